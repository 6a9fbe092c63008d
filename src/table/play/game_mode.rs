//! Game modes, which decide whether undo and hints are allowed.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A day of the UTC calendar, counted from 1 January 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Day(pub u32);

/// The milliseconds in a day.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// The days in 400 years, after which the calendar repeats.
const CYCLE: u32 = 146_097;
/// The days from 1 March of year 0 to 1 January 1970.
const EPOCH: u32 = 719_468;

impl Day {
    /// Returns the day of a time in milliseconds since 1970.
    pub fn of_millis(millis: u64) -> Day {
        Day(u32::try_from(millis / DAY).unwrap_or(u32::MAX))
    }

    /// Returns the start of the day, in milliseconds since 1970.
    pub fn begins(self) -> u64 {
        u64::from(self.0) * DAY
    }

    /// Returns the end of the day, in milliseconds since 1970.
    pub fn ends(self) -> u64 {
        self.begins() + DAY
    }

    /// Returns the previous day; `None` for the first one.
    pub fn before(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    /// Returns year, month and day of the month. It counts years from March, so that the leap day is the last day.
    fn date(self) -> (u32, u32, u32) {
        let days = self.0.saturating_add(EPOCH);
        let (cycles, in_cycle) = (days / CYCLE, days % CYCLE);
        let leaps = in_cycle / 1460 - in_cycle / 36_524 + in_cycle / 146_096;
        let year = (in_cycle - leaps.min(in_cycle)) / 365;
        let in_year = in_cycle - (365 * year + year / 4 - year / 100);
        let march = (5 * in_year + 2) / 153;
        let month = if march < 10 { march + 3 } else { march - 9 };
        let year = 400 * cycles + year + u32::from(month <= 2);
        (year, month, in_year - (153 * march + 2) / 5 + 1)
    }

    fn of_date(year: u32, month: u32, day: u32) -> Option<Day> {
        let year = year.checked_sub(u32::from(month <= 2))?;
        let march = if month > 2 { month - 3 } else { month + 9 };
        let in_cycle = year % 400;
        let days = 365 * in_cycle + in_cycle / 4 - in_cycle / 100 + (153 * march + 2) / 5 + day - 1;
        (CYCLE * (year / 400) + days).checked_sub(EPOCH).map(Day)
    }
}

/// Writes the date as `2026-11-21`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// The error for a text that is not a date such as `2026-11-21`, or a date before 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a date has the form 2026-11-21")]
pub struct DayError;

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(DayError) };
        let number = |text: &str, most: u32| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&n| digits && (1..=most).contains(&n)).ok_or(DayError)
        };
        let (year, month) = (number(year, 9999)?, number(month, 12)?);
        let found = Day::of_date(year, month, number(day, 31)?).ok_or(DayError)?;
        if found.to_string() == text { Ok(found) } else { Err(DayError) }
    }
}

/// The mode of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameMode {
    /// Undo, analysis and hints are allowed.
    #[default]
    Casual,
    /// Counts for the scores: decisions are final, and there are no hints.
    Ranked,
    /// A ranked game with the setup of a day.
    Daily(Day),
    /// A challenge between friends on the same deal: as strict as ranked, but without scores.
    #[serde(rename = "duel")]
    Challenge,
}

impl GameMode {
    /// Returns whether decisions are final.
    pub fn is_strict(self) -> bool {
        self != GameMode::Casual
    }

    /// Returns whether the result counts for the scores.
    pub fn is_scored(self) -> bool {
        matches!(self, GameMode::Ranked | GameMode::Daily(_))
    }

    /// Returns the day of a daily game.
    pub fn day(self) -> Option<Day> {
        match self {
            GameMode::Daily(day) => Some(day),
            GameMode::Casual | GameMode::Ranked | GameMode::Challenge => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        let dates = [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (19_782, "2024-02-29"),
            (20_778, "2026-11-21"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (day, date) in dates {
            assert_eq!(Day(day).to_string(), date);
            assert_eq!(date.parse(), Ok(Day(day)), "{date}");
        }
    }

    #[test]
    fn dates_round_trip() {
        for day in (0..150_000).map(Day) {
            assert_eq!(day.to_string().parse(), Ok(day));
        }
        assert_eq!(Day::of_millis(Day(20_778).begins() + DAY - 1), Day(20_778));
    }

    #[test]
    fn other_texts_are_no_dates() {
        for text in [
            "",
            "2026",
            "2026-2-1",
            "2026-02-29",
            "2026-13-01",
            "1969-12-31",
            "+2026-01-01",
            "2026-01-01-",
            "a-b-c",
        ] {
            assert_eq!(text.parse::<Day>(), Err(DayError), "{text}");
        }
    }
}
