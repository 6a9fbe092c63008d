//! The pictures of the titles.

use crate::titles::TitleKey;
use yew::prelude::*;

/// Draws a title's picture: art of the page, so that the title's code is not needed.
pub(super) fn picture(title: TitleKey) -> Html {
    html! {
        <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={format!("#poster-{}", title.key())} />
        </svg>
    }
}
