//! Records as links.
