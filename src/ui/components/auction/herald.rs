//! Shows what the last decision of the auction brought.

use crate::ui::contexts::{use_desk, use_locale};
use crate::view::auction::news;
use yew::prelude::*;

/// The announcement; shown over the map, and then gone. The narrator reads it out.
#[component]
pub(super) fn Herald() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let news = use_memo(desk.session().clone(), |session| news(session));
    let line = news.iter().map(|it| it.text(desk.chairs(), locale)).collect::<Vec<_>>().join(" ");
    html! {
        <div class="herald" data-testid="herald">
            if !line.is_empty() {
                <p class="herald__line" key={desk.session().ply()}>{ line }</p>
            }
        </div>
    }
}
