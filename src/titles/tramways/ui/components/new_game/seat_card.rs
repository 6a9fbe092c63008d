//! A seat of Tramways: the shell's card with a player board.

use crate::engine::game::Seat;
use crate::titles::tramways::rules::variants::PlayerBoard;
use crate::titles::tramways::session::Place;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::view::draft::Change;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::plain_icon;
use crate::toolkit::widgets::radios::{Group, Radio, radios};

use crate::toolkit::widgets::seat_card::{FarAway, SeatChange, SeatShown, seat_card};
use crate::words::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct SeatCardProps {
    pub seat: Seat,
    pub place: Place,
    /// What the player is called.
    pub called: String,
    /// Whether it is the only one, which stays.
    pub only: bool,
    pub onchange: Callback<Change>,
}

#[component]
pub(super) fn SeatCard(props: &SeatCardProps) -> Html {
    let locale = use_locale();
    let seat = props.seat;
    let onchange = props.onchange.reform(move |change| match change {
        SeatChange::Rename(name) => Change::Call(seat, name),
        SeatChange::Decide(controller) => Change::Control(seat, controller),
        SeatChange::Paint(color) => Change::Paint(seat, color),
        SeatChange::Leave => Change::RemoveSeat(seat),
    });
    let shown = SeatShown {
        seat,
        player: &props.place.player,
        called: props.called.clone(),
        may_leave: !props.only,
        far_away: FarAway::NotOffered,
        beside: boards(props, locale),
        below: html! { <p class="seat-card__hint">{ locale.equipment_hint(props.place.board) }</p> },
    };
    seat_card(&shown, &onchange, locale)
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
            <span class="seat-card__workers">
                { for (0..it.workers()).map(|_| plain_icon(GameSign::Worker)) }
            </span>
        },
        label: Some(format!("{}: {}", locale.equipment(it), locale.equipment_hint(it)).into()),
        heading: None,
    };
    radios(&group, [(PlayerBoard::Normal, "normal"), (PlayerBoard::Hard, "hard")].map(board))
}
