//! Checks of positions from outside, so that every game from there can be played.
//!
//! [`Game::check_invariants`](crate::engine::game::Game::check_invariants) trusts the rules to have
//! led to a position; these checks trust nothing. Every position that the rules can lead to at the
//! start of a new step passes, apart from sums far above those of real games.

use super::building_type::BuildingType;
use super::card::{CARDS, CardId, Family};
use super::link::{Link, LinkStatus};
use super::start::Start;
use super::state::{Cards, CurrentAction, Decision, Half, LAST_ROUND, State};
use super::{completion, deal, invariants, legal, observe};
use crate::engine::game::{Rng, Seat};
use crate::titles::tramways::network::CellSet;
use thiserror::Error;

/// The reason why a position cannot start a game, in words for developers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unsound(String);

/// A bound on dollars, above what any player ever has.
const MOST_MONEY: u16 = 2000;
/// A bound on gained or lost Happiness Points, above what any player ever has.
const MOST_HAPPINESS: u16 = 2000;
/// A bound on cards in hand, above what any hand ever has.
const MOST_HELD: usize = 18;
/// Capacity of one player's cards or of one pile.
const ROOM: usize = 64;
/// Auction cards that a player can still get, one a round, plus one to spare.
const AUCTION_CARDS: usize = 6;
/// Parcel cards of each player in the advanced deal (SET-4).
const PARCEL_CARDS: usize = 4;

fn require(holds: bool, what: &str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound(what.to_owned())) }
}

impl Start {
    /// Checks a position and wraps it.
    ///
    /// # Errors
    /// The first part that is impossible or that could break a later game.
    pub fn new(mut state: State) -> Result<Start, Unsound> {
        check_shapes(&state)?;
        completion::tidy(&mut state);
        check(&state)?;
        Ok(Start::of_sound(state))
    }
}

/// Checks that all names exist, which the other checks rely on.
fn check_shapes(state: &State) -> Result<(), Unsound> {
    let (cells, count) = (state.map.lattice.count(), state.player_count());
    let tiles = state.links.iter().flat_map(|link| &link.tiles);
    let mut tiles = tiles.map(|tile| (tile.cell.index(), tile.entry != tile.exit));
    require(tiles.all(|(cell, bends)| cell < cells && bends), "there is no such tile")?;
    let empty = state.links.iter().any(|link| link.tiles.is_empty());
    let mut owners = state.links.iter().map(|link| Some(link.owner));
    let known = |owner: Option<Seat>| owner.is_none_or(|owner| owner.index() < count);
    let owned = owners.all(known) && state.parcels.iter().all(|parcel| known(parcel.owner));
    require(!empty && owned, "somebody owns nothing, or nobody something")?;
    let mut cards = invariants::all_cards(state);
    require(count > 0 && cards.all(|card| card.index() < CARDS), "there is no such card")
}

/// Checks everything else.
fn check(state: &State) -> Result<(), Unsound> {
    check_idle(state)?;
    check_orders(state)?;
    check_sums(state)?;
    invariants::check(state).map_err(Unsound)?;
    check_consequences(state)?;
    check_decision(state)?;
    check_turn(state)?;
    check_piles(state)?;
    check_families(state)?;
    check_seen(state)?;
    state.links.iter().try_for_each(|link| check_stock(state, link))?;
    check_locations(state)?;
    check_parcels(state)?;
    check_views(state)?;
    let mut actions = Vec::new();
    legal::actions(state, &mut actions);
    require(actions.is_empty() == (state.decision == Decision::Over), "there is nothing to decide")
}

/// Checks that nothing is under way except one card in Administration.
fn check_idle(state: &State) -> Result<(), Unsound> {
    let bill = state.bill.wants.is_empty() && state.bill.symbols == 0;
    let idle = state.work == CurrentAction::Nothing && bill && state.coins.is_empty();
    require(idle, "an action is under way")?;
    let most = usize::from(state.decision == Decision::Administration);
    require(state.played.len() <= most, "cards are in play")?;
    let good = state.played.iter().all(|played| {
        let has_icon = |slot| played.card.card().icon(slot).is_some();
        !played.used.is_empty() && played.used.iter().all(has_icon)
    });
    require(good, "a card is played without its icons")
}

fn check_orders(state: &State) -> Result<(), Unsound> {
    let count = state.player_count();
    let auction = &state.auction;
    let all = |seats: &[Seat]| seats.len() == count && are_different(seats, count);
    require(all(&state.order) && all(&auction.old), "the turn order lacks somebody")?;
    let placed: Vec<Seat> = auction.front.iter().chain(&auction.back).copied().collect();
    require(are_different(&placed, count), "somebody has two places")?;
    require(usize::from(auction.next) < count && state.seat.index() < count, "nobody decides")?;
    require(auction.bids.count() == count && auction.paid.count() == count, "bids are missing")
}

