//! What the buttons, marks and rides offer.

use super::{Locale, texts};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::kind::Kind;
use crate::titles::tramways::rules::state::State;

texts! {
    /// Starts a Link at a location.
    start_here "Start rails here" "Empezar rieles aquí"
    /// Lays the first tile.
    first_tile "First tile here" "Primera loseta aquí"
    /// Goes on from an open end.
    go_on_here "Go on with this Link" "Continuar este Enlace"
    /// Redirects the last tile.
    redirect_here "Redirect the last tile" "Redirigir la última loseta"
    /// Goes on over this side.
    lead_on "Lead the rails on" "Seguir con los rieles"
    /// Completes the Link.
    complete_here "Complete the Link" "Completar el Enlace"
    /// Upgrades a Link.
    upgrade_this_link "Upgrade this Link" "Mejorar este Enlace"
    /// Builds here.
    build_here "Build here" "Construir aquí"
    /// Upgrades this Building.
    upgrade_this_building "Upgrade this Building" "Mejorar este Edificio"
    /// Takes this Passenger.
    move_this_passenger "Move this Passenger" "Mover este Pasajero"
    /// The cards on offer, after looking at the map.
    show_cards "Show the cards" "Ver las cartas"
    /// Where the first tile goes.
    first_tile_prompt "Choose the cell beside it where the first tile goes." "Pulsa la casilla contigua donde va la primera loseta."
    /// What the next icon of a card costs.
    next_icon "next:" "otro:"
    /// Sends the Passenger here.
    plain_ride "Ride here" "Viajar aquí"
    /// Puts a Passenger here.
    add_here "Add the Passenger here" "Añadir aquí el Pasajero"
    /// Confirms a payment.
    pay "Pay" "Pagar"
    /// Goes back.
    back "Back" "Volver"
    /// Nothing is spent.
    free "free" "gratis"
    /// The newest card of the line.
    newest "newest" "la más nueva"
    /// The routes to choose from.
    routes "Routes" "Rutas"
    /// Nothing can be done on the map.
    no_map_choice "Nothing just now." "Nada por ahora."
    /// What could be clicked on the map, as a list.
    map_choices "What can be done on the map" "Qué se puede hacer en el mapa"
}

impl Locale {
    /// A choice as the label of a button.
    pub fn action(self, state: &State, action: Action) -> String {
        match action {
            Action::Take(_) => self.pick("Take", "Tomar").to_owned(),
            Action::Top(_) => self.pick("Put on top", "Poner encima").to_owned(),
            Action::Discard(_) => self.pick("Discard", "Descartar").to_owned(),
            Action::Book(book) => {
                let n = book.0 + 1;
                self.pick(format!("Look into Book {n}"), format!("Mirar el Libro {n}"))
            }
            Action::Blind => {
                self.pick("Draw the top card unseen", "Robar la carta de arriba").to_owned()
            }
            Action::Five => {
                self.pick(format!("Take {}", self.dollars(5)), format!("Tomar {}", self.dollars(5)))
            }
            Action::Bid(dollars) => self.pick(
                format!("Bid {}", self.dollars(dollars)),
                format!("Pujar {}", self.dollars(dollars)),
            ),
            Action::Pass => self.pick("Pass", "Pasar").to_owned(),
            Action::Reveal => self.pick("Reveal another", "Revelar otra").to_owned(),
            Action::Start(task) => self.task(task).to_owned(),
            Action::TwoDollars => {
                self.pick(format!("Take {}", self.dollars(2)), format!("Tomar {}", self.dollars(2)))
            }
            Action::Kind(kind) => self.kind_left(kind, state.stock[kind.index()]),
            Action::Buy(0) => self.pick("Buy none", "No comprar").to_owned(),
            Action::Buy(points) => self.points_change(points.into()),
            Action::Cash => self.pick("Pay in cash", "Pagar en efectivo").to_owned(),
            Action::Done => self.done(state).to_owned(),
            Action::Play(card, slot) => {
                let icon = card.card().icon(slot).map(|icon| self.icon(icon)).unwrap_or_default();
                format!("{icon} ({})", self.card(card))
            }
            Action::Head(port) | Action::Link(port) => self.place(state, port.cell),
            Action::Cell(cell) => self.place(state, cell),
            Action::Site(parcel) => parcel.name().to_owned(),
            Action::Lay(_) => self.lead_on().to_owned(),
        }
    }

