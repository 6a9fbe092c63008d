//! Maps as pictures, without targets.

use crate::titles::tramways::rules::variants::PlacedBoard;
use crate::titles::tramways::ui::components::map::land::LandLayer;
use crate::titles::tramways::ui::components::map::lines::LinesLayer;
use crate::titles::tramways::ui::components::map::people::PeopleLayer;
use crate::titles::tramways::ui::components::map::town::TownLayer;
use crate::titles::tramways::view::new_game::builder;
use crate::titles::tramways::view::scene::{MapPlan, Scene};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct MapPictureProps {
    /// The boards.
    pub boards: Vec<PlacedBoard>,
    /// Its description for screen readers; `None` if nearby text says the same.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// Units of margin around the boards, for their shadow.
const AIR: i32 = 8;

/// Draws boards as a picture.
#[component]
pub(crate) fn MapPicture(props: &MapPictureProps) -> Html {
    let scene = use_memo(props.boards.clone(), |boards| Scene::of(&builder::plan(boards)));
    let (width, height) = scene.extent();
    let frame = format!("{} {} {} {}", -AIR, -AIR, width + 2 * AIR, height + 2 * AIR);
    let hidden = props.label.is_none().then_some("true");
    html! {
        <svg class="map-picture" viewBox={frame} role="img" aria-label={props.label.clone()} aria-hidden={hidden}>
            { drawing(&scene) }
        </svg>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct BoardTileProps {
    /// The board with its side and turn; its place is ignored.
    pub board: PlacedBoard,
}

/// Draws one board with its corner at 0, 0.
#[component]
pub(crate) fn BoardTile(props: &BoardTileProps) -> Html {
    let scene = use_memo(props.board, |board| Scene::of(&plan_of(*board)));
    drawing(&scene)
}

fn plan_of(board: PlacedBoard) -> MapPlan {
    builder::plan(&[PlacedBoard { x: 0, y: 0, ..board }])
}

fn drawing(scene: &Scene) -> Html {
    html! {
        <>
            <LandLayer land={scene.land.clone()} />
            <TownLayer town={scene.town.clone()} />
        </>
    }
}

/// Draws a plan with its Links and Passengers; `label` describes it.
pub(crate) fn plan_picture(plan: &MapPlan, label: impl Into<AttrValue>) -> Html {
    let scene = Scene::of(plan);
    let (width, height) = scene.extent();
    let frame = format!("{} {} {} {}", -AIR, -AIR, width + 2 * AIR, height + 2 * AIR);
    html! {
        <svg class="map-picture" viewBox={frame} role="img" aria-label={label.into()}>
            { drawing(&scene) }
            <LinesLayer lines={scene.lines.clone()} />
            <PeopleLayer people={scene.people.clone()} />
        </svg>
    }
}
