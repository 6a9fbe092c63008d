//! The last character of links: programs that recognize addresses drop a `-` or `_` there.

use super::turns::any_seating;
use catenary::engine::codec::{self, Coded, Kind, Link};
use catenary::engine::game::{Game, Record, Rng};
use catenary::table::set_up::{NewGame, SetUp};
use catenary::titles::TitleKey;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use data_encoding::BASE64URL_NOPAD;

/// The number of links tried for each title.
const LINKS: usize = 25_000;
/// The number of decisions in each game.
const PLIES: usize = 24;

/// The kinds of links that hold a game.
const KINDS: [Kind; 4] = [Kind::Setup, Kind::Position, Kind::Game, Kind::Turn];

/// The number of links seen of each kind, and of those with a padding byte for their last character.
#[derive(Default)]
struct Seen {
    kinds: [usize; 4],
    padded: usize,
}

impl Seen {
    fn all(&self) -> usize {
        self.kinds.iter().sum()
    }

    fn take<G: Coded>(&mut self, link: &Link<G>) {
        let text = codec::write(link);
        assert!(text.ends_with(|c: char| c.is_ascii_alphanumeric()), "{text}");
        assert!(codec::read::<G>(&text).as_ref() == Ok(link), "{text} does not come back");
        self.kinds[KINDS.iter().position(|kind| *kind == link.kind).expect("a kind")] += 1;
        let bytes = BASE64URL_NOPAD.decode(&text.as_bytes()[2..]).expect("a link");
        let body = &bytes[..bytes.len() - 4];
        if let Some(shorter) = body.strip_suffix(&[0]) {
            let sealed = [shorter, &crc32fast::hash(shorter).to_le_bytes()].concat();
            self.padded += usize::from(BASE64URL_NOPAD.encode(&sealed).ends_with(['-', '_']));
        }
    }
}

fn check<G: Coded>(set_up: impl Fn(u64) -> G::Setup) {
    let (mut seen, mut rng) = (Seen::default(), Rng::new(47));
    while seen.all() < LINKS {
        let seed = rng.next_u64() >> rng.below(64);
        let setup = set_up(seed);
        seen.take(&Link::<G>::setup(setup.clone()));
        let mut state = G::new(&setup).expect("a legal set-up");
        let (mut record, mut legal) = (Record::<G>::new(setup), Vec::new());
        while record.actions.len() < PLIES && G::to_act(&state).is_some() {
            legal.clear();
            G::legal_actions(&state, &mut legal);
            let action = legal[rng.below(legal.len())];
            G::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
            record.actions.push(action);
            let cursor = rng.below(record.actions.len() + 1);
            seen.take(&Link::game(record.clone(), cursor));
            if record.actions.len() % 4 == 0 {
                seen.take(&codec::position(&record));
                let seating = any_seating(&mut rng, G::players(&record.setup));
                seen.take(&Link::turn(record.clone(), seating));
            }
        }
    }
    assert!(seen.kinds.iter().all(|&count| count > LINKS / 50), "{:?}", seen.kinds);
    assert!(seen.padded > LINKS / 200, "{} of {}", seen.padded, seen.all());
}

/// Returns a title's usual set-up; the seed also picks the number of players.
fn usual<G: SetUp>(key: &str, seed: u64) -> G::Setup {
    let (least, most) = TitleKey::named(key).expect("a title").facts().players;
    let players = least + seed as usize % (most - least + 1);
    G::set_up(key, &NewGame::usual(players, seed)).expect("a set-up")
}

#[test]
fn links_of_tramways_end_in_a_letter_or_digit() {
    check::<Tramways>(|seed| Setup::standard(1 + seed as usize % 5, seed));
}

#[test]
fn links_of_the_city_games_end_in_a_letter_or_digit() {
    check::<City>(|seed| usual::<City>("san-francisco", seed));
    check::<City>(|seed| usual::<City>("berlin", seed));
}

#[test]
fn links_of_metromania_end_in_a_letter_or_digit() {
    check::<Metromania>(|seed| usual::<Metromania>("metromania", seed));
}

/// Every link that this or an earlier version of the page has written is readable, whatever its last character.
#[test]
fn the_padding_byte_is_ignored() {
    let setup = Setup::standard(2, 5);
    let mut rng = Rng::new(1);
    let mut record = Record::<Tramways>::new(setup);
    let mut state = Tramways::new(&record.setup).expect("a legal set-up");
    for _ in 0..200 {
        let mut legal = Vec::new();
        Tramways::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        record.actions.push(action);
        let text = codec::encode(&record);
        let bytes = BASE64URL_NOPAD.decode(&text.as_bytes()[2..]).expect("a link");
        let body = [&bytes[..bytes.len() - 4], &[0]].concat();
        let sealed = [&body[..], &crc32fast::hash(&body).to_le_bytes()].concat();
        let padded = format!("g2{}", BASE64URL_NOPAD.encode(&sealed));
        assert!(
            bytes.ends_with(&[0]) || codec::decode::<Tramways>(&padded).as_ref() == Ok(&record)
        );
    }
}
