//! The bar at the top of every page.

use crate::storage::Preferences;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use crate::toolkit::boards::board_seen::rules_address;
use crate::toolkit::hooks::{Wanted, use_drawer, use_drawn};
use crate::toolkit::parts;
use crate::toolkit::preferences::{use_locale, use_preferences, use_set_preferences};
use crate::toolkit::widgets::help::Help;
use crate::toolkit::widgets::icon::{IconSign, icon, tool};
use crate::toolkit::widgets::wordmark::wordmark;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct TopbarProps {
    /// The middle of the bar.
    #[prop_or_default]
    pub middle: Html,
    /// The page's own buttons.
    #[prop_or_default]
    pub tools: Html,
    /// The page's rarely used buttons.
    #[prop_or_default]
    pub more: Html,
    /// The title of the page; `None` if it has none, or has the title that addresses need not name.
    #[prop_or_default]
    pub title: Option<TitleKey>,
}

/// The bar at the top. On narrow tables rarely used buttons are in a sheet below the button "more" (`styles/topbar.css`).
#[component]
pub(crate) fn Topbar(props: &TopbarProps) -> Html {
    let locale = use_locale();
    let (preferences, set_preferences) = (use_preferences(), use_set_preferences());
    let sheet = use_drawer();
    let settings = use_state_eq(|| false);
    let open_settings =
        use_callback(settings.clone(), |_: MouseEvent, settings| settings.set(true));
    let close_settings = use_callback(settings.clone(), |(), settings| settings.set(false));
    let dialog = use_drawn(
        Wanted::by(*settings),
        || Box::pin(parts::settings()),
        |settings| settings(close_settings),
    );
    let toggle = sheet.toggle.reform(|_: MouseEvent| ());
    let shut = if sheet.is_open { toggle.clone() } else { Callback::noop() };
    let class = "button button--quiet button--round";
    let title = props.title.unwrap_or(TitleKey::UNNAMED);
    html! {
        <header class="topbar notranslate" translate="no">
            <a class="topbar__brand wordmark" href={Address::Home.address()} title={locale.home()}>
                { wordmark() }
            </a>
            <div class="topbar__middle">{ props.middle.clone() }</div>
            <div class="topbar__tools">
                <a class={classes!(class, "topbar__home")} href={Address::Home.address()} data-testid="to-home">
                    { icon(IconSign::Home, locale.home()) }
                </a>
                { props.tools.clone() }
                <button ref={sheet.opener} type="button" class={classes!(class, "topbar__more")} onclick={toggle}
                    aria-expanded={sheet.is_open.to_string()} data-testid="more">
                    { icon(IconSign::More, locale.more()) }
                </button>
                if sheet.is_open { <div class="topbar__veil" onclick={shut.clone()}></div> }
                <div class={classes!("topbar__sheet", sheet.is_open.then_some("is-open"))} onclick={shut}>
                    { props.more.clone() }
                    <a class={class} href={rules_address(title, None)} data-testid="to-rules">
                        { tool(IconSign::Book, locale.rules()) }
                    </a>
                    <Help />
                    <button type="button" class={class} onclick={open_settings} data-needs="settings" data-testid="settings">
                        { tool(IconSign::Settings, locale.settings()) }
                    </button>
                    { language_switch(preferences, set_preferences, locale) }
                    // Last, so that its absence moves no other button.
                    if title.has(Capability::Ranked) {
                        <a class={classes!(class, "topbar__board")} href={Address::Ranked(title).address()} data-testid="to-board">
                            { tool(IconSign::Cup, locale.score_board()) }
                        </a>
                    }
                </div>
            </div>
            { dialog }
        </header>
    }
}

/// Draws the button that switches to the other language.
fn language_switch(
    preferences: Rc<Preferences>,
    set: Callback<Preferences>,
    locale: Locale,
) -> Html {
    let other = other(locale);
    let onclick = Callback::from(move |_: MouseEvent| {
        let language = Some(other.tag().to_owned());
        set.emit(Preferences { language, ..(*preferences).clone() });
    });
    html! {
        <button type="button" class="button button--quiet button--round" {onclick} lang={other.tag()}
            title={other.name()} data-testid="language">
            <span class="topbar__tag">{ other.tag().to_ascii_uppercase() }</span>
            <span class="tool__words" aria-hidden="true">{ other.name() }</span>
        </button>
    }
}

fn other(locale: Locale) -> Locale {
    match locale {
        Locale::English => Locale::Spanish,
        Locale::Spanish => Locale::English,
    }
}

/// Draws the name large, for the start page.
pub(crate) fn big_wordmark() -> Html {
    html! {
        <h1 class="wordmark wordmark--big">{ wordmark() }</h1>
    }
}
