//! Hints of random games.

use super::*;
use crate::engine::bots::Level;
use crate::engine::game::Rng;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::fixture::play;

/// Some positions of a random game with the plans that a bot has there.
fn thoughts(players: usize, seed: u64) -> Vec<(State, Vec<Plan<Tramways>>)> {
    thoughts_of(Level::Easy, players, seed)
}

fn thoughts_of(level: Level, players: usize, seed: u64) -> Vec<(State, Vec<Plan<Tramways>>)> {
    let mut state = Tramways::new(&Setup::standard(players, seed)).expect("a legal setup");
    let (mut rng, mut found) = (Rng::new(seed), Vec::new());
    while let Some(seat) = Tramways::to_act(&state) {
        let legal = Tramways::legal(&state);
        let next = legal[rng.below(legal.len())];
        if legal.len() < 2 || rng.below(6) > 0 {
            state = play(&state, &[next]);
            continue;
        }
        let bot = level.bot();
        let observation = Tramways::observe(&state, seat);
        let mut thought = bot.think(observation, &legal, Rng::new(rng.next_u64()));
        while !thought.step().is_finished() {}
        found.push((state.clone(), thought.plans(8)));
        state = play(&state, &[next]);
    }
    found
}

#[test]
fn what_happens_to_another_player_is_told_with_the_name() {
    let state = Tramways::new(&Setup::standard(3, 1)).expect("a legal setup");
    let players = Players::people(3);
    let legal = Tramways::legal(&state);
    let mut walk = Walk::along(&state, &players, &legal[..1], Locale::English).expect("a walk");
    let other = Seat((walk.seat.0 + 1) % 3);
    let told = |seat: Seat| walk.deed(&Event::Happiness { seat, points: 1 });
    let own = told(walk.seat).expect("it is told");
    let name = Locale::English.player(&players, other);
    assert_eq!(told(other), Some(format!("{name}: {own}")));
    walk.tell(&state, legal[0], &[Event::Happiness { seat: other, points: 1 }]);
    let last = walk.told.last().and_then(|parts| parts.last());
    assert_eq!(last, Some(&format!("{name}: {own}")));
}

#[test]
fn a_hint_says_what_to_do_and_can_be_played() {
    for (players, seed) in [(1, 5), (3, 6)] {
        for (state, plans) in thoughts(players, seed) {
            let players = Players::people(players);
            for locale in Locale::ALL {
                let hints = hints(&state, &players, &plans, locale);
                assert!(!hints.is_empty(), "{:?}", state.decision);
                let lags: Vec<Lag> = hints.iter().map(|hint| hint.lag).collect();
                assert_eq!(lags[0], Lag::First);
                assert!(!lags[1..].contains(&Lag::First), "{lags:?}");
                for hint in hints {
                    assert!(hint.now.iter().all(|part| !part.is_empty()), "{hint:?}");
                    play(&state, &hint.actions);
                }
            }
        }
    }
}

#[test]
fn a_hint_is_one_action_and_what_follows_it() {
    let all = thoughts(1, 5);
    let players = Players::people(1);
    let all = all.iter().flat_map(|(state, plans)| {
        hints(state, &players, plans, Locale::English).into_iter().map(move |hint| (state, hint))
    });
    let (mut pictures, mut paid) = (0, 0);
    for (state, hint) in all {
        let after = play(state, &hint.actions[..hint.actions.len() - 1]);
        assert!(hint.actions.len() == 1 || !after.decision.begins_whole_action(), "{hint:?}");
        pictures += usize::from(hint.picture.is_some());
        paid += usize::from(hint.now.iter().any(|part| part.starts_with("Play ")));
    }
    assert!(pictures > 5 && paid > 5, "{pictures} pictures, {paid} paid");
}

