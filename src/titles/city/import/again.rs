//! Existing boards as drafts, to view or to change them.

use super::check::{Severity, faults};
use super::{
    Deck, DeckColor, Draft, DraftPlace, DraftRoute, DraftTicket, Ground, MAX_ROWS, PlaceKind,
    is_same_name, numbered,
};
use crate::titles::city::boards::{
    Board, BoardRules, Color, MAX_LANES, MAX_NAME, OpenLanes, OwnTables, Side,
};
use std::ops::RangeInclusive;

/// The numbers of players from which both lanes of a Double Route can open; 5 means never.
const BOTH_LANES_FROM: RangeInclusive<u8> = 2..=5;

impl Draft {
    /// Returns the draft of a player's own board, which builds the same board again; `None` for a built-in one.
    pub fn of(board: Board) -> Option<Draft> {
        board.own().map(Draft::of_tables)
    }

    /// Returns the draft under the first numbered name that is not taken, as a copy to change.
    #[must_use]
    pub fn copied(mut self, is_taken: impl Fn(&str) -> bool) -> Draft {
        let (name, number) = match self.name.strip_suffix(')').and_then(|it| it.rsplit_once(" (")) {
            Some((name, number)) if number.parse::<usize>().is_ok() => (name, number),
            _ => (self.name.as_str(), ""),
        };
        let first = number.parse().unwrap_or(1) + 1;
        let free = (first..first + MAX_ROWS).map(|at| numbered(name, at)).find(|it| !is_taken(it));
        self.name = free.unwrap_or_else(|| self.name.clone());
        self
    }

    fn of_tables(tables: &OwnTables) -> Draft {
        let mut draft = Draft::new(&tables.name);
        // Names keep the link's spelling, so that the draft builds the same board.
        draft.name.clone_from(&tables.name);
        draft.places = (tables.places.iter())
            .map(|place| DraftPlace {
                name: place.name.clone(),
                at: Some((place.at.x.into(), place.at.y.into())),
                kind: PlaceKind::Location,
                label_angle: Some(360.0 / Side::ALL.len() as f64 * f64::from(place.side as u8)),
            })
            .collect();
        let routes =
            tables.links.iter().flat_map(|link| link.lanes.iter().map(move |lane| (link, lane)));
        draft.routes = (1..)
            .zip(routes)
            .map(|(row, (link, lane))| DraftRoute {
                row,
                ends: link.ends.map(|end| end.index()),
                length: link.length.into(),
                kind: link.kind,
                symbols: link.symbols.into(),
                color: lane.and_then(of_deck),
                ground: if link.is_tunnel { Ground::Tunnel } else { Ground::Open },
                bends: link.bends.iter().map(|at| (at.x.into(), at.y.into())).collect(),
            })
            .collect();
        let usual = tables.tickets.len() - usize::from(tables.long_tickets);
        draft.tickets = (1..)
            .zip(&tables.tickets)
            .map(|(row, ticket)| DraftTicket {
                row,
                ends: ticket.ends.map(|end| end.index()),
                points: ticket.points.into(),
                deck: if row > usual { Deck::Long } else { Deck::Usual },
                set: 0,
            })
            .collect();
        draft.rules = tables.rules;
        draft.has_tunnels = true;
        draft.has_long_deck = true;
        draft.stacks = tables.stacks.iter().map(|place| place.index()).collect();
        draft.grid = Some(1.0);
        draft
    }
}

fn of_deck(color: Color) -> Option<DeckColor> {
    DeckColor::ALL.into_iter().find(|other| other.name() == color.name())
}

/// Characters that no name in a link has.
const NEVER: [char; 13] = [
    '#', '\u{200B}', '\u{200E}', '\u{200F}', '\u{202A}', '\u{202B}', '\u{202C}', '\u{202D}',
    '\u{202E}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
];

