//! The glossary: icons, Consequences and words.

use crate::table::PlayerColor;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::components::rulebook::Look;
use crate::titles::tramways::words::{Emblem, Entry, Meant};
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use yew::prelude::*;

/// The entries that are to be shown, the icons first; each half only if it has some.
pub fn glossary(entries: &[&'static Entry], look: &Look) -> Html {
    let is_word = |entry: &&&'static Entry| matches!(entry.meant, Meant::Word(..));
    let (words, icons): (Vec<_>, Vec<_>) = entries.iter().partition(is_word);
    let half = |title: &'static str, entries: Vec<&&'static Entry>| {
        (!entries.is_empty()).then(|| {
            html! {
                <>
                    <h3 class="glossary__title">{ title }</h3>
                    <dl class="glossary">{ for entries.into_iter().map(|it| entry(it, look)) }</dl>
                </>
            }
        })
    };
    html! {
        <>
            { for half(look.locale.glossary_icons(), icons) }
            { for half(look.locale.glossary_words(), words) }
        </>
    }
}

fn entry(entry: &'static Entry, look: &Look) -> Html {
    let rules =
        entry.rules.iter().map(|rule| html! { <>{ " " }{ rule_link(look.locale, rule) }</> });
    html! {
        <div key={entry.key} class={classes!("glossary__entry", look.here(entry.key))} id={entry.key} tabindex="-1" data-term={entry.key}>
            <dt>
                <span class="glossary__signs">{ for signs(entry) }</span>
                <span>{ look.text(entry.name(look.locale)) }</span>
            </dt>
            <dd>
                { look.text(entry.text(look.locale)) }
                <span class="glossary__rules"><span class="spoken">{ look.locale.see_rules() }</span>{ for rules }</span>
            </dd>
        </div>
    }
}

fn signs(entry: &Entry) -> Vec<Html> {
    let signs = match entry.meant {
        Meant::Icons(icons, _) => icons.iter().map(|&icon| GameSign::Action(icon)).collect(),
        Meant::Cost(cost, _) => vec![GameSign::Cost(cost)],
        Meant::Word(emblem, ..) => match emblem {
            Emblem::None => Vec::new(),
            Emblem::Points => vec![GameSign::Points],
            Emblem::Stress => vec![GameSign::Stress],
            Emblem::Money => vec![GameSign::Cash],
            Emblem::Passenger => vec![GameSign::Passenger],
            Emblem::Worker => vec![GameSign::Worker],
            Emblem::Card => vec![GameSign::Card],
            Emblem::Disc => return vec![plain_icon(Sign::Disc(PlayerColor::Orange))],
            Emblem::Tiles => {
                vec![GameSign::Straight(PlayerColor::Orange), GameSign::Curve(PlayerColor::Orange)]
            }
        },
    };
    signs.into_iter().map(plain_icon).collect()
}
