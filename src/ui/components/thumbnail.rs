//! A map as small as a thumb.

use crate::view::picture::{Picture, Shape, Stroke};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`Thumbnail`].
#[derive(Properties, PartialEq)]
pub struct ThumbnailProps {
    /// What is drawn.
    pub picture: Rc<Picture>,
    /// What it shows, for the ear.
    pub label: AttrValue,
}

/// The picture in the colours of the page; its box decides how large it is.
#[component]
pub fn Thumbnail(props: &ThumbnailProps) -> Html {
    html! {
        <svg class="thumbnail" viewBox={props.picture.view_box()} role="img" aria-label={props.label.clone()}>
            { for props.picture.shapes.iter().map(shape) }
        </svg>
    }
}

fn shape(shape: &Shape) -> Html {
    let token = |token: &str| format!("var({token})");
    let fill = shape.paint.fill().map_or("none".to_owned(), |ink| token(ink.token()));
    let line = shape.paint.stroke();
    let stroke = line.map_or("none".to_owned(), |line| token(line.ink.token()));
    let part = |of: fn(Stroke) -> String| line.map(of).filter(|text| !text.is_empty());
    let dashes = part(|line| line.dashes.lengths().to_owned());
    html! {
        <path d={shape.path.clone()} style={format!("fill:{fill};stroke:{stroke}")} stroke-width={part(|line| line.width.to_string())}
            stroke-linecap={dashes.as_ref().map(|_| "round")} stroke-dasharray={dashes} />
    }
}
