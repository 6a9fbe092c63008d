//! Small drawings of options: cards and boards as rectangles.

use yew::prelude::*;

/// The meaning of a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thing {
    /// A card, face up.
    Card,
    /// A card, face down.
    Back,
    /// A board.
    Board,
}

/// A rectangle: left, top, width and height on a sheet of 64 by 44.
pub(crate) type Rectangle = (Thing, i32, i32, i32, i32);

/// Draws rectangles.
pub(crate) fn emblem(rectangles: &[Rectangle]) -> Html {
    let draw = |&(thing, x, y, width, height): &Rectangle| {
        let class = match thing {
            Thing::Card => "emblem__card",
            Thing::Back => "emblem__back",
            Thing::Board => "emblem__board",
        };
        html! {
            <rect {class} x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} rx="2.5" />
        }
    };
    html! {
        <svg class="emblem" viewBox="0 0 64 44" aria-hidden="true" focusable="false">{ for rectangles.iter().map(draw) }</svg>
    }
}
