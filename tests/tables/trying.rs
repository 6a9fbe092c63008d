//! During an analysis everything is about the position on the screen: requests to workers, links, plans.

use crate::{city, metromania, people, play_on, tramways};
use catenary::engine::bots::Level;
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::intent::{BotAnswer, Intent, Others};
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable, Sends};
use catenary::table::title::Title;
use catenary::table::{
    Controller, Device, DeviceTurn, GameMode, GameTable, Players, Secrets, Sending, Session,
};
use catenary::titles::city::boards::Board;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::words::Locale;

/// Returns the position that a link opens at.
fn opened<G: Title>(text: &str) -> G::State {
    let link: Link<G> = codec::read(text).expect("a good link");
    let (session, broken) =
        Session::resume(&link.record, link.cursor).unwrap_or_else(|_| panic!("a setup"));
    assert!(broken.is_none());
    G::State::clone(session.state())
}

/// Returns a plan of one decision from the position on the screen, as a worker would send it.
fn plan<G: Title>(so_far: &str, action: G::Action) -> String {
    let mut link: Link<G> = codec::read(so_far).expect("a good link");
    link.cursor = link.record.actions.len();
    link.record.actions.push(action);
    codec::write(&link)
}

/// Checks a table, during an analysis or not.
fn check<G: Title>(table: &TableModel<G>, other: &str) {
    let state = table.session().state();
    assert_eq!(&opened::<G>(&table.so_far()), &**state);
    for sending in table.sendings() {
        let link = table.link(sending, 1);
        match sending {
            Sending::Game | Sending::UpToHere => assert_eq!(&opened::<G>(&link), &**state),
            Sending::Position(Secrets::Kept) => {
                let sent = opened::<G>(&link);
                assert_eq!(G::legal(&sent), G::legal(state), "the same can be done");
            }
            Sending::Position(Secrets::Redealt) | Sending::Setup | Sending::Turn => {}
        }
    }
    if let (DeviceTurn::Yours(_), Some(&action)) = (table.turn(), G::legal(state).first()) {
        let line = plan::<G>(&table.so_far(), action);
        let hints = table.hints(&[(line.clone(), 0)], Locale::Spanish);
        assert_eq!(hints.len(), 1, "a hint of this position");
        let played = table.after(&Intent::PlayPlan(line), Locale::English);
        // A title may ask for a confirmation.
        let played = played.after(&Intent::Agree, Locale::English);
        assert_eq!(played.session().length(), table.session().ply() + 1);
    }
    // A plan for another position does not fit this one.
    assert_eq!(table.hints(&[(other.to_owned(), 0)], Locale::English), []);
}

/// Starts an analysis every few positions of a game; returns how many showed the whole position, and how many did not.
fn try_moves<G: Title>(mut session: Session<G>, seed: u64) -> [usize; 2] {
    let mut counted = [0; 2];
    let mut rng = Rng::new(seed);
    let viewless =
        TableModel::new(GameTable::new(session.clone(), &people(), 3), Device::default());
    assert_eq!(viewless.session().ply(), 0);
    for _ in 0..90 {
        play_on(&mut session, 1, &mut rng);
        let table =
            TableModel::new(GameTable::new(session.clone(), &people(), 3), Device::default());
        let table = table.after(&Intent::TakeDevice, Locale::English);
        let Some(&action) = G::legal(session.state()).first() else { break };
        let tried = table.after(&Intent::Analyse, Locale::English);
        let view = tried.view(Locale::English);
        if !table.view(Locale::English).may.analyse {
            assert_eq!((view.may.analyse, view.past.moment), (false, Moment::Present));
            continue;
        }
        assert_eq!(view.past.moment, Moment::Tried);
        // Positions may differ in what does not matter, such as the order of a pile that will be shuffled.
        let shown = |table: &TableModel<G>| {
            let view = table.view(Locale::English);
            (view.prompt.full.clone(), view.choices.clone(), view.panels.clone())
        };
        let is_whole = shown(&tried) == shown(&table);
        counted[usize::from(!is_whole)] += 1;
        let other = plan::<G>(&table.so_far(), action);
        check(&tried, &other);
        let mut on = tried;
        for _ in 0..6 {
            let state = on.session().state();
            let legal = G::legal(state);
            let Some(&action) = legal.get(rng.below(legal.len().max(1))) else { break };
            let earlier = plan::<G>(&on.so_far(), action);
            if !matches!(on.turn(), DeviceTurn::Yours(_)) {
                break;
            }
            on = on.after(&Intent::Act(G::notation(state, action)), Locale::English);
            // A title may ask for a confirmation.
            on = on.after(&Intent::Agree, Locale::English);
            check(&on, &earlier);
        }
        let kept = on.played_on(Others::People);
        assert_eq!(kept.session().state(), on.session().state(), "it is played on as it is shown");
        let back = on.after(&Intent::EndAnalysis, Locale::English);
        assert_eq!(back.session().state(), session.state());
    }
    counted
}

