//! The search for the par of a set-up, in a worker of its own.

use crate::storage::{load_par, store_par};
use crate::table::scores::Proof;
use crate::table::scores::proof::Prove;
use crate::titles::TitleKey;
use crate::titles::load::{load, scores_of};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::worker::Adviser;
use crate::worker::protocol::{ParFound, ParRequest, Question, RequestId, WorkerResponse};
use std::rc::Rc;
use yew::prelude::*;

/// The number of games after which the search ends.
pub(crate) const GAMES: u32 = 200;

/// The search for par; it may be idle.
#[derive(Clone, PartialEq)]
pub(crate) struct ShownParSearch {
    /// The set-up that is searched, and the number of games tried; `None` until the first game has ended.
    pub now: Option<(Rc<Proof>, Option<u32>)>,
    /// Starts a search for the par of a result's deal; ends the current search.
    pub start: Callback<Proof>,
    /// Ends the search; its best game stays.
    pub stop: Callback<()>,
}

/// Returns a search that runs one set-up at a time while the page is shown; calls `found` whenever a par was stored.
#[hook]
pub(crate) fn use_par_search(title: TitleKey, found: Callback<()>) -> ShownParSearch {
    let adviser = use_memo(title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let now = use_state_eq(|| None::<(Rc<Proof>, Option<u32>)>);
    let running = use_mut_ref(|| None::<RequestId>);
    let start = {
        let (adviser, running, now) = (adviser.clone(), running.clone(), now.setter());
        use_callback(found, move |of: Proof, found| {
            let (Some(adviser), Some(rules)) = (&*adviser, scores_of(title)) else { return };
            let (prove, of) = (rules.ranking.prove, Rc::new(of));
            now.set(Some((of.clone(), None)));
            let (now, found, counted) = (now.clone(), found.clone(), std::cell::Cell::new(0));
            let request =
                ParRequest { record: known(&of, prove), games: GAMES, seed: fresh_seed() };
            let id = adviser.ask(Question::Par(request), move |report| {
                let is_last = report.is_last();
                if let WorkerResponse::Found(_, it) = report {
                    now.set(Some((of.clone(), Some(it.tried))));
                    let new = it.tried - counted.replace(it.tried).min(it.tried);
                    keep(&of, prove, new, it);
                    found.emit(());
                }
                if is_last {
                    now.set(None);
                }
            });
            *running.borrow_mut() = Some(id);
        })
    };
    let stop = use_callback(adviser, {
        let now = now.setter();
        move |(), adviser: &Rc<Option<Adviser>>| {
            let id = running.borrow_mut().take();
            adviser.iter().zip(id).for_each(|(adviser, id)| adviser.cancel(id));
            now.set(None);
        }
    });
    ShownParSearch { now: (*now).clone(), start, stop }
}

/// Returns the best known game of a deal, or its set-up.
fn known(of: &Proof, prove: Prove) -> String {
    let par = load_par(&of.deal).filter(|par| par.score(&of.setup, prove).is_some());
    par.map_or_else(|| of.setup.clone(), |par| par.link)
}

/// Stores a game that was found; if there is no space, it stays visible only in this search.
fn keep(of: &Proof, prove: Prove, games: u32, found: ParFound) {
    if let Some(link) = found.link {
        let par = load_par(&of.deal).unwrap_or_default();
        let _ = store_par(&of.deal, &par.after(&of.setup, prove, games, link));
    }
}
