//! A page instead of one that cannot be shown.

use crate::toolkit::address::Address;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::Locale;
use yew::prelude::*;

/// Draws a page that says what is missing, why, if known, and what can be done besides going home.
pub(crate) fn missing(title: &str, text: &str, more: Html, locale: Locale) -> Html {
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main">
                <section class="panel" role="alert" data-testid="missing">
                    <div class="panel__body stack">
                        <h1>{ title }</h1>
                        if !text.is_empty() {
                            <p>{ text }</p>
                        }
                        { more }
                        <p><a class="button button--main" href={Address::Home.address()}>{ locale.home() }</a></p>
                    </div>
                </section>
            </main>
        </div>
    }
}

/// Draws a page that says only what is missing.
pub(crate) fn nothing(title: &str, locale: Locale) -> Html {
    missing(title, "", Html::default(), locale)
}
