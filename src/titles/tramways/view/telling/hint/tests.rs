//! Tests of hints in random games.

use super::*;
use crate::engine::bots::Level;
use crate::engine::game::Rng;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::view::fixture::{play, printed};
use crate::words::Locale;

/// Positions of a random game with a bot's plans for each.
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
fn a_hint_has_a_line_for_the_action_and_one_for_the_reason() {
    let (mut points, mut later, mut links, mut count) = (0, 0, 0, 0);
    for (players, seed) in [(1, 5), (1, 6), (1, 7), (3, 6)] {
        for (state, plans) in thoughts_of(Level::Medium, players, seed) {
            let players = Players::people(players);
            for locale in Locale::ALL {
                let hints = hints_of(&state, &players, &plans, printed(locale));
                assert!(!hints.is_empty(), "{:?}", state.decision);
                for Hint { now, why, .. } in &hints {
                    for line in [now, why] {
                        assert!(line.len() > 3 && line.ends_with('.'), "{line}");
                        assert!(!line.contains(". ") && !line.contains('\n'), "{line}");
                        assert!(line.chars().count() <= 150, "{line}");
                    }
                }
            }
            for Hint { now, why, .. } in
                hints_of(&state, &players, &plans, printed(Locale::English))
            {
                count += 1;
                points += usize::from(why.contains("point"));
                later += usize::from(why.starts_with("A better position"));
                links += usize::from(now.starts_with("Link ") && now.contains(" rail"));
            }
        }
    }
    assert!(points > 20 && links > 3, "{points} with points, {links} Links");
    assert!(later * 20 < count, "{later} of {count} say nothing of what they are for");
}

#[test]
fn hints_ignore_effects_on_other_players() {
    let state = Tramways::new(&Setup::standard(3, 1)).expect("a legal setup");
    let players = Players::people(3);
    let legal = Tramways::legal(&state);
    let mut walk = PlanReading::along(&state, &players, &legal[..1], printed(Locale::English))
        .expect("a walk");
    let before = walk.hint(0);
    let other = Seat((walk.seat.0 + 1) % 3);
    walk.steps[0].events.push(Event::Gained { seat: other, dollars: 9 });
    assert_eq!(walk.hint(0), before);
}

fn events(walk: &PlanReading) -> Vec<Event> {
    walk.steps.iter().flat_map(|step| step.events.iter().cloned()).collect()
}

#[test]
fn the_whole_plan_is_drawn() {
    let players = Players::people(1);
    let mut all = 0;
    for (state, plans) in (5..9).flat_map(|seed| thoughts_of(Level::Hard, 1, seed)) {
        for plan in &plans {
            let walk =
                PlanReading::along(&state, &players, &plan.actions, printed(Locale::English));
            let walk = walk.expect("a bot's plan is legal");
            let changed = planned(&state, &walk.state, &players, &events(&walk));
            let drawn = walk.drawn();
            let runs = walk.steps.iter().filter(|step| step.picture.run.is_some()).count();
            let lines = drawn.as_ref().and_then(|it| it.run.as_ref()).map(|it| it.lines.len());
            assert!(changed.is_empty() || drawn.is_some(), "{:?}", plan.actions);
            assert!(lines.unwrap_or(0) >= runs, "{:?}", plan.actions);
            all += usize::from(!changed.is_empty());
        }
    }
    assert!(all > 40, "only {all} change the map");
}

#[test]
fn hints_do_not_depend_on_hidden_cards() {
    for (state, plans) in thoughts(3, 8) {
        let Some(seat) = Tramways::to_act(&state) else { continue };
        let observation = Tramways::observe(&state, seat);
        let other = Tramways::determinize(&observation, &mut Rng::new(99));
        let players = Players::people(3);
        let [here, there] =
            [&state, &other].map(|it| hints_of(it, &players, &plans, printed(Locale::English)));
        assert_eq!(here, there);
    }
}

#[test]
fn hints_with_different_purposes_come_first() {
    let players = Players::people(1);
    for (state, plans) in thoughts(1, 5) {
        let purpose = |plan: &Plan<Tramways>| {
            let walk =
                PlanReading::along(&state, &players, &plan.actions, printed(Locale::English));
            walk.expect("a bot's plan is legal").comes_to()
        };
        let shown = hints_of(&state, &players, &plans, printed(Locale::English));
        let shown: Vec<_> = shown.iter().map(|hint| purpose(&plans[hint.plan])).collect();
        let is_new = |at: usize| !shown[..at].contains(&shown[at]);
        let new = (0..shown.len()).take_while(|&at| is_new(at)).count();
        assert!((new..shown.len()).all(|at| !is_new(at)), "{shown:?}");
    }
}
