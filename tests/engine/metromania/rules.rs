//! The rules, one by one, in positions written by hand (`tests/positions/README.md`).

use super::games::{play, setup};
use catenary::engine::game::{Game, Seat};
use catenary::measure::{LabTitle, PositionError};
use catenary::titles::metromania::boards::{Arrow, Cell, Flank, SpotType, Vertex};
use catenary::titles::metromania::rules::dig::{self, Footing, SpotKnowledge};
use catenary::titles::metromania::rules::event::{Ending, Event};
use catenary::titles::metromania::rules::reading::{STATIONS, remaining_points};
use catenary::titles::metromania::rules::refusal::Refusal;
use catenary::titles::metromania::rules::scoring::{self, Fault, Test};
use catenary::titles::metromania::rules::setup::{Setup, SetupError};
use catenary::titles::metromania::rules::state::{
    Decision, Dig, LineId, Pattern, Phase, State, Tunnel,
};
use catenary::titles::metromania::rules::variants::Municipality;
use catenary::titles::metromania::rules::{Metromania, station, turn};
use serde_json::json;

/// A line of the first player across the city, one tunnel from its end.
const ACROSS: Part =
    ("seats/0/lines/solid/path", "6,-3 5,-2 4,-1 3,0 2,0 1,0 0,0 -1,0 -2,0 -3,0 -4,0 -5,0");
/// A line of the second player, one tunnel from [`ACROSS`].
const TOWARDS: Part = ("seats/1/lines/solid/path", "-3,6 -3,5 -3,4 -3,3 -3,2 -3,1");
/// A line of the first player next to three Spots.
const BESIDE_SPOTS: Part = ("seats/0/lines/solid/path", "6,-1 5,-1 4,-1r");

/// The path of a field in a position, and its value.
type Part<'a> = (&'a str, &'a str);

fn position(players: usize, parts: &[Part]) -> Result<State, PositionError> {
    let mut position = json!({ "seats": vec![json!({}); players] });
    for (place, text) in parts {
        let field = place.split('/').fold(&mut position, |field, name| match name.parse() {
            Ok(index) => field.get_mut::<usize>(index).expect("a seat"),
            Err(_) => &mut field[name],
        });
        *field = serde_json::from_str(text).unwrap_or_else(|_| json!(text));
    }
    Metromania::open("metromania", position).map(|opened| opened.state)
}

fn at(parts: &[Part]) -> State {
    position(2, parts).expect("a position")
}

fn four(parts: &[Part]) -> State {
    position(4, parts).expect("a position")
}

fn act(state: &mut State, text: &str) -> Result<Vec<Event>, Refusal> {
    let action = Metromania::parse(state, text).unwrap_or_else(|| panic!("no action: {text}"));
    let mut events = Vec::new();
    Metromania::apply(state, action, &mut events).map(|()| events)
}

/// Digs a tunnel; if there is a choice of sides, on the one without a Spot.
fn dig_to(state: &mut State, text: &str) -> Result<Vec<Event>, Refusal> {
    let mut events = act(state, text)?;
    if let Decision::Flank(dig) = state.decision {
        let open =
            dig::footing(state, dig, Flank::Left, SpotKnowledge::ByDigger) == Ok(Footing::Open);
        events.extend(act(state, if open { "left" } else { "right" })?);
    }
    Ok(events)
}

fn refused(state: &State, text: &str) -> Option<Refusal> {
    act(&mut state.clone(), text).err()
}

fn vertex(q: i8, r: i8) -> Vertex {
    Vertex::named(q, r).expect("a point")
}

fn built(events: &[Event]) -> Vec<(Vertex, u8)> {
    let station = |event: &Event| match *event {
        Event::Built { vertex, points, .. } => Some((vertex, points)),
        _ => None,
    };
    events.iter().filter_map(station).collect()
}

/// Fills arrow cells of a colour with tunnels of the second player's solid line.
fn fill(state: &mut State, arrow: Arrow, wanted: impl Fn(Cell) -> bool) {
    let line = LineId::of(Seat(1), Pattern::Solid);
    let cells = Cell::arrows().filter(|&cell| state.arrow(cell) == Some(arrow) && wanted(cell));
    for cell in cells.collect::<Vec<_>>() {
        let [edge, _] = cell.slanting_sides().expect("an arrow cell");
        state.lay(line, Tunnel { edge, to: edge.ends()[1], cell });
    }
}

#[test]
fn mset_1_two_to_four_players_and_any_city() {
    for players in [0, 1, 5] {
        assert_eq!(Setup::standard(players, 1).check(), Err(SetupError::Players(players)));
    }
    let cities = (0..20).map(|seed| {
        let state = Metromania::new(&Setup::standard(3, seed)).expect("a game");
        assert_eq!(state.supply, STATIONS);
        *state.city.placements()
    });
    let mut cities: Vec<_> = cities.collect();
    cities.sort_unstable();
    cities.dedup();
    assert_eq!(cities.len(), 20);
}

