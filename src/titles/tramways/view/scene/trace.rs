//! Marks of changes on the map: the shape says what, the colour says who.

use crate::table::PlayerColor;
use crate::titles::tramways::view::scene::overlay::MapPlace;
use crate::words::Locale;

/// A change on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapTrace {
    pub kind: TraceKind,
    /// The player who made it; `None` if nobody did.
    pub by: Option<PlayerColor>,
    pub place: MapPlace,
}

/// The kind of change that a [`MapTrace`] marks.
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
    /// A Passenger left here.
    Left,
    /// A Passenger arrived here.
    Arrived,
    /// A Passenger was added.
    Added,
}

impl TraceKind {
    /// Describes the change.
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
