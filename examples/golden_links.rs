//! Prints golden links: set-ups, games with their cursors and their positions, of 1 to 5 players
//! by every kind of setup, each with what it leads to.
//!
//! ```text
//! cargo run --release --no-default-features --example golden_links
//! ```
//!
//! Run it only for a new format, new rules or a new edition, and append what it prints to
//! tests/golden/links.txt: links that were once released stay in the file for ever. With a title's
//! key as its argument (`berlin`, `metromania`) it prints links for tests/golden/titles.txt.

#[path = "../tests/golden/any.rs"]
mod any;
#[path = "../tests/golden/reading.rs"]
mod reading;

use arrayvec::ArrayVec;
use catenary::engine::bots::{Level, PlanRunner};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::table::title::{Chosen, Title};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::{
    BoardId, Deal, DevelopmentRule, MapChoice, MapSize, Placement, PlayerBoard, Side, Sides,
};
use reading::{lines, past, told};

fn main() {
    if let Some(key) = std::env::args().nth(1) {
        eprintln!("{} links of other titles are there already", any::lines().len());
        print_title::<City>(&key);
        return print_title::<Metromania>(&key);
    }
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

fn print(link: &Link<Tramways>) {
    println!("{} {}", codec::write(link), told(link));
}

/// Set-ups, games, positions and games from positions of one title, played at random.
fn print_title<G: Title>(key: &str) {
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        let seed = 0x5EED << (7 * players);
        let Some(setup) = G::set_up(key, players, &Chosen::default(), seed) else { return };
        let print = |link: Link<G>| println!("{key} {} {}", codec::write(&link), any::told(&link));
        print(Link::setup(setup.clone()));
        let record = play_at_random::<G>(setup, seed);
        let length = record.actions.len();
        print(Link::game(record.clone(), length));
        let game = Link::game(record, length * players / 5);
        let position = codec::position(&any::past(&game));
        let redacted = codec::redacted(&any::past(&game), Some(Seat(0)), &mut Rng::new(seed));
        let on = play_at_random::<G>(position.record.setup.clone(), seed + 1);
        [game, position].into_iter().chain(redacted).for_each(print);
        print(Link::game(on.clone(), on.actions.len() / 2));
    }
}

fn play_at_random<G: Game>(setup: G::Setup, seed: u64) -> Record<G> {
    let mut state = G::new(&setup).expect("the setup is legal");
    let (mut record, mut rng, mut legal) = (Record::new(setup), Rng::new(seed), Vec::new());
    while G::to_act(&state).is_some() {
        G::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        G::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        record.actions.push(action);
    }
    record
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
    let (bot, mut runner, mut rng) =
        (Level::Easy.bot::<Tramways>(), PlanRunner::default(), Rng::new(seed));
    let mut state = Tramways::new(&setup).expect("the setup is legal");
    let mut record = Record::new(setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = Tramways::to_act(&state) {
        Tramways::legal_actions(&state, &mut legal);
        let observe = || Tramways::observe(&state, seat);
        let action = runner.decide(&*bot, seat, &legal, observe, &mut rng);
        let action = action.expect("a decision");
        record.actions.push(action);
        events.clear();
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        runner.note(&events);
    }
    record
}
