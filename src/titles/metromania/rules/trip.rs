//! The fastest trips on the network of all lines (MTEST-1).

use super::reading::TUNNELS;
use super::reading::{BOARDING_MINUTES, CHANGE_MINUTES, SECTION_MINUTES};
use super::state::{LINES, LineId, Lines, State};
use crate::titles::metromania::boards::{VERTICES, Vertex, VertexSet};
use arrayvec::ArrayVec;

/// Longer than any trip.
const NEVER: u16 = u16::MAX / 4;

/// The stations of all lines, in the order of the lines.
#[derive(Clone, Debug)]
pub struct StationNet {
    stops: ArrayVec<ArrayVec<Vertex, TUNNELS>, LINES>,
}

/// A section, from the station with this number on its line, from 0, to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Section {
    /// The line.
    pub line: LineId,
    /// The number of its first station.
    pub from: u8,
}

/// All fastest trips between two places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fastest {
    /// The duration in minutes.
    pub minutes: u16,
    /// For each line, a bit for each section used by some fastest trip.
    sections: [u32; LINES],
}

/// A part of a trip on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The line.
    pub line: LineId,
    /// The boarding station.
    pub from: Vertex,
    /// The exit station.
    pub to: Vertex,
    /// The number of sections ridden.
    pub sections: u8,
}

impl Fastest {
    /// Returns the lines with a section on some fastest trip.
    pub fn lines(&self) -> Lines {
        let mut lines = Lines::default();
        let ridden = LineId::all(LINES / 2).zip(self.sections).filter(|(_, bits)| *bits != 0);
        ridden.for_each(|(line, _)| lines.insert(line));
        lines
    }

    /// Iterates over the sections used by some fastest trip.
    pub fn sections(&self) -> impl Iterator<Item = Section> + '_ {
        LineId::all(LINES / 2).flat_map(|line| {
            let bits = self.sections[line.index()];
            let ridden = (0..TUNNELS as u8).filter(move |from| bits >> from & 1 == 1);
            ridden.map(move |from| Section { line, from })
        })
    }
}

/// The minutes to each station on each line.
type Minutes = [[u16; TUNNELS]; LINES];

impl StationNet {
    /// Returns the network of a position.
    pub fn of(state: &State) -> StationNet {
        let stops = |line: LineId| {
            let vertices = state.line(line).tunnels.iter().map(|tunnel| tunnel.to);
            vertices.filter(|&vertex| state.stations.has(vertex)).collect()
        };
        StationNet { stops: state.line_ids().map(stops).collect() }
    }

    /// Makes a network of lines with these stations.
    pub fn new(stops: ArrayVec<ArrayVec<Vertex, TUNNELS>, LINES>) -> StationNet {
        StationNet { stops }
    }

    /// Returns the stations of a line, in order.
    pub fn stops(&self, line: LineId) -> &[Vertex] {
        self.stops.get(line.index()).map_or(&[], |stops| stops)
    }

    /// Returns the fastest trips from any station of one set to any of another; `None` if there is no trip.
    pub fn fastest(&self, from: VertexSet, to: VertexSet) -> Option<Fastest> {
        let (there, back) = (self.minutes(from), self.minutes(to));
        let minutes = self.least(&there, to)?;
        let mut sections = [0; LINES];
        for (line, stops) in self.stops.iter().enumerate() {
            for at in 1..stops.len() {
                let forth = there[line][at - 1] + SECTION_MINUTES + back[line][at];
                let home = there[line][at] + SECTION_MINUTES + back[line][at - 1];
                if forth.min(home) == minutes {
                    sections[line] |= 1 << (at - 1);
                }
            }
        }
        Some(Fastest { minutes, sections })
    }

    /// Returns the fewest minutes to a set of stations.
    fn least(&self, minutes: &Minutes, to: VertexSet) -> Option<u16> {
        let stops = self.stops.iter().zip(minutes);
        let times = stops.flat_map(|(stops, minutes)| stops.iter().zip(minutes));
        let arrivals = times.filter(|(stop, _)| to.has(**stop)).map(|(_, minutes)| *minutes);
        arrivals.min().filter(|&minutes| minutes < NEVER)
    }

    /// Returns the fewest minutes from any station of a set to each station on each line.
    fn minutes(&self, from: VertexSet) -> Minutes {
        let mut minutes = [[NEVER; TUNNELS]; LINES];
        for (stops, minutes) in self.stops.iter().zip(&mut minutes) {
            let boarded = stops.iter().zip(minutes).filter(|(stop, _)| from.has(**stop));
            boarded.for_each(|(_, minutes)| *minutes = BOARDING_MINUTES);
        }
        loop {
            self.ride(&mut minutes);
            if !self.change(&mut minutes) {
                return minutes;
            }
        }
    }

