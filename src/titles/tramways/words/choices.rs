//! What the buttons, marks and rides offer.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::Reader;
use crate::words::Locale;
use crate::words::texts;

texts! {
    /// Starts a Link at a location.
    start_here "Start rails here" "Empezar rieles aquí"
    /// Lays the first tile.
    first_tile "First tile here" "Primera loseta aquí"
    /// Goes on from an open end.
    go_on_here "Continue this Link" "Continuar este Enlace"
    /// Redirects the last tile.
    redirect_here "Redirect the last tile" "Redirigir la última loseta"
    /// Goes on over this side.
    lead_on "Lay a tile here" "Poner aquí una loseta"
    /// Completes the Link.
    complete_here "Complete the Link" "Completar el Enlace"
    upgrade_this_link "Upgrade this Link" "Mejorar este Enlace"
    build_here "Build here" "Construir aquí"
    upgrade_this_building "Upgrade this Building" "Mejorar este Edificio"
    /// Takes this Passenger.
    move_this_passenger "Move this Passenger" "Mover este Pasajero"
    /// Where the first tile goes.
    first_tile_prompt "Choose the neighbouring space for the first tile." "Elige la casilla contigua para la primera loseta."
    /// What the next icon of a card costs.
    next_icon "next icon:" "otro icono:"
    /// Sends the Passenger here.
    plain_ride "Move Passenger here" "Llevar aquí al Pasajero"
    /// Puts a Passenger here.
    add_here "Add the Passenger here" "Añadir aquí el Pasajero"
    /// Confirms a payment.
    pay "Pay" "Pagar"
    back "Back" "Volver"
    /// Nothing is spent.
    free "free" "gratis"
    /// The cards of the solo line.
    card_line "Card line" "Fila de cartas"
    /// The newest card of the line.
    newest "newest" "la más nueva"
    /// The routes to choose from.
    routes "Routes" "Rutas"
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
                self.pick(format!("Look through Book {n}"), format!("Mirar el Libro {n}"))
            }
            Action::Blind => {
                self.pick("Draw the top card unseen", "Robar a ciegas la carta superior").to_owned()
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
            Action::Head(_) => self.pick("First tile", "Primera loseta").to_owned(),
            Action::Link(_) => match state.decision {
                Decision::Upgrade => self.upgrade_this_link().to_owned(),
                _ => self.pick("Travel over", "Recorrer").to_owned(),
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

    fn kind_left(self, kind: BuildingType, left: u8) -> String {
        let name = self.kind(kind);
        let stays = if left == 1 { "queda" } else { "quedan" };
        self.pick(format!("{name} ({left}\u{a0}left)"), format!("{name} ({stays}\u{a0}{left})"))
    }

    fn done(self, state: &State) -> &'static str {
        match state.decision {
            Decision::Lay => self.pick("Finish here", "Terminar aquí"),
            Decision::Ride => self.pick("Stop here", "Detenerse aquí"),
            Decision::Task => self.pick("End the turn", "Terminar el turno"),
            Decision::Administration => {
                self.pick("Finish Administration", "Terminar la Administración")
            }
            _ => self.pick("Done", "Hecho"),
        }
    }

    /// What a task needs, for the tooltip of its button.
    pub fn task_needs(self, task: Task) -> &'static str {
        match task {
            Task::Rails => self.pick(
                "Needs rail symbols for each tile, 1 Rail Worker, and a Destination icon if the Link is completed.",
                "Hacen falta símbolos de riel por loseta, 1 Trabajador ferroviario y, si se completa el Enlace, un icono de Destino.",
            ),
            Task::UpgradeLink => self.pick(
                "Needs Upgrade Link and the Destination of either end; gives +3\u{a0}HP.",
                "Hacen falta Mejorar Enlace y el Destino de un extremo; da +3\u{a0}PF.",
            ),
            Task::Build => self.pick(
                "Needs Build Building and the number of your Parcel; gives +1\u{a0}HP and a card.",
                "Hacen falta Construir Edificio y el número de tu Terreno; da +1\u{a0}PF y una carta.",
            ),
            Task::UpgradeBuilding => self.pick(
                "Needs Upgrade Building and the Destination of its type; gives +3\u{a0}HP.",
                "Hacen falta Mejorar Edificio y el Destino de su tipo; da +3\u{a0}PF.",
            ),
            Task::Passenger => self.pick(
                "Needs a magnetic stripe and a Destination; gives HP for each of your Links travelled, and a bonus.",
                "Hacen falta una banda magnética y un Destino; da PF por cada Enlace tuyo recorrido y una bonificación.",
            ),
        }
    }

    /// Rails come to a cell from a place beside it.
    pub fn rails_from(self, place: &str) -> String {
        self.pick(
            format!("Rails reach this space from {place}: choose that first."),
            format!("A esta casilla los rieles llegan desde {place}: elige antes esa."),
        )
    }

    /// The first tile goes elsewhere.
    pub fn not_beside(self, place: &str) -> String {
        self.pick(
            format!("The first tile goes on a space beside {place}."),
            format!("La primera loseta va en una casilla contigua a {place}."),
        )
    }

    /// How far a ride goes, and over whose Links.
    pub fn travels(self, links: &[String], tiles: usize) -> String {
        let (links, tiles) = (links.join(", "), self.so_many_tiles(tiles));
        self.pick(format!("Over {links}: {tiles}"), format!("Por {links}: {tiles}"))
    }

    /// The own Links that a ride goes over.
    pub fn your_links(self, count: usize) -> String {
        match count {
            1 => self.pick("your Link", "tu Enlace").to_owned(),
            _ => self.pick(format!("your {count} Links"), format!("tus {count} Enlaces")),
        }
    }

    /// Another player's Links that a ride goes over, and what they bring that player (MOV-6).
    pub fn links_of(self, name: &str, count: usize) -> String {
        let points = self.points_change(count as i32);
        match count {
            1 => self.pick(
                format!("{name}'s Link ({points} for {name})"),
                format!("el Enlace de {name} ({points} para {name})"),
            ),
            _ => self.pick(
                format!("{name}'s {count} Links ({points} for {name})"),
                format!("{count} Enlaces de {name} ({points} para {name})"),
            ),
        }
    }

    /// What stands beside the change of a ride that cannot pay another player's Link: a part of it (MOV-7).
    pub fn cannot_pay(self, name: &str) -> String {
        let stress = self.stress_change(1);
        self.pick(
            format!("of which {stress}: you can't pay {name} in full"),
            format!("de ello, {stress}: no puedes pagar todo a {name}"),
        )
    }

    /// What a ride brings another player (MOV-6).
    pub fn points_for(self, points: i32, name: &str) -> String {
        let points = self.points_change(points);
        self.pick(format!("{points} for {name}"), format!("{points} para {name}"))
    }

    /// What can be chosen at the end of a ride (MOV-8).
    pub fn bonus_choice(self, kind: BuildingType) -> Option<&'static str> {
        match kind {
            BuildingType::Commerce => {
                Some(self.pick(
                    "Then $5 or a Development card",
                    "Luego 5\u{a0}$ o una carta de Desarrollo",
                ))
            }
            BuildingType::Leisure => Some(self.pick("You may buy HP", "Puedes comprar PF")),
            BuildingType::Residence | BuildingType::Industry => None,
        }
    }

    /// What stands beside the rail symbols that the tiles cost so far: what the hand could pay.
    pub fn payable_symbols(self, most: u8) -> String {
        self.pick(
            format!("so far; up to {most} in hand"),
            format!("hasta ahora; hasta {most} en mano"),
        )
    }
}

impl Reader {
    /// How long a ride is and by which stops it goes.
    pub fn route(self, state: &State, stops: &[CellId]) -> String {
        let names: Vec<String> = stops.iter().map(|&stop| self.place(state, stop)).collect();
        names.join(" → ")
    }
}
