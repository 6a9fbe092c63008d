//! A link in the address bar, or a text with one from elsewhere: it is stored, and the address shortened.

use crate::storage::keep_visit;
use crate::table::sending::pasted::may_hold_link;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::use_effect_on;
use wasm_bindgen::JsValue;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct LinkPageProps {
    pub link: String,
}

/// Goes on to the page of the link, replacing this address, so that a reload opens nothing again.
#[component]
pub(crate) fn LinkPage(props: &LinkPageProps) -> Html {
    use_effect_on(props.link.clone(), |link| Address::Visit(keep_visit(link)).go_instead());
    Html::default()
}

/// Goes to the page of the links in a text that was pasted or dropped.
pub(crate) fn open_text(text: &str) {
    Address::Visit(keep_visit(text)).go();
}

/// Opens a link in the path or query: another site has encoded its `#`, or shared it. Drops what else others have added
/// to the address.
pub(crate) fn take_link_of_query() {
    let window = gloo::utils::window();
    let (location, history) = (window.location(), window.history());
    let [path, query, hash] = [location.pathname(), location.search(), location.hash()]
        .map(|part| part.unwrap_or_default());
    let file = path.rsplit('/').next().unwrap_or_default();
    let text = format!("{file}{query}");
    let address = if hash.is_empty() && may_hold_link(&text) {
        format!("./{}", Address::Visit(keep_visit(&text)).address())
    } else if query.is_empty() {
        return;
    } else {
        format!("./{file}{hash}")
    };
    if let Ok(history) = history {
        // A browser without a history shows the start page, which has a field for links.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}
