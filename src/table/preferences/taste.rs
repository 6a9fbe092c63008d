//! Preferences for the look, motion, sound and aids of the page.

use serde::{Deserialize, Serialize};

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// The system's setting.
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

/// The setting of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// The system's setting.
    #[default]
    System,
    /// With animations.
    Full,
    /// Without animations.
    Still,
}

impl Motion {
    /// Every choice.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Still];
}

/// Optional information that a table computes for its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aid {
    /// The score if the game ended now.
    Forecast,
    /// The state of the player's goals and what they still need.
    Plan,
    /// The probability of each card of a deck, given the player's knowledge.
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

/// The aids and warnings of a player: all except for these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Assistance {
    /// The aids that are off, in order.
    hidden: Vec<Aid>,
    /// The keys of the warnings that are off.
    silenced: Vec<String>,
}

impl Assistance {
    /// Every aid and every warning.
    pub const WHOLE: Assistance = Assistance { hidden: Vec::new(), silenced: Vec::new() };

    /// Returns the assistance without aids, as in a ranked game.
    pub fn without_aids(&self) -> Assistance {
        Assistance { hidden: Aid::ALL.into(), ..self.clone() }
    }

    /// Returns whether an aid is on.
    pub fn shows(&self, aid: Aid) -> bool {
        !self.hidden.contains(&aid)
    }

    /// Returns the assistance with one aid switched.
    pub fn toggled(&self, aid: Aid) -> Assistance {
        let is_hidden = |it: &Aid| self.shows(*it) == (*it == aid);
        Assistance { hidden: Aid::ALL.into_iter().filter(is_hidden).collect(), ..self.clone() }
    }

    /// Returns whether a warning is on.
    pub fn warns(&self, key: &str) -> bool {
        !self.silenced.iter().any(|it| it == key)
    }

    /// Returns the assistance without a warning.
    pub fn silencing(&self, key: &str) -> Assistance {
        let mut silencing = self.clone();
        if self.warns(key) {
            silencing.silenced.push(key.to_owned());
        }
        silencing
    }

    /// Returns the assistance with every warning.
    pub fn warning(&self) -> Assistance {
        Assistance { silenced: Vec::new(), ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aids_and_warnings_are_switched_off_and_on_again() {
        let quiet = Assistance::WHOLE.toggled(Aid::Plan).silencing("line-ends");
        assert!(!quiet.shows(Aid::Plan) && quiet.shows(Aid::Odds));
        assert!(!quiet.warns("line-ends") && quiet.warns("cut"));
        assert_eq!(quiet.silencing("line-ends"), quiet);
        let alone = quiet.without_aids();
        assert!(!alone.shows(Aid::Odds) && !alone.warns("line-ends"));
        assert_eq!(quiet.warning().toggled(Aid::Plan), Assistance::WHOLE);
    }
}

/// The setting of sounds.
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

/// The setting that keeps the screen on while nobody touches it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Screen {
    /// It stays on while people wait at a table.
    #[default]
    StaysLit,
    /// The system's setting.
    Usual,
}

impl Screen {
    /// Both choices.
    pub const ALL: [Screen; 2] = [Screen::Usual, Screen::StaysLit];
}
