//! What a hint is for.

use crate::titles::tramways::rules::icon::Icon;
use crate::words::{Locale, phrases, uncapitalized};

phrases! { impl Locale, self:
    /// What a hint is for.
    aim_done "Nothing more to gain now" "Ahora no hay más que ganar"
    /// What a hint is for.
    aim_discard "Room for new cards" "Sitio para cartas nuevas"
    /// What a hint is for.
    aim_pass "Saves money and cards" "Ahorra dinero y cartas"
    /// What a hint is for.
    aim_order "An earlier turn and choice of card" "Jugar y elegir carta antes"
    /// What a hint is for.
    aim_money "Money for bids, payments and HP" "Dinero para pujas, pagos y PF"
    /// What a hint is for.
    aim_choice "More cards to choose from" "Más cartas entre las que elegir"
    /// What a hint is for.
    aim_rails "Rails of a Link to complete later" "Rieles de un Enlace que se completa más adelante"
    /// What a hint is for.
    aim_workers "Rail Workers for more rails" "Trabajadores ferroviarios para más rieles"
    /// What a hint is for.
    aim_later "A better position; it scores later" "Una posición mejor; puntúa más adelante"
    /// What brings points later in a plan.
    hint_then(deed: &str, points: i32) [deed = uncapitalized(deed), points = self.score_change(points)]
        "then {deed}: {points}" "luego {deed}: {points}"
}

impl Locale {
    /// What a hint is for: the icons of a card.
    pub fn aim_icons(self, icons: &[Icon]) -> String {
        let icons: Vec<String> = icons.iter().map(|&icon| self.icon(icon)).collect();
        let icons = icons.join(", ");
        phrases! { self, "Its icons: {icons}", "Sus iconos: {icons}" }
    }

    /// Points of the score won or lost, with their sign.
    pub fn score_change(self, points: i32) -> String {
        let (one, several) = self.pick(("point", "points"), ("punto", "puntos"));
        let word = if points.abs() == 1 { one } else { several };
        let points = i64::from(points);
        let number = if points == 0 { self.number(points) } else { self.change(points) };
        format!("{number}\u{a0}{word}")
    }
}
