//! A table with answers of bots, and without any.

use catenary::engine::bots::{BotCheck, Decider, HasBots, Level, RerunStep, SearchExtent, check};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{BySeat, Record, Seat};
use catenary::table::intent::{BotAnswer, Intent};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::view::Note;
use catenary::table::{
    Controller, Device, DeviceTurn, GameMode, GameTable, Players, Save, Session,
};
use catenary::titles::city::boards::Board;
use catenary::titles::city::import;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::words::Locale;

/// Returns a bot's decision at the end of a record, as the worker sends it.
fn answer<G: Title + HasBots>(record: &Record<G>, level: Level, extent: SearchExtent) -> BotAnswer {
    let mut decider = Decider::new(record.clone(), |_| Some(level), None).expect("a bot decides");
    while let RerunStep::Thinking(_) = decider.step() {}
    said(record, &decider.plan(), extent)
}

fn said<G: Title>(record: &Record<G>, plan: &[G::Action], extent: SearchExtent) -> BotAnswer {
    let mut whole = record.clone();
    whole.actions.extend_from_slice(plan);
    BotAnswer::Line { line: codec::write(&Link::game(whole, record.actions.len())), extent }
}

/// Returns a table at which the first seat is a person's.
fn table<G: Title>(setup: G::Setup) -> GameTable<G> {
    let players = G::players(&setup);
    let bots = (1..players as u8).map(Seat);
    let seated = bots.fold(Players::people(players), |seated, seat| {
        seated.hand_over(seat, Controller::Bot(Level::Easy))
    });
    GameTable::new(Session::new(setup).expect("a legal setup"), &seated, players)
}

/// Plays until a bot is to move; the person takes the first legal action.
fn at_a_bot<G: Title>(mut model: TableModel<G>) -> TableModel<G> {
    while !matches!(model.turn(), DeviceTurn::Bot(..)) {
        let state = model.session().state();
        let first = G::notation(state, G::legal(state)[0]);
        model = model.after(&Intent::Act(first), Locale::English);
    }
    model
}

fn after<G: Title>(model: &TableModel<G>, answer: BotAnswer) -> TableModel<G> {
    model.after(&Intent::Bot { ply: model.session().ply(), answer }, Locale::English)
}

fn without_an_answer<G: Title>(setup: G::Setup) {
    let casual = table::<G>(setup);
    let model = at_a_bot(TableModel::new(casual, Device::default()));
    let made_up = after(&model, BotAnswer::Missing);
    assert_eq!(made_up.session().ply(), model.session().ply() + 1);
    assert_eq!(made_up.view(Locale::English).note, Some(Note::AnyMove));
    assert_eq!(made_up.view(Locale::English).hurried, 1);
    assert_ne!(made_up.revision(), model.revision());
    // The note stays until a person has acted.
    let mut shown = made_up;
    while matches!(shown.turn(), DeviceTurn::Bot(..)) {
        let whole = answer(&shown.session().record(), Level::Easy, SearchExtent::Whole);
        shown = after(&shown, whole);
        assert_eq!(shown.view(Locale::English).note, Some(Note::AnyMove));
    }
    let state = shown.session().state();
    if G::to_act(state).is_some() {
        let first = G::notation(state, G::legal(state)[0]);
        let acted = shown.after(&Intent::Act(first), Locale::English);
        assert_eq!(acted.view(Locale::English).note, None);
        assert_eq!(acted.table.hurried, 1);
    }
    // A line that is no plan for this position counts as no answer.
    let past = Record { actions: Vec::new(), ..model.session().record() };
    for wrong in [
        BotAnswer::Line { line: "g1xx".to_owned(), extent: SearchExtent::Whole },
        said(&past, &[], SearchExtent::Whole),
        said(&model.session().record(), &[], SearchExtent::Whole),
    ] {
        assert_eq!(after(&model, wrong).table.hurried, 1);
    }

    let mut strict = model;
    strict.table.mode = GameMode::Ranked;
    let waiting = after(&strict, BotAnswer::Missing);
    assert_eq!(waiting.session(), strict.session());
    assert_eq!((waiting.table.hurried, waiting.view(Locale::English).note.clone()), (0, None));
}

#[test]
fn without_an_answer_a_casual_game_continues_and_says_so_and_a_strict_one_waits() {
    without_an_answer::<City>(CitySetup::standard(Board::BERLIN, 3, 5));
    without_an_answer::<Metromania>(MetromaniaSetup::standard(3, 5));
    without_an_answer::<Tramways>(Setup::standard(3, 5));
}

/// Plays a whole game in which every `nth` answer was cut.
fn hurried<G: Title + HasBots>(setup: G::Setup, nth: u32) -> TableModel<G> {
    let mut table = table::<G>(setup);
    let all = table.players.hand_over(Seat(0), Controller::Bot(Level::Easy));
    table.seat(&all.into());
    let mut model = TableModel::new(table, Device::default());
    let mut answers = 0;
    while matches!(model.turn(), DeviceTurn::Bot(..)) {
        answers += 1;
        let extent = if answers % nth == 0 { SearchExtent::Cut } else { SearchExtent::Whole };
        let record = model.session().record();
        let next = after(&model, answer(&record, Level::Easy, extent));
        let stride = &next.session().steps()[model.session().ply()..];
        let (_, before) = stride.split_last().expect("a decision");
        assert!(before.iter().all(|step| !step.reveals()), "a plan ends with what it reveals");
        model = next;
    }
    assert_eq!(model.turn(), DeviceTurn::Over);
    assert_eq!(model.table.hurried, answers / nth);
    model
}

#[test]
fn counts_and_saves_hurried_bots() {
    let proven = hurried::<City>(CitySetup::standard(Board::SAN_FRANCISCO, 2, 5), u32::MAX);
    assert!(!proven.save(1, 1).write().contains("hurried"));
    let cut = hurried::<City>(CitySetup::standard(Board::SAN_FRANCISCO, 2, 5), 3);
    assert_eq!(cut.session(), proven.session(), "what the bots thought of is the same");
    let text = cut.save(1, 1).write();
    let (opened, _) = Save::read(&text).expect("a save").open::<City>().expect("a game");
    assert!(opened.hurried > 0 && opened == cut.table);
    let undone = cut.after(&Intent::Undo, Locale::English);
    assert_eq!(undone.table.hurried, cut.table.hurried);
}

/// The actions of a plan are those that the bot would have decided one by one.
#[test]
fn carries_out_a_plan_as_decided_one_by_one() {
    fn plays<G: Title + HasBots>(setup: G::Setup) {
        let model = hurried::<G>(setup, u32::MAX);
        let record = model.session().record();
        let levels = BySeat::new(G::players(&record.setup), |_| Some(Level::Easy));
        let checked = check(&record, &levels, G::VERSION);
        assert_eq!(checked, Ok(BotCheck::Same));
    }
    plays::<City>(CitySetup::standard(Board::BERLIN, 4, 6));
    let own = import::read(&import::write(Board::SAN_FRANCISCO.data())).expect("our own file");
    plays::<City>(CitySetup::standard(own.board().expect("a board"), 3, 6));
    plays::<Metromania>(MetromaniaSetup::standard(3, 6));
    plays::<Tramways>(Setup::standard(3, 4));
}
