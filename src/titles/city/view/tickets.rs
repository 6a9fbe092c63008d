//! The viewer's Tickets: their prospects, and the effect of a Route or a card on them.

use crate::engine::game::Seat;
use crate::table::Aid;
use crate::table::title::SeatView;
use crate::titles::city::boards::{Kind, Route, RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::claim::{closed_to, payments};
use crate::titles::city::rules::plan::{Prospect, outlook};
use crate::titles::city::rules::set::RouteSet;
use crate::titles::city::rules::state::State;
use crate::titles::city::rules::turn;

/// A Ticket of the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub id: TicketId,
    /// Kept, or on offer.
    pub hold: Hold,
    /// Its prospect of being completed.
    pub prospect: Prospect,
}

/// The state of a Ticket: kept, or on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    Kept,
    /// It was drawn and is not kept yet.
    Offered,
}

/// Returns the viewer's Tickets: those on offer, then open ones, then completed ones and, if the viewer shows the plan,
/// lost ones.
pub fn held(view: &SeatView<City>) -> Vec<Held> {
    let Some(seat) = view.viewer else { return Vec::new() };
    let mut held = of_seat(view.state, seat);
    held.sort_by_key(|it| match it.prospect {
        _ if it.hold == Hold::Offered => 0,
        Prospect::CutOff | Prospect::OutOfReach if view.shows(Aid::Plan) => 3,
        Prospect::Completed => 2,
        Prospect::Possible(_) | Prospect::CutOff | Prospect::OutOfReach => 1,
    });
    held
}

/// Returns the Tickets of a seat, those on offer first.
pub fn of_seat(state: &State, seat: Seat) -> Vec<Held> {
    let player = &state.players[seat];
    let held = |id: TicketId, hold: Hold| {
        let ends = state.data().tickets[id.index()].ends;
        Held { id, hold, prospect: outlook(state, seat, ends) }
    };
    let offered = player.offer.iter().map(|&id| held(id, Hold::Offered));
    let kept = player.tickets.iter().map(|id| held(id, Hold::Kept));
    offered.chain(kept).collect()
}

/// The effect of claiming a Route on a Ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Completes,
    /// The number of cards needed afterwards: fewer than before, or more if it takes pieces that the cheapest path
    /// needs.
    Leaves(u32),
    /// It takes pieces that every path needs.
    CutsOff,
}

/// Returns whether claiming a Route begins the last turns.
pub fn begins_last_turns(state: &State, seat: Seat, id: RouteId) -> bool {
    let pieces = state.data().routes[id.index()].pieces();
    turn::begins_last_turns(state, state.players[seat].pieces().saturating_sub(pieces))
}

/// Returns the position after a claim, as far as Tickets depend on it. If the seat can pay now and the last turns
/// begin, the payment with fewest wild cards leaves the hand, which must suffice for the last turn.
fn claimed(state: &State, seat: Seat, id: RouteId) -> State {
    let mut after = state.clone();
    let (route, player) = (&state.data().routes[id.index()], &mut after.players[seat]);
    let pieces = match route.kind {
        Kind::Metro => &mut player.metros,
        Kind::Tram | Kind::Ferry => &mut player.trams,
    };
    *pieces = pieces.saturating_sub(route.pieces());
    player.routes.insert(id);
    let least = payments(player, route).min_by_key(|way| way.wilds);
    if let (true, Some(paid)) = (begins_last_turns(state, seat, id), least) {
        player.hand = player.hand.without(&paid.cards(route.length));
        after.turns_left = Some(after.players.count() as u8);
    }
    after
}

/// Returns the effects of claiming a Route on a seat's Tickets; unaffected ones are omitted.
pub fn effects(state: &State, seat: Seat, route: RouteId) -> Vec<(TicketId, Effect)> {
    let after = claimed(state, seat, route);
    let effect = |held: Held| {
        let Prospect::Possible(way) = held.prospect else { return None };
        let ends = state.data().tickets[held.id.index()].ends;
        match outlook(&after, seat, ends) {
            Prospect::Completed => Some((held.id, Effect::Completes)),
            Prospect::CutOff | Prospect::OutOfReach => Some((held.id, Effect::CutsOff)),
            // In the last turn a claim either completes a Ticket or does nothing for it.
            Prospect::Possible(_) if state.turns_left.is_some() => None,
            Prospect::Possible(then) if then.weight == way.weight => None,
            Prospect::Possible(then) => Some((held.id, Effect::Leaves(then.weight))),
        }
    };
    of_seat(state, seat).into_iter().filter_map(effect).collect()
}

