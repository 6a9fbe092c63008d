//! The rare actions of a table: print, abandon, show or hide aids.

use super::plays_here::PlaysHere;
use super::table_context::TableContext;
use crate::storage::Preferences;
use crate::table::Aid;
use crate::table::intent::Intent;
use crate::toolkit::hooks::{use_drawer, use_effect_on};
use crate::toolkit::preferences::{use_preferences, use_set_preferences};
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::facts::facts_list;
use crate::words::{Text, shell};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct GameMenuProps {
    pub at: TableContext,
    pub plays: PlaysHere,
}

/// The row of buttons below players and log.
#[component]
pub(crate) fn GameMenu(props: &GameMenuProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let (preferences, set) = (use_preferences(), use_set_preferences());
    let print = |_: MouseEvent| {
        // A browser that cannot print does nothing.
        let _ = gloo::utils::window().print();
    };
    let toggle = |aid: Aid| {
        let (preferences, set) = (preferences.clone(), set.clone());
        Callback::from(move |_: MouseEvent| {
            let assistance = preferences.assistance.toggled(aid);
            set.emit(Preferences { assistance, ..(*preferences).clone() });
        })
    };
    let aid = |&(aid, name): &(Aid, Text)| {
        let is_shown = preferences.assistance.shows(aid);
        html! {
            <button type="button" class="button button--quiet" onclick={toggle(aid)} aria-pressed={is_shown.to_string()} data-testid={format!("aid-{}", aid.key())}>{ name.of(locale) }</button>
        }
    };
    let is_shown = use_state_eq(|| false);
    let show = |shows: bool| {
        let is_shown = is_shown.setter();
        move |()| is_shown.set(shows)
    };
    let show_rules = Callback::from(show(true)).reform(|_: MouseEvent| ());
    let hide_rules = Callback::from(show(false));
    let facts = at.table.0.board_facts(locale);
    let menu = use_drawer();
    let toggle_menu = menu.toggle.reform(|_: MouseEvent| ());
    let may_leave = props.plays == PlaysHere::Here && at.view.may.give_up;
    let aids = if at.view.may.aids { at.title.facts().aids } else { &[] };
    html! {
        <>
        <div class="row table-of__ways">
            { for aids.iter().map(aid) }
            <div class="game-menu">
                <button ref={menu.opener} type="button" class="button button--quiet" onclick={toggle_menu.clone()} aria-expanded={menu.is_open.to_string()} data-testid="game-menu">{ shell::game_menu(locale) }</button>
                if menu.is_open { <div class="game-menu__veil" onclick={toggle_menu.clone()}></div> }
                <div class={classes!("game-menu__sheet", menu.is_open.then_some("is-open"))} onclick={toggle_menu}>
                    <button ref={menu.closer} type="button" class="button button--quiet" onclick={print} data-testid="print">{ shell::print(locale) }</button>
                    if !facts.is_empty() {
                        <button type="button" class="button button--quiet" onclick={show_rules} data-testid="show-board-rules">{ shell::board_rules(locale) }</button>
                    }
                    if may_leave {
                        <button type="button" class="button button--quiet" onclick={at.intent(Intent::Abandon)} data-testid="abandon">{ shell::abandon(locale) }</button>
                    }
                </div>
            </div>
        </div>
        if *is_shown {
            <Dialog label={shell::board_rules(locale)} onclose={hide_rules.clone()}>
                <h2>{ shell::board_rules(locale) }</h2>
                <div data-testid="board-rules">{ facts_list(at.title, &facts, locale) }</div>
                <div class="dialog__actions">
                    <button type="button" class="button" onclick={hide_rules.reform(|_: MouseEvent| ())} data-testid="hide-board-rules">{ locale.close() }</button>
                </div>
            </Dialog>
        }
        </>
    }
}

/// Passes the player's choice of aids and warnings to the table.
#[hook]
pub(crate) fn use_assistance(at: &TableContext) {
    let (assistance, onintent) = (use_preferences().assistance.clone(), at.onintent.clone());
    use_effect_on(assistance, move |it| onintent.emit(Intent::Assist(Rc::new(it.clone()))));
}
