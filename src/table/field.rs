//! Results of bots on a game's deal, and how a player's result compares.

use crate::engine::bots::Level;
use crate::engine::codec::crc32;
use crate::engine::game::{BySeat, Seat};
use crate::engine::json;
use serde::{Deserialize, Serialize};

/// The largest result accepted, which prevents overflow; an entry with a larger one is invalid.
const LARGEST: i32 = 100_000;
/// The largest number of bars in a histogram.
const MOST_BARS: i32 = 24;
/// The smallest number of games that has a median.
const FEWEST: usize = 10;
/// The largest number of ticks below a histogram.
const MOST_TICKS: i32 = 7;

/// The level that plays the seat in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldLevel {
    /// Fast enough for percentiles.
    Medium,
    /// A few games as reference marks.
    Hard,
}

impl FieldLevel {
    /// Both levels, in playing order.
    pub const ALL: [FieldLevel; 2] = [FieldLevel::Medium, FieldLevel::Hard];

    /// The bot level.
    pub fn level(self) -> Level {
        match self {
            FieldLevel::Medium => Level::Medium,
            FieldLevel::Hard => Level::Hard,
        }
    }
}

/// The number of games to play for each level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldSize {
    /// The number of games by Medium.
    pub medium: u32,
    /// The number of games by Hard.
    pub hard: u32,
}

impl FieldSize {
    /// The aim if Hard is fast enough.
    pub const WHOLE: FieldSize = FieldSize { medium: 100, hard: 20 };
    /// The aim if Hard is too slow.
    pub const MEDIUM_ONLY: FieldSize = FieldSize { medium: 100, hard: 0 };
    /// The aim if the page itself has to play, without a worker.
    pub const ON_PAGE: FieldSize = FieldSize { medium: 20, hard: 0 };

    /// The number of games of a level.
    pub fn of(self, level: FieldLevel) -> u32 {
        match level {
            FieldLevel::Medium => self.medium,
            FieldLevel::Hard => self.hard,
        }
    }
}

/// The start of a field's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// At the deal.
    Dealt,
    /// At a later position of a game.
    AtPosition,
}

/// The key of a field: setup, seat, levels of the other seats and version of the bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldOf {
    /// The setup, as a link.
    pub setup: String,
    /// The seat whose results are compared.
    pub seat: Seat,
    /// The level at each seat, with Medium for people. The entry of `seat` is ignored.
    pub others: BySeat<Level>,
    /// The version of the bots.
    pub bots: u16,
    /// The number of games to play.
    pub aim: FieldSize,
    /// The position from which the games are played: the deal or a later one.
    pub begins: Begins,
    /// The aids that the player's own game used.
    pub aids: Aids,
}

/// Aids of a player that a bot does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aids {
    /// The number of undos.
    pub undos: u32,
    /// The number of hints shown.
    pub hints: u32,
}

impl FieldOf {
    /// Returns the level at each seat for games of `level`.
    pub fn levels(&self, level: FieldLevel) -> BySeat<Level> {
        let mut levels = self.others.clone();
        levels[self.seat] = level.level();
        levels
    }

    /// Returns a checksum of everything that determines the results except for the bots' version.
    pub fn checksum(&self) -> u32 {
        let other = |(seat, level): (Seat, &Level)| {
            if seat == self.seat { "-" } else { level.name() }
        };
        let others: Vec<&str> = self.others.seats().zip(self.others.iter()).map(other).collect();
        crc32(format!("{} {} {}", self.setup, self.seat.0, others.join(" ")).as_bytes())
    }
}

/// The results of bots, in the order of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    bots: u16,
    medium: Vec<i32>,
    hard: Vec<i32>,
}

/// The stored form of a field. It is a cache: an unreadable entry is computed again.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredField {
    v: u8,
    bots: u16,
    medium: Vec<i32>,
    hard: Vec<i32>,
    /// A counter that orders entries by age.
    place: u64,
}

/// The rank of a result among the results of Medium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldRank {
    /// The number of results that it beats.
    pub better: usize,
    /// The number of equal results.
    pub same: usize,
    /// The number of all results.
    pub of: usize,
}

