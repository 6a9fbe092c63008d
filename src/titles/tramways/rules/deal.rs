//! The deal: from a setup to the first decision (SET, SOLO-1, SOLO-2).

use super::auction;
use super::building_type::BuildingType;
use super::card::{CARDS, CardId, CardSet};
use super::event::Event;
use super::icon::{PARCELS, ParcelId};
use super::link::TILES;
use super::map::{Map, Terrain};
use super::rails::Rails;
use super::refusal::Refusal;
use super::round;
use super::setup::Setup;
use super::setup_error::SetupError;
use super::state::{
    Bill, Books, Cards, CurrentAction, Decision, Half, Market, Parcel, PlayerState, Seats, State,
    Turn,
};
use super::variants::{Deal, DevelopmentRule, PlayerBoard};
use crate::engine::game::{Rng, Seat};
use crate::titles::tramways::network::CellSet;
use arrayvec::ArrayVec;
use std::sync::Arc;

/// Dollars of each player at the start (SET-3).
const FIRST_DOLLARS: u16 = 3;
/// Parcel cards of each player at the start (SET-4).
const PARCEL_CARDS: usize = 4;
/// Auction cards, and leftover Parcel cards, for each player (SET-5).
const AUCTION_CARDS: usize = 5;
/// Keeps the deal independent of the map.
const DEAL_PURPOSE: u64 = 2;

/// Returns the position before the first decision.
///
/// # Errors
/// If the setup breaks a rule.
pub(super) fn deal(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    let map = Map::of(setup)?;
    let mut state = empty(setup, map);
    let mut pool: Cards = state.map.parcels().map(CardId::of_parcel).collect();
    state.rng.shuffle(&mut pool);
    for seat in state.players.seats() {
        CardId::generic(seat.0).into_iter().for_each(|card| state.players[seat].take(card));
    }
    state.order = shuffled_seats(&mut state);
    draw_supply_tiles(&mut state);
    draw_building_cards(&mut state);
    match setup.deal {
        Deal::Normal => {
            deal_parcels(&mut state, &mut pool);
            state.market.deck = pool;
            parcels_dealt(&mut state, &mut Vec::new());
        }
        Deal::Advanced => {
            pool.sort_unstable();
            state.market.open = pool;
            state.auction.old = shuffled_seats(&mut state);
            ask_draft(&mut state);
        }
    }
    Ok(state)
}

/// Returns the generator of a seed's games before the deal; the map has its own.
pub(crate) fn chance(seed: u64) -> Rng {
    Rng::new(seed).fork(DEAL_PURPOSE)
}

/// Returns a table with nothing dealt.
pub(crate) fn empty(setup: &Setup, map: Map) -> State {
    let players = setup.players();
    let order: Seats = (0..players as u8).map(Seat).collect();
    let mut state = State {
        rules: setup.rules,
        deal: setup.deal,
        development_rule: setup.development,
        rng: chance(setup.seed),
        round: 0,
        auction: auction::fresh(&order),
        order,
        seat: Seat(0),
        decision: Decision::Over,
        turn: Turn::begin(0, Half::First),
        players: setup.seats.iter().map(|&board| player(board)).collect(),
        parcels: [Parcel::default(); PARCELS],
        links: Vec::new().into(),
        rails: Rails::new(map.lattice.count()).into(),
        locations: ArrayVec::new().into(),
        passengers: CellSet::default(),
        stock: stock(players),
        building_cards: Cards::new(),
        market: Market { open: Cards::new(), deck: Cards::new(), discard: Cards::new() },
        books: Books { books: ArrayVec::new(), open: ArrayVec::new(), deck: ArrayVec::new() },
        seen: CardSet::default(),
        supply_tiles: [BuildingType::Residence; 5],
        work: CurrentAction::Nothing,
        bill: Bill::default(),
        played: ArrayVec::new(),
        coins: ArrayVec::new(),
        map: Arc::new(map),
    };
    let printed = |terrain: Terrain| matches!(terrain, Terrain::Building(_));
    let map = Arc::clone(&state.map);
    let full = map.lattice.cells().filter(|&cell| printed(map.terrain(cell)));
    full.for_each(|cell| state.passengers.insert(cell));
    state.find_locations();
    state
}

