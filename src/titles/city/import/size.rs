//! Whether a draft is a city's board or a big one (CBIG).

use super::check::Why;
use super::{Deck, Draft, DraftRoute};
use crate::titles::city::boards::{BoardRules, OpenLanes, Pieces, TicketRules, city};

/// What a file says of the rules by which boards of both sizes differ.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Said {
    pub(super) trams: Option<u8>,
    pub(super) hand: Option<u8>,
    /// How many Tickets each player gets to begin, and how many are kept.
    pub(super) tickets: Option<(u8, u8)>,
    pub(super) most_players: Option<u32>,
    pub(super) open_lanes: Option<OpenLanes>,
}

impl Draft {
    /// Makes a big board of one that is more than a city's box has room for; it stays one.
    pub(super) fn size(&mut self) {
        if !self.rules.is_big() && self.is_beyond_a_city() {
            self.enlarge();
        }
    }

    /// Makes a big board of it: what the file does not say is as on such boards.
    pub fn enlarge(&mut self) {
        let (said, usual) = (self.said, BoardRules::big());
        let (dealt, kept) = said.tickets.unwrap_or((usual.tickets.dealt, usual.tickets.kept));
        let trams = said.trams.unwrap_or(usual.pieces.trams);
        self.rules = BoardRules {
            pieces: Pieces { trams, ..self.rules.pieces },
            hand: said.hand.unwrap_or(usual.hand),
            last_pieces: self.rules.last_pieces,
            open_lanes: said.open_lanes.unwrap_or(self.rules.open_lanes),
            tickets: TicketRules { dealt, kept, drawn: dealt.max(usual.tickets.drawn) },
            ..usual
        };
        let is_settled = |why: &Why| {
            matches!(why, Why::TramsAssumed(_) | Why::TicketsDealt(..) | Why::Players(..))
        };
        self.found.retain(|found| !is_settled(&found.why));
    }

    /// Plays tunnels as tunnels, which big boards have.
    pub fn bore_tunnels(&mut self) {
        self.has_tunnels = true;
        if !self.rules.is_big() {
            self.enlarge();
        }
    }

    fn is_beyond_a_city(&self) -> bool {
        let places = self.touched().into_iter().filter(|touched| *touched).count();
        let usual = self.tickets.iter().filter(|ticket| ticket.deck == Deck::Usual).count();
        let has_one_deck = self.open_decks().len() < 2;
        // Who has the pieces of a city plays a city, however many Tickets and players there are.
        let is_city = self.said.trams.is_some_and(|trams| usize::from(trams) <= city::TRAMS);
        let has_more_to_begin = self.said.tickets.is_some_and(|(dealt, _)| dealt > 2)
            || self.said.most_players.is_some_and(|most| most as usize > city::PLAYERS);
        let lanes = |route: &DraftRoute| {
            let [from, to] = route.ends;
            let joins = |it: &&DraftRoute| it.ends == [from, to] || it.ends == [to, from];
            self.routes.iter().filter(joins).count()
        };
        places > city::LOCATIONS
            || self.routes.len() > city::ROUTES
            || has_one_deck && usual > city::TICKETS - 1
            || self.colors().len() > 6
            || usize::from(self.rules.pieces.trams) > city::TRAMS
            || self.routes.iter().any(|it| it.length > city::LENGTH as u32 || lanes(it) > 2)
            || has_more_to_begin && !is_city
    }
}
