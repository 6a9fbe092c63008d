//! Prints golden links (turns apart) or golden saves (those of games that are played apart by themselves), each with what it means: games of every title, number of players and kind of set-up;
//! or golden games of bots.
//!
//! ```text
//! cargo run --release --no-default-features --example golden -- links
//! cargo run --release --no-default-features --example golden -- turns
//! cargo run --release --no-default-features --example golden -- saves
//! cargo run --release --no-default-features --example golden -- apart
//! cargo run --release --no-default-features --example golden -- boards
//! cargo run --release --no-default-features --example golden -- bots [KEY]
//! ```
//!
//! Run it for a new title, form or rules version, and add the lines that are new to the file in tests/golden: the lines that
//! are there stay as they are. Only the bots of a rule set are printed anew, all of them, when their version is raised.

#[path = "../tests/golden/meaning.rs"]
mod meaning;

use arrayvec::ArrayVec;
use catenary::engine::bots::{HasBots, Level, Rerun, chance_of};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{BySeat, Game, MAX_SEATS, Record, Rng, Seat};
use catenary::measure::{self, LabTitle, Nobody};
use catenary::table::apart::{Apart, TableName, seating_of};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::{
    Clock, Controller, Day, Device, GameMode, GameStatus, Guide, Hands, PlayerColor, Players,
    Prepared, Save, Session, Table, TakenBackTo, Voice,
};
use catenary::titles::city::boards::Board;
use catenary::titles::city::codec::board as codec_board;
use catenary::titles::city::import;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::boards::Placement as District;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::metromania::rules::variants::{CityChoice, Municipality, Rivalry};
use catenary::titles::rule_sets::{self, RULE_SETS, TitleTask};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::ranked_category::RankedCategory;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::{
    BoardId, Deal, DevelopmentRule, MapChoice, MapSize, Placement, PlayerBoard, Side, Sides,
};
use catenary::titles::tramways::session::daily;
use meaning::{Golden, of_link, of_save};
use std::time::{Duration, Instant};

/// A moment, in milliseconds since 1970.
const NOW: u64 = 1_795_000_000_000;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("links") => print_links(),
        Some("turns") => print_all_turns(),
        Some("boards") => print_boards(),
        Some("saves") => print_saves(),
        Some("apart") => print_all_apart(),
        Some("bots") => RULE_SETS
            .iter()
            .flat_map(|rules| rules.keys)
            .filter(|key| std::env::args().nth(2).is_none_or(|wanted| wanted == **key))
            .filter_map(|key| rule_sets::with_key(key, Bots(key)))
            .for_each(|lines| print!("{lines}")),
        _ => eprintln!("links, turns, boards, saves, apart, or bots?"),
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
}

/// Turns of a game that is played apart: before its first decision, in its middle, at its end, and of one that begins at a
/// position.
fn print_turns<G: Golden + HasBots>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let (length, count) = (whole.actions.len(), G::players(&whole.setup));
    let turn = |record, plies: usize| {
        let name = TableName((number as u32).wrapping_mul(0x9E37_79B9).wrapping_add(plies as u32));
        let seating = seating_of(name, &players(count, number + plies as u64), number as u16 % 3);
        print(&Link::<G>::turn(record, seating));
    };
    for plies in [0, length / 2, length] {
        let actions = whole.actions[..plies].to_vec();
        turn(Record { setup: whole.setup.clone(), actions }, plies);
    }
    let past = Record::<G> { actions: whole.actions[..length / 3].to_vec(), ..whole };
    let begun = codec::position(&past).record.setup;
    turn(at_random::<G>(begun, number), length / 3);
}

fn print<G: Golden>(link: &Link<G>) {
    println!("{} {} {}", G::title(&link.record.setup), codec::write(link), of_link(link));
}

