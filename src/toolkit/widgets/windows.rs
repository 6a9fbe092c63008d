//! What must be seen of a game that another window plays, or whose last save was cut short.

use crate::storage::{GameId, Lock, is_torn};
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// The properties of [`LookingOnNotice`].
#[derive(Properties, PartialEq)]
pub struct LookingOnNoticeProps {
    /// Whether this window plays.
    pub lock: Lock,
    /// Takes the game over.
    pub take_over: Callback<()>,
}

/// Says that another window plays the game, and offers to play here.
#[component]
pub fn LookingOnNotice(props: &LookingOnNoticeProps) -> Html {
    let locale = use_locale();
    let text = match props.lock {
        Lock::Elsewhere => locale.watching(),
        Lock::TakenOver => locale.taken_over(),
        Lock::Asked | Lock::Here | Lock::Unguarded => return Html::default(),
    };
    let take_over = props.take_over.reform(|_: MouseEvent| ());
    html! {
        <div class="notice" role="alert" data-testid="looking-on">
            <span>{ text }</span>
            <button type="button" class="button" onclick={take_over} data-testid="take-over">{ locale.take_over() }</button>
        </div>
    }
}

/// The properties of [`MendedNotice`].
#[derive(Properties, PartialEq)]
pub struct MendedNoticeProps {
    /// The game.
    pub id: GameId,
}

/// Says that the last save was cut short when the game was opened, until that has been read.
#[component]
pub fn MendedNotice(props: &MendedNoticeProps) -> Html {
    let locale = use_locale();
    let torn = use_state_eq(|| is_torn(&props.id));
    let read = {
        let torn = torn.clone();
        Callback::from(move |_: MouseEvent| torn.set(false))
    };
    if !*torn {
        return Html::default();
    }
    html! {
        <div class="notice" role="status" data-testid="mended">
            <span>{ locale.mended() }</span>
            <button type="button" class="button" onclick={read}>{ locale.close() }</button>
        </div>
    }
}
