//! The scores of a whole storage with ranked games, in terms that do not change with the code.

use super::ranked_games::{RANKING, RankedCategory, par, prove};
use catenary::table::scores::results::{
    AttemptKind, AttemptStatus, Entry, Filter, Ledger, Whose, best,
};
use catenary::table::scores::{
    Attempt, AttemptOrigin, AttemptProgress, AttemptRecord, Evidence, Novelty, ParResults, Proof,
    Refuted, SaveVerdict,
};
use catenary::table::{Day, GameEntry};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use std::collections::BTreeMap;

/// The entries of a storage by their names.
pub(crate) type Storage = BTreeMap<String, String>;

/// The day on which the golden storages are read.
pub(crate) const TODAY: Day = Day(20_802);

/// The entries whose names begin with a prefix: the rest of each name, and its text.
fn of_kind<'a>(
    storage: &'a Storage,
    prefix: &'a str,
) -> impl Iterator<Item = (&'a str, &'a str)> + 'a {
    storage.iter().filter_map(move |(name, text)| Some((name.strip_prefix(prefix)?, &**text)))
}

/// The attempts of a storage; an unreadable one has only its link.
fn attempts(storage: &Storage) -> Vec<Attempt> {
    let read = |(link, text): (&str, &str)| {
        let bare = Attempt {
            link: String::new(),
            begun_at: 0,
            finished_at: 0,
            spent: 0,
            origin: AttemptOrigin::Imported,
            place: 0,
        };
        Attempt { link: link.to_owned(), ..Attempt::read(text).unwrap_or(bare) }
    };
    of_kind(storage, "catenary.attempt.").map(read).collect()
}

fn records(storage: &Storage) -> Vec<AttemptRecord> {
    let texts = of_kind(storage, "catenary.ledger.");
    texts.filter_map(|(_, text)| AttemptRecord::read(text).ok()).collect()
}

fn record_of<'a>(
    records: &'a [AttemptRecord],
    proof: &Proof,
    begun_at: u64,
) -> Option<&'a AttemptRecord> {
    records.iter().find(|it| it.setup == proof.deal && it.begun_at == begun_at)
}

/// The facts that a device knows of an attempt: `NUMBER.UNDOS.SPENT.WITNESS.NOVELTY`.
fn marks(record: &AttemptRecord) -> String {
    let evidence = match record.evidence {
        Evidence::Whole => "whole",
        Evidence::Restored => "restored",
    };
    let novelty = match record.novelty {
        Novelty::New => "new",
        Novelty::SeenBefore => "seen",
    };
    format!("{}.{}.{}.{evidence}.{novelty}", record.number, record.undos, record.spent)
}

/// A row of the scores: `TOTAL:CATEGORY:KIND:ORIGIN:STANDING:MARKS`.
fn row(entry: &Entry, records: &[AttemptRecord]) -> String {
    let kind = match entry.kind() {
        AttemptKind::Ranked => "drawn".to_owned(),
        AttemptKind::Daily => entry.day().map_or_else(String::new, |day| day.to_string()),
    };
    let origin = match entry.attempt.origin {
        AttemptOrigin::Own => "own",
        AttemptOrigin::Brought => "brought",
        AttemptOrigin::Imported => "imported",
    };
    let standing = match entry.standing {
        AttemptStatus::Counts => "counts",
        AttemptStatus::Repeat => "repeat",
        AttemptStatus::Uncounted => "beside",
    };
    let record = record_of(records, &entry.proof, entry.attempt.begun_at);
    let marks = record.map_or("-".to_owned(), marks);
    let category = entry.proof.category.key;
    format!("{}:{category}:{kind}:{origin}:{standing}:{marks}", entry.result())
}

/// The reason why a saved link proves nothing.
fn unproven(why: &Refuted) -> &'static str {
    match why {
        Refuted::Link(_) => "link",
        Refuted::Setup(..) => "setup",
        Refuted::NotRanked => "casual",
        Refuted::Illegal(..) => "illegal",
        Refuted::Unfinished(_) => "unfinished",
    }
}

/// The player's games, the best of them, the current streak of days and the longest one.
fn plates(storage: &Storage) -> (usize, Option<i32>, u32, u32) {
    let ledger = Ledger::of(RANKING, attempts(storage), &records(storage));
    let mine = ledger.filtered(Filter { whose: Some(Whose::Mine), ..Filter::default() });
    let streak = ledger.streak(TODAY);
    (mine.len(), best(&mine).map(Entry::result), streak.now, streak.longest)
}

