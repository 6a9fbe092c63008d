//! Actions as they are typed at the table: as in files and links, but with cells and sides counted as the map lies in
//! front of the reader.

use crate::engine::game::Game;
use crate::titles::tramways::network::{CellId, Direction, cell_name};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::words::{Counting, cell_counted};

/// An action as the reader types it.
pub(super) fn write(state: &State, action: Action) -> String {
    match action {
        Action::Head(at) => format!("head {}", port(state, at)),
        Action::Link(at) => format!("link {}", port(state, at)),
        Action::Lay(to) => format!("lay {}", letter(to)),
        Action::Cell(at) => format!("cell {}", cell(state, at)),
        _ => Tramways::notation(state, action),
    }
}

/// The action that the reader has typed; nothing where it is none.
pub(super) fn read(state: &State, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [verb, what] = words[..] else { return Tramways::parse(state, text) };
    match verb.to_ascii_lowercase().as_str() {
        "head" => read_port(state, what).map(Action::Head),
        "link" => read_port(state, what).map(Action::Link),
        "lay" => read_side(what).map(Action::Lay),
        "cell" => read_cell(state, what).map(Action::Cell),
        _ => Tramways::parse(state, text),
    }
}

fn cell(state: &State, cell: CellId) -> String {
    cell_counted(state.map.lattice.point(cell))
}

fn letter(side: Direction) -> char {
    Counting::now().side(side).letter()
}

fn port(state: &State, port: Port) -> String {
    format!("{}{}", cell(state, port.cell), letter(port.side))
}

/// The cell of this name, which may as well have its letter first, as in files and links.
fn read_cell(state: &State, name: &str) -> Option<CellId> {
    let lettered = |at| cell_name(Counting::now().point(state.map.lattice.point(at)));
    let is_meant = |at: &CellId| {
        [cell(state, *at), lettered(*at)].iter().any(|own| own.eq_ignore_ascii_case(name))
    };
    state.map.lattice.cells().find(is_meant)
}

fn read_side(name: &str) -> Option<Direction> {
    let is_meant = |side: &Direction| name.eq_ignore_ascii_case(&letter(*side).to_string());
    Direction::ALL.into_iter().find(is_meant)
}

fn read_port(state: &State, name: &str) -> Option<Port> {
    let (at, _) = name.char_indices().next_back()?;
    let (cell, side) = name.split_at(at);
    Some(Port { cell: read_cell(state, cell)?, side: read_side(side)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::walk;
    use crate::words::Locale;

    /// Reads the legal actions of some games as they are typed where the map lies so. As in files they mean the same where
    /// it lies as it is printed; tells how many of them mean something else here.
    fn read_all(counting: Counting) -> usize {
        let mut other = 0;
        counting.begin();
        for state in (0..4).flat_map(walk) {
            for action in Tramways::legal(&state) {
                let typed = write(&state, action);
                assert_eq!(read(&state, &typed), Some(action), "{typed}");
                assert_eq!(read(&state, &typed.to_lowercase()), Some(action), "{typed}");
                let as_in_files = Tramways::notation(&state, action);
                other += usize::from(read(&state, &as_in_files) != Some(action));
                names_what_stands_there(&state, action, &typed);
            }
        }
        Counting::Printed.begin();
        other
    }

    /// The cell that is typed is the one that the words name.
    fn names_what_stands_there(state: &State, action: Action, typed: &str) {
        let words = Locale::English.spoken(state, action);
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
    fn whatever_is_legal_is_typed_as_the_map_lies() {
        assert_eq!(read_all(Counting::Printed), 0);
        // A solo map has three boards of five rows side by side.
        assert!(read_all(Counting::Quarter(5)) > 100);
    }

    #[test]
    fn what_is_no_cell_or_side_is_no_action() {
        let state = &walk(0).next().expect("a start");
        for text in ["head", "head é", "head A1", "head A1x", "lay up", "cell Z99", "cell"] {
            assert_eq!(read(state, text), None, "{text}");
        }
    }
}
