//! Prompts: the next decision in one sentence.

use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::state::{
    CurrentAction, Decision, Half, Payment, PaymentPurpose, State,
};
use crate::words::{Locale, phrases, shell};

/// A kind of action that asks first, because it reveals something or takes rails off the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
    /// Reveals the next card of the line.
    Line,
    /// Looks into a Ticket Book.
    Book,
    /// Takes a Development card, after which others are revealed.
    Development,
    /// Takes the last Auction card of a round, after which others are revealed.
    Market,
    /// Ends the round, after which cards are drawn.
    Round,
    /// Takes rails off the map.
    Cut,
}

phrases! { impl Locale, self:
    /// The line of the solo game, with its number of cards.
    line_prompt(cards: usize) [price = self.dollars(cards)]
        "Take a card of the line (the newest: +1\u{a0}Stress), or reveal another for {price}." "Toma una carta de la fila (la más nueva: +1\u{a0}Estrés) o revela otra por {price}."
    money_prompt(payment: Payment) [price = self.dollars(payment.price), purpose = payment.purpose] => purpose {
        PaymentPurpose::Bid => "Pay your bid of {price}." "Paga tu puja de {price}.",
        PaymentPurpose::Reveal => "Pay {price} to reveal the next card." "Paga {price} para revelar la siguiente carta.",
        PaymentPurpose::Happiness(points) => [points = self.points_change(points.into())] "Pay {price} for {points}." "Paga {price} por {points}.",
    }
    /// The label of the icons that a bill asks for.
    bill_wants "Needs" "Pide"
    /// The label of the proposed icons.
    bill_given "You play" "Juegas"
    /// The label of a payment's other costs.
    bill_lost "Costs" "Cuesta"
    /// The label of what is paid for.
    bill_brings "Brings" "Da"
    /// The label of a ride's fares after its bonus.
    then_fares "Payments after that:" "Después, los pagos:"
    /// The label of the price of Happiness Points together with the fares (MOV-8).
    fares_included "In all, with the payments:" "En total, con los pagos:"
    plain_prompt: Decision {
        Decision::Draft => "Take a Parcel card; its Parcel becomes yours." "Toma una carta de Terreno; el Terreno pasa a ser tuyo.",
        Decision::Keep => "Keep one Development card; the others go into the deck." "Quédate con una carta de Desarrollo; las demás van al mazo.",
        Decision::Book => "Choose a Ticket Book to look through; you keep one card." "Elige un Libro de boletos para mirarlo; te quedas con una carta.",
        Decision::BookTake(_) => "Take one card from the Book." "Toma una carta del Libro.",
        Decision::BookTop(_) => "Choose the card to leave on top of the Book." "Elige la carta que queda encima del Libro.",
        Decision::Bid => "Bid or pass. Bids are paid at once and never refunded; 1st place costs Stress." "Puja o pasa. Las pujas se pagan al momento y no se devuelven; el 1.er puesto cuesta Estrés.",
        Decision::Market => "Take one face-up card." "Toma una carta boca arriba.",
        Decision::Void => "Void Ticket: choose a card to discard." "Boleto vacío: elige una carta para descartarla.",
        Decision::Head => "Choose where your rails start: a Building, your Parcel or your open end." "Elige dónde empiezan tus rieles: un Edificio, un Terreno tuyo o tu extremo abierto.",
        Decision::Upgrade => "Choose the Link to upgrade." "Elige el Enlace que mejoras.",
        Decision::Site => "Choose the Parcel to build on." "Elige el Terreno donde construyes.",
        Decision::UpgradeSite => "Choose the Building to upgrade." "Elige el Edificio que mejoras.",
        Decision::Passenger => "Choose the Passenger to move." "Elige el Pasajero que mueves.",
        Decision::Ride => "Choose where the Passenger goes." "Elige adónde va el Pasajero.",
        Decision::Bill => "Pay with the highlighted icons or choose others. Extra icon of a card: +1\u{a0}Stress." "Paga con los iconos resaltados o elige otros. Icono adicional de una carta: +1\u{a0}Estrés.",
        Decision::Bonus => "Commerce (+1\u{a0}Stress): take $5 or a Development card." "Comercio (+1\u{a0}Estrés): toma 5\u{a0}$ o una carta de Desarrollo.",
        Decision::Buy => "Leisure Building: choose how many HP you buy: 1 for $1, 2 for $3, 3 for $6." "Edificio Lúdico: elige cuántos PF compras: 1 por 1\u{a0}$, 2 por 3\u{a0}$, 3 por 6\u{a0}$.",
        Decision::Administration => "Play icons from your remaining cards, discard, then finish. Extra icon of a card: +1\u{a0}Stress; extra discard: $1." "Juega iconos de las cartas que te quedan, descarta y termina. Icono adicional de una carta: +1\u{a0}Estrés; descarte adicional: 1\u{a0}$.",
        Decision::AddPassenger => "Choose an empty Building space for the new Passenger." "Elige una casilla de Edificio vacía para el nuevo Pasajero.",
        Decision::Over => (shell::game_over(self)),
        Decision::Task | Decision::Line | Decision::Lay | Decision::Money(_) | Decision::Kind(_) | Decision::Fill => (""),
    }
    /// The heading of the cards on offer.
    offer_title: Decision {
        Decision::Book => "Ticket Books" "Libros de boletos",
        Decision::BookTake(_) | Decision::BookTop(_) => "Ticket Book" "Libro de boletos",
        Decision::Keep | Decision::Bonus => "Development cards" "Cartas de Desarrollo",
        Decision::Fill => "Deck and discard pile" "Mazo y descartes",
        Decision::Draft => "Parcel cards" "Cartas de Terreno",
        Decision::Market => "Auction cards" "Cartas de Subasta",
        _ => (self.card_line()),
    }
    /// The prompt of a turn, by its half, the actions taken and whether $2 were taken.
    task_prompt: (Half, u8, bool) {
        (Half::First, ..) => "Action round 1: take one action or $2." "Ronda de acciones 1: haz una acción o toma 2\u{a0}$.",
        (Half::Second, 0, false) => "Action round 2: take two actions, or one action and $2, or only $2." "Ronda de acciones 2: haz dos acciones, o una y toma 2\u{a0}$, o solo toma 2\u{a0}$.",
        (Half::Second, _, true) => "Take 1 more action or end your turn." "Haz 1 acción más o termina el turno.",
        _ => "Take a second action or $2." "Haz otra acción o toma 2\u{a0}$.",
    }
    /// Says when icons can be played.
    icons_later: Decision {
        Decision::Head | Decision::Upgrade | Decision::Site | Decision::UpgradeSite | Decision::Passenger => "icons are played when you pay; first choose a location on the map." "los iconos se juegan al pagar; elige antes una localización en el mapa.",
        Decision::Lay => "icons are played when you pay; first lay the rails and finish them." "los iconos se juegan al pagar; coloca antes los rieles y termínalos.",
        Decision::Kind(_) => "icons are played when you pay; first choose the Building." "los iconos se juegan al pagar; elige antes el Edificio.",
        Decision::Ride => "icons are played when you pay; first choose where the Passenger goes." "los iconos se juegan al pagar; elige antes adónde va el Pasajero.",
        _ => "icons are played to pay for actions and in Administration, not now." "los iconos se juegan al pagar acciones y en la Administración, no ahora.",
    }
    /// The question before a revelation.
    reveals: QuestionKind {
        QuestionKind::Line => "This reveals the next card of the line. This cannot be undone." "Esto revela la siguiente carta de la fila. No se podrá deshacer.",
        QuestionKind::Book => "This shows you the whole Ticket Book, and you must take one of its cards. This cannot be undone." "Esto te muestra todo el Libro de boletos y debes tomar una de sus cartas. No se podrá deshacer.",
        QuestionKind::Development => "This turns over or draws Development cards. This cannot be undone." "Esto descubre o roba cartas de Desarrollo. No se podrá deshacer.",
        QuestionKind::Market => "After this the Auction cards of the next round are turned over. This cannot be undone." "Después de esto se descubren las cartas de Subasta de la ronda siguiente. No se podrá deshacer.",
        QuestionKind::Cut => "Do you want that?" "¿Quieres hacerlo?",
        QuestionKind::Round => "After this the next round begins and cards are turned over. This cannot be undone." "Después de esto empieza la ronda siguiente y se descubren cartas. No se podrá deshacer.",
    }
    /// The question before the first round.
    reveals_first_round "After this the first round begins and its first card is turned over. This cannot be undone." "Después de esto empieza la primera ronda y se descubre su primera carta. No se podrá deshacer."
}

