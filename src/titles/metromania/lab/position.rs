//! Positions in files and reports (`tests/positions/README.md`).

use crate::engine::game::{BySeat, Game, Seat};
use crate::measure::{PositionError, wrong};
use crate::titles::metromania::boards::{
    Cell, City, DISTRICTS, Edge, Flank, Placement, SIDES, SpotType, Vertex,
};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::deal::{self, CHOOSERS, strict_hand};
use crate::titles::metromania::rules::destination::{Destination, Destinations, Letter};
use crate::titles::metromania::rules::notation::{pattern_name, point_named};
use crate::titles::metromania::rules::reading::STATIONS;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::state::{
    Decision, Dig, LineId, Pattern, Phase, State, Tunnel, Undealt,
};
use crate::titles::metromania::rules::turn;
use crate::titles::metromania::rules::validate::check_counts;
use crate::titles::metromania::rules::variants::{Municipality, Rivalry};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position. Only the seats are required.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Position {
    /// How the Destinations were dealt.
    municipality: Municipality,
    /// How two players score the same test.
    rivalry: Rivalry,
    /// The districts of sectors 0 to 5; T1 to T6 if left out.
    districts: Option<[String; SIDES]>,
    /// The thirds by which each is turned.
    turns: [u8; SIDES],
    /// The seat to act; the first if left out, nobody at the end.
    active: Option<Seat>,
    /// True if the game has ended.
    over: bool,
    decision: WrittenDecision,
    under_way: Option<UnderWay>,
    /// Tunnels dug in this turn.
    dug: u8,
    /// True if a Destination was placed in this turn.
    has_placed: bool,
    /// Passes in a row.
    passes: u8,
    /// The last turns left, once they have begun.
    last_turns: Option<u8>,
    stations: Points,
    /// The stations left; 30 minus those on the board if left out.
    stations_left: Option<u8>,
    placed: Vec<PlacedDestination>,
    /// The seed of the deal, before the letters are dealt.
    seed: Option<u64>,
    seats: Vec<Holding>,
}

/// The present decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenDecision {
    Double,
    #[default]
    Turn,
    Side,
    Destination,
    Station,
    Over,
}

/// The chosen parts of a tunnel, or the line finished except for its free station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnderWay {
    line: Pattern,
    #[serde(skip_serializing_if = "Option::is_none")]
    edge: Option<[Vertex; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Flank>,
}

/// A Destination on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedDestination {
    destination: Destination,
    cell: Cell,
}

