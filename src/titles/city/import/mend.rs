//! Changes that a player makes to a draft before playing it.

use super::check::{At, Finding, Why};
use super::paths::Distances;
use super::raw::Lost;
use super::{Deck, DeckColor, Draft, DraftRoute, DraftTicket, Kind, clean, is_same_name, layout};

/// A change of a draft. Routes and Tickets are identified by their numbers in the file, places by their index in the
/// draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Mend {
    /// Sets the board's name.
    Name(String),
    /// Sets the number of trams of each player.
    Trams(u8),
    /// Sets the spaces of a Route, and of the other Route of a Double Route.
    Length(usize, u32),
    /// Sets the colour of a Route; `None` is grey.
    Color(usize, Option<DeckColor>),
    /// Sets the points of a Ticket.
    Value(usize, u32),
    /// Moves a place by steps of the drawing grid.
    Move(usize, (i32, i32)),
    LeaveOutRoute(usize),
    LeaveOutTicket(usize),
    /// Plays all tunnels as plain Routes.
    LevelTunnels,
    /// Plays all tunnels as tunnels, on a big board.
    BoreTunnels,
    /// Makes the board a big one.
    Enlarge,
    /// Keeps long Tickets as a deck of their own, on a big board.
    PartTickets,
    /// Mixes long Tickets with the others.
    MixTickets,
    /// Adds Tickets until there are enough.
    ProposeTickets,
    /// Sets the name of a place.
    PlaceName(usize, String),
    /// Resolves an unknown name to a place, wherever it is used.
    Mean(String, usize),
    /// Merges the first place into the second.
    Same(usize, usize),
    /// Keeps the Tickets of one deck, by its index in the file; `None` keeps all.
    Deck(Option<usize>),
    /// Drops the finding about a row that was not understood.
    LeaveOutLine(At),
    /// Lays out all places by the lengths of the Routes.
    PlaceByLengths,
    /// Sets the number of pieces at which the last turns begin.
    LastPieces(u8),
}

impl Draft {
    /// Returns the draft after a change. A change of something that does not exist has no effect.
    #[must_use]
    pub fn mended(&self, mend: &Mend) -> Draft {
        let mut draft = self.clone();
        match *mend {
            Mend::Name(ref name) => draft.name = clean(name).unwrap_or_else(|| "?".to_owned()),
            Mend::Trams(trams) => {
                draft.rules.pieces.trams = trams;
                draft.said.trams = Some(trams);
                draft.found.retain(|found| !matches!(found.why, Why::TramsAssumed(_)));
            }
            Mend::Length(row, length) => draft.set_length(row, length),
            Mend::Color(row, color) => {
                draft.route_mut(row).into_iter().for_each(|route| route.color = color);
                draft.found.retain(|found| {
                    !matches!(found.why, Why::UnknownColor(_)) || !is_route(found, row)
                });
            }
            Mend::Value(row, points) => {
                let ticket = draft.tickets.iter_mut().find(|ticket| ticket.row == row);
                ticket.into_iter().for_each(|ticket| ticket.points = points);
                draft.found.retain(|found| !is_count(&found.why) || !is_ticket(found, row));
            }
            Mend::Move(place, steps) => draft.shift(place, steps),
            Mend::LeaveOutRoute(row) => {
                draft.routes.retain(|route| route.row != row);
                draft.lost.retain(|lost| !lost.is_route(row));
                draft.found.retain(|found| !is_route(found, row));
            }
            Mend::LeaveOutTicket(row) => {
                draft.tickets.retain(|ticket| ticket.row != row);
                draft.lost.retain(|lost| !lost.is_ticket(row));
                draft.found.retain(|found| !is_ticket(found, row));
            }
            Mend::LevelTunnels => draft.level_tunnels(),
            Mend::BoreTunnels => draft.bore_tunnels(),
            Mend::Enlarge => draft.enlarge(),
            Mend::PartTickets => draft.part_tickets(),
            Mend::MixTickets => draft.mix_tickets(),
            Mend::ProposeTickets => draft.propose_tickets(),
            Mend::PlaceName(place, ref name) => draft.rename(place, name),
            Mend::Mean(ref name, place) => draft.mean(name, place),
            Mend::Same(place, other) => draft.unite(place, other),
            Mend::Deck(deck) => draft.choose_deck(deck),
            Mend::LeaveOutLine(ref line) => draft.found.retain(|found| found.at != *line),
            Mend::LastPieces(pieces) => draft.rules.last_pieces = pieces,
            Mend::PlaceByLengths => {
                draft.places.iter_mut().for_each(|place| place.at = None);
                draft.routes.iter_mut().for_each(|route| route.bends.clear());
                draft.lay();
            }
        }
        draft.size();
        draft
    }

