//! Boards that are there already as drafts: to be looked at as files are, and to be changed.

use super::check::{Grave, check};
use super::{
    Deck, DeckColor, Draft, DraftRoute, DraftTicket, Ground, Place, PlaceKind, clean, is_same_name,
};
use crate::titles::city::boards::{Board, Color, OwnTables, Side};
use std::ops::RangeInclusive;

/// With how many players both lanes of a Double Route can open; with five, never.
const BOTH_LANES_FROM: RangeInclusive<u8> = 2..=5;

impl Draft {
    /// The draft of a board that a player brought, which becomes the same board; `None` of a built-in one.
    pub fn of(board: Board) -> Option<Draft> {
        board.own().map(Draft::of_tables)
    }

    fn of_tables(tables: &OwnTables) -> Draft {
        let mut draft = Draft::new(&tables.name);
        draft.places = (tables.places.iter())
            .map(|place| Place {
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
                ground: Ground::Open,
                bends: link.bends.iter().map(|at| (at.x.into(), at.y.into())).collect(),
            })
            .collect();
        draft.tickets = (1..)
            .zip(&tables.tickets)
            .map(|(row, ticket)| DraftTicket {
                row,
                ends: ticket.ends.map(|end| end.index()),
                points: ticket.points.into(),
                deck: Deck::Usual,
            })
            .collect();
        draft.rules = tables.rules;
        draft.stacks = tables.stacks.iter().map(|place| place.index()).collect();
        draft.grid = Some(1.0);
        draft
    }
}

fn of_deck(color: Color) -> Option<DeckColor> {
    DeckColor::ALL.into_iter().find(|other| other.name() == color.name())
}

/// Whether tables are such as a draft gives in which nothing is wrong.
pub fn is_sound(tables: &OwnTables) -> bool {
    let names =
        || tables.places.iter().map(|place| place.name.as_str()).chain([tables.name.as_str()]);
    let is_clean = names().all(|name| clean(name).as_deref() == Some(name));
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
    BOTH_LANES_FROM.contains(&tables.rules.both_lanes_from)
        && draft.touched().iter().all(|touched| *touched)
        && check(&draft).iter().all(|found| found.grave == Grave::Told)
}
