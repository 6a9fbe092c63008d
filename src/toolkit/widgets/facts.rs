//! The numbers of a board, each with its rule.

use crate::table::set_up::BoardFact;
use crate::titles::TitleKey;
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::Locale;
use yew::prelude::*;

/// Draws a list of a board's numbers.
pub(crate) fn facts_list(title: TitleKey, facts: &[BoardFact], locale: Locale) -> Html {
    let entry = |BoardFact { rule, name, description: said, .. }: &BoardFact| {
        html! { <div><dt>{ *name }{ " " }{ rule_link(title, locale, rule) }</dt><dd>{ said.clone() }</dd></div> }
    };
    html! { <dl class="facts">{ for facts.iter().map(entry) }</dl> }
}
