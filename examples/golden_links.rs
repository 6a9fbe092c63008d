//! Prints golden links: set-ups, games with their cursors and their positions, of 1 to 5 players
//! by every kind of setup, each with what it leads to.
//!
//! ```text
//! cargo run --release --no-default-features --example golden_links
//! ```
//!
//! Run it only for a new format, new rules or a new edition, and append what it prints to
//! tests/golden/links.txt: links that were once released stay in the file for ever.

#[path = "../tests/golden/reading.rs"]
mod reading;

use arrayvec::ArrayVec;
use catenary::engine::bots::{Level, Pursuit};
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::titles::tramways::codec::{self, Link};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::{
    BoardId, Deal, DevelopmentRule, MapChoice, MapSize, Placement, PlayerBoard, Setup, Side, Sides,
};
use reading::{lines, past, told};

fn main() {
    eprintln!("{} links are there already", lines().len());
    for (number, setup) in (1..).zip(setups()) {
        print(&Link::setup(setup.clone()));
        let record = play(setup, number);
        let length = record.actions.len();
        print(&Link::game(record.clone(), length));
        let game = Link::game(record, length * number as usize / 9);
        print(&game);
        let position = codec::position(&past(&game));
        print(&position);
        let mut rng = Rng::new(number);
        codec::redacted(&past(&game), Some(Seat(0)), &mut rng).iter().for_each(print);
        let on = play(position.record.setup, number);
        print(&Link::game(on.clone(), on.actions.len() / 2));
    }
}

fn print(link: &Link) {
    println!("{} {}", codec::write(link), told(link));
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

/// A game of easy bots to its end.
fn play(setup: Setup, seed: u64) -> Record<Tramways> {
    let (bot, mut pursuit, mut rng) =
        (Level::Easy.bot::<Tramways>(), Pursuit::default(), Rng::new(seed));
    let mut state = Tramways::new(&setup).expect("the setup is legal");
    let mut record = Record::new(setup);
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
    record
}
