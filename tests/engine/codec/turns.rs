//! Links of turns: round trips of table and players, and meaningless values.

use super::mangled_forms::forms;
use super::records::{pick, standard_game};
use catenary::engine::bots::Level;
use catenary::engine::codec::model::Number;
use catenary::engine::codec::range::{Bit, Coder, Encoder};
use catenary::engine::codec::{
    self, BoardForm, Coded, Kind, Link, LinkError, LinkedHands, LinkedPlayer, LinkedSeat, MAX_NAME,
    Part, Seating, SetupForm,
};
use catenary::engine::game::{BySeat, Game, Record, Rng, Seat};
use catenary::table::sending::pasted::find;
use catenary::table::set_up::{NewGame, SetUp};
use catenary::table::title::Title;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use data_encoding::BASE64URL_NOPAD;

pub(crate) const NAMES: [&str; 9] =
    ["", "A", "Ana María", "Żółć", "Ольга", "שָׁלוֹם", "山田太郎", "👩‍👩‍👧‍👦 & co", "Maximilian von und"];

/// Returns a random seating of this number of players.
pub(crate) fn any_seating(rng: &mut Rng, players: usize) -> Seating {
    let taken = LinkedPlayer::Taken(Seat(rng.below(players) as u8));
    let known = [LinkedPlayer::Person, LinkedPlayer::Person, taken].into_iter();
    let known: Vec<LinkedPlayer> = known.chain(Level::ALL.map(LinkedPlayer::Bot)).collect();
    let seat = |_| LinkedSeat {
        player: pick(rng, &known),
        color: rng.below(256) as u8 >> rng.below(8),
        name: NAMES[rng.below(NAMES.len())].to_owned(),
    };
    let seats = BySeat::new(players, seat);
    let hands = pick(rng, &[LinkedHands::Hidden, LinkedHands::Open]);
    let (table, bots) = (rng.next_u64() as u32, (rng.next_u64() >> 48) as u16 >> rng.below(16));
    Seating { table, hands, bots, seats }
}

pub(crate) fn usual<G: Title>(key: &str, players: usize, plies: usize) -> Record<G> {
    let setup = G::set_up(key, &NewGame::usual(players, 7)).expect("a set-up");
    let mut state = G::new(&setup).expect("a legal set-up");
    let (mut record, mut rng) = (Record::<G>::new(setup), Rng::new(5));
    while record.actions.len() < plies && G::to_act(&state).is_some() {
        let action = pick(&mut rng, &G::legal(&state));
        G::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        record.actions.push(action);
    }
    record
}

fn check<G: Coded>(record: &Record<G>) {
    let mut rng = Rng::new(51);
    let game = codec::encode(record).len();
    for _ in 0..60 {
        let seating = any_seating(&mut rng, G::players(&record.setup));
        let link = Link::turn(record.clone(), seating.clone());
        let text = codec::write(&link);
        assert!(text.starts_with("t1"), "{text}");
        assert_eq!(codec::read::<G>(&text).as_ref(), Ok(&link), "{text}");
        assert_eq!(codec::table_of(&text), Some(seating.table));
        let names: usize = seating.seats.iter().map(|seat| seat.name.chars().count()).sum();
        let room = 14 + 4 * G::players(&record.setup) + 4 * names;
        assert!(text.len() <= game + room, "{} and not {game}: {seating:?}", text.len());
        let position = codec::position(record).record;
        let link = Link::turn(position, seating);
        assert_eq!(codec::read::<G>(&codec::write(&link)).as_ref(), Ok(&link));
    }
}

#[test]
fn a_turn_of_every_title_round_trips_with_its_table() {
    for players in 1..=5 {
        check::<Tramways>(&standard_game(players, 3));
    }
    for players in 2..=4 {
        for key in ["san-francisco", "berlin"] {
            check::<City>(&usual(key, players, 60));
        }
        check::<Metromania>(&usual("metromania", players, 60));
    }
}

#[test]
fn a_turn_is_found_in_every_mangled_form_and_mended() {
    let record = usual::<City>("berlin", 2, 40);
    let mut rng = Rng::new(2);
    for _ in 0..6 {
        let link = codec::write(&Link::turn(record.clone(), any_seating(&mut rng, 2)));
        for (name, form) in forms(&link) {
            assert_eq!(find(&form).as_deref(), Ok(&[link.clone()][..]), "{name}: {form}");
        }
        for cut in 3..=5 {
            let cut = &link[..link.len() - cut];
            let mended = codec::read_mended::<City>(cut).map(|it| codec::write(&it));
            assert_eq!(mended.as_ref(), Ok(&link), "{cut}");
        }
    }
}