/// Starts a game and deals its letters: each player takes the first type that is left.
fn dealt(players: u8, seed: u64) -> State {
    let mut state = Metromania::new(&Setup::standard(players, seed)).expect("a game");
    while state.decision == Decision::Double {
        let first = Metromania::legal(&state)[0];
        Metromania::apply(&mut state, first, &mut Vec::new()).expect("a legal choice");
    }
    state
}

/// The source: each of three players chooses the type that they take twice.
#[test]
fn mset_3_three_players_choose_the_type_they_take_twice() {
    let mut state = Metromania::new(&Setup::standard(3, 7)).expect("a game");
    let first = state.seat;
    assert!(state.hands.iter().all(|hand| hand.is_empty()), "no letter is dealt yet");
    assert_eq!(Metromania::legal(&state).len(), 3);
    assert_eq!(refused(&state, "pass"), Some(Refusal::NotNow));
    act(&mut state, "double W").expect("a type");
    assert_ne!(state.seat, first);
    assert_eq!(refused(&state, "double W"), Some(Refusal::TypeTaken));
    let events = act(&mut state, "double L").expect("a type");
    assert!(events.contains(&Event::Dealt) && Metromania::reveals(&Event::Dealt));
    let last = Event::Doubled { seat: Seat((first.0 + 2) % 3), kind: SpotType::Housing };
    assert!(events.contains(&last), "the last player has no choice");
    assert_eq!((state.seat, state.decision), (first, Decision::Turn));
    assert_eq!(state.hands[first].of_type(SpotType::Work).len(), 2);
    let other = dealt(3, 7);
    assert_ne!(state.hands, other.hands, "letters follow the choices");
    for players in [2, 4] {
        let state = Metromania::new(&Setup::standard(players, 7)).expect("a game");
        assert_eq!(state.decision, Decision::Turn);
    }
}

/// Nobody knows the letters that will be dealt, not even with open hands.
#[test]
fn mset_3_letters_are_hidden_before_they_are_dealt() {
    for municipality in [Municipality::Usual, Municipality::Loyal] {
        let deal = |seed| {
            let setup = Setup { municipality, ..Setup::standard(3, seed) };
            let mut state = Metromania::new(&setup).expect("a game");
            state.city = at(&[]).city;
            state.seat = Seat(0);
            state
        };
        let [one, other] = [3, 4].map(deal);
        assert_ne!(one, other);
        for seat in one.hands.seats() {
            let known = Metromania::observe(&one, seat);
            assert_eq!(known, Metromania::observe(&other, seat));
            let drawn = |seed| {
                let mut rng = catenary::engine::game::Rng::new(seed);
                let mut state = Metromania::determinize(&known, &mut rng);
                act(&mut state, "double H").expect("a type");
                act(&mut state, "double W").expect("a type");
                state.hands
            };
            assert!((0..9).any(|seed| drawn(seed) != drawn(seed + 1)), "it is drawn anew");
        }
    }
}

#[test]
fn mset_3_hands_have_the_right_types_and_different_letters() {
    for seed in 0..60 {
        for (players, share) in [(2, 6), (3, 4), (4, 3)] {
            let state = dealt(players, seed);
            for hand in state.hands.iter() {
                assert!(hand.len() == share && hand.letters_differ());
                let of_types = hand.iter().map(|one| one.kind().index());
                let mut types: Vec<_> = of_types.collect();
                types.sort_unstable();
                types.dedup();
                assert_eq!(types.len(), 3);
            }
        }
        let three = dealt(3, seed);
        let twice = |hand: &catenary::titles::metromania::rules::destination::Destinations| {
            let kinds = catenary::titles::metromania::boards::SpotType::ALL;
            kinds.into_iter().position(|kind| hand.of_type(kind).len() == 2)
        };
        let mut doubles: Vec<_> = three.hands.iter().map(twice).collect();
        doubles.sort_unstable();
        assert_eq!(doubles, [Some(0), Some(1), Some(2)]);
    }
}

#[test]
fn mset_3_drawn_hands_agree_with_what_is_known() {
    for seed in 0..12 {
        let mut count = 0;
        play(&setup(4, 3 * seed), seed, |state| {
            count += 1;
            if count % 9 > 0 {
                return;
            }
            for seat in state.hands.seats() {
                let observation = Metromania::observe(state, seat);
                let mut rng = catenary::engine::game::Rng::new(count);
                let drawn = Metromania::determinize(&observation, &mut rng);
                assert_eq!(Metromania::check_invariants(&drawn), Ok(()));
                assert_eq!(drawn.hands[seat], state.hands[seat]);
                assert_eq!(Metromania::observe(&drawn, seat), observation);
            }
        });
    }
}

