//! What is said at the table of a game that counts, or did.

use super::facts::marks_of;
use super::unsaved::UnsavedNotice;
use crate::engine::game::Seat;
use crate::storage::GameId;
use crate::table::ranked::AttemptRecord;
use crate::titles::TitleKey;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::ui::ledger::{load_par, logged_game, model};
use crate::toolkit::address::Address;
use crate::toolkit::border::ledger::RankedTable;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use yew::prelude::*;

thread_local! {
    /// The attempt that the page goes to now, in the place of something else.
    static RESUMED: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// The page goes to an attempt now, in the place of something else.
pub(crate) fn note_resumed(id: &GameId) {
    RESUMED.set(Some(id.clone()));
}

/// What is said above the table.
#[component]
pub(crate) fn RankedNotices(at: &RankedTable) -> Html {
    let locale = use_locale();
    let strict = at.table.0.view(locale).mode.is_strict();
    let is_resumed = use_state_eq(|| RESUMED.take().is_some_and(|resumed| resumed == at.id));
    let read = use_callback(is_resumed.setter(), |_: MouseEvent, set| set.set(false));
    html! {
        <>
            if strict { <UnsavedNotice ..at.clone() /> }
            if *is_resumed {
                <div class="notice" role="status" data-testid="resumed">
                    <span>{ locale.attempt_resumed() }</span>
                    <button type="button" class="button" onclick={read} data-testid="close-resumed">{ locale.close() }</button>
                </div>
            }
            if let Some(why) = locale.uncounted(at.verdict) {
                <p class="notice notice--bad" role="status" data-testid="uncounted">{ why }</p>
            }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct RankedNoteProps {
    pub table: TableHandle,
}

/// What is said below the final count of a game that counts: that it is on the board, the marks it has there, and par.
#[component]
pub(crate) fn RankedNote(props: &RankedNoteProps) -> Html {
    let locale = use_locale();
    let known = use_logged(&props.table);
    let Some(model) = model(&props.table) else { return Html::default() };
    let (session, Some(mode)) = (model.session(), locale.mode(model.table.mode)) else {
        return Html::default();
    };
    let par = load_par(session.setup()).and_then(|par| par.score(session.setup()));
    let total = score(session.state(), Seat(0)).total();
    html! {
        <p class="score__ranked" data-testid="ranked-note">
            <span>{ mode }{ " · " }{ locale.attempt_noted() }</span>
            if let Some(known) = known {
                <span class="score__marks">
                    { marks_of(&known, locale) }
                    <span class="entry__mark">{ locale.duration(known.spent) }</span>
                </span>
            }
            if let Some(par) = par {
                <strong>{ locale.par_and_you(par, total) }</strong>
            }
            <a class="button" href={Address::Ranked(TitleKey::Tramways).address()}>{ locale.to_score_board() }</a>
        </p>
    }
}

/// What the ledger knows of the game, once the effects of its end have saved it.
#[hook]
fn use_logged(table: &TableHandle) -> Option<AttemptRecord> {
    let known = use_state_eq(|| None);
    let setter = known.setter();
    use_effect_on(table.clone(), move |table| {
        let session = model(table)
            .filter(|it| it.table.mode.is_strict())
            .map(|it| it.session().whole_record());
        let later = Timeout::new(0, move || {
            setter.set(session.and_then(|record| logged_game(&record)));
        });
        move || drop(later)
    });
    (*known).clone()
}
