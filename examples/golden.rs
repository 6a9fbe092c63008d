//! Prints golden lines for the files in tests/golden, each with its meaning: links, saves, boards, storages with ranked
//! games, games of bots, and the texts of tables. Links and saves cover every title, number of players and kind of
//! set-up.
//!
//! ```text
//! cargo run --release --no-default-features --example golden -- links
//! cargo run --release --no-default-features --example golden -- turns
//! cargo run --release --no-default-features --example golden -- results
//! cargo run --release --no-default-features --example golden -- saves
//! cargo run --release --no-default-features --example golden -- apart
//! cargo run --release --no-default-features --example golden -- boards
//! cargo run --release --no-default-features --example golden -- attempts
//! cargo run --release --no-default-features --example golden -- bots [KEY]
//! cargo run --no-default-features --example golden -- texts > tests/golden/texts.txt
//! ```
//!
//! Run it for a new title, form or rules version, and add the new lines to their file: existing lines stay as they are.
//! Only the bots of a rule set are replaced, all of them, when their version is raised; and `texts.txt`, as a whole,
//! with each change of words.

#[path = "../tests/golden/attempts.rs"]
mod attempts;
#[path = "../tests/engine/city/big_by_chance.rs"]
mod big_by_chance;
#[path = "../tests/golden/links.rs"]
mod links;
#[path = "../tests/golden/meaning.rs"]
mod meaning;
#[path = "../tests/golden/ranked_games.rs"]
mod ranked_games;
#[path = "../tests/golden/texts.rs"]
mod texts;

use arrayvec::ArrayVec;
use attempts::{Storage, TODAY, shown};
use big_by_chance::big_by_chance;
use catenary::engine::bots::{HasBots, Level, Rerun, chance_of};
use catenary::engine::codec::{self, Link, MAX_RESULTS, PlayedGame, Results};
use catenary::engine::game::{BySeat, Game, MAX_SEATS, Record, Rng, Seat};
use catenary::measure::{self, LabTitle, Nobody};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::remote::{RemoteGame, SeatMarks, TableName, TakenSeats, seating_of};
use catenary::table::scores::{
    Attempt, AttemptOrigin, AttemptProgress, AttemptRecord, DeviceFacts, Evidence, Notes, Novelty,
    ParResults,
};
use catenary::table::title::Title;
use catenary::table::{
    Clock, Controller, Day, Device, GameEntry, GameMode, GameStatus, GameTable, Guide, Hands,
    PlayerColor, Players, Prepared, Save, Session, TakenBackTo, Voice,
};
use catenary::titles::city::boards::Board;
use catenary::titles::city::codec::board as codec_board;
use catenary::titles::city::import;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action as CityAction;
use catenary::titles::city::rules::card::Card;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::boards::Placement as District;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::metromania::rules::variants::{CityChoice, Municipality, Rivalry};
use catenary::titles::rule_sets::{self, RULE_SETS, TitleTask};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::{
    BoardSide, Deal, DevelopmentRule, MapBoard, MapChoice, MapSize, PlacedBoard, PlayerBoard, Sides,
};
use meaning::{Golden, of_link, of_results, of_save};
use ranked_games::{RankedCategory, daily, par};
use serde_json::json;
use std::time::{Duration, Instant};

/// A point in time, in milliseconds since 1970.
const NOW: u64 = 1_795_000_000_000;

pub(crate) fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("links") => print_links(),
        Some("turns") => print_all_turns(),
        Some("taken") => print_all_taken(),
        Some("results") => print_all_results(),
        Some("boards") => print_boards(),
        Some("saves") => print_saves(),
        Some("apart") => print_all_apart(),
        Some("attempts") => print_attempts(),
        Some("bots") => RULE_SETS
            .iter()
            .flat_map(|rules| rules.keys)
            .filter(|key| std::env::args().nth(2).is_none_or(|wanted| wanted == **key))
            .filter_map(|key| rule_sets::with_key(key, Bots(key)))
            .for_each(|lines| print!("{lines}")),
        Some("texts") => print!("{}", texts::texts()),
        _ => eprintln!(
            "links, turns, taken, results, boards, saves, apart, attempts, bots, or texts?"
        ),
    }
}

fn print_links() {
    for (number, setup) in (1..).zip(tramways()) {
        print_game::<Tramways>(setup, number);
    }
    for setup in counted() {
        print(&Link::<Tramways>::setup(setup.clone()));
        print(&Link::game(by_bots::<Tramways>(setup), usize::MAX));
    }
    for (number, setup) in (31..).zip(cities()) {
        print_game::<City>(setup, number);
    }
    for (number, setup) in (41..).zip(metromania()) {
        print_game::<Metromania>(setup, number);
    }
    for (number, setup) in (101..).zip(own()) {
        print_game::<City>(setup, number);
    }
    for (number, setup) in (171..).zip(rich()) {
        print_game::<City>(setup.clone(), number);
        for record in [at_random(setup.clone(), number), saving_wilds(setup)] {
            let length = record.actions.len();
            print(&Link::<City>::game(record, length));
        }
    }
    for (number, setup) in (181..).zip(big()) {
        print_game_of::<City>(at_random(setup.clone(), number), number);
        let record = saving_wilds(setup);
        let length = record.actions.len();
        print(&Link::<City>::game(record, length));
    }
}

