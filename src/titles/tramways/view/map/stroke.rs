//! Rails drawn with the pointer: a stroke goes from cell to cell, and the rails follow.

use crate::engine::game::Game;
use crate::table::board::strokes::{Cells, StrokeStep};
use crate::table::title::{Response, SeatView};
use crate::titles::tramways::network::{CellId, Direction, GridPoint};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Port, Task};
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::view::drafts::derived::on_map;
use crate::titles::tramways::view::drafts::ids::{cell_of, place_of};
use crate::titles::tramways::view::drafts::move_draft::Draft;
use crate::titles::tramways::view::drafts::press::{action_start, one_tile_less, refuse, why_here};
use crate::titles::tramways::view::map::meaning::{MapAction, MapOption, Meaning};
use crate::titles::tramways::view::map::position::{location_points, point};
use crate::titles::tramways::view::scene::{CELL, MapPlace};

/// Returns the cells where strokes begin: the chosen start and the last tile under way. While the
/// whole map is in sight, also every possible start.
pub fn cells(view: &SeatView<Tramways>) -> Cells {
    let state = view.state;
    let (begins, on_whole) = match &state.work {
        _ if !view.may_act() => (Vec::new(), Vec::new()),
        CurrentAction::Rails(run) if state.decision == Decision::Lay => {
            let last = state.map.next(run.head.cell, run.head.side).into_iter();
            let last = last.flat_map(|cell| whole_of(state, cell));
            (last.chain([point(state, run.head.cell)]).collect(), Vec::new())
        }
        _ => {
            let chosen = view.draft.start_location.into_iter();
            (chosen.flat_map(|cell| whole_of(state, cell)).collect(), starts(view))
        }
    };
    let places = |points: Vec<GridPoint>| {
        points.into_iter().filter_map(|at| state.map.lattice.at(at)).map(place_of).collect()
    };
    Cells { side: CELL, begins: places(begins), begins_on_whole: places(on_whole) }
}

/// All cells of a location; only the cell itself if it belongs to none.
fn whole_of(state: &State, cell: CellId) -> Vec<GridPoint> {
    let points = location_points(state, cell);
    if points.is_empty() { vec![point(state, cell)] } else { points }
}

/// Every possible start of rails.
fn starts(view: &SeatView<Tramways>) -> Vec<GridPoint> {
    let is_start = |it: &&MapOption| {
        matches!(it.what, MapAction::Start | MapAction::GoOn | MapAction::Redirect)
    };
    let points = |it: &MapOption| match &it.target.place {
        MapPlace::Cells(points) => points.clone(),
        MapPlace::Cell(at) | MapPlace::Gate(at, _) => vec![*at],
        MapPlace::Track(_) | MapPlace::Way(..) => Vec::new(),
    };
    on_map(view).iter().filter(is_start).flat_map(points).collect()
}

/// Answers a step of a stroke: the rails go into the next cell, or back out of it. `None` if the places are not adjacent cells.
pub fn stroke(view: &SeatView<Tramways>, step: StrokeStep) -> Option<Response<Tramways>> {
    let state = view.state;
    let [start, from, to] = [step.start, step.from, step.to].map(|id| cell_of(state, id));
    let (start, from, to) = (start?, from?, to?);
    let side = Direction::ALL.into_iter().find(|&side| state.map.next(from, side) == Some(to))?;
    Some(match (&state.work, state.decision) {
        (CurrentAction::Rails(run), Decision::Lay) if run.head.cell == from => {
            match action_start(view) {
                Some(start) if run.head.side == side => {
                    Response::Instead(one_tile_less(view, start))
                }
                _ => first_legal(view, to, vec![vec![Action::Lay(side)]]),
            }
        }
        (_, Decision::Task | Decision::Head)
            if begins(state, view.draft.start_location.unwrap_or(start), from, to) =>
        {
            first_legal(view, to, ways(view, from, side, to))
        }
        _ => Response::Nothing,
    })
}