#[test]
fn mset_4_known_letters_are_not_hidden() {
    let strict = Setup { municipality: Municipality::Strict, ..Setup::standard(4, 1) };
    let state = Metromania::new(&strict).expect("a game");
    let names = |seat| -> String {
        let hand = state.hands[Seat(seat)].iter();
        hand.map(|one| format!("{}{}", one.letter().name(), one.kind().letter())).collect()
    };
    assert_eq!([0, 1, 2, 3].map(names), ["AHBWCL", "AWDHEL", "BLEWFH", "CHDLFW"]);
    let loyal = Setup { municipality: Municipality::Loyal, ..Setup::standard(3, 1) };
    for setup in [strict, loyal, Setup::standard(2, 1)] {
        let mut state = Metromania::new(&setup).expect("a game");
        for text in ["double H", "double W"] {
            if state.decision == Decision::Double {
                act(&mut state, text).expect("a type");
            }
        }
        assert_eq!(*Metromania::observe(&state, Seat(0)).table(), state);
    }
    let hidden = Metromania::new(&Setup::standard(4, 1)).expect("a game");
    let seen = Metromania::observe(&hidden, Seat(0));
    assert_eq!(seen.hidden(Seat(1)), Some([1, 1, 1]));
    assert!(seen.table().hands[Seat(1)].is_empty() && seen.hidden(Seat(0)).is_none());
    let error = Setup { municipality: Municipality::Strict, ..Setup::standard(3, 1) }.check();
    assert_eq!(error, Err(SetupError::StrictPlayers(3)));
}

#[test]
fn mset_5_any_player_may_be_first() {
    for players in 2..=4u8 {
        let mut first: Vec<u8> = (0..40)
            .map(|seed| Metromania::new(&Setup::standard(players, seed)).expect("a game").seat.0)
            .collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first, (0..players).collect::<Vec<_>>());
    }
}

#[test]
fn mturn_1_three_tunnels_or_one_station() {
    let mut state = at(&[ACROSS, ("stations", "2,0")]);
    let mut other = state.clone();
    dig_to(&mut state, "striped -1,-5 -1,-4").expect("a start");
    assert_eq!(refused(&state, "station 4,-1"), Some(Refusal::DigOrBuild));
    assert_eq!(refused(&state, "stop"), Some(Refusal::MustDig));
    assert_eq!((state.seat, state.turn.dug), (Seat(0), 1));
    dig_to(&mut state, "striped -1,-3").expect("a tunnel");
    dig_to(&mut state, "striped -1,-2").expect("a tunnel");
    assert_eq!(state.seat, Seat(1));
    act(&mut other, "station 4,-1").expect("a station");
    assert_eq!(other.seat, Seat(1));
}

#[test]
fn mturn_2_nobody_is_forced_to_dig_on_a_spot() {
    let (mut stops, mut passes) = (0, 0);
    for players in 2..=4 {
        for seed in 0..120 {
            play(&setup(players, seed), seed, |state| {
                if state.decision != Decision::Turn {
                    return;
                }
                let ways = || turn::digger_options(state);
                let forced = ways().any(|way| way.avoids_spots());
                let site = !station::sites(state, state.seat).is_empty();
                let stop = state.turn.dug > 0 && !forced && ways().next().is_some();
                let last = matches!(state.phase, Phase::LastTurns(_));
                let pass = state.turn.dug == 0 && (last || !forced && !site);
                assert_eq!(refused(state, "stop").is_none(), stop);
                assert_eq!(refused(state, "pass").is_none(), pass);
                stops += usize::from(stop);
                passes += usize::from(pass);
            });
        }
    }
    assert!(stops > 10 && passes > 0, "{stops} {passes}");
}

#[test]
fn mline_1_a_line_starts_at_a_white_arrow() {
    let mut state = at(&[]);
    let legal = Metromania::legal(&state);
    assert_eq!(legal.len(), 2 * 30);
    assert_eq!(refused(&state, "solid 5,-6 5,-5"), Some(Refusal::NotAStart));
    assert_eq!(refused(&state, "solid 4,-1 5,-1"), Some(Refusal::NotAStart));
    act(&mut state, "solid 6,-1 5,-1").expect("a start");
    assert_eq!(state.line(LineId::of(state.seat, Pattern::Solid)).tunnels_left(), 17);
    assert_eq!(refused(&state, "striped -1,-5 0,-5"), Some(Refusal::OneLineFirst));
    let taken = at(&[BESIDE_SPOTS, ("active", "1")]);
    assert_eq!(refused(&taken, "solid 6,-1 5,0"), Some(Refusal::ArrowTaken));
}

#[test]
fn mline_2_the_second_start_is_away_from_the_first() {
    let mut state = at(&[BESIDE_SPOTS]);
    assert_eq!(refused(&state, "striped 6,-2 5,-2"), Some(Refusal::StartTooClose));
    assert_eq!(refused(&state, "striped -1,-5 0,-5"), None);
    fill(&mut state, Arrow::White, |cell| cell.side().is_some_and(|side| side.0 > 1));
    assert_eq!(refused(&state, "striped 6,-2 5,-2"), None);
}

