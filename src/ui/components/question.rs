//! Asks before something is revealed, or taken off the map.

use super::dialog::Dialog;
use super::rule_link::rule_link;
use crate::ui::contexts::{use_act, use_locale, use_model};
use crate::view::act::Act;
use crate::view::cut::cuts;
use crate::view::ruling::rule_of_question;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The question that waits for an answer, if one does.
#[component]
pub fn QuestionDialog() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let never = use_node_ref();
    let yes = {
        let never = never.clone();
        use_callback(act.clone(), move |_: MouseEvent, act| {
            let ticked = never.cast::<HtmlInputElement>().is_some_and(|it| it.checked());
            act.emit(if ticked { Act::AgreeForGood } else { Act::Agree });
        })
    };
    let no = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Act::Back));
    let onclose = use_callback(act, |(), act| act.emit(Act::Back));
    let Some((question, actions)) = model.waiting.as_ref() else { return Html::default() };
    let cuts = cuts(model.state(), actions);
    let told = cuts.iter().map(|cut| cut.text(model.state(), model.chairs(), locale));
    let told: Vec<String> =
        told.chain([locale.question(*question, model.state().round).to_owned()]).collect();
    let text = told.join(" ");
    html! {
        <Dialog label={text.clone()} {onclose}>
            <p data-testid="question-text">{ text }{ " " }{ rule_link(locale, rule_of_question(*question)) }</p>
            <label class="choice">
                <input type="checkbox" ref={never} data-testid="question-always" />
                <span class="choice__name">{ locale.ask_no_more() }</span>
            </label>
            <div class="dialog__actions">
                <button type="button" class="button button--quiet" onclick={no} data-testid="question-no">{ locale.no() }</button>
                <button type="button" class="button button--main" autofocus=true onclick={yes} data-testid="question-yes">{ locale.yes() }</button>
            </div>
        </Dialog>
    }
}
