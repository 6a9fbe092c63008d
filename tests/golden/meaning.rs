//! The meaning of golden links and saves, in terms that do not change with the code.

use catenary::engine::bots::Level;
use catenary::engine::codec::{Coded, Link, LinkedHands, PlayedGame, Results, Seating};
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::table::remote::{TakenSeats, players_of};
use catenary::table::set_up::SetUp;
use catenary::table::title::Metrics;
use catenary::table::view::Sight;
use catenary::table::{
    Controller, GameMode, GameStatus, GameTable, Hands, PlayLine, Players, ReplayedPart, Save,
    Voice,
};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::{Tramways, scoring};

/// A game with golden links and saves.
pub(crate) trait Golden: Coded {
    /// The key of a set-up's title.
    fn title_key(setup: &Self::Setup) -> &'static str;

    /// A seat's score if the game ended now.
    fn points(state: &Self::State, seat: Seat) -> i32;
}

impl Golden for Tramways {
    fn title_key(_: &Self::Setup) -> &'static str {
        Tramways::KEY
    }

    fn points(state: &Self::State, seat: Seat) -> i32 {
        scoring::score(state, seat).total()
    }
}

impl Golden for City {
    fn title_key(setup: &Self::Setup) -> &'static str {
        City::key(setup)
    }

    fn points(state: &Self::State, seat: Seat) -> i32 {
        City::measure(state, seat, 0, Sight::Whole).expect("a score")
    }
}

impl Golden for Metromania {
    fn title_key(setup: &Self::Setup) -> &'static str {
        Metromania::key(setup)
    }

    fn points(state: &Self::State, seat: Seat) -> i32 {
        Metromania::measure(state, seat, 0, Sight::Whole).expect("a score")
    }
}

/// The number of decisions played on from a link's position, to reveal what is hidden there.
const AHEAD: usize = 24;
/// The number of decisions between two lists of points.
const STRETCH: usize = 24;

/// A game, decision by decision.
struct Told<G: Golden> {
    players: u8,
    state: G::State,
    taken: usize,
    said: String,
}

impl<G: Golden> Told<G> {
    fn new(setup: &G::Setup) -> Self {
        let state = G::new(setup).expect("a legal set-up");
        Told { players: G::players(setup) as u8, state, taken: 0, said: String::new() }
    }

    /// The points of all seats.
    fn points(&self) -> String {
        let outcome = G::outcome(&self.state);
        let points = |seat| match &outcome {
            Some(outcome) => outcome.scores[seat],
            None => G::points(&self.state, seat),
        };
        let points = (0..self.players).map(|seat| points(Seat(seat)).to_string());
        points.collect::<Vec<_>>().join(",")
    }

    /// The seat to decide.
    fn turn(&self) -> String {
        G::to_act(&self.state).map_or("over".to_owned(), |seat| seat.0.to_string())
    }

    fn take(&mut self, action: G::Action) {
        let notation = G::notation(&self.state, action);
        let turn = self.turn();
        G::apply(&mut self.state, action, &mut Vec::new()).expect("a legal action");
        self.taken += 1;
        let is_told = self.taken.is_multiple_of(STRETCH);
        let points = if is_told { self.points() } else { String::new() };
        self.said += &format!("{turn} {notation} {points}\n");
    }

    /// Plays on: a fixed generator chooses among the legal actions, sorted by notation.
    fn play_on(&mut self) -> String {
        let mut rng = Rng::new(0x601D);
        for _ in 0..AHEAD {
            let legal = G::legal(&self.state).into_iter();
            let mut legal: Vec<(String, G::Action)> =
                legal.map(|action| (G::notation(&self.state, action), action)).collect();
            legal.sort();
            if legal.is_empty() {
                break;
            }
            self.take(legal[rng.below(legal.len())].1);
        }
        self.said.clone() + &self.points()
    }
}

/// A link as `CURSOR/LENGTH:TURN:POINTS:DIGEST`: its position, the seat to decide there, the points by seat, and a digest of
/// the decisions before it, those undone, and those played on.
pub(crate) fn of_link<G: Golden>(link: &Link<G>) -> String {
    let Record { setup, actions } = &link.record;
    let mut reading = Told::<G>::new(setup);
    actions[..link.cursor].iter().for_each(|&action| reading.take(action));
    let (turn, points) = (reading.turn(), reading.points());
    let mut undone = Told::<G> {
        state: reading.state.clone(),
        taken: reading.taken,
        said: String::new(),
        ..reading
    };
    actions[link.cursor..].iter().for_each(|&action| undone.take(action));
    let digest = crc32fast::hash((reading.play_on() + &undone.said).as_bytes());
    let meaning = format!("{}/{}:{turn}:{points}:{digest:08x}", link.cursor, actions.len());
    match &link.seating {
        Some(seating) => format!("{meaning}:{}", sitting(seating)),
        None => meaning,
    }
}

