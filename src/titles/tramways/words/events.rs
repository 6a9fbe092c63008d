//! A player's actions as clauses. The log is in the present in English and in the past in Spanish,
//! so that no line reads like an order; hints are orders.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, BookId};
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::{Event, PlacedBy};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::Reader;
use crate::words::{Locale, phrases};

/// The mood of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// For the log.
    News,
    /// For hints.
    Order,
}

impl Mood {
    /// Chooses a verb: English and Spanish for the log, then English and Spanish for orders.
    fn verb(
        self,
        locale: Locale,
        news: [&'static str; 2],
        order: [&'static str; 2],
    ) -> &'static str {
        let [english, spanish] = if self == Mood::News { news } else { order };
        locale.pick(english, spanish)
    }
}

phrases! { impl Reader, self.locale:
    /// Looks through a Ticket Book.
    looks_through(mood: Mood, book: BookId) [verb = mood.verb(self.locale, ["Looks", "Miró"], ["Look", "Mira"]), n = book.0 + 1]
        "{verb} through Ticket Book {n}" "{verb} el Libro de boletos {n}"
    /// Takes rails back from the map.
    returns_rails(mood: Mood, rails: usize) [verb = mood.verb(self.locale, ["Returns", "Devolvió"], ["Return", "Devuelve"]), rails = self.rails(rails)]
        "{verb} {rails} to the supply" "{verb} {rails} a la reserva"
    /// The Auction deck or a player's discard pile was shuffled.
    was_shuffled "The discard pile is shuffled" "Se barajaron los descartes"
    game_ends "The game ends" "La partida terminó"
    /// Another player's Link was not paid in full (MOV-7).
    owes(mood: Mood, name: &str) [verb = mood.verb(self.locale, ["Can't pay", "No pudo pagar"], ["Can't pay", "No puedes pagar"])]
        "{verb} {name} in full" "{verb} todo a {name}"
    /// Advice to end a decision that could go on.
    end_order: Decision {
        Decision::Lay => "Finish the rails here" "Termina aquí los rieles",
        Decision::Ride => "Stop here" "Detente aquí",
        Decision::Task => "End the turn" "Termina el turno",
        Decision::Administration => "Finish Administration" "Termina la Administración",
        _ => "Go on" "Sigue",
    }
    passengers_arrive(places: &[String]) [at = self.listed(places)] => places {
        [_] => "A Passenger arrives at {at}" "Llegó un Pasajero a {at}",
        _ => "Passengers arrive at {at}" "Llegaron Pasajeros a {at}",
    }
    are_revealed(cards: &[String]) [names = self.listed(cards)] => cards {
        [_] => "{names} is revealed" "Se reveló {names}",
        _ => "{names} are revealed" "Se revelaron {names}",
    }
    /// How a player got a place in the turn order.
    placed: (PlacedBy, bool) {
        (PlacedBy::Passing, _) => "passed" "por pasar",
        (PlacedBy::Leading, false) => "highest bid" "por la puja más alta",
        (PlacedBy::Leading | PlacedBy::Remaining, _) => "last place left" "último puesto libre",
    }
}

impl Reader {
    /// Returns the clause of an event; `None` if the event is summed up or shown elsewhere.
    pub fn clause(self, mood: Mood, state: &State, event: &Event) -> Option<String> {
        let verb = |news, order| mood.verb(self.locale, news, order);
        let clause = match event {
            Event::Topped { book, card } => {
                let verb = verb(["Leaves", "Dejó"], ["Leave", "Deja"]);
                let (n, card) = (book.0 + 1, self.the_card(*card));
                phrases! { self.locale, "{verb} {card} on top of Book {n}", "{verb} {card} encima del Libro {n}" }
            }
            Event::Claimed { parcel, .. } => {
                let verb = verb(["Gets", "Obtuvo"], ["Get", "Obtén"]);
                let name = parcel.name();
                phrases! { self.locale, "{verb} Parcel {name}", "{verb} el Terreno {name}" }
            }
            Event::Bid { dollars, .. } => {
                let verb = verb(["Bids", "Pujó"], ["Bid", "Puja"]);
                format!("{verb} {}", self.dollars(dollars))
            }
            Event::Placed { place, by: PlacedBy::Passing, .. } if mood == Mood::Order => {
                let place = self.place_number(*place);
                phrases! { self.locale, "Pass and take {place}", "Pasa y ocupa el {place}" }
            }
            Event::Placed { seat, place, by } => {
                let verb = verb(["Takes", "Ocupó"], ["Take", "Ocupa"]);
                let (place, how) =
                    (self.place_number(*place), self.placed((*by, state.auction.was_left(*seat))));
                phrases! { self.locale, "{verb} {place} ({how})", "{verb} el {place} ({how})" }
            }
            Event::Owed { .. } => return None,
            Event::Built { parcel, kind, .. } => {
                let verb = verb(["Builds", "Construyó"], ["Build", "Construye"]);
                let (kind, name) = (self.kind(*kind), parcel.name());
                phrases! { self.locale, "{verb} {kind} on Parcel {name}", "{verb} {kind} en el Terreno {name}" }
            }
            Event::BuildingUpgraded { parcel, .. } => {
                let verb = verb(["Upgrades", "Mejoró"], ["Upgrade", "Mejora"]);
                let name = parcel.name();
                phrases! { self.locale, "{verb} the Building on Parcel {name}", "{verb} el Edificio del Terreno {name}" }
            }
            Event::TwoDollars { .. } => {
                let verb = verb(["Takes", "Tomó"], ["Take", "Toma"]);
                let amount = self.dollars(2);
                phrases! { self.locale, "{verb} {amount} instead of an action", "{verb} {amount} en lugar de una acción" }
            }
            Event::Drew { cards, .. } => {
                let verb = verb(["Draws", "Robó"], ["Draw", "Roba"]);
                format!("{verb} {}", self.cards(usize::from(*cards)))
            }
            _ => return self.work(mood, state, event),
        };
        Some(clause)
    }

