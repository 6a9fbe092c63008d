//! What this device knows of an attempt, whatever becomes of its save: the ledger of attempts.
//!
//! The ledger lives beside the saves. Exporting, deleting and importing games does not touch it, so
//! an older copy of an attempt is known for what it is. It cannot know what another device does.

use crate::engine::game::{Boundary, Game, Record};
use crate::table::ranked::{
    AttemptRecord, Marks, Mended, Notes, Opened, Progress, Verdict, Witness,
};
use crate::table::{Clock, Day, Save, Session, Table};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::session::attempt::sit_as_begun;
use crate::titles::tramways::session::{daily, par};

impl Notes {
    /// Whether the notes go back to before an attempt that was begun then, where the last were deleted at a moment (both in
    /// milliseconds since 1970): of days up to then, and of what was dealt before, something may have been known.
    pub fn of(setup: &Setup, begun_at: u64, deleted_at: Option<u64>) -> Notes {
        let is_before = |deleted_at: u64| match daily::day(setup) {
            Some(day) => day <= Day::of_millis(deleted_at),
            None => begun_at <= deleted_at,
        };
        if deleted_at.is_some_and(is_before) { Notes::Deleted } else { Notes::Kept }
    }
}

impl AttemptRecord {
    /// A game that counts as it stands; nothing where it is none, or a seat has changed hands. `settled` is the ply before
    /// which nothing is taken back, `others` the ledger so far.
    pub fn of(
        table: &Table<Tramways>,
        clock: Clock,
        settled: usize,
        Marks { witness, novelty, notes }: Marks,
        others: &[AttemptRecord],
    ) -> Option<AttemptRecord> {
        let session = &table.session;
        let setup = par::name(session.setup())?;
        let (mode, _) = daily::mode(session.setup())?;
        if mode != table.mode || !sit_as_begun(&table.players) {
            return None;
        }
        let whole = session.whole_record();
        let shown = (settled < whole.actions.len()).then(|| codec::encode::<Tramways>(&whole));
        let Record { setup: dealt, mut actions } = whole;
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
            shown,
            notes,
        })
    }

    /// What is to be noted of a table that is saved, beside what is known of its attempt; nothing where it is none.
    pub fn after(
        table: &Table<Tramways>,
        clock: Clock,
        marks: Marks,
        known: Option<AttemptRecord>,
        others: &[AttemptRecord],
    ) -> Option<AttemptRecord> {
        let now = AttemptRecord::of(table, clock, table.session.settled(), marks, others)?;
        Some(match known {
            Some(known) => AttemptRecord { number: known.number, ..now }.joined(known),
            None => now,
        })
    }

    /// Whether all of another record of the attempt is in this one.
    pub fn holds(&self, other: &AttemptRecord) -> bool {
        let [own, other] = [&self.link, &other.link].map(|link| codec::decode(link).ok());
        own.zip(other).is_some_and(|(own, other)| {
            own.setup == other.setup && own.actions.starts_with(&other.actions)
        })
    }

    /// The record of a file, beside what this device knows of the attempt: where it adds something, the ledger has not seen
    /// all of it.
    #[must_use]
    pub fn taken_beside(self, known: Option<&AttemptRecord>) -> AttemptRecord {
        let adds = known.is_none_or(|known| !known.holds(&self));
        let witness = if adds { Witness::Restored } else { Witness::Whole };
        AttemptRecord { place: 0, shown: None, witness, ..self }
    }

    /// What a save that a file brings adds to what is known of its attempt; nothing where it is none.
    pub fn of_save(
        save: &Save,
        marks: Marks,
        known: Option<&AttemptRecord>,
    ) -> Option<AttemptRecord> {
        let (table, _) = save.open::<Tramways>().ok()?;
        let settled = table.session.settled();
        let record = AttemptRecord::of(&table, save.clock, settled, marks, &[])?;
        Some(record.taken_beside(known))
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

    /// Whether something of it was shown that a record does not have.
    fn has_shown_more_than(&self, record: &Record<Tramways>) -> bool {
        let shown = self.shown.as_ref().and_then(|link| codec::decode(link).ok());
        shown.is_some_and(|shown| !record.actions.starts_with(&shown.actions))
    }
}