/// Results as `SEATS|NAME.BOTS.UNDOS.HINTS.HURRIED:GAME|...`: the seats, and for each game its player's name as a number,
/// its counters, and the meaning of its link.
pub(crate) fn of_results<G: Golden>(results: &Results<G>) -> String {
    let seat = |level: &Option<Level>| level.map_or("player", Level::name);
    let seats = results.seats.iter().map(seat).collect::<Vec<_>>().join(",");
    let game = |game: &PlayedGame<G>| {
        let PlayedGame { name, bots, undos, hints, hurried, .. } = game;
        let name = crc32fast::hash(name.as_bytes());
        let meaning = of_link(&Link::game(results.record(game), usize::MAX));
        format!("{name:08x}.{bots}.{undos}.{hints}.{hurried}:{meaning}")
    };
    let games = results.games.iter().map(game);
    std::iter::once(seats).chain(games).collect::<Vec<_>>().join("|")
}

/// The table that a link names: its name, hands, the version of the bots, and the seats.
fn sitting(seating: &Seating) -> String {
    let hands = match seating.hands {
        LinkedHands::Hidden => "shut",
        LinkedHands::Open => "open",
    };
    let players = players_of(seating, &[]);
    let taken = TakenSeats::of_link(seating);
    let taken = taken.iter().map(|it| format!(".{}<{}", it.seat.0, it.by.0)).collect::<String>();
    format!("{:08x}.{hands}.{}.{}{taken}", seating.table, seating.bots, seats(&players))
}

/// A save as `LINES.LINE:...:DIGEST:AROUND`: the number of lines of play and of the present one, the meaning of its link, a
/// digest of all lines with their names, and the game's counters.
pub(crate) fn of_save<G: Golden>(save: &Save) -> String {
    let (table, replayed) = save.open::<G>().expect("a game");
    assert_eq!(replayed, ReplayedPart::Whole);
    let session = &table.session;
    let actions = session.lines()[session.line()].actions();
    let record = Record { setup: session.setup().clone(), actions };
    let present = of_link(&Link::<G>::game(record, session.ply()));
    let reading = |line: &PlayLine<G>| {
        let mut reading = Told::<G>::new(session.setup());
        line.actions().into_iter().for_each(|action| reading.take(action));
        format!("{} {} {}\n", reading.said, line.name.as_str(), line.comment.as_str())
    };
    let all: String = session.lines().iter().map(reading).collect();
    let (lines, line, digest) =
        (session.lines().len(), session.line(), crc32fast::hash(all.as_bytes()));
    format!("{lines}.{line}:{present}:{digest:08x}:{}", around(save, &table))
}

/// A game's mode, counters and seats.
fn around<G: Game>(save: &Save, table: &GameTable<G>) -> String {
    let status = match table.status {
        GameStatus::Played => "on",
        GameStatus::Abandoned => "off",
    };
    let mode = match table.mode {
        GameMode::Casual => "free".to_owned(),
        GameMode::Ranked => "counts".to_owned(),
        GameMode::Challenge => "duel".to_owned(),
        GameMode::Daily(day) => format!("of-{day}"),
    };
    let hands = match table.players.hands() {
        Hands::Hidden => "shut",
        Hands::Open => "open",
    };
    let voice = match table.guide.voice {
        Voice::Silent => "mute",
        Voice::Speaking => "guide",
    };
    let lessons: Vec<String> =
        (0..64).filter(|&it| table.guide.given.has(it)).map(|it| it.to_string()).collect();
    let prepared = save.prepared.as_ref().map_or("-".to_owned(), |it| {
        format!("{}.{}.{}", it.line, it.ply, crc32fast::hash(it.actions.join("\n").as_bytes()))
    });
    let reopened = save.reopened.map_or("-".to_owned(), |it| format!("{}.{}", it.line, it.ply));
    let given = if table.handed_over { "given" } else { "kept" };
    [
        status.to_owned(),
        mode,
        hands.to_owned(),
        given.to_owned(),
        format!("{voice}.{}", lessons.join(".")),
        match (table.hurried, table.hints) {
            (0, 0) => table.undos.to_string(),
            (hurried, 0) => format!("{}.{hurried}", table.undos),
            (hurried, hints) => format!("{}.{hurried}.{hints}", table.undos),
        },
        format!("{}+{}", save.clock.begun_at, save.clock.spent),
        seats(&table.players),
        prepared,
        reopened,
    ]
    .into_iter()
    .chain(save.remote.map(|it| match it.sent {
        Some(sent) => format!("{:08x}.{sent}", it.table.0),
        None => format!("{:08x}", it.table.0),
    }))
    .collect::<Vec<_>>()
    .join(";")
}

/// The seats of a table: colour, controller, and the letters of the name as numbers.
fn seats(players: &Players) -> String {
    let seat = |seat: Seat| {
        let player = players.get(seat).expect("a seat");
        let controller = match player.controller {
            Controller::Elsewhere => "E",
            Controller::Person => "P",
            Controller::Bot(Level::Random) => "B0",
            Controller::Bot(Level::Easy) => "B1",
            Controller::Bot(Level::Medium) => "B2",
            Controller::Bot(Level::Hard) => "B3",
        };
        let name = crc32fast::hash(player.name.as_str().as_bytes());
        format!("{controller}.{}.{name:08x}", player.color.index())
    };
    players.seats().map(seat).collect::<Vec<_>>().join(",")
}
