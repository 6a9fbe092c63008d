//! Whether a hint is asked for, and what it shows on the map.

use crate::titles::tramways::view::scene::Overlay;
use std::rc::Rc;
use yew::prelude::*;

/// A player's wish for a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hinting {
    #[default]
    Closed,
    /// The hints are to be seen.
    Open,
    /// One of them is to be seen on the map, too.
    Shown(Rc<Overlay>),
}

impl Hinting {
    /// What the map shows of the present moment, with the hint in it.
    pub fn over(&self, overlay: Overlay) -> Overlay {
        match self {
            Hinting::Closed | Hinting::Open => overlay,
            Hinting::Shown(picture) => {
                let (run, chosen) = (picture.run.clone(), picture.chosen.clone());
                let (warnings, traces) = (picture.warnings.clone(), picture.traces.clone());
                Overlay { run, chosen, warnings, traces, ..overlay }
            }
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct HintProviderProps {
    /// Who asks for hints and shows them.
    pub children: Html,
}

/// Provides the wish for a hint.
#[component]
pub fn HintProvider(props: &HintProviderProps) -> Html {
    let hinting = use_state_eq(Hinting::default);
    let set = {
        let hinting = hinting.clone();
        use_callback((), move |wish: Hinting, ()| hinting.set(wish))
    };
    html! {
        <ContextProvider<Callback<Hinting>> context={set}>
            <ContextProvider<Hinting> context={(*hinting).clone()}>{ props.children.clone() }</ContextProvider<Hinting>>
        </ContextProvider<Callback<Hinting>>>
    }
}

/// The wish for a hint; none outside a [`HintProvider`].
#[hook]
pub fn use_hinting() -> Hinting {
    use_context().unwrap_or_default()
}

/// Changes the wish for a hint; does nothing outside a [`HintProvider`].
#[hook]
pub fn use_set_hinting() -> Callback<Hinting> {
    use_context().unwrap_or_else(Callback::noop)
}

/// Asks for hints, or wants them no more.
#[hook]
pub fn use_hint_switch() -> Callback<()> {
    let (hinting, set) = (use_hinting(), use_set_hinting());
    use_callback((hinting, set), |(), (hinting, set)| {
        set.emit(match hinting {
            Hinting::Closed => Hinting::Open,
            Hinting::Open | Hinting::Shown(_) => Hinting::Closed,
        });
    })
}
