//! Positions as text that can be written by hand.
//!
//! Each line is a word and what follows it; what stands behind `#` is a remark. Points are axial
//! coordinates (MBOARD-1), players are counted from 0. Only `players` is needed.
//!
//! ```text
//! players 3                    2 to 4
//! city T1 T2+1 T3 T4 T5 T6+2   districts of sectors 0 to 5, `+n` turned by n thirds
//! municipality loyal           usual, loyal or strict
//! rivalry count                cancel or count
//! line 0 solid 6,-5 5,-4 4,-3r 3,-2lA
//!                              its points from the start; a tunnel lies left or right of its edge,
//!                              and has a Destination with that letter
//! stations 3,-2 4,-3
//! hand 0 HA WB LC              by type and letter; without any, all that are left are dealt in turn
//! types H - -                  of three players, before the letters are dealt: the type of which each takes two
//! seed 7                       where the chance of that deal comes from
//! closed 0 solid               a finished line on which its owner has built since
//! points 4 0 2
//! supply 12                    stations left, if not 30 less those that stand
//! turn 1                       whose turn it is
//! passes 1                     passes in a row
//! last 2                       players who still have their last turn, the present one included
//! ```

use crate::engine::game::{BySeat, Seat};
use crate::titles::metromania::boards::{
    Cell, City, DISTRICTS, Edge, Flank, Placement, SIDES, SpotType,
};
use crate::titles::metromania::rules::deal::{self, CHOOSERS, strict_hand};
use crate::titles::metromania::rules::destination::{Destination, Destinations, Letter};
use crate::titles::metromania::rules::notation::{pattern_named, point_named};
use crate::titles::metromania::rules::reading::STATIONS;
use crate::titles::metromania::rules::setup::{Setup, SetupError};
use crate::titles::metromania::rules::state::{LineId, Phase, State, Tunnel, Undealt};
use crate::titles::metromania::rules::turn;
use crate::titles::metromania::rules::validate::check_counts;
use crate::titles::metromania::rules::variants::{CityChoice, Municipality, Rivalry};
use thiserror::Error;

/// Why a text is no position, and in which line, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{what}", place(*line))]
pub struct PositionError {
    /// The line of the text; 0 where it is the whole.
    pub line: usize,
    /// What is wrong with it.
    pub what: &'static str,
}

fn place(line: usize) -> String {
    if line == 0 { String::new() } else { format!("line {line}: ") }
}

/// The position of a text. It need not be one that a game can come to: what is legal in it is
/// judged all the same. Its setup must be one that the rules have.
///
/// # Errors
/// The first line that says nothing, or what the rules do not have.
pub fn read(text: &str) -> Result<State, PositionError> {
    let mut lines = text.lines().zip(1..).map(|(line, number)| {
        let words = line.split('#').next().unwrap_or_default().split_whitespace();
        (words.collect::<Vec<_>>(), number)
    });
    let mut setup = Setup::standard(2, 0);
    let (mut hands, mut municipality_line) = (None, 0);
    let mut rest = Vec::new();
    lines.try_for_each(|(words, number)| {
        let fault = |what| PositionError { line: number, what };
        match words.split_first() {
            None => Ok(()),
            Some((&"hand", hand)) => {
                let count = usize::from(setup.players);
                let all = hands.get_or_insert(BySeat::new(count, |_| Destinations::default()));
                read_hand(hand, all).map_err(fault)
            }
            Some((&word, values)) if is_choice(word) => {
                if word == "municipality" {
                    municipality_line = number;
                }
                read_choice(&mut setup, word, values).map_err(fault)
            }
            Some(_) => {
                rest.push((words, number));
                Ok(())
            }
        }
    })?;
    if setup.check() == Err(SetupError::StrictPlayers(setup.players)) {
        let what = "the strict municipality is for 4 players";
        return Err(PositionError { line: municipality_line, what });
    }
    build(&setup, hands, rest)
}

fn is_choice(word: &str) -> bool {
    matches!(word, "players" | "city" | "municipality" | "rivalry")
}

fn read_choice(setup: &mut Setup, word: &str, values: &[&str]) -> Result<(), &'static str> {
    let value = values.first().copied().unwrap_or_default();
    match word {
        "players" => {
            let count = value.parse().ok().filter(|count| (2..=4).contains(count));
            setup.players = count.ok_or("there are 2 to 4 players")?;
        }
        "city" => setup.city = CityChoice::Laid(read_city(values)?),
        "municipality" => {
            let known = Municipality::ALL.into_iter().find(|one| one.name() == value);
            setup.municipality = known.ok_or("a municipality is usual, loyal or strict")?;
        }
        _ => {
            let known = Rivalry::ALL.into_iter().find(|one| one.name() == value);
            setup.rivalry = known.ok_or("a rivalry is cancel or count")?;
        }
    }
    Ok(())
}

