//! The buttons to come closer, to go farther, to see everything and to turn the map.

use crate::table::board::camera::Camera;
use crate::titles::tramways::ui::components::map::MapWords;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use yew::prelude::*;

/// One press of a button makes the map so much larger.
pub(super) const STEP: f64 = 1.4;

/// The buttons beside the map.
pub(super) fn controls(
    words: &MapWords,
    camera: &UseStateHandle<Camera>,
    onturn: &Callback<()>,
) -> Html {
    let press = |change: fn(Camera) -> Camera| {
        let camera = camera.clone();
        Callback::from(move |_: MouseEvent| camera.set(change(*camera)))
    };
    html! {
        <div class="map__controls">
            { button(Sign::Plus, &words.closer, press(|c| c.zoomed_in_the_middle(STEP))) }
            { button(Sign::Minus, &words.farther, press(|c| c.zoomed_in_the_middle(1.0 / STEP))) }
            { button(Sign::Fit, &words.whole, press(|c| Camera::whole(c.drawing, c.window))) }
            { button(Sign::Turn, &words.turn, onturn.reform(|_: MouseEvent| ())) }
        </div>
    }
}

fn button(sign: Sign, label: &AttrValue, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="map__control" aria-label={label.clone()} title={label.clone()} {onclick}>
            { plain_icon(sign) }
        </button>
    }
}
