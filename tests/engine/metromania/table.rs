//! Whole games at the table, by pressing what it shows.

use catenary::engine::bots::Level;
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::intent::{Intent, Perspective};
use catenary::table::model::TableModel;
use catenary::table::open::{OpenTable, TableView};
use catenary::table::view::{
    Choice, LogLine, Place, PlaceState, PlayerPanel, Pressed, Prompt, Weight,
};
use catenary::table::{Device, DeviceTurn, GameTable, Players, Save, Session};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::action::Action;
use catenary::titles::metromania::rules::setup::Setup;
use catenary::words::Locale;

/// More presses than any game needs.
const MOST_PRESSES: usize = 4_000;
/// The most characters of a short prompt.
const SHORT: usize = 40;

fn open(players: u8, seed: u64) -> TableModel<Metromania> {
    let session = Session::new(Setup::standard(players, seed)).expect("a game");
    let count = usize::from(players);
    TableModel::new(GameTable::new(session, &Players::people(count), count), Device::default())
}

fn check(view: &TableView) {
    let prompt = &view.prompt;
    assert!(!prompt.short.is_empty() && !prompt.full.is_empty());
    assert!(prompt.short.chars().count() <= SHORT, "{}", prompt.short);
    assert!(view.choices.iter().all(|choice| !choice.label.is_empty()));
    assert!(view.places.iter().all(|place| !place.name.is_empty()));
    let mut ids: Vec<_> = view.places.iter().map(|place| place.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), view.places.len());
    assert!(view.panels.iter().all(|panel| panel.stats.iter().all(|it| !it.value.is_empty())));
}

/// Returns a random press that the table offers; rarely one that goes back.
fn any(view: &TableView, rng: &mut Rng) -> Pressed {
    let legal = view.places.iter().filter(|place| place.state == PlaceState::Legal);
    let places = legal.map(|place| Pressed::Place(place.id));
    let choices = view.choices.iter().map(|choice| Pressed::Choice(choice.id));
    let all: Vec<Pressed> = places.chain(choices).collect();
    assert!(!all.is_empty(), "nothing to press: {}", view.prompt.full);
    if rng.below(20) == 0 { Pressed::Back } else { all[rng.below(all.len())] }
}

/// Returns the next intent at a table: the device is passed and taken if necessary, otherwise something is pressed.
/// `None` when the game is over.
fn next(view: &TableView, rng: &mut Rng) -> Option<Intent> {
    match view.turn {
        DeviceTurn::Over => None,
        DeviceTurn::Done(_) => Some(Intent::PassDevice),
        DeviceTurn::PassTo(_) => Some(Intent::TakeDevice),
        _ => Some(Intent::Press(any(view, rng))),
    }
}

#[test]
fn whole_games_can_be_played_by_presses_in_both_languages() {
    for (players, locale) in [(2, Locale::English), (3, Locale::Spanish), (4, Locale::English)] {
        let mut rng = Rng::new(players.into());
        let mut table = open(players, 5);
        let mut presses = 0;
        loop {
            let view = table.view(locale);
            check(&view);
            let Some(intent) = next(&view, &mut rng) else { break };
            table = table.after(&intent, locale);
            presses += 1;
            assert!(presses < MOST_PRESSES, "{}", view.prompt.full);
        }
        let count = table.view(locale).count.clone().expect("a final count");
        assert_eq!(count.rows.len(), 8);
        for seat in count.totals.seats() {
            let sum: i32 = count.rows.iter().map(|row| row.points[seat]).sum();
            assert_eq!(sum, count.totals[seat]);
        }
    }
}

/// With two players nothing is hidden (MSET-4), so nobody passes the device; with three the letters are.
#[test]
fn mset_4_two_players_do_not_pass_the_device() {
    for (players, passes) in [(2, false), (3, true)] {
        let (mut table, mut rng, mut passed) = (open(players, 4), Rng::new(4), false);
        for _ in 0..300 {
            let view = table.view(Locale::English);
            let intent = match view.turn {
                DeviceTurn::Over => break,
                DeviceTurn::Done(_) => Intent::PassDevice,
                DeviceTurn::PassTo(_) => {
                    passed = true;
                    Intent::TakeDevice
                }
                _ => Intent::Press(any(&view, &mut rng)),
            };
            table = table.after(&intent, Locale::English);
        }
        assert_eq!(passed, passes, "{players} players");
    }
}

