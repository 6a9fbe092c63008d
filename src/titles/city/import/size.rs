//! Decides whether a draft is a city's board or a big one (CBIG).

use super::check::Why;
use super::{Deck, Draft, DraftRoute};
use crate::titles::city::boards::{
    BoardRules, MAX_LENGTH, MOST_TRAMS, OpenLanes, Pieces, TicketRules, city,
};

/// The fewest trams of a player on a big board.
pub(super) const LEAST_BIG_TRAMS: u8 = 20;
/// The Tickets dealt and kept on a city's board.
pub(super) const CITY_TICKETS: (u8, u8) = (2, 1);

/// The rules in a file that differ between city boards and big boards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Said {
    /// True if the file is one of ours and calls the board big; its tunnels and long Tickets are settled.
    pub(super) is_big: bool,
    pub(super) trams: Option<u8>,
    pub(super) hand: Option<u8>,
    /// The Tickets dealt to each player, and the number to keep.
    pub(super) tickets: Option<(u8, u8)>,
    /// The Tickets of a later draw.
    pub(super) drawn: Option<u8>,
    pub(super) most_players: Option<u32>,
    pub(super) open_lanes: Option<OpenLanes>,
    pub(super) longest_path: Option<u8>,
}

impl Draft {
    /// Makes the board big if it exceeds a city's limits. A big board stays big.
    pub(super) fn size(&mut self) {
        if !self.rules.is_big() && (self.said.is_big || self.is_beyond_a_city()) {
            self.enlarge();
        }
    }

    /// Makes the board big, with the usual rules of big boards for what the file does not define.
    pub fn enlarge(&mut self) {
        let (said, usual) = (self.said, BoardRules::big());
        let (dealt, kept) = said.tickets.unwrap_or((usual.tickets.dealt, usual.tickets.kept));
        let trams = said.trams.unwrap_or(usual.pieces.trams);
        let drawn = said.drawn.unwrap_or(usual.tickets.drawn);
        self.rules = BoardRules {
            deck: usual.deck,
            pieces: Pieces { trams, ..self.rules.pieces },
            hand: said.hand.unwrap_or(usual.hand),
            open_lanes: said.open_lanes.unwrap_or(self.rules.open_lanes),
            tickets: TicketRules { dealt, kept, drawn },
            longest_path: said.longest_path.unwrap_or(usual.longest_path),
            ..self.rules
        };
        let is_settled = |why: &Why| {
            matches!(why, Why::TramsAssumed(_) | Why::TicketsDealt(..) | Why::Players(..))
        };
        self.found.retain(|found| !is_settled(&found.why));
    }

    /// Plays tunnels as tunnels, which only big boards have.
    pub fn bore_tunnels(&mut self) {
        self.has_tunnels = true;
        if !self.rules.is_big() {
            self.enlarge();
        }
    }

    /// Keeps long Tickets as a deck of their own, which only big boards have.
    pub fn part_tickets(&mut self) {
        self.has_long_deck = true;
        if !self.rules.is_big() {
            self.enlarge();
        }
    }

    /// Returns whether something exceeds the limits of a city but not those of a big board; anything beyond both is a
    /// fault on either.
    fn is_beyond_a_city(&self) -> bool {
        let places = self.touched().into_iter().filter(|touched| *touched).count();
        let usual = self.tickets.iter().filter(|ticket| ticket.deck == Deck::Usual).count();
        let has_one_deck = self.open_decks().len() < 2;
        // With too few pieces for a big board it is a city's, whatever the numbers of Tickets and players.
        let is_city = self.said.trams.is_some_and(|trams| trams < LEAST_BIG_TRAMS);
        let is_dealt_otherwise = self.said.tickets.is_some_and(|tickets| tickets != CITY_TICKETS);
        let is_for_more = self.said.most_players.is_some_and(|most| most as usize > city::PLAYERS);
        let is_longer =
            |route: &DraftRoute| (city::LENGTH + 1..=MAX_LENGTH).contains(&(route.length as usize));
        let lanes = |route: &DraftRoute| {
            let [from, to] = route.ends;
            let joins = |it: &&DraftRoute| it.ends == [from, to] || it.ends == [to, from];
            self.routes.iter().filter(joins).count()
        };
        places > city::LOCATIONS
            || self.routes.len() > city::ROUTES
            || has_one_deck && usual > city::TICKETS - 1
            || self.colors().len() > 6
            || (city::TRAMS + 1..=MOST_TRAMS).contains(&self.rules.pieces.trams.into())
            || self.routes.iter().any(|it| is_longer(it) || lanes(it) > 2)
            || (is_dealt_otherwise || is_for_more) && !is_city
    }
}
