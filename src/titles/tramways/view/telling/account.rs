//! The events of a player's action, gathered into clauses and one sum of costs and gains.

use crate::engine::game::{BySeat, Seat};
use crate::table::Players;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::BookId;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::{Event, Phase};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::words::{Mood, Reader};
use crate::words::sentence;
use std::borrow::Borrow;

/// The way to describe events, and the reader.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    pub mood: Mood,
    pub reader: Reader,
    pub players: &'a Players,
    /// The seat that reads; `None` if no hand is shown.
    pub viewer: Option<Seat>,
    /// The position after the events, which names the places.
    pub state: &'a State,
}

/// The events that concern one player.
pub(crate) struct Account {
    pub seat: Seat,
    change: NumbersChange,
    /// The icons that were played, in words, and their cards.
    icons: Vec<String>,
    cards: Vec<CardId>,
    clauses: Vec<String>,
    /// Effects of the cards that were taken.
    afterwards: Vec<String>,
    took: Vec<Option<CardId>>,
    book: Option<BookId>,
    discarded: Vec<CardId>,
    laid: Vec<CellId>,
    returned: usize,
    completes: bool,
    /// A clause already says its money.
    is_priced: bool,
}

/// The events by player, and those of the whole table.
pub(crate) struct Happened {
    pub accounts: Vec<Account>,
    pub arrivals: Vec<CellId>,
    pub revealed: Vec<CardId>,
    /// Other events of the whole table, in words.
    pub table: Vec<String>,
}

/// Returns the Stress levels of a position.
pub(crate) fn levels(state: &State) -> BySeat<u8> {
    BySeat::new(state.players.count(), |seat| state.players[seat].stress())
}

/// Returns the index of the first Stress event before the last round's Actions (R6-2, SOLO-4),
/// which may cost Happiness Points (STR-2). It is not part of the price of the decision before it.
pub(crate) fn opening<E: Borrow<Event>>(events: &[E]) -> Option<usize> {
    let is_actions = |event: &E| matches!(event.borrow(), Event::Phase { phase: Phase::Actions });
    let is_stress = |event: &E| matches!(event.borrow(), Event::Stress { .. });
    let is_cost = |event: &E| matches!(event.borrow(), Event::Happiness { .. });
    let phase = events.iter().position(is_actions)?;
    let other = events[..phase].iter().rposition(|event| !is_stress(event) && !is_cost(event));
    let first = other.map_or(0, |at| at + 1);
    events[first..phase].iter().position(is_stress).map(|at| first + at)
}

