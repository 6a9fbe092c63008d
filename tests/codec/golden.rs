//! Links of released versions, which replay for ever.

use catenary::codec::{self, Kind};
use catenary::game::Game;
use catenary::games::tramways::Tramways;

#[test]
fn golden_links_replay_to_their_scores() {
    let text = include_str!("../golden/links.txt");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= 16, "{} golden links", lines.len());
    for line in lines {
        let (link, scores) = line.split_once(' ').expect("a link and its scores");
        let read = codec::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!((read.kind, read.cursor), (Kind::Game, read.record.actions.len()));
        let record = &read.record;
        let replay = record.replay().unwrap_or_else(|error| panic!("{link}: {:?}", error.0));
        assert_eq!(replay.refusal, None, "action {} of {link}", replay.plies + 1);
        let outcome = Tramways::outcome(&replay.state).expect("a finished game");
        let found: Vec<String> = outcome.scores.iter().map(i32::to_string).collect();
        assert_eq!(found.join(","), scores, "{link}");
        assert_eq!(codec::read(&codec::write(&read)).as_ref(), Ok(&read), "written anew");
    }
}

#[test]
fn golden_links_are_of_every_number_of_players() {
    let text = include_str!("../golden/links.txt");
    let links = text.lines().filter(|line| !line.starts_with('#'));
    let link = |line: &str| codec::decode(line.split(' ').next().unwrap_or_default());
    let players: Vec<usize> =
        links.map(|line| link(line).map_or(0, |record| record.setup.players())).collect();
    assert!((1..=5).all(|count| players.contains(&count)), "{players:?}");
}
