//! Phrases of hints.

use crate::table::hint::Gap;
use crate::words::phrases;

phrases! { locale:
    /// The heading of hints.
    heading "What the hard bot would play" "Qué jugaría el bot difícil"
    /// While the bot thinks.
    thinks "The hard bot is working out a hint." "El bot difícil está buscando una pista."
    /// Stops thinking and shows the best so far.
    enough "Show the best so far" "Ver lo mejor hasta ahora"
    /// When it is not the viewer's turn.
    not_now "Hints are only available on your turn." "Solo puedes pedir una pista en tu turno."
    /// When there is no result.
    none "No hint found." "No hay ninguna pista."
    /// Marks the first hint.
    best "best" "la mejor"
    /// Marks the first hint within an action; other actions, which may be better, are not considered.
    best_onward "best way to go on" "la mejor forma de seguir"
    /// Plays a hint.
    play "Play this" "Jugar esto"
    /// How far a hint is behind the first one; `first` marks that one.
    gap(gap: Gap, first: &str) => gap {
        Gap::First => (first.to_owned()),
        Gap::Even => "about as good" "casi igual de buena",
        Gap::Points(1) => "about 1 point less than the best" "alrededor de 1 punto menos que la mejor",
        Gap::Points(points) => "about {points} points less than the best" "unos {points} puntos menos que la mejor",
    }
}
