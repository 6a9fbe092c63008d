//! The table of attempts, kept current.

use crate::storage::{is_of_attempts, load_attempts, load_ledger};
use crate::titles::tramways::session::ledger::Ledger;
use crate::toolkit::hooks::use_storage_changes;
use std::rc::Rc;
use yew::prelude::*;

/// The attempts of this device.
#[derive(Clone, PartialEq)]
pub(crate) struct Attempts {
    /// The attempts, each replayed.
    pub ledger: Rc<Ledger>,
    /// Raised whenever attempts or pars have changed.
    pub change: u32,
    /// Reads them again, after this window has changed them.
    pub refresh: Callback<()>,
}

/// The attempts; other windows' changes arrive by themselves.
#[hook]
pub(crate) fn use_attempts() -> Attempts {
    let change = use_reducer_eq(Changes::default);
    let stored = use_memo(change.0, |_| load_attempts());
    let last = use_mut_ref(|| Rc::new(Ledger::default()));
    let ledger = use_memo(((*stored).clone(), change.0), |(attempts, _)| {
        let ledger = Rc::new(last.borrow().renewed(attempts.iter().cloned(), &load_ledger()));
        *last.borrow_mut() = Rc::clone(&ledger);
        ledger
    });
    let refresh = {
        let dispatcher = change.dispatcher();
        use_callback((), move |(), ()| dispatcher.dispatch(()))
    };
    use_storage_changes(is_of_attempts, refresh.clone());
    Attempts { ledger: (*ledger).clone(), change: change.0, refresh }
}

#[derive(Default, PartialEq)]
struct Changes(u32);

impl Reducible for Changes {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Changes(self.0.wrapping_add(1)))
    }
}
