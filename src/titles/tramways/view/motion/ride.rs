//! A Passenger's ride: its route Link by Link, and the tram's place over time.

use crate::table::{PlayerColor, Players};
use crate::titles::tramways::network::{CellId, Direction, GridPoint, MapTurn};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::rules::link::{LinkEnd, LinkIndex, Tile};
use crate::titles::tramways::rules::state::{CurrentAction, Ride, State};
use crate::titles::tramways::view::map::position::{point, steps};
use crate::titles::tramways::view::motion::GameChange;
use crate::titles::tramways::view::scene::TileStep;

/// Limit of a ride, in milliseconds.
pub const MOST_RIDE: u32 = 2100;
/// Milliseconds for boarding before the first Link.
const BOARDING: u32 = 200;
/// Milliseconds for a stop, and for getting off at the last one.
const STOP: u32 = 130;
/// Milliseconds for a Link: a base, and more for each tile.
const LINK: (u32, u32) = (240, 70);
const MOST_LINK: u32 = 640;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TramRide {
    /// The colour of the tram's player.
    pub color: PlayerColor,
    /// The cell where the Passenger stood.
    pub from: GridPoint,
    /// The cell where the tram arrives.
    pub to: GridPoint,
    /// The Links, in order; never empty.
    pub legs: Vec<RideLeg>,
    /// The type of the Building at the end; `None` if it is another location.
    pub bonus: Option<BuildingType>,
}

/// A Link of a ride.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RideLeg {
    /// Its tiles in the direction of travel.
    pub steps: Vec<TileStep>,
    /// When the tram leaves, in milliseconds from the beginning.
    pub leaves: u32,
    /// When it arrives, in milliseconds from the beginning.
    pub arrives: u32,
}

impl TramRide {
    /// Returns how long it takes, in milliseconds.
    pub fn lasts(&self) -> u32 {
        self.legs.last().map_or(0, |leg| leg.arrives + STOP)
    }
}

/// The ride within a change.
pub(super) fn ride(change: GameChange) -> Option<TramRide> {
    let arrives = |event: &Event| matches!(event, Event::Moved { .. });
    let (state, _) = change.steps().find(|(_, step)| step.events.iter().any(arrives))?;
    match &state.work {
        CurrentAction::Ride(taken) => ride_of(state, change.after.players, taken),
        _ => None,
    }
}

fn ride_of(state: &State, players: &Players, taken: &Ride) -> Option<TramRide> {
    let routes = routes(state, taken);
    let last = *routes.last()?.last()?;
    let end = *taken.stops.last()?;
    Some(TramRide {
        color: players.color(state.seat),
        from: point(state, taken.from),
        to: last.at.step(last.to),
        legs: timed(routes),
        bonus: match state.destination(end) {
            Some(Destination::Kind(kind)) => Some(kind),
            _ => None,
        },
    })
}

/// The tiles of each Link in the direction of travel.
pub(super) fn routes(state: &State, taken: &Ride) -> Vec<Vec<TileStep>> {
    let pairs = taken.links.iter().zip(&taken.stops);
    pairs.filter_map(|(&link, &from)| route(state, link, from)).collect()
}

fn route(state: &State, link: LinkIndex, from: CellId) -> Option<Vec<TileStep>> {
    let link = state.links.get(link.index())?;
    let forward = state.across(link.port(LinkEnd::First)) == Some(from);
    let tiles: Vec<Tile> = if forward {
        link.tiles.to_vec()
    } else {
        link.tiles.iter().rev().map(|tile| tile.reversed()).collect()
    };
    (!tiles.is_empty()).then(|| steps(state, &tiles))
}

