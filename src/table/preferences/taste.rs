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

/// What a table reckons for its players beyond what lies on it, each as it is liked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aid {
    /// What the position would pay if the game ended now.
    Forecast,
    /// How the own aims stand and what is still needed for them.
    Plan,
    /// How likely each card of a deck is, by what the player may know.
    Odds,
}

impl Aid {
    /// Every aid, in order.
    const ALL: [Aid; 3] = [Aid::Forecast, Aid::Plan, Aid::Odds];

    /// Its written name.
    pub const fn key(self) -> &'static str {
        match self {
            Aid::Forecast => "forecast",
            Aid::Plan => "plan",
            Aid::Odds => "odds",
        }
    }
}

/// The aids that a player does without, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HiddenAids(Vec<Aid>);

impl HiddenAids {
    /// Without any aid, as in a ranked game.
    pub fn all() -> HiddenAids {
        HiddenAids(Aid::ALL.into())
    }

    /// Whether a table shows an aid.
    pub fn show(&self, aid: Aid) -> bool {
        !self.0.contains(&aid)
    }

    /// The same, but for one aid, which is hidden now if it was shown, and the other way round.
    pub fn toggled(&self, aid: Aid) -> HiddenAids {
        let is_hidden = |it: &Aid| self.show(*it) == (*it == aid);
        HiddenAids(Aid::ALL.into_iter().filter(is_hidden).collect())
    }
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

/// Whether the screen may go dark while nobody touches it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Screen {
    /// It stays lit while people wait at a table.
    #[default]
    StaysLit,
    /// As the system has it.
    Usual,
}

impl Screen {
    /// Both choices.
    pub const ALL: [Screen; 2] = [Screen::Usual, Screen::StaysLit];
}
