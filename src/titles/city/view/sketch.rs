//! Drawing of a board draft, which may still have any fault.

use super::geometry::{Spot, Track, UNIT};
use super::labels::{PlacedName, names_of};
use crate::table::board::camera::Size;
use crate::table::board::lettering::Lettering;
use crate::titles::city::boards::{Color, Kind, Label};
use crate::titles::city::import::{At, Draft, DraftRoute, Finding, Ground, Severity, label};

/// The most places with names; more names would be unreadable.
const MOST_NAMED: usize = 64;
/// The most spaces drawn on a Route.
const MOST_SPACES: u8 = 12;

/// The part of a draft that a finding or a press refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Board,
    /// A place, by its index in the draft.
    Place(usize),
    /// A Route, by its row in the file.
    Route(usize),
    /// A Ticket, by its row in the file.
    Ticket(usize),
}

impl Subject {
    /// Returns the subject of a finding.
    pub fn of(draft: &Draft, finding: &Finding) -> Subject {
        match &finding.at {
            At::Board | At::Line(..) | At::File(_) => Subject::Board,
            At::Place(name) => {
                let place = draft.places.iter().position(|place| place.name == *name);
                place.map_or(Subject::Board, Subject::Place)
            }
            At::Route(row, _) => Subject::Route(*row),
            At::Ticket(row, _) => Subject::Ticket(*row),
        }
    }
}

/// A Route of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct SketchRoute {
    /// Its row in the file.
    pub row: usize,
    pub track: Track,
    pub kind: Kind,
    pub color: Option<Color>,
    pub length: u8,
    pub symbols: u8,
    pub ground: Ground,
}

/// A numbered mark at the subject of a finding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Number of the finding in its list, from 1.
    pub number: usize,
    pub severity: Severity,
    pub subject: Subject,
    pub at: Spot,
    /// Number of earlier marks at the same spot.
    pub beside: usize,
}

/// A draft in drawing units.
#[derive(Clone, Debug, PartialEq)]
pub struct Sketch {
    pub size: (u32, u32),
    /// The places with a Route, each as its index in the draft and its spot.
    pub places: Vec<(usize, Spot)>,
    labels: Vec<Label>,
    pub routes: Vec<SketchRoute>,
    /// The ends of each Ticket, by its row in the file.
    tickets: Vec<(usize, [Spot; 2])>,
}

impl Sketch {
    /// Returns the drawing of a draft.
    pub fn of(draft: &Draft) -> Sketch {
        let drawing = draft.drawing();
        let unit = f64::from(UNIT);
        let spot = |at| {
            let point = drawing.point(at);
            (f64::from(point.x) * unit, f64::from(point.y) * unit)
        };
        let at = |place: usize| drawing.spots.get(place).map_or((0.0, 0.0), |&at| spot(at));
        let is_joined = |place: &usize| draft.routes.iter().any(|route| route.ends.contains(place));
        let places: Vec<usize> = (0..draft.places.len()).filter(is_joined).collect();
        let labels = places.iter().take(MOST_NAMED + 1).map(|&place| label(&draft.places[place]));
        let side = |length: i16| (i32::from(length) * UNIT).unsigned_abs();
        Sketch {
            size: (side(drawing.size.x), side(drawing.size.y)),
            labels: labels.collect(),
            routes: draft.routes.iter().map(|route| sketch_route(draft, route, at, spot)).collect(),
            tickets: draft.tickets.iter().map(|it| (it.row, it.ends.map(at))).collect(),
            places: places.into_iter().map(|place| (place, at(place))).collect(),
        }
    }

    /// Returns the positions of names in letters of at least the given size; empty if there are too many places.
    pub fn names(&self, least: Lettering) -> Vec<PlacedName> {
        if self.places.len() > MOST_NAMED {
            return Vec::new();
        }
        let (width, height) = self.size;
        let size = Size { width: width.into(), height: height.into() };
        let spots = self.places.iter().map(|&(_, spot)| spot);
        let stops: Vec<(Spot, Label)> = spots.zip(self.labels.iter().copied()).collect();
        let tracks: Vec<Track> = self.routes.iter().map(|route| route.track.clone()).collect();
        names_of(size, &stops, &tracks, least)
    }

    /// Returns the two ends of a Ticket.
    pub fn ticket(&self, row: usize) -> Option<[Spot; 2]> {
        self.tickets.iter().find(|(ticket, _)| *ticket == row).map(|&(_, ends)| ends)
    }

