//! Effects of components.

use yew::functional::{Hook, TearDown};
use yew::prelude::*;

/// Ends what an effect began.
type End = Box<dyn FnOnce()>;

/// What Yew's `use_effect_with` does: runs the effect after a drawing where what it depends on is not what it was, and what it
/// gives before it runs again and at the end. Effects that depend on one type are one type here, whatever they do: Yew would
/// bring all that it does with effects anew for each of them, which is a good part of a table's weight.
pub(crate) fn use_effect_on<T, F, D>(deps: T, effect: F) -> impl Hook<Output = ()>
where
    T: PartialEq + 'static,
    F: FnOnce(&T) -> D + 'static,
    D: TearDown,
{
    let run: Box<dyn FnOnce(&T) -> End> = Box::new(move |deps| {
        let end = effect(deps);
        Box::new(move || end.tear_down())
    });
    use_effect_with(deps, run)
}
