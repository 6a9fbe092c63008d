//! The confirmation before an action, in place of the prompt.

use crate::shell::table::table_context::TableContext;
use crate::storage::Preferences;
use crate::table::intent::{ActionQuery, Intent};
use crate::toolkit::preferences::{use_preferences, use_set_preferences};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::shell;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct QuestionProps {
    pub at: TableContext,
    pub query: ActionQuery,
}

/// The open question; a warning can be switched off in it.
#[component]
pub(crate) fn Question(props: &QuestionProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let (preferences, set) = (use_preferences(), use_set_preferences());
    let never = use_node_ref();
    let (asks, agrees, rule) = match &props.query {
        ActionQuery::UndoRevealed => {
            (shell::undo_revealed(locale).to_owned(), shell::undo_anyway(locale), None)
        }
        ActionQuery::UndoSent => (locale.undo_sent().to_owned(), shell::undo_anyway(locale), None),
        ActionQuery::PlayRevealed => {
            (shell::play_revealed(locale).to_owned(), shell::play_anyway(locale), None)
        }
        ActionQuery::Abandon => {
            (shell::abandon_asks(locale).to_owned(), shell::abandon_surely(locale), None)
        }
        ActionQuery::Warned(warning) => {
            (warning.text.clone(), shell::go_on_anyway(locale), Some(warning.rule))
        }
    };
    let onagree = {
        let (query, never, onintent) = (props.query.clone(), never.clone(), at.onintent.clone());
        Callback::from(move |_: MouseEvent| {
            let ticked = never.cast::<HtmlInputElement>().is_some_and(|it| it.checked());
            if let (ActionQuery::Warned(warning), true) = (&query, ticked) {
                let assistance = preferences.assistance.silencing(warning.key);
                set.emit(Preferences { assistance, ..(*preferences).clone() });
            }
            onintent.emit(Intent::Agree);
        })
    };
    html! {
        <div class="ask" role="alertdialog" aria-label={asks.clone()}>
            <p class="ask__words">{ asks }{ for rule.map(|rule| html! { <>{ " " }{ rule_link(at.title, locale, rule) }</> }) }</p>
            if rule.is_some() {
                <label class="ask__never"><input type="checkbox" ref={never} data-testid="ask-no-more" />{ shell::ask_no_more(locale) }</label>
            }
            <div class="ask__choices">
                <button type="button" class="button button--main" onclick={onagree} data-testid="agree">{ agrees }</button>
                <button type="button" class="button" onclick={at.intent(Intent::Leave)} data-testid="leave-it">{ shell::leave_it(locale) }</button>
            </div>
        </div>
    }
}
