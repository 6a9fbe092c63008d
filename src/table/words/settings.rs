//! The settings of the page.

use crate::table::{Motion, Pace, Screen, Sound, Theme};
use crate::words::Locale;
use crate::words::texts;

texts! {
    /// The settings.
    settings "Settings" "Ajustes"
    /// More buttons.
    more "More" "Más"
    /// Whether things move.
    motion "Animations" "Animaciones"
    /// Whether the table can be heard.
    sound "Sound" "Sonido"
    /// Whether the screen goes dark at a table.
    screen "Keep the screen on during games" "Pantalla encendida durante las partidas"
    /// How fast bots play.
    pace "Bot speed" "Velocidad de los bots"
}

impl Locale {
    /// Day, night, or as the system has it.
    pub fn theme_name(self, theme: Theme) -> &'static str {
        match theme {
            Theme::System => self.pick("System", "Según el sistema"),
            Theme::Light => self.pick("Light", "Claro"),
            Theme::Dark => self.pick("Dark", "Oscuro"),
        }
    }

    /// Whether things move.
    pub fn motion_name(self, motion: Motion) -> &'static str {
        match motion {
            Motion::System => self.pick("System", "Según el sistema"),
            Motion::Full => self.pick("On", "Sí"),
            Motion::Still => self.pick("Off", "No"),
        }
    }

    /// Whether the table can be heard.
    pub fn sound_name(self, sound: Sound) -> &'static str {
        match sound {
            Sound::Off => self.pick("Off", "No"),
            Sound::On => self.pick("On", "Sí"),
        }
    }

    /// Whether the screen goes dark at a table.
    pub fn screen_name(self, screen: Screen) -> &'static str {
        match screen {
            Screen::Usual => self.pick("Off", "No"),
            Screen::StaysLit => self.pick("On", "Sí"),
        }
    }

    /// A pace of the bots.
    pub fn pace_name(self, pace: Pace) -> &'static str {
        match pace {
            Pace::Slow => self.pick("Slow", "Lento"),
            Pace::Fast => self.pick("Fast", "Rápido"),
            Pace::Instant => self.pick("Instant", "Al instante"),
        }
    }
}
