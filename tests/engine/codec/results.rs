//! Results on a deal: round trips, merging without a loss, and meaningless values.

use super::damage::{LETTERS, mutate};
use super::mangled_forms::forms;
use super::records::{pick, standard_game};
use super::turns::{NAMES, usual};
use crate::sample::share;
use catenary::engine::bots::{BotCheck, HasBots, Level};
use catenary::engine::codec::model::Number;
use catenary::engine::codec::range::{Bit, Coder, Encoder};
use catenary::engine::codec::{
    self, BoardForm, Coded, Link, LinkError, MAX_ACTIONS, MAX_LETTERS, MAX_RESULTS, NoResult,
    NotTheSameDeal, Part, PlayedGame, Results, SetupForm,
};
use catenary::engine::game::{BySeat, Game, Record, Rng, Rule, Seat};
use catenary::table::sending::pasted::find;
use catenary::table::set_up::{NewGame, SetUp};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::toy::{Setup as ToySetup, Toy};
use catenary::titles::tramways::rules::Tramways;
use data_encoding::BASE64URL_NOPAD;

/// Plays a random game on a deal, of at most `plies` plies.
fn any_game<G: Game>(setup: &G::Setup, rng: &mut Rng, plies: usize) -> PlayedGame<G> {
    let (mut state, mut actions) = (G::new(setup).expect("a legal set-up"), Vec::new());
    while actions.len() < plies && G::to_act(&state).is_some() {
        let action = pick(rng, &G::legal(&state));
        G::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        actions.push(action);
    }
    let aid = |rng: &mut Rng| (rng.next_u64() >> (32 + rng.below(32))) as u32;
    let name: String = NAMES[rng.below(NAMES.len())].chars().take(MAX_LETTERS).collect();
    let (undos, hints, hurried) = (aid(rng), aid(rng), aid(rng));
    PlayedGame { name, bots: aid(rng) as u16, undos, hints, hurried, actions }
}

/// Returns random results on a deal.
fn any_results<G: Game>(setup: &G::Setup, rng: &mut Rng, plies: usize) -> Results<G> {
    let (count, player) = (1 + rng.below(MAX_RESULTS), rng.below(G::players(setup)));
    let level = |seat: Seat| (seat.index() != player).then(|| pick(rng, &Level::ALL));
    let seats = BySeat::new(G::players(setup), level);
    let games = (0..count).map(|_| any_game::<G>(setup, rng, plies)).collect();
    Results { setup: setup.clone(), seats, games }
}

fn check<G: Coded>(setup: &G::Setup, plies: usize) {
    let mut rng = Rng::new(65);
    for _ in 0..12 {
        let results = any_results::<G>(setup, &mut rng, plies);
        let text = results.write().expect("results");
        assert!(text.starts_with("d1") && text.ends_with(|c: char| c.is_ascii_alphanumeric()));
        assert_eq!(Results::<G>::read(&text).as_ref(), Ok(&results), "{text}");
        let first = Link::<G>::game(results.record(&results.games[0]), usize::MAX);
        assert_eq!(codec::read::<G>(&text), Ok(first));
        let games: usize =
            results.games.iter().map(|it| codec::encode(&results.record(it)).len()).sum();
        let names: usize = results.games.iter().map(|it| it.name.chars().count()).sum();
        let room = 10 + G::players(setup) + 26 * results.games.len() + 4 * names;
        assert!(text.len() <= games + room, "{} and not {games} + {room}", text.len());
    }
}

#[test]
fn results_of_every_title_round_trip() {
    for players in 1..=5 {
        check::<Tramways>(&standard_game(players, 3).setup, 60);
    }
    for players in 2..=4 {
        for key in ["san-francisco", "berlin"] {
            check::<City>(&usual::<City>(key, players, 0).setup, 50);
        }
        check::<Metromania>(&usual::<Metromania>("metromania", players, 0).setup, 50);
    }
    for players in 1..=4 {
        check::<Toy>(&ToySetup { players, ..ToySetup::new(5) }, 99);
    }
}

