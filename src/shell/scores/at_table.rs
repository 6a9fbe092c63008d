//! The notices at the table of a ranked game.

use super::facts::marks_of;
use super::unsaved::{RankedTable, UnsavedNotice};
use crate::storage::load_par;
use crate::table::scores::AttemptRecord;
use crate::titles::TitleKey;
use crate::titles::parts::fetch_scores_of;
use crate::toolkit::address::Address;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::{Wanted, use_drawn, use_effect_on};
use crate::toolkit::ledger::{ScoresFace, is_resumed};
use crate::toolkit::preferences::use_locale;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The notices above the table.
#[component]
pub(crate) fn RankedNotices(at: &RankedTable) -> Html {
    let locale = use_locale();
    let strict = at.table.0.view(locale).mode.is_strict();
    let resumed = use_state_eq(|| is_resumed(&at.id));
    let read = use_callback(resumed.setter(), |_: MouseEvent, set| set.set(false));
    html! {
        <>
            if strict { <UnsavedNotice ..at.clone() /> }
            if *resumed {
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

/// The notes below the final count of a ranked result: its mode, its marks and par.
#[component]
pub(crate) fn RankedNote(props: &RankedNoteProps) -> Html {
    let locale = use_locale();
    let mode = props.table.0.view(locale).mode;
    let title = TitleKey::named(props.table.0.title());
    let wanted = if mode.is_scored() { Wanted::Now } else { Wanted::No };
    let note = |rules| {
        let (Some(title), Some(mode)) = (title, locale.mode(mode)) else { return Html::default() };
        html! { <Note table={props.table.clone()} {rules} {title} {mode} /> }
    };
    use_drawn(wanted, move || Box::pin(scores_face(title)), note)
}

async fn scores_face(title: Option<TitleKey>) -> Result<ScoresFace, NotFetched> {
    fetch_scores_of(title.ok_or(NotFetched)?).await
}

#[derive(Clone, PartialEq, Properties)]
struct NoteProps {
    table: TableHandle,
    rules: ScoresFace,
    title: TitleKey,
    mode: String,
}

#[component]
fn Note(props: &NoteProps) -> Html {
    let locale = use_locale();
    let NoteProps { rules, title, mode, .. } = props;
    let known = use_logged(&props.table, *rules);
    let par = || {
        let (prove, deal) = (rules.ranking.prove, (rules.ledger.deal)(&props.table)?);
        let (par, own) = (load_par(&deal)?, prove(&known.as_ref()?.link).ok()?);
        Some((par.score(&own.setup, prove)?, own.points))
    };
    let par = par();
    html! {
        <p class="score__ranked" data-testid="ranked-note">
            <span>{ mode }{ " · " }{ locale.attempt_noted() }</span>
            if let Some(known) = &known {
                <span class="score__marks">
                    { marks_of(known, locale) }
                    <span class="entry__mark">{ locale.duration(known.spent) }</span>
                </span>
            }
            if let Some((par, points)) = par {
                <strong>{ locale.par_and_you(par, points) }</strong>
            }
            <a class="button" href={Address::Ranked(*title).address()}>{ locale.to_score_board() }</a>
        </p>
    }
}

/// Returns the ledger's record of the game; read after the effects that save the end of the game.
#[hook]
fn use_logged(table: &TableHandle, rules: ScoresFace) -> Option<AttemptRecord> {
    let known = use_state_eq(|| None);
    let setter = known.setter();
    use_effect_on(table.clone(), move |table| {
        let table = table.clone();
        let later = Timeout::new(0, move || setter.set((rules.known)(&table)));
        move || drop(later)
    });
    (*known).clone()
}
