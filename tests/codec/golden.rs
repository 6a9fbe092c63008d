//! Links of released versions, which lead to the same for ever.

use crate::reading::{lines, past, told};
use catenary::engine::game::Game;
use catenary::titles::tramways::codec::{self, Kind};
use catenary::titles::tramways::rules::Tramways;

#[test]
fn golden_links_lead_to_what_they_led_to() {
    assert!(lines().len() >= 40, "{} golden links", lines().len());
    for (text, expected) in lines() {
        let link = codec::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(told(&link), expected, "{text}");
        assert!(codec::read(&codec::write(&link)).as_ref() == Ok(&link), "{text} written anew");
    }
}

#[test]
fn links_of_the_newest_formats_are_written_as_they_were() {
    for (text, _) in lines().into_iter().filter(|(text, _)| !text.starts_with("g1")) {
        let link = codec::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
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
        let link = codec::read(pair[0].0).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(codec::write(&codec::position(&past(&link))), pair[1].0);
    }
}

#[test]
fn golden_links_are_of_every_kind_and_number_of_players() {
    for kind in Kind::ALL {
        let read = lines().into_iter().filter_map(|(text, _)| codec::read(text).ok());
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
            let read = lines().into_iter().filter_map(|(text, _)| codec::read(text).ok());
            let is_such = |link: &codec::Link| {
                let again = codec::read(&codec::write(link)).map(|link| link.record.setup.rules);
                link.kind == kind && link.record.setup.rules == rules && again == Ok(rules)
            };
            let count = read.filter(is_such).count();
            assert!(count >= 8, "{count} links of {kind:?} by version {rules}");
        }
    }
}
