//! The bar over the prompt while moves are tried that do not count.

use crate::titles::tramways::ui::begun::play;
use crate::titles::tramways::ui::components::note::note;
use crate::titles::tramways::view::analysis::TableAndAnalysis;
use crate::titles::tramways::view::msg::{Msg, Note};
use crate::toolkit::begun::Begun;
use crate::toolkit::widgets::icon::{Sign, plain_icon, tool};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Says that nothing counts, and offers the ways on: in the game, or as if it were one's turn.
pub fn analysis_bar(
    tables: &TableAndAnalysis,
    act: &Callback<Msg>,
    begun: &Begun,
    locale: Locale,
) -> Html {
    let continued = tables.continued().map(|table| {
        let begun = begun.clone();
        let onclick = Callback::from(move |_: MouseEvent| play(&begun, table.clone()));
        html! {
            <button type="button" class="button" {onclick} title={locale.play_on_text()} data-testid="play-on">{ shell::play_on(locale) }</button>
        }
    });
    let Some(analysis) = &tables.analysis else { return html! { <>{ for continued }</> } };
    let again = act.reform(|_: MouseEvent| Msg::Try);
    let carry = act.reform(|_: MouseEvent| Msg::CarryOut);
    let end = act.reform(|_: MouseEvent| Msg::EndAnalysis);
    let (text, rest) = match () {
        () if analysis.is_of_ended() => (locale.analysis_text(), locale.analysis_rest()),
        () if analysis.is_out_of_turn() => {
            (locale.plan_out_of_turn(), locale.plan_out_of_turn_rest())
        }
        () => (locale.plan_text(), locale.plan_rest()),
    };
    let name = if analysis.is_of_ended() { locale.analysis() } else { locale.plan() };
    let waits = !analysis.is_of_ended()
        && !analysis.model.may_act()
        && !analysis.model.session().can_redo();
    html! {
        <section class="analysis" aria-label={name} data-testid="analysis">
            { plain_icon(Sign::Plan) }
            <p class="analysis__say" role="status"><strong>{ name }</strong>{ " " }{ text }<span class="analysis__rest">{ " " }{ rest }</span></p>
            if analysis.model.note == Some(Note::NoAnalysis) { { note(&analysis.model, locale) } }
            <div class="analysis__actions">
                if waits {
                    <button type="button" class="button" onclick={again} data-testid="analysis-on">{ locale.plan_on() }</button>
                }
                if tables.can_carry_out() {
                    <button type="button" class="button button--main" onclick={carry} title={locale.carry_out_text()} data-testid="analysis-do">{ locale.carry_out() }</button>
                }
                { for continued }
                <button type="button" class="button" onclick={end} data-testid="analysis-end">{ shell::end_analysis(locale) }</button>
            </div>
        </section>
    }
}

/// The button that begins to try, or ends it.
pub fn analysis_button(tables: &TableAndAnalysis, act: &Callback<Msg>, locale: Locale) -> Html {
    let tries = tables.analysis.is_some();
    let onclick = act.reform(move |_: MouseEvent| if tries { Msg::EndAnalysis } else { Msg::Try });
    html! {
        <button type="button" class="button button--quiet button--round" {onclick} data-testid="try"
            aria-pressed={tries.to_string()} aria-disabled={(!tables.shown().may_try()).then_some("true")}>
            { tool(Sign::Plan, shell::analyse(locale)) }
        </button>
    }
}
