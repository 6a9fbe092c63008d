//! What the player must do now, in one sentence.

use super::Locale;
use crate::games::tramways::icon::Icon;
use crate::games::tramways::state::{Ask, Half, Payment, Purpose, State};
use crate::session::Question;

impl Locale {
    /// The sentence of the prompt bar.
    pub fn prompt(self, state: &State) -> String {
        match state.ask {
            Ask::Task => self.task_prompt(state),
            Ask::Lay => self.lay_prompt(state),
            Ask::Money(payment) => self.money_prompt(payment),
            Ask::Kind(parcel) => self.pick(
                format!("Which Building do you build on {}?", parcel.name()),
                format!("¿Qué Edificio construyes en {}?", parcel.name()),
            ),
            Ask::Fill => {
                let room = state.player().hand_limit().saturating_sub(state.player().hand.len());
                let cards = self.cards(room);
                self.pick(
                    format!("Choose {cards} for your last hand; the rest leaves the game."),
                    format!("Elige {cards} para tu última mano; las demás salen de la partida."),
                )
            }
            ask => self.plain_prompt(ask).to_owned(),
        }
    }

    fn plain_prompt(self, ask: Ask) -> &'static str {
        match ask {
            Ask::Draft => self.pick("Take a Parcel card.", "Toma una carta de Terreno."),
            Ask::Keep => self.pick("Keep one Development card.", "Quédate una carta de Desarrollo."),
            Ask::Book => self.pick(
                "Choose a Ticket Book to look into: you will keep one of its cards.",
                "Elige un Libro de boletos para mirarlo: te quedarás una de sus cartas.",
            ),
            Ask::BookTake(_) => self.pick(
                "Take one card of the Book into your hand.",
                "Toma una carta del Libro a tu mano.",
            ),
            Ask::BookTop(_) => self.pick(
                "Choose the card that lies on top of the Book from now on.",
                "Elige la carta que quedará encima del Libro.",
            ),
            Ask::Bid => self.pick("Bid for the turn order, or pass.", "Puja por el orden de turno o pasa."),
            Ask::Market => self.pick("Take one face-up card.", "Toma una carta a la vista."),
            Ask::Void => self.pick(
                "The Void Ticket costs you a card: click the one to discard.",
                "El Boleto vacío te cuesta una carta: pulsa la que descartas.",
            ),
            Ask::Line => self.pick(
                "Take a card of the line, or pay to reveal another.",
                "Toma una carta de la fila o paga para revelar otra.",
            ),
            Ask::Head => self.pick(
                "Click where your rails start: a Building, your Parcel or your open end.",
                "Pulsa dónde empiezan tus rieles: un Edificio, un Terreno tuyo o tu extremo abierto.",
            ),
            Ask::Upgrade => self.pick("Click the Link to upgrade.", "Pulsa el Enlace que mejoras."),
            Ask::Site => self.pick("Click the Parcel to build on.", "Pulsa el Terreno donde construyes."),
            Ask::UpgradeSite => self.pick("Click the Building to upgrade.", "Pulsa el Edificio que mejoras."),
            Ask::Passenger => self.pick("Click the Passenger to move.", "Pulsa el Pasajero que mueves."),
            Ask::Ride => self.pick("Click where the Passenger goes.", "Pulsa a dónde va el Pasajero."),
            Ask::Bill => self.pick(
                "Pay with the lit icons, or click others to swap them in.",
                "Paga con los iconos iluminados o pulsa otros para cambiarlos.",
            ),
            Ask::Bonus => self.pick(
                "Commerce: take $5, or a Development card.",
                "Comercio: toma 5 $ o una carta de Desarrollo.",
            ),
            Ask::Buy => self.pick(
                "Leisure: how many Happiness Points do you buy?",
                "Lúdico: ¿cuántos Puntos de Felicidad compras?",
            ),
            Ask::Administration => self.pick(
                "Administration: click lit icons to use them, discard cards, then end the round.",
                "Administración: pulsa iconos iluminados, descarta cartas y termina la ronda.",
            ),
            Ask::AddPassenger => self.pick(
                "Click the Building cell that gets the Passenger.",
                "Pulsa la casilla de Edificio que recibe el Pasajero.",
            ),
            Ask::Over => self.pick("The game has ended.", "La partida ha terminado."),
            Ask::Task | Ask::Lay | Ask::Money(_) | Ask::Kind(_) | Ask::Fill => "",
        }
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
                "Do one more action, or end the turn.",
                "Haz una acción más o termina el turno.",
            ),
            _ => self.pick("Do a second action, or take $2.", "Haz otra acción o toma 2 $."),
        };
        left.to_owned()
    }

    fn lay_prompt(self, state: &State) -> String {
        use crate::games::tramways::rails::Front;
        use crate::games::tramways::state::Work;
        let Work::Rails(run) = &state.work else { return String::new() };
        let spent = self.symbols(run.cost);
        match run.front {
            Front::Start => self
                .pick(
                    "Click the cell that your rails lead to next.",
                    "Pulsa la casilla a la que siguen tus rieles.",
                )
                .to_owned(),
            Front::Parcel(_) => self.pick(
                format!("So far {spent}. The Link is complete here: finish, or go on."),
                format!("Hasta ahora {spent}. El Enlace está completo aquí: termina o sigue."),
            ),
            _ => self.pick(
                format!(
                    "So far {spent}. Click the next cell; stopping here leaves the Link incomplete."
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
