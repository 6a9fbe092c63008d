//! The start page: one button, options, the saved games.

use crate::games::tramways::Tramways;
use crate::games::tramways::setup::Setup;
use crate::i18n::Locale;
use crate::session::{Chairs, Session, Table};
use crate::ui::app::Begun;
use crate::ui::components::saves::Saves;
use crate::ui::components::setup_options::{Chosen, SetupOptions};
use crate::ui::components::topbar::{Topbar, big_wordmark};
use crate::ui::components::tram::Tram;
use crate::ui::contexts::use_locale;
use crate::ui::route::Route;
use yew::prelude::*;

/// The start page.
#[component]
pub fn Home() -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let chosen = use_state_eq(Chosen::default);
    let refused = use_state_eq(|| None::<String>);
    let onchange = {
        let chosen = chosen.clone();
        use_callback((), move |new: Chosen, ()| chosen.set(new))
    };
    let play = {
        let (chosen, refused) = (chosen.clone(), refused.clone());
        Callback::from(move |_: MouseEvent| match begin(&chosen, locale) {
            Ok(session) => begun.play(Table::new(session, &Chairs::people(1), 1)),
            Err(why) => refused.set(Some(why)),
        })
    };
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main home">
                <section class="home__hero">
                    { big_wordmark() }
                    <h2 class="home__game">{ locale.game_heading() }</h2>
                    <p class="home__lead">{ locale.pitch() }</p>
                    <div class="home__actions">
                        <button type="button" class="button button--main" onclick={play} data-testid="play">{ locale.play_solo() }</button>
                        <a class="button" href={Route::Rules(None).address()}>{ locale.rules() }</a>
                    </div>
                    if let Some(why) = &*refused {
                        <p class="notice notice--bad" role="alert">{ why.clone() }</p>
                    }
                    <Tram />
                </section>
                <SetupOptions chosen={(*chosen).clone()} {onchange} />
                <Saves />
                <footer class="home__credit">
                    <p>{ locale.credit() }</p>
                    <p>{ locale.own_edition() }</p>
                </footer>
            </main>
        </div>
    }
}

/// Begins the chosen game.
///
/// # Errors
/// The seed is no number, or the setup cannot be played; in words.
fn begin(chosen: &Chosen, locale: Locale) -> Result<Session<Tramways>, String> {
    let seed = match chosen.seed.trim() {
        "" => fresh_seed(),
        text => text.parse().map_err(|_| locale.seed_wrong().to_owned())?,
    };
    let setup = Setup {
        seats: [chosen.board].into_iter().collect(),
        development: chosen.development,
        map: chosen.map(),
        ..Setup::standard(1, seed)
    };
    Session::<Tramways>::new(setup).map_err(|error| locale.setup_error(&error))
}

/// A seed of nine digits at most, so that links stay short and people can read it out.
fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}