    /// The clause of an action between two places of the map.
    fn work(self, mood: Mood, state: &State, event: &Event) -> Option<String> {
        let verb = |news, order| mood.verb(self.locale, news, order);
        let (Event::LinkCompleted { from, to, .. }
        | Event::LinkUpgraded { from, to, .. }
        | Event::Moved { from, to, .. }) = event
        else {
            return None;
        };
        let (from, to) = (self.place(state, *from), self.place(state, *to));
        Some(match event {
            Event::LinkCompleted { .. } => {
                let verb = verb(["Links", "Completó"], ["Link", "Completa"]);
                phrases! { self.locale, "{verb} {from} to {to}", "{verb} el Enlace de {from} a {to}" }
            }
            Event::LinkUpgraded { .. } => {
                let verb = verb(["Upgrades", "Mejoró"], ["Upgrade", "Mejora"]);
                phrases! { self.locale, "{verb} the Link from {from} to {to}", "{verb} el Enlace de {from} a {to}" }
            }
            _ => {
                let verb = verb(["Moves", "Movió"], ["Move", "Mueve"]);
                phrases! { self.locale, "{verb} a Passenger from {from} to {to}", "{verb} un Pasajero de {from} a {to}" }
            }
        })
    }

    /// Takes cards; `None` is one that the reader may not see. `book` is the Ticket Book they came from.
    pub fn takes(self, mood: Mood, cards: &[Option<CardId>], book: Option<BookId>) -> String {
        let verb = mood.verb(self.locale, ["Takes", "Tomó"], ["Take", "Toma"]);
        let name = |card: &Option<CardId>| match (card, book) {
            (Some(card), _) => self.the_card(*card),
            (None, Some(_)) => phrases! { self.locale, "a card", "una carta" },
            (None, None) => phrases! { self.locale, "a card in secret", "una carta en secreto" },
        };
        let cards = match cards.len() {
            count @ 2.. if cards.iter().all(Option::is_none) => {
                let cards = self.cards(count);
                phrases! { self.locale, "{cards} in secret", "{cards} en secreto" }
            }
            _ => self.listed(&cards.iter().map(name).collect::<Vec<_>>()),
        };
        match book {
            None => format!("{verb} {cards}"),
            Some(book) => {
                let n = book.0 + 1;
                phrases! { self.locale, "{verb} {cards} from Ticket Book {n}", "{verb} {cards} del Libro de boletos {n}" }
            }
        }
    }