#[test]
fn mline_3_a_tunnel_goes_on_from_the_head_into_a_free_cell() {
    let state = at(&[BESIDE_SPOTS]);
    assert_eq!(refused(&state, "solid 0,0 1,0"), Some(Refusal::NotAtHead));
    let lake = at(&[("seats/0/lines/solid/path", "-2,6 -2,5 -2,4 -1,3r"), ("stations", "-1,3")]);
    assert_eq!(refused(&lake, "solid -2,3"), Some(Refusal::LakeOrPark));
}

#[test]
fn mline_4_acute_angles_need_a_station() {
    let plain = at(&[BESIDE_SPOTS]);
    for acute in ["solid 5,-2", "solid 4,0"] {
        assert_eq!(refused(&plain, acute), Some(Refusal::SharpAngle));
    }
    for gentle in ["solid 3,-1", "solid 4,-2", "solid 3,0"] {
        assert_eq!(refused(&plain, gentle), None);
    }
    assert_eq!(refused(&plain, "solid 5,-1"), Some(Refusal::TurnsBack));
    let station = at(&[BESIDE_SPOTS, ("stations", "4,-1")]);
    assert_eq!(refused(&station, "solid 5,-2"), None);
    assert_eq!(refused(&station, "solid 5,-1"), Some(Refusal::TurnsBack));
}

#[test]
fn mline_5_a_line_never_meets_itself() {
    let state = at(&[("seats/0/lines/solid/path", "6,-1 5,-1 4,-1r 3,0l 3,1l 4,1l 5,0l")]);
    assert_eq!(refused(&state, "solid 5,-1"), Some(Refusal::MeetsItself));
}

#[test]
fn mline_6_a_line_ends_at_a_black_arrow_far_away() {
    let close = at(&[("seats/0/lines/solid/path", "6,-5 5,-5")]);
    assert_eq!(refused(&close, "solid 5,-6"), Some(Refusal::EndTooClose));
    let white = at(&[("seats/0/lines/solid/path", "6,-5 5,-4"), ("stations", "5,-4")]);
    assert_eq!(refused(&white, "solid 6,-4"), Some(Refusal::NotAnEnd));
    let mut none = close.clone();
    fill(&mut none, Arrow::Black, |cell| cell.side().is_some_and(|side| side.0 == 3));
    assert_eq!(refused(&none, "solid 5,-6"), None);
}

#[test]
fn mline_6_a_finished_line_may_have_a_free_station() {
    let mut state = at(&[ACROSS]);
    let events = act(&mut state, "solid -6,1").expect("an end");
    let line = LineId::of(Seat(0), Pattern::Solid);
    assert!(events.contains(&Event::Finished { line }));
    assert_eq!(state.decision, Decision::Bonus(line));
    assert_eq!(refused(&state, "station -6,1"), Some(Refusal::NotBetween));
    let mut declined = state.clone();
    act(&mut state, "station 0,0").expect("a station");
    assert!(state.stations.has(vertex(0, 0)) && state.turn.dug == 1 && state.seat == Seat(0));
    assert!(state.closed.has(line));
    act(&mut declined, "decline").expect("no station");
    assert!(declined.stations.is_empty() && !declined.closed.has(line));
    assert_eq!(refused(&declined, "solid -5,0"), Some(Refusal::LineFinished));
}

/// A finished line of the first player without stations.
const FINISHED: Part =
    ("seats/0/lines/solid/path", "6,-3 5,-2 4,-1 3,0 2,0 1,0 0,0 -1,0 -2,0 -3,0 -4,0 -5,0 -6,1");

/// The source closes a finished line when its last station is built, not before.
#[test]
fn mline_6_a_declined_bonus_leaves_the_line_open_to_one_station() {
    let line = LineId::of(Seat(0), Pattern::Solid);
    let mut state = at(&[FINISHED]);
    assert_eq!(station::sites(&state, Seat(0)).len(), 11);
    act(&mut state, "station 0,0").expect("a station as a turn");
    assert!(state.closed.has(line));
    assert!(station::sites(&state, Seat(0)).is_empty());
    let again = at(&[FINISHED, ("stations", "0,0"), ("seats/0/lines/solid/closed", "true")]);
    assert_eq!(refused(&again, "station 2,0"), Some(Refusal::LineClosed));
    let others = at(&[FINISHED, ("stations", "0,0")]);
    assert_eq!(refused(&others, "station 2,0"), None, "others' stations close nothing");
}

