//! A drawer that slides over the page, with its focus.

use super::use_effect_on;
use crate::toolkit::hooks::{clone, use_overlay};
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub(crate) struct Drawer {
    /// True while it is open.
    pub is_open: bool,
    /// Opens or closes it.
    pub toggle: Callback<()>,
    /// The button that opens it; gets the focus back when the drawer closes.
    pub opener: NodeRef,
    /// The button inside that closes it; gets the focus when the drawer opens.
    pub closer: NodeRef,
}

/// A drawer, closed at first; Escape and Back close it.
#[hook]
pub(crate) fn use_drawer() -> Drawer {
    let open = use_state_eq(|| false);
    let (opener, closer) = (use_node_ref(), use_node_ref());
    let was_open = use_mut_ref(|| false);
    {
        let (opener, closer) = (opener.clone(), closer.clone());
        use_effect_on(*open, move |&is_open| {
            if was_open.replace(is_open) != is_open {
                focus(if is_open { &closer } else { &opener });
            }
        });
    }
    let close = Callback::from(clone!([open], move |()| open.set(false)));
    use_overlay(*open, close);
    let toggle = Callback::from(clone!([open], move |()| open.set(!*open)));
    Drawer { is_open: *open, toggle, opener, closer }
}

fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // An element that cannot be focused leaves the focus where it is.
        let _ = element.focus();
    }
}
