//! The pieces that pages are made of.

pub mod card;
pub mod icon;
pub mod lettering;
pub mod map;
pub mod wordmark;
