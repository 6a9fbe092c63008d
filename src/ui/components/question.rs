//! Asks before something is revealed.

use super::dialog::Dialog;
use crate::ui::contexts::{use_act, use_desk, use_locale};
use crate::view::desk::Act;
use yew::prelude::*;

/// The question that waits for an answer, if one does.
#[component]
pub fn QuestionDialog() -> Html {
    let (desk, act, locale) = (use_desk(), use_act(), use_locale());
    let yes = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Act::Agree));
    let always = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Act::AgreeForGood));
    let no = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Act::Back));
    let onclose = use_callback(act, |(), act| act.emit(Act::Back));
    let Some((question, _)) = desk.waiting.as_ref() else { return Html::default() };
    let text = locale.question(*question);
    html! {
        <Dialog label={text} {onclose}>
            <p>{ text }</p>
            <div class="dialog__actions">
                <button type="button" class="button button--quiet" onclick={no} data-testid="question-no">{ locale.no() }</button>
                <button type="button" class="button" onclick={always} data-testid="question-always">{ locale.ask_no_more() }</button>
                <button type="button" class="button button--main" autofocus=true onclick={yes} data-testid="question-yes">{ locale.yes() }</button>
            </div>
        </Dialog>
    }
}
