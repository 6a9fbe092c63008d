//! Bots at the table: what they do, and the buttons that direct them.

use super::{Locale, texts};
use crate::bots::Level;
use crate::session::Pace;

texts! {
    /// A bot that was stopped.
    bots_paused "The bots wait until you press Continue." "Los bots esperan hasta que pulses Continuar."
    /// A bot whose game goes on in another window.
    bots_elsewhere "This game was played on in another window: the bots wait here." "Esta partida siguió en otra ventana: aquí los bots esperan."
    /// How far a bot's thoughts have come.
    bot_progress "Thinking" "Pensando"
    /// Wants a bot's decision at once.
    move_now "Move now" "Jugar ya"
    /// Stops the bots.
    pause "Pause" "Pausa"
    /// Lets the bots go on.
    unpause "Continue" "Continuar"
    /// How fast bots play.
    pace "Pace of the bots" "Ritmo de los bots"
}

impl Locale {
    /// What a bot does that thinks.
    pub fn bot_thinks(self, level: Level) -> String {
        let level = self.level(level);
        self.pick(format!("{level}: thinking."), format!("{level}: está pensando."))
    }

    /// What a bot does that knows what to do.
    pub fn bot_plays(self, level: Level) -> String {
        let level = self.level(level);
        self.pick(format!("{level}: playing."), format!("{level}: está jugando."))
    }

    /// A pace of the bots.
    pub fn pace_name(self, pace: Pace) -> &'static str {
        match pace {
            Pace::Slow => self.pick("Slow", "Lento"),
            Pace::Fast => self.pick("Fast", "Rápido"),
            Pace::Instant => self.pick("At once", "Al instante"),
        }
    }
}