/// A station on a corner of two own lines is built on both of them.
#[test]
fn mline_6_a_station_closes_every_finished_line_of_its_owner_there() {
    let crossing = ("seats/0/lines/striped/path", "-1,-5 -1,-4 -1,-3 -1,-2 -1,-1 -1,0 -1,1");
    let mut state = at(&[FINISHED, crossing, ("stations", "-1,0")]);
    act(&mut state, "station -1,-2").expect("a station of the striped line");
    assert!(!state.closed.has(LineId::of(Seat(0), Pattern::Solid)), "it stands elsewhere");
    let beside =
        ("seats/0/lines/striped/path", "-1,-5 -1,-4 -1,-3 -1,-2 -1,-1l 0,-1 0,0 1,0 2,0 2,1");
    let mut state = at(&[FINISHED, beside, ("stations", "0,0 2,0")]);
    act(&mut state, "station 1,0").expect("a station of both lines");
    assert!(state.closed.has(LineId::of(Seat(0), Pattern::Solid)));
    assert!(!state.closed.has(LineId::of(Seat(0), Pattern::Striped)), "it goes on");
}

#[test]
fn mline_7_a_line_without_a_way_is_blocked() {
    let mut state = at(&[BESIDE_SPOTS]);
    let [own, free] = Pattern::ALL.map(|pattern| LineId::of(Seat(0), pattern));
    assert!(!turn::is_blocked(&state, own) && !turn::is_blocked(&state, free));
    fill(&mut state, Arrow::White, state_free);
    assert!(turn::is_blocked(&state, free) && !turn::is_blocked(&state, own));
    let full = at(&[(
        "seats/0/lines/solid/path",
        "6,-3 5,-2 4,-1 3,0 2,0 1,0 0,0 -1,0 -2,0 -3,0 -4,0 -4,1 -4,2 -4,3 -3,3 -2,2 -1,1 0,1 1,1",
    )]);
    assert!(turn::is_blocked(&full, own));
    assert_eq!(refused(&full, "solid 2,1"), Some(Refusal::NoTunnelLeft));
}

/// Returns whether an arrow cell is not the one where the line [`BESIDE_SPOTS`] starts.
fn state_free(cell: Cell) -> bool {
    !cell.vertices().contains(&vertex(6, -1))
}

#[test]
fn mstat_1_stations_where_lines_meet_and_part() {
    let mut state = at(&[ACROSS, TOWARDS, ("active", "1")]);
    let points = |state: &State, q, r| state.city.spots_at(vertex(q, r));
    let events = dig_to(&mut state, "solid -3,0").expect("a tunnel");
    assert_eq!(built(&events), [(vertex(-3, 0), points(&state, -3, 0))]);
    let events = dig_to(&mut state, "solid -4,0").expect("a tunnel beside the other line");
    assert_eq!(built(&events), []);
    let events = dig_to(&mut state, "solid -4,-1").expect("a tunnel away from it");
    assert_eq!(built(&events), [(vertex(-4, 0), points(&state, -4, 0))]);
    assert_eq!(state.lines_at(vertex(-4, 0)).iter().count(), 2);
}

#[test]
fn mstat_2_a_station_scores_the_spots_that_touch_it() {
    let mut state = at(&[ACROSS, ("stations", "2,0")]);
    let spots = |at: Vertex| {
        let touching = Cell::city().filter(|cell| cell.vertices().contains(&at));
        touching.filter(|&cell| state.city.spot(cell).is_some()).count()
    };
    for at in Vertex::city() {
        assert_eq!(usize::from(state.city.spots_at(at)), spots(at));
    }
    act(&mut state, "station 4,-1").expect("a station");
    assert_eq!((state.points[Seat(0)], state.points[Seat(1)]), (1, 0));
}

#[test]
fn mstat_3_no_tunnel_without_its_stations() {
    let state = at(&[ACROSS, TOWARDS, ("active", "1"), ("stations_left", "0")]);
    assert_eq!(refused(&state, "solid -3,0"), Some(Refusal::NoStationLeft));
    assert_eq!(refused(&state, "solid -4,1"), None);
}

#[test]
fn mstat_4_an_intermediate_station_stands_between_two() {
    let state = at(&[ACROSS, TOWARDS, ("stations", "2,0")]);
    let sites = [vertex(4, -1), vertex(5, -2), vertex(3, 0)];
    let own = station::sites(&state, Seat(0));
    assert!(own.len() == 3 && sites.iter().all(|site| own.contains(site)));
    assert_eq!(refused(&state, "station 0,0"), Some(Refusal::NotBetween));
    assert_eq!(refused(&state, "station 2,0"), Some(Refusal::StationThere));
    assert_eq!(refused(&state, "station -3,3"), Some(Refusal::NotOnOwnLine));
    let none = at(&[ACROSS, ("stations", "2,0"), ("stations_left", "0")]);
    assert_eq!(refused(&none, "station 4,-1"), Some(Refusal::SupplyEmpty));
}

#[test]
fn mstat_4_the_end_of_a_finished_line_counts_as_a_station() {
    let state = at(&[FINISHED]);
    assert_eq!(refused(&state, "station -5,0"), None);
    assert_eq!(refused(&state, "station 5,-2"), None);
    assert_eq!(refused(&state, "station -6,1"), Some(Refusal::NotBetween));
    let unfinished = at(&[ACROSS]);
    assert_eq!(refused(&unfinished, "station -4,0"), Some(Refusal::NotBetween));
}

