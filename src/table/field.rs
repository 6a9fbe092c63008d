//! What bots reach with the deal of a game, and where a player's own result stands among it.

use crate::engine::bots::Level;
use crate::engine::codec::crc32;
use crate::engine::game::{BySeat, Seat};
use crate::engine::json;
use serde::{Deserialize, Serialize};

/// No result is larger, so that nothing overflows; an entry that says so is rotten.
const LARGEST: i32 = 100_000;
/// A histogram has at most so many bars.
const MOST_BARS: i32 = 24;
/// Of fewer games no middle result is told.
const FEWEST: usize = 10;
/// At most so many numbers stand below it.
const MOST_TICKS: i32 = 7;

/// Who plays for a seat in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldLevel {
    /// Fast enough for a percentile.
    Medium,
    /// A few games as marks.
    Hard,
}

impl FieldLevel {
    /// Both, in the order in which they play.
    pub const ALL: [FieldLevel; 2] = [FieldLevel::Medium, FieldLevel::Hard];

    /// The bot.
    pub fn level(self) -> Level {
        match self {
            FieldLevel::Medium => Level::Medium,
            FieldLevel::Hard => Level::Hard,
        }
    }
}

/// How many games of each level a field is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Games of Medium.
    pub medium: u32,
    /// Games of Hard.
    pub hard: u32,
}

impl Aim {
    /// Where Hard is fast enough.
    pub const WHOLE: Aim = Aim { medium: 100, hard: 20 };
    /// Where it is not.
    pub const MEDIUM_ONLY: Aim = Aim { medium: 100, hard: 0 };
    /// Where the page itself has to play, beside everything else.
    pub const ON_PAGE: Aim = Aim { medium: 20, hard: 0 };

    /// How many games of a level.
    pub fn of(self, level: FieldLevel) -> u32 {
        match level {
            FieldLevel::Medium => self.medium,
            FieldLevel::Hard => self.hard,
        }
    }
}

/// Where the games of a field begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// At a deal.
    Dealt,
    /// At a position of another game.
    AtPosition,
}

/// Whose field it is: the game's setup, a seat, who plays the other ones, and the version of the bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldOf {
    /// The setup, as a link.
    pub setup: String,
    /// The seat.
    pub seat: Seat,
    /// Who plays each seat: bots as they are, Medium for people. That of the seat itself does not count.
    pub others: BySeat<Level>,
    /// The version of the bots.
    pub bots: u16,
    /// How many games it is to have.
    pub aim: Aim,
    /// Where its games begin.
    pub begins: Begins,
    /// What the seat's own game was played with.
    pub aids: Aids,
}

/// What a game was played with that a bot does without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aids {
    /// How often somebody took something back.
    pub undos: u32,
    /// How often a hint was shown.
    pub hints: u32,
}

impl FieldOf {
    /// Who plays each seat in the games of a level.
    pub fn levels(&self, level: FieldLevel) -> BySeat<Level> {
        let mut levels = self.others.clone();
        levels[self.seat] = level.level();
        levels
    }

    /// The checksum of everything that the results depend on, apart from the bots' version.
    pub fn checksum(&self) -> u32 {
        let other = |(seat, level): (Seat, &Level)| {
            if seat == self.seat { "-" } else { level.name() }
        };
        let others: Vec<&str> = self.others.seats().zip(self.others.iter()).map(other).collect();
        crc32(format!("{} {} {}", self.setup, self.seat.0, others.join(" ")).as_bytes())
    }
}

/// What bots have reached: the results of their games in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    bots: u16,
    medium: Vec<i32>,
    hard: Vec<i32>,
}

/// A field as it is kept. It is a cache: what cannot be read is made anew.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    v: u8,
    bots: u16,
    medium: Vec<i32>,
    hard: Vec<i32>,
    /// Entries that were made earlier have lower numbers.
    place: u64,
}

/// Where a result stands among those of Medium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// It is better than so many.
    pub better: usize,
    /// So many are the same.
    pub same: usize,
    /// So many there are.
    pub of: usize,
}

/// What Hard has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The lowest result.
    pub lowest: i32,
    /// The middle one; of two the lower one.
    pub middle: i32,
    /// The highest one.
    pub highest: i32,
}

impl Standing {
    /// The share of the field below it, in percent: each of those that are the same counts half. `None` for an empty field.
    pub fn percent(self) -> Option<usize> {
        (50 * (2 * self.better + self.same)).checked_div(self.of)
    }
}

impl Field {
    /// A field without games.
    pub fn new(bots: u16) -> Field {
        Field { bots, medium: Vec::new(), hard: Vec::new() }
    }

    /// The version of the bots.
    pub fn bots(&self) -> u16 {
        self.bots
    }

    /// The results of a level, in the order of the games.
    pub fn results(&self, level: FieldLevel) -> &[i32] {
        match level {
            FieldLevel::Medium => &self.medium,
            FieldLevel::Hard => &self.hard,
        }
    }

    /// How many games of a level were played.
    pub fn played(&self, level: FieldLevel) -> u32 {
        self.results(level).len() as u32
    }

    /// How many games of a level are left to play.
    pub fn left(&self, level: FieldLevel, aim: Aim) -> u32 {
        aim.of(level).saturating_sub(self.played(level))
    }

    /// The level that is to play next; `None` once the field is whole.
    pub fn next(&self, aim: Aim) -> Option<FieldLevel> {
        FieldLevel::ALL.into_iter().find(|&level| self.left(level, aim) > 0)
    }

