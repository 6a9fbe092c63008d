//! A seat of a new game: its player, its colour and the title's additions.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::set_up::SeatChange;
use crate::table::{Controller, MAX_NAME, Name, Player, PlayerColor, controller_hint, level_name};
use crate::toolkit::widgets::icon::{IconSign, color_class, icon, plain_icon};
use crate::toolkit::widgets::radios::{Group, Radio, named, radios};
use crate::words::{Locale, new_game};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The levels offered as opponents, with their keys.
const LEVELS: [(Level, &str); 3] =
    [(Level::Easy, "easy"), (Level::Medium, "medium"), (Level::Hard, "hard")];

/// The colours with their keys.
const LIVERIES: [(PlayerColor, &str); 5] = [
    (PlayerColor::Orange, "orange"),
    (PlayerColor::Brown, "brown"),
    (PlayerColor::Pink, "pink"),
    (PlayerColor::Green, "green"),
    (PlayerColor::Purple, "purple"),
];

/// A seat for its card.
#[derive(Clone, PartialEq)]
pub(crate) struct SeatShown<'a> {
    pub seat: Seat,
    /// The player in the seat.
    pub player: &'a Player,
    /// The player's displayed name.
    pub called: String,
    /// True if the player can be replaced or removed.
    pub may_leave: bool,
    /// The title's addition next to the colours.
    pub aside: Html,
    /// The title's addition below.
    pub below: Html,
}

/// Draws a seat as a card in its colour.
pub(crate) fn seat_card(
    shown: &SeatShown,
    onchange: &Callback<SeatChange>,
    locale: Locale,
) -> Html {
    let player = shown.player;
    let number = shown.seat.index() + 1;
    html! {
        <li key={shown.seat.0} class={classes!("seat-card", color_class(player.color))} data-testid={format!("seat-{number}")}>
            <div class="seat-card__head">
                { plain_icon(IconSign::Disc(player.color)) }
                { name_field(shown, onchange, locale) }
                if shown.may_leave { { leave(shown, onchange, locale) } }
            </div>
            <div class="seat-card__body">
                { controllers(shown, onchange, locale) }
                <p class="seat-card__hint">{ controller_hint(player.controller, locale) }</p>
                <div class="seat-card__row">
                    { colors(shown, onchange, locale) }
                    { shown.aside.clone() }
                </div>
                { shown.below.clone() }
            </div>
        </li>
    }
}

fn name_field(shown: &SeatShown, onchange: &Callback<SeatChange>, locale: Locale) -> Html {
    let number = shown.seat.index() + 1;
    // The name is taken when complete: while it is typed it may end with a space.
    let onchange = onchange.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        SeatChange::Rename(Name::typed(&input.value()))
    });
    let limit = format!("name-limit-{number}");
    html! {
        <>
            <input class="seat-card__name" value={shown.player.name.shown()} maxlength={MAX_NAME.to_string()}
                placeholder={shown.player.color.name_in(locale)} aria-label={new_game::name_of_seat(number, locale)} aria-describedby={limit.clone()}
                dir="auto" autocapitalize="words" autocomplete="off" enterkeyhint="done" {onchange} data-testid={format!("name-{number}")} />
            <small class="seat-card__limit" id={limit}>{ new_game::name_limit(MAX_NAME, locale) }</small>
        </>
    }
}

fn leave(shown: &SeatShown, onchange: &Callback<SeatChange>, locale: Locale) -> Html {
    let onclick = onchange.reform(|_: MouseEvent| SeatChange::Remove);
    html! {
        <button type="button" class="seat-card__leave" {onclick} data-testid={format!("remove-{}", shown.seat.index() + 1)}>
            { icon(IconSign::Close, new_game::remove_seat(&shown.called, locale)) }
        </button>
    }
}

fn controllers(shown: &SeatShown, onchange: &Callback<SeatChange>, locale: Locale) -> Html {
    let group = Group {
        name: format!("control-{}", shown.seat.index() + 1),
        label: new_game::who_decides(locale).into(),
        class: "radios--segments",
        chosen: shown.player.controller,
        onpick: onchange.reform(SeatChange::Decide),
    };
    let person = named(Controller::Person, "person", new_game::person(locale));
    let bots = LEVELS.map(|(level, key)| Radio {
        label: Some(level_name(level, locale).into()),
        heading: (level == Level::Easy).then_some(new_game::bot(locale)),
        ..named(Controller::Bot(level), key, new_game::level_word(level, locale))
    });
    let away = named(Controller::Elsewhere, "elsewhere", locale.elsewhere());
    radios(&group, [person, away].into_iter().chain(bots))
}

fn colors(shown: &SeatShown, onchange: &Callback<SeatChange>, locale: Locale) -> Html {
    let group = Group {
        name: format!("color-{}", shown.seat.index() + 1),
        label: new_game::colour(locale).into(),
        class: "radios--swatches",
        chosen: shown.player.color,
        onpick: onchange.reform(SeatChange::Paint),
    };
    let swatch = |(it, key): (PlayerColor, &'static str)| Radio {
        it,
        key,
        face: html! { <span class={classes!("swatch", color_class(it))}>{ it.letter() }</span> },
        label: Some(it.name_in(locale).into()),
        heading: None,
    };
    radios(&group, LIVERIES.map(swatch))
}

/// Draws the empty place that adds a seat.
pub(crate) fn seat_slot(locale: Locale, most: usize, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <li class="seat-slot" key="more">
            <button type="button" class="seat-slot__button" {onclick} data-testid="add-seat">
                { plain_icon(IconSign::Plus) }
                <strong>{ new_game::add_seat(locale) }</strong>
                <span>{ new_game::add_seat_text(most, locale) }</span>
            </button>
        </li>
    }
}
