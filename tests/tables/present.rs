//! After an undo the player decides in the present: after a reload, and in another window.

use crate::{city, metromania, people, play_on, tramways};
use catenary::engine::game::Rng;
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::title::Title;
use catenary::table::{Device, GameTable, Hands, Save, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::words::Locale;

/// Returns the moment of the view, its ply, and the ply of the present.
fn shown<G: Title>(table: &TableModel<G>) -> (Moment, usize, usize) {
    let past = &table.view(Locale::English).past;
    (past.moment, past.ply, past.present)
}

/// Returns the table after a reload, and in a window that had the earlier game open.
fn elsewhere<G: Title>(table: &TableModel<G>, before: &TableModel<G>) -> [TableModel<G>; 2] {
    let save = Save::read(&table.save(2, 2).write()).expect("a good save");
    let (opened, _) = TableModel::open(&save, Device::default()).expect("a game");
    [opened, before.reopened(&save).expect("a game")]
}

/// Undoes a decision, and looks at the past from there.
fn takes_back<G: Title>(session: Session<G>) {
    let open = people().with_hands(Hands::Open);
    let before = TableModel::new(GameTable::new(session, &open, 3), Device::default());
    let undone = before.after(&Intent::Undo, Locale::English);
    let undone = undone.after(&Intent::Agree, Locale::English);
    let (line, ply) = (undone.session().line(), undone.session().ply());
    assert!(undone.session().can_redo() && undone.revision() != before.revision());
    assert_eq!(shown(&undone), (Moment::Present, ply, ply));
    for table in elsewhere(&undone, &before) {
        assert_eq!(shown(&table), (Moment::Present, ply, ply));
        assert_eq!(table.save(2, 2), undone.save(2, 2));
    }
    let looked = undone.after(&Intent::GoTo { line, ply: ply / 2 }, Locale::English);
    for table in elsewhere(&looked, &before) {
        assert_eq!(shown(&table), (Moment::Past, ply / 2, ply));
        let back = table.after(&Intent::GoTo { line, ply }, Locale::English);
        assert_eq!(shown(&back), (Moment::Present, ply, ply));
    }
    let redone = undone.after(&Intent::Redo, Locale::English);
    for table in elsewhere(&redone, &before) {
        assert_eq!(shown(&table), shown(&redone));
    }
    // A player who only looks back is in the past after a reload, too.
    let looked = before.after(&Intent::GoTo { line, ply }, Locale::English);
    for table in elsewhere(&looked, &before) {
        assert_eq!(shown(&table), (Moment::Past, ply, before.session().length()));
    }
}

#[test]
fn a_reload_after_an_undo_opens_at_the_undone_position() {
    for seed in 0..6 {
        for board in Board::BUILT_IN {
            let mut session = city(board, seed);
            play_on(&mut session, 40, &mut Rng::new(seed));
            takes_back(session);
        }
        let mut session = metromania(seed);
        play_on(&mut session, 30, &mut Rng::new(seed));
        takes_back(session);
        let mut session = tramways(seed);
        play_on(&mut session, 60, &mut Rng::new(seed));
        takes_back(session);
    }
}

/// A save with an invalid place of an undo opens without it.
#[test]
fn a_save_that_names_no_ply_of_the_game_opens() {
    let mut session = city(Board::BERLIN, 3);
    play_on(&mut session, 30, &mut Rng::new(3));
    let open = people().with_hands(Hands::Open);
    let table = TableModel::new(GameTable::new(session, &open, 3), Device::default());
    let table = table.after(&Intent::Undo, Locale::English).after(&Intent::Agree, Locale::English);
    let save = table.save(1, 1);
    for (line, ply) in [(0, 30), (0, usize::MAX), (1, 0), (usize::MAX, 0)] {
        let mut other = save.clone();
        other.reopened.as_mut().map(|it| (it.line, it.ply) = (line, ply)).expect("it was undone");
        let (opened, _) = TableModel::<City>::open(&other, Device::default()).expect("a game");
        assert_eq!(opened.save(1, 1).reopened, None);
        assert_eq!(opened.view(Locale::English).past.moment, Moment::Past);
    }
}
