//! What the player must do now, in one sentence.

use super::Locale;
use crate::session::Question;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::state::{Ask, Half, Payment, Purpose, State};

impl Locale {
    /// The sentence of the prompt bar.
    pub fn prompt(self, state: &State) -> String {
        match state.ask {
            Ask::Task => self.task_prompt(state),
            Ask::Lay => self.lay_prompt(state),
            Ask::Money(payment) => self.money_prompt(payment),
            Ask::Kind(parcel) => self.pick(
                format!("Which Building do you build on {}? The tile is free.", parcel.name()),
                format!("¿Qué Edificio construyes en {}? La loseta es gratis.", parcel.name()),
            ),
            Ask::Fill => {
                let room = state.player().hand_limit().saturating_sub(state.player().hand.len());
                let cards = self.cards(room);
                self.pick(
                    format!("Choose {cards} for your last hand, free; the rest leaves the game."),
                    format!(
                        "Elige gratis {cards} para tu última mano; el resto sale de la partida."
                    ),
                )
            }
            Ask::Line => self.line_prompt(state.market.open.len()),
            Ask::Head
            | Ask::Upgrade
            | Ask::Site
            | Ask::UpgradeSite
            | Ask::Passenger
            | Ask::Ride => {
                let click = self.plain_prompt(state.ask);
                let task = task_of(state.ask);
                format!("{click} {}", self.task_needs(task))
            }
            ask => self.plain_prompt(ask).to_owned(),
        }
    }

