//! The page of a new game: what is chosen, what that makes, and what stands in the way.

use crate::engine::game::Seat;
use crate::table::{Controller, Hands, Name, PlayerColor};
use crate::titles::tramways::rules::diagnostics::{self, Oddity};
use crate::titles::tramways::rules::map::Map;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::setup_error::SetupError;
use crate::titles::tramways::rules::variants::{
    BoardId, Deal, DevelopmentRule, MapChoice, MapSize, Placement, PlayerBoard, Sides,
};
use crate::titles::tramways::session::Arrangement;
use crate::titles::tramways::view::builder::{Lay, Layout};

/// Where the map comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// From the seed.
    #[default]
    Random,
    /// From the layout.
    ByHand,
}

/// A new game as it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Who plays, and by which options.
    pub arrangement: Arrangement,
    /// Where the map comes from.
    pub ground: Ground,
    /// The map that is laid by hand; it is kept while the map comes from the seed.
    pub layout: Layout,
    /// The seed as it was typed.
    pub typed: String,
    /// The seed where none is typed.
    pub rolled: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// One seat more.
    AddSeat,
    /// A seat less.
    RemoveSeat(Seat),
    /// Another player for a seat.
    Control(Seat, Controller),
    Call(Seat, Name),
    Paint(Seat, PlayerColor),
    /// Another player board.
    Equip(Seat, PlayerBoard),
    /// Hidden or open hands.
    Hands(Hands),
    Deal(Deal),
    /// Another Development rule.
    Development(DevelopmentRule),
    /// Other sides for a random map.
    Sides(Sides),
    /// Another size of a random map.
    Size(MapSize),
    /// Another seed, as it is typed.
    Type(String),
    /// Another seed, from chance.
    Roll(u64),
    /// Another origin of the map.
    Ground(Ground),
    /// Something with the layout.
    Lay(Lay),
    /// The boards of the random map, to be laid differently.
    CopyRandom,
}

/// How a board that lies on the sheet is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The rules do not allow it there.
    Wrong,
    /// It is legal there, but odd.
    Odd,
}

/// Why the game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The seed is no number.
    Seed,
    /// The rules do not allow the setup.
    Setup(SetupError),
}

impl Draft {
    /// The arrangement on a random map.
    pub fn new(arrangement: Arrangement, rolled: u64) -> Draft {
        Draft {
            arrangement,
            ground: Ground::Random,
            layout: Layout::default(),
            typed: rolled.to_string(),
            rolled,
        }
    }

    /// A setup that is there already, for the players of an arrangement.
    pub fn of(setup: &Setup, arrangement: &Arrangement) -> Draft {
        let fresh = Draft::new(arrangement.fit(setup), setup.seed);
        match &setup.map {
            MapChoice::Random { .. } => fresh,
            MapChoice::Layout(placements) => {
                Draft { ground: Ground::ByHand, layout: Layout::of(placements), ..fresh }
            }
        }
    }

    /// The draft after a choice.
    pub fn after(&self, change: Change) -> Draft {
        let mut next = self.clone();
        let table = &mut next.arrangement;
        match change {
            Change::AddSeat => table.add_seat(),
            Change::RemoveSeat(seat) => table.remove_seat(seat),
            Change::Paint(seat, color) => table.paint(seat, color),
            Change::Control(seat, controller) => {
                table.place_mut(seat).into_iter().for_each(|it| it.player.controller = controller);
            }
            Change::Call(seat, name) => {
                table.place_mut(seat).into_iter().for_each(|it| it.player.name = name.clone());
            }
            Change::Equip(seat, board) => {
                table.place_mut(seat).into_iter().for_each(|it| it.board = board);
            }
            Change::Hands(hands) => table.hands = hands,
            Change::Deal(deal) => table.deal = deal,
            Change::Development(rule) => table.development = rule,
            Change::Sides(sides) => table.sides = sides,
            Change::Size(size) => table.size = size,
            Change::Type(text) => next.typed = text,
            Change::Roll(seed) => (next.rolled, next.typed) = (seed, seed.to_string()),
            Change::Ground(ground) => next.ground = ground,
            Change::Lay(lay) => next.layout = self.layout.after(lay),
            Change::CopyRandom => next.layout = Layout::of(&self.random_boards()),
        }
        next
    }

    /// The seed; nothing where what was typed is no number.
    pub fn seed(&self) -> Option<u64> {
        match self.typed.trim() {
            "" => Some(self.rolled),
            text => text.parse().ok(),
        }
    }

    /// The setup; nothing where there is no seed.
    pub fn setup(&self) -> Option<Setup> {
        let setup = self.random_setup()?;
        match self.ground {
            Ground::Random => Some(setup),
            Ground::ByHand => {
                let map = MapChoice::Layout(self.layout.normalized().into_iter().collect());
                Some(Setup { map, ..setup })
            }
        }
    }

    /// Everything that keeps the game from beginning.
    pub fn obstacles(&self) -> Vec<Obstacle> {
        let Some(setup) = self.setup() else { return vec![Obstacle::Seed] };
        diagnostics::problems(&setup).into_iter().map(Obstacle::Setup).collect()
    }

