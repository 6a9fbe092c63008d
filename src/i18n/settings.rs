//! The settings of the page.

use super::{Locale, texts};
use crate::session::{Motion, Sound, Theme};

texts! {
    /// The settings.
    settings "Settings" "Ajustes"
    /// More buttons.
    more "More" "Más"
    /// Whether things move.
    motion "Motion" "Movimiento"
    /// Whether the table can be heard.
    sound "Sound" "Sonido"
}

impl Locale {
    /// Day, night, or as the system has it.
    pub fn theme_name(self, theme: Theme) -> &'static str {
        match theme {
            Theme::System => self.pick("As the system", "Como el sistema"),
            Theme::Light => self.pick("Light", "Claro"),
            Theme::Dark => self.pick("Dark", "Oscuro"),
        }
    }

    /// Whether things move.
    pub fn motion_name(self, motion: Motion) -> &'static str {
        match motion {
            Motion::System => self.pick("As the system", "Como el sistema"),
            Motion::Full => self.pick("Moving", "Animado"),
            Motion::Still => self.pick("Still", "Quieto"),
        }
    }

    /// Whether the table can be heard.
    pub fn sound_name(self, sound: Sound) -> &'static str {
        match sound {
            Sound::Off => self.pick("Off", "No"),
            Sound::On => self.pick("Soft", "Suave"),
        }
    }
}
