//! The place of each card, and the cards that everybody has seen.

use super::below;
use crate::engine::codec::Part;
use crate::engine::codec::model::Tree;
use crate::engine::codec::range::{Bit, Coder};
use crate::engine::game::Seat;
use crate::titles::tramways::rules::card::{CARDS, CardId, Family, Slots};
use crate::titles::tramways::rules::state::{Decision, PlayedCard, State};
use crate::titles::tramways::rules::variants::DevelopmentRule;
use arrayvec::ArrayVec;

/// The place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardPlace {
    /// Out of the game.
    Out,
    /// On sale, face up.
    Open,
    /// In the Auction deck.
    AuctionDeck,
    /// In the Auction discard pile.
    AuctionDiscard,
    /// A Building card that nobody has.
    Stock,
    /// In this Ticket Book, or face up in the display.
    Table(u8),
    /// In the deck of the display.
    Blind,
    Hand(Seat),
    Deck(Seat),
    Discard(Seat),
    Offer(Seat),
    /// In play in Administration.
    Played,
}

/// The kinds of cards, as far as their places differ.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Development,
    Parcel,
    Building,
    Auction,
    /// Generic, of the seat with this number.
    Generic(u8),
    /// An Auction card for more players.
    Surplus,
}

impl Class {
    fn of(card: CardId, players: usize) -> Class {
        match card.family().0 {
            Family::Development => Class::Development,
            Family::Parcel(_) => Class::Parcel,
            Family::Building(_) => Class::Building,
            Family::Auction if players > 1 && usize::from(card.card().players) > players => {
                Class::Surplus
            }
            Family::Auction => Class::Auction,
            Family::GenericA | Family::GenericB => Class::Generic(card.family().1),
        }
    }

    fn index(self) -> usize {
        match self {
            Class::Development => 0,
            Class::Parcel => 1,
            Class::Building => 2,
            Class::Auction => 3,
            Class::Generic(_) => 4,
            Class::Surplus => 5,
        }
    }
}

const CLASSES: usize = 6;

/// The places of a class of cards, as learnt.
#[derive(Clone)]
struct CardHabits {
    has_owner: Bit,
    is_out: Bit,
    in_hand: Bit,
    in_discard: Bit,
}

/// The places of all cards.
pub(super) type CardPlaces = [CardPlace; CARDS];

/// Codes the place of each card and puts it there; the order in piles comes later.
pub(super) fn code(
    coder: &mut dyn Coder,
    given: &State,
    into: &mut State,
) -> Result<CardPlaces, Part> {
    code_played(coder, given, into)?;
    let known = places(given);
    let mut places = [CardPlace::Out; CARDS];
    let mut models = CardModels::new(into);
    for card in in_edition(into) {
        let known = known[card.index()];
        let place = if into.played.iter().any(|played| played.card == card) {
            Some(CardPlace::Played)
        } else {
            models.code(coder, card, known)
        };
        let place = place.ok_or(Part::Cards)?;
        put(into, card, place).ok_or(Part::Cards)?;
        places[card.index()] = place;
    }
    Ok(places)
}

/// Codes the card in play, if any.
fn code_played(coder: &mut dyn Coder, given: &State, into: &mut State) -> Result<(), Part> {
    into.played.clear();
    let known = given.played.first();
    if into.decision == Decision::Administration
        && coder.bit(&mut Bit::expecting(1, 4), known.is_some())
    {
        let card = below(coder, known.map_or(0, |played| played.card.index()), CARDS);
        let used = below(coder, known.map_or(0, |played| played.used.word().into()), 32);
        let card = CardId(card as u8);
        (card.index() < CARDS).then_some(()).ok_or(Part::Cards)?;
        into.played.push(PlayedCard { card, used: Slots::from_word(used as u8) });
    }
    Ok(())
}

/// The cards in the game: not those of Parcels off the map or of absent seats.
fn in_edition(state: &State) -> Vec<CardId> {
    let is_known = |card: &CardId| match card.family() {
        (Family::Parcel(parcel), _) => state.map.parcels[parcel.index()].is_some(),
        (Family::GenericA | Family::GenericB, seat) => usize::from(seat) < state.player_count(),
        _ => true,
    };
    CardId::all().filter(is_known).collect()
}