/// The reference results of Hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldMarks {
    /// The lowest result.
    pub lowest: i32,
    /// The median; of two, the lower.
    pub middle: i32,
    /// The highest one.
    pub highest: i32,
}

impl FieldRank {
    /// Returns the percentile of the result, where equal results count half; `None` for an empty field.
    pub fn percent(self) -> Option<usize> {
        (50 * (2 * self.better + self.same)).checked_div(self.of)
    }
}

impl Field {
    /// Creates a field without games.
    pub fn new(bots: u16) -> Field {
        Field { bots, medium: Vec::new(), hard: Vec::new() }
    }

    /// The version of the bots.
    pub fn bots(&self) -> u16 {
        self.bots
    }

    /// The results of a level, in the order of games.
    pub fn results(&self, level: FieldLevel) -> &[i32] {
        match level {
            FieldLevel::Medium => &self.medium,
            FieldLevel::Hard => &self.hard,
        }
    }

    /// The number of games of a level played so far.
    pub fn played(&self, level: FieldLevel) -> u32 {
        self.results(level).len() as u32
    }

    /// The number of games of a level still to play.
    pub fn left(&self, level: FieldLevel, aim: FieldSize) -> u32 {
        aim.of(level).saturating_sub(self.played(level))
    }

    /// The level to play next; `None` if the field is complete.
    pub fn next(&self, aim: FieldSize) -> Option<FieldLevel> {
        FieldLevel::ALL.into_iter().find(|&level| self.left(level, aim) > 0)
    }

    /// Adds the result of game `number`, if it is the next one of its level.
    pub fn add(&mut self, level: FieldLevel, number: u32, result: i32) {
        if number == self.played(level) {
            match level {
                FieldLevel::Medium => self.medium.push(result),
                FieldLevel::Hard => self.hard.push(result),
            }
        }
    }

    /// Returns the rank of a result among those of Medium.
    pub fn standing(&self, result: i32) -> FieldRank {
        let count = |is_so: fn(i32, i32) -> bool| {
            self.medium.iter().filter(|&&other| is_so(other, result)).count()
        };
        let (better, same) = (count(|other, own| other < own), count(|other, own| other == own));
        FieldRank { better, same, of: self.medium.len() }
    }

    /// The median result of Medium, of two the lower; `None` with fewer than ten games.
    pub fn middle(&self) -> Option<i32> {
        let mut sorted = self.medium.clone();
        sorted.sort_unstable();
        (sorted.len() >= FEWEST).then(|| sorted[(sorted.len() - 1) / 2])
    }

    /// The reference results of Hard; `None` before its first game.
    pub fn marks(&self) -> Option<FieldMarks> {
        let mut sorted = self.hard.clone();
        sorted.sort_unstable();
        let (&lowest, &highest) = (sorted.first()?, sorted.last()?);
        Some(FieldMarks { lowest, middle: sorted[(sorted.len() - 1) / 2], highest })
    }

    /// Returns the results of Medium as bars. The range also covers the player's own result and those of Hard.
    pub fn histogram(&self, own: i32) -> Histogram {
        let all = || self.medium.iter().chain(&self.hard).copied().chain([own]);
        let low = all().min().unwrap_or(own);
        let high = all().max().unwrap_or(own);
        let width = nice_step(high - low + 1, MOST_BARS);
        let from = low.div_euclid(width) * width;
        let mut bars = vec![0; ((high - from) / width + 1) as usize];
        for result in &self.medium {
            bars[((result - from) / width) as usize] += 1;
        }
        Histogram { from, width, bars }
    }

    /// Returns the stored text; `place` orders entries by age.
    pub fn write(&self, place: u64) -> String {
        let Field { bots, medium, hard } = self.clone();
        serde_json::to_string(&StoredField { v: 1, bots, medium, hard, place }).unwrap_or_default()
    }

    /// Reads a field and its place from a stored text; `None` if it is invalid or belongs to another version of the bots.
    pub fn read(text: &str, bots: u16) -> Option<(Field, u64)> {
        let StoredField { v, bots: theirs, medium, hard, place } = json::read(text).ok()?;
        let fits = |results: &[i32], most: u32| {
            results.len() <= most as usize
                && results.iter().all(|result| (-LARGEST..=LARGEST).contains(result))
        };
        let is_sound = fits(&medium, FieldSize::WHOLE.medium) && fits(&hard, FieldSize::WHOLE.hard);
        if v != 1 || theirs != bots || !is_sound {
            return None;
        }
        Some((Field { bots, medium, hard }, place))
    }

