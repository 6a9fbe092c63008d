//! Prints the golden links: finished games of 1 to 5 players by every kind of setup, each with its
//! final scores.
//!
//! ```text
//! cargo run --release --no-default-features --example golden_links > tests/golden/links.txt
//! ```
//!
//! Run it only for a new format, new rules or a new edition, and append what it prints: links that
//! were once released stay in the file for ever.

use arrayvec::ArrayVec;
use catenary::bots::{Level, Pursuit};
use catenary::codec;
use catenary::game::{Game, Record, Rng};
use catenary::games::tramways::Tramways;
use catenary::games::tramways::setup::{
    BoardId, Deal, DevelopmentRule, MapChoice, MapSize, Placement, PlayerBoard, Setup, Side, Sides,
};

fn main() {
    println!("# Links of finished games and their final scores, by seat.");
    println!("# Each must replay for ever. See examples/golden_links.rs.");
    for (number, setup) in (1..).zip(setups()) {
        for level in [Level::Random, Level::Easy] {
            let (record, scores) = play(&setup, level, number);
            let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
            println!("{} {}", codec::encode(&record), scores.join(","));
        }
    }
}

fn setups() -> Vec<Setup> {
    use PlayerBoard::{Hard, Normal};
    let random = |sides, size| MapChoice::Random { sides, size };
    let standard = |players: usize| Setup::standard(players, 0x5EED << (9 * players));
    vec![
        standard(1),
        Setup { seats: [Hard].into_iter().collect(), ..standard(1) },
        Setup { development: DevelopmentRule::Alternative, map: layout(), ..standard(1) },
        Setup { deal: Deal::Advanced, ..standard(2) },
        Setup { map: random(Sides::Mixed, MapSize::Expert), ..standard(2) },
        Setup { seats: [Normal, Hard, Normal].into_iter().collect(), ..standard(3) },
        Setup {
            development: DevelopmentRule::Alternative,
            map: random(Sides::Hard, MapSize::Standard),
            ..standard(4)
        },
        Setup { map: random(Sides::Normal, MapSize::Standard), seed: u64::MAX, ..standard(5) },
    ]
}

/// Three boards, one of them turned, with a hole between two of them.
fn layout() -> MapChoice {
    let place = |board, side, turn, x, y| Placement { board: BoardId(board), side, turn, x, y };
    let boards = [
        place(0, Side::Normal, 0, 0, 0),
        place(1, Side::Hard, 1, 5, -1),
        place(3, Side::Normal, 2, 0, 4),
    ];
    MapChoice::Layout(ArrayVec::from_iter(boards))
}

fn play(setup: &Setup, level: Level, seed: u64) -> (Record<Tramways>, Vec<i32>) {
    let (bot, mut pursuit, mut rng) = (level.bot(), Pursuit::default(), Rng::new(seed));
    let mut record = Record::new(setup.clone());
    let mut state = Tramways::new(setup).expect("the setup is legal");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = Tramways::to_act(&state) {
        Tramways::legal_actions(&state, &mut legal);
        let observe = || Tramways::observe(&state, seat);
        let action = pursuit.decide(&*bot, seat, &legal, observe, &mut rng);
        let action = action.expect("a decision");
        record.actions.push(action);
        events.clear();
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        pursuit.note(&events);
    }
    let outcome = Tramways::outcome(&state).expect("the game has ended");
    (record, outcome.scores.iter().copied().collect())
}
