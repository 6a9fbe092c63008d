//! A row of the table of attempts.

use super::attempts::Attempts;
use super::facts::{parts, when};
use super::par::ParCell;
use super::par_search::ShownParSearch;
use crate::table::field::FieldRank;
use crate::table::scores::Attempt;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::toolkit::widgets::link_dialog::LinkDialog;
use crate::toolkit::widgets::thumbnail::ThumbnailMap;
use crate::words::{Locale, field as words};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct EntryRowProps {
    pub(super) attempts: Attempts,
    /// The index of the attempt.
    pub(super) at: usize,
    /// Its rank among the bots' games on its deal, if they are saved; `None` for a table without that column.
    pub(super) place: Option<Option<FieldRank>>,
    pub(super) search: ShownParSearch,
    /// Called to delete the attempt.
    pub(super) ondelete: Callback<Attempt>,
}

#[component]
pub(super) fn EntryRow(props: &EntryRowProps) -> Html {
    let locale = use_locale();
    let results = props.attempts.results.clone();
    let entry = &results.entries[props.at];
    let rules = props.attempts.rules;
    let picture = use_memo(entry.proof.game.clone(), |game| (rules.picture)(game).map(Rc::new));
    let count =
        use_memo((entry.proof.game.clone(), locale), |(game, locale)| (rules.count)(game, *locale));
    let rank = props.attempts.rank(entry, locale);
    let lead = entry.proof.lead.map(|lead| locale.lead(lead));
    let sharing = use_state_eq(|| false);
    let share = Callback::from(clone!([sharing], move |_: MouseEvent| sharing.set(true)));
    let close = Callback::from(clone!([sharing], move |()| sharing.set(false)));
    let attempt = entry.attempt.clone();
    let remove = props.ondelete.reform(move |_: MouseEvent| attempt.clone());
    let spent = (entry.attempt.spent > 0).then(|| locale.duration(entry.attempt.spent));
    let [game, address] =
        [&entry.proof.game, &entry.proof.link].map(|link| Address::Link(link.clone()));
    html! {
        <tr class="entry" role="row" data-testid="attempt" data-score={entry.proof.points.to_string()}>
            <td role="cell" class="entry__map"><a href={game.address()}><ThumbnailMap picture={(*picture).clone()} label={locale.open_attempt()} /></a></td>
            <td role="cell" class="entry__when">{ when(entry, locale) }</td>
            <td role="cell" class="entry__score"><b>{ locale.number(entry.proof.points.into()) }</b><span data-testid="beside">{ lead.or(rank) }</span></td>
            if let Some(place) = props.place { { field_cell(place, locale) } }
            <td role="cell" class="entry__time" title={locale.column_time()}>{ spent }</td>
            <td role="cell" class="entry__parts">{ for (*count).iter().map(|count| parts(count, locale)) }</td>
            if props.attempts.is_alone() {
                <td role="cell" class="entry__par"><ParCell attempts={props.attempts.clone()} at={props.at} search={props.search.clone()} /></td>
            }
            <td role="cell" class="entry__acts">
                <a class="button button--quiet" href={game.address()} data-testid="open-attempt">{ locale.open_attempt() }</a>
                <button type="button" class="button button--quiet button--round" onclick={share} data-testid="attempt-link">
                    { icon(IconSign::Link, locale.attempt_link()) }
                </button>
                <button type="button" class="button button--quiet button--round" onclick={remove} data-testid="delete-attempt">
                    { icon(IconSign::Close, locale.delete()) }
                </button>
                if *sharing {
                    <LinkDialog title={locale.attempt_link()} text={locale.attempt_link_text()} address={address.whole_address()} onclose={close} />
                }
            </td>
        </tr>
    }
}

/// Draws the rank of a result among the bots' games on its deal.
fn field_cell(place: Option<FieldRank>, locale: Locale) -> Html {
    let standing = place.map(|it| words::standing(it.better, it.same, it.of, locale));
    let percent = place.and_then(FieldRank::percent);
    html! {
        <td role="cell" class="entry__field" title={standing} data-testid="entry-field">
            if let Some(percent) = percent {
                <b>{ words::percent(percent, locale) }</b>
                <small>{ words::of_field(locale) }</small>
            }
        </td>
    }
}