fn player(board: PlayerBoard) -> PlayerState {
    PlayerState {
        board,
        money: FIRST_DOLLARS,
        happiness: 0,
        stress_space: 0,
        workers: board.workers(),
        industries: 0,
        straights: TILES as u8 / 2,
        curves: TILES as u8 / 2,
        hand: Cards::new(),
        deck: Cards::new(),
        discard: Cards::new(),
        offer: ArrayVec::new(),
    }
}

/// Returns the number of Building tiles of each type (SET-10, SOLO-1).
pub(super) fn stock(players: usize) -> [u8; 4] {
    match players {
        0..=2 => [1, 1, 2, 1],
        n => [n as u8 - 1; 4],
    }
}

/// Draws a random Building card for each Building tile (SET-10).
fn draw_building_cards(state: &mut State) {
    for kind in BuildingType::ALL {
        let mut cards: Vec<CardId> = CardId::of_kind(kind).collect();
        state.rng.shuffle(&mut cards);
        cards.truncate(usize::from(state.stock[kind.index()]));
        state.building_cards.extend(cards);
    }
}

fn shuffled_seats(state: &mut State) -> Seats {
    let mut seats: Seats = state.players.seats().collect();
    state.rng.shuffle(&mut seats);
    seats
}

/// Draws five of the twenty Building Type tiles (SET-11).
fn draw_supply_tiles(state: &mut State) {
    let mut tiles: Vec<BuildingType> =
        BuildingType::ALL.into_iter().flat_map(|kind| [kind; 5]).collect();
    state.rng.shuffle(&mut tiles);
    state.supply_tiles.copy_from_slice(&tiles[..5]);
}

fn deal_parcels(state: &mut State, pool: &mut Cards) {
    for seat in state.players.seats() {
        for _ in 0..PARCEL_CARDS {
            if let Some(card) = pool.pop() {
                own(state, seat, card);
            }
        }
    }
}

fn own(state: &mut State, seat: Seat, card: CardId) {
    state.players[seat].take(card);
    if let Some(parcel) = ParcelId::all().find(|&parcel| CardId::of_parcel(parcel) == card) {
        state.parcels[parcel.index()].owner = Some(seat);
    }
}

// The advanced deal (SET-4), whose order is kept in the auction's old order.

/// Returns the seat that picks after `taken` cards.
pub(crate) fn drafter(order: &Seats, taken: usize) -> Option<Seat> {
    let last = order.len() - 1;
    let turning = 2 * last + PARCEL_CARDS;
    match taken {
        n if n < 2 * last => Some(order[n / 2]),
        n if n < turning => Some(order[last]),
        n if n < PARCEL_CARDS * order.len() => Some(order[last - 1 - (n - turning) / 2]),
        _ => None,
    }
}

fn ask_draft(state: &mut State) -> bool {
    let taken = usize::from(state.turn.position);
    let Some(seat) = drafter(&state.auction.old, taken) else { return false };
    state.seat = seat;
    state.decision = Decision::Draft;
    true
}

/// Checks that a Parcel card is on the table.
pub(super) fn check_draft(state: &State, card: CardId) -> Result<(), Refusal> {
    if state.market.open.contains(&card) { Ok(()) } else { Err(Refusal::NotInDraft) }
}

/// Takes a Parcel card in the advanced deal.
pub(super) fn draft(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    state.market.open.retain(|held| *held != card);
    own(state, seat, card);
    events.push(Event::Took { seat, card });
    state.turn.position += 1;
    if !ask_draft(state) {
        state.market.deck = std::mem::take(&mut state.market.open);
        state.auction = auction::fresh(&state.order);
        parcels_dealt(state, events);
    }
}

