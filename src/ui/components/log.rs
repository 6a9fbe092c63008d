//! The log.

use crate::ui::contexts::{use_desk, use_locale};
use crate::view::log::{Line, log};
use web_sys::Element;
use yew::prelude::*;

/// What happened so far.
#[component]
pub fn Log() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let lines =
        use_memo((desk.session().clone(), locale), |(session, locale)| log(session, *locale));
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(lines.clone(), move |_| {
            if let Some(list) = node.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    let last = lines.len().saturating_sub(1);
    let line = |(at, line): (usize, &Line)| match line {
        Line::Heading(text) => html! { <li class="log__round" key={at}>{ text }</li> },
        Line::Entry { parts, .. } => {
            let class = classes!("log__entry", (at == last).then_some("is-now"));
            html! { <li {class} key={at}>{ parts.join(" · ") }</li> }
        }
    };
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ locale.log() }</h2></div>
            <ol class="log" ref={node} aria-live="polite" data-testid="log">
                { for lines.iter().enumerate().map(line) }
            </ol>
        </section>
    }
}
