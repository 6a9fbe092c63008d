//! Who thinks for the bots and answers for a hint.

use crate::titles::TitleKey;
use crate::titles::parts::think_tramways;
use crate::worker::{Adviser, Thinkers};
use yew::prelude::*;

/// Who thinks about Tramways.
pub const THINKERS: Thinkers = Thinkers {
    rule_set: TitleKey::Tramways.facts().rule_set,
    on_page: || Box::pin(async { think_tramways().await.ok() }),
};

#[derive(Properties, PartialEq)]
pub struct AdviserProviderProps {
    pub children: Html,
}

/// Provides an adviser for as long as a table is shown. It starts at the first question.
#[component]
pub fn AdviserProvider(props: &AdviserProviderProps) -> Html {
    let adviser = use_memo((), |()| Adviser::new(THINKERS));
    html! {
        <ContextProvider<Adviser> context={(*adviser).clone()}>{ props.children.clone() }</ContextProvider<Adviser>>
    }
}

/// The adviser. Only below an [`AdviserProvider`].
#[hook]
pub fn use_adviser() -> Adviser {
    use_context().expect("an adviser is provided")
}