fn read_city(words: &[&str]) -> Result<[Placement; SIDES], &'static str> {
    let placements: Option<Vec<Placement>> = words.iter().map(|word| read_district(word)).collect();
    let placements = placements.and_then(|placements| placements.try_into().ok());
    let known = placements.filter(|&placements| City::new(placements).is_some());
    known.ok_or("a city has the districts T1 to T6, turned by +0 to +2")
}

fn read_district(word: &str) -> Option<Placement> {
    let (name, turn) = word.split_once('+').unwrap_or((word, "0"));
    let district = DISTRICTS.iter().position(|district| district.name == name)?;
    Some(Placement { district: district as u8, turn: turn.parse().ok()? })
}

fn read_seat(word: Option<&&str>, players: usize) -> Result<Seat, &'static str> {
    let seat = word.and_then(|word| word.parse().ok()).filter(|&seat| usize::from(seat) < players);
    seat.map(Seat).ok_or("there is no such player")
}

fn read_hand(words: &[&str], hands: &mut BySeat<Destinations>) -> Result<(), &'static str> {
    let seat = read_seat(words.first(), hands.count())?;
    for word in words.iter().skip(1) {
        hands[seat].insert(read_destination(word).ok_or("a Destination is such as HA")?);
    }
    Ok(())
}

fn read_destination(word: &str) -> Option<Destination> {
    let [kind, letter] = word.chars().collect::<Vec<_>>()[..] else { return None };
    let kind = SpotType::ALL.into_iter().find(|known| known.letter() == kind)?;
    Destination::of(Letter::named(letter)?, kind)
}

type Rest<'a> = Vec<(Vec<&'a str>, usize)>;

fn build(
    setup: &Setup,
    hands: Option<BySeat<Destinations>>,
    rest: Rest,
) -> Result<State, PositionError> {
    let fault = |line| move |what| PositionError { line, what };
    let city = match setup.city {
        CityChoice::Laid(placements) => City::new(placements),
        CityChoice::Random => {
            City::new([0, 1, 2, 3, 4, 5].map(|district| Placement { district, turn: 0 }))
        }
    };
    let city = city.ok_or(PositionError { line: 0, what: "there is no such city" })?;
    let players = usize::from(setup.players);
    let mut state = State::empty(setup, city);
    if let Some(hands) = &hands {
        if hands.count() != players {
            return Err(fault(0)("the number of players comes before the hands"));
        }
        state.hands = hands.clone();
    }
    let mut seat = Seat(0);
    let (mut seed, mut types) = (0, None);
    for (words, number) in &rest {
        let word = words.get(1).copied().unwrap_or_default();
        match words.first() {
            Some(&"turn") => {
                seat = read_seat(words.get(1), players).map_err(fault(*number))?;
            }
            Some(&"seed") => {
                seed = word.parse().map_err(|_| fault(*number)("a seed is a whole number"))?;
            }
            Some(&"types") => {
                if setup.players != CHOOSERS {
                    return Err(fault(*number)("three players choose types"));
                }
                let of_seat = |seat: Seat| read_type(words.get(1 + seat.index()));
                let read: Result<Vec<_>, _> = state.points.seats().map(of_seat).collect();
                types = Some(read.map_err(fault(*number))?.into_iter().collect());
            }
            _ => read_line(&mut state, words).map_err(fault(*number))?,
        }
    }
    if let Some(doubles) = types {
        deal::ask(&mut state, seat, Undealt { seed, doubles });
        return Ok(state);
    }
    if !rest.iter().any(|(words, _)| words.first() == Some(&"supply")) {
        state.supply = STATIONS.saturating_sub(state.stations.len() as u8);
    }
    let is_strict = setup.municipality == Municipality::Strict;
    match hands {
        None if is_strict => give_strict_hands(&mut state),
        None => deal_in_turn(&mut state),
        Some(_) => {}
    }
    if is_strict && !has_strict_hands(&state) {
        return Err(fault(0)("the hands are not those of the strict municipality"));
    }
    for (words, number) in &rest {
        let line = words.get(1..3).map(closed_line).and_then(Result::ok);
        let is_open = |line| !state.line(line).is_finished();
        if words.first() == Some(&"closed") && line.is_some_and(is_open) {
            return Err(fault(*number)("only a finished line is closed"));
        }
    }
    check_counts(&state)
        .map_err(|_| fault(0)("points, passes or last turns are beyond what can be"))?;
    turn::open(&mut state, seat);
    Ok(state)
}

/// The line that a player and a pattern name.
fn closed_line(words: &[&str]) -> Result<LineId, &'static str> {
    let seat = read_seat(words.first(), usize::from(u8::MAX))?;
    let pattern = words.get(1).and_then(|word| pattern_named(word));
    Ok(LineId::of(seat, pattern.ok_or("a line is solid or striped")?))
}

/// What the strict municipality gives each player, but for what is placed (MSET-4).
fn give_strict_hands(state: &mut State) {
    for seat in state.hands.seats() {
        let left = strict_hand(seat).iter().filter(|it| state.placed[it.index()].is_none());
        state.hands[seat] = left.collect();
    }
}

