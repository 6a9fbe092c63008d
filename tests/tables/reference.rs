//! The table of bots' scores: BOTS.md and the rules pages have the same rows, one for each title, number of players and
//! level that `lab reference` plays.

use catenary::engine::bots::{Level, Reference};
use catenary::engine::game::MAX_SEATS;
use catenary::measure::LabTitle;
use catenary::titles::rule_sets::{self, RULE_SETS, TitleTask};
use catenary::titles::{TitleKey, city, metromania, tramways};

/// The games played of a title: the number of players, the level and the number of games.
struct Played(&'static str);

impl TitleTask for Played {
    type Output = Vec<(u8, Level, u16)>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let has = |players: &u8| G::usual(self.0, usize::from(*players), 1).is_some();
        let levels = [Level::Easy, Level::Medium, Level::Hard];
        let of = |players| levels.map(|level| (players, level, G::reference_games(players, level)));
        let all = (1..=MAX_SEATS as u8).filter(has).flat_map(of);
        all.filter(|(_, _, games)| *games > 0).collect()
    }
}

fn rows() -> Vec<Reference> {
    let all = [tramways::bots::REFERENCE, city::bots::REFERENCE, metromania::bots::REFERENCE];
    all.concat()
}

#[test]
fn every_kind_of_game_has_its_row() {
    let is_played = |key: &&&str| TitleKey::named(key).is_some();
    for key in RULE_SETS.iter().flat_map(|rules| rules.keys).filter(is_played) {
        let wanted = rule_sets::with_key(key, Played(key)).expect("a title");
        let rows = rows();
        let own = rows.iter().filter(|row| row.title == *key);
        let found: Vec<_> = own.map(|row| (row.players, row.level, row.games)).collect();
        assert_eq!(found, wanted, "{key}");
    }
}

#[test]
fn percentiles_rise_and_a_game_for_one_has_no_lead() {
    for row in rows() {
        assert!(row.points.is_sorted(), "{row}");
        assert!(row.lead.is_none_or(|lead| lead.is_sorted()), "{row}");
        assert_eq!(row.lead.is_none(), row.players == 1, "{row}");
    }
}

#[test]
fn the_page_of_bots_has_the_same_rows() {
    let page = include_str!("../../BOTS.md");
    let text: Vec<&str> = page
        .lines()
        .filter(|line| {
            line.contains(" | medium | ")
                || line.contains(" | easy | ")
                || line.contains(" | hard | ")
        })
        .collect();
    let rows: Vec<String> = rows().iter().map(Reference::to_string).collect();
    assert_eq!(text, rows);
}
