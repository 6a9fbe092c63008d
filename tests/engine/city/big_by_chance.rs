//! Random big boards with every feature.

use catenary::engine::game::Rng;
use catenary::titles::city::boards::{
    Board, BoardRules, Color, Kind, LocationId, OpenLanes, OwnLink, OwnPlace, OwnTables, Pieces,
    Point, Side, Ticket, TicketRules,
};
use catenary::titles::city::codec::board;

/// Returns the board of valid tables.
pub(crate) fn kept(tables: &OwnTables) -> Board {
    board::read(&tables.link()).unwrap_or_else(|error| panic!("{error}: {}", tables.name))
}

/// Returns a link of one grey Route.
pub(crate) fn link(from: usize, to: usize, length: u8) -> OwnLink {
    OwnLink {
        ends: [LocationId(from as u8), LocationId(to as u8)],
        length,
        kind: Kind::Tram,
        symbols: 0,
        is_tunnel: false,
        lanes: vec![None],
        bends: Vec::new(),
    }
}

/// Returns random tables with every feature of big boards.
pub(crate) fn tables_by_chance(seed: u64) -> OwnTables {
    let mut rng = Rng::new(seed);
    let mut any = |least: usize, most: usize| least + rng.below(most - least + 1);
    let (across, down) = (any(4, 8), any(4, 8));
    let count = across * down;
    let places = (0..count).map(|at| {
        let (x, y) = (at % across * 10 + any(0, 5), at / across * 10 + any(0, 5));
        let at_point = Point { x: x as i16, y: y as i16 };
        OwnPlace { name: format!("Place {at}"), at: at_point, side: Side::ALL[any(0, 7)] }
    });
    let places: Vec<OwnPlace> = places.collect();
    let mut links: Vec<OwnLink> = Vec::new();
    let mut routes = 0;
    for at in 0..count {
        let right = (at % across + 1 < across).then_some(at + 1);
        let below = (at + across < count).then_some(at + across);
        for to in [right, below].into_iter().flatten() {
            let room = 128 - routes - (2 * (count - at)).min(128 - routes);
            let lanes = [1, 1, 1, 1, 2, 2, 3, 4][any(0, 7)].min(1 + room);
            let length = [1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9][any(0, 11)];
            let symbols = if any(0, 7) == 0 { any(1, usize::from(length)) as u8 } else { 0 };
            let kind = if symbols > 0 { Kind::Ferry } else { Kind::Tram };
            let color = |number: usize| Color::ALL.get(number).copied();
            routes += lanes;
            links.push(OwnLink {
                kind,
                symbols,
                is_tunnel: any(0, 5) == 0,
                lanes: (0..lanes).map(|_| color(any(0, 9))).collect(),
                bends: (0..any(0, 2))
                    .map(|_| Point { x: any(0, 90) as i16, y: any(0, 90) as i16 })
                    .collect(),
                ..link(at, to, length)
            });
        }
    }
    let tickets = any(28, 64);
    let mut pairs: Vec<[usize; 2]> =
        (0..count).flat_map(|from| (from + 1..count).map(move |to| [from, to])).collect();
    let dealt = any(2, 5);
    let long = any(0, 8);
    let trams = any(20, 60) as u8;
    let one = any(1, 2);
    let lanes = [one, any(one, 2), any(2, 3), any(3, 4)].map(|open| open as u8);
    let rules = BoardRules {
        pieces: Pieces { trams, metros: 0 },
        hand: any(0, 6) as u8,
        last_pieces: any(0, 4) as u8,
        tickets: TicketRules {
            dealt: dealt as u8,
            kept: any(1, dealt) as u8,
            drawn: any(1, 5) as u8,
        },
        open_lanes: if any(0, 1) == 0 { OpenLanes(lanes) } else { OpenLanes::all_from(4) },
        ..BoardRules::big()
    };
    let points: Vec<u8> = (0..tickets).map(|_| any(4, 22) as u8).collect();
    rng.shuffle(&mut pairs);
    let tickets = pairs
        .iter()
        .zip(points)
        .map(|(ends, points)| Ticket { ends: ends.map(|end| LocationId(end as u8)), points });
    OwnTables {
        name: format!("Big {seed}"),
        size: Point { x: 90, y: 90 },
        places,
        links,
        tickets: tickets.collect(),
        long_tickets: long as u8,
        rules,
        stacks: Vec::new(),
    }
}

/// Returns a random big board.
pub(crate) fn big_by_chance(seed: u64) -> Board {
    kept(&tables_by_chance(seed))
}