    fn plain_prompt(self, ask: Ask) -> &'static str {
        match ask {
            Ask::Draft => self.pick("Take a Parcel card, free: its Parcel is yours.", "Toma gratis una carta de Terreno: su Terreno es tuyo."),
            Ask::Keep => self.pick("Keep one Development card, free; the others go back.", "Quédate gratis con una carta de Desarrollo; las otras vuelven."),
            Ask::Book => self.pick(
                "Choose a Ticket Book to look into, free: you will keep one of its cards.",
                "Elige un Libro de boletos para mirarlo gratis: te quedarás con una de sus cartas.",
            ),
            Ask::BookTake(_) => self.pick(
                "Take one card of the Book into your hand, free.",
                "Toma gratis una carta del Libro a tu mano.",
            ),
            Ask::BookTop(_) => self.pick(
                "Choose the card that lies on top of the Book from now on: free.",
                "Elige la carta que quedará encima del Libro: gratis.",
            ),
            Ask::Bid => self.pick("Bid, or pass for free. A bid is spent at once, won or lost; 1st place costs Stress.", "Puja o pasa gratis. Lo que pujas se gasta ya, ganes o no; el 1.er puesto cuesta Estrés."),
            Ask::Market => self.pick("Take one face-up card, free.", "Toma gratis una carta a la vista."),
            Ask::Void => self.pick(
                "The Void Ticket costs you 1 card: choose the one to discard.",
                "El Boleto vacío te cuesta 1 carta: pulsa la que quieres descartar.",
            ),
            Ask::Head => self.pick(
                "Choose where your rails start: a Building, your Parcel or your open end.",
                "Pulsa dónde empiezan tus rieles: un Edificio, un Terreno tuyo o tu extremo abierto.",
            ),
            Ask::Upgrade => self.pick("Choose the Link to upgrade.", "Pulsa el Enlace que quieres mejorar."),
            Ask::Site => self.pick("Choose the Parcel to build on.", "Pulsa el Terreno donde quieres construir."),
            Ask::UpgradeSite => self.pick("Choose the Building to upgrade.", "Pulsa el Edificio que quieres mejorar."),
            Ask::Passenger => self.pick("Choose the Passenger to move.", "Pulsa el Pasajero que quieres mover."),
            Ask::Ride => self.pick("Choose where the Passenger goes.", "Pulsa a dónde va el Pasajero."),
            Ask::Bill => self.pick(
                "Pay with the lit icons, or choose others. A card's first icon is free, each further one +1 Stress.",
                "Paga con los iconos iluminados o pulsa otros. El primero de cada carta es gratis; cada uno más, +1 de Estrés.",
            ),
            Ask::Bonus => self.pick(
                "Commerce: take $5, or a Development card; both are free.",
                "Comercio: toma 5 $ o una carta de Desarrollo; ambas gratis.",
            ),
            Ask::Buy => self.pick(
                "Leisure: how many Happiness Points do you buy? 1 for $1, 2 for $3, 3 for $6.",
                "Lúdico: ¿cuántos Puntos de Felicidad compras? 1 por 1 $, 2 por 3 $, 3 por 6 $.",
            ),
            Ask::Administration => self.pick(
                "A card's first icon is free, each further one +1 Stress; the first discard is free, each further one $1.",
                "El primer icono de cada carta es gratis y cada uno más, +1 de Estrés; el primer descarte es gratis y cada uno más, 1 $.",
            ),
            Ask::AddPassenger => self.pick(
                "Choose the Building cell that gets the Passenger; the place is free.",
                "Pulsa la casilla de Edificio que recibe el Pasajero; el lugar es gratis.",
            ),
            Ask::Over => self.pick("The game has ended.", "La partida ha terminado."),
            Ask::Task | Ask::Line | Ask::Lay | Ask::Money(_) | Ask::Kind(_) | Ask::Fill => "",
        }
    }

    /// The line of the solo game, in which so many cards lie.
    fn line_prompt(self, cards: usize) -> String {
        let price = self.dollars(cards);
        self.pick(
            format!("Take a card of the line: the newest +1 Stress, others free. Or reveal another for {price}."),
            format!("Toma una carta de la fila: la más nueva +1 de Estrés, las otras gratis. O revela otra por {price}."),
        )
    }

    fn task_prompt(self, state: &State) -> String {
        let turn = &state.turn;
        let left = match (turn.half, turn.actions, turn.took_money) {
            (Half::First, ..) => self.pick(
                "First turn: do one action, or take $2.",
                "Primer turno: haz una acción o toma 2 $.",
            ),
            (Half::Second, 0, false) => self.pick(
                "Second turn: do two actions, or one and take $2.",
                "Segundo turno: haz dos acciones, o una y toma 2 $.",
            ),
            (Half::Second, _, true) => self.pick(
                "Do 1 more action, or end the turn for free.",
                "Haz 1 acción más o termina el turno gratis.",
            ),
            _ => self.pick("Do a second action, or take $2.", "Haz otra acción o toma 2 $."),
        };
        left.to_owned()
    }

    fn lay_prompt(self, state: &State) -> String {
        use crate::titles::tramways::rules::rails::Front;
        use crate::titles::tramways::rules::state::Work;
        let Work::Rails(run) = &state.work else { return String::new() };
        let spent = self.symbols(run.cost);
        match run.front {
            Front::Start => self
                .pick(
                    "Choose the cell that your rails lead to next: 1 symbol a tile, 2 on a mountain.",
                    "Pulsa la casilla a la que siguen tus rieles: 1 símbolo por loseta, 2 en montaña.",
                )
                .to_owned(),
            Front::Parcel(_) => self.pick(
                format!("So far {spent}. The Link is complete here: finish, or go on."),
                format!("Hasta ahora {spent}. El Enlace está completo aquí: termina o sigue."),
            ),
            _ => self.pick(
                format!(
                    "So far {spent}. Choose the next cell; stopping here leaves the Link incomplete."
                ),
                format!(
                    "Hasta ahora {spent}. Pulsa la siguiente; parar aquí deja el Enlace incompleto."
                ),
            ),
        }
    }

    fn money_prompt(self, payment: Payment) -> String {
        let price = self.dollars(payment.price);
        match payment.purpose {
            Purpose::Bid => {
                self.pick(format!("Pay your bid of {price}."), format!("Paga tu puja de {price}."))
            }
            Purpose::Reveal => self.pick(
                format!("Pay {price} to reveal the next card."),
                format!("Paga {price} para revelar la siguiente carta."),
            ),
            Purpose::Happiness(points) => {
                let points = self.points_change(points.into());
                self.pick(
                    format!("Pay {price} for {points}."),
                    format!("Paga {price} por {points}."),
                )
            }
        }
    }

    /// What comes of a ride after its bonus.
    pub fn then_fares(self) -> &'static str {
        self.pick("The Links then pay:", "Después pagan los Enlaces:")
    }

    /// What buying Happiness Points and the fares after it come to (MOV-8).
    pub fn fares_included(self) -> &'static str {
        self.pick("In all, with what the Links pay:", "En total, con lo que pagan los Enlaces:")
    }

    /// What the cards on offer are.
    pub fn offer_title(self, ask: Ask) -> &'static str {
        match ask {
            Ask::Book => self.pick("Ticket Books", "Libros de boletos"),
            Ask::BookTake(_) | Ask::BookTop(_) => self.pick("Ticket Book", "Libro de boletos"),
            Ask::Keep | Ask::Bonus => self.pick("Development cards", "Cartas de Desarrollo"),
            Ask::Fill => self.pick("Deck and discard pile", "Mazo y descartes"),
            Ask::Draft => self.pick("Parcel cards", "Cartas de Terreno"),
            Ask::Market => self.pick("Auction cards", "Cartas de subasta"),
            _ => self.line(),
        }
    }

    /// The question before something is revealed; `round` is the present one, 0 during setup.
    pub fn question(self, question: Question, round: u8) -> &'static str {
        match question {
            Question::Round if round == 0 => self.pick(
                "After this the first round begins and its first card is turned over. It cannot be taken back.",
                "Después de esto empieza la primera ronda y se descubre su primera carta. No se podrá deshacer.",
            ),
            Question::Line => self.pick(
                "This reveals the next card of the line. It cannot be taken back.",
                "Esto revela la siguiente carta de la fila. No se podrá deshacer.",
            ),
            Question::Book => self.pick(
                "This shows you the whole Ticket Book, and you must take one of its cards. It cannot be taken back.",
                "Esto te muestra todo el Libro de boletos y debes tomar una de sus cartas. No se podrá deshacer.",
            ),
            Question::Development => self.pick(
                "This turns over or draws Development cards. It cannot be taken back.",
                "Esto descubre o roba cartas de Desarrollo. No se podrá deshacer.",
            ),
            Question::Market => self.pick(
                "After this the Auction cards of the next round are turned over. It cannot be taken back.",
                "Después de esto se descubren las cartas de subasta de la ronda siguiente. No se podrá deshacer.",
            ),
            Question::Round => self.pick(
                "After this the next round begins and cards are turned over. It cannot be taken back.",
                "Después de esto empieza la ronda siguiente y se descubren cartas. No se podrá deshacer.",
            ),
        }
    }

    /// What a hand says of an icon that cannot be played now.
    pub fn icon_not_now(self, icon: Icon, ask: Ask) -> String {
        let icon = self.icon(icon);
        let why = match ask {
            Ask::Head | Ask::Upgrade | Ask::Site | Ask::UpgradeSite | Ask::Passenger => self.pick(
                "icons are played when you pay; first choose where, on the map.",
                "los iconos se juegan al pagar; elige antes dónde, en el mapa.",
            ),
            Ask::Lay => self.pick(
                "icons are played when you pay; first lay the rails and finish them.",
                "los iconos se juegan al pagar; coloca antes los rieles y termínalos.",
            ),
            Ask::Kind(_) => self.pick(
                "icons are played when you pay; first choose the Building.",
                "los iconos se juegan al pagar; elige antes el Edificio.",
            ),
            Ask::Ride => self.pick(
                "icons are played when you pay; first choose where the Passenger goes.",
                "los iconos se juegan al pagar; elige antes a dónde va el Pasajero.",
            ),
            _ => self.pick(
                "icons are played to pay for actions and during Administration, not now.",
                "los iconos se juegan al pagar acciones y en la Administración, no ahora.",
            ),
        };
        format!("{icon}: {why}")
    }
}