#[test]
fn an_analysis_is_a_game_from_the_shown_position() {
    let mut counted = [0; 2];
    let mut add = |[whole, begun]: [usize; 2]| {
        counted[0] += whole;
        counted[1] += begun;
    };
    for seed in 0..4 {
        Board::BUILT_IN.into_iter().for_each(|board| add(try_moves(city(board, seed), seed)));
        add(try_moves(metromania(seed), seed));
    }
    add(try_moves(tramways(1), 1));
    let [whole, begun] = counted;
    assert!(whole > 500 && begun * 100 < whole, "{whole} {begun}");
}

/// Decisions with which no game can begin, such as the first Tickets, come before an analysis.
#[test]
fn an_analysis_is_offered_once_turns_have_begun() {
    let table =
        TableModel::new(GameTable::new(city(Board::BERLIN, 1), &people(), 3), Device::default());
    let table = table.after(&Intent::TakeDevice, Locale::English);
    assert!(!table.view(Locale::English).may.analyse);
    let after = table.after(&Intent::Analyse, Locale::English);
    assert!(after.view(Locale::English).past.moment != Moment::Tried);
}

/// Tries several decisions of one player from every position of a game where that is possible; returns how many were
/// then played.
fn carries_out<G: Title>(mut session: Session<G>, seed: u64) -> [usize; 2] {
    let (mut rng, mut counted) = (Rng::new(seed), [0; 2]);
    for _ in 0..60 {
        play_on(&mut session, 1, &mut rng);
        let does = |table: &TableModel<G>, intent: Intent| table.after(&intent, Locale::English);
        let new = TableModel::new(GameTable::new(session.clone(), &people(), 3), Device::default());
        let table = does(&new, Intent::TakeDevice);
        assert!(!table.view(Locale::English).may.carry_out, "nothing is tried");
        let DeviceTurn::Yours(seat) = table.turn() else { continue };
        let mut tried = table.after(&Intent::Analyse, Locale::English);
        let begun = tried.session().ply();
        for _ in 0..3 {
            let legal = G::legal(tried.session().state());
            let Some(&action) = legal.get(rng.below(legal.len().max(1))) else { break };
            let notation = G::notation(tried.session().state(), action);
            tried = does(&tried, Intent::Act(notation));
        }
        if tried.session().ply() == begun || !tried.view(Locale::English).may.carry_out {
            assert!(does(&tried, Intent::CarryOut).session() == tried.session());
            continue;
        }
        let after = does(&tried, Intent::CarryOut);
        let (before, now) = (table.session().ply(), after.session().ply());
        assert_ne!(after.view(Locale::English).past.moment, Moment::Tried);
        assert!(before < now, "something was done");
        let steps = &after.session().steps()[before..];
        assert!(steps.iter().all(|step| step.seat == Some(seat)), "only the own decisions");
        assert!(steps[..steps.len() - 1].iter().all(|step| !step.reveals()));
        let wanted = tried.session().record().actions;
        let done: Vec<G::Action> = steps.iter().map(|step| step.action).collect();
        assert_eq!(done, wanted[begun..][..done.len()]);
        counted[usize::from(done.len() > 1)] += 1;
        // A plan is not played into decisions that another window has made since.
        let mut ahead = Session::clone(&table.table.session);
        play_on(&mut ahead, 1, &mut rng);
        let save =
            TableModel::new(GameTable::new(ahead, &people(), 3), Device::default()).save(2, 2);
        if let Ok(elsewhere) = tried.reopened(&save) {
            assert!(!elsewhere.view(Locale::English).may.carry_out);
        }
    }
    counted
}