/// The place of each card of a position.
fn places(state: &State) -> CardPlaces {
    let mut places = [CardPlace::Out; CARDS];
    let mut put = |cards: &[CardId], place: CardPlace| {
        cards.iter().for_each(|card| places[card.index()] = place);
    };
    put(&state.market.open, CardPlace::Open);
    put(&state.market.deck, CardPlace::AuctionDeck);
    put(&state.market.discard, CardPlace::AuctionDiscard);
    put(&state.building_cards, CardPlace::Stock);
    put(&state.books.open, CardPlace::Table(0));
    put(&state.books.deck, CardPlace::Blind);
    for (book, number) in state.books.books.iter().zip(0..) {
        put(book, CardPlace::Table(number));
    }
    for seat in state.players.seats() {
        let player = &state.players[seat];
        put(&player.hand, CardPlace::Hand(seat));
        put(&player.deck, CardPlace::Deck(seat));
        put(&player.discard, CardPlace::Discard(seat));
        put(&player.offer, CardPlace::Offer(seat));
    }
    places
}

/// Puts a card into its place; `None` if there is no room.
fn put(state: &mut State, card: CardId, place: CardPlace) -> Option<()> {
    match place {
        CardPlace::Out | CardPlace::Played => {}
        CardPlace::Open => state.market.open.try_push(card).ok()?,
        CardPlace::AuctionDeck => state.market.deck.try_push(card).ok()?,
        CardPlace::AuctionDiscard => state.market.discard.try_push(card).ok()?,
        CardPlace::Stock => state.building_cards.try_push(card).ok()?,
        CardPlace::Blind => state.books.deck.try_push(card).ok()?,
        CardPlace::Table(book) => match state.development_rule {
            DevelopmentRule::Original => {
                state.books.books.get_mut(usize::from(book))?.try_push(card).ok()?;
            }
            DevelopmentRule::Alternative => state.books.open.try_push(card).ok()?,
        },
        CardPlace::Hand(seat) => state.players[seat].hand.try_push(card).ok()?,
        CardPlace::Deck(seat) => state.players[seat].deck.try_push(card).ok()?,
        CardPlace::Discard(seat) => state.players[seat].discard.try_push(card).ok()?,
        CardPlace::Offer(seat) => state.players[seat].offer.try_push(card).ok()?,
    }
    Some(())
}

/// The learnt places of cards.
struct CardModels {
    players: usize,
    books: usize,
    rule: DevelopmentRule,
    keeps: bool,
    habits: [CardHabits; CLASSES],
    owners: Tree,
    tables: Tree,
    is_open: Bit,
    is_discarded: Bit,
}

impl CardModels {
    fn new(state: &mut State) -> CardModels {
        let players = state.player_count();
        let books = if players == 1 { 2 } else { players };
        if state.development_rule == DevelopmentRule::Original && state.decision != Decision::Draft
        {
            state.books.books = (0..books).map(|_| ArrayVec::new()).collect();
        }
        let habits = |owner: usize, out: usize| CardHabits {
            has_owner: Bit::expecting(owner, 16),
            is_out: Bit::expecting(out, 16),
            in_hand: Bit::even(),
            in_discard: Bit::expecting(3, 4),
        };
        CardModels {
            players,
            books,
            rule: state.development_rule,
            keeps: state.decision == Decision::Keep,
            habits: [
                habits(6, 3),
                habits(13, 4),
                habits(6, 10),
                habits(5, 4),
                habits(16, 16),
                habits(0, 16),
            ],
            owners: Tree::new(3, players),
            tables: Tree::new(3, books),
            is_open: Bit::expecting(1, 4),
            is_discarded: Bit::expecting(1, 4),
        }
    }

    /// Codes the place of a card; `None` if it does not exist.
    fn code(&mut self, coder: &mut dyn Coder, card: CardId, given: CardPlace) -> Option<CardPlace> {
        let class = Class::of(card, self.players);
        let owner = match given {
            CardPlace::Hand(seat)
            | CardPlace::Deck(seat)
            | CardPlace::Discard(seat)
            | CardPlace::Offer(seat) => Some(seat),
            _ => None,
        };
        let habits = &mut self.habits[class.index()];
        if coder.bit(&mut habits.has_owner, owner.is_some()) {
            return self.code_owned(coder, class, given, owner);
        }
        if coder.bit(&mut habits.is_out, given == CardPlace::Out) {
            return Some(CardPlace::Out);
        }
        match class {
            Class::Development => self.code_table(coder, given),
            Class::Building => Some(CardPlace::Stock),
            Class::Parcel | Class::Auction => Some(self.code_market(coder, given)),
            Class::Generic(_) | Class::Surplus => None,
        }
    }

