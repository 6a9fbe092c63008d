//! The rules.
//!
//! - TOY-1: A number from 1 to 6 is drawn. Only the first seat knows it.
//! - TOY-2: One to four seats decide in turns, the first seat first. Twelve beads are in the middle.
//! - TOY-3: The seat to move reaches into the middle and then takes one to three beads.
//! - TOY-4: Or, once, it looks at the number and then pays one or two beads of its own into the middle.
//! - TOY-5: The game ends when the middle is empty. A bead is a point. The seat whose beads are nearest to the number gets three
//!   more points, as does every other seat that is equally near.
//! - TOY-6: A solo player does not know the number, puts a bead of the middle away after each turn, and gets the three points for
//!   exactly as many beads as the number.

use super::error::{Refusal, SetupError};
use crate::engine::game::{Boundary, BySeat, Game, Outcome, Rng, Seat, Turns};

/// The beads in the middle at the start (TOY-2).
const BEADS: u8 = 12;
/// The greatest number (TOY-1).
const NUMBERS: u8 = 6;
/// The most beads taken at once (TOY-3).
const MOST_TAKEN: u8 = 3;
/// The most beads paid for a look (TOY-4).
const MOST_PAID: u8 = 2;
/// The most seats (TOY-2).
pub(super) const MOST_SEATS: u8 = 4;
/// The points for being nearest (TOY-5).
const NEAREST: i32 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

/// Everything chosen before the first action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules version.
    pub rules: u16,
    /// The number of seats.
    pub players: u8,
    /// The seed of the number.
    pub seed: u64,
}

impl Setup {
    /// A setup for two by the newest rules.
    pub fn new(seed: u64) -> Setup {
        Setup { rules: Toy::RULES_VERSION, players: 2, seed }
    }
}

/// The present decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Reach into the middle or look.
    Turn,
    /// Choose the number of beads to take.
    Take,
    /// Choose the number of beads to pay.
    Pay,
    Over,
}

/// The open part of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PublicState {
    /// The beads in the middle.
    pub middle: u8,
    /// The beads put away (TOY-6).
    pub away: u8,
    /// The beads of each seat.
    pub beads: BySeat<u8>,
    /// The seats that know the number.
    pub knows: BySeat<bool>,
    /// The seat to act.
    pub seat: Seat,
    /// The present decision.
    pub stage: Decision,
}

/// A whole position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The open part.
    pub table: PublicState,
    /// The hidden number.
    pub number: u8,
}

/// One seat's knowledge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The open part.
    pub table: PublicState,
    /// The number, if the seat knows it.
    pub number: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Reaches into the middle.
    Reach,
    /// Looks at the number.
    Look,
    /// Takes this number of beads.
    Take(u8),
    /// Pays this number of beads.
    Pay(u8),
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat has taken beads.
    Took { seat: Seat, beads: u8 },
    /// A seat has looked at the number.
    Looked { seat: Seat },
    /// A seat has paid beads.
    Paid { seat: Seat, beads: u8 },
}

impl State {
    /// Returns the points of each seat (TOY-5) in parts: beads, and those for being nearest.
    pub(super) fn points(&self) -> BySeat<[i32; 2]> {
        let distance = |seat| self.table.beads[seat].abs_diff(self.number);
        let least = self.table.beads.seats().map(distance).min();
        let least = if self.table.is_solo() { Some(0) } else { least };
        BySeat::new(self.table.beads.count(), |seat| {
            let nearest = if Some(distance(seat)) == least { NEAREST } else { 0 };
            [self.table.beads[seat].into(), nearest]
        })
    }
}

impl PublicState {
    fn is_solo(&self) -> bool {
        self.beads.count() == 1
    }

    fn pass_on(&mut self) {
        if self.is_solo() && self.middle > 0 {
            (self.middle, self.away) = (self.middle - 1, self.away + 1);
        }
        self.seat = Seat((self.seat.0 + 1) % self.beads.count() as u8);
        self.stage = if self.middle == 0 { Decision::Over } else { Decision::Turn };
    }

    fn may_look(&self) -> bool {
        !self.knows[self.seat] && self.beads[self.seat] > 0
    }

    fn most_taken(&self) -> u8 {
        self.middle.min(MOST_TAKEN)
    }

    fn most_paid(&self) -> u8 {
        self.beads[self.seat].min(MOST_PAID)
    }
}

impl Game for Toy {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Observation = Observation;
    type SetupError = SetupError;
    type Refusal = Refusal;

    const KEY: &'static str = "toy";
    const RULES_VERSION: u16 = 1;

    fn rules_version(setup: &Setup) -> u16 {
        setup.rules
    }

    fn players(setup: &Setup) -> usize {
        setup.players.into()
    }

    fn seed(setup: &Setup) -> u64 {
        setup.seed
    }

