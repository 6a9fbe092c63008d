//! What is said of hints.

use crate::table::hint::Lag;
use crate::words::phrases;

phrases! { locale:
    /// Heads the hints.
    heading "What the hard bot would do" "Lo que haría el bot difícil"
    /// The bot thinks about a hint.
    thinks "The hard bot is working out a hint." "El bot difícil está buscando una pista."
    /// Ends thinking with what is known.
    enough "Show the best so far" "Ver lo mejor hasta ahora"
    /// There is nobody to help now.
    not_now "Hints are only available on your turn." "Solo puedes pedir una pista en tu turno."
    /// Something went wrong.
    none "No hint found." "No hay ninguna pista."
    /// The first hint.
    best "best" "la mejor"
    /// The first hint in the middle of an action: nothing is said of other actions, which may be better.
    best_onward "best way to go on" "la mejor forma de seguir"
    /// Plays what a hint says.
    play "Play this" "Jugar esto"
    /// How a hint stands to the first one, which is called so.
    lag(lag: Lag, first: &str) => lag {
        Lag::First => (first.to_owned()),
        Lag::Even => "about as good" "casi igual de buena",
        Lag::Points(1) => "about 1 point less than the best" "alrededor de 1 punto menos que la mejor",
        Lag::Points(points) => "about {points} points less than the best" "unos {points} puntos menos que la mejor",
    }
}
