//! The content of texts before their places are identified: every format is read into this, and several texts become
//! one board.

use super::check::{At, Finding, Why};
use super::size::Said;
use super::values::{Amount, is_long, painted};
use super::{
    Deck, Draft, DraftPlace, DraftRoute, DraftTicket, Ground, ImportError, MAX_ROWS, PlaceKind,
    clean, is_same_name, layout, numbered,
};
use crate::titles::city::boards::{BoardRules, Kind, MAX_LENGTH, city};
use crate::words::naming;

/// The content of one text.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Raw {
    /// The name of its file.
    pub(super) file: Option<String>,
    pub(super) name: Option<String>,
    /// The part of a board that the text claims to be.
    pub(super) kind: Option<String>,
    pub(super) places: Vec<RawPlace>,
    /// `None` if the text has no list of Routes.
    pub(super) routes: Option<Vec<RawRoute>>,
    pub(super) tickets: Vec<RawTicket>,
    /// True if its Routes are only pairs of places with a number, which become Tickets if another text has Routes.
    pub(super) is_pairs: bool,
    pub(super) rules: Option<BoardRules>,
    pub(super) said: Said,
    pub(super) grid: Option<f64>,
    /// The places of the stacks of Tourist tokens.
    pub(super) stacks: Vec<End>,
    pub(super) found: Vec<Finding>,
}