fn print_all_turns() {
    for (number, setup) in (51..).zip(tramways()) {
        print_turns::<Tramways>(setup, number);
    }
    for (number, setup) in (61..).zip(cities()) {
        print_turns::<City>(setup, number);
    }
    for (number, setup) in (71..).zip(metromania()) {
        print_turns::<Metromania>(setup, number);
    }
    for (number, setup) in (111..).zip(own()) {
        print_turns::<City>(setup, number);
    }
    for (number, setup) in (195..).zip(big()) {
        print_turns_of::<City>(at_random(setup, number), number);
    }
}

/// Prints turns of games in which two seats are played at the devices of others.
fn print_all_taken() {
    fn one<G: Golden + HasBots>(setup: G::Setup, number: u32) {
        let record = by_bots::<G>(setup);
        let count = G::players(&record.setup);
        let mut taken = TakenSeats::default();
        taken.set(Seat(1), Some(Seat(0)));
        taken.set(Seat(count as u8 - 1), Some(Seat(number as u8 % count as u8)));
        let actions = record.actions[..record.actions.len() / 4].to_vec();
        let players = Players::people(count).rename(Seat(1), "Bo".to_owned().into());
        let seating = seating_of(TableName(0x7A_CE00 + number), &taken, &players, 2);
        print(&Link::<G>::turn(Record { setup: record.setup, actions }, seating));
    }
    let several = |players: usize| players > 1;
    (0..)
        .zip(tramways())
        .filter(|(_, it)| several(Tramways::players(it)))
        .take(3)
        .for_each(|(number, it)| one::<Tramways>(it, number));
    (10..).zip(cities()).take(4).for_each(|(number, it)| one::<City>(it, number));
    (20..).zip(metromania()).take(3).for_each(|(number, it)| one::<Metromania>(it, number));
    (30..).zip(own()).take(2).for_each(|(number, it)| one::<City>(it, number));
}

fn print_all_results() {
    let solo = |setup: &Setup| Tramways::players(setup) == 1;
    for (number, setup) in (131..).zip(tramways().into_iter().chain(counted()).filter(solo)) {
        print_results::<Tramways>(setup, number);
    }
    print_results::<Tramways>(Setup::standard(2, 0xD1), 140);
    for (number, setup) in (141..).zip(cities()) {
        print_results::<City>(setup, number);
    }
    for (number, setup) in (151..).zip(metromania()) {
        print_results::<Metromania>(setup, number);
    }
    for (number, setup) in (161..).zip(own()) {
        print_results::<City>(setup, number);
    }
}

/// Prints a deal with one result, with two, and with the maximum. The player's seat differs each time.
fn print_results<G: Golden + HasBots>(setup: G::Setup, number: u64) {
    const NAMES: [&str; 6] = ["", "Ana", "Żółć & 山田", "Ana", "Maximilian von und z", "👩‍🚀"];
    let levels = [Level::Hard, Level::Medium, Level::Easy, Level::Random];
    let players = G::players(&setup) as u64;
    let mut games = vec![by_bots::<G>(setup.clone())];
    games.extend((1..MAX_RESULTS as u64).map(|it| at_random::<G>(setup.clone(), number + it)));
    for (count, turn) in [1, 2, MAX_RESULTS].into_iter().zip(number..) {
        let level_of = |seat: Seat| {
            let is_player = u64::from(seat.0) == turn % players;
            (!is_player).then(|| levels[(turn as usize + seat.index()) % levels.len()])
        };
        let played = |(record, it): (&Record<G>, u64)| PlayedGame {
            name: NAMES[(turn + it) as usize % NAMES.len()].to_owned(),
            bots: (turn + it) as u16 % 4,
            undos: (it * it * 9) as u32,
            hints: (number + it) as u32 % 3,
            hurried: (it == 2).into(),
            actions: record.actions.clone(),
        };
        let games = games.iter().zip(0..).take(count).map(played).collect();
        let seats = BySeat::new(players as usize, level_of);
        let results = Results::<G> { setup: setup.clone(), seats, games };
        let link = results.write().expect("results of a deal");
        println!("{} {link} {}", G::title_key(&setup), of_results(&results));
    }
}

/// Prints turns of a game between devices: before its first decision, in the middle, at the end, and of a game that
/// begins at a position.
fn print_turns<G: Golden + HasBots>(setup: G::Setup, number: u64) {
    print_turns_of::<G>(by_bots::<G>(setup), number);
}

/// The same of any game.
fn print_turns_of<G: Golden + HasBots>(whole: Record<G>, number: u64) {
    let (length, count) = (whole.actions.len(), G::players(&whole.setup));
    let turn = |record, plies: usize| {
        let name = TableName((number as u32).wrapping_mul(0x9E37_79B9).wrapping_add(plies as u32));
        let seating = seating_of(
            name,
            &TakenSeats::default(),
            &players(count, number + plies as u64),
            number as u16 % 3,
        );
        print(&Link::<G>::turn(record, seating));
    };
    for plies in [0, length / 2, length] {
        let actions = whole.actions[..plies].to_vec();
        turn(Record { setup: whole.setup.clone(), actions }, plies);
    }
    let past = Record::<G> { actions: whole.actions[..length / 3].to_vec(), ..whole };
    let started = codec::position(&past).record.setup;
    turn(at_random::<G>(started, number), length / 3);
}

fn print<G: Golden>(link: &Link<G>) {
    println!("{} {} {}", G::title_key(&link.record.setup), codec::write(link), of_link(link));
}

/// Prints a set-up, a game of bots, that game with its last decisions undone, its position there, in full and as a seat
/// may know it, and a game that begins at that position.
fn print_game<G: Golden + HasBots>(setup: G::Setup, number: u64) {
    print_game_of::<G>(by_bots::<G>(setup), number);
}