fn are_different(seats: &[Seat], count: usize) -> bool {
    let is_new = |(at, seat): (usize, &Seat)| !seats[..at].contains(seat);
    seats.iter().enumerate().all(is_new) && seats.iter().all(|seat| seat.index() < count)
}

fn check_sums(state: &State) -> Result<(), Unsound> {
    let money = |dollars: &u16| *dollars <= MOST_MONEY;
    let sound = state
        .players
        .iter()
        .all(|player| money(&player.money) && player.happiness.unsigned_abs() <= MOST_HAPPINESS);
    let bids = state.auction.bids.iter().chain(state.auction.paid.iter()).all(money);
    require(sound && bids, "a sum is too high")
}

/// Checks derived values against those derived anew.
fn check_consequences(state: &State) -> Result<(), Unsound> {
    let mut again = state.clone();
    completion::complete(&mut again);
    require(again == *state, "something does not follow from the map")?;
    let stock = deal::stock(state.player_count());
    let sound = BuildingType::ALL.into_iter().all(|kind| {
        let built = invariants::built(state, kind).count();
        let is_kind = |card: &&CardId| card.family().0 == Family::Building(kind);
        let cards = state.building_cards.iter().filter(is_kind).count();
        let left = usize::from(state.stock[kind.index()]);
        built + left == usize::from(stock[kind.index()])
            && (cards == left || state.decision == Decision::Over)
    });
    require(sound, "the Building tiles do not add up")
}

/// Checks that the phase fits round and players, and that the deciding seat is to move.
fn check_decision(state: &State) -> Result<(), Unsound> {
    let (solo, round, count) = (state.is_solo(), state.round, state.player_count());
    let position = usize::from(state.turn.position);
    let (setting_up, playing) = (round == 0, (1..=LAST_ROUND).contains(&round));
    let at_turn = state.order.get(position) == Some(&state.seat);
    let auction = &state.auction;
    let sound = match state.decision {
        Decision::Draft => setting_up && !solo && check_draft(state),
        Decision::Keep => setting_up && at_turn && check_offers(state, position),
        Decision::Book => setting_up && check_book(state, position),
        Decision::Bid => {
            let bidder = auction.old.get(usize::from(auction.next)) == Some(&state.seat);
            let due = bidder && !auction.is_placed(state.seat) && auction.old == state.order;
            playing && !solo && due
        }
        Decision::Market => playing && !solo && round < LAST_ROUND && at_turn,
        Decision::Line => playing && solo && round < LAST_ROUND && state.seat == state.order[0],
        Decision::Task | Decision::Administration => playing && at_turn,
        Decision::Fill => round == LAST_ROUND && at_turn && has_room(state),
        Decision::Over => round == LAST_ROUND && position < count,
        _ => false,
    };
    require(sound, "it is not the time for this decision")
}

fn check_draft(state: &State) -> bool {
    let taken = usize::from(state.turn.position);
    let left = (PARCEL_CARDS * state.player_count()).saturating_sub(taken);
    let empty = state.market.deck.is_empty() && state.market.discard.is_empty();
    let parcels = |card: &CardId| matches!(card.family().0, Family::Parcel(_));
    let undealt = invariants::all_cards(state)
        .all(|card| !matches!(card.family().0, Family::Auction | Family::Development));
    deal::drafter(&state.auction.old, taken) == Some(state.seat)
        && state.market.open.len() >= left
        && state.market.open.iter().all(parcels)
        && empty
        && undealt
}

/// Returns whether exactly the players who have not kept a Development card have an offer.
fn check_offers(state: &State, position: usize) -> bool {
    let waits =
        |(at, seat): (usize, &Seat)| state.players[*seat].offer.is_empty() == (at < position);
    state.order.iter().enumerate().all(waits)
}

fn check_book(state: &State, position: usize) -> bool {
    let count = state.player_count();
    let cards: usize = state.books.books.iter().map(|book| book.len()).sum();
    (1..=count).contains(&position)
        && state.order[count - position] == state.seat
        && cards > count - position
}

fn has_room(state: &State) -> bool {
    state.player().hand.len() < state.player().hand_limit()
}

fn check_turn(state: &State) -> Result<(), Unsound> {
    let turn = state.turn;
    let used = turn.actions + u8::from(turn.took_money);
    let allowed = if turn.half == Half::First { 1 } else { 2 };
    let sound = turn.actions <= 2 && usize::from(turn.discards) <= ROOM;
    require(sound && (state.decision != Decision::Task || used < allowed), "the turn is over")
}

