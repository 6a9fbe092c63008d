//! The page of a text with several links, to choose one, or with none.

use super::wrong_link::wrong;
use crate::engine::codec::{self, Kind};
use crate::table::sending::pasted::Flaw;
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::missing::missing;
use crate::words::Locale;
use yew::prelude::*;

/// The number of characters at the end of a link that are shown, to distinguish it from others.
const END: usize = 6;

#[derive(Properties, PartialEq)]
pub(crate) struct PastedProps {
    pub(crate) text: String,
    /// Its links, or why it has none.
    pub(crate) found: Result<Vec<String>, Flaw>,
}

/// Asks which link of a text is meant, or says why there is none.
#[component]
pub(crate) fn Pasted(props: &PastedProps) -> Html {
    let locale = use_locale();
    match &props.found {
        Ok(links) => {
            let links = html! {
                <ul class="stack" data-testid="which-link">
                    { for links.iter().map(|link| choice(link, locale)) }
                </ul>
            };
            missing(locale.which_link(), "", links, locale)
        }
        Err(flaw) => wrong(&locale.flaw(flaw), &props.text, locale),
    }
}

/// Draws one of several links: its game and its last characters.
fn choice(link: &str, locale: Locale) -> Html {
    let header = codec::header(link).ok();
    let title =
        header.and_then(|it| TitleKey::numbered(it.title)).map(|it| it.facts().name.of(locale));
    let kind = Kind::ALL.into_iter().find(|kind| link.starts_with(kind.letter()));
    let end = link.get(link.len().saturating_sub(END)..).unwrap_or_default();
    let text = locale.one_of_links(title, kind.unwrap_or(Kind::Game), end);
    let address = Address::Link(link.to_owned()).address();
    html! { <li key={link.to_owned()}><a class="button" href={address}>{ text }</a></li> }
}
