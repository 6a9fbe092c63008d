//! A button that acts on the second press.

use crate::toolkit::hooks::clone;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct SureButtonProps {
    /// Its label.
    pub label: &'static str,
    /// The label for the second press.
    pub sure: &'static str,
    /// True if it cannot be pressed.
    #[prop_or_default]
    pub disabled: bool,
    /// Called at the second press.
    pub onsure: Callback<MouseEvent>,
    pub name_of_test: &'static str,
}

/// A button that asks first: its label changes, and only another press acts. Losing the focus resets it.
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