/// What is to be said of a save, by what is known of its attempt; one of which nothing is known goes on. A casual game has
/// the clock of the attempt from which it goes on, if there is one.
pub fn verdict(save: &Save, known: Option<&AttemptRecord>) -> Verdict {
    let Ok(record) = save.record::<Tramways>() else { return Verdict::GoesOn };
    match known {
        _ if save.mode.is_strict() && !sit_as_begun(&save.players) => Verdict::OtherSeats,
        Some(known) if save.mode.is_strict() => known.verdict(&record),
        Some(known) if known.progress == Progress::GivenUp => Verdict::GivenUp,
        _ => Verdict::GoesOn,
    }
}

/// How a save of an attempt goes on that is opened. One that is ahead of its record by more than the action that was being
/// stored came from elsewhere, unless the second copy has mended it; what had been shown and is gone counts as taken back.
pub fn opened(save: &Save, known: Option<&AttemptRecord>, mended: Mended) -> Opened {
    let plain = Opened { witness: Witness::Whole, undos: save.undos };
    let Ok((table, _)) = save.open::<Tramways>() else { return plain };
    let (session, Some(known)) = (&table.session, known) else {
        let is_begun = table.session.length() > 0;
        let witness = if is_begun { Witness::Restored } else { Witness::Whole };
        return Opened { witness, ..plain };
    };
    let is_ahead = known.plies < last_action(session) && mended == Mended::No;
    let gone = known.has_shown_more_than(&session.whole_record());
    Opened {
        witness: if is_ahead { Witness::Restored } else { Witness::Whole },
        undos: save.undos.max(known.undos).saturating_add(u32::from(gone)),
    }
}

