//! The browser's services besides drawing: sound, speech, clipboard, files, sizes, leaving the page.
//!
//! Names: address, hooks, preferences, widgets.

pub(super) mod breath;
pub(crate) mod export;
pub(crate) mod guard;
pub(crate) mod live_region;
pub(crate) mod pixels;
pub(crate) mod scripts;
pub(crate) mod sound;
pub(crate) mod window;