    fn kind_left(self, kind: Kind, left: u8) -> String {
        let name = self.kind(kind);
        let stays = if left == 1 { "queda" } else { "quedan" };
        self.pick(format!("{name} ({left} left)"), format!("{name} ({stays} {left})"))
    }

    fn done(self, state: &State) -> &'static str {
        use crate::titles::tramways::rules::state::Ask;
        match state.ask {
            Ask::Lay => self.pick("Finish here", "Terminar aquí"),
            Ask::Ride => self.pick("Get off here", "Bajar aquí"),
            Ask::Task => self.pick("End the turn", "Terminar el turno"),
            Ask::Administration if state.round == 6 => {
                self.pick("End the game", "Terminar la partida")
            }
            Ask::Administration => self.pick("End the round", "Terminar la ronda"),
            _ => self.pick("Done", "Hecho"),
        }
    }

    /// What a task needs, for the tooltip of its button.
    pub fn task_needs(self, task: Task) -> &'static str {
        match task {
            Task::Rails => self.pick(
                "It takes rail symbols for each tile and 1 Rail Worker, and a Destination icon to complete the Link.",
                "Hacen falta símbolos de riel por loseta y 1 Trabajador ferroviario, y un icono de Destino para completar el Enlace.",
            ),
            Task::UpgradeLink => self.pick(
                "It takes Upgrade Link and the Destination of either end; it brings +3 HP.",
                "Hacen falta Mejorar Enlace y el Destino de un extremo; da +3 PF.",
            ),
            Task::Build => self.pick(
                "It takes Build Building and the number of your Parcel; it brings +1 HP and a card.",
                "Hacen falta Construir Edificio y el número de tu Terreno; da +1 PF y una carta.",
            ),
            Task::UpgradeBuilding => self.pick(
                "It takes Upgrade Building and the Destination of its type; it brings +3 HP.",
                "Hacen falta Mejorar Edificio y el Destino de su tipo; da +3 PF.",
            ),
            Task::Passenger => self.pick(
                "It takes a magnetic stripe and a Destination; it brings HP for each of your Links travelled, and a bonus.",
                "Hacen falta una banda magnética y un Destino; da PF por cada Enlace tuyo recorrido y una bonificación.",
            ),
        }
    }

    /// Rails come to a cell from a place beside it.
    pub fn rails_from(self, place: &str) -> String {
        self.pick(
            format!("Rails come here from {place}: choose that first."),
            format!("Aquí los rieles llegan desde {place}: pulsa antes ahí."),
        )
    }

    /// The first tile goes elsewhere.
    pub fn not_beside(self, place: &str) -> String {
        self.pick(
            format!("The first tile goes on a cell beside {place}."),
            format!("La primera loseta va en una casilla contigua a {place}."),
        )
    }

    /// How long a ride is and by which stops it goes.
    pub fn route(self, state: &State, stops: &[CellId]) -> String {
        let names: Vec<String> = stops.iter().map(|&stop| self.place(state, stop)).collect();
        names.join(" → ")
    }

    /// What stands beside the rail symbols that the tiles cost so far: what the hand could pay.
    pub fn payable_symbols(self, most: u8) -> String {
        let most = self.symbols(most);
        self.pick(
            format!("so far; {most} in hand, exactly the cost is paid"),
            format!("hasta ahora; {most} en mano, se paga el coste exacto"),
        )
    }
}
