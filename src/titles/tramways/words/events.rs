//! What a player does, as a clause: for the log in English in the present and in Spanish in the past, so that no line reads
//! like an order; for a hint as an order.

use crate::engine::game::Seat;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, BookId};
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::{Event, PlacedBy};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::Reader;
use crate::words::{Locale, counted};

/// How a deed is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// As news.
    News,
    /// As advice.
    Order,
}

impl Mood {
    /// A verb: as English and Spanish news, as an English and Spanish order.
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

impl Reader {
    /// What an event is as a part of what a player does; nothing for what is summed or told by itself.
    pub fn clause(self, mood: Mood, state: &State, event: &Event) -> Option<String> {
        let verb = |news, order| mood.verb(self.locale, news, order);
        let clause = match event {
            Event::Topped { book, card } => {
                let verb = verb(["Leaves", "Dejó"], ["Leave", "Deja"]);
                let (n, card) = (book.0 + 1, self.the_card(*card));
                self.pick(
                    format!("{verb} {card} on top of Book {n}"),
                    format!("{verb} {card} encima del Libro {n}"),
                )
            }
            Event::Claimed { parcel, .. } => {
                let verb = verb(["Gets", "Obtuvo"], ["Get", "Obtén"]);
                let name = parcel.name();
                self.pick(format!("{verb} Parcel {name}"), format!("{verb} el Terreno {name}"))
            }
            Event::Bid { dollars, .. } => {
                let verb = verb(["Bids", "Pujó"], ["Bid", "Puja"]);
                format!("{verb} {}", self.dollars(dollars))
            }
            Event::Placed { place, by: PlacedBy::Passing, .. } if mood == Mood::Order => {
                let place = self.place_number(*place);
                self.pick(format!("Pass and take {place}"), format!("Pasa y ocupa el {place}"))
            }
            Event::Placed { seat, place, by } => {
                let verb = verb(["Takes", "Ocupó"], ["Take", "Ocupa"]);
                let (place, how) = (self.place_number(*place), self.placed(state, *seat, *by));
                self.pick(format!("{verb} {place} ({how})"), format!("{verb} el {place} ({how})"))
            }
            Event::Owed { .. } => return None,
            Event::Built { parcel, kind, .. } => {
                let verb = verb(["Builds", "Construyó"], ["Build", "Construye"]);
                let (kind, name) = (self.kind(*kind), parcel.name());
                self.pick(
                    format!("{verb} {kind} on Parcel {name}"),
                    format!("{verb} {kind} en el Terreno {name}"),
                )
            }
            Event::BuildingUpgraded { parcel, .. } => {
                let verb = verb(["Upgrades", "Mejoró"], ["Upgrade", "Mejora"]);
                let name = parcel.name();
                self.pick(
                    format!("{verb} the Building on Parcel {name}"),
                    format!("{verb} el Edificio del Terreno {name}"),
                )
            }
            Event::TwoDollars { .. } => {
                let verb = verb(["Takes", "Tomó"], ["Take", "Toma"]);
                let amount = self.dollars(2);
                self.pick(
                    format!("{verb} {amount} instead of an action"),
                    format!("{verb} {amount} en lugar de una acción"),
                )
            }
            Event::Drew { cards, .. } => {
                let verb = verb(["Draws", "Robó"], ["Draw", "Roba"]);
                format!("{verb} {}", self.cards(usize::from(*cards)))
            }
            _ => return self.work(mood, state, event),
        };
        Some(clause)
    }