    /// What is odd about a map that was laid by hand.
    pub fn oddities(&self) -> Vec<Oddity> {
        let placements = self.layout.normalized();
        match self.ground {
            Ground::ByHand if !placements.is_empty() => {
                Map::lay(&placements).map(|map| diagnostics::oddities(&map)).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// The boards of the layout that something is wrong or odd with; the first mark of a board counts.
    pub fn marks(&self) -> Vec<(BoardId, Mark)> {
        let laid = || self.layout.placements().iter().map(|placement| placement.board);
        let wrong = self.obstacles().into_iter().flat_map(|obstacle| match obstacle {
            Obstacle::Setup(SetupError::Overlap(one, other)) => vec![one, other],
            Obstacle::Setup(SetupError::TwoJs) => {
                laid().filter(|board| diagnostics::carries_j(*board)).collect()
            }
            _ => Vec::new(),
        });
        let odd = self.oddities().into_iter().flat_map(|oddity| match oddity {
            Oddity::Apart(boards) => boards.to_vec(),
            Oddity::Stranded(_, board) => vec![board],
        });
        wrong.map(|it| (it, Mark::Wrong)).chain(odd.map(|it| (it, Mark::Odd))).collect()
    }

    /// The boards of the map that the seed gives; none where it gives none.
    pub fn random_boards(&self) -> Vec<Placement> {
        let map = self.random_setup().and_then(|setup| Map::of(&setup).ok());
        map.map(|map| map.placements.to_vec()).unwrap_or_default()
    }

    fn random_setup(&self) -> Option<Setup> {
        Some(self.arrangement.setup(self.seed()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::Level;
    use crate::titles::tramways::network::Point;
    use crate::titles::tramways::rules::variants::Side;

    fn draft() -> Draft {
        Draft::new(Arrangement::default(), 7)
    }

    fn changed(changes: &[Change]) -> Draft {
        changes.iter().fold(draft(), |draft, change| draft.after(change.clone()))
    }

    #[test]
    fn a_fresh_draft_can_begin() {
        assert_eq!(draft().obstacles(), []);
        assert_eq!(draft().setup(), Some(Arrangement::default().setup(7)));
    }

    #[test]
    fn no_typed_seed_is_the_rolled_one() {
        assert_eq!(changed(&[Change::Type(" ".to_owned())]).seed(), Some(7));
        assert_eq!(changed(&[Change::Type(" 42 ".to_owned())]).seed(), Some(42));
        assert_eq!(changed(&[Change::Type("4x".to_owned()), Change::Roll(9)]).seed(), Some(9));
        let bad = changed(&[Change::Type("-1".to_owned())]);
        assert_eq!((bad.setup(), bad.obstacles()), (None, vec![Obstacle::Seed]));
        assert_eq!(bad.random_boards(), []);
    }

    #[test]
    fn what_does_not_go_together_is_told() {
        let alone = changed(&[Change::Deal(Deal::Advanced)]);
        assert_eq!(alone.obstacles(), [Obstacle::Setup(SetupError::SoloDeal)]);
        let three = changed(&[Change::AddSeat, Change::AddSeat, Change::Size(MapSize::Expert)]);
        assert_eq!(three.obstacles(), [Obstacle::Setup(SetupError::ExpertSeats(3))]);
        assert_eq!(three.after(Change::RemoveSeat(Seat(1))).obstacles(), []);
    }

    #[test]
    fn a_seat_is_arranged() {
        let seat = Seat(1);
        let draft = changed(&[
            Change::AddSeat,
            Change::Control(seat, Controller::Bot(Level::Hard)),
            Change::Call(seat, "Ana".to_owned().into()),
            Change::Paint(seat, PlayerColor::Orange),
            Change::Equip(seat, PlayerBoard::Hard),
        ]);
        let players = draft.arrangement.players();
        let player = players.get(seat).expect("a seat");
        assert_eq!((player.name.as_str(), player.color), ("Ana", PlayerColor::Orange));
        assert_eq!(players.bot(seat), Some(Level::Hard));
        assert_eq!(draft.setup().map(|setup| setup.seats[1]), Some(PlayerBoard::Hard));
    }

    #[test]
    fn the_random_map_can_be_laid_differently() {
        let by_hand = changed(&[Change::CopyRandom, Change::Ground(Ground::ByHand)]);
        assert_eq!((by_hand.obstacles(), by_hand.oddities()), (Vec::new(), Vec::new()));
        assert_eq!(by_hand.layout.normalized(), draft().random_boards());
        let board = by_hand.layout.normalized()[0].board;
        let fewer = by_hand.after(Change::Lay(Lay::Remove(board)));
        assert!(fewer.obstacles().contains(&Obstacle::Setup(SetupError::BoardCount(3, 2))));
        assert_eq!(fewer.after(Change::Ground(Ground::Random)).obstacles(), []);
    }

    #[test]
    fn a_setup_is_drafted_as_it_is() {
        let by_hand = changed(&[Change::CopyRandom, Change::Ground(Ground::ByHand)]);
        for draft in [by_hand, draft().after(Change::AddSeat)] {
            let setup = draft.setup().expect("a setup");
            assert_eq!(Draft::of(&setup, &Arrangement::default()).setup(), Some(setup));
        }
        let empty = changed(&[Change::Ground(Ground::ByHand)]);
        assert_eq!(empty.oddities(), []);
        let apart = empty
            .after(Change::Lay(Lay::Add(BoardId(0), Side::Normal)))
            .after(Change::Lay(Lay::Add(BoardId(3), Side::Normal)))
            .after(Change::Lay(Lay::Put(BoardId(3), Point { x: 9, y: 0 })));
        assert!(matches!(apart.oddities()[..], [Oddity::Apart(_), ..]));
        assert!(apart.marks().contains(&(BoardId(3), Mark::Odd)));
        let two_js = [9, 10].into_iter().fold(empty, |draft, board| {
            draft.after(Change::Lay(Lay::Add(BoardId(board), Side::Normal)))
        });
        assert_eq!(two_js.marks()[..2], [9, 10].map(|n| (BoardId(n), Mark::Wrong)));
    }
}
