//! Who thinks for the bots and answers for a hint.

use crate::worker::Adviser;
use yew::prelude::*;

/// The properties of [`AdviserProvider`].
#[derive(Properties, PartialEq)]
pub struct AdviserProviderProps {
    /// Who asks.
    pub children: Html,
}

/// Provides an adviser for as long as a table is shown. It starts at the first question.
#[component]
pub fn AdviserProvider(props: &AdviserProviderProps) -> Html {
    let adviser = use_memo((), |()| Adviser::default());
    html! {
        <ContextProvider<Adviser> context={(*adviser).clone()}>{ props.children.clone() }</ContextProvider<Adviser>>
    }
}

/// The adviser. Only below an [`AdviserProvider`].
#[hook]
pub fn use_adviser() -> Adviser {
    use_context().expect("an adviser is provided")
}