    /// Reads the place of a stored text for any version of the bots; 0 if it is unreadable.
    pub fn place(text: &str) -> u64 {
        json::read(text).map_or(0, |written: StoredField| written.place)
    }
}

/// Results counted in bars of equal width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The lowest result of the first bar.
    pub from: i32,
    /// The number of result values in a bar.
    pub width: i32,
    /// The number of games in each bar.
    pub bars: Vec<u32>,
}

impl Histogram {
    /// The number of result values in all bars.
    pub fn span(&self) -> i32 {
        self.bars.len() as i32 * self.width
    }

    /// Returns the position of the centre of a result, in thousandths of the range.
    pub fn place(&self, result: i32) -> i32 {
        let halves = (2 * (result - self.from) + 1).clamp(0, 2 * self.span());
        1000 * halves / (2 * self.span())
    }

    /// Returns the results that get a tick.
    pub fn ticks(&self) -> Vec<i32> {
        let step = nice_step(self.span(), MOST_TICKS);
        let first = -(-self.from).div_euclid(step) * step;
        (0..).map(|n| first + n * step).take_while(|tick| *tick < self.from + self.span()).collect()
    }
}

/// Returns the smallest of 1, 2, 5, 10, 20, 50 … with at most `most` multiples in any range of this length.
fn nice_step(range: i32, most: i32) -> i32 {
    let steps = (0..).map(|n: usize| [1, 2, 5][n % 3] * 10_i32.pow(n as u32 / 3));
    let mut steps = steps.take(18);
    steps.find(|&step| step == 1 && range <= most || range / step + 2 <= most).unwrap_or(range)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(medium: &[i32], hard: &[i32]) -> Field {
        Field { bots: 1, medium: medium.to_vec(), hard: hard.to_vec() }
    }

    #[test]
    fn counts_better_and_equal_games_separately() {
        for (medium, own, better, same) in [
            (&[][..], 5, 0, 0),
            (&[5], 5, 0, 1),
            (&[4], 5, 1, 0),
            (&[6], 5, 0, 0),
            (&[-3, 5, 5, 9, 1], 5, 2, 2),
            (&[-3, 5, 5, 9, 1], 100, 5, 0),
        ] {
            let standing = field(medium, &[]).standing(own);
            assert_eq!(
                standing,
                FieldRank { better, same, of: medium.len() },
                "{own} in {medium:?}"
            );
        }
    }

    #[test]
    fn shows_a_median_only_of_ten_games() {
        let results: Vec<i32> = (0..10).rev().collect();
        assert_eq!(field(&results[1..], &[]).middle(), None);
        assert_eq!(field(&results, &[]).middle(), Some(4));
    }

    #[test]
    fn marks_are_the_lowest_middle_and_highest_hard_results() {
        assert_eq!(field(&[1], &[]).marks(), None);
        for (hard, lowest, middle, highest) in [
            (&[7][..], 7, 7, 7),
            (&[9, 7], 7, 7, 9),
            (&[9, -2, 7], -2, 7, 9),
            (&[4, 1, 3, 2], 1, 2, 4),
        ] {
            assert_eq!(
                field(&[], hard).marks(),
                Some(FieldMarks { lowest, middle, highest }),
                "{hard:?}"
            );
        }
    }

    #[test]
    fn every_result_is_in_one_bar_and_every_mark_in_the_range() {
        let mut rng = crate::engine::game::Rng::new(3);
        for spread in [1, 2, 23, 24, 25, 60, 300, 5000] {
            let mut draw = |count: usize| -> Vec<i32> {
                (0..count).map(|_| rng.below(spread) as i32 - spread as i32 / 3).collect()
            };
            let (medium, hard, own) = (draw(100), draw(20), draw(1)[0]);
            let histogram = field(&medium, &hard).histogram(own);
            let Histogram { from, width, bars } = &histogram;
            assert!(bars.len() <= MOST_BARS as usize, "{} bars for {spread}", bars.len());
            assert_eq!(from.rem_euclid(*width), 0);
            assert_eq!(bars.iter().sum::<u32>(), 100);
            for (at, &count) in (0..).zip(bars) {
                let its = from + at * width..from + (at + 1) * width;
                let expected = medium.iter().filter(|result| its.contains(result)).count();
                assert_eq!(count as usize, expected, "{its:?}");
            }
            for result in medium.iter().chain(&hard).chain([&own]) {
                assert!((0..1000).contains(&histogram.place(*result)), "{result}");
            }
            let ticks = histogram.ticks();
            assert!((1..=MOST_TICKS as usize).contains(&ticks.len()), "{ticks:?} for {spread}");
            assert!(ticks.iter().all(|tick| (0..1000).contains(&histogram.place(*tick))));
        }
    }

    #[test]
    fn the_bars_of_one_game_and_of_none_have_a_range() {
        let none = field(&[], &[]).histogram(12);
        assert_eq!((none.bars.clone(), none.place(12), none.ticks()), (vec![0], 500, vec![12]));
        let one = field(&[-4], &[]).histogram(-2);
        assert_eq!((one.from, one.width, one.bars), (-4, 1, vec![1, 0, 0]));
    }

    #[test]
    fn accepts_only_the_next_game_of_a_level() {
        let mut field = Field::new(1);
        let aim = FieldSize { medium: 2, hard: 1 };
        assert_eq!(field.next(aim), Some(FieldLevel::Medium));
        for (number, result) in [(0, 5), (0, 6), (2, 7), (1, 8)] {
            field.add(FieldLevel::Medium, number, result);
        }
        assert_eq!(field.results(FieldLevel::Medium), [5, 8]);
        assert_eq!(
            (field.next(aim), field.left(FieldLevel::Hard, aim)),
            (Some(FieldLevel::Hard), 1)
        );
        field.add(FieldLevel::Hard, 0, 9);
        assert_eq!(field.next(aim), None);
        assert_eq!(field.next(FieldSize::ON_PAGE), Some(FieldLevel::Medium));
    }

    #[test]
    fn entries_round_trip() {
        let kept = field(&[1, -2, 3], &[4]);
        let text = kept.write(7);
        assert_eq!(text, r#"{"v":1,"bots":1,"medium":[1,-2,3],"hard":[4],"place":7}"#);
        assert_eq!(Field::read(&text, 1), Some((kept, 7)));
        assert_eq!(Field::read(&text, 2), None, "other bots");
        assert_eq!(Field::place(&text), 7);
    }

    #[test]
    fn ignores_a_damaged_entry() {
        let good = field(&[1, 2], &[3]).write(1);
        let rotten = [
            String::new(),
            "null".to_owned(),
            good[..good.len() - 1].to_owned(),
            good.replace("\"v\":1", "\"v\":2"),
            good.replace("[3]", "[3.5]"),
            good.replace("[3]", "[2147483647]"),
            good.replace("[3]", &format!("{:?}", [3; 21])),
            good.replace("[1,2]", &format!("{:?}", [1; 101])),
            good.replace("\"place\"", "\"other\":1,\"place\""),
            good.replace(",\"place\":1", ""),
        ];
        for text in rotten {
            assert_ne!(text, good);
            assert_eq!(Field::read(&text, 1), None, "{text}");
        }
    }

    #[test]
    fn each_deal_seat_and_table_of_players_has_its_own_key() {
        let of = |setup: &str, seat, others: [Level; 2]| FieldOf {
            setup: setup.to_owned(),
            seat: Seat(seat),
            others: others.into_iter().collect(),
            bots: 1,
            aim: FieldSize::WHOLE,
            begins: Begins::Dealt,
            aids: Aids::default(),
        };
        let (medium, hard) = (Level::Medium, Level::Hard);
        let one = of("s1a", 0, [medium, hard]).checksum();
        assert_eq!(
            of("s1a", 0, [hard, hard]).checksum(),
            one,
            "the seat's own player does not count"
        );
        for other in [
            of("s1b", 0, [medium, hard]),
            of("s1a", 1, [medium, hard]),
            of("s1a", 0, [medium, medium]),
        ] {
            assert_ne!(other.checksum(), one, "{other:?}");
        }
    }
}
