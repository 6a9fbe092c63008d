//! A map as small as a thumb.

use crate::table::{Shape, Thumbnail};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ThumbnailMapProps {
    /// What is drawn; nothing where there is no picture.
    pub picture: Option<Rc<Thumbnail>>,
    /// What it shows, for the ear.
    pub label: AttrValue,
}

/// The picture in the colours of the page; its box decides how large it is.
#[component]
pub(crate) fn ThumbnailMap(props: &ThumbnailMapProps) -> Html {
    let Some(picture) = &props.picture else { return Html::default() };
    html! {
        <svg class="thumbnail" viewBox={picture.view_box()} role="img" aria-label={props.label.clone()}>
            { for picture.shapes().iter().map(shape) }
        </svg>
    }
}

fn shape(shape: &Shape) -> Html {
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
