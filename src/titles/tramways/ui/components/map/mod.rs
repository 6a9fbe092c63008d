//! The layers of the map, and maps without targets.

mod glow;
mod land;
mod lines;
mod marks;
mod people;
mod picture;
mod town;
mod traces;

pub(in crate::titles::tramways::ui) use glow::GlowLayer;
pub(in crate::titles::tramways::ui) use land::LandLayer;
pub(in crate::titles::tramways::ui) use lines::{LinesLayer, STROKES};
pub(in crate::titles::tramways::ui) use marks::MarksLayer;
pub(in crate::titles::tramways::ui) use people::PeopleLayer;
pub(crate) use picture::{BoardTile, MapPicture, plan_picture};
pub(in crate::titles::tramways::ui) use town::TownLayer;
pub(in crate::titles::tramways::ui) use traces::TracesLayer;
