//! A link that downloads a save as stored.

use crate::storage::GameId;
use crate::words::Locale;
use yew::prelude::*;

/// Draws the link; the game's id names the file.
pub(crate) fn download(id: &GameId, text: &str, locale: Locale) -> Html {
    let file = format!("{}.json", id.as_str());
    html! {
        <a class="button" download={file} href={as_file(text)} data-testid="download">{ locale.download() }</a>
    }
}

fn as_file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:application/json;charset=utf-8,{text}")
}
