//! An address of something that a title does not have.

use crate::titles::TitleKey;
use crate::ui::address::Address;
use crate::ui::components::topbar::Topbar;
use crate::ui::contexts::use_locale;
use crate::words::shell;
use yew::prelude::*;

/// The properties of [`Lacking`].
#[derive(Properties, PartialEq)]
pub struct LackingProps {
    /// The title.
    pub title: TitleKey,
}

/// One sentence, and the ways on.
#[component]
pub fn Lacking(props: &LackingProps) -> Html {
    let locale = use_locale();
    let facts = props.title.facts();
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main">
                <section class="panel" role="alert" data-testid="missing">
                    <div class="panel__body stack">
                        <p>{ shell::not_ranked(locale, facts.name) }</p>
                        <p class="row">
                            <a class="button button--main" href={Address::Home.address()}>{ shell::games(locale) }</a>
                            <a class="button" href={Address::NewOf(props.title).address()}>{ shell::set_the_table(locale) }</a>
                        </p>
                    </div>
                </section>
            </main>
        </div>
    }
}
