//! The curtain between two players: no hand is shown until the right one has the device.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::{clone, use_autofocus};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, color_class, plain_icon};
use crate::words::shell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct CurtainProps {
    /// The player who takes the device.
    pub seat: Seat,
    /// The players at the table.
    pub players: Rc<Players>,
    /// The purpose of the curtain.
    pub text: &'static str,
    /// The label of the button that takes the device.
    pub take: Html,
    /// Called when the device is taken.
    pub ontake: Callback<MouseEvent>,
    /// Further actions.
    #[prop_or_default]
    pub children: Html,
}

/// The curtain while the device is passed on. It is modal: the table below is `inert`.
#[component]
pub(crate) fn Curtain(props: &CurtainProps) -> Html {
    let (locale, node) = (use_locale(), use_autofocus());
    let color = props.players.color(props.seat);
    let button = use_node_ref();
    let onkeydown = Callback::from(clone!([node, button], move |event: KeyboardEvent| {
        // A focused button handles its own key.
        let is_own = event.target().map(JsValue::from) == node.get().map(JsValue::from);
        if event.key() == "Enter" && is_own {
            event.prevent_default();
            button.cast::<HtmlElement>().iter().for_each(HtmlElement::click);
        }
    }));
    html! {
        <section ref={node} class={classes!("curtain", color_class(color))} tabindex="-1" data-landing="" role="dialog" aria-modal="true" aria-labelledby="curtain-name" {onkeydown}
            data-testid="curtain" data-seat={props.seat.0.to_string()}>
            <div class="curtain__plate">
                <p class="curtain__say">{ shell::pass_device_to(locale) }</p>
                <h2 class="curtain__name" id="curtain-name">
                    { plain_icon(IconSign::Disc(color)) }
                    <span>{ props.players.name_of(props.seat, locale) }</span>
                </h2>
                <p class="curtain__text">{ props.text }</p>
                <button ref={button} type="button" class="button button--main curtain__take" onclick={props.ontake.clone()} data-testid="take-device">{ props.take.clone() }</button>
                { props.children.clone() }
                <a class="button button--quiet" href={Address::Home.address()}>{ locale.home() }</a>
            </div>
        </section>
    }
}
