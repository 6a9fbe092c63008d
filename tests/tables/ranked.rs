//! Ranked games: proofs, files and daily set-ups, over many games and damaged texts.

use crate::ranked_games::{RANKING, RankedCategory, daily, prove};
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::table::archive;
use catenary::table::intent::Intent;
use catenary::table::model::TableModel;
use catenary::table::open::{Moment, OpenTable};
use catenary::table::scores::file::read;
use catenary::table::scores::results::{AttemptStatus, Entry, Ledger, Proofs};
use catenary::table::scores::{Attempt, AttemptOrigin};
use catenary::table::{
    Controller, Day, Device, DeviceTurn, GameMode, GameTable, Hands, Players, Session,
};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::words::Locale;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Plays a random game to its end; returns its link and its score.
fn played(setup: Setup, rng: &mut Rng) -> (String, i32) {
    let mut state = Tramways::new(&setup).expect("a legal setup");
    let mut record = Record::<Tramways>::new(setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        Tramways::legal_actions(&state, &mut legal);
        if legal.is_empty() {
            let outcome = Tramways::outcome(&state).expect("the game is over");
            return (codec::encode(&record), outcome.scores.iter().copied().sum());
        }
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        record.actions.push(action);
    }
}

/// Returns a random attempt: any category or day, own or imported.
fn attempt(rng: &mut Rng) -> Attempt {
    let day = Day(20_770 + rng.below(12) as u32);
    let setup = match rng.below(2) {
        0 => daily::setup(day),
        _ => RankedCategory::ALL[rng.below(3)].setup(daily::drawn_seed(rng.next_u64())),
    };
    let begun_at = day.begins() + 1000 * rng.below(86_400) as u64;
    let (finished_at, spent) = (begun_at + 1000 * rng.below(9000) as u64, 1000 * rng.below(5000));
    let origin = if rng.below(4) == 0 { AttemptOrigin::Imported } else { AttemptOrigin::Own };
    let link = played(setup, rng).0;
    Attempt { link, begun_at, finished_at, spent: spent as u64, origin, place: 0 }
}

fn ledger(seed: u64, attempts: usize) -> Ledger {
    let mut rng = Rng::new(seed);
    Ledger::of(RANKING, (0..attempts).map(|_| attempt(&mut rng)), &[])
}

#[test]
fn every_finished_game_proves_its_score() {
    let mut rng = Rng::new(1);
    for seed in 0..60 {
        let setup = RankedCategory::ALL[seed as usize % 3].setup(seed);
        let (link, score) = played(setup.clone(), &mut rng);
        let proof = prove(&format!("https://example.org/#{link}")).expect("a proof");
        assert_eq!(
            (proof.points, proof.setup, proof.link),
            (score, codec::write(&TramwaysLink::setup(setup)), link)
        );
    }
}

/// Returns the attempts of a ledger as a file of the site.
fn file_of(ledger: &Ledger) -> String {
    let entry = |it: &Entry| {
        let text = serde_json::to_string(&it.attempt).expect("JSON");
        (format!("{}{}", Attempt::ENTRY, it.attempt.link), text)
    };
    archive::write([], &ledger.entries.iter().map(entry).collect(), 9)
}

/// Returns the attempts in a file of the site, each with the link in its name.
fn attempts_of(text: &str) -> Vec<Attempt> {
    let entries = archive::read(text).unwrap_or_default().entries.into_iter();
    let attempt = |(name, text): (String, Result<String, _>)| {
        let attempt = Attempt::read(&text.ok()?).ok()?;
        Some(Attempt { link: name.strip_prefix(Attempt::ENTRY)?.to_owned(), ..attempt })
    };
    entries.filter_map(attempt).collect()
}

#[test]
fn every_ledger_round_trips_through_files() {
    for seed in 0..6 {
        let ledger = ledger(seed, 20);
        assert_eq!(Ledger::of(RANKING, attempts_of(&file_of(&ledger)), &[]), ledger);
    }
}

#[test]
fn counts_only_the_first_own_game_of_a_day() {
    for seed in 10..16 {
        let ledger = ledger(seed, 40);
        let own = |day| {
            let of_day = move |it: &&_| it_is_own(it, day);
            ledger.entries.iter().filter(of_day).collect::<Vec<_>>()
        };
        let days: BTreeSet<Day> = ledger.entries.iter().filter_map(|entry| entry.day()).collect();
        assert!(days.len() > 3);
        for day in days {
            let own = own(day);
            let counts = own.iter().filter(|entry| entry.standing == AttemptStatus::Counts);
            assert_eq!(counts.count(), own.len().min(1));
            let first = own.iter().map(|entry| entry.attempt.finished_at).min();
            assert_eq!(ledger.daily(day).map(|entry| entry.attempt.finished_at), first);
        }
        let streak = ledger.streak(Day(20_781));
        assert!(streak.now <= streak.longest && streak.longest <= 12);
    }
}

