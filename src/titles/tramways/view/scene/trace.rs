//! What has changed on the map: marks that tell what by their shape and whose deed by their colour.

use crate::table::PlayerColor;
use crate::titles::tramways::view::scene::overlay::Place;
use crate::words::Locale;

/// Something that has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub kind: TraceKind,
    /// Whose deed it was; nothing for what came of itself.
    pub by: Option<PlayerColor>,
    pub place: Place,
}

/// What a [`Trace`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TraceKind {
    /// Rails were laid.
    Laid,
    /// A Link was upgraded.
    LinkUpgraded,
    /// A Building was built.
    Built,
    /// A Building was upgraded.
    BuildingUpgraded,
    /// A Passenger left from here.
    Left,
    /// A Passenger rode to here.
    Arrived,
    /// A Passenger was added.
    Added,
}

impl TraceKind {
    /// What it tells, in words.
    pub fn label(self, locale: Locale) -> &'static str {
        match self {
            TraceKind::Laid => locale.trace_laid(),
            TraceKind::LinkUpgraded => locale.trace_link_upgraded(),
            TraceKind::Built => locale.trace_built(),
            TraceKind::BuildingUpgraded => locale.trace_building_upgraded(),
            TraceKind::Left => locale.trace_left(),
            TraceKind::Arrived => locale.trace_arrived(),
            TraceKind::Added => locale.trace_added(),
        }
    }
}
