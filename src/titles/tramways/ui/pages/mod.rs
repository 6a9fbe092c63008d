//! The pages, one a file.

mod play;
mod ranked;
mod visit;

pub use play::table;
pub use ranked::RankedPage;
pub use visit::VisitPage;