#[test]
fn plays_a_plan_up_to_its_first_reveal_and_for_the_own_seat_only() {
    let [one, several] = carries_out(city(Board::BERLIN, 5), 2);
    assert!(one > 10, "{one} plans of one decision");
    let [single, more] = carries_out(metromania(5), 3);
    assert!(single + more > 10 && several + more > 3, "{several} and {more} plans of several");
    let [short, long] = carries_out(tramways(5), 4);
    assert!(short + long > 3, "{short} and {long} plans of Tramways");
}

/// Plays any legal decision of the player to move; for a bot the table decides without its worker.
fn goes_on<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> TableModel<G> {
    let (state, ply) = (table.session().state(), table.session().ply());
    let legal = G::legal(state);
    let intent = match (table.turn(), legal.get(rng.below(legal.len().max(1)))) {
        (DeviceTurn::Bot(..), _) => Intent::Bot { ply, answer: BotAnswer::Missing },
        (_, Some(&action)) => Intent::Act(G::notation(state, action)),
        (_, None) => Intent::EndAnalysis,
    };
    table.after(&intent, Locale::English)
}

/// Analyses several turns: the player sees their own hand all the time, and decides for nobody else. Returns how often
/// others decided.
fn plans<G: Title>(mut session: Session<G>, rng: &mut Rng) -> usize {
    play_on(&mut session, 30, rng);
    let table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let table = table.after(&Intent::TakeDevice, Locale::English);
    let mut plan = table.after(&Intent::Analyse, Locale::English);
    let (DeviceTurn::Yours(own), Moment::Tried) =
        (table.turn(), plan.view(Locale::English).past.moment)
    else {
        return 0;
    };
    let mut others = 0;
    for _ in 0..60 {
        let Some(seat) = G::to_act(plan.session().state()) else { break };
        let view = plan.view(Locale::English);
        assert_eq!(view.viewer, Some(own), "{}", view.title);
        if seat == own {
            assert_eq!((view.turn, view.may.stand_in), (DeviceTurn::Yours(own), false));
        } else if view.may.stand_in {
            assert_eq!(view.turn, DeviceTurn::Visit);
            let tried = goes_on(&plan, rng);
            assert!(tried.session() == plan.session(), "nobody decides for others");
            plan = plan.after(&Intent::StandIn(Level::Medium), Locale::English);
            assert_eq!(plan.turn(), DeviceTurn::Bot(seat, Level::Medium));
        }
        others += usize::from(seat != own);
        plan = goes_on(&plan, rng);
    }
    let undone = plan.after(&Intent::Undo, Locale::English);
    if undone.session().ply() < plan.session().ply() {
        assert_eq!(undone.turn(), DeviceTurn::Yours(own), "an undo goes back to the own decision");
    }
    let back = plan.after(&Intent::EndAnalysis, Locale::English);
    assert!(back.table == table.table, "nothing of it counts");
    others
}

#[test]
fn a_plan_shows_and_decides_for_the_own_seat_only() {
    let mut others = 0;
    for seed in 0..3 {
        let mut rng = Rng::new(seed);
        for board in Board::BUILT_IN {
            others += plans(city(board, seed), &mut rng);
        }
        others += plans(metromania(seed), &mut rng) + plans(tramways(seed), &mut rng);
    }
    assert!(others > 60, "{others}");
}

