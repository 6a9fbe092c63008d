//! The table of attempts: best results, ranks, streaks.

use super::category::{Category, named};
use super::proof::{Proof, Prove, Refuted};
use super::{Attempt, AttemptOrigin, AttemptProgress, AttemptRecord, daily};
use crate::table::Day;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A title's categories, and the function that replays its links.
#[derive(Clone, Copy)]
pub struct Ranking {
    /// The categories.
    pub categories: &'static [Category],
    /// Replays a link ([`super::proof::prove`]).
    pub prove: Prove,
}

impl Ranking {
    /// Returns whether the name of a deal belongs to its ranked games.
    pub fn has(&self, deal: &str) -> bool {
        named(deal, self.categories).is_some()
    }
}

/// An attempt with its replayed link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The attempt in its stored form.
    pub attempt: Attempt,
    /// The facts that its link proves.
    pub proof: Proof,
    /// Its status among the attempts.
    pub standing: AttemptStatus,
}

/// The status of an attempt. Of a player's games of a day only the first to end counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptStatus {
    /// It counts.
    Counts,
    /// The day was played before.
    Repeat,
    /// It was brought from another device, but was not begun on its day or the day already has a result.
    Uncounted,
}

/// An attempt whose link proves nothing here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unproven {
    /// The attempt in its stored form.
    pub attempt: Attempt,
    /// The reason.
    pub why: Refuted,
}

/// All attempts on a device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// The valid ones, latest first.
    pub entries: Vec<Entry>,
    /// The invalid ones.
    pub unproven: Vec<Unproven>,
    /// The days finished on this device, including those with deleted results.
    played: BTreeSet<Day>,
    /// The category of each attempt that was given up.
    given_up: Vec<&'static Category>,
}

/// A cache of replayed links.
#[derive(Clone, Debug, Default)]
pub struct Proofs(BTreeMap<String, Result<Proof, Refuted>>);

impl Proofs {
    /// Replays a link, or returns the cached proof.
    pub fn of(&mut self, title: Ranking, link: &str) -> &Result<Proof, Refuted> {
        self.0.entry(link.to_owned()).or_insert_with(|| (title.prove)(link))
    }

    /// Returns whether a link is in the cache.
    pub fn has(&self, link: &str) -> bool {
        self.0.contains_key(link)
    }
}

/// The kind of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AttemptKind {
    /// With a drawn setup.
    Ranked,
    /// With the setup of a day.
    Daily,
}

/// The owner of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player, on any device.
    Mine,
    /// Another player.
    Others,
}

/// A filter of attempts; `None` admits all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The category.
    pub category: Option<&'static Category>,
    /// The kind.
    pub kind: Option<AttemptKind>,
    /// The owner.
    pub whose: Option<Whose>,
}

/// Consecutive days with a daily game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The present streak, up to today, or to yesterday if today's game has not been played.
    pub now: u32,
    /// The longest streak ever.
    pub longest: u32,
}

impl Entry {
    /// Returns its kind: ranked or daily.
    pub fn kind(&self) -> AttemptKind {
        self.day().map_or(AttemptKind::Ranked, |_| AttemptKind::Daily)
    }

    /// The day of a daily game.
    pub fn day(&self) -> Option<Day> {
        self.proof.mode.day()
    }

    /// The value that it is compared by ([`Proof::result`]).
    pub fn result(&self) -> i32 {
        self.proof.result()
    }

    /// The day for which it is the player's result.
    fn counted_day(&self) -> Option<Day> {
        let counts = self.attempt.origin.is_mine() && self.standing == AttemptStatus::Counts;
        if counts { self.day() } else { None }
    }

    /// The day that it adds to the streak: a daily game must be begun on its day.
    fn streak_day(&self) -> Option<Day> {
        self.counted_day().filter(|&day| is_begun_on(&self.attempt, day))
    }
}

impl Filter {
    /// Returns whether it admits an attempt.
    pub fn admits(&self, entry: &Entry) -> bool {
        self.category.is_none_or(|category| category == entry.proof.category)
            && self.kind.is_none_or(|kind| kind == entry.kind())
            && self.whose.is_none_or(|whose| whose == Whose::of(entry.attempt.origin))
    }
}

impl Whose {
    fn of(origin: AttemptOrigin) -> Whose {
        if origin.is_mine() { Whose::Mine } else { Whose::Others }
    }
}

impl Ledger {
    /// Replays the stored attempts. Equal games are listed once, as the player's own if one of them is. `records` are this
    /// device's records: a deleted result still counts as the first of its day.
    pub fn of(
        title: Ranking,
        attempts: impl IntoIterator<Item = Attempt>,
        records: &[AttemptRecord],
    ) -> Ledger {
        Ledger::proven(title, attempts, records, &mut Proofs::default())
    }