/// A game of one person against a bot costs a few characters more than the game alone.
#[test]
fn one_result_is_little_longer_than_its_game() {
    let record = usual::<City>("berlin", 2, usize::MAX);
    let game = PlayedGame {
        name: "Ana".to_owned(),
        bots: 1,
        undos: 2,
        hints: 0,
        hurried: 0,
        actions: record.actions.clone(),
    };
    let seats = BySeat::new(2, |seat| (seat == Seat(1)).then_some(Level::Hard));
    let results = Results::<City> { setup: record.setup.clone(), seats, games: vec![game] };
    let (text, game) = (results.write().expect("results"), codec::encode(&record));
    assert!(text.len() <= game.len() + 14, "{} and {}", text.len(), game.len());
}

#[test]
fn the_longest_results_round_trip() {
    let mut rng = Rng::new(5);
    let setup = standard_game(5, 14).setup;
    let seats = BySeat::new(5, |seat| (seat != Seat(4)).then_some(Level::Hard));
    let mut games: Vec<_> = (0..MAX_RESULTS)
        .map(|_| any_game::<Tramways>(&setup, &mut rng, usize::MAX))
        .map(|game| PlayedGame { name: "山".repeat(MAX_LETTERS), ..game })
        .collect();
    let results = Results { setup: setup.clone(), seats, games: games.clone() };
    let text = results.write().expect("results");
    assert!(text.len() < codec::MAX_LINK, "{}", text.len());
    assert_eq!(Results::read(&text).as_ref(), Ok(&results));
    games.push(games[0].clone());
    let too_many = Results { games, ..results };
    assert_eq!(too_many.write(), Err(LinkError::Impossible(Part::Results)));
}

#[test]
fn refuses_to_write_unreadable_results() {
    let setup = usual::<City>("berlin", 3, 0).setup;
    let results = any_results::<City>(&setup, &mut Rng::new(1), 20);
    let none = Results { games: Vec::new(), ..results.clone() };
    assert_eq!(none.write(), Err(LinkError::Impossible(Part::Results)));
    for seats in [[None, None, Some(Level::Hard)], [Some(Level::Easy); 3]] {
        let wrong = Results { seats: seats.into_iter().collect(), ..results.clone() };
        assert_eq!(wrong.write(), Err(LinkError::Impossible(Part::Players)));
    }
    let played = Record::<City> { setup, actions: results.games[0].actions.clone() };
    let begun = codec::position(&played).record.setup;
    assert!(City::is_position(&begun));
    let games = vec![PlayedGame { actions: Vec::new(), ..results.games[0].clone() }];
    let wrong = Results { setup: begun, games, ..results };
    assert_eq!(wrong.write(), Err(LinkError::Impossible(Part::Setup)));
    let mut many = any_results::<Toy>(&ToySetup::new(5), &mut Rng::new(1), 9);
    many.games[0].actions = vec![many.games[0].actions[0]; MAX_ACTIONS + 1];
    assert_eq!(many.write(), Err(LinkError::TooManyActions(MAX_ACTIONS as u64 + 1)));
}

/// The values of hostile results: the seats, the number of results, and the fields of each result.
#[derive(Clone, Copy)]
struct Said {
    seats: [u64; 2],
    others: u64,
    declared: usize,
    letters: u64,
    letter: u64,
    bots: u64,
    aids: [u64; 3],
    actions: u64,
}

const USUAL: Said = Said {
    seats: [0, 4],
    others: 0,
    declared: 1,
    letters: 1,
    letter: 97,
    bots: 1,
    aids: [0; 3],
    actions: 0,
};