/// After the end letters are public in the view of everything (MSET-3).
#[test]
fn mset_3_a_finished_game_reveals_all_letters() {
    let mut session = Session::<Metromania>::new(Setup::standard(3, 4)).expect("a game");
    let (mut rng, mut legal) = (Rng::new(4), Vec::new());
    while Metromania::to_act(session.state()).is_some() {
        Metromania::legal_actions(session.state(), &mut legal);
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    let table = TableModel::new(GameTable::new(session, &Players::people(3), 3), Device::default());
    let output = |table: &TableModel<Metromania>| {
        let view = table.view(Locale::English).clone();
        let values = |panel: &PlayerPanel| {
            let held = panel.stats.iter().filter(|it| it.name.starts_with("Destinations to place"));
            held.map(|it| it.value.as_str()).collect::<Vec<_>>().join(", ")
        };
        view.panels.iter().map(values).collect::<Vec<String>>()
    };
    // The letters are dealt after two choices.
    let start = table.after(&Intent::GoTo { line: 0, ply: 2 }, Locale::English);
    let all = start.after(&Intent::See(Perspective::All), Locale::English);
    let lettered = |it: &String| it.ends_with(|end: char| end.is_ascii_uppercase());
    assert!(output(&all).len() == 3 && output(&all).iter().all(lettered), "{:?}", output(&all));
    assert!(!output(&start).iter().any(lettered), "{:?}", output(&start));
}

/// Undo takes back a planned turn tunnel by tunnel, like the button next to it.
#[test]
fn undo_drops_the_last_prepared_step() {
    let (mut table, mut rng, mut prepared) = (open(2, 7), Rng::new(7), 0);
    let shown = |table: &TableModel<Metromania>| {
        let view = table.view(Locale::English);
        (view.prompt.full.clone(), view.choices.clone(), view.places.clone())
    };
    while table.turn() != DeviceTurn::Over {
        let bare = TableModel::new(table.table.clone(), Device::default());
        if shown(&table) != shown(&bare) {
            let undone = table.after(&Intent::Undo, Locale::English);
            let back = table.after(&Intent::Press(Pressed::Back), Locale::English);
            assert_eq!(shown(&undone), shown(&back));
            assert_eq!(undone.session().ply(), table.session().ply());
            assert!(table.view(Locale::English).past.undo.is_some());
            prepared += 1;
        }
        let view = table.view(Locale::English);
        table = table.after(&Intent::Press(any(&view, &mut rng)), Locale::English);
    }
    assert!(prepared > 50, "{prepared}");
}

/// Prepared actions return after a look at the past or an analysis.
#[test]
fn prepared_actions_survive_a_look_at_the_past_or_an_analysis() {
    let (mut table, mut rng, mut prepared) = (open(2, 6), Rng::new(6), 0);
    let prompts = |table: &TableModel<Metromania>| {
        let view = table.view(Locale::English);
        let labels: Vec<String> = view.choices.iter().map(|it| it.label.clone()).collect();
        (view.prompt.full.clone(), labels)
    };
    while table.turn() != DeviceTurn::Over {
        let (line, ply) = (table.session().line(), table.session().ply());
        let bare = TableModel::new(table.table.clone(), Device::default());
        let elsewhere = [Intent::GoTo { line, ply: ply / 2 }, Intent::Analyse, Intent::EndAnalysis];
        let back = elsewhere.iter().fold(table.clone(), |it, to| it.after(to, Locale::English));
        let back = back.after(&Intent::GoTo { line, ply }, Locale::English);
        assert_eq!(prompts(&back), prompts(&table));
        prepared += u32::from(prompts(&table) != prompts(&bare));
        let view = table.view(Locale::English);
        table = table.after(&Intent::Press(any(&view, &mut rng)), Locale::English);
    }
    assert!(prepared > 50, "{prepared}");
}

/// Returns a table after a reload.
fn reloaded(table: &TableModel<Metromania>) -> TableModel<Metromania> {
    let save = Save::read(&table.save(1, 1).write()).expect("a good save");
    TableModel::open(&save, Device::default()).expect("a game").0
}

/// Returns the prompt, and what the board offers.
fn prompts(table: &TableModel<Metromania>) -> (Prompt, Vec<Choice>, Vec<Place>) {
    let view = table.view(Locale::English);
    (view.prompt.clone(), view.choices.clone(), view.places.clone())
}

/// Prepared actions survive a reload, also one in the past or during an analysis.
#[test]
fn prepared_actions_survive_a_reload() {
    let (mut table, mut rng, mut prepared) = (open(2, 6), Rng::new(6), 0);
    while table.turn() != DeviceTurn::Over {
        assert_eq!(prompts(&reloaded(&table)), prompts(&table));
        let (line, ply) = (table.session().line(), table.session().ply());
        let bare = TableModel::new(table.table.clone(), Device::default());
        let has_plan = prompts(&bare) != prompts(&table);
        assert_eq!(bare.revision() == table.revision(), !has_plan, "a plan is saved by itself");
        for elsewhere in [Intent::GoTo { line, ply: ply / 2 }, Intent::Analyse] {
            let left = reloaded(&table.after(&elsewhere, Locale::English));
            let back = left.after(&Intent::GoTo { line, ply }, Locale::English);
            assert_eq!(prompts(&back), prompts(&table));
        }
        prepared += u32::from(has_plan);
        let view = table.view(Locale::English);
        let press = any(&view, &mut rng);
        // Questions about trips only look.
        let looks = table.after(&Intent::Press(press), Locale::English);
        let is_plan = looks.revision() != table.revision() || looks.session().ply() != ply;
        if is_plan {
            table = looks;
        }
    }
    assert!(prepared > 50, "{prepared}");
}

#[test]
fn prepared_actions_stay_hidden_behind_the_curtain() {
    let mut waited = 0;
    for seed in 0..6 {
        let (mut table, mut rng) = (open(3, seed), Rng::new(seed));
        for _ in 0..200 {
            let view = table.view(Locale::English);
            let Some(intent) = next(&view, &mut rng) else { break };
            table = table.after(&intent, Locale::English);
            let bare = TableModel::new(table.table.clone(), Device::default());
            if table.revision() == bare.revision() {
                continue;
            }
            let again = reloaded(&table);
            assert!(matches!(again.turn(), DeviceTurn::PassTo(_)));
            assert_eq!(prompts(&again), prompts(&bare));
            let taken = again.after(&Intent::TakeDevice, Locale::English);
            let own = table.after(&Intent::TakeDevice, Locale::English);
            assert_eq!(prompts(&taken), prompts(&own));
            waited += 1;
        }
    }
    assert!(waited > 50, "{waited}");
}

#[test]
fn mturn_1_the_prompt_offers_only_possible_actions() {
    let mut prompts = [0; 3];
    for seed in 1..9 {
        let (mut table, mut rng) = (open(2, seed), Rng::new(seed));
        for _ in 0..600 {
            let view = table.view(Locale::English);
            if view.turn == DeviceTurn::Over {
                break;
            }
            let state = table.session().state();
            let legal = Metromania::legal(state);
            let digs = legal.iter().any(|action| matches!(action, Action::Dig(..)));
            let builds = legal.iter().any(|action| matches!(action, Action::Station(_)));
            let output = ["Dig 3 tunnels", "Build 1 station", "Dig 3 tunnels or build 1 station"];
            if let Some(at) = output.iter().position(|&output| view.prompt.short == output) {
                assert_eq!((digs, builds), [(true, false), (false, true), (true, true)][at]);
                prompts[at] += 1;
            }
            table = table.after(&Intent::Press(any(&view, &mut rng)), Locale::English);
        }
    }
    assert!(prompts.iter().all(|&times| times > 0), "{prompts:?}");
}

/// It is shown at the player's next decision, and to nobody else.
#[test]
fn mturn_1_a_passed_turn_is_reported_to_its_player() {
    let (mut output, mut prompts) = (0, 0);
    for seed in 1..30 {
        let (mut table, mut rng) = (open(2, seed), Rng::new(seed));
        for _ in 0..900 {
            let view = table.view(Locale::English);
            if view.turn == DeviceTurn::Over {
                break;
            }
            let since = view.since();
            let own = |line: &&&LogLine| line.seat == view.to_act && line.text == "Passes the turn";
            let passed = since.iter().filter(own).count() > 0;
            let says = view.news.as_ref().is_some_and(|it| it.text == Locale::English.was_passed());
            assert_eq!(says, passed && view.past.since > 0, "{since:?} {:?}", view.news);
            (output, prompts) = (output + u32::from(says), prompts + 1);
            table = table.after(&Intent::Press(any(&view, &mut rng)), Locale::English);
        }
    }
    assert!(output > 3 && prompts > 1_000, "{output} {prompts}");
}

/// The reason names its rule.
#[test]
fn a_closed_edge_gives_the_reason() {
    let mut table = open(2, 1);
    let mut output = 0;
    let mut rng = Rng::new(8);
    for _ in 0..200 {
        let view = table.view(Locale::English);
        if view.turn == DeviceTurn::Over {
            break;
        }
        if let Some(place) = view.places.iter().find(|place| place.state == PlaceState::Idle) {
            let pressed = Intent::Press(Pressed::Place(place.id));
            let view = table.after(&pressed, Locale::English).view(Locale::English);
            let why = view.refusal().expect("a reason");
            assert!(why.rule.starts_with('M') && !why.text.is_empty());
            output += 1;
        }
        let Some(intent) = next(&view, &mut rng) else { break };
        table = table.after(&intent, Locale::English);
    }
    assert!(output > 5, "{output}");
}

/// The line has the tunnels first, then their stations and Destinations, and the sum of points.
#[test]
fn a_turn_is_one_line_of_the_log() {
    let mut brought = 0;
    for seed in 1..6 {
        let (mut table, mut rng) = (open(2, seed), Rng::new(seed));
        for _ in 0..500 {
            let view = table.view(Locale::English);
            let Some(intent) = next(&view, &mut rng) else { break };
            table = table.after(&intent, Locale::English);
        }
        let view = table.view(Locale::English);
        for pair in view.log.windows(2).filter(|pair| pair[0].seat.is_some()) {
            assert!(pair[0].seat != pair[1].seat || pair[0].ply != pair[1].ply, "{pair:?}");
        }
        for line in &view.log {
            assert!(!line.text.contains(" digs "), "{}", line.text);
            brought += u32::from(line.text.starts_with("Digs ") && line.text.contains(", "));
        }
    }
    assert!(brought > 5, "{brought}");
}

/// The hint shows the change of the player's own test trips, as the player's board has it before and after.
#[test]
fn a_hint_shows_the_change_of_test_trips() {
    let counts: Vec<[u32; 2]> = (1..40).map(hints_of_a_game).collect();
    let [same, other] = [0, 1].map(|at| counts.iter().map(|it| it[at]).sum::<u32>());
    assert!(same > 100 && other > 5, "{same} {other}");
}

/// Returns how many plans of a random game leave the player's own test trips as they are, and how many change them.
fn hints_of_a_game(seed: u64) -> [u32; 2] {
    let (mut table, mut rng) = (open(2, seed), Rng::new(seed));
    while table.turn() != DeviceTurn::Over {
        let view = table.view(Locale::English);
        table = table.after(&Intent::Press(any(&view, &mut rng)), Locale::English);
    }
    let (line, record) = (table.session().line(), table.session().whole_record());
    let roots = table.view(Locale::English).past.roots.clone();
    let at = |ply| table.after(&Intent::GoTo { line, ply }, Locale::English);
    let pays = |table: &TableModel<Metromania>, seat: Seat| {
        let view = table.view(Locale::English);
        let forecast =
            view.panels[seat.index()].stats.iter().find(|it| it.name == "Test trips now");
        forecast.map(|it| it.value.trim_start_matches('+').to_owned())
    };
    let (mut same, mut other) = (0, 0);
    for turn in roots.windows(2) {
        let (before, after) = (at(turn[0]), at(turn[1]));
        let Some(seat) = before.view(Locale::English).viewer else { continue };
        let plan = Link::game(record.clone(), turn[0]);
        let output = before.hints(&[(codec::write(&plan), 0)], Locale::English)[0].text();
        // At the end they are paid.
        let (Some(now), Some(then)) = (pays(&before, seat), pays(&after, seat)) else { break };
        if now == then {
            assert!(!output.contains("test trips"), "{output}");
            same += 1;
        } else {
            let ends = [
                format!(" {then} points instead of {now} ("),
                format!(" {then} point instead of {now} ("),
            ];
            assert!(ends.iter().any(|end| output.contains(end)), "{output}: {now} {then}");
            other += 1;
        }
    }
    [same, other]
}

/// Plays at most `presses` random presses, or to the end, and shows each table.
fn look_at(players: u8, seed: u64, presses: usize, mut look: impl FnMut(&TableModel<Metromania>)) {
    let (mut table, mut rng) = (open(players, seed), Rng::new(seed));
    for _ in 0..presses {
        let view = table.view(Locale::English);
        let Some(intent) = next(&view, &mut rng) else { return };
        table = table.after(&intent, Locale::English);
        look(&table);
    }
}

/// The words with which a place describes its position.
const LANDMARKS: [[&str; 4]; 2] =
    [["the Lake", "the Park", "the city", "("], ["Lago", "Parque", "la ciudad", "("]];

/// Players who only hear the places can plan: each names its position by something on the board, names are unique, and
/// a station names its lines.
#[test]
fn places_are_named_by_landmarks_of_the_board() {
    let [mut edges, mut stations, mut sides] = [0; 3];
    for (players, seed) in [(2, 3), (3, 4), (4, 5)] {
        look_at(players, seed, 600, |table| {
            for (locale, landmarks) in Locale::ALL.into_iter().zip(LANDMARKS) {
                let view = table.view(locale);
                let mut names: Vec<&str> = view.places.iter().map(|it| it.name.as_str()).collect();
                for name in &names {
                    let is_side = name.contains("pace") || name.contains("asilla");
                    let place = landmarks.iter().any(|mark| name.contains(mark));
                    assert!(is_side || place, "{name}");
                    let station = name.starts_with("Station") || name.starts_with("Estación");
                    assert!(!station || name.contains("line") || name.contains("línea"), "{name}");
                    edges += usize::from(!is_side && !station);
                    (stations, sides) =
                        (stations + usize::from(station), sides + usize::from(is_side));
                }
                names.sort_unstable();
                let all = names.len();
                names.dedup();
                assert_eq!(names.len(), all, "two places are called the same: {names:?}");
            }
        });
    }
    assert!(edges > 1_000 && stations > 100 && sides > 100, "{edges} {stations} {sides}");
}

/// The button of the left space is left of that of the right one, the upper before the lower.
#[test]
fn buttons_for_the_sides_of_an_edge_are_in_board_order() {
    let mut seen = [0; 2];
    for seed in 1..9 {
        look_at(2, seed, 200, |table| {
            let view = table.view(Locale::English);
            let labels: Vec<&str> = view.choices.iter().map(|it| it.label.as_str()).collect();
            let at = |word: &str| labels.iter().position(|label| label.contains(word));
            for (pair, [first, second]) in
                [["left space", "right space"], ["upper", "lower"]].into_iter().enumerate()
            {
                if let (Some(first), Some(second)) = (at(first), at(second)) {
                    assert!(first < second, "{labels:?}");
                    seen[pair] += 1;
                }
            }
        });
    }
    assert!(seen.iter().all(|&times| times > 3), "{seen:?}");
}

/// Each hint says what is special to its plan: its direction, the Destination that it serves, the trips that it
/// changes.
#[test]
fn hints_of_different_plans_differ() {
    let (mut alike, mut all) = (0, 0);
    for seed in 1..4 {
        let mut count = 0;
        look_at(2, seed, 400, |table| {
            count += 1;
            let (Some(seat), true) = (Metromania::to_act(table.session().state()), count % 30 == 0)
            else {
                return;
            };
            if !table.view(Locale::English).choices.iter().all(|it| it.weight != Weight::Main) {
                return;
            }
            let record = table.session().record();
            let observation = Metromania::observe(table.session().state(), seat);
            let legal = Metromania::legal(table.session().state());
            let bot = Level::Easy.bot::<Metromania>();
            let mut thought = bot.think(observation, &legal, Rng::new(seed));
            while !thought.step().is_finished() {}
            let cursor = record.actions.len();
            let plans = thought.plans(3).into_iter().map(|plan| {
                let mut record = record.clone();
                record.actions.extend(plan.actions);
                codec::write(&Link::game(record, cursor))
            });
            let hint = |line| table.hints(&[(line, 0)], Locale::English).remove(0).text();
            let mut output: Vec<String> = plans.map(hint).collect();
            all += output.len();
            output.sort_unstable();
            alike += output.windows(2).filter(|pair| pair[0] == pair[1]).count();
        });
    }
    assert!(all > 20, "{all}");
    assert!(alike * 20 <= all, "{alike} of {all} say the same");
}
