//! Bots decide as they did when tests/golden/bots.txt was written, natively and, by tests/browser/golden_bots.rs, in
//! the released workers. A change of decisions raises `HasBots::VERSION` and prints the games of the rule set again.

use crate::golden_bots::{GoldenGame, games};
use catenary::engine::bots::{BotCheck, Level, check};
use catenary::engine::codec;
use catenary::engine::game::{BySeat, MAX_SEATS, Record};
use catenary::measure::LabTitle;
use catenary::titles::TitleKey;
use catenary::titles::rule_sets::{self, RULE_SETS, TitleTask};
use std::collections::BTreeMap;

/// The golden games by title, number of players and level; `true` if a game is complete.
type Found = BTreeMap<(&'static str, usize, &'static str), bool>;

struct Reckon<'a> {
    game: &'a GoldenGame,
    found: &'a mut Found,
}

impl TitleTask for Reckon<'_> {
    type Output = ();

    fn run<G: LabTitle>(self) {
        let GoldenGame { title, level, link } = *self.game;
        let record: Record<G> = codec::decode(link).expect("a link");
        assert_eq!(G::title(&record.setup), title, "{link}");
        let players = G::players(&record.setup);
        let levels = BySeat::new(players, |_| Some(level));
        let checked = check::<G>(&share(&record, level), &levels, G::VERSION).expect("a set-up");
        assert_eq!(checked, BotCheck::Same, "{title}, {players} players, {}: {link}", level.name());
        let end = record.replay().expect("a set-up").state;
        let is_whole = G::outcome(&end).is_some();
        assert!(is_whole || level == Level::Hard, "{link}");
        self.found.insert((title, players, level.name()), is_whole);
    }
}

/// Returns the checked part of a game: the first quarter for the hard bot, and all of it in `scripts/prove`. The
/// workers are asked for all of it.
fn share<G: LabTitle>(record: &Record<G>, level: Level) -> Record<G> {
    let all = level != Level::Hard || std::env::var_os("CATENARY_PROVE").is_some();
    let plies = if all { record.actions.len() } else { record.actions.len().div_ceil(4) };
    Record { setup: record.setup.clone(), actions: record.actions[..plies].to_vec() }
}

struct Wanted<'a>(&'static str, &'a mut Vec<(&'static str, usize)>);

impl TitleTask for Wanted<'_> {
    type Output = ();

    fn run<G: LabTitle>(self) {
        let has = |players: &usize| G::usual(self.0, *players, 1).is_some();
        self.1.extend((1..=MAX_SEATS).filter(has).map(|players| (self.0, players)));
    }
}

/// Checks the golden games of some titles; each number of players and each level must have one.
fn reckon(titles: &[&'static str]) {
    let (mut found, mut wanted) = (Found::new(), Vec::new());
    for game in games().iter().filter(|game| titles.contains(&game.title)) {
        rule_sets::with_key(game.title, Reckon { game, found: &mut found }).expect("a title");
    }
    for key in titles {
        rule_sets::with_key(key, Wanted(key, &mut wanted)).expect("a title");
    }
    for (title, players) in wanted {
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let key = (title, players, level.name());
            assert!(found.contains_key(&key), "no golden game of {key:?}");
        }
    }
    let whole = found.values().filter(|whole| **whole).count();
    assert!(3 * whole > 2 * found.len(), "{found:?}");
}

#[test]
fn golden_games_of_bots_are_played_the_same_in_tramways() {
    reckon(&["tramways"]);
}

#[test]
fn golden_games_of_bots_are_played_the_same_in_the_cities() {
    reckon(&["san-francisco", "berlin"]);
}

#[test]
fn golden_games_of_bots_are_played_the_same_in_metromania() {
    reckon(&["metromania"]);
}

#[test]
fn every_title_has_golden_games_of_bots() {
    let with: Vec<&str> = games().iter().map(|game| game.title).collect();
    let is_played = |key: &&&str| TitleKey::named(key).is_some();
    for key in RULE_SETS.iter().flat_map(|rules| rules.keys).filter(is_played) {
        assert!(with.contains(key), "{key}");
    }
}
