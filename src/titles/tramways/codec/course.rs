//! Probabilities of the next action from the actions so far.
//!
//! They depend only on the setup and the actions, never on the rules or the faces of cards, so that a program with any rules and
//! editions reads the same actions from a link. All numbers here are part of the format and frozen.

use super::parts::{Op, Parts};
use super::primer::Primer;
use super::setup;
use crate::engine::codec::MAX_ACTIONS;
use crate::engine::codec::model::{Hits, Number, Seen, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::record::code_count;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::start::Start;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::rules::variants::{MapChoice, MapSize};
use std::collections::BTreeMap;

/// The rules version of the primer's games.
const PRIMER_RULES: u16 = 1;
/// Marks that there is no opcode before the first one.
const NO_OP: u8 = Op::ALL.len() as u8;
/// The number of opcodes, including `NO_OP`.
const OPS: usize = Op::ALL.len() + 1;
/// The cells of a board.
const BOARD_CELLS: usize = 15;
/// The Generic cards of the first seat; the next seats have the following ones.
const GENERIC: [u16; 2] = [91, 96];
/// Actions in a row are counted up to this number.
const MOST_TASKS: u8 = 3;

/// The purpose of choosing a card.
#[derive(Clone, Copy)]
enum CardPurpose {
    Take,
    Discard,
    Play,
    PlayNext,
    Dealt,
}

/// A whole game.
pub(super) type CodedGame = (Setup, Vec<Parts>);

const PURPOSES: usize = CardPurpose::Dealt as usize + 1;

/// The models of opcode and operands, with the past that they depend on.
pub struct Course {
    pub(super) models: CourseModels,
    past: GamePast,
}

/// The models learnt over games.
#[derive(Clone, Debug)]
pub(super) struct CourseModels {
    /// Opcodes, by the last one.
    ops: [Tree; OPS],
    /// Opcodes, by the last one, the mode and the number of tasks.
    ops_in_mode: BTreeMap<(u8, u8, u8), Tree>,
    cards: Hits<PURPOSES>,
    fresh_cards: [Tree; PURPOSES],
    /// Slots, by the mode and whether a card was played just before.
    slots: [[Tree; 2]; OPS],
    ports: Hits<2>,
    sides: Tree,
    /// Bends, by the last one.
    bends: [Tree; 4],
    parcels: Hits<2>,
    fresh_parcels: Tree,
    kinds: Tree,
    books: Tree,
    bids: Number,
    points: Number,
}

/// The past of this game.
struct GamePast {
    last: u8,
    /// The last opcode that set the context of the following ones.
    mode: u8,
    /// Tasks begun in this turn.
    tasks: u8,
    /// The side where the next tile is entered.
    entry: u8,
    /// The bend of the last tile; 0 before the first.
    bend: usize,
    cards: Seen<PURPOSES>,
    ports: Seen<2>,
    parcels: Seen<2>,
    cells: Tree,
}

impl Course {
    /// Creates the course before the first action.
    pub(super) fn new(setup: &Setup) -> Course {
        let models = Primer::of(setup.players()).models().clone();
        Course { models, past: GamePast::new(setup) }
    }

    /// Creates a course that has learnt nothing.
    pub(super) fn blank() -> Course {
        Course { models: CourseModels::new(), past: GamePast::new(&Setup::standard(1, 0)) }
    }

    /// Codes whole games, learning from each.
    pub(super) fn code_games(
        &mut self,
        coder: &mut dyn Coder,
        given: &[Option<CodedGame>],
    ) -> Vec<CodedGame> {
        given.iter().map_while(|given| self.code_game(coder, given.as_ref())).collect()
    }

    fn code_game(&mut self, coder: &mut dyn Coder, given: Option<&CodedGame>) -> Option<CodedGame> {
        let setup = setup::code(coder, PRIMER_RULES, given.map(|(setup, _)| setup)).ok()?;
        self.past = GamePast::new(&setup);
        let actions = given.map_or(&[][..], |(_, actions)| actions);
        let count = code_count(coder, actions.len() as u64) as usize;
        let part = |at: usize| self.code(coder, actions.get(at).copied().unwrap_or_default());
        let parts = (0..count.min(MAX_ACTIONS)).map(part).collect();
        Some((setup, parts))
    }

    /// Codes an action.
    pub(super) fn code(&mut self, coder: &mut dyn Coder, given: Parts) -> Parts {
        let mut parts = Parts { op: self.code_op(coder, given.op), ..Parts::default() };
        if let Some(op) = parts.op {
            self.code_operands(coder, op, &given, &mut parts);
            self.past.follow(op);
        }
        parts
    }

    fn code_op(&mut self, coder: &mut dyn Coder, given: Option<Op>) -> Option<Op> {
        let GamePast { last, mode, tasks, .. } = self.past;
        let broad = &mut self.models.ops[usize::from(last)];
        let narrow = self.models.ops_in_mode.entry((last, mode, tasks)).or_insert_with(any_op);
        let op = narrow.code_within(broad, coder, given.map_or(0, |op| op as usize));
        Op::ALL.get(op).copied()
    }

    fn code_operands(&mut self, coder: &mut dyn Coder, op: Op, given: &Parts, into: &mut Parts) {
        let number = given.number as usize;
        let CourseModels { kinds, books, bids, points, .. } = &mut self.models;
        match op {
            Op::Take | Op::Top => into.card = self.code_card(coder, given.card, CardPurpose::Take),
            Op::Discard => into.card = self.code_card(coder, given.card, CardPurpose::Discard),
            Op::Play => self.code_play(coder, given, into),
            Op::Head | Op::Link => self.code_port(coder, op, given, into),
            Op::Lay => into.side = self.code_lay(coder, given.side),
            Op::Cell => into.cell = self.past.cells.code(coder, given.cell.into()) as u8,
            Op::Site => into.number = self.code_parcel(coder, given.number),
            Op::Kind => into.number = kinds.code(coder, number) as u64,
            Op::Book => into.number = books.code(coder, number) as u64,
            Op::Bid => into.number = bids.code(coder, given.number),
            Op::Buy => into.number = points.code(coder, given.number),
            _ => {}
        }
    }

    fn code_card(&mut self, coder: &mut dyn Coder, given: u8, purpose: CardPurpose) -> u8 {
        let fresh = &mut self.models.fresh_cards[purpose as usize];
        let fresh = |coder: &mut dyn Coder| fresh.code(coder, given.into()) as u16;
        let given = (u16::from(given), purpose as usize);
        self.past.cards.code(&mut self.models.cards, coder, given, fresh) as u8
    }

    fn code_play(&mut self, coder: &mut dyn Coder, given: &Parts, into: &mut Parts) {
        let next = self.past.last == Op::Play as u8;
        let purpose = if next { CardPurpose::PlayNext } else { CardPurpose::Play };
        into.card = self.code_card(coder, given.card, purpose);
        let slots = &mut self.models.slots[usize::from(self.past.mode)][usize::from(next)];
        into.number = slots.code(coder, given.number as usize) as u64;
    }

    fn code_port(&mut self, coder: &mut dyn Coder, op: Op, given: &Parts, into: &mut Parts) {
        let (cells, sides) = (&mut self.past.cells, &mut self.models.sides);
        let fresh = |coder: &mut dyn Coder| {
            let cell = cells.code(coder, given.cell.into()) as u16;
            cell << 2 | sides.code(coder, given.side.into()) as u16
        };
        let port = u16::from(given.cell) << 2 | u16::from(given.side);
        let port = (port, usize::from(op == Op::Link));
        let port = self.past.ports.code(&mut self.models.ports, coder, port, fresh);
        (into.cell, into.side) = ((port >> 2) as u8, (port & 3) as u8);
        (self.past.entry, self.past.bend) = (into.side, 0);
    }

    /// Codes a side as a bend from the side of entry: 1 to 3 quarters clockwise.
    fn code_lay(&mut self, coder: &mut dyn Coder, given: u8) -> u8 {
        let past = &mut self.past;
        let bend = usize::from((given + 7 - past.entry) & 3);
        let bend = self.models.bends[past.bend].code(coder, bend);
        let side = (bend as u8 + past.entry + 1) & 3;
        (past.entry, past.bend) = ((side + 2) & 3, (bend + 1) & 3);
        side
    }

    fn code_parcel(&mut self, coder: &mut dyn Coder, given: u64) -> u64 {
        let upgrade = self.past.mode == Op::UpgradeBuilding as u8;
        let fresh = &mut self.models.fresh_parcels;
        let fresh = |coder: &mut dyn Coder| fresh.code(coder, given as usize) as u16;
        let given = (given as u16, usize::from(upgrade));
        self.past.parcels.code(&mut self.models.parcels, coder, given, fresh).into()
    }
}

/// A model of opcodes that has learnt nothing.
fn any_op() -> Tree {
    Tree::new(5, Op::ALL.len())
}

impl CourseModels {
    fn new() -> CourseModels {
        CourseModels {
            ops: std::array::from_fn(|_| any_op()),
            ops_in_mode: BTreeMap::new(),
            cards: Hits::new(),
            fresh_cards: std::array::from_fn(|_| Tree::new(7, 101)),
            slots: std::array::from_fn(|_| [(); 2].map(|()| Tree::new(3, 5))),
            ports: Hits::new(),
            sides: Tree::new(2, 4),
            bends: std::array::from_fn(|_| Tree::new(2, 3)),
            parcels: Hits::new(),
            fresh_parcels: Tree::new(8, 25),
            kinds: Tree::new(2, 4),
            books: Tree::new(8, 2),
            bids: Number::new(4),
            points: Number::new(2),
        }
    }
}

impl GamePast {
    fn new(setup: &Setup) -> GamePast {
        let generic = |seat| GENERIC.map(|first| first + seat);
        let started = setup.start.as_ref().map(Start::state);
        GamePast {
            last: started.map_or(NO_OP, |state| op_before(state.decision) as u8),
            mode: started.map_or(NO_OP, |state| op_before(state.decision) as u8),
            tasks: started.map_or(0, |state| state.turn.actions.min(MOST_TASKS)),
            entry: 0,
            bend: 0,
            cards: match started {
                Some(state) => Seen::new(cards_at_hand(state)),
                None => Seen::new((0..setup.players() as u16).flat_map(generic)),
            },
            ports: Seen::new([]),
            parcels: Seen::new(started.into_iter().flat_map(own_parcels)),
            cells: Tree::new(8, BOARD_CELLS * boards(setup)),
        }
    }

    fn follow(&mut self, op: Op) {
        let last = std::mem::replace(&mut self.last, op as u8);
        let ends_way = [Op::Head, Op::Lay, Op::Link].iter().any(|&way| way as u8 == last);
        self.tasks = match op {
            op if op.is_task() => (self.tasks + 1).min(MOST_TASKS),
            Op::Discard => MOST_TASKS,
            Op::Done if !ends_way => 0,
            _ => self.tasks,
        };
        if op.starts_action() && !(op == Op::Done && ends_way) {
            self.mode = op as u8;
        }
    }
}

/// The opcode that usually comes before a decision.
fn op_before(decision: Decision) -> Op {
    match decision {
        Decision::Task => Op::TwoDollars,
        Decision::Line => Op::Reveal,
        Decision::Bid => Op::Bid,
        Decision::Market => Op::Pass,
        _ => Op::Done,
    }
}

/// The cards that the next actions are probably about, likeliest first.
fn cards_at_hand(state: &State) -> impl Iterator<Item = u16> {
    let own = state.player().hand.iter().chain(&state.player().offer);
    own.chain(&state.market.open).map(|card| card.0.into())
}

/// The Parcels on which the deciding player can build.
fn own_parcels(state: &State) -> impl Iterator<Item = u16> {
    let own = |parcel: &ParcelId| {
        let parcel = state.parcels[parcel.index()];
        parcel.owner == Some(state.seat) && parcel.building.is_none()
    };
    ParcelId::all().filter(own).map(|parcel| parcel.0.into())
}

/// The probable number of boards; a wrong guess only makes the link longer.
fn boards(setup: &Setup) -> usize {
    match &setup.map {
        MapChoice::Layout(placements) => placements.len(),
        MapChoice::Random { size: MapSize::Expert, .. } => 3,
        MapChoice::Random { size: MapSize::Standard, .. } if setup.players() == 1 => 3,
        MapChoice::Random { size: MapSize::Standard, .. } => 2 * setup.players(),
    }
}