    /// Returns the spot of a subject; `None` if it is not on the drawing.
    pub fn spot(&self, subject: Subject) -> Option<Spot> {
        match subject {
            Subject::Board => None,
            Subject::Place(place) => {
                self.places.iter().find(|(at, _)| *at == place).map(|&(_, spot)| spot)
            }
            Subject::Route(row) => {
                self.routes.iter().find(|route| route.row == row).map(|it| it.track.middle())
            }
            Subject::Ticket(row) => {
                self.ticket(row).map(|[(ax, ay), (bx, by)]| ((ax + bx) / 2.0, (ay + by) / 2.0))
            }
        }
    }

    /// Returns a mark for each finding whose subject is on the drawing.
    pub fn marks(&self, draft: &Draft, findings: &[Finding]) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Vec::new();
        for (number, finding) in (1..).zip(findings) {
            let subject = Subject::of(draft, finding);
            if let Some(at) = self.spot(subject) {
                let beside = marks.iter().filter(|mark| mark.at == at).count();
                marks.push(Mark { number, severity: finding.severity, subject, at, beside });
            }
        }
        marks
    }
}

fn sketch_route(
    draft: &Draft,
    route: &DraftRoute,
    at: impl Fn(usize) -> Spot,
    spot: impl Fn((f64, f64)) -> Spot,
) -> SketchRoute {
    let [from, to] = route.ends;
    let joins = |other: &&DraftRoute| other.ends == [from, to] || other.ends == [to, from];
    let lanes: Vec<&DraftRoute> = draft.routes.iter().filter(joins).collect();
    let first = lanes.first().copied().unwrap_or(route);
    let bends = first.bends.iter().map(|&bend| spot(bend));
    let [start, end] = first.ends.map(at);
    let line: Vec<Spot> = [start].into_iter().chain(bends).chain([end]).collect();
    let lane = lanes.iter().position(|lane| lane.row == route.row).unwrap_or_default();
    let small = |count: u32| count.min(MOST_SPACES.into()) as u8;
    SketchRoute {
        row: route.row,
        track: Track::lane(&line, lane, lanes.len().max(1)),
        kind: route.kind,
        color: draft.played_color(route),
        length: small(route.length),
        symbols: small(route.symbols.min(route.length)),
        ground: route.ground,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::boards::Board;
    use crate::titles::city::import::{check, read, write};

    /// Draws every fault at once, with each finding at its place.
    #[test]
    fn draws_a_draft_with_every_fault() {
        let text = "from,to,length,color\nA,B,9,teal\nB,A,0,red\nA,B,2,red\nC,C,2,red\nD,E,300,blue\n\n\
                    from,to,points\nA,E,90\nA,Z,5";
        let draft = read(text).expect("a list");
        let findings = check(&draft);
        let sketch = Sketch::of(&draft);
        assert_eq!(sketch.routes.len(), draft.routes.len());
        assert_eq!(sketch.names(Lettering::default()).len(), sketch.places.len());
        let marks = sketch.marks(&draft, &findings);
        for (number, finding) in (1..).zip(&findings) {
            let is_drawn = sketch.spot(Subject::of(&draft, finding)).is_some();
            assert_eq!(marks.iter().any(|mark| mark.number == number), is_drawn, "{finding:?}");
        }
        assert!(marks.len() > 4, "{findings:?}");
    }

    #[test]
    fn draws_a_draft_like_its_board() {
        for board in Board::BUILT_IN {
            let draft = read(&write(board.data())).expect("our own file");
            let (sketch, own) = (Sketch::of(&draft), draft.board().expect("a board"));
            assert_eq!(sketch.size, super::super::geometry::extent(own.data()));
            for ((id, _), route) in own.data().all_routes().zip(&sketch.routes) {
                assert_eq!(Track::of(own.data(), id), route.track, "{id:?}");
            }
        }
    }

    #[test]
    fn draws_empty_and_oversized_drafts() {
        let many: String = (0..900).map(|at| format!("P{at} ; P{} ; 3 ; red\n", at + 1)).collect();
        let sketch = Sketch::of(&read(&many).expect("lines"));
        assert_eq!((sketch.places.len(), sketch.names(Lettering::default()).len()), (901, 0));
        let nothing = read("{\"stops\":[],\"routes\":[]}").expect("a payload");
        assert_eq!(Sketch::of(&nothing).places.len(), 0);
    }
}
