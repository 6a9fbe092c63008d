//! The reasons of hints.

use crate::titles::tramways::rules::icon::Icon;
use crate::words::{Locale, phrases, uncapitalized};

phrases! { impl Locale, self:
    aim_done "Nothing more to gain now" "Ahora no hay más que ganar"
    aim_discard "Room for new cards" "Sitio para cartas nuevas"
    aim_pass "Saves money and cards" "Ahorra dinero y cartas"
    aim_order "An earlier turn and choice of card" "Jugar y elegir carta antes"
    aim_money "Money for bids, payments and HP" "Dinero para pujas, pagos y PF"
    aim_choice "More cards to choose from" "Más cartas entre las que elegir"
    aim_rails "Rails of a Link to complete later" "Rieles de un Enlace que se completa más adelante"
    aim_workers "Rail Workers for more rails" "Trabajadores ferroviarios para más rieles"
    aim_later "A better position; it scores later" "Una posición mejor; puntúa más adelante"
    /// The change of the score, with its sign.
    score_change(points: i32) [change = self.change(points.into())] => points {
        0 => "0\u{a0}points" "0\u{a0}puntos",
        1 | -1 => "{change}\u{a0}point" "{change}\u{a0}punto",
        _ => "{change}\u{a0}points" "{change}\u{a0}puntos",
    }
    /// A later action of the plan with its points.
    hint_then(step: &str, points: i32) [step = uncapitalized(step), points = self.score_change(points)]
        "then {step}: {points}" "luego {step}: {points}"
}

impl Locale {
    /// The reason for taking a card: its icons.
    pub fn aim_icons(self, icons: &[Icon]) -> String {
        let icons: Vec<String> = icons.iter().map(|&icon| self.icon(icon)).collect();
        let icons = icons.join(", ");
        phrases! { self, "Its icons: {icons}", "Sus iconos: {icons}" }
    }
}
