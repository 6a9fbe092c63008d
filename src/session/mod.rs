//! One game as it is played on this device: a record with a cursor, and who sits at it. Pure;
//! knows no page.

pub mod archive;
mod arrangement;
pub mod attempt;
mod broken;
mod chair;
mod clock;
pub mod daily;
mod device;
#[cfg(test)]
mod fixture;
pub mod ledger;
mod line;
mod livery;
pub mod order;
pub mod par;
mod play;
mod preferences;
mod room;
mod save;
pub mod score_file;
mod sending;
pub mod slots;
mod step;
mod table;
mod terms;
mod visit;

pub use arrangement::{Arrangement, Place};
pub use attempt::{Attempt, Origin, Proof, Refuted};
pub use broken::{Broken, Resumed, SetupFault};
pub use chair::{Chair, Chairs, Controller, Hands, MAX_NAME, Name};
pub use clock::Clock;
pub use device::{Device, Turn};
pub use line::{Comment, Line, MAX_COMMENT};
pub use livery::Livery;
pub use par::Par;
pub use play::Session;
pub use preferences::{Pace, Question, Questions};
pub use room::{Room, Spare, USUAL_LIMIT};
pub use save::{Save, SaveError};
pub use sending::{Secrets, Sending};
pub use step::Step;
pub use table::{Fate, Table};
pub use terms::{Day, DayError, Terms};
pub use visit::{Visit, VisitError};