/// The same of any game.
fn print_game_of<G: Golden + HasBots>(record: Record<G>, number: u64) {
    print(&Link::<G>::setup(record.setup.clone()));
    let length = record.actions.len();
    print(&Link::game(record.clone(), length));
    let cursor = length * (1 + number as usize % 7) / 8;
    print(&Link::game(record.clone(), cursor));
    let past = Record::<G> { actions: record.actions[..cursor].to_vec(), ..record };
    let position = codec::position(&past);
    print(&position);
    codec::redacted(&past, Some(Seat(0)), &mut Rng::new(number)).iter().for_each(print);
    let on = at_random::<G>(position.record.setup, number);
    print(&Link::game(on.clone(), on.actions.len() / 2));
}

fn tramways() -> Vec<Setup> {
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

/// Returns three boards, one of them turned, with a gap between two of them.
fn layout() -> MapChoice {
    let place = |board, side, turn, x, y| PlacedBoard { board: MapBoard(board), side, turn, x, y };
    let boards = [
        place(0, BoardSide::Normal, 0, 0, 0),
        place(1, BoardSide::Hard, 1, 5, -1),
        place(3, BoardSide::Normal, 2, 0, 4),
    ];
    MapChoice::Layout(ArrayVec::from_iter(boards))
}

/// Returns the set-ups of ranked games: one of each category and a daily one.
fn counted() -> Vec<Setup> {
    let ranked = RankedCategory::ALL.map(|category| category.setup(20_261_128));
    ranked.into_iter().chain([daily::setup(Day(20_800))]).collect()
}

fn cities() -> Vec<CitySetup> {
    let of = |board| {
        (2..=4).map(move |players| CitySetup::standard(board, players, 0xC17 << (9 * players)))
    };
    Board::BUILT_IN.into_iter().flat_map(of).collect()
}

/// Returns own boards: the built-in ones from their files, and one in the simple text format.
fn own_boards() -> Vec<Board> {
    let files = Board::BUILT_IN.map(|board| import::write(board.data()));
    let board = |text: &str| {
        let mut draft = import::read(text).expect("a board");
        draft.propose_tickets();
        draft.board().expect("a board in which nothing is wrong")
    };
    files.iter().map(String::as_str).chain([RING]).map(board).collect()
}

/// Locations in a ring, with chords, a Double Route, all colours and the longest Route.
const RING: &str = "# Ría & Ring
North ; East ; 3 ; red\nEast ; South ; 2 ; blue\nSouth ; West ; 4 ; gray\nWest ; North ; 1 ; green
North ; Chapel ; 2 ; black\nChapel ; South ; 2 ; purple\nEast ; Market ; 3 ; orange\nMarket ; West ; 6 ; blue
North ; Mühle ; 2 ; gray\nMühle ; Tower ; 3 ; red\nTower ; East ; 2 ; green\nTower ; East ; 2 ; gray
Mühle ; Gate ; 5 ; black\nGate ; West ; 3 ; orange
";

fn own() -> Vec<CitySetup> {
    let all = (2..=4).zip(own_boards());
    all.map(|(players, board)| CitySetup::standard(board, players, 0x0B0 << (9 * players)))
        .collect()
}

/// Two boards of the first version with all that it has: Routes of each kind and length, ferries of each number of symbols, lines
/// of each number of bends, Tourist tokens, rules and points of their own; one as large as boards of that version are.
fn rich_boards() -> Vec<Board> {
    [true, false].map(rich_board).into()
}

fn rich_board(is_large: bool) -> Board {
    let (across, down) = if is_large { (6, 4) } else { (4, 3) };
    let count = across * down;
    let places = (0..count).map(|at| {
        let name = match at {
            0 => "Ñandú & Straße 東京 – a name of forty letters"[..].chars().take(40).collect(),
            _ => format!("Żółć {at}"),
        };
        json!({ "id": at.to_string(), "name": name, "x": at % across * 160 + at * 7 % 50, "y": at / across * 170 + at * 11 % 60,
            "labelAngle": at * 45 })
    });
    let is_inner = |at: usize| at % across + 1 < across;
    let right = (0..count).filter(|&at| is_inner(at)).map(|at| (at, at + 1));
    let below = (0..count - across).map(|at| (at, at + across));
    let aslant = (0..count - across - 1).filter(|&at| is_inner(at));
    let aslant = aslant.map(|at| (at, at + across + 1));
    let links: Vec<(usize, usize)> = right.chain(below).chain(aslant).take(52).collect();
    let doubled = links.iter().enumerate().filter(|(at, _)| at % 4 == 1).take(12);
    let lanes = links.iter().enumerate().chain(doubled);
    let colors = ["gray", "blue", "green", "black", "purple", "red", "orange"];
    let routes = lanes.enumerate().map(|(row, (at, (from, to)))| {
        let (length, kind) = (1 + at % 6, ["tram", "ferry", "metro", "tram"][at / 6 % 4]);
        let symbols = if kind == "ferry" { length - (at / 24 % 2).min(length - 1) } else { 0 };
        let bends = (0..at % 7).map(|bend| json!([(from * 31 + bend * 40) % 900, (to * 17 + bend * 30) % 600]));
        json!({ "a": from.to_string(), "b": to.to_string(), "length": length, "type": kind,
            "color": colors[(row * 3 + row / 7) % 7], "locomotiveSlots": (0..symbols).collect::<Vec<_>>(),
            "points": bends.collect::<Vec<_>>() })
    });
    let pairs = (0..count).flat_map(|from| (from + 1..count).map(move |to| (from, to)));
    let tickets = pairs.step_by(if is_large { 8 } else { 5 }).take(31).map(|(from, to)| {
        json!({ "a": from.to_string(), "b": to.to_string(), "points": 1 + (from * 7 + to * 3) % 40 })
    });
    let own = if is_large {
        json!({ "grid": 10, "metros": 5, "lastPieces": 4, "hand": 4, "stacks": ["1", "4", "9", "14", "23"],
            "tramPoints": [0, 3, 5, 8, 12, 30], "metroPoints": [1, 2, 3, 4, 6, 11] })
    } else {
        json!({ "grid": 10, "metros": 3, "lastPieces": 0, "hand": 1, "stacks": ["0", "2", "5", "7", "11"] })
    };
    let file = json!({ "format": "ticket-to-ride-map", "version": 4, "kind": "map", "payload": {
        "name": if is_large { "Rich & large" } else { "Rich" }, "wagonsPerPlayer": if is_large { 21 } else { 14 },
        "laneRule": { "2+": 1, (if is_large { "4+" } else { "2+" }): "all" }, "stops": places.collect::<Vec<_>>(),
        "routes": routes.collect::<Vec<_>>(), "tickets": tickets.collect::<Vec<_>>(), "catenary": own,
        "routeTypeStyles": [{ "id": "ferry", "label": "Ferry" }, { "id": "metro", "label": "Metro" }],
    } });
    let draft = import::read(&file.to_string()).expect("a board");
    draft.board().unwrap_or_else(|found| panic!("{found:?}"))
}

fn rich() -> Vec<CitySetup> {
    let setups = |board| {
        (2..=4).map(move |players| CitySetup::standard(board, players, 0x81C << (9 * players)))
    };
    rich_boards().into_iter().flat_map(setups).collect()
}

/// Big boards with 2 to 5 players.
fn big() -> Vec<CitySetup> {
    let boards = [4, 11, 19, 23, 42].map(big_by_chance);
    let of = |(at, board): (usize, Board)| {
        let most = board.data().most_players();
        CitySetup::standard(board, (2 + at % 4).min(most) as u8, 0xB16 << (9 * at))
    };
    boards.into_iter().enumerate().map(of).collect()
}

/// A game in which everybody saves wild cards, and pays with as many as can be.
fn saving_wilds(setup: CitySetup) -> Record<City> {
    let mut state = City::new(&setup).expect("the set-up is legal");
    let mut record = Record::new(setup);
    while let Some(seat) = City::to_act(&state) {
        let wilds = state.players[seat].hand.wilds();
        let worth = |action: &CityAction| match *action {
            CityAction::Pay(paid) => paid.wilds.into(),
            CityAction::Take(slot) if state.display[usize::from(slot.0)] == Some(Card::Wild) => 8,
            CityAction::Claim(id) => match state.data().routes[id.index()].length {
                length @ 4.. if length <= wilds => 10 + i32::from(length),
                length => -i32::from(length),
            },
            CityAction::Withdraw => -1,
            CityAction::Tickets => -9,
            CityAction::Blind => 2,
            _ => 1,
        };
        let best = City::legal(&state).into_iter().max_by_key(worth).expect("a legal action");
        City::apply(&mut state, best, &mut Vec::new()).expect("a legal action");
        record.actions.push(best);
    }
    record
}

fn print_boards() {
    for board in
        own_boards().into_iter().chain(rich_boards()).chain(big().into_iter().map(|it| it.board))
    {
        let link = codec_board::write(board).expect("a board that a player brought");
        println!("{} {link} {}", board.id(), board.data().name);
    }
}

fn metromania() -> Vec<MetromaniaSetup> {
    let standard = |players: u8| MetromaniaSetup::standard(players, 0x3E7 << (9 * players));
    let district = |district, turn| District { district, turn };
    let laid =
        [(3, 0), (1, 2), (5, 1), (0, 0), (4, 2), (2, 1)].map(|(it, turn)| district(it, turn));
    vec![
        standard(2),
        MetromaniaSetup { rivalry: Rivalry::Count, ..standard(2) },
        standard(3),
        MetromaniaSetup { municipality: Municipality::Loyal, ..standard(3) },
        MetromaniaSetup { city: CityChoice::Laid(laid), ..standard(3) },
        standard(4),
        MetromaniaSetup { municipality: Municipality::Strict, ..standard(4) },
    ]
}

/// Games of each title in which one level plays all seats, for each number of players.
struct Bots(&'static str);

/// The time from which a game of the hard bot is printed only up to [`FIRST`] searches.
const LONG: Duration = Duration::from_secs(2);
const FIRST: u32 = 12;

impl TitleTask for Bots {
    type Output = String;

    fn run<G: LabTitle>(self) -> String {
        let mut lines = String::new();
        for players in 1..=MAX_SEATS {
            let Some(setup) = G::usual(self.0, players, 0xB075 + players as u64) else { continue };
            for level in [Level::Easy, Level::Medium, Level::Hard] {
                let started = Instant::now();
                let mut record = by_law::<G>(setup.clone(), level, u32::MAX);
                if started.elapsed() > LONG {
                    record = by_law::<G>(setup.clone(), level, FIRST);
                }
                lines += &format!("{} {} {}\n", self.0, level.name(), codec::encode(&record));
            }
        }
        lines
    }
}

/// Plays a game of bots up to the given number of searches.
fn by_law<G: HasBots>(setup: G::Setup, level: Level, thoughts: u32) -> Record<G> {
    let mut state = G::new(&setup).expect("the set-up is legal");
    let (bot, mut rerun) = (level.bot::<G>(), Rerun::<G>::new(chance_of::<G>(&setup)));
    let mut record = Record::new(setup);
    while G::to_act(&state).is_some() {
        let action = rerun.decide(&*bot, &state, record.actions.len()).expect("a decision");
        if rerun.thoughts() > thoughts {
            break;
        }
        let mut events = Vec::new();
        G::apply(&mut state, action, &mut events).expect("a legal action");
        rerun.note(action, Some(action), &events);
        record.actions.push(action);
    }
    record
}

/// Plays a game of easy bots to its end.
fn by_bots<G: HasBots>(setup: G::Setup) -> Record<G> {
    let bot = Level::Easy.bot::<G>();
    let bots = BySeat::new(G::players(&setup), |_| &*bot);
    measure::play(setup, &bots, &mut Nobody).expect("the set-up is legal").record
}

fn at_random<G: Game>(setup: G::Setup, seed: u64) -> Record<G> {
    let mut state = G::new(&setup).expect("the set-up is legal");
    let (mut record, mut rng) = (Record::new(setup), Rng::new(seed));
    loop {
        let legal = G::legal(&state);
        if legal.is_empty() {
            return record;
        }
        let action = legal[rng.below(legal.len())];
        G::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        record.actions.push(action);
    }
}

/// Returns a game as the page saves it.
fn saved<G: Title>(table: &GameTable<G>, revision: u64) -> Save {
    TableModel::new(table.clone(), Device::default()).save(revision, NOW)
}

fn print_all_apart() {
    for (number, setup) in (94..).zip(cities()).take(3) {
        print_apart::<City>(setup, number);
    }
    for (number, setup) in (97..).zip(metromania()).take(2) {
        print_apart::<Metromania>(setup, number);
    }
}

fn print_saves() {
    for setup in cities().into_iter().take(1) {
        print_challenge::<City>(setup, 94);
    }
    for setup in cities().into_iter().take(1) {
        print_hinted::<City>(setup, 93);
    }
    for setup in cities().into_iter().take(1) {
        print_hurried::<City>(setup, 90);
    }
    for setup in metromania().into_iter().take(1) {
        print_hurried::<Metromania>(setup, 91);
    }
    print_hurried::<Tramways>(Setup::standard(2, 0x7AB1E), 92);
    for players in 1..=5 {
        print_tables::<Tramways>(Setup::standard(players, 0x7AB1E << (7 * players)), 50);
    }
    for (number, setup) in (60..).zip(counted()) {
        let mode = daily::mode(&setup).map_or(GameMode::Casual, |(mode, _)| mode);
        let whole = by_bots::<Tramways>(setup);
        for plies in [whole.actions.len() / 2, whole.actions.len()] {
            let session = session::<Tramways>(&whole, plies);
            let table = GameTable { mode, ..GameTable::new(session, &Players::people(1), 1) };
            print_save(saved(&table, plies as u64), number);
        }
    }
    for (number, setup) in (70..).zip(cities()) {
        print_tables::<City>(setup.clone(), number);
        print_prepared::<City>(setup, number);
    }
    for (number, setup) in (80..).zip(metromania()) {
        print_tables::<Metromania>(setup.clone(), number);
        print_prepared::<Metromania>(setup, number);
    }
    for (number, setup) in (121..).zip(own()) {
        print_tables::<City>(setup.clone(), number);
        print_prepared::<City>(setup, number);
    }
    for (number, setup) in (191..).zip(big()) {
        print_tables_of::<City>(at_random(setup, number), number);
    }
}

fn session<G: Golden>(record: &Record<G>, plies: usize) -> Session<G> {
    let actions = record.actions[..plies].to_vec();
    let record = Record { setup: record.setup.clone(), actions };
    let Ok((session, None)) = Session::resume(&record, usize::MAX) else { panic!("a legal game") };
    session
}

/// Prints a game in which hints were shown.
fn print_hinted<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let count = G::players(&whole.setup);
    let table =
        GameTable::new(session(&whole, whole.actions.len()), &players(count, number), count);
    print_save(saved(&GameTable { hints: 3, ..table }, 9), number);
}

/// Prints a challenge in progress.
fn print_challenge<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let count = G::players(&whole.setup);
    let plies = whole.actions.len() / 2;
    let table = GameTable::new(session(&whole, plies), &players(count, number), count);
    let (mode, bots) = (GameMode::Challenge, Some(G::VERSION));
    print_save(saved(&GameTable { mode, bots, ..table }, 9), number);
}

