//! The settings of the page.

use crate::table::{Motion, Pace, Screen, Sound, Theme};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
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
    /// Day, night, or as the system has it.
    theme_name: Theme {
        Theme::System => "System" "Según el sistema",
        Theme::Light => "Light" "Claro",
        Theme::Dark => "Dark" "Oscuro",
    }
    /// Whether things move.
    motion_name: Motion {
        Motion::System => "System" "Según el sistema",
        Motion::Full => "On" "Sí",
        Motion::Still => "Off" "No",
    }
    /// Whether the table can be heard.
    sound_name: Sound {
        Sound::Off => "Off" "No",
        Sound::On => "On" "Sí",
    }
    /// Whether the screen goes dark at a table.
    screen_name: Screen {
        Screen::Usual => "Off" "No",
        Screen::StaysLit => "On" "Sí",
    }
    /// A pace of the bots.
    pace_name: Pace {
        Pace::Slow => "Slow" "Lento",
        Pace::Fast => "Fast" "Rápido",
        Pace::Instant => "Instant" "Al instante",
    }
}