impl Locale {
    /// The prompt in one sentence.
    pub fn prompt(self, state: &State) -> String {
        match state.decision {
            Decision::Task => self.task_prompt(turn_of(state)).to_owned(),
            Decision::Lay => self.lay_prompt(state),
            Decision::Money(payment) => self.money_prompt(payment),
            Decision::Kind(parcel) => {
                phrases! { self, "Choose a Building to build on {parcel}.", "Elige el Edificio que construyes en {parcel}.", parcel = parcel.name() }
            }
            Decision::Fill => {
                let room = state.player().hand_limit().saturating_sub(state.player().hand.len());
                let cards = self.cards(room);
                phrases! { self, "Choose {cards} for your last hand; the rest leave the game.", "Elige {cards} para tu última mano; el resto sale de la partida." }
            }
            Decision::Line => self.line_prompt(state.market.open.len()),
            Decision::Head
            | Decision::Upgrade
            | Decision::Site
            | Decision::UpgradeSite
            | Decision::Passenger
            | Decision::Ride => {
                let click = self.plain_prompt(state.decision);
                let task = task_of(state.decision);
                format!("{click} {}", self.task_needs(task))
            }
            Decision::Bill => match self.site_of(state) {
                Some(site) => format!("{site} {}", self.plain_prompt(state.decision)),
                None => self.plain_prompt(state.decision).to_owned(),
            },
            decision => self.plain_prompt(decision).to_owned(),
        }
    }

