//! Players' own boards in links: alone, within whole games, and by id.

use super::maps::{by_chance, file};
use super::support::play_at_random;
use crate::sample::share;
use catenary::engine::codec::model::{Number, Tree};
use catenary::engine::codec::range::{Bit, Coder, Encoder};
use catenary::engine::codec::{self, BoardId, Coded, Kind, Link, LinkError, Part, crc32};
use catenary::engine::game::{Boundary, Game, Rng};
use catenary::titles::city::boards::{Board, city};
use catenary::titles::city::codec::board;
use catenary::titles::city::import::{self, Draft};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::start::Start;
use data_encoding::BASE64URL_NOPAD;

/// Returns the built-in boards as own boards.
fn exported() -> [Board; 2] {
    Board::BUILT_IN.map(|board| {
        let draft = import::read(&import::write(board.data())).expect("our own file");
        draft.board().expect("a board")
    })
}

fn link(board: Board) -> String {
    board::write(board).expect("a board that a player brought")
}

/// Returns the largest board: 24 places, 64 Routes, and the most Tickets.
pub(crate) fn largest() -> Board {
    let mut file = file(1);
    let map = &mut file["payload"];
    let name = |at: usize| format!("Ñandú & Straße {at}");
    let places = (0..24).map(|at| {
        let (x, y) = (at % 6 * 160 + at * 7 % 50, at / 6 * 170 + at * 11 % 60);
        serde_json::json!({ "id": format!("s{at}"), "name": name(at), "x": x, "y": y })
    });
    map["stops"] = places.collect();
    let right = (0..24).filter(|at| at % 6 < 5).map(|at| (at, at + 1));
    let below = (0..18).map(|at| (at, at + 6));
    let aslant = (0..17).filter(|at| at % 6 < 5).map(|at| (at, at + 7));
    let links: Vec<(usize, usize)> = right.chain(below).chain(aslant).collect();
    let lanes = links.iter().chain(&links).take(64);
    let colors = ["blue", "green", "black", "purple", "red", "orange", "gray"];
    let routes = lanes.enumerate().map(|(at, (from, to))| {
        serde_json::json!({ "a": format!("s{from}"), "b": format!("s{to}"),
            "length": 1 + (from + to) % 6, "color": colors[(at * 5 + at / 9) % 7],
            "points": [[from * 31 % 900, to * 17 % 600], [to * 13 % 900, from * 29 % 600]] })
    });
    map["routes"] = routes.collect();
    let pairs = (0..24).flat_map(|from| (from + 1..24).map(move |to| (from, to)));
    let tickets = pairs.step_by(9).take(city::TICKETS - 1).map(|(from, to)| {
        serde_json::json!({ "a": format!("s{from}"), "b": format!("s{to}"), "points": 5 + to % 9 })
    });
    map["tickets"] = tickets.collect();
    map["wagonsPerPlayer"] = 21.into();
    let draft = import::read(&file.to_string()).expect("a board");
    let board = draft.board().unwrap_or_else(|found| panic!("{found:?}"));
    let data = board.data();
    assert_eq!((data.locations.len(), data.routes.len(), data.tickets.len()), (24, 64, 31));
    board
}

#[test]
fn a_board_round_trips_through_its_link() {
    let boards = exported().into_iter().chain([largest()]).chain((0..share(1000)).map(by_chance));
    for board in boards {
        let text = link(board);
        let back = board::read(&text).expect("a link of a board");
        assert_eq!((back, back.own()), (board, board.own()));
        assert_eq!(codec::header(&text).map(|it| it.title), Ok(5));
        assert_eq!(codec::read::<City>(&text), Err(LinkError::Board));
        assert_eq!(BoardId::named(&board.id().to_string()), Some(board.id()));
    }
    assert_eq!(board::write(Board::BERLIN), None);
}

#[test]
fn links_of_boards_are_short() {
    let [san_francisco, berlin] = exported();
    let lengths = [san_francisco, berlin, largest()].map(|board| link(board).len());
    assert!(lengths[0] <= 520 && lengths[1] <= 520 && lengths[2] <= 1000, "{lengths:?}");
    let mut games: Vec<usize> = (0..100)
        .map(|seed| {
            let players = 2 + (seed % 3) as u8;
            let setup = Setup::standard(san_francisco, players, seed);
            codec::encode(&play_at_random(setup, |_, _, _, _| {}).0).len()
        })
        .collect();
    games.sort_unstable();
    assert!(games[94] < 900, "95 of 100 games with their board have at most {}", games[94]);
}

/// The draft of a board builds the same board; any change of the tables gives another one.
#[test]
fn equal_tables_are_the_same_board() {
    for board in exported().into_iter().chain((0..40).map(by_chance)) {
        let mut draft = Draft::of(board).expect("a board that a player brought");
        assert_eq!(draft.board(), Ok(board));
        assert_eq!(draft.board().map(|it| it.own()), Ok(board.own()));
        let id = |change: &dyn Fn(&mut Draft)| {
            let mut other = draft.clone();
            change(&mut other);
            other.board().expect("a board").id()
        };
        let ids = [
            id(&|draft| draft.name.push('x')),
            id(&|draft| draft.places[1].name.push('x')),
            id(&|draft| {
                draft.rules.pieces.trams = if draft.rules.pieces.trams == 21 { 20 } else { 21 }
            }),
            id(&|draft| draft.tickets[0].points += 1),
            id(&|draft| draft.tickets.swap(0, 1)),
        ];
        for (at, other) in ids.iter().enumerate() {
            assert!(*other != board.id() && !ids[..at].contains(other), "{board:?}: {at}");
        }
        draft.name.push('x');
    }
    assert_eq!(Draft::of(Board::BERLIN), None);
}

