//! Damaged and hostile links give an error that says what is wrong, without a panic and without much work.

use super::records::{pick, standard_game};
use crate::sample::share;
use catenary::engine::game::{Game, Record, Rng};
use catenary::titles::tramways::codec::{self, Kind, LinkError, MAX_ACTIONS, MAX_LINK, Part};
use catenary::titles::tramways::network::CellId;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::card::CardId;
use data_encoding::BASE64URL_NOPAD;

pub(crate) const LETTERS: &[u8; 64] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns the text of some bytes with their checksum.
fn sealed(bytes: &[u8]) -> String {
    let mut bytes = bytes.to_vec();
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    format!("g2{}", BASE64URL_NOPAD.encode(&bytes))
}

/// Returns the bytes of a link without their checksum.
fn bytes_of(link: &str) -> Vec<u8> {
    let mut bytes = BASE64URL_NOPAD.decode(&link.as_bytes()[2..]).expect("a link");
    bytes.truncate(bytes.len() - 4);
    bytes
}

#[test]
fn detects_every_changed_character() {
    let link = codec::encode(&standard_game(1, 8));
    for at in 0..link.len() {
        for &letter in LETTERS.iter().chain(b" .#=%\0\x7f") {
            let mut changed = link.clone().into_bytes();
            if std::mem::replace(&mut changed[at], letter) != letter {
                let changed = String::from_utf8(changed).expect("text");
                assert!(codec::decode(&changed).is_err(), "{at}: {changed}");
            }
        }
    }
}

#[test]
fn detects_every_lost_doubled_or_swapped_character() {
    let link = codec::encode(&standard_game(2, 9));
    for at in 0..link.len() {
        assert!(codec::decode(&link[..at]).is_err(), "cut at {at}");
        let (head, tail) = link.split_at(at);
        assert!(codec::decode(&format!("{head}{}", &tail[1..])).is_err(), "lost at {at}");
        assert!(codec::decode(&format!("{head}{}{tail}", &tail[..1])).is_err(), "doubled at {at}");
        let mut swapped = link.clone().into_bytes();
        swapped.swap(at, (at + 1) % link.len());
        let swapped = String::from_utf8(swapped).expect("text");
        assert!(swapped == link || codec::decode(&swapped).is_err(), "swapped at {at}");
    }
}

pub(crate) fn mutate(rng: &mut Rng, bytes: &mut Vec<u8>, values: &[u8]) {
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        match rng.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, pick(rng, values)),
            2 => bytes.extend((0..rng.below(30)).map(|_| pick(rng, values))),
            3 if at < bytes.len() => drop(bytes.remove(at)),
            _ if at < bytes.len() => bytes[at] = pick(rng, values),
            _ => {}
        }
    }
}

#[test]
fn mutated_links_are_refused() {
    let links: Vec<String> =
        (0..10).map(|seed| codec::encode(&standard_game(1 + seed as usize % 5, seed))).collect();
    let mut rng = Rng::new(10);
    for _ in 0..share(40_000) {
        let link = &links[rng.below(links.len())];
        let mut text = link.clone().into_bytes();
        mutate(&mut rng, &mut text, LETTERS);
        let text = String::from_utf8(text).expect("text");
        assert!(&text == link || codec::decode(&text).is_err(), "{text}");
    }
}

/// The checksum is right, so this tests the decoder itself.
#[test]
fn nonsense_with_a_valid_checksum_never_panics() {
    let links: Vec<Vec<u8>> = (0..10)
        .map(|seed| bytes_of(&codec::encode(&standard_game(1 + seed as usize % 5, seed))))
        .collect();
    let any: Vec<u8> = (0..=255).collect();
    let mut rng = Rng::new(11);
    let (mut read, mut replayed) = (0, 0);
    for _ in 0..share(20_000) {
        let mut bytes = links[rng.below(links.len())].clone();
        mutate(&mut rng, &mut bytes, &any);
        let Ok(record) = codec::decode(&sealed(&bytes)) else { continue };
        read += 1;
        let again = codec::decode(&codec::encode(&record));
        assert_eq!(again.as_ref(), Ok(&record));
        if let Ok(replay) = record.replay() {
            replayed += 1;
            assert_eq!(Tramways::check_invariants(&replay.state), Ok(()));
            let next = record.actions.get(replay.plies);
            let refusal = next.map(|&action| Tramways::check(&replay.state, action).err());
            assert_eq!(refusal.flatten(), replay.refusal, "what stops a replay is illegal there");
        }
    }
    let enough = (share(400), share(200));
    assert!(read > enough.0 && replayed > enough.1, "{read} were read and {replayed} replayed");
}

