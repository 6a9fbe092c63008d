//! The results of a title, kept current.

use crate::storage::{is_of_attempts, load_attempts, load_ledger};
use crate::table::scores::results::{Entry, Ledger as Results};
use crate::table::scores::{Attempt, AttemptRecord, Ranking};
use crate::titles::TitleKey;
use crate::titles::load::scores_of;
use crate::titles::parts::titled;
use crate::toolkit::hooks::use_storage_changes;
use crate::toolkit::ledger::ScoresFace;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

/// The results of a title on this device.
#[derive(Clone)]
pub(crate) struct Attempts {
    /// The title.
    pub title: TitleKey,
    /// The title's functions behind its scores.
    pub rules: ScoresFace,
    /// Its categories, and what a link proves.
    pub ranking: Ranking,
    /// The results, each replayed.
    pub results: Rc<Results>,
    /// Raised whenever attempts or pars have changed.
    pub change: u32,
    /// Reads them again, after this window has changed them.
    pub refresh: Callback<()>,
}

impl PartialEq for Attempts {
    fn eq(&self, other: &Self) -> bool {
        self.title == other.title
            && Rc::ptr_eq(&self.results, &other.results)
            && self.change == other.change
    }
}

impl Attempts {
    /// Returns whether its games are played alone: they have ranks and par.
    pub(super) fn is_alone(&self) -> bool {
        self.ranking.categories.iter().all(|category| !category.has_bots())
    }

    /// A result in words.
    pub(super) fn told(&self, entry: &Entry, locale: Locale) -> String {
        let rank = self.rank(entry, locale);
        locale.result(entry.proof.points, entry.proof.lead, rank.as_deref())
    }

    /// The rank of a result of a lone player.
    pub(super) fn rank(&self, entry: &Entry, locale: Locale) -> Option<String> {
        let ranks = (self.rules.ranks)(entry.proof.points, locale)?;
        let here = ranks.steps.into_iter().nth(ranks.here)?;
        entry.proof.lead.is_none().then_some(here.name)
    }
}

/// What is kept of results of a title; of those of which the title is not known no page could tell anything.
pub(super) fn stored(title: TitleKey, ranking: Ranking) -> (Vec<Attempt>, Vec<AttemptRecord>) {
    // What is no link at all is told where it could only have been written before there were others.
    let is_of = |it: &Attempt| titled(&it.link).unwrap_or(TitleKey::UNNAMED) == title;
    let attempts = load_attempts().into_iter().filter(is_of).collect();
    let records = load_ledger().into_iter().filter(|it| ranking.has(&it.setup)).collect();
    (attempts, records)
}

/// The results; other windows' changes arrive by themselves. Nothing of a title that was not fetched.
#[hook]
pub(crate) fn use_attempts(title: TitleKey) -> Option<Attempts> {
    let rules = scores_of(title)?;
    let ranking = rules.ranking;
    let change = use_reducer_eq(Changes::default);
    let last = use_mut_ref(|| Rc::new(Results::default()));
    let results = use_memo(change.0, |_| {
        let (attempts, records) = stored(title, ranking);
        let results = Rc::new(last.borrow().renewed(ranking, attempts, &records));
        *last.borrow_mut() = Rc::clone(&results);
        results
    });
    let refresh = {
        let dispatcher = change.dispatcher();
        use_callback((), move |(), ()| dispatcher.dispatch(()))
    };
    use_storage_changes(is_of_attempts, refresh.clone());
    Some(Attempts { title, rules, ranking, results: (*results).clone(), change: change.0, refresh })
}

#[derive(Default, PartialEq)]
struct Changes(u32);

impl Reducible for Changes {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Changes(self.0.wrapping_add(1)))
    }
}
