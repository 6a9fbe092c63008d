//! A link that downloads a save as it is stored.

use crate::storage::GameId;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// The properties of [`Download`].
#[derive(Properties, PartialEq)]
pub struct DownloadProps {
    /// The game, which names the file.
    pub id: GameId,
    /// The text of the save.
    pub text: AttrValue,
}

/// The link.
#[component]
pub fn Download(props: &DownloadProps) -> Html {
    let locale = use_locale();
    let file = format!("{}.json", props.id.as_str());
    html! {
        <a class="button" download={file} href={as_file(&props.text)} data-testid="download">{ locale.download() }</a>
    }
}

fn as_file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:application/json;charset=utf-8,{text}")
}
