//! Second version of the binary form: big boards (CBIG). Frozen.

use super::{
    COLORS, Ends, LANES, Letters, Links, code_places, code_point, code_points, list, signed, small,
};
use crate::engine::codec::Part;
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::titles::city::boards::{
    BoardRules, LocationId, OpenLanes, OwnLink, OwnPlace, OwnTables, Pieces, Point, Ticket,
    TicketRules,
};

/// Limits of this version: Locations, Routes, Tickets, spaces of a Route.
const PLACES: usize = 64;
const ROUTES: usize = 128;
const TICKETS: usize = 64;
const LENGTH: usize = 9;
/// The number of the big boards' deck.
const BIG_DECK: u64 = 1;

/// Codes the tables.
pub(super) fn code(coder: &mut dyn Coder, given: Option<&OwnTables>) -> Result<OwnTables, Part> {
    let mut letters = Letters::default();
    let name = letters.code(coder, given.map(|it| it.name.as_str()))?;
    let origin = Point { x: 0, y: 0 };
    let size = code_point(coder, &mut Number::new(7), origin, given.map(|it| it.size))?;
    let places = code_places(coder, &mut letters, PLACES, given)?;
    let mut pairs = Pairs::new(&places);
    let links =
        Links::new(Tree::new(5, LENGTH + 1), Tree::new(3, LANES), &COLORS, Some(Tree::new(3, 2)));
    let mut code_ends = |coder: &mut dyn Coder, link| pairs.code_link(coder, link);
    let links = links.code_all(coder, Number::new(7), ROUTES, &mut code_ends, &places, given)?;
    let ways = ways(places.len(), &links);
    let mut points = Number::new(0);
    let tickets = list(
        coder,
        Number::new(6),
        TICKETS,
        given.map(|it| it.tickets.as_slice()),
        |coder, ticket| {
            let ends = pairs.code_ticket(coder, ticket.map(|it| it.ends))?;
            let way = ways[ends[0].index()][ends[1].index()].into();
            let points = near(coder, &mut points, way, ticket.map_or(way, |it| it.points.into()));
            Ok(Ticket { ends, points: u8::try_from(points).map_err(|_| Part::Board)? })
        },
    )?;
    let long_tickets = small(coder, &mut Number::new(0), given.map_or(0, |it| it.long_tickets))?;
    if usize::from(long_tickets) > tickets.len() {
        return Err(Part::Board);
    }
    let rules = code_rules(coder, given.map(|it| &it.rules))?;
    let given_stacks = given.map(|it| it.stacks.as_slice());
    let stacks = list(coder, Number::new(0), PLACES, given_stacks, |coder, stack| {
        pairs.ends.code(coder, stack.copied())
    })?;
    // Reserved for later additions to this version.
    if Number::new(0).code(coder, 0) != 0 {
        return Err(Part::Edition);
    }
    Ok(OwnTables { name, size, places, links, tickets, long_tickets, rules, stacks })
}

/// Codes a number by its difference from the expected one.
fn near(coder: &mut dyn Coder, model: &mut Number, expected: i64, given: i64) -> i64 {
    expected.saturating_add(signed(coder, model, given - expected))
}

/// A model of pairs of places: the first is uniform, the second mostly close to it.
struct Pairs {
    ends: Ends,
    /// For each place all places, nearest first.
    near: Vec<Vec<usize>>,
    first: Tree,
    ranks: Tree,
    far: Tree,
}

impl Pairs {
    fn new(places: &[OwnPlace]) -> Pairs {
        let count = places.len();
        let apart = |a: usize, b: usize| {
            let along = |one: i16, two: i16| i64::from(one) - i64::from(two);
            let (x, y) =
                (along(places[a].at.x, places[b].at.x), along(places[a].at.y, places[b].at.y));
            x * x + y * y
        };
        let near = (0..count).map(|at| {
            let mut others: Vec<usize> = (0..count).collect();
            others.sort_by_key(|&other| (other != at, apart(at, other), other));
            others
        });
        let tree = || Tree::new(Ends::DEPTH, count);
        let ends = Ends { count };
        Pairs { ends, near: near.collect(), first: tree(), ranks: tree(), far: tree() }
    }

    /// Codes the ends of a link.
    fn code_link(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<[LocationId; 2]>,
    ) -> Result<[LocationId; 2], Part> {
        let from = self.first.code(coder, given.map_or(0, |[from, _]| from.index()));
        let from = self.ends.place(from)?;
        let near = &self.near[from.index()];
        let rank = given.and_then(|[_, to]| near.iter().position(|&at| at == to.index()));
        let rank = self.ranks.code(coder, rank.unwrap_or(0));
        Ok([from, LocationId(*near.get(rank).ok_or(Part::Board)? as u8)])
    }

    /// Codes the ends of a Ticket.
    fn code_ticket(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<[LocationId; 2]>,
    ) -> Result<[LocationId; 2], Part> {
        let from = self.ends.code(coder, given.map(|[from, _]| from))?;
        let to = self.far.code(coder, given.map_or(0, |[_, to]| to.index()));
        Ok([from, self.ends.place(to)?])
    }
}

/// Returns the shortest distance between any two places, in spaces.
fn ways(count: usize, links: &[OwnLink]) -> Vec<Vec<u16>> {
    const FAR: u16 = 1000;
    let mut ways = vec![vec![FAR; count]; count];
    (0..count).for_each(|at| ways[at][at] = 0);
    for OwnLink { ends, length, .. } in links {
        let [a, b] = ends.map(|end| end.index());
        let least = ways[a][b].min(u16::from(*length));
        (ways[a][b], ways[b][a]) = (least, least);
    }
    for by in 0..count {
        for from in 0..count {
            for to in 0..count {
                ways[from][to] = ways[from][to].min(ways[from][by] + ways[by][to]);
            }
        }
    }
    ways
}

fn code_rules(coder: &mut dyn Coder, given: Option<&BoardRules>) -> Result<BoardRules, Part> {
    let standard = BoardRules::big();
    let given = given.unwrap_or(&standard);
    if Number::new(1).code(coder, BIG_DECK) != BIG_DECK {
        return Err(Part::Edition);
    }
    let mut byte = |usual: usize, value: u8| small(coder, &mut Number::new(usual), value);
    let pieces =
        Pieces { trams: byte(6, given.pieces.trams)?, metros: byte(0, given.pieces.metros)? };
    let (last_pieces, hand) = (byte(2, given.last_pieces)?, byte(3, given.hand)?);
    let TicketRules { dealt, kept, drawn } = given.tickets;
    let tickets =
        TicketRules { dealt: byte(2, dealt)?, kept: byte(2, kept)?, drawn: byte(2, drawn)? };
    let longest_path = byte(4, given.longest_path)?;
    let mut open_lanes = OpenLanes([0; 4]);
    for (to, from) in open_lanes.0.iter_mut().zip(given.open_lanes.0) {
        *to = byte(3, from)?;
    }
    let mut rules =
        BoardRules { pieces, last_pieces, hand, tickets, open_lanes, longest_path, ..standard };
    code_points(coder, given, [&USUAL_TRAM_POINTS, &USUAL_METRO_POINTS], &mut rules)?;
    Ok(rules)
}

/// The points for Routes used unless others are written (CBIG-4).
const USUAL_TRAM_POINTS: [u8; LENGTH] = [1, 2, 4, 7, 10, 15, 18, 21, 27];
const USUAL_METRO_POINTS: [u8; LENGTH] = [0, 1, 3, 5, 7, 10, 12, 14, 18];