/// The ply at which the last action of a game began.
fn last_action(session: &Session<Tramways>) -> usize {
    let begins = |ply: &usize| Tramways::boundary(session.state_at(*ply)) == Boundary::Root;
    (0..session.length()).rev().find(begins).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::Level;
    use crate::engine::game::Seat;
    use crate::table::model::TableModel;
    use crate::table::open::OpenTable;
    use crate::table::ranked::Novelty;
    use crate::table::{Controller, Device, GameMode, Players};
    use crate::titles::tramways::rules::ranked_category::RankedCategory;
    use crate::titles::tramways::session::fixture::played;
    use crate::titles::tramways::session::score_file;

    const CLEAN: Marks =
        Marks { witness: Witness::Whole, novelty: Novelty::New, notes: Notes::Kept };

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
        AttemptRecord::of(&table, clock, settled, CLEAN, &[]).expect("an attempt")
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
        assert_eq!(gone.clone().joined(done.clone()).progress, Progress::GivenUp, "as a file says");
        let ended_here = AttemptRecord { place: 3, ..done };
        assert_eq!(gone.joined(ended_here).progress, Progress::Finished);
    }

    #[test]
    fn two_ledgers_join_by_the_longer_record_and_keep_every_mark() {
        let short = AttemptRecord { undos: 9, novelty: Novelty::SeenBefore, ..logged(20) };
        let long = AttemptRecord { witness: Witness::Restored, number: 3, ..logged(50) };
        for joined in [short.clone().joined(long.clone()), long.clone().joined(short.clone())] {
            assert_eq!((joined.plies, &joined.link), (50, &long.link));
            assert_eq!((joined.undos, joined.number), (9, 1));
            assert_eq!((joined.witness, joined.novelty), (Witness::Restored, Novelty::SeenBefore));
        }
    }

    #[test]
    fn another_ledger_has_no_place_in_the_order_of_this_one() {
        let theirs = AttemptRecord { place: 3, ..logged(usize::MAX) }.brought();
        assert_eq!((theirs.place, theirs.witness), (0, Witness::Restored));
        let ours = AttemptRecord { place: 9, ..logged(usize::MAX) };
        for joined in [ours.clone().joined(theirs.clone()), theirs.joined(ours)] {
            assert_eq!((joined.place, joined.witness), (9, Witness::Restored));
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
        let first = logged(10);
        let again = AttemptRecord::of(&table(3), clock, 3, CLEAN, &[first]);
        assert_eq!(again.map(|it| it.number), Some(2));
        let casual = Table { mode: GameMode::Casual, ..table(3) };
        assert_eq!(AttemptRecord::of(&casual, clock, 3, CLEAN, &[]), None);
        let bot = Players::people(1).hand_over(Seat(0), Controller::Bot(Level::Medium));
        let given_away = Table { players: bot.into(), ..table(3) };
        assert_eq!(AttemptRecord::of(&given_away, clock, 3, CLEAN, &[]), None);
    }

    /// The save of a game after so many decisions.
    fn save(plies: usize) -> Save {
        let mut save = TableModel::new(table(plies), Device::default()).save(1, 9);
        save.clock = Clock { begun_at: 5, spent: 60 };
        save
    }

    /// The note on the same game, at the same moment.
    fn noted(plies: usize) -> AttemptRecord {
        let table = table(plies);
        AttemptRecord::after(&table, save(plies).clock, CLEAN, None, &[]).expect("an attempt")
    }

    /// Plies at which an action begins, one after the other, from the middle of the game on.
    fn actions() -> Vec<usize> {
        let session = table(usize::MAX).session;
        let begins = |ply: &usize| Tramways::boundary(session.state_at(*ply)) == Boundary::Root;
        (40..session.length()).filter(begins).take(6).collect()
    }

    /// What is noted once the attempt goes on up to a ply here, after a file was taken in.
    fn goes_on(known: &AttemptRecord, plies: usize) -> AttemptRecord {
        let table = table(plies);
        let known = Some(known.clone());
        AttemptRecord::after(&table, save(plies).clock, CLEAN, known, &[]).expect("an attempt")
    }

    #[test]
    fn an_attempt_that_comes_back_longer_from_elsewhere_is_marked_and_stays_marked() {
        let at = actions();
        let known = noted(at[0]);
        for longer in [at[0] + 1, at[1], at[3], usize::MAX] {
            let theirs = AttemptRecord::of_save(&save(longer), CLEAN, Some(&known));
            let theirs = theirs.expect("an attempt");
            if theirs.plies == known.plies {
                continue;
            }
            let joined = known.clone().joined(theirs);
            assert_eq!(joined.witness, Witness::Restored, "{longer}");
            assert_eq!((joined.number, joined.place), (1, 0));
            assert_eq!(goes_on(&joined, usize::MAX).witness, Witness::Restored, "{longer}");
        }
        // The ledger of the other device says the same as its save.
        let theirs = noted(at[3]).taken_beside(Some(&known));
        assert_eq!(known.joined(theirs).witness, Witness::Restored);
        assert_eq!(noted(at[3]).taken_beside(None).witness, Witness::Restored);
    }

    #[test]
    fn the_own_backup_that_is_brought_back_leaves_a_clean_attempt_clean() {
        let at = actions();
        for plies in [at[2], at[2] + 1, usize::MAX] {
            let known = noted(plies);
            let mut joined = known.clone();
            for older in [0, 7, at[0], at[1], plies, plies] {
                let save = AttemptRecord::of_save(&save(older), CLEAN, Some(&joined));
                let note = noted(older).taken_beside(Some(&joined));
                joined = joined.joined(save.expect("an attempt")).joined(note);
            }
            assert_eq!(joined, known, "at {plies}");
        }
    }

    #[test]
    fn an_attempt_that_was_played_otherwise_elsewhere_is_marked() {
        let session = table(usize::MAX).session;
        let has_choice = |ply: &usize| Tramways::legal(session.state_at(*ply)).len() > 1;
        let last = (20..session.length()).find(has_choice).expect("a choice");
        let (known, own) = (logged(last + 1), record(last + 1).actions[last]);
        let mut other = record(last);
        let legal = Tramways::legal(session.state_at(last));
        let another = legal.into_iter().find(|action| *action != own).expect("another");
        other.actions.push(another);
        let theirs = AttemptRecord { link: codec::encode::<Tramways>(&other), ..known.clone() };
        assert_eq!(theirs.clone().taken_beside(Some(&known)).witness, Witness::Restored);
        let joined = known.clone().joined(theirs.taken_beside(Some(&known)));
        assert_eq!((&joined.link, joined.witness), (&known.link, Witness::Restored));
    }

    #[test]
    fn a_save_that_is_ahead_of_its_record_is_marked_unless_the_copy_has_mended_it() {
        let at = actions();
        let witness = |plies: usize, known: usize, mended| {
            opened(&save(plies), Some(&noted(known)), mended).witness
        };
        // A browser that was killed between save and record has lost one action of the record.
        for (plies, known) in [(at[1], at[1]), (at[1], at[0]), (at[1] + 1, at[1]), (at[3], at[2])] {
            assert_eq!(witness(plies, known, Mended::No), Witness::Whole, "{plies} {known}");
        }
        for (plies, known) in
            [(at[2], at[0]), (at[5], at[0]), (usize::MAX, at[0]), (at[1] + 1, at[0])]
        {
            assert_eq!(witness(plies, known, Mended::No), Witness::Restored, "{plies} {known}");
            assert_eq!(witness(plies, known, Mended::Yes), Witness::Whole, "{plies} {known}");
        }
        assert_eq!(opened(&save(at[1]), None, Mended::No).witness, Witness::Restored);
        assert_eq!(
            opened(&save(0), None, Mended::No).witness,
            Witness::Whole,
            "nothing was decided"
        );
    }

    #[test]
    fn what_was_shown_and_is_gone_counts_as_taken_back() {
        let at = actions();
        let inside =
            |it: &usize| noted(*it).shown.is_some() && noted(*it - 1).plies == noted(*it).plies;
        let whole = table(usize::MAX).session.length();
        let within = (2..whole - 1).find(inside).expect("an action of several decisions");
        let known = noted(within);
        let undos = |plies: usize, known: &AttemptRecord| {
            opened(&save(plies), Some(known), Mended::No).undos
        };
        assert_eq!(undos(within, &known), 2, "the save has it");
        assert_eq!(undos(within + 1, &known), 2);
        assert_eq!(undos(within - 1, &known), 3, "it was shown, and the save lacks it");
        let more = AttemptRecord { undos: 7, ..known };
        assert_eq!(undos(within, &more), 7, "what the ledger counted is not forgotten");
        assert_eq!(noted(at[0]).shown, None, "nothing is shown that can be taken back");
    }

    #[test]
    fn a_save_at_which_others_sit_counts_no_more() {
        let mut save = save(30);
        assert_eq!(verdict(&save, None), Verdict::GoesOn);
        save.players = save.players.hand_over(Seat(0), Controller::Bot(Level::Medium));
        for known in [None, Some(&noted(30))] {
            assert_eq!(verdict(&save, known), Verdict::OtherSeats);
        }
        assert_eq!(AttemptRecord::of_save(&save, CLEAN, None), None);
        save.mode = GameMode::Casual;
        assert_eq!(verdict(&save, None), Verdict::GoesOn, "a casual game may be handed over");
    }

    #[test]
    fn notes_that_were_deleted_are_missed_by_what_could_have_been_known_then() {
        let day = Day(20_800);
        let noon = day.begins() + 43_200_000;
        let of = |setup: &Setup, begun_at| Notes::of(setup, begun_at, Some(noon));
        assert_eq!(of(&daily::setup(day), noon + 9), Notes::Deleted, "the same day, begun later");
        assert_eq!(of(&daily::setup(Day(20_799)), day.ends()), Notes::Deleted);
        assert_eq!(of(&daily::setup(Day(20_801)), noon + 9), Notes::Kept, "a day to come");
        let drawn = RankedCategory::Hard.setup(7);
        assert_eq!(of(&drawn, noon - 9), Notes::Deleted, "it was dealt by then");
        assert_eq!(of(&drawn, noon + 9), Notes::Kept, "its seed was drawn afterwards");
        assert_eq!(Notes::of(&daily::setup(day), noon, None), Notes::Kept);
        let marks = Marks { notes: Notes::Deleted, ..CLEAN };
        let marked =
            AttemptRecord::of(&table(9), save(9).clock, 9, marks, &[]).expect("an attempt");
        assert_eq!(goes_on(&marked, 40).notes, Notes::Deleted, "it stays so");
    }
}
