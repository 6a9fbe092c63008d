//! Big boards built by hand.

use super::big_by_chance::{kept, link};
use catenary::engine::codec::LinkError;
use catenary::titles::city::boards::{
    Board, BoardRules, LocationId, OwnLink, OwnPlace, OwnTables, Point, Side, Ticket,
};
use catenary::titles::city::codec::board;

/// Returns why tables cannot be played.
pub(crate) fn refused(tables: &OwnTables) -> LinkError {
    board::read(&tables.link()).expect_err("a board that cannot be played")
}

fn place(at: usize, across: usize) -> OwnPlace {
    let at_point = Point { x: (at % across * 9) as i16, y: (at / across * 9) as i16 };
    OwnPlace { name: format!("P{at}"), at: at_point, side: Side::Below }
}

/// Returns tables with a number of places and these links, the usual rules and 20 Tickets if there are that many pairs.
pub(crate) fn tables(places: usize, links: Vec<OwnLink>) -> OwnTables {
    let pairs = (0..places).flat_map(|from| (from + 1..places).map(move |to| (from, to)));
    let every = (places * (places - 1) / 2 / 20).max(1);
    let tickets = pairs.step_by(every).take(20).map(|(from, to)| Ticket {
        ends: [LocationId(from as u8), LocationId(to as u8)],
        points: 5 + (from + to) as u8 % 9,
    });
    OwnTables {
        name: "Big".to_owned(),
        size: Point { x: 100, y: 100 },
        places: (0..places).map(|at| place(at, 8)).collect(),
        links,
        tickets: tickets.collect(),
        long_tickets: 0,
        rules: BoardRules::big(),
        stacks: Vec::new(),
    }
}

/// Returns a board with a link between any two places.
pub(crate) fn all_pairs(places: usize) -> Board {
    let pairs = (0..places).flat_map(|from| (from + 1..places).map(move |to| (from, to)));
    kept(&tables(places, pairs.map(|(from, to)| link(from, to, 1)).collect()))
}

/// Returns a grid of places.
pub(crate) fn grid(across: usize, down: usize) -> Board {
    let right = (0..across * down).filter(|at| at % across + 1 < across).map(|at| (at, at + 1));
    let below = (0..across * (down - 1)).map(|at| (at, at + across));
    kept(&tables(across * down, right.chain(below).map(|(a, b)| link(a, b, 1)).collect()))
}
