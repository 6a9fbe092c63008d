//! A rule over the game, of a title that the shell draws.

use super::rules::{clause_named, paragraph};
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::toolkit::widgets::rule_link::{clicked_chip, title_of};
use crate::words::rulebook::{Clause, Rulebook};
use crate::words::shell;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Clone, Properties, PartialEq)]
pub(super) struct RuleDialogProps {
    pub title: TitleKey,
    pub rulebook: Rulebook,
    /// The chip whose rule is shown first.
    pub first: HtmlElement,
}

impl RuleDialogProps {
    /// The rule that a chip names; nothing where it is of another title.
    pub(super) fn rule_of(&self, chip: &Element) -> Option<&'static Clause> {
        if title_of(chip) != Some(self.title) {
            return None;
        }
        clause_named(self.title, &self.rulebook, &chip.get_attribute("data-rule")?)
    }
}

/// Takes the plain clicks on the title's rule chips and shows their rules over the page. The focus returns to the chip.
#[component]
pub(super) fn RuleDialog(props: &RuleDialogProps) -> Html {
    let locale = use_locale();
    let asked = use_state_eq(|| props.rule_of(&props.first));
    {
        let (asked, props) = (asked.setter(), props.clone());
        use_effect_on((), move |()| {
            let options = EventListenerOptions::enable_prevent_default();
            let page = gloo::utils::document();
            let listener = EventListener::new_with_options(&page, "click", options, move |event| {
                let chip = event.dyn_ref().and_then(clicked_chip);
                if let Some(rule) = chip.and_then(|chip| props.rule_of(&chip)) {
                    event.prevent_default();
                    asked.set(Some(rule));
                }
            });
            move || drop(listener)
        });
    }
    let onclose = use_callback((), {
        let asked = asked.setter();
        move |(), ()| asked.set(None)
    });
    let Some(rule) = *asked else { return Html::default() };
    let close = onclose.reform(|_: MouseEvent| ());
    let name = props.title.facts().name;
    let href = Address::Rules(props.title, Some(rule.id.to_owned())).address();
    html! {
        <Dialog label={locale.rule_named(rule.id)} {onclose}>
            <div class="rule-dialog" data-testid="rule-dialog">
                <div class="rule-dialog__head">
                    <h2>{ name }</h2>
                    <button type="button" class="button button--quiet button--round" autofocus=true onclick={close} data-testid="close-rule">{ icon(Sign::Close, locale.close()) }</button>
                </div>
                <div key={rule.id} aria-live="polite">{ paragraph(props.title, &props.rulebook, rule, locale) }</div>
                <p class="rule-dialog__page"><a {href} target="_blank" data-testid="whole-rules">{ shell::open_rules_page(locale) }</a></p>
            </div>
        </Dialog>
    }
}
