//! Asks for plans.

use crate::engine::bots::Plan;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::ui::contexts::use_adviser;
use crate::toolkit::hooks::use_effect_on;
use crate::worker::Adviser;
use crate::worker::protocol::{Idea, Question, Report};
use yew::prelude::*;

/// Plans, the best first; none where the question could not be answered.
pub type Plans = Vec<Plan<Tramways>>;

/// A question under way.
#[derive(Clone, PartialEq)]
pub struct Advice {
    /// How far it has come, in hundredths.
    pub progress: u8,
    /// Wants the answer now.
    pub enough: Callback<()>,
}

/// Asks as soon as there is something to ask, and forgets what is not asked any more: only the
/// answer to the present question arrives.
#[hook]
pub fn use_advice(asked: Option<Question>, onplans: Callback<Plans>) -> Advice {
    let adviser = use_adviser();
    let progress = use_state_eq(|| 0);
    let current = use_mut_ref(|| None);
    {
        let (current, progress) = (current.clone(), progress.clone());
        use_effect_on((asked, adviser.clone()), move |(asked, adviser): &(_, Adviser)| {
            progress.set(0);
            let listen = move |report| match report {
                Report::Progress(_, hundredths) => progress.set(hundredths),
                Report::Ideas(_, ideas) => {
                    onplans.emit(ideas.iter().filter_map(Idea::plan).collect())
                }
                Report::Refused(..) => onplans.emit(Plans::new()),
                _ => {}
            };
            let id = Option::<Question>::clone(asked).map(|asked| adviser.ask(asked, listen));
            *current.borrow_mut() = id;
            let adviser = adviser.clone();
            move || id.into_iter().for_each(|id| adviser.cancel(id))
        });
    }
    let enough = use_callback(adviser, move |(), adviser| {
        let id = *current.borrow();
        id.into_iter().for_each(|id| adviser.enough(id));
    });
    Advice { progress: *progress, enough }
}
