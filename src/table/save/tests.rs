//! Tests of saves with the toy title.

use super::*;
use crate::engine::bots::Level;
use crate::engine::codec::LinkError;
use crate::engine::game::{Game, Seat};
use crate::table::{Comment, Controller, Day, Session};
use crate::titles::toy::{Action, Setup, Toy};

/// The save of a toy game.
pub(super) fn save(table: &GameTable<Toy>, revision: u64, saved_at: u64) -> Save {
    let state = table.session.last_state();
    let glance = Summary {
        round: 1,
        scores: state.table.beads.iter().map(|&beads| beads.into()).collect(),
        to_act: Toy::to_act(state),
        over: Toy::to_act(state).is_none(),
        picture: None,
        board: None,
    };
    Save::of(Toy::KEY, table, glance, revision, saved_at)
}

/// A toy game after a number of decisions.
pub(super) fn toy(seed: u64, plies: usize) -> GameTable<Toy> {
    let mut session = Session::new(Setup::new(seed)).expect("a legal setup");
    (0..plies).for_each(|_| play_first(&mut session));
    GameTable::new(session, &Players::people(2), 2)
}

/// Plays a bead at a time, so that a game has 24 decisions.
fn play_first(session: &mut Session<Toy>) {
    let legal = Toy::legal(session.state());
    session.play(legal[0]).expect("a legal action");
}

fn table() -> GameTable<Toy> {
    let session = Session::clone(&toy(3, 22).session);
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Hard));
    let (status, mode, undos) = (GameStatus::Abandoned, GameMode::Daily(Day(9)), 4);
    GameTable { status, mode, undos, ..GameTable::new(session, &players, 2) }
}

/// A casual game with three lines; the second is the present one.
fn branched() -> GameTable<Toy> {
    let table = table();
    let mut session = Session::clone(&table.session);
    for ply in [19, 9] {
        session.go_to_line(0, ply);
        let old = session.lines()[0].actions()[ply];
        let mut others = Toy::legal(session.state()).into_iter().filter(|&action| action != old);
        let new = others.next().expect("there is a choice");
        session.play(new).expect("a legal action");
    }
    session.describe(1, "new".to_owned().into(), "better\nso".to_owned().into());
    session.go_to_line(1, 19);
    GameTable { session: session.into(), mode: GameMode::Casual, ..table }
}

fn read(text: &str) -> Result<Save, SaveError> {
    Save::read(text)
}

#[test]
fn a_save_opens_as_the_same_game() {
    for table in [table(), branched()] {
        let save = save(&table, 4, 5);
        let read = read(&save.write()).expect("a good save");
        assert_eq!(read, save);
        assert_eq!(save.glance.to_act, Toy::to_act(table.session.last_state()));
        let (opened, replayed) = read.open().expect("a legal setup");
        assert!(opened == table && replayed == ReplayedPart::Whole);
        assert_eq!((read.title(), read.revision()), ("toy", 4));
    }
}

#[test]
fn lines_keep_their_order_their_words_and_the_cursor() {
    let table = branched();
    let (opened, _) = save(&table, 1, 1).open::<Toy>().expect("a legal setup");
    let (old, new) = (&table.session, &opened.session);
    assert_eq!((new.lines().len(), new.line(), new.ply(), new.length()), (3, 1, 19, 20));
    assert!(new.can_redo() && (0..3).all(|line| new.fork(line) == old.fork(line)));
    assert_eq!(new.lines()[1].comment.as_str(), "better\nso");
}

#[test]
fn a_line_that_is_a_prefix_of_another_survives_saving() {
    let table = branched();
    let mut session = Session::clone(&table.session);
    let before = session.lines()[0].actions()[..5].to_vec();
    session.add_line(0, &before);
    let table = GameTable { session: session.into(), ..table };
    let (opened, replayed) = save(&table, 1, 1).open().expect("a legal setup");
    assert!(opened == table && replayed == ReplayedPart::Whole);
}

