//! The curtain between two people: no hand is shown until the right one has the device.

use super::icon::{Sign, livery_class, plain_icon};
use crate::game::Seat;
use crate::session::Turn;
use crate::ui::contexts::{use_act, use_desk, use_locale};
use crate::view::act::Act;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The curtain, while the device is passed on.
#[component]
pub fn Curtain() -> Html {
    match use_desk().turn() {
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
    let (desk, act, locale) = (use_desk(), use_act(), use_locale());
    let take = act.reform(|_: MouseEvent| Act::TakeDevice);
    let undo = act.reform(|_: MouseEvent| Act::Undo);
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            // The keyboard works without the focus too.
            let _ = node.cast::<HtmlElement>().map(|curtain| curtain.focus());
        });
    }
    let livery = desk.chairs().livery(props.seat);
    let last = desk.session().last_seat().filter(|_| desk.can_undo());
    html! {
        <section ref={node} class={classes!("curtain", livery_class(livery))} tabindex="-1" aria-labelledby="curtain-name"
            data-testid="curtain" data-seat={props.seat.0.to_string()}>
            <div class="curtain__plate">
                <p class="curtain__say">{ locale.pass_device_to() }</p>
                <h2 class="curtain__name" id="curtain-name">
                    { plain_icon(Sign::Disc(livery)) }
                    <span>{ locale.player(desk.chairs(), props.seat) }</span>
                </h2>
                <p class="curtain__text">{ locale.curtain_text() }</p>
                <button type="button" class="button button--main curtain__take" onclick={take} data-testid="take-device">
                    { locale.take_device() }<kbd class="button__key">{ ENTER }</kbd>
                </button>
                if let Some(last) = last {
                    <button type="button" class="button button--quiet" onclick={undo} data-testid="curtain-undo">
                        { plain_icon(Sign::Undo) }{ locale.undo_of(&locale.player(desk.chairs(), last)) }
                    </button>
                }
            </div>
        </section>
    }
}

/// Names of keys are the same in every language.
const ENTER: &str = "Enter";
