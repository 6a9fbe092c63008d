//! The button of a title's guided first game.

use crate::shell::start::last_game::last_game_id;
use crate::storage::{GameId, Listed};
use crate::table::{Save, Voice};
use crate::titles::TitleKey;
use crate::toolkit::address::Address;
use crate::words::Locale;
use crate::words::shell;
use yew::prelude::*;

/// The destination of that button.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum GuideLink {
    /// A new guided game.
    Begin,
    /// The guided game in progress.
    GoOn(GameId),
    /// No button: the guided game was played last, so the page has a button for it already.
    None,
}

impl GuideLink {
    /// Returns the destination for a title and these saved games.
    pub(crate) fn of(title: TitleKey, games: &[Listed]) -> GuideLink {
        match under_way(title, games) {
            Some(id) if last_game_id(games) == Some(&id) => GuideLink::None,
            Some(id) => GuideLink::GoOn(id),
            None => GuideLink::Begin,
        }
    }

    /// Draws the button; `start` starts a new game.
    pub(crate) fn html(
        &self,
        title: TitleKey,
        start: Callback<MouseEvent>,
        locale: Locale,
    ) -> Html {
        let (name, onclick) = match self {
            GuideLink::None => return Html::default(),
            GuideLink::Begin => (shell::learn(locale), start),
            GuideLink::GoOn(id) => {
                let id = id.clone();
                (locale.learn_on(), Callback::from(move |_| Address::Play(id.clone()).go()))
            }
        };
        html! {
            <button type="button" class="button notranslate" translate="no" {onclick} data-testid={title.named_in("learn")}>{ name }</button>
        }
    }
}

/// Returns the title's guided game in progress.
fn under_way(title: TitleKey, games: &[Listed]) -> Option<GameId> {
    games.iter().find_map(|game| match game {
        Listed::Good(id, save) if is_guided(title, save) => Some(id.clone()),
        _ => None,
    })
}

fn is_guided(title: TitleKey, save: &Save) -> bool {
    let goes_on = !save.glance.over && save.guide.voice == Voice::Speaking;
    goes_on && save.title() == title.key()
}
