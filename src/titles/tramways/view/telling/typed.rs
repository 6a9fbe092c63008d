//! Typed actions: the notation of files and links, but with cells and sides of the map as turned for the reader.

use crate::engine::game::Game;
use crate::table::title::{SeatView, Typing};
use crate::titles::tramways::network::{CellId, Direction, cell_name};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::telling::reader::reader;
use crate::titles::tramways::words::Reader;

impl Typing for Tramways {
    fn written(view: &SeatView<Self>, action: Action) -> String {
        write(reader(view), view.state, action)
    }

    fn read(view: &SeatView<Self>, text: &str) -> Option<Action> {
        read(reader(view), view.state, text)
    }

    fn typed(view: &SeatView<Self>, action: Action) -> String {
        reader(view).spoken(view.state, action)
    }
}

/// Writes an action as the reader types it.
fn write(reader: Reader, state: &State, action: Action) -> String {
    match action {
        Action::Head(at) => format!("head {}", port(reader, state, at)),
        Action::Link(at) => format!("link {}", port(reader, state, at)),
        Action::Lay(to) => format!("lay {}", letter(reader, to)),
        Action::Cell(at) => format!("cell {}", reader.cell(state, at)),
        _ => Tramways::notation(state, action),
    }
}

/// Reads a typed action; `None` if it is none.
fn read(reader: Reader, state: &State, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [verb, what] = words[..] else { return Tramways::parse(state, text) };
    match verb.to_ascii_lowercase().as_str() {
        "head" => read_port(reader, state, what).map(Action::Head),
        "link" => read_port(reader, state, what).map(Action::Link),
        "lay" => read_side(reader, what).map(Action::Lay),
        "cell" => read_cell(reader, state, what).map(Action::Cell),
        _ => Tramways::parse(state, text),
    }
}

fn letter(reader: Reader, side: Direction) -> char {
    reader.turn.side(side).letter()
}

fn port(reader: Reader, state: &State, port: Port) -> String {
    format!("{}{}", reader.cell(state, port.cell), letter(reader, port.side))
}

/// The cell with this name; the letter may come first, as in files and links.
fn read_cell(reader: Reader, state: &State, name: &str) -> Option<CellId> {
    let lettered = |at| cell_name(reader.turn.point(state.map.lattice.point(at)));
    let is_meant = |at: &CellId| {
        [reader.cell(state, *at), lettered(*at)].iter().any(|own| own.eq_ignore_ascii_case(name))
    };
    state.map.lattice.cells().find(is_meant)
}

fn read_side(reader: Reader, name: &str) -> Option<Direction> {
    let is_meant = |side: &Direction| name.eq_ignore_ascii_case(&letter(reader, *side).to_string());
    Direction::ALL.into_iter().find(is_meant)
}

fn read_port(reader: Reader, state: &State, name: &str) -> Option<Port> {
    let (at, _) = name.char_indices().next_back()?;
    let (cell, side) = name.split_at(at);
    Some(Port { cell: read_cell(reader, state, cell)?, side: read_side(reader, side)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::network::MapTurn;
    use crate::titles::tramways::view::fixture::walk;
    use crate::words::Locale;

    /// Checks that typed actions are read back on a turned map; returns how many texts in notation mean something else
    /// there.
    fn read_all(turn: MapTurn) -> usize {
        let reader = Reader { locale: Locale::English, turn };
        let mut other = 0;
        for state in (0..4).flat_map(walk) {
            for action in Tramways::legal(&state) {
                let typed = write(reader, &state, action);
                assert_eq!(read(reader, &state, &typed), Some(action), "{typed}");
                assert_eq!(read(reader, &state, &typed.to_lowercase()), Some(action), "{typed}");
                let as_in_files = Tramways::notation(&state, action);
                other += usize::from(read(reader, &state, &as_in_files) != Some(action));
                names_what_stands_there(reader, &state, action, &typed);
            }
        }
        other
    }

    /// Checks that the words name the typed cell or side.
    fn names_what_stands_there(reader: Reader, state: &State, action: Action, typed: &str) {
        let words = reader.spoken(state, action);
        let name = typed.split(' ').next_back().unwrap_or_default().to_lowercase();
        match action {
            Action::Head(_) => {
                let (cell, side) = name.split_at(name.len() - 1);
                assert!(words.contains(&format!(" {cell} from the {side}")), "{typed}: {words}");
            }
            Action::Lay(_) => assert!(words.contains(&format!(": {name}")), "{typed}: {words}"),
            Action::Cell(_) => assert!(words.contains(&name), "{typed}: {words}"),
            _ => {}
        }
    }

    #[test]
    fn every_legal_action_can_be_typed_on_a_turned_map() {
        assert_eq!(read_all(MapTurn::Upright), 0);
        // A solo map has three boards of five rows side by side.
        assert!(read_all(MapTurn::Quarter { rows: 5 }) > 100);
    }

    #[test]
    fn rejects_unknown_cells_and_sides() {
        let reader = Reader { locale: Locale::English, turn: MapTurn::Upright };
        let state = &walk(0).next().expect("a start");
        for text in ["head", "head é", "head A1", "head A1x", "lay up", "cell Z99", "cell"] {
            assert_eq!(read(reader, state, text), None, "{text}");
        }
    }
}
