//! A window that only watches: it leaves prepared actions untouched, and does not remember the seat that it viewed.

use crate::{city, metromania, people, play_on, tramways};
use catenary::engine::bots::Level;
use catenary::engine::game::{Rng, Seat};
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::title::Title;
use catenary::table::view::{Choice, Place, PlaceState, Pressed, Prompt};
use catenary::table::{Controller, Device, DeviceTurn, GameTable, Session};
use catenary::titles::city::boards::Board;
use catenary::words::Locale;
use std::rc::Rc;

/// Returns tables with something prepared by one press, and that press.
fn prepared<G: Title>(session: Session<G>) -> Vec<(TableModel<G>, Intent)> {
    let table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let table = table.after(&Intent::TakeDevice, Locale::English);
    let pressed = |press: Intent| (table.after(&press, Locale::English), press);
    let view = table.view(Locale::English);
    let legal = view.places.iter().filter(|place| place.state == PlaceState::Legal);
    let all = legal.map(|place| pressed(Intent::Press(Pressed::Place(place.id))));
    all.filter(|(table, _)| table.save(1, 1).prepared.is_some()).take(3).collect()
}

/// Returns the prompt, and what the board offers.
fn asked<G: Title>(table: &TableModel<G>) -> (Prompt, Vec<Choice>, Vec<Place>) {
    let view = table.view(Locale::English);
    (view.prompt.clone(), view.choices.clone(), view.places.clone())
}

/// Watches in the window that prepared something, and in one that opens the game; returns how often.
fn watches<G: Title>(session: Session<G>) -> usize {
    let all = prepared(session);
    for (table, press) in &all {
        let DeviceTurn::Yours(seat) = table.turn() else { panic!("{:?}", table.turn()) };
        let kept = table.save(1, 1);
        let looks = Device::taken_by(seat).looking_on(table.players());
        let (opened, _) = TableModel::<G>::open(&kept, looks).expect("a game");
        for watching in [table.after(&Intent::LookOn, Locale::English), opened] {
            let past = &watching.view(Locale::English).past;
            assert_eq!((past.undo, past.redo), (None, None));
            let back = Intent::Press(Pressed::Back);
            let mut tried = vec![Intent::Undo, Intent::Redo, Intent::Agree, Intent::Leave, back];
            tried.extend([Intent::TakeDevice, Intent::PassDevice, Intent::LookOn, press.clone()]);
            for intent in tried {
                let after = watching.after(&intent, Locale::English);
                assert_eq!(after.save(1, 1), kept, "{intent:?}");
                let plays = after.after(&Intent::PlayHere, Locale::English);
                let plays = plays.after(&Intent::TakeDevice, Locale::English);
                assert_eq!(plays.save(1, 1), kept, "{intent:?}");
                assert_eq!(asked(&plays), asked(table), "{intent:?}");
            }
        }
    }
    all.len()
}

#[test]
fn a_watching_window_undoes_no_prepared_step() {
    let (mut cities, mut metros, mut trams) = (0, 0, 0);
    for seed in 0..8 {
        for board in Board::BUILT_IN {
            let mut session = city(board, seed);
            play_on(&mut session, 40, &mut Rng::new(seed));
            cities += watches(session);
        }
        let mut session = metromania(seed);
        play_on(&mut session, 20, &mut Rng::new(seed));
        metros += watches(session);
        let mut session = tramways(seed);
        play_on(&mut session, 60, &mut Rng::new(seed));
        trams += watches(session);
    }
    assert!(cities > 10 && metros > 3 && trams > 2, "{cities} {metros} {trams}");
}

/// Plays one decision of the player to move, who takes the device first.
fn decides<G: Title>(table: &TableModel<G>, rng: &mut Rng) -> TableModel<G> {
    let table = table.after(&Intent::PassDevice, Locale::English);
    let table = table.after(&Intent::TakeDevice, Locale::English);
    let state = table.session().state();
    let legal = G::legal(state);
    let action = G::notation(state, legal[rng.below(legal.len())]);
    let after = table.after(&Intent::Act(action), Locale::English);
    after.after(&Intent::Agree, Locale::English)
}