/// Checks that no pile can overflow.
fn check_piles(state: &State) -> Result<(), Unsound> {
    let books: usize = state.books.books.iter().map(|book| book.len()).sum();
    let table = books + state.books.open.len() + state.books.deck.len();
    let to_come = table + state.building_cards.len() + AUCTION_CARDS;
    let sound = state.players.iter().all(|player| {
        let own = player.hand.len() + player.deck.len() + player.discard.len();
        let offer = player.offer.is_empty() || state.decision == Decision::Keep;
        own + state.played.len() + to_come <= ROOM && player.hand.len() <= MOST_HELD && offer
    });
    let market = &state.market;
    let market = market.open.len() + market.deck.len() + market.discard.len();
    require(sound && market <= ROOM, "there are too many cards in one place")
}

/// Checks that each kind of card is only where it may be.
fn check_families(state: &State) -> Result<(), Unsound> {
    let market = [&state.market.open, &state.market.deck, &state.market.discard];
    let on_sale = |card: &CardId| matches!(card.family().0, Family::Parcel(_) | Family::Auction);
    let is_development = |card: &CardId| card.family().0 == Family::Development;
    let is_building = |card: &CardId| matches!(card.family().0, Family::Building(_));
    let offers = state.players.iter().flat_map(|player| &player.offer);
    let books = state.books.books.iter().flatten().chain(&state.books.open);
    let sound = market.into_iter().flatten().all(on_sale)
        && books.chain(&state.books.deck).chain(offers).all(is_development)
        && state.building_cards.iter().all(is_building)
        && state.building_cards.is_sorted_by_key(|card| card.family().0)
        && (state.is_solo() || state.market.discard.is_empty());
    require(sound, "a card lies where it cannot lie")
}

/// Checks that open, taken and discarded cards were seen, and that cards of the Auction deck were not.
fn check_seen(state: &State) -> Result<(), Unsound> {
    let is = |card: &CardId, family: Family| card.family().0 == family;
    let secret = |card: &CardId| is(card, Family::Development) && !state.seen.has(*card);
    let piles = |player: &super::state::PlayerState| -> Cards {
        player.deck.iter().chain(&player.discard).copied().collect()
    };
    let hidden = state.players.iter().any(|player| piles(player).iter().any(secret));
    let early = |card: &CardId| is(card, Family::Auction) && state.seen.has(*card);
    let late = |card: &CardId| is(card, Family::Auction) && !state.seen.has(*card);
    let taken = state.players.iter().flat_map(|player| &player.hand);
    let taken = taken.chain(&state.market.open).any(late)
        || state.players.iter().any(|player| piles(player).iter().any(late));
    let known = !state.is_solo() && state.market.deck.iter().any(early);
    require(!hidden && !taken && !known, "a card was seen where it could not be")
}

/// Checks that the remembered Link is a complete one (RAIL-9).
fn check_stock(state: &State, link: &Link) -> Result<(), Unsound> {
    let LinkStatus::Incomplete { kept } = link.status else { return Ok(()) };
    let kept = usize::from(kept);
    let sound = kept == 0
        || link.tiles.get(kept).is_some_and(|next| state.is_own_parcel(link.owner, next.cell));
    require(sound, "a Link remembers what it never was")
}

/// Checks that a ride can hold all locations.
fn check_locations(state: &State) -> Result<(), Unsound> {
    let mut different = CellSet::default();
    for &location in state.locations.iter().flatten() {
        different.insert(location);
    }
    require(different.len() <= ROOM, "there are too many locations")
}

/// Checks that each Parcel belongs to its card's holder. If the card has left the game, any owner passes.
fn check_parcels(state: &State) -> Result<(), Unsound> {
    let sound = state.map.parcels().all(|parcel| {
        let card = CardId::of_parcel(parcel);
        let owner = state.parcels[parcel.index()].owner;
        match holder(state, card) {
            Some(seat) => owner == Some(seat),
            None => owner.is_none() || !invariants::all_cards(state).any(|other| other == card),
        }
    });
    let strange = |card: &CardId| match card.family().0 {
        Family::Parcel(parcel) => state.map.parcels[parcel.index()].is_none(),
        _ => false,
    };
    let strange = invariants::all_cards(state).any(|card| strange(&card));
    require(sound && !strange, "a Parcel and its card belong to different players")
}

/// Returns the player who has a card in hand, deck or discard pile, or in play.
pub(crate) fn holder(state: &State, card: CardId) -> Option<Seat> {
    let in_play = state.played.iter().any(|played| played.card == card);
    let has = |seat: &Seat| {
        let player = &state.players[*seat];
        player.hand.iter().chain(&player.deck).chain(&player.discard).any(|held| *held == card)
    };
    in_play.then_some(state.seat).or_else(|| state.players.seats().find(has))
}

/// Checks that each seat's view is consistent, too.
fn check_views(state: &State) -> Result<(), Unsound> {
    state.players.seats().map(Some).chain([None]).try_for_each(|viewer| {
        let mut rng = Rng::new(state.rng.state());
        invariants::check(&observe::redealt(state, viewer, &mut rng)).map_err(Unsound)
    })
}
