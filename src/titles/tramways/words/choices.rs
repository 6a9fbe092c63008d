//! The labels of buttons, marks and rides.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::Reader;
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    start_here "Start rails here" "Empezar rieles aquí"
    first_tile "First tile here" "Primera loseta aquí"
    /// Extends a Link from its open end.
    go_on_here "Continue this Link" "Continuar este Enlace"
    redirect_here "Redirect the last tile" "Redirigir la última loseta"
    /// Lays the next tile on this side.
    lead_on "Lay a tile here" "Poner aquí una loseta"
    complete_here "Complete the Link" "Completar el Enlace"
    upgrade_this_link "Upgrade this Link" "Mejorar este Enlace"
    build_here "Build here" "Construir aquí"
    upgrade_this_building "Upgrade this Building" "Mejorar este Edificio"
    move_this_passenger "Move this Passenger" "Mover este Pasajero"
    /// Asks for the place of the first tile.
    first_tile_prompt "Choose the neighbouring space for the first tile." "Elige la casilla contigua para la primera loseta."
    /// The price of a card's next icon.
    next_icon "next icon:" "otro icono:"
    plain_ride "Move Passenger here" "Llevar aquí al Pasajero"
    add_here "Add the Passenger here" "Añadir aquí el Pasajero"
    /// Confirms a payment.
    pay "Pay" "Pagar"
    back "Back" "Volver"
    /// A price of nothing.
    free "free" "gratis"
    /// The cards of the solo line.
    card_line "Card line" "Fila de cartas"
    /// The newest card of the line.
    newest "newest" "la más nueva"
    /// The routes of a ride.
    routes "Routes" "Rutas"
    kind_left(kind: BuildingType, left: u8) [name = self.kind(kind)] => left {
        1 => "{name} (1\u{a0}left)" "{name} (queda\u{a0}1)",
        _ => "{name} ({left}\u{a0}left)" "{name} (quedan\u{a0}{left})",
    }
    /// The needs of a task, for the tooltip of its button.
    task_needs: Task {
        Task::Rails => "Needs rail symbols for each tile, 1 Rail Worker, and a Destination icon if the Link is completed." "Hacen falta símbolos de riel por loseta, 1 Trabajador ferroviario y, si se completa el Enlace, un icono de Destino.",
        Task::UpgradeLink => "Needs Upgrade Link and the Destination of either end; gives +3\u{a0}HP." "Hacen falta Mejorar Enlace y el Destino de un extremo; da +3\u{a0}PF.",
        Task::Build => "Needs Build Building and the number of your Parcel; gives +1\u{a0}HP and a card." "Hacen falta Construir Edificio y el número de tu Terreno; da +1\u{a0}PF y una carta.",
        Task::UpgradeBuilding => "Needs Upgrade Building and the Destination of its type; gives +3\u{a0}HP." "Hacen falta Mejorar Edificio y el Destino de su tipo; da +3\u{a0}PF.",
        Task::Passenger => "Needs a magnetic stripe and a Destination; gives HP for each of your Links travelled, and a bonus." "Hacen falta una banda magnética y un Destino; da PF por cada Enlace tuyo recorrido y una bonificación.",
    }
    /// The place to choose first, because rails reach the cell from it.
    rails_from(place: &str)
        "Rails reach this space from {place}: choose that first." "A esta casilla los rieles llegan desde {place}: elige antes esa."
    /// The first tile must go elsewhere.
    not_beside(place: &str)
        "The first tile goes on a space beside {place}." "La primera loseta va en una casilla contigua a {place}."
    done: Decision {
        Decision::Lay => "Finish here" "Terminar aquí",
        Decision::Ride => "Stop here" "Detenerse aquí",
        Decision::Task => "End the turn" "Terminar el turno",
        Decision::Administration => "Finish Administration" "Terminar la Administración",
        _ => "Done" "Hecho",
    }
    /// The question of a ride's bonus (MOV-8); `None` if its end has no choice.
    bonus_choice(kind: BuildingType)? => kind {
        BuildingType::Commerce => "Then $5 or a Development card" "Luego 5\u{a0}$ o una carta de Desarrollo",
        BuildingType::Leisure => "You may buy HP" "Puedes comprar PF",
        BuildingType::Residence | BuildingType::Industry => (None),
    }
    /// The Links of a ride and its length.
    travels(links: &[String], tiles: usize) [links = links.join(", "), tiles = self.so_many_tiles(tiles)]
        "Over {links}: {tiles}" "Por {links}: {tiles}"
    /// The player's own Links on a ride.
    your_links(count: usize) => count {
        1 => "your Link" "tu Enlace",
        _ => "your {count} Links" "tus {count} Enlaces",
    }
    /// Another player's Links on a ride, and that player's points for them (MOV-6).
    links_of(name: &str, count: usize) [points = self.points_change(count as i32)] => count {
        1 => "{name}'s Link ({points} for {name})" "el Enlace de {name} ({points} para {name})",
        _ => "{name}'s {count} Links ({points} for {name})" "{count} Enlaces de {name} ({points} para {name})",
    }
    /// The part of a ride's Stress for a Link that the player cannot pay (MOV-7).
    cannot_pay(name: &str) [stress = self.stress_change(1)]
        "of which {stress}: you can't pay {name} in full" "de ello, {stress}: no puedes pagar todo a {name}"
    /// The points of a ride for another player (MOV-6).
    points_for(points: i32, name: &str) [points = self.points_change(points)]
        "{points} for {name}" "{points} para {name}"
    /// The rail symbols in hand, next to the cost of the tiles so far.
    payable_symbols(most: u8) "so far; up to {most} in hand" "hasta ahora; hasta {most} en mano"
}