/// The action that asks for a place.
fn task_of(ask: Ask) -> Task {
    match ask {
        Ask::Upgrade => Task::UpgradeLink,
        Ask::Site => Task::Build,
        Ask::UpgradeSite => Task::UpgradeBuilding,
        Ask::Passenger | Ask::Ride => Task::Passenger,
        _ => Task::Rails,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::{Deal, DevelopmentRule, Setup};

    /// A cost is a number, or the word that there is none.
    fn names_a_cost(text: &str) -> bool {
        let free = text.contains("free") || text.contains("gratis");
        let needs = text.contains("It takes ")
            || text.contains("Hace falta")
            || text.contains("Hacen falta");
        free || needs || text.contains(|letter: char| letter.is_ascii_digit())
    }

    /// Plays at random and reads every prompt.
    fn read(setup: Setup, asks: &mut Vec<String>) {
        let mut rng = Rng::new(setup.seed);
        let mut state = Tramways::new(&setup).expect("a legal setup");
        let mut legal = Vec::new();
        while Tramways::to_act(&state).is_some() {
            for locale in Locale::ALL {
                let text = locale.prompt(&state);
                assert!(names_a_cost(&text), "{:?}: {text}", state.ask);
            }
            let name = format!("{:?}", state.ask);
            asks.push(name.split('(').next().unwrap_or_default().to_owned());
            Tramways::legal_actions(&state, &mut legal);
            let action = legal[rng.below(legal.len())];
            Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
        }
    }

    #[test]
    fn every_prompt_says_what_it_costs() {
        let mut asks = Vec::new();
        for seed in 0..24 {
            let plain = Setup::standard(if seed % 3 == 0 { 3 } else { 1 }, seed);
            let other = DevelopmentRule::Alternative;
            read(Setup { development: other, ..plain.clone() }, &mut asks);
            let deal = if plain.players() > 1 { Deal::Advanced } else { Deal::Normal };
            read(Setup { deal, ..plain }, &mut asks);
        }
        asks.sort();
        asks.dedup();
        assert!(asks.len() >= 24, "{asks:?}");
    }
}
