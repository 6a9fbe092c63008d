//! Binary form of players' own boards. All numbers here are part of the format and frozen.
//!
//! The first version holds boards of a city's size, the second big ones (CBIG). Older pages refuse unknown versions by
//! name. For later extensions each list has its own count, each link has flags (one is used), the rules begin with the
//! kind of cards, and a final number is 0; any other value belongs to a newer edition.

mod big;

use super::{
    BoardRules, Color, Kind, LocationId, OWN_NUMBER, OpenLanes, OwnLink, OwnPlace, OwnTables,
    Pieces, Point, Side, Ticket,
};
use crate::engine::codec::board::{self, BoardKind};
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::{BoardId, Part};

/// The newest version of the form.
pub const BOARD_VERSION: u16 = 2;

/// The kind of boards in the newest form.
pub const BOARD_KIND: BoardKind = BoardKind { title: OWN_NUMBER, version: BOARD_VERSION };

/// The most characters of a name.
pub const MAX_NAME: usize = 40;

/// The least and the greatest coordinate of the drawing grid.
pub const GRID: (i16, i16) = (-500, 1000);

/// The most points of a Route.
const MOST_ROUTE_POINTS: u64 = 30;

/// Limits of the first version: Locations, Routes, Tickets, spaces of a Route, bends of a line.
const FIRST_PLACES: usize = 24;
const FIRST_ROUTES: usize = 64;
const FIRST_TICKETS: usize = 32;
const FIRST_LENGTH: usize = 6;
const FIRST_BENDS: usize = 6;

/// The colours, in the order of the format; the first version has the first six.
const COLORS: [Color; 8] = [
    Color::Blue,
    Color::Green,
    Color::Black,
    Color::Purple,
    Color::Red,
    Color::Orange,
    Color::Yellow,
    Color::White,
];
/// The most lanes of a link that the format holds.
const LANES: usize = 4;
/// The flag of a tunnel.
const TUNNEL: usize = 1;

impl OwnTables {
    /// Returns the version of the form in which the board is written.
    pub fn version(&self) -> u16 {
        if self.rules.is_big() { 2 } else { 1 }
    }

    fn kind(&self) -> BoardKind {
        BoardKind { version: self.version(), ..BOARD_KIND }
    }

    /// Returns the id of the board, a digest of its bits.
    pub fn id(&self) -> BoardId {
        board::id(self.kind(), |it| _ = OwnTables::code(it, self.version(), Some(self)))
    }

    /// Returns the link of the board.
    pub fn link(&self) -> String {
        board::write(self.kind(), |it| _ = OwnTables::code(it, self.version(), Some(self)))
    }

    /// Codes tables in a known version. They may be unplayable.
    ///
    /// # Errors
    /// A table refers to something that does not exist, or exceeds a limit.
    pub(in crate::titles::city) fn code(
        coder: &mut dyn Coder,
        version: u16,
        given: Option<&OwnTables>,
    ) -> Result<OwnTables, Part> {
        match version {
            2 => big::code(coder, given),
            _ => OwnTables::code_first(coder, given),
        }
    }

    /// Codes tables of the first version. They may be unplayable.
    ///
    /// # Errors
    /// A table refers to something that does not exist, or exceeds a limit.
    fn code_first(coder: &mut dyn Coder, given: Option<&OwnTables>) -> Result<OwnTables, Part> {
        let mut letters = Letters::default();
        let name = letters.code(coder, given.map(|it| it.name.as_str()))?;
        let mut sides = Number::new(7);
        let size = code_point(coder, &mut sides, Point { x: 0, y: 0 }, given.map(|it| it.size))?;
        let places = code_places(coder, &mut letters, FIRST_PLACES, given)?;
        let ends = Ends { count: places.len() };
        let links = Links::new(Tree::new(4, FIRST_LENGTH + 1), Tree::new(2, 2), &COLORS[..6], None);
        let mut code_ends = |coder: &mut dyn Coder, link| ends.both(coder, link);
        let links =
            links.code_all(coder, Number::new(6), FIRST_ROUTES, &mut code_ends, &places, given)?;
        let tickets = code_tickets(coder, &ends, given)?;
        let rules = code_rules(coder, given.map(|it| &it.rules))?;
        let given_stacks = given.map(|it| it.stacks.as_slice());
        let stacks = list(coder, Number::new(0), FIRST_PLACES, given_stacks, |coder, stack| {
            ends.code(coder, stack.copied())
        })?;
        // Reserved for later additions to this version.
        if Number::new(0).code(coder, 0) != 0 {
            return Err(Part::Edition);
        }
        Ok(OwnTables { name, size, places, links, tickets, long_tickets: 0, rules, stacks })
    }
}