    /// The Building that is being paid for, and its Parcel.
    pub(super) fn site_of(self, state: &State) -> Option<String> {
        let CurrentAction::Build(parcel, kind) = state.work else { return None };
        let (kind, name) = (self.kind(kind), parcel.name());
        Some(phrases! { self, "{kind} on {name}.", "{kind} en {name}." })
    }

    fn lay_prompt(self, state: &State) -> String {
        use crate::titles::tramways::rules::rails::Front;
        let CurrentAction::Rails(run) = &state.work else { return String::new() };
        let spent = self.symbols(run.cost);
        match run.front {
            Front::Start => {
                phrases! { self, "Choose the next space for your rails: 1 symbol a tile, 2 on a mountain.", "Elige la siguiente casilla de tus rieles: 1 símbolo por loseta, 2 en montaña." }
            }
            Front::Parcel(_) => {
                phrases! { self, "So far {spent}. The Link is complete here: finish or continue.", "Hasta ahora {spent}. El Enlace está completo aquí: termina o sigue." }
            }
            _ => {
                phrases! { self, "So far {spent}. Choose the next space, or finish and leave the Link incomplete.", "Hasta ahora {spent}. Elige la siguiente casilla, o termina y deja el Enlace incompleto." }
            }
        }
    }

    /// The question before a revelation; `round` is 0 during setup.
    pub fn question(self, question: QuestionKind, round: u8) -> &'static str {
        match (question, round) {
            (QuestionKind::Round, 0) => self.reveals_first_round(),
            _ => self.reveals(question),
        }
    }

    /// Says why an icon in hand cannot be played now.
    pub fn icon_not_now(self, icon: Icon, decision: Decision) -> String {
        let icon = self.icon(icon);
        let why = self.icons_later(decision);
        format!("{icon}: {why}")
    }
}

/// The values that a turn's prompt depends on.
pub(super) fn turn_of(state: &State) -> (Half, u8, bool) {
    let turn = &state.turn;
    (turn.half, turn.actions, turn.took_money)
}

/// The task of a decision about a place.
fn task_of(decision: Decision) -> Task {
    match decision {
        Decision::Upgrade => Task::UpgradeLink,
        Decision::Site => Task::Build,
        Decision::UpgradeSite => Task::UpgradeBuilding,
        Decision::Passenger | Decision::Ride => Task::Passenger,
        _ => Task::Rails,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::variants::{Deal, DevelopmentRule};

    /// The verbs of prompts.
    const ORDERS: [[&str; 8]; 2] = [
        ["choose", "take", "keep", "pay", "play", "bid", "finish", "end"],
        ["elige", "toma", "quédate", "paga", "juega", "puja", "haz", "termina"],
    ];

    /// A prompt gives an order and never says "free".
    fn says_what_to_do(text: &str) -> bool {
        let text = text.to_lowercase();
        let free = text.contains("free") || text.contains("gratis");
        !free && ORDERS.iter().flatten().any(|order| text.contains(order))
    }

    /// While a Building is paid for, both prompts name it and its Parcel.
    fn names_what_is_built(state: &State, locale: Locale) {
        let (CurrentAction::Build(parcel, kind), Decision::Bill) = (&state.work, state.decision)
        else {
            return;
        };
        for text in [locale.prompt(state), locale.short_prompt(state)] {
            assert!(text.contains(parcel.name()) && text.contains(locale.kind(*kind)), "{text}");
        }
    }

    /// Plays at random and checks every prompt.
    fn read(setup: Setup, asks: &mut Vec<String>) {
        let mut rng = Rng::new(setup.seed);
        let mut state = Tramways::new(&setup).expect("a legal setup");
        let mut legal = Vec::new();
        while Tramways::to_act(&state).is_some() {
            for locale in Locale::ALL {
                let text = locale.prompt(&state);
                assert!(says_what_to_do(&text), "{:?}: {text}", state.decision);
                names_what_is_built(&state, locale);
            }
            let name = format!("{:?}", state.decision);
            asks.push(name.split('(').next().unwrap_or_default().to_owned());
            Tramways::legal_actions(&state, &mut legal);
            let action = legal[rng.below(legal.len())];
            Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
        }
    }

    #[test]
    fn every_prompt_says_what_to_do() {
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
