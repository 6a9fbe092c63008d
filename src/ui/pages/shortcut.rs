//! Addresses that begin something at once: shortcuts of the installed site, bookmarks.

use super::home::begin_solo;
use crate::session::Day;
use crate::storage::list;
use crate::ui::app::Begun;
use crate::ui::components::ranked::play_daily;
use crate::ui::components::saves::last_game_id;
use crate::ui::contexts::use_preferences;
use crate::ui::route::Route;
use yew::prelude::*;

/// What an address begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// The game that was played last, if it goes on.
    Continue,
    /// A game for one, as it was last set up.
    Solo,
    /// The game of the day.
    Daily,
}

impl Shortcut {
    /// All shortcuts with their names in addresses.
    pub const ALL: [(Shortcut, &'static str); 3] =
        [(Shortcut::Continue, "continue"), (Shortcut::Solo, "solo"), (Shortcut::Daily, "daily")];

    /// The shortcut of a name.
    pub fn named(name: &str) -> Option<Shortcut> {
        Shortcut::ALL.into_iter().find(|(_, it)| *it == name).map(|(shortcut, _)| shortcut)
    }

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        Shortcut::ALL.into_iter().find(|(it, _)| *it == self).map_or("", |(_, name)| name)
    }
}

/// The properties of [`ShortcutPage`].
#[derive(Properties, PartialEq)]
pub struct ShortcutPageProps {
    /// What is begun.
    pub shortcut: Shortcut,
}

/// Begins it; the way back leads to the start page.
#[component]
pub fn ShortcutPage(props: &ShortcutPageProps) -> Html {
    let begun = use_context::<Begun>().unwrap_or_default();
    let usual = use_preferences();
    use_effect_with(props.shortcut, move |shortcut| {
        Route::Home.go_instead();
        match shortcut {
            Shortcut::Continue => {
                if let Some(id) = last_game_id(&list()) {
                    Route::Play(id.clone()).go();
                }
            }
            Shortcut::Solo => begin_solo(&usual.arrangement, &begun),
            Shortcut::Daily => {
                let today = Day::of_millis(js_sys::Date::now() as u64);
                play_daily(today, &usual.arrangement, &begun);
            }
        }
    });
    Html::default()
}