/// Codes the elements of a list, at most `most`.
fn list<T>(
    coder: &mut dyn Coder,
    mut count: Number,
    most: usize,
    given: Option<&[T]>,
    mut element: impl FnMut(&mut dyn Coder, Option<&T>) -> Result<T, Part>,
) -> Result<Vec<T>, Part> {
    let count = count.code(coder, given.map_or(0, |it| it.len() as u64));
    if count > most as u64 {
        return Err(Part::Board);
    }
    (0..count as usize).map(|at| element(coder, given.and_then(|it| it.get(at)))).collect()
}

/// Codes a number that fits a byte.
fn small(coder: &mut dyn Coder, model: &mut Number, given: u8) -> Result<u8, Part> {
    u8::try_from(model.code(coder, given.into())).map_err(|_| Part::Board)
}

/// Codes a number that may be negative.
fn signed(coder: &mut dyn Coder, model: &mut Number, given: i64) -> i64 {
    let folded = model.code(coder, (given << 1 ^ given >> 63) as u64);
    (folded >> 1) as i64 ^ -((folded & 1) as i64)
}

/// Codes a point relative to another one.
fn code_point(
    coder: &mut dyn Coder,
    steps: &mut Number,
    from: Point,
    given: Option<Point>,
) -> Result<Point, Part> {
    let mut along = |from: i16, to: Option<i16>| {
        let way = to.map_or(0, |to| i64::from(to) - i64::from(from));
        let to = i64::from(from)
            .checked_add(signed(coder, steps, way))
            .and_then(|to| i16::try_from(to).ok());
        to.filter(|to| (GRID.0..=GRID.1).contains(to)).ok_or(Part::Board)
    };
    let x = along(from.x, given.map(|it| it.x))?;
    let y = along(from.y, given.map(|it| it.y))?;
    Ok(Point { x, y })
}

/// The models of letters, each conditioned on the letter before.
struct Letters {
    length: Number,
    /// The kind of the next letter: at the start or after a space, after a small letter, after another.
    kinds: [Tree; 3],
    /// Small letters and the space: at any place, after a vowel, after another letter.
    small: [Tree; 3],
    capitals: Tree,
    others: Number,
}

/// Kinds of letters.
const SMALL: usize = 0;
const CAPITAL: usize = 1;
const OTHER: usize = 2;
/// The number of the space among the small letters.
const SPACE: usize = 26;

impl Default for Letters {
    fn default() -> Letters {
        Letters {
            length: Number::new(4),
            kinds: std::array::from_fn(|_| Tree::new(2, 3)),
            small: std::array::from_fn(|_| Tree::new(5, SPACE + 1)),
            capitals: Tree::new(5, 26),
            others: Number::new(8),
        }
    }
}

impl Letters {
    fn code(&mut self, coder: &mut dyn Coder, given: Option<&str>) -> Result<String, Part> {
        let given: Vec<char> = given.map(|it| it.chars().collect()).unwrap_or_default();
        let length = self.length.code(coder, given.len() as u64);
        if !(1..=MAX_NAME as u64).contains(&length) {
            return Err(Part::Board);
        }
        let mut name = String::new();
        let mut before = ' ';
        for at in 0..length as usize {
            before = self.letter(coder, before, given.get(at).copied().unwrap_or('a'))?;
            name.push(before);
        }
        Ok(name)
    }

