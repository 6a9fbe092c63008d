//! The reader of a table.

use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::words::Reader;

/// Returns the reader at a table, whose map is turned like the board.
pub(crate) fn reader(view: &SeatView<Tramways>) -> Reader {
    Reader::new(view.locale, view.turned, view.state)
}

#[cfg(test)]
mod tests {
    use crate::engine::game::{Game, Rng};
    use crate::table::board::camera::Size;
    use crate::table::board::orientation::Turned;
    use crate::table::intent::Intent;
    use crate::table::model::TableModel;
    use crate::table::open::{OpenTable, TableView};
    use crate::table::title::Typing;
    use crate::table::view::{Place, PlaceId};
    use crate::table::{GameMode, Session};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::State;
    use crate::titles::tramways::view::drafts::ids::place_of;
    use crate::titles::tramways::view::fixture::{does, sit};
    use crate::titles::tramways::view::scene::{CELL, MapPoint, centre, gate};
    use crate::words::Locale;
    use std::collections::BTreeMap;

    type Table = TableModel<Tramways>;

    /// A game of two during rails, with its map as printed and turned.
    fn played() -> [Table; 2] {
        let mut session: Session<Tramways> =
            Session::new(Setup::standard(2, 5)).expect("a legal setup");
        let mut rng = Rng::new(3);
        while let legal @ [_, ..] = &*Tramways::legal(session.state()) {
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        let at = (0..session.length()).rev().find(|&ply| is_rich(session.state_at(ply)));
        session.go_to(at.expect("rails are chosen beside Links"));
        let table = sit(session, GameMode::Casual);
        let turned = does(&table, &Intent::Turn(Turned::Quarter));
        [table, turned]
    }

    fn is_rich(state: &State) -> bool {
        let heads = Tramways::legal(state).into_iter().filter(|it| matches!(it, Action::Head(_)));
        state.links.len() > 1 && heads.count() > 1
    }

    fn drawing(state: &State) -> Size {
        let (columns, rows) = state.map.lattice.size();
        Size {
            width: f64::from(i32::from(columns) * CELL),
            height: f64::from(i32::from(rows) * CELL),
        }
    }

    /// A cell's name, counted from the upper left corner of the screen.
    fn counted(at: (i32, i32)) -> String {
        let letter = char::from(b'a' + (at.0 / CELL) as u8);
        format!("{}{letter}", at.1 / CELL + 1)
    }

    fn by_id(view: &TableView) -> BTreeMap<PlaceId, &Place> {
        view.places.iter().map(|place| (place.id, place)).collect()
    }

    #[test]
    fn cell_names_follow_the_turned_map() {
        for table in played() {
            let (view, state) = (table.view(Locale::English), table.session().state());
            let turned = table.turned();
            let mut order = Vec::new();
            for place in &view.places {
                let at = turned.spot(place.at, drawing(state));
                assert!(place.name.starts_with(&format!("{},", counted(at))), "{}", place.name);
                order.push((at.1, at.0));
            }
            assert!(order.is_sorted(), "row by row as the map lies");
        }
    }

    /// The sides are those on the screen, independent of [`MapTurn`].
    #[test]
    fn sides_of_a_tile_follow_the_turned_map() {
        let mut tiles = 0;
        for table in played() {
            let (view, state) = (table.view(Locale::English), table.session().state());
            let places = by_id(&view);
            let seen = |MapPoint { x, y }: MapPoint| table.turned().spot((x, y), drawing(state));
            for tile in state.links.iter().flat_map(|link| &link.tiles) {
                let at = state.map.lattice.point(tile.cell);
                let middle = seen(centre(at));
                let [from, to] = [tile.entry, tile.exit].map(|side| {
                    let edge = seen(gate(at, side));
                    match (edge.0 - middle.0, edge.1 - middle.1) {
                        (0, up) if up < 0 => "north",
                        (0, _) => "south",
                        (left, _) if left < 0 => "west",
                        _ => "east",
                    }
                });
                let name = &places[&place_of(tile.cell)].name;
                assert!(name.contains(&format!("rail {from} to {to}")), "{name}: {from} to {to}");
                tiles += 1;
            }
        }
        assert!(tiles > 4, "{tiles}");
    }

    /// On a turned map the texts are the same except for the names of cells, which are those of the places.
    #[test]
    fn all_texts_use_the_cell_names_of_the_places() {
        for locale in Locale::ALL {
            let [printed, turned] = played();
            let [before, after] = [&printed, &turned].map(|table| table.view(locale));
            let (old, new) = (by_id(&before), by_id(&after));
            let cell = |place: &Place| place.name.split(',').next().unwrap_or_default().to_owned();
            let names: BTreeMap<String, String> =
                old.iter().map(|(id, place)| (cell(place), cell(new[id]))).collect();
            let mut renamed = 0;
            let mut check = |printed: &str, turned: &str| {
                let is_part = |it: char| it.is_alphanumeric();
                let expected: String = printed
                    .split_inclusive(|it: char| !is_part(it))
                    .map(|word| {
                        let bare = word.trim_end_matches(|it: char| !is_part(it));
                        let name = names.get(bare);
                        renamed += usize::from(name.is_some());
                        name.map_or(word.to_owned(), |name| name.clone() + &word[bare.len()..])
                    })
                    .collect();
                assert_eq!(turned, expected);
            };
            for (printed, turned) in before.log.iter().zip(&after.log) {
                check(&printed.text, &turned.text);
            }
            check(&before.prompt.full, &after.prompt.full);
            for (printed, turned) in before.choices.iter().zip(&after.choices) {
                check(&printed.label, &turned.label);
            }
            assert!(renamed > 10, "{renamed}");
        }
    }

    /// A typed action means the same however the map is turned, and links keep the printed names.
    #[test]
    fn typed_names_follow_the_turned_map_and_stored_ones_do_not() {
        let [printed, turned] = played();
        assert_eq!(printed.so_far(), turned.so_far());
        let mut other = 0;
        for action in Tramways::legal(printed.session().state()) {
            let [here, there] = [&printed, &turned].map(|table| {
                let notation = table.ask(Locale::English, |view| Tramways::written(view, action));
                (does(table, &Intent::Act(notation.clone())), notation)
            });
            assert!(here.0.session() == there.0.session(), "{action:?}");
            other += usize::from(here.1 != there.1);
        }
        assert!(other > 1, "{other}");
    }
}
