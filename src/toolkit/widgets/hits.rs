//! Steps from hit to hit of a search, in the order of the page.

use crate::toolkit::browser::window::elements;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::words::{Locale, rules};
use yew::prelude::*;

const HITS: &str = ".booklet__paper mark";
/// Marks the current hit.
const HERE: &str = "data-here";

/// The direction of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HitStep {
    /// To the previous hit.
    Back,
    /// To the next hit.
    On,
}

/// The current hit, from 0, and the number of hits.
type HitCount = (usize, usize);

/// Steps from hit to hit; starts again when the search changes.
#[derive(Clone, PartialEq)]
pub(crate) struct HitSteps {
    place: Option<HitCount>,
    step: Callback<HitStep>,
}

/// Steps through the hits of a search.
#[hook]
pub(crate) fn use_hits(typed: &str) -> HitSteps {
    let place = use_state_eq(|| None::<HitCount>);
    let setter = place.setter();
    use_effect_on(typed.to_owned(), move |_| {
        mark(None);
        setter.set(None);
    });
    let step = use_callback(place.clone(), |way: HitStep, place| {
        let next = next(**place, way, elements(HITS).len());
        mark(next.map(|(at, _)| at));
        place.set(next);
    });
    HitSteps { place: *place, step }
}

impl HitSteps {
    /// Enter goes to the next hit, with Shift to the previous one.
    pub(crate) fn onkeydown(&self) -> Callback<KeyboardEvent> {
        let step = self.step.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                step.emit(if event.shift_key() { HitStep::Back } else { HitStep::On });
            }
        })
    }

    /// Returns the place in words, such as "3 of 8".
    pub(crate) fn text(&self, locale: Locale) -> Option<String> {
        self.place.map(|(at, all)| rules::hit_of(at + 1, all, locale))
    }

    /// Draws the buttons for the previous and next hit.
    pub(crate) fn buttons(&self, locale: Locale) -> Html {
        let button = |way, sign, name: &'static str, key| {
            let onclick = self.step.reform(move |_: MouseEvent| way);
            html! { <button type="button" class="button button--round booklet__hit" {onclick} data-testid={key}>{ icon(sign, name) }</button> }
        };
        html! {
            <>
                { button(HitStep::Back, IconSign::Previous, rules::hit_before(locale), "hit-before") }
                { button(HitStep::On, IconSign::Next, rules::next_hit(locale), "hit-next") }
            </>
        }
    }
}

/// Returns the next hit, wrapping around.
fn next(place: Option<HitCount>, way: HitStep, all: usize) -> Option<HitCount> {
    let last = all.checked_sub(1)?;
    let at = match (place, way) {
        (None, HitStep::On) => 0,
        (Some((at, _)), HitStep::On) => {
            if at >= last {
                0
            } else {
                at + 1
            }
        }
        (None | Some((0, _)), HitStep::Back) => last,
        (Some((at, _)), HitStep::Back) => at - 1,
    };
    Some((at.min(last), all))
}

/// Marks one hit and scrolls to it.
fn mark(at: Option<usize>) {
    for (number, hit) in elements(HITS).iter().enumerate() {
        if Some(number) == at {
            // Never fails: the name is valid.
            let _ = hit.set_attribute(HERE, "");
            hit.scroll_into_view();
        } else {
            // Removing a missing attribute does nothing.
            let _ = hit.remove_attribute(HERE);
        }
    }
}