// After the Parcel cards: the Auction deck, then the Development cards.

fn parcels_dealt(state: &mut State, events: &mut Vec<Event>) {
    let known = events.len();
    build_auction_deck(state);
    deal_development(state, events);
    if !state.is_solo() {
        auction::reveal(state, events);
    }
    state.note_seen(&events[known..]);
    state.turn.position = 0;
    match state.development_rule {
        DevelopmentRule::Original => round::next_book(state, events),
        DevelopmentRule::Alternative => round::next_keep(state, events),
    }
}

/// Builds the Auction deck from leftover Parcel cards and the Auction cards of the player count (SET-5, SOLO-2).
fn build_auction_deck(state: &mut State) {
    let players = state.player_count();
    let fits = |card: &CardId| players == 1 || usize::from(card.card().players) <= players;
    let mut cards: Cards = CardId::auction().filter(fits).collect();
    state.rng.shuffle(&mut cards);
    let wanted = if players == 1 { CARDS } else { AUCTION_CARDS * players };
    let room = wanted.saturating_sub(state.market.deck.len());
    let deck = &mut state.market.deck;
    deck.extend(cards.into_iter().take(room));
    state.rng.shuffle(deck);
}

/// Deals Ticket Books, or an offer for each player (SET-9, SOLO-2).
fn deal_development(state: &mut State, events: &mut Vec<Event>) {
    let mut cards: Vec<CardId> = CardId::development().collect();
    state.rng.shuffle(&mut cards);
    let players = state.player_count();
    match state.development_rule {
        DevelopmentRule::Original => {
            let (books, size) = if players == 1 { SOLO_BOOKS } else { (players, BOOK_CARDS) };
            let piles = cards.chunks(size).take(books);
            state.books.books = piles.map(|pile| pile.iter().copied().collect()).collect();
            let tops = state.books.books.iter().filter_map(|book| book.last());
            events.extend(tops.map(|&card| Event::Revealed { card }));
        }
        DevelopmentRule::Alternative => {
            for (seat, offer) in state.players.seats().zip(cards.chunks(BOOK_CARDS)) {
                state.players[seat].offer = offer.iter().copied().collect();
                state.players[seat].offer.sort_unstable();
            }
        }
    }
}

/// Number of Ticket Books in the solo game, and their cards (SOLO-2).
const SOLO_BOOKS: (usize, usize) = (2, 3);
/// Cards in a Ticket Book, and in an offer (SET-9).
const BOOK_CARDS: usize = 4;
/// Face-up cards of the alternative rule.
const DISPLAY: usize = 3;

/// Checks that a card is in the offer.
pub(super) fn check_keep(state: &State, card: CardId) -> Result<(), Refusal> {
    if state.player().offer.contains(&card) { Ok(()) } else { Err(Refusal::NotInOffer) }
}

/// Keeps one card of the offer (SET-9, alternative rule).
pub(super) fn keep(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    let mut offer = std::mem::take(&mut state.players[seat].offer);
    offer.retain(|held| *held != card);
    state.books.deck.extend(offer);
    state.players[seat].take(card);
    events.push(Event::TookSecretly { seat, card });
    state.turn.position += 1;
    round::next_keep(state, events);
}

/// Lays out the display and its deck after everybody has kept a card.
pub(super) fn lay_out_display(state: &mut State, events: &mut Vec<Event>) {
    state.rng.shuffle(&mut state.books.deck);
    for _ in 0..DISPLAY {
        if let Some(card) = state.books.deck.pop() {
            state.books.open.push(card);
            events.push(Event::Revealed { card });
        }
    }
}

/// Returns a table with the map and players of a setup, before the deal.
///
/// # Errors
/// If the setup breaks a rule.
pub(crate) fn table(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    Ok(empty(setup, Map::of(setup)?))
}
