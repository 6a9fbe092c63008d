//! What the actions so far say about the next one.
//!
//! Only the setup and the actions themselves are looked at, never the rules: so whatever rules a
//! program has, it reads the same actions.

use super::parts::{Op, Parts};
use crate::codec::model::{Memory, Number, Tree};
use crate::codec::range::Coder;
use crate::games::tramways::setup::{MapChoice, MapSize, Setup};

const CELLS_OF_A_BOARD: usize = 15;

/// The models of opcode and operands, and the little they are told about the past.
pub(in crate::codec) struct Script {
    last: usize,
    mode: usize,
    turn: usize,
    entry: usize,
    tasks: usize,
    broad: Vec<Tree>,
    narrow: Vec<Tree>,
    cards: Memory<5>,
    fresh: Vec<Tree>,
    slots: Vec<Tree>,
    ports: Memory<2>,
    cells: Tree,
    sides: Tree,
    turns: Vec<Tree>,
    bids: Number,
    points: Number,
    books: Tree,
    kinds: Tree,
    parcels: Memory<2>,
}

const OPS: usize = 26;

impl Script {
    pub(super) fn new(setup: &Setup) -> Script {
        let players = setup.players() as u16;
        let cells = 15 * boards(setup);
        Script {
            last: 25,
            mode: 25,
            turn: 0,
            entry: 0,
            tasks: 0,
            broad: vec![Tree::new(5, 25); OPS],
            narrow: vec![Tree::new(5, 25); OPS * OPS * 4],
            cards: Memory::new((0..players).flat_map(|seat| [91 + seat, 96 + seat])),
            fresh: vec![Tree::new(7, 101); 5],
            slots: vec![Tree::new(3, 5); OPS * 2],
            ports: Memory::new([]),
            cells: Tree::new(8, cells),
            sides: Tree::new(2, 4),
            turns: vec![Tree::new(2, 3); 4],
            bids: Number::new(4),
            points: Number::new(2),
            books: Tree::new(8, setup.players().max(2)),
            kinds: Tree::new(2, 4),
            parcels: Memory::new([]),
        }
    }

    pub(super) fn code(&mut self, coder: &mut impl Coder, given: Parts) -> Parts {
        let given_op = given.op.map_or(0, |op| op as usize);
        let narrow = &mut self.narrow[(self.last * OPS + self.mode) * 4 + self.tasks];
        let op = narrow.code_within(&mut self.broad[self.last], coder, given_op);
        let mut parts = Parts { op: Op::ALL.get(op).copied(), ..Parts::default() };
        let Some(known) = parts.op else { return parts };
        match known {
            Op::Take | Op::Top => parts.card = self.card(coder, given.card, 0),
            Op::Discard => parts.card = self.card(coder, given.card, 1),
            Op::Play => {
                let again = usize::from(self.last == Op::Play as usize);
                parts.card = self.card(coder, given.card, 2 + again);
                let slots = &mut self.slots[self.mode * 2 + again];
                parts.number = slots.code(coder, given.number.into()) as u16;
            }
            Op::Head | Op::Link => {
                let port = u16::from(given.cell) << 2 | u16::from(given.side);
                let (cells, sides) = (&mut self.cells, &mut self.sides);
                let port = self.ports.code(coder, port, usize::from(known == Op::Link), |coder| {
                    let cell = cells.code(coder, given.cell.into()) as u16;
                    cell << 2 | sides.code(coder, given.side.into()) as u16
                });
                (parts.cell, parts.side) = ((port >> 2) as u8, (port & 3) as u8);
                self.entry = parts.side.into();
                self.turn = 0;
            }
            Op::Lay => {
                let given = (usize::from(given.side) + 7 - self.entry) % 4;
                let turn = self.turns[self.turn].code(coder, given);
                let side = (turn + self.entry + 1) % 4;
                parts.side = side as u8;
                self.entry = (side + 2) % 4;
                self.turn = (turn + 1) % 4;
            }
            Op::Cell => parts.cell = self.cells.clone().code(coder, given.cell.into()) as u8,
            Op::Bid => parts.number = self.bids.code(coder, given.number.into()) as u16,
            Op::Buy => parts.number = self.points.code(coder, given.number.into()) as u16,
            Op::Book => parts.number = self.books.code(coder, given.number.into()) as u16,
            Op::Kind => parts.number = self.kinds.code(coder, given.number.into()) as u16,
            Op::Site => {
                let purpose = usize::from(self.mode == Op::UpgradeBuilding as usize);
                parts.number = self.parcels.code(coder, given.number, purpose, |coder| {
                    Tree::new(8, 25).code(coder, given.number.into()) as u16
                });
            }
            _ => {}
        }
        self.follow(known);
        parts
    }

    fn card(&mut self, coder: &mut impl Coder, given: u8, purpose: usize) -> u8 {
        let fresh = &mut self.fresh[purpose];
        self.cards
            .code(coder, given.into(), purpose, |coder| fresh.code(coder, given.into()) as u16)
            as u8
    }

    fn follow(&mut self, op: Op) {
        let last = Op::ALL.get(self.last);
        let inner = matches!(last, Some(Op::Lay | Op::Link | Op::Head));
        match op {
            Op::Rails
            | Op::UpgradeLink
            | Op::Build
            | Op::UpgradeBuilding
            | Op::Passenger
            | Op::TwoDollars => {
                self.mode = op as usize;
                self.tasks = (self.tasks + 1).min(3);
            }
            Op::Done if !inner => {
                self.mode = op as usize;
                self.tasks = 0;
            }
            Op::Discard => {
                self.mode = op as usize;
                self.tasks = 3;
            }
            Op::Bid | Op::Pass | Op::Reveal | Op::Take | Op::Book | Op::Buy | Op::Top => {
                self.mode = op as usize
            }
            _ => {}
        }
        self.last = op as usize;
    }
}

fn boards(setup: &Setup) -> usize {
    match &setup.map {
        MapChoice::Layout(placements) => placements.len(),
        MapChoice::Random { size: MapSize::Expert, .. } => 3,
        MapChoice::Random { .. } if setup.players() == 1 => 3,
        MapChoice::Random { .. } => 2 * setup.players(),
    }
}
