//! A map being laid by hand: the sheet, the boards in the box, and what can be done with a board.

use crate::titles::tramways::ui::components::new_game::PartProps;
use crate::titles::tramways::ui::components::new_game::drag::use_drag;
use crate::titles::tramways::ui::components::new_game::handles::Handles;
use crate::titles::tramways::ui::components::new_game::sheet::Sheet;
use crate::titles::tramways::ui::components::new_game::tray::Tray;
use crate::titles::tramways::ui::components::new_game::verdict::Verdict;
use crate::titles::tramways::view::builder::Lay;
use crate::titles::tramways::view::draft::Change;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[component]
pub(super) fn Workbench(props: &PartProps) -> Html {
    let locale = use_locale();
    let layout = &props.draft.layout;
    let node = use_node_ref();
    let onlay: Callback<Lay> = use_callback(props.onchange.clone(), |lay, onchange| {
        onchange.emit(Change::Lay(lay));
    });
    let drag = use_drag(&node, layout.frame(), &onlay);
    let (onpointermove, onpointerup) = (drag.onmove.clone(), drag.onup.clone());
    let onpointercancel = drag.oncancel.clone();
    html! {
        <div class="workbench" {onpointermove} {onpointerup} {onpointercancel} data-testid="workbench">
            <div class="workbench__sheet">
                <Sheet {node} layout={layout.clone()} marks={props.draft.marks()} drag={drag.clone()} onlay={onlay.clone()} />
                if layout.placements().is_empty() {
                    <p class="workbench__empty">{ locale.sheet_empty() }</p>
                } else {
                    <p class="workbench__hint">{ locale.sheet_text() }</p>
                }
            </div>
            <Handles draft={props.draft.clone()} onchange={props.onchange.clone()} />
            <Verdict draft={props.draft.clone()} />
            <Tray layout={layout.clone()} {drag} {onlay} />
        </div>
    }
}
