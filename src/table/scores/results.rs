//! The table of attempts: bests, ranks, days in a row.

use super::category::{Category, named};
use super::proof::{Proof, Prove, Refuted};
use super::{Attempt, AttemptRecord, Origin, Progress, daily};
use crate::table::Day;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// How the results of a title are told: its categories, and what a link proves.
#[derive(Clone, Copy)]
pub struct Ranking {
    /// The kinds of its set-ups.
    pub categories: &'static [Category],
    /// Replays a link ([`super::proof::prove`]).
    pub prove: Prove,
}

impl Ranking {
    /// Returns whether a deal is one of its ranked games, by the deal's name.
    pub fn has(&self, deal: &str) -> bool {
        named(deal, self.categories).is_some()
    }
}

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
    /// It was brought in for a day on which it was not begun, or that has a result already.
    Beside,
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
    /// The days that were played on this device to their end, also those whose results were deleted.
    played: BTreeSet<Day>,
    /// The categories of the attempts that were given up, one for each.
    given_up: Vec<&'static Category>,
}

/// What links were found to prove.
#[derive(Clone, Debug, Default)]
pub struct Proofs(BTreeMap<String, Result<Proof, Refuted>>);

impl Proofs {
    /// What a link proves; it is replayed once.
    pub fn of(&mut self, title: Ranking, link: &str) -> &Result<Proof, Refuted> {
        self.0.entry(link.to_owned()).or_insert_with(|| (title.prove)(link))
    }

    /// Returns whether a link was replayed.
    pub fn has(&self, link: &str) -> bool {
        self.0.contains_key(link)
    }
}

/// What kinds of attempts there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A set-up that was drawn.
    Ranked,
    /// The set-up of a day.
    Daily,
}

/// Whose attempts there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player's, wherever they were played.
    Mine,
    /// Those of others.
    Others,
}

/// Which attempts are looked at; nothing chosen means all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of a category.
    pub category: Option<&'static Category>,
    /// Played for this.
    pub kind: Option<Kind>,
    /// Of the player, or of others.
    pub whose: Option<Whose>,
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
    /// What it was played for.
    pub fn kind(&self) -> Kind {
        self.day().map_or(Kind::Ranked, |_| Kind::Daily)
    }

    /// The day of a daily game.
    pub fn day(&self) -> Option<Day> {
        self.proof.mode.day()
    }

    /// What it is compared by ([`Proof::result`]).
    pub fn result(&self) -> i32 {
        self.proof.result()
    }

    /// The day whose result it is.
    fn counted_day(&self) -> Option<Day> {
        let counts = self.attempt.origin.is_mine() && self.standing == Standing::Counts;
        if counts { self.day() } else { None }
    }

    /// The day on which it counts for the player's streak: that of a daily game that was begun on its
    /// day.
    fn streak_day(&self) -> Option<Day> {
        self.counted_day().filter(|&day| is_begun_on(&self.attempt, day))
    }
}

impl Filter {
    /// Whether it lets an attempt through.
    pub fn admits(&self, entry: &Entry) -> bool {
        self.category.is_none_or(|category| category == entry.proof.category)
            && self.kind.is_none_or(|kind| kind == entry.kind())
            && self.whose.is_none_or(|whose| whose == Whose::of(entry.attempt.origin))
    }
}

impl Whose {
    fn of(origin: Origin) -> Whose {
        if origin.is_mine() { Whose::Mine } else { Whose::Others }
    }
}

impl Ledger {
    /// The ledger of the attempts that are kept; each is replayed. The same game twice is one, and
    /// the player's own where one of them is. `records` are what this device knows of its attempts: a result that was
    /// deleted is still the first of its day.
    pub fn of(
        title: Ranking,
        attempts: impl IntoIterator<Item = Attempt>,
        records: &[AttemptRecord],
    ) -> Ledger {
        Ledger::proven(title, attempts, records, &mut Proofs::default())
    }

