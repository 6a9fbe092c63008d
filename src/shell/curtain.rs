//! The curtain between two people: no hand is shown until the right one has the device.

use super::at::At;
use crate::engine::game::Seat;
use crate::table::intent::Intent;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::shell;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct CurtainProps {
    pub at: At,
    pub seat: Seat,
}

/// The curtain, while the device is passed on.
#[component]
pub(super) fn Curtain(props: &CurtainProps) -> Html {
    let (at, node) = (&props.at, use_node_ref());
    {
        let node = node.clone();
        use_effect_with(props.seat, move |_| {
            // The keyboard works without the focus too.
            let _ = node.cast::<HtmlElement>().map(|curtain| curtain.focus());
        });
    }
    let color = at.view.players.color(props.seat);
    html! {
        <section ref={node} class={classes!("curtain", color_class(color))} tabindex="-1" aria-labelledby="curtain-name"
            data-testid="curtain" data-seat={props.seat.0.to_string()}>
            <div class="curtain__plate">
                <p class="curtain__say">{ shell::pass_device_to(at.locale) }</p>
                <h2 class="curtain__name" id="curtain-name">{ plain_icon(Sign::Disc(color)) }<span>{ at.view.players.name_of(props.seat, at.locale) }</span></h2>
                <p class="curtain__text">{ shell::curtain_text(at.locale) }</p>
                <button type="button" class="button button--main curtain__take" onclick={at.intent(Intent::TakeDevice)} data-testid="take-device">{ shell::take_device(at.locale) }</button>
            </div>
        </section>
    }
}