/// Prints games between devices: one not sent yet, one sent, one ended.
fn print_apart<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let (length, count) = (whole.actions.len(), G::players(&whole.setup));
    for (plies, sent) in [(0, None), (length / 3, Some(length / 4)), (length, Some(length))] {
        let own = Seat((number % count as u64) as u8);
        let away = |players: Players, seat: Seat| match players.bot(seat) {
            None if seat != own => players.hand_over(seat, Controller::Elsewhere),
            _ => players,
        };
        let here = Players::people(count);
        let players = here.seats().fold(here, away);
        let remote = Some(RemoteGame {
            table: TableName(0x7AB1E + number as u32),
            sent,
            taken: TakenSeats::default(),
            put_away: SeatMarks::default(),
        });
        let table = GameTable { remote, ..GameTable::new(session(&whole, plies), &players, count) };
        print_save(saved(&table, plies as u64), number);
    }
}

/// Prints a game in which bots ran out of time.
fn print_hurried<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let (half, count) = (whole.actions.len() / 2, G::players(&whole.setup));
    let table = GameTable::new(session(&whole, half), &players(count, number), count);
    print_save(saved(&GameTable { undos: 1, hurried: 2, ..table }, 8), number);
}

/// Prints a game in progress, an ended one, one with several lines and its last decisions undone, and an abandoned one.
fn print_tables<G: Golden + Title>(setup: G::Setup, number: u64) {
    print_tables_of::<G>(by_bots::<G>(setup), number);
}