    /// The same with a cache of replayed links.
    pub fn proven(
        title: Ranking,
        attempts: impl IntoIterator<Item = Attempt>,
        records: &[AttemptRecord],
        proofs: &mut Proofs,
    ) -> Ledger {
        let ended: BTreeMap<&str, &AttemptRecord> =
            ended_here(records).map(|it| (it.link.as_str(), it)).collect();
        let mut ledger = Ledger::default();
        let mut games: BTreeMap<String, (Attempt, Proof)> = BTreeMap::new();
        for attempt in attempts {
            match proofs.of(title, &attempt.link).clone() {
                Err(why) => ledger.unproven.push(Unproven { attempt, why }),
                Ok(proof) => {
                    let attempt = played_here(attempt, &proof, &ended);
                    let rank = |it: &Attempt| (it.origin, it.place, it.finished_at);
                    let known = games.get(&proof.game);
                    if known.is_none_or(|(known, _)| rank(&attempt) < rank(known)) {
                        games.insert(proof.game.clone(), (attempt, proof));
                    }
                }
            }
        }
        let mut entries: Vec<Entry> = games
            .into_values()
            .map(|(attempt, proof)| Entry { attempt, proof, standing: AttemptStatus::Counts })
            .collect();
        let firsts = firsts(title, &entries, records);
        stand(&mut entries, &firsts);
        entries.sort_by_key(|entry| Reverse((entry.attempt.finished_at, entry.result())));
        (ledger.entries, ledger.played) = (entries, firsts.into_keys().collect());
        let given_up = records.iter().filter(|it| it.progress == AttemptProgress::GivenUp);
        let of_deal = |it: &AttemptRecord| Some(named(&it.setup, title.categories)?.0);
        ledger.given_up = given_up.filter_map(of_deal).collect();
        ledger
    }

    /// The number of attempts given up, in a category or in all.
    pub fn given_up(&self, category: Option<&'static Category>) -> usize {
        let is_of = |it: &&&'static Category| category.is_none_or(|category| category == **it);
        self.given_up.iter().filter(is_of).count()
    }

    /// Returns the attempts that a filter admits.
    pub fn filtered(&self, filter: Filter) -> Vec<&Entry> {
        self.entries.iter().filter(|entry| filter.admits(entry)).collect()
    }

    /// Returns the player's result of a day.
    pub fn daily(&self, day: Day) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.counted_day() == Some(day))
    }

    /// Returns whether a day was finished on this device or has a result.
    pub fn is_played(&self, day: Day) -> bool {
        self.played.contains(&day) || self.daily(day).is_some()
    }

    /// Returns the streak.
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

/// Returns the records of attempts that ended on this device.
fn ended_here(records: &[AttemptRecord]) -> impl Iterator<Item = &AttemptRecord> {
    records.iter().filter(|it| it.progress == AttemptProgress::Finished && it.place > 0)
}

/// Makes an attempt that ended on this device the player's own, even if its result was imported.
fn played_here(attempt: Attempt, proof: &Proof, ended: &BTreeMap<&str, &AttemptRecord>) -> Attempt {
    match ended.get(proof.game.as_str()) {
        Some(record) if attempt.origin != AttemptOrigin::Own => Attempt {
            begun_at: record.begun_at,
            spent: record.spent,
            origin: AttemptOrigin::Own,
            place: record.place,
            ..attempt
        },
        _ => attempt,
    }
}

/// Returns the link of the first game to end on this device, for each day.
fn firsts(title: Ranking, entries: &[Entry], records: &[AttemptRecord]) -> BTreeMap<Day, String> {
    let own = entries.iter().filter(|entry| entry.attempt.origin == AttemptOrigin::Own);
    let own = own.filter_map(|entry| {
        let Attempt { place, finished_at, .. } = entry.attempt;
        Some((entry.day()?, (place, finished_at), entry.proof.game.clone()))
    });
    let ended = ended_here(records).filter_map(|record| {
        let day = daily::day_named(&record.setup, title.categories)?;
        Some((day, (record.place, 0), record.link.clone()))
    });
    let mut firsts: BTreeMap<Day, ((u64, u64), String)> = BTreeMap::new();
    for (day, order, link) in own.chain(ended) {
        let first = firsts.entry(day).or_insert_with(|| (order, link.clone()));
        if order < first.0 {
            *first = (order, link);
        }
    }
    firsts.into_iter().map(|(day, (_, link))| (day, link)).collect()
}

/// Marks the attempts that do not count: games played here after the first of their day, and games brought to a day that
/// already has one.
fn stand(entries: &mut [Entry], firsts: &BTreeMap<Day, String>) {
    entries.sort_by_key(|entry| (entry.attempt.place, entry.attempt.finished_at));
    let mut brought = BTreeSet::new();
    for entry in entries {
        let Some(day) = entry.day() else { continue };
        entry.standing = match entry.attempt.origin {
            AttemptOrigin::Own if firsts.get(&day) != Some(&entry.proof.game) => {
                AttemptStatus::Repeat
            }
            AttemptOrigin::Brought
                if firsts.contains_key(&day)
                    || !is_begun_on(&entry.attempt, day)
                    || !brought.insert(day) =>
            {
                AttemptStatus::Uncounted
            }
            AttemptOrigin::Own | AttemptOrigin::Brought | AttemptOrigin::Imported => {
                AttemptStatus::Counts
            }
        };
    }
}

fn is_begun_on(attempt: &Attempt, day: Day) -> bool {
    Day::of_millis(attempt.begun_at) == day
}

/// Returns the best counting attempt: by result, then points, then the earlier end.
pub fn best<'a>(entries: &[&'a Entry]) -> Option<&'a Entry> {
    let counting = entries.iter().filter(|entry| entry.standing == AttemptStatus::Counts);
    let worth =
        |entry: &&&Entry| (entry.result(), entry.proof.points, Reverse(entry.attempt.finished_at));
    counting.max_by_key(worth).copied()
}
