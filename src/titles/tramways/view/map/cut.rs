//! Cuts of Links: by a Building on a Parcel that a Link crosses (BLD-5), and by the end of a round
//! for Links that nobody worked on (END-3).

use crate::engine::game::{Game, Seat};
use crate::table::Players;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::link::{Link, LinkStatus, Tile, Worked};
use crate::titles::tramways::rules::state::{CurrentAction, Decision, LAST_ROUND, State};
use crate::titles::tramways::view::map::position::{point, steps};
use crate::titles::tramways::view::scene::{BrokenLink, LinkStage, PlannedLink};
use crate::titles::tramways::words::Reader;

/// A Link that loses tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The Link before the cut.
    pub link: Link,
    /// The cells of the lost tiles, in the Link's order.
    pub cells: Vec<CellId>,
}

/// Returns the Links cut by actions, at once or at the end of the round; empty if an action is illegal.
pub fn cuts(state: &State, actions: &[Action]) -> Vec<Cut> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    for &action in actions {
        if Tramways::apply(&mut after, action, &mut events).is_err() {
            return Vec::new();
        }
    }
    let mut gone: Vec<(Seat, CellId)> = Vec::new();
    for event in events {
        if let Event::RailsReturned { seat, cells } = event {
            gone.extend(cells.into_iter().map(|cell| (seat, cell)));
        }
    }
    let cut = |link: &Link| Cut::of(link, |cell| gone.contains(&(link.owner, cell)));
    let mut cuts: Vec<Cut> = state.links.iter().filter_map(cut).collect();
    if state.decision == Decision::Administration && actions == [Action::Done] {
        cuts.extend(left_idle(state).filter(|idle| !cuts.contains(idle)).collect::<Vec<Cut>>());
    }
    cuts
}

/// The Links that the administrating player will lose at the end of the round (END-3).
fn left_idle(state: &State) -> impl Iterator<Item = Cut> {
    let own = state.links.iter().filter(|link| link.owner == state.seat);
    let idle = own.filter(|link| state.round < LAST_ROUND && link.worked == Worked::Before);
    idle.filter_map(|link| match link.status {
        LinkStatus::Incomplete { kept } => {
            let lost: Vec<CellId> =
                link.tiles.iter().skip(kept.into()).map(|tile| tile.cell).collect();
            Cut::of(link, |cell| lost.contains(&cell))
        }
        LinkStatus::Complete | LinkStatus::Upgraded => None,
    })
}

/// Returns the cuts by the current action, or by ending Administration.
pub fn ahead(state: &State) -> Vec<Cut> {
    let parcel = match (&state.work, state.decision) {
        (_, Decision::Administration) => return cuts(state, &[Action::Done]),
        (CurrentAction::Build(parcel, _), _) => *parcel,
        (_, Decision::Kind(parcel)) => parcel,
        _ => return Vec::new(),
    };
    let site = state.map.parcels[parcel.index()];
    let own = state.links.iter().filter(|link| link.owner == state.seat);
    own.filter_map(|link| Cut::of(link, |cell| Some(cell) == site)).collect()
}

/// Describes the cuts by the Building that is being chosen or paid for.
pub fn ahead_of_building(state: &State, players: &Players, reader: Reader) -> Vec<String> {
    match (&state.work, state.decision) {
        (_, Decision::Kind(_)) | (CurrentAction::Build(..), Decision::Bill) => {
            ahead(state).iter().map(|cut| cut.text(state, players, reader)).collect()
        }
        _ => Vec::new(),
    }
}

impl Cut {
    fn of(link: &Link, loses: impl Fn(CellId) -> bool) -> Option<Cut> {
        let cells = link.tiles.iter().map(|tile| tile.cell).filter(|&cell| loses(cell));
        let cells: Vec<CellId> = cells.collect();
        (!cells.is_empty()).then(|| Cut { link: link.clone(), cells })
    }

    /// Returns the numbers of complete and incomplete Links that remain (BLD-5, RAIL-9).
    pub fn left(&self) -> (usize, usize) {
        let parts = self.link.tiles.split(|tile| self.cells.contains(&tile.cell));
        let parts: Vec<bool> = parts.map(|part| !part.is_empty()).collect();
        let all = parts.iter().filter(|is_left| **is_left).count();
        let open = !self.link.is_complete() && parts.last() == Some(&true);
        (all - usize::from(open), usize::from(open))
    }

    /// Returns the lost tiles for the map.
    pub fn broken(&self, state: &State, players: &Players) -> BrokenLink {
        let stage = match self.link.status {
            LinkStatus::Incomplete { .. } => LinkStage::Incomplete,
            LinkStatus::Complete => LinkStage::Complete,
            LinkStatus::Upgraded => LinkStage::Upgraded,
        };
        let owner = players.color(self.link.owner);
        let is_lost = |tile: &&Tile| self.cells.contains(&tile.cell);
        let lost: Vec<Tile> = self.link.tiles.iter().filter(is_lost).copied().collect();
        let line = PlannedLink { owner, steps: steps(state, &lost), stage };
        BrokenLink { line, at: self.cells.iter().map(|&cell| point(state, cell)).collect() }
    }

