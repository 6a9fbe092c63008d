//! The texts of the built-in boards can be imported as lists, and do not compile if they have a fault.

#[path = "../../../build/boards.rs"]
mod reader;

use catenary::titles::city::boards::{Board, BoardData, Kind};
use catenary::titles::city::import;

const TEXTS: [(Board, &str); 2] = [
    (Board::SAN_FRANCISCO, include_str!("../../../src/titles/city/boards/san_francisco.txt")),
    (Board::BERLIN, include_str!("../../../src/titles/city/boards/berlin.txt")),
];

#[test]
fn the_page_reads_the_texts_of_the_boards_as_it_reads_any_list() {
    for (board, text) in TEXTS {
        let (draft, data): (_, &BoardData) = (import::read(text).expect("lists"), board.data());
        assert_eq!(draft.name, data.name);
        let places = data.locations.iter().zip(&draft.places);
        for (location, place) in places {
            let at = (location.at.x.into(), location.at.y.into());
            assert_eq!((location.name, Some(at)), (place.name.as_str(), place.at));
        }
        for (route, read) in data.routes.iter().zip(&draft.routes) {
            let ends = route.ends.map(|end| end.index());
            assert_eq!((ends, u32::from(route.length)), (read.ends, read.length));
            assert_eq!(route.color.map(|it| it.name()), read.color.map(|it| it.name()));
            // Lists cannot mark a metro Route.
            assert_eq!(route.kind == Kind::Ferry, read.kind == Kind::Ferry);
            assert_eq!(u32::from(route.symbols), read.symbols);
        }
        for (ticket, read) in data.tickets.iter().zip(&draft.tickets) {
            let ends = ticket.ends.map(|end| end.index());
            assert_eq!((ends, u32::from(ticket.points)), (read.ends, read.points));
        }
        let read = (draft.places.len(), draft.routes.len(), draft.tickets.len());
        assert_eq!(read, (data.locations.len(), data.routes.len(), data.tickets.len()));
    }
}

const TEXT: &str = "\
# Two places and a mill
name ; x ; y ; right ; down ; anchor ; lines ; narrow ; short ; token
East Gate ; 10 ; 20 ; 23 ; -4 ; start ; East Gate ; East / Gate ; E. ; 1
Mill ; 30 ; 20 ; 0 ; 34 ; middle ; Mill

from ; to ; length ; colour ; kind ; line
East Gate ; Mill ; 2 ; red / grey ; ferry ; diagonal first

from ; to ; points
Mill ; East Gate ; 4
";

#[test]
fn the_lists_of_a_board_become_tables_of_rust() {
    let rust = reader::rust("board", TEXT).expect("tables");
    for line in [
        r#"Location { name: "East Gate", at: Point { x: 10, y: 20 }, label: Label { offset: Point { x: 23, y: -4 }, anchor: Anchor::Start, lines: &["East Gate"], narrow: &["East", "Gate"], short: &["E."] } },"#,
        "Link { ends: [LocationId(0), LocationId(1)], length: 2, kind: Kind::Ferry, symbols: 1, is_tunnel: false, lanes: &[Some(Color::Red), None], bend: Bend::DiagonalFirst },",
        "const ROUTES: [Route; 2] = routes(LINKS, &RULES);",
        "Ticket { ends: [LocationId(1), LocationId(0)], points: 4 },",
        "const STACKS: &[LocationId] = &[LocationId(0), ];",
    ] {
        assert!(rust.lines().any(|it| it == line), "{line}\n{rust}");
    }
}

#[test]
fn a_wrong_board_does_not_compile() {
    for (part, other, fault) in [
        ("Mill ; East Gate ; 4", "Mill ; East Gat ; 4", "10: no Location is \"East Gat\""),
        ("Mill ; East Gate ; 4", "Mill ; Mill ; 4", "10: both ends are one Location"),
        ("Gate ; 4\n", "Gate ; 0\n", "10: points is no number from 1 to 30"),
        ("Gate ; 4\n", "Gate ; 4 ; 5\n", "10: more cells than the head of the list"),
        (
            "Gate ; 4\n",
            "Gate ; 4\nEast Gate ; Mill ; 3\n",
            "11: another Ticket joins the same Locations",
        ),
        (
            "red / grey",
            "red / gold",
            "7: \"gold\" is none of blue, green, black, purple, red, orange, grey",
        ),
        ("red / grey", "", "7: a Route has a colour, a Double Route two with a / between them"),
        ("; 2 ;", "; 7 ;", "7: length is no number from 1 to 6"),
        ("ferry", "bus", "7: \"bus\" is none of tram, ferry, metro"),
        (
            "diagonal first",
            "bent",
            "7: \"bent\" is none of straight, diagonal first, diagonal last",
        ),
        ("middle", "left", "4: \"left\" is none of start, middle, end"),
        ("Mill ; 30", "East Gate ; 30", "4: \"East Gate\" is no name, or there already"),
        ("; middle ; Mill", "; middle", "4: no lines of the name"),
        ("Mill\n", "Mill ; ; ; 1\n", "4: another Location has this token"),
        ("to ; points", "to ; score", "9: no Location is \"from\""),
    ] {
        assert!(TEXT.contains(part), "{part}");
        let read = reader::rust("board", &TEXT.replacen(part, other, 1));
        assert_eq!(read, Err(format!("board:{fault}")), "{other}");
    }
    let gap = reader::rust("board", &TEXT.replace("; 1\n", "; 2\n"));
    assert_eq!(gap, Err("board: tokens are numbered from 1 on, without a gap".to_owned()));
    let headless = reader::rust("board", "Mill ; East Gate ; 4");
    assert_eq!(headless, Err("board:1: no head of a list stands above".to_owned()));
}
