//! Fields of a position that follow from the others.

use super::card::Cards;
use super::state::{State, TicketDraw};
use crate::titles::city::boards::{Kind, MAX_TICKETS};

/// Fills in the fields that follow from Routes, draws and the places of all other cards: pieces, points, Tickets in
/// hand and discards. Contradictions are left for [`Start::new`] to find.
pub(crate) fn complete(state: &mut State) {
    let data = state.data();
    for seat in state.players.seats() {
        let draws = state.draws.iter().filter(|draw| draw.seat == seat);
        let kept = draws.flat_map(TicketDraw::kept);
        let tickets = kept.filter(|ticket| ticket.index() < MAX_TICKETS).collect();
        let player = &mut state.players[seat];
        player.tickets = tickets;
        player.points = 0;
        (player.trams, player.metros) = (data.rules.pieces.trams, data.rules.pieces.metros);
        for route in player.routes.iter().filter_map(|id| data.route(id)) {
            player.points += u16::from(route.points);
            let pieces = match route.kind {
                Kind::Metro => &mut player.metros,
                Kind::Tram | Kind::Ferry => &mut player.trams,
            };
            *pieces = pieces.saturating_sub(route.pieces());
        }
    }
    let deck: Cards = state.deck.iter().copied().collect();
    let shown = state.face_up().with(&deck);
    let all = state.players.iter().fold(shown, |all, player| all.with(&player.hand));
    state.discards = data.rules.deck.cards().without(&all);
}