#[test]
fn mdest_1_a_spot_needs_a_destination() {
    let mut state = at(&[BESIDE_SPOTS]);
    act(&mut state, "solid 3,-1").expect("an edge");
    act(&mut state, "left").expect("the Spot");
    assert!(matches!(state.decision, Decision::Destination(..)));
    assert_eq!(refused(&state, "place B"), Some(Refusal::NotThatLetter));
    let events = act(&mut state, "place A").expect("a Destination");
    assert!(events.iter().any(|event| matches!(event, Event::Placed { secret: false, .. })));
    let edge = catenary::titles::metromania::boards::Edge::between(vertex(3, -1), vertex(2, -1));
    let line = LineId::of(Seat(0), Pattern::Solid);
    let next = Dig { line, edge: edge.expect("an edge"), from: vertex(3, -1) };
    let spot = dig::footing(&state, next, Flank::Left, SpotKnowledge::ByDigger);
    assert_eq!(spot, Err(Refusal::OneDestination));
}

#[test]
fn mdest_1_equal_letters_never_touch() {
    let other = ("seats/1/lines/solid/path", "6,-4 5,-3 4,-2 3,-2lA");
    let mut state = at(&[BESIDE_SPOTS, other]);
    act(&mut state, "solid 3,-1").expect("an edge");
    let events = act(&mut state, "left").expect("the Spot");
    let placed = |event: &Event| match event {
        Event::Placed { destination, .. } => Some(destination.letter().name()),
        _ => None,
    };
    assert_eq!(events.iter().find_map(placed), Some('D'));
    let [a, b] = [[(0, 0), (1, 0), (0, 1)], [(1, 0), (0, 1), (1, 1)]]
        .map(|points| Cell::of(points.map(|(q, r)| vertex(q, r))).expect("a cell"));
    assert!(a.touches(b));
}

#[test]
fn mend_1_the_others_have_one_last_turn() {
    let mut state = at(&[BESIDE_SPOTS, TOWARDS, ("stations_left", "0")]);
    let mut events = Vec::new();
    for text in ["solid 4,-2", "solid 4,-3", "solid 4,-4"] {
        events.extend(dig_to(&mut state, text).expect("a tunnel"));
    }
    let last = Event::LastTurns { seat: Seat(0), ending: Ending::Stations };
    assert!(events.contains(&last));
    assert_eq!((state.seat, state.phase), (Seat(1), Phase::LastTurns(1)));
    for text in ["solid -3,0", "solid -3,-1", "solid -3,-2"] {
        dig_to(&mut state, text).expect("a tunnel");
    }
    assert_eq!(state.decision, Decision::Over);
}

/// The source: everybody else *may* play once more.
#[test]
fn mend_1_a_last_turn_may_be_declined_before_it_is_begun() {
    let last = at(&[BESIDE_SPOTS, TOWARDS, ("last_turns", "1"), ("active", "1")]);
    let mut started = last.clone();
    dig_to(&mut started, "solid -3,0").expect("a tunnel");
    assert_eq!(refused(&started, "pass"), Some(Refusal::MustPlay));
    let mut declined = last.clone();
    act(&mut declined, "pass").expect("a pass");
    assert_eq!(declined.decision, Decision::Over);
    let usual = at(&[BESIDE_SPOTS, TOWARDS, ("active", "1")]);
    assert_eq!(refused(&usual, "pass"), Some(Refusal::MustPlay));
}

/// A player who declines takes nobody else's last turn away.
#[test]
fn mend_1_declined_turns_do_not_end_construction_for_others() {
    let mut state =
        four(&[BESIDE_SPOTS, TOWARDS, ("last_turns", "3"), ("passes", "2"), ("active", "1")]);
    for left in [2, 1] {
        act(&mut state, "pass").expect("a pass");
        assert_eq!(state.phase, Phase::LastTurns(left));
    }
    act(&mut state, "pass").expect("a pass");
    assert_eq!(state.decision, Decision::Over);
}

#[test]
fn mend_2_unfinished_lines_cost_points() {
    assert_eq!([0, 1, 2].map(|finished| remaining_points(7, finished)), [0, 3, 7]);
}

fn points(state: &State, test: Test) -> Vec<i32> {
    let tests = scoring::tests(state);
    let found = tests.into_iter().find(|verdict| verdict.test == test).expect("a test");
    found.points.iter().copied().collect()
}

fn letter(name: char) -> Test {
    let letter = catenary::titles::metromania::rules::destination::Letter::named(name);
    Test::Letter(letter.expect("a letter"))
}