/// Returns whether links may contain a name, which [`crate::words::naming`] cleans for display. Frozen.
fn may_be_in_a_link(name: &str) -> bool {
    let is_space = |letter: char| letter.is_whitespace() && letter != ' ';
    let is_odd = |letter: char| letter.is_control() || is_space(letter) || NEVER.contains(&letter);
    !name.contains(is_odd)
        && name.split(' ').all(|word| !word.is_empty() && word != "-")
        && !name.starts_with('-')
        && !name.ends_with('-')
        && name.chars().count() <= MAX_NAME
}

/// Returns whether a draft without faults could have built these tables.
pub fn is_sound(tables: &OwnTables) -> bool {
    let names =
        || tables.places.iter().map(|place| place.name.as_str()).chain([tables.name.as_str()]);
    let is_clean = names().all(may_be_in_a_link);
    let places = &tables.places;
    let is_named_twice = (1..places.len())
        .any(|at| places[..at].iter().any(|it| is_same_name(&it.name, &places[at].name)));
    let tickets = &tables.tickets;
    let joins_again = |at: usize| {
        let [from, to] = tickets[at].ends;
        tickets[..at].iter().any(|it| it.ends == [from, to] || it.ends == [to, from])
    };
    if !is_clean || is_named_twice || (0..tickets.len()).any(joins_again) {
        return false;
    }
    let draft = Draft::of_tables(tables);
    has_sound_lanes(&tables.rules)
        && draft.touched().iter().all(|touched| *touched)
        && faults(&draft).iter().all(|found| found.severity == Severity::Note)
}

/// Returns whether the open lanes never decrease with the number of players. Frozen.
fn has_sound_lanes(rules: &BoardRules) -> bool {
    let OpenLanes(lanes) = rules.open_lanes;
    if rules.is_big() {
        lanes.is_sorted() && lanes.iter().all(|open| (1..=MAX_LANES).contains(open))
    } else {
        BOTH_LANES_FROM.contains(&rules.both_lanes_from())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::codec::board::{read, write};
    use crate::titles::city::import;

    #[test]
    fn copies_get_the_first_free_number() {
        let named = |name: &str, taken: &[&str]| {
            let draft = import::read("A ; B ; 2 ; red").expect("a line");
            let draft = draft.mended(&import::Mend::Name(name.to_owned()));
            draft.copied(|name| taken.contains(&name)).name
        };
        assert_eq!(named("Ring", &["Ring"]), "Ring (2)");
        assert_eq!(named("Ring", &["Ring", "Ring (2)"]), "Ring (3)");
        assert_eq!(named("Ring (3)", &["Ring (3)", "Ring (4)"]), "Ring (5)");
        assert_eq!(named("Ring (old)", &[]), "Ring (old) (2)");
        assert_eq!(named(&"x".repeat(MAX_NAME), &[]).chars().count(), MAX_NAME);
    }

    #[test]
    fn keeps_names_of_a_link_and_cleans_them_for_display() {
        let file = import::write(Board::BERLIN.data());
        let board = import::read(&file).expect("our own file").board().expect("a board");
        let mut tables = board.own().cloned().expect("its tables");
        tables.name = "Ring\u{AD} rai\u{301}l".to_owned();
        for (place, name) in ["Ber\u{2060}n", "\u{3164}", "تهران\u{200C}"].into_iter().enumerate()
        {
            tables.places[place].name = name.to_owned();
        }
        assert!(is_sound(&tables), "links hold such names already");
        let text = write(Board::keep(tables.clone())).expect("a link");
        let board = read(&text).expect("a link of a board");
        assert_eq!((board.own(), write(board)), (Some(&tables), Some(text)));
        let data = board.data();
        let shown: Vec<&str> = data.locations[..3].iter().map(|it| it.name).collect();
        assert_eq!((data.name, &shown[..]), ("Ring raíl", &["Bern", "?", "تهران\u{200C}"][..]));
        assert!(data.location_named("Bern").is_some());
        assert_eq!(data.location_named("ber\u{2060}n"), data.location_named("Bern"));
        let draft = Draft::of(board).expect("a draft");
        assert_eq!((draft.shown_name().as_str(), draft.board()), ("Ring raíl", Ok(board)));
    }
}