/// The possessions of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Holding {
    /// The points for stations.
    score: i32,
    /// The Destinations in hand. If no player has any, all remaining ones are dealt in turn.
    hand: Option<Vec<Destination>>,
    /// The type taken twice, with three players before the letters are dealt.
    double: Option<SpotType>,
    lines: OwnLines,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct OwnLines {
    solid: WrittenLine,
    striped: WrittenLine,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WrittenLine {
    /// Its points from the start.
    path: Points,
    /// The cells of its tunnels; if left out, the free ones next to its path.
    cells: Vec<Cell>,
    /// True if it is finished and its owner has built on it since (MLINE-6).
    closed: bool,
}

/// Points, or a text of them. In a path, a point of a text may also name the side of its tunnel and the letter on it: `3,-2lA`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Vec<Vertex>")]
struct Points(Vec<WrittenTunnel>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WrittenTunnel {
    to: Vertex,
    flank: Option<Flank>,
    letter: Option<Letter>,
}

impl FromIterator<Vertex> for Points {
    fn from_iter<I: IntoIterator<Item = Vertex>>(points: I) -> Points {
        Points(
            points.into_iter().map(|to| WrittenTunnel { to, flank: None, letter: None }).collect(),
        )
    }
}

impl From<Points> for Vec<Vertex> {
    fn from(points: Points) -> Vec<Vertex> {
        points.0.iter().map(|step| step.to).collect()
    }
}

impl TryFrom<Value> for Points {
    type Error = String;

    fn try_from(value: Value) -> Result<Points, String> {
        if let Value::String(text) = value {
            return text.split_whitespace().map(read_step).collect::<Result<_, _>>().map(Points);
        }
        let points: Vec<Vertex> = serde_json::from_value(value).map_err(|why| why.to_string())?;
        Ok(points.into_iter().collect())
    }
}

fn read_step(word: &str) -> Result<WrittenTunnel, String> {
    let end = word.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(word.len());
    let (point, marks) = word.split_at(end);
    let to = point_named(point).ok_or_else(|| format!("there is no point {point}"))?;
    let mut marks = marks.chars();
    let flank = match marks.next() {
        None => None,
        Some('l') => Some(Flank::Left),
        Some('r') => Some(Flank::Right),
        Some(_) => return Err(format!("{word}: a tunnel lies l or r of its edge")),
    };
    let named = |name| Letter::named(name).ok_or_else(|| format!("{word}: letters are A to F"));
    Ok(WrittenTunnel { to, flank, letter: marks.next().map(named).transpose()? })
}

impl Position {
    /// Writes a position.
    pub(super) fn of(state: &State) -> Position {
        let placements = state.city.placements();
        let name = |placed: &Placement| DISTRICTS[usize::from(placed.district)].name.to_owned();
        let placed = Destination::all().filter_map(|destination| {
            let cell = state.placed[destination.index()]?;
            Some(PlacedDestination { destination, cell })
        });
        let (decision, under_way) = written_decision(state.decision);
        Position {
            municipality: state.municipality,
            rivalry: state.rivalry,
            districts: Some(placements.each_ref().map(name)),
            turns: placements.map(|placed| placed.turn),
            active: Metromania::to_act(state),
            over: state.decision == Decision::Over,
            decision,
            under_way,
            dug: state.turn.dug,
            has_placed: state.turn.placed,
            passes: state.passes,
            last_turns: match state.phase {
                Phase::LastTurns(left) => Some(left),
                Phase::Construction => None,
            },
            stations: state.stations.iter().collect(),
            stations_left: Some(state.supply),
            placed: placed.collect(),
            seed: state.undealt.as_ref().map(|undealt| undealt.seed),
            seats: state.hands.seats().map(|seat| Holding::of(state, seat)).collect(),
        }
    }

    /// Makes the position to play. It may be one that no game can reach; its legal actions are computed all the same.
    ///
    /// # Errors
    /// The first part that the rules do not have.
    pub(super) fn open(&self) -> Result<State, PositionError> {
        let (setup, city) = self.setup()?;
        let mut state = State::empty(&setup, city);
        let seat = self.active.unwrap_or(Seat(0));
        if seat.index() >= state.players() {
            return wrong("active", format!("there is no seat {}", seat.0));
        }
        if self.decision == WrittenDecision::Double {
            let doubles = self.seats.iter().map(|holding| holding.double).collect();
            if setup.players != CHOOSERS {
                return wrong("decision", "three players choose types");
            }
            deal::ask(&mut state, seat, Undealt { seed: self.seed.unwrap_or(0), doubles });
            return Ok(state);
        }
        self.lay_lines(&mut state)?;
        self.put_stations(&mut state)?;
        self.put_destinations(&mut state)?;
        for (seat, holding) in (0..).map(Seat).zip(&self.seats) {
            state.points[seat] = holding.score;
        }
        state.passes = self.passes;
        state.phase = self.last_turns.map_or(Phase::Construction, Phase::LastTurns);
        if self.decision != WrittenDecision::Over {
            check_counts(&state).map_err(PositionError::whole)?;
        }
        self.ask(&mut state, seat)?;
        Ok(state)
    }

    fn setup(&self) -> Result<(Setup, City), PositionError> {
        let mut placements = [0, 1, 2, 3, 4, 5].map(|district| Placement { district, turn: 0 });
        for (at, placement) in placements.iter_mut().enumerate() {
            placement.turn = self.turns[at];
            let Some(names) = &self.districts else { continue };
            let known = DISTRICTS.iter().position(|district| district.name == names[at]);
            let Some(district) = known else {
                return wrong(format!("districts[{at}]"), "the districts are T1 to T6");
            };
            placement.district = district as u8;
        }
        let setup = Setup {
            municipality: self.municipality,
            rivalry: self.rivalry,
            ..Setup::standard(self.seats.len().min(9) as u8, 0)
        };
        setup.check().map_err(PositionError::whole)?;
        match City::new(placements) {
            Some(city) => Ok((setup, city)),
            None => wrong("districts", "each lies once, turned by 0 to 2 thirds"),
        }
    }

    fn lay_lines(&self, state: &mut State) -> Result<(), PositionError> {
        for line in state.line_ids() {
            let course = self.course(line);
            let at = |field: &str| {
                let (seat, pattern) = (line.owner().0, pattern_name(line.pattern()));
                format!("seats[{seat}].lines.{pattern}.{field}")
            };
            course.lay(state, line).or_else(|what| wrong(at("path"), what))?;
            if course.closed {
                if !state.line(line).is_finished() {
                    return wrong(at("closed"), "only a finished line is closed");
                }
                state.closed.insert(line);
            }
        }
        Ok(())
    }

    fn course(&self, line: LineId) -> &WrittenLine {
        let lines = &self.seats[line.owner().index()].lines;
        match line.pattern() {
            Pattern::Solid => &lines.solid,
            Pattern::Striped => &lines.striped,
        }
    }

    fn put_stations(&self, state: &mut State) -> Result<(), PositionError> {
        for step in &self.stations.0 {
            if step.to.is_apex() || step.flank.is_some() {
                return wrong("stations", "a station stands on a point of the city");
            }
            state.stations.insert(step.to);
        }
        let usual = STATIONS.saturating_sub(state.stations.len() as u8);
        state.supply = self.stations_left.unwrap_or(usual);
        Ok(())
    }

    /// Puts down the Destinations on the board, named in paths or in the list, then the hands.
    fn put_destinations(&self, state: &mut State) -> Result<(), PositionError> {
        for (index, &PlacedDestination { destination, cell }) in self.placed.iter().enumerate() {
            let fits =
                state.spot(cell) == Some(destination.kind()) && state.line_in(cell).is_some();
            if !fits || state.placed[destination.index()].is_some() {
                let what = "a Destination lies once, on a tunnel on a Spot of its type";
                return wrong(format!("placed[{index}]"), what);
            }
            state.placed[destination.index()] = Some(cell);
        }
        let is_strict = self.municipality == Municipality::Strict;
        if self.seats.iter().any(|holding| holding.hand.is_some()) {
            for (seat, holding) in (0..).map(Seat).zip(&self.seats) {
                let hand: Destinations = holding.hand.iter().flatten().copied().collect();
                let left = hand.iter().filter(|it| state.placed[it.index()].is_none());
                state.hands[seat] = left.collect();
            }
        } else if is_strict {
            give_strict_hands(state);
        } else {
            deal_in_turn(state);
        }
        if is_strict && !has_strict_hands(state) {
            return wrong("seats", "the hands are not those of the strict municipality");
        }
        Ok(())
    }

    /// Sets the decision.
    fn ask(&self, state: &mut State, seat: Seat) -> Result<(), PositionError> {
        turn::open(state, seat);
        state.turn.dug = self.dug;
        state.turn.placed = self.has_placed;
        state.turn.first = state.tunnels_laid(seat) == usize::from(self.dug);
        state.decision = match self.decision {
            WrittenDecision::Double | WrittenDecision::Turn => Decision::Turn,
            WrittenDecision::Side => Decision::Flank(self.dig(state)?),
            WrittenDecision::Destination => match self.under_way.and_then(|it| it.side) {
                Some(side) => Decision::Destination(self.dig(state)?, side),
                None => {
                    return wrong("under_way.side", "the tunnel lies left or right of its edge");
                }
            },
            WrittenDecision::Station => match self.under_way {
                Some(it) => Decision::Bonus(LineId::of(seat, it.line)),
                None => return wrong("under_way", "which line is finished?"),
            },
            WrittenDecision::Over => Decision::Over,
        };
        if self.over != (self.decision == WrittenDecision::Over) {
            return wrong("over", "the game is over where there is no other decision");
        }
        if state.decision != Decision::Over && Metromania::legal(state).is_empty() {
            return wrong("decision", "there is nothing to decide here");
        }
        Ok(())
    }

    /// Returns the chosen tunnel, without its side and Destination.
    fn dig(&self, state: &State) -> Result<Dig, PositionError> {
        let ends = self.under_way.and_then(|it| Some((it.line, it.edge?)));
        let Some((pattern, [one, other])) = ends else {
            return wrong("under_way", "which line goes on, and along which edge?");
        };
        let line = LineId::of(state.seat, pattern);
        let edge = Edge::between(one, other);
        let from = state.line(line).head().or([one, other].into_iter().find(|end| end.is_apex()));
        match edge.zip(from).filter(|(edge, from)| edge.other(*from).is_some()) {
            Some((edge, from)) => Ok(Dig { line, edge, from }),
            None => wrong("under_way.edge", "the line does not go on along this edge"),
        }
    }
}

/// Returns a decision and its chosen parts.
fn written_decision(decision: Decision) -> (WrittenDecision, Option<UnderWay>) {
    let tunnel = |dig: Dig, side| {
        Some(UnderWay { line: dig.line.pattern(), edge: Some(dig.edge.ends()), side })
    };
    match decision {
        Decision::Double => (WrittenDecision::Double, None),
        Decision::Turn => (WrittenDecision::Turn, None),
        Decision::Flank(dig) => (WrittenDecision::Side, tunnel(dig, None)),
        Decision::Destination(dig, side) => (WrittenDecision::Destination, tunnel(dig, Some(side))),
        Decision::Bonus(line) => (
            WrittenDecision::Station,
            Some(UnderWay { line: line.pattern(), edge: None, side: None }),
        ),
        Decision::Over => (WrittenDecision::Over, None),
    }
}

impl Holding {
    fn of(state: &State, seat: Seat) -> Holding {
        let [solid, striped] =
            Pattern::ALL.map(|own| WrittenLine::of(state, LineId::of(seat, own)));
        Holding {
            score: state.points[seat],
            hand: Some(state.hands[seat].iter().collect()),
            double: state.undealt.as_ref().and_then(|undealt| undealt.doubles[seat]),
            lines: OwnLines { solid, striped },
        }
    }
}

impl WrittenLine {
    fn of(state: &State, id: LineId) -> WrittenLine {
        let line = state.line(id);
        WrittenLine {
            path: line.path().collect(),
            cells: line.tunnels.iter().map(|tunnel| tunnel.cell).collect(),
            closed: state.closed.has(id),
        }
    }

    /// Lays the tunnels of the line, and the Destinations named in its text.
    fn lay(&self, state: &mut State, line: LineId) -> Result<(), &'static str> {
        if !self.cells.is_empty() && self.cells.len() + 1 != self.path.0.len() {
            return Err("there is a cell for each tunnel");
        }
        for (index, pair) in self.path.0.windows(2).enumerate() {
            let (from, WrittenTunnel { to, flank, letter }) = (pair[0].to, pair[1]);
            let edge = Edge::between(from, to).ok_or("the points are not neighbours")?;
            let said = self.cells.get(index);
            let free = |cell: &Cell| {
                state.line_in(*cell).is_none() && said.is_none_or(|said| said == cell)
            };
            let mut sides = Flank::ALL.into_iter().filter(|&it| flank.is_none_or(|one| one == it));
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
            }
        }
        Ok(())
    }
}

/// Gives each player the Destinations of the strict municipality that are not placed (MSET-4).
fn give_strict_hands(state: &mut State) {
    for seat in state.hands.seats() {
        let left = strict_hand(seat).iter().filter(|it| state.placed[it.index()].is_none());
        state.hands[seat] = left.collect();
    }
}

/// Returns whether each player has the Destinations of the strict municipality, in hand or placed.
fn has_strict_hands(state: &State) -> bool {
    let own = |seat| Destination::all().filter(move |&one| state.holder(one) == Some(seat));
    state.hands.seats().all(|seat| own(seat).collect::<Destinations>() == strict_hand(seat))
}

/// Deals the Destinations that are not placed, each to the player with the fewest among those without its letter.
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
