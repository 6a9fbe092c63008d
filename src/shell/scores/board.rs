//! The table of attempts.

use super::attempts::Attempts;
use super::entry::EntryRow;
use super::facts::Unproved;
use super::filters::Filters;
use super::heads::Heads;
use super::par_search::ShownParSearch;
use super::ranks::ranks;
use crate::storage::load_field;
use crate::table::field::FieldRank;
use crate::table::scores::Attempt;
use crate::table::scores::order::{SortColumn, SortOrder};
use crate::table::scores::results::Filter;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use yew::prelude::*;

/// The number of rows at first, and the number added by each press.
const ROWS: usize = 40;

#[derive(Properties, PartialEq)]
pub(crate) struct ScoreBoardProps {
    pub attempts: Attempts,
    pub search: ShownParSearch,
}

/// The attempts in a table, with filters and a chart of ranks.
#[component]
pub(crate) fn ScoreBoard(props: &ScoreBoardProps) -> Html {
    let locale = use_locale();
    let filter = use_state_eq(Filter::default);
    let rows = use_state_eq(|| ROWS);
    let doomed = use_state_eq(|| None::<Attempt>);
    let ledger = &props.attempts.results;
    let onfilter = filter.setter().to_callback();
    let ondelete =
        use_callback(doomed.setter(), |attempt: Attempt, doomed| doomed.set(Some(attempt)));
    let more = Callback::from(clone!([rows], move |_: MouseEvent| rows.set(*rows + ROWS)));
    let order = use_state_eq(SortOrder::default);
    let onorder =
        Callback::from(clone!([order], move |column: SortColumn| order.set(order.choose(column))));
    let order = *order;
    let mut shown: Vec<usize> =
        (0..ledger.entries.len()).filter(|&at| filter.admits(&ledger.entries[at])).collect();
    shown.sort_by_cached_key(|&at| order.key(&ledger.entries[at]));
    let place = |&at: &usize| {
        let proof = &ledger.entries[at].proof;
        let standing =
            load_field(&proof.field_of(props.attempts.rules.bots)).standing(proof.result());
        (at, Some(standing).filter(|it| it.of > 0))
    };
    let shown_now: Vec<_> = shown.iter().take(*rows).map(place).collect();
    let has_places = shown_now.iter().any(|(_, place)| place.is_some());
    let row = |&(at, place): &(usize, Option<FieldRank>)| {
        let key = ledger.entries[at].proof.link.clone();
        let place = has_places.then_some(place);
        html! {
            <EntryRow {key} attempts={props.attempts.clone()} {at} {place} search={props.search.clone()} ondelete={ondelete.clone()} />
        }
    };
    html! {
        <section class="board" data-testid="board">
            <h2 class="board__title">{ locale.attempts() }</h2>
            <Filters attempts={props.attempts.clone()} filter={*filter} onchange={onfilter} />
            if shown.is_empty() {
                <p class="board__empty">{ if ledger.entries.is_empty() { locale.no_attempts() } else { locale.none_match() } }</p>
            } else {
                if props.attempts.is_alone() {
                    { ranks(&props.attempts, *filter, locale) }
                }
                <table class="board__table" role="table">
                    <Heads {order} {onorder} {has_places} alone={props.attempts.is_alone()} />
                    <tbody role="rowgroup">{ for shown_now.iter().map(row) }</tbody>
                </table>
            }
            if shown.len() > *rows {
                <button type="button" class="button" onclick={more}>{ locale.sheet_higher() }</button>
            }
            <Unproved attempts={props.attempts.clone()} ondelete={ondelete.clone()} />
            if doomed.is_some() {
                <Doom {doomed} attempts={props.attempts.clone()} />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct DoomProps {
    doomed: UseStateHandle<Option<Attempt>>,
    attempts: Attempts,
}

/// The confirmation before an attempt is deleted.
#[component]
fn Doom(props: &DoomProps) -> Html {
    let locale = use_locale();
    let spare = Callback::from(clone!([doomed = props.doomed], move |()| doomed.set(None)));
    let sure = {
        let (doomed, attempts) = (props.doomed.clone(), props.attempts.clone());
        Callback::from(move |_: MouseEvent| {
            doomed.iter().for_each(attempts.rules.delete_result);
            doomed.set(None);
            attempts.refresh.emit(());
        })
    };
    html! {
        <Dialog label={locale.delete_attempt_question()} onclose={spare.clone()}>
            <p>{ locale.delete_attempt_question() }</p>
            <div class="dialog__actions">
                <button type="button" class="button" onclick={spare.reform(|_: MouseEvent| ())}>{ locale.no() }</button>
                <button type="button" class="button button--danger" onclick={sure} data-testid="delete-attempt-yes">{ locale.delete() }</button>
            </div>
        </Dialog>
    }
}
