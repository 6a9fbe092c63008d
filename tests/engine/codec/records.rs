//! Random records and setups for links.

use arrayvec::ArrayVec;
use catenary::engine::game::{Game, Record, Rng};
use catenary::titles::tramways::network::{CellId, Direction, MAX_CELLS};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::{Action, BookId, Port, Task};
use catenary::titles::tramways::rules::building_type::BuildingType;
use catenary::titles::tramways::rules::card::{CARDS, CardId, IconSlot};
use catenary::titles::tramways::rules::icon::{PARCELS, ParcelId};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::rules::variants::{
    BoardSide, Deal, DevelopmentRule, MAX_BOARDS, MapBoard, MapChoice, MapSize, PlacedBoard,
    PlayerBoard, Sides,
};

/// Plays a random game to its end.
pub(crate) fn random_game(setup: Setup, rng: &mut Rng) -> Record<Tramways> {
    let mut state = Tramways::new(&setup).expect("the setup is legal");
    let mut record = Record::new(setup);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while Tramways::to_act(&state).is_some() {
        Tramways::legal_actions(&state, &mut legal);
        let action = pick(rng, &legal);
        record.actions.push(action);
        events.clear();
        Tramways::apply_unchecked(&mut state, action, &mut events);
    }
    record
}

/// Plays a random standard game of this number of players.
pub(crate) fn standard_game(players: usize, seed: u64) -> Record<Tramways> {
    let mut rng = Rng::new(seed);
    let setup = Setup::standard(players, rng.next_u64());
    random_game(setup, &mut rng)
}

/// Returns a random setup, legal or not.
pub(crate) fn any_setup(rng: &mut Rng) -> Setup {
    let seed = rng.next_u64() >> rng.below(64);
    let players = 1 + rng.below(5);
    Setup {
        rules: Tramways::RULES_VERSION,
        edition: pick(rng, &[0, 1, 1, 2, 900, u16::MAX]),
        seed,
        seats: (0..players).map(|_| pick(rng, &[PlayerBoard::Normal, PlayerBoard::Hard])).collect(),
        deal: pick(rng, &[Deal::Normal, Deal::Advanced]),
        development: pick(rng, &[DevelopmentRule::Original, DevelopmentRule::Alternative]),
        map: any_map(rng),
        start: None,
    }
}

fn any_map(rng: &mut Rng) -> MapChoice {
    if rng.below(2) == 0 {
        let sides = pick(rng, &[Sides::Mixed, Sides::Normal, Sides::Hard]);
        return MapChoice::Random { sides, size: pick(rng, &[MapSize::Standard, MapSize::Expert]) };
    }
    let boards = rng.below(MAX_BOARDS + 1);
    let placements: ArrayVec<PlacedBoard, MAX_BOARDS> =
        (0..boards).map(|_| placement(rng)).collect();
    MapChoice::Layout(placements)
}

fn placement(rng: &mut Rng) -> PlacedBoard {
    let reach = if rng.below(2) == 0 { 8 } else { 256 };
    PlacedBoard {
        board: MapBoard(rng.below(if reach == 8 { 12 } else { 256 }) as u8),
        side: pick(rng, &[BoardSide::Normal, BoardSide::Hard]),
        turn: rng.below(if reach == 8 { 4 } else { 256 }) as u8,
        x: (rng.below(reach) as i16 - reach as i16 / 2) as i8,
        y: (rng.below(reach) as i16 - reach as i16 / 2) as i8,
    }
}

/// Returns a random action with existing operands, legal or not.
pub(crate) fn any_action(rng: &mut Rng) -> Action {
    let card = CardId(rng.below(CARDS) as u8);
    let cell = CellId(rng.below(MAX_CELLS) as u8);
    let side = pick(rng, &Direction::ALL);
    let amount = (rng.next_u64() >> (48 + rng.below(16))) as u16;
    pick(
        rng,
        &[
            Action::Take(card),
            Action::Top(card),
            Action::Discard(card),
            Action::Book(BookId(amount as u8)),
            Action::Blind,
            Action::Five,
            Action::Bid(amount),
            Action::Pass,
            Action::Reveal,
            Action::Start(Task::ALL[usize::from(amount) % 5]),
            Action::TwoDollars,
            Action::Head(Port { cell, side }),
            Action::Lay(side),
            Action::Link(Port { cell, side }),
            Action::Site(ParcelId((usize::from(amount) % PARCELS) as u8)),
            Action::Kind(BuildingType::ALL[usize::from(amount) % 4]),
            Action::Cell(cell),
            Action::Buy(amount as u8),
            Action::Play(card, IconSlot(amount as u8 % 5)),
            Action::Cash,
            Action::Done,
        ],
    )
}

/// Returns one of some values.
pub(crate) fn pick<T: Copy>(rng: &mut Rng, values: &[T]) -> T {
    values[rng.below(values.len())]
}

fn begins_whole_action(decision: Decision) -> bool {
    use Decision::*;
    matches!(
        decision,
        Task | Line | Administration | Fill | Book | Keep | Draft | Bid | Market | Over
    )
}

/// Returns the positions of a random game where a whole action begins.
pub(crate) fn roots(setup: Setup, rng: &mut Rng) -> Vec<State> {
    let mut state = Tramways::new(&setup).expect("a legal setup");
    let mut states = vec![state.clone()];
    for action in random_game(setup, rng).actions {
        Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
        states.push(state.clone());
    }
    states.retain(|state| begins_whole_action(state.decision));
    states
}

/// Returns a random legal setup.
pub(crate) fn legal_setup(rng: &mut Rng) -> Setup {
    loop {
        let setup = any_setup(rng);
        if Tramways::new(&setup).is_ok() {
            return setup;
        }
    }
}
