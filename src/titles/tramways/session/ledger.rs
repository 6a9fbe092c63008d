//! The table of attempts: bests, ranks, days in a row.

use crate::table::ranked::{Attempt, Origin};
use crate::table::{Day, GameMode};
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::scoring::Rank;
use crate::titles::tramways::session::attempt::{Proof, Refuted, prove};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// An attempt whose link was replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The attempt as it is kept.
    pub attempt: Attempt,
    /// What its link proves.
    pub proof: Proof,
    /// Whether it counts.
    pub standing: Standing,
}

/// Whether an attempt counts: of a player's games of one day only the first that was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It counts.
    Counts,
    /// The day was played before.
    Repeat,
}

/// An attempt that proves nothing here, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unproven {
    /// The attempt as it is kept.
    pub attempt: Attempt,
    /// Why its link proves nothing.
    pub why: Refuted,
}

/// All attempts of a device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Those that were replayed, the latest first.
    pub entries: Vec<Entry>,
    /// Those that could not be.
    pub unproven: Vec<Unproven>,
}

/// What kinds of attempts there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A set-up that was drawn.
    Ranked,
    /// The set-up of a day.
    Daily,
}

/// Which attempts are looked at; nothing chosen means all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of this category.
    pub category: Option<RankedCategory>,
    /// Of this kind.
    pub kind: Option<Kind>,
    /// Of these players.
    pub origin: Option<Origin>,
}

/// Days in a row on which the daily game was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today, or to yesterday where today's game is yet to be played.
    pub now: u32,
    /// The most there ever were.
    pub longest: u32,
}

impl Entry {
    /// Its kind.
    pub fn kind(&self) -> Kind {
        self.day().map_or(Kind::Ranked, |_| Kind::Daily)
    }

    /// The day of a daily game.
    pub fn day(&self) -> Option<Day> {
        match self.proof.mode {
            GameMode::Daily(day) => Some(day),
            GameMode::Casual | GameMode::Ranked => None,
        }
    }

    /// The total score.
    pub fn total(&self) -> i32 {
        self.proof.score.total()
    }

    /// The day on which it counts for the player's streak: an own daily game that was begun on its
    /// day.
    fn streak_day(&self) -> Option<Day> {
        let own = self.attempt.origin == Origin::Own && self.standing == Standing::Counts;
        self.day().filter(|&day| own && day == Day::of_millis(self.attempt.begun_at))
    }
}

impl Filter {
    /// Whether it lets an attempt through.
    pub fn admits(&self, entry: &Entry) -> bool {
        self.category.is_none_or(|category| category == entry.proof.category)
            && self.kind.is_none_or(|kind| kind == entry.kind())
            && self.origin.is_none_or(|origin| origin == entry.attempt.origin)
    }
}

impl Ledger {
    /// The ledger of the attempts that are kept; each is replayed. The same game twice is one, and
    /// the player's own where one of them is.
    pub fn of(attempts: impl IntoIterator<Item = Attempt>) -> Ledger {
        Ledger::default().renewed(attempts)
    }

    /// The ledger of these attempts; what was replayed for this one is not replayed again.
    #[must_use]
    pub fn renewed(&self, attempts: impl IntoIterator<Item = Attempt>) -> Ledger {
        let known: BTreeMap<&str, &Proof> =
            self.entries.iter().map(|it| (it.attempt.link.as_str(), &it.proof)).collect();
        let mut ledger = Ledger::default();
        let mut games: BTreeMap<String, (Attempt, Proof)> = BTreeMap::new();
        for attempt in attempts {
            let proof = known.get(attempt.link.as_str()).map(|&proof| Ok(proof.clone()));
            match proof.unwrap_or_else(|| prove(&attempt.link)) {
                Err(why) => ledger.unproven.push(Unproven { attempt, why }),
                Ok(proof) => {
                    let rank = |it: &Attempt| (it.origin, it.finished_at);
                    let known = games.get(&proof.link);
                    if known.is_none_or(|(known, _)| rank(&attempt) < rank(known)) {
                        games.insert(proof.link.clone(), (attempt, proof));
                    }
                }
            }
        }
        ledger.entries = entries(games.into_values());
        ledger
    }

    /// The attempts that a filter lets through.
    pub fn filtered(&self, filter: Filter) -> Vec<&Entry> {
        self.entries.iter().filter(|entry| filter.admits(entry)).collect()
    }

    /// The player's first finished game of a day.
    pub fn daily(&self, day: Day) -> Option<&Entry> {
        let own = |entry: &&Entry| {
            entry.day() == Some(day)
                && entry.attempt.origin == Origin::Own
                && entry.standing == Standing::Counts
        };
        self.entries.iter().find(own)
    }

    /// The days in a row.
    pub fn streak(&self, today: Day) -> Streak {
        let days: BTreeSet<Day> = self.entries.iter().filter_map(Entry::streak_day).collect();
        let run = |last: Day| {
            let row = std::iter::successors(Some(last), |day| day.before());
            row.take_while(|day| days.contains(day)).count() as u32
        };
        let last = if days.contains(&today) { Some(today) } else { today.before() };
        Streak {
            now: last.map_or(0, run),
            longest: days.iter().map(|&day| run(day)).max().unwrap_or(0),
        }
    }
}

/// The entries, the latest first, with the repeats of a day marked.
fn entries(games: impl Iterator<Item = (Attempt, Proof)>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = games
        .map(|(attempt, proof)| Entry { attempt, proof, standing: Standing::Counts })
        .collect();
    entries.sort_by_key(|entry| (entry.attempt.finished_at, Reverse(entry.total())));
    let mut played = BTreeSet::new();
    for entry in &mut entries {
        let own = entry.attempt.origin == Origin::Own;
        if entry.day().is_some_and(|day| own && !played.insert(day)) {
            entry.standing = Standing::Repeat;
        }
    }
    entries.sort_by_key(|entry| Reverse((entry.attempt.finished_at, entry.total())));
    entries
}

