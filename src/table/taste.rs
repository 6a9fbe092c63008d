//! How a person likes the page.

use serde::{Deserialize, Serialize};

/// Day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Day.
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// They move.
    Full,
    /// They are where they belong at once.
    Still,
}

impl Motion {
    /// Every choice.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Still];
}

/// Whether a table tells what the position would pay if the game ended now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Forecast {
    /// It does, unless the game is ranked.
    #[default]
    Shown,
    /// The players reckon for themselves.
    Hidden,
}

/// Whether the table can be heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sound {
    /// It is silent.
    #[default]
    Off,
    /// Soft sounds.
    On,
}

impl Sound {
    /// Both choices.
    pub const ALL: [Sound; 2] = [Sound::Off, Sound::On];
}
