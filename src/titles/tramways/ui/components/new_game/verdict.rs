//! What keeps the game from beginning, and what is legal but odd: all of it.

use crate::engine::game::Rule;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::view::draft::{Draft, Obstacle};
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct VerdictProps {
    pub draft: Rc<Draft>,
}

/// The two lists; each is there only if there is something to tell.
#[component]
pub(super) fn Verdict(props: &VerdictProps) -> Html {
    let locale = use_locale();
    let obstacles = props.draft.obstacles();
    let oddities = props.draft.oddities();
    let sentence = |it: &Obstacle| obstacle(it, locale);
    html! {
        <div class="verdict" role="status">
            if !obstacles.is_empty() {
                <section class="verdict__part verdict__part--bad" data-testid="obstacles">
                    <h2 class="verdict__title">{ locale.obstacles() }</h2>
                    <ul>{ for obstacles.iter().map(|it| html! { <li>{ sentence(it) }{ for rule(it).map(|rule| rule_link(locale, rule)) }</li> }) }</ul>
                </section>
            }
            if !oddities.is_empty() {
                <section class="verdict__part" data-testid="oddities">
                    <h2 class="verdict__title">{ locale.oddities() }</h2>
                    <ul>{ for oddities.iter().map(|it| html! { <li>{ locale.oddity(it) }</li> }) }</ul>
                </section>
            }
        </div>
    }
}

/// The rule of why the game cannot begin.
fn rule(obstacle: &Obstacle) -> Option<&'static str> {
    match obstacle {
        Obstacle::Seed => None,
        Obstacle::Setup(error) => Some(error.rule()),
    }
}

/// Why the game cannot begin.
pub(super) fn obstacle(obstacle: &Obstacle, locale: Locale) -> String {
    match obstacle {
        Obstacle::Seed => shell::seed_wrong(locale).to_owned(),
        Obstacle::Setup(error) => locale.setup_error(error),
    }
}
