//! A seat: who plays, in which colour, with which player board.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::i18n::Locale;
use crate::session::{Controller, Livery, MAX_NAME, Name, Place};
use crate::titles::tramways::rules::setup::PlayerBoard;
use crate::ui::components::icon::{Sign, icon, livery_class, plain_icon};
use crate::ui::components::radios::{Group, Radio, named, radios};
use crate::ui::contexts::use_locale;
use crate::view::draft::Change;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The properties of [`SeatCard`].
#[derive(Properties, PartialEq)]
pub(super) struct SeatCardProps {
    pub seat: Seat,
    pub place: Place,
    /// Whether it is the only one, which stays.
    pub only: bool,
    pub onchange: Callback<Change>,
}

/// The levels that are good opponents, with their keys.
const LEVELS: [(Level, &str); 3] =
    [(Level::Easy, "easy"), (Level::Medium, "medium"), (Level::Hard, "hard")];

/// The colours with their keys.
const LIVERIES: [(Livery, &str); 5] = [
    (Livery::Orange, "orange"),
    (Livery::Brown, "brown"),
    (Livery::Pink, "pink"),
    (Livery::Green, "green"),
    (Livery::Purple, "purple"),
];

/// A seat.
#[component]
pub(super) fn SeatCard(props: &SeatCardProps) -> Html {
    let locale = use_locale();
    let chair = &props.place.chair;
    let number = props.seat.index() + 1;
    html! {
        <li class={classes!("chair", livery_class(chair.livery))} data-testid={format!("seat-{number}")}>
            <div class="chair__head">
                { plain_icon(Sign::Disc(chair.livery)) }
                { name_field(props, locale) }
                if !props.only { { leave(props, locale) } }
            </div>
            <div class="chair__body">
                { controllers(props, locale) }
                <p class="chair__hint">{ locale.controller_hint(chair.controller) }</p>
                <div class="chair__row">
                    { liveries(props, locale) }
                    { boards(props, locale) }
                </div>
                <p class="chair__hint">{ locale.equipment_hint(props.place.board) }</p>
            </div>
        </li>
    }
}

fn name_field(props: &SeatCardProps, locale: Locale) -> Html {
    let chair = &props.place.chair;
    let number = props.seat.index() + 1;
    let seat = props.seat;
    // A name is taken over as a whole: while it is typed it may end with a space.
    let onchange = props.onchange.reform(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Change::Call(seat, Name::from(input.value()))
    });
    html! {
        <input class="chair__name" value={chair.name.as_str().to_owned()} maxlength={MAX_NAME.to_string()}
            placeholder={locale.livery(chair.livery)} aria-label={locale.name_of_seat(number)} autocomplete="off"
            {onchange} data-testid={format!("name-{number}")} />
    }
}

fn leave(props: &SeatCardProps, locale: Locale) -> Html {
    let (seat, chair) = (props.seat, &props.place.chair);
    let name = chair.name.as_str();
    let name = if name.is_empty() { locale.livery(chair.livery) } else { name };
    let onclick = props.onchange.reform(move |_: MouseEvent| Change::RemoveSeat(seat));
    html! {
        <button type="button" class="chair__leave" {onclick} data-testid={format!("remove-{}", seat.index() + 1)}>
            { icon(Sign::Close, locale.remove_seat(name)) }
        </button>
    }
}

fn controllers(props: &SeatCardProps, locale: Locale) -> Html {
    let seat = props.seat;
    let group = Group {
        name: format!("control-{}", seat.index() + 1),
        label: locale.who_decides().into(),
        class: "radios--segments",
        chosen: props.place.chair.controller,
        onpick: props.onchange.reform(move |it| Change::Control(seat, it)),
    };
    let person = named(Controller::Person, "person", locale.person());
    let bots = LEVELS.map(|(level, key)| Radio {
        label: Some(locale.level(level).into()),
        heading: (level == Level::Easy).then_some(locale.bot()),
        ..named(Controller::Bot(level), key, locale.level_word(level))
    });
    radios(&group, [person].into_iter().chain(bots))
}

fn liveries(props: &SeatCardProps, locale: Locale) -> Html {
    let seat = props.seat;
    let group = Group {
        name: format!("livery-{}", seat.index() + 1),
        label: locale.colour().into(),
        class: "radios--swatches",
        chosen: props.place.chair.livery,
        onpick: props.onchange.reform(move |it| Change::Paint(seat, it)),
    };
    let swatch = |(it, key): (Livery, &'static str)| Radio {
        it,
        key,
        face: html! { <span class={classes!("swatch", livery_class(it))}>{ it.letter() }</span> },
        label: Some(locale.livery(it).into()),
        heading: None,
    };
    radios(&group, LIVERIES.map(swatch))
}

fn boards(props: &SeatCardProps, locale: Locale) -> Html {
    let seat = props.seat;
    let group = Group {
        name: format!("board-{}", seat.index() + 1),
        label: locale.player_board().into(),
        class: "radios--segments",
        chosen: props.place.board,
        onpick: props.onchange.reform(move |it| Change::Equip(seat, it)),
    };
    let board = |(it, key): (PlayerBoard, &'static str)| Radio {
        it,
        key,
        face: html! {
            <span class="chair__workers">
                { for (0..it.workers()).map(|_| plain_icon(Sign::Worker)) }
            </span>
        },
        label: Some(format!("{}: {}", locale.equipment(it), locale.equipment_hint(it)).into()),
        heading: None,
    };
    radios(&group, [(PlayerBoard::Normal, "normal"), (PlayerBoard::Hard, "hard")].map(board))
}
