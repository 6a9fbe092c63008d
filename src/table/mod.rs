//! One game on this device, for any title: the record with its cursor, its players and its save. Pure; knows no page.

#![warn(missing_docs)]

pub mod board;
pub mod command;
pub mod field;
mod guide;
pub mod hint;
pub mod ids;
pub mod intent;
pub mod model;
pub mod motion;
pub mod narration;
pub mod open;
pub mod past;
mod play;
mod players;
mod preferences;
pub mod puzzle;
pub mod remote;
pub mod review;
mod save;
mod saved_board;
mod saved_count;
pub mod scores;
pub mod sending;
pub mod set_up;
pub mod title;
pub mod view;
pub mod words;

pub use guide::{Guide, Teach, Voice};
pub use play::{
    BotMove, Broken, Clock, Comment, Day, DayError, DecisionSource, GameMode, MAX_COMMENT,
    MAX_LINES, PlayLine, PlayedStep, ResumedSession, Session, SetupFault,
};
pub use players::{
    BotPermission, Controller, Device, DeviceTurn, Eyes, Hands, Holder, MAX_NAME, Name, Player,
    PlayerColor, Players, controller_hint, level_name,
};
pub use preferences::{Aid, Assistance, Motion, Pace, Screen, Sound, Theme, sounds};
pub use save::{
    GameEntry, GameStatus, GameTable, InkToken, Prepared, PreparedPlan, Quota, ReplayedPart, Save,
    SaveError, Spare, StoreError, Summary, TakenBackTo, Thumbnail, ThumbnailError, ThumbnailLine,
    ThumbnailShape, USUAL_LIMIT, archive, site_report,
};
pub use saved_board::SavedBoard;
pub use saved_count::SavedCount;
pub use sending::{Secrets, Sending};
pub use set_up::LastSetUp;