    /// Rides every line to its ends, in both directions.
    fn ride(&self, minutes: &mut Minutes) {
        for (stops, minutes) in self.stops.iter().zip(minutes) {
            for at in 1..stops.len() {
                minutes[at] = minutes[at].min(minutes[at - 1] + SECTION_MINUTES);
            }
            for at in (1..stops.len()).rev() {
                minutes[at - 1] = minutes[at - 1].min(minutes[at] + SECTION_MINUTES);
            }
        }
    }

    /// Changes between the lines at every station; returns whether that made anything faster.
    fn change(&self, minutes: &mut Minutes) -> bool {
        let mut best = [NEVER; VERTICES];
        for (stops, minutes) in self.stops.iter().zip(minutes.iter()) {
            for (stop, &minutes) in stops.iter().zip(minutes) {
                best[stop.index()] = best[stop.index()].min(minutes);
            }
        }
        let mut faster = false;
        for (stops, minutes) in self.stops.iter().zip(minutes) {
            for (stop, minutes) in stops.iter().zip(minutes) {
                let changed = best[stop.index()] + CHANGE_MINUTES;
                if changed < *minutes {
                    *minutes = changed;
                    faster = true;
                }
            }
        }
        faster
    }

    /// Returns at most `most` fastest trips from any station of one set to any of another, each as its legs.
    pub fn trips(&self, from: VertexSet, to: VertexSet, most: usize) -> Vec<Vec<Leg>> {
        let (there, back) = (self.minutes(from), self.minutes(to));
        let Some(minutes) = self.least(&there, to) else { return Vec::new() };
        let mut search =
            TripSearch { net: self, back, minutes, most, legs: Vec::new(), found: Vec::new() };
        for line in (0..self.stops.len()).filter_map(LineId::at) {
            for (at, stop) in self.stops(line).iter().enumerate() {
                if from.has(*stop) {
                    search.board(line, at, 0, to);
                }
            }
        }
        search.found
    }
}

/// A direction of riding along a line.
#[derive(Clone, Copy)]
enum RideDirection {
    /// As it was dug.
    Forth,
    /// The opposite.
    Back,
}

impl RideDirection {
    /// Returns the number of the next station; `None` before the first.
    fn next(self, at: usize) -> Option<usize> {
        match self {
            RideDirection::Forth => at.checked_add(1),
            RideDirection::Back => at.checked_sub(1),
        }
    }
}

/// A search for all fastest trips.
struct TripSearch<'a> {
    net: &'a StationNet,
    back: Minutes,
    minutes: u16,
    most: usize,
    legs: Vec<Leg>,
    found: Vec<Vec<Leg>>,
}

impl TripSearch<'_> {
    /// Boards a line at a station, `spent` minutes after the start.
    fn board(&mut self, line: LineId, at: usize, spent: u16, to: VertexSet) {
        for heading in [RideDirection::Forth, RideDirection::Back] {
            self.ride_on(line, at, heading, spent, to);
        }
    }

    fn ride_on(
        &mut self,
        line: LineId,
        at: usize,
        heading: RideDirection,
        spent: u16,
        to: VertexSet,
    ) {
        let net = self.net;
        let stops = net.stops(line);
        let (mut here, mut time) = (at, spent);
        while self.found.len() < self.most {
            let Some(next) = heading.next(here).filter(|&next| next < stops.len()) else { return };
            (here, time) = (next, time + SECTION_MINUTES);
            if time + self.back[line.index()][here] > self.minutes {
                return;
            }
            let sections = here.abs_diff(at) as u8;
            self.legs.push(Leg { line, from: stops[at], to: stops[here], sections });
            self.arrive(line, stops[here], time, to);
            self.legs.pop();
        }
    }

    fn arrive(&mut self, line: LineId, stop: Vertex, time: u16, to: VertexSet) {
        if time == self.minutes && to.has(stop) {
            self.found.push(self.legs.clone());
            return;
        }
        let time = time + CHANGE_MINUTES;
        for other in (0..self.net.stops.len()).filter_map(LineId::at).filter(|&other| other != line)
        {
            let at = self.net.stops(other).iter().position(|&known| known == stop);
            if let Some(at) = at
                && time + self.back[other.index()][at] <= self.minutes
            {
                self.board(other, at, time, to);
            }
        }
    }
}
