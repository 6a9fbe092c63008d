//! The seats around the map.

use super::PartProps;
use super::seat_card::SeatCard;
use crate::engine::game::MAX_SEATS;
use crate::shell::seat_slot;
use crate::ui::contexts::use_locale;
use crate::view::draft::Change;
use crate::words::new_game;
use yew::prelude::*;

/// A card for each seat, and one that adds a seat.
#[component]
pub fn Seats(props: &PartProps) -> Html {
    let locale = use_locale();
    let arrangement = &props.draft.arrangement;
    let add = props.onchange.reform(|_: MouseEvent| Change::AddSeat);
    let onchange = &props.onchange;
    let only = arrangement.count() == 1;
    html! {
        <ul class="chairs" role="list" aria-label={new_game::seats(locale)} data-testid="seats">
            { for arrangement.places().map(|(seat, place)| html! {
                <SeatCard key={seat.0} {seat} place={place.clone()} {only} onchange={onchange.clone()} />
            }) }
            if arrangement.count() < MAX_SEATS {
                { seat_slot(locale, MAX_SEATS, add) }
            }
        </ul>
    }
}
