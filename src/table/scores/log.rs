//! The ledger: this device's record of each attempt, whatever happens to its save.
//!
//! It is stored separately from saves, so exporting, deleting and importing games does not change it, and an older copy of an
//! attempt is recognized. It knows nothing of other devices.

use super::category::{Category, mode, name};
use super::challenge;
use super::{
    AttemptProgress, AttemptRecord, DeviceFacts, Evidence, Notes, OpenedAttempt, SaveRepair,
    SaveVerdict, daily,
};
use crate::engine::bots::Level;
use crate::engine::codec;
use crate::engine::game::{Boundary, BySeat, Record};
use crate::table::title::Title;
use crate::table::{Clock, Day, GameMode, GameTable, Players, Save, Session};

impl Notes {
    /// Returns the state of the notes from before an attempt. `deleted_at` is the last deletion of notes; both times are in
    /// milliseconds since 1970. A daily deal up to that day, or an attempt begun before, may have been seen.
    pub fn of<G: Title>(setup: &G::Setup, begun_at: u64, deleted_at: Option<u64>) -> Notes {
        let is_before = |deleted_at: u64| match daily::day::<G>(setup) {
            Some(day) => day <= Day::of_millis(deleted_at),
            None => begun_at <= deleted_at,
        };
        if deleted_at.is_some_and(is_before) { Notes::Deleted } else { Notes::Kept }
    }
}

impl AttemptRecord {
    /// Returns the record of a ranked game or challenge in its present state; `None` for other games or after a seat changed
    /// hands. Decisions before the ply `settled` are final; `others` are the records so far.
    pub fn of<G: Title>(
        table: &GameTable<G>,
        clock: Clock,
        settled: usize,
        DeviceFacts { evidence, novelty, notes }: DeviceFacts,
        others: &[AttemptRecord],
    ) -> Option<AttemptRecord> {
        let session = &table.session;
        let setup = attempt_name::<G>(table.mode, session.setup(), &table.players)?;
        let whole = session.whole_record();
        let shown = (settled < whole.actions.len()).then(|| codec::encode::<G>(&whole));
        let Record { setup: dealt, mut actions } = whole;
        actions.truncate(settled);
        let over = G::to_act(session.last_state()).is_none();
        let earlier = others.iter().filter(|other| other.setup == setup);
        let number = earlier.map(|other| other.number).max().unwrap_or(0).saturating_add(1);
        Some(AttemptRecord {
            setup,
            begun_at: clock.begun_at,
            plies: actions.len(),
            link: codec::encode::<G>(&Record { setup: dealt, actions }),
            progress: if over { AttemptProgress::Finished } else { AttemptProgress::Open },
            number,
            undos: table.undos,
            spent: clock.spent,
            evidence,
            novelty,
            place: 0,
            shown,
            notes,
        })
    }

    /// Returns the record to store with a save, merged with the known one; `None` if the table is not an attempt.
    pub fn after<G: Title>(
        table: &GameTable<G>,
        clock: Clock,
        marks: DeviceFacts,
        known: Option<AttemptRecord>,
        others: &[AttemptRecord],
    ) -> Option<AttemptRecord> {
        let now = AttemptRecord::of(table, clock, table.session.settled(), marks, others)?;
        Some(match known {
            Some(known) => AttemptRecord { number: known.number, ..now }.joined(known),
            None => now,
        })
    }

    /// Returns whether it contains all decisions of another record of the attempt.
    pub fn holds<G: Title>(&self, other: &AttemptRecord) -> bool {
        let [own, other] = [&self.link, &other.link].map(|link| codec::decode::<G>(link).ok());
        own.zip(other).is_some_and(|(own, other)| {
            own.setup == other.setup && own.actions.starts_with(&other.actions)
        })
    }

    /// Returns a record from a file, to merge into this device's ledger. It is marked as restored if it has
    /// decisions that the ledger lacks.
    #[must_use]
    pub fn merged_from_file<G: Title>(self, known: Option<&AttemptRecord>) -> AttemptRecord {
        let adds = known.is_none_or(|known| !known.holds::<G>(&self));
        let evidence = if adds { Evidence::Restored } else { Evidence::Whole };
        AttemptRecord { place: 0, shown: None, evidence, ..self }
    }

    /// Returns the record of an imported save, to merge with the known one; `None` if the save is not an attempt.
    pub fn of_save<G: Title>(
        save: &Save,
        marks: DeviceFacts,
        known: Option<&AttemptRecord>,
    ) -> Option<AttemptRecord> {
        let (table, _) = save.open::<G>().ok()?;
        let settled = table.session.settled();
        let record = AttemptRecord::of(&table, save.clock, settled, marks, &[])?;
        Some(record.merged_from_file::<G>(known))
    }