/// Returns a text of results of Berlin for two with these values and no action.
fn text(said: Said) -> String {
    let setup = City::set_up("berlin", &NewGame::usual(2, 7)).expect("a set-up");
    let (title, rules) = (City::number(&setup), City::rules_version(&setup));
    let mut coder = Encoder::new();
    for number in [title, rules] {
        Number::new(2).code(&mut coder, number.into());
    }
    coder.bit(&mut Bit::expecting(1, 16), false);
    let form = SetupForm { title, rules, board: BoardForm::Whole };
    City::setup(&mut coder, form, Some(&setup)).expect("a set-up");
    let mut seat = Number::new(1);
    said.seats.into_iter().for_each(|number| _ = seat.code(&mut coder, number));
    Number::new(0).code(&mut coder, said.others);
    let [mut length, mut letter, mut bots, mut undos, mut hints, mut hurried, mut count] =
        [3, 7, 1, 0, 0, 0, 10].map(Number::new);
    for _ in 0..said.declared {
        length.code(&mut coder, said.letters);
        (0..said.letters.min(99)).for_each(|_| _ = letter.code(&mut coder, said.letter));
        bots.code(&mut coder, said.bots);
        let aids = [&mut undos, &mut hints, &mut hurried].into_iter().zip(said.aids);
        aids.for_each(|(model, aid)| _ = model.code(&mut coder, aid));
        count.code(&mut coder, said.actions);
    }
    let bytes = coder.finish();
    let sealed = [&bytes[..], &crc32fast::hash(&bytes).to_le_bytes()].concat();
    format!("d1{}", BASE64URL_NOPAD.encode(&sealed))
}

fn said(said: Said) -> Result<Results<City>, LinkError> {
    Results::read(&text(said))
}

#[test]
fn out_of_range_fields_report_the_invalid_part() {
    let usual = said(USUAL).expect("results");
    assert_eq!((usual.games.len(), usual.games[0].name.as_str()), (1, "a"));
    assert_eq!(usual.seats, [None, Some(Level::Hard)].into_iter().collect());
    let players = Err(LinkError::Impossible(Part::Players));
    for seats in [[0, 0], [1, 4], [0, 5], [6, 0], [0, u64::MAX]] {
        assert_eq!(said(Said { seats, ..USUAL }), players, "{seats:?}");
    }
    let results = Err(LinkError::Impossible(Part::Results));
    for others in [MAX_RESULTS as u64, u64::MAX] {
        assert_eq!(said(Said { others, declared: 9, ..USUAL }), results);
    }
    for wrong in [
        Said { letters: MAX_LETTERS as u64 + 1, ..USUAL },
        Said { letters: u64::MAX, ..USUAL },
        Said { letter: 0xD800, ..USUAL },
        Said { letter: u64::from(u32::MAX) + 98, ..USUAL },
        Said { bots: 1 << 16, ..USUAL },
        Said { aids: [1 << 32, 0, 0], ..USUAL },
        Said { aids: [0, 1 << 32, 0], ..USUAL },
        Said { aids: [0, 0, u64::MAX], ..USUAL },
    ] {
        assert_eq!(said(wrong), Err(LinkError::Impossible(Part::Result(1))));
    }
    let actions = MAX_ACTIONS as u64 + 1;
    assert_eq!(said(Said { actions, ..USUAL }), Err(LinkError::TooManyActions(actions)));
    let most = Said {
        others: MAX_RESULTS as u64 - 1,
        declared: MAX_RESULTS,
        letters: MAX_LETTERS as u64,
        bots: u16::MAX.into(),
        aids: [u32::MAX.into(); 3],
        ..USUAL
    };
    assert_eq!(said(most).expect("results").games.len(), MAX_RESULTS);
    let second = Said { declared: 1, others: 1, ..USUAL };
    let error = said(second).expect_err("one result of two");
    assert!(matches!(error, LinkError::Truncated(Part::Result(2))), "{error}");
    assert!(matches!(said(Said { declared: 5, ..USUAL }), Err(LinkError::Surplus)));
    let other = codec::write(&Link::<City>::setup(usual.setup));
    assert_eq!(Results::<City>::read(&other), Err(LinkError::Kind('s')));
    assert_eq!(Results::<Metromania>::read(&text(USUAL)), Err(LinkError::Game(3)));
}

