//! What a set-up, however it is written, shows of the deal of a ranked game: its chance, or its boards as they lie.
//!
//! A seed deals the same cards in the same order on other boards, to other players and by other options, so whoever plays
//! with it learns what is to come. A position has no seed, but its chance tells of which seed it is.

use crate::engine::codec::crc32;
use crate::table::Day;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::deal::chance;
use crate::titles::tramways::rules::map::{Map, Terrain};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::variants::MapChoice;
use crate::titles::tramways::session::daily;
use std::fmt;

/// The most that a game draws from its chance.
const MOST_DRAWN: u64 = 1 << 16;
/// So many days from the first have a game of which a position is looked for.
const DAYS: u32 = 20_000;

/// What is seen of a deal, with the name under which that is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The chance of this seed.
    Seed(u64),
    /// The boards as they lie, wherever on the table and however the table is turned.
    Boards(u32),
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trace::Seed(seed) => write!(f, "seed.{seed}"),
            Trace::Boards(digest) => write!(f, "boards.{digest:08x}"),
        }
    }
}

impl Trace {
    /// Whether a text can be such a name.
    pub fn is_name(text: &str) -> bool {
        match text.split_once('.') {
            Some(("seed", seed)) => {
                seed.parse().is_ok_and(|seed| Trace::Seed(seed).to_string() == text)
            }
            Some(("boards", digest)) => u32::from_str_radix(digest, 16)
                .is_ok_and(|digest| Trace::Boards(digest).to_string() == text),
            _ => false,
        }
    }
}

impl Trace {
    /// Whether it is of the deal of a day after this one.
    pub fn is_to_come(name: &str, today: Day) -> bool {
        let seed = name.strip_prefix("seed.").and_then(|seed| seed.parse().ok());
        seed.and_then(daily::day_of_seed).is_some_and(|day| day > today)
    }
}

/// All by which the deal of a ranked set-up can be seen.
pub fn traces_of(setup: &Setup) -> Vec<Trace> {
    std::iter::once(Trace::Seed(setup.seed)).chain(boards(setup)).collect()
}

/// What a set-up shows of deals of ranked games. A random map of several players shows only what their seed does, and
/// that only where the seed is of a day: drawn seeds of ranked games cannot be chosen.
pub fn traces_left(setup: &Setup) -> Vec<Trace> {
    let is_random = matches!(setup.map, MapChoice::Random { .. });
    let seed = match &setup.start {
        Some(start) => day_of_chance(start.state().rng).map(|day| daily::setup(day).seed),
        None => {
            let may_be_ranked = setup.seed < daily::SEEDS && (setup.players() == 1 || !is_random);
            let is_ranked = may_be_ranked || daily::day_of_seed(setup.seed).is_some();
            is_ranked.then_some(setup.seed)
        }
    };
    let boards = if is_random { None } else { boards(setup) };
    seed.map(Trace::Seed).into_iter().chain(boards).collect()
}

/// Whether a set-up shows something of the deal of a ranked one.
pub fn is_shown_by(ranked: &Setup, setup: &Setup) -> bool {
    let same_chance = match &setup.start {
        Some(start) => start.state().rng.drawn_since(chance(ranked.seed)) < MOST_DRAWN,
        None => setup.seed == ranked.seed,
    };
    let is_random = matches!(setup.map, MapChoice::Random { .. });
    same_chance || (!is_random && boards(setup) == boards(ranked))
}

/// The day from whose chance a position goes on.
fn day_of_chance(rng: crate::engine::game::Rng) -> Option<Day> {
    let days = (daily::FIRST.0..daily::FIRST.0 + DAYS).map(Day);
    let mut days = days.map(|day| (day, chance(daily::setup(day).seed)));
    days.find(|(_, start)| rng.drawn_since(*start) < MOST_DRAWN).map(|(day, _)| day)
}

/// The boards of a set-up as they lie; nothing where they cannot be laid.
fn boards(setup: &Setup) -> Option<Trace> {
    match &setup.start {
        Some(start) => Some(digest(&start.state().map)),
        None => Map::of(setup).ok().map(|map| digest(&map)),
    }
}

/// The same for a map however it is turned or moved.
fn digest(map: &Map) -> Trace {
    let cells: Vec<(i16, i16, u8)> = map
        .lattice
        .cells()
        .map(|cell| {
            let point = map.lattice.point(cell);
            (point.x, point.y, code(map.terrain(cell)))
        })
        .collect();
    let turned = std::iter::successors(Some(cells), |cells| {
        Some(cells.iter().map(|&(x, y, code)| (-y, x, code)).collect())
    });
    let first = turned.take(4).map(cornered).min().unwrap_or_default();
    let bytes: Vec<u8> = first
        .into_iter()
        .flat_map(|(x, y, code)| [x.to_le_bytes(), y.to_le_bytes(), [code, 0]].concat())
        .collect();
    Trace::Boards(crc32(&bytes))
}

/// Cells moved into the corner of the table, in order.
fn cornered(mut cells: Vec<(i16, i16, u8)>) -> Vec<(i16, i16, u8)> {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells.iter_mut().for_each(|cell| (cell.0, cell.1) = (cell.0 - left, cell.1 - top));
    cells.sort_unstable();
    cells
}

