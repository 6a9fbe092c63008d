//! The last step: start, or send the setup to others.

use crate::titles::tramways::codec::{self, Link};
use crate::titles::tramways::ui::components::new_game::verdict::obstacle;
use crate::titles::tramways::view::draft::{Draft, Obstacle};
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::link_dialog::ShareSetUp;
use crate::words::Locale;
use crate::words::new_game;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StartBarProps {
    /// What is chosen.
    pub draft: Rc<Draft>,
    /// Called when the game is to begin; never while something keeps it from that.
    pub onstart: Callback<()>,
}

/// Whether all is ready, and the two buttons.
#[component]
pub fn StartBar(props: &StartBarProps) -> Html {
    let locale = use_locale();
    let draft = &props.draft;
    let obstacles = draft.obstacles();
    let barred = !obstacles.is_empty();
    let start = {
        let onstart = props.onstart.clone();
        Callback::from(move |_: MouseEvent| {
            if !barred {
                onstart.emit(());
            }
        })
    };
    let dimmed = barred.then_some("true");
    html! {
        <footer class="start">
            <p class={classes!("start__state", barred.then_some("is-bad"))} data-testid="start-state">
                { state(draft, &obstacles, locale) }
            </p>
            <div class="start__buttons">
                <ShareSetUp address={if barred { None } else { address(draft) }} />
                <button type="button" class="button button--main" onclick={start} aria-disabled={dimmed} data-testid="start">
                    { new_game::start_game(locale) }
                </button>
            </div>
        </footer>
    }
}

/// The address of the setup; nothing where there is none.
fn address(draft: &Draft) -> Option<String> {
    let link = codec::write(&Link::setup(draft.setup()?));
    Some(Address::Link(link).whole_address())
}

fn state(draft: &Draft, obstacles: &[Obstacle], locale: Locale) -> Html {
    let (count, people) = (draft.arrangement.count(), draft.arrangement.people());
    match obstacles {
        [] => html! {
            <>
                <strong>{ new_game::ready(locale) }</strong>
                <span>{ new_game::party(locale, people, count - people) }</span>
            </>
        },
        [first, ..] => html! {
            <>
                <strong>{ locale.obstacle_count(obstacles.len()) }</strong>
                <span>{ obstacle(first, locale) }</span>
            </>
        },
    }
}
