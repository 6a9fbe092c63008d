//! The released workers decide like native code: they get golden games of bots, decision by decision, a third of them
//! each day and all of them in `scripts/prove`.

use crate::browser::Browser;
use crate::golden_games::{GoldenGame, games};
use crate::sample::{is_whole, third_of_today};
use catenary::engine::bots::{Level, ReviewError, Reviewed, SeatReview, advice, grading};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{BySeat, Record, Seat};
use catenary::measure::{self, LabTitle, Nobody};
use catenary::titles::TitleKey;
use catenary::titles::rule_sets::{self, TitleTask};
use catenary::worker::protocol::{
    DecisionRequest, Question, RequestId, ReviewRequest, WorkerRequest,
};
use serde_json::json;

/// Sends a worker of a rule set one request after the other and collects the lines of its answers.
const ASK: &str = "
    const [ruleSet, orders] = arguments, lines = [];
    return new Promise((done, fail) => {
        const worker = new Worker(`worker-start.js?golden#worker-${ruleSet}`);
        worker.onerror = () => fail(new Error('the worker broke'));
        worker.onmessage = ({ data }) => {
            const report = JSON.parse(data);
            if (report.Refused) return fail(new Error(report.Refused[1]));
            if (report.Decided) lines.push(report.Decided[1].line);
            else if (!report.Ready) return;
            if (lines.length < orders.length) return worker.postMessage(orders[lines.length]);
            worker.terminate();
            done(lines);
        };
    });";

/// A golden game for the worker of its rule set.
struct Ask<'a> {
    browser: &'a Browser,
    game: &'a GoldenGame,
}

impl TitleTask for Ask<'_> {
    /// The number of decisions asked for.
    type Output = usize;

    fn run<G: LabTitle>(self) -> usize {
        let GoldenGame { title, level, link } = *self.game;
        let mut record: Record<G> = codec::decode(link).expect("a link");
        if is_whole() {
            record = whole::<G>(record, level);
        }
        let plies = choices(&record);
        let levels = BySeat::new(G::players(&record.setup), |_| Some(level));
        let order = |&ply: &usize| {
            let so_far = Record::<G> {
                actions: record.actions[..ply].to_vec(),
                setup: record.setup.clone(),
            };
            let record = codec::encode(&so_far);
            let decision = DecisionRequest { record, levels: levels.clone(), limit: None };
            let order = WorkerRequest::Think(RequestId(ply as u32), Question::Decision(decision));
            serde_json::to_string(&order).expect("text")
        };
        let orders: Vec<String> = plies.iter().map(order).collect();
        let rule_set = TitleKey::named(title).expect("a title").facts().rule_set;
        let lines = self.browser.run(ASK, json!([rule_set, orders]));
        let lines = lines.as_array().expect("lines");
        assert_eq!(lines.len(), plies.len());
        for (ply, line) in plies.iter().zip(lines) {
            let answered: Link<G> = codec::read(line.as_str().expect("a line")).expect("a link");
            assert_eq!(
                answered.record.actions.get(*ply),
                record.actions.get(*ply),
                "{title}, {}: decision {ply} of {link}",
                level.name()
            );
        }
        plies.len()
    }
}

/// Returns the plies of a record with a choice.
fn choices<G: LabTitle>(record: &Record<G>) -> Vec<usize> {
    let mut state = G::new(&record.setup).expect("a set-up");
    let mut plies = Vec::new();
    for (ply, &action) in record.actions.iter().enumerate() {
        if G::legal(&state).len() > 1 {
            plies.push(ply);
        }
        G::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
    }
    plies
}

/// Returns the whole game that begins with a record.
fn whole<G: LabTitle>(record: Record<G>, level: Level) -> Record<G> {
    let bot = level.bot::<G>();
    let bots = BySeat::new(G::players(&record.setup), |_| &*bot);
    let played = measure::play(record.setup, &bots, &mut Nobody).expect("a set-up");
    assert!(played.record.actions.starts_with(&record.actions));
    played.record
}

