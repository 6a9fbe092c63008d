//! T
use crate::words::rulebook::Chapter;
/// The rules.
pub const RULEBOOK: &[Chapter] = &[];
