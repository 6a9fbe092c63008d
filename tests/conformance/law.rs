//! Bots' decisions follow from the record alone, wherever they are made.

use crate::games::MOST_PLIES;
use catenary::engine::bots::{
    BotCheck, Checker, Decider, HasBots, Level, Rerun, RerunStep, chance_of, check,
};
use catenary::engine::codec::Coded;
use catenary::engine::game::{BySeat, Game, Record, Rng, Seat};

/// The level of each seat; `None` for a person.
type Levels = BySeat<Option<Level>>;

/// The number of plies of a game that slow checks look at.
const SAMPLES: usize = 24;

fn seated<G: Game>(setup: &G::Setup, level_of: impl Fn(Seat) -> Option<Level>) -> Levels {
    BySeat::new(G::players(setup), level_of)
}

/// Returns the decision at the end of a record, and its decider.
fn asked<G: Coded + HasBots>(
    record: &Record<G>,
    levels: &Levels,
    earlier: Option<Decider<G>>,
) -> (G::Action, Decider<G>) {
    let decider = Decider::new(record.clone(), |seat| levels[seat], earlier);
    let mut decider = decider.expect("a bot decides");
    loop {
        match decider.step() {
            RerunStep::Thinking(_) => {}
            RerunStep::Decided(action) => return (action, decider),
            RerunStep::Lost => panic!("no answer"),
        }
    }
}

/// Plays a game with random people as a page does, which asks at every ply and reuses the last decider; calls `see`
/// with each record, its levels and the bot's decision.
fn play<G: Coded + HasBots>(
    setup: &G::Setup,
    seed: u64,
    levels: impl Fn(usize) -> Levels,
    mut see: impl FnMut(&Record<G>, &Levels, G::Action),
) -> Record<G> {
    let mut state = G::new(setup).expect("a legal setup");
    let (mut record, mut earlier) = (Record::<G>::new(setup.clone()), None);
    let (mut rng, mut events) = (Rng::new(seed), Vec::new());
    while let Some(seat) = G::to_act(&state) {
        assert!(record.actions.len() < MOST_PLIES, "an endless game");
        let levels = levels(record.actions.len());
        let action = if levels[seat].is_some() {
            let (action, decider) = asked(&record, &levels, earlier.take());
            see(&record, &levels, action);
            earlier = Some(decider);
            action
        } else {
            let legal = G::legal(&state);
            legal[rng.below(legal.len())]
        };
        G::apply(&mut state, action, &mut events).expect("a legal action");
        record.actions.push(action);
    }
    record
}

/// A game that is reopened at any ply continues the same: with a bot among people, and with bots that take over seats at
/// any moment.
pub(crate) fn bots_play_on_alike_from_any_ply<G: Coded + HasBots>(setups: &[G::Setup]) {
    for (setup, seed) in setups.iter().zip(1..) {
        let one = |_| seated::<G>(setup, |seat| (seat == Seat(0)).then_some(Level::Easy));
        // Each seat alternates between a person and a bot, and changes in the middle of its turns.
        let turns = |ply: usize| {
            seated::<G>(setup, |seat| {
                (!(ply / 7 + seat.index()).is_multiple_of(3)).then_some(Level::Easy)
            })
        };
        let plies = play::<G>(setup, seed, turns, |_, _, _| {}).actions.len();
        // Checks every ply of a short game, and about 60 plies of a long one, others for each seed.
        let every = (plies / 60).max(1);
        let mut decided = 0;
        let mut opened = |record: &Record<G>, levels: &Levels, action| {
            let ply = record.actions.len();
            if (ply as u64 + seed).is_multiple_of(every as u64) {
                assert_eq!(asked(record, levels, None).0, action, "at {ply}");
                decided += 1;
            }
        };
        play::<G>(setup, seed, one, &mut opened);
        play::<G>(setup, seed, turns, &mut opened);
        assert!(decided > 0);
    }
}