#[test]
fn a_summary_describes_the_end_of_the_line_and_ranked_games_open_there() {
    let table = table();
    let head = save(&table, 1, 1).glance;
    let mut session = Session::clone(&table.session);
    session.go_to(3);
    for (mode, ply) in [(GameMode::Casual, 3), (GameMode::Ranked, table.session.length())] {
        let back = GameTable { session: session.clone().into(), mode, ..table.clone() };
        let save = save(&back, 1, 1);
        assert_eq!(save.glance, head);
        let (opened, _) = save.open::<Toy>().expect("a legal setup");
        assert_eq!(opened.session.ply(), ply);
    }
}

/// A valid text with a part replaced; the part must exist.
fn with(part: &str, other: &str) -> String {
    let text = save(&branched(), 1, 1).write();
    assert!(text.contains(part), "{part} in {text}");
    text.replacen(part, other, 1)
}

#[test]
fn bad_saves_say_what_is_wrong_and_where() {
    let good = save(&branched(), 1, 1).write();
    let malformed = |text: &str| matches!(read(text), Err(SaveError::Malformed(_)));
    assert!(malformed(&good[..90]) && malformed("null") && malformed("{}"));
    assert!(malformed(&with("\"cursor\":19", "\"cursor\":-1")));
    assert_eq!(read(&with("\"version\":3", "\"version\":9")), Err(SaveError::Newer(9)));
    assert_eq!(read(&with("\"version\":3", "\"version\":2")), Err(SaveError::Older(2)));
    assert_eq!(
        read(&with("\"toy\"", "\"No/../title\"")),
        Err(SaveError::OtherGame("No/../title".to_owned()))
    );
    assert_eq!(read(&with("\"line\":1", "\"line\":3")), Err(SaveError::NoLine(4)));
    assert_eq!(read(&" ".repeat(MAX_LENGTH + 1)), Err(SaveError::TooLong(MAX_LENGTH + 1)));
    let seats = good.find("\"seats\":[").expect("seats");
    let lines = good.find(",\"lines\":[").expect("lines");
    let (before, after) = (&good[..seats], &good[lines..]);
    assert_eq!(read(&format!("{before}\"seats\":[]{after}")), Err(SaveError::Seats(0)));
    let end = good.find(",\"line\":").expect("the present line");
    let none = format!("{},\"lines\":[]{}", &good[..lines], &good[end..]);
    assert_eq!(read(&none), Err(SaveError::Lines(0)));
}

#[test]
fn reports_unknown_fields_of_a_save() {
    for (part, other, path) in [
        ("\"undos\":4", "\"undos\":4,\"duel\":{\"results\":7}", "duel"),
        ("\"spent\":0", "\"spent\":0,\"paused\":1", "clock.paused"),
        ("\"name\":\"new\"", "\"name\":\"new\",\"stars\":5", "lines[1].stars"),
        ("\"index\":0", "\"index\":0,\"shade\":2", "seats[0].colour.shade"),
    ] {
        let found = read(&with(part, other));
        assert_eq!(found, Err(SaveError::UnknownField(path.to_owned())));
    }
}

