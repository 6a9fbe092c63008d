//! A rule by its id, as a link to its paragraph.

use crate::i18n::Locale;
use crate::ui::address::Address;
use crate::view::search::{Query, Run};
use yew::prelude::*;

/// A small chip that leads to a rule's paragraph. It is a plain link to the rules page; at a table the
/// rule dialog takes the click and shows the paragraph over the game. It stands beside a live region,
/// not in it, so that the region speaks its sentence alone.
pub fn rule_link(locale: Locale, rule: &'static str) -> Html {
    let href = Address::Rules(Some(rule.to_owned())).address();
    html! {
        <a class="rule-chip" {href} data-rule={rule} aria-label={locale.rule_named(rule)}>{ rule }</a>
    }
}

/// A text whose rule ids are chips.
pub fn linked_text(locale: Locale, text: &str) -> Html {
    let part = |run| match run {
        Run::Plain(text) | Run::Hit(text) => html! { { text.to_owned() } },
        Run::Rule(rule) => rule_link(locale, rule),
    };
    Query::All.runs(text).into_iter().map(part).collect()
}