fn ask(titles: &[&str]) {
    let browser = Browser::start();
    browser.open("#/nowhere");
    let (mut asked, third) = (0, third_of_today());
    println!(
        "golden games of bots: {}",
        third.map_or("all".to_owned(), |it| format!("third {it} of 3"))
    );
    let games = games().into_iter().filter(|game| titles.contains(&game.title));
    for (at, game) in games.enumerate() {
        if third.is_none_or(|third| at % 3 + 1 == third) {
            let ask = Ask { browser: &browser, game: &game };
            asked += rule_sets::with_key(game.title, ask).expect("a title");
        }
    }
    assert!(asked > 30, "only {asked} decisions");
    browser.assert_quiet();
}

#[test]
fn workers_decide_golden_games_of_tramways_as_native_code_does() {
    ask(&["tramways"]);
}

#[test]
fn workers_decide_golden_games_of_the_cities_as_native_code_does() {
    ask(&["san-francisco", "berlin"]);
}

#[test]
fn workers_decide_golden_games_of_metromania_as_native_code_does() {
    ask(&["metromania"]);
}

/// Lets a worker of a rule set review a game, and collects each decision's ply, the ply after it, and the loss.
const REVIEW: &str = "
    const [ruleSet, order] = arguments, lost = [];
    return new Promise((done, fail) => {
        const worker = new Worker(`worker-start.js?golden#worker-${ruleSet}`);
        worker.onerror = () => fail(new Error('the worker broke'));
        worker.onmessage = ({ data }) => {
            const report = JSON.parse(data);
            if (report.Refused) return fail(new Error(report.Refused[1]));
            if (report.Ready) return worker.postMessage(order);
            if (report.Judged) lost.push([report.Judged[1].ply, report.Judged[1].upto, report.Judged[1].lost]);
            if ('Reviewed' in report) { worker.terminate(); done(lost) }
        };
    });";

/// A golden game that the worker of its rule set reviews.
struct AskReview<'a> {
    browser: &'a Browser,
    game: &'a GoldenGame,
}

impl TitleTask for AskReview<'_> {
    /// The number of decisions judged; `None` if the game cannot be reviewed.
    type Output = Option<usize>;

    fn run<G: LabTitle>(self) -> Option<usize> {
        let GoldenGame { title, link, .. } = *self.game;
        let record: Record<G> = codec::decode(link).expect("a link");
        grading::<G>(G::players(&record.setup))?;
        // Each day the last fifth of the game.
        let from = if is_whole() { 0 } else { record.actions.len() * 4 / 5 };
        let review = match SeatReview::new(record.clone(), Seat(0), from, advice()) {
            Err(ReviewError::Open | ReviewError::NotReviewed) => return None,
            review => review.expect("a game"),
        };
        let lost = |it: Reviewed<G>| json!([it.ply, it.upto, it.judged.lost]);
        let native: Vec<_> = review.finish().into_iter().map(lost).collect();
        let request = ReviewRequest { record: codec::encode(&record), seat: Seat(0), from };
        let order = WorkerRequest::Think(RequestId(0), Question::Review(request));
        let order = serde_json::to_string(&order).expect("text");
        let rule_set = TitleKey::named(title).expect("a title").facts().rule_set;
        assert_eq!(self.browser.run(REVIEW, json!([rule_set, order])), json!(native), "{link}");
        Some(native.len())
    }
}

#[test]
fn workers_judge_decisions_as_native_code_does() {
    let browser = Browser::start();
    browser.open("#/nowhere");
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        let most = if is_whole() { 2 } else { 1 };
        let (games, review) = (games(), |game| {
            rule_sets::with_key(title, AskReview { browser: &browser, game }).expect("a title")
        });
        let own = games.iter().filter(|game| game.title == title && game.level == Level::Easy);
        let judged: Vec<usize> = own.filter_map(review).take(most).collect();
        assert!(!judged.is_empty() && judged.iter().all(|&it| it > 0), "{title}: {judged:?}");
    }
    browser.assert_quiet();
}
