//! The line at the top of every page.

use super::icon::{Sign, icon};
use super::wordmark::Wordmark;
use crate::i18n::Locale;
use crate::storage::Preferences;
use crate::ui::contexts::{use_locale, use_preferences, use_set_preferences};
use crate::ui::route::Route;
use yew::prelude::*;

/// The properties of [`Topbar`].
#[derive(Properties, PartialEq)]
pub struct TopbarProps {
    /// What stands in the middle.
    #[prop_or_default]
    pub middle: Html,
    /// The page's own buttons.
    #[prop_or_default]
    pub tools: Html,
}

/// The page's name in capitals, as it is drawn.
const LETTERS: &str = "CATENARY";
const NAME: &str = "Catenary";

/// The line at the top.
#[component]
pub fn Topbar(props: &TopbarProps) -> Html {
    let locale = use_locale();
    html! {
        <header class="topbar">
            <a class="topbar__brand wordmark" href={Route::Home.address()} title={locale.home()}>
                <Wordmark label={NAME} letters={LETTERS} />
            </a>
            <div class="topbar__middle">{ props.middle.clone() }</div>
            <div class="topbar__tools">
                <a class="button button--quiet button--round topbar__home" href={Route::Home.address()} data-testid="to-home">
                    { icon(Sign::Home, locale.home()) }
                </a>
                { props.tools.clone() }
                <a class="button button--quiet button--round topbar__board" href={Route::Ranked.address()} data-testid="to-board">
                    { icon(Sign::Cup, locale.score_board()) }
                </a>
                <a class="button button--quiet button--round" href={Route::Rules(None).address()}>
                    { icon(Sign::Book, locale.rules()) }
                </a>
                <Switches />
            </div>
        </header>
    }
}

/// Language and theme.
#[component]
fn Switches() -> Html {
    let (locale, preferences, set) = (use_locale(), use_preferences(), use_set_preferences());
    let language = {
        let (preferences, set) = (preferences.clone(), set.clone());
        Callback::from(move |_: MouseEvent| {
            let language = Some(other(locale).tag().to_owned());
            set.emit(Preferences { language, ..(*preferences).clone() });
        })
    };
    let theme = Callback::from(move |_: MouseEvent| {
        let theme = preferences.theme.next();
        set.emit(Preferences { theme, ..(*preferences).clone() });
    });
    html! {
        <>
            <button type="button" class="button button--quiet button--round topbar__theme" onclick={theme}>
                { icon(Sign::Theme, locale.theme()) }
            </button>
            <button type="button" class="button button--quiet" onclick={language} lang={other(locale).tag()}
                title={other(locale).name()} data-testid="language">
                { other(locale).tag().to_ascii_uppercase() }
            </button>
        </>
    }
}

fn other(locale: Locale) -> Locale {
    match locale {
        Locale::English => Locale::Spanish,
        Locale::Spanish => Locale::English,
    }
}

/// The name as a big drawing, for the start page.
pub fn big_wordmark() -> Html {
    html! {
        <h1 class="wordmark wordmark--big"><Wordmark label={NAME} letters={LETTERS} /></h1>
    }
}