#[test]
fn an_unknown_action_is_refused_by_its_number() {
    use catenary::titles::tramways::rules::action::Action;
    use catenary::titles::tramways::rules::card::CardId;
    let setup = standard_game(1, 3).setup;
    let mut results = any_results::<Tramways>(&setup, &mut Rng::new(3), 30);
    results.games[0].actions[4] = Action::Take(CardId(101));
    assert_eq!(results.write(), Err(LinkError::Impossible(Part::Action(5))));
}

/// Illegal and unfinished games do not count.
#[test]
fn drops_only_the_games_that_do_not_count() {
    let mut rng = Rng::new(8);
    let setup = usual::<City>("berlin", 2, 0).setup;
    let mut results = any_results::<City>(&setup, &mut rng, 0);
    results.games = (0..4).map(|_| any_game::<City>(&setup, &mut rng, usize::MAX)).collect();
    let illegal = results.games[3].actions[0];
    let at = results.games[1].actions.len() / 2;
    let wrong = results.games[1].actions[..at].iter().rposition(|action| *action != illegal);
    let wrong = wrong.expect("another action");
    results.games[1].actions[wrong + 1] = results.games[1].actions[wrong];
    results.games[2].actions.pop();
    let link = results.write().expect("results");
    let replayed = Results::<City>::read(&link).expect("results").replayed().expect("a set-up");
    let sound: Vec<bool> = replayed.iter().map(Result::is_ok).collect();
    assert_eq!(sound, [true, false, false, true]);
    match &replayed[1] {
        Err(why @ NoResult::Illegal(_, notation, refusal)) => {
            let text = why.to_string();
            assert!(text.contains(notation) && text.ends_with(&format!("({})", refusal.rule())));
        }
        other => panic!("{other:?}"),
    }
    let open = results.games[2].actions.len();
    assert_eq!(replayed[2].as_ref().err(), Some(&NoResult::Unfinished(open)));
    // A set-up that cannot be played has no results at all.
    let wrong = Results::<Toy> {
        setup: ToySetup { rules: 0, ..ToySetup::new(1) },
        seats: [None, Some(Level::Easy)].into_iter().collect(),
        games: vec![any_game::<Toy>(&ToySetup::new(1), &mut rng, 3)],
    };
    assert!(wrong.replayed().is_err());
}

/// Parts of eight games, merged in any order and in any pairs, are the eight games again.
#[test]
fn merging_in_any_order_loses_nothing() {
    let mut rng = Rng::new(9);
    let setup = usual::<Metromania>("metromania", 2, 0).setup;
    for _ in 0..60 {
        let mut whole = any_results::<Metromania>(&setup, &mut rng, 12);
        let mut seen: Vec<PlayedGame<Metromania>> = Vec::new();
        whole.games.retain(|game| {
            let is_new = seen.iter().all(|known| known.actions != game.actions);
            seen.push(game.clone());
            is_new
        });
        let games = whole.games.clone();
        let mut parts: Vec<Results<Metromania>> = Vec::new();
        for game in &games {
            parts.push(Results { games: vec![game.clone()], ..whole.clone() });
        }
        for _ in 0..rng.below(6) {
            let from = rng.below(games.len());
            let some = games[from..from + 1 + rng.below(games.len() - from)].to_vec();
            parts.push(Results { games: some, ..whole.clone() });
        }
        while parts.len() > 1 {
            let one = parts.swap_remove(rng.below(parts.len()));
            let other = parts.swap_remove(rng.below(parts.len()));
            let merged = one.merged(&other, |game| game.undos).expect("the same deal");
            assert_eq!(merged.games[..one.games.len()], one.games, "the first stay the first");
            parts.push(merged);
        }
        let mut merged = parts.remove(0);
        assert!(merged.write().is_ok());
        merged.games.sort_by_key(|game| games.iter().position(|it| it == game));
        assert_eq!(merged, whole);
        assert_eq!(merged.merged(&whole, |_| 0).as_ref(), Ok(&whole), "each game once");
    }
}