/// The rulebook's simple example: one section of Red (the second player, who placed the Work E) against two of another
/// line; only Red is paid.
#[test]
fn mtest_2_the_example_of_test_e_pays_only_the_fastest_line() {
    let leisure = ("seats/0/lines/solid/path", "6,-1 5,-1 4,-1r 3,-1r 2,-1lE");
    let green = ("seats/0/lines/striped/path", "4,-6 3,-5 2,-4 2,-3 3,-3 3,-2 3,-1");
    let red = ("seats/1/lines/solid/path", "3,-6 2,-5 1,-4lE 1,-3 1,-2 2,-2 2,-1");
    let state = at(&[leisure, green, red, ("stations", "1,-4 2,-1 2,-4 2,-3 3,-1")]);
    assert_eq!(points(&state, letter('E')), [0, 6]);
    let slower = at(&[leisure, green, red, ("stations", "1,-4 1,-3 1,-2 2,-1 2,-4 2,-3 3,-1")]);
    assert_eq!(points(&slower, letter('E')), [6, 0]);
}

/// The rulebook's complex example: Blue's solid line and Green take as long as Blue's striped line and Orange. All
/// three are paid, Blue once; Orange placed none of the Destinations.
#[test]
fn mtest_2_the_example_of_test_d_pays_everybody_on_a_fastest_trip_once() {
    let blue = ("seats/0/lines/solid/path", "6,-1 5,-1 4,-1l 3,-1lD 2,-1r 1,-1r");
    let striped = ("seats/0/lines/striped/path", "4,2 4,1 4,0 3,0l");
    let green = ("seats/1/lines/solid/path", "2,4 2,3 2,2r 2,1r 2,0r 1,0l 1,-1l 1,-2l 1,-3rD");
    let orange = ("seats/2/lines/solid/path", "6,-3 5,-2 5,-1r 4,0l 4,-1l 4,-2r 3,-2r 2,-2r 2,-3r");
    let stations = ("stations", "3,-1 2,-1 1,-1 1,-2 3,0 4,0 4,-2 2,-3");
    let state = four(&[blue, striped, green, orange, stations]);
    assert_eq!(points(&state, letter('D')), [6, 6, 3, 0]);
    let tests = scoring::tests(&state);
    let verdict = tests.iter().find(|verdict| verdict.test == letter('D')).expect("test D");
    assert_eq!(verdict.fastest.as_ref().map(|fastest| fastest.minutes), Some(6));
}

/// The rulebook's impossible trip: no station touches the Leisure Destination, so only its player is at fault.
#[test]
fn mtest_3_in_the_example_of_test_c_the_player_of_the_isolated_destination_is_at_fault() {
    let housing = ("seats/0/lines/solid/path", "4,2 3,2 3,1r 3,0r 4,-1lC");
    let orange = ("seats/2/lines/solid/path", "6,-1 5,-1 4,-1r 3,-1r 2,-1lC");
    let state = four(&[housing, orange, ("stations", "3,0")]);
    assert_eq!(points(&state, letter('C')), [0, 0, -6, 0]);
}

/// The first player's Housing A and the second's Work A on one line of the second player.
const SERVED: Part = ("seats/1/lines/solid/path", "6,-4 5,-3 4,-2 3,-2lA 2,-2 1,-2");

#[test]
fn mtest_3_who_is_at_fault_for_an_impossible_trip() {
    let faults = |state: &State| -> Vec<(u8, &str)> {
        let tests = scoring::tests(state);
        let of_a = tests.into_iter().next().expect("A").faults.into_iter();
        let name = |fault| match fault {
            Fault::NotPlaced(_) => "not placed",
            Fault::NoStation(_) => "no station",
            Fault::NotConnected(_) => "not connected",
        };
        of_a.map(|(seat, fault)| (seat.0, name(fault))).collect()
    };
    let none = at(&[("rivalry", "count")]);
    assert_eq!(faults(&none), [(0, "not placed"), (1, "not placed")]);
    assert_eq!(points(&none, letter('A')), [-6, -6]);
    let unserved = at(&[("rivalry", "count"), SERVED]);
    assert_eq!(faults(&unserved), [(0, "not placed"), (1, "no station")]);
    let half = at(&[("rivalry", "count"), SERVED, ("stations", "3,-2")]);
    assert_eq!(faults(&half), [(0, "not placed")]);
    assert_eq!(points(&half, letter('A')), [-6, 0]);
}

const SUNDAY: Part = ("seats/0/lines/solid/path", "6,-1 5,0 4,1 3,2 2,2 1,2 0,2 -1,2");
const ON_SUNDAY: Part = ("stations", "1,2 -1,2");
const BESIDE_SUNDAY: Part = ("seats/1/lines/solid/path", "-1,6 -1,5 -1,4 -1,3 -1,2 0,2 1,2");

#[test]
fn mtest_4_sunday_leads_from_park_to_lake() {
    let state = at(&[SUNDAY, ON_SUNDAY]);
    assert_eq!(points(&state, Test::Sunday), [5, 0]);
    assert_eq!(points(&at(&[]), Test::Sunday), [0, 0]);
}

