//! The menu of a place or a piece: its uses, next to it.

use crate::shell::table::popup::{Otherwise, place};
use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::view::{Choice, Menu, Pressed, Reason};
use crate::titles::TitleKey;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::Locale;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct UsesProps {
    pub at: TableContext,
}

/// The menu, while one is open. The root of the table handles its buttons.
#[component]
pub(crate) fn Uses(props: &UsesProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let menu = at.view.menu.as_ref();
    let node = use_node_ref();
    use_focus(&node, menu.map(|menu| menu.about));
    let close = at.onintent.reform(|()| Intent::Press(Pressed::Back));
    let Some(menu) = menu else { return Html::default() };
    let name = format!("{}: {}", menu.title, menu.text);
    html! {
        <section ref={node} class="menu" role="dialog" aria-label={name} tabindex="-1" data-testid="uses">
            <header class="menu__head">
                <h2 class="menu__title">{ &menu.title }</h2>
                <button type="button" class="button button--quiet button--round" onclick={close.reform(|_: MouseEvent| ())} data-testid="uses-close">{ icon(IconSign::Close, locale.close()) }</button>
            </header>
            <p class="menu__text">{ &menu.text }</p>
            <ul class="stack">{ for menu.uses.iter().enumerate().map(|(number, it)| entry(number, it)) }</ul>
            { not_now(props.at.title, menu, locale) }
        </section>
    }
}

/// Moves the focus into the menu when it opens, and back when it closes.
#[hook]
fn use_focus(node: &NodeRef, about: Option<Pressed>) {
    let node = node.clone();
    use_effect_on(about, move |about| {
        place(&node, *about, Otherwise::Box);
        let document = gloo::utils::document();
        let before = document.active_element();
        let inside = about.and(node.cast::<HtmlElement>());
        // If nothing takes the focus, it stays.
        let _ = inside.as_ref().map(HtmlElement::focus);
        let back = inside.and(before).and_then(|it| it.dyn_into::<HtmlElement>().ok());
        move || {
            let lost = document.active_element().is_none_or(|it| it.tag_name() == "BODY");
            if lost && let Some(back) = back {
                let _ = back.focus();
            }
        }
    });
}

fn entry(number: usize, choice: &Choice) -> Html {
    let id = choice.id.to_string();
    html! {
        <li key={id.clone()}>
            <button type="button" class="button menu__entry" data-choice={id} data-action={choice.notation.clone()} data-testid="use">
                <kbd class="button__key">{ number + 1 }</kbd>
                <span>{ &choice.label }</span>
                if let Some(detail) = &choice.detail { <small>{ detail }</small> }
            </button>
        </li>
    }
}

/// Draws the uses that are not possible now, with their reasons.
fn not_now(title: TitleKey, menu: &Menu, locale: Locale) -> Html {
    if menu.not_now.is_empty() {
        return Html::default();
    }
    let reason = |(name, why): &(String, Reason)| {
        html! { <li data-testid="no-use"><strong>{ name }</strong>{ " " }{ &why.text }{ " " }{ rule_link(title, locale, why.rule) }</li> }
    };
    html! {
        <>
            <h3 class="menu__not">{ locale.uses_not_now() }</h3>
            <ul class="menu__reasons">{ for menu.not_now.iter().map(reason) }</ul>
        </>
    }
}
