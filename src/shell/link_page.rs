//! A link in the address bar: it is kept, and the address made short.

use crate::storage::keep_visit;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::use_effect_on;
use yew::prelude::*;

/// The properties of [`LinkPage`].
#[derive(Properties, PartialEq)]
pub(crate) struct LinkPageProps {
    /// What follows `#`.
    pub link: String,
}

/// Goes on to the page of the link, in place of this address: a reload opens nothing anew.
#[component]
pub(crate) fn LinkPage(props: &LinkPageProps) -> Html {
    use_effect_on(props.link.clone(), |link| Address::Visit(keep_visit(link)).go_instead());
    Html::default()
}
