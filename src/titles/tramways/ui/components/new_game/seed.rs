//! The seed.

use crate::titles::tramways::ui::components::new_game::PartProps;
use crate::titles::tramways::view::draft::{Change, Ground};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::seed::{SeedShown, seed_plate};
use yew::prelude::*;

#[component]
pub(super) fn Seed(props: &PartProps) -> Html {
    let locale = use_locale();
    let draft = &props.draft;
    let text = match draft.ground {
        Ground::Random => locale.seed_text(),
        Ground::ByHand => locale.seed_text_by_hand(),
    };
    let shown = SeedShown { typed: &draft.typed, rolled: draft.rolled, seed: draft.seed(), text };
    seed_plate(
        &shown,
        &props.onchange.reform(Change::Type),
        &props.onchange.reform(Change::Roll),
        locale,
    )
}
