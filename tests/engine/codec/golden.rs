//! Links of released versions, which lead to the same for ever.

use super::any;
use super::reading::{lines, past, told};
use catenary::engine::codec::{self, Kind, Link};
use catenary::engine::game::Game;
use catenary::table::title::Title;
use catenary::titles::city::boards::BoardData;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;

#[test]
fn golden_links_lead_to_what_they_led_to() {
    assert!(lines().len() >= 40, "{} golden links", lines().len());
    for (text, expected) in lines() {
        let link = codec::read::<Tramways>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(told(&link), expected, "{text}");
        assert!(
            codec::read::<Tramways>(&codec::write(&link)).as_ref() == Ok(&link),
            "{text} written anew"
        );
    }
}

#[test]
fn links_of_the_newest_formats_are_written_as_they_were() {
    for (text, _) in lines().into_iter().filter(|(text, _)| !text.starts_with("g1")) {
        let link = codec::read::<Tramways>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(codec::write(&link), text);
    }
}

/// In the file the true position of a game follows the game.
#[test]
fn positions_of_golden_games_are_written_as_they_were() {
    let lines = lines();
    let pairs = lines.windows(2).filter(|pair| pair[0].0.starts_with("g2"));
    let pairs: Vec<_> = pairs.filter(|pair| pair[1].0.starts_with("p1")).collect();
    assert!(pairs.len() >= 4);
    for pair in pairs {
        let link = codec::read::<Tramways>(pair[0].0).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(codec::write(&codec::position(&past(&link))), pair[1].0);
    }
}

#[test]
fn golden_links_are_of_every_kind_and_number_of_players() {
    for kind in Kind::ALL {
        let read = lines().into_iter().filter_map(|(text, _)| codec::read::<Tramways>(text).ok());
        let players: Vec<usize> =
            read.filter(|link| link.kind == kind).map(|link| link.record.setup.players()).collect();
        assert!((1..=5).all(|count| players.contains(&count)), "{kind:?}: {players:?}");
    }
}

/// A link is written anew with the version that it was read with.
#[test]
fn golden_links_are_of_every_version_of_the_rules() {
    for kind in Kind::ALL {
        for rules in 1..=Tramways::RULES_VERSION {
            let read =
                lines().into_iter().filter_map(|(text, _)| codec::read::<Tramways>(text).ok());
            let is_such = |link: &Link<Tramways>| {
                let again = codec::read::<Tramways>(&codec::write(link))
                    .map(|link| link.record.setup.rules);
                link.kind == kind && link.record.setup.rules == rules && again == Ok(rules)
            };
            let count = read.filter(is_such).count();
            assert!(count >= 8, "{count} links of {kind:?} by version {rules}");
        }
    }
}

/// Each link leads to what it led to, and is written as it was.
fn check_golden_links_of<G: Title>(key: &str) {
    let lines = any::lines();
    let own: Vec<_> = lines.iter().filter(|[title, ..]| *title == key).collect();
    assert!(own.len() >= 18, "{} links of {key}", own.len());
    let mut kinds = Vec::new();
    for [_, text, expected] in own {
        let link = codec::read::<G>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((any::told(&link), G::key(&link.record.setup)), (expected.to_string(), key));
        assert_eq!(codec::write(&link), *text);
        kinds.push((link.kind, G::players(&link.record.setup)));
    }
    for kind in Kind::ALL {
        assert!((2..=4).all(|players| kinds.contains(&(kind, players))), "{kind:?} of {key}");
    }
}

#[test]
fn golden_links_of_the_city_games_lead_to_what_they_led_to() {
    check_golden_links_of::<City>("san-francisco");
    check_golden_links_of::<City>("berlin");
}

/// Games go on by the tables they began with.
#[test]
fn golden_links_of_the_city_games_are_of_every_edition() {
    for data in BoardData::all() {
        let own = any::lines().into_iter().filter(|[title, ..]| *title == data.board.key());
        let setups =
            own.map(|[_, text, _]| codec::read::<City>(text).expect("a link").record.setup);
        let count = setups.filter(|setup| setup.edition == data.edition).count();
        assert!(count >= 18, "{count} links of {:?} {:?}", data.board, data.edition);
    }
}

#[test]
fn golden_links_of_metromania_lead_to_what_they_led_to() {
    check_golden_links_of::<Metromania>("metromania");
}