    /// The same; what was replayed before is not replayed again.
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
            .map(|(attempt, proof)| Entry { attempt, proof, standing: Standing::Counts })
            .collect();
        let firsts = firsts(title, &entries, records);
        stand(&mut entries, &firsts);
        entries.sort_by_key(|entry| Reverse((entry.attempt.finished_at, entry.result())));
        (ledger.entries, ledger.played) = (entries, firsts.into_keys().collect());
        let given_up = records.iter().filter(|it| it.progress == Progress::GivenUp);
        let of_deal = |it: &AttemptRecord| Some(named(&it.setup, title.categories)?.0);
        ledger.given_up = given_up.filter_map(of_deal).collect();
        ledger
    }

    /// How many attempts were given up, of a category or of all.
    pub fn given_up(&self, category: Option<&'static Category>) -> usize {
        let is_of = |it: &&&'static Category| category.is_none_or(|category| category == **it);
        self.given_up.iter().filter(is_of).count()
    }

    /// The attempts that a filter lets through.
    pub fn filtered(&self, filter: Filter) -> Vec<&Entry> {
        self.entries.iter().filter(|entry| filter.admits(entry)).collect()
    }

    /// The player's result of a day.
    pub fn daily(&self, day: Day) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.counted_day() == Some(day))
    }

    /// Whether a day was played to its end, whatever became of its result.
    pub fn is_played(&self, day: Day) -> bool {
        self.played.contains(&day) || self.daily(day).is_some()
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

/// The records of attempts that ended on this device.
fn ended_here(records: &[AttemptRecord]) -> impl Iterator<Item = &AttemptRecord> {
    records.iter().filter(|it| it.progress == Progress::Finished && it.place > 0)
}

/// An attempt that ended here is the player's, even where its result came back by its link.
fn played_here(attempt: Attempt, proof: &Proof, ended: &BTreeMap<&str, &AttemptRecord>) -> Attempt {
    match ended.get(proof.game.as_str()) {
        Some(record) if attempt.origin != Origin::Own => Attempt {
            begun_at: record.begun_at,
            spent: record.spent,
            origin: Origin::Own,
            place: record.place,
            ..attempt
        },
        _ => attempt,
    }
}

/// The game that was the first of each day to end on this device, by its link.
fn firsts(title: Ranking, entries: &[Entry], records: &[AttemptRecord]) -> BTreeMap<Day, String> {
    let own = entries.iter().filter(|entry| entry.attempt.origin == Origin::Own);
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

/// Marks what does not count: of the games that were played here all but the first of their day, and what was brought in
/// wherever a game was played here or brought in before.
fn stand(entries: &mut [Entry], firsts: &BTreeMap<Day, String>) {
    entries.sort_by_key(|entry| (entry.attempt.place, entry.attempt.finished_at));
    let mut brought = BTreeSet::new();
    for entry in entries {
        let Some(day) = entry.day() else { continue };
        entry.standing = match entry.attempt.origin {
            Origin::Own if firsts.get(&day) != Some(&entry.proof.game) => Standing::Repeat,
            Origin::Brought
                if firsts.contains_key(&day)
                    || !is_begun_on(&entry.attempt, day)
                    || !brought.insert(day) =>
            {
                Standing::Beside
            }
            Origin::Own | Origin::Brought | Origin::Imported => Standing::Counts,
        };
    }
}

fn is_begun_on(attempt: &Attempt, day: Day) -> bool {
    Day::of_millis(attempt.begun_at) == day
}

/// The best of some attempts: the highest result, then the most points, then the earliest.
pub fn best<'a>(entries: &[&'a Entry]) -> Option<&'a Entry> {
    let counting = entries.iter().filter(|entry| entry.standing == Standing::Counts);
    let worth =
        |entry: &&&Entry| (entry.result(), entry.proof.points, Reverse(entry.attempt.finished_at));
    counting.max_by_key(worth).copied()
}
