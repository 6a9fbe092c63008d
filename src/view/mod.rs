//! What to draw and to say: pure, no web.
