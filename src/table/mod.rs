//! One game on this device, for any title: a record with a cursor, who sits at it, what is kept of
//! it. Pure; knows no page.

mod broken;
pub mod camera;
mod clock;
pub mod command;
mod device;
mod game_mode;
mod game_table;
mod guide;
pub mod intent;
pub mod kept_site;
mod line;
pub mod model;
mod names;
pub mod open;
pub mod pasted;
pub mod places;
mod play;
mod player;
mod player_color;
mod preferences;
pub mod qr;
mod quota;
pub mod ranked;
mod save;
mod sending;
mod set_up;
mod step;
mod taste;
mod thumbnail;
pub mod title;
pub mod tone;
pub mod turned;
pub mod view;
pub mod words;

pub use broken::{Broken, Resumed, SetupFault};
pub use clock::Clock;
pub use device::{Device, Leave, Turn};
pub use game_mode::{Day, DayError, GameMode};
pub use game_table::{Fate, Table};
pub use guide::{Guide, Told, Voice};
pub use line::{Comment, Line, MAX_COMMENT};
pub use names::{controller_hint, controller_name, level_name};
pub use play::{MAX_LINES, Session};
pub use player::{Controller, Hands, MAX_NAME, Name, Player, Players};
pub use player_color::PlayerColor;
pub use preferences::{Pace, Question, Questions};
pub use quota::{Quota, Spare, USUAL_LIMIT};
pub use save::{
    Glance, LineRecord, Lines, Replayed, Save, SaveError, Saved, StoreError, archive, slots,
};
pub use sending::{Secrets, Sending};
pub use set_up::SetUp;
pub use step::Step;
pub use taste::{Aid, HiddenAids, Motion, Sound, Theme};
pub use thumbnail::{Ink, Shape, Stroke, Thumbnail, ThumbnailError};