    fn letter(&mut self, coder: &mut dyn Coder, before: char, given: char) -> Result<char, Part> {
        let (kind, place) = match given {
            'a'..='z' => (SMALL, given as usize - 'a' as usize),
            ' ' => (SMALL, SPACE),
            'A'..='Z' => (CAPITAL, given as usize - 'A' as usize),
            _ => (OTHER, 0),
        };
        let context = match before {
            ' ' => 0,
            'a'..='z' => 1,
            _ => 2,
        };
        match self.kinds[context].code(coder, kind) {
            SMALL => {
                let [all, after_vowel, after_other] = &mut self.small;
                let tree = if "aeiouAEIOU".contains(before) { after_vowel } else { after_other };
                match tree.code_within(all, coder, place) {
                    SPACE => Ok(' '),
                    at @ ..SPACE => Ok(char::from(b'a' + at as u8)),
                    _ => Err(Part::Board),
                }
            }
            CAPITAL => match self.capitals.code(coder, place) {
                at @ ..26 => Ok(char::from(b'A' + at as u8)),
                _ => Err(Part::Board),
            },
            OTHER => {
                let letter = self.others.code(coder, u32::from(given).into());
                let letter = u32::try_from(letter).ok().and_then(char::from_u32);
                letter.ok_or(Part::Board)
            }
            _ => Err(Part::Board),
        }
    }
}

fn code_places(
    coder: &mut dyn Coder,
    letters: &mut Letters,
    most: usize,
    given: Option<&OwnTables>,
) -> Result<Vec<OwnPlace>, Part> {
    let (mut steps, mut sides) = (Number::new(6), Tree::new(3, Side::ALL.len()));
    let mut before = Point { x: 0, y: 0 };
    let given = given.map(|it| it.places.as_slice());
    list(coder, Number::new(5), most, given, |coder, place| {
        let name = letters.code(coder, place.map(|it| it.name.as_str()))?;
        let at = code_point(coder, &mut steps, before, place.map(|it| it.at))?;
        before = at;
        let side = Side::ALL[sides.code(coder, place.map_or(0, |it| it.side as usize))];
        Ok(OwnPlace { name, at, side })
    })
}

/// A uniform model of places.
struct Ends {
    count: usize,
}

impl Ends {
    /// Bits of a place.
    const DEPTH: u32 = 6;

    fn code(&self, coder: &mut dyn Coder, given: Option<LocationId>) -> Result<LocationId, Part> {
        let mut tree = Tree::new(Ends::DEPTH, self.count);
        self.place(tree.code(coder, given.map_or(0, LocationId::index)))
    }

    fn place(&self, at: usize) -> Result<LocationId, Part> {
        if at < self.count { Ok(LocationId(at as u8)) } else { Err(Part::Board) }
    }

    fn both(
        &self,
        coder: &mut dyn Coder,
        given: Option<[LocationId; 2]>,
    ) -> Result<[LocationId; 2], Part> {
        let from = self.code(coder, given.map(|[from, _]| from))?;
        Ok([from, self.code(coder, given.map(|[_, to]| to))?])
    }
}

/// The models of links.
struct Links {
    lengths: Tree,
    kinds: Tree,
    symbols: Number,
    /// The flags of tunnels; `None` in the first version.
    flags: Option<Tree>,
    lanes: Tree,
    /// The colours of the version.
    all_colors: &'static [Color],
    colors: Tree,
    bends: Bends,
}

/// Codes the ends of a link.
type CodeEnds<'a> =
    &'a mut dyn FnMut(&mut dyn Coder, Option<[LocationId; 2]>) -> Result<[LocationId; 2], Part>;

/// The models of bends.
struct Bends {
    shapes: Tree,
    steps: Number,
}

