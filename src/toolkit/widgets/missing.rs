//! A page in place of one that cannot be shown.

use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::topbar::Topbar;
use yew::prelude::*;

/// The properties of [`Missing`].
#[derive(Properties, PartialEq)]
pub struct MissingProps {
    /// What is missing.
    pub title: AttrValue,
    /// Why, if that is known.
    pub text: AttrValue,
    /// What can be done besides going home.
    #[prop_or_default]
    pub children: Html,
}

/// A page that says what cannot be shown and leads home.
#[component]
pub fn Missing(props: &MissingProps) -> Html {
    let locale = use_locale();
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main">
                <section class="panel" role="alert" data-testid="missing">
                    <div class="panel__body stack">
                        <h1>{ props.title.clone() }</h1>
                        if !props.text.is_empty() {
                            <p>{ props.text.clone() }</p>
                        }
                        { props.children.clone() }
                        <p><a class="button button--main" href={Address::Home.address()}>{ locale.home() }</a></p>
                    </div>
                </section>
            </main>
        </div>
    }
}
