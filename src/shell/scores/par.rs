//! Par next to an attempt, and the search for it.

use super::attempts::Attempts;
use super::par_search::{GAMES, ShownParSearch};
use crate::storage::load_par;
use crate::table::scores::{AttemptOrigin, Proof};
use crate::toolkit::address::Address;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ParCellProps {
    pub(super) attempts: Attempts,
    /// The index of the attempt.
    pub(super) at: usize,
    pub(super) search: ShownParSearch,
}

/// Par, the attempt's difference from it, and the search. Only players who have finished the deal can open par's game.
#[component]
pub(super) fn ParCell(props: &ParCellProps) -> Html {
    let locale = use_locale();
    let results = props.attempts.results.clone();
    let entry = &results.entries[props.at];
    let (proof, prove) = (entry.proof.clone(), props.attempts.ranking.prove);
    let deal = (proof.deal.clone(), proof.setup.clone());
    let par = use_memo((deal, props.attempts.change), |((deal, setup), _)| {
        let par = load_par(deal)?;
        par.score(setup, prove).map(|score| (score, par))
    });
    let is_of_it = |other: &Proof| other.setup == proof.setup;
    let under_way = props.search.now.as_ref().filter(|(other, _)| is_of_it(other));
    let finished_here = results
        .entries
        .iter()
        .any(|other| other.attempt.origin == AttemptOrigin::Own && is_of_it(&other.proof));
    let start = props.search.start.reform(clone!([proof], move |_: MouseEvent| proof.clone()));
    let stop = props.search.stop.reform(|_: MouseEvent| ());
    html! {
        <div class="par">
            if let Some((score, par)) = &*par {
                <span class="par__score" data-testid="par" data-games={par.games.to_string()}>
                    { locale.par_score(*score) }<small>{ " · " }{ locale.beside_par(entry.proof.points, entry.attempt.origin) }</small>
                </span>
                <span class="par__games">{ locale.par_games(par.games) }</span>
            } else if under_way.is_some() {
                <span class="par__games">{ locale.par_first() }</span>
            }
            if let Some((_, tried)) = under_way {
                // Without a value the bar is animated.
                <progress max={GAMES.to_string()} value={tried.map(|tried| tried.to_string())} aria-label={locale.par_search()} data-testid="par-progress" />
                <button type="button" class="button button--quiet par__key" onclick={stop} data-testid="par-stop">{ locale.par_stop() }</button>
            } else {
                <button type="button" class="button button--quiet par__key" onclick={start} data-testid="par-search">
                    { if par.is_some() { locale.par_search_on() } else { locale.par_search() } }
                </button>
            }
            if let (Some((_, par)), true) = (&*par, finished_here) {
                <a class="par__game" href={Address::Link(par.link.clone()).address()} data-testid="par-game">{ locale.par_game() }</a>
            }
        </div>
    }
}
