//! A rule id as a link to its paragraph.

use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::rules_address;
use crate::words::Locale;
use crate::words::search::TextRun;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Draws a small chip that links to the paragraph of a title's rule on the rules page; at a table the title's rule dialog catches
/// the click and shows the paragraph over the game. Put it next to a live region, not inside, so that the region announces only
/// its sentence.
pub(crate) fn rule_link(title: TitleKey, locale: Locale, rule: &'static str) -> Html {
    let href = rules_address(title, Some(rule));
    html! {
        <a class="rule-chip" {href} data-rule={rule} data-rule-of={title.key()} aria-label={locale.rule_named(rule)}>{ rule }</a>
    }
}

/// Draws a text with rule ids as chips and search hits marked.
pub(crate) fn linked(title: TitleKey, locale: Locale, runs: Vec<TextRun>) -> Html {
    let run = |run: TextRun| match run {
        TextRun::Plain(text) => html! { { text.to_owned() } },
        TextRun::Hit(text) => html! { <mark>{ text.to_owned() }</mark> },
        TextRun::Rule(rule) => rule_link(title, locale, rule),
    };
    runs.into_iter().map(run).collect()
}

/// Returns the title whose rule a chip names.
pub(crate) fn title_of(chip: &Element) -> Option<TitleKey> {
    TitleKey::named(&chip.get_attribute("data-rule-of")?)
}

/// The links that open the dialog.
const CHIP: &str = "a[data-rule]";

/// Returns the selector for the chips of a rule.
pub(crate) fn chips_of(rule: &str) -> String {
    format!("{CHIP}[data-rule='{rule}']")
}

/// Returns the chip of a plain click, without a key that opens another window.
pub(crate) fn clicked_chip(event: &MouseEvent) -> Option<Element> {
    let held = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if held || event.button() != 0 || event.default_prevented() {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(CHIP).ok()?
}
