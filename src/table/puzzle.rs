//! Puzzles: positions of own games where points were lost, repeated until answered right twice, and the puzzle of a day.

use super::Day;
use crate::engine::codec::crc32;
use crate::engine::game::Seat;
use crate::engine::json::{self, Unread};
use serde::{Deserialize, Serialize};

/// Days until a puzzle is repeated: after a wrong answer, and after a right one.
const AGAIN: u32 = 1;
const LATER: u32 = 3;
/// The number of right answers after which a puzzle is done.
const ENOUGH: u8 = 2;

/// A puzzle. Its stored form is frozen, like that of saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// A link of the position, with a new deal of what its seat does not know.
    pub link: String,
    /// The seat to move.
    pub seat: Seat,
    /// A link of the position, with the hard bot's choice after the cursor.
    pub best: String,
    /// The player's loss, in hundredths of a point.
    pub lost: i64,
    /// The version of the bots that found it.
    pub bots: u16,
    /// The number of right answers.
    #[serde(default)]
    pub right: u8,
    /// The day on which it is due.
    #[serde(default)]
    pub due: Day,
}

impl Puzzle {
    /// Reads a stored puzzle.
    ///
    /// # Errors
    /// It is damaged, or a newer page has written it.
    pub fn read(text: &str) -> Result<Puzzle, Unread> {
        json::read_known(text)
    }

    /// Returns the text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a line of a file of puzzles; `None` if it is invalid.
    pub fn read_line(line: &str) -> Option<Puzzle> {
        let mut parts = line.split(' ');
        let mut next = || parts.next();
        let puzzle = Puzzle {
            link: next()?.to_owned(),
            seat: Seat(next()?.parse().ok()?),
            best: next()?.to_owned(),
            lost: next()?.parse().ok()?,
            bots: next()?.parse().ok()?,
            right: 0,
            due: Day(0),
        };
        next().is_none().then_some(puzzle)
    }

    /// Writes the puzzle as a line of a file.
    pub fn line(&self) -> String {
        let Puzzle { link, seat, best, lost, bots, .. } = self;
        format!("{link} {} {best} {lost} {bots}", seat.0)
    }

    /// Returns the puzzle of a day: each day takes the next line of the file. `None` if the file is empty or the line
    /// invalid.
    pub fn daily(file: &str, day: Day) -> Option<Puzzle> {
        let lines = file.lines().count();
        let at = usize::try_from(day.0).ok()?.checked_rem(lines)?;
        Puzzle::read_line(file.lines().nth(at)?)
    }

    /// The name of its entry: a checksum of the position.
    pub fn name(&self) -> String {
        format!("{:08x}", crc32(self.link.as_bytes()))
    }

    /// Returns the puzzle after an answer; `None` once it was answered right often enough.
    pub fn answered(mut self, answer: PuzzleAnswer, today: Day) -> Option<Puzzle> {
        let days = match answer {
            PuzzleAnswer::Wrong => AGAIN,
            PuzzleAnswer::Right => {
                self.right += 1;
                LATER
            }
        };
        self.due = Day(today.0.saturating_add(days));
        (self.right < ENOUGH).then_some(self)
    }
}

/// An answer to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAnswer {
    /// Right at the first try, without help.
    Right,
    /// Anything else.
    Wrong,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_the_lines_of_a_file_day_by_day() {
        let lines = ["p1a 0 g2a 310 1", "p1b 2 g2b 500 1", "p1c 1 g2c 444 2"];
        let file = lines.join("\n") + "\n";
        let of = |day| Puzzle::daily(&file, Day(day)).expect("a puzzle").line();
        assert_eq!([0, 1, 2, 3, 20_787].map(of), [0, 1, 2, 0, 0].map(|at| lines[at].to_owned()));
        assert_eq!(Puzzle::daily("", Day(7)), None);
        for line in ["", "p1a 0 g2a 310", "p1a x g2a 310 1", "p1a 0 g2a 310 1 1"] {
            assert_eq!(Puzzle::read_line(line), None, "{line}");
        }
    }

    fn puzzle() -> Puzzle {
        let (link, best) = ("p1abc".to_owned(), "g2def".to_owned());
        Puzzle { link, seat: Seat(1), best, lost: 410, bots: 3, right: 0, due: Day::default() }
    }

    #[test]
    fn asks_again_until_two_answers_were_right() {
        let (today, right, wrong) = (Day(20_000), PuzzleAnswer::Right, PuzzleAnswer::Wrong);
        let first = puzzle().answered(wrong, today).expect("it stays");
        assert_eq!((first.due, first.right), (Day(20_001), 0));
        let second = first.answered(right, Day(20_001)).expect("it stays");
        assert_eq!((second.due, second.right), (Day(20_004), 1));
        let third = second.answered(wrong, Day(20_004)).expect("it stays");
        assert_eq!((third.due, third.right), (Day(20_005), 1));
        assert_eq!(third.answered(right, Day(20_005)), None);
    }

    #[test]
    fn entries_round_trip() {
        let kept = puzzle().answered(PuzzleAnswer::Right, Day(5)).expect("it stays");
        let text = kept.write();
        assert_eq!(
            text,
            r#"{"link":"p1abc","seat":1,"best":"g2def","lost":410,"bots":3,"right":1,"due":8}"#
        );
        assert_eq!(Puzzle::read(&text).ok(), Some(kept));
        assert!(Puzzle::read(&text.replace("}", ",\"new\":1}")).is_err(), "a newer page's");
    }
}
