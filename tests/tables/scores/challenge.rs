//! Challenges: results of friends on one deal, side by side.

use catenary::engine::bots::{HasBots, Level};
use catenary::engine::codec::{MAX_RESULTS, Results};
use catenary::engine::game::{BySeat, Game, Rng, Seat};
use catenary::table::scores::category::mode;
use catenary::table::scores::challenge::{
    Challenge, SavedDeal, ahead, joined, of_record, own, table, undos_so_far,
};
use catenary::table::scores::log::verdict;
use catenary::table::scores::{
    Attempt, AttemptProgress, AttemptRecord, DeviceFacts, Evidence, Notes, Novelty, Refuted,
    SaveVerdict,
};
use catenary::table::set_up::NewGame;
use catenary::table::title::Title;
use catenary::table::{
    Clock, Controller, GameMode, GameTable, Hands, Name, Player, Players, Save, Session, Summary,
};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;

/// Plays a challenge to its end at random: a person of this name, against Hard bots if there are others.
fn played<G: Title>(key: &str, players: usize, name: &str, chance: u64) -> GameTable<G> {
    let setup = G::set_up(key, &NewGame::usual(players, 77)).expect("a setup");
    let mut session = Session::<G>::new(setup).expect("a legal setup");
    crate::play_on(&mut session, usize::MAX, &mut Rng::new(chance));
    let people = Players::people(players).rename(Seat(0), Name::from(name.to_owned()));
    let seated = people.seats().filter_map(|seat| people.get(seat).cloned()).enumerate();
    let seated = seated.map(|(at, player)| match at {
        0 => player,
        _ => Player { controller: Controller::Bot(Level::Hard), ..player },
    });
    let players = Players::of(seated, Hands::Hidden);
    let count = players.count();
    let bots = (count > 1).then_some(G::VERSION);
    GameTable { mode: GameMode::Challenge, bots, ..GameTable::new(session, &players, count) }
}

fn kept<G: Title>(table: &GameTable<G>, mine: usize) -> SavedDeal {
    let results = own(table).expect("a result");
    SavedDeal { link: results.write().expect("a link"), mine, at: 5 }
}

fn friends<G: Title>(key: &'static str, players: usize) {
    let [ana, ben] = [("Ana", 1), ("Ben", 2)].map(|(name, chance)| {
        let table = played::<G>(key, players, name, chance);
        assert_eq!(Attempt::of(&table, Clock::default(), 9), None, "no score");
        table
    });
    // Ben opens Ana's link and sends back both results.
    let came = joined::<G>(None, &kept(&ana, 0)).expect("a deal");
    let link = Challenge::read::<G>(&came.link, came.mine).expect("a challenge");
    assert_eq!((link.title, link.results.len(), link.results[0].is_mine), (key, 1, false));
    let both = joined::<G>(Some(&came), &kept(&ben, 1)).expect("a deal");
    let read = Challenge::read::<G>(&both.link, both.mine).expect("a challenge");
    assert_eq!(read.name, link.name, "the same entry");
    let text: Vec<_> =
        read.results.iter().map(|it| (it.name.as_str(), it.is_mine, it.same_bots)).collect();
    assert_eq!(text, [("Ben", true, true), ("Ana", false, true)]);
    for (result, table) in read.results.iter().zip([&ben, &ana]) {
        let scores = G::outcome(table.session.last_state()).expect("the end").scores;
        let lead = scores.lead(Seat(0));
        assert_eq!(result.count, Ok((scores[Seat(0)], lead)));
    }
    // Ana gets it back: her result counts as her own.
    let back =
        joined::<G>(Some(&kept(&ana, 1)), &SavedDeal { mine: 0, ..both.clone() }).expect("a deal");
    let read = Challenge::read::<G>(&back.link, back.mine).expect("a challenge");
    let text: Vec<_> = read.results.iter().map(|it| (it.name.as_str(), it.is_mine)).collect();
    assert_eq!(text, [("Ana", true), ("Ben", false)]);
    // The same link again changes nothing.
    assert_eq!(joined::<G>(Some(&back), &SavedDeal { mine: 0, ..both }), Some(back.clone()));
    let first = read.in_order()[0].1;
    assert_eq!(
        read.is_ahead_of("Ben"),
        Some(first.is_mine && read.in_order()[1].1.result() < first.result())
    );
    assert_eq!(ahead(&[read.clone(), link], "Ben").1, 1, "one of them is not played");
    assert_eq!(read.is_ahead_of("Cleo"), None);
}

