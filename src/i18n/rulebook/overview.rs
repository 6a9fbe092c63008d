//! What the game is about.

use super::{Chapter, Figure, Part, item, say, text};

pub(super) const AIM: Chapter = Chapter {
    key: "aim",
    title: text("Aim and overview", "Objetivo y visión general"),
    intro: &[
        say(
            "You run a tram company in a small, growing city of the 1920s. You lay rails from Building to Building, put up Buildings of your own, and carry the people who wait in the streets where your cards say. The happier the city is with you, the better. The work wears you down, though: Stress is what you pay for doing much at once, and it counts against you at the end.",
            "Diriges una compañía de tranvías en una pequeña ciudad de los años veinte que no deja de crecer. Tiendes rieles de Edificio a Edificio, levantas tus propios Edificios y llevas a quienes esperan en la calle a donde digan tus cartas. Cuanto más contenta esté la ciudad contigo, mejor. Pero el trabajo desgasta: el Estrés es lo que cuesta hacer mucho a la vez, y al final resta.",
        ),
        say(
            "Six rounds are played. Points at the end come from four places:",
            "Se juegan seis rondas. Los puntos del final salen de cuatro sitios:",
        ),
        item(
            "Happiness Points (HP), won with upgrades, new Buildings, and each Link of yours that a Passenger travels;",
            "los Puntos de Felicidad (PF), que dan las mejoras, los Edificios nuevos y cada Enlace tuyo que recorre un Pasajero;",
        ),
        item("3 for each complete Link you own;", "3 por cada Enlace completo tuyo;"),
        item("1 for each whole $10 you have left;", "1 por cada 10 $ completos que te queden;"),
        item("less your Stress level.", "menos tu nivel de Estrés."),
        say(
            "Everything you do is paid with cards. A card shows a few icons, and each icon can do one thing. One icon of a card is free; each further one is Stress. Cards that you played come back when your deck runs out, so the cards you win in the auctions are yours for the whole game.",
            "Todo lo que haces se paga con cartas. Una carta muestra unos pocos iconos, y cada icono sirve para una cosa. Un icono de la carta es gratis; cada uno más es Estrés. Las cartas jugadas vuelven cuando se acaba tu mazo, así que las que ganas en las subastas son tuyas toda la partida.",
        ),
        Part::Figure(Figure::Rounds),
    ],
    paragraphs: &[],
};