#[test]
fn a_ledger_from_cached_proofs_equals_a_new_one() {
    let mut rng = Rng::new(40);
    let attempts: Vec<Attempt> = (0..30).map(|_| attempt(&mut rng)).collect();
    let mut proofs = Proofs::default();
    drop(Ledger::proven(RANKING, attempts[..20].to_vec(), &[], &mut proofs));
    assert!(proofs.has(&attempts[0].link) && !proofs.has("g2AA"));
    let later = attempts[5..].to_vec();
    let known = Ledger::proven(RANKING, later.clone(), &[], &mut proofs);
    assert_eq!(known, Ledger::of(RANKING, later, &[]));
}

fn it_is_own(entry: &Entry, day: Day) -> bool {
    entry.attempt.origin == AttemptOrigin::Own && entry.day() == Some(day)
}

/// However a text is damaged, no claim in it proves a score that its game does not have.
#[test]
fn damaged_texts_prove_nothing_that_was_not_played() {
    let ledger = ledger(20, 4);
    let mut rng = Rng::new(21);
    let (mut claims, mut proved) = (0, 0);
    let links: Vec<&str> = ledger.entries.iter().map(|it| it.proof.link.as_str()).collect();
    for text in [file_of(&ledger), links.join("\n")] {
        for _ in 0..3000 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=rng.below(3) {
                let at = rng.below(bytes.len());
                match rng.below(3) {
                    0 => bytes[at] = rng.below(128) as u8,
                    1 => bytes.truncate(at.max(1)),
                    _ => bytes.insert(at, rng.below(128) as u8),
                }
            }
            let text = String::from_utf8(bytes).expect("still ASCII");
            let links: Vec<String> = if archive::is_file(&text) {
                attempts_of(&text).into_iter().map(|it| it.link).collect()
            } else {
                read(&text).unwrap_or_default().into_iter().map(|it| it.link).collect()
            };
            for link in links {
                claims += 1;
                if let Ok(proof) = prove(&link) {
                    let known = ledger.entries.iter().find(|it| it.proof.link == proof.link);
                    assert_eq!(known.map(|it| it.result()), Some(proof.points));
                    proved += 1;
                }
            }
        }
    }
    assert!(claims > 5000 && proved > 3000, "{claims} {proved}");
}

#[test]
fn daily_and_drawn_set_ups_are_distinct() {
    let days = (20_758..60_000).map(Day);
    let seeds: BTreeSet<u64> = days.map(|day| daily::setup(day).seed).collect();
    assert_eq!(seeds.len(), 60_000 - 20_758);
    let mut rng = Rng::new(30);
    for _ in 0..1000 {
        let seed = daily::drawn_seed(rng.next_u64());
        assert!(!seeds.contains(&seed));
        let drawn = RankedCategory::ALL[rng.below(3)].setup(seed);
        assert!(matches!(daily::mode(&drawn), Some((GameMode::Ranked, _))));
    }
}

/// Returns the table after a confirmed decision that is not stored yet.
fn decides(table: &TableModel<Tramways>) -> TableModel<Tramways> {
    let state = table.session().state();
    let first = Tramways::notation(state, Tramways::legal(state)[0]);
    agreed(table.after(&Intent::Act(first), Locale::English))
}

/// Confirms the open question, if there is one.
fn agreed(asked: TableModel<Tramways>) -> TableModel<Tramways> {
    match asked.view(Locale::English).query {
        Some(_) => asked.after(&Intent::Agree, Locale::English),
        None => asked,
    }
}

/// A full storage allows no retry: a decision of a ranked game is shown only once it is stored, whether it reveals
/// something or not.
#[test]
fn every_decision_of_a_ranked_game_is_shown_once_it_is_stored() {
    let mut before = strict(0);
    let ply = |table: &TableModel<Tramways>| table.session().ply();
    let stored = |of: &TableModel<Tramways>| Intent::Stored(of.revision());
    while Tramways::to_act(before.session().state()).is_some() {
        let after = decides(&before);
        assert!(after.waits_for_storage() && !before.waits_for_storage());
        assert_eq!((ply(&after), after.plies()), (ply(&before), before.plies() + 1), "it is saved");
        assert_eq!(after.save(1, 1).prepared, None);
        assert_eq!(ply(&after.after(&stored(&before), Locale::English)), ply(&before));
        // Another intent drops a decision that waits for the storage, because it was never shown.
        let left = after.after(&Intent::Act(String::new()), Locale::English);
        assert_eq!(ply(&left.after(&stored(&after), Locale::English)), ply(&before));
        assert!(left.revision() == before.revision() && !left.waits_for_storage());
        let shown = after.after(&stored(&after), Locale::English);
        assert_eq!((ply(&shown), shown.revision()), (ply(&before) + 1, after.revision()));
        before = shown;
    }
}

