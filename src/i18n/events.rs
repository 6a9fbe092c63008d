//! What happened, as lines of the log.

use super::Locale;
use crate::titles::tramways::rules::event::{Event, PlacedBy};
use crate::titles::tramways::rules::state::State;

impl Locale {
    /// An event as a line; nothing for those that the log tells otherwise.
    pub fn event(self, state: &State, event: &Event) -> Option<String> {
        let line = match event {
            Event::Round { .. } | Event::Phase { .. } | Event::Played { .. } => return None,
            Event::Revealed { card } => {
                let card = self.card(*card);
                self.pick(format!("{card} is revealed"), format!("Se revela {card}"))
            }
            Event::Looked { book, .. } => {
                let n = book.0 + 1;
                self.pick(
                    format!("Looked into Ticket Book {n}"),
                    format!("Libro de boletos {n} mirado"),
                )
            }
            Event::Took { card, .. } | Event::TookSecretly { card, .. } => {
                let card = self.card(*card);
                self.pick(format!("Took {card}"), format!("{card} a la mano"))
            }
            Event::Topped { book, card } => {
                let (n, card) = (book.0 + 1, self.card(*card));
                self.pick(
                    format!("{card} lies on top of Book {n}"),
                    format!("{card} queda encima del Libro {n}"),
                )
            }
            Event::Claimed { parcel, .. } => self.pick(
                format!("Now owns Parcel {}", parcel.name()),
                format!("Ahora posee el Terreno {}", parcel.name()),
            ),
            Event::Bid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Bid {amount}"), format!("Puja de {amount}"))
            }
            Event::Placed { place, by, .. } => {
                let how = match by {
                    PlacedBy::Leading => self.pick("leading", "por puja mayor"),
                    PlacedBy::Passing => self.pick("passing", "por pasar"),
                    PlacedBy::Remaining => self.pick("remaining", "por quedar"),
                };
                self.pick(format!("Place {place}, {how}"), format!("Puesto {place}, {how}"))
            }
            Event::Discarded { card, .. } => {
                let card = self.card(*card);
                self.pick(format!("Discarded {card}"), format!("Descarte de {card}"))
            }
            Event::Paid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Paid {amount}"), format!("Pago de {amount}"))
            }
            Event::Gained { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Received {amount}"), format!("Ingreso de {amount}"))
            }
            Event::Stress { level, .. } => {
                self.pick(format!("Stress is now {level}"), format!("El Estrés queda en {level}"))
            }
            Event::Happiness { points, .. } => self.points_change((*points).into()),
            Event::Worker { change, .. } => self.worker_change((*change).into()),
            Event::Laid { cells, .. } => {
                let cells = self.cell_list(state, cells);
                self.pick(format!("Laid rails on {cells}"), format!("Rieles en {cells}"))
            }
            Event::LinkCompleted { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Link complete: {from} to {to}"),
                    format!("Enlace completo: {from} a {to}"),
                )
            }
            Event::LinkUpgraded { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Link upgraded: {from} to {to}"),
                    format!("Enlace mejorado: {from} a {to}"),
                )
            }
            Event::RailsReturned { cells, .. } => {
                let cells = self.cell_list(state, cells);
                self.pick(
                    format!("Rails go back to the supply from {cells}"),
                    format!("Vuelven a la reserva los rieles de {cells}"),
                )
            }
            Event::Built { parcel, kind, .. } => {
                let kind = self.kind(*kind);
                self.pick(
                    format!("Built {kind} on Parcel {}", parcel.name()),
                    format!("{kind}: nuevo Edificio en el Terreno {}", parcel.name()),
                )
            }
            Event::BuildingUpgraded { parcel, .. } => self.pick(
                format!("Upgraded the Building on Parcel {}", parcel.name()),
                format!("Mejorado el Edificio del Terreno {}", parcel.name()),
            ),
            Event::PassengerAdded { cell } => {
                let place = self.place(state, *cell);
                self.pick(
                    format!("A Passenger comes to {place}"),
                    format!("Llega un Pasajero a {place}"),
                )
            }
            Event::Moved { from, to, .. } => {
                let (from, to) = (self.place(state, *from), self.place(state, *to));
                self.pick(
                    format!("Passenger: {from} to {to}"),
                    format!("Pasajero: de {from} a {to}"),
                )
            }
            Event::TwoDollars { .. } => self
                .pick("Took money instead of an action", "Dinero en lugar de una acción")
                .to_owned(),
            Event::Drew { cards, .. } => {
                let cards = self.cards(usize::from(*cards));
                self.pick(format!("Drew {cards}"), format!("Robo de {cards}"))
            }
            Event::Shuffled { .. } => {
                self.pick("The discards are shuffled", "Se barajan los descartes").to_owned()
            }
            Event::Over => self.pick("The game ends", "Fin de la partida").to_owned(),
        };
        Some(line)
    }

    /// What a player is advised to do, from the event that it leads to; what only follows from it is told as in the log.
    pub fn deed(self, state: &State, event: &Event) -> Option<String> {
        let deed = match event {
            Event::Looked { book, .. } => {
                let n = book.0 + 1;
                self.pick(
                    format!("Look into Ticket Book {n}"),
                    format!("Mirar el Libro de boletos {n}"),
                )
            }
            Event::Took { card, .. } | Event::TookSecretly { card, .. } => {
                let card = self.card(*card);
                self.pick(format!("Take {card}"), format!("Tomar {card}"))
            }
            Event::Bid { dollars, .. } => {
                let amount = self.dollars(dollars);
                self.pick(format!("Bid {amount}"), format!("Pujar {amount}"))
            }
            Event::Discarded { card, .. } => {
                let card = self.card(*card);
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
            Event::TwoDollars { .. } => self
                .pick("Take money instead of an action", "Tomar dinero en lugar de una acción")
                .to_owned(),
            event => return self.work(state, event).or_else(|| self.event(state, event)),
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

    /// The advice to play these icons together.
    pub fn pay_with_these(self, icons: &[String]) -> String {
        let icons = icons.join(", ");
        self.pick(format!("Play {icons}"), format!("Jugar {icons}"))
    }

    /// A Development card that only its owner has seen.
    pub fn took_secretly(self) -> &'static str {
        self.pick("Took a card in secret", "Una carta tomada en secreto")
    }

    fn cell_list(
        self,
        state: &State,
        cells: &[crate::titles::tramways::network::CellId],
    ) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| state.map.lattice.name(cell)).collect();
        names.join(", ")
    }

    /// The line of the icons that were played together.
    pub fn paid_with(self, icons: &[String]) -> String {
        let icons = icons.join(", ");
        self.pick(format!("Played {icons}"), format!("Jugado: {icons}"))
    }
}
