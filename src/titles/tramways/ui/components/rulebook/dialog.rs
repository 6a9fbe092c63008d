//! A rule over the game: what a rule chip opens wherever one plays.

use crate::titles::TitleKey;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::components::rulebook::{Look, rule_section};
use crate::titles::tramways::words::{Paragraph, find_rule, paragraphs};
use crate::toolkit::address::Address;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::toolkit::widgets::rule_link::clicked_chip;
use crate::words::search::Query;
use crate::words::{Locale, shell};
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent};
use yew::prelude::*;

/// The links that this dialog takes the clicks of.
const CHIP: &str = "a[data-rule]";

/// A rule that was asked for, and the chip that asked first.
#[derive(Clone, PartialEq)]
struct Asked {
    rule: &'static str,
    chip: Option<HtmlElement>,
}

#[derive(Properties, PartialEq)]
pub struct RuleDialogProps {
    /// The chip whose rule is shown first.
    pub first: HtmlElement,
}

/// Takes the plain clicks on rule chips and shows their rules over the page. The focus returns to the
/// chip.
#[component]
pub fn RuleDialog(props: &RuleDialogProps) -> Html {
    let locale = use_locale();
    let asked = use_state_eq(|| {
        rule_of(&props.first).map(|rule| Asked { rule, chip: Some(props.first.clone()) })
    });
    let last = use_mut_ref(|| None::<Asked>);
    (*last.borrow_mut()).clone_from(&asked);
    {
        let asked = asked.clone();
        use_effect_on((), move |()| {
            let options = EventListenerOptions::enable_prevent_default();
            let page = gloo::utils::document();
            let listener = EventListener::new_with_options(&page, "click", options, move |event| {
                let Some((rule, chip)) = event.dyn_ref().and_then(chip_of) else { return };
                event.prevent_default();
                let first = last.borrow().as_ref().and_then(|asked| asked.chip.clone());
                asked.set(Some(Asked { rule, chip: first.or(chip) }));
            });
            move || drop(listener)
        });
    }
    let onclose = use_callback(asked.clone(), |(), asked| {
        if let Some(chip) = (**asked).as_ref().and_then(|asked| asked.chip.clone()) {
            gloo::timers::callback::Timeout::new(0, move || refocus(&chip)).forget();
        }
        asked.set(None);
    });
    match &*asked {
        Some(asked) => shown(asked.rule, locale, onclose),
        None => Html::default(),
    }
}

/// The rule of the chip that was clicked without a key that means another window.
fn chip_of(event: &MouseEvent) -> Option<(&'static str, Option<HtmlElement>)> {
    let chip = clicked_chip(event)?;
    Some((rule_of(&chip)?, chip.dyn_into().ok()))
}

fn rule_of(chip: &Element) -> Option<&'static str> {
    let (chapter, place) = find_rule(&chip.get_attribute("data-rule")?)?;
    Some(chapter.paragraphs[place].id)
}

/// Gives the focus back to the chip, or to another one of its rule where the page has drawn it anew.
fn refocus(chip: &HtmlElement) {
    let again = || {
        let rule = chip.get_attribute("data-rule")?;
        let other = format!("{CHIP}[data-rule='{rule}']");
        gloo::utils::document().query_selector(&other).ok()??.dyn_into::<HtmlElement>().ok()
    };
    let there = if chip.is_connected() { Some(chip.clone()) } else { again() };
    if let Some(chip) = there {
        // A page that cannot be focused goes on without.
        let _ = chip.focus();
    }
}

fn shown(rule: &'static str, locale: Locale, onclose: Callback<()>) -> Html {
    let Some((chapter, place)) = find_rule(rule) else { return Html::default() };
    let look = Look { locale, query: &Query::All, here: Some(rule), terms: Some("_blank") };
    let close = onclose.reform(|_: MouseEvent| ());
    let at = paragraphs().position(|it| it.id == rule);
    let near = [at.and_then(|at| at.checked_sub(1)), at.map(|at| at + 1)];
    let near = near.map(|at| at.and_then(|at| paragraphs().nth(at)));
    let names = [locale.rule_before(), locale.rule_after()];
    let neighbour = |(rule, name): (Option<&'static Paragraph>, &'static str)| {
        rule.map(|rule| html! {
            <p class="rule-dialog__near"><span>{ name }</span>{ rule_link(locale, rule.id) }{ rule.title.of(locale) }</p>
        })
    };
    let label: Rc<str> =
        format!("{}: {}", locale.rule_named(rule), chapter.title.of(locale)).into();
    html! {
        <Dialog label={AttrValue::from(label)} {onclose}>
            <div class="rule-dialog" data-testid="rule-dialog">
                <div class="rule-dialog__head">
                    <h2>{ chapter.title.of(locale) }</h2>
                    <button type="button" class="button button--quiet button--round" autofocus=true onclick={close} data-testid="close-rule">{ icon(Sign::Close, locale.close()) }</button>
                </div>
                <div key={rule} aria-live="polite">{ rule_section(&chapter.paragraphs[place], &look, None) }</div>
                { for near.into_iter().zip(names).filter_map(neighbour) }
                <p class="rule-dialog__page"><a href={Address::Rules(TitleKey::Tramways, Some(rule.to_owned())).address()} target="_blank" data-testid="whole-rules">{ shell::open_rules_page(locale) }</a></p>
            </div>
        </Dialog>
    }
}
