//! A row of the board.

use crate::table::Players;
use crate::table::ranked::Attempt;
use crate::titles::tramways::ui::components::ranked::facts::{parts, when};
use crate::titles::tramways::ui::components::ranked::par::ParCell;
use crate::titles::tramways::ui::hooks::{Attempts, ParSearch};
use crate::titles::tramways::view::picture::Picture;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::toolkit::widgets::link_dialog::LinkDialog;
use crate::toolkit::widgets::thumbnail::ThumbnailMap;
use std::rc::Rc;
use yew::prelude::*;

/// The shape of a map in the board, wide to high.
const SHAPE: (i32, i32) = (3, 2);

#[derive(Properties, PartialEq)]
pub(super) struct EntryRowProps {
    pub(super) attempts: Attempts,
    /// Which of them.
    pub(super) at: usize,
    /// The search for par.
    pub(super) search: ParSearch,
    /// Called to delete the attempt.
    pub(super) ondelete: Callback<Attempt>,
}

#[component]
pub(super) fn EntryRow(props: &EntryRowProps) -> Html {
    let locale = use_locale();
    let ledger = props.attempts.ledger.clone();
    let entry = &ledger.entries[props.at];
    let picture = use_memo(entry.proof.link.clone(), |_| {
        let picture = Picture::fitting(&entry.proof.state, &Players::people(1), SHAPE);
        picture.thumbnail().map(Rc::new)
    });
    let sharing = use_state_eq(|| false);
    let share = {
        let sharing = sharing.clone();
        Callback::from(move |_: MouseEvent| sharing.set(true))
    };
    let close = {
        let sharing = sharing.clone();
        Callback::from(move |()| sharing.set(false))
    };
    let attempt = entry.attempt.clone();
    let remove = props.ondelete.reform(move |_: MouseEvent| attempt.clone());
    let spent = (entry.attempt.spent > 0).then(|| locale.duration(entry.attempt.spent));
    let address = Address::Link(entry.proof.link.clone());
    html! {
        <tr class="entry" role="row" data-testid="attempt" data-score={entry.total().to_string()}>
            <td role="cell" class="entry__map"><a href={address.address()}><ThumbnailMap picture={(*picture).clone()} label={locale.open_attempt()} /></a></td>
            <td role="cell" class="entry__when">{ when(entry, locale) }</td>
            <td role="cell" class="entry__score"><b>{ locale.number(entry.total().into()) }</b><span>{ locale.rank(entry.proof.rank()) }</span></td>
            <td role="cell" class="entry__time" title={locale.column_time()}>{ spent }</td>
            <td role="cell" class="entry__parts">{ parts(&entry.proof.score, locale) }</td>
            <td role="cell" class="entry__par"><ParCell attempts={props.attempts.clone()} at={props.at} search={props.search.clone()} /></td>
            <td role="cell" class="entry__acts">
                <a class="button button--quiet" href={address.address()} data-testid="open-attempt">{ locale.open_attempt() }</a>
                <button type="button" class="button button--quiet button--round" onclick={share} data-testid="attempt-link">
                    { icon(Sign::Link, locale.attempt_link()) }
                </button>
                <button type="button" class="button button--quiet button--round" onclick={remove} data-testid="delete-attempt">
                    { icon(Sign::Close, locale.delete()) }
                </button>
                if *sharing {
                    <LinkDialog title={locale.attempt_link()} text={locale.attempt_link_text()} address={address.whole_address()} onclose={close} />
                }
            </td>
        </tr>
    }
}
