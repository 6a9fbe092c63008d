//! The arrow at the edge of the map to what is new and out of sight.

use crate::table::board::camera::Camera;
use crate::titles::tramways::ui::components::map::AIR;
use crate::titles::tramways::ui::components::map::traces::spot;
use crate::titles::tramways::view::scene::{Overlay, Spot};
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use yew::prelude::*;

/// The arrow to the nearest place that has changed and cannot be seen; nothing while all can.
pub(super) fn far(overlay: &Overlay, camera: UseStateHandle<Camera>, label: &AttrValue) -> Html {
    let signs = overlay.traces.iter().filter_map(spot);
    let signs = signs.map(|Spot { x, y }| (f64::from(x), f64::from(y)));
    let beyond = |at: (f64, f64)| camera.beyond(at).map(|way| (at, way));
    let length = |way: (f64, f64)| way.0.hypot(way.1);
    let far = signs.filter_map(beyond).min_by(|a, b| length(a.1).total_cmp(&length(b.1)));
    let Some((at, way)) = far else { return Html::default() };
    let onclick = Callback::from(move |_: MouseEvent| camera.set(camera.showing(at, AIR)));
    // It goes when it is pressed, so it never has the focus: whoever has no pointer leaps over the map.
    let onmousedown = Callback::from(|event: MouseEvent| event.prevent_default());
    html! {
        <button type="button" class={classes!("map__far", side(way))} tabindex="-1" {onmousedown} {onclick} aria-label={label.clone()} title={label.clone()} data-testid="far">
            { plain_icon(Sign::Next) }
        </button>
    }
}

/// The class of the edge that lies on the way.
fn side((x, y): (f64, f64)) -> &'static str {
    match () {
        () if x.abs() > y.abs() && x > 0.0 => "map__far--right",
        () if x.abs() > y.abs() => "map__far--left",
        () if y > 0.0 => "map__far--below",
        () => "map__far--above",
    }
}
