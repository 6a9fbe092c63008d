//! The bar over the prompt while moves are tried that do not count.

use super::icon::{Sign, plain_icon, tool};
use super::note::note;
use crate::ui::app::Begun;
use crate::ui::contexts::{use_act, use_locale, use_model, use_sitting};
use crate::view::act::{Act, Note};
use yew::prelude::*;

/// Says that nothing counts, and offers the ways on: in the game, or as if it were one's turn.
#[component]
pub fn TrialBar() -> Html {
    let (sitting, act, locale) = (use_sitting(), use_act(), use_locale());
    let begun = use_context::<Begun>().unwrap_or_default();
    let continued = sitting.continued().map(|table| {
        let onclick = Callback::from(move |_: MouseEvent| begun.play(table.clone()));
        html! {
            <button type="button" class="button" {onclick} title={locale.play_on_text()} data-testid="play-on">{ locale.play_from_here() }</button>
        }
    });
    let Some(trial) = &sitting.trial else { return html! { <>{ for continued }</> } };
    let again = act.reform(|_: MouseEvent| Act::Try);
    let carry = act.reform(|_: MouseEvent| Act::CarryOut);
    let end = act.reform(|_: MouseEvent| Act::EndTrial);
    let text = match () {
        () if trial.is_of_ended() => locale.analysis_text(),
        () if trial.is_out_of_turn() => locale.trial_out_of_turn(),
        () => locale.trial_text(),
    };
    let name = if trial.is_of_ended() { locale.analysis() } else { locale.trial() };
    let waits = !trial.is_of_ended() && !trial.model.may_act() && !trial.model.session().can_redo();
    html! {
        <section class="trial" aria-label={name} data-testid="trial">
            { plain_icon(Sign::Plan) }
            <p class="trial__say" role="status"><strong>{ name }</strong>{ " " }{ text }</p>
            if trial.model.note == Some(Note::NoTrial) { { note(&trial.model, locale) } }
            <div class="trial__actions">
                if waits {
                    <button type="button" class="button" onclick={again} data-testid="trial-on">{ locale.trial_on() }</button>
                }
                if sitting.can_carry_out() {
                    <button type="button" class="button button--main" onclick={carry} title={locale.carry_out_text()} data-testid="trial-do">{ locale.carry_out() }</button>
                }
                { for continued }
                <button type="button" class="button" onclick={end} data-testid="trial-end">{ locale.end_trial() }</button>
            </div>
        </section>
    }
}

/// The button that begins to try, or ends it.
#[component]
pub fn TrialButton() -> Html {
    let (sitting, model, act, locale) = (use_sitting(), use_model(), use_act(), use_locale());
    let tries = sitting.trial.is_some();
    let onclick = act.reform(move |_: MouseEvent| if tries { Act::EndTrial } else { Act::Try });
    html! {
        <button type="button" class="button button--quiet button--round" {onclick} data-testid="try"
            aria-pressed={tries.to_string()} aria-disabled={(!model.may_try()).then_some("true")}>
            { tool(Sign::Plan, locale.trial_button()) }
        </button>
    }
}
