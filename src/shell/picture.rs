//! The pictures of the titles.

use crate::titles::TitleKey;
use yew::prelude::*;

/// The picture of a title, which is art of the page and none of the title's code.
pub(super) fn picture(title: TitleKey) -> Html {
    html! {
        <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={format!("#poster-{}", title.key())} />
        </svg>
    }
}
