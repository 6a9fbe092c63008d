//! The oldest finished games, to be exported and deleted when storage runs short.

use crate::storage::{GameId, Listed, delete, list, quota, size_of};
use crate::table::Spare;
use crate::toolkit::hooks::{SavedGames, Wanted, use_drawn, use_games};
use crate::toolkit::parts;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::moment;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::export::export;
use crate::words::Locale;
use yew::prelude::*;

/// Says when storage runs short, and offers to make room.
pub(crate) fn scarce_notice(games: &SavedGames, locale: Locale) -> Html {
    if !games.quota.is_scarce() {
        return Html::default();
    }
    html! {
        <div class="notice notice--bad backup__scarce" data-testid="scarce">
            <strong>{ locale.scarce() }</strong>
            <SpareGames onfreed={games.refresh.clone()} />
        </div>
    }
}

/// The properties of [`SpareGames`] and [`SpareList`].
#[derive(Properties, PartialEq)]
pub(crate) struct SpareGamesProps {
    /// Called when they were deleted.
    pub onfreed: Callback<()>,
}

/// Makes room; fetched when storage runs short.
#[component]
pub(crate) fn SpareGames(props: &SpareGamesProps) -> Html {
    let onfreed = props.onfreed.clone();
    use_drawn(Wanted::Now, || Box::pin(parts::spare_games()), |draw| draw(onfreed))
}

/// Offers the oldest finished games for export and deletion; deletes only after asking.
#[component]
pub(crate) fn SpareList(props: &SpareGamesProps) -> Html {
    let locale = use_locale();
    let games = use_games();
    let asking = use_state_eq(|| false);
    let spare = use_memo(games.list.clone(), |games| spare(games));
    let ask = asking.setter().to_callback();
    let delete_all = {
        let (ask, spare) = (ask.clone(), spare.clone());
        let (refresh, onfreed) = (games.refresh.clone(), props.onfreed.clone());
        Callback::from(move |_: MouseEvent| {
            ask.emit(false);
            // All are finished, so deleting gives up no attempt.
            spare.iter().for_each(|(id, _)| delete(id));
            refresh.emit(());
            onfreed.emit(());
        })
    };
    let export_all = use_callback(spare.clone(), |_: MouseEvent, spare| export_these(spare));
    if spare.is_empty() {
        return html! { <p>{ locale.no_spare() }</p> };
    }
    let close = ask.reform(|()| false);
    let question = locale.delete_these_question(spare.len());
    html! {
        <div class="backup__spare" data-testid="spare">
            <p>{ locale.spare_hint() }</p>
            <details>
                <summary>{ locale.finished_games(spare.len()) }</summary>
                <ul>{ for spare.iter().map(|(id, saved_at)| html! { <li key={id.as_str().to_owned()}>{ moment(*saved_at, locale) }</li> }) }</ul>
            </details>
            <div class="row">
                <button type="button" class="button" onclick={export_all} data-testid="export-spare">{ locale.export_these() }</button>
                <button type="button" class="button button--danger" onclick={ask.reform(|_: MouseEvent| true)} data-testid="delete-spare">{ locale.delete_these() }</button>
            </div>
            if *asking {
                <Dialog label={question.clone()} onclose={close.clone()}>
                    <p>{ question }</p>
                    <div class="dialog__actions">
                        <button type="button" class="button" onclick={close.reform(|_: MouseEvent| ())}>{ locale.no() }</button>
                        <button type="button" class="button button--danger" onclick={delete_all} data-testid="delete-spare-yes">{ locale.delete() }</button>
                    </div>
                </Dialog>
            }
        </div>
    }
}

/// Returns the finished games whose deletion makes enough room, each with the time of its last decision.
fn spare(games: &[Listed]) -> Vec<(GameId, u64)> {
    let finished = games.iter().filter_map(|game| match game {
        Listed::Good(id, save) if save.glance.over => {
            Some(Spare { id: id.clone(), saved_at: save.saved_at, size: size_of(id) })
        }
        _ => None,
    });
    let spare = quota().spare(finished.collect());
    spare.into_iter().map(|game| (game.id, game.saved_at)).collect()
}

fn export_these(spare: &[(GameId, u64)]) {
    let mut games = list();
    games.retain(|game| spare.iter().any(|(id, _)| id == game.id()));
    export(&games);
}