/// An end of a Route or Ticket: its names and ids in the text, the most reliable first.
pub(super) type End = Vec<String>;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RawPlace {
    pub(super) name: String,
    pub(super) id: Option<String>,
    pub(super) at: Option<(f64, f64)>,
    pub(super) kind: PlaceKind,
    pub(super) label_angle: Option<f64>,
    pub(super) is_hub: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RawRoute {
    pub(super) row: usize,
    pub(super) ends: [End; 2],
    pub(super) length: Amount,
    /// The named colours of its lanes.
    pub(super) colors: Vec<String>,
    /// Number of its lanes, if no other row has the same ends.
    pub(super) lanes: usize,
    pub(super) is_metro: bool,
    pub(super) symbols: u32,
    pub(super) ground: Ground,
    pub(super) bends: Vec<(f64, f64)>,
    pub(super) is_contested: bool,
    pub(super) is_bridge: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RawTicket {
    pub(super) row: usize,
    pub(super) ends: [End; 2],
    pub(super) points: Amount,
    /// True if the text marks it as long.
    pub(super) is_long: bool,
    /// The name of its deck.
    pub(super) deck: String,
}

/// A Route or Ticket with an unknown end.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lost {
    /// Its ends: a place, or the unknown name.
    ends: [Result<usize, String>; 2],
    it: LostIt,
}

#[derive(Clone, Debug, PartialEq)]
enum LostIt {
    Route(DraftRoute),
    Ticket(DraftTicket),
}

impl Lost {
    pub(super) fn is_route(&self, row: usize) -> bool {
        matches!(&self.it, LostIt::Route(route) if route.row == row)
    }

    /// Returns its known ends.
    pub(super) fn known_mut(&mut self) -> impl Iterator<Item = &mut usize> {
        self.ends.iter_mut().filter_map(|end| end.as_mut().ok())
    }

    pub(super) fn is_ticket(&self, row: usize) -> bool {
        matches!(&self.it, LostIt::Ticket(ticket) if ticket.row == row)
    }
}

/// Combines texts into a draft.
///
/// # Errors
/// They are only part of a board, or several have Routes.
pub(super) fn draft_of(mut raws: Vec<Raw>) -> Result<Draft, ImportError> {
    part_pairs(&mut raws, false)?;
    // Places with positions can be viewed without Routes.
    let has_routes = raws.iter().any(|raw| raw.routes.is_some());
    if !has_routes && raws.iter().all(|raw| raw.kind.is_some() || raw.places.is_empty()) {
        return Err(ImportError::Part(part(&raws)));
    }
    let mut draft = Draft::new(raws.iter().find_map(|raw| raw.name.as_deref()).unwrap_or("Board"));
    let is_silent = raws.iter().all(|raw| raw.rules.is_none());
    let are_pairs = raws.iter().any(|raw| raw.is_pairs && raw.routes.is_some());
    draft.pairs = are_pairs.then(|| raws.clone());
    draft.take(raws);
    if is_silent && !draft.rules.is_big() {
        draft.find(At::Board, Why::TramsAssumed(draft.rules.pieces.trams));
    }
    Ok(draft)
}

/// Decides whether the plain pairs of texts are Routes or Tickets: they are Tickets if another text or the draft has
/// Routes, and among several such texts those with a number above the length of any Route.
///
/// # Errors
/// Several texts have Routes.
pub(super) fn part_pairs(raws: &mut [Raw], is_beside: bool) -> Result<(), ImportError> {
    let has_routes = is_beside || raws.iter().any(Raw::has_routes);
    let are_several = raws.iter().filter(|raw| raw.is_pairs).count() > 1;
    // Routes of a big board may be longer than those of a city.
    let is_city = raws.iter().any(|raw| raw.is_pairs && !raw.is_longer(city::LENGTH));
    let longest = if is_city { city::LENGTH } else { MAX_LENGTH };
    for raw in raws.iter_mut().filter(|raw| raw.is_pairs) {
        if has_routes || are_several && raw.is_longer(longest) {
            raw.pair_as_tickets();
        }
    }
    let with_routes = || raws.iter().filter(|raw| raw.routes.is_some());
    if with_routes().count() + usize::from(is_beside) > 1 {
        return Err(ImportError::TwoBoards(
            with_routes().filter_map(|raw| raw.file.clone()).collect(),
        ));
    }
    Ok(())
}

impl Raw {
    /// Returns whether it certainly has Routes.
    pub(super) fn has_routes(&self) -> bool {
        self.routes.is_some() && !self.is_pairs
    }

    /// Returns whether one of its Routes would be longer than a length.
    fn is_longer(&self, length: usize) -> bool {
        self.routes.iter().flatten().any(|route| route.length.value > length as u32)
    }

    fn pair_as_tickets(&mut self) {
        let pairs = self.routes.take().into_iter().flatten();
        self.tickets = pairs
            .map(|RawRoute { row, ends, length, .. }| RawTicket {
                row,
                ends,
                points: length,
                ..RawTicket::default()
            })
            .collect();
    }
}

/// Splits Routes into single lanes, and renumbers them if one had several.
fn parted(routes: Vec<RawRoute>) -> Vec<RawRoute> {
    let is_alone = |route: &RawRoute| {
        let [from, to] = &route.ends;
        let joins = |other: &&RawRoute| {
            let [a, b] = &other.ends;
            [a, b] == [from, to] || [a, b] == [to, from]
        };
        routes.iter().filter(joins).count() == 1
    };
    let lanes = |route: &RawRoute| {
        let named = route.colors.len();
        if is_alone(route) { named.max(route.lanes) } else { named }
    };
    if routes.iter().all(|route| lanes(route) < 2) {
        return routes;
    }
    let all = routes.iter().flat_map(|route| {
        let color = |at: usize| route.colors.get(at).or(route.colors.last()).cloned();
        (0..lanes(route).max(1))
            .map(move |at| RawRoute { colors: color(at).into_iter().collect(), ..route.clone() })
    });
    (1..).zip(all).take(MAX_ROWS).map(|(row, route)| RawRoute { row, ..route }).collect()
}

fn part(raws: &[Raw]) -> String {
    raws.iter().find_map(|raw| raw.kind.clone()).unwrap_or_else(|| "tickets".to_owned())
}

impl Draft {
    /// Adds the content of texts: all places first, whatever their order.
    pub(super) fn take(&mut self, mut raws: Vec<Raw>) {
        for raw in &mut raws {
            if let Some(rules) = raw.rules {
                self.rules = rules;
                self.said = raw.said;
                self.has_tunnels |= raw.said.is_big;
                self.has_long_deck |= raw.said.is_big;
                // These rules replace earlier assumptions.
                self.found.retain(|found| !matches!(found.why, Why::TramsAssumed(_)));
            }
            self.found.append(&mut raw.found);
            self.grid = self.grid.or(raw.grid);
            let known = self.places.len();
            raw.places.drain(..).take(MAX_ROWS).for_each(|place| self.take_place(place, known));
        }
        let is_open = self.places.is_empty();
        for raw in &mut raws {
            for route in parted(raw.routes.take().unwrap_or_default()) {
                self.take_route(route, is_open);
            }
        }
        for raw in &mut raws {
            let before = self.last_ticket();
            for ticket in raw.tickets.drain(..) {
                self.take_ticket(ticket, before);
            }
            for stack in &raw.stacks {
                let stack = self.end(stack, false);
                self.stacks.extend(stack);
            }
        }
        self.size();
        self.lay();
    }

    /// Returns the greatest number of all Tickets, including those with an unknown end.
    pub(super) fn last_ticket(&self) -> usize {
        let lost = self.lost.iter().filter_map(|lost| match &lost.it {
            LostIt::Ticket(ticket) => Some(ticket.row),
            LostIt::Route(_) => None,
        });
        self.tickets.iter().map(|ticket| ticket.row).chain(lost).max().unwrap_or(0)
    }

    /// Lays out the places without coordinates, by the lengths of Routes.
    pub(super) fn lay(&mut self) {
        self.laid = layout::laid(self);
    }

    /// Returns whether places are laid out by the lengths of Routes, because the file places fewer than half of them.
    pub(super) fn is_laid(&self) -> bool {
        let placed = self.places.iter().filter(|place| place.at.is_some()).count();
        2 * placed < self.places.len()
    }

    /// Adds a place, or completes one already known from another text.
    fn take_place(&mut self, place: RawPlace, known: usize) {
        let RawPlace { name, id, at, kind, label_angle, is_hub } = place;
        let name = if name.trim().is_empty() { id.clone().unwrap_or_default() } else { name };
        let place = DraftPlace { name, at, kind, label_angle };
        let there = clean(&place.name).and_then(|name| {
            self.places[..known].iter().position(|it| is_same_name(&it.name, &name))
        });
        let at = match there {
            Some(there) => {
                self.places[there].at = place.at.or(self.places[there].at);
                there
            }
            None => match self.add_place(place) {
                Some(at) => at,
                None => return,
            },
        };
        if is_hub {
            self.find(At::Place(self.places[at].name.clone()), Why::Hub);
        }
        let Some(id) = id.filter(|id| !id.is_empty()) else { return };
        if self.ids.iter().any(|(known, it)| *known == id && *it != at) {
            self.find(
                At::Place(self.places[at].name.clone()),
                Why::SameId(naming::clipped(&id, 20)),
            );
        } else {
            self.ids.push((id, at));
        }
    }

    /// Adds a place of a file, under a unique name; `None` if there are too many.
    fn add_place(&mut self, place: DraftPlace) -> Option<usize> {
        if self.places.len() >= MAX_ROWS {
            return None;
        }
        let name = clean(&place.name).unwrap_or_else(|| format!("{}", self.places.len() + 1));
        let is_taken = |name: &str| self.places.iter().any(|place| is_same_name(&place.name, name));
        let numbered = (2..=MAX_ROWS).map(|number| numbered(&name, number));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !is_taken(name))?;
        if free != name {
            self.find(At::Place(free.clone()), Why::SameName);
        }
        self.places.push(DraftPlace { name: free, ..place });
        Some(self.places.len() - 1)
    }

    /// Returns the place of an end, or its unknown name.
    fn end(&mut self, end: &[String], is_open: bool) -> Result<usize, String> {
        let said = || end.iter().filter(|name| !name.trim().is_empty());
        let of_id =
            said().find_map(|name| self.ids.iter().find(|(id, _)| id == name)).map(|it| it.1);
        let names: Vec<String> = said().filter_map(|name| clean(name)).collect();
        let of_name =
            |name: &String| self.places.iter().position(|it| is_same_name(&it.name, name));
        if let Some(known) = of_id.or_else(|| names.iter().find_map(of_name)) {
            return Ok(known);
        }
        let name = names.into_iter().next_back();
        let place = match &name {
            Some(name) if is_open => {
                let (name, kind) = (name.clone(), PlaceKind::Location);
                self.add_place(DraftPlace { name, at: None, kind, label_angle: None })
            }
            _ => None,
        };
        place.ok_or_else(|| naming::clipped(&name.unwrap_or_default(), 40))
    }

    /// Returns the names of ends.
    fn called(&self, ends: &[Result<usize, String>; 2]) -> [String; 2] {
        ends.each_ref().map(|end| match end {
            Ok(at) => self.places[*at].shown_name(),
            Err(name) => name.clone(),
        })
    }

    fn take_route(&mut self, raw: RawRoute, is_open: bool) {
        let ends = raw.ends.each_ref().map(|end| self.end(end, is_open));
        let at = At::Route(raw.row, self.called(&ends));
        let route = DraftRoute {
            row: raw.row,
            ends: [0; 2],
            length: raw.length.taken(&mut self.found, &at),
            kind: match raw.symbols {
                _ if raw.is_metro => Kind::Metro,
                0 => Kind::Tram,
                _ => Kind::Ferry,
            },
            symbols: if raw.is_metro { 0 } else { raw.symbols },
            color: painted(&raw.colors.concat(), &mut self.found, &at),
            ground: raw.ground,
            bends: raw.bends,
        };
        if raw.is_contested {
            self.find(at.clone(), Why::Contested);
        }
        if raw.is_bridge {
            self.find(at, Why::Bridge);
        }
        self.settle(Lost { ends, it: LostIt::Route(route) });
    }

    fn take_ticket(&mut self, raw: RawTicket, before: usize) {
        let ends = raw.ends.each_ref().map(|end| self.end(end, false));
        let row = before + raw.row;
        let at = At::Ticket(row, self.called(&ends));
        let points = raw.points.taken(&mut self.found, &at);
        let deck = if raw.is_long || is_long(&raw.deck) { Deck::Long } else { Deck::Usual };
        let name = naming::clipped(&raw.deck, 40);
        let set = self.decks.iter().position(|deck| *deck == name).unwrap_or_else(|| {
            self.decks.push(name);
            self.decks.len() - 1
        });
        let ticket = DraftTicket { row, ends: [0; 2], points, deck, set };
        self.settle(Lost { ends, it: LostIt::Ticket(ticket) });
    }

    /// Adds a Route or Ticket with known ends; reports one with an unknown end.
    fn settle(&mut self, lost: Lost) {
        match (&lost.ends, &lost.it) {
            ([Ok(from), Ok(to)], LostIt::Route(route)) => {
                let place = self.routes.partition_point(|it| it.row < route.row);
                self.routes.insert(place, DraftRoute { ends: [*from, *to], ..route.clone() });
            }
            ([Ok(from), Ok(to)], LostIt::Ticket(ticket)) => {
                self.add_ticket(DraftTicket { ends: [*from, *to], ..ticket.clone() });
            }
            ([Err(name), _] | [_, Err(name)], it) => {
                let at = match it {
                    LostIt::Route(route) => At::Route(route.row, self.called(&lost.ends)),
                    LostIt::Ticket(ticket) => At::Ticket(ticket.row, self.called(&lost.ends)),
                };
                self.find(at, Why::NoSuchPlace(name.clone()));
                self.lost.push(lost);
            }
        }
    }

    /// Resolves an unknown name to a place, wherever an end uses it.
    pub(super) fn mean(&mut self, name: &str, place: usize) {
        if place >= self.places.len() {
            return;
        }
        self.found.retain(|found| !matches!(&found.why, Why::NoSuchPlace(it) if it == name));
        let (meant, kept) =
            std::mem::take(&mut self.lost).into_iter().partition::<Vec<Lost>, _>(|lost| {
                lost.ends.iter().any(|end| end == &Err(name.to_owned()))
            });
        self.lost = kept;
        for mut lost in meant {
            for end in &mut lost.ends {
                if end == &Err(name.to_owned()) {
                    *end = Ok(place);
                }
            }
            self.settle(lost);
        }
    }

    /// Adds a Ticket of a file, unless its deck or the other kind of Tickets has one with the same places.
    pub(super) fn add_ticket(&mut self, ticket: DraftTicket) {
        let [from, to] = ticket.ends;
        let is_such = |it: &DraftTicket| it.ends == [from, to] || it.ends == [to, from];
        let is_beside = |it: &DraftTicket| it.set == ticket.set || it.deck != ticket.deck;
        if self.tickets.iter().any(|it| is_beside(it) && is_such(it)) {
            return self.find(At::Ticket(ticket.row, self.names(ticket.ends)), Why::SameTicket);
        }
        self.tickets.push(ticket);
    }

    fn find(&mut self, at: At, why: Why) {
        self.found.push(Finding::new(at, why));
    }
}
