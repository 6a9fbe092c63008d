//! Which way the map of the table lies. It is turned once, when a long map meets a portrait window as the game is first
//! opened on this device, and then by its button alone, never by turning the device.

use crate::storage::{GameId, Look, keep_look, look_of};
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::scene::Turn;
use crate::titles::tramways::words::Counting;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::Naming;
use crate::toolkit::window::page_size;
use yew::prelude::*;

/// Which way the map lies, and what turns it.
#[derive(Clone, PartialEq)]
pub struct MapTurn {
    /// How far it is turned.
    pub turn: Turn,
    /// Turns it the other way.
    pub other: Callback<()>,
}

#[derive(Properties, PartialEq)]
pub struct MapTurnProviderProps {
    /// The game whose map it is; nothing for one that is only visited.
    #[prop_or_default]
    pub game: Option<GameId>,
    /// What shows the table.
    pub children: Html,
}

/// Keeps which way the map lies, and has cells counted so. Only below a `TableProvider`.
#[component]
pub fn MapTurnProvider(props: &MapTurnProviderProps) -> Html {
    let model = use_model();
    let (columns, rows) = model.state().map.lattice.size();
    let size = (i32::from(columns), i32::from(rows));
    let turn = use_state_eq(|| first(props.game.as_ref(), size));
    counting(*turn).begin();
    {
        let kept = (*turn, props.game.clone());
        use_effect_on(kept, |(turn, game)| {
            if let Some(game) = game {
                keep_look(game, Look::Map, name(*turn));
            }
        });
    }
    let other = use_callback((turn.clone(), size), |(), (turn, size)| turn.set(turn.other(*size)));
    html! {
        <ContextProvider<Naming> context={naming(*turn)}>
            <ContextProvider<MapTurn> context={MapTurn { turn: *turn, other }}>{ props.children.clone() }</ContextProvider<MapTurn>>
        </ContextProvider<Naming>>
    }
}

/// As the player left it, else as it fits the window.
fn first(game: Option<&GameId>, size: (i32, i32)) -> Turn {
    let kept = game.and_then(|game| look_of(game, Look::Map));
    match kept.as_deref() {
        Some(UPRIGHT) => Turn::Upright,
        Some(QUARTER) => Turn::Upright.other(size),
        _ => Turn::fitting(size, page_size()),
    }
}

const UPRIGHT: &str = "upright";
const QUARTER: &str = "quarter";

fn name(turn: Turn) -> &'static str {
    match turn {
        Turn::Upright => UPRIGHT,
        Turn::Quarter { .. } => QUARTER,
    }
}

fn naming(turn: Turn) -> Naming {
    match turn {
        Turn::Upright => Naming(0),
        Turn::Quarter { .. } => Naming(1),
    }
}

fn counting(turn: Turn) -> Counting {
    match turn {
        Turn::Upright => Counting::Printed,
        Turn::Quarter { rows } => Counting::Quarter(rows),
    }
}

/// Which way the map lies; as it is printed where nobody keeps it. Whoever names cells in a text asks this, so that it is
/// told anew when the map is turned.
#[hook]
pub fn use_map_turn() -> Option<MapTurn> {
    use_context::<MapTurn>()
}