    fn new(setup: &Setup) -> Result<State, SetupError> {
        if setup.rules != Toy::RULES_VERSION {
            return Err(SetupError::Rules(setup.rules));
        }
        if !(1..=MOST_SEATS).contains(&setup.players) {
            return Err(SetupError::Players(setup.players));
        }
        let players = setup.players.into();
        let table = PublicState {
            middle: BEADS,
            away: 0,
            beads: BySeat::new(players, |_| 0),
            knows: BySeat::new(players, |seat| seat == Seat(0) && players > 1),
            seat: Seat(0),
            stage: Decision::Turn,
        };
        Ok(State { table, number: draw(&mut Rng::new(setup.seed)) })
    }

    fn to_act(state: &State) -> Option<Seat> {
        (state.table.stage != Decision::Over).then_some(state.table.seat)
    }

    fn boundary(state: &State) -> Boundary {
        match state.table.stage {
            Decision::Turn => Boundary::Root,
            Decision::Take => Boundary::Within,
            Decision::Pay => Boundary::Paying,
            Decision::Over => Boundary::Over,
        }
    }

    fn legal_actions(state: &State, into: &mut Vec<Action>) {
        into.clear();
        let table = &state.table;
        match table.stage {
            Decision::Turn if table.may_look() => into.extend([Action::Reach, Action::Look]),
            Decision::Turn => into.push(Action::Reach),
            Decision::Take => into.extend((1..=table.most_taken()).map(Action::Take)),
            Decision::Pay => into.extend((1..=table.most_paid()).map(Action::Pay)),
            Decision::Over => {}
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        let table = &state.table;
        let refusal = match (table.stage, action) {
            (Decision::Turn, Action::Reach) => None,
            (Decision::Turn, Action::Look) => (!table.may_look()).then_some(Refusal::Look),
            (Decision::Take, Action::Take(beads)) => {
                (!(1..=table.most_taken()).contains(&beads)).then_some(Refusal::Take(beads))
            }
            (Decision::Pay, Action::Pay(beads)) => {
                (!(1..=table.most_paid()).contains(&beads)).then_some(Refusal::Pay(beads))
            }
            _ => Some(Refusal::NotNow),
        };
        refusal.map_or(Ok(()), Err)
    }

    fn apply_unchecked(state: &mut State, action: Action, events: &mut Vec<Event>) {
        let table = &mut state.table;
        let seat = table.seat;
        match action {
            Action::Reach => table.stage = Decision::Take,
            Action::Look => {
                table.knows[seat] = true;
                table.stage = Decision::Pay;
                events.push(Event::Looked { seat });
            }
            Action::Take(beads) => {
                table.middle -= beads;
                table.beads[seat] += beads;
                events.push(Event::Took { seat, beads });
                table.pass_on();
            }
            Action::Pay(beads) => {
                table.middle += beads;
                table.beads[seat] -= beads;
                events.push(Event::Paid { seat, beads });
                table.pass_on();
            }
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Looked { .. })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.table.stage != Decision::Over {
            return None;
        }
        let scores: BySeat<i32> = state.points().iter().map(|parts| parts.iter().sum()).collect();
        let most = scores.iter().max();
        let winners = scores.seats().filter(|&seat| scores.get(seat) == most).collect();
        Some(Outcome { scores, winners })
    }

    fn observe(state: &State, seat: Seat) -> Observation {
        let number = state.table.knows[seat].then_some(state.number);
        Observation { table: state.table.clone(), number }
    }

    fn determinize(observation: &Observation, rng: &mut Rng) -> State {
        let number = observation.number.unwrap_or_else(|| draw(rng));
        State { table: observation.table.clone(), number }
    }

    fn redacted(state: &State, viewer: Option<Seat>, rng: &mut Rng) -> State {
        let is_known = viewer.is_some_and(|seat| state.table.knows[seat]);
        let number = if is_known { state.number } else { draw(rng) };
        State { table: state.table.clone(), number }
    }

    fn notation(_: &State, action: Action) -> String {
        match action {
            Action::Reach => "reach".to_owned(),
            Action::Look => "look".to_owned(),
            Action::Take(beads) => format!("take {beads}"),
            Action::Pay(beads) => format!("pay {beads}"),
        }
    }

    fn parse(_: &State, text: &str) -> Option<Action> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["reach"] => Some(Action::Reach),
            ["look"] => Some(Action::Look),
            ["take", beads] => beads.parse().ok().map(Action::Take),
            ["pay", beads] => beads.parse().ok().map(Action::Pay),
            _ => None,
        }
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        let beads = state.table.middle + state.table.away + state.table.beads.iter().sum::<u8>();
        if beads != BEADS {
            return Err(format!("there are {beads} beads"));
        }
        if (state.table.middle == 0) != (state.table.stage == Decision::Over) {
            return Err("the end is not where the middle is empty".to_owned());
        }
        Ok(())
    }
}

impl Turns for Toy {
    fn is_ending(state: &State) -> bool {
        state.table.middle <= MOST_TAKEN
    }
}

fn draw(rng: &mut Rng) -> u8 {
    1 + rng.below(usize::from(NUMBERS)) as u8
}
