//! The pages, one a file.

mod ranked;

pub(crate) use ranked::RankedPage;
