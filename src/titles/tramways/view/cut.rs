//! What takes rails off the map: a Building on a Parcel that a Link lies on (BLD-5), the end of a round for Links that
//! nobody worked on (END-3).

use crate::engine::game::{Game, Seat};
use crate::table::Players;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::link::{Link, Status, Worked};
use crate::titles::tramways::rules::state::{Decision, LAST_ROUND, State, Work};
use crate::titles::tramways::view::position::{point, steps};
use crate::titles::tramways::view::scene::{Broken, Line, Stage};
use crate::words::Locale;

/// A Link that loses tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The Link as it lies now.
    pub link: Link,
    /// The cells where it loses a tile, in the order of the Link.
    pub cells: Vec<CellId>,
}

/// What decisions would take off the map, or leave to the end of the round to take off; nothing where they are not legal.
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

/// What whoever administrates loses by the end of the round, however long the others still take (END-3).
fn left_idle(state: &State) -> impl Iterator<Item = Cut> {
    let own = state.links.iter().filter(|link| link.owner == state.seat);
    let idle = own.filter(|link| state.round < LAST_ROUND && link.worked == Worked::Before);
    idle.filter_map(|link| match link.status {
        Status::Incomplete { kept } => {
            let lost: Vec<CellId> =
                link.tiles.iter().skip(kept.into()).map(|tile| tile.cell).collect();
            Cut::of(link, |cell| lost.contains(&cell))
        }
        Status::Complete | Status::Upgraded => None,
    })
}

/// What the action under way, or the end of Administration, would take off the map.
pub fn ahead(state: &State) -> Vec<Cut> {
    let parcel = match (&state.work, state.decision) {
        (_, Decision::Administration) => return cuts(state, &[Action::Done]),
        (Work::Build(parcel, _), _) => *parcel,
        (_, Decision::Kind(parcel)) => parcel,
        _ => return Vec::new(),
    };
    let site = state.map.parcels[parcel.index()];
    let own = state.links.iter().filter(|link| link.owner == state.seat);
    own.filter_map(|link| Cut::of(link, |cell| Some(cell) == site)).collect()
}

impl Cut {
    fn of(link: &Link, loses: impl Fn(CellId) -> bool) -> Option<Cut> {
        let cells = link.tiles.iter().map(|tile| tile.cell).filter(|&cell| loses(cell));
        let cells: Vec<CellId> = cells.collect();
        (!cells.is_empty()).then(|| Cut { link: link.clone(), cells })
    }

    /// Whether nothing of the Link is left.
    pub fn is_whole(&self) -> bool {
        self.cells.len() == self.link.tiles.len()
    }

    /// The Link and where it breaks, for the map.
    pub fn broken(&self, state: &State, players: &Players) -> Broken {
        let stage = match self.link.status {
            Status::Incomplete { .. } => Stage::Incomplete,
            Status::Complete => Stage::Complete,
            Status::Upgraded => Stage::Upgraded,
        };
        let owner = players.color(self.link.owner);
        let line = Line { owner, steps: steps(state, &self.link.tiles), stage };
        Broken { line, at: self.cells.iter().map(|&cell| point(state, cell)).collect() }
    }

    /// What happens to which Link, in words.
    pub fn text(&self, state: &State, players: &Players, locale: Locale) -> String {
        let place = |port| state.across(port).map(|cell| locale.place(state, cell));
        let ends: Vec<String> = self.link.ports().into_iter().filter_map(place).collect();
        let whose =
            (self.link.owner != state.seat).then(|| locale.player(players, self.link.owner));
        let link = locale.link_between(whose.as_deref(), &ends);
        match self.is_whole() {
            true => locale.link_removed(&link),
            false => locale.link_cut(&link),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::{legal, play, walk, walk_of};
    use crate::titles::tramways::view::payment::{PaymentChoice, propose};

    #[test]
    fn bld_5_what_a_building_cuts_is_told_before_it_is_paid() {
        let bills = (0..160).flat_map(walk).filter(|state| {
            matches!(state.work, Work::Build(..)) && state.decision == Decision::Bill
        });
        let mut seen = 0;
        for state in bills {
            let Some(payment) = propose(&state, &PaymentChoice::default()) else { continue };
            assert_eq!(ahead(&state), cuts(&state, &payment.actions));
            seen += usize::from(!ahead(&state).is_empty());
        }
        assert!(seen > 0, "some Building cuts a Link");
    }

    #[test]
    fn end_3_what_idleness_removes_is_told_before_the_round_ends() {
        let ends = (0..12).flat_map(walk).filter(|state| {
            state.decision == Decision::Administration && legal(state).contains(&Action::Done)
        });
        let mut seen = 0;
        for state in ends {
            let after = play(&state, &[Action::Done]);
            let tiles =
                |state: &State| state.links.iter().map(|link| link.tiles.len()).sum::<usize>();
            let told: usize = ahead(&state).iter().map(|cut| cut.cells.len()).sum();
            assert_eq!(tiles(&state) - tiles(&after), told);
            seen += told;
        }
        assert!(seen > 0, "some Link is idle");
    }

    #[test]
    fn end_3_what_idleness_removes_is_told_though_others_end_the_round() {
        let ends = (0..12).flat_map(|seed| walk_of(3, seed)).filter(|state| {
            state.decision == Decision::Administration && legal(state).contains(&Action::Done)
        });
        let mut seen = 0;
        for state in ends {
            let mut after = play(&state, &[Action::Done]);
            while after.round == state.round && after.decision != Decision::Over {
                let legal = legal(&after);
                let next = if legal.contains(&Action::Done) { Action::Done } else { legal[0] };
                after = play(&after, &[next]);
            }
            let tiles = |of: &State| {
                let own = of.links.iter().filter(|link| link.owner == state.seat);
                own.map(|link| link.tiles.len()).sum::<usize>()
            };
            let own = ahead(&state).into_iter().filter(|cut| cut.link.owner == state.seat);
            let told: usize = own.map(|cut| cut.cells.len()).sum();
            assert_eq!(tiles(&state) - tiles(&after), told);
            seen += usize::from(told > 0 && state.order.last() != Some(&state.seat));
        }
        assert!(seen > 0, "somebody who is not the last has an idle Link");
    }

    #[test]
    fn both_languages_name_the_link() {
        let state = (0..12).flat_map(walk).find(|state| !ahead(state).is_empty());
        let state = state.expect("something is cut");
        let texts =
            Locale::ALL.map(|locale| ahead(&state)[0].text(&state, &Players::people(1), locale));
        assert!(texts[0].contains("your Link") && texts[1].contains("tu Enlace"), "{texts:?}");
    }
}
