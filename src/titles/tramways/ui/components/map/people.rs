//! The Passengers.

use crate::titles::tramways::ui::components::map::land::placed;
use crate::titles::tramways::view::scene::People;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct PeopleProps {
    pub people: Rc<People>,
}

/// Draws all waiting Passengers.
#[component]
pub(in crate::titles::tramways::ui) fn PeopleLayer(props: &PeopleProps) -> Html {
    html! {
        <g class="people">
            { for props.people.spots.iter().map(|spot| html! {
                <g class="person" key={format!("{} {}", spot.x, spot.y)}>
                    <ellipse class="person__shadow" cx={spot.x.to_string()} cy={(spot.y + 18).to_string()} rx="12" ry="4" />
                    { placed("#p-passenger", (spot.x - 13, spot.y - 17), (26, 35)) }
                </g>
            }) }
        </g>
    }
}