/// Whether each player has the Destinations of the strict municipality, in hand or placed.
fn has_strict_hands(state: &State) -> bool {
    let own = |seat| Destination::all().filter(move |&one| state.holder(one) == Some(seat));
    state.hands.seats().all(|seat| own(seat).collect::<Destinations>() == strict_hand(seat))
}

/// The type of which a player takes two Destinations; `-` where none is chosen.
fn read_type(word: Option<&&str>) -> Result<Option<SpotType>, &'static str> {
    let known =
        |word: &str| SpotType::ALL.into_iter().find(|kind| kind.letter().to_string() == word);
    match word {
        Some(&"-") => Ok(None),
        Some(word) => known(word).map(Some).ok_or("a type is H, W or L"),
        None => Err("each player has a type or -"),
    }
}

/// Deals the Destinations that are not placed: each to the player with the fewest who has not its
/// letter.
fn deal_in_turn(state: &mut State) {
    let mut own = BySeat::new(state.players(), |seat| {
        let own = Destination::all().filter(|&one| state.holder(one) == Some(seat));
        own.filter(|one| state.placed[one.index()].is_some()).collect::<Destinations>()
    });
    for destination in Destination::all() {
        if state.placed[destination.index()].is_some() {
            continue;
        }
        let free = own.seats().filter(|&seat| !own[seat].has(destination.twin()));
        let seat =
            free.min_by_key(|&seat| (own[seat].of_type(destination.kind()).len(), own[seat].len()));
        if let Some(seat) = seat {
            own[seat].insert(destination);
            state.hands[seat].insert(destination);
        }
    }
}

fn read_line(state: &mut State, words: &[&str]) -> Result<(), &'static str> {
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u8>().ok());
    match words.first().copied().unwrap_or_default() {
        "line" => read_path(state, &words[1..])?,
        "stations" => {
            for word in &words[1..] {
                let vertex = point_named(word).filter(|vertex| !vertex.is_apex());
                state.stations.insert(vertex.ok_or("there is no such point in the city")?);
            }
        }
        "points" => {
            for (seat, word) in state.points.seats().zip(&words[1..]) {
                state.points[seat] = word.parse().map_err(|_| "points are whole numbers")?;
            }
        }
        "closed" => {
            read_seat(words.get(1), state.players())?;
            state.closed.insert(closed_line(&words[1..])?);
        }
        "supply" => state.supply = number(1).ok_or("a supply is a number")?,
        "passes" => state.passes = number(1).ok_or("passes are a number")?,
        "last" => state.phase = Phase::LastTurns(number(1).ok_or("last turns are a number")?),
        _ => return Err("a line begins with a word that is not known"),
    }
    Ok(())
}

fn read_path(state: &mut State, words: &[&str]) -> Result<(), &'static str> {
    let seat = read_seat(words.first(), state.players())?;
    let pattern = words.get(1).and_then(|word| pattern_named(word));
    let line = LineId::of(seat, pattern.ok_or("a line is solid or striped")?);
    if state.line(line).is_begun() {
        return Err("the line is there already");
    }
    let mut from = words.get(2).and_then(|word| point_named(word)).ok_or("no such point")?;
    for word in words.iter().skip(3) {
        let (point, flank, letter) = read_step(word)?;
        let to = point_named(point).ok_or("there is no such point")?;
        let edge = Edge::between(from, to).ok_or("the points are not neighbours")?;
        let mut sides = Flank::ALL.into_iter().filter(|&side| flank.is_none_or(|one| one == side));
        let free = |cell: &Cell| state.line_in(*cell).is_none();
        let cell = sides.find_map(|side| edge.cell(from, side).filter(free));
        let cell = cell.ok_or("the space is taken or not there")?;
        if state.line(line).tunnels_left() == 0 {
            return Err("a line has 18 tunnels");
        }
        state.lay(line, Tunnel { edge, to, cell });
        if let Some(letter) = letter {
            let kind = state.spot(cell).ok_or("a Destination lies on a Spot")?;
            let destination = Destination::of(letter, kind).ok_or("no such Destination")?;
            state.placed[destination.index()] = Some(cell);
            state.hands[seat].remove(destination);
        }
        from = to;
    }
    Ok(())
}

type Step<'a> = (&'a str, Option<Flank>, Option<Letter>);

/// A point, the side of its tunnel and the letter on it, such as `3,-2lA`.
fn read_step(word: &str) -> Result<Step<'_>, &'static str> {
    let end = word.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(word.len());
    let (point, marks) = word.split_at(end);
    let mut marks = marks.chars();
    let flank = match marks.next() {
        None => None,
        Some('l') => Some(Flank::Left),
        Some('r') => Some(Flank::Right),
        Some(_) => return Err("a tunnel lies l or r of its edge"),
    };
    let letter = match marks.next() {
        None => None,
        Some(name) => Some(Letter::named(name).ok_or("letters are A to F")?),
    };
    Ok((point, flank, letter))
}
