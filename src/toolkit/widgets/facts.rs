//! Facts, each with its name.

use yew::prelude::*;

/// A list of facts.
pub fn facts_list(facts: &[(&'static str, String)]) -> Html {
    html! {
        <dl class="facts">
            { for facts.iter().map(|(name, said)| html! { <div><dt>{ *name }</dt><dd>{ said.clone() }</dd></div> }) }
        </dl>
    }
}
