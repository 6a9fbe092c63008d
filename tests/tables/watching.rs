//! A window that only watches leaves what the other window prepared.

use crate::{city, metromania, people, play_on, tramways};
use catenary::engine::game::Rng;
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::view::{Choice, Place, PlaceState, Pressed, Prompt};
use catenary::table::{Device, Session, Table, Turn};
use catenary::titles::city::boards::Board;
use catenary::words::Locale;

/// Tables at which something was prepared by one press, and which press.
fn prepared<G: Title>(session: Session<G>) -> Vec<(TableModel<G>, Intent)> {
    let table = TableModel::new(Table::new(session, &people(), 3), Device::default());
    let table = table.after(&Intent::TakeDevice, Locale::English);
    let pressed = |press: Intent| (table.after(&press, Locale::English), press);
    let view = table.view(Locale::English);
    let legal = view.places.iter().filter(|place| place.state == PlaceState::Legal);
    let all = legal.map(|place| pressed(Intent::Press(Pressed::Place(place.id))));
    all.filter(|(table, _)| table.save(1, 1).prepared.is_some()).take(3).collect()
}

/// What is asked and what the board offers.
fn asked<G: Title>(table: &TableModel<G>) -> (Prompt, Vec<Choice>, Vec<Place>) {
    let view = table.view(Locale::English);
    (view.prompt.clone(), view.choices.clone(), view.places.clone())
}

/// Watches in the window that prepared something, and in one that opens the game; gives how often.
fn watches<G: Title>(session: Session<G>) -> usize {
    let all = prepared(session);
    for (table, press) in &all {
        let Turn::Yours(seat) = table.turn() else { panic!("{:?}", table.turn()) };
        let kept = table.save(1, 1);
        let looks = Device::taken_by(seat).looking_on();
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
                assert_eq!(plays.save(1, 1), kept, "{intent:?}");
                assert_eq!(asked(&plays), asked(table), "{intent:?}");
            }
        }
    }
    all.len()
}

#[test]
fn who_only_watches_takes_nothing_back_that_is_prepared() {
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
