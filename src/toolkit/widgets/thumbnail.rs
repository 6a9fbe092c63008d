//! A thumbnail of a map.

use crate::table::{Thumbnail, ThumbnailShape};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ThumbnailMapProps {
    /// The drawing; `None` if there is no picture.
    pub picture: Option<Rc<Thumbnail>>,
    /// Its description for screen readers.
    pub label: AttrValue,
}

/// Draws the thumbnail in the colours of the page; its box sets its size.
#[component]
pub(crate) fn ThumbnailMap(props: &ThumbnailMapProps) -> Html {
    let Some(picture) = &props.picture else { return Html::default() };
    html! {
        <svg class="thumbnail" viewBox={picture.view_box()} role="img" aria-label={props.label.clone()}>
            { for picture.shapes().iter().map(shape) }
        </svg>
    }
}

fn shape(shape: &ThumbnailShape) -> Html {
    let ink =
        |token: Option<String>| token.map_or("none".to_owned(), |token| format!("var({token})"));
    let fill = ink(shape.fill.as_ref().map(|ink| ink.token()));
    let line = shape.line.as_ref();
    let stroke = ink(line.map(|line| line.ink.token()));
    let dashes = line.map(|line| line.dashes.clone()).filter(|dashes| !dashes.is_empty());
    html! {
        <path d={shape.path.clone()} ~style={format!("fill:{fill};stroke:{stroke}")} stroke-width={line.map(|line| line.width.to_string())}
            stroke-linecap={dashes.as_ref().map(|_| "round")} stroke-dasharray={dashes} />
    }
}