/// Ids of boards are part of links, and so frozen.
#[test]
fn board_ids_are_frozen() {
    let ids = exported().map(|board| board.id().to_string());
    assert_eq!(ids, ["5801ffb1ef05c68b", "f7fde45bc3b95c8b"]);
}

#[test]
fn games_round_trip_with_and_without_their_board() {
    for seed in 0..share(1000) {
        let board = by_chance(seed);
        let setup = Setup::standard(board, 2 + (seed % 3) as u8, seed);
        let mut roots = Vec::new();
        let (record, _) = play_at_random(setup.clone(), |_, _, state, _| {
            if City::boundary(state) == Boundary::Root && state.turn > 0 {
                roots.push(state.clone());
            }
        });
        let game = Link::<City>::game(record, usize::MAX);
        let texts = [codec::write(&game), codec::write_short(&game)];
        assert!(texts[1].len() + 100 < texts[0].len(), "{texts:?}");
        for text in texts {
            assert_eq!(codec::read::<City>(&text).as_ref(), Ok(&game), "{seed}");
        }
        let start = Start::new(roots[roots.len() / 2].clone()).expect("a position of a game");
        let position = Link::<City>::position(start.setup());
        for text in [codec::write(&position), codec::write_short(&position)] {
            assert_eq!(codec::read::<City>(&text).as_ref(), Ok(&position), "{seed}");
        }
    }
}

#[test]
fn names_a_missing_board() {
    assert_eq!(City::number(&Setup::standard(by_chance(7), 2, 1)), 5);
    let id = BoardId(0x0123_4567_89AB_CDEF);
    let mut encoder = Encoder::new();
    [5, 1].into_iter().for_each(|number| _ = Number::new(2).code(&mut encoder, number));
    encoder.bit(&mut Bit::expecting(1, 16), false);
    Tree::new(2, 3).code(&mut encoder, 0);
    encoder.plain(false);
    (0..64).rev().for_each(|level| _ = encoder.plain(id.0 >> level & 1 == 1));
    Number::new(64).code(&mut encoder, 7);
    let refused = codec::read::<City>(&sealed("s1", &encoder.finish()));
    assert_eq!(refused, Err(LinkError::Impossible(Part::MissingBoard(id))));
    assert!(refused.unwrap_err().to_string().contains("0123456789abcdef"));
}

/// Returns a text with a correct checksum.
fn sealed(mark: &str, bytes: &[u8]) -> String {
    let checksum = crc32(bytes).to_le_bytes();
    mark.to_owned() + &BASE64URL_NOPAD.encode(&[bytes, &checksum].concat())
}

/// Returns the bytes of a link before its checksum.
fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = BASE64URL_NOPAD.decode(&text.as_bytes()[2..]).expect("a link");
    bytes.truncate(bytes.len() - 4);
    bytes
}

/// Each mangled link ends in an error, or in a playable board that can be written again.
#[test]
fn mangled_links_of_boards_do_no_harm() {
    let boards: Vec<Board> =
        exported().into_iter().chain([largest()]).chain((0..6).map(by_chance)).collect();
    let links: Vec<Vec<u8>> = boards.iter().map(|board| bytes(&link(*board))).collect();
    let (mut errors, mut same) = (0, 0);
    for seed in 0..share(10_000) {
        let mut rng = Rng::new(seed);
        let mut bytes = links[rng.below(links.len())].clone();
        for _ in 0..=rng.below(3) {
            let (at, to) = (rng.below(bytes.len()), rng.below(bytes.len()));
            match rng.below(5) {
                0 => bytes[at] ^= 1 << rng.below(8),
                1 => bytes[at] = rng.below(256) as u8,
                2 => bytes.truncate(at.max(1)),
                3 => bytes.swap(at, to),
                _ => bytes.insert(at, rng.below(256) as u8),
            }
        }
        match board::read(&sealed("b1", &bytes)) {
            Err(_) => errors += 1,
            Ok(board) => {
                same += 1;
                assert!(import::is_sound(board.own().expect("its tables")), "{seed}");
                assert_eq!(board::read(&link(board)), Ok(board), "{seed}");
                let setup = Setup::standard(board, 3, seed);
                let (record, state) = play_at_random(setup, |_, _, _, _| {});
                assert!(state.is_over(), "{seed}");
                assert_eq!(codec::decode::<City>(&codec::encode(&record)), Ok(record), "{seed}");
            }
        }
    }
    assert_eq!(errors + same, share(10_000));
    assert!(errors > 100 && same > 0, "{errors} errors, {same} boards");
}

#[test]
fn links_of_boards_that_are_wrong_are_refused_by_name() {
    let text = link(by_chance(3));
    assert_eq!(board::read(&format!(" #{text}\n")), Ok(by_chance(3)));
    assert_eq!(board::read(""), Err(LinkError::Empty));
    let setup = codec::write(&Link::<City>::setup(Setup::standard(Board::BERLIN, 2, 1)));
    assert_eq!(board::read(&setup), Err(LinkError::Kind('s')));
    let mut cut = bytes(&text);
    cut.truncate(cut.len() / 2);
    assert_eq!(board::read(&sealed("b1", &cut)), Err(LinkError::Truncated(Part::Board)));
    let more = [bytes(&text), vec![1, 2, 3, 4, 5]].concat();
    assert!(board::read(&sealed("b1", &more)).is_err());
    assert_eq!(
        board::read(&text.replacen("b1", "b2", 1)),
        Err(LinkError::Version(Kind::Board, '2'))
    );
}