/// Shapes of a line: straight, with one bend between a diagonal and a horizontal or vertical piece, or with any bends.
const STRAIGHT: usize = 0;
const DIAGONAL_FIRST: usize = 1;
const DIAGONAL_LAST: usize = 2;
const BENT: usize = 3;

impl Links {
    fn new(lengths: Tree, lanes: Tree, colors: &'static [Color], flags: Option<Tree>) -> Links {
        Links {
            lengths,
            kinds: Tree::new(3, 3),
            symbols: Number::new(1),
            flags,
            lanes,
            all_colors: colors,
            colors: Tree::new(4, colors.len() + 1),
            bends: Bends::default(),
        }
    }

    /// Codes links with at most `most` Routes.
    fn code_all(
        mut self,
        coder: &mut dyn Coder,
        count: Number,
        most: usize,
        ends: CodeEnds,
        places: &[OwnPlace],
        given: Option<&OwnTables>,
    ) -> Result<Vec<OwnLink>, Part> {
        let given = given.map(|it| it.links.as_slice());
        let mut routes = 0;
        list(coder, count, most, given, |coder, link| {
            let link = self.code(coder, ends, places, link)?;
            routes += link.lanes.len();
            if routes > most { Err(Part::Board) } else { Ok(link) }
        })
    }

    fn code(
        &mut self,
        coder: &mut dyn Coder,
        ends: CodeEnds,
        places: &[OwnPlace],
        given: Option<&OwnLink>,
    ) -> Result<OwnLink, Part> {
        let ends = ends(coder, given.map(|it| it.ends))?;
        let length = self.lengths.code(coder, given.map_or(0, |it| it.length.into())) as u8;
        let kind = match self.kinds.code(coder, given.map_or(0, |it| it.kind as usize)) {
            0 => Kind::Tram,
            1 => Kind::Ferry,
            2 => Kind::Metro,
            _ => return Err(Part::Board),
        };
        let symbols = match kind {
            Kind::Ferry => small(coder, &mut self.symbols, given.map_or(0, |it| it.symbols))?,
            Kind::Tram | Kind::Metro => 0,
        };
        let is_tunnel = self.code_tunnel(coder, given)?;
        let lanes = self.code_lanes(coder, given)?;
        let spots = ends.map(|end| places[end.index()].at);
        let bends = self.bends.code(coder, spots, given)?;
        Ok(OwnLink { ends, length, kind, symbols, is_tunnel, lanes, bends })
    }

    fn code_tunnel(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<&OwnLink>,
    ) -> Result<bool, Part> {
        let Some(flags) = &mut self.flags else { return Ok(false) };
        match flags.code(coder, given.map_or(0, |it| it.is_tunnel.into())) {
            0 => Ok(false),
            TUNNEL => Ok(true),
            _ => Err(Part::Edition),
        }
    }

    fn code_lanes(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<&OwnLink>,
    ) -> Result<Vec<Option<Color>>, Part> {
        let more = self.lanes.code(coder, given.map_or(0, |it| it.lanes.len().saturating_sub(1)));
        if more >= LANES {
            return Err(Part::Board);
        }
        let mut lanes = Vec::new();
        for at in 0..=more {
            let lane = given.and_then(|it| it.lanes.get(at).copied().flatten());
            let number = lane.and_then(|color| COLORS.iter().position(|&other| other == color));
            let number = self.colors.code(coder, number.map_or(0, |at| at + 1));
            let color = number.checked_sub(1).map(|at| self.all_colors.get(at).copied());
            lanes.push(color.map(|color| color.ok_or(Part::Board)).transpose()?);
        }
        Ok(lanes)
    }
}

impl Default for Bends {
    fn default() -> Bends {
        Bends { shapes: Tree::new(4, 4), steps: Number::new(5) }
    }
}

