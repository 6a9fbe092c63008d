//! A table of the rules.

use yew::prelude::*;

/// A table with its caption for the ear. Where letters are so large that it is wider than the page it is moved
/// sideways, by the keyboard, too.
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
