//! The page's own line alphabet (static/sprite.svg), for signs that look alike everywhere.

use yew::prelude::*;

/// The height of a letter in the units of its drawing.
const HEIGHT: f32 = 28.0;
/// The space between two letters.
const GAP: i32 = 5;

/// The place of a sign in the drawing around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SignPlace {
    /// The middle of the sign.
    pub x: i32,
    /// The middle of the sign.
    pub y: i32,
    /// The height of its letters.
    pub height: i32,
}

/// Draws capital letters, digits, `$`, `+` and `-`; other characters are left blank.
pub(crate) fn lettering(text: &str, placed: SignPlace) -> Html {
    let scale = placed.height as f32 / HEIGHT;
    let width = text.chars().map(width_of).sum::<i32>() + GAP * (text.chars().count() as i32 - 1);
    let left = placed.x as f32 - width as f32 * scale / 2.0;
    let top = (placed.y - placed.height / 2) as f32;
    let transform = format!("translate({left:.1} {top:.1}) scale({scale:.3})");
    html! {
        <g class="lettering" {transform}>{ for letters(text) }</g>
    }
}

fn letters(text: &str) -> impl Iterator<Item = Html> + '_ {
    let mut pen = 0;
    text.chars().filter_map(move |letter| {
        let width = width_of(letter);
        let x = (pen - (20 - width) / 2).to_string();
        pen += width + GAP;
        let href = format!("#g-{}", glyph_of(letter)?);
        Some(html! { <use {href} {x} /> })
    })
}

fn glyph_of(letter: char) -> Option<String> {
    match letter {
        '$' => Some("dollar".to_owned()),
        '+' => Some("plus".to_owned()),
        '-' | '−' => Some("minus".to_owned()),
        'A'..='Z' | '0'..='9' => Some(letter.to_string()),
        _ => None,
    }
}

fn width_of(letter: char) -> i32 {
    match letter {
        'I' => 6,
        '1' => 14,
        ' ' => 10,
        _ => 20,
    }
}