/// The best of some attempts: the highest score, then the most money left, then the earliest.
pub fn best<'a>(entries: &[&'a Entry]) -> Option<&'a Entry> {
    let counting = entries.iter().filter(|entry| entry.standing == Standing::Counts);
    let worth = |entry: &&&Entry| {
        let (score, at) = (&entry.proof.score, entry.attempt.finished_at);
        (score.total(), score.money_left, Reverse(at))
    };
    counting.max_by_key(worth).copied()
}

/// How many of some attempts came to each rank, the lowest rank first.
pub fn histogram(entries: &[&Entry]) -> [usize; Rank::TABLE.len()] {
    let count = |rank| entries.iter().filter(|entry| entry.proof.rank() == rank).count();
    Rank::TABLE.map(|(rank, _)| count(rank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::session::fixture::{attempt, daily_attempt};

    const TODAY: Day = Day(20_800);

    #[test]
    fn the_days_up_to_today_or_yesterday_are_a_streak() {
        let days = [20_790, 20_791, 20_792, 20_793, 20_797, 20_798, 20_799];
        let attempts = days.map(|day| daily_attempt(day, 1, Origin::Own));
        let ledger = Ledger::of(attempts.clone());
        assert_eq!(ledger.streak(TODAY), Streak { now: 3, longest: 4 });
        assert_eq!(ledger.streak(Day(20_801)), Streak { now: 0, longest: 4 });
        let mut more = attempts.to_vec();
        more.push(daily_attempt(20_800, 1, Origin::Own));
        assert_eq!(Ledger::of(more.clone()).streak(TODAY), Streak { now: 4, longest: 4 });
        more.pop();
        more.push(daily_attempt(20_800, 1, Origin::Imported));
        assert_eq!(Ledger::of(more).streak(TODAY).now, 3, "somebody else's game");
    }

    #[test]
    fn a_daily_game_of_another_day_is_no_part_of_a_streak() {
        let late = Attempt { begun_at: TODAY.begins(), ..daily_attempt(20_799, 1, Origin::Own) };
        let ledger = Ledger::of([late]);
        assert_eq!(ledger.streak(TODAY), Streak::default());
        assert!(ledger.daily(Day(20_799)).is_some(), "but it was played");
    }

    #[test]
    fn only_the_first_finished_game_of_a_day_counts() {
        let [late, early] = [9, 2].map(|seed| daily_attempt(20_800, seed, Origin::Own));
        let foreign = daily_attempt(20_800, 3, Origin::Imported);
        let ledger = Ledger::of([late.clone(), foreign, early.clone()]);
        let repeats = ledger.entries.iter().filter(|it| it.standing == Standing::Repeat);
        assert_eq!(repeats.map(|it| &it.attempt).collect::<Vec<_>>(), [&late]);
        assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&early));
        assert_eq!(ledger.daily(Day(20_801)), None);
    }

    #[test]
    fn the_same_game_twice_is_one_and_the_players_own() {
        let own = attempt(RankedCategory::Hard.setup(5), 1, 10, Origin::Own);
        let address = format!("https://example.org/catenary/#{}", own.link);
        let other =
            Attempt { origin: Origin::Imported, finished_at: 1, link: address, ..own.clone() };
        for attempts in [[own.clone(), other.clone()], [other, own.clone()]] {
            let ledger = Ledger::of(attempts);
            let kept: Vec<&Attempt> = ledger.entries.iter().map(|it| &it.attempt).collect();
            assert_eq!(kept, [&own]);
        }
    }

    #[test]
    fn what_cannot_be_replayed_is_kept_apart() {
        let casual = attempt(Setup::standard(1, 5), 1, 10, Origin::Own);
        let mut broken = casual.clone();
        broken.link.pop();
        let ledger = Ledger::of([casual.clone(), broken, daily_attempt(20_800, 1, Origin::Own)]);
        assert_eq!((ledger.entries.len(), ledger.unproven.len()), (1, 2));
        assert_eq!(ledger.unproven[0], Unproven { attempt: casual, why: Refuted::NotRanked });
    }

    #[test]
    fn filters_bests_and_ranks_agree() {
        let mut attempts: Vec<Attempt> = (0..12)
            .map(|seed| {
                let category = RankedCategory::ALL[seed as usize % 3];
                attempt(category.setup(seed), seed, 1000 * seed, Origin::Own)
            })
            .collect();
        attempts.push(daily_attempt(20_800, 1, Origin::Imported));
        let ledger = Ledger::of(attempts);
        let all = ledger.filtered(Filter::default());
        assert_eq!((all.len(), histogram(&all).iter().sum::<usize>()), (13, 13));
        assert!(all.is_sorted_by_key(|entry| Reverse(entry.attempt.finished_at)));
        let hard =
            Filter { category: Some(RankedCategory::Hard), kind: Some(Kind::Ranked), origin: None };
        let hard = ledger.filtered(hard);
        assert_eq!(hard.len(), 4);
        let most = hard.iter().map(|entry| entry.total()).max();
        assert_eq!(best(&hard).map(Entry::total), most);
        assert_eq!(best(&[]), None);
        let imported = Filter { origin: Some(Origin::Imported), ..Filter::default() };
        assert_eq!(ledger.filtered(imported).len(), 1);
    }
}
