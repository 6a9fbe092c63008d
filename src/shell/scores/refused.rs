//! The start of a ranked game, and the notice if it cannot be stored.

use crate::storage::{Preferences, StoreError};
use crate::titles::load::{play, scores_of};
use crate::toolkit::hooks::clone;
use crate::toolkit::ledger::CountedGame;
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::widgets::spare_games::SpareGames;
use std::cell::RefCell;
use yew::prelude::*;

/// A game that could not start, and why.
type Refused = (CountedGame, StoreError);

thread_local! {
    /// A game that could not start from another page.
    static REFUSED: RefCell<Option<Refused>> = const { RefCell::new(None) };
}

/// Starts a ranked game.
///
/// # Errors
/// It cannot be stored; nothing was started.
fn begin(counted: &CountedGame, preferences: &Preferences) -> Result<(), StoreError> {
    scores_of(counted.title).map_or(Ok(()), |rules| (rules.begin)(counted, preferences))
}

/// Starts a ranked game from another page; returns whether it started. If not, the page of scores shows the reason.
pub(super) fn begin_from_elsewhere(counted: CountedGame, preferences: &Preferences) -> bool {
    let error = begin(&counted, preferences).err();
    REFUSED.set(error.map(|error| (counted, error)));
    error.is_none()
}

/// Returns the callback that starts a ranked game, and the notice if the last start failed.
#[hook]
pub(crate) fn use_beginning() -> (Callback<CountedGame>, Html) {
    let (locale, preferences) = (use_locale(), use_preferences());
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let refused = use_state_eq(|| REFUSED.take());
    let deps = (preferences.clone(), refused.setter());
    let begin = use_callback(deps, |counted: CountedGame, (preferences, refused)| {
        let error = begin(&counted, preferences).err();
        refused.set(error.map(|error| (counted, error)));
    });
    let Some((counted, error)) = (*refused).clone() else { return (begin, Html::default()) };
    let again = Callback::from(clone!([begin, counted], move |()| begin.emit(counted.clone())));
    let casually = Callback::from(move |_: MouseEvent| {
        let rules = scores_of(counted.title);
        if let Some(table) = rules.and_then(|it| (it.begin_casually)(&counted, &preferences)) {
            play(counted.title, table, &pending);
        }
    });
    let notice = html! {
        <div class="notice notice--bad" role="alert" data-testid="not-begun">
            <span>{ locale.ranked_refused(error) }</span>
            <button type="button" class="button" onclick={again.reform(|_: MouseEvent| ())} data-testid="begin-again">{ locale.try_again() }</button>
            if error == StoreError::Full {
                <SpareGames onfreed={again} />
            }
            <button type="button" class="button" onclick={casually} data-testid="begin-casually">{ locale.begin_casually() }</button>
        </div>
    };
    (begin, notice)
}
