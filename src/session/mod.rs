//! What this device keeps of Tramways: saves, set-ups, ranked games. Pure; knows no page.

mod arrangement;
pub mod attempt;
pub mod attempt_record;
pub mod daily;
#[cfg(test)]
mod fixture;
pub mod ledger;
pub mod order;
pub mod par;
pub mod score_file;
mod visit;

pub use crate::table::{
    Broken, Chair, Chairs, Clock, Comment, Controller, Day, DayError, Device, Fate, GameMode,
    Glance, Guide, Hands, Line, MAX_COMMENT, MAX_NAME, Motion, Name, Pace, PlayerColor, Question,
    Questions, Quota, Resumed, Save, SaveError, Saved, Session, SetupFault, Sound, Spare, Step,
    Table, Theme, Thumbnail, Told, Turn, USUAL_LIMIT, Voice, archive, slots,
};
pub use arrangement::{Arrangement, Place};
pub use attempt::{Attempt, Origin, Proof, Refuted};
pub use par::Par;
pub use visit::{Visit, VisitError};
