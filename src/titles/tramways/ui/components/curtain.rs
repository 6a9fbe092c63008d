//! The curtain between two people: no hand is shown until the right one has the device.

use crate::engine::game::Seat;
use crate::table::Turn;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::{Locale, shell};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The curtain, while the device is passed on.
#[component]
pub fn Curtain() -> Html {
    match use_model().turn() {
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
    let take = act.reform(|_: MouseEvent| Msg::TakeDevice);
    let asked = use_state_eq(|| false);
    let ask = {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(true))
    };
    let undo = act.reform(|_: MouseEvent| Msg::HandBack);
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            // The keyboard works without the focus too.
            let _ = node.cast::<HtmlElement>().map(|curtain| curtain.focus());
        });
    }
    let color = model.players().color(props.seat);
    let last = model.session().last_seat().filter(|_| model.can_hand_back());
    html! {
        <section ref={node} class={classes!("curtain", color_class(color))} tabindex="-1" aria-labelledby="curtain-name"
            data-testid="curtain" data-seat={props.seat.0.to_string()}>
            <div class="curtain__plate">
                <p class="curtain__say">{ shell::pass_device_to(locale) }</p>
                <h2 class="curtain__name" id="curtain-name">
                    { plain_icon(Sign::Disc(color)) }
                    <span>{ locale.player(model.players(), props.seat) }</span>
                </h2>
                <p class="curtain__text">{ locale.curtain_text() }</p>
                <button type="button" class="button button--main curtain__take" onclick={take} data-testid="take-device">
                    { locale.take_device() }<kbd class="button__key">{ ENTER }</kbd>
                </button>
                if let Some(last) = last {
                    { undo_button(*asked, ask, undo, &locale.player(model.players(), last), locale) }
                }
            </div>
        </section>
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