/// Returns the colours that the cheapest paths of the viewer's Tickets need and the hand lacks; empty if the viewer
/// hides the plan.
pub fn wanted(view: &SeatView<City>) -> Vec<Card> {
    if !view.shows(Aid::Plan) {
        return Vec::new();
    }
    let Some(seat) = view.viewer else { return Vec::new() };
    let (state, mut needs) = (view.state, Cards::default());
    let ways = held(view).into_iter().filter_map(|held| match held.prospect {
        Prospect::Possible(way) => Some(way.routes),
        Prospect::Completed | Prospect::CutOff | Prospect::OutOfReach => None,
    });
    let (routes, hand) = (ways.fold(RouteSet::EMPTY, RouteSet::or), &state.players[seat].hand);
    let open = lanes(view, routes);
    for id in routes.iter() {
        let Route { length, symbols, lanes, .. } = state.data().routes[id.index()];
        let length = length - symbols;
        needs[Card::Wild] += symbols;
        let lanes = lanes.and(open);
        let colors = lanes.iter().filter_map(|lane| state.data().routes[lane.index()].color);
        let colors: Vec<Card> = colors.map(Card::of).collect();
        // If the hand can pay for one lane, the other lanes' colours are not needed.
        match colors.iter().find(|&&color| hand[color] >= length) {
            Some(&ready) => needs[ready] += length,
            None => colors.into_iter().for_each(|color| needs[color] += length),
        }
    }
    let lacking = needs.without(hand);
    Card::ALL.into_iter().filter(|&card| lacking[card] > 0).collect()
}

/// Returns some Routes together with their parallel Routes that the viewer may still claim (CCLAIM-4).
pub(super) fn lanes(view: &SeatView<City>, routes: RouteSet) -> RouteSet {
    let Some(seat) = view.viewer else { return routes };
    let (data, closed) = (view.state.data(), closed_to(view.state, seat));
    let lanes = routes.iter().map(|id| data.routes[id.index()].lanes);
    lanes.fold(RouteSet::EMPTY, RouteSet::or).without(closed).or(routes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::city::boards::Board;
    use crate::titles::city::rules::action::Action;
    use crate::titles::city::rules::setup::Setup;
    use crate::titles::city::rules::state::Decision;

    /// Compares the effects predicted before each claim of a random game with those of the claim.
    #[test]
    fn predicted_effects_match_those_of_the_claim() {
        let (mut nearer, mut cut) = (0, 0);
        for (board, seed) in
            Board::BUILT_IN.into_iter().flat_map(|it| (0..40).map(move |n| (it, n)))
        {
            let mut state = City::new(&Setup::standard(board, 2, seed)).expect("a game");
            let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
            while City::to_act(&state).is_some() {
                City::legal_actions(&state, &mut legal);
                let action = legal[rng.below(legal.len())];
                let effects = match (action, state.decision) {
                    (Action::Claim(route), Decision::Turn) => {
                        Some(effects(&state, state.seat, route))
                    }
                    _ => None,
                };
                let seat = state.seat;
                City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
                for (id, effect) in effects.into_iter().flatten() {
                    // Pieces and ownership change only with the payment.
                    if matches!(state.decision, Decision::Payment(_) | Decision::Token(_)) {
                        continue;
                    }
                    let after = of_seat(&state, seat).into_iter().find(|held| held.id == id);
                    match (effect, after.expect("a kept Ticket").prospect) {
                        (Effect::Completes, Prospect::Completed) => {}
                        (Effect::Leaves(cards), Prospect::Possible(way)) => {
                            assert_eq!(cards, way.weight);
                            nearer += 1;
                        }
                        (Effect::CutsOff, Prospect::CutOff | Prospect::OutOfReach) => cut += 1,
                        other => panic!("{board:?} {seed}: {other:?}"),
                    }
                }
            }
        }
        assert!(nearer > 0 && cut > 0, "{nearer} {cut}");
    }

    #[test]
    fn finds_the_cheapest_path_for_which_the_pieces_suffice() {
        use crate::titles::city::rules::plan::{has_pieces, prospect as quick};
        let mut better = 0;
        for seed in 0..60 {
            let mut state = City::new(&Setup::standard(Board::BERLIN, 2, seed)).expect("a game");
            let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
            while City::to_act(&state).is_some() {
                City::legal_actions(&state, &mut legal);
                let action = legal[rng.below(legal.len())];
                City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
                for seat in [Seat(0), Seat(1)] {
                    for held in of_seat(&state, seat) {
                        let ends = state.data().tickets[held.id.index()].ends;
                        match (quick(&state, seat, ends), held.prospect) {
                            (Prospect::Possible(quick), Prospect::Possible(way)) => {
                                assert!(has_pieces(&state, seat, way.routes));
                                assert!(way.weight <= quick.weight || state.turns_left.is_some());
                                better += u32::from(way.weight < quick.weight);
                            }
                            (Prospect::CutOff, Prospect::Possible(way)) => {
                                assert!(has_pieces(&state, seat, way.routes));
                                better += 1;
                            }
                            (Prospect::CutOff, Prospect::OutOfReach) => {}
                            (Prospect::Possible(_), Prospect::OutOfReach) => {
                                assert!(state.turns_left.is_some());
                            }
                            (quick, exact) => assert_eq!(quick, exact),
                        }
                    }
                }
            }
        }
        assert!(better > 0);
    }
}