    /// Discards cards.
    pub fn discards_cards(self, mood: Mood, cards: &[CardId]) -> String {
        let verb = mood.verb(self.locale, ["Discards", "Descartó"], ["Discard", "Descarta"]);
        let cards: Vec<String> = cards.iter().map(|&card| self.the_card(card)).collect();
        format!("{verb} {}", self.listed(&cards))
    }

    /// Reveals the next card of the line.
    pub fn reveals_card(self, mood: Mood, card: Option<CardId>) -> String {
        let verb = mood.verb(self.locale, ["Reveals", "Reveló"], ["Reveal", "Revela"]);
        let card = match card {
            Some(card) => self.the_card(card),
            None => phrases! { self.locale, "the next card", "la siguiente carta" },
        };
        format!("{verb} {card}")
    }

    /// Lays rails that do not complete a Link.
    pub fn lays(self, mood: Mood, rails: usize) -> String {
        let verb = mood.verb(self.locale, ["Lays", "Puso"], ["Lay", "Pon"]);
        format!("{verb} {}", self.rails(rails))
    }

    /// Receives money.
    pub fn receives(self, mood: Mood, dollars: i32) -> String {
        let verb = mood.verb(self.locale, ["Receives", "Recibió"], ["Receive", "Recibe"]);
        format!("{verb} {}", self.dollars(dollars))
    }

    /// Plays icons.
    pub fn plays(self, mood: Mood, icons: &[String]) -> String {
        let verb = mood.verb(self.locale, ["Plays", "Jugó"], ["Play", "Juega"]);
        format!("{verb} {}", self.listed(icons))
    }

    /// Names an action as an order, for those without an event.
    pub fn named_order(self, state: &State, action: Action) -> String {
        match action {
            Action::Start(task) => self.task(task).to_owned(),
            Action::Book(book) => self.looks_through(Mood::Order, book),
            Action::Reveal => self.reveals_card(Mood::Order, None),
            Action::Play(card, slot) => {
                let icon = card.card().icon(slot).map(|icon| self.icon(icon));
                self.plays(Mood::Order, &[icon.unwrap_or_default()])
            }
            Action::Buy(points @ 1..) => {
                let points = format!("{points}\u{a0}{}", self.hp());
                phrases! { self.locale, "Buy {points}", "Compra {points}" }
            }
            Action::Five => self.receives(Mood::Order, 5),
            Action::TwoDollars => self.receives(Mood::Order, 2),
            Action::Blind => phrases! { self.locale, "Draw the top card unseen", "Roba a ciegas" },
            Action::Pass => phrases! { self.locale, "Pass", "Pasa" },
            Action::Cash => phrases! { self.locale, "Pay in cash", "Paga en efectivo" },
            Action::Done => self.end_order(state.decision).to_owned(),
            _ => self.action(state, action),
        }
    }

    /// A number of rails.
    pub fn rails(self, count: usize) -> String {
        self.many(count as i64, ["rail", "rails"], ["riel", "rieles"])
    }

    /// New Passengers at these places.
    pub fn arrivals(self, state: &State, cells: &[CellId]) -> String {
        let places: Vec<String> = cells.iter().map(|&cell| self.place(state, cell)).collect();
        self.passengers_arrive(&places)
    }

    /// Cards revealed to all.
    pub fn revealed(self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.the_card(card)).collect();
        self.are_revealed(&names)
    }

    /// The cells of new rails, in the details of a log line.
    pub fn rails_on(self, state: &State, cells: &[CellId]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.cell(state, cell)).collect();
        let names = names.join(", ");
        phrases! { self.locale, "Rails: {names}", "Rieles: {names}" }
    }
}