#[test]
fn decodes_long_nonsense_quickly() {
    let mut rng = Rng::new(12);
    let most = MAX_LINK * 3 / 4 - 8;
    let head = bytes_of(&codec::encode(&standard_game(1, 1)));
    for size in [0, 1, 2, 4, 9, 100, most / 2, most] {
        for fill in [0u8, 1, 0x55, 0x80, 0xfe, 0xff] {
            check_bounded(&vec![fill; size]);
        }
        for _ in 0..20 {
            let mut bytes = head[..rng.below(head.len())].to_vec();
            bytes.extend((0..size).map(|_| rng.next_u64() as u8));
            check_bounded(&bytes);
        }
    }
}

fn check_bounded(bytes: &[u8]) {
    if let Ok(record) = codec::decode(&sealed(&bytes[..bytes.len().min(MAX_LINK * 3 / 4 - 8)])) {
        assert!(record.actions.len() <= MAX_ACTIONS);
    }
}

#[test]
fn every_error_says_what_is_wrong() {
    let link = codec::encode(&standard_game(1, 13));
    let error = |text: &str| codec::decode(text).expect_err("no link");
    assert_eq!(error(""), LinkError::Empty);
    assert_eq!(error(" # "), LinkError::Empty);
    assert_eq!(error(&link.replacen("g2", "x2", 1)), LinkError::NewKind('x'));
    assert_eq!(error(&link.replacen("g2", "g9", 1)), LinkError::Version(Kind::Game, '9'));
    assert_eq!(error(&format!("{}!", &link[..9])), LinkError::Character('!'));
    assert_eq!(error("g2AAAA"), LinkError::Truncated(Part::Checksum));
    assert_eq!(error(&format!("{link}AAAA")), LinkError::Checksum);
    assert_eq!(error(&"A".repeat(MAX_LINK + 1)), LinkError::TooLong(MAX_LINK + 1));
    assert_eq!(error(&sealed(&[])), LinkError::Truncated(Part::Header));
    let cut = error(&sealed(&bytes_of(&link)[..60]));
    assert!(matches!(cut, LinkError::Truncated(Part::Action(_))), "{cut}");
    assert_eq!(error(&sealed(&[bytes_of(&link), vec![0; 9]].concat())), LinkError::Surplus);
}

#[test]
fn names_the_impossible_part() {
    let game = standard_game(1, 13);
    let error = |record: &Record<Tramways>| codec::decode(&codec::encode(record)).unwrap_err();
    let mut wrong = game.clone();
    wrong.actions[4] = Action::Take(CardId(101));
    assert_eq!(error(&wrong), LinkError::Impossible(Part::Action(5)));
    assert_eq!(error(&wrong).to_string(), "a part of the link is impossible: action 5");
    wrong.actions[2] = Action::Cell(CellId(150));
    assert_eq!(error(&wrong), LinkError::Impossible(Part::Action(3)));
    let mut many = game.clone();
    many.actions = vec![Action::Done; MAX_ACTIONS + 1];
    assert_eq!(error(&many), LinkError::TooManyActions(MAX_ACTIONS as u64 + 1));
    let mut nobody = game;
    nobody.setup.seats.clear();
    assert_eq!(error(&nobody), LinkError::Impossible(Part::Players));
}

/// Uses all cards in turn, so that each is searched among all others.
#[test]
fn the_longest_link_round_trips() {
    let mut record = standard_game(5, 14);
    record.actions = (0..MAX_ACTIONS).map(|n| Action::Discard(CardId((n % 101) as u8))).collect();
    let link = codec::encode(&record);
    assert!(link.len() < MAX_LINK, "{}", link.len());
    assert_eq!(codec::decode(&link), Ok(record));
}