#[test]
fn keeps_the_best_of_too_many_results() {
    let mut rng = Rng::new(10);
    let setup = standard_game(1, 3).setup;
    let seats = BySeat::new(1, |_| None);
    let mut game = |undos: u32| PlayedGame::<Tramways> {
        name: "Ana".to_owned(),
        undos,
        ..any_game(&setup, &mut rng, 30)
    };
    let own = Results { setup: setup.clone(), seats, games: vec![game(3)] };
    let others = Results { games: (0..8).map(&mut game).collect(), ..own.clone() };
    // The own game first, then those with the fewest undos.
    let is_own = |it: &PlayedGame<Tramways>| own.games.contains(it);
    let worth = |it: &PlayedGame<Tramways>| (is_own(it), u32::MAX - it.undos);
    for merged in [own.merged(&others, worth), others.merged(&own, worth)] {
        let merged = merged.expect("the same deal");
        let undos: Vec<u32> = merged.games.iter().map(|it| it.undos).collect();
        assert_eq!(undos, [3, 0, 1, 2, 3, 4, 5, 6]);
        assert!(is_own(&merged.games[0]));
        assert_eq!(merged.namesakes(), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
    // The same game under another name is the same.
    let named = |name: &str| PlayedGame { name: name.to_owned(), ..own.games[0].clone() };
    let renamed = Results { games: vec![named("Bo")], ..own.clone() };
    assert_eq!(own.merged(&renamed, worth).as_ref(), Ok(&own));
}

#[test]
fn results_of_another_deal_are_not_merged() {
    let results = any_results::<City>(&usual::<City>("berlin", 2, 0).setup, &mut Rng::new(1), 9);
    let turned = results.seats.iter().rev().copied().collect();
    let setup = City::set_up("berlin", &NewGame::usual(2, 8)).expect("a set-up");
    for other in
        [Results { seats: turned, ..results.clone() }, Results { setup, ..results.clone() }]
    {
        assert_eq!(results.merged(&other, |_| 0), Err(NotTheSameDeal));
    }
}

#[test]
fn numbers_players_with_the_same_name() {
    let mut rng = Rng::new(2);
    let mut results = any_results::<Toy>(&ToySetup::new(1), &mut rng, 3);
    let names = ["Ana", "Bo", "Ana", "", "ana", "", "Ana"];
    let named = |name: &str| PlayedGame {
        name: name.to_owned(),
        ..any_game::<Toy>(&ToySetup::new(1), &mut rng, 3)
    };
    results.games = names.into_iter().map(named).collect();
    assert_eq!(results.namesakes(), [1, 1, 2, 1, 1, 2, 3]);
}

/// The bots of each game are checked by its own fields.
#[test]
fn bots_of_results_are_checked() {
    let setup = usual::<City>("berlin", 2, 0).setup;
    let mut results = any_results::<City>(&setup, &mut Rng::new(4), 12);
    results.seats = [None, Some(Level::Easy)].into_iter().collect();
    let game = PlayedGame { bots: City::VERSION, hurried: 0, ..results.games[0].clone() };
    let found = |game: &PlayedGame<City>| {
        let mut checker = results.checker(game).expect("a set-up");
        loop {
            if let Some(checked) = checker.step() {
                let progress = checker.progress();
                assert!(progress.is_finished());
                return checked;
            }
        }
    };
    assert!(matches!(found(&game), BotCheck::Differs { .. }), "the game of no bot");
    assert_eq!(found(&PlayedGame { hurried: 1, ..game.clone() }), BotCheck::Hurried);
    for theirs in [0, City::VERSION + 1] {
        let other = PlayedGame { bots: theirs, hurried: 1, ..game.clone() };
        assert_eq!(found(&other), BotCheck::OtherBots { theirs });
    }
}

/// Returns results of all rule sets as texts.
fn texts() -> Vec<String> {
    let mut rng = Rng::new(12);
    let mut texts = Vec::new();
    for seed in 0..4 {
        let setup = standard_game(1 + seed as usize % 5, seed).setup;
        texts.push(any_results::<Tramways>(&setup, &mut rng, 60).write().expect("results"));
        let setup = usual::<City>("berlin", 2 + seed as usize % 3, 0).setup;
        texts.push(any_results::<City>(&setup, &mut rng, 40).write().expect("results"));
        let setup = usual::<Metromania>("metromania", 2 + seed as usize % 3, 0).setup;
        texts.push(any_results::<Metromania>(&setup, &mut rng, 40).write().expect("results"));
    }
    texts
}

#[test]
fn mutated_results_are_refused() {
    let (texts, mut rng) = (texts(), Rng::new(13));
    for _ in 0..share(20_000) {
        let link = &texts[rng.below(texts.len())];
        let mut text = link.clone().into_bytes();
        mutate(&mut rng, &mut text, LETTERS);
        let text = String::from_utf8(text).expect("text");
        let is_read = Results::<Tramways>::read(&text).is_ok()
            || Results::<City>::read(&text).is_ok()
            || Results::<Metromania>::read(&text).is_ok();
        assert!(&text == link || !is_read, "{text}");
    }
}

/// Checks that results that can be read can be written, read again, replayed and checked; returns whether they can be
/// read.
fn read_nonsense<G: Coded + HasBots>(text: &str) -> bool {
    let Ok(results) = Results::<G>::read(text) else { return false };
    assert!((1..=MAX_RESULTS).contains(&results.games.len()));
    let again = results.write().expect("results");
    assert_eq!(Results::<G>::read(&again).as_ref(), Ok(&results));
    if let Ok(replayed) = results.replayed() {
        assert_eq!(replayed.len(), results.games.len());
        let mut checker = results.checker(&results.games[0]).expect("a set-up");
        checker.step();
        let progress = checker.progress();
        assert!(progress.done <= progress.of);
    }
    true
}

/// The checksum is right, so this tests the decoder itself.
#[test]
fn sealed_nonsense_of_results_never_panics() {
    let bytes_of = |text: &String| {
        let mut bytes = BASE64URL_NOPAD.decode(&text.as_bytes()[2..]).expect("a link");
        bytes.truncate(bytes.len() - 4);
        bytes
    };
    let all: Vec<Vec<u8>> = texts().iter().map(bytes_of).collect();
    let (any, mut rng, mut read): (Vec<u8>, _, _) = ((0..=255).collect(), Rng::new(14), 0);
    for _ in 0..share(20_000) {
        let mut bytes = all[rng.below(all.len())].clone();
        mutate(&mut rng, &mut bytes, &any);
        let sealed = [&bytes[..], &crc32fast::hash(&bytes).to_le_bytes()].concat();
        let text = format!("d1{}", BASE64URL_NOPAD.encode(&sealed));
        let is_read = read_nonsense::<Tramways>(&text)
            || read_nonsense::<City>(&text)
            || read_nonsense::<Metromania>(&text);
        read += u64::from(is_read);
    }
    assert!(read > share(100), "{read} were read");
}

#[test]
fn every_cut_of_results_is_reported() {
    let setup = usual::<City>("berlin", 2, 0).setup;
    let results = any_results::<City>(&setup, &mut Rng::new(3), 24);
    let link = results.write().expect("results");
    for at in 2..link.len() {
        let error = Results::<City>::read(&link[..at]).expect_err("a cut link");
        assert!(matches!(error, LinkError::Truncated(_) | LinkError::Checksum), "{at}: {error}");
        assert_eq!(codec::read::<City>(&link[..at]), Err(error));
    }
    let error = Results::<City>::read(&link[..link.len() - 9]).expect_err("a cut link");
    assert_eq!(error, LinkError::Truncated(Part::Checksum));
    for (name, form) in forms(&link) {
        assert_eq!(find(&form).as_deref(), Ok(&[link.clone()][..]), "{name}: {form}");
    }
}