fn code(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Plain => 0,
        Terrain::Mountain => 1,
        Terrain::Lake => 2,
        Terrain::Building(kind) => {
            let place = BuildingType::ALL.into_iter().position(|it| it == kind);
            3 + place.unwrap_or_default() as u8
        }
        Terrain::Parcel(parcel) => 100 + parcel.index() as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Record};
    use crate::table::Session;
    use crate::titles::tramways::codec;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::ranked_category::RankedCategory;
    use crate::titles::tramways::rules::variants::{
        Deal, DevelopmentRule, MapSize, Placement, PlayerBoard, Sides,
    };
    use crate::titles::tramways::session::fixture::played;

    const DAY: Day = Day(20_800);

    /// Whether whoever sees a set-up is told of it at a ranked one, both where an attempt is under way and where one is
    /// begun later.
    fn shows(ranked: &Setup, setup: &Setup) -> [bool; 2] {
        let left = traces_left(setup);
        let is_seen = traces_of(ranked).iter().any(|trace| left.contains(trace));
        [is_shown_by(ranked, setup), is_seen]
    }

    fn by_hand(setup: &Setup) -> Setup {
        let map = Map::of(setup).expect("a map");
        let placements = map.placements.iter().copied().collect();
        Setup { map: MapChoice::Layout(placements), ..setup.clone() }
    }

    fn placements(setup: &Setup) -> Vec<Placement> {
        Map::of(setup).expect("a map").placements.to_vec()
    }

    #[test]
    fn the_days_seed_by_any_options_shows_the_days_deal() {
        let day = daily::setup(DAY);
        let random = |sides, size| MapChoice::Random { sides, size };
        let mut hard = day.clone();
        hard.seats[0] = PlayerBoard::Hard;
        let others = [
            day.clone(),
            hard,
            by_hand(&day),
            Setup { development: DevelopmentRule::Original, ..day.clone() },
            Setup { development: DevelopmentRule::Alternative, ..day.clone() },
            Setup { map: random(Sides::Mixed, MapSize::Standard), ..day.clone() },
            Setup::standard(2, day.seed),
            Setup { deal: Deal::Advanced, ..Setup::standard(5, day.seed) },
            Setup { seed: day.seed, ..by_hand(&RankedCategory::Normal.setup(3)) },
        ];
        for other in others {
            assert_eq!(shows(&day, &other), [true; 2], "{other:?}");
        }
    }

    #[test]
    fn the_same_boards_show_the_map_wherever_they_lie() {
        let ranked = RankedCategory::Hard.setup(7);
        let lie = |at: &dyn Fn(Placement) -> Placement| {
            let laid = placements(&ranked).into_iter().map(at).collect();
            Setup { seed: 99, map: MapChoice::Layout(laid), ..ranked.clone() }
        };
        let moved = lie(&|it| Placement { x: it.x + 4, y: it.y - 3, ..it });
        // The boards stand upright in a row, three cells wide.
        let turned = lie(&|it| Placement { x: -it.x, turn: (it.turn + 2) % 4, ..it });
        let upright = lie(&|it| Placement { x: 0, y: it.x, turn: (it.turn + 1) % 4, ..it });
        for other in [moved, turned, upright] {
            assert_eq!(shows(&ranked, &other), [true; 2], "{:?}", other.map);
        }
        let swapped = lie(&|it| Placement { x: (it.x + 3) % 9, ..it });
        assert_eq!(shows(&ranked, &swapped), [false; 2], "the boards lie otherwise");
    }

    #[test]
    fn a_position_shows_the_deal_from_which_it_goes_on() {
        let (day, drawn) = (daily::setup(DAY), RankedCategory::Hard.setup(7));
        for (ranked, of) in [
            (&day, day.clone()),
            (&drawn, drawn.clone()),
            (&day, Setup::standard(2, day.seed)),
            (&day, Setup { seed: day.seed, ..by_hand(&RankedCategory::Normal.setup(3)) }),
        ] {
            let record = played(of, 3);
            let part = Record::<Tramways> { actions: record.actions[..60].to_vec(), ..record };
            let link = codec::position(&part);
            let (session, _) = Session::<Tramways>::resume(&link.record, 0).expect("a position");
            assert!(session.setup().start.is_some());
            assert_eq!(shows(ranked, session.setup()), [true; 2], "{:?}", part.setup);
        }
    }

    #[test]
    fn marks_of_days_to_come_are_known() {
        let is_to_come = |day: Day| {
            let name = Trace::Seed(daily::setup(day).seed).to_string();
            Trace::is_to_come(&name, DAY)
        };
        assert_eq!(
            [20_799, 20_800, 20_801, 25_000].map(|day| is_to_come(Day(day))),
            [false, false, true, true]
        );
        for name in ["seed.7", "boards.0123abcd", "seed.x"] {
            assert!(!Trace::is_to_come(name, DAY), "{name}");
        }
    }

    #[test]
    fn other_deals_show_nothing() {
        let day = daily::setup(DAY);
        for other in [
            daily::setup(Day(20_801)),
            RankedCategory::Normal.setup(7),
            Setup::standard(3, 7),
            by_hand(&RankedCategory::Normal.setup(3)),
        ] {
            assert_eq!(shows(&day, &other), [false; 2], "{other:?}");
        }
        assert_eq!(traces_left(&Setup::standard(3, 7)), [], "a casual game leaves nothing behind");
        assert!(Tramways::new(&by_hand(&day)).is_ok());
    }
}
