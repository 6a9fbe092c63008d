//! One game on this device, for any title: a record with a cursor, who sits at it, what is kept of
//! it. Pure; knows no page.

mod broken;
pub mod camera;
mod chair;
mod clock;
mod device;
mod game_table;
mod guide;
pub mod intent;
mod line;
mod livery;
pub mod model;
mod names;
pub mod open;
pub mod places;
mod play;
mod preferences;
mod room;
mod save;
mod step;
mod taste;
mod terms;
mod thumbnail;
pub mod title;
pub mod turned;
pub mod view;

pub use broken::{Broken, Resumed, SetupFault};
pub use chair::{Chair, Chairs, Controller, Hands, MAX_NAME, Name};
pub use clock::Clock;
pub use device::{Device, Turn};
pub use game_table::{Fate, Table};
pub use guide::{Guide, Told, Voice};
pub use line::{Comment, Line, MAX_COMMENT};
pub use livery::Livery;
pub use names::{controller_name, level_name};
pub use play::{MAX_LINES, Session};
pub use preferences::{Pace, Question, Questions};
pub use room::{Room, Spare, USUAL_LIMIT};
pub use save::{Glance, LineRecord, Lines, Save, SaveError, Saved, archive, slots};
pub use step::Step;
pub use taste::{Motion, Sound, Theme};
pub use terms::{Day, DayError, Terms};
pub use thumbnail::{Ink, Shape, Stroke, Thumbnail, ThumbnailError};
