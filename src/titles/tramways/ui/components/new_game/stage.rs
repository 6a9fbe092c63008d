//! The middle of the table: the map, from a seed or laid by hand.

use crate::titles::tramways::rules::map::Map;
use crate::titles::tramways::ui::components::map::MapPicture;
use crate::titles::tramways::ui::components::new_game::PartProps;
use crate::titles::tramways::ui::components::new_game::goal::Goal;
use crate::titles::tramways::ui::components::new_game::seed::Seed;
use crate::titles::tramways::ui::components::new_game::verdict::Verdict;
use crate::titles::tramways::ui::components::new_game::workbench::Workbench;
use crate::titles::tramways::view::draft::{Change, Draft, Ground};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::radios::{Group, named, radios};
use crate::words::Locale;
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
        // Of a seed that is none the verdict speaks.
        _ => {
            html! { <p class="stage__map stage__map--none">{ draft.seed().map(|_| locale.no_map()) }</p> }
        }
    }
}
