//! What the actions so far say about the next one.
//!
//! Only the board and the actions themselves are looked at, never the rules: whatever rules a
//! program has, it reads the same actions from a link. All numbers here are part of the format and
//! frozen.

use crate::engine::codec::model::Tree;
use crate::engine::codec::range::Coder;
use crate::titles::city::boards::{BoardData, LocationId, RouteId, TicketId};
use crate::titles::city::rules::action::{Action, Payment, Slot};
use crate::titles::city::rules::card::Card;

/// What kind of action it is, in the order of the format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Op {
    Take,
    Blind,
    Claim,
    Tickets,
    Pay,
    Token,
    Keep,
    Return,
    Place,
}

/// How many kinds there are.
const KINDS: usize = 9;
/// The face-up cards.
const SLOTS: usize = 5;

/// The kinds of cards, in the order of the format.
pub(super) const CARDS: [Card; 7] =
    [Card::Blue, Card::Green, Card::Black, Card::Purple, Card::Red, Card::Orange, Card::Wild];

/// The number of a kind of cards.
pub(super) fn number_of(card: Card) -> usize {
    CARDS.iter().position(|&other| other == card).unwrap_or_default()
}

const OPS: [Op; KINDS] = [
    Op::Take,
    Op::Blind,
    Op::Claim,
    Op::Tickets,
    Op::Pay,
    Op::Token,
    Op::Keep,
    Op::Return,
    Op::Place,
];

impl Op {
    fn of(action: Action) -> Op {
        match action {
            Action::Take(_) => Op::Take,
            Action::Blind => Op::Blind,
            Action::Claim(_) => Op::Claim,
            Action::Tickets => Op::Tickets,
            Action::Pay(_) => Op::Pay,
            Action::Token(_) => Op::Token,
            Action::Keep(_) => Op::Keep,
            Action::Return => Op::Return,
            Action::Place(_) => Op::Place,
        }
    }
}

/// The models of opcode and operands.
pub struct Course {
    data: &'static BoardData,
    /// By the last two opcodes; before the first there is none.
    ops: Vec<Tree>,
    last: [usize; 2],
    slots: Tree,
    routes: Tree,
    cards: Tree,
    wilds: Tree,
    locations: Tree,
    tickets: Tree,
}

impl Course {
    /// The course before the first action.
    pub(super) fn new(data: &'static BoardData) -> Course {
        let contexts = (KINDS + 1) * (KINDS + 1);
        Course {
            data,
            ops: vec![Tree::new(4, KINDS); contexts],
            last: [KINDS; 2],
            slots: Tree::new(3, SLOTS),
            routes: Tree::new(6, data.routes.len()),
            cards: Tree::new(3, CARDS.len()),
            wilds: Tree::new(3, 3),
            locations: Tree::new(5, data.locations.len()),
            tickets: Tree::new(5, data.tickets.len()),
        }
    }

    /// Codes an action; nothing where it names what does not exist.
    pub(super) fn code(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<Action> {
        let op = given.map_or(0, |action| Op::of(action) as usize);
        let context = self.last[0] * (KINDS + 1) + self.last[1];
        let at = self.ops[context].code(coder, op);
        let op = *OPS.get(at)?;
        self.last = [self.last[1], at];
        self.code_operands(coder, op, given)
    }

    fn code_operands(
        &mut self,
        coder: &mut dyn Coder,
        op: Op,
        given: Option<Action>,
    ) -> Option<Action> {
        Some(match op {
            Op::Take => Action::Take(Slot(self.code_slot(coder, given)?)),
            Op::Blind => Action::Blind,
            Op::Claim => Action::Claim(self.code_route(coder, given)?),
            Op::Tickets => Action::Tickets,
            Op::Pay => Action::Pay(self.code_payment(coder, given)?),
            Op::Token => Action::Token(self.code_location(coder, given)?),
            Op::Keep => Action::Keep(self.code_ticket(coder, given)?),
            Op::Return => Action::Return,
            Op::Place => Action::Place(self.code_location(coder, given)?),
        })
    }

    fn code_slot(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<u8> {
        let given = if let Some(Action::Take(slot)) = given { slot.0.into() } else { 0 };
        let slot = self.slots.code(coder, given);
        (slot < SLOTS).then_some(slot as u8)
    }

    fn code_route(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<RouteId> {
        let given = if let Some(Action::Claim(route)) = given { route.index() } else { 0 };
        let route = self.routes.code(coder, given);
        (route < self.data.routes.len()).then_some(RouteId(route as u8))
    }

    fn code_payment(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<Payment> {
        let none = Payment { card: Card::Blue, wilds: 0 };
        let given = if let Some(Action::Pay(payment)) = given { payment } else { none };
        let card = self.cards.code(coder, number_of(given.card));
        let wilds = self.wilds.code(coder, given.wilds.into()) as u8;
        Some(Payment { card: *CARDS.get(card)?, wilds })
    }

    fn code_location(
        &mut self,
        coder: &mut dyn Coder,
        given: Option<Action>,
    ) -> Option<LocationId> {
        let given = match given {
            Some(Action::Token(location) | Action::Place(location)) => location.index(),
            _ => 0,
        };
        let location = self.locations.code(coder, given);
        (location < self.data.locations.len()).then_some(LocationId(location as u8))
    }

    fn code_ticket(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<TicketId> {
        let given = if let Some(Action::Keep(ticket)) = given { ticket.index() } else { 0 };
        let ticket = self.tickets.code(coder, given);
        (ticket < self.data.tickets.len()).then_some(TicketId(ticket as u8))
    }
}