/// Everything that the scores show, separated by `;`: rows, unproven links, plates, the best of each category, the days
/// played, saved games with their notes, the other notes, seen deals, and pars.
pub(crate) fn shown(storage: &Storage) -> String {
    let records = records(storage);
    let ledger = Ledger::of(RANKING, attempts(storage), &records);
    let rows = ledger.entries.iter().map(|entry| row(entry, &records));
    let unproven = ledger.unproven.iter().map(|it| unproven(&it.why).to_owned());
    let or_dash = |points: Option<i32>| points.map_or("-".to_owned(), |it| it.to_string());
    let (games, highest, now, longest) = plates(storage);
    let best_of = |category| {
        let whose = Some(Whose::Mine);
        let mine = ledger.filtered(Filter {
            category: Some(RankedCategory::category(category)),
            whose,
            ..Filter::default()
        });
        or_dash(best(&mine).map(Entry::result))
    };
    let days = (TODAY.0 - 30..=TODAY.0).map(Day).filter(|day| ledger.is_played(*day));
    let parts = [
        rows.collect::<Vec<_>>().join(","),
        unproven.collect::<Vec<_>>().join(","),
        format!("{games}.{}.{now}.{longest}", or_dash(highest)),
        RankedCategory::ALL.map(best_of).join("."),
        days.map(|day| day.to_string()).collect::<Vec<_>>().join(","),
        saves(storage, &records).join(","),
        notes(&records).join(","),
        of_kind(storage, "catenary.seen.").map(|(name, _)| name).collect::<Vec<_>>().join(","),
        pars(storage).join(","),
    ];
    parts.join(";")
}

/// The saved games: `PLIES:VERDICT`.
fn saves(storage: &Storage, records: &[AttemptRecord]) -> Vec<String> {
    let means = |(_, text): (&str, &str)| {
        let save = GameEntry::stored(text.to_owned()).save().expect("a save");
        let Ok(record) = save.record::<Tramways>() else { return "unreadable".to_owned() };
        let setup = par::name(&record.setup);
        let known = records
            .iter()
            .find(|it| Some(&it.setup) == setup.as_ref() && it.begun_at == save.clock.begun_at);
        let verdict = match known.map(|known| known.verdict::<Tramways>(&record)) {
            None => "unknown".to_owned(),
            Some(verdict) => verdict_name(verdict).to_owned(),
        };
        format!("{}:{verdict}", record.actions.len())
    };
    of_kind(storage, "catenary.game.").map(means).collect()
}

fn verdict_name(verdict: SaveVerdict) -> &'static str {
    match verdict {
        SaveVerdict::GoesOn => "goes-on",
        SaveVerdict::Lags => "lags",
        SaveVerdict::GivenUp => "given-up",
        SaveVerdict::OtherSeats => "other-seats",
    }
}

/// The notes: `SETUP:PLIES:PROGRESS:PLACE:SOUND:MARKS`.
fn notes(records: &[AttemptRecord]) -> Vec<String> {
    let note = |it: &AttemptRecord| {
        let progress = match it.progress {
            AttemptProgress::Open => "open",
            AttemptProgress::GivenUp => "given-up",
            AttemptProgress::Finished => "finished",
        };
        let sound = if it.is_sound::<Tramways>() { "sound" } else { "unsound" };
        format!("{}:{}:{progress}:{}:{sound}:{}", it.setup, it.plies, it.place, marks(it))
    };
    records.iter().map(note).collect()
}

/// The results of searches for par: `SETUP:GAMES:POINTS`.
fn pars(storage: &Storage) -> Vec<String> {
    let means = |(name, text): (&str, &str)| {
        let par: ParResults = serde_json::from_str(text).expect("a par");
        let setup = codec::decode(&par.link).expect("a link").setup;
        let setup = codec::write(&codec::TramwaysLink::setup(setup));
        let points = par.score(&setup, prove).map_or("-".to_owned(), |points| points.to_string());
        format!("{name}:{}:{points}", par.games)
    };
    of_kind(storage, "catenary.par.").map(means).collect()
}
