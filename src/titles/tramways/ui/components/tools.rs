//! The table's buttons.

use crate::titles::tramways::ui::components::analysis::analysis_button;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::link_button::LinkButton;
use crate::titles::tramways::ui::components::seating::Seating;
use crate::titles::tramways::ui::contexts::{
    Hinting, use_act, use_hint_switch, use_hinting, use_model, use_table_and_analysis,
};
use crate::titles::tramways::ui::hooks::Missed;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon, tool};
use crate::words::shell;
use yew::prelude::*;

const CLASS: &str = "button button--quiet button--round";

/// The buttons that are at hand all the time.
#[component]
pub fn Tools() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let undo = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Msg::Undo));
    let redo = use_callback(act, |_: MouseEvent, act| act.emit(Msg::Redo));
    let (hinting, switch_hint) = (use_hinting(), use_hint_switch());
    let hint = switch_hint.reform(|_: MouseEvent| ());
    html! {
        <>
            <button type="button" class={CLASS} onclick={undo} data-testid="undo" aria-disabled={(!model.can_undo()).then_some("true")}>
                { icon(Sign::Undo, locale.undo()) }
            </button>
            <button type="button" class={CLASS} onclick={redo} data-testid="redo" aria-disabled={(!model.can_redo()).then_some("true")}>
                { icon(Sign::Redo, locale.redo()) }
            </button>
            if !model.table.mode.is_strict() {
                <button type="button" class={CLASS} onclick={hint} data-testid="hint-button"
                    aria-expanded={(hinting != Hinting::Closed).to_string()} aria-disabled={(!model.may_act()).then_some("true")}>
                    { icon(Sign::Hint, locale.hint()) }
                </button>
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct MoreToolsProps {
    /// What the player may have missed.
    pub missed: Missed,
}

/// The buttons that are needed seldom.
#[component]
pub fn MoreTools(props: &MoreToolsProps) -> Html {
    let (tables, act, locale) = (use_table_and_analysis(), use_act(), use_locale());
    let seating = use_state_eq(|| false);
    let open_seating = use_callback(seating.clone(), |_: MouseEvent, seating| seating.set(true));
    let close_seating = use_callback(seating.clone(), |(), seating| seating.set(false));
    let missed = props.missed.toggle.reform(|_: MouseEvent| ());
    html! {
        <>
            if !tables.shown().table.mode.is_strict() { { analysis_button(&tables, &act, locale) } }
            <LinkButton />
            if props.missed.since.is_some() {
                <button type="button" class={CLASS} onclick={missed} data-testid="missed" aria-pressed={props.missed.in_sight().is_some().to_string()}>
                    { tool(Sign::Log, shell::since_your_turn(locale)) }
                </button>
            }
            <button type="button" class={CLASS} onclick={open_seating} data-testid="players">
                { tool(GameSign::Passenger, shell::players(locale)) }
            </button>
            if *seating { <Seating onclose={close_seating} /> }
        </>
    }
}