/// Uses two windows of one device: the person of the first plays on in the second, then the others do; returns whether that
/// person's turn came again.
fn changes_windows<G: Title>(session: Session<G>, rng: &mut Rng) -> bool {
    let first = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let first = first.after(&Intent::TakeDevice, Locale::English);
    let DeviceTurn::Yours(seat) = first.turn() else { panic!("{:?}", first.turn()) };
    let plans = first.after(&Intent::Analyse, Locale::English);
    let (opened, _) = TableModel::<G>::open(&first.save(1, 1), Device::default()).expect("a game");
    let mut second = opened.after(&Intent::LookOn, Locale::English);
    assert_eq!(second.viewer(), None);
    second = second.after(&Intent::PlayHere, Locale::English);
    assert_eq!((second.turn(), second.viewer()), (DeviceTurn::PassTo(seat), None));

    let mut watching = [&first, &plans].map(|it| it.after(&Intent::LookOn, Locale::English));
    let (mut others, mut came_back) = (false, false);
    for revision in 2..60 {
        for window in &watching {
            let view = window.view(Locale::English);
            assert_eq!(
                (view.turn, view.viewer),
                (DeviceTurn::Visit, None),
                "{} {revision}",
                view.title
            );
            let played = window.after(&Intent::PlayHere, Locale::English);
            assert!(matches!(played.turn(), DeviceTurn::PassTo(_)), "{:?}", played.turn());
            assert_eq!(played.viewer(), None);
        }
        second = decides(&second, rng);
        let state = second.session().state();
        let Some(to_act) = G::to_act(state) else { break };
        if !G::has_secrets(state) {
            break;
        }
        others |= to_act != seat;
        came_back |= others && to_act == seat;
        let save = second.save(revision, revision);
        watching = watching.map(|window| window.reopened(&save).expect("a game"));
    }
    came_back
}

#[test]
fn a_window_that_lost_its_game_forgets_its_viewer() {
    let mut came_back = 0;
    for seed in 0..4 {
        let mut rng = Rng::new(seed);
        for board in Board::BUILT_IN {
            let mut session = city(board, seed);
            play_on(&mut session, 30, &mut rng);
            came_back += u32::from(changes_windows(session, &mut rng));
        }
        let mut session = metromania(seed);
        play_on(&mut session, 20, &mut rng);
        came_back += u32::from(changes_windows(session, &mut rng));
        let mut session = tramways(seed);
        play_on(&mut session, 40, &mut rng);
        came_back += u32::from(changes_windows(session, &mut rng));
    }
    assert!(came_back > 8, "{came_back}");
}

#[test]
fn shows_a_lone_players_hand_in_both_windows_until_somebody_joins() {
    let bots = [Seat(1), Seat(2)];
    let alone = bots
        .into_iter()
        .fold(people(), |players, seat| players.hand_over(seat, Controller::Bot(Level::Easy)));
    let table = TableModel::new(GameTable::new(metromania(1), &alone, 3), Device::default());
    let (own, looks) = (table.viewer(), table.after(&Intent::LookOn, Locale::English));
    assert_eq!((own, looks.viewer()), (Some(Seat(0)), own));
    let follows = looks.reopened(&table.save(2, 2)).expect("a game");
    assert_eq!(follows.after(&Intent::PlayHere, Locale::English).viewer(), own);

    let plans = table.after(&Intent::Analyse, Locale::English);
    let plans = plans.after(&Intent::LookOn, Locale::English);
    assert_eq!(plans.view(Locale::English).past.moment, Moment::Tried, "nobody else looks");
    let joined = Rc::new(alone.hand_over(Seat(1), Controller::Person));
    let joined = table.after(&Intent::Players(joined), Locale::English);
    for window in [looks, plans] {
        let follows = window.reopened(&joined.save(2, 2)).expect("a game");
        assert_eq!((follows.viewer(), follows.turn()), (None, DeviceTurn::Visit));
        let left = joined.table.players.hand_over(Seat(0), Controller::Bot(Level::Easy));
        let left = joined.after(&Intent::Players(Rc::new(left)), Locale::English);
        let follows = window.reopened(&left.save(3, 3)).expect("a game");
        assert_eq!(follows.viewer(), None, "the person who came was not seen on the way");
    }
}

