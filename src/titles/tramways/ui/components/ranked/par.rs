//! Par beside an attempt: found, looked for, or yet to be looked for.

use crate::table::ranked::Origin;
use crate::titles::tramways::ui::hooks::{Attempts, GAMES, ParSearch};
use crate::titles::tramways::ui::ledger::load_par;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ParCellProps {
    pub(super) attempts: Attempts,
    /// Which of them.
    pub(super) at: usize,
    /// The search for par.
    pub(super) search: ParSearch,
}

/// Par, how the attempt stands against it, and the search. Par's own game is open to those who have
/// finished theirs.
#[component]
pub(super) fn ParCell(props: &ParCellProps) -> Html {
    let locale = use_locale();
    let ledger = props.attempts.ledger.clone();
    let entry = &ledger.entries[props.at];
    let setup = entry.proof.setup.clone();
    let par = use_memo((setup.clone(), props.attempts.change), |(setup, _)| {
        let par = load_par(setup)?;
        par.score(setup).map(|score| (score, par))
    });
    let under_way = props.search.now.as_ref().filter(|(other, _)| **other == setup);
    let finished_here = ledger
        .entries
        .iter()
        .any(|other| other.attempt.origin == Origin::Own && other.proof.setup == setup);
    let start = props.search.start.reform(move |_: MouseEvent| setup.clone());
    let stop = props.search.stop.reform(|_: MouseEvent| ());
    html! {
        <div class="par">
            if let Some((score, par)) = &*par {
                <span class="par__score" data-testid="par" data-games={par.games.to_string()}>
                    { locale.par_score(*score) }<small>{ " · " }{ locale.beside_par(entry.total(), entry.attempt.origin) }</small>
                </span>
                <span class="par__games">{ locale.par_games(par.games) }</span>
            } else if under_way.is_some() {
                <span class="par__games">{ locale.par_first() }</span>
            }
            if let Some((_, tried)) = under_way {
                // Without a value the bar moves by itself.
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
