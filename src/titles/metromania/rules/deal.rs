//! From a setup to the first decision (MSET).

use super::destination::{DESTINATIONS, Destination, Destinations, Letter};
use super::event::Event;
use super::reading::STATIONS;
use super::setup::{Setup, SetupError};
use super::state::{Decision, Line, LineId, Lines, Phase, State, Turn, Undealt};
use super::turn;
use super::variants::{CityChoice, Municipality};
use crate::engine::codec::crc32;
use crate::engine::game::{BySeat, Rng, Seat};
use crate::titles::metromania::boards::{
    CELLS, City, EDGES, Faces, Placement, SIDES, SpotType, VERTICES, VertexSet,
};
use SpotType::{Housing, Leisure, Work};
use arrayvec::ArrayVec;

/// The number of players with which each chooses the type of two Destinations (MSET-3).
pub(crate) const CHOOSERS: u8 = 3;

/// The purpose of random numbers. Each has its own generator, so that a city laid by hand does not change the deal.
enum RandomPurpose {
    City = 1,
    Hands = 2,
    First = 3,
}

/// The type of each letter for two players (MSET-3).
const TWO_HANDS: [[SpotType; 6]; 2] = [
    [Housing, Work, Leisure, Housing, Leisure, Work],
    [Work, Leisure, Housing, Leisure, Work, Housing],
];

/// The letters of the strict municipality: Housing, Work, Leisure of each seat (MSET-4).
const STRICT_HANDS: [[Letter; 3]; 4] = [
    [Letter::A, Letter::B, Letter::C],
    [Letter::D, Letter::A, Letter::E],
    [Letter::F, Letter::E, Letter::B],
    [Letter::C, Letter::F, Letter::D],
];

/// Returns the position before the first decision.
///
/// # Errors
/// The setup breaks a rule.
pub(super) fn deal(setup: &Setup) -> Result<State, SetupError> {
    setup.check()?;
    let rng = Rng::new(setup.seed);
    let city = City::new(placements(setup.city, &rng)).ok_or(SetupError::City)?;
    let mut state = State::empty(setup, city);
    let first = Seat(rng.fork(RandomPurpose::First as u64).below(usize::from(setup.players)) as u8);
    if setup.players == CHOOSERS {
        let doubles = BySeat::new(usize::from(CHOOSERS), |_| None);
        ask(&mut state, first, Undealt { seed: setup.seed, doubles });
    } else {
        state.hands = hands(setup, &rng);
        turn::begin(&mut state, first, &mut Vec::new());
    }
    Ok(state)
}

/// Asks a player for the type to take twice (MSET-3).
pub(crate) fn ask(state: &mut State, seat: Seat, undealt: Undealt) {
    state.seat = seat;
    state.decision = Decision::Double;
    state.undealt = Some(undealt);
}

/// Records a player's choice. The last player takes the type that is left; then the letters are dealt and the first turn begins
/// (MSET-3).
pub(super) fn double(state: &mut State, kind: SpotType, events: &mut Vec<Event>) {
    let (seat, next) = (state.seat, state.after(state.seat));
    let Some(undealt) = &mut state.undealt else { return };
    undealt.doubles[seat] = Some(kind);
    events.push(Event::Doubled { seat, kind });
    let left: ArrayVec<SpotType, 3> = undealt.left().collect();
    let [last] = left[..] else {
        state.seat = next;
        return;
    };
    undealt.doubles[next] = Some(last);
    events.push(Event::Doubled { seat: next, kind: last });
    let mut rng = Rng::new(undealt.seed).fork(RandomPurpose::Hands as u64);
    let doubles = undealt.doubles.clone();
    let count = |seat: Seat, kind: SpotType| if doubles[seat] == Some(kind) { 2 } else { 1 };
    state.hands = random_hands(state.players(), count, &mut rng);
    state.undealt = None;
    events.push(Event::Dealt);
    turn::begin(state, state.after(next), events);
}