/// Times each Link; a long ride is faster throughout.
fn timed(routes: Vec<Vec<TileStep>>) -> Vec<RideLeg> {
    let length = |steps: &Vec<TileStep>| (LINK.0 + LINK.1 * steps.len() as u32).min(MOST_LINK);
    let whole = BOARDING + routes.iter().map(|steps| length(steps) + STOP).sum::<u32>();
    let quick = |time: u32| if whole > MOST_RIDE { time * (MOST_RIDE - 400) / whole } else { time };
    let mut now = BOARDING;
    let leg = |steps: Vec<TileStep>| {
        let (leaves, lasts) = (now, quick(length(&steps)).max(40));
        now = leaves + lasts + quick(STOP);
        RideLeg { steps, leaves, arrives: leaves + lasts }
    };
    routes.into_iter().map(leg).collect()
}

/// The side of the tram that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TramSide {
    /// The long side, going right.
    Right,
    /// The long side, going left.
    Left,
    /// The end, going up or down.
    End,
}

/// The tram at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RideFrame {
    /// Milliseconds from the beginning of the ride.
    pub at: u32,
    /// X on the drawing, in its units.
    pub x: f64,
    /// Y on the drawing, in its units.
    pub y: f64,
    /// The side shown.
    pub face: TramSide,
}

/// Milliseconds between two frames.
const TICK: u32 = 30;

/// Returns the frames of a ride on a turned map, from its first stop to its last.
pub fn frames(ride: &TramRide, turn: MapTurn) -> Vec<RideFrame> {
    ride.legs.iter().flat_map(|leg| leg_frames(leg, turn)).collect()
}

fn leg_frames(leg: &RideLeg, turn: MapTurn) -> Vec<RideFrame> {
    let steps: Vec<TileStep> = leg.steps.iter().map(|step| turn.step(step)).collect();
    let lasts = leg.arrives - leg.leaves;
    let count = (lasts / TICK).max(2);
    let frame = |n: u32| {
        let part = smooth(f64::from(n) / f64::from(count));
        let (x, y, face) = place(&steps, part);
        RideFrame { at: leg.leaves + lasts * n / count, x, y, face }
    };
    (0..=count).map(frame).collect()
}

/// Eases in and out.
fn smooth(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

/// The place at a part of the way; a curve counts as long as a straight, for an even speed.
fn place(steps: &[TileStep], part: f64) -> (f64, f64, TramSide) {
    let along = part * steps.len() as f64;
    let n = (along as usize).min(steps.len() - 1);
    let rest = (along - n as f64).clamp(0.0, 1.0);
    let (x, y) = spot(&steps[n], rest);
    let heading = if rest < 0.5 { steps[n].from.opposite() } else { steps[n].to };
    (x, y, face(heading))
}

fn face(heading: Direction) -> TramSide {
    match heading {
        Direction::East => TramSide::Right,
        Direction::West => TramSide::Left,
        Direction::North | Direction::South => TramSide::End,
    }
}

/// A spot on a tile: on a straight line, or on the quarter circle around the cell's corner.
fn spot(step: &TileStep, part: f64) -> (f64, f64) {
    let (entry, exit) = (step.entry(), step.exit());
    let (ax, ay) = (f64::from(entry.x), f64::from(entry.y));
    let (bx, by) = (f64::from(exit.x), f64::from(exit.y));
    if step.to == step.from.opposite() {
        return (ax + (bx - ax) * part, ay + (by - ay) * part);
    }
    let middle = crate::titles::tramways::view::scene::centre(step.at);
    let (mx, my) = (f64::from(middle.x), f64::from(middle.y));
    let (cx, cy) = (ax + bx - mx, ay + by - my);
    let (sin, cos) = quarter(part);
    (cx + (ax - cx) * cos + (bx - cx) * sin, cy + (ay - cy) * cos + (by - cy) * sin)
}

/// Sine and cosine of a part (0 to 1) of a right angle, by Bhaskara's formula: at most a hundredth
/// of a radian off. The library's sine brings a table that is larger than all of this motion.
fn quarter(part: f64) -> (f64, f64) {
    let done = part * (2.0 - part);
    let sin = 4.0 * done / (5.0 - done);
    (sin, (1.0 - sin * sin).max(0.0).sqrt())
}