#[test]
fn a_hint_says_what_it_is_for_and_what_it_brings() {
    let players = Players::people(1);
    let (mut points, mut later, mut count) = (0, 0, 0);
    let mut seen = Vec::new();
    let all = (5..9).flat_map(|seed| thoughts_of(Level::Medium, 1, seed));
    for (state, plans) in all {
        for hint in hints(&state, &players, &plans, Locale::English) {
            count += 1;
            later += usize::from(hint.aim == Aim::Later);
            seen.push(hint.aim.clone());
            let after = play(&state, &hint.actions);
            let seat = state.seat;
            let score = |state: &State| Metric::Score.of(state, seat);
            assert_eq!(hint.now_brings, score(&after) - score(&state), "{hint:?}");
            if let Aim::Points(text, gain) = &hint.aim {
                assert!(*gain > 0 && !text.is_empty());
                points += 1;
            }
            let plan = hint.now.iter().chain(hint.later.iter().flatten());
            let completes = plan.clone().any(|part| part.starts_with("Complete the Link"));
            assert!(!completes || hint.aim != Aim::Rails, "{hint:?}");
            assert!(plan.clone().all(|part| !part.starts_with("Has ")), "{hint:?}");
            for locale in Locale::ALL {
                assert!(!hint.aim.text(locale).is_empty());
                assert_ne!(hint.gain(locale).as_deref(), Some(""));
            }
        }
    }
    assert!(points > 20, "only {points} with points");
    assert!(later * 20 < count, "{later} of {count} say nothing of what they are for");
    for aim in [Aim::Choice, Aim::Rails, Aim::Workers, Aim::Money] {
        assert!(seen.contains(&aim), "{aim:?}");
    }
}

#[test]
fn the_whole_plan_is_drawn() {
    let players = Players::people(1);
    let mut all = 0;
    for (state, plans) in (5..9).flat_map(|seed| thoughts_of(Level::Hard, 1, seed)) {
        for plan in &plans {
            let walk = Walk::along(&state, &players, &plan.actions, Locale::English);
            let walk = walk.expect("a bot's plan is legal");
            let changed = planned(&state, &walk.state, &players, &walk.events);
            let drawn = walk.drawn();
            let runs = walk.deeds.iter().filter(|deed| deed.picture.run.is_some()).count();
            let lines = drawn.as_ref().and_then(|it| it.run.as_ref()).map(|it| it.lines.len());
            assert!(changed.is_empty() || drawn.is_some(), "{:?}", plan.actions);
            assert!(lines.unwrap_or(0) >= runs, "{:?}", plan.actions);
            all += usize::from(!changed.is_empty());
        }
    }
    assert!(all > 40, "only {all} change the map");
}

#[test]
fn a_hint_tells_nothing_that_is_hidden() {
    for (state, plans) in thoughts(3, 8) {
        let Some(seat) = Tramways::to_act(&state) else { continue };
        let observation = Tramways::observe(&state, seat);
        let other = Tramways::determinize(&observation, &mut Rng::new(99));
        let players = Players::people(3);
        let [here, there] = [&state, &other].map(|it| hints(it, &players, &plans, Locale::English));
        let words = |hints: Vec<Hint>| -> Vec<_> {
            hints.into_iter().map(|hint| (hint.now, hint.later, hint.actions)).collect()
        };
        assert_eq!(words(here), words(there));
    }
}

#[test]
fn different_purposes_come_before_other_courses() {
    let players = Players::people(1);
    for (state, plans) in thoughts(1, 5) {
        let purpose = |plan: &Plan<Tramways>| {
            Walk::along(&state, &players, &plan.actions, Locale::English).map(|it| it.comes_to)
        };
        let mut purposes: Vec<Vec<Event>> = Vec::new();
        for found in plans.iter().filter_map(purpose) {
            if !purposes.contains(&found) {
                purposes.push(found);
            }
        }
        let shown = hints(&state, &players, &plans, Locale::English)
            .into_iter()
            .map(|hint| purpose(&Plan { actions: hint.actions, worth: 0 }).expect("a legal hint"));
        let mut shown: Vec<Vec<Event>> = shown.collect();
        shown.dedup();
        assert!(shown.len() >= purposes.len().min(MOST), "{shown:?}");
    }
}

#[test]
fn what_is_behind_the_first_is_rounded_to_points() {
    let (state, plans) = &thoughts(1, 5)[0];
    // What was judged by less may seem to be worth more than the first.
    let worths = [200, 430, 151, 149, -40].map(i64::from);
    let first = &plans[0];
    let others: Vec<Plan<Tramways>> = Tramways::legal(state)
        .into_iter()
        .filter(|action| *action != first.actions[0])
        .map(|action| vec![action])
        .chain([first.actions.clone()])
        .zip(worths)
        .map(|(actions, worth)| Plan { actions, worth })
        .collect();
    let hints = hints(state, &Players::people(1), &others, Locale::English);
    let lags: Vec<Lag> = hints.iter().map(|hint| hint.lag).collect();
    assert_eq!(lags, [Lag::First, Lag::Even, Lag::Even][..hints.len()]);
    assert!(hints.len() > 1);
}