/// The same of any game.
fn print_tables_of<G: Golden + Title>(whole: Record<G>, number: u64) {
    let (length, count) = (whole.actions.len(), G::players(&whole.setup));
    let table = |session| GameTable::new(session, &players(count, number), count);
    print_save(saved(&table(session(&whole, length / 3)), 41), number);
    print_save(saved(&table(session(&whole, length)), length as u64), number);

    let mut branched = session::<G>(&whole, length / 2);
    for ply in [length / 4, length / 3] {
        branched.go_to_line(0, ply);
        let old = whole.actions[ply];
        let legal = G::legal(branched.state()).into_iter();
        if let Some(other) = legal.into_iter().find(|&action| action != old) {
            branched.play(other).expect("a legal action");
        }
    }
    let ply = branched.ply();
    branched.describe(branched.line(), "ñandú 2".to_owned().into(), "better\nso".to_owned().into());
    branched.go_to(ply - 1);
    let (line, ply) = (branched.line(), branched.ply());
    let guide = Guide { voice: Voice::Speaking, given: Guide::NEW.given.with(0).with(9).with(63) };
    let undone = GameTable { guide, undos: 3, ..table(branched) };
    let mut save = saved(&undone, 99);
    if G::title_key(&whole.setup) != Tramways::KEY && undone.session.can_redo() {
        save.reopened = Some(TakenBackTo { line, ply });
    }
    print_save(save, number);

    let left = GameTable {
        status: GameStatus::Abandoned,
        handed_over: count > 1,
        ..table(session(&whole, 5))
    };
    print_save(saved(&left, 6), number);
}

