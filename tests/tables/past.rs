//! The past of a table of any title: charts, rounds, two positions side by side, lines with names.

use crate::{city, metromania, people, play_on, tramways};
use catenary::engine::game::{Boundary, Rng, Seat};
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::{Keeps, LinePosition, LinesOfPlay, OpenTable};
use catenary::table::past::{
    Chart, ChartBy, MetricRow, PastStep, PositionComparison, Trend, steps,
};
use catenary::table::title::{Metrics, Title};
use catenary::table::view::{Better, Pressed, Sight};
use catenary::table::{Comment, Device, GameMode, GameTable, Hands, Name, Save, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::words::Locale;

const LANGUAGE: Locale = Locale::English;
const WHOLE: usize = 9_999;

fn open_table<G: Title>(session: Session<G>) -> TableModel<G> {
    let players = people().with_hands(Hands::Open);
    TableModel::new(GameTable::new(session, &players, 3), Device::default())
}

fn does<G: Title>(table: &TableModel<G>, intents: &[Intent]) -> TableModel<G> {
    intents.iter().fold(table.clone(), |table, intent| table.after(intent, LANGUAGE))
}

fn end<G: Title>(table: &TableModel<G>) -> LinePosition {
    LinePosition { line: table.session().line(), ply: table.session().length() }
}

fn finished<G: Title>(mut session: Session<G>) -> TableModel<G> {
    play_on(&mut session, WHOLE, &mut Rng::new(5));
    open_table(session)
}

/// Returns a game with a second line that branches off before the end; the first line is longer.
fn forked<G: Title>(mut session: Session<G>) -> TableModel<G> {
    play_on(&mut session, 60, &mut Rng::new(5));
    session.go_to(40);
    let started = session.lines().len();
    let mut rng = Rng::new(6);
    while session.lines().len() == started {
        play_on(&mut session, 1, &mut rng);
    }
    play_on(&mut session, 10, &mut rng);
    open_table(session)
}

fn ends_with_the_result<G: Title>(table: &TableModel<G>) {
    let outcome = G::outcome(table.session().state()).expect("the game is over");
    for by in [ChartBy::Action, ChartBy::Round] {
        let chart = Chart::of(table, end(table), 0, by).expect("a chart");
        assert_eq!((chart.plies[0], chart.plies.last()), (0, Some(&table.session().length())));
        assert!(chart.plies.is_sorted_by(|one, next| one < next), "{:?}", chart.plies);
        for (seat, values) in outcome.scores.seats().zip(&chart.curves) {
            assert_eq!(values.last(), Some(&outcome.scores[seat]));
            assert_eq!(values.len(), chart.plies.len());
            assert!(values.iter().all(|value| (chart.low..=chart.high).contains(value)));
        }
        let last = chart.plies.len() - 1;
        assert_eq!([0, 1000].map(|part| chart.point_at(part)), [0, last]);
        assert_eq!(
            (chart.x(last, 600), chart.y(chart.high, 120), chart.y(chart.low, 120)),
            (600, 0, 120)
        );
        for (point, &ply) in chart.plies.iter().enumerate() {
            assert_eq!(chart.point_of(ply), point);
        }
    }
    let rounds = Chart::of(table, end(table), 0, ChartBy::Round).expect("a chart").plies.len();
    let actions = Chart::of(table, end(table), 0, ChartBy::Action).expect("a chart").plies.len();
    assert!(5 < rounds && rounds < actions, "{rounds} of {actions}");
}

#[test]
fn a_chart_ends_with_the_final_scores() {
    for board in [Board::SAN_FRANCISCO, Board::BERLIN] {
        ends_with_the_result(&finished(city(board, 3)));
    }
    ends_with_the_result(&finished(metromania(3)));
    ends_with_the_result(&finished(tramways(3)));
}

fn is_begun_by_rounds<G: Title>(table: &TableModel<G>) {
    let stops = table.stops(0);
    let rounds: Vec<u16> = stops.iter().map(|stop| stop.round).collect();
    assert_eq!(rounds, (1..=rounds.len() as u16).collect::<Vec<_>>());
    assert_eq!(stops[0].ply, 0);
    let roots = table.roots(0);
    assert!(stops.iter().all(|stop| roots.contains(&stop.ply)), "a round begins with an action");
    let mut seen = 0;
    for ply in 0..=table.session().length() {
        let state = table.session().state_at(ply);
        let is_root = matches!(G::boundary(state), Boundary::Root | Boundary::Over);
        assert_eq!(roots.contains(&ply), is_root);
        seen += usize::from(is_root && ply > 0);
        assert_eq!(steps(&roots, ply), seen);
    }
}

#[test]
fn rounds_come_one_after_the_other_and_begin_with_an_action() {
    is_begun_by_rounds(&finished(city(Board::BERLIN, 3)));
    is_begun_by_rounds(&finished(metromania(3)));
}

/// Hidden numbers are not measured before the end: the chart is the same for any hidden cards.
#[test]
fn measures_nothing_hidden_before_the_end() {
    let mut session = city(Board::BERLIN, 3);
    play_on(&mut session, 80, &mut Rng::new(5));
    let table = open_table(session);
    let hidden = City::METRICS.iter().position(|metric| metric.key == "tickets").expect("it");
    let mut text = 0;
    for ply in 0..=table.session().length() {
        let at = LinePosition { line: 0, ply };
        let state = table.session().state_at(ply);
        assert_eq!(table.measured(at, hidden), None);
        let points = state.players.iter().map(|player| i32::from(player.points));
        assert_eq!(table.measured(at, 0), Some(points.collect()));
        let differs = |seat| {
            City::measure(state, seat, 0, Sight::Whole)
                != City::measure(state, seat, 0, Sight::Public)
        };
        text += usize::from(state.players.seats().any(differs));
    }
    assert!(text > 40, "Tickets would have been told at {text} positions");
    assert_eq!(Chart::of(&table, end(&table), hidden, ChartBy::Action), None);
    let marked = LinePosition { line: 0, ply: 30 };
    let both = PositionComparison::of(&table, marked, end(&table)).expect("two positions");
    assert!(both.metrics.iter().all(|(metric, _)| metric.key != "tickets"));

    let over = finished(city(Board::BERLIN, 3));
    let counted = over.measured(end(&over), hidden).expect("all of it is known");
    assert!(counted.iter().sum::<i32>() > 0, "{counted:?}");
}

fn tells_two_positions<G: Title>(table: &TableModel<G>) {
    let session = table.session();
    let marked = LinePosition { line: 0, ply: session.lines()[0].steps().len() };
    let both = PositionComparison::of(table, marked, end(table)).expect("two positions");
    assert_eq!((both.marked, both.here, both.fork), (marked, end(table), session.fork(0)));
    assert!(!both.metrics.is_empty());
    for seat in [Seat(0), Seat(1), Seat(2)] {
        for (at, (metric, row)) in both.of_seat(seat).enumerate() {
            let of = |state: &G::State| G::measure(state, seat, at, Sight::Public);
            let there = session.state_in(0, marked.ply).expect("a position");
            assert_eq!(of(there), Some(row.marked), "{}", metric.key);
            assert_eq!(of(session.state()), Some(row.here), "{}", metric.key);
        }
    }
    assert_eq!(PositionComparison::of(table, LinePosition { line: 2, ply: 3 }, end(table)), None);
    let beyond = LinePosition { ply: marked.ply + 1, ..marked };
    assert_eq!(PositionComparison::of(table, beyond, end(table)), None);
}

#[test]
fn compares_two_positions() {
    tells_two_positions(&forked(city(Board::SAN_FRANCISCO, 3)));
    tells_two_positions(&forked(metromania(3)));
    tells_two_positions(&forked(tramways(3)));
    let row = |marked, here| MetricRow { marked, here };
    let both = |better| [row(2, 5), row(5, 2), row(3, 3)].map(|row| row.trend(better));
    assert_eq!(both(Better::More), [Trend::Better, Trend::Worse, Trend::Same]);
    assert_eq!(both(Better::Less), [Trend::Worse, Trend::Better, Trend::Same]);
}

fn keeps_names<G: Title>(table: &TableModel<G>) {
    let (name, comment) = (Name::from("My way".to_owned()), Comment::from("long\nago".to_owned()));
    let describe = Intent::Describe { line: 0, name: name.clone(), comment: comment.clone() };
    let named = does(table, &[describe]);
    assert_ne!(named.revision(), table.revision(), "there is something to save");
    let facts = named.lines();
    assert_eq!((&facts[0].name, &facts[0].comment), (&name, &comment));
    assert_eq!((facts[0].keeps, facts[1].keeps), (Keeps::No, Keeps::Yes));
    assert_eq!(facts[0].fork, facts[1].length.min(table.session().fork(0)));
    let save = Save::read(&named.save(1, 1).write()).expect("a good save");
    let (again, _) = TableModel::<G>::open(&save, Device::default()).expect("a sound save");
    assert_eq!(again.lines(), facts);

    let one = does(&again, &[Intent::Forget(0)]);
    assert_eq!((one.lines().len(), one.session().line()), (1, 0));
    assert_eq!(one.session().state(), table.session().state());
    let kept = does(&one, &[Intent::Forget(0), Intent::Forget(7)]);
    assert_eq!(kept.lines().len(), 1, "the present line stays");
}

#[test]
fn names_and_comments_of_lines_are_saved_until_the_line_is_deleted() {
    keeps_names(&forked(city(Board::BERLIN, 3)));
    keeps_names(&forked(metromania(3)));
    keeps_names(&forked(tramways(3)));
}

#[test]
fn the_line_of_the_result_cannot_be_deleted() {
    let over = finished(city(Board::BERLIN, 3));
    let mut session = Session::clone(over.session());
    session.go_to(30);
    let mut rng = Rng::new(8);
    while session.lines().len() == 1 {
        play_on(&mut session, 1, &mut rng);
    }
    let table = open_table(session);
    assert_eq!(table.lines()[0].keeps, Keeps::Yes);
    assert_eq!(does(&table, &[Intent::Forget(0)]).lines().len(), 2);
}

/// This holds after a look at another position, too, and if a line is named.
#[test]
fn prepared_actions_stay_when_an_earlier_line_is_deleted() {
    let table = forked(city(Board::SAN_FRANCISCO, 3));
    let place = |table: &TableModel<City>| {
        let view = table.view(LANGUAGE);
        let legal = |it: &&catenary::table::view::Place| {
            let pressed = does(table, &[Intent::Press(Pressed::Place(it.id))]);
            pressed.view(LANGUAGE).past.undo.is_some() && pressed.save(1, 1).prepared.is_some()
        };
        view.places.iter().find(legal).map(|it| it.id)
    };
    let mut session = Session::clone(table.session());
    let mut rng = Rng::new(9);
    let found = (0..60).find_map(|_| {
        play_on(&mut session, 1, &mut rng);
        let table = open_table(session.clone());
        place(&table).map(|place| does(&table, &[Intent::Press(Pressed::Place(place))]))
    });
    let prepared = found.expect("a Route that can be prepared");
    let before = prepared.save(1, 1).prepared.expect("something prepared");
    let here = end(&prepared);
    assert_eq!(here.line, 1);
    let named = Name::from("first".to_owned());
    let describe = Intent::Describe { line: 0, name: named, comment: Comment::default() };
    let kept = does(&prepared, &[describe, Intent::Forget(0)]);
    assert_eq!(kept.session().lines().len(), 1);
    let after = kept.save(1, 1).prepared.expect("it stays prepared");
    assert_eq!((after.line, after.ply), (0, before.ply));

    let away = Intent::GoTo { line: 1, ply: 20 };
    let back = Intent::GoTo { line: 0, ply: here.ply };
    let again = does(&prepared, &[away, Intent::Forget(0), back]);
    assert_eq!(again.save(1, 1).prepared, Some(after), "it lies there again");
}

#[test]
fn a_watching_window_changes_no_line_and_a_ranked_game_shows_none() {
    let table = forked(city(Board::BERLIN, 3));
    let watching = does(&table, &[Intent::LookOn]);
    let name = Name::from("mine".to_owned());
    let describe = Intent::Describe { line: 0, name, comment: Comment::default() };
    let after = does(&watching, &[describe, Intent::Forget(0)]);
    assert_eq!(after.lines(), watching.lines());

    let ranked = GameTable { mode: GameMode::Ranked, ..table.table };
    assert_eq!(TableModel::new(ranked, Device::default()).lines(), []);
}

fn walks_through_it<G: Title>(table: &TableModel<G>) {
    let stops = table.stops(0);
    let at = |ply: usize| does(table, &[Intent::GoTo { line: 0, ply }]).view(LANGUAGE);
    let leads =
        |key: &str, ply: usize| PastStep::of_key(key).expect(key).from(&at(ply).past, &stops);
    let (end, roots) = (table.session().length(), table.roots(0));
    for pair in roots.windows(2) {
        let [one, next] = *pair else { continue };
        assert_eq!((leads("\u{2192}", one), leads("\u{2190}", next)), (next, one));
        assert_eq!(
            (leads("Shift+\u{2192}", one), leads("Shift+\u{2190}", next)),
            (one + 1, next - 1)
        );
    }
    for pair in stops.windows(2) {
        let [one, next] = [pair[0].ply, pair[1].ply];
        assert_eq!((leads("PgDn", one), leads("PgUp", next)), (next, one));
    }
    let last = stops.last().expect("a round").ply;
    assert_eq!((leads("PgDn", last), leads("PgUp", 0), leads("\u{2190}", 0)), (end, 0, 0));
    assert_eq!((leads("Home", last), leads("End", 0), leads("\u{2192}", end)), (0, end, end));
    assert_eq!((leads("Shift+\u{2190}", 0), leads("Shift+\u{2192}", end)), (0, end));
    assert_eq!(PastStep::of_key("R"), None);
}

#[test]
fn every_key_of_the_past_leads_to_its_position() {
    walks_through_it(&finished(city(Board::BERLIN, 3)));
    walks_through_it(&finished(metromania(3)));
}

/// Two charts on one scale have the same curves as long as both lines are the same.
#[test]
fn charts_of_two_lines_agree_up_to_the_fork() {
    let table = forked(city(Board::SAN_FRANCISCO, 3));
    let first = LinePosition { line: 0, ply: table.session().lines()[0].steps().len() };
    let of = |at| Chart::of(&table, at, 0, ChartBy::Action).expect("a chart");
    let (mut here, mut there) = (of(end(&table)), of(first));
    here.join(&mut there);
    assert_eq!((here.low, here.high, here.width), (there.low, there.high, there.width));
    let fork = table.lines()[0].fork;
    let same = here.plies.iter().filter(|&&ply| ply <= fork).count();
    assert!(same > 10, "{same}");
    for seat in 0..3 {
        let points = |chart: &Chart| chart.points(&chart.curves[seat][..same], (600, 120));
        assert_eq!(points(&here), points(&there));
    }
}