#[test]
fn mtest_5_two_riders_cancel_each_other() {
    assert_eq!(points(&at(&[SUNDAY, BESIDE_SUNDAY, ON_SUNDAY]), Test::Sunday), [0, 0]);
    assert_eq!(
        points(&at(&[("rivalry", "count"), SUNDAY, BESIDE_SUNDAY, ON_SUNDAY]), Test::Sunday),
        [5, 5]
    );
    assert_eq!(points(&at(&[]), letter('A')), [0, 0]);
}

#[test]
fn mtest_6_ties_go_to_finished_lines_then_to_tunnels() {
    for seed in 0..200 {
        let end = play(&setup(2, seed), seed, |_| {});
        let outcome = Metromania::outcome(&end).expect("an outcome");
        let rank =
            |seat: Seat| (outcome.scores[seat], end.finished_lines(seat), end.tunnels_laid(seat));
        let [first, second] = [Seat(0), Seat(1)].map(rank);
        let expected = match first.cmp(&second) {
            std::cmp::Ordering::Less => vec![Seat(1)],
            std::cmp::Ordering::Equal => vec![Seat(0), Seat(1)],
            std::cmp::Ordering::Greater => vec![Seat(0)],
        };
        assert_eq!(outcome.winners, expected);
    }
}

#[test]
fn names_the_field_that_makes_a_position_impossible() {
    let course = "seats/0/lines/solid/path";
    let is_told_at = |players, parts: &[Part], at: &str| {
        let error = position(players, parts).expect_err(at);
        assert_eq!(error.at, at, "{error}");
    };
    is_told_at(5, &[], "position");
    is_told_at(2, &[("districts", r#"["T1", "T1", "T2", "T3", "T4", "T5"]"#)], "districts");
    is_told_at(2, &[("districts", r#"["T1", "T7", "T2", "T3", "T4", "T5"]"#)], "districts[1]");
    is_told_at(2, &[("turns", "[0, 0, 3, 0, 0, 0]")], "districts");
    is_told_at(2, &[("active", "2")], "active");
    is_told_at(2, &[(course, "6,-1 0,0")], "seats[0].lines.solid.path");
    is_told_at(2, &[(course, "6,-1 5,-1x")], "seats[0].lines.solid.path");
    is_told_at(2, &[("seats/1/lines/solid/path", "[[6, 9]]")], "seats[1].lines.solid.path");
    is_told_at(2, &[("nonsense", "1")], "nonsense");
    is_told_at(2, &[("stations", "9,9")], "stations");
    is_told_at(3, &[("municipality", "strict")], "position");
    let closed = ("seats/0/lines/solid/closed", "true");
    is_told_at(2, &[(course, "6,-5 5,-4"), closed], "seats[0].lines.solid.closed");
    is_told_at(2, &[("seats/1/lines/striped/closed", "true")], "seats[1].lines.striped.closed");
    is_told_at(2, &[("decision", "double")], "decision");
    is_told_at(2, &[("seats/0/hand", r#"["HB"]"#)], "seats[0].hand[0]");
    is_told_at(2, &[("last_turns", "2")], "position");
    is_told_at(2, &[("seats/0/score", "-1")], "position");
    let cell = r#"[{ "destination": "HA", "cell": [[0, 0], [1, 0], [0, 1]] }]"#;
    is_told_at(2, &[("placed", cell)], "placed[0]");
    is_told_at(2, &[("decision", "side")], "under_way");
    is_told_at(2, &[("decision", "over")], "over");
    let edge = |edge: &str| format!(r#"{{ "line": "solid", "edge": {edge} }}"#);
    let elsewhere = edge("[[0, 0], [1, 0]]");
    is_told_at(
        2,
        &[BESIDE_SPOTS, ("decision", "side"), ("under_way", &elsewhere)],
        "under_way.edge",
    );
    let strict = ("municipality", "strict");
    let more = r#"["HA", "WB", "LD"]"#;
    is_told_at(4, &[strict, ("seats/0/hand", more)], "seats");
    is_told_at(4, &[strict, ("seats/0/hand", r#"["HA", "WB"]"#)], "seats");
}

#[test]
fn mset_4_positions_of_the_strict_municipality_have_the_dealt_hands() {
    let given = four(&[("municipality", "strict")]);
    let dealt = Metromania::new(&Setup { municipality: Municipality::Strict, ..setup(4, 1) });
    assert_eq!(given.hands, dealt.expect("a legal setup").hands);
}

/// `ids.txt` lists the rules; the tests of MLINE-7 begin with `mline_7_`.
#[test]
fn every_rule_has_a_test() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/metromania");
    let sources = ["rules.rs", "reckoning.rs", "golden.rs"];
    let source: String = sources
        .iter()
        .map(|name| std::fs::read_to_string(folder.join(name)).expect("a source"))
        .collect();
    let ids = std::fs::read_to_string(folder.join("ids.txt")).expect("the ids");
    let untested = ids
        .lines()
        .filter(|id| !source.contains(&format!("fn {}_", id.to_lowercase().replace('-', "_"))));
    assert_eq!(untested.collect::<Vec<_>>(), Vec::<&str>::new());
}
