//! What the game is about.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, item, say, text};

pub(super) const AIM: Chapter = Chapter {
    key: "aim",
    title: text("Aim and overview", "Objetivo y visión general"),
    intro: &[
        say(
            "You run a tram company in a small, growing city of the 1920s. You build rails from Building to Building, build Buildings of your own, and carry Passengers from Building to Building, to the destinations on your cards. That wins Happiness Points. Doing much at once costs Stress, which counts against you at the end.",
            "Diriges una compañía de tranvías en una pequeña ciudad de los años veinte que no deja de crecer. Construyes rieles de Edificio a Edificio, construyes tus propios Edificios y llevas Pasajeros de un Edificio a otro, a los destinos de tus cartas. Eso da Puntos de Felicidad. Hacer mucho a la vez cuesta Estrés, que al final resta.",
        ),
        say(
            "Six rounds are played. The final score has four parts:",
            "Se juegan seis rondas. La puntuación final tiene cuatro partes:",
        ),
        item(
            "Happiness Points (HP), won with upgrades, new Buildings, and each Link of yours that a Passenger travels;",
            "los Puntos de Felicidad (PF), que dan las mejoras, los Edificios nuevos y cada Enlace tuyo que recorre un Pasajero;",
        ),
        item("3 for each complete Link you own;", "3 por cada Enlace completo tuyo;"),
        item(
            "1 for each whole $10 you have left;",
            "1 por cada 10\u{a0}$ completos que te queden;",
        ),
        item("less your Stress level.", "menos tu nivel de Estrés."),
        say(
            "You pay for everything with cards. A card has a few icons, and each icon does one thing. One icon of a card is free; each extra icon is +1\u{a0}Stress. Cards that you played come back when your deck runs out, so the cards you take in the auctions are yours for the whole game.",
            "Todo se paga con cartas. Una carta tiene unos pocos iconos, y cada icono sirve para una cosa. Un icono de la carta es gratis; cada icono adicional es +1\u{a0}Estrés. Las cartas jugadas vuelven cuando se acaba tu mazo, así que las que tomas en las subastas son tuyas toda la partida.",
        ),
        figure(Figure::Rounds),
    ],
    clauses: &[],
};
