//! A rule over the game, opened by a rule chip.

use super::rulebook::BookLook;
use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::{board_seen, rules_address};
use crate::toolkit::border::book::Book;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::toolkit::widgets::rule_link::{chips_of, clicked_chip, title_of};
use crate::words::rulebook::Clause;
use crate::words::search::Query;
use crate::words::{Locale, rules};
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Clone, Properties, PartialEq)]
pub(crate) struct RuleDialogProps {
    pub title: TitleKey,
    pub book: Book,
    /// The chip whose rule is shown first.
    pub first: HtmlElement,
}

impl RuleDialogProps {
    /// Returns the rule that a chip names; `None` if it belongs to another title.
    pub(crate) fn rule_of(&self, chip: &Element) -> Option<&'static Clause> {
        if title_of(chip) != Some(self.title) {
            return None;
        }
        self.book.rulebook.clause(&chip.get_attribute("data-rule")?)
    }
}

/// The rule on screen, and the chip that opened the dialog.
#[derive(Clone, PartialEq)]
struct OpenRule {
    rule: &'static Clause,
    chip: HtmlElement,
}

/// Handles plain clicks on the title's rule chips and shows their rules over the page. The focus returns to the chip
/// that was clicked first.
#[component]
pub(crate) fn RuleDialog(props: &RuleDialogProps) -> Html {
    let locale = use_locale();
    let open_rule = use_state_eq(|| {
        props.rule_of(&props.first).map(|rule| OpenRule { rule, chip: props.first.clone() })
    });
    let last = use_mut_ref(|| None::<OpenRule>);
    (*last.borrow_mut()).clone_from(&open_rule);
    {
        let (open_rule, props) = (open_rule.setter(), props.clone());
        use_effect_on((), move |()| {
            let options = EventListenerOptions::enable_prevent_default();
            let page = gloo::utils::document();
            let listener = EventListener::new_with_options(&page, "click", options, move |event| {
                let chip = event.dyn_ref().and_then(clicked_chip);
                let chip = chip.and_then(|chip| chip.dyn_into::<HtmlElement>().ok());
                let Some((rule, chip)) = chip.and_then(|it| Some((props.rule_of(&it)?, it))) else {
                    return;
                };
                event.prevent_default();
                let first = last.borrow().as_ref().map(|open_rule| open_rule.chip.clone());
                open_rule.set(Some(OpenRule { rule, chip: first.unwrap_or(chip) }));
            });
            move || drop(listener)
        });
    }
    let onclose = use_callback(open_rule.clone(), |(), open_rule| {
        if let Some(OpenRule { chip, .. }) = (**open_rule).clone() {
            gloo::timers::callback::Timeout::new(0, move || refocus(&chip)).forget();
        }
        open_rule.set(None);
    });
    match &*open_rule {
        Some(open_rule) => props.shown(open_rule.rule, locale, onclose),
        None => Html::default(),
    }
}

/// Returns the focus to the chip, or to another chip of its rule if the page has been rendered again.
fn refocus(chip: &HtmlElement) {
    let again = || {
        let other = chips_of(&chip.get_attribute("data-rule")?);
        gloo::utils::document().query_selector(&other).ok()??.dyn_into::<HtmlElement>().ok()
    };
    let there = if chip.is_connected() { Some(chip.clone()) } else { again() };
    if let Some(chip) = there {
        // If nothing can be focused, the page goes on without focus.
        let _ = chip.focus();
    }
}

impl RuleDialogProps {
    fn shown(&self, rule: &'static Clause, locale: Locale, onclose: Callback<()>) -> Html {
        let (title, book) = (self.title, self.book);
        let (query, target) = (&Query::All, Some("_blank"));
        let board = book.board(board_seen(), locale);
        let look = BookLook { title, book, query, here: Some(rule.id), target, board, locale };
        let names = [rules::rule_before(locale), rules::rule_after(locale)];
        let neighbour = |(rule, name): (Option<&'static Clause>, &'static str)| {
            rule.map(|rule| html! {
                <p class="rule-dialog__near"><span>{ name }</span>{ look.chip(rule.id) }{ rule.title.of(locale) }</p>
            })
        };
        let near = book.rulebook.neighbours(rule.id).into_iter().zip(names);
        let chapter = book.rulebook.chapter_of(rule.id).map_or("", |it| it.title.of(locale));
        let label: Rc<str> = format!("{}: {chapter}", locale.rule_named(rule.id)).into();
        let close = onclose.reform(|_: MouseEvent| ());
        let href = rules_address(title, Some(rule.id));
        html! {
            <Dialog label={AttrValue::from(label)} {onclose}>
                <div class="rule-dialog" data-testid="rule-dialog">
                    <div class="rule-dialog__head">
                        <h2>{ chapter }</h2>
                        <button type="button" class="button button--quiet button--round" autofocus=true onclick={close} data-testid="close-rule">{ icon(IconSign::Close, locale.close()) }</button>
                    </div>
                    <div key={rule.id} aria-live="polite">{ look.clause(rule, None) }</div>
                    { for near.filter_map(neighbour) }
                    <p class="rule-dialog__page"><a {href} target="_blank" data-testid="whole-rules">{ rules::open_rules_page(locale) }</a></p>
                </div>
            </Dialog>
        }
    }
}
