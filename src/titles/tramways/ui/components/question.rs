//! Asks before something is revealed, taken off the map, or taken back before other people's eyes; in the place of the prompt, so that the map is in full view.

use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::cut::cuts;
use crate::titles::tramways::view::model::Asked;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::ruling::rule_of_question;
use crate::toolkit::hooks::{use_effect_on, use_overlay};
use crate::toolkit::preferences::use_locale;
use crate::words::shell::{ask_no_more, go_on_anyway, undo_anyway, undo_revealed};
use web_sys::{FocusOptions, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The question that waits for an answer.
#[component]
pub fn Question() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (never, affirmation) = (use_node_ref(), use_node_ref());
    use_effect_on(affirmation.clone(), |button| {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // It fails only for what cannot have the focus.
        let focus = |it: HtmlElement| it.focus_with_options(&options);
        let _ = button.cast::<HtmlElement>().map(focus);
    });
    let yes = {
        let never = never.clone();
        use_callback(act.clone(), move |_: MouseEvent, act| {
            let ticked = never.cast::<HtmlInputElement>().is_some_and(|it| it.checked());
            act.emit(if ticked { Msg::AgreeForGood } else { Msg::Agree });
        })
    };
    let no = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Msg::Back));
    let onclose = use_callback(act, |(), act| act.emit(Msg::Back));
    use_overlay(true, onclose);
    let Some(asked) = model.waiting.as_ref() else { return Html::default() };
    let (text, rule) = match asked {
        Asked::Play(question, actions) => {
            let cuts = cuts(model.state(), actions);
            let told = cuts.iter().map(|cut| cut.text(model.state(), model.players(), locale));
            let question_text = locale.question(*question, model.state().round).to_owned();
            let told: Vec<String> = told.chain([question_text]).collect();
            (told.join(" "), rule_link(locale, rule_of_question(*question)))
        }
        Asked::Undo(_) => (undo_revealed(locale).to_owned(), Html::default()),
    };
    let may_silence = matches!(asked, Asked::Play(..));
    let yes_text = if may_silence { go_on_anyway(locale) } else { undo_anyway(locale) };
    html! {
        <dialog open=true class="question" aria-label={text.clone()}>
            <p class="question__text" data-testid="question-text">{ text }{ " " }{ rule }</p>
            if may_silence {
                <label class="question__never">
                    <input type="checkbox" ref={never} data-testid="question-always" />
                    { ask_no_more(locale) }
                </label>
            }
            <div class="question__answers">
                <button type="button" class="button" onclick={no} data-testid="question-no">{ locale.no() }</button>
                <button type="button" class="button button--main" ref={affirmation} onclick={yes} data-testid="question-yes">{ yes_text }</button>
            </div>
        </dialog>
    }
}
