//! The pages, one a file.

mod ranked;

pub use ranked::RankedPage;
