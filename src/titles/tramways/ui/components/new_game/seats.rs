//! The seats around the map.

use crate::engine::game::MAX_SEATS;
use crate::titles::tramways::ui::components::new_game::PartProps;
use crate::titles::tramways::ui::components::new_game::seat_card::SeatCard;
use crate::titles::tramways::view::draft::Change;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::seat_card::seat_slot;
use crate::words::shell;
use yew::prelude::*;

/// A card for each seat, and one that adds a seat.
#[component]
pub fn Seats(props: &PartProps) -> Html {
    let locale = use_locale();
    let arrangement = &props.draft.arrangement;
    let add = props.onchange.reform(|_: MouseEvent| Change::AddSeat);
    let (onchange, players) = (&props.onchange, arrangement.players());
    let only = arrangement.count() == 1;
    html! {
        <ul class="seat-cards" role="list" aria-label={shell::players(locale)} data-testid="seats">
            { for arrangement.places().map(|(seat, place)| html! {
                <SeatCard key={seat.0} {seat} place={place.clone()} called={locale.player(&players, seat)} {only} onchange={onchange.clone()} />
            }) }
            if arrangement.count() < MAX_SEATS {
                { seat_slot(locale, MAX_SEATS, add) }
            }
        </ul>
    }
}
