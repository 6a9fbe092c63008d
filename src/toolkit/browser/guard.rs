//! Asks before an unsaved game is left.

use crate::toolkit::address::Address;
use crate::toolkit::hooks::{clone, use_effect_on};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// Set while leaving the page would lose something.
#[derive(Clone, Default)]
pub(crate) struct Guard(Rc<Cell<bool>>);

impl PartialEq for Guard {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Guard {
    /// Lets the player leave without asking.
    pub(crate) fn lower(&self) {
        self.0.set(false);
    }
}

/// Asks before an unsaved game is left: the browser when the page is closed, the page when another address is opened.
#[hook]
pub(crate) fn use_guard(unsaved: bool) {
    let guard = use_context::<Guard>().unwrap_or_default();
    use_effect_on(unsaved, move |unsaved| {
        guard.0.set(*unsaved);
        let options = EventListenerOptions::enable_prevent_default();
        let window = gloo::utils::window();
        let listener = unsaved.then(|| {
            EventListener::new_with_options(&window, "beforeunload", options, |event| {
                event.prevent_default();
                // Older browsers ask only if the event has a return value.
                let _ = js_sys::Reflect::set(event, &"returnValue".into(), &true.into());
            })
        });
        move || {
            guard.lower();
            drop(listener);
        }
    });
}

/// Returns the page to show: the addressed one, or still the last one with a question.
#[hook]
pub(crate) fn use_guarded(guard: &Guard, address: Address) -> (Address, Html) {
    let shown = use_mut_ref(|| address.clone());
    let update = use_force_update();
    let locale = use_locale();
    if *shown.borrow() == address || !guard.0.get() {
        *shown.borrow_mut() = address;
        return (shown.borrow().clone(), Html::default());
    }
    let leave = Callback::from(clone!([guard], move |_: MouseEvent| {
        guard.lower();
        update.force_update();
    }));
    let last = shown.borrow().clone();
    let stay = Callback::from(clone!([last], move |()| last.go()));
    let question = html! {
        <Dialog label={locale.leave_question()} onclose={stay.clone()}>
            <p>{ locale.leave_question() }</p>
            <div class="dialog__actions" data-testid="leave-question">
                <button type="button" class="button" onclick={stay.reform(|_: MouseEvent| ())} data-testid="stay">{ locale.stay() }</button>
                <button type="button" class="button button--danger" onclick={leave} data-testid="leave">{ locale.leave() }</button>
            </div>
        </Dialog>
    };
    (last, question)
}