/// Skips others' decisions in a plan wherever possible; returns how often it was.
fn leaves_out<G: Title>(session: Session<G>, rng: &mut Rng) -> usize {
    let (mut session, mut left_out) = (session, 0);
    for _ in 0..50 {
        play_on(&mut session, 2, rng);
        let table =
            TableModel::new(GameTable::new(session.clone(), &people(), 3), Device::default());
        let table = table.after(&Intent::TakeDevice, Locale::English);
        let mut plan = table.after(&Intent::Analyse, Locale::English);
        let DeviceTurn::Yours(own) = table.turn() else { continue };
        while plan.turn() == DeviceTurn::Yours(own)
            && plan.view(Locale::English).past.moment == Moment::Tried
        {
            plan = goes_on(&plan, rng);
        }
        let round = |table: &TableModel<G>| G::round(table.session().state());
        if plan.view(Locale::English).may.skip {
            let mine = plan.after(&Intent::Skip, Locale::English);
            assert_eq!((mine.turn(), mine.viewer()), (DeviceTurn::Yours(own), Some(own)));
            assert_eq!(round(&mine), round(&plan), "no decision of the own round is left out");
            assert!(!G::legal(mine.session().state()).is_empty());
            left_out += 1;
        }
    }
    left_out
}

#[test]
fn a_plan_skips_turns_of_others_but_no_own_decision() {
    let mut rng = Rng::new(9);
    for board in Board::BUILT_IN {
        assert!(leaves_out(city(board, 3), &mut rng) > 10);
    }
    assert!(leaves_out(metromania(3), &mut rng) > 10);
    assert!(leaves_out(tramways(3), &mut rng) > 3);
}

/// Returns the table after a reload.
fn reloaded<G: Title>(table: &TableModel<G>) -> TableModel<G> {
    let (opened, _) = TableModel::open(&table.save(2, 2), Device::default()).expect("a save");
    opened
}

/// Plans while others decide: the plan is offered once the player's turn has come and the device was taken, also after
/// a reload. Returns whether that happened.
fn plans_out_of_turn<G: Title>(mut session: Session<G>, rng: &mut Rng) -> bool {
    play_on(&mut session, 30, rng);
    let does = |table: &TableModel<G>, intent: Intent| table.after(&intent, Locale::English);
    let may_play = |table: &TableModel<G>| table.view(Locale::English).may.carry_out;
    let mut table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    table = does(&table, Intent::TakeDevice);
    let DeviceTurn::Yours(own) = table.turn() else { panic!("{:?}", table.turn()) };
    while matches!(table.turn(), DeviceTurn::Yours(_)) {
        table = does(&goes_on(&table, rng), Intent::Agree);
    }
    let mut plan = does(&does(&table, Intent::Analyse), Intent::StandIn(Level::Easy));
    for _ in 0..80 {
        if G::to_act(plan.session().state()) == Some(own) {
            break;
        }
        plan = goes_on(&plan, rng);
    }
    if plan.turn() != DeviceTurn::Yours(own) {
        return false;
    }
    let wanted = G::legal(plan.session().state())[0];
    plan = does(&plan, Intent::Act(G::notation(plan.session().state(), wanted)));
    let left = does(&plan, Intent::EndAnalysis);
    assert_eq!(reloaded(&plan).save(3, 3).planned, left.save(3, 3).planned);
    table = reloaded(&left);
    for _ in 0..80 {
        assert!(!may_play(&table), "not before the turn and the curtain");
        table = does(&table, Intent::PassDevice);
        assert!(!may_play(&table));
        let is_own = G::to_act(table.session().state()) == Some(own);
        table = does(&table, Intent::TakeDevice);
        if is_own {
            break;
        }
        table = does(&goes_on(&table, rng), Intent::Agree);
    }
    if table.turn() != DeviceTurn::Yours(own) || !may_play(&table) {
        return false;
    }
    let ply = table.session().ply();
    let played = does(&table, Intent::CarryOut);
    assert_eq!(played.session().steps()[ply].action, wanted);
    assert!(!may_play(&played), "a plan is played once");
    true
}

