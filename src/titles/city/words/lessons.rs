//! The guide's lessons, at most 30 words each.

use super::rulebook::GOAL;
use crate::titles::city::boards::{Board, BoardData};
use crate::words::{Locale, phrases};

phrases! { locale:
    /// Asks to choose Tickets: the least number to keep, and whether two are drawn.
    keep(least: usize, is_pair: bool) => is_pair {
        true => "Choose the Tickets to keep, one or both. Point at a Ticket to see its two Locations and the cheapest way between them." "Elige con qué Billetes te quedas, uno o ambos. Señala un Billete para ver sus dos Localizaciones y el camino más barato.",
        false => "Choose the Tickets to keep, {least} or more. Point at a Ticket to see its two Locations and the cheapest way between them." "Elige con qué Billetes te quedas, {least} o más. Señala un Billete para ver sus dos Localizaciones y el camino más barato.",
    }
    /// Asks to place a stack.
    place "This stack of Tourist tokens goes to a Location you expect to reach soon: a claimed Route there brings one token." "Pon esta pila de fichas de Turista donde pienses llegar pronto: cubrir allí un Recorrido da una ficha."
    turn "Each turn do one thing: draw two cards, claim one Route, or draw Tickets. A star marks cards for your Tickets; point at one to see its way." "En cada turno haz una cosa: robar dos cartas, cubrir un Recorrido o robar Billetes. La estrella marca cartas para tus Billetes; señala uno para ver su camino."
    claim "Your cards can pay for the highlighted Routes; dashed ones lack one card. Choose one, look at its price and points, then confirm." "Tus cartas pagan los Recorridos resaltados; a los de trazos les falta una. Elige uno, mira su precio y sus puntos y confirma."
    second "Your second card: another face-up card that is not wild, or one from the deck." "Tu segunda carta: otra boca arriba que no sea comodín, o una del mazo."
    pay "Cards of the Route's colour pay for it; wild cards stand in. Choose the cards you need least, then confirm: points come at once." "Lo pagan cartas del color del Recorrido; los comodines valen por ellas. Elige las que menos te hagan falta y confirma: los puntos son inmediatos."
    token "Take a Tourist token from one end. Different symbols score most together." "Toma una ficha de Turista de un extremo. Los símbolos distintos puntúan más juntos."
    /// Explains face-up wild cards.
    wild "A wild card stands for any colour. Taken face up it is your whole draw; from the deck it is a card like any other." "Un comodín vale por cualquier color. Tomado boca arriba es todo tu robo; del mazo es una carta más."
    /// Announces the last turn.
    last "This is your last turn. Claim the Route that completes a Ticket or scores most." "Es tu último turno. Cubre el Recorrido que complete un Billete o puntúe más."
    /// A Ticket is completed.
    done "A Ticket is completed. You can draw new ones in any turn; those that your own Routes nearly join are the safest." "Has completado un Billete. Puedes robar más en cualquier turno; los que tus Recorridos casi unen son los más seguros."
}

/// Returns the aim of the game on a board.
pub fn goal(data: &BoardData, locale: Locale) -> String {
    let goal = GOAL.of(locale);
    if data.stacks.is_empty() {
        return goal.to_owned();
    }
    let tokens = locale.pick(
        "Tourist tokens of different symbols score, too.",
        "También puntúan las fichas de Turista distintas.",
    );
    format!("{goal} {tokens}")
}

/// Returns the lesson about a board.
pub fn board(board: Board, locale: Locale) -> &'static str {
    board.sheet().lesson.of(locale)
}
