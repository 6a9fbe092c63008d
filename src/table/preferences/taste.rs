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

/// What a table does for its player beyond the rules: everything but this.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Assistance {
    /// The aids that the player does without, in order.
    hidden: Vec<Aid>,
    /// The keys of the warnings that the player wants no more.
    silenced: Vec<String>,
}

impl Assistance {
    /// With every aid and every warning.
    pub const WHOLE: Assistance = Assistance { hidden: Vec::new(), silenced: Vec::new() };

    /// Without any aid, as in a ranked game.
    pub fn without_aids(&self) -> Assistance {
        Assistance { hidden: Aid::ALL.into(), ..self.clone() }
    }

    /// Whether a table shows an aid.
    pub fn shows(&self, aid: Aid) -> bool {
        !self.hidden.contains(&aid)
    }

    /// The same, but for one aid, which is hidden now if it was shown, and the other way round.
    pub fn toggled(&self, aid: Aid) -> Assistance {
        let is_hidden = |it: &Aid| self.shows(*it) == (*it == aid);
        Assistance { hidden: Aid::ALL.into_iter().filter(is_hidden).collect(), ..self.clone() }
    }

    /// Whether a table gives a warning.
    pub fn warns(&self, key: &str) -> bool {
        !self.silenced.iter().any(|it| it == key)
    }

    /// The same without a warning.
    pub fn silencing(&self, key: &str) -> Assistance {
        let mut silencing = self.clone();
        if self.warns(key) {
            silencing.silenced.push(key.to_owned());
        }
        silencing
    }

    /// The same with every warning.
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