#[test]
fn joins_results_of_friends_on_one_deal() {
    friends::<City>("berlin", 2);
    friends::<City>("san-francisco", 3);
    friends::<Metromania>("metromania", 2);
    friends::<Tramways>("tramways", 1);
}

#[test]
fn a_challenge_is_dealt_as_its_link_says() {
    let of = |results: &Results<City>, seed| {
        let link = results.write().expect("a link");
        table::<City>(&link, seed, None, &[]).expect("a table")
    };
    let results = own(&played::<City>("berlin", 2, "Ana", 1)).expect("a result");
    let dealt = of(&results, None);
    assert_eq!((dealt.mode, dealt.bots), (GameMode::Challenge, Some(City::VERSION)));
    assert_eq!((dealt.session.setup(), dealt.session.length()), (&results.setup, 0));
    assert_eq!(dealt.players.bot(Seat(1)), Some(Level::Hard));
    // The second player left the first seat to a bot.
    let mut second = results.clone();
    second.seats = results.seats.iter().rev().copied().collect();
    let dealt = of(&second, None);
    assert_eq!((dealt.players.bot(Seat(0)), dealt.players.bot(Seat(1))), (Some(Level::Hard), None));
    let other = of(&results, Some(8 << 40 | 5));
    assert_ne!(other.session.setup(), &results.setup);
    assert!(
        matches!(mode::<City>(other.session.setup()), Some((GameMode::Ranked, _))),
        "of no day"
    );
}

#[test]
fn only_a_finished_game_of_one_person_from_a_deal_is_a_result() {
    let table = played::<City>("berlin", 2, "Ana", 1);
    assert!(own(&table).is_some());
    assert!(own(&GameTable { mode: GameMode::Casual, bots: None, ..table.clone() }).is_some());
    assert!(own(&GameTable { handed_over: true, ..table.clone() }).is_none());
    let both = GameTable { players: Players::people(2).into(), ..table.clone() };
    assert!(own(&both).is_none());
    let mut record = table.session.record();
    record.actions.pop();
    let (open, _) = Session::resume(&record, usize::MAX).expect("legal");
    assert!(own(&GameTable { session: open.into(), ..table }).is_none());
}

#[test]
fn drops_only_the_games_of_a_link_that_prove_nothing() {
    let mut results = own(&played::<City>("berlin", 2, "Ana", 1)).expect("a result");
    let mut open = results.games[0].clone();
    open.actions.pop();
    let length = open.actions.len();
    let mut wrong = results.games[0].clone();
    wrong.actions.reverse();
    results.games.extend([open.clone(), wrong]);
    let link = results.write().expect("a link");
    let read = Challenge::read::<City>(&link, 0).expect("a challenge");
    assert!(read.results[0].count.is_ok());
    assert_eq!(read.results[1].count, Err(Refuted::Unfinished(length)));
    assert!(matches!(read.results[2].count, Err(Refuted::Illegal(_))));
    let came = joined::<City>(None, &SavedDeal { link, mine: 0, at: 5 }).expect("a deal");
    let left = Results::<City>::read(&came.link).expect("results");
    assert_eq!(left.games, results.games[..1]);
    results.games = vec![open];
    let link = results.write().expect("a link");
    assert_eq!(Challenge::read::<City>(&link, 0), Err(Refuted::Unfinished(length)));
    assert_eq!(joined::<City>(None, &SavedDeal { link, mine: 0, at: 5 }), None);
}

#[test]
fn keeps_own_results_and_then_the_best() {
    let games: Vec<GameTable<City>> =
        (0..10).map(|chance| played("berlin", 2, &format!("P{chance}"), chance)).collect();
    let mut all = kept(&games[0], 1);
    for game in &games[1..] {
        all = joined::<City>(Some(&all), &kept(game, 0)).expect("a deal");
    }
    let read = Challenge::read::<City>(&all.link, all.mine).expect("a challenge");
    assert_eq!((read.results.len(), all.mine), (MAX_RESULTS, 1));
    assert_eq!(read.results[0].name, "P0");
    let lead = |table: &GameTable<City>| {
        City::outcome(table.session.last_state()).expect("the end").scores.lead(Seat(0))
    };
    let mut leads: Vec<_> = games[1..].iter().map(lead).collect();
    leads.sort();
    let mut left: Vec<_> = read.results[1..].iter().map(|it| it.result()).collect();
    left.sort();
    assert_eq!(left, leads[2..], "the worst two are gone");
}

