//! The animation between two positions, as data. It is decoration: the new position is shown at once.

use super::sounds::Tone;
use super::view::{Better, PlayerPanel, Tally};
use crate::engine::game::Seat;

/// A cue and its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The start, in milliseconds after the animation begins.
    pub at: u32,
    /// The cue.
    pub cue: Cue,
}

/// Something that moves or makes a sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card moves between zones. Elements of cards outside of the board have their name in `data-card`.
    Card {
        /// The name of the card.
        name: String,
        /// The zone it leaves.
        from: Zone,
        /// The zone it enters.
        to: Zone,
    },
    /// Something flies from the board to a number of a player.
    Gain {
        /// The start, in units of the board's drawing before it is rotated.
        from: (i32, i32),
        /// The player.
        seat: Seat,
        /// The key of the number.
        key: &'static str,
        /// The change of the number.
        amount: i32,
        /// The change in words.
        text: String,
        /// The icon, a symbol of static/sprite.svg.
        sign: &'static str,
    },
    /// A number of a player counts up or down.
    Count(NumberMotion),
    /// A temporary drawing over the board, in its orientation.
    Sprite {
        /// One SVG element.
        markup: String,
        /// Its movements.
        moves: Vec<Move>,
    },
    /// Pieces of the board move and end at their own places.
    Pieces {
        /// A CSS selector among the board's pieces.
        which: String,
        /// The movement.
        movement: Move,
    },
    /// A sound.
    Tone(Tone),
}

/// A number of a player that counts up or down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberMotion {
    /// The player.
    pub seat: Seat,
    /// The key of the number.
    pub key: &'static str,
    /// The first value shown.
    pub from: i32,
    /// The values shown and their times in milliseconds; the last is the real value.
    pub shown: Vec<(u32, i32)>,
    /// How the change is shown.
    pub tells: Tells,
}

/// The way a change is shown next to its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// Only the number is shown.
    Nothing,
    /// The change is shown as an improvement.
    Good,
    /// The change is shown as a loss.
    Bad,
}

/// A zone for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The viewer's hand and the cards played from it.
    Hand,
    /// The viewer's deck.
    Deck,
    /// The viewer's discard pile.
    Discard,
    /// Face up on the table.
    Table,
    /// Another player.
    Seat(Seat),
    /// Not visible.
    Away,
}

/// The easing of a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Constant speed.
    Even,
    /// Slows down at the end.
    Out,
    /// Speeds up at the start and slows down at the end.
    InOut,
}

/// A movement: JSON key frames of transforms and opacity only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// A CSS selector for the part of the element that moves; empty for the whole element.
    pub part: &'static str,
    /// The key frames.
    pub frames: String,
    /// Delay after its cue and duration, both in milliseconds.
    pub time: (u32, u32),
    /// The easing.
    pub ease: Ease,
}

impl Move {
    /// Makes a movement of a whole element.
    pub fn new(frames: impl Into<String>, time: (u32, u32), ease: Ease) -> Move {
        Move { part: "", frames: frames.into(), time, ease }
    }

    /// The same movement of a part of the element.
    pub fn of(self, part: &'static str) -> Move {
        Move { part, ..self }
    }

    /// The same movement, `by` milliseconds later.
    pub fn later(self, by: u32) -> Move {
        Move { time: (self.time.0 + by, self.time.1), ..self }
    }

    /// Returns when it ends, in milliseconds after its cue.
    pub fn ends(&self) -> u32 {
        self.time.0 + self.time.1
    }
}

/// The duration of a gain's flight, in milliseconds.
pub const FLIGHT: u32 = 380;
/// The duration of a count without gains, in milliseconds, and its largest number of steps.
const COUNT: u32 = 320;
const MOST_COUNTS: i32 = 8;

/// Returns the counts of the players' numbers between two tables: each gain counts on arrival, the other changes once the
/// last gain has started.
pub fn counts(before: &[PlayerPanel], after: &[PlayerPanel], beats: &[Beat]) -> Vec<Beat> {
    let late = beats.iter().filter(|beat| matches!(beat.cue, Cue::Gain { .. }));
    let late = late.map(|beat| beat.at).max().unwrap_or(0);
    let pairs = before.iter().zip(after).filter(|(before, after)| before.seat == after.seat);
    let of_player = |(before, after): (&PlayerPanel, &PlayerPanel)| {
        let changes: Vec<(i32, Tally)> = changes(before, after);
        let score = after.score - before.score;
        let is_told = changes.iter().any(|(from, to)| to.value - from == score);
        let own = Tally { key: PlayerPanel::SCORE, value: after.score, better: Better::More };
        let own = (score != 0).then_some((before.score, own));
        let tells = |(from, to): &(i32, Tally)| match to.better {
            _ if is_told && to.key == PlayerPanel::SCORE => Tells::Nothing,
            Better::More if to.value > *from => Tells::Good,
            Better::Less if to.value < *from => Tells::Good,
            _ => Tells::Bad,
        };
        let all = changes.into_iter().chain(own).map(|change| (tells(&change), change));
        let count = |(tells, (from, to)): (Tells, (i32, Tally))| {
            let (seat, key) = (after.seat, to.key);
            let mut shown = arrivals(beats, (seat, key), from);
            let last = shown.last().copied().unwrap_or((0, from));
            if last.1 != to.value {
                shown.extend(counted(last.1, to.value, late.max(last.0)));
            }
            Beat { at: 0, cue: Cue::Count(NumberMotion { seat, key, from, shown, tells }) }
        };
        all.map(count).collect::<Vec<_>>()
    };
    pairs.flat_map(of_player).collect()
}

/// Returns the numbers that changed, with their old values.
fn changes(before: &PlayerPanel, after: &PlayerPanel) -> Vec<(i32, Tally)> {
    let tallies = |panel: &PlayerPanel| -> Vec<Tally> {
        panel.stats.iter().filter_map(|stat| stat.tally).collect()
    };
    let old = tallies(before);
    let was = |tally: &Tally| old.iter().find(|it| it.key == tally.key).map(|it| it.value);
    let all = tallies(after).into_iter();
    all.filter_map(|it| Some((was(&it)?, it))).filter(|(from, it)| *from != it.value).collect()
}

/// Returns the values of a number as its gains arrive.
fn arrivals(beats: &[Beat], of: (Seat, &str), from: i32) -> Vec<(u32, i32)> {
    let mut value = from;
    let arrival = |beat: &Beat| match beat.cue {
        Cue::Gain { seat, key, amount, .. } if (seat, key) == of => {
            value += amount;
            Some((beat.at + FLIGHT, value))
        }
        _ => None,
    };
    beats.iter().filter_map(arrival).collect()
}

/// Returns the steps of a number that changes without gains.
fn counted(from: i32, to: i32, begin: u32) -> Vec<(u32, i32)> {
    let count = (to - from).abs().min(MOST_COUNTS);
    let step = |n: i32| {
        let at = begin + COUNT * n as u32 / count as u32;
        (at, from + (to - from) * n / count)
    };
    (1..=count).map(step).collect()
}