    /// Returns the Route with this number in the file.
    pub fn route(&self, row: usize) -> Option<&DraftRoute> {
        self.routes.iter().find(|route| route.row == row)
    }

    /// Returns the Ticket with this number in the file.
    pub fn ticket(&self, row: usize) -> Option<&DraftTicket> {
        self.tickets.iter().find(|ticket| ticket.row == row)
    }

    /// Returns the spaces of the shortest path between two places; `None` if they are not connected.
    pub fn shortest_way(&self, ends: [usize; 2]) -> Option<u32> {
        Distances::of(self).between(ends)
    }

    fn route_mut(&mut self, row: usize) -> Option<&mut DraftRoute> {
        self.routes.iter_mut().find(|route| route.row == row)
    }

    fn set_length(&mut self, row: usize, length: u32) {
        let Some([from, to]) = self.route(row).map(|route| route.ends) else { return };
        self.found.retain(|found| !is_count(&found.why) || !is_route(found, row));
        let is_lane =
            |route: &&mut DraftRoute| route.ends == [from, to] || route.ends == [to, from];
        for route in self.routes.iter_mut().filter(is_lane) {
            route.length = length;
            route.symbols = route.symbols.min(length);
            if route.kind == Kind::Ferry && route.symbols == 0 {
                route.symbols = 1;
            }
        }
    }

    /// Renames a place, unless the name is taken.
    fn rename(&mut self, place: usize, name: &str) {
        let Some(name) = clean(name) else { return };
        let others = (0..self.places.len()).filter(|&at| at != place);
        if others.into_iter().any(|other| is_same_name(&self.places[other].name, &name)) {
            return;
        }
        let Some(there) = self.places.get_mut(place) else { return };
        let old = std::mem::replace(&mut there.name, name.clone());
        self.found.retain(|found| found.at != At::Place(old.clone()) || found.why != Why::SameName);
        self.call(&old, &name);
    }

    /// Renames a place in the findings.
    fn call(&mut self, old: &str, name: &str) {
        for found in &mut self.found {
            let known = match &mut found.at {
                At::Place(known) => std::slice::from_mut(known),
                At::Route(_, ends) | At::Ticket(_, ends) => ends,
                At::Board | At::Line(..) | At::File(_) => continue,
            };
            known.iter_mut().filter(|it| *it == old).for_each(|it| name.clone_into(it));
        }
    }

    /// Merges a place into another one, with its Routes and Tickets.
    fn unite(&mut self, place: usize, other: usize) {
        if place == other || place.max(other) >= self.places.len() {
            return;
        }
        let moved = |at: usize| {
            let at = if at == place { other } else { at };
            at - usize::from(at > place)
        };
        let meant = self.places[other].name.clone();
        let gone = self.places.remove(place).name;
        self.found.retain(|found| found.at != At::Place(gone.clone()));
        self.call(&gone, &meant);
        let ends = self.routes.iter_mut().map(|route| &mut route.ends);
        let ends = ends.chain(self.tickets.iter_mut().map(|ticket| &mut ticket.ends)).flatten();
        let named = self.ids.iter_mut().map(|(_, at)| at);
        let ends = ends.chain(&mut self.stacks).chain(named);
        let ends = ends.chain(self.lost.iter_mut().flat_map(Lost::known_mut));
        ends.for_each(|end| *end = moved(*end));
        for ticket in std::mem::take(&mut self.tickets) {
            self.add_ticket(ticket);
        }
        self.lay();
    }

    /// Keeps the Tickets of one deck, or of all, and the long ones. Of Tickets with the same places the first remains.
    fn choose_deck(&mut self, deck: Option<usize>) {
        let goes =
            |it: &DraftTicket| it.deck == Deck::Usual && deck.is_some_and(|deck| deck != it.set);
        let gone: Vec<usize> = self.tickets.iter().filter(|it| goes(it)).map(|it| it.row).collect();
        self.tickets.retain(|it| !goes(it));
        self.found.retain(|found| !gone.iter().any(|&row| is_ticket(found, row)));
        for ticket in std::mem::take(&mut self.tickets) {
            self.add_ticket(DraftTicket { set: 0, ..ticket });
        }
    }

    /// Moves a place. This fixes the spots of all places in the draft.
    fn shift(&mut self, place: usize, (right, down): (i32, i32)) {
        let scale = self.drawing().scale;
        let spots = layout::spots(self);
        self.places.iter_mut().zip(spots).for_each(|(place, spot)| place.at = Some(spot));
        self.grid = Some(1.0 / scale);
        if let Some((x, y)) = self.places.get_mut(place).and_then(|place| place.at.as_mut()) {
            *x += f64::from(right) / scale;
            *y += f64::from(down) / scale;
        }
    }
}

fn is_route(found: &Finding, row: usize) -> bool {
    matches!(found.at, At::Route(at, _) if at == row)
}