#[test]
fn every_cut_of_a_turn_is_reported() {
    let record = usual::<City>("berlin", 3, 30);
    let link = codec::write(&Link::turn(record, any_seating(&mut Rng::new(3), 3)));
    for at in 2..link.len() {
        let error = codec::read::<City>(&link[..at]).expect_err("a cut link");
        let is_told = matches!(error, LinkError::Truncated(_) | LinkError::Checksum);
        assert!(is_told, "cut at {at}: {error}");
    }
    // Only a part of the checksum is missing: the rest is still legal.
    let error = codec::read::<City>(&link[..link.len() - 2]).expect_err("a cut link");
    assert_eq!(error, LinkError::Truncated(Part::Checksum));
}

/// The values of a hostile turn.
#[derive(Clone, Copy)]
struct Said {
    hands: u64,
    bots: u64,
    player: u64,
    taker: Option<u64>,
    color: u64,
    letters: u64,
    letter: u64,
}

const USUAL: Said =
    Said { hands: 0, bots: 1, player: 0, taker: None, color: 0, letters: 1, letter: 97 };

/// Reads a turn of Berlin for two with these values for its first seat, which ends there.
fn said(said: Said) -> Result<Link<City>, LinkError> {
    let setup = City::set_up("berlin", &NewGame::usual(2, 7)).expect("a set-up");
    let mut coder = Encoder::new();
    for number in [City::number(&setup).into(), City::rules_version(&setup).into()] {
        Number::new(2).code(&mut coder, number);
    }
    (0..32).for_each(|_| _ = coder.plain(false));
    Number::new(0).code(&mut coder, said.hands);
    coder.bit(&mut Bit::expecting(1, 16), false);
    let (title, rules) = (City::number(&setup), City::rules_version(&setup));
    let form = SetupForm { title, rules, board: BoardForm::Whole };
    City::setup(&mut coder, form, Some(&setup)).expect("a set-up");
    Number::new(1).code(&mut coder, said.bots);
    let [mut player, mut taker, mut color, mut length, mut letter] =
        [1, 0, 2, 3, 7].map(Number::new);
    player.code(&mut coder, said.player);
    said.taker.into_iter().for_each(|seat| _ = taker.code(&mut coder, seat));
    color.code(&mut coder, said.color);
    length.code(&mut coder, said.letters);
    (0..said.letters.min(100)).for_each(|_| _ = letter.code(&mut coder, said.letter));
    for (model, number) in [(&mut player, 0), (&mut color, 1), (&mut length, 0)] {
        model.code(&mut coder, number);
    }
    Number::new(10).code(&mut coder, 0);
    let bytes = coder.finish();
    let sealed = [&bytes[..], &crc32fast::hash(&bytes).to_le_bytes()].concat();
    codec::read(&format!("t1{}", BASE64URL_NOPAD.encode(&sealed)))
}

#[test]
fn out_of_range_fields_report_the_invalid_part() {
    let usual = said(USUAL).expect("a turn");
    assert_eq!(usual.seating.expect("a table").seats.iter().next().expect("a seat").name, "a");
    let players = Err(LinkError::Impossible(Part::Players));
    let hands = Said { hands: 2, ..USUAL };
    assert_eq!(said(hands), Err(LinkError::Impossible(Part::Table)));
    for wrong in [
        Said { bots: 1 << 16, ..USUAL },
        Said { player: 6, ..USUAL },
        Said { player: 5, taker: Some(2), ..USUAL },
        Said { player: 5, taker: Some(u64::from(u32::MAX)), ..USUAL },
        Said { color: 256, ..USUAL },
        Said { letters: MAX_NAME as u64 + 1, ..USUAL },
        Said { letters: u64::MAX, ..USUAL },
        Said { letter: 0xD800, ..USUAL },
        Said { letter: u64::from(u32::MAX) + 98, ..USUAL },
    ] {
        assert_eq!(said(wrong), players);
    }
    assert!(said(Said { letters: MAX_NAME as u64, color: 255, player: 4, ..USUAL }).is_ok());
    let taken = said(Said { player: 5, taker: Some(1), ..USUAL }).expect("a turn");
    let seats = taken.seating.expect("a table").seats;
    assert_eq!(seats[Seat(0)].player, LinkedPlayer::Taken(Seat(1)));
    assert_eq!(seats[Seat(1)].player, LinkedPlayer::Person);
}

#[test]
fn cuts_names_at_the_length_limit() {
    let record = usual::<City>("berlin", 2, 3);
    let mut seating = any_seating(&mut Rng::new(1), 2);
    seating.seats.iter_mut().for_each(|seat| seat.name = "é".repeat(2 * MAX_NAME));
    let link = codec::write(&Link::turn(record, seating));
    let read = codec::read::<City>(&link).expect("a turn");
    let names = read.seating.expect("a table").seats;
    assert!(names.iter().all(|seat| seat.name == "é".repeat(MAX_NAME)));
    assert_eq!((read.kind, codec::table_of("g2")), (Kind::Turn, None));
}