/// Returns people and bots with colours and names of their own.
fn players(count: usize, number: u64) -> Players {
    let levels = [Level::Easy, Level::Medium, Level::Hard];
    let colors = PlayerColor::ALL;
    let mut players = Players::people(MAX_SEATS.min(count));
    for seat in players.seats() {
        let turn = seat.index() + number as usize;
        if seat.index() > 0 && turn.is_multiple_of(2) {
            players = players.hand_over(seat, Controller::Bot(levels[turn % levels.len()]));
        }
        if turn.is_multiple_of(3) {
            players =
                players.rename(seat, ["Ana", "Björn", "東京"][turn % 9 / 3].to_owned().into());
        }
        players = players.paint(seat, colors[turn % colors.len()]);
    }
    players.with_hands(if number.is_multiple_of(2) { Hands::Hidden } else { Hands::Open })
}

/// Prints a game with prepared actions: the first that the title restores when the save is opened.
fn print_prepared<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    for plies in whole.actions.len() / 4.. {
        let session = session::<G>(&whole, plies);
        let count = G::players(&whole.setup);
        let people = Players::people(count).with_hands(Hands::Open);
        let save = saved(&GameTable::new(session.clone(), &people, count), 7);
        for action in G::legal(session.state()) {
            let state = G::State::clone(session.state());
            let prepared = Prepared::of::<G>((0, plies), state, &[action]);
            let mut tried = save.clone();
            tried.prepared = prepared;
            let (table, _) = TableModel::<G>::open(&tried, Device::default()).expect("a game");
            if tried.prepared.is_some() && table.save(7, NOW).prepared == tried.prepared {
                return print_save(tried, number);
            }
        }
    }
}

fn print_save(mut save: Save, number: u64) {
    save.clock = Clock { begun_at: NOW - 3_600_000 * number, spent: 60_000 * number };
    let meaning = match save.title() {
        Tramways::KEY => of_save::<Tramways>(&save),
        Metromania::KEY => of_save::<Metromania>(&save),
        _ => of_save::<City>(&save),
    };
    println!("{} {meaning} {}", save.title(), save.write());
}

/// A ranked game in a storage.
struct Counted {
    record: Record<Tramways>,
    /// The time of its start, in milliseconds since 1970.
    begun_at: u64,
}

impl Counted {
    /// Plays a game of the easy bot that started on a day at this hour.
    fn new(setup: Setup, day: u32, hour: u64) -> Counted {
        Counted {
            record: by_bots::<Tramways>(setup),
            begun_at: Day(day).begins() + 3_600_000 * hour,
        }
    }

    /// Returns the same game up to a ply.
    fn cut(&self, plies: usize) -> Counted {
        let Record { setup, actions } = &self.record;
        let record = Record { setup: setup.clone(), actions: actions[..plies].to_vec() };
        Counted { record, ..*self }
    }

    fn clock(&self) -> Clock {
        Clock { begun_at: self.begun_at, spent: 7_000 * self.record.actions.len() as u64 }
    }

    fn table(&self, undos: u32) -> GameTable<Tramways> {
        let mode = daily::mode(&self.record.setup).map_or(GameMode::Casual, |(mode, _)| mode);
        let session = session::<Tramways>(&self.record, self.record.actions.len());
        GameTable { mode, undos, ..GameTable::new(session, &Players::people(1), 1) }
    }

