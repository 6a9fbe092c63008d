//! The ledger: this device's knowledge of an attempt, whatever happens to its save.

use crate::ranked_games::RankedCategory;
use crate::ranked_games::daily;
use crate::ranked_games::random_game as played;
use catenary::engine::bots::Level;
use catenary::engine::codec;
use catenary::engine::game::Seat;
use catenary::engine::game::{Boundary, Game, Record};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::scores::Novelty;
use catenary::table::scores::log::{opened, verdict};
use catenary::table::scores::{
    AttemptProgress, AttemptRecord, DeviceFacts, Evidence, Notes, SaveRepair, SaveVerdict,
};
use catenary::table::{Clock, Day, GameTable, Save, Session};
use catenary::table::{Controller, Device, GameMode, Players};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;

const CLEAN: DeviceFacts =
    DeviceFacts { evidence: Evidence::Whole, novelty: Novelty::New, notes: Notes::Kept };

fn table(plies: usize) -> GameTable<Tramways> {
    let mut record = played(RankedCategory::Normal.setup(7), 3);
    record.actions.truncate(plies);
    let (session, broken) = Session::resume(&record, usize::MAX).expect("a legal setup");
    assert_eq!(broken, None);
    GameTable {
        mode: GameMode::Ranked,
        undos: 2,
        ..GameTable::new(session, &Players::people(1), 1)
    }
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
fn recognises_an_outdated_copy() {
    let known = logged(40);
    assert_eq!((known.plies, known.progress, known.number), (40, AttemptProgress::Open, 1));
    assert_eq!(known.verdict(&record(40)), SaveVerdict::GoesOn);
    assert_eq!(known.verdict(&record(55)), SaveVerdict::GoesOn);
    assert_eq!(known.verdict(&record(39)), SaveVerdict::Lags);
    assert_eq!(known.verdict(&record(0)), SaveVerdict::Lags);
    let mut other = record(55);
    other.actions.swap(30, 31);
    assert_eq!(known.verdict(&other), SaveVerdict::Lags, "it was played otherwise");
    let mut other = record(55);
    other.setup.seed += 1;
    assert_eq!(known.verdict(&other), SaveVerdict::Lags);
}

#[test]
fn finished_and_abandoned_attempts_stay_so() {
    let done = logged(usize::MAX);
    assert_eq!(done.progress, AttemptProgress::Finished);
    assert_eq!(done.verdict(&record(usize::MAX)), SaveVerdict::GoesOn);
    assert_eq!(done.verdict(&record(40)), SaveVerdict::Lags);
    let gone = AttemptRecord { progress: AttemptProgress::GivenUp, ..logged(40) };
    assert_eq!(gone.verdict(&record(60)), SaveVerdict::GivenUp);
    assert_eq!(gone.clone().joined(logged(60)).progress, AttemptProgress::GivenUp);
    assert_eq!(
        gone.clone().joined(done.clone()).progress,
        AttemptProgress::GivenUp,
        "as a file says"
    );
    let ended_here = AttemptRecord { place: 3, ..done };
    assert_eq!(gone.joined(ended_here).progress, AttemptProgress::Finished);
}

#[test]
fn merging_ledgers_keeps_the_longer_record_and_every_mark() {
    let short = AttemptRecord { undos: 9, novelty: Novelty::SeenBefore, ..logged(20) };
    let long = AttemptRecord { evidence: Evidence::Restored, number: 3, ..logged(50) };
    for joined in [short.clone().joined(long.clone()), long.clone().joined(short.clone())] {
        assert_eq!((joined.plies, &joined.link), (50, &long.link));
        assert_eq!((joined.undos, joined.number), (9, 1));
        assert_eq!((joined.evidence, joined.novelty), (Evidence::Restored, Novelty::SeenBefore));
    }
}

#[test]
fn imported_records_get_no_place_in_the_order() {
    let theirs = AttemptRecord { place: 3, ..logged(usize::MAX) }.brought();
    assert_eq!((theirs.place, theirs.evidence), (0, Evidence::Restored));
    let ours = AttemptRecord { place: 9, ..logged(usize::MAX) };
    for joined in [ours.clone().joined(theirs.clone()), theirs.joined(ours)] {
        assert_eq!((joined.place, joined.evidence), (9, Evidence::Restored));
    }
}

#[test]
fn verifies_an_imported_record_by_replay() {
    let good = logged(30);
    assert!(good.is_sound::<Tramways>());
    let other = record(20);
    let shorter = AttemptRecord { link: codec::encode::<Tramways>(&other), ..good.clone() };
    let stranger = AttemptRecord { setup: "hard-1".to_owned(), ..good.clone() };
    let noise = AttemptRecord { link: "nonsense".to_owned(), ..good.clone() };
    for bad in [shorter, stranger, noise] {
        assert!(!bad.is_sound::<Tramways>(), "{bad:?}");
    }
}

#[test]
fn numbers_the_attempts_at_a_set_up_and_ignores_casual_games() {
    let clock = Clock { begun_at: 6, spent: 0 };
    let first = logged(10);
    let again = AttemptRecord::of(&table(3), clock, 3, CLEAN, &[first]);
    assert_eq!(again.map(|it| it.number), Some(2));
    let casual = GameTable { mode: GameMode::Casual, ..table(3) };
    assert_eq!(AttemptRecord::of(&casual, clock, 3, CLEAN, &[]), None);
    let bot = Players::people(1).hand_over(Seat(0), Controller::Bot(Level::Medium));
    let given_away = GameTable { players: bot.into(), ..table(3) };
    assert_eq!(AttemptRecord::of(&given_away, clock, 3, CLEAN, &[]), None);
}

/// Returns the save of a game after this number of decisions.
fn save(plies: usize) -> Save {
    let mut save = TableModel::new(table(plies), Device::default()).save(1, 9);
    save.clock = Clock { begun_at: 5, spent: 60 };
    save
}

/// Returns the record of the same game, at the same time.
fn noted(plies: usize) -> AttemptRecord {
    let table = table(plies);
    AttemptRecord::after(&table, save(plies).clock, CLEAN, None, &[]).expect("an attempt")
}

/// Returns plies at which actions begin, from the middle of the game on.
fn actions() -> Vec<usize> {
    let session = table(usize::MAX).session;
    let begins = |ply: &usize| Tramways::boundary(session.state_at(*ply)) == Boundary::Root;
    (40..session.length()).filter(begins).take(6).collect()
}

/// Returns the record after an import, once the attempt has gone on to a ply on this device.
fn goes_on(known: &AttemptRecord, plies: usize) -> AttemptRecord {
    let table = table(plies);
    let known = Some(known.clone());
    AttemptRecord::after(&table, save(plies).clock, CLEAN, known, &[]).expect("an attempt")
}

#[test]
fn marks_an_attempt_that_returns_longer_for_good() {
    let at = actions();
    let known = noted(at[0]);
    for longer in [at[0] + 1, at[1], at[3], usize::MAX] {
        let theirs = AttemptRecord::of_save::<Tramways>(&save(longer), CLEAN, Some(&known));
        let theirs = theirs.expect("an attempt");
        if theirs.plies == known.plies {
            continue;
        }
        let joined = known.clone().joined(theirs);
        assert_eq!(joined.evidence, Evidence::Restored, "{longer}");
        assert_eq!((joined.number, joined.place), (1, 0));
        assert_eq!(goes_on(&joined, usize::MAX).evidence, Evidence::Restored, "{longer}");
    }
    // The ledger of the other device agrees with its save.
    let theirs = noted(at[3]).merged_from_file::<Tramways>(Some(&known));
    assert_eq!(known.joined(theirs).evidence, Evidence::Restored);
    assert_eq!(noted(at[3]).merged_from_file::<Tramways>(None).evidence, Evidence::Restored);
}

#[test]
fn importing_an_own_backup_leaves_the_attempt_unmarked() {
    let at = actions();
    for plies in [at[2], at[2] + 1, usize::MAX] {
        let known = noted(plies);
        let mut joined = known.clone();
        for older in [0, 7, at[0], at[1], plies, plies] {
            let save = AttemptRecord::of_save::<Tramways>(&save(older), CLEAN, Some(&joined));
            let note = noted(older).merged_from_file::<Tramways>(Some(&joined));
            joined = joined.joined(save.expect("an attempt")).joined(note);
        }
        assert_eq!(joined, known, "at {plies}");
    }
}

#[test]
fn marks_an_attempt_that_differs_from_a_restored_one() {
    let session = table(usize::MAX).session;
    let has_choice = |ply: &usize| Tramways::legal(session.state_at(*ply)).len() > 1;
    let last = (20..session.length()).find(has_choice).expect("a choice");
    let (known, own) = (logged(last + 1), record(last + 1).actions[last]);
    let mut other = record(last);
    let legal = Tramways::legal(session.state_at(last));
    let another = legal.into_iter().find(|action| *action != own).expect("another");
    other.actions.push(another);
    let theirs = AttemptRecord { link: codec::encode::<Tramways>(&other), ..known.clone() };
    assert_eq!(
        theirs.clone().merged_from_file::<Tramways>(Some(&known)).evidence,
        Evidence::Restored
    );
    let joined = known.clone().joined(theirs.merged_from_file::<Tramways>(Some(&known)));
    assert_eq!((&joined.link, joined.evidence), (&known.link, Evidence::Restored));
}

#[test]
fn marks_a_save_ahead_of_its_record_unless_it_was_repaired() {
    let at = actions();
    let evidence = |plies: usize, known: usize, mended| {
        opened::<Tramways>(&save(plies), Some(&noted(known)), mended).evidence
    };
    // A browser that was killed between save and record has lost one action of the record.
    for (plies, known) in [(at[1], at[1]), (at[1], at[0]), (at[1] + 1, at[1]), (at[3], at[2])] {
        assert_eq!(evidence(plies, known, SaveRepair::No), Evidence::Whole, "{plies} {known}");
    }
    for (plies, known) in [(at[2], at[0]), (at[5], at[0]), (usize::MAX, at[0]), (at[1] + 1, at[0])]
    {
        assert_eq!(evidence(plies, known, SaveRepair::No), Evidence::Restored, "{plies} {known}");
        assert_eq!(evidence(plies, known, SaveRepair::Yes), Evidence::Whole, "{plies} {known}");
    }
    assert_eq!(opened::<Tramways>(&save(at[1]), None, SaveRepair::No).evidence, Evidence::Restored);
    assert_eq!(
        opened::<Tramways>(&save(0), None, SaveRepair::No).evidence,
        Evidence::Whole,
        "nothing was decided"
    );
}

#[test]
fn counts_a_lost_decision_that_was_shown_as_undone() {
    let at = actions();
    let inside =
        |it: &usize| noted(*it).shown.is_some() && noted(*it - 1).plies == noted(*it).plies;
    let whole = table(usize::MAX).session.length();
    let within = (2..whole - 1).find(inside).expect("an action of several decisions");
    let known = noted(within);
    let undos = |plies: usize, known: &AttemptRecord| {
        opened::<Tramways>(&save(plies), Some(known), SaveRepair::No).undos
    };
    assert_eq!(undos(within, &known), 2, "the save has it");
    assert_eq!(undos(within + 1, &known), 2);
    assert_eq!(undos(within - 1, &known), 3, "it was shown, and the save lacks it");
    let more = AttemptRecord { undos: 7, ..known };
    assert_eq!(undos(within, &more), 7, "what the ledger counted is not forgotten");
    assert_eq!(noted(at[0]).shown, None, "nothing is shown that can be taken back");
}

#[test]
fn a_save_with_other_seats_does_not_count() {
    let mut save = save(30);
    assert_eq!(verdict::<Tramways>(&save, None), SaveVerdict::GoesOn);
    save.players = save.players.hand_over(Seat(0), Controller::Bot(Level::Medium));
    for known in [None, Some(&noted(30))] {
        assert_eq!(verdict::<Tramways>(&save, known), SaveVerdict::OtherSeats);
    }
    assert_eq!(AttemptRecord::of_save::<Tramways>(&save, CLEAN, None), None);
    save.mode = GameMode::Casual;
    assert_eq!(
        verdict::<Tramways>(&save, None),
        SaveVerdict::GoesOn,
        "a casual game may be handed over"
    );
}

#[test]
fn deleted_notes_mark_only_deals_known_by_then() {
    let day = Day(20_800);
    let noon = day.begins() + 43_200_000;
    let of = |setup: &Setup, begun_at| Notes::of::<Tramways>(setup, begun_at, Some(noon));
    assert_eq!(of(&daily::setup(day), noon + 9), Notes::Deleted, "the same day, begun later");
    assert_eq!(of(&daily::setup(Day(20_799)), day.ends()), Notes::Deleted);
    assert_eq!(of(&daily::setup(Day(20_801)), noon + 9), Notes::Kept, "a day to come");
    let drawn = RankedCategory::Hard.setup(7);
    assert_eq!(of(&drawn, noon - 9), Notes::Deleted, "it was dealt by then");
    assert_eq!(of(&drawn, noon + 9), Notes::Kept, "its seed was drawn afterwards");
    assert_eq!(Notes::of::<Tramways>(&daily::setup(day), noon, None), Notes::Kept);
    let marks = DeviceFacts { notes: Notes::Deleted, ..CLEAN };
    let marked = AttemptRecord::of(&table(9), save(9).clock, 9, marks, &[]).expect("an attempt");
    assert_eq!(goes_on(&marked, 40).notes, Notes::Deleted, "it stays so");
}
