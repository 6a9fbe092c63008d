//! Ranked games against bots: a result names its bots, and proves the lead.

use catenary::engine::bots::{HasBots, Level};
use catenary::engine::codec::{self, Results};
use catenary::engine::game::{BySeat, Record, Rng, Seat};
use catenary::table::field::FieldRank;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::scores::category::{mode, name};
use catenary::table::scores::proof::{each_result, prove};
use catenary::table::scores::{
    Attempt, AttemptRecord, Category, DeviceFacts, Evidence, Notes, Novelty, Refuted, daily,
};
use catenary::table::title::Title;
use catenary::table::{
    Clock, Controller, Day, Device, GameMode, GameTable, Hands, Player, Players, Session,
};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;

fn duel<G: Title>(key: &'static str) -> &'static Category {
    let [duel] = G::categories(key) else { panic!("{key} has one category") };
    duel
}

/// Returns a person against a bot of a level.
fn seats(level: Level) -> Players {
    let people = Players::people(2);
    let of = |seat| people.get(seat).cloned().expect("a player");
    let bot = Player { controller: Controller::Bot(level), ..of(Seat(1)) };
    Players::of([of(Seat(0)), bot], Hands::Hidden)
}

/// Plays a ranked game to its end at random.
fn played<G: Title>(setup: G::Setup, level: Level) -> GameTable<G> {
    let mut session = Session::<G>::new(setup).expect("a legal setup");
    crate::play_on(&mut session, usize::MAX, &mut Rng::new(5));
    let (mode, _) = mode::<G>(session.setup()).expect("a ranked setup");
    let table = GameTable::new(session, &seats(level), 2);
    GameTable { mode, bots: Some(G::VERSION), undos: 3, ..table }
}

fn attempt_of<G: Title>(table: &GameTable<G>) -> Option<Attempt> {
    Attempt::of(table, Clock { begun_at: 5, spent: 6 }, 9)
}

/// All results of a link are imported.
#[test]
fn each_result_of_a_link_proves_itself() {
    let setup = duel::<City>("berlin").setup::<City>("berlin", 77).expect("a setup");
    let of = |chance: u64| {
        let mut session = Session::<City>::new(setup.clone()).expect("a legal setup");
        crate::play_on(&mut session, usize::MAX, &mut Rng::new(chance));
        let table = GameTable::new(session, &seats(Level::Hard), 2);
        let table = GameTable { mode: GameMode::Ranked, bots: Some(City::VERSION), ..table };
        attempt_of(&table).expect("an attempt").link
    };
    let links = [1, 2, 3].map(of);
    let mut all = Results::<City>::read(&links[0]).expect("results");
    for link in &links[1..] {
        all.games.extend(Results::<City>::read(link).expect("results").games);
    }
    let address = format!("https://example.org/#{}", all.write().expect("a link"));
    assert_eq!(each_result::<City>(&address), links);
    assert_eq!(each_result::<City>(&links[0]), links[..1]);
    assert_eq!(each_result::<City>("g1nothing"), ["g1nothing"]);

    links.iter().for_each(|link| drop(prove::<City>(link).expect("a proof")));
}

#[test]
fn a_result_finds_the_field_of_its_deal() {
    let setup = duel::<City>("berlin").setup::<City>("berlin", 77).expect("a setup");
    let table = played::<City>(setup, Level::Hard);
    let proof = prove::<City>(&attempt_of(&table).expect("an attempt").link).expect("a proof");
    let of = TableModel::new(table, Device::default()).field_of(Seat(0));
    let found = proof.field_of(City::VERSION);
    assert_eq!((found.checksum(), found.bots), (of.checksum(), of.bots));
    let percent = |better, same, of| FieldRank { better, same, of }.percent();
    assert_eq!(
        [percent(0, 0, 0), percent(83, 0, 100), percent(3, 2, 8), percent(0, 1, 1)],
        [None, Some(83), Some(50), Some(50)]
    );
}

fn a_duel_proves_itself<G: Title>(key: &'static str) {
    let category = duel::<G>(key);
    let setup = category.setup::<G>(key, 77).expect("a setup");
    let table = played::<G>(setup.clone(), Level::Hard);
    let attempt = attempt_of(&table).expect("an attempt");
    assert!(attempt.link.starts_with("d1"), "{}", attempt.link);
    let proof = prove::<G>(&format!("https://example.org/#{}", attempt.link)).expect("a proof");
    let outcome = G::outcome(table.session.state()).expect("the end");
    let [own, other] = [0, 1].map(|seat| outcome.scores[Seat(seat)]);
    assert_eq!((proof.points, proof.lead), (own, Some(own - other)));
    assert_eq!((proof.mode, proof.category), (GameMode::Ranked, category));
    assert_eq!(proof.deal, format!("{key}.duel.77"));
    assert_eq!(name::<G>(&setup), Some(proof.deal.clone()));
    let played = proof.played.expect("bots");
    assert_eq!((played.bots, played.undos, played.hints), (G::VERSION, 3, 0));
    assert_eq!(proof.link, attempt.link);

    let game = codec::encode(&table.session.record());
    assert_eq!(proof.game, game);
    assert_eq!(prove::<G>(&game), Err(Refuted::NotRanked), "it does not name its bots");
    let easier = GameTable { players: seats(Level::Medium).into(), ..table.clone() };
    assert_eq!(attempt_of(&easier), None, "another bot");
    let both = GameTable { players: Players::people(2).into(), ..table.clone() };
    assert_eq!(attempt_of(&both), None, "two people");
    let marks =
        DeviceFacts { evidence: Evidence::Whole, novelty: Novelty::New, notes: Notes::Kept };
    let clock = Clock::default();
    let record = AttemptRecord::of(&table, clock, table.session.settled(), marks, &[]);
    let record = record.expect("an attempt");
    assert_eq!((record.link.as_str(), record.setup.as_str()), (game.as_str(), proof.deal.as_str()));
    assert!(record.is_sound::<G>());
}

#[test]
fn every_duel_proves_itself() {
    a_duel_proves_itself::<City>("san-francisco");
    a_duel_proves_itself::<City>("berlin");
    a_duel_proves_itself::<Metromania>("metromania");
}

#[test]
fn rejects_a_result_against_other_bots() {
    let category = duel::<City>("berlin");
    let setup = category.setup::<City>("berlin", 77).expect("a setup");
    let table = played::<City>(setup, Level::Hard);
    let link = attempt_of(&table).expect("an attempt").link;
    let results = Results::<City>::read(&link).expect("results");
    let level = |seat: Seat| (seat == Seat(1)).then_some(Level::Medium);
    let easier = Results { seats: BySeat::new(2, level), ..results.clone() };
    assert_eq!(prove::<City>(&easier.write().expect("a link")), Err(Refuted::NotRanked));
    let other = |seat: Seat| (seat == Seat(0)).then_some(Level::Hard);
    let second = Results { seats: BySeat::new(2, other), ..results };
    assert_eq!(prove::<City>(&second.write().expect("a link")), Err(Refuted::NotRanked));
}

#[test]
fn a_daily_duel_counts_for_its_day_and_title() {
    let day = Day(20_800);
    let setup = daily::setup::<City>("berlin", day).expect("a setup");
    let table = played::<City>(setup, Level::Hard);
    let proof = prove::<City>(&attempt_of(&table).expect("an attempt").link).expect("a proof");
    assert_eq!(proof.mode, GameMode::Daily(day));
    let other = daily::setup::<City>("san-francisco", day).expect("a setup");
    let strange = Record::<City> { setup: other, actions: Vec::new() };
    assert_ne!(name::<City>(&strange.setup), Some(proof.deal));
}
