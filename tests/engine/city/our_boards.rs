//! Our own big boards (`static/boards`): they are read without a question, drawn clearly and balanced on paper.

use super::support::play_at_random;
use catenary::titles::city::boards::{Board, BoardData, Kind, LocationId, OurBoard, Point};
use catenary::titles::city::codec::board;
use catenary::titles::city::import;
use catenary::titles::city::rules::setup::Setup;

/// The least distance of two Locations, in grid units: a name at its smallest has room between them.
const APART: f64 = 10.0;
/// The least distance of a Location from a link of others.
const CLEAR: f64 = 3.0;

fn text(board: OurBoard) -> String {
    let path = format!("{}/static/{}", env!("CARGO_MANIFEST_DIR"), board.file());
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn all() -> impl Iterator<Item = (OurBoard, &'static BoardData)> {
    OurBoard::ALL.into_iter().map(|ours| {
        let draft = import::read(&text(ours)).expect("a file of the site");
        assert_eq!(import::check(&draft), [], "{}", ours.name);
        (ours, draft.board().expect("a board").data())
    })
}

fn named(key: &str) -> &'static BoardData {
    all().find(|(ours, _)| ours.key == key).expect("a board of ours").1
}

#[test]
fn our_boards_are_big_and_match_the_list() {
    for (ours, data) in all() {
        assert!(data.rules.is_big(), "{}", ours.name);
        assert_eq!(data.most_players(), 5);
        let counts = (data.name, data.locations.len(), data.routes.len(), data.tickets.len());
        assert_eq!(counts, (ours.name, ours.locations, ours.routes, ours.tickets));
        assert!((30..=45).contains(&ours.locations) && (50..=92).contains(&ours.routes));
        let link = board::write(data.board()).expect("a link");
        assert_eq!(board::read(&link), Ok(data.board()));
        let (_, state) = play_at_random(Setup::standard(data.board(), 5, 1), |_, _, _, _| {});
        assert!(state.is_over());
    }
    let greece = named("greece");
    assert!(greece.routes.iter().any(|route| route.is_tunnel));
    assert!(greece.routes.iter().any(|route| route.kind == Kind::Ferry));
    assert!(named("southern-cone").long_tickets >= 5);
    assert!(named("rhine-and-ruhr").links.iter().any(|link| link.lanes.len() == 3));
}

/// As in the cities, no link is a bridge, and none crosses another (CBOARD-3).
#[test]
fn cboard_3_links_do_not_cross_and_none_is_a_bridge() {
    for (ours, data) in all() {
        for gone in 0..data.links.len() {
            let mut seen = vec![false; data.locations.len()];
            let mut open = vec![0];
            while let Some(at) = open.pop() {
                if std::mem::replace(&mut seen[at], true) {
                    continue;
                }
                let links = data.links.iter().enumerate().filter(|(link, _)| *link != gone);
                let ends = links.map(|(_, link)| link.ends.map(LocationId::index));
                open.extend(ends.filter(|ends| ends.contains(&at)).flatten());
            }
            assert!(seen.iter().all(|seen| *seen), "{}: link {gone}", ours.name);
        }
        let spot = |id: LocationId| data.locations[id.index()].at;
        for (at, one) in data.links.iter().enumerate() {
            for two in &data.links[..at] {
                let is_apart = one.ends.iter().all(|end| !two.ends.contains(end));
                let lines = [one.ends.map(spot), two.ends.map(spot)];
                assert!(!is_apart || !is_crossed(lines), "{}: {lines:?}", ours.name);
            }
            for id in data.all_locations().filter(|id| !one.ends.contains(id)) {
                let far = from_line(spot(id), one.ends.map(spot));
                assert!(far >= CLEAR, "{}: {} {far}", ours.name, data.name(id));
            }
        }
        for id in data.all_locations() {
            for other in data.all_locations().filter(|other| *other < id) {
                let far = distance(spot(id), spot(other));
                assert!(far >= APART, "{}: {} {}", ours.name, data.name(id), data.name(other));
            }
        }
    }
}

/// Importing a file checks that a Ticket is worth its shortest path (CBOARD-5).
#[test]
fn cboard_5_each_location_has_tickets() {
    for (ours, data) in all() {
        let usual: Vec<_> = data.usual_tickets().map(|id| data.tickets[id.index()]).collect();
        for id in data.all_locations() {
            let count = usual.iter().filter(|ticket| ticket.ends.contains(&id)).count();
            assert!((1..=4).contains(&count), "{}: {} {count}", ours.name, data.name(id));
        }
    }
}

#[test]
fn our_boards_are_not_built_in() {
    for (_, data) in all() {
        assert!(!Board::BUILT_IN.contains(&data.board()) && data.own.is_some());
    }
}

fn distance(one: Point, two: Point) -> f64 {
    f64::from(one.x - two.x).hypot(f64::from(one.y - two.y))
}

fn from_line(spot: Point, [from, to]: [Point; 2]) -> f64 {
    let (x, y) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let (right, down) = (f64::from(spot.x - from.x), f64::from(spot.y - from.y));
    let along = ((right * x + down * y) / (x * x + y * y)).clamp(0.0, 1.0);
    (right - along * x).hypot(down - along * y)
}

fn is_crossed([one, two]: [[Point; 2]; 2]) -> bool {
    let side = |[from, to]: [Point; 2], at: Point| {
        let by = |from: i16, to: i16| i64::from(to) - i64::from(from);
        by(from.x, to.x) * by(from.y, at.y) - by(from.y, to.y) * by(from.x, at.x)
    };
    side(one, two[0]) * side(one, two[1]) < 0 && side(two, one[0]) * side(two, one[1]) < 0
}
