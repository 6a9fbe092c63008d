//! The last step: starting the game, or sending the set-up to others.

use crate::shell::parts::begin;
use crate::table::Guide;
use crate::table::set_up::{SetUpDraft, SetUpVerdict};
use crate::toolkit::address::Address;
use crate::toolkit::border::set_up_ui::SetUpFns;
use crate::toolkit::hooks::PartMissing;
use crate::toolkit::pending_game::{GameStart, PendingGame};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::link_dialog::ShareSetUp;
use crate::words::{Locale, new_game, shell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct StartBarProps {
    pub fns: SetUpFns,
    pub draft: Rc<SetUpDraft>,
    pub verdict: Rc<SetUpVerdict>,
}

/// Says whether everything is ready, with the buttons that start the game.
#[component]
pub(super) fn StartBar(props: &StartBarProps) -> Html {
    let locale = use_locale();
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let is_failed = use_state_eq(|| false);
    let (fns, is_barred) = (props.fns, !props.verdict.wrong.is_empty());
    let start = |guide: Guide| {
        let (pending, draft, is_failed) =
            (pending.clone(), props.draft.clone(), is_failed.setter());
        Callback::from(move |_: MouseEvent| {
            if is_barred {
                return;
            }
            let (players, game) = (draft.players.clone(), Some(draft.game()));
            let (pending, is_failed) = (pending.clone(), is_failed.clone());
            spawn_local(async move {
                let start = GameStart { players, game, guide };
                is_failed.set(begin(fns.title, start, pending).await.is_err());
            });
        })
    };
    let game = props.draft.game();
    let link = if is_barred { None } else { fns.link(&game) };
    let (dimmed, needs) = (is_barred.then_some("true"), fns.title.key());
    html! {
        <footer class="start">
            if *is_failed { <div class="notice notice--bad" role="alert"><PartMissing /></div> }
            <p class={classes!("start__state", is_barred.then_some("is-bad"))} data-testid="start-state">
                { state(props, locale) }
            </p>
            <div class="start__buttons">
                <ShareSetUp address={link.map(|link| Address::Link(link).whole_address())} />
                <button type="button" class="button" onclick={start(Guide::NEW)} aria-disabled={dimmed} data-needs={needs} data-testid="start-guided">
                    { shell::start_guided(locale) }
                </button>
                <button type="button" class="button button--main" onclick={start(Guide::default())} aria-disabled={dimmed} data-needs={needs} data-testid="start">
                    { new_game::start_game(locale) }
                </button>
            </div>
        </footer>
    }
}

fn state(props: &StartBarProps, locale: Locale) -> Html {
    let players = &props.draft.players;
    let (count, people) = (players.count(), players.people_anywhere().count());
    match props.verdict.wrong.as_slice() {
        [] => html! {
            <>
                <strong>{ new_game::ready(locale) }</strong>
                <span>{ new_game::party(people, count - people, locale) }</span>
            </>
        },
        faults @ [first, ..] => html! {
            <>
                <strong>{ new_game::obstacle_count(faults.len(), locale) }</strong>
                <span>{ first.text.clone() }</span>
            </>
        },
    }
}