    /// Describes the cut.
    pub fn text(&self, state: &State, players: &Players, reader: Reader) -> String {
        let place = |port| state.across(port).map(|cell| reader.place(state, cell));
        let ends: Vec<String> = self.link.ports().into_iter().filter_map(place).collect();
        let whose =
            (self.link.owner != state.seat).then(|| reader.player(players, self.link.owner));
        let link = reader.link_between(whose.as_deref(), &ends);
        let tiles = self.cells.len();
        match self.left() {
            (0, 0) => reader.link_removed(&link, tiles),
            left => reader.link_cut(&link, tiles, left),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::cost::payment::{PaymentChoice, propose};
    use crate::titles::tramways::view::fixture::{play, printed, walk, walk_of};
    use crate::words::Locale;

    #[test]
    fn bld_5_shows_what_a_building_cuts_before_payment() {
        let bills = (0..160).flat_map(walk).filter(|state| {
            matches!(state.work, CurrentAction::Build(..)) && state.decision == Decision::Bill
        });
        let mut seen = 0;
        for state in bills {
            let Some(payment) = propose(&state, &PaymentChoice::default()) else { continue };
            assert_eq!(ahead(&state), cuts(&state, &payment.actions));
            let after = play(&state, &payment.actions);
            let left = ahead(&state)
                .iter()
                .map(Cut::left)
                .fold((0, 0), |all, left| (all.0 + left.0, all.1 + left.1));
            let cut = ahead(&state).iter().filter(|cut| cut.link.is_complete()).count();
            let links = |state: &State| {
                let complete = state.links.iter().filter(|link| link.is_complete()).count();
                (complete, state.links.len() - complete)
            };
            let (before, open) = (links(&state), ahead(&state).len() - cut);
            assert_eq!(links(&after), (before.0 - cut + left.0, before.1 - open + left.1));
            seen += usize::from(left.0 + left.1 > 0);
        }
        assert!(seen > 0, "some Building leaves something of a Link");
    }

    #[test]
    fn only_the_tiles_that_are_lost_are_drawn_broken() {
        let cutting = (0..160).flat_map(walk).filter(|state| !ahead(state).is_empty());
        for state in cutting {
            for cut in ahead(&state) {
                let broken = cut.broken(&state, &Players::people(1));
                let drawn: Vec<_> = broken.line.steps.iter().map(|step| step.at).collect();
                assert_eq!(drawn, broken.at);
            }
        }
    }

    #[test]
    fn end_3_shows_the_tiles_to_be_removed_before_the_round_ends() {
        let ends = (0..12).flat_map(walk).filter(|state| {
            state.decision == Decision::Administration
                && Tramways::legal(state).contains(&Action::Done)
        });
        let mut seen = 0;
        for state in ends {
            let after = play(&state, &[Action::Done]);
            let tiles =
                |state: &State| state.links.iter().map(|link| link.tiles.len()).sum::<usize>();
            let cut: usize = ahead(&state).iter().map(|cut| cut.cells.len()).sum();
            assert_eq!(tiles(&state) - tiles(&after), cut);
            seen += cut;
        }
        assert!(seen > 0, "some Link is idle");
    }

    #[test]
    fn end_3_shows_the_tiles_to_be_removed_though_others_end_the_round() {
        let ends = (0..12).flat_map(|seed| walk_of(3, seed)).filter(|state| {
            state.decision == Decision::Administration
                && Tramways::legal(state).contains(&Action::Done)
        });
        let mut seen = 0;
        for state in ends {
            let mut after = play(&state, &[Action::Done]);
            while after.round == state.round && after.decision != Decision::Over {
                let legal = Tramways::legal(&after);
                let next = if legal.contains(&Action::Done) { Action::Done } else { legal[0] };
                after = play(&after, &[next]);
            }
            let tiles = |of: &State| {
                let own = of.links.iter().filter(|link| link.owner == state.seat);
                own.map(|link| link.tiles.len()).sum::<usize>()
            };
            let own = ahead(&state).into_iter().filter(|cut| cut.link.owner == state.seat);
            let cut: usize = own.map(|cut| cut.cells.len()).sum();
            assert_eq!(tiles(&state) - tiles(&after), cut);
            seen += usize::from(cut > 0 && state.order.last() != Some(&state.seat));
        }
        assert!(seen > 0, "somebody who is not the last has an idle Link");
    }

    #[test]
    fn both_languages_name_the_link() {
        let state = (0..12).flat_map(walk).find(|state| !ahead(state).is_empty());
        let state = state.expect("something is cut");
        let texts =
            Locale::ALL.map(|it| ahead(&state)[0].text(&state, &Players::people(1), printed(it)));
        assert!(texts[0].contains("your Link") && texts[1].contains("tu Enlace"), "{texts:?}");
    }

    #[test]
    fn bld_5_names_the_links_that_are_left() {
        let text = |tiles, left| Locale::English.link_cut("your Link", tiles, left);
        assert_eq!(
            text(1, (2, 0)),
            "This cuts your Link: 1 tile goes back to the supply, 2 complete Links are left."
        );
        assert_eq!(
            text(2, (1, 1)),
            "This cuts your Link: 2 tiles go back to the supply, a complete Link and an incomplete one are left."
        );
        let text = |tiles, left| Locale::Spanish.link_cut("tu Enlace", tiles, left);
        assert_eq!(
            text(1, (1, 0)),
            "Esto corta tu Enlace: 1 loseta vuelve a la reserva, queda un Enlace completo."
        );
        assert_eq!(
            text(2, (0, 1)),
            "Esto corta tu Enlace: 2 losetas vuelven a la reserva, queda un Enlace incompleto."
        );
    }
}
