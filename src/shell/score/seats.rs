//! The choice of the seat whose result or decisions are shown.

use crate::engine::game::Seat;
use crate::shell::table::table_context::TableContext;
use crate::toolkit::widgets::icon::{IconSign, color_class, plain_icon};
use crate::toolkit::widgets::radios::{Group, Radio, radios};
use yew::prelude::*;

/// Returns the seats to choose from: those of people, or all if only bots play.
pub(super) fn seats(at: &TableContext) -> Vec<Seat> {
    let persons: Vec<Seat> = at.view.players.persons().collect();
    if persons.is_empty() { at.view.players.seats().collect() } else { persons }
}

/// Draws the choice among several seats; `None` if there is only one. `name` is unique on the page.
pub(super) fn seat_choice(
    at: &TableContext,
    (name, label): (&str, &'static str),
    chosen: Seat,
    onpick: Callback<Seat>,
) -> Option<Html> {
    let seats = seats(at);
    let group = Group {
        name: name.to_owned(),
        label: label.into(),
        class: "radios--segments seat-choice",
        chosen,
        onpick,
    };
    (seats.len() > 1).then(|| radios(&group, seats.iter().map(|&seat| radio(at, seat))))
}

fn radio(at: &TableContext, seat: Seat) -> Radio<Seat> {
    let (color, name) = (at.view.players.color(seat), at.view.players.name_of(seat, at.locale));
    let face = html! { <span class={color_class(color)}>{ plain_icon(IconSign::Disc(color)) }{ name.clone() }</span> };
    let key = ["0", "1", "2", "3", "4"][seat.index()];
    Radio { it: seat, key, face, label: Some(name.into()), heading: None }
}
