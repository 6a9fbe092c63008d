//! Searches for the par of a set-up, in a worker of its own.

use crate::table::ranked::Par;
use crate::titles::TitleKey;
use crate::titles::parts::think_tramways;
use crate::titles::tramways::codec::{self, Link};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::ui::ledger::{add_to_par, load_par};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::worker::protocol::{Found, Quest, Question, Report, RequestId};
use crate::worker::{Adviser, Thinkers};
use std::rc::Rc;
use yew::prelude::*;

/// Who thinks about Tramways.
const THINKERS: Thinkers = Thinkers {
    rule_set: TitleKey::Tramways.facts().rule_set,
    on_page: || Box::pin(async { think_tramways().await.ok() }),
};

/// So many games are tried before the search ends by itself.
pub(crate) const GAMES: u32 = 200;

/// A search for par, if one is under way.
#[derive(Clone, PartialEq)]
pub(crate) struct ParSearch {
    /// The set-up, and how many games were tried; nothing before the first has come to its end.
    pub now: Option<(Rc<Setup>, Option<u32>)>,
    /// Begins to search; a search under way ends.
    pub start: Callback<Setup>,
    /// Ends the search; what it has found stays.
    pub stop: Callback<()>,
}

/// Searches one after the other, for as long as the page is shown; `found` is called whenever a
/// par was stored.
#[hook]
pub(crate) fn use_par_search(found: Callback<()>) -> ParSearch {
    let adviser = use_memo((), |()| Adviser::new(THINKERS));
    let now = use_state_eq(|| None::<(Rc<Setup>, Option<u32>)>);
    let asked = use_mut_ref(|| None::<RequestId>);
    let start = {
        let (adviser, asked, now) = (adviser.clone(), asked.clone(), now.setter());
        use_callback(found, move |setup: Setup, found| {
            let setup = Rc::new(setup);
            now.set(Some((setup.clone(), None)));
            let (now, found, counted) = (now.clone(), found.clone(), std::cell::Cell::new(0));
            let quest = Quest { record: known(&setup), games: GAMES, seed: fresh_seed() };
            let id = adviser.ask(Question::Par(quest), move |report| {
                let is_last = report.is_last();
                if let Report::Found(_, it) = report {
                    now.set(Some((setup.clone(), Some(it.tried))));
                    let new = it.tried - counted.replace(it.tried).min(it.tried);
                    keep(&setup, new, it);
                    found.emit(());
                }
                if is_last {
                    now.set(None);
                }
            });
            *asked.borrow_mut() = Some(id);
        })
    };
    let stop = use_callback(adviser, {
        let now = now.setter();
        move |(), adviser: &Rc<Adviser>| {
            asked.borrow_mut().take().into_iter().for_each(|id| adviser.cancel(id));
            now.set(None);
        }
    });
    ParSearch { now: (*now).clone(), start, stop }
}

/// The best game that is known of a set-up, or the set-up alone.
fn known(setup: &Setup) -> String {
    let par = load_par(setup).filter(|par| par.score(setup).is_some());
    par.map_or_else(|| codec::write(&Link::setup(setup.clone())), |par: Par| par.link)
}

/// Stores what was found; where there is no room the search still shows it on.
fn keep(setup: &Setup, games: u32, found: Found) {
    if let Some(link) = found.link {
        let _ = add_to_par(setup, games, link);
    }
}
