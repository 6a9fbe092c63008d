//! Metromania's part in the search.

use super::double::nearest_type;
use super::worth::{lead, nearness, own_worth, prospect};
use crate::engine::bots::{Digest, Fingerprint, NodeKind, PlanEvaluator};
use crate::engine::game::{Boundary, Game, Rng, Seat};
use crate::titles::metromania::boards::{Cell, Flank, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::state::{Decision, Dig, LineId, Pattern, State};

/// Evaluates positions of Metromania.
#[derive(Clone, Copy, Debug)]
pub struct MetroEvaluator {
    pub aim: Aim,
}

/// The aim of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A lead over the others.
    Lead,
    /// The most points for itself.
    Points,
    /// Good lines, stations and Destinations of its own; ignores trips and the others.
    Own,
    /// Finished lines, whatever they bring.
    Ends,
}

/// The most start tunnels compared.
const MOST_STARTS: usize = 12;

impl PlanEvaluator<Metromania> for MetroEvaluator {
    fn worth(&self, state: &State, seat: Seat) -> i64 {
        match self.aim {
            Aim::Lead => lead(state, seat),
            Aim::Points => prospect(state, seat),
            Aim::Own => own_worth(state, seat),
            Aim::Ends => nearness(state, seat),
        }
    }

    fn stage(&self, state: &State, seat: Seat) -> NodeKind {
        match Metromania::boundary(state) {
            Boundary::Over => NodeKind::End,
            _ if state.decision == Decision::Double => NodeKind::Rollout,
            _ if state.seat != seat => NodeKind::Reply,
            Boundary::Root => NodeKind::Plan,
            _ => NodeKind::Within,
        }
    }

    fn narrow(&self, state: &State, legal: &mut Vec<Action>) {
        match state.decision {
            Decision::Flank(dig) => return narrow_flanks(state, dig, legal),
            // The first of equal plans is taken: a separate order for each place in each game avoids a bias to A.
            Decision::Destination(dig, flank) => {
                let here = (state.stations, dig.edge, flank);
                return legal.sort_unstable_by_key(|&action| Digest::of((here, action)));
            }
            _ => {}
        }
        let starts = legal.iter().filter(|action| is_start(state, **action)).count();
        if starts > MOST_STARTS {
            let step = starts.div_ceil(MOST_STARTS);
            let mut at = 0;
            legal.retain(|&action| {
                let start = is_start(state, action);
                at += usize::from(start);
                !start || at % step == 0
            });
        }
    }

    fn rollout_move(&self, state: &State, legal: &[Action], _rng: &mut Rng) -> Action {
        nearest_type(state, legal)
    }

    fn imagine(&self, state: &State, _seat: Seat, _rng: &mut Rng) -> State {
        state.clone()
    }

    fn gather(&self, _state: &State, _seat: Seat, _imagined: &State) -> Vec<Action> {
        Vec::new()
    }

    fn cost(&self, state: &State) -> usize {
        // Each of the others searches a reply before the next turn.
        state.players() - 1
    }

    fn fingerprint(&self, state: &State, seat: Seat) -> Fingerprint {
        let heads = Pattern::ALL.map(|pattern| state.line(LineId::of(seat, pattern)).head());
        Fingerprint { idea: Digest::of((heads, state.stations)), whole: Digest::of((heads, state)) }
    }
}

/// If neither side of a tunnel is a Spot, keeps only the more crowded one, which leaves more room.
fn narrow_flanks(state: &State, dig: Dig, legal: &mut Vec<Action>) {
    let cells = Flank::ALL.map(|flank| dig.edge.cell(dig.from, flank));
    let [Some(left), Some(right)] = cells else { return };
    if state.spot(left).is_some() || state.spot(right).is_some() {
        return;
    }
    let crowd = |cell: Cell| -> usize {
        let around = cell.vertices().into_iter().flat_map(Vertex::cells);
        around.filter(|&&other| state.line_in(other).is_some()).count()
    };
    let better = if crowd(left) >= crowd(right) { Flank::Left } else { Flank::Right };
    legal.retain(|&action| action == Action::Lay(better));
}

fn is_start(state: &State, action: Action) -> bool {
    match action {
        Action::Dig(pattern, _) => !state.line(LineId::of(state.seat, pattern)).is_started(),
        _ => false,
    }
}
