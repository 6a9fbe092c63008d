//! The labels of the rules' figures and tables.

use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    example_passes "passes" "pasa"
    example_left "last place left" "último puesto libre"
    example_leads "highest bid" "en cabeza"
    /// The total of the payments.
    total_paid "Total paid" "Total pagado"
    /// A turn around the table in the auction.
    example_turns "Turn" "Vuelta"
    rounds_figure "The phases of a round" "Las fases de una ronda"
    /// The equal rounds.
    rounds_usual "Rounds 1 to 5" "Rondas 1 a 5"
    rounds_last "Round 6" "Ronda 6"
    /// The example of the auction.
    auction_figure "The auction, turn by turn" "La subasta, turno a turno"
    ride_figure "The route from the Residence to the Leisure Building" "El viaje de la Residencia al Edificio Lúdico"
    complete_figure "Complete: both ends point into locations." "Completo: los dos extremos apuntan a localizaciones."
    incomplete_figure "Incomplete: shown dashed, with an open end." "Incompleto: a trazos, con un extremo abierto."
    crossing_figure "A straight crossing." "Un cruce recto."
    curves_figure "Two curves that do not touch." "Dos curvas que no se tocan."
    plain_link_figure "A complete Link." "Un Enlace completo."
    upgraded_figure "The same Link, upgraded." "El mismo Enlace, mejorado."
    merged_figure "One Commerce Building of three spaces, printed and built; the Industry beside it is another Building." "Un solo Comercio de tres casillas, impresas y construida; la Industria de al lado es otro Edificio."
    card_figure "A card and its parts" "Una carta y sus partes"
    card_mark "The card's mark: its kind and number" "La marca de la carta: su tipo y su número"
    card_icons "Up to four Action icons" "Hasta cuatro Iconos de acción"
    card_cost "The Consequence, if there is one: here +1\u{a0}Stress" "La Consecuencia, si la hay: aquí +1\u{a0}Estrés"
    card_stripe "The magnetic stripe, also an icon" "La banda magnética, también un icono"
    /// The fares by the number of tiles.
    fares_figure "What a Link pays" "Lo que paga un Enlace"
    tiles "Tiles" "Losetas"
    not_upgraded "Not upgraded" "Sin mejorar"
    upgraded_side "Upgraded" "Mejorado"
    /// The scores of the example.
    score_figure "The final scores" "Las puntuaciones finales"
    /// The score that a rank needs.
    score_word "Score" "Puntuación"
    rank_word "Rank" "Rango"
    /// A player of an example.
    player_number(number: usize) "Player {number}" "Jugador {number}"
    /// Complete Links in a score.
    three_a_link() "Complete Links, 3 each" "Enlaces completos, 3 cada uno"
    /// Money in a score.
    tens_of_dollars() "Money, 1 for each $10" "Dinero, 1 por cada 10\u{a0}$"
}

impl Locale {
    /// Returns the steps of the ride in the example (MOV-9), in order (MOV-5).
    pub fn ride_steps(self) -> [&'static str; 3] {
        [
            self.pick(
                "HP: 1 for Brown, 2 for Orange, one for each Link.",
                "PF: 1 para Marrón y 2 para Naranja, uno por Enlace.",
            ),
            self.pick(
                "The bonus of the Leisure Building: Orange may buy HP.",
                "La bonificación del Edificio Lúdico: Naranja puede comprar PF.",
            ),
            self.pick(
                "Payments: Orange pays Brown $3; the bank pays Orange $6 for the upgraded Link and $2 for the other.",
                "Pagos: Naranja paga 3\u{a0}$ a Marrón; el banco paga a Naranja 6\u{a0}$ por el Enlace mejorado y 2\u{a0}$ por el otro.",
            ),
        ]
    }
}