/// Returns whether a step begins rails: only a step that leaves the stroke's start, and not one within a location.
fn begins(state: &State, start: CellId, from: CellId, to: CellId) -> bool {
    let [begun, here, there] = [start, from, to].map(|cell| state.location(cell));
    let at_start = start == from || here.is_some() && begun == here;
    at_start && (here.is_none() || here != there)
}

/// The actions that begin rails out of a cell: a first tile in the next one, or a turn of the last tile of an own Link.
fn ways(view: &SeatView<Tramways>, from: CellId, side: Direction, to: CellId) -> Vec<Vec<Action>> {
    let first = Action::Head(Port { cell: to, side: side.opposite() });
    let first = match view.state.decision {
        Decision::Task => vec![Action::Start(Task::Rails), first],
        _ => vec![first],
    };
    let turned = on_map(view).iter().filter_map(|it| match &it.meaning {
        Meaning::Play(actions) if it.what == MapAction::Redirect && it.cell == from => {
            Some(actions.iter().copied().chain([Action::Lay(side)]).collect())
        }
        _ => None,
    });
    std::iter::once(first).chain(turned).collect()
}

/// Takes the first legal actions, else says why the rails cannot come to the cell.
fn first_legal(
    view: &SeatView<Tramways>,
    to: CellId,
    ways: Vec<Vec<Action>>,
) -> Response<Tramways> {
    let is_legal = |actions: &Vec<Action>| {
        let mut state = State::clone(view.state);
        actions.iter().all(|&it| Tramways::apply(&mut state, it, &mut Vec::new()).is_ok())
    };
    match ways.into_iter().find(is_legal) {
        Some(actions) => Response::Begin(Draft::default(), actions),
        None => refuse(view, why_here(view, to)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rng;
    use crate::table::intent::Intent;
    use crate::table::model::TableModel;
    use crate::table::view::Pressed;
    use crate::table::{GameMode, Session};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::fixture::{does, presses, sit};
    use crate::words::Locale;

    type Table = TableModel<Tramways>;

    /// Tables of random games with a given decision.
    fn asking(decision: Decision) -> Vec<Table> {
        let mut found = Vec::new();
        for seed in 0..12 {
            let mut session: Session<Tramways> =
                Session::new(Setup::standard(1, seed)).expect("a legal setup");
            let mut rng = Rng::new(seed);
            while let legal @ [_, ..] = &*Tramways::legal(session.state()) {
                if session.state().decision == decision {
                    found.push(sit(session.clone(), GameMode::Casual));
                }
                session.play(legal[rng.below(legal.len())]).expect("a legal action");
            }
        }
        assert!(found.len() > 10, "{decision:?}: {}", found.len());
        found
    }

    fn draws(table: &Table, from: CellId, to: CellId) -> Table {
        draws_on(table, from, from, to)
    }

    fn draws_on(table: &Table, start: CellId, from: CellId, to: CellId) -> Table {
        let [start, from, to] = [start, from, to].map(place_of);
        does(table, &Intent::Stroke(StrokeStep { start, from, to }))
    }

    fn head(table: &Table) -> Option<Port> {
        match &table.session().state().work {
            CurrentAction::Rails(run) => Some(run.head),
            _ => None,
        }
    }

    /// All pairs of adjacent cells.
    fn pairs(state: &State) -> Vec<(CellId, Direction, CellId)> {
        let cells = state.map.lattice.cells();
        cells
            .flat_map(|from| {
                let to = move |side| Some((from, side, state.map.next(from, side)?));
                Direction::ALL.into_iter().filter_map(to)
            })
            .collect()
    }

    #[test]
    fn a_stroke_begins_rails_from_its_first_cell_to_the_next() {
        let (mut begun, mut turned) = (0, 0);
        for table in asking(Decision::Task).iter().step_by(3) {
            let state = table.session().state();
            for (from, side, to) in pairs(state) {
                let after = draws(table, from, to);
                let Some(head) = head(&after) else {
                    assert_eq!(after.session().ply(), table.session().ply());
                    continue;
                };
                let CurrentAction::Rails(run) = &after.session().state().work else { continue };
                match run.tiles.last() {
                    None => assert_eq!(head, Port { cell: to, side: side.opposite() }),
                    // The last tile of an own Link is turned.
                    Some(tile) => {
                        assert_eq!((tile.cell, tile.exit), (from, side));
                        turned += 1;
                    }
                }
                begun += 1;
            }
        }
        assert!(begun > 50 && turned > 0, "{begun} {turned}");
    }

    /// This holds even if the stroke's first step was refused.
    #[test]
    fn a_stroke_begins_rails_only_at_its_first_location() {
        let mut drawn = 0;
        for table in asking(Decision::Task).iter().step_by(5) {
            let state = table.session().state();
            let begins = |&(from, _, to): &(CellId, Direction, CellId)| {
                head(&draws(table, from, to)).is_some()
            };
            let Some((from, _, to)) = pairs(state).into_iter().find(begins) else { continue };
            for start in state.map.lattice.cells().filter(|&it| it != from) {
                let together =
                    state.location(from).is_some_and(|it| state.location(start) == Some(it));
                let after = draws_on(table, start, from, to);
                assert_eq!(head(&after).is_some(), together, "{start:?} {from:?} {to:?}");
                drawn += 1;
            }
        }
        assert!(drawn > 50, "{drawn}");
    }

    #[test]
    fn every_first_tile_can_be_drawn() {
        let mut drawn = 0;
        for table in asking(Decision::Head) {
            for action in Tramways::legal(table.session().state()) {
                let Action::Head(port) = action else { continue };
                let state = table.session().state();
                if state.rails.is_taken(port) {
                    continue;
                }
                let from = state.map.next(port.cell, port.side).expect("rails come from somewhere");
                assert_eq!(head(&draws(&table, from, port.cell)), Some(port));
                drawn += 1;
            }
        }
        assert!(drawn > 20, "{drawn}");
    }

    #[test]
    fn rails_follow_the_stroke_forwards_and_backwards() {
        let (mut laid, mut taken) = (0, 0);
        for table in asking(Decision::Lay) {
            let state = table.session().state();
            let Some(head) = head(&table) else { continue };
            for (from, side, to) in pairs(state) {
                let after = draws(&table, from, to);
                if from != head.cell {
                    assert_eq!(after.session().ply(), table.session().ply(), "only from the end");
                } else if side == head.side {
                    assert!(after.session().ply() < table.session().ply());
                    taken += 1;
                } else if Tramways::check(state, Action::Lay(side)).is_ok() {
                    let last = after.session().steps().last().map(|step| step.action);
                    assert_eq!(last, Some(Action::Lay(side)));
                    let back = presses(&after, Pressed::Back);
                    assert!(back.session().state() == state, "one tile is taken back");
                    laid += 1;
                } else {
                    assert_eq!(after.session().ply(), table.session().ply());
                }
            }
        }
        assert!(laid > 20 && taken > 10, "{laid} {taken}");
    }

    /// The page never chooses an exit, neither of the start nor of the last cell.
    #[test]
    fn a_second_press_on_a_cell_lays_no_tile() {
        let mut pressed = 0;
        for table in asking(Decision::Lay) {
            let Some(head) = head(&table) else { continue };
            let after = presses(&table, Pressed::Place(place_of(head.cell)));
            assert_eq!(after.session().ply(), table.session().ply());
        }
        for table in asking(Decision::Task) {
            let starts = table.ask(Locale::English, |view| on_map(view).to_vec()).into_iter();
            for start in starts.filter(|it| it.what == MapAction::Start) {
                let place = Pressed::Place(place_of(start.cell));
                let chosen = presses(&table, place);
                if chosen.ask(Locale::English, |view| view.draft.start_location.is_some()) {
                    let again = presses(&chosen, place);
                    let left = again.ask(Locale::English, |view| view.draft.start_location);
                    assert_eq!((again.session().ply(), left), (table.session().ply(), None));
                    pressed += 1;
                }
            }
        }
        assert!(pressed > 20, "{pressed}");
    }
}
