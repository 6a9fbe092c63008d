//! What one device does with a game: pure, no web.
