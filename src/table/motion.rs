//! What moves when something was done at a table, as data. It is only a picture: the position is shown at once, whatever
//! still moves.

use super::tone::Tone;
use super::view::{Better, PlayerPanel, Tally};
use crate::engine::game::Seat;

/// A cue and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// When it begins, in milliseconds from the beginning of all motion.
    pub at: u32,
    /// What it is.
    pub cue: Cue,
}

/// Something that moves or sounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card goes to another place. Wherever one lies beside the board, `data-card` has its name.
    Card {
        /// Its name.
        name: String,
        /// Where it was.
        from: Zone,
        /// Where it is.
        to: Zone,
    },
    /// Something flies from the board to a number of a player.
    Gain {
        /// Where it begins, in the units of the board's drawing that is not turned.
        from: (i32, i32),
        /// Whose number it is.
        seat: Seat,
        /// The number's key.
        key: &'static str,
        /// How much it brings.
        amount: i32,
        /// The same in words.
        text: String,
        /// Its sign, a symbol of static/sprite.svg.
        sign: &'static str,
    },
    /// A number of a player counts.
    Count(Count),
    /// A drawing for the motion alone, over the board, as it lies.
    Sprite {
        /// One svg element.
        markup: String,
        /// How it moves.
        moves: Vec<Move>,
    },
    /// Pieces on the board move, and are then where they belong.
    Pieces {
        /// Which, as a selector among the board's pieces.
        which: String,
        /// How they move.
        movement: Move,
    },
    /// Something is heard.
    Tone(Tone),
}

/// A number of a player that counts up or down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Whose it is.
    pub seat: Seat,
    /// What is counted.
    pub key: &'static str,
    /// What it shows at first.
    pub from: i32,
    /// What it shows then, and when. The last is the truth.
    pub shown: Vec<(u32, i32)>,
    /// Whether the change itself is shown beside it.
    pub tells: Tells,
}

/// Whether a change is told beside its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// The number alone is seen.
    Nothing,
    /// It is, as a change to the better.
    Good,
    /// It is, as a change to the worse.
    Bad,
}

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The viewer's hand, with what is in play of it.
    Hand,
    /// The viewer's deck.
    Deck,
    /// The viewer's discard pile.
    Discard,
    /// Open on the table.
    Table,
    /// With another player.
    Seat(Seat),
    /// Out of sight.
    Away,
}

/// How a movement speeds up and slows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Not at all.
    Even,
    /// It arrives gently.
    Out,
    /// It leaves and arrives gently.
    InOut,
}

/// A movement: key frames in JSON, of transforms and opacity only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The part of the element that moves, as a selector; the element itself where it is empty.
    pub part: &'static str,
    /// The key frames.
    pub frames: String,
    /// When it begins, in milliseconds after its cue, and how long it takes.
    pub time: (u32, u32),
    /// How it goes.
    pub ease: Ease,
}

impl Move {
    /// A movement of a whole element.
    pub fn new(frames: impl Into<String>, time: (u32, u32), ease: Ease) -> Move {
        Move { part: "", frames: frames.into(), time, ease }
    }

    /// The same of a part of it.
    pub fn of(self, part: &'static str) -> Move {
        Move { part, ..self }
    }

    /// The same so much later.
    pub fn later(self, by: u32) -> Move {
        Move { time: (self.time.0 + by, self.time.1), ..self }
    }

    /// The time at which it has ended.
    pub fn ends(&self) -> u32 {
        self.time.0 + self.time.1
    }
}

/// How long a gain flies, in milliseconds.
pub const FLIGHT: u32 = 380;
/// How long a number counts by itself, in milliseconds, and in at most so many steps.
const COUNT: u32 = 320;
const MOST_COUNTS: i32 = 8;

/// The numbers of the players that count between two tables: what a gain brings when it has come, the rest when the last one
/// has set off.
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
            Beat { at: 0, cue: Cue::Count(Count { seat, key, from, shown, tells }) }
        };
        all.map(count).collect::<Vec<_>>()
    };
    pairs.flat_map(of_player).collect()
}

/// The numbers that are not what they were.
fn changes(before: &PlayerPanel, after: &PlayerPanel) -> Vec<(i32, Tally)> {
    let tallies = |panel: &PlayerPanel| -> Vec<Tally> {
        panel.stats.iter().filter_map(|stat| stat.tally).collect()
    };
    let old = tallies(before);
    let was = |tally: &Tally| old.iter().find(|it| it.key == tally.key).map(|it| it.value);
    let all = tallies(after).into_iter();
    all.filter_map(|it| Some((was(&it)?, it))).filter(|(from, it)| *from != it.value).collect()
}

/// What a number shows whenever a gain has come to it.
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

/// The steps of a number that changes by itself.
fn counted(from: i32, to: i32, begin: u32) -> Vec<(u32, i32)> {
    let count = (to - from).abs().min(MOST_COUNTS);
    let step = |n: i32| {
        let at = begin + COUNT * n as u32 / count as u32;
        (at, from + (to - from) * n / count)
    };
    (1..=count).map(step).collect()
}