impl Locale {
    /// The label of an action's button.
    pub fn action(self, state: &State, action: Action) -> String {
        match action {
            Action::Take(_) => phrases! { self, "Take", "Tomar" },
            Action::Top(_) => phrases! { self, "Put on top", "Poner encima" },
            Action::Discard(_) => phrases! { self, "Discard", "Descartar" },
            Action::Book(book) => {
                let n = book.0 + 1;
                phrases! { self, "Look through Book {n}", "Mirar el Libro {n}" }
            }
            Action::Blind => {
                phrases! { self, "Draw the top card unseen", "Robar a ciegas la carta superior" }
            }
            Action::Five => {
                phrases! { self, "Take {dollars}", "Tomar {dollars}", dollars = self.dollars(5) }
            }
            Action::Bid(dollars) => {
                phrases! { self, "Bid {dollars}", "Pujar {dollars}", dollars = self.dollars(dollars) }
            }
            Action::Pass => phrases! { self, "Pass", "Pasar" },
            Action::Reveal => phrases! { self, "Reveal another", "Revelar otra" },
            Action::Start(task) => self.task(task).to_owned(),
            Action::TwoDollars => {
                phrases! { self, "Take {dollars}", "Tomar {dollars}", dollars = self.dollars(2) }
            }
            Action::Kind(kind) => self.kind_left(kind, state.stock[kind.index()]),
            Action::Buy(0) => phrases! { self, "Buy none", "No comprar" },
            Action::Buy(points) => self.points_change(points.into()),
            Action::Cash => phrases! { self, "Pay in cash", "Pagar en efectivo" },
            Action::Done => self.done(state.decision).to_owned(),
            Action::Play(card, slot) => {
                let icon = card.card().icon(slot).map(|icon| self.icon(icon)).unwrap_or_default();
                format!("{icon} ({})", self.card(card))
            }
            Action::Head(_) => phrases! { self, "First tile", "Primera loseta" },
            Action::Link(_) => match state.decision {
                Decision::Upgrade => self.upgrade_this_link().to_owned(),
                _ => phrases! { self, "Travel over", "Recorrer" },
            },
            Action::Cell(_) => match state.decision {
                Decision::AddPassenger => self.add_here().to_owned(),
                _ => self.move_this_passenger().to_owned(),
            },
            Action::Site(_) => match state.decision {
                Decision::UpgradeSite => self.upgrade_this_building().to_owned(),
                _ => self.build_here().to_owned(),
            },
            Action::Lay(_) => self.lead_on().to_owned(),
        }
    }
}

impl Reader {
    /// The stops of a ride.
    pub fn route(self, state: &State, stops: &[CellId]) -> String {
        let names: Vec<String> = stops.iter().map(|&stop| self.place(state, stop)).collect();
        names.join(" → ")
    }
}