/// Returns a number that identifies the city in any of its rotations.
pub(crate) fn face(setup: &Setup) -> u32 {
    let mut lie = match &setup.start {
        Some(start) => *start.state().city.placements(),
        None => placements(setup.city, &Rng::new(setup.seed)),
    };
    let turned = std::iter::repeat_with(|| {
        lie.rotate_left(1);
        lie.map(|it| [it.district, it.turn]).concat()
    });
    crc32(&turned.take(SIDES).min().unwrap_or_default())
}

/// Returns the placed districts: those of a random city are shuffled, then turned one by one.
fn placements(choice: CityChoice, rng: &Rng) -> [Placement; SIDES] {
    match choice {
        CityChoice::Laid(placements) => placements,
        CityChoice::Random => {
            let mut rng = rng.fork(RandomPurpose::City as u64);
            let mut districts = [0, 1, 2, 3, 4, 5];
            rng.shuffle(&mut districts);
            districts.map(|district| Placement { district, turn: rng.below(3) as u8 })
        }
    }
}

fn hands(setup: &Setup, rng: &Rng) -> BySeat<Destinations> {
    match (setup.players, setup.municipality) {
        (2, _) => BySeat::new(2, |seat| column(&TWO_HANDS[seat.index()])),
        (4, Municipality::Strict) => BySeat::new(4, strict_hand),
        (players, _) => {
            let rng = &mut rng.fork(RandomPurpose::Hands as u64);
            random_hands(usize::from(players), |_, _| 1, rng)
        }
    }
}

/// Returns one Destination of each letter, with these types.
fn column(types: &[SpotType; 6]) -> Destinations {
    let pairs = Letter::ALL.into_iter().zip(types);
    pairs.filter_map(|(letter, &kind)| Destination::of(letter, kind)).collect()
}

/// Returns a player's Destinations in the strict municipality (MSET-4).
pub(crate) fn strict_hand(seat: Seat) -> Destinations {
    let pairs = STRICT_HANDS[seat.index()].into_iter().zip(SpotType::ALL);
    pairs.filter_map(|(letter, kind)| Destination::of(letter, kind)).collect()
}

/// Draws until all hands are legal (MSET-3).
fn random_hands(
    players: usize,
    count: impl Fn(Seat, SpotType) -> usize,
    rng: &mut Rng,
) -> BySeat<Destinations> {
    loop {
        let hands = draw(players, &count, Destination::all().collect(), rng);
        if hands.iter().all(|hand| hand.letters_differ()) {
            return hands;
        }
    }
}

/// Draws a number of Destinations of each type for each seat from those that are left.
pub(super) fn draw(
    players: usize,
    count: impl Fn(Seat, SpotType) -> usize,
    left: Destinations,
    rng: &mut Rng,
) -> BySeat<Destinations> {
    let mut hands = BySeat::new(players, |_| Destinations::default());
    for kind in SpotType::ALL {
        let mut pile = ArrayVec::<Destination, DESTINATIONS>::new();
        pile.extend(left.of_type(kind).iter());
        rng.shuffle(&mut pile);
        let mut next = pile.into_iter();
        for seat in hands.seats() {
            let taken = next.by_ref().take(count(seat, kind));
            taken.for_each(|destination| hands[seat].insert(destination));
        }
    }
    hands
}

impl State {
    /// Makes a table before anything is dug or dealt.
    pub fn empty(setup: &Setup, city: City) -> State {
        let players = usize::from(setup.players);
        State {
            rules: setup.rules,
            city: city.into(),
            municipality: setup.municipality,
            rivalry: setup.rivalry,
            seat: Seat(0),
            decision: Decision::Turn,
            turn: Turn::default(),
            phase: Phase::Construction,
            passes: 0,
            points: BySeat::new(players, |_| 0),
            undealt: None,
            hands: BySeat::new(players, |_| Destinations::default()),
            placed: [None; DESTINATIONS],
            lines: LineId::all(players).map(|_| Line::default()).collect(),
            closed: Lines::default(),
            stations: VertexSet::default(),
            supply: STATIONS,
            cells: [None; CELLS],
            filled: Faces::default(),
            edges: [Lines::default(); EDGES],
            vertices: [Lines::default(); VERTICES],
        }
    }
}