/// Absent optional fields have their old meaning.
#[test]
fn reads_a_save_without_optional_fields() {
    let mut whole =
        save(&GameTable { handed_over: true, hurried: 3, hints: 2, ..branched() }, 1, 1);
    whole.prepared = Some(Prepared { line: 1, ply: 20, actions: vec!["done".to_owned()] });
    let planned = PreparedPlan { seat: Seat(1), ply: 20, actions: vec!["done".to_owned()] };
    whole.planned = Some(planned);
    whole.reopened = Some(TakenBackTo { line: 1, ply: 20 });
    whole.clock = Clock { begun_at: 5, spent: 6 };
    let mut text = whole.write();
    for (part, path) in [
        (r#","handed_over":true"#, "handed_over"),
        (r#","hurried":3"#, "hurried"),
        (r#","hints":2"#, "hints"),
        (r#","prepared":{"line":1,"ply":20,"actions":["done"]}"#, "prepared"),
        (r#","planned":{"seat":1,"ply":20,"actions":["done"]}"#, "planned"),
        (r#","reopened":{"line":1,"ply":20}"#, "reopened"),
        (r#""begun_at":5,"spent":6"#, "clock"),
    ] {
        assert!(text.contains(part), "{path} in {text}");
        text = text.replacen(part, "", 1);
    }
    let bare = read(&text).expect("a good save");
    assert_eq!((bare.handed_over, &bare.prepared, bare.reopened), (false, &None, None));
    assert_eq!(bare.planned, None);
    assert_eq!((bare.hurried, bare.hints), (0, 0));
    assert_eq!(bare.clock, Clock::default());
    assert!(bare.open() == Ok((branched(), ReplayedPart::Whole)));
    assert_eq!(read(&whole.write()), Ok(whole));
}

#[test]
fn opens_a_game_whose_summary_is_damaged() {
    for (part, other) in [
        ("\"round\":", "\"round\":\"?\",\"lap\":"),
        ("\"over\":false", "\"over\":false,\"picture\":{\"frame\":7}"),
        ("\"over\":false", "\"over\":false,\"novelty\":7"),
    ] {
        let save = read(&with(part, other)).expect("a good save");
        assert_eq!(save.glance.picture, None);
        assert_eq!(save.open().expect("a legal setup").0, branched());
    }
}

#[test]
fn names_the_line_that_is_no_link_of_the_game() {
    let save = save(&branched(), 1, 1);
    let lines = |change: fn(&mut Vec<LinkedLine>)| {
        let mut save = save.clone();
        change(&mut save.lines);
        save.open::<Toy>().map(|(_, replayed)| replayed)
    };
    let damaged = lines(|lines| lines[2].link.push('A'));
    assert!(matches!(damaged, Err(SaveError::Line { number: 3, .. })), "{damaged:?}");
    let long = lines(|lines| lines[1].link = "g".repeat(20_000));
    let why = LinkError::TooLong(20_000);
    assert_eq!(long, Err(SaveError::Line { number: 2, why }));
    let link = |seed| crate::engine::codec::encode::<Toy>(&Record::new(Setup::new(seed)));
    let other = link(4);
    let mut changed = save.clone();
    changed.lines[1].link = other;
    assert_eq!(changed.open::<Toy>().err(), Some(SaveError::OtherSetup(2)));
    let many = lines(|lines| lines.resize(65, lines[0].clone()));
    assert_eq!(many, Err(SaveError::Lines(65)));
}

#[test]
fn a_save_with_an_impossible_decision_opens_up_to_there() {
    let table = branched();
    let mut record = table.session.lines()[1].actions();
    record[15] = Action::Pay(1);
    let setup = *table.session.setup();
    let link = crate::engine::codec::encode::<Toy>(&Record { setup, actions: record });
    let mut save = save(&table, 1, 1);
    save.lines[1].link = link;
    let (opened, replayed) = save.open::<Toy>().expect("a legal setup");
    assert_eq!(replayed, ReplayedPart::Part);
    assert_eq!((opened.session.ply(), opened.session.length()), (15, 15));
    assert_eq!(opened.session.lines()[0], table.session.lines()[0]);
    assert_eq!(save.check::<Toy>(|_| "toy"), Ok(Some(16)));
    save.present = 0;
    assert_eq!(save.check::<Toy>(|_| "toy"), Ok(Some(16)), "also where another line is open");
}

#[test]
fn saves_and_reads_the_largest_number_of_lines() {
    let mut session = Session::clone(&table().session);
    for at in 0..200 {
        session.go_to_line(at % session.lines().len(), at % 20);
        let legal = Toy::legal(session.state());
        if legal.is_empty() {
            continue;
        }
        session.play(legal[at % legal.len()]).expect("a legal action");
        session.describe(session.line(), format!("line {at}").into(), Comment::default());
    }
    assert!(session.lines().len() <= crate::table::MAX_LINES);
    let casual = GameTable { session: session.into(), mode: GameMode::Casual, ..table() };
    let save = read(&save(&casual, 1, 1).write()).expect("a good save");
    assert!(save.open() == Ok((casual, ReplayedPart::Whole)));
}
