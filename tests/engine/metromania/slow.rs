//! A second, slow search from the rules alone, on coordinates: legal tunnels and the stations they make, blocked lines,
//! legal stations and passes, the types to choose from, the fastest trips.

use catenary::engine::game::{Game, Seat};
use catenary::titles::metromania::boards::{Cell, CityGround, SpotType, Vertex};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::action::Action;
use catenary::titles::metromania::rules::destination::Destination;
use catenary::titles::metromania::rules::state::{Decision, LineId, Pattern, Phase, State};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Point = (i8, i8);
pub(crate) type Triangle = [Point; 3];

const E: [Point; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// A line as the points of its path.
#[derive(Clone, Default)]
pub(crate) struct Way {
    pub(crate) points: Vec<Point>,
}

/// A position as points and triangles.
pub(crate) struct Slow {
    players: usize,
    pub(crate) lines: Vec<Way>,
    taken: BTreeSet<Triangle>,
    pub(crate) stations: BTreeSet<Point>,
    supply: usize,
}

/// A legal tunnel: its line, start, end and triangles.
pub(crate) type Choice = (LineId, Point, Point, BTreeSet<Triangle>);

fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

fn times(a: Point, n: i8) -> Point {
    (a.0 * n, a.1 * n)
}

fn in_city(p: Point) -> bool {
    p.0.abs().max(p.1.abs()).max((p.0 + p.1).abs()) <= 5
}

fn triangle(mut points: Triangle) -> Triangle {
    points.sort_unstable();
    points
}

fn direction(from: Point, to: Point) -> Option<usize> {
    E.iter().position(|&step| add(from, step) == to)
}

/// Returns an edge in a normal form, the same for both directions.
fn edge(a: Point, b: Point) -> (Point, Point) {
    (a.min(b), a.max(b))
}

/// Returns the arrow cells: side, whether white, two rim points, apex (MBOARD-4).
fn arrows(players: usize) -> Vec<(usize, bool, [Point; 2], Point)> {
    let mut all = Vec::new();
    for k in 0..6 {
        for m in 0..5i8 {
            let rim = |m: i8| add(times(E[k], 5 - m), times(E[(k + 1) % 6], m));
            let apex = add(rim(m), E[(k + 1) % 6]);
            let number = if players == 2 { k } else { k + m as usize };
            all.push((k, number % 2 == 0, [rim(m), rim(m + 1)], apex));
        }
    }
    all
}

fn are_close(a: usize, b: usize) -> bool {
    a == b || (a + 1) % 6 == b || (b + 1) % 6 == a
}

fn point(vertex: Vertex) -> Point {
    vertex.place()
}

fn cell_of(points: Triangle) -> Option<Cell> {
    let [Some(a), Some(b), Some(c)] = points.map(|(q, r)| Vertex::named(q, r)) else { return None };
    Cell::of([a, b, c])
}

impl Slow {
    pub(crate) fn of(state: &State) -> Slow {
        let lines = state.lines.iter().map(|line| Way { points: line.path().map(point).collect() });
        let cells = state.lines.iter().flat_map(|line| &line.tunnels);
        Slow {
            players: state.players(),
            lines: lines.collect(),
            taken: cells.map(|tunnel| triangle(tunnel.cell.vertices().map(point))).collect(),
            stations: state.stations.iter().map(point).collect(),
            supply: usize::from(state.supply),
        }
    }

    fn line(&self, line: LineId) -> &[Point] {
        &self.lines[line.index()].points
    }

    fn edges(&self, line: LineId) -> BTreeSet<(Point, Point)> {
        self.line(line).windows(2).map(|pair| edge(pair[0], pair[1])).collect()
    }

    fn is_finished(&self, line: LineId) -> bool {
        let points = self.line(line);
        points.len() > 2 && points.last().is_some_and(|&last| !in_city(last))
    }

    /// Returns the side on which a line starts.
    fn start_side(&self, line: LineId) -> Option<usize> {
        let start = *self.line(line).first()?;
        arrows(self.players).into_iter().find(|arrow| arrow.3 == start).map(|arrow| arrow.0)
    }

    /// Returns the free arrow cells of a colour for a line that must keep away from a side (MLINE-2, MLINE-6).
    fn open_arrows(&self, white: bool, away: Option<usize>) -> Vec<([Point; 2], Point)> {
        let free = arrows(self.players).into_iter().filter(|&(_, colour, rim, apex)| {
            colour == white && !self.taken.contains(&triangle([rim[0], rim[1], apex]))
        });
        let free: Vec<_> = free.collect();
        let is_far = |side: usize| away.is_none_or(|away| !are_close(side, away));
        let any_far = free.iter().any(|arrow| is_far(arrow.0));
        let open = free.into_iter().filter(|arrow| !any_far || is_far(arrow.0));
        open.map(|(_, _, rim, apex)| (rim, apex)).collect()
    }

    /// Returns the stations that a tunnel makes (MSTAT-1).
    pub(crate) fn made(&self, line: LineId, from: Point, to: Point) -> BTreeSet<Point> {
        let here = edge(from, to);
        let before = self.line(line).windows(2).last().map(|pair| edge(pair[0], pair[1]));
        let mut made = BTreeSet::new();
        for other in LineId::all(self.players).filter(|&other| other != line) {
            let edges = self.edges(other);
            if edges.contains(&here) {
                continue;
            }
            if before.is_some_and(|before| edges.contains(&before)) {
                made.insert(from);
            }
            if self.line(other).contains(&to) {
                made.insert(to);
            }
        }
        &made - &self.stations
    }

    /// Returns all tunnels that are possible for a line by geometry alone; `open` says which triangles of the city may
    /// be used.
    pub(crate) fn tunnels(&self, line: LineId, open: impl Fn(Triangle) -> bool) -> Vec<Choice> {
        let points = self.line(line);
        if points.len() == 19 || self.is_finished(line) {
            return Vec::new();
        }
        let mut found: Vec<Choice> = Vec::new();
        let Some(&head) = points.last() else {
            let other = LineId::of(line.owner(), line.pattern().other());
            for (rim, apex) in self.open_arrows(true, self.start_side(other)) {
                let cell = BTreeSet::from([triangle([rim[0], rim[1], apex])]);
                found.extend(rim.map(|to| (line, apex, to, cell.clone())));
            }
            return self.payable(found);
        };
        let last = direction(points[points.len() - 2], head).expect("neighbours");
        for (number, step) in E.into_iter().enumerate() {
            let (to, turn) = (add(head, step), (number + 6 - last) % 6);
            let bends =
                turn == 0 || turn == 1 || turn == 5 || (turn != 3 && self.stations.contains(&head));
            if !bends || points.contains(&to) {
                continue;
            }
            let cells: BTreeSet<Triangle> = if in_city(to) {
                let thirds = [E[(number + 1) % 6], E[(number + 5) % 6]].map(|step| add(head, step));
                let inside = thirds.into_iter().filter(|&third| in_city(third));
                let cells = inside.map(|third| triangle([head, to, third]));
                cells.filter(|cell| !self.taken.contains(cell) && open(*cell)).collect()
            } else {
                let ends = self.open_arrows(false, self.start_side(line)).into_iter();
                let here = ends.filter(|(rim, apex)| *apex == to && rim.contains(&head));
                here.map(|(rim, apex)| triangle([rim[0], rim[1], apex])).collect()
            };
            if !cells.is_empty() {
                found.push((line, head, to, cells));
            }
        }
        self.payable(found)
    }

    /// Returns the tunnels for whose stations the supply suffices (MSTAT-3).
    fn payable(&self, found: Vec<Choice>) -> Vec<Choice> {
        let can = |choice: &Choice| self.made(choice.0, choice.1, choice.2).len() <= self.supply;
        found.into_iter().filter(can).collect()
    }

    /// Returns whether a line is blocked (MLINE-7).
    pub(crate) fn is_blocked(&self, state: &State, line: LineId) -> bool {
        if self.is_finished(line) {
            return false;
        }
        if self.line(line).is_empty() {
            let other = LineId::of(line.owner(), line.pattern().other());
            return self.open_arrows(true, self.start_side(other)).is_empty();
        }
        self.tunnels(line, |cell| is_open(state, line.owner(), cell, |_, _| true)).is_empty()
    }
}

/// Returns whether a triangle may be used, a Spot only with a Destination that `fits`.
pub(crate) fn is_open(
    state: &State,
    seat: Seat,
    points: Triangle,
    fits: impl Fn(Destination, Cell) -> bool,
) -> bool {
    let Some(cell) = cell_of(points) else { return false };
    match state.city.ground(cell) {
        CityGround::Plain => true,
        CityGround::Lake | CityGround::Park => false,
        CityGround::Spot(kind) => {
            let mut own = state.hands[seat].iter().filter(|one| one.kind() == kind);
            own.any(|one| fits(one, cell))
        }
    }
}

/// Returns the legal tunnels of the player to move, also by the rules of Destinations (MDEST-1, MLINE-1).
pub(crate) fn choices(state: &State) -> Vec<Choice> {
    let slow = Slow::of(state);
    let fits = |one: Destination, cell: Cell| {
        let twin = Destination::all()
            .find(|other| other.letter() == one.letter() && other.kind() != one.kind())
            .expect("a twin");
        let near = |other: Cell| cell.vertices().iter().any(|v| other.vertices().contains(v));
        !state.turn.placed && !state.placed[twin.index()].is_some_and(near)
    };
    let lines = Pattern::ALL.map(|pattern| LineId::of(state.seat, pattern));
    let started = lines.iter().any(|&line| !slow.line(line).is_empty());
    let first = state.turn.first && state.turn.dug > 0;
    let may = |line: &LineId| !(first && started && slow.line(*line).is_empty());
    let open = |cell: Triangle| is_open(state, state.seat, cell, fits);
    lines.into_iter().filter(may).flat_map(|line| slow.tunnels(line, open)).collect()
}

/// The history that the rules need besides the position: the finished lines on which their owners have built since
/// (MLINE-6), and the chosen types (MSET-3).
#[derive(Default)]
pub(crate) struct History {
    closed: BTreeSet<usize>,
    pub(crate) chosen: Vec<(Seat, SpotType)>,
}

impl History {
    /// Notes an action before it is applied.
    pub(crate) fn note(&mut self, state: &State, action: Action) {
        match action {
            Action::Double(kind) => self.chosen.push((state.seat, kind)),
            Action::Station(vertex) => {
                let slow = Slow::of(state);
                let own = LineId::all(slow.players).filter(|line| line.owner() == state.seat);
                let ended = own
                    .filter(|&it| slow.is_finished(it) && slow.line(it).contains(&point(vertex)));
                self.closed.extend(ended.map(LineId::index));
            }
            _ => {}
        }
    }

    /// Returns the indices of the closed lines.
    pub(crate) fn closed(&self) -> &BTreeSet<usize> {
        &self.closed
    }

    /// Returns the intermediate stations that the player to move can build (MSTAT-4).
    pub(crate) fn sites(&self, state: &State) -> BTreeSet<Point> {
        let slow = Slow::of(state);
        let own = LineId::all(slow.players).filter(|line| line.owner() == state.seat);
        own.flat_map(|line| self.line_sites(&slow, line)).collect()
    }

    /// Returns those on one line: corners without a station that have a station or an end on both sides.
    fn line_sites(&self, slow: &Slow, line: LineId) -> Vec<Point> {
        if slow.supply == 0 || self.closed.contains(&line.index()) {
            return Vec::new();
        }
        let points = slow.line(line);
        let counts = |at: usize| {
            let is_end = at + 1 == points.len() && slow.is_finished(line);
            at == 0 || is_end || slow.stations.contains(&points[at])
        };
        let between =
            |&at: &usize| !counts(at) && (0..at).any(counts) && (at + 1..points.len()).any(counts);
        (0..points.len()).filter(between).map(|at| points[at]).collect()
    }

    /// Returns the places for the free station of a line that has just been finished (MLINE-6).
    pub(crate) fn bonus(&self, state: &State, line: LineId) -> BTreeSet<Point> {
        self.line_sites(&Slow::of(state), line).into_iter().collect()
    }

    /// Returns whether the player to move may pass (MTURN-1, MTURN-2, MEND-1).
    pub(crate) fn may_pass(&self, state: &State) -> bool {
        let open = |cell: &Triangle| {
            cell_of(*cell)
                .is_some_and(|cell| !matches!(state.city.ground(cell), CityGround::Spot(_)))
        };
        let must_dig = || {
            choices(state).iter().any(|(.., cells)| {
                cells.iter().any(|cell| cell.iter().any(|&it| !in_city(it)) || open(cell))
            })
        };
        let last = matches!(state.phase, Phase::LastTurns(_));
        state.turn.dug == 0 && (last || !must_dig() && self.sites(state).is_empty())
    }

    /// Returns the types that are left to choose from; empty once two of three players have chosen (MSET-3).
    pub(crate) fn types_left(&self, players: usize) -> Vec<SpotType> {
        if players != 3 || self.chosen.len() == 2 {
            return Vec::new();
        }
        let is_left = |kind: &SpotType| !self.chosen.iter().any(|(_, chosen)| chosen == kind);
        SpotType::ALL.into_iter().filter(is_left).collect()
    }

    /// Returns all legal actions except tunnels, in any order.
    pub(crate) fn expected(&self, state: &State) -> Vec<Action> {
        let stations = |sites: BTreeSet<Point>| -> Vec<Action> {
            let vertex = |(q, r): Point| Vertex::named(q, r).expect("a point");
            sites.into_iter().map(|site| Action::Station(vertex(site))).collect()
        };
        match state.decision {
            Decision::Double => {
                self.types_left(state.players()).into_iter().map(Action::Double).collect()
            }
            Decision::Bonus(line) => {
                let mut expected = stations(self.bonus(state, line));
                expected.push(Action::Decline);
                expected
            }
            Decision::Turn if state.turn.dug == 0 => {
                let mut expected = stations(self.sites(state));
                expected.extend(self.may_pass(state).then_some(Action::Pass));
                expected
            }
            _ => Vec::new(),
        }
    }
}

/// Returns the engine's legal actions except tunnels, their sides, their Destinations, and stopping.
pub(crate) fn listed(state: &State) -> Vec<Action> {
    let is_meant = |action: &Action| {
        matches!(action, Action::Double(_) | Action::Station(_) | Action::Pass | Action::Decline)
    };
    Metromania::legal(state).into_iter().filter(is_meant).collect()
}

/// A station on a line: the line's index, and the station's index on it.
type Stop = (usize, usize);

/// Returns the minutes of the fastest trips, and every section that one of them uses; `None` if there is no trip.
pub(crate) fn fastest(
    stops: &[Vec<Point>],
    from: &BTreeSet<Point>,
    to: &BTreeSet<Point>,
) -> Option<(u16, BTreeSet<Stop>)> {
    let all: Vec<Stop> = (0..stops.len())
        .flat_map(|line| (0..stops[line].len()).map(move |at| (line, at)))
        .collect();
    let mut time: BTreeMap<(Stop, Stop), u16> = BTreeMap::new();
    for &a in &all {
        for &b in &all {
            let same_place = stops[a.0][a.1] == stops[b.0][b.1];
            let known = match (a == b, a.0 == b.0 && a.1.abs_diff(b.1) == 1, same_place) {
                (true, ..) => 0,
                (_, true, _) => 1,
                (.., true) => 3,
                _ => continue,
            };
            time.insert((a, b), known);
        }
    }
    for &over in &all {
        for &a in &all {
            let Some(&first) = time.get(&(a, over)) else { continue };
            for &b in &all {
                let Some(&second) = time.get(&(over, b)) else { continue };
                let best = time.entry((a, b)).or_insert(u16::MAX);
                *best = (*best).min(first + second);
            }
        }
    }
    let ends = |set: &BTreeSet<Point>| -> Vec<Stop> {
        all.iter().copied().filter(|&(line, at)| set.contains(&stops[line][at])).collect()
    };
    let (starts, goals) = (ends(from), ends(to));
    let pairs = || starts.iter().flat_map(|&a| goals.iter().map(move |&b| (a, b)));
    let minutes = pairs().filter_map(|pair| time.get(&pair).copied()).min()?;
    let mut ridden = BTreeSet::new();
    for (a, b) in pairs().filter(|pair| time.get(pair) == Some(&minutes)) {
        for &(line, at) in all.iter().filter(|&&(line, at)| at + 1 < stops[line].len()) {
            let (here, next) = ((line, at), (line, at + 1));
            for (x, y) in [(here, next), (next, here)] {
                let parts = [time.get(&(a, x)), time.get(&(y, b))];
                if let [Some(before), Some(after)] = parts
                    && before + 1 + after == minutes
                {
                    ridden.insert((line, at));
                }
            }
        }
    }
    Some((minutes, ridden))
}