    /// What is done between two places of the map.
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
                self.pick(
                    format!("{verb} {from} to {to}"),
                    format!("{verb} el Enlace de {from} a {to}"),
                )
            }
            Event::LinkUpgraded { .. } => {
                let verb = verb(["Upgrades", "Mejoró"], ["Upgrade", "Mejora"]);
                self.pick(
                    format!("{verb} the Link from {from} to {to}"),
                    format!("{verb} el Enlace de {from} a {to}"),
                )
            }
            _ => {
                let verb = verb(["Moves", "Movió"], ["Move", "Mueve"]);
                self.pick(
                    format!("{verb} a Passenger from {from} to {to}"),
                    format!("{verb} un Pasajero de {from} a {to}"),
                )
            }
        })
    }

    /// Takes cards, of which the reader may not know one, from a Ticket Book if it came from there.
    pub fn takes(self, mood: Mood, cards: &[Option<CardId>], book: Option<BookId>) -> String {
        let verb = mood.verb(self.locale, ["Takes", "Tomó"], ["Take", "Toma"]);
        let name = |card: &Option<CardId>| match (card, book) {
            (Some(card), _) => self.the_card(*card),
            (None, Some(_)) => self.pick("a card", "una carta").to_owned(),
            (None, None) => self.pick("a card in secret", "una carta en secreto").to_owned(),
        };
        let cards = match cards.len() {
            count @ 2.. if cards.iter().all(Option::is_none) => {
                let cards = self.cards(count);
                self.pick(format!("{cards} in secret"), format!("{cards} en secreto"))
            }
            _ => self.listed(&cards.iter().map(name).collect::<Vec<_>>()),
        };
        match book {
            None => format!("{verb} {cards}"),
            Some(book) => {
                let n = book.0 + 1;
                self.pick(
                    format!("{verb} {cards} from Ticket Book {n}"),
                    format!("{verb} {cards} del Libro de boletos {n}"),
                )
            }
        }
    }

    /// Discards cards.
    pub fn discards_cards(self, mood: Mood, cards: &[CardId]) -> String {
        let verb = mood.verb(self.locale, ["Discards", "Descartó"], ["Discard", "Descarta"]);
        let cards: Vec<String> = cards.iter().map(|&card| self.the_card(card)).collect();
        format!("{verb} {}", self.listed(&cards))
    }

    /// Looks through a Ticket Book.
    pub fn looks_through(self, mood: Mood, book: BookId) -> String {
        let verb = mood.verb(self.locale, ["Looks", "Miró"], ["Look", "Mira"]);
        let n = book.0 + 1;
        self.pick(
            format!("{verb} through Ticket Book {n}"),
            format!("{verb} el Libro de boletos {n}"),
        )
    }

    /// Turns the next card of the line over.
    pub fn reveals_card(self, mood: Mood, card: Option<CardId>) -> String {
        let verb = mood.verb(self.locale, ["Reveals", "Reveló"], ["Reveal", "Revela"]);
        let card = match card {
            Some(card) => self.the_card(card),
            None => self.pick("the next card", "la siguiente carta").to_owned(),
        };
        format!("{verb} {card}")
    }

    /// Lays rails that do not complete a Link.
    pub fn lays(self, mood: Mood, rails: usize) -> String {
        let verb = mood.verb(self.locale, ["Lays", "Puso"], ["Lay", "Pon"]);
        format!("{verb} {}", self.rails(rails))
    }

    /// Takes rails back from the map.
    pub fn returns_rails(self, mood: Mood, rails: usize) -> String {
        let verb = mood.verb(self.locale, ["Returns", "Devolvió"], ["Return", "Devuelve"]);
        let rails = self.rails(rails);
        self.pick(format!("{verb} {rails} to the supply"), format!("{verb} {rails} a la reserva"))
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

    /// What an action is called as an order, where nothing that happens says it.
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
                self.pick(format!("Buy {points}"), format!("Compra {points}"))
            }
            Action::Five => self.receives(Mood::Order, 5),
            Action::TwoDollars => self.receives(Mood::Order, 2),
            Action::Blind => self.pick("Draw the top card unseen", "Roba a ciegas").to_owned(),
            Action::Pass => self.pick("Pass", "Pasa").to_owned(),
            Action::Cash => self.pick("Pay in cash", "Paga en efectivo").to_owned(),
            Action::Done => self.end_order(state).to_owned(),
            _ => self.action(state, action),
        }
    }

    fn end_order(self, state: &State) -> &'static str {
        match state.decision {
            Decision::Lay => self.pick("Finish the rails here", "Termina aquí los rieles"),
            Decision::Ride => self.pick("Stop here", "Detente aquí"),
            Decision::Task => self.pick("End the turn", "Termina el turno"),
            Decision::Administration => {
                self.pick("Finish Administration", "Termina la Administración")
            }
            _ => self.pick("Go on", "Sigue"),
        }
    }

    /// So many rails.
    pub fn rails(self, count: usize) -> String {
        let count = count as i64;
        self.pick(counted(count, "rail", "rails"), counted(count, "riel", "rieles"))
    }

    /// Passengers came to these places.
    pub fn arrivals(self, state: &State, cells: &[CellId]) -> String {
        let places: Vec<String> = cells.iter().map(|&cell| self.place(state, cell)).collect();
        let places = self.listed(&places);
        match cells.len() {
            1 => self.pick(
                format!("A Passenger arrives at {places}"),
                format!("Llegó un Pasajero a {places}"),
            ),
            _ => self.pick(
                format!("Passengers arrive at {places}"),
                format!("Llegaron Pasajeros a {places}"),
            ),
        }
    }

    /// Cards were turned over for all to see.
    pub fn revealed(self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.the_card(card)).collect();
        let names = self.listed(&names);
        match cards.len() {
            1 => self.pick(format!("{names} is revealed"), format!("Se reveló {names}")),
            _ => self.pick(format!("{names} are revealed"), format!("Se revelaron {names}")),
        }
    }

    /// The Auction deck or a player's discard pile was shuffled.
    pub fn was_shuffled(self) -> &'static str {
        self.pick("The discard pile is shuffled", "Se barajaron los descartes")
    }

    /// The game has ended, as news.
    pub fn game_ends(self) -> &'static str {
        self.pick("The game ends", "La partida terminó")
    }

    /// Where rails were laid, behind a line of the log.
    pub fn rails_on(self, state: &State, cells: &[CellId]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.cell(state, cell)).collect();
        let names = names.join(", ");
        self.pick(format!("Rails: {names}"), format!("Rieles: {names}"))
    }

    /// How a player comes to a place of the turn order.
    fn placed(self, state: &State, seat: Seat, by: PlacedBy) -> &'static str {
        match by {
            PlacedBy::Passing => self.pick("passed", "por pasar"),
            PlacedBy::Leading if !state.auction.was_left(seat) => {
                self.pick("highest bid", "por la puja más alta")
            }
            PlacedBy::Leading | PlacedBy::Remaining => {
                self.pick("last place left", "último puesto libre")
            }
        }
    }

    /// Another player's Link was not paid in full (MOV-7).
    pub fn owes(self, mood: Mood, name: &str) -> String {
        let verb = mood.verb(
            self.locale,
            ["Can't pay", "No pudo pagar"],
            ["Can't pay", "No puedes pagar"],
        );
        self.pick(format!("{verb} {name} in full"), format!("{verb} todo a {name}"))
    }
}