#[test]
fn a_plan_made_while_others_decide_is_offered_at_the_own_turn() {
    let mut offered = [0; 3];
    for seed in 0..8 {
        let mut rng = Rng::new(seed);
        for board in Board::BUILT_IN {
            offered[0] += usize::from(plans_out_of_turn(city(board, seed), &mut rng));
        }
        offered[1] += usize::from(plans_out_of_turn(metromania(seed), &mut rng));
        offered[2] += usize::from(plans_out_of_turn(tramways(seed), &mut rng));
    }
    assert!(offered.iter().sum::<usize>() > 8, "{offered:?}");
}

/// An analysis of a finished game leaves it alone, and can be played on as a new game.
fn tries_what_has_ended<G: Title>(mut session: Session<G>) {
    play_on(&mut session, 9_999, &mut Rng::new(5));
    let does = |table: &TableModel<G>, intent: Intent| table.after(&intent, Locale::English);
    let ended = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let taken = ended.session().record().actions;
    let had_choice = |ply: &usize| G::legal(ended.session().state_at(*ply)).len() > 1;
    let ply = (0..taken.len() / 2).rev().find(had_choice).expect("a choice");
    let back = does(&ended, Intent::GoTo { line: 0, ply });
    let mut others = G::legal(ended.session().state_at(ply)).into_iter();
    let other = others.find(|&action| action != taken[ply]).expect("another");
    let notation = G::notation(ended.session().state_at(ply), other);
    let tried = does(&does(&back, Intent::Analyse), Intent::Act(notation));
    let view = tried.view(Locale::English);
    assert_eq!((view.past.moment, tried.session().ply()), (Moment::Tried, ply + 1));
    assert!(tried.table == back.table && !view.may.carry_out);
    let kept = tried.played_on(Others::People);
    assert_eq!(kept.session().record(), tried.session().record());
    assert_eq!((kept.table.mode, kept.session().finished()), (GameMode::Casual, None));
    let over = does(&tried, Intent::EndAnalysis);
    assert!(over.table == back.table);
    assert_ne!(over.view(Locale::English).past.moment, Moment::Tried);
}

#[test]
fn an_analysis_leaves_a_finished_game_finished() {
    tries_what_has_ended(city(Board::BERLIN, 5));
    tries_what_has_ended(metromania(5));
    tries_what_has_ended(tramways(5));
}

/// A player who is not to move tries moves turn after turn, whatever the others do.
#[test]
fn a_plan_made_out_of_turn_continues_over_several_turns() {
    let mut turns = 0;
    for plies in (40..200).step_by(3) {
        let setup = Setup::standard(2, 5);
        let mut session: Session<Tramways> = Session::new(setup).expect("a legal setup");
        let mut rng = Rng::new(plies as u64);
        play_on(&mut session, plies, &mut rng);
        let seated = Players::people(2).hand_over(Seat(0), Controller::Bot(Level::Easy));
        let table = TableModel::new(GameTable::new(session, &seated, 2), Device::default());
        if matches!(table.turn(), DeviceTurn::Yours(_)) || table.session().state().round == 0 {
            continue;
        }
        let mut now = table.after(&Intent::Analyse, Locale::English);
        if !now.view(Locale::English).may.skip {
            continue;
        }
        for _ in 0..40 {
            let state = now.session().state();
            let legal = Tramways::legal(state);
            now = match (Tramways::to_act(state), legal.get(legal.len() / 2)) {
                (Some(Seat(1)), Some(&action)) => {
                    now.after(&Intent::Act(Tramways::notation(state, action)), Locale::English)
                }
                _ => now.after(&Intent::Skip, Locale::English),
            };
            let view = now.view(Locale::English);
            assert!(!view.may.carry_out, "the game is not at this turn");
            assert_eq!(view.past.moment, Moment::Tried);
            turns += 1;
        }
        assert!(now.after(&Intent::EndAnalysis, Locale::English).session() == table.session());
    }
    assert!(turns > 100, "only {turns}");
}