/// After an undo into the middle of a run, the same answers come.
pub(crate) fn bots_answer_the_same_after_an_undo<G: Coded + HasBots>(setups: &[G::Setup]) {
    for (setup, seed) in setups.iter().zip(1..) {
        let all = |_| seated::<G>(setup, |_| Some(Level::Easy));
        let record = play::<G>(setup, seed, all, |_, _, _| {});
        let end =
            |plies: usize| Record { actions: record.actions[..plies].to_vec(), ..record.clone() };
        let plies = record.actions.len();
        let mut earlier = None;
        for ply in (0..plies).rev().step_by(plies.div_ceil(SAMPLES)) {
            // Two plies on and back again, like requests to the page's worker.
            for ply in [ply, (ply + 2).min(plies - 1), ply] {
                let (action, decider) = asked(&end(ply), &all(ply), earlier.take());
                assert_eq!(action, record.actions[ply], "at {ply}");
                earlier = Some(decider);
            }
        }
    }
}

/// A check accepts a game as it was played, and finds one changed decision of a bot at its ply.
pub(crate) fn detects_one_changed_decision_of_a_bot<G: Coded + HasBots>(setups: &[G::Setup]) {
    for (setup, seed) in setups.iter().zip(1..) {
        for (level, samples) in [(Level::Random, usize::MAX), (Level::Easy, SAMPLES)] {
            let levels = seated::<G>(setup, |seat| (seat == Seat(0)).then_some(level));
            let mut bots = Vec::new();
            let record = play::<G>(
                setup,
                seed,
                |_| levels.clone(),
                |so_far, _, _| {
                    bots.push(so_far.actions.len());
                },
            );
            let found = |record: &Record<G>, bots| check(record, &levels, bots).expect("a setup");
            assert_eq!(found(&record, G::VERSION), BotCheck::Same);
            let theirs = G::VERSION + 1;
            assert_eq!(found(&record, theirs), BotCheck::OtherBots { theirs });
            let hurried = |record: &Record<G>, levels| {
                let checker = Checker::new(record.clone(), levels, G::VERSION, 1);
                checker.expect("a setup").step()
            };
            assert_eq!(hurried(&record, &levels), Some(BotCheck::Hurried));
            // Without bots nothing is checked.
            let nobody = seated::<G>(setup, |_| None);
            assert_eq!(check(&record, &nobody, theirs), Ok(BotCheck::Same));
            let mut longer = record.clone();
            longer.actions.push(record.actions[0]);
            let ply = record.actions.len();
            assert_eq!(found(&longer, G::VERSION), BotCheck::Illegal { ply });
            let mut changed = 0;
            for &ply in bots.iter().step_by(bots.len().div_ceil(samples)) {
                let so_far = Record { actions: record.actions[..ply].to_vec(), ..record.clone() };
                let state = so_far.replay().expect("a legal setup").state;
                let mut others = G::legal(&state).into_iter();
                let Some(other) = others.find(|other| *other != record.actions[ply]) else {
                    continue;
                };
                let mut other_record = record.clone();
                other_record.actions[ply] = other;
                assert_eq!(found(&other_record, G::VERSION), BotCheck::Differs { ply });
                changed += 1;
            }
            assert!(changed > 0, "{level:?}");
        }
    }
}

/// The page, ply by ply, and the command line, in one go, play the same game.
pub(crate) fn page_and_command_line_play_the_same_game<G: Coded + HasBots>(setups: &[G::Setup]) {
    for (setup, seed) in setups.iter().zip(1..) {
        let all = |_| seated::<G>(setup, |_| Some(Level::Medium));
        let mut rerun = Rerun::<G>::new(chance_of::<G>(setup));
        let mut state = G::new(setup).expect("a legal setup");
        let bot = Level::Medium.bot::<G>();
        let mut plies = 0;
        play::<G>(setup, seed, all, |record, _, action| {
            let ply = record.actions.len();
            assert_eq!(rerun.decide(&*bot, &state, ply), Some(action), "at {ply}");
            let mut events = Vec::new();
            G::apply(&mut state, action, &mut events).expect("a legal action");
            rerun.note(action, Some(action), &events);
            plies += 1;
        });
        assert!(plies > 0 && G::to_act(&state).is_none());
    }
}