    /// Returns whether it is consistent: its link replays and matches its setup and length.
    pub fn is_sound<G: Title>(&self) -> bool {
        let Ok(record) = codec::decode::<G>(&self.link) else { return false };
        let is_of_it = name::<G>(&record.setup).is_some_and(|name| name == self.setup)
            || self.setup.starts_with(OF_LINK) && !G::is_position(&record.setup);
        let replays = Session::<G>::resume(&record, usize::MAX);
        is_of_it && record.actions.len() == self.plies && replays.is_ok_and(|it| it.1.is_none())
    }

    /// Returns the verdict on a save with this record of play.
    pub fn verdict<G: Title>(&self, record: &Record<G>) -> SaveVerdict {
        let known = codec::decode::<G>(&self.link);
        let goes_on = known.is_ok_and(|known| {
            let longer = record.actions.starts_with(&known.actions);
            let same = record.actions.len() == known.actions.len();
            known.setup == record.setup
                && longer
                && (same || self.progress != AttemptProgress::Finished)
        });
        match self.progress {
            AttemptProgress::GivenUp => SaveVerdict::GivenUp,
            _ if goes_on => SaveVerdict::GoesOn,
            _ => SaveVerdict::Lags,
        }
    }

    /// Returns whether it has shown decisions that a record of play lacks.
    fn has_shown_more_than<G: Title>(&self, record: &Record<G>) -> bool {
        let shown = self.shown.as_ref().and_then(|link| codec::decode::<G>(link).ok());
        shown.is_some_and(|shown| !record.actions.starts_with(&shown.actions))
    }
}

/// The prefix of the name of an attempt at a challenge, before the deal's name. Frozen.
const OF_LINK: &str = "deal.";

/// Returns the name of an attempt's setup in the ledger; `None` if it does not count, or a seat has changed hands.
pub fn attempt_name<G: Title>(
    played_for: GameMode,
    setup: &G::Setup,
    players: &Players,
) -> Option<String> {
    match played_for {
        GameMode::Casual => None,
        GameMode::Challenge => Some(challenge_name::<G>(setup, players)),
        GameMode::Ranked | GameMode::Daily(_) => {
            let (mode, category) = mode::<G>(setup)?;
            let counts = mode == played_for && category.is_seated(players);
            counts.then(|| category.deal(G::seed(setup)))
        }
    }
}

/// Returns the name of an attempt at a challenge.
pub fn challenge_name<G: Title>(setup: &G::Setup, players: &Players) -> String {
    let seats = BySeat::new(players.count(), |seat| players.bot(seat));
    deal_name::<G>(setup, &seats)
}

/// Returns the name of an attempt at a challenge, from the level of each seat's bot.
pub fn deal_name<G: Title>(setup: &G::Setup, seats: &BySeat<Option<Level>>) -> String {
    format!("{OF_LINK}{}", challenge::name_of::<G>(setup, seats))
}

/// Returns the verdict on a save by the record of its attempt, if known. A casual game that continues an attempt has the same
/// clock and so the same record.
pub fn verdict<G: Title>(save: &Save, known: Option<&AttemptRecord>) -> SaveVerdict {
    let Ok(record) = save.record::<G>() else { return SaveVerdict::GoesOn };
    let is_seated = |category: &Category| category.is_seated(&save.players);
    match known {
        _ if save.mode.is_scored() && !Category::of::<G>(&record.setup).is_none_or(is_seated) => {
            SaveVerdict::OtherSeats
        }
        Some(known) if save.mode.is_strict() => known.verdict::<G>(&record),
        Some(known) if known.progress == AttemptProgress::GivenUp => SaveVerdict::GivenUp,
        _ => SaveVerdict::GoesOn,
    }
}

/// Returns the ledger's facts about a save that is opened. A save ahead of its record by more than the last action came from
/// elsewhere, unless the mirrored copy has repaired it. Decisions that were shown but are missing count as taken back.
pub fn opened<G: Title>(
    save: &Save,
    known: Option<&AttemptRecord>,
    mended: SaveRepair,
) -> OpenedAttempt {
    let plain = OpenedAttempt { evidence: Evidence::Whole, undos: save.undos };
    let Ok((table, _)) = save.open::<G>() else { return plain };
    let (session, Some(known)) = (&table.session, known) else {
        let is_begun = table.session.length() > 0;
        let evidence = if is_begun { Evidence::Restored } else { Evidence::Whole };
        return OpenedAttempt { evidence, ..plain };
    };
    let is_ahead = known.plies < last_action(session) && mended == SaveRepair::No;
    let gone = known.has_shown_more_than(&session.whole_record());
    OpenedAttempt {
        evidence: if is_ahead { Evidence::Restored } else { Evidence::Whole },
        undos: save.undos.max(known.undos).saturating_add(u32::from(gone)),
    }
}

/// Returns the ply at which the last action of a game began.
fn last_action<G: Title>(session: &Session<G>) -> usize {
    let begins = |ply: &usize| G::boundary(session.state_at(*ply)) == Boundary::Root;
    (0..session.length()).rev().find(begins).unwrap_or(0)
}
