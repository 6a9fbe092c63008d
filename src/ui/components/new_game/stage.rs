//! The middle of the table: the map, from a seed or laid by hand.

use super::PartProps;
use super::goal::Goal;
use super::seed::Seed;
use super::verdict::Verdict;
use super::workbench::Workbench;
use crate::i18n::Locale;
use crate::titles::tramways::rules::map::Map;
use crate::ui::components::map::MapPicture;
use crate::ui::components::radios::{Group, named, radios};
use crate::ui::contexts::use_locale;
use crate::view::draft::{Change, Draft, Ground};
use yew::prelude::*;

/// The map and where it comes from.
#[component]
pub fn Stage(props: &PartProps) -> Html {
    let locale = use_locale();
    let draft = &props.draft;
    let group = Group {
        name: "ground".to_owned(),
        label: locale.ground_title().into(),
        class: "radios--tabs",
        chosen: draft.ground,
        onpick: props.onchange.reform(Change::Ground),
    };
    let grounds = [
        named(Ground::Random, "random", locale.ground_random()),
        named(Ground::ByHand, "by-hand", locale.ground_by_hand()),
    ];
    html! {
        <section class="stage" aria-label={locale.ground_title()}>
            <header class="stage__head">
                { radios(&group, grounds) }
                <Goal draft={draft.clone()} />
            </header>
            {
                match draft.ground {
                    Ground::Random => html! { <>{ picture(draft, locale) }<Verdict draft={draft.clone()} /></> },
                    Ground::ByHand => html! { <Workbench draft={draft.clone()} onchange={props.onchange.clone()} /> },
                }
            }
            <Seed draft={draft.clone()} onchange={props.onchange.clone()} />
        </section>
    }
}

fn picture(draft: &Draft, locale: Locale) -> Html {
    let boards = draft.random_boards();
    match Map::lay(&boards) {
        Ok(map) if !boards.is_empty() => html! {
            <div class="stage__map" data-testid="map-picture" data-boards={boards.len().to_string()}>
                <MapPicture {boards} label={AttrValue::from(locale.map_picture(&map))} />
            </div>
        },
        _ => html! { <p class="stage__map stage__map--none">{ locale.no_map() }</p> },
    }
}
