//! Bots at the table: what they do, and the buttons that direct them.

use crate::engine::bots::Level;
use crate::titles::tramways::rules::icon::Icon;
use crate::words::Locale;
use crate::words::texts;

texts! {
    /// A bot that was stopped.
    bots_paused "The bots are waiting: press Continue." "Los bots esperan: pulsa Continuar."
    /// What a bot would do in the player's place.
    hint "Hint (H)" "Pista (H)"
    /// A hint that brings nothing yet.
    hint_gains_nothing "No points now." "Por ahora, ningún punto."
    /// What a hint is for.
    aim_order "a place in the turn order, to choose a card and act sooner or cheaper" "un puesto en el orden de turno, para elegir carta y actuar antes o más barato"
    /// What a hint is for.
    aim_money "money for bids, payments and HP" "dinero para pujas, pagos y PF"
    /// What a hint is for.
    aim_choice "more cards to choose from" "más cartas entre las que elegir"
    /// What a hint is for.
    aim_rails "rails of a Link that is completed later" "rieles de un Enlace que se completa más adelante"
    /// What a hint is for.
    aim_workers "Rail Workers, to build rails with" "Trabajadores ferroviarios, para construir rieles"
    /// What a hint is for.
    aim_later "a better position; it scores later" "una posición mejor; puntúa más adelante"
}

impl Locale {
    /// What a bot does that thinks.
    pub fn level_thinks(self, level: Level) -> String {
        let level = self.level(level);
        self.pick(format!("{level}: thinking."), format!("{level}: está pensando."))
    }

    pub fn hint_aim(self, aim: &str) -> String {
        self.pick(format!("Aim: {aim}."), format!("Objetivo: {aim}."))
    }

    /// What a hint is for: something that brings points.
    pub fn aim_points(self, deed: &str, points: i32) -> String {
        format!("{deed} ({})", self.score_change(points))
    }

    /// What a hint is for: the icons of a card.
    pub fn aim_icons(self, icons: &[Icon]) -> String {
        let icons: Vec<String> = icons.iter().map(|&icon| self.icon(icon)).collect();
        let icons = icons.join(", ");
        self.pick(
            format!("icons for this and later rounds: {icons}"),
            format!("iconos para esta ronda y las siguientes: {icons}"),
        )
    }

    /// Points of the score won or lost, with their sign.
    fn score_change(self, points: i32) -> String {
        let (one, several) = self.pick(("point", "points"), ("punto", "puntos"));
        let word = if points.abs() == 1 { one } else { several };
        let points = i64::from(points);
        let number = if points == 0 { self.number(points) } else { self.change(points) };
        format!("{number}\u{a0}{word}")
    }

    /// What a hint brings, its costs included.
    pub fn hint_gain(self, points: i32) -> String {
        let points = self.score_change(points);
        self.pick(format!("In all: {points}."), format!("En total: {points}."))
    }

    /// What a hint brings now, and its whole plan.
    pub fn hint_gain_later(self, now: i32, plan: i32) -> String {
        let (now, plan) = (self.score_change(now), self.score_change(plan));
        self.pick(
            format!("Now {now}; expected from the whole plan {plan}."),
            format!("Ahora {now}; de todo el plan se esperan {plan}."),
        )
    }
}
