//! What happened, as lines of the log: in English in the present, in Spanish in the past, so that no line reads like an order.

use crate::engine::game::Seat;
use crate::titles::tramways::rules::event::{Event, PlacedBy};
use crate::titles::tramways::rules::state::State;
use crate::words::Locale;

impl Locale {
    /// An event as a line; nothing for those that the log tells otherwise.
    pub fn event(self, state: &State, event: &Event) -> Option<String> {
        let line = match event {
            Event::Round { .. } | Event::Phase { .. } | Event::Played { .. } => return None,
            Event::Revealed { card } => {
                let card = self.the_card(*card);
                self.pick(format!("{card} is revealed"), format!("Se reveló {card}"))
            }
            Event::Looked { book, .. } => {
                let n = book.0 + 1;
                self.pick(
                    format!("Looks through Ticket Book {n}"),
                    format!("Miró el Libro de boletos {n}"),
                )
            }
            Event::Took { card, .. } | Event::TookSecretly { card, .. } => {
                let card = self.the_card(*card);
                self.pick(format!("Takes {card}"), format!("Tomó {card}"))
            }
            Event::Topped { book, card } => {
                let (n, card) = (book.0 + 1, self.the_card(*card));
                self.pick(
                    format!("Leaves {card} on top of Book {n}"),
                    format!("Dejó {card} encima del Libro {n}"),
                )
            }
            Event::Claimed { parcel, .. } => self.pick(
                format!("Owns Parcel {} now", parcel.name()),
                format!("Pasó a tener el Terreno {}", parcel.name()),
            ),
            Event::Bid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Bids {amount}"), format!("Pujó {amount}"))
            }
            Event::Placed { seat, place, by } => {
                let (place, how) = (self.place_number(*place), self.placed(state, *seat, *by));
                self.pick(format!("Takes {place} ({how})"), format!("Ocupó el {place} ({how})"))
            }
            Event::Discarded { card, .. } => {
                let card = self.the_card(*card);
                self.pick(format!("Discards {card}"), format!("Descartó {card}"))
            }
            Event::Paid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Pays {amount}"), format!("Pagó {amount}"))
            }
            Event::Gained { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Receives {amount}"), format!("Recibió {amount}"))
            }
            // Who is owed has a name, which the log knows.
            Event::Owed { .. } => return None,
            Event::Stress { level, .. } => self.pick(
                format!("Has Stress level {level}"),
                format!("Pasó al nivel de Estrés {level}"),
            ),
            Event::Happiness { points, .. } => self.points_change((*points).into()),
            Event::Worker { change, .. } => self.worker_change((*change).into()),
            Event::Laid { cells, .. } => {
                let cells = self.cell_list(state, cells);
                self.pick(format!("Lays rails on {cells}"), format!("Puso rieles en {cells}"))
            }
            Event::LinkCompleted { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Completes the Link from {from} to {to}"),
                    format!("Completó el Enlace de {from} a {to}"),
                )
            }
            Event::LinkUpgraded { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Upgrades the Link from {from} to {to}"),
                    format!("Mejoró el Enlace de {from} a {to}"),
                )
            }
            Event::RailsReturned { cells, .. } => {
                let cells = self.cell_list(state, cells);
                self.pick(
                    format!("Returns the rails on {cells} to the supply"),
                    format!("Devolvió a la reserva los rieles de {cells}"),
                )
            }
            Event::Built { parcel, kind, .. } => {
                let kind = self.kind(*kind);
                self.pick(
                    format!("Builds {kind} on Parcel {}", parcel.name()),
                    format!("Construyó {kind} en el Terreno {}", parcel.name()),
                )
            }
            Event::BuildingUpgraded { parcel, .. } => self.pick(
                format!("Upgrades the Building on Parcel {}", parcel.name()),
                format!("Mejoró el Edificio del Terreno {}", parcel.name()),
            ),
            Event::PassengerAdded { cell } => {
                let place = self.place(state, *cell);
                self.pick(
                    format!("A Passenger arrives at {place}"),
                    format!("Llegó un Pasajero a {place}"),
                )
            }
            Event::Moved { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Moves a Passenger from {from} to {to}"),
                    format!("Movió un Pasajero de {from} a {to}"),
                )
            }
            Event::TwoDollars { .. } => self
                .pick("Takes $2 instead of an action", "Tomó 2\u{a0}$ en lugar de una acción")
                .to_owned(),
            Event::Drew { cards, .. } => {
                let cards = self.cards(usize::from(*cards));
                self.pick(format!("Draws {cards}"), format!("Robó {cards}"))
            }
            Event::Shuffled { .. } => {
                self.pick("The discard pile is shuffled", "Se barajaron los descartes").to_owned()
            }
            Event::Over => self.pick("The game ends", "La partida terminó").to_owned(),
        };
        Some(line)
    }

    /// What a player is advised to do, from the event that it leads to; what only follows from it is told as in the log.
    pub fn deed(self, state: &State, event: &Event) -> Option<String> {
        let deed = match event {
            Event::Looked { book, .. } => {
                let n = book.0 + 1;
                self.pick(
                    format!("Look through Ticket Book {n}"),
                    format!("Mirar el Libro de boletos {n}"),
                )
            }
            Event::Took { card, .. } | Event::TookSecretly { card, .. } => {
                let card = self.the_card(*card);
                self.pick(format!("Take {card}"), format!("Tomar {card}"))
            }
            Event::Bid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Bid {amount}"), format!("Pujar {amount}"))
            }
            Event::Discarded { card, .. } => {
                let card = self.the_card(*card);
                self.pick(format!("Discard {card}"), format!("Descartar {card}"))
            }
            Event::Paid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Pay {amount}"), format!("Pagar {amount}"))
            }
            Event::Gained { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Receive {amount}"), format!("Recibir {amount}"))
            }
            Event::Stress { level, .. } => {
                self.pick(format!("Stress level {level}"), format!("Nivel de Estrés {level}"))
            }
            Event::TwoDollars { .. } => self
                .pick("Take $2 instead of an action", "Tomar 2\u{a0}$ en lugar de una acción")
                .to_owned(),
            event => {
                let deed = self.work(state, event).or_else(|| self.sequel(state, event));
                return deed.or_else(|| self.event(state, event));
            }
        };
        Some(deed)
    }

    /// What a player is advised to do on the map.
    fn work(self, state: &State, event: &Event) -> Option<String> {
        let deed = match event {
            Event::Laid { cells, .. } => {
                let cells = self.cell_list(state, cells);
                self.pick(format!("Lay rails on {cells}"), format!("Poner rieles en {cells}"))
            }
            Event::LinkCompleted { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Complete the Link from {from} to {to}"),
                    format!("Completar el Enlace de {from} a {to}"),
                )
            }
            Event::LinkUpgraded { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Upgrade the Link from {from} to {to}"),
                    format!("Mejorar el Enlace de {from} a {to}"),
                )
            }
            Event::Built { parcel, kind, .. } => {
                let (kind, name) = (self.kind(*kind), parcel.name());
                self.pick(format!("Build {kind} on {name}"), format!("Construir {kind} en {name}"))
            }
            Event::BuildingUpgraded { parcel, .. } => self.pick(
                format!("Upgrade the Building on {}", parcel.name()),
                format!("Mejorar el Edificio de {}", parcel.name()),
            ),
            Event::Moved { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Move the Passenger from {from} to {to}"),
                    format!("Mover el Pasajero de {from} a {to}"),
                )
            }
            _ => return None,
        };
        Some(deed)
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

    /// What comes of what a player is advised to do.
    fn sequel(self, state: &State, event: &Event) -> Option<String> {
        let told = match event {
            Event::Topped { book, card } => {
                let (n, card) = (book.0 + 1, self.the_card(*card));
                self.pick(
                    format!("Leave {card} on top of Book {n}"),
                    format!("Dejar {card} encima del Libro {n}"),
                )
            }
            Event::Claimed { parcel, .. } => self.pick(
                format!("Get Parcel {}", parcel.name()),
                format!("Obtener el Terreno {}", parcel.name()),
            ),
            Event::Placed { seat, place, by } => {
                let (place, how) = (self.place_number(*place), self.placed(state, *seat, *by));
                self.pick(format!("Take {place} ({how})"), format!("Ocupar el {place} ({how})"))
            }
            Event::RailsReturned { cells, .. } => {
                let cells = self.cell_list(state, cells);
                self.pick(
                    format!("Return the rails on {cells} to the supply"),
                    format!("Devolver a la reserva los rieles de {cells}"),
                )
            }
            Event::PassengerAdded { cell } => {
                let place = self.place(state, *cell);
                self.pick(
                    format!("Add a Passenger at {place}"),
                    format!("Añadir un Pasajero en {place}"),
                )
            }
            Event::Drew { cards, .. } => {
                let cards = self.cards(usize::from(*cards));
                self.pick(format!("Draw {cards}"), format!("Robar {cards}"))
            }
            _ => return None,
        };
        Some(told)
    }

    /// The advice to play these icons together.
    pub fn pay_with_these(self, icons: &[String]) -> String {
        let icons = icons.join(", ");
        self.pick(format!("Play {icons}"), format!("Jugar {icons}"))
    }

    /// Another player's Link was not paid in full (MOV-7).
    pub fn owes(self, name: &str) -> String {
        self.pick(
            format!("Can't pay {name} in full (+1\u{a0}Stress)"),
            format!("No pudo pagar todo a {name} (+1\u{a0}Estrés)"),
        )
    }

    /// A Development card that only its owner has seen.
    pub fn took_secretly(self) -> &'static str {
        self.pick("Takes a card in secret", "Tomó una carta en secreto")
    }

    fn cell_list(
        self,
        state: &State,
        cells: &[crate::titles::tramways::network::CellId],
    ) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.cell(state, cell)).collect();
        names.join(", ")
    }

    /// The line of the icons that were played together.
    pub fn paid_with(self, icons: &[String]) -> String {
        let icons = icons.join(", ");
        self.pick(format!("Plays {icons}"), format!("Jugó {icons}"))
    }
}