#[test]
fn keeps_deals_with_other_bots_apart() {
    let results = own(&played::<City>("berlin", 2, "Ana", 1)).expect("a result");
    let level = |seat: Seat| (seat == Seat(1)).then_some(Level::Easy);
    let easy = Results { seats: BySeat::new(2, level), ..results.clone() };
    let [own, other] = [results, easy].map(|it| it.write().expect("a link"));
    let name = |link: &str| Challenge::read::<City>(link, 0).expect("a challenge").name;
    assert_ne!(name(&own), name(&other));
    let [own, other] = [own, other].map(|link| SavedDeal { link, mine: 0, at: 5 });
    assert_eq!(joined::<City>(Some(&own), &other), Some(other), "they are not mixed");
}

#[test]
fn a_saved_challenge_can_be_continued() {
    let table = played::<City>("berlin", 3, "Ana", 1);
    let save = Save::of("berlin", &table, Summary::default(), 1, 2);
    assert!(save.write().contains(r#""terms":"duel""#));
    assert_eq!(Save::read(&save.write()).expect("a save").mode, GameMode::Challenge);
    assert_eq!(verdict::<City>(&save, None), SaveVerdict::GoesOn);
    assert!(save.mode.is_strict() && !save.mode.is_scored());
}

#[test]
fn an_attempt_at_a_friends_deal_is_remembered_without_its_save() {
    let table = GameTable { undos: 2, ..played::<City>("berlin", 2, "Ana", 1) };
    let (deal, clock) = (own(&table).expect("a result"), Clock { begun_at: 5, spent: 60 });
    let clean =
        DeviceFacts { evidence: Evidence::Whole, novelty: Novelty::New, notes: Notes::Kept };
    let settled = table.session.length();
    let ended = AttemptRecord::of(&table, clock, settled, clean, &[]).expect("an attempt");
    let link = deal.write().expect("a link");
    let name = Challenge::read::<City>(&link, 0).expect("a challenge").name;
    assert_eq!(
        (ended.setup.clone(), ended.progress),
        (format!("deal.{name}"), AttemptProgress::Finished)
    );
    assert!(ended.is_sound::<City>());
    assert!(!AttemptRecord { plies: 3, ..ended.clone() }.is_sound::<City>());

    // The record has the result, but not the version of the bots.
    let left = of_record(&deal, &ended).expect("a result");
    assert_eq!((left.games[0].bots, left.games[0].undos), (0, 2));
    assert_eq!(left.games[0].actions, deal.games[0].actions);
    let given_up = AttemptRecord { progress: AttemptProgress::GivenUp, ..ended.clone() };
    assert_eq!(of_record(&deal, &given_up), None);
    let other = own(&played::<City>("berlin", 3, "Ana", 1)).expect("a result");
    assert_eq!(of_record(&other, &ended), None, "it is of another deal");

    // A new attempt counts the moves shown in abandoned ones as undone.
    assert_eq!(undos_so_far(std::slice::from_ref(&ended)), 0);
    assert_eq!(undos_so_far(&[ended.clone(), given_up.clone()]), 3);
    let mut save = Save::of("berlin", &table, Summary::default(), 1, 2);
    save.clock = clock;
    assert_eq!(verdict::<City>(&save, Some(&given_up)), SaveVerdict::GivenUp);
    assert_eq!(verdict::<City>(&save, Some(&ended)), SaveVerdict::GoesOn);

    // Another bot in a seat makes another deal.
    let bot = |at: usize| if at == 0 { Controller::Person } else { Controller::Bot(Level::Easy) };
    let seated = table.players.seats().filter_map(|seat| table.players.get(seat).cloned());
    let seated = seated.enumerate().map(|(at, it)| Player { controller: bot(at), ..it });
    let easy = GameTable { players: Players::of(seated, Hands::Hidden).into(), ..table };
    let easy = AttemptRecord::of(&easy, clock, settled, clean, &[]).expect("an attempt");
    assert_ne!(easy.setup, ended.setup);
}

/// The page shows who has played, or what is wrong.
#[test]
fn golden_results_are_challenges() {
    let lines = include_str!("../../golden/results.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#')).map(|line| {
        let mut parts = line.split(' ');
        (parts.next().expect("a key"), parts.next().expect("a link"))
    });
    let mut boards = 0;
    for (key, link) in lines {
        let read = match key {
            "tramways" => Challenge::read::<Tramways>,
            "metromania" => Challenge::read::<Metromania>,
            _ => Challenge::read::<City>,
        };
        let read = read(link, 0).expect("a challenge");
        assert_eq!(read.title, key);
        assert_eq!(read.board.is_some(), key == "own-board");
        boards += usize::from(read.board.is_some());
    }
    assert!(boards > 0);
}
