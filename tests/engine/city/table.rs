//! A city game at a table: lists of games, the past, the effect of other players on Tickets.

use catenary::engine::bots::{Level, Plan};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Boundary, Game, Rng, Seat};
use catenary::table::command::{Completion, TypedLine};
use catenary::table::intent::{ActionQuery, BotAnswer, Intent, Perspective};
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::title::Hints;
use catenary::table::view::{PlaceState, PlayerPanel, Pressed};
use catenary::table::{
    Controller, Device, DeviceTurn, GameStatus, GameTable, Hands, Players, Save, SaveError, Session,
};
use catenary::titles::city::boards::{Board, Color, Kind as RouteKind, Route, RouteId, TicketId};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::{Action, Payment, Slot};
use catenary::titles::city::rules::card::{Card, Cards};
use catenary::titles::city::rules::claim::{check, payments, would_help};
use catenary::titles::city::rules::plan::{Prospect, outlook};
use catenary::titles::city::rules::refusal::{Refusal, price_rule};
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::state::{Decision, State};
use catenary::titles::city::view::ids::{OnBoard, TablePiece};
use catenary::titles::city::view::tickets::{held, wanted};
use catenary::titles::city::words;
use catenary::words::Locale;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Returns a game of two people after a number of random decisions, or at its end.
fn played(board: Board, seed: u64, decisions: usize) -> Session<City> {
    let mut session = Session::new(Setup::standard(board, 2, seed)).expect("a game");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    for _ in 0..decisions {
        City::legal_actions(session.state(), &mut legal);
        if legal.is_empty() {
            break;
        }
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    session
}

fn at_table(session: Session<City>) -> TableModel<City> {
    TableModel::new(GameTable::new(session, &Players::people(2), 2), Device::default())
}

/// Otherwise a list of games would reveal the sum of everybody's secret Tickets (CTICK-2).
#[test]
fn ctick_2_lists_of_games_show_public_scores() {
    for board in Board::BUILT_IN {
        for seed in 0..20 {
            let session = played(board, seed, 30);
            let public: Vec<i32> =
                session.state().players.iter().map(|player| player.points.into()).collect();
            let save = at_table(session).save(1, 1);
            assert_eq!(save.glance.scores, public);
        }
    }
}

/// Returns a table with open hands, gone back to a ply.
fn gone_back(session: Session<City>, ply: usize) -> TableModel<City> {
    let people = Players::people(2).with_hands(Hands::Open);
    let table = TableModel::new(GameTable::new(session, &people, 2), Device::default());
    table.after(&Intent::GoTo { line: 0, ply }, Locale::English)
}

/// Returns another decision than the one taken at a ply.
fn otherwise(session: &Session<City>, ply: usize) -> Option<Intent> {
    let legal = City::legal(session.state_at(ply));
    let taken = session.whole_record().actions[ply];
    let other = legal.into_iter().find(|&action| action != taken)?;
    Some(Intent::Act(City::notation(session.state_at(ply), other)))
}

/// Revealed information cannot be hidden again, so play from the past asks as an undo does.
#[test]
fn play_from_the_past_asks_if_something_was_revealed_since() {
    let (mut confirmed, mut played_on) = (0, 0);
    for seed in 0..12 {
        let session = played(Board::BERLIN, seed, 40);
        for ply in (5..40).step_by(2) {
            let Some(intent) = otherwise(&session, ply) else { continue };
            let back = gone_back(session.clone(), ply);
            let view = back.view(Locale::English);
            assert_eq!(view.past.moment, Moment::Past);
            let after = back.after(&intent, Locale::English);
            let reveals = session.lines()[0].steps()[ply..].iter().any(|step| step.reveals());
            assert_eq!(
                after.view(Locale::English).query,
                reveals.then_some(ActionQuery::PlayRevealed)
            );
            if !reveals {
                played_on += 1;
                continue;
            }
            confirmed += 1;
            assert_eq!((after.session().ply(), after.session().lines().len()), (ply, 1));
            let left = after.after(&Intent::Leave, Locale::English);
            assert_eq!((left.session().ply(), &left.view(Locale::English).query), (ply, &None));
            let agreed = after.after(&Intent::Agree, Locale::English);
            assert_eq!((agreed.session().ply(), agreed.session().can_redo()), (ply + 1, false));
            assert_eq!(agreed.view(Locale::English).past.moment, Moment::Present);
        }
    }
    assert!(confirmed > 20 && played_on > 0, "{confirmed} {played_on}");
}

/// The first press of the deck of Tickets asks; a second one, or the button, draws; anything else cancels.
#[test]
fn ctick_1_drawing_tickets_needs_a_second_press() {
    let mut tried = 0;
    for (state, table) in turns(Board::BERLIN, 8, 30) {
        if City::check(&state, Action::Tickets).is_err() {
            continue;
        }
        let press = Intent::Press(Pressed::Piece(TablePiece::TicketDeck.id()));
        let once = table.after(&press, Locale::English);
        assert_eq!(once.session().ply(), 30);
        assert_eq!(once.view(Locale::English).prompt.short, "Draw Tickets?");
        let choices = once.view(Locale::English).choices.clone();
        let drawn = [press.clone(), Intent::Press(Pressed::Choice(choices[0].id))];
        for intent in drawn {
            assert_eq!(once.after(&intent, Locale::English).session().ply(), 31);
        }
        for intent in [Intent::Press(Pressed::Choice(choices[1].id)), Intent::Press(Pressed::Back)]
        {
            let left = once.after(&intent, Locale::English);
            assert_eq!(left.view(Locale::English).choices.len(), 2);
            assert_ne!(left.view(Locale::English).prompt.short, "Draw Tickets?");
        }
        tried += 1;
    }
    assert!(tried > 2, "{tried}");
}

#[test]
fn cturn_1_a_refusal_names_the_decision_that_comes_first() {
    let mut texts = BTreeSet::new();
    for board in [Board::BERLIN, Board::SAN_FRANCISCO] {
        for (seed, decisions) in (0..4).flat_map(|seed| (0..30).map(move |ply| (seed, ply))) {
            let session = played(board, seed, decisions);
            let decision = session.state().decision;
            if matches!(decision, Decision::Turn | Decision::SecondCard | Decision::Over) {
                continue;
            }
            let table = at_table(session).after(&Intent::TakeDevice, Locale::English);
            let card = Intent::Press(Pressed::Piece(TablePiece::Slot(Slot(0)).id()));
            let refused = table.after(&card, Locale::English);
            let view = refused.view(Locale::English);
            let text = &view.refusal().expect("a refusal").text;
            assert!(text.ends_with(" first."), "{decision:?}: {text}");
            texts.insert(text.clone());
        }
    }
    assert!(texts.len() > 2, "{texts:?}");
}

/// Reopens a save and takes the device.
fn reopened(save: &Save) -> TableModel<City> {
    let (table, _) = TableModel::open(save, Device::default()).expect("a game");
    table.after(&Intent::TakeDevice, Locale::English)
}

/// A prepared move survives a reload; a Ticket whose path is only shown does not.
#[test]
fn a_prepared_action_survives_a_reload() {
    let choices_of = |table: &TableModel<City>| {
        let view = table.view(Locale::English);
        (view.prompt.clone(), view.choices.clone(), view.places.clone())
    };
    let mut kept = [0; 3];
    for (state, table) in turns(Board::BERLIN, 8, 30) {
        let view = table.view(Locale::English);
        let routes = view.places.iter().filter(|place| place.state == PlaceState::Legal);
        let mut presses: Vec<(usize, Pressed)> =
            routes.map(|place| (0, Pressed::Place(place.id))).collect();
        if City::check(&state, Action::Tickets).is_ok() {
            presses.push((1, Pressed::Piece(TablePiece::TicketDeck.id())));
        }
        let tickets = state.player().tickets.iter();
        presses.extend(tickets.map(|id| (2, Pressed::Piece(TablePiece::Ticket(id).id()))));
        for (kind, press) in presses {
            let chosen = table.after(&Intent::Press(press), Locale::English);
            assert_eq!(chosen.session().ply(), 30);
            let again = reopened(&Save::read(&chosen.save(1, 1).write()).expect("a good save"));
            let is_looked_at = kind == 2;
            let left = if is_looked_at { &table } else { &chosen };
            assert_eq!(choices_of(&again), choices_of(left), "{press:?}");
            assert_eq!(table.revision() == chosen.revision(), is_looked_at, "{press:?}");
            kept[kind] += 1;
        }
    }
    assert!(kept.iter().all(|&times| times > 2), "{kept:?}");
}

/// Any save opens, and only legal moves stay prepared.
#[test]
fn drops_prepared_actions_that_are_no_longer_legal() {
    let can_draw = |(state, _): &(Rc<State>, _)| City::check(state, Action::Tickets).is_ok();
    let (_, table) = turns(Board::BERLIN, 8, 30).find(can_draw).expect("a turn");
    let bare = table.save(1, 1).write();
    let chosen =
        table.after(&Intent::Press(Pressed::Piece(TablePiece::TicketDeck.id())), Locale::English);
    let good = chosen.save(1, 1).write();
    let part = r#""prepared":{"line":0,"ply":30,"actions":["tickets"]}"#;
    assert!(good.contains(part), "{good}");
    let save = |other: &str| Save::read(&good.replace(part, other));
    let opened = |other: &str| reopened(&save(other).expect("a good save")).save(1, 1).write();
    assert_eq!(opened(part), good);
    let prepared = |line: u64, ply: u64, actions: &[&str]| {
        let actions = serde_json::to_string(actions).expect("JSON");
        format!(r#""prepared":{{"line":{line},"ply":{ply},"actions":{actions}}}"#)
    };
    let long = " ".repeat(100) + "tickets";
    for other in [
        prepared(0, 0, &["tickets"]),
        prepared(0, 31, &["tickets"]),
        prepared(1, 30, &["tickets"]),
        prepared(u64::MAX, u64::MAX, &["tickets"]),
        prepared(0, 30, &[]),
        prepared(0, 30, &["nonsense", "tickets"]),
        prepared(0, 30, &["return"]),
        prepared(0, 30, &[&long]),
        prepared(0, 30, &["tickets"; 65]),
    ] {
        assert_eq!(opened(&other), bare, "{other}");
    }
    assert_eq!(opened(&prepared(0, 30, &["tickets", "return"])), good);
    let newer = r#""prepared":{"line":0,"ply":30,"actions":[],"by":1}"#;
    assert_eq!(save(newer), Err(SaveError::UnknownField("prepared.by".to_owned())));
    assert!(matches!(save(r#""prepared":7"#), Err(SaveError::Malformed(_))));
    let identity = |text: &str| Save::read(text).expect("a save").identity();
    assert_eq!(identity(&good), identity(&bare));
}

/// A player who was alone and takes over a bot's seat plays on; the device is passed to the other seat.
#[test]
fn a_player_who_takes_a_bots_seat_keeps_the_device() {
    let mut passed = 0;
    for seed in 0..8 {
        let session = played(Board::BERLIN, seed, 20);
        let own = City::to_act(session.state()).expect("the game goes on");
        let other = Seat(1 - own.0);
        let alone = Players::people(2).hand_over(other, Controller::Bot(Level::Easy));
        let table = TableModel::new(GameTable::new(session, &alone, 2), Device::default());
        assert_eq!(table.turn(), DeviceTurn::Yours(own));
        let both = Rc::new(alone.hand_over(other, Controller::Person));
        let mut table = table.after(&Intent::Players(both), Locale::English);
        assert_eq!(table.turn(), DeviceTurn::Yours(own));
        let mut rng = Rng::new(seed);
        while table.turn() == DeviceTurn::Yours(own) {
            table = decided(&table, &mut rng);
        }
        table = table.after(&Intent::PassDevice, Locale::English);
        passed += usize::from(table.turn() == DeviceTurn::PassTo(other));
    }
    assert!(passed > 4, "{passed}");
}

/// As in Tramways, this holds for any undo.
#[test]
fn a_player_alone_undoes_without_confirmation() {
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let (mut undone, mut played_on) = (0, 0);
    for seed in 0..6 {
        let session = played(Board::BERLIN, seed, 40);
        let end = TableModel::new(GameTable::new(session.clone(), &players, 2), Device::default());
        let back = end.after(&Intent::Undo, Locale::English);
        assert_eq!(back.view(Locale::English).query, None);
        undone += usize::from(session.reveals_between(back.session().ply(), 40));
        for ply in 5..40 {
            let earlier = end.after(&Intent::GoTo { line: 0, ply }, Locale::English);
            let Some(intent) = otherwise(&session, ply) else { continue };
            let after = earlier.after(&intent, Locale::English);
            assert_eq!(after.view(Locale::English).query, None);
            let reveals = session.reveals_between(ply, 40);
            played_on += usize::from(reveals && after.session().ply() == ply + 1);
        }
    }
    assert!(undone > 0 && played_on > 20, "{undone} {played_on}");
}

/// The player agreed to the undo, and decides in the present.
#[test]
fn playing_after_an_undo_asks_nothing() {
    let session = played(Board::SAN_FRANCISCO, 3, 30);
    let end = gone_back(session.clone(), usize::MAX);
    let mut undone = end.after(&Intent::Undo, Locale::English);
    if undone.view(Locale::English).query == Some(ActionQuery::UndoRevealed) {
        undone = undone.after(&Intent::Agree, Locale::English);
    }
    let ply = undone.session().ply();
    assert!(ply < 30);
    let view = undone.view(Locale::English);
    assert_eq!(view.past.moment, Moment::Present);
    let intent = otherwise(&session, ply).expect("another decision");
    let after = undone.after(&intent, Locale::English);
    assert_eq!(after.view(Locale::English).query, None);
    assert_eq!(after.session().ply(), ply + 1);
}

/// After an undo only that position is the present: every other position of the line is the past and offers a way back,
/// also where a bot decided.
#[test]
fn undone_positions_are_shown_as_the_past() {
    let mut bots = 0;
    for seed in 0..6 {
        let session = played(Board::SAN_FRANCISCO, seed, 30);
        let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
        let end = TableModel::new(GameTable::new(session, &players, 2), Device::default());
        let undone =
            end.after(&Intent::Undo, Locale::English).after(&Intent::Agree, Locale::English);
        let now = undone.session().ply();
        for ply in (0..30).filter(|&ply| ply != now) {
            let looked = undone.after(&Intent::GoTo { line: 0, ply }, Locale::English);
            let past = &looked.view(Locale::English).past;
            assert_eq!((past.moment, past.present), (Moment::Past, now), "ply {ply}");
            bots += usize::from(matches!(looked.turn(), DeviceTurn::Past(_)));
            let back = Intent::GoTo { line: 0, ply: past.present };
            let back = looked.after(&back, Locale::English);
            assert_eq!(back.view(Locale::English).past.moment, Moment::Present);
        }
        let again = undone.after(&Intent::Redo, Locale::English);
        assert_eq!(again.view(Locale::English).past.moment, Moment::Present);
    }
    assert!(bots > 20, "{bots}");
}

/// After an undo and a bot's move the player is in the present, too: the bot plays on until the other seat decides.
#[test]
fn a_bot_plays_on_after_an_undo() {
    let mut went_on = 0;
    for seed in 0..12 {
        let session = played(Board::BERLIN, seed, 31);
        let people = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
        let end = TableModel::new(GameTable::new(session, &people, 2), Device::default());
        let undone = end.after(&Intent::Undo, Locale::English);
        let undone = undone.after(&Intent::Agree, Locale::English);
        let DeviceTurn::Yours(seat) = undone.turn() else { continue };
        let bots = Rc::new(people.hand_over(seat, Controller::Bot(Level::Easy)));
        let mut table = undone.after(&Intent::Players(bots), Locale::English);
        for _ in 0..5 {
            assert!(
                matches!(table.turn(), DeviceTurn::Bot(..)),
                "{:?} in game {seed}",
                table.turn()
            );
            let ply = table.session().ply();
            let answer = BotAnswer::Missing;
            table = table.after(&Intent::Bot { ply, answer }, Locale::English);
            assert!(table.session().ply() > ply);
            went_on += 1;
        }
    }
    assert!(went_on > 20, "{went_on}");
}

/// News covers everything since the viewer's last decision; in the past and at the end only the last action.
#[test]
fn news_begin_after_the_viewers_last_decision() {
    let session = played(Board::BERLIN, 4, 40);
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let table = TableModel::new(GameTable::new(session.clone(), &players, 2), Device::default());
    let steps = session.lines()[0].steps();
    let own = steps.iter().rposition(|step| step.seat == Some(Seat(0))).expect("decisions");
    assert_eq!(table.view(Locale::English).past.since, own + 1);
    let back = table.after(&Intent::GoTo { line: 0, ply: 20 }, Locale::English);
    let past = &back.view(Locale::English).past;
    assert_eq!(past.roots.iter().rfind(|&&root| root < 20), Some(&past.since));
    let mut over = session;
    while let Some(action) = over.any_action() {
        over.play(action).expect("a legal action");
    }
    let over = TableModel::new(GameTable::new(over, &players, 2), Device::default());
    let end = over.view(Locale::English);
    assert!(end.past.since < end.past.ply && end.past.ply - end.past.since < 4);
}

/// The holder of the device looks back with the own view: earlier positions reveal no other hand, and their players
/// take the device only on request.
#[test]
fn looking_back_asks_nobody_to_pass_the_device() {
    let (mut others, mut taken) = (0, 0);
    for seed in 0..6 {
        let present =
            at_table(played(Board::BERLIN, seed, 40)).after(&Intent::TakeDevice, Locale::English);
        let DeviceTurn::Yours(holder) = present.turn() else { panic!("nobody has the device") };
        for ply in 0..39 {
            let back = present.after(&Intent::GoTo { line: 0, ply }, Locale::English);
            let decides = City::to_act(back.session().state()).expect("the game goes on");
            assert_eq!(back.viewer(), Some(holder), "at {ply}");
            if decides == holder {
                assert_eq!(back.turn(), DeviceTurn::Yours(holder));
                continue;
            }
            others += 1;
            assert_eq!(back.turn(), DeviceTurn::Past(decides));
            assert_eq!(back.view(Locale::English).past.moment, Moment::Past);
            let offered = back.after(&Intent::TakeDevice, Locale::English);
            assert_eq!((offered.turn(), offered.viewer()), (DeviceTurn::PassTo(decides), None));
            let took = offered.after(&Intent::TakeDevice, Locale::English);
            assert_eq!((took.turn(), took.viewer()), (DeviceTurn::Yours(decides), Some(decides)));
            let left = offered.after(&Intent::Leave, Locale::English);
            assert_eq!((left.turn(), left.viewer()), (back.turn(), Some(holder)));
            taken += 1;
        }
        // After an undo to another person's decision, that person decides again.
        let undone =
            present.after(&Intent::Undo, Locale::English).after(&Intent::Agree, Locale::English);
        let decides = City::to_act(undone.session().state()).expect("the game goes on");
        let expected = if decides == holder {
            DeviceTurn::Yours(decides)
        } else {
            DeviceTurn::PassTo(decides)
        };
        assert_eq!(undone.turn(), expected);
    }
    assert!(others > 50 && taken == others, "{others} {taken}");
}

/// Makes a random decision for the seat to move, by notation, as a person or as its bot.
fn decided(table: &TableModel<City>, rng: &mut Rng) -> TableModel<City> {
    let state = table.session().state();
    let legal = City::legal(state);
    let intent = match table.turn() {
        DeviceTurn::Bot(..) => {
            Intent::Bot { ply: table.session().ply(), answer: BotAnswer::Missing }
        }
        _ => Intent::Act(City::notation(state, legal[rng.below(legal.len())])),
    };
    table.after(&intent, Locale::English)
}

/// The log shows who kept which Tickets (CTICK-2).
#[test]
fn ctick_2_the_log_of_a_finished_game_reveals_all_tickets() {
    for board in Board::BUILT_IN {
        let end = played(board, 6, usize::MAX);
        let kept: usize =
            end.state().players.iter().map(|player| player.tickets.iter().count()).sum();
        let tickets_in_log = |table: &TableModel<City>| {
            let view = table.view(Locale::English);
            let kept = view.log.iter().filter_map(|line| line.text.split_once("eeps "));
            kept.map(|(_, tickets)| tickets.split(", ").count()).sum::<usize>()
        };
        let before = at_table(played(board, 6, end.ply() - 1));
        assert!(tickets_in_log(&before) < kept);
        assert_eq!(tickets_in_log(&at_table(end)), kept);
    }
}

/// The log extends the entries of the steps that two tables share; a change of language in between rebuilds it.
#[test]
fn an_extended_log_equals_a_rebuilt_one() {
    let (mut rng, mut undone, mut lines) = (Rng::new(3), 0, 0);
    for hands in [Hands::Open, Hands::Hidden] {
        let session = Session::new(Setup::standard(Board::SAN_FRANCISCO, 2, 9)).expect("a game");
        let people = Players::people(2).with_hands(hands);
        let mut table = TableModel::new(GameTable::new(session, &people, 2), Device::default());
        for step in 0..150 {
            table = decided(&table, &mut rng);
            if step % 9 == 8 {
                let back = Intent::GoTo { line: table.session().line(), ply: step / 3 };
                for intent in [Intent::Undo, Intent::Redo, Intent::Undo, back] {
                    let before = table.session().ply();
                    table = table.after(&intent, Locale::English);
                    undone += usize::from(table.session().ply() < before);
                    told_anew(&table);
                }
            }
            lines = lines.max(told_anew(&table));
        }
    }
    assert!(undone > 10 && lines > 30, "{undone} {lines}");
}

/// Returns the number of log lines, after checking that a rebuilt log is the same.
fn told_anew(table: &TableModel<City>) -> usize {
    let kept = table.view(Locale::English).log.clone();
    table.view(Locale::Spanish);
    assert_eq!(table.view(Locale::English).log, kept);
    kept.len()
}

/// The player who decided sees the results, drawn cards included, until passing the device; the next one is shown the
/// actions of the others, with public information only.
#[test]
fn the_device_is_passed_when_its_holder_is_ready() {
    let people = Players::people(3).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let (mut done, mut by_bot, mut undone, mut rng) = (0, 0, 0, Rng::new(3));
    for seed in 0..6 {
        let session =
            Session::new(Setup::standard(Board::BERLIN, 3, seed)).expect("a game of three");
        let mut table = TableModel::new(GameTable::new(session, &people, 3), Device::default());
        let mut holder = None;
        for _ in 0..160 {
            match table.turn() {
                DeviceTurn::Over => break,
                DeviceTurn::Done(next) => {
                    let holder = holder.expect("somebody decided");
                    assert_ne!(next, holder);
                    assert_eq!(table.viewer(), Some(holder));
                    let prompt = &table.view(Locale::English).prompt;
                    assert_eq!(prompt.short, "Your turn is over.");
                    by_bot += usize::from(
                        table
                            .session()
                            .steps()
                            .last()
                            .is_some_and(|step| step.seat == Some(Seat(1))),
                    );
                    let back = table.after(&Intent::Undo, Locale::English);
                    let back = back.after(&Intent::Agree, Locale::English);
                    assert_eq!(back.turn(), DeviceTurn::Yours(holder));
                    let earlier = table.after(&Intent::GoTo { line: 0, ply: 0 }, Locale::English);
                    assert_eq!(earlier.viewer(), Some(holder));
                    undone += 1;
                    table = table.after(&Intent::PassDevice, Locale::English);
                    assert_eq!((table.turn(), table.viewer()), (DeviceTurn::PassTo(next), None));
                    let view = table.view(Locale::English);
                    let since = view.since();
                    let is_logged = since.iter().any(|line| line.seat == Some(holder));
                    assert!(is_logged, "{since:?}");
                    done += 1;
                }
                DeviceTurn::PassTo(next) => {
                    table = table.after(&Intent::TakeDevice, Locale::English);
                    assert_eq!(table.turn(), DeviceTurn::Yours(next));
                    // Another person's decision is not undone by accident.
                    let undone = table.after(&Intent::Undo, Locale::English);
                    let asks = holder.is_some().then_some(ActionQuery::UndoRevealed);
                    assert_eq!(undone.view(Locale::English).query, asks);
                    holder = Some(next);
                }
                _ => table = decided(&table, &mut rng),
            }
        }
    }
    assert!(done > 60 && by_bot > 20 && undone == done, "{done} {by_bot} {undone}");
}

/// Before the next person takes the device, nothing shows the previous hand: neither the past nor an undo.
#[test]
fn nothing_happens_before_the_device_is_taken() {
    let mut rng = Rng::new(9);
    let mut waited = 0;
    let session = Session::new(Setup::standard(Board::BERLIN, 2, 5)).expect("a game of two");
    let mut table =
        TableModel::new(GameTable::new(session, &Players::people(2), 2), Device::default());
    for _ in 0..120 {
        table = match table.turn() {
            DeviceTurn::Over => break,
            DeviceTurn::Done(_) => table.after(&Intent::PassDevice, Locale::English),
            DeviceTurn::PassTo(next) => {
                let ply = table.session().ply();
                let view = table.view(Locale::English);
                assert_eq!((view.past.undo, view.past.redo), (None, None));
                let notation = "draw".to_owned();
                let mut tried = vec![Intent::Undo, Intent::Redo, Intent::Analyse, Intent::Agree];
                tried.extend([Intent::Act(notation), Intent::GoTo { line: 0, ply: ply / 2 }]);
                for intent in &tried {
                    let after = table.after(intent, Locale::English);
                    assert_eq!((after.turn(), after.viewer()), (DeviceTurn::PassTo(next), None));
                    assert_eq!(after.session().ply(), ply, "{intent:?}");
                    assert_eq!(after.view(Locale::English).query, None, "{intent:?}");
                    waited += 1;
                }
                table.after(&Intent::TakeDevice, Locale::English)
            }
            _ => decided(&table, &mut rng),
        };
    }
    assert!(waited > 100, "{waited}");
}

/// The prompt for a left-over stack (CSET-5) shows its number and the number of stacks.
#[test]
fn cset_5_the_prompt_counts_the_stacks_that_are_placed() {
    let mut counted = [0; 2];
    for seed in 0..8 {
        for ply in 4..6 {
            let table = gone_back(played(Board::SAN_FRANCISCO, seed, 8), ply);
            if table.session().state().decision != Decision::Place {
                continue;
            }
            let short = table.view(Locale::English).prompt.short.clone();
            let number = ply - 3;
            assert_eq!(short, format!("Stack {number} of 2: choose a Location"), "at {ply}");
            counted[number - 1] += 1;
        }
    }
    assert!(counted.iter().all(|&times| times > 0), "{counted:?}");
}

#[test]
fn a_watching_window_undoes_nothing_and_changes_no_player() {
    let table =
        at_table(played(Board::SAN_FRANCISCO, 4, 30)).after(&Intent::TakeDevice, Locale::English);
    assert!(table.view(Locale::English).past.undo.is_some());
    let watching = table.after(&Intent::LookOn, Locale::English);
    assert_eq!(watching.view(Locale::English).past.undo, None);
    let bots = Rc::new(watching.players().hand_over(Seat(1), Controller::Bot(Level::Easy)));
    let tried = [
        Intent::Undo,
        Intent::Agree,
        Intent::Redo,
        Intent::Players(bots),
        Intent::GameStatus(GameStatus::Abandoned),
    ];
    for intent in tried {
        let after = watching.after(&intent, Locale::English);
        assert_eq!(after.save(1, 1), watching.save(1, 1), "{intent:?}");
    }
}

/// Either lane of a Double Route serves a Ticket, as long as both are open to the player.
#[test]
fn cclaim_4_hints_accept_either_lane() {
    let mut served = 0;
    for seed in 0..40 {
        let table =
            at_table(played(Board::BERLIN, seed, 30)).after(&Intent::TakeDevice, Locale::English);
        let state = table.session().state();
        if state.decision != Decision::Turn {
            continue;
        }
        let legal = City::legal(state);
        let hint_for = |action: Action| hint(&table, &[action]);
        for &action in &legal {
            let Action::Claim(route) = action else { continue };
            let Some(twin) = state.data().routes[route.index()].twin else { continue };
            if !legal.contains(&Action::Claim(twin)) {
                continue;
            }
            let (one, other) = (hint_for(action), hint_for(Action::Claim(twin)));
            assert_eq!(one.contains("Towards"), other.contains("Towards"), "{one} {other}");
            served += u32::from(one.contains("Towards"));
        }
    }
    assert!(served > 0);
}

/// A hint names the cards to pay, wild ones included, also if there is only one payment.
#[test]
fn cclaim_1_a_hint_names_the_cards_that_are_paid() {
    let mut wild = 0;
    for seed in 0..40 {
        let table =
            at_table(played(Board::BERLIN, seed, 30)).after(&Intent::TakeDevice, Locale::English);
        let state = table.session().state();
        let legal = City::legal(state);
        for &action in legal.iter().filter(|action| matches!(action, Action::Claim(_))) {
            let mut after = State::clone(state);
            City::apply(&mut after, action, &mut Vec::new()).expect("a legal action");
            let paid = |card| state.player().hand[card] - after.players[state.seat].hand[card];
            if after.decision == Decision::Turn && paid(Card::Wild) > 0 {
                let text = hint(&table, &[action]);
                assert!(text.contains(&format!("{} wild", paid(Card::Wild))), "{text}");
                wild += 1;
            }
        }
    }
    assert!(wild > 5, "{wild}");
}

/// Returns the text of the hint for a plan.
fn hint(table: &TableModel<City>, plan: &[Action]) -> String {
    let plan = [Plan { actions: plan.to_vec(), worth: 0 }];
    table.ask(Locale::English, |seen| City::hints(seen, &plan)[0].text())
}

/// Returns a link of the game with planned decisions after its cursor.
fn with_plan(session: &Session<City>, plan: &[Action]) -> String {
    let mut record = session.record();
    let cursor = record.actions.len();
    record.actions.extend(plan);
    codec::write(&Link::game(record, cursor))
}

/// A hint describes what its button plays: a plan ends with the first reveal.
#[test]
fn a_hint_describes_what_its_button_plays() {
    let (mut cut, mut whole) = (0, 0);
    for seed in 0..20 {
        let session = played(Board::BERLIN, seed, 30);
        let table = at_table(session.clone()).after(&Intent::TakeDevice, Locale::English);
        let legal = City::legal(session.state());
        for &action in &legal {
            let mut after = session.clone();
            after.play(action).expect("a legal action");
            let reveals = after.steps().last().is_some_and(|step| step.reveals());
            let next = City::legal(after.state());
            let plan = [action, next[0]];
            let expected = if reveals { &plan[..1] } else { &plan };
            let line = with_plan(&session, &plan);
            assert_eq!(table.planned(&line).as_deref(), Some(expected));
            let hints = table.hints(&[(line.clone(), 0)], Locale::English);
            assert_eq!(hints[0].text(), hint(&table, expected));
            let is_whole = City::boundary(after.state()) == Boundary::Root;
            let pressed = if is_whole { 1 } else { expected.len() };
            let played = table.after(&Intent::PlayPlan(line), Locale::English);
            assert_eq!(played.session().ply(), 30 + pressed, "the first action alone");
            (cut, whole) = (cut + u32::from(reveals), whole + u32::from(!reveals));
        }
    }
    assert!(cut > 20 && whole > 3, "{cut} {whole}");
}

/// Plays random games of two; `look` gets each decision, with the position before and after it.
fn walk(board: Board, seeds: u64, mut look: impl FnMut(&State, Action, &State)) {
    for seed in 0..seeds {
        let mut state = City::new(&Setup::standard(board, 2, seed)).expect("a game");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while City::to_act(&state).is_some() {
            City::legal_actions(&state, &mut legal);
            let action = legal[rng.below(legal.len())];
            let before = state.clone();
            City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
            look(&before, action, &state);
        }
    }
}

#[test]
fn cend_1_in_the_last_turn_a_ticket_is_possible_if_one_claim_completes_it() {
    let (mut possible, mut out) = (0, 0);
    for board in Board::BUILT_IN {
        walk(board, 60, |state, _, _| {
            if state.turns_left.is_none() || state.decision != Decision::Turn {
                return;
            }
            let seat = state.seat;
            let legal = City::legal(state);
            for id in state.players[seat].tickets.iter() {
                let ends = state.data().tickets[id.index()].ends;
                let completes = legal.iter().any(|&action| {
                    let mut after = state.clone();
                    after.players[seat].routes.insert(match action {
                        Action::Claim(route) => route,
                        _ => return false,
                    });
                    outlook(&after, seat, ends) == Prospect::Completed
                });
                match outlook(state, seat, ends) {
                    Prospect::Possible(_) => assert!(completes),
                    Prospect::OutOfReach => assert!(!completes),
                    Prospect::Completed | Prospect::CutOff => continue,
                }
                (possible, out) = (possible + u32::from(completes), out + u32::from(!completes));
            }
        });
    }
    assert!(possible > 0 && out > 0, "{possible} {out}");
}

#[test]
fn cend_1_no_ticket_is_possible_without_a_turn() {
    let mut tested = 0;
    walk(Board::SAN_FRANCISCO, 20, |_, _, state| {
        let last = Seat(1 - state.seat.0);
        if state.turns_left != Some(1) {
            return;
        }
        for id in state.players[last].tickets.iter() {
            let ends = state.data().tickets[id.index()].ends;
            assert!(!matches!(outlook(state, last, ends), Prospect::Possible(_)));
            tested += 1;
        }
    });
    assert!(tested > 0);
}

/// The news also names the effect on the planned path.
#[test]
fn news_name_the_player_who_took_a_planned_route() {
    let (mut named, mut lost) = (0, [0; 2]);
    for seed in 0..120 {
        let session = played(Board::BERLIN, seed, 70);
        for ply in 1..=70 {
            let steps = session.lines()[0].steps();
            let table = gone_back(session.clone(), ply);
            let Some(news) = table.view(Locale::English).news.clone() else { continue };
            let news = news.text;
            let thief = steps[ply - 1].seat.expect("a seat");
            if Some(thief) != City::to_act(session.state_at(ply)) {
                let name = table.players().name_of(thief, Locale::English);
                let text = format!("{name} took the Route you were aiming for");
                assert!(news.starts_with(&text), "{news}");
                named += 1;
            }
            let state = session.state_at(ply);
            let viewer = City::to_act(state).expect("the game goes on");
            let words =
                [(" is cut off.", Prospect::CutOff), (" is out of reach.", Prospect::OutOfReach)];
            for (at, (end, means)) in words.into_iter().enumerate() {
                if news.ends_with(end) {
                    let is_so = |id: TicketId| {
                        outlook(state, viewer, state.data().tickets[id.index()].ends) == means
                    };
                    assert!(state.players[viewer].tickets.iter().any(is_so), "{news}");
                    lost[at] += 1;
                }
            }
        }
    }
    assert!(named > 3 && lost.iter().all(|&times| times > 0), "{named} {lost:?}");
}

/// Nobody may claim the lane next to a claimed one.
#[test]
fn cclaim_4_visitors_see_closed_lanes() {
    let mut closed = 0;
    for seed in 0..12 {
        let session = played(Board::SAN_FRANCISCO, seed, 60);
        let state = session.state();
        let claimed = state.claimed();
        let table = GameTable::new(session.clone(), &Players::people(2), 2);
        let view = TableModel::new(table, Device::Visiting).view(Locale::English);
        assert_eq!(view.viewer, None);
        for place in &view.places {
            let Some(OnBoard::Route(id)) = OnBoard::of(place.id, state.data()) else { continue };
            let twin = state.data().routes[id.index()].twin;
            let is_closed = !claimed.has(id) && twin.is_some_and(|twin| claimed.has(twin));
            assert_eq!(place.name.ends_with("closed"), is_closed, "{}", place.name);
            closed += usize::from(is_closed);
        }
    }
    assert!(closed > 10, "{closed} closed lanes");
}

/// Returns the turns that begin after a number of decisions in random games, each at a table whose device was taken.
fn turns(
    board: Board,
    seeds: u64,
    decisions: usize,
) -> impl Iterator<Item = (Rc<State>, TableModel<City>)> {
    let sessions = (0..seeds).map(move |seed| played(board, seed, decisions));
    let begins = sessions.filter(|session| session.state().decision == Decision::Turn);
    begins.map(|session| {
        let state = Rc::clone(session.state());
        (state, at_table(session).after(&Intent::TakeDevice, Locale::English))
    })
}

/// The refusal of a Route names its missing cards; for a Route of any colour it names none.
#[test]
fn cclaim_1_a_refusal_names_the_route_and_the_missing_cards() {
    let (mut colored, mut grey) = (0, 0);
    for (state, table) in turns(Board::BERLIN, 20, 30) {
        for (number, route) in (0..).zip(state.data().routes) {
            let Err(Refusal::CardsShort { .. }) = check(&state, state.seat, RouteId(number)) else {
                continue;
            };
            let press = Intent::Press(Pressed::Place(OnBoard::Route(RouteId(number)).id()));
            let view = table.after(&press, Locale::English).view(Locale::English);
            let text = &view.refusal().expect("a reason").text;
            let ends = route.ends.map(|location| state.data().name(location));
            assert!(text.starts_with(&format!("{} – {}: you are ", ends[0], ends[1])), "{text}");
            assert_eq!(text.contains("takes one colour"), route.color.is_none(), "{text}");
            let (_, shown) = text.split_once("Face up: ").expect("what lies there");
            let helps = |&card: &Card| would_help(&state.player().hand, route, card);
            let helpful: Cards = state.display.iter().flatten().copied().filter(helps).collect();
            let most =
                Color::ALL.map(|color| state.player().hand[Card::of(color)]).into_iter().max();
            for color in Color::ALL {
                let (card, is_most) =
                    (Card::of(color), Some(state.player().hand[Card::of(color)]) == most);
                let fits = route.color.map_or(is_most, |it| it == color);
                assert_eq!(helpful[card] > 0, fits && state.face_up()[card] > 0, "{text}");
                assert_eq!(shown.contains(color.name()), helpful[card] > 0, "{text}");
            }
            if route.color.is_some() { colored += 1 } else { grey += 1 }
        }
    }
    assert!(colored > 50 && grey > 5, "{colored} and {grey}");
}

/// A second press claims a Route, but never with a wild card that could be saved.
#[test]
fn cclaim_1_a_second_press_spends_no_wild_card() {
    let (mut claimed, mut kept) = (0, 0);
    for (state, table) in turns(Board::BERLIN, 40, 24) {
        for (number, route) in (0..).zip(state.data().routes) {
            let ways: Vec<Payment> = payments(state.player(), route).collect();
            let [only] = ways.as_slice() else { continue };
            if check(&state, state.seat, RouteId(number)).is_err() {
                continue;
            }
            let press = Intent::Press(Pressed::Place(OnBoard::Route(RouteId(number)).id()));
            let twice = table.after(&press, Locale::English).after(&press, Locale::English);
            let is_claimed = twice.plies() > table.plies();
            assert_eq!(is_claimed, only.wilds == 0, "{only:?}");
            if is_claimed { claimed += 1 } else { kept += 1 }
        }
    }
    assert!(claimed > 20 && kept > 5, "{claimed} and {kept}");
}

/// Pressing a Route that cannot be claimed cancels a waiting one, whose button would claim it.
#[test]
fn cclaim_1_a_refusal_cancels_a_waiting_route() {
    let mut seen = 0;
    for (state, table) in turns(Board::BERLIN, 20, 30) {
        let is_open = |number: &u8| check(&state, state.seat, RouteId(*number)).is_ok();
        let numbers = 0..state.data().routes.len() as u8;
        let (open, closed): (Vec<u8>, Vec<u8>) = numbers.partition(is_open);
        let (Some(open), Some(closed)) = (open.first(), closed.first()) else { continue };
        let press =
            |number: &u8| Intent::Press(Pressed::Place(OnBoard::Route(RouteId(*number)).id()));
        let waits = table.after(&press(open), Locale::English);
        let kind = state.data().routes[usize::from(*open)].kind;
        assert_eq!(waits.view(Locale::English).prompt.rule, Some(price_rule(kind)));
        let refused = waits.after(&press(closed), Locale::English);
        assert!(refused.view(Locale::English).note.is_some());
        assert_eq!(refused.view(Locale::English).prompt.rule, Some("CTURN-1"));
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

/// Payment prompts and refusals refer to the rule of the Route's kind.
#[test]
fn cclaim_7_the_price_of_a_route_names_the_rule_of_its_kind() {
    let (mut prompted, mut refused) = (BTreeSet::new(), BTreeSet::new());
    let boards = [Board::BERLIN, Board::SAN_FRANCISCO];
    for (state, table) in boards.into_iter().flat_map(|board| turns(board, 20, 30)) {
        for (number, route) in (0..).zip(state.data().routes) {
            let rule = match route.kind {
                RouteKind::Tram => "CCLAIM-1",
                RouteKind::Ferry => "CCLAIM-5",
                RouteKind::Metro => "CCLAIM-7",
            };
            let pressed = Intent::Press(Pressed::Place(OnBoard::Route(RouteId(number)).id()));
            let answer = || table.after(&pressed, Locale::English).view(Locale::English).clone();
            match check(&state, state.seat, RouteId(number)) {
                Ok(()) => {
                    assert_eq!(answer().prompt.rule, Some(rule));
                    prompted.insert(rule);
                }
                Err(Refusal::CardsShort { .. } | Refusal::FerryShort { .. }) => {
                    assert_eq!(answer().refusal().map(|why| why.rule), Some(rule));
                    refused.insert(rule);
                }
                Err(_) => {}
            }
        }
    }
    let all = BTreeSet::from(["CCLAIM-1", "CCLAIM-5", "CCLAIM-7"]);
    assert_eq!((&prompted, &refused), (&all, &all));
}

/// The first Tickets are kept by a different rule than drawn ones.
#[test]
fn cset_3_the_first_tickets_name_their_rule() {
    for board in Board::BUILT_IN {
        let table = at_table(played(board, 1, 0)).after(&Intent::TakeDevice, Locale::English);
        assert_eq!(table.view(Locale::English).prompt.rule, Some("CSET-3"));
    }
}

/// Open Tickets come before completed ones, and these before lost ones.
#[test]
fn ctick_3_open_tickets_come_first() {
    let place = |prospect: &Prospect| match prospect {
        Prospect::Possible(_) => 0,
        Prospect::Completed => 1,
        Prospect::CutOff | Prospect::OutOfReach => 2,
    };
    let mut mixed = 0;
    for (_, table) in turns(Board::BERLIN, 60, 70) {
        let places: Vec<u8> = table.ask(Locale::English, |seen| {
            held(seen).iter().map(|ticket| place(&ticket.prospect)).collect()
        });
        assert!(places.is_sorted(), "{places:?}");
        mixed += usize::from(places.first() != places.last());
    }
    assert!(mixed > 3, "{mixed}");
}

/// If one Route completes all open Tickets, a star marks only cards that pay for it, on either lane.
#[test]
fn cclaim_5_a_star_marks_what_the_last_route_lacks() {
    let (mut marked, mut ferries) = (0, 0);
    let tables = (20..110).step_by(2).flat_map(|plies| turns(Board::SAN_FRANCISCO, 60, plies));
    for (state, table) in tables {
        let (ways, stars) = table.ask(Locale::English, |seen| {
            let open = held(seen).into_iter().filter_map(|ticket| match ticket.prospect {
                Prospect::Possible(way) => Some(way.routes),
                _ => None,
            });
            (open.collect::<Vec<_>>(), wanted(seen))
        });
        let [way] = ways.as_slice() else { continue };
        let routes: Vec<RouteId> = way.iter().collect();
        let [only] = routes.as_slice() else { continue };
        let route = &state.data().routes[only.index()];
        let lanes = [Some(*only), route.twin].into_iter().flatten();
        let lanes: Vec<_> = lanes.map(|id| &state.data().routes[id.index()]).collect();
        for star in stars {
            let hand = &state.player().hand;
            // A card of the colour also helps if it saves a wild one.
            let helps = |lane: &Route| match star {
                Card::Wild => hand.wilds() < lane.symbols,
                _ => hand[star] < lane.length - lane.symbols,
            };
            assert!(lanes.iter().any(|&lane| helps(lane)), "{star:?} {hand:?}");
            marked += 1;
            ferries += usize::from(star == Card::Wild);
        }
    }
    assert!(marked > 20 && ferries > 2, "{marked} {ferries}");
}

#[test]
fn cend_1_the_prompt_says_that_a_claim_begins_the_last_turns() {
    let (mut last, mut others) = (0, 0);
    for board in Board::BUILT_IN {
        let tables = (60..160).step_by(4).flat_map(|plies| turns(board, 12, plies));
        for (state, table) in tables.filter(|(state, _)| state.turns_left.is_none()) {
            for (number, route) in (0..).zip(state.data().routes) {
                if check(&state, state.seat, RouteId(number)).is_err() {
                    continue;
                }
                let press = Intent::Press(Pressed::Place(OnBoard::Route(RouteId(number)).id()));
                let view = table.after(&press, Locale::English).view(Locale::English).clone();
                let is_announced = view.prompt.full.contains("begins the last turns");
                let left = state.player().pieces() - route.pieces();
                let least = if board == Board::BERLIN { 1 } else { 2 };
                assert_eq!(is_announced, left <= least, "{}", view.prompt.full);
                if is_announced { last += 1 } else { others += 1 }
            }
        }
    }
    assert!(last > 10 && others > 50, "{last} {others}");
}

/// After the end a player who asks to see everything sees all hands at every moment, otherwise only the own hand.
#[test]
fn a_finished_game_can_show_all_hands() {
    for board in Board::BUILT_IN {
        let session = played(board, 9, 4_000);
        assert_eq!(City::to_act(session.state()), None);
        let plies = session.ply();
        let table = gone_back(session, plies * 2 / 3);
        let stats_of = |table: &TableModel<City>| {
            let view = table.view(Locale::English).clone();
            let names =
                |panel: &PlayerPanel| panel.stats.iter().map(|it| it.name.clone()).collect();
            view.panels.iter().map(names).collect::<Vec<Vec<String>>>()
        };
        let holds = |names: &Vec<String>| names.iter().any(|it| it == "Tickets");
        assert!(!stats_of(&table).iter().any(holds), "{:?}", stats_of(&table));
        let all = table.after(&Intent::See(Perspective::All), Locale::English);
        assert!(stats_of(&all).iter().all(holds), "{:?}", stats_of(&all));
    }
}

/// Within a turn the prompt shows the card drawn from the deck, or that all face-up cards were replaced.
#[test]
fn cdraw_1_shows_the_drawn_card_before_the_second_one() {
    let mut tested = 0;
    for (state, table) in turns(Board::BERLIN, 20, 30) {
        if City::check(&state, Action::Blind).is_err() {
            continue;
        }
        let drawn = table.after(&Intent::Act("blind".to_owned()), Locale::English);
        let after = drawn.session().state();
        if after.decision != Decision::SecondCard {
            continue;
        }
        let (before, now) = (&state.player().hand, &after.player().hand);
        let card = Card::ALL.into_iter().find(|&card| now[card] > before[card]).expect("a card");
        let name = words::color_name(card, Locale::English);
        let news = drawn.view(Locale::English).news.clone().expect("news").text;
        assert!(news.starts_with("From the deck: ") && news.contains(name), "{news}");
        tested += 1;
    }
    assert!(tested > 5, "{tested}");
}

/// The seat to move sees its own hand, whatever view was chosen before.
#[test]
fn an_analysis_shows_the_hand_of_the_seat_to_move() {
    let mut session = played(Board::SAN_FRANCISCO, 3, 30);
    let (mut rng, mut legal) = (Rng::new(3), Vec::new());
    while City::to_act(session.state()).is_some() {
        City::legal_actions(session.state(), &mut legal);
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    let mut table =
        gone_back(session, 20).after(&Intent::See(Perspective::Of(Seat(1))), Locale::English);
    assert_eq!(table.view(Locale::English).viewer, Some(Seat(1)));
    table = table.after(&Intent::Analyse, Locale::English);
    let mut seats = [0; 2];
    for _ in 0..6 {
        let view = table.view(Locale::English);
        let mover = view.to_act().expect("the game goes on");
        assert_eq!(view.viewer, Some(mover));
        seats[mover.index()] += 1;
        table = decided(&table, &mut rng);
    }
    assert!(seats.iter().all(|&count| count > 0), "{seats:?}");
}

/// Each action can be typed with the words of its button, and is listed once.
#[test]
fn lists_each_typed_command_once_in_the_readers_language() {
    let mut claims = 0;
    for (state, table) in turns(Board::SAN_FRANCISCO, 12, 30) {
        let commands = table.commands(Locale::Spanish);
        let entries: Vec<Completion> =
            commands.iter().map(|command| command.entry.clone()).collect();
        let (back, decided): (Vec<&Completion>, Vec<&Completion>) =
            entries.iter().partition(|entry| ["undo", "redo"].contains(&&*entry.notation));
        assert_eq!(decided.len(), City::legal(&state).len(), "{entries:?}");
        assert_eq!(back.len(), usize::from(table.view(Locale::Spanish).past.undo.is_some()));
        assert!(entries.iter().all(|entry| !entry.words.is_empty()));
        for action in City::legal(&state) {
            let Action::Claim(id) = action else { continue };
            let end = state.data().name(state.data().routes[id.index()].ends[0]);
            let line = TypedLine::typed(&format!("cubrir {end}"));
            let notation = City::notation(&state, action);
            assert!(line.fitting(&entries).iter().any(|(_, entry)| entry.notation == notation));
            claims += 1;
        }
    }
    assert!(claims > 20, "{claims} claims");
}
