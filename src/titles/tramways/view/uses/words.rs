//! The names of uses, and why some are impossible.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::tramways::rules::link::Link;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::map::meaning::MapAction;
use crate::titles::tramways::view::map::trips::WholeRide;
use crate::titles::tramways::view::uses::{Use, UseKind};
use crate::words::Locale;

impl Use {
    pub fn label(&self, locale: Locale) -> String {
        match self.kind {
            UseKind::Map(what) => what.label(locale).to_owned(),
            UseKind::Task(task) => locale.task(task).to_owned(),
            UseKind::Pay(icon) => locale.pay_with(icon),
            UseKind::Play(icon) => locale.icon(icon),
            UseKind::Discard => locale.discard_it().to_owned(),
        }
    }

    /// Returns whether it can lead to a Link.
    pub fn lays_rails(&self) -> bool {
        use crate::titles::tramways::rules::action::Task;
        let on_map = matches!(
            self.kind,
            UseKind::Map(MapAction::Start | MapAction::GoOn | MapAction::Redirect)
        );
        on_map || self.kind == UseKind::Task(Task::Rails)
    }
}

/// Describes the owners of a ride's Links, its length, and points for others.
pub fn travels(state: &State, players: &Players, trip: &WholeRide, locale: Locale) -> String {
    let links: Vec<&Link> = trip.links.iter().map(|&n| state.link(n)).collect();
    let tiles = links.iter().map(|link| link.tiles.len()).sum();
    let mut owners: Vec<(Seat, usize)> = Vec::new();
    for link in links {
        match owners.iter_mut().find(|(owner, _)| *owner == link.owner) {
            Some((_, count)) => *count += 1,
            None => owners.push((link.owner, 1)),
        }
    }
    let named = |(owner, count): (Seat, usize)| {
        if owner == state.seat {
            locale.your_links(count)
        } else {
            locale.links_of(&locale.player(players, owner), count)
        }
    };
    let named: Vec<String> = owners.into_iter().map(named).collect();
    locale.travels(&named, tiles)
}