fn is_ticket(found: &Finding, row: usize) -> bool {
    matches!(found.at, At::Ticket(at, _) if at == row)
}

/// Returns whether a finding is about the notation of a count.
fn is_count(why: &Why) -> bool {
    matches!(why, Why::NotWhole(_) | Why::NoNumber(_))
}

#[cfg(test)]
mod tests {
    use super::super::{Severity, check, read};
    use super::*;

    /// A ring of six places with chords; Route 2 is too long, and the colour of Route 3 is unknown.
    const RING: &str = "A ; B ; 2 ; red\nB ; C ; 12 ; blue\nC ; D ; 3 ; teal\nD ; E ; 2 ; green\nE ; F ; 4 ; black\n\
                        F ; A ; 3 ; orange\nA ; D ; 5 ; grey\nB ; E ; 4 ; grey";

    fn whys(draft: &Draft, severity: Severity) -> Vec<Why> {
        check(draft).into_iter().filter(|it| it.severity == severity).map(|it| it.why).collect()
    }

    #[test]
    fn corrects_a_faulty_board_step_by_step() {
        let draft = read(RING).expect("plain lines");
        assert_eq!(whys(&draft, Severity::Stops), [Why::TooFewTickets(0, 10), Why::Length(12)]);
        let draft = draft.mended(&Mend::Length(2, 6));
        assert_eq!(whys(&draft, Severity::Stops), [Why::TooFewTickets(0, 10)]);
        let draft =
            draft.mended(&Mend::ProposeTickets).mended(&Mend::Name(" My  ring ".to_owned()));
        assert_eq!(whys(&draft, Severity::Stops), []);
        assert!(whys(&draft, Severity::Note).contains(&Why::UnknownColor("teal".to_owned())));
        let draft = draft.mended(&Mend::Color(3, Some(DeckColor::Purple)));
        assert!(!whys(&draft, Severity::Note).contains(&Why::UnknownColor("teal".to_owned())));
        assert_eq!(draft.board().expect("a board").data().name, "My ring");
    }

    #[test]
    fn moves_one_place_by_steps_of_the_grid() {
        let draft = read(RING).expect("plain lines").mended(&Mend::Move(1, (0, 0)));
        let moved = draft.mended(&Mend::Move(1, (3, -2)));
        let steps = |draft: &Draft, at: usize| {
            let drawing = draft.drawing();
            [drawing.point(draft.places[at].at.expect("a spot")), drawing.point((0.0, 0.0))]
        };
        let ([old, old_corner], [new, new_corner]) = (steps(&draft, 1), steps(&moved, 1));
        let (right, down) = (new_corner.x - old_corner.x, new_corner.y - old_corner.y);
        assert_eq!((new.x - old.x - right, new.y - old.y - down), (3, -2));
        assert_eq!(moved.places[0], draft.places[0]);
    }

    #[test]
    fn merges_two_places_with_similar_names() {
        let text =
            "Nordtor ; Hafen ; 2 ; red\nNordtor ; Warte ; 3 ; blue\nWarte ; Nordtro ; 2 ; green";
        let draft = read(text).expect("plain lines");
        let alike = |draft: &Draft| {
            let found = check(draft).into_iter();
            found.filter(|it| matches!(it.why, Why::Alike(_))).map(|it| it.at).collect::<Vec<At>>()
        };
        assert_eq!(alike(&draft), [At::Place("Nordtro".to_owned())]);
        let draft = draft.mended(&Mend::Same(3, 0));
        assert_eq!((alike(&draft), draft.routes[2].ends), (vec![], [2, 0]));
        assert_eq!(draft.places.len(), 3, "the misspelt one is gone");
    }

    #[test]
    fn sets_the_length_of_both_lanes() {
        let draft = read("A ; B ; 2 ; red\nB ; A ; 3 ; blue").expect("plain lines");
        let lengths = |draft: &Draft| draft.routes.iter().map(|it| it.length).collect::<Vec<_>>();
        assert_eq!(lengths(&draft.mended(&Mend::Length(2, 4))), [4, 4]);
        assert_eq!(lengths(&draft.mended(&Mend::LeaveOutRoute(1))), [3]);
        assert_eq!(lengths(&draft.mended(&Mend::Length(9, 4))), [2, 3]);
    }

    #[test]
    fn drops_findings_about_removed_routes() {
        let text = "from,to,length,color\nA,B,2,teal\nB,A,2,teal\nA,B,12,red\n,B,2,red";
        let draft = read(text).expect("a list");
        let about = |draft: &Draft, row: usize| {
            check(draft).iter().filter(|found| is_route(found, row)).count()
        };
        for row in 1..=4 {
            assert!(about(&draft, row) > 0, "{row}: {:?}", check(&draft));
            assert_eq!(about(&draft.mended(&Mend::LeaveOutRoute(row)), row), 0, "{row}");
        }
    }
}