/// A set-up, a game of bots, the game with its last decisions undone, its position there as it is and as a seat may know it,
/// and a game that begins at that position.
fn print_game<G: Golden + HasBots>(setup: G::Setup, number: u64) {
    print(&Link::<G>::setup(setup.clone()));
    let record = by_bots::<G>(setup);
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

/// Set-ups of games that count: one of each category, and one of a day.
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

/// Boards that players bring: the built-in ones from their files, and one of plain lines.
fn own_boards() -> Vec<Board> {
    let files = Board::BUILT_IN.map(|board| import::write(board.data()));
    let board = |text: &str| {
        let mut draft = import::read(text).expect("a board");
        draft.propose_tickets();
        draft.board().expect("a board in which nothing is wrong")
    };
    files.iter().map(String::as_str).chain([RING]).map(board).collect()
}

/// Places in a ring, with chords, a double Route, all colours and the longest Route.
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

fn print_boards() {
    for board in own_boards() {
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

/// Games in which one level plays all seats of a title, for each number of players.
struct Bots(&'static str);

/// A game of the hard bot that takes longer is printed up to so many thoughts.
const LONG: Duration = Duration::from_secs(2);
const FIRST: u32 = 12;

impl TitleTask for Bots {
    type Output = String;

    fn run<G: LabTitle>(self) -> String {
        let mut lines = String::new();
        for players in 1..=MAX_SEATS {
            let Some(setup) = G::usual(self.0, players, 0xB075 + players as u64) else { continue };
            for level in [Level::Easy, Level::Medium, Level::Hard] {
                let begun = Instant::now();
                let mut record = by_law::<G>(setup.clone(), level, u32::MAX);
                if begun.elapsed() > LONG {
                    record = by_law::<G>(setup.clone(), level, FIRST);
                }
                lines += &format!("{} {} {}\n", self.0, level.name(), codec::encode(&record));
            }
        }
        lines
    }
}

/// A game of bots up to so many thoughts.
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

/// A game of easy bots to its end.
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

/// A game as the page saves it.
fn saved<G: Title>(table: &Table<G>, revision: u64) -> Save {
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
            let table = Table { mode, ..Table::new(session, &Players::people(1), 1) };
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
}

fn session<G: Golden>(record: &Record<G>, plies: usize) -> Session<G> {
    let actions = record.actions[..plies].to_vec();
    let record = Record { setup: record.setup.clone(), actions };
    let Ok((session, None)) = Session::resume(&record, usize::MAX) else { panic!("a legal game") };
    session
}

/// A game in which hints were shown.
fn print_hinted<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let count = G::players(&whole.setup);
    let table = Table::new(session(&whole, whole.actions.len()), &players(count, number), count);
    print_save(saved(&Table { hints: 3, ..table }, 9), number);
}

/// Games that are played apart: one that was not sent yet, one that was, one that has ended.
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
        let apart = Some(Apart { table: TableName(0x7AB1E + number as u32), sent });
        let table = Table { apart, ..Table::new(session(&whole, plies), &players, count) };
        print_save(saved(&table, plies as u64), number);
    }
}

/// A game in which bots were cut short.
fn print_hurried<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let (half, count) = (whole.actions.len() / 2, G::players(&whole.setup));
    let table = Table::new(session(&whole, half), &players(count, number), count);
    print_save(saved(&Table { undos: 1, hurried: 2, ..table }, 8), number);
}

/// A game that goes on, one that has ended, one with several lines and its last decisions taken back, and one that was given up.
fn print_tables<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    let (length, count) = (whole.actions.len(), G::players(&whole.setup));
    let table = |session| Table::new(session, &players(count, number), count);
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
    let guide = Guide { voice: Voice::Speaking, told: Guide::NEW.told.with(0).with(9).with(63) };
    let undone = Table { guide, undos: 3, ..table(branched) };
    let mut save = saved(&undone, 99);
    if G::title(&whole.setup) != Tramways::KEY && undone.session.can_redo() {
        save.reopened = Some(TakenBackTo { line, ply });
    }
    print_save(save, number);

    let left =
        Table { fate: GameStatus::Abandoned, handed_over: count > 1, ..table(session(&whole, 5)) };
    print_save(saved(&left, 6), number);
}

/// People and bots, in colours and by names of their own.
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

/// A game in which something is prepared: the first that the title lays out again when the save is opened.
fn print_prepared<G: Golden + Title>(setup: G::Setup, number: u64) {
    let whole = by_bots::<G>(setup);
    for plies in whole.actions.len() / 4.. {
        let session = session::<G>(&whole, plies);
        let count = G::players(&whole.setup);
        let people = Players::people(count).with_hands(Hands::Open);
        let save = saved(&Table::new(session.clone(), &people, count), 7);
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