impl Bends {
    fn code(
        &mut self,
        coder: &mut dyn Coder,
        [from, to]: [Point; 2],
        given: Option<&OwnLink>,
    ) -> Result<Vec<Point>, Part> {
        let corners = corners(from, to);
        let bends = given.map_or(&[][..], |it| &it.bends);
        let shape = match bends {
            [] => STRAIGHT,
            [bend] if *bend == corners[0] => DIAGONAL_FIRST,
            [bend] if *bend == corners[1] => DIAGONAL_LAST,
            _ => BENT + bends.len() - 1,
        };
        match self.shapes.code(coder, shape) {
            STRAIGHT => Ok(Vec::new()),
            DIAGONAL_FIRST => Ok(vec![corners[0]]),
            DIAGONAL_LAST => Ok(vec![corners[1]]),
            shape => {
                let count = shape + 1 - BENT;
                if count > FIRST_BENDS {
                    return Err(Part::Board);
                }
                let mut through = Vec::new();
                let mut before = from;
                for at in 0..count {
                    before = code_point(coder, &mut self.steps, before, bends.get(at).copied())?;
                    through.push(before);
                }
                Ok(through)
            }
        }
    }
}

/// Returns the bend of a line that is diagonal first, and of one that is diagonal last.
fn corners(from: Point, to: Point) -> [Point; 2] {
    let (across, down) = (to.x - from.x, to.y - from.y);
    let reach = across.abs().min(down.abs());
    let (x, y) = (across.signum() * reach, down.signum() * reach);
    [Point { x: from.x + x, y: from.y + y }, Point { x: to.x - x, y: to.y - y }]
}

fn code_tickets(
    coder: &mut dyn Coder,
    ends: &Ends,
    given: Option<&OwnTables>,
) -> Result<Vec<Ticket>, Part> {
    let mut points = Number::new(4);
    let given = given.map(|it| it.tickets.as_slice());
    list(coder, Number::new(5), FIRST_TICKETS, given, |coder, ticket| {
        let ends = ends.both(coder, ticket.map(|it| it.ends))?;
        let points = small(coder, &mut points, ticket.map_or(0, |it| it.points))?;
        Ok(Ticket { ends, points })
    })
}

fn code_rules(coder: &mut dyn Coder, given: Option<&BoardRules>) -> Result<BoardRules, Part> {
    let standard = BoardRules::usual(Pieces { trams: 0, metros: 0 }, 2);
    let given = given.unwrap_or(&standard);
    let mut byte = |usual: usize, value: u8| small(coder, &mut Number::new(usual), value);
    let pieces =
        Pieces { trams: byte(5, given.pieces.trams)?, metros: byte(0, given.pieces.metros)? };
    let last_pieces = byte(2, given.last_pieces)?;
    let hand = byte(2, given.hand)?;
    let open_lanes = OpenLanes::all_from(byte(2, given.both_lanes_from())?);
    let mut rules = BoardRules { pieces, last_pieces, hand, open_lanes, ..standard };
    let usual = [standard.tram_points, standard.metro_points];
    code_points(coder, given, usual.each_ref().map(|it| &it[..FIRST_LENGTH]), &mut rules)?;
    Ok(rules)
}

/// Codes the points for tram and metro Routes by length: that they are the usual ones, or each of them.
fn code_points(
    coder: &mut dyn Coder,
    given: &BoardRules,
    usual: [&[u8]; 2],
    rules: &mut BoardRules,
) -> Result<(), Part> {
    let length = usual[0].len();
    let given = [&given.tram_points[..length], &given.metro_points[..length]];
    let is_own = coder.plain(given != usual);
    let mut model = Number::new(4);
    let points = [&mut rules.tram_points, &mut rules.metro_points];
    for (points, (given, usual)) in points.into_iter().zip(given.into_iter().zip(usual)) {
        points[..length].copy_from_slice(usual);
        if !is_own {
            continue;
        }
        for (to, &from) in points.iter_mut().zip(given) {
            let coded = model.code(coder, from.into());
            if coded > MOST_ROUTE_POINTS {
                return Err(Part::Board);
            }
            *to = coded as u8;
        }
    }
    Ok(())
}
