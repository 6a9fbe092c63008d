//! A button that does something once it is pressed again.

use crate::toolkit::hooks::clone;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct SureButtonProps {
    /// What it does.
    pub label: &'static str,
    /// What the second press does, in its own words.
    pub sure: &'static str,
    /// Whether it cannot be pressed.
    #[prop_or_default]
    pub disabled: bool,
    /// What it does it with.
    pub onsure: Callback<MouseEvent>,
    pub name_of_test: &'static str,
}

/// A button that asks first: its words change, and only another press does it. Whoever looks elsewhere in between has thought
/// better of it.
#[component]
pub(crate) fn SureButton(props: &SureButtonProps) -> Html {
    let asks = use_state_eq(|| false);
    let onblur = use_callback(asks.clone(), |_: FocusEvent, asks| asks.set(false));
    let onclick =
        Callback::from(clone!([asks, onsure = props.onsure], move |event: MouseEvent| {
            let asked = *asks;
            asks.set(!asked);
            if asked {
                onsure.emit(event);
            }
        }));
    let (look, text) =
        if *asks { ("button--danger", props.sure) } else { ("button--quiet", props.label) };
    html! {
        <button type="button" class={classes!("button", look)} disabled={props.disabled} {onclick} {onblur} data-testid={props.name_of_test}>{ text }</button>
    }
}
