//! Prediction of the next action from the actions so far.
//!
//! It depends on the board and the actions alone, not on the rules, so that every version of the rules reads the same
//! actions from a link. All numbers here are part of the format and frozen.

use crate::engine::codec::model::Tree;
use crate::engine::codec::range::Coder;
use crate::titles::city::boards::{BoardData, LocationId, RouteId, TicketId};
use crate::titles::city::rules::action::{Action, Payment, Slot};
use crate::titles::city::rules::card::Card;

/// The kind of an action, in the order of the format.
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
    Withdraw,
}

/// Number of face-up cards.
const SLOTS: usize = 5;

/// The differences between games on boards of the first and second version.
pub(super) struct Form {
    /// The kinds of actions.
    ops: &'static [Op],
    /// The kinds of cards.
    cards: &'static [Card],
    /// Bits of a kind of card, a Route, a Location and a Ticket.
    pub(super) card_bits: u32,
    route_bits: u32,
    location_bits: u32,
    pub(super) ticket_bits: u32,
}

impl Form {
    /// Returns the form of games on a board.
    pub(super) fn of(data: &BoardData) -> &'static Form {
        if data.rules.is_big() { &BIG } else { &CITY }
    }

    /// Returns the kinds of cards, in the order of the format.
    pub(super) fn cards(&self) -> &'static [Card] {
        self.cards
    }

    /// Returns the number of a kind of card in the format.
    pub(super) fn number_of(&self, card: Card) -> usize {
        self.cards.iter().position(|&other| other == card).unwrap_or_default()
    }
}

const CITY: Form = Form {
    ops: OPS.split_at(9).0,
    cards: &[
        Card::Blue,
        Card::Green,
        Card::Black,
        Card::Purple,
        Card::Red,
        Card::Orange,
        Card::Wild,
    ],
    card_bits: 3,
    route_bits: 6,
    location_bits: 5,
    ticket_bits: 5,
};

const BIG: Form = Form {
    ops: &OPS,
    cards: &[
        Card::Blue,
        Card::Green,
        Card::Black,
        Card::Purple,
        Card::Red,
        Card::Orange,
        Card::Yellow,
        Card::White,
        Card::Wild,
    ],
    card_bits: 4,
    route_bits: 7,
    location_bits: 6,
    ticket_bits: 6,
};

const OPS: [Op; 10] = [
    Op::Take,
    Op::Blind,
    Op::Claim,
    Op::Tickets,
    Op::Pay,
    Op::Token,
    Op::Keep,
    Op::Return,
    Op::Place,
    Op::Withdraw,
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
            Action::Withdraw => Op::Withdraw,
        }
    }
}

/// The models of opcodes and operands.
pub struct Course {
    data: &'static BoardData,
    form: &'static Form,
    /// Indexed by the last two opcodes; there is none before the first action.
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
    /// Returns the course before the first action.
    pub(super) fn new(data: &'static BoardData) -> Course {
        let form = Form::of(data);
        let kinds = form.ops.len();
        Course {
            data,
            form,
            ops: vec![Tree::new(4, kinds); (kinds + 1) * (kinds + 1)],
            last: [kinds; 2],
            slots: Tree::new(3, SLOTS),
            routes: Tree::new(form.route_bits, data.routes.len()),
            cards: Tree::new(form.card_bits, form.cards.len()),
            wilds: Tree::new(form.card_bits, 3),
            locations: Tree::new(form.location_bits, data.locations.len()),
            tickets: Tree::new(form.ticket_bits, data.tickets.len()),
        }
    }

    /// Codes an action; `None` if it names something that does not exist.
    pub(super) fn code(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<Action> {
        let op = given.map_or(0, |action| Op::of(action) as usize);
        let context = self.last[0] * (self.form.ops.len() + 1) + self.last[1];
        let at = self.ops[context].code(coder, op);
        let op = *self.form.ops.get(at)?;
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
            Op::Withdraw => Action::Withdraw,
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
        let card = self.cards.code(coder, self.form.number_of(given.card));
        let wilds = self.wilds.code(coder, given.wilds.into()) as u8;
        Some(Payment { card: *self.form.cards.get(card)?, wilds })
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
