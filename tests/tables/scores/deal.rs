//! The parts of a ranked deal that a set-up in any form reveals: its seed, or the layout of its map.

use crate::ranked_games::RankedCategory;
use crate::ranked_games::daily;
use crate::ranked_games::random_game as played;
use catenary::engine::game::{Game, Record};
use catenary::table::Day;
use catenary::table::Session;
use catenary::table::scores::deal::{DealTrace, is_shown_by, traces_left, traces_of};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::map::Map;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::MapChoice;
use catenary::titles::tramways::rules::variants::{
    Deal, DevelopmentRule, MapSize, PlacedBoard, PlayerBoard, Sides,
};

const DAY: Day = Day(20_800);

/// Returns whether a set-up counts as revealing a ranked one, for an attempt in progress and for one started later.
fn shows(ranked: &Setup, setup: &Setup) -> [bool; 2] {
    let left = traces_left::<Tramways>(setup);
    let is_seen = traces_of::<Tramways>(ranked).iter().any(|trace| left.contains(trace));
    [is_shown_by::<Tramways>(ranked, setup), is_seen]
}

fn by_hand(setup: &Setup) -> Setup {
    let map = Map::of(setup).expect("a map");
    let placements = map.placements.iter().copied().collect();
    Setup { map: MapChoice::Layout(placements), ..setup.clone() }
}

fn placements(setup: &Setup) -> Vec<PlacedBoard> {
    Map::of(setup).expect("a map").placements.to_vec()
}

#[test]
fn the_days_seed_reveals_its_deal_with_any_options() {
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
fn recognises_a_map_moved_or_turned() {
    let ranked = RankedCategory::Hard.setup(7);
    let lie = |at: &dyn Fn(PlacedBoard) -> PlacedBoard| {
        let laid = placements(&ranked).into_iter().map(at).collect();
        Setup { seed: 99, map: MapChoice::Layout(laid), ..ranked.clone() }
    };
    let moved = lie(&|it| PlacedBoard { x: it.x + 4, y: it.y - 3, ..it });
    // The boards are upright in a row, three cells wide.
    let turned = lie(&|it| PlacedBoard { x: -it.x, turn: (it.turn + 2) % 4, ..it });
    let upright = lie(&|it| PlacedBoard { x: 0, y: it.x, turn: (it.turn + 1) % 4, ..it });
    for other in [moved, turned, upright] {
        assert_eq!(shows(&ranked, &other), [true; 2], "{:?}", other.map);
    }
    let swapped = lie(&|it| PlacedBoard { x: (it.x + 3) % 9, ..it });
    assert_eq!(shows(&ranked, &swapped), [false; 2], "the boards lie otherwise");
}

#[test]
fn a_position_reveals_the_deal_that_it_continues() {
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
fn recognises_marks_of_days_to_come() {
    let is_to_come = |day: Day| {
        let name = DealTrace::Seed(daily::setup(day).seed).to_string();
        DealTrace::is_to_come(&name, DAY)
    };
    assert_eq!(
        [20_799, 20_800, 20_801, 25_000].map(|day| is_to_come(Day(day))),
        [false, false, true, true]
    );
    for name in ["seed.7", "boards.0123abcd", "seed.x"] {
        assert!(!DealTrace::is_to_come(name, DAY), "{name}");
    }
}

#[test]
fn other_deals_reveal_nothing_of_a_ranked_deal() {
    let day = daily::setup(DAY);
    for other in [
        daily::setup(Day(20_801)),
        RankedCategory::Normal.setup(7),
        Setup::standard(3, 7),
        by_hand(&RankedCategory::Normal.setup(3)),
    ] {
        assert_eq!(shows(&day, &other), [false; 2], "{other:?}");
    }
    assert_eq!(
        traces_left::<Tramways>(&Setup::standard(3, 7)),
        [],
        "a casual game leaves nothing behind"
    );
    assert!(Tramways::new(&by_hand(&day)).is_ok());
}
