//! What this device knows of an attempt, whatever becomes of its save: the ledger of attempts.
//!
//! The ledger lives beside the saves. Exporting, deleting and importing games does not touch it, so
//! an older copy of an attempt is known for what it is. It cannot know what another device does.

use crate::engine::game::{Game, Record};
use crate::table::ranked::{AttemptRecord, Novelty, Progress, Verdict, Witness};
use crate::table::{Clock, Session, Table};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::session::{daily, par};

impl AttemptRecord {
    /// A game that counts as it stands; nothing where it is none. `settled` is the ply before which
    /// nothing is taken back, `others` the ledger so far.
    pub fn of(
        table: &Table<Tramways>,
        clock: Clock,
        settled: usize,
        (witness, novelty): (Witness, Novelty),
        others: &[AttemptRecord],
    ) -> Option<AttemptRecord> {
        let session = &table.session;
        let setup = par::name(session.setup())?;
        let (mode, _) = daily::mode(session.setup())?;
        if mode != table.mode {
            return None;
        }
        let Record { setup: dealt, mut actions } = session.whole_record();
        actions.truncate(settled);
        let over = Tramways::to_act(session.last_state()).is_none();
        let earlier = others.iter().filter(|other| other.setup == setup);
        let number = earlier.map(|other| other.number).max().unwrap_or(0).saturating_add(1);
        Some(AttemptRecord {
            setup,
            begun_at: clock.begun_at,
            plies: actions.len(),
            link: codec::encode::<Tramways>(&Record { setup: dealt, actions }),
            progress: if over { Progress::Finished } else { Progress::Open },
            number,
            undos: table.undos,
            spent: clock.spent,
            witness,
            novelty,
            place: 0,
        })
    }

    /// Whether it can be what it says: its link replays, is of its set-up and of its length.
    pub fn is_sound(&self) -> bool {
        let Ok(record) = codec::decode(&self.link) else { return false };
        let told = (par::name(&record.setup), record.actions.len());
        let replays = Session::<Tramways>::resume(&record, usize::MAX);
        told == (Some(self.setup.clone()), self.plies) && replays.is_ok_and(|it| it.1.is_none())
    }

