//! Effects of components.

use yew::functional::{Hook, TearDown};
use yew::prelude::*;

/// Cleans up an effect.
type Cleanup = Box<dyn FnOnce()>;

/// Does the same as Yew's `use_effect_with`: runs the effect after a render whose dependencies changed, and its cleanup before
/// the next run and at the end. All effects with dependencies of one type share one boxed type here: Yew would compile its
/// machinery again for each closure, a good part of a table's download.
pub(crate) fn use_effect_on<T, F, D>(deps: T, effect: F) -> impl Hook<Output = ()>
where
    T: PartialEq + 'static,
    F: FnOnce(&T) -> D + 'static,
    D: TearDown,
{
    let run: Box<dyn FnOnce(&T) -> Cleanup> = Box::new(move |deps| {
        let end = effect(deps);
        Box::new(move || end.tear_down())
    });
    use_effect_with(deps, run)
}
