//! How many boards and Parcels there are, of how many that are needed.

use crate::titles::tramways::rules::map::{Terrain, board_cells};
use crate::titles::tramways::rules::variants::Placement;
use crate::titles::tramways::view::draft::{Draft, Ground};
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct GoalProps {
    pub draft: Rc<Draft>,
}

#[component]
pub(super) fn Goal(props: &GoalProps) -> Html {
    let locale = use_locale();
    let draft = &props.draft;
    let boards = match draft.ground {
        Ground::Random => draft.random_boards(),
        Ground::ByHand => draft.layout.normalized(),
    };
    let Some(setup) = draft.setup() else { return Html::default() };
    html! {
        <p class="goal" data-testid="goal">
            { counter(locale.boards_laid(), (boards.len(), setup.board_count()), locale) }
            { counter(locale.parcels_laid(), (parcels(&boards), setup.parcels_needed()), locale) }
        </p>
    }
}

fn counter(name: &'static str, (found, needed): (usize, usize), locale: Locale) -> Html {
    let class = classes!("goal__counter", (found < needed).then_some("is-short"));
    html! {
        <span {class}>{ name }{ ": " }<strong>{ locale.found_of(found, needed) }</strong></span>
    }
}

/// The number of different Parcels: two boards may share one.
fn parcels(boards: &[Placement]) -> usize {
    let cells = boards.iter().flat_map(|board| board_cells(board).unwrap_or_default());
    let parcels = cells.filter_map(|(_, terrain)| match terrain {
        Terrain::Parcel(parcel) => Some(parcel),
        _ => None,
    });
    parcels.collect::<BTreeSet<_>>().len()
}
