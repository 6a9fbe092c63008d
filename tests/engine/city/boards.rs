//! The boards meet every constraint of CBOARD.

use catenary::titles::city::boards::{
    Board, BoardData, BoardRules, Color, Deck, Kind, Link, LocationId, Point, Route, Ticket,
};
use std::collections::BTreeSet;

fn count(data: &BoardData, fits: impl Fn(&Route) -> bool) -> usize {
    data.routes.iter().filter(|route| fits(route)).count()
}

fn spaces(data: &BoardData, fits: impl Fn(&Route) -> bool) -> usize {
    let routes = data.routes.iter().filter(|route| fits(route));
    routes.map(|route| usize::from(route.length)).sum()
}

fn named(data: &BoardData, name: &str) -> LocationId {
    data.location_named(name).unwrap_or_else(|| panic!("no Location {name}"))
}

fn at(data: &'static BoardData, name: &str) -> Vec<&'static Route> {
    let location = named(data, name);
    data.routes.iter().filter(|route| route.ends.contains(&location)).collect()
}

#[test]
fn cboard_1_san_francisco_has_its_counts() {
    let data = Board::SAN_FRANCISCO.data();
    assert_eq!((data.locations.len(), data.links.len(), data.routes.len()), (19, 36, 44));
    assert_eq!(data.links.iter().filter(|link| link.lanes.len() == 2).count(), 8);
    assert!((112..=120).contains(&spaces(data, |_| true)));
    let lengths = [1, 2, 3, 4].map(|length| count(data, |route| route.length == length));
    let meant = [3, 17, 17, 7];
    let near = |(found, meant): (usize, usize)| found.abs_diff(meant) <= 2;
    assert!(lengths.into_iter().zip(meant).all(near), "{lengths:?}");
    for &color in Deck::City.colors() {
        assert_eq!(count(data, |route| route.color == Some(color)), 5, "{color:?}");
    }
    assert_eq!(count(data, |route| route.color.is_none()), 14);
    assert_eq!(count(data, |route| route.kind == Kind::Metro), 0);
}

#[test]
fn cboard_1_san_francisco_has_its_ferries_and_places() {
    let data = Board::SAN_FRANCISCO.data();
    let ferry = |route: &Route| route.kind == Kind::Ferry;
    assert_eq!(count(data, ferry), 4);
    assert_eq!(count(data, |route| ferry(route) && !(2..=3).contains(&route.length)), 0);
    let alcatraz = at(data, "Alcatraz");
    assert!(alcatraz.len() >= 3 && alcatraz.iter().all(|route| ferry(route)));
    for name in ["Mission", "South Beach"] {
        named(data, name);
    }
    let black = |route: &&Route| {
        route.color == Some(Color::Black) && route.length == 3 && route.kind == Kind::Tram
    };
    assert!(at(data, "Potrero Hill").into_iter().any(|route| black(&route)));
    for location in data.locations {
        let routes = at(data, location.name);
        let links: BTreeSet<u8> = routes.iter().map(|route| route.link).collect();
        assert!(routes.len() >= 3 && links.len() >= 2, "{}", location.name);
    }
    let stacks = data.stacks.iter().map(|&location| data.name(location)).collect::<Vec<_>>();
    let meant = ["Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill"];
    assert_eq!(stacks, meant);
}

#[test]
fn cboard_2_berlin_has_a_ring_of_metro() {
    let data = Board::BERLIN.data();
    let metro = |link: &&Link| link.kind == Kind::Metro;
    let ring: Vec<&Link> = data.links.iter().filter(metro).collect();
    let double = ring.iter().filter(|link| link.lanes.len() == 2).count();
    assert!(ring.len() == 14 && (4..=6).contains(&double));
    let mut seen = vec![ring[0].ends[0], ring[0].ends[1]];
    while seen[0] != seen[seen.len() - 1] {
        let (here, before) = (seen[seen.len() - 1], seen[seen.len() - 2]);
        let next =
            ring.iter().find(|link| link.ends.contains(&here) && !link.ends.contains(&before));
        let ends = next.expect("the ring goes on").ends;
        seen.push(if ends[0] == here { ends[1] } else { ends[0] });
    }
    assert_eq!(seen.len(), 15, "the ring has 14 Locations");
    let metros = count(data, |route| route.kind == Kind::Metro);
    for (cards, share) in [(2, 40), (3, 40), (4, 20)] {
        let found = count(data, |route| route.kind == Kind::Metro && route.length == cards);
        assert!((100 * found / metros).abs_diff(share) <= 10, "{found} of {cards} cards");
    }
}

#[test]
fn cboard_2_berlin_has_its_trams_and_colours() {
    let data = Board::BERLIN.data();
    let tram = |route: &Route| route.kind == Kind::Tram;
    let links: Vec<&Link> = data.links.iter().filter(|link| link.kind == Kind::Tram).collect();
    let double = links.iter().filter(|link| link.lanes.len() == 2).count();
    assert_eq!(data.locations.len(), 20);
    assert!((24..=26).contains(&links.len()) && double == 6);
    assert!((30..=32).contains(&count(data, tram)));
    assert!((62..=70).contains(&spaces(data, tram)));
    for (length, share) in [(1, 23), (2, 46), (3, 23), (4, 8)] {
        let found = 100 * count(data, |route| tram(route) && route.length == length);
        assert!((found / count(data, tram)).abs_diff(share) <= 8, "{found} of {length}");
    }
    for kind in [Kind::Tram, Kind::Metro] {
        let black = |route: &Route| route.color == Some(Color::Black) && route.length == 2;
        assert!(count(data, |route| black(route) && route.kind == kind) > 0);
    }
    for &color in Deck::City.colors() {
        let found = count(data, |route| route.color == Some(color));
        assert!((6..=7).contains(&found), "{color:?}: {found}");
    }
}

/// Returns whether some links connect all Locations.
fn is_connected(data: &BoardData, links: &[&Link]) -> bool {
    let mut seen = BTreeSet::from([LocationId(0)]);
    for _ in data.locations {
        let touched = links.iter().filter(|link| link.ends.iter().any(|end| seen.contains(end)));
        let more: Vec<LocationId> = touched.flat_map(|link| link.ends).collect();
        seen.extend(more);
    }
    seen.len() == data.locations.len()
}

#[test]
fn cboard_3_no_link_is_needed_to_stay_connected() {
    for data in Board::BUILT_IN.map(Board::data) {
        for without in data.links {
            let rest: Vec<&Link> = data.links.iter().filter(|&link| link != without).collect();
            assert!(is_connected(data, &rest), "{without:?}");
        }
    }
}

fn turn(a: Point, b: Point, c: Point) -> i32 {
    let (abx, aby) = (i32::from(b.x - a.x), i32::from(b.y - a.y));
    let (acx, acy) = (i32::from(c.x - a.x), i32::from(c.y - a.y));
    (abx * acy - aby * acx).signum()
}

fn is_between(a: Point, b: Point, c: Point) -> bool {
    let within = |a: i16, b: i16, c: i16| a.min(b) <= c && c <= a.max(b);
    turn(a, b, c) == 0 && within(a.x, b.x, c.x) && within(a.y, b.y, c.y)
}

/// Returns whether two segments touch anywhere but at a common end.
fn cross([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let proper = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    let on = |p: Point, q: Point, r: Point| is_between(p, q, r) && r != p && r != q;
    proper || on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}

#[test]
fn cboard_3_lines_are_octilinear_and_do_not_cross() {
    for data in Board::BUILT_IN.map(Board::data) {
        let lines: Vec<Vec<Point>> =
            data.links.iter().map(|link| data.line(link).points().to_vec()).collect();
        let segments = |line: &[Point]| line.windows(2).map(|w| [w[0], w[1]]).collect::<Vec<_>>();
        for (at, line) in lines.iter().enumerate() {
            for [a, b] in segments(line) {
                let (x, y) = ((b.x - a.x).abs(), (b.y - a.y).abs());
                assert!(a != b && (x == 0 || y == 0 || x == y), "{:?}", data.links[at]);
            }
            for other in &lines[at + 1..] {
                let crossing = segments(line)
                    .into_iter()
                    .any(|one| segments(other).into_iter().any(|two| cross(one, two)));
                assert!(!crossing, "{:?} crosses {other:?}", data.links[at]);
            }
        }
    }
}

/// Returns the box of a name, in tenths of the grid: left, top, right, bottom.
fn label_box(data: &BoardData, id: LocationId) -> [i32; 4] {
    use catenary::titles::city::boards::Anchor;
    let location = &data.locations[id.index()];
    let label = location.label;
    let longest = label.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let (width, height) = (10 * longest as i32, 20 * label.lines.len() as i32);
    let x = 10 * i32::from(location.at.x) + i32::from(label.offset.x);
    let y = 10 * i32::from(location.at.y) + i32::from(label.offset.y);
    let left = match label.anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2,
        Anchor::End => x - width,
    };
    [left, y - height / 2, left + width, y + height / 2]
}

#[test]
fn cboard_3_names_lie_on_no_line_and_on_no_other_name() {
    for data in Board::BUILT_IN.map(Board::data) {
        let boxes: Vec<[i32; 4]> = data.all_locations().map(|id| label_box(data, id)).collect();
        for (at, a) in boxes.iter().enumerate() {
            let name = data.locations[at].name;
            let joined = data.locations[at].label.lines.join(" ");
            let letters = |text: &str| text.replace([' ', '-'], "");
            assert_eq!(letters(&joined), letters(name), "the lines are the name");
            for b in &boxes[at + 1..] {
                let apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
                assert!(apart, "{name} lies on another name");
            }
            for link in data.links {
                let line = data.line(link);
                for pair in line.points().windows(2) {
                    for step in 0..=100 {
                        let along = |p: i16, q: i16| {
                            (i32::from(p) * (100 - step) + i32::from(q) * step) / 10
                        };
                        let (x, y) = (along(pair[0].x, pair[1].x), along(pair[0].y, pair[1].y));
                        let inside = a[0] < x && x < a[2] && a[1] < y && y < a[3];
                        assert!(!inside, "{name} lies on a line");
                    }
                }
            }
        }
    }
}

/// Returns a checksum of everything that games depend on.
fn checksum(data: &BoardData) -> u32 {
    let routes = data.routes.iter().map(|route| {
        let Route { ends, length, kind, color, twin, .. } = route;
        format!("{ends:?} {length} {kind:?} {color:?} {twin:?}")
    });
    let tickets = data.tickets.iter().map(|ticket| format!("{:?} {}", ticket.ends, ticket.points));
    let names = data.locations.iter().map(|location| location.name.to_owned());
    let lines: Vec<String> = names.chain(routes).chain(tickets).collect();
    let BoardRules { pieces, last_pieces, .. } = data.rules;
    let stacks = format!("{:?} {pieces:?} {last_pieces}", data.stacks);
    crc32fast::hash(format!("{}\n{stacks}", lines.join("\n")).as_bytes())
}

/// Links and saves must replay forever: a changed table needs a new edition.
#[test]
fn released_tables_never_change() {
    let found = Board::BUILT_IN.map(|board| (board, checksum(board.data())));
    let released = [(Board::SAN_FRANCISCO, 2_065_989_235), (Board::BERLIN, 4_120_224_147)];
    assert_eq!(found, released);
}

#[test]
fn cboard_4_longer_routes_are_worth_more() {
    let any = Board::SAN_FRANCISCO.data();
    let route = |kind, length| any.rules.points(kind, length);
    assert_eq!([1, 2, 3, 4].map(|length| route(Kind::Tram, length)), [1, 2, 4, 7]);
    assert_eq!([2, 3].map(|length| route(Kind::Ferry, length)), [2, 4]);
    assert_eq!([2, 3, 4].map(|cards| route(Kind::Metro, cards)), [1, 3, 5]);
}

/// Returns all simple paths between two Locations for which the pieces suffice: cards, and links as bits.
fn ways(data: &BoardData, [from, to]: [LocationId; 2]) -> Vec<(u8, u64)> {
    fn walk(
        data: &BoardData,
        here: LocationId,
        to: LocationId,
        (cards, trams, metros): (u8, u8, u8),
        (links, seen): (u64, u32),
        found: &mut Vec<(u8, u64)>,
    ) {
        if trams > data.rules.pieces.trams || metros > data.rules.pieces.metros || cards > 22 {
            return;
        }
        if here == to {
            return found.push((cards, links));
        }
        for (at, link) in data.links.iter().enumerate() {
            let [a, b] = link.ends;
            let next = if a == here { b } else { a };
            if !link.ends.contains(&here) || seen >> next.0 & 1 == 1 {
                continue;
            }
            let is_metro = link.kind == Kind::Metro;
            let trams = trams + if is_metro { 0 } else { link.length };
            let used = (cards + link.length, trams, metros + u8::from(is_metro));
            walk(data, next, to, used, (links | 1 << at, seen | 1 << next.0), found);
        }
    }
    let mut found = Vec::new();
    walk(data, from, to, (0, 0, 0), (0, 1 << from.0), &mut found);
    found.sort_unstable();
    found
}

#[test]
fn cboard_5_tickets_have_their_counts_and_values() {
    for data in Board::BUILT_IN.map(Board::data) {
        let (count, most) = if data.board() == Board::BERLIN { (22, 11) } else { (24, 12) };
        assert_eq!(data.tickets.len(), count);
        let pairs: BTreeSet<_> = data
            .tickets
            .iter()
            .map(|ticket| (ticket.ends.iter().min(), ticket.ends.iter().max()))
            .collect();
        assert_eq!(pairs.len(), count, "two Tickets are alike");
        for location in data.all_locations() {
            let on = data.tickets.iter().filter(|ticket| ticket.ends.contains(&location)).count();
            assert!((1..=4).contains(&on), "{} is on {on} Tickets", data.name(location));
        }
        assert!(data.tickets.iter().all(|ticket| (4..=most).contains(&ticket.points)));
    }
}

#[test]
fn cboard_5_tickets_cost_their_worth_and_have_two_ways() {
    for data in Board::BUILT_IN.map(Board::data) {
        for Ticket { ends, points } in data.tickets {
            let ways = ways(data, *ends);
            let cheapest = ways.first().map_or(0, |way| way.0);
            let name = format!("{} - {}", data.name(ends[0]), data.name(ends[1]));
            assert!(cheapest.abs_diff(*points) <= 1, "{name}: {points} for {cheapest} cards");
            let apart = |one: &(u8, u64)| ways.iter().any(|two| one.1 & two.1 == 0);
            assert!(ways.iter().any(apart), "{name} has only one way");
        }
    }
}
