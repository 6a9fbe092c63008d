//! The table of attempts: bests, ranks, days in a row.

use crate::table::ranked::{Attempt, AttemptRecord, Origin, Progress};
use crate::table::{Day, GameMode};
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::scoring::Rank;
use crate::titles::tramways::session::attempt::{Proof, Refuted, prove};
use crate::titles::tramways::session::daily;
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
    given_up: Vec<RankedCategory>,
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
    pub category: Option<RankedCategory>,
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
    pub fn of(attempts: impl IntoIterator<Item = Attempt>, records: &[AttemptRecord]) -> Ledger {
        Ledger::default().renewed(attempts, records)
    }

    /// The ledger of these attempts; what was replayed for this one is not replayed again.
    #[must_use]
    pub fn renewed(
        &self,
        attempts: impl IntoIterator<Item = Attempt>,
        records: &[AttemptRecord],
    ) -> Ledger {
        let known: BTreeMap<&str, &Proof> =
            self.entries.iter().map(|it| (it.attempt.link.as_str(), &it.proof)).collect();
        let ended: BTreeMap<&str, &AttemptRecord> =
            ended_here(records).map(|it| (it.link.as_str(), it)).collect();
        let mut ledger = Ledger::default();
        let mut games: BTreeMap<String, (Attempt, Proof)> = BTreeMap::new();
        for attempt in attempts {
            let proof = known.get(attempt.link.as_str()).map(|&proof| Ok(proof.clone()));
            match proof.unwrap_or_else(|| prove(&attempt.link)) {
                Err(why) => ledger.unproven.push(Unproven { attempt, why }),
                Ok(proof) => {
                    let attempt = played_here(attempt, &proof, &ended);
                    let rank = |it: &Attempt| (it.origin, it.place, it.finished_at);
                    let known = games.get(&proof.link);
                    if known.is_none_or(|(known, _)| rank(&attempt) < rank(known)) {
                        games.insert(proof.link.clone(), (attempt, proof));
                    }
                }
            }
        }
        let mut entries: Vec<Entry> = games
            .into_values()
            .map(|(attempt, proof)| Entry { attempt, proof, standing: Standing::Counts })
            .collect();
        let firsts = firsts(&entries, records);
        stand(&mut entries, &firsts);
        entries.sort_by_key(|entry| Reverse((entry.attempt.finished_at, entry.total())));
        (ledger.entries, ledger.played) = (entries, firsts.into_keys().collect());
        let given_up = records.iter().filter(|it| it.progress == Progress::GivenUp);
        ledger.given_up = given_up.filter_map(|it| daily::category_named(&it.setup)).collect();
        ledger
    }

    /// How many attempts were given up, of a category or of all.
    pub fn given_up(&self, category: Option<RankedCategory>) -> usize {
        let is_of = |it: &&RankedCategory| category.is_none_or(|category| category == **it);
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
    match ended.get(proof.link.as_str()) {
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
fn firsts(entries: &[Entry], records: &[AttemptRecord]) -> BTreeMap<Day, String> {
    let own = entries.iter().filter(|entry| entry.attempt.origin == Origin::Own);
    let own = own.filter_map(|entry| {
        let Attempt { place, finished_at, .. } = entry.attempt;
        Some((entry.day()?, (place, finished_at), entry.proof.link.clone()))
    });
    let ended = ended_here(records).filter_map(|record| {
        let day = daily::day_named(&record.setup)?;
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
            Origin::Own if firsts.get(&day) != Some(&entry.proof.link) => Standing::Repeat,
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
    use crate::table::ranked::{Notes, Novelty, Witness};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::session::fixture::{attempt, daily_attempt};
    use crate::titles::tramways::session::par;

    const TODAY: Day = Day(20_800);

    #[test]
    fn the_days_up_to_today_or_yesterday_are_a_streak() {
        let days = [20_790, 20_791, 20_792, 20_793, 20_797, 20_798, 20_799];
        let attempts = days.map(|day| daily_attempt(day, 1, Origin::Own));
        let ledger = Ledger::of(attempts.clone(), &[]);
        assert_eq!(ledger.streak(TODAY), Streak { now: 3, longest: 4 });
        assert_eq!(ledger.streak(Day(20_801)), Streak { now: 0, longest: 4 });
        let mut more = attempts.to_vec();
        more.push(daily_attempt(20_800, 1, Origin::Own));
        assert_eq!(Ledger::of(more.clone(), &[]).streak(TODAY), Streak { now: 4, longest: 4 });
        more.pop();
        more.push(daily_attempt(20_800, 1, Origin::Imported));
        assert_eq!(Ledger::of(more, &[]).streak(TODAY).now, 3, "somebody else's game");
    }

    #[test]
    fn a_daily_game_of_another_day_is_no_part_of_a_streak() {
        let late = Attempt { begun_at: TODAY.begins(), ..daily_attempt(20_799, 1, Origin::Own) };
        let ledger = Ledger::of([late], &[]);
        assert_eq!(ledger.streak(TODAY), Streak::default());
        assert!(ledger.daily(Day(20_799)).is_some(), "but it was played");
    }

    #[test]
    fn only_the_first_finished_game_of_a_day_counts() {
        let [late, early] = [9, 2].map(|seed| daily_attempt(20_800, seed, Origin::Own));
        let foreign = daily_attempt(20_800, 3, Origin::Imported);
        let ledger = Ledger::of([late.clone(), foreign, early.clone()], &[]);
        let repeats = ledger.entries.iter().filter(|it| it.standing == Standing::Repeat);
        assert_eq!(repeats.map(|it| &it.attempt).collect::<Vec<_>>(), [&late]);
        assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&early));
        assert_eq!(ledger.daily(Day(20_801)), None);
    }

    #[test]
    fn what_is_brought_in_never_replaces_the_days_result_whatever_its_dates_say() {
        let own = Attempt { place: 4, ..daily_attempt(20_800, 1, Origin::Own) };
        let claimed = Attempt { place: 1, ..daily_attempt(20_800, 2, Origin::Brought) };
        let undated = Attempt { begun_at: 0, finished_at: 0, ..claimed.clone() };
        for brought in [claimed, undated] {
            let ledger = Ledger::of([brought.clone(), own.clone()], &[]);
            assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&own));
            assert_eq!(ledger.streak(TODAY).now, 1);
            let beside = ledger.entries.iter().find(|it| it.standing == Standing::Beside);
            assert_eq!(beside.map(|it| &it.attempt), Some(&brought));
        }
    }

    #[test]
    fn a_day_of_another_device_counts_where_nothing_was_played_here() {
        let [first, next] = [7, 8]
            .map(|place| Attempt { place, ..daily_attempt(20_800, 20 - place, Origin::Brought) });
        let ledger = Ledger::of([next.clone(), first.clone()], &[]);
        assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&first), "in their order here");
        assert!(ledger.is_played(TODAY));
        let undated = Attempt { begun_at: 0, ..first };
        let ledger = Ledger::of([undated], &[]);
        assert_eq!((ledger.daily(TODAY), ledger.streak(TODAY)), (None, Streak::default()));
    }

    #[test]
    fn a_clock_that_was_set_back_changes_no_order() {
        let first = Attempt { place: 1, ..daily_attempt(20_800, 9, Origin::Own) };
        let earlier = daily_attempt(20_800, 2, Origin::Own);
        let later = Attempt { place: 2, finished_at: 1, ..earlier };
        let ledger = Ledger::of([later, first.clone()], &[]);
        assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&first));
        assert!(first.is_fresh(TODAY));
        assert!(Attempt { finished_at: 1, ..first }.is_fresh(TODAY), "it was begun today");
    }

    #[test]
    fn a_deleted_result_is_still_the_first_of_its_day() {
        let first = daily_attempt(20_800, 1, Origin::Own);
        let record = AttemptRecord {
            setup: par::name(&daily::setup(TODAY)).expect("a ranked set-up"),
            begun_at: first.begun_at,
            link: first.link,
            plies: 1,
            progress: Progress::Finished,
            number: 1,
            undos: 0,
            spent: 1,
            witness: Witness::Whole,
            novelty: Novelty::New,
            place: 1,
            shown: None,
            notes: Notes::Kept,
        };
        let others = [Origin::Own, Origin::Brought]
            .map(|origin| Attempt { place: 2, ..daily_attempt(20_800, 2, origin) });
        for again in others {
            let ledger = Ledger::of([again.clone()], std::slice::from_ref(&record));
            assert_eq!((ledger.daily(TODAY), ledger.is_played(TODAY)), (None, true));
            assert_ne!(ledger.entries[0].standing, Standing::Counts);
            let back = Attempt {
                link: record.link.clone(),
                begun_at: 0,
                finished_at: 0,
                ..daily_attempt(20_800, 2, Origin::Brought)
            };
            let ledger = Ledger::of([again.clone(), back], std::slice::from_ref(&record));
            let first = ledger.daily(TODAY).map(|it| (&it.attempt.link, it.attempt.origin));
            assert_eq!(first, Some((&record.link, Origin::Own)), "it may come back by its link");
            assert_eq!(ledger.streak(TODAY).now, 1);
            let of_elsewhere = record.clone().brought();
            let ledger = Ledger::of([again], &[of_elsewhere]);
            assert!(ledger.daily(TODAY).is_some(), "another ledger's order is not this one's");
        }
    }

    #[test]
    fn attempts_that_were_given_up_are_counted_by_category() {
        let record = |setup: &str, progress| AttemptRecord {
            setup: setup.to_owned(),
            begun_at: 5,
            link: String::new(),
            plies: 0,
            progress,
            number: 1,
            undos: 0,
            spent: 0,
            witness: Witness::Whole,
            novelty: Novelty::New,
            place: 0,
            shown: None,
            notes: Notes::Kept,
        };
        let records = [
            record("hard.7", Progress::GivenUp),
            record("hard.8", Progress::GivenUp),
            record("normal.7", Progress::GivenUp),
            record("hard.9", Progress::Open),
            record("hard.9", Progress::Finished),
        ];
        let ledger = Ledger::of([], &records);
        let all = [None, Some(RankedCategory::Hard), Some(RankedCategory::Alternative)];
        assert_eq!(all.map(|category| ledger.given_up(category)), [3, 2, 0]);
    }

    #[test]
    fn the_same_game_twice_is_one_and_the_players_own() {
        let own = attempt(RankedCategory::Hard.setup(5), 1, 10, Origin::Own);
        let address = format!("https://example.org/catenary/#{}", own.link);
        let other =
            Attempt { origin: Origin::Imported, finished_at: 1, link: address, ..own.clone() };
        for attempts in [[own.clone(), other.clone()], [other, own.clone()]] {
            let ledger = Ledger::of(attempts, &[]);
            let kept: Vec<&Attempt> = ledger.entries.iter().map(|it| &it.attempt).collect();
            assert_eq!(kept, [&own]);
        }
    }

    #[test]
    fn what_cannot_be_replayed_is_kept_apart() {
        let casual = attempt(Setup::standard(1, 5), 1, 10, Origin::Own);
        let mut broken = casual.clone();
        broken.link.pop();
        let ledger =
            Ledger::of([casual.clone(), broken, daily_attempt(20_800, 1, Origin::Own)], &[]);
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
        let ledger = Ledger::of(attempts, &[]);
        let all = ledger.filtered(Filter::default());
        assert_eq!((all.len(), histogram(&all).iter().sum::<usize>()), (13, 13));
        assert!(all.is_sorted_by_key(|entry| Reverse(entry.attempt.finished_at)));
        let hard =
            Filter { category: Some(RankedCategory::Hard), kind: Some(Kind::Ranked), whose: None };
        let hard = ledger.filtered(hard);
        assert_eq!(hard.len(), 4);
        let most = hard.iter().map(|entry| entry.total()).max();
        assert_eq!(best(&hard).map(Entry::total), most);
        assert_eq!(best(&[]), None);
        let imported = Filter { whose: Some(Whose::Others), ..Filter::default() };
        assert_eq!(ledger.filtered(imported).len(), 1);
    }
}
