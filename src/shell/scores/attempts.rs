//! The results of a title, kept current.

use crate::engine::codec;
use crate::storage::{
    attempt_links, is_of_attempts, load_attempt, load_attempts, load_ledger, now,
};
use crate::table::scores::results::{Entry, Ledger as Results, Proofs};
use crate::table::scores::{Attempt, AttemptRecord, Ranking};
use crate::titles::TitleKey;
use crate::titles::load::scores_of;
use crate::toolkit::hooks::{use_effect_on, use_storage_changes};
use crate::toolkit::ledger::ScoresFace;
use crate::words::Locale;
use gloo::timers::callback::Interval;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::prelude::*;

/// The longest time spent on reading at once, in milliseconds.
const SLICE: u64 = 30;

/// The results of a title on this device.
#[derive(Clone)]
pub(crate) struct Attempts {
    pub title: TitleKey,
    /// The title's functions for scores.
    pub rules: ScoresFace,
    /// Its categories, and the function that proves a link.
    pub ranking: Ranking,
    /// The results, each replayed.
    pub results: Rc<Results>,
    /// Grows whenever attempts or pars have changed.
    pub change: u32,
    /// Reads the results again, after this window has changed them.
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
    /// Returns whether its games are solo games: these have ranks and par.
    pub(super) fn is_alone(&self) -> bool {
        self.ranking.categories.iter().all(|category| !category.has_bots())
    }

    /// Returns a result in words.
    pub(super) fn result_text(&self, entry: &Entry, locale: Locale) -> String {
        let rank = self.rank(entry, locale);
        locale.result(entry.proof.points, entry.proof.lead, rank.as_deref())
    }

    /// Returns the rank of a solo result; `None` for other results.
    pub(super) fn rank(&self, entry: &Entry, locale: Locale) -> Option<String> {
        let ranks = (self.rules.ranks)(entry.proof.points, locale)?;
        let here = ranks.steps.into_iter().nth(ranks.here)?;
        entry.proof.lead.is_none().then_some(here.name)
    }
}

/// Returns the stored attempts and ledger records of a title.
pub(super) fn stored(title: TitleKey, ranking: Ranking) -> (Vec<Attempt>, Vec<AttemptRecord>) {
    let attempts = load_attempts().into_iter().filter(|it| is_of_title(title, &it.link)).collect();
    (attempts, records(ranking))
}

/// Returns whether a stored link is of a title. Text that is no link counts for [`TitleKey::UNNAMED`], the only title
/// when such text could be written.
pub(super) fn is_of_title(title: TitleKey, link: &str) -> bool {
    let header = codec::header(link).ok();
    header.and_then(|it| TitleKey::numbered(it.title)).unwrap_or(TitleKey::UNNAMED) == title
}

/// Returns the ledger's records of attempts at the deals of a title.
fn records(ranking: Ranking) -> Vec<AttemptRecord> {
    load_ledger().into_iter().filter(|it| ranking.has(&it.setup)).collect()
}

/// Returns the results and, while many are being read in slices, the numbers read and in all. Follows the changes of
/// other windows. `None` if the title was not fetched.
#[hook]
pub(crate) fn use_attempts(title: TitleKey) -> Option<(Attempts, Option<(usize, usize)>)> {
    let rules = scores_of(title)?;
    let ranking = rules.ranking;
    let change = use_reducer_eq(Changes::default);
    let known = use_mut_ref(ReadAttempts::default);
    let reading = use_memo(change.0, |_| {
        let reading =
            Rc::new(AttemptsReading { links: attempt_links(), ..AttemptsReading::default() });
        reading.go_on(title, ranking, &mut known.borrow_mut());
        reading
    });
    let is_whole = reading.is_whole();
    let results = use_memo((change.0, is_whole), |_| {
        let mut known = known.borrow_mut();
        if !is_whole && let Some(last) = &known.last {
            return Rc::clone(last);
        }
        let attempts = reading.attempts.borrow().clone();
        let results = Results::proven(ranking, attempts, &records(ranking), &mut known.proofs);
        let results = Rc::new(results);
        known.last = is_whole.then(|| Rc::clone(&results));
        results
    });
    let refresh = change.dispatcher().to_callback();
    use_storage_changes(is_of_attempts, refresh.clone());
    let (done, all) = (reading.at.get(), reading.links.len());
    let at = use_state_eq(|| 0);
    let (read_on, setter) = ((*reading).clone(), at.setter());
    use_effect_on((change.0, is_whole), move |_| {
        let next = move || {
            read_on.go_on(title, ranking, &mut known.borrow_mut());
            setter.set(read_on.at.get());
        };
        let rest = (!is_whole).then(|| Interval::new(0, next));
        move || drop(rest)
    });
    let results = (*results).clone();
    let attempts = Attempts { title, rules, ranking, results, change: change.0, refresh };
    Some((attempts, (!is_whole).then_some((done, all))))
}

/// The attempts read so far.
#[derive(Default)]
struct ReadAttempts {
    proofs: Proofs,
    /// The links of other titles.
    others: BTreeSet<String>,
    /// The results of the last complete reading.
    last: Option<Rc<Results>>,
}

/// The attempts of this device while they are read: many take long, so that they are read in slices.
#[derive(Default)]
struct AttemptsReading {
    links: Vec<String>,
    /// The number of links read.
    at: Cell<usize>,
    /// The attempts of the title.
    attempts: RefCell<Vec<Attempt>>,
}

impl AttemptsReading {
    fn is_whole(&self) -> bool {
        self.at.get() == self.links.len()
    }

    /// Reads and replays for at most [`SLICE`].
    fn go_on(&self, title: TitleKey, ranking: Ranking, known: &mut ReadAttempts) {
        let end = now() + SLICE;
        for link in &self.links[self.at.get()..] {
            if now() >= end {
                return;
            }
            self.at.set(self.at.get() + 1);
            if known.others.contains(link) {
                continue;
            }
            if !known.proofs.has(link) && !is_of_title(title, link) {
                known.others.insert(link.clone());
                continue;
            }
            known.proofs.of(ranking, link);
            self.attempts.borrow_mut().extend(load_attempt(link));
        }
    }
}

#[derive(Default, PartialEq)]
struct Changes(u32);

impl Reducible for Changes {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Changes(self.0.wrapping_add(1)))
    }
}
