//! The rounds with their Building Type tiles, and the phase.

use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::state::{LAST_ROUND, State};
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::phase::phase;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::icon;
use crate::words::Locale;
use yew::prelude::*;

/// The round track. In a small window only the present round is seen until it is pressed.
#[component]
pub fn RoundTrack() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let is_open = use_state_eq(|| false);
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let onblur = use_callback(is_open.setter(), |_: FocusEvent, is_open| is_open.set(false));
    let state = model.state();
    let phases = [Phase::Auction, Phase::Actions, Phase::Administration];
    let now = phase(state);
    let step = |phase: Phase| {
        let class = classes!("phases__step", (now == Some(phase)).then_some("is-now"));
        let current = (now == Some(phase)).then_some("step");
        html! { <li {class} aria-current={current}>{ locale.phase(phase) }</li> }
    };
    html! {
        <div class={classes!("rounds", is_open.then_some("is-open"))} data-round={state.round.to_string()}>
            <button type="button" class="rounds__opener" aria-label={locale.all_rounds()} title={locale.all_rounds()} aria-expanded={is_open.to_string()} {onclick} {onblur} data-testid="all-rounds"></button>
            <div class="rounds__panel">
                <p class="rounds__words">{ locale.type_tile() }</p>
                <ol class="rounds__line">{ for (1..=LAST_ROUND).map(|round| stop(state, round, locale)) }</ol>
            </div>
            <ol class="phases">{ for phases.map(step) }</ol>
        </div>
    }
}

fn stop(state: &State, round: u8, locale: Locale) -> Html {
    let standing = match round {
        round if round < state.round => "is-past",
        round if round == state.round => "is-now",
        _ => "is-next",
    };
    let current = (round == state.round).then_some("step");
    let tile = state.supply_tiles.get(usize::from(round) - 1);
    html! {
        <li class={classes!("rounds__stop", standing)} aria-current={current} key={round}>
            <span class="rounds__dot" title={locale.round(round)}>{ round }</span>
            if let Some(&kind) = tile {
                <span class="rounds__tile" title={locale.type_tile()}>
                    { icon(GameSign::Action(Icon::To(Destination::Kind(kind))), locale.kind(kind)) }
                </span>
            }
        </li>
    }
}
