//! One game as it is played on this device: a record with a cursor, and who sits at it. Pure;
//! knows no page.

pub mod archive;
mod arrangement;
mod broken;
mod chair;
mod device;
mod line;
mod livery;
mod play;
mod preferences;
mod room;
mod save;
pub mod slots;
mod step;
mod table;
mod terms;

pub use arrangement::{Arrangement, Place};
pub use broken::{Broken, Resumed, SetupFault};
pub use chair::{Chair, Chairs, Controller, Hands, MAX_NAME, Name};
pub use device::{Device, Turn};
pub use line::{Comment, Line, MAX_COMMENT};
pub use livery::Livery;
pub use play::Session;
pub use preferences::{Pace, Question, Questions};
pub use room::{Room, Spare, USUAL_LIMIT};
pub use save::{Save, SaveError};
pub use step::Step;
pub use table::{Fate, Table};
pub use terms::{Day, DayError, Terms};
