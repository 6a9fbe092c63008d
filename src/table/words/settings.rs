//! Phrases of the settings.

use crate::table::{Motion, Pace, Screen, Sound, Theme};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The heading of the settings.
    settings "Settings" "Ajustes"
    /// Opens the menu of further buttons.
    more "More" "Más"
    /// The setting of animations.
    motion "Animations" "Animaciones"
    /// The setting of sounds.
    sound "Sound" "Sonido"
    /// The setting that keeps the screen on.
    screen "Keep the screen on during games" "Pantalla encendida durante las partidas"
    /// The setting of the bots' speed.
    pace "Bot speed" "Velocidad de los bots"
    /// The name of a colour theme.
    theme_name: Theme {
        Theme::System => "System" "Según el sistema",
        Theme::Light => "Light" "Claro",
        Theme::Dark => "Dark" "Oscuro",
    }
    /// The name of a setting of animations.
    motion_name: Motion {
        Motion::System => "System" "Según el sistema",
        Motion::Full => "On" "Sí",
        Motion::Still => "Off" "No",
    }
    /// The name of a setting of sounds.
    sound_name: Sound {
        Sound::Off => "Off" "No",
        Sound::On => "On" "Sí",
    }
    /// The name of a setting of the screen.
    screen_name: Screen {
        Screen::Usual => "Off" "No",
        Screen::StaysLit => "On" "Sí",
    }
    /// The name of a speed of bots.
    pace_name: Pace {
        Pace::Slow => "Slow" "Lento",
        Pace::Fast => "Fast" "Rápido",
        Pace::Instant => "Instant" "Al instante",
    }
}
