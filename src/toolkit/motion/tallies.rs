//! Animates numbers that change, and gains that fly to them from the board.

use super::page::{WindowRect, numbers, on_screen};

use super::play::{MotionElement, Real};
use super::stage::MotionDrawings;
use crate::engine::game::Seat;
use crate::table::motion::{Ease, FLIGHT, Move, NumberMotion, Tells};
use crate::table::view::PlayerPanel;
use crate::words::Locale;
use gloo::utils::window;
use web_sys::Element;

const PULSE: &str =
    r#"[{"transform":"none"},{"transform":"scale(1.35)","offset":0.4},{"transform":"none"}]"#;
const HIDE: &str = r#"[{"opacity":0},{"opacity":0}]"#;
const RISE: &str = r#"[{"opacity":0,"transform":"translate(0px,6px)"},{"opacity":1,"transform":"translate(0px,-4px)","offset":0.25},{"opacity":1,"transform":"translate(0px,-12px)","offset":0.75},{"opacity":0,"transform":"translate(0px,-20px)"}]"#;

/// Animates a gain from the board to its owner's number; to the score if the number is not visible.
pub(super) fn gain(
    from: (i32, i32),
    (seat, key): (Seat, &str),
    (text, sign): (&str, &str),
    at: u32,
    picture: &mut MotionDrawings,
) {
    let to = numbers(seat, key).into_iter().chain(numbers(seat, PlayerPanel::SCORE)).next();
    let (Some((x, y)), Some((_, to))) = (on_screen(from), to) else { return };
    let art = format!(r#"<svg class="icon" viewBox="0 0 48 48"><use href="{sign}"/></svg>"#);
    let markup =
        format!(r#"<b class="motion-reward" style="left:{x:.1}px;top:{y:.1}px">{text}{art}</b>"#);
    let (dx, dy) = (to.middle().0 - x, to.middle().1 - y);
    let frames = format!(
        r#"[{{"opacity":0,"transform":"translate(-50%,-50%) scale(0.5)"}},{{"opacity":1,"transform":"translate(-50%,-90%) scale(1.15)","offset":0.25}},{{"opacity":1,"offset":0.85}},{{"opacity":0,"transform":"translate(calc({dx:.1}px - 50%),calc({dy:.1}px - 50%)) scale(0.7)"}}]"#
    );
    let moves = vec![Move::new(frames, (at, FLIGHT), Ease::InOut)];
    picture.page.push(MotionElement { markup, moves });
}

/// Shows a number change from its old value to the new one.
pub(super) fn count(count: &NumberMotion, locale: Locale, picture: &mut MotionDrawings) {
    let (Some(&(first, _)), Some(&(last, value))) = (count.shown.first(), count.shown.last())
    else {
        return;
    };
    for (n, (element, rect)) in numbers(count.seat, count.key).into_iter().enumerate() {
        let style = lettering_of(&element);
        let mut since = 0;
        let mut shows = count.from;
        for &(at, next) in &count.shown {
            if at > since {
                let text = locale.number(shows.into());
                picture.page.push(number(&text, rect, &style, (since, at - since)));
            }
            (since, shows) = (at, next);
        }
        let mood = match count.tells {
            Tells::Nothing => None,
            Tells::Good => Some("is-good"),
            Tells::Bad => Some("is-bad"),
        };
        let text = locale.change((value - count.from).into());
        if let Some(mood) = mood
            && n == 0
        {
            picture.page.push(change(mood, &text, rect, first));
        }
        let hide = Move::new(HIDE, (0, last), Ease::Even);
        let pulse = Move::new(PULSE, (last, 240), Ease::Out);
        picture.real.push(Real::new(element.clone(), hide));
        picture.real.push(Real::new(element, pulse));
    }
}

/// Draws a number over the existing one.
fn number(text: &str, rect: WindowRect, style: &str, time: (u32, u32)) -> MotionElement {
    let markup = format!(r#"<b class="motion-number" style="{};{style}">{text}</b>"#, rect.style());
    let before = u8::from(time.0 == 0);
    let shown = format!(
        r#"[{{"opacity":{before}}},{{"opacity":1,"offset":0.001}},{{"opacity":1,"offset":0.999}},{{"opacity":0}}]"#
    );
    MotionElement { markup, moves: vec![Move::new(shown, time, Ease::Even)] }
}

/// Draws the change of a number, rising from it.
fn change(mood: &str, text: &str, rect: WindowRect, at: u32) -> MotionElement {
    let x = rect.middle().0;
    let markup = format!(
        r#"<b class="motion-change {mood}" style="left:{x:.1}px;top:{:.1}px">{text}</b>"#,
        rect.top - 20.0
    );
    MotionElement { markup, moves: vec![Move::new(RISE, (at, 700), Ease::Even)] }
}

/// Returns the text style of an element, for a copy of its text.
fn lettering_of(element: &Element) -> String {
    let Some(style) = window().get_computed_style(element).ok().flatten() else {
        return String::new();
    };
    let part = |name: &str| {
        let value = style.get_property_value(name).unwrap_or_default().replace('"', "'");
        format!("{name}:{value};")
    };
    ["font-family", "font-size", "font-weight", "line-height", "color"].map(part).concat()
}
