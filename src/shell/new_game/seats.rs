//! The seats around the map.

use super::NewGameData;
use crate::engine::game::Seat;
use crate::table::set_up::{OptionValue, Scope, SetUpChange, SetUpOption};
use crate::toolkit::widgets::radios::{Group, Radio, radios};
use crate::toolkit::widgets::seat_card::{SeatShown, seat_card, seat_slot};
use crate::words::shell;
use yew::prelude::*;

/// Draws a card for each seat, and one that adds a seat.
pub(super) fn seats(shown: &NewGameData) -> Html {
    let (least, most) = shown.fns.players(shown.game);
    let (players, locale) = (&shown.draft.players, shown.locale);
    let options: Vec<&'static SetUpOption> =
        shown.fns.options.iter().filter(|it| it.scope == Scope::Seat).collect();
    let card = |seat: Seat| {
        let text =
            |option: &&SetUpOption| shown.draft.choices.value_at(seat, option).text.of(locale);
        let seat_shown = SeatShown {
            seat,
            player: players.get(seat)?,
            called: players.name_of(seat, locale),
            may_leave: players.count() > least,
            aside: options.iter().map(|option| choices(shown, seat, option)).collect(),
            below: options
                .iter()
                .map(|it| html! { <p class="seat-card__hint">{ text(it) }</p> })
                .collect(),
        };
        let onchange = shown.onchange.reform(move |change| SetUpChange::Seat(seat, change));
        Some(seat_card(&seat_shown, &onchange, locale))
    };
    let add = shown.onchange.reform(|_: MouseEvent| SetUpChange::AddSeat);
    html! {
        <ul class="seat-cards" role="list" aria-label={shell::players(locale)} data-testid="seats">
            { for players.seats().filter_map(card) }
            if players.count() < most { { seat_slot(locale, most, add) } }
        </ul>
    }
}

/// Draws the values of a seat's option.
fn choices(shown: &NewGameData, seat: Seat, option: &'static SetUpOption) -> Html {
    let locale = shown.locale;
    let group = Group {
        name: format!("{}-{}", option.key, seat.index() + 1),
        label: option.name.of(locale).into(),
        class: "radios--segments",
        chosen: shown.draft.choices.value_at(seat, option).key,
        onpick: shown.onchange.reform(move |value| SetUpChange::ChooseAt(seat, *option, value)),
    };
    let value = |it: &'static OptionValue| {
        let (name, text) = (it.name.of(locale), it.text.of(locale));
        let face = (shown.fns.emblem)(option.key, it.key);
        Radio {
            it: it.key,
            key: it.key,
            face: face.unwrap_or_else(|| html! { name }),
            label: Some(format!("{name}: {text}").into()),
            heading: None,
        }
    };
    radios(&group, option.values.iter().map(value))
}