    /// Takes in the result of the game of a number, if it is the next one of its level.
    pub fn add(&mut self, level: FieldLevel, number: u32, result: i32) {
        if number == self.played(level) {
            match level {
                FieldLevel::Medium => self.medium.push(result),
                FieldLevel::Hard => self.hard.push(result),
            }
        }
    }

    /// Where a result stands.
    pub fn standing(&self, result: i32) -> Standing {
        let count = |is_so: fn(i32, i32) -> bool| {
            self.medium.iter().filter(|&&other| is_so(other, result)).count()
        };
        let (better, same) = (count(|other, own| other < own), count(|other, own| other == own));
        Standing { better, same, of: self.medium.len() }
    }

    /// The middle result of Medium, of two the lower one; `None` while too few games were played to say it.
    pub fn middle(&self) -> Option<i32> {
        let mut sorted = self.medium.clone();
        sorted.sort_unstable();
        (sorted.len() >= FEWEST).then(|| sorted[(sorted.len() - 1) / 2])
    }

    /// What Hard has reached; `None` before its first game.
    pub fn marks(&self) -> Option<Marks> {
        let mut sorted = self.hard.clone();
        sorted.sort_unstable();
        let (&lowest, &highest) = (sorted.first()?, sorted.last()?);
        Some(Marks { lowest, middle: sorted[(sorted.len() - 1) / 2], highest })
    }

    /// The results of Medium as bars, over a range that has the own result and those of Hard as well.
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

    /// The text of an entry.
    pub fn write(&self, place: u64) -> String {
        let Field { bots, medium, hard } = self.clone();
        serde_json::to_string(&Written { v: 1, bots, medium, hard, place }).unwrap_or_default()
    }

    /// The field of an entry's text, with its place; `None` if the text is none, or one of other bots.
    pub fn read(text: &str, bots: u16) -> Option<(Field, u64)> {
        let Written { v, bots: theirs, medium, hard, place } = json::read(text).ok()?;
        let fits = |results: &[i32], most: u32| {
            results.len() <= most as usize
                && results.iter().all(|result| (-LARGEST..=LARGEST).contains(result))
        };
        let is_sound = fits(&medium, Aim::WHOLE.medium) && fits(&hard, Aim::WHOLE.hard);
        if v != 1 || theirs != bots || !is_sound {
            return None;
        }
        Some((Field { bots, medium, hard }, place))
    }

    /// The place of an entry's text among all of them, whatever bots it is of; 0 if it cannot be read.
    pub fn place(text: &str) -> u64 {
        json::read(text).map_or(0, |written: Written| written.place)
    }
}

/// Results as bars of the same width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The lowest result of the first bar.
    pub from: i32,
    /// How many results a bar stands for.
    pub width: i32,
    /// How many games have a result of each bar.
    pub bars: Vec<u32>,
}

impl Histogram {
    /// How many results the range has.
    pub fn span(&self) -> i32 {
        self.bars.len() as i32 * self.width
    }

    /// Where the middle of a result lies, in thousandths of the range.
    pub fn place(&self, result: i32) -> i32 {
        let halves = (2 * (result - self.from) + 1).clamp(0, 2 * self.span());
        1000 * halves / (2 * self.span())
    }

    /// The results whose numbers stand below the bars.
    pub fn ticks(&self) -> Vec<i32> {
        let step = nice_step(self.span(), MOST_TICKS);
        let first = -(-self.from).div_euclid(step) * step;
        (0..).map(|n| first + n * step).take_while(|tick| *tick < self.from + self.span()).collect()
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50 and so on of which at most so many cover a range that may begin
/// anywhere.
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
    fn ties_are_told_apart() {
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
                Standing { better, same, of: medium.len() },
                "{own} in {medium:?}"
            );
        }
    }

    #[test]
    fn tells_a_middle_result_only_of_ten_games() {
        let results: Vec<i32> = (0..10).rev().collect();
        assert_eq!(field(&results[1..], &[]).middle(), None);
        assert_eq!(field(&results, &[]).middle(), Some(4));
    }

    #[test]
    fn hard_is_told_by_three_marks() {
        assert_eq!(field(&[1], &[]).marks(), None);
        for (hard, lowest, middle, highest) in [
            (&[7][..], 7, 7, 7),
            (&[9, 7], 7, 7, 9),
            (&[9, -2, 7], -2, 7, 9),
            (&[4, 1, 3, 2], 1, 2, 4),
        ] {
            assert_eq!(
                field(&[], hard).marks(),
                Some(Marks { lowest, middle, highest }),
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
    fn only_the_next_game_of_a_level_is_taken_in() {
        let mut field = Field::new(1);
        let aim = Aim { medium: 2, hard: 1 };
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
        assert_eq!(field.next(Aim::ON_PAGE), Some(FieldLevel::Medium));
    }

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let kept = field(&[1, -2, 3], &[4]);
        let text = kept.write(7);
        assert_eq!(text, r#"{"v":1,"bots":1,"medium":[1,-2,3],"hard":[4],"place":7}"#);
        assert_eq!(Field::read(&text, 1), Some((kept, 7)));
        assert_eq!(Field::read(&text, 2), None, "other bots");
        assert_eq!(Field::place(&text), 7);
    }

    #[test]
    fn a_rotten_entry_counts_as_none() {
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
    fn fields_of_other_deals_seats_and_players_are_others() {
        let of = |setup: &str, seat, others: [Level; 2]| FieldOf {
            setup: setup.to_owned(),
            seat: Seat(seat),
            others: others.into_iter().collect(),
            bots: 1,
            aim: Aim::WHOLE,
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
