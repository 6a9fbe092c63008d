//! Development cards: Ticket Books or the display (SET-9, MOV-8).

use super::action::{Action, BookId};
use super::card::CardId;
use super::event::Event;
use super::passenger;
use super::refusal::Refusal;
use super::round;
use super::state::{Decision, State};

/// Returns whether no Development card is left on the table.
pub(super) fn is_gone(state: &State) -> bool {
    let books = &state.books;
    books.books.iter().all(|book| book.is_empty()) && books.open.is_empty() && books.deck.is_empty()
}

/// Adds the Books that have cards.
pub(super) fn book_actions(state: &State, into: &mut Vec<Action>) {
    let full = |(i, book): (usize, &arrayvec::ArrayVec<CardId, 4>)| {
        (!book.is_empty()).then_some(Action::Book(BookId(i as u8)))
    };
    into.extend(state.books.books.iter().enumerate().filter_map(full));
}

/// Checks that a Book has cards.
pub(super) fn check_book(state: &State, book: BookId) -> Result<(), Refusal> {
    let found = state.books.books.get(usize::from(book.0));
    if found.is_some_and(|book| !book.is_empty()) { Ok(()) } else { Err(Refusal::EmptyBook) }
}

/// Looks into a Book.
pub(super) fn open_book(state: &mut State, book: BookId, events: &mut Vec<Event>) {
    events.push(Event::Looked { seat: state.seat, book });
    state.decision = Decision::BookTake(book);
}

fn cards(state: &State, book: BookId) -> &[CardId] {
    &state.books.books[usize::from(book.0)]
}

/// Adds an action for each card of an open Book, in order.
pub(super) fn card_actions(
    state: &State,
    book: BookId,
    into: &mut Vec<Action>,
    action: impl Fn(CardId) -> Action,
) {
    into.extend(cards(state, book).iter().map(|&card| action(card)));
    into.sort_unstable();
}

/// Checks that a card is in an open Book.
pub(super) fn check_card(state: &State, book: BookId, card: CardId) -> Result<(), Refusal> {
    if cards(state, book).contains(&card) { Ok(()) } else { Err(Refusal::NotInBook) }
}

/// Takes a card of the open Book; if two or more are left, a new top is chosen. Unless it was the
/// top, nobody else knows any longer which card is gone and which are left.
pub(super) fn take(state: &mut State, book: BookId, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    let pile = &mut state.books.books[usize::from(book.0)];
    let was_top = pile.last() == Some(&card);
    pile.retain(|held| *held != card);
    let left = pile.len();
    pile.iter().for_each(|&held| state.seen.remove(held));
    if !was_top {
        state.seen.remove(card);
    }
    state.player_mut().take(card);
    events.push(if was_top {
        Event::Took { seat, card }
    } else {
        Event::TookSecretly { seat, card }
    });
    if left > 1 { state.decision = Decision::BookTop(book) } else { closed(state, book, events) }
}

/// Puts a card on top and closes the Book.
pub(super) fn put_on_top(state: &mut State, book: BookId, card: CardId, events: &mut Vec<Event>) {
    let pile = &mut state.books.books[usize::from(book.0)];
    if let Some(at) = pile.iter().position(|held| *held == card) {
        let last = pile.len() - 1;
        pile.swap(at, last);
    }
    closed(state, book, events);
}

fn closed(state: &mut State, book: BookId, events: &mut Vec<Event>) {
    if let Some(&card) = cards(state, book).last() {
        events.push(Event::Topped { book, card });
    }
    done(state, events);
}

/// Continues the setup or the ride after a Development card.
fn done(state: &mut State, events: &mut Vec<Event>) {
    if state.round == 0 {
        round::next_book(state, events)
    } else {
        passenger::pay_fares(state, events)
    }
}

/// Adds the choices of the Commerce bonus (MOV-8).
pub(super) fn bonus_actions(state: &State, into: &mut Vec<Action>) {
    into.extend(state.books.open.iter().map(|&card| Action::Take(card)));
    into.sort_unstable();
    book_actions(state, into);
    if !state.books.deck.is_empty() {
        into.push(Action::Blind);
    }
    into.push(Action::Five);
}

/// Checks that a card of the display may be taken.
pub(super) fn check_open(state: &State, card: CardId) -> Result<(), Refusal> {
    if state.books.open.contains(&card) { Ok(()) } else { Err(Refusal::NotOnDisplay) }
}

/// Checks that the deck has a card to draw.
pub(super) fn check_blind(state: &State) -> Result<(), Refusal> {
    if state.books.deck.is_empty() { Err(Refusal::NothingBlind) } else { Ok(()) }
}

/// Takes a card of the display and refills it.
pub(super) fn take_open(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    state.books.open.retain(|held| *held != card);
    if let Some(next) = state.books.deck.pop() {
        state.books.open.push(next);
        events.push(Event::Revealed { card: next });
    }
    state.player_mut().take(card);
    events.push(Event::Took { seat, card });
    done(state, events);
}

/// Draws the top of the deck unseen.
pub(super) fn take_blind(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    if let Some(card) = state.books.deck.pop() {
        state.player_mut().take(card);
        events.push(Event::Drew { seat, cards: 1 });
        events.push(Event::TookSecretly { seat, card });
    }
    done(state, events);
}
