//! The curtain of Tramways' table, with the way back for whoever decided last.

use crate::engine::game::Seat;
use crate::table::Turn;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::curtain::Curtain as Hung;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// The curtain, while the device is passed on.
pub fn curtain(turn: Turn) -> Html {
    match turn {
        Turn::PassTo(seat) => html! { <Drawn key={seat.0} {seat} /> },
        _ => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
struct DrawnProps {
    seat: Seat,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let ontake = act.reform(|_: MouseEvent| Msg::TakeDevice);
    let asked = use_state_eq(|| false);
    let ask = {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(true))
    };
    let undo = act.reform(|_: MouseEvent| Msg::HandBack);
    let last = if model.can_hand_back() { model.session().last_seat() } else { None };
    let take =
        html! { <>{ shell::take_device(locale) }<kbd class="button__key">{ ENTER }</kbd></> };
    html! {
        <Hung seat={props.seat} players={model.players().clone()} text={shell::curtain_text(locale)} {take} {ontake}>
            if let Some(seat) = model.device.returns_to() {
                <button type="button" class="button button--quiet" onclick={undo.clone()} data-testid="go-back">{ locale.go_back_as(&locale.player(model.players(), seat)) }</button>
            }
            if let Some(last) = last {
                { undo_button(*asked, ask, undo, &locale.player(model.players(), last), locale) }
            }
        </Hung>
    }
}

/// The way back for the person who decided last: first whether it is that person is asked, because
/// the hand will be shown.
fn undo_button(
    asked: bool,
    ask: Callback<MouseEvent>,
    undo: Callback<MouseEvent>,
    name: &str,
    locale: Locale,
) -> Html {
    let (onclick, text, test) = if asked {
        (undo, locale.undo_as(name), "curtain-undo-yes")
    } else {
        (ask, locale.undo_of(name), "curtain-undo")
    };
    html! {
        <button type="button" class="button button--quiet" {onclick} key={test} data-testid={test}>
            { plain_icon(Sign::Undo) }{ text }
        </button>
    }
}

/// Names of keys are the same in every language.
const ENTER: &str = "Enter";
