//! Presses at a table of any title: every id of a view is understood, and no other one does harm.

use crate::games::walk;
use catenary::engine::game::Rng;
use catenary::table::intent::{Intent, Perspective};
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::title::{Response, Title};
use catenary::table::view::{ChoiceId, Gesture, PieceId, PlaceId, PlaceState, Pressed};
use catenary::table::{Device, GameTable, Players, Session};
use catenary::words::Locale;

/// The number of positions of a game at which everything is pressed.
const SAMPLES: usize = 40;
/// The number of consecutive presses from each of them.
const ROW: usize = 4;

/// Calls `see` with tables of random games, each from the view of the player to move, and a few presses on.
fn tables<G: Title>(setups: &[G::Setup], mut see: impl FnMut(&TableModel<G>)) {
    let mut rng = Rng::new(50);
    for (setup, seed) in setups.iter().zip(1..) {
        let record = walk::<G>(setup, seed).record;
        let step = record.actions.len().div_ceil(SAMPLES);
        for ply in (0..=record.actions.len()).rev().step_by(step) {
            let (session, _) = Session::<G>::resume(&record, ply).expect("a legal game");
            let players = Players::people(G::players(setup));
            let table = GameTable::new(session, &players, G::players(setup));
            let mut table = TableModel::new(table, Device::default());
            table = table.after(&Intent::TakeDevice, Locale::English);
            for _ in 0..ROW {
                see(&table);
                let offered = offered(&table);
                if offered.is_empty() {
                    break;
                }
                let press = Intent::Press(offered[rng.below(offered.len())]);
                table = table.after(&press, Locale::English);
            }
        }
    }
}

/// Returns everything that a view offers.
fn offered<G: Title>(table: &TableModel<G>) -> Vec<Pressed> {
    let (choices, places) = table.ask(Locale::English, |seen| (G::choices(seen), G::places(seen)));
    let choices = choices.iter().map(|it| &it.choice).filter(|choice| choice.barred.is_none());
    let places = places.iter().filter(|place| place.state == PlaceState::Legal);
    let choices = choices.map(|choice| Pressed::Choice(choice.id));
    choices.chain(places.map(|place| Pressed::Place(place.id))).collect()
}

/// Everything that is offered does something when it is pressed, and ids are unique.
pub(crate) fn every_offered_press_is_accepted<G: Title>(setups: &[G::Setup]) {
    let mut pressed = 0;
    tables::<G>(setups, |table| {
        let offered = offered(table);
        for (at, &press) in offered.iter().enumerate() {
            assert!(!offered[..at].contains(&press), "{press:?} twice");
            table.ask(Locale::English, |seen| match G::press(seen, press, Gesture::Press) {
                Response::Act(actions) | Response::Begin(_, actions) => {
                    assert!(G::check(seen.state, actions[0]).is_ok(), "{press:?}: {actions:?}");
                }
                Response::Prepare(draft) => assert!(draft != *seen.draft, "{press:?}"),
                Response::Instead(_) => assert!(!seen.steps.is_empty(), "{press:?}"),
                _ => panic!("{press:?} is offered and does nothing"),
            });
            pressed += 1;
        }
    });
    assert!(pressed > 1_000, "{pressed}");
}

/// An id that no view contains never panics, whatever a page or another program sends.
pub(crate) fn unknown_ids_do_no_harm<G: Title>(setups: &[G::Setup]) {
    tables::<G>(&setups[..1], |table| {
        for kind in (0..8).chain([255]) {
            for number in (0..=260).chain([(1 << 24) - 1]) {
                for press in [
                    Pressed::Choice(ChoiceId::of(kind, number)),
                    Pressed::Place(PlaceId::of(kind, number)),
                    Pressed::Piece(PieceId::of(kind, number)),
                ] {
                    let after = table.after(&Intent::Press(press), Locale::English);
                    let is_known = kind != 255;
                    assert!(is_known || after.plies() == table.plies(), "{press:?}");
                }
            }
        }
    });
}

/// Tables that count as the same show and save the same; intents without effect return the same table.
pub(crate) fn presses_without_effect_cause_no_render<G: Title>(setups: &[G::Setup]) {
    let (mut same, mut changed) = (0, 0);
    tables::<G>(setups, |table| {
        let (line, ply) = (table.session().line(), table.session().ply());
        let nowhere = [
            Intent::See(Perspective::Own),
            Intent::EndAnalysis,
            Intent::Press(Pressed::Spot(-9, -9)),
        ];
        let view = table.view(Locale::English);
        let (is_tried, is_asked) = (view.past.moment == Moment::Tried, view.query.is_some());
        for intent in nowhere.iter().filter(|it| !is_tried || **it != Intent::EndAnalysis) {
            let after = table.after(intent, Locale::English);
            // Any intent dismisses an open question.
            assert!(is_asked || table.is_same(&after), "{intent:?}");
        }
        let others = [
            Intent::GoTo { line, ply },
            Intent::TakeDevice,
            Intent::PassDevice,
            Intent::Undo,
            Intent::Redo,
            Intent::Leave,
            Intent::Agree,
            Intent::Analyse,
        ];
        let presses = offered(table).into_iter().map(Intent::Press);
        for intent in presses.chain(nowhere).chain(others) {
            let after = table.after(&intent, Locale::English);
            if !table.is_same(&after) {
                changed += 1;
                continue;
            }
            same += 1;
            assert_eq!(table.view(Locale::Spanish), after.view(Locale::Spanish), "{intent:?}");
            assert_eq!(table.save(1, 1).write(), after.save(1, 1).write(), "{intent:?}");
        }
    });
    assert!(same > 500 && changed > 500, "{same} and {changed}");
}