    fn code_owned(
        &mut self,
        coder: &mut dyn Coder,
        class: Class,
        given: CardPlace,
        owner: Option<Seat>,
    ) -> Option<CardPlace> {
        let seat = match class {
            Class::Generic(seat) => Seat(seat),
            _ => Seat(self.owners.code(coder, owner.map_or(0, Seat::index)) as u8),
        };
        if seat.index() >= self.players {
            return None;
        }
        if self.keeps && coder.plain(given == CardPlace::Offer(seat)) {
            return Some(CardPlace::Offer(seat));
        }
        let habits = &mut self.habits[class.index()];
        if coder.bit(&mut habits.in_hand, given == CardPlace::Hand(seat)) {
            return Some(CardPlace::Hand(seat));
        }
        let discarded = coder.bit(&mut habits.in_discard, given == CardPlace::Discard(seat));
        Some(if discarded { CardPlace::Discard(seat) } else { CardPlace::Deck(seat) })
    }

    fn code_table(&mut self, coder: &mut dyn Coder, given: CardPlace) -> Option<CardPlace> {
        let book = match given {
            CardPlace::Table(book) => usize::from(book),
            _ => 0,
        };
        match self.rule {
            DevelopmentRule::Original => {
                let book = self.tables.code(coder, book);
                (book < self.books).then_some(CardPlace::Table(book as u8))
            }
            DevelopmentRule::Alternative => {
                let open = coder.bit(&mut Bit::expecting(1, 4), given == CardPlace::Table(0));
                Some(if open { CardPlace::Table(0) } else { CardPlace::Blind })
            }
        }
    }

    fn code_market(&mut self, coder: &mut dyn Coder, given: CardPlace) -> CardPlace {
        if coder.bit(&mut self.is_open, given == CardPlace::Open) {
            return CardPlace::Open;
        }
        let discarded = self.players == 1
            && coder.bit(&mut self.is_discarded, given == CardPlace::AuctionDiscard);
        if discarded { CardPlace::AuctionDiscard } else { CardPlace::AuctionDeck }
    }
}

/// Codes which cards everybody has seen: mostly those played or open.
pub(super) fn code_seen(
    coder: &mut dyn Coder,
    given: &State,
    into: &mut State,
    places: &CardPlaces,
) {
    let mut models = vec![None; CLASSES * KINDS_OF_PLACE];
    for card in in_edition(into) {
        let (class, place) = (Class::of(card, into.player_count()), places[card.index()]);
        let model = &mut models[class.index() * KINDS_OF_PLACE + kind_of_place(place)];
        let model = model.get_or_insert_with(|| Bit::expecting(usual_share(class, place), 32));
        if coder.bit(model, given.seen.has(card)) {
            into.seen.insert(card);
        }
    }
}

const KINDS_OF_PLACE: usize = 9;

fn kind_of_place(place: CardPlace) -> usize {
    match place {
        CardPlace::Out => 0,
        CardPlace::Open => 1,
        CardPlace::AuctionDeck | CardPlace::Blind => 2,
        CardPlace::AuctionDiscard => 3,
        CardPlace::Stock => 4,
        CardPlace::Table(_) => 5,
        CardPlace::Hand(_) | CardPlace::Offer(_) => 6,
        CardPlace::Deck(_) => 7,
        CardPlace::Discard(_) | CardPlace::Played => 8,
    }
}

/// The number of cards seen, of 32 of this class in this place.
fn usual_share(class: Class, place: CardPlace) -> usize {
    match (place, class) {
        (
            CardPlace::Open | CardPlace::AuctionDiscard | CardPlace::Discard(_) | CardPlace::Played,
            _,
        ) => 32,
        (CardPlace::AuctionDeck | CardPlace::Blind | CardPlace::Stock | CardPlace::Offer(_), _) => {
            0
        }
        (CardPlace::Hand(_) | CardPlace::Deck(_), Class::Auction | Class::Building) => 32,
        (CardPlace::Deck(_), _) => 28,
        (CardPlace::Out, Class::Auction | Class::Surplus | Class::Building) => 1,
        _ => 16,
    }
}