    /// Returns the entry of its save.
    fn save(&self, name: &str, undos: u32) -> (String, String) {
        let mut save = saved(&self.table(undos), self.record.actions.len() as u64 + 1);
        save.clock = self.clock();
        (format!("catenary.game.{name}"), GameEntry::of(&save).text().to_owned())
    }

    /// Returns the entry of the finished attempt.
    fn attempt(&self, origin: AttemptOrigin, place: u64) -> (String, String) {
        let Clock { begun_at, spent } = self.clock();
        let link = codec::encode(&self.record);
        let attempt = Attempt {
            link: link.clone(),
            begun_at,
            finished_at: begun_at + spent,
            spent,
            origin,
            place,
        };
        (format!("catenary.attempt.{link}"), serde_json::to_string(&attempt).expect("a text"))
    }

    /// Returns the ledger's record of it.
    fn note(&self, undos: u32, marks: DeviceFacts) -> AttemptRecord {
        let table = self.table(undos);
        let settled = table.session.settled();
        AttemptRecord::of(&table, self.clock(), settled, marks, &[]).expect("a game that counts")
    }
}

fn noted(record: &AttemptRecord) -> (String, String) {
    let name = format!("catenary.ledger.{}.{}", record.begun_at, record.setup);
    (name, serde_json::to_string(record).expect("a text"))
}

/// Prints whole storages with ranked games, each with what the page of scores shows.
fn print_attempts() {
    let clean =
        DeviceFacts { evidence: Evidence::Whole, novelty: Novelty::New, notes: Notes::Kept };
    let storages = [
        ("finished", finished(clean)),
        ("open", open(clean)),
        ("given-up", given_up(clean)),
        ("brought", brought(clean)),
        ("restored", restored(DeviceFacts { evidence: Evidence::Restored, ..clean })),
        ("older", older(clean)),
    ];
    for (name, storage) in storages {
        let text = serde_json::to_string(&storage).expect("a text");
        println!("{name} {} {text}", shown(&storage));
    }
}

/// Finished games of the three categories and of days, a second attempt, repeats, marks of known deals, and pars.
fn finished(clean: DeviceFacts) -> Storage {
    let mut storage = Storage::new();
    for (number, category) in (1..).zip(RankedCategory::ALL) {
        let game = Counted::new(category.setup(7_000 + number), 20_790 + number as u32, 10);
        storage.extend([
            game.save(&format!("whole{number}"), number as u32),
            game.attempt(AttemptOrigin::Own, number),
            noted(&AttemptRecord { place: number, ..game.note(number as u32, clean) }),
        ]);
    }
    let hard = RankedCategory::Hard.setup(7_002);
    let again = Counted {
        record: at_random::<Tramways>(hard.clone(), 5),
        ..Counted::new(hard.clone(), 20_795, 9)
    };
    let note = again.note(0, DeviceFacts { novelty: Novelty::SeenBefore, ..clean });
    let best = ParResults { games: 200, link: codec::encode(&by_bots::<Tramways>(hard.clone())) };
    storage.extend([
        again.attempt(AttemptOrigin::Own, 4),
        noted(&AttemptRecord { place: 4, number: 2, ..note }),
        (
            format!("catenary.par.{}", par::name(&hard).expect("a ranked set-up")),
            serde_json::to_string(&best).expect("a text"),
        ),
        ("catenary.seen.seed.7002".to_owned(), "seen".to_owned()),
        ("catenary.seen.boards.0123abcd".to_owned(), "seen".to_owned()),
        ("catenary.noted".to_owned(), "9".to_owned()),
    ]);
    for (place, day) in (5..).zip([20_800, 20_801]) {
        let setup = daily::setup(Day(day));
        let game = Counted::new(setup.clone(), day, 8);
        let repeat = Counted {
            record: at_random::<Tramways>(setup, 3),
            ..Counted::new(daily::setup(Day(day)), day, 20)
        };
        storage.extend([
            game.attempt(AttemptOrigin::Own, place),
            noted(&AttemptRecord { place, ..game.note(1, clean) }),
            repeat.attempt(AttemptOrigin::Own, place + 2),
            noted(&AttemptRecord { place: place + 2, number: 2, ..repeat.note(0, clean) }),
        ]);
    }
    storage
}

/// Games in progress, of the three categories and a day, copies older than their records, and a game without a record.
fn open(clean: DeviceFacts) -> Storage {
    let mut storage = Storage::new();
    for (number, category) in (1..).zip(RankedCategory::ALL) {
        let whole = Counted::new(category.setup(7_100 + number), 20_795, number);
        let game = whole.cut(30 * number as usize);
        storage.extend([
            game.save(&format!("open{number}"), 2),
            noted(&game.note(2, clean)),
            whole.cut(10).save(&format!("copy{number}"), 0),
        ]);
    }
    let whole = Counted::new(daily::setup(TODAY), TODAY.0, 7);
    storage.extend([
        whole.cut(21).save("daily", 0),
        noted(&whole.cut(21).note(0, DeviceFacts { novelty: Novelty::SeenBefore, ..clean })),
        Counted::new(RankedCategory::Hard.setup(7_109), 20_796, 3).cut(15).save("stranger", 1),
    ]);
    storage
}

