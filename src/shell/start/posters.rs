//! The games on the home page, a poster each.

use super::daily::DailyEntry;
use super::guide_link::GuideLink;
use crate::shell::parts;
use crate::shell::picture::picture;
use crate::storage::Preferences;
use crate::table::set_up::NewGame;
use crate::table::{Guide, LastSetUp};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use crate::toolkit::begun::{Begun, Start};
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

/// A game on the home page: its picture, what it is, and the ways to play it, the main one first; `start` begins one.
pub(crate) fn poster(
    title: TitleKey,
    learn: &GuideLink,
    start: impl Fn(First) -> Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let facts = title.facts();
    html! {
        <article key={facts.key} class={classes!("poster", format!("poster--{}", facts.key))} data-needs={facts.key} data-testid={format!("poster-{}", facts.key)}>
            <div class="poster__art" aria-hidden="true">{ picture(title) }</div>
            <div class="poster__words">
                <h2 class="poster__name">{ facts.name.of(locale) }</h2>
                <p class="poster__facts">{ shell::facts(locale, facts.players, facts.minutes) }</p>
                <p class="poster__about">{ facts.about.of(locale) }</p>
            </div>
            <div class="poster__ways">
                { play_ways(title, learn, start, locale) }
                <a class="button" href={Address::New(title).address()} data-testid={title.named_in("new")}>{ shell::set_the_table(locale) }</a>
                <a class="button button--quiet" href={Address::Rules(title, None).address()}>{ locale.rules() }</a>
                if title.has(Capability::Daily) { <DailyEntry {title} /> }
                if title.has(Capability::Ranked) {
                    <a class="button poster__entry" href={Address::Ranked(title).address()} data-testid="ranked-entry">
                        <span class="poster__cup">{ plain_icon(Sign::Cup) }</span>
                        { locale.ranked_entry() }
                    </a>
                }
            </div>
        </article>
    }
}

/// What a click begins. Whoever can play alone begins so.
fn play_ways(
    title: TitleKey,
    learn: &GuideLink,
    start: impl Fn(First) -> Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let is_solo = title.has(Capability::Solo);
    let (first, name) = if is_solo {
        (First::Solo, locale.play_solo())
    } else {
        (First::Bots, shell::play_bots(locale))
    };
    html! {
        <>
            <button type="button" class="button button--main" onclick={start(first)} data-testid={title.named_in("play")}>{ name }</button>
            { learn.html(title, start(First::Learn), locale) }
            if is_solo {
                <button type="button" class="button" onclick={start(First::Bots)} data-testid="play-bots">{ locale.play_with_bots() }</button>
            }
        </>
    }
}

/// A game that a click begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// A game alone.
    Solo,
    /// A game with bots.
    Bots,
    /// The guided one.
    Learn,
}

/// Begins a game as it was chosen last, for the first person of then.
///
/// # Errors
/// The title's part of the page cannot be fetched.
pub(crate) async fn begin(
    title: TitleKey,
    first: First,
    usual: Rc<Preferences>,
    begun: Begun,
) -> Result<(), NotFetched> {
    let facts = title.facts();
    let bots = match first {
        First::Solo => 0,
        // Whoever can play alone meets more than one bot.
        First::Bots | First::Learn if title.has(Capability::Solo) => 2,
        First::Bots | First::Learn => 1,
    };
    let last = usual.set_ups.get(facts.key);
    let (players, choices) = LastSetUp::against_bots(last, bots, facts.first_colors);
    let start = match first {
        First::Learn => Start { players, game: None, guide: Guide::NEW },
        First::Solo | First::Bots => {
            let game = NewGame { players: players.count(), choices, seed: fresh_seed() };
            Start { players, game: Some(game), guide: Guide::default() }
        }
    };
    parts::begin(title, start, begun).await
}
