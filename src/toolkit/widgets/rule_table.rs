//! A table of the rules.

use yew::prelude::*;

/// Draws a table with its caption for screen readers. If large letters make it wider than the page, it scrolls sideways, also by
/// keyboard.
pub(crate) fn rule_table(caption: &'static str, head: Html, body: Html) -> Html {
    html! {
        <div class="rule-table__frame" tabindex="0" role="group" aria-label={caption}>
            <table class="rule-table">
                <caption class="spoken">{ caption }</caption>
                <thead>{ head }</thead>
                <tbody>{ body }</tbody>
            </table>
        </div>
    }
}