/// Looks back in a watching window while the other one decides, undoes and decides differently.
fn looks_back<G: Title>(session: Session<G>, rng: &mut Rng) {
    let table = |session: Session<G>| GameTable::new(session, &people(), 3);
    let mut plays = TableModel::new(table(session), Device::default());
    plays = decides(&plays, rng);
    let length = plays.session().length();
    let (watches, _) = TableModel::<G>::open(&plays.save(1, 1), Device::default()).expect("a game");
    let mut watches = watches.after(&Intent::LookOn, Locale::English);
    let past = |table: &TableModel<G>| table.view(Locale::English).past.clone();
    let go_to = |ply| Intent::GoTo { line: 0, ply };
    watches = watches.after(&go_to(3), Locale::English);
    assert_eq!((past(&watches).moment, past(&watches).new), (Moment::Past, 0));

    for revision in 2..5 {
        plays = decides(&plays, rng);
        watches = watches.reopened(&plays.save(revision, revision)).expect("a game");
        let (shown, new) = (past(&watches), plays.session().length() - length);
        assert_eq!(
            (shown.ply, shown.moment, shown.new),
            (3, Moment::Past, new),
            "{}",
            watches.title()
        );
        assert_eq!(shown.home, past(&plays).home);
        assert_eq!((watches.viewer(), watches.turn()), (None, DeviceTurn::Visit));
    }
    // After an undo, decisions count as new from where they differ.
    let back = plays.session().length() - 1;
    plays = plays.after(&Intent::PassDevice, Locale::English);
    plays = plays.after(&Intent::TakeDevice, Locale::English);
    plays = plays.after(&go_to(back), Locale::English);
    let before = past(&watches).new;
    watches = watches.reopened(&plays.save(5, 5)).expect("a game");
    assert_eq!(
        (past(&watches).ply, past(&watches).new),
        (3, before),
        "the other one only looks back"
    );

    let home = past(&watches).home;
    let follows = watches.after(&Intent::GoTo { line: home.line, ply: home.ply }, Locale::English);
    assert_eq!((past(&follows).moment, past(&follows).new), (Moment::Present, 0));
    let played = watches.after(&Intent::PlayHere, Locale::English);
    assert_eq!((past(&played).ply, past(&played).new), (home.ply, 0), "who plays, plays on");

    plays = plays.after(&go_to(plays.session().length()), Locale::English);
    plays = decides(&plays, rng);
    let follows = follows.reopened(&plays.save(6, 6)).expect("a game");
    assert_eq!(past(&follows).ply, plays.session().ply(), "who looks at the present goes along");
    let stays = watches.reopened(&plays.save(6, 6)).expect("a game");
    assert_eq!((past(&stays).ply, past(&stays).new), (3, before + 1));
}

#[test]
fn a_watching_window_stays_at_the_past_position() {
    for seed in 0..3 {
        let mut rng = Rng::new(seed);
        for board in Board::BUILT_IN {
            let mut session = city(board, seed);
            play_on(&mut session, 20, &mut rng);
            looks_back(session, &mut rng);
        }
        let mut session = metromania(seed);
        play_on(&mut session, 20, &mut rng);
        looks_back(session, &mut rng);
        let mut session = tramways(seed);
        play_on(&mut session, 30, &mut rng);
        looks_back(session, &mut rng);
    }
}

#[test]
fn a_takeover_keeps_the_past_position_that_was_shown() {
    let mut session = metromania(2);
    play_on(&mut session, 20, &mut Rng::new(2));
    let table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let table = table.after(&Intent::TakeDevice, Locale::English);
    let past = table.after(&Intent::GoTo { line: 0, ply: 4 }, Locale::English);
    let looks = past.after(&Intent::LookOn, Locale::English);
    let other = decides(&table, &mut Rng::new(3));
    let follows = looks.reopened(&other.save(2, 2)).expect("a game");
    let view = follows.view(Locale::English);
    assert_eq!((view.past.ply, view.past.new, view.viewer), (4, 1, None));
}