impl Telling<'_> {
    /// Gathers events; `levels` are the Stress levels before them and are updated to those after.
    pub(crate) fn gather<'e>(
        &self,
        events: impl IntoIterator<Item = &'e Event>,
        levels: &mut BySeat<u8>,
    ) -> Happened {
        let mut happened = Happened {
            accounts: Vec::new(),
            arrivals: Vec::new(),
            revealed: Vec::new(),
            table: Vec::new(),
        };
        for event in events {
            match (event, event.seat()) {
                (Event::PassengerAdded { cell }, _) => happened.arrivals.push(*cell),
                (Event::Revealed { card }, _) => happened.revealed.push(*card),
                (Event::Shuffled { seat: None }, _) => {
                    happened.table.push(self.reader.was_shuffled().to_owned());
                }
                (Event::Over, _) => happened.table.push(self.reader.game_ends().to_owned()),
                // A player who tops a Book has taken a card of it before.
                (Event::Topped { .. }, _) => {
                    let clause = self.reader.clause(self.mood, self.state, event);
                    let takes = |it: &&mut Account| !it.took.is_empty();
                    if let Some(account) = happened.accounts.iter_mut().rfind(takes) {
                        account.afterwards.extend(clause);
                    }
                }
                (_, Some(seat)) => {
                    let level = &mut levels[seat];
                    self.note(happened.account(seat), event, level);
                }
                (_, None) => {}
            }
        }
        happened
    }

    fn note(&self, account: &mut Account, event: &Event, level: &mut u8) {
        match *event {
            Event::Looked { book, .. } => account.book = Some(book),
            Event::Took { card, .. } => account.took.push(Some(card)),
            Event::TookSecretly { seat, card } => {
                account.took.push((self.viewer == Some(seat)).then_some(card));
            }
            // A Parcel's card already implies the Parcel.
            Event::Claimed { .. } if !account.took.is_empty() => {}
            Event::Played { card, slot, .. } => {
                account.icons.extend(card.card().icon(slot).map(|icon| self.reader.icon(icon)));
                if !account.cards.contains(&card) {
                    account.cards.push(card);
                }
            }
            Event::Discarded { card, .. } => account.discarded.push(card),
            Event::Paid { dollars, .. } => account.change.dollars -= i32::from(dollars),
            Event::Gained { dollars, .. } => account.change.dollars += i32::from(dollars),
            Event::Stress { level: now, .. } => {
                account.change.stress += i32::from(now) - i32::from(*level);
                *level = now;
            }
            Event::Happiness { points, .. } => account.change.points += i32::from(points),
            Event::Worker { change, .. } => account.change.workers += i32::from(change),
            Event::Laid { ref cells, .. } => account.laid.extend(cells),
            Event::RailsReturned { ref cells, .. } => account.returned += cells.len(),
            Event::Owed { owner, .. } => {
                let name = self.reader.player(self.players, owner);
                account.clauses.push(self.reader.owes(self.mood, &name));
            }
            Event::Drew { .. } => {
                account.afterwards.extend(self.reader.clause(self.mood, self.state, event));
            }
            _ => {
                account.is_priced |= matches!(event, Event::Bid { .. } | Event::TwoDollars { .. });
                account.completes |= matches!(event, Event::LinkCompleted { .. });
                account.clauses.extend(self.reader.clause(self.mood, self.state, event));
            }
        }
    }

    /// Returns the clauses of a player's actions, without costs and gains.
    pub(crate) fn does(&self, account: &Account) -> Vec<String> {
        let (reader, mood) = (self.reader, self.mood);
        let mut clauses = account.clauses.clone();
        if !account.laid.is_empty() && !account.completes {
            clauses.push(reader.lays(mood, account.laid.len()));
        }
        if account.returned > 0 {
            clauses.push(reader.returns_rails(mood, account.returned));
        }
        match account.book {
            Some(book) if account.took.is_empty() => {
                clauses.push(reader.looks_through(mood, book));
            }
            book if !account.took.is_empty() => {
                clauses.push(reader.takes(mood, &account.took, book));
            }
            _ => {}
        }
        clauses.extend(account.afterwards.iter().cloned());
        if !account.discarded.is_empty() {
            clauses.push(reader.discards_cards(mood, &account.discarded));
        }
        clauses
    }

    /// Returns the clauses, then `more`, then one sum of costs and gains.
    pub(crate) fn sum(&self, account: &Account, more: &[String]) -> String {
        let mut change = account.change();
        let mut clauses = self.does(account);
        let is_upkeep = clauses.len() == 1 && !account.discarded.is_empty();
        if clauses.is_empty() || is_upkeep {
            let received = (change.dollars > 0).then_some(change.dollars);
            change.dollars -= received.unwrap_or_default();
            let received = received.map(|dollars| self.reader.receives(self.mood, dollars));
            let parts = change.parts(self.reader.locale).into_iter().map(|it| it.text);
            clauses.splice(0..0, received.into_iter().chain(parts));
            change = NumbersChange::default();
        }
        clauses.extend(more.iter().cloned());
        let rails = account.completes.then(|| self.reader.rails(account.laid.len()));
        let parts =
            rails.into_iter().chain(change.parts(self.reader.locale).into_iter().map(|it| it.text));
        with_sum(&sentence(&clauses), &parts.collect::<Vec<_>>())
    }

    /// Returns another player's costs and gains.
    pub(crate) fn parts(&self, account: &Account) -> String {
        let parts = account.change().parts(self.reader.locale).into_iter().map(|it| it.text);
        parts.collect::<Vec<_>>().join(", ")
    }

    /// Returns the advised action and its costs, without points, which are shown apart. `name` is
    /// used if no event describes the action.
    pub(crate) fn advice(&self, account: &Account, name: &str) -> [String; 2] {
        let change = NumbersChange { points: 0, workers: 0, ..account.change() };
        let clauses = self.does(account);
        let does = if clauses.is_empty() { name.to_owned() } else { sentence(&clauses) };
        let rails = account.completes.then(|| self.reader.rails(account.laid.len()));
        let cards = (!account.laid.is_empty()).then(|| self.reader.cards(account.cards.len()));
        let change = change.parts(self.reader.locale).into_iter().map(|it| it.text);
        let parts: Vec<String> = rails.into_iter().chain(cards).chain(change).collect();
        [does, parts.join(", ")]
    }

    /// Returns the icons played and the rails laid, for the details of a log line.
    pub(crate) fn details(&self, account: &Account) -> Vec<String> {
        let icons =
            (!account.icons.is_empty()).then(|| self.reader.plays(Mood::News, &account.icons));
        let laid =
            (!account.laid.is_empty()).then(|| self.reader.rails_on(self.state, &account.laid));
        icons.into_iter().chain(laid).collect()
    }
}

impl Account {
    /// The change without money that a clause already says, such as that of a bid.
    fn change(&self) -> NumbersChange {
        let dollars = if self.is_priced { 0 } else { self.change.dollars };
        NumbersChange { dollars, ..self.change }
    }
}

impl Happened {
    fn account(&mut self, seat: Seat) -> &mut Account {
        let at = self.accounts.iter().position(|account| account.seat == seat);
        let at = at.unwrap_or_else(|| {
            self.accounts.push(Account {
                seat,
                change: NumbersChange::default(),
                icons: Vec::new(),
                cards: Vec::new(),
                clauses: Vec::new(),
                afterwards: Vec::new(),
                took: Vec::new(),
                book: None,
                discarded: Vec::new(),
                laid: Vec::new(),
                returned: 0,
                completes: false,
                is_priced: false,
            });
            self.accounts.len() - 1
        });
        &mut self.accounts[at]
    }

    /// Removes and returns a player's events.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<Account> {
        let at = self.accounts.iter().position(|account| account.seat == seat)?;
        Some(self.accounts.remove(at))
    }
}

/// A sentence followed by its sum.
fn with_sum(text: &str, parts: &[String]) -> String {
    if parts.is_empty() { text.to_owned() } else { format!("{text}: {}", parts.join(", ")) }
}