/// Abandoned attempts, and a copy of one.
fn given_up(clean: DeviceFacts) -> Storage {
    let mut storage = Storage::new();
    let setups = RankedCategory::ALL.map(|category| category.setup(7_201)).into_iter();
    for (hour, setup) in (1..).zip(setups.chain([daily::setup(Day(20_801))])) {
        let game = Counted::new(setup, 20_801, hour).cut(12 * hour as usize);
        let note =
            AttemptRecord { progress: AttemptProgress::GivenUp, ..game.note(hour as u32, clean) };
        storage.extend([noted(&note), game.save(&format!("copy{hour}"), 0)]);
    }
    storage
}

/// Imported results, the player's own and another player's, of days that were played here and of others.
fn brought(clean: DeviceFacts) -> Storage {
    let mut storage = Storage::new();
    for (place, category) in (1..).zip(RankedCategory::ALL) {
        let game = Counted::new(category.setup(7_301), 20_790, place);
        let other = Counted::new(category.setup(7_302), 20_791, place);
        storage.extend([
            game.attempt(AttemptOrigin::Brought, place),
            noted(&game.note(1, clean).brought()),
            other.attempt(AttemptOrigin::Imported, place + 3),
        ]);
    }
    let own = Counted::new(daily::setup(Day(20_801)), 20_801, 6);
    let setup = daily::setup(Day(20_801));
    let beside = Counted {
        record: at_random::<Tramways>(setup, 8),
        ..Counted::new(daily::setup(Day(20_801)), 20_801, 3)
    };
    let late = Counted::new(daily::setup(Day(20_799)), 20_800, 3);
    storage.extend([
        own.attempt(AttemptOrigin::Own, 7),
        noted(&AttemptRecord { place: 7, ..own.note(0, clean) }),
        beside.attempt(AttemptOrigin::Brought, 8),
        Counted::new(daily::setup(Day(20_800)), 20_800, 2).attempt(AttemptOrigin::Brought, 9),
        late.attempt(AttemptOrigin::Brought, 10),
        Counted::new(daily::setup(TODAY), TODAY.0, 1).attempt(AttemptOrigin::Imported, 11),
    ]);
    storage
}

/// Attempts whose start the ledger has not seen: finished and in progress.
fn restored(marks: DeviceFacts) -> Storage {
    let mut storage = Storage::new();
    for (place, category) in (1..).zip(RankedCategory::ALL) {
        let game = Counted::new(category.setup(7_401), 20_797, place);
        let note = game.note(3, marks);
        let open = Counted::new(category.setup(7_402), 20_798, place).cut(25);
        storage.extend([
            game.attempt(AttemptOrigin::Own, place),
            noted(&AttemptRecord { place, ..note }),
            open.save(&format!("open{place}"), 0),
            noted(&open.note(0, DeviceFacts { novelty: Novelty::SeenBefore, ..marks })),
        ]);
    }
    storage
}

/// Entries of older and newer pages: games by refused rules, attempts without dates, unreadable entries, and the record
/// of a deleted result.
fn older(clean: DeviceFacts) -> Storage {
    let link_of = |game: &Counted| codec::encode(&game.record);
    let by_older_rules = |game: &Counted, (name, text): (String, String)| {
        let mut record = game.record.clone();
        record.setup.rules = 1;
        let (new, old) = (link_of(game), codec::encode(&record));
        (name.replace(&new, &old), text.replace(&new, &old))
    };
    let mut storage = Storage::new();
    for (place, category) in (1..).zip(RankedCategory::ALL) {
        let game = Counted::new(category.setup(7_501), 20_788, place);
        let note = AttemptRecord { place, ..game.note(0, clean) };
        storage.extend([
            by_older_rules(&game, game.attempt(AttemptOrigin::Own, place)),
            by_older_rules(&game, noted(&note)),
        ]);
        let open = Counted::new(category.setup(7_502), 20_789, place).cut(20);
        let (name, text) = open.save(&format!("open{place}"), 0);
        let save = GameEntry::stored(text).save().expect("a save");
        let (name, text) = by_older_rules(&open, (name, save.write()));
        let save = Save::read(&text).expect("a save");
        storage.extend([
            (name, GameEntry::of(&save).text().to_owned()),
            by_older_rules(&open, noted(&open.note(0, clean))),
        ]);
    }
    let bare = Counted::new(RankedCategory::Normal.setup(7_503), 20_789, 1);
    let deleted = Counted::new(daily::setup(Day(20_801)), 20_801, 1);
    let again = Counted::new(daily::setup(Day(20_801)), 20_801, 2);
    let again = Counted { record: at_random::<Tramways>(again.record.setup.clone(), 2), ..again };
    let link = link_of(&bare);
    let damaged = link_of(&Counted::new(RankedCategory::Hard.setup(7_504), 20_789, 1));
    let newer = link_of(&Counted::new(RankedCategory::Hard.setup(7_505), 20_789, 1));
    storage.extend([
        (format!("catenary.attempt.{link}"), format!("{{\"link\":\"{link}\",\"origin\":\"own\"}}")),
        (format!("catenary.attempt.{damaged}"), "{\"link\":".to_owned()),
        (
            format!("catenary.attempt.{newer}"),
            format!("{{\"link\":\"{newer}\",\"origin\":\"own\",\"unheard_of\":1}}"),
        ),
        ("catenary.attempt.nonsense".to_owned(), "x".to_owned()),
        noted(&AttemptRecord { place: 12, ..deleted.note(0, clean) }),
        again.attempt(AttemptOrigin::Own, 13),
        ("catenary.ledger.orphan".to_owned(), "x".to_owned()),
    ]);
    storage
}