#[test]
fn after_an_undo_a_ranked_game_is_in_the_present() {
    let undone = (3..60).find_map(|decisions| {
        let table = strict(decisions).after(&Intent::Undo, Locale::English);
        (table.table.undos == 1).then_some(table)
    });
    let again = acts(&undone.expect("something to take back"), 1);
    assert_eq!(again.view(Locale::English).past.moment, Moment::Present);
    assert_eq!((again.table.undos, again.waits_for_storage()), (1, false));
}

#[test]
fn seats_of_a_ranked_game_cannot_be_handed_over() {
    let table = strict(5);
    let bot = table.players().hand_over(Seat(0), Controller::Bot(Level::Medium));
    let away = table.players().hand_over(Seat(0), Controller::Elsewhere);
    let open = Players::clone(table.players()).with_hands(Hands::Open);
    for players in [bot.clone(), away, open, Players::people(2)] {
        let after = table.after(&Intent::Players(Rc::new(players)), Locale::English);
        assert!(after.is_same(&table));
    }
    assert!(!table.view(Locale::English).may.hand_over, "nor does the page offer it");
    let named = table.players().rename(Seat(0), "Ana".to_owned().into());
    let named = table.after(&Intent::Players(Rc::new(named)), Locale::English);
    assert_eq!(named.players().get(Seat(0)).map(|it| it.name.as_str()), Some("Ana"));

    // Nor can a person take over a bot's seat.
    let given = GameTable { players: Rc::new(bot.clone()), ..table.table.clone() };
    let given = TableModel::new(given, Device::default());
    let taken = Intent::Players(Rc::new(Players::people(1)));
    assert!(given.after(&taken, Locale::English).is_same(&given));

    let casual = GameTable { mode: GameMode::Casual, ..table.table.clone() };
    let casual = TableModel::new(casual, Device::default());
    assert!(casual.view(Locale::English).may.hand_over);
    let after = casual.after(&Intent::Players(Rc::new(bot)), Locale::English);
    assert_eq!(after.players().bot(Seat(0)), Some(Level::Medium));
}

/// Returns a ranked game after this number of decisions, each stored.
fn strict(decisions: usize) -> TableModel<Tramways> {
    let session = Session::<Tramways>::new(Setup::standard(1, 7)).expect("a legal setup");
    let table = GameTable::new(session, &Players::people(1), 1);
    let table = GameTable { mode: GameMode::Ranked, ..table };
    let started = TableModel::new(table, Device::default());
    (0..decisions).fold(started, |table, _| acts(&table, 0))
}

/// Returns the table after the legal decision at this index, confirmed and stored.
fn acts(table: &TableModel<Tramways>, place: usize) -> TableModel<Tramways> {
    let state = table.session().state();
    let legal = Tramways::legal(state);
    let notation = Tramways::notation(state, legal[place % legal.len()]);
    let agreed = agreed(table.after(&Intent::Act(notation), Locale::English));
    agreed.after(&Intent::Stored(agreed.revision()), Locale::English)
}

#[test]
fn no_decision_is_made_in_the_past_of_a_ranked_game() {
    let now = strict(40);
    let mut past = 0;
    for ply in 0..now.session().ply() {
        let back = now.after(&Intent::GoTo { line: 0, ply }, Locale::English);
        assert_eq!(back.session().ply(), ply);
        let other = acts(&back, 1);
        assert_eq!(other.session().lines().len(), 1, "a ranked game has one line");
        match back.turn() {
            DeviceTurn::Past(_) => {
                assert_eq!(other.session().whole_record(), now.session().whole_record());
                past += 1;
            }
            DeviceTurn::Yours(_) => assert!(ply >= now.session().settled(), "at {ply}"),
            turn => panic!("{turn:?} at {ply}"),
        }
    }
    assert_eq!(past, now.session().settled());
    assert!(past > 20, "{past}");
}

#[test]
fn a_running_ranked_game_allows_no_analysis() {
    let mut table = strict(0);
    while Tramways::to_act(table.session().state()).is_some() {
        assert!(!table.view(Locale::English).may.analyse);
        assert!(table.after(&Intent::Analyse, Locale::English).is_same(&table));
        table = acts(&table, table.session().ply());
    }
    let tried = table.after(&Intent::Analyse, Locale::English);
    assert_eq!(tried.view(Locale::English).past.moment, Moment::Tried, "its end is known");
}