    /// What is to be said of a save with this record.
    pub fn verdict(&self, record: &Record<Tramways>) -> Verdict {
        let known = codec::decode(&self.link);
        let goes_on = known.is_ok_and(|known| {
            let longer = record.actions.starts_with(&known.actions);
            let same = record.actions.len() == known.actions.len();
            known.setup == record.setup && longer && (same || self.progress != Progress::Finished)
        });
        match self.progress {
            Progress::GivenUp => Verdict::GivenUp,
            _ if goes_on => Verdict::GoesOn,
            _ => Verdict::Lags,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{GameMode, Players};
    use crate::titles::tramways::rules::ranked_category::RankedCategory;
    use crate::titles::tramways::session::fixture::played;
    use crate::titles::tramways::session::score_file;

    fn table(plies: usize) -> Table<Tramways> {
        let mut record = played(RankedCategory::Normal.setup(7), 3);
        record.actions.truncate(plies);
        let (session, broken) = Session::resume(&record, usize::MAX).expect("a legal setup");
        assert_eq!(broken, None);
        Table { mode: GameMode::Ranked, undos: 2, ..Table::new(session, &Players::people(1), 1) }
    }

    fn logged(plies: usize) -> AttemptRecord {
        let (table, clock) = (table(plies), Clock { begun_at: 5, spent: 60 });
        let settled = table.session.length();
        let marks = (Witness::Whole, Novelty::New);
        AttemptRecord::of(&table, clock, settled, marks, &[]).expect("an attempt")
    }

    fn record(plies: usize) -> Record<Tramways> {
        table(plies).session.whole_record()
    }

    #[test]
    fn a_copy_that_lags_behind_is_known_for_what_it_is() {
        let known = logged(40);
        assert_eq!((known.plies, known.progress, known.number), (40, Progress::Open, 1));
        assert_eq!(known.verdict(&record(40)), Verdict::GoesOn);
        assert_eq!(known.verdict(&record(55)), Verdict::GoesOn);
        assert_eq!(known.verdict(&record(39)), Verdict::Lags);
        assert_eq!(known.verdict(&record(0)), Verdict::Lags);
        let mut other = record(55);
        other.actions.swap(30, 31);
        assert_eq!(known.verdict(&other), Verdict::Lags, "it was played otherwise");
        let mut other = record(55);
        other.setup.seed += 1;
        assert_eq!(known.verdict(&other), Verdict::Lags);
    }

    #[test]
    fn a_finished_attempt_is_finished_and_one_that_was_given_up_stays_so() {
        let done = logged(usize::MAX);
        assert_eq!(done.progress, Progress::Finished);
        assert_eq!(done.verdict(&record(usize::MAX)), Verdict::GoesOn);
        assert_eq!(done.verdict(&record(40)), Verdict::Lags);
        let gone = AttemptRecord { progress: Progress::GivenUp, ..logged(40) };
        assert_eq!(gone.verdict(&record(60)), Verdict::GivenUp);
        assert_eq!(gone.clone().joined(logged(60)).progress, Progress::GivenUp);
        assert_eq!(gone.joined(done).progress, Progress::Finished);
    }

    #[test]
    fn two_ledgers_join_by_the_longer_record_and_keep_every_mark() {
        let short = AttemptRecord { undos: 9, novelty: Novelty::SeenBefore, ..logged(20) };
        let long = AttemptRecord { witness: Witness::Restored, number: 3, ..logged(50) };
        for joined in [short.clone().joined(long.clone()), long.clone().joined(short.clone())] {
            assert_eq!((joined.plies, &joined.link), (50, &long.link));
            assert_eq!((joined.undos, joined.number), (9, 1));
            assert_eq!((joined.witness, joined.novelty), (Witness::Whole, Novelty::SeenBefore));
            assert!(joined.is_same(&short));
        }
    }

    #[test]
    fn another_ledger_has_no_place_in_the_order_of_this_one() {
        let theirs = AttemptRecord { place: 3, ..logged(usize::MAX) }.brought();
        assert_eq!((theirs.place, theirs.witness), (0, Witness::Restored));
        let ours = AttemptRecord { place: 9, ..logged(usize::MAX) };
        for joined in [ours.clone().joined(theirs.clone()), theirs.joined(ours)] {
            assert_eq!((joined.place, joined.witness), (9, Witness::Whole));
        }
    }

    #[test]
    fn a_record_from_elsewhere_is_replayed_before_it_is_believed() {
        let good = logged(30);
        assert!(good.is_sound());
        let other = record(20);
        let shorter = AttemptRecord { link: codec::encode::<Tramways>(&other), ..good.clone() };
        let stranger = AttemptRecord { setup: "hard-1".to_owned(), ..good.clone() };
        let noise = AttemptRecord { link: "nonsense".to_owned(), ..good.clone() };
        for bad in [shorter, stranger, noise] {
            assert!(!bad.is_sound(), "{bad:?}");
        }
        let text = score_file::write_json([], &[good.clone(), logged(10)]);
        let ledger = score_file::read(&text).expect("a ledger").ledger;
        assert_eq!(ledger, [Some(good.clone()), Some(logged(10))]);
        let text = text.replacen(&format!("\"plies\":{}", good.plies), "\"plies\":\"x\"", 1);
        let ledger = score_file::read(&text).expect("a ledger").ledger;
        assert_eq!(ledger, [None, Some(logged(10))]);
    }

    #[test]
    fn attempts_at_a_set_up_are_numbered_and_casual_games_are_none() {
        let clock = Clock { begun_at: 6, spent: 0 };
        let marks = (Witness::Whole, Novelty::New);
        let first = logged(10);
        let again = AttemptRecord::of(&table(3), clock, 3, marks, &[first]);
        assert_eq!(again.map(|it| it.number), Some(2));
        let casual = Table { mode: GameMode::Casual, ..table(3) };
        assert_eq!(AttemptRecord::of(&casual, clock, 3, marks, &[]), None);
    }
}
