//! The reason why a link, a save or a set-up cannot be used is in the reader's language.

use crate::{city, metromania, play_on};
use catenary::engine::codec::{self, BoardId, Kind, Link, LinkError, Part};
use catenary::engine::game::Rng;
use catenary::table::sending::visit::{Unopened, Visit};
use catenary::table::title::Title;
use catenary::table::{SaveError, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::SetupError as CitySetupError;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::SetupError as MetromaniaSetupError;
use catenary::words::Locale;

/// Fails if a reason is the same in both languages, or has developers' words in Spanish.
fn check(said: impl Fn(Locale) -> String, developers: &str) {
    let [english, spanish] = Locale::ALL.map(said);
    assert_ne!(english, spanish);
    assert!(!spanish.contains(developers), "{spanish}");
    assert!(!spanish.contains(" the ") && !spanish.contains(" is "), "{spanish}");
    assert!(spanish.ends_with('.'), "{spanish}");
}

fn why<G: Title>(text: &str) -> Option<Unopened<G>> {
    Visit::<G>::open(text).err()
}

/// Opens damaged links, and links of a game with an illegal step; returns how many showed nothing and how many stopped.
fn open_bad_links<G: Title>(mut session: Session<G>, seed: u64) -> [usize; 2] {
    let mut rng = Rng::new(seed);
    play_on(&mut session, 20, &mut rng);
    let good = codec::encode(&session.record());
    let mut counted = [0; 2];
    for at in 0..good.len() {
        let cut = &good[..at];
        let mut changed: Vec<char> = good.chars().collect();
        changed[at] = if changed[at] == 'z' { '!' } else { 'z' };
        for text in [cut.to_owned(), changed.into_iter().collect()] {
            if let Some(unopened) = why::<G>(&text) {
                let Unopened::Link(error) = &unopened else { panic!("{text} is a link") };
                check(|locale| unopened.why(locale), &error.to_string());
                counted[0] += 1;
            }
        }
    }
    let actions = session.record().actions;
    for at in 0..actions.len() {
        let mut record = session.record();
        record.actions.swap(at, actions.len() - 1);
        let link = codec::write(&Link::game(record.clone(), usize::MAX));
        let visit = Visit::<G>::open(&link).unwrap_or_else(|_| panic!("a link"));
        let Some(stop) = visit.stop else { continue };
        let replayed = record.replay().unwrap_or_else(|_| panic!("a set-up"));
        let refusal = replayed.refusal.expect("an illegal step");
        check(|locale| stop.why.of(locale).to_owned(), &refusal.to_string());
        assert_eq!(stop.step, replayed.plies + 1);
        counted[1] += 1;
    }
    counted
}

#[test]
fn bad_links_are_explained_in_the_readers_language() {
    let mut counted = Vec::new();
    for seed in 0..3 {
        for board in Board::BUILT_IN {
            counted.push(open_bad_links(city(board, seed), seed));
        }
        counted.push(open_bad_links(metromania(seed), seed));
    }
    assert!(counted.iter().all(|[links, stops]| *links > 20 && *stops > 0), "{counted:?}");
}

fn check_setup<G: Title>(error: G::SetupError) {
    let developers = error.to_string();
    let unopened = Unopened::<G>::Setup(error);
    check(|locale| unopened.why(locale), &developers);
}

#[test]
fn bad_set_ups_are_explained_in_the_readers_language() {
    [CitySetupError::Players(7, 4), CitySetupError::Start]
        .into_iter()
        .for_each(check_setup::<City>);
    [
        MetromaniaSetupError::Edition(9),
        MetromaniaSetupError::Players(7),
        MetromaniaSetupError::City,
        MetromaniaSetupError::StrictPlayers(2),
        MetromaniaSetupError::Start,
    ]
    .into_iter()
    .for_each(check_setup::<Metromania>);
}

#[test]
fn bad_saves_are_explained_in_the_readers_language() {
    let link = LinkError::Truncated(Part::Cursor);
    for error in [
        SaveError::TooLong(9),
        SaveError::Malformed("missing field `lines` at line 1 column 5".to_owned()),
        SaveError::Torn,
        SaveError::Newer(9),
        SaveError::Older(1),
        SaveError::UnknownField("seats[0].hat".to_owned()),
        SaveError::OtherGame("chess".to_owned()),
        SaveError::Seats(9),
        SaveError::Lines(0),
        SaveError::NoLine(4),
        SaveError::Decisions(9),
        SaveError::Line { number: 2, why: link },
        SaveError::OtherSetup(2),
        SaveError::Setup("CSET-1"),
    ] {
        check(|locale| locale.save_error(&error), &error.to_string());
    }
    let kinds =
        Kind::ALL.map(|kind| [LinkError::Version(kind, '9'), LinkError::OldVersion(kind, '0')]);
    let parts = [
        Part::Edition,
        Part::OldEdition,
        Part::Board,
        Part::MissingBoard(BoardId(7)),
        Part::Results,
        Part::Result(3),
    ];
    let editions = parts.map(LinkError::Impossible);
    let others = [
        LinkError::NewKind('z'),
        LinkError::Board,
        LinkError::Kind('h'),
        LinkError::Game(9),
        LinkError::Rules { found: 9, known: 2 },
        LinkError::OldRules { found: 1, oldest: 2 },
    ];
    for error in kinds.into_iter().flatten().chain(editions).chain(others) {
        check(|locale| locale.link_error(error), &error.to_string());
    }
}
