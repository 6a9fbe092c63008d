//! A map being laid by hand: the sheet, the boards in the box, and the buttons of a board.

use super::drag::use_drag;
use super::handles::Handles;
use super::sheet::Sheet;
use super::tray::Tray;
use crate::engine::game::Game;
use crate::table::set_up::{NewGame, SetUp, SetUpChoices};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::variants::MapBoard;
use crate::titles::tramways::view::new_game::builder::{Lay, MapLayout};
use crate::titles::tramways::view::new_game::set_up::{layout, marks};
use crate::toolkit::preferences::use_locale;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct MapEditorProps {
    pub game: NewGame,
    /// Called with the new choices after a change.
    pub onchange: Callback<SetUpChoices>,
}

/// Says whether the newest layout is on the screen.
#[derive(Clone, Copy, PartialEq)]
enum LayoutShown {
    Yes,
    NotYet,
}

/// Returns the newest layout. A key may come before the last change is drawn; it must continue from that change.
#[hook]
fn use_newest(layout: &MapLayout) -> Rc<RefCell<(MapLayout, LayoutShown)>> {
    let newest = use_mut_ref(|| (layout.clone(), LayoutShown::Yes));
    let is_awaited = newest.borrow().1 == LayoutShown::NotYet && newest.borrow().0 != *layout;
    if !is_awaited {
        newest.replace((layout.clone(), LayoutShown::Yes));
    }
    newest
}

#[component]
pub(super) fn MapEditor(props: &MapEditorProps) -> Html {
    let locale = use_locale();
    let game = &props.game;
    let chosen = use_state_eq(|| None::<MapBoard>);
    let layout = layout(&game.choices).working_on(*chosen);
    let node = use_node_ref();
    let newest = use_newest(&layout);
    let onlaid = {
        let (chosen, choices, newest) = (chosen.setter(), game.choices.clone(), newest.clone());
        props.onchange.reform(move |layout: MapLayout| {
            if newest.borrow().0 != layout {
                newest.replace((layout.clone(), LayoutShown::NotYet));
            }
            chosen.set(layout.chosen().map(|it| it.board));
            SetUpChoices { laid: Some(layout.written()), ..choices.clone() }
        })
    };
    let onlay_all = onlaid.reform(move |lays: Vec<Lay>| {
        let before = newest.borrow().0.clone();
        lays.into_iter().fold(before, |layout, lay| layout.after(lay))
    });
    let onlay = onlay_all.reform(|lay| vec![lay]);
    let drag = use_drag(&node, layout.frame(), &onlay_all);
    let (onpointermove, onpointerup) = (drag.onmove.clone(), drag.onup.clone());
    let onpointercancel = drag.oncancel.clone();
    let marks = Tramways::set_up(Tramways::KEY, game).map(|setup| marks(&setup));
    html! {
        <div class="workbench" {onpointermove} {onpointerup} {onpointercancel} data-testid="workbench">
            <div class="workbench__sheet">
                <Sheet {node} layout={layout.clone()} marks={marks.unwrap_or_default()} drag={drag.clone()} onlay={onlay.clone()} />
                if layout.placements().is_empty() {
                    <p class="workbench__empty">{ locale.sheet_empty() }</p>
                } else {
                    <p class="workbench__hint">{ locale.sheet_text() }</p>
                }
            </div>
            <Handles game={game.clone()} layout={layout.clone()} {onlaid} onlay={onlay.clone()} />
            <Tray {layout} {drag} {onlay} />
        </div>
    }
}
