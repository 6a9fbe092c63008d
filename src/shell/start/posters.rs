//! The posters of the games on the home page.

use super::daily::DailyEntry;
use super::guide_link::GuideLink;
use crate::shell::parts;
use crate::shell::picture::picture;
use crate::storage::Preferences;
use crate::table::set_up::NewGame;
use crate::table::{Guide, LastSetUp};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::use_drawer;
use crate::toolkit::pending_game::{GameStart, PendingGame};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

/// Draws a game's poster: its picture, its facts, and its buttons: play, daily game, guide and a menu for the rest;
/// `start` starts a game.
pub(crate) fn poster(
    title: TitleKey,
    learn: &GuideLink,
    start: impl Fn(First) -> Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let facts = title.facts();
    // The main button starts a solo game if the title has one.
    let is_solo = title.has(Capability::Solo);
    let (first, name) = if is_solo {
        (First::Solo, locale.play_solo())
    } else {
        (First::Bots, shell::play_bots(locale))
    };
    let onbots = is_solo.then(|| start(First::Bots));
    html! {
        <article key={facts.key} class={classes!("poster", format!("poster--{}", facts.key))} data-needs={facts.key} data-testid={format!("poster-{}", facts.key)}>
            <div class="poster__art" aria-hidden="true">{ picture(title) }</div>
            <div class="poster__words">
                <h2 class="poster__name">{ facts.name.of(locale) }</h2>
                <p class="poster__facts">{ shell::facts(facts.players, facts.minutes, locale) }</p>
                <p class="poster__about">{ facts.about.of(locale) }</p>
            </div>
            <div class="poster__ways">
                <button type="button" class="button button--main" onclick={start(first)} data-testid={title.named_in("play")}>{ name }</button>
                if title.has(Capability::Ranked) { <DailyEntry {title} /> }
                { learn.html(title, start(First::Learn), locale) }
                <MoreWays {title} {onbots} />
            </div>
        </article>
    }
}

#[derive(Properties, PartialEq)]
struct MoreWaysProps {
    title: TitleKey,
    /// Starts a game with bots, if the main button starts a solo game.
    onbots: Option<Callback<MouseEvent>>,
}

/// The menu of a poster: the other ways to play, and links to read.
#[component]
fn MoreWays(props: &MoreWaysProps) -> Html {
    let (locale, title) = (use_locale(), props.title);
    let menu = use_drawer();
    let toggle = menu.toggle.reform(|_: MouseEvent| ());
    let ranked = title.has(Capability::Ranked);
    html! {
        <div class="poster__more">
            <button ref={menu.opener} type="button" class="button" onclick={toggle.clone()} aria-expanded={menu.is_open.to_string()} data-testid={title.named_in("more-of")}>
                    { icon(IconSign::More, format!("{}: {}", title.facts().name.of(locale), locale.more())) }
                </button>
            if menu.is_open {
                <div class="poster__veil" onclick={toggle}></div>
                <div class="poster__menu" data-testid="poster-menu">
                    <a ref={menu.closer} class="button button--quiet" href={Address::New(title).address()} data-testid={title.named_in("new")}>{ shell::set_the_table(locale) }</a>
                    if let Some(onbots) = &props.onbots {
                        <button type="button" class="button button--quiet" onclick={onbots} data-testid="play-bots">{ locale.play_with_bots() }</button>
                    }
                    <a class="button button--quiet" href={Address::Rules(title, None, None).address()}>{ locale.rules() }</a>
                    if ranked {
                        <a class="button button--quiet" href={Address::Ranked(title).address()} data-testid={title.named_in("ranked-entry")}>{ locale.ranked_entry() }</a>
                    }
                </div>
            }
        </div>
    }
}

/// A game that one click starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// A solo game.
    Solo,
    /// A game with bots.
    Bots,
    /// The guided game.
    Learn,
}

/// Starts a game with the choices of last time, for the first person of that game.
///
/// # Errors
/// The title's part of the page cannot be fetched.
pub(crate) async fn begin(
    title: TitleKey,
    first: First,
    usual: Rc<Preferences>,
    pending: PendingGame,
) -> Result<(), NotFetched> {
    let facts = title.facts();
    let bots = match first {
        First::Solo => 0,
        // A title with solo games gets two bots.
        First::Bots | First::Learn if title.has(Capability::Solo) => 2,
        First::Bots | First::Learn => 1,
    };
    let last = usual.set_ups.get(facts.key);
    let (players, choices) = LastSetUp::against_bots(last, bots, facts.first_colors);
    let start = match first {
        First::Learn => GameStart { players, game: None, guide: Guide::NEW },
        First::Solo | First::Bots => {
            let game = NewGame { players: players.count(), choices, seed: fresh_seed() };
            GameStart { players, game: Some(game), guide: Guide::default() }
        }
    };
    parts::begin(title, start, pending).await
}
