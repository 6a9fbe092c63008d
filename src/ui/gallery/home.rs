//! The home page as a sample.

use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::components::tram::tram;
use crate::ui::components::wordmark::Wordmark;
use yew::prelude::*;

const LEAD: &str = "Lay rails, calm your nerves and bring a small city to its destinations. \
    A whole board game in your browser: nothing to install, no account.";
const NEW: &str = "New solo game";
const RULES: &str = "Rules";
const SAVED: &str = "Your games";
const GAME: &str = "Solo game";
const FACTS: &str = "round 3 of 6, 21 November, 05:12";
const PLAY: &str = "Continue";

/// The home page.
#[component]
pub(super) fn Home() -> Html {
    html! {
        <div class="page">
            <main class="page__main home">
                <section class="home__hero">
                    <h1 class="wordmark wordmark--big"><Wordmark label="Catenary" letters="CATENARY" /></h1>
                    <p class="home__lead">{ LEAD }</p>
                    <div class="home__actions">
                        <button class="button button--main">{ NEW }</button>
                        <button class="button button--quiet">{ plain_icon(Sign::Book) }{ RULES }</button>
                    </div>
                    { tram() }
                </section>
                <section class="panel">
                    <div class="panel__head"><h2 class="panel__title">{ SAVED }</h2></div>
                    <ul class="saves">
                        { for (0..3).map(|_| html! {
                            <li class="save">
                                <span class="save__name">{ GAME }</span>
                                <span class="save__facts">{ FACTS }</span>
                                <span class="save__score">{ plain_icon(Sign::Points) }{ 23 }</span>
                                <span class="save__actions"><button class="button">{ PLAY }</button></span>
                            </li>
                        }) }
                    </ul>
                </section>
            </main>
        </div>
    }
}
