//! The facts about an attempt, and the attempts that prove nothing.

use super::attempts::Attempts;
use crate::engine::game::Seat;
use crate::storage::logged;
use crate::storage::notes_deleted_at;
use crate::table::scores::results::{AttemptStatus, Entry, Unproven};
use crate::table::scores::{Attempt, AttemptOrigin, AttemptRecord, Evidence, Notes, Novelty};
use crate::table::view::{FinalCount, ScoreRow};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::{date, short_day};
use crate::words::Locale;
use yew::prelude::*;

/// Draws the date and the kind of an attempt.
pub(super) fn when(entry: &Entry, locale: Locale) -> Html {
    let finished = date(entry.attempt.finished_at, locale);
    let day = entry.day().map(|day| short_day(day, locale));
    let date = match &day {
        Some(day) => day.clone(),
        None => finished.unwrap_or_else(|| locale.unknown_date().to_owned()),
    };
    html! {
        <>
            <strong class="entry__date">{ date }</strong>
            <span class="entry__kind">{ locale.kind_of_attempt(entry.kind()) }{ " · " }{ entry.proof.category.name.of(locale) }</span>
            if let Some(mark) = locale.origin_mark(entry.attempt.origin) {
                <span class="entry__mark" data-testid="origin">{ mark }</span>
            }
            if entry.standing == AttemptStatus::Repeat {
                <span class="entry__mark">{ locale.repeat() }</span>
            }
            { marks(entry, locale) }
        </>
    }
}

/// Draws what the ledger of this device adds to an own attempt; its link proves none of it.
fn marks(entry: &Entry, locale: Locale) -> Html {
    if entry.attempt.origin != AttemptOrigin::Own {
        return Html::default();
    }
    let Attempt { begun_at, finished_at, .. } = entry.attempt;
    match logged(&entry.proof.deal, begun_at) {
        Some(known) => marks_of(&known, locale),
        None if notes_deleted_at().is_some_and(|deleted_at| finished_at <= deleted_at) => {
            html! { <span class="entry__mark" data-testid="marks">{ locale.notes_deleted() }</span> }
        }
        None => Html::default(),
    }
}

/// Draws the marks of a ledger record.
pub(super) fn marks_of(known: &AttemptRecord, locale: Locale) -> Html {
    let mark = |text: String| html! { <span class="entry__mark">{ text }</span> };
    html! {
        <span data-testid="marks" data-number={known.number.to_string()} data-undos={known.undos.to_string()}>
            { mark(locale.attempt_number(known.number)) }
            { mark(locale.undos(known.undos)) }
            if known.novelty == Novelty::SeenBefore { { mark(locale.seen_before().to_owned()) } }
            if known.notes == Notes::Deleted { { mark(locale.notes_deleted().to_owned()) } }
            if known.evidence == Evidence::Restored { { mark(locale.restored().to_owned()) } }
        </span>
    }
}

/// Draws the parts of a score.
pub(super) fn parts(count: &FinalCount, locale: Locale) -> Html {
    let part = |row: &ScoreRow| {
        let points = row.points.get(Seat(0)).copied().unwrap_or(0);
        html! { <span class="entry__part">{ &row.name }{ ": " }<b>{ locale.number(points.into()) }</b></span> }
    };
    count.rows.iter().map(part).collect()
}

#[derive(Properties, PartialEq)]
pub(super) struct UnprovedProps {
    pub(super) attempts: Attempts,
    /// Called to delete an attempt.
    pub(super) ondelete: Callback<Attempt>,
}

/// The attempts whose links prove nothing here, with the reason. They are deleted only by the player.
#[component]
pub(super) fn Unproved(props: &UnprovedProps) -> Html {
    let locale = use_locale();
    let line = |it: &Unproven| {
        let attempt = it.attempt.clone();
        let remove = props.ondelete.reform(move |_: MouseEvent| attempt.clone());
        html! {
            <li class="board__unproven" key={it.attempt.link.clone()}>
                <span>
                    { date(it.attempt.finished_at, locale) }{ " " }{ locale.unproven() }{ ": " }{ locale.refuted(&it.why) }
                </span>
                <button type="button" class="button button--quiet" onclick={remove}>{ locale.delete() }</button>
            </li>
        }
    };
    html! {
        <ul>{ for props.attempts.results.unproven.iter().map(line) }</ul>
    }
}
