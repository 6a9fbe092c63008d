//! A rule by its id, as a link to its paragraph.

use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::rules_address;
use crate::words::Locale;
use crate::words::search::Run;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// A small chip that leads to the paragraph of a title's rule. It is a plain link to the rules page; at a table the
/// title's rule dialog takes the click and shows the paragraph over the game. It stands beside a live region,
/// not in it, so that the region speaks its sentence alone.
pub(crate) fn rule_link(title: TitleKey, locale: Locale, rule: &'static str) -> Html {
    let href = rules_address(title, Some(rule));
    html! {
        <a class="rule-chip" {href} data-rule={rule} data-rule-of={title.key()} aria-label={locale.rule_named(rule)}>{ rule }</a>
    }
}

/// A text in pieces, with its rules as chips and what was looked for marked.
pub(crate) fn linked(title: TitleKey, locale: Locale, runs: Vec<Run>) -> Html {
    let run = |run: Run| match run {
        Run::Plain(text) => html! { { text.to_owned() } },
        Run::Hit(text) => html! { <mark>{ text.to_owned() }</mark> },
        Run::Rule(rule) => rule_link(title, locale, rule),
    };
    runs.into_iter().map(run).collect()
}

/// The title whose rule a chip names.
pub(crate) fn title_of(chip: &Element) -> Option<TitleKey> {
    TitleKey::named(&chip.get_attribute("data-rule-of")?)
}

/// The links whose clicks open the dialog.
const CHIP: &str = "a[data-rule]";

/// The selector of the chips of a rule.
pub(crate) fn chips_of(rule: &str) -> String {
    format!("{CHIP}[data-rule='{rule}']")
}

/// The chip that was clicked without a key that means another window.
pub(crate) fn clicked_chip(event: &MouseEvent) -> Option<Element> {
    let held = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if held || event.button() != 0 || event.default_prevented() {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(CHIP).ok()?
}
