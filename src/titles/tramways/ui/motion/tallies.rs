//! Numbers that count, and what flies to them from the map.

use crate::titles::tramways::ui::motion::page::{Rect, gauges, on_screen};
use crate::titles::tramways::ui::motion::play::{Ease, Item, Move, Real};
use crate::titles::tramways::ui::motion::stage::Picture;
use crate::titles::tramways::view::motion::{Gauge, Reward, Tally};
use crate::titles::tramways::view::scene::Turn;
use crate::words::Locale;
use gloo::utils::window;
use web_sys::Element;

/// How long something flies, as the tallies count on; in milliseconds.
const FLIGHT: u32 = 380;

const PULSE: &str =
    r#"[{"transform":"none"},{"transform":"scale(1.35)","offset":0.4},{"transform":"none"}]"#;
const HIDE: &str = r#"[{"opacity":0},{"opacity":0}]"#;
const RISE: &str = r#"[{"opacity":0,"transform":"translate(0px,6px)"},{"opacity":1,"transform":"translate(0px,-4px)","offset":0.25},{"opacity":1,"transform":"translate(0px,-12px)","offset":0.75},{"opacity":0,"transform":"translate(0px,-20px)"}]"#;

/// Points and dollars on their way to their owner.
pub(super) fn reward(reward: &Reward, at: u32, turn: Turn, locale: Locale, picture: &mut Picture) {
    let spot = turn.place(&reward.from).mark();
    let from = spot.and_then(on_screen);
    let to = gauges(reward.seat, reward.gauge).into_iter().next();
    let (Some((x, y)), Some((_, to))) = (from, to) else { return };
    let text = text(reward.gauge, reward.amount, locale);
    let art = sign(reward.gauge);
    let markup =
        format!(r#"<b class="motion-reward" style="left:{x:.1}px;top:{y:.1}px">{text}{art}</b>"#);
    let (dx, dy) = (to.middle().0 - x, to.middle().1 - y);
    let frames = format!(
        r#"[{{"opacity":0,"transform":"translate(-50%,-50%) scale(0.5)"}},{{"opacity":1,"transform":"translate(-50%,-90%) scale(1.15)","offset":0.25}},{{"opacity":1,"offset":0.85}},{{"opacity":0,"transform":"translate(calc({dx:.1}px - 50%),calc({dy:.1}px - 50%)) scale(0.7)"}}]"#
    );
    let moves = vec![Move::new(frames, (at, FLIGHT), Ease::InOut)];
    picture.page.push(Item { markup, moves });
}

/// A number shows what it was, then what it becomes.
pub(super) fn tally(tally: &Tally, locale: Locale, picture: &mut Picture) {
    let (Some(&(first, _)), Some(&(last, value))) = (tally.shown.first(), tally.shown.last())
    else {
        return;
    };
    for (n, (element, rect)) in gauges(tally.seat, tally.gauge).into_iter().enumerate() {
        let style = lettering_of(&element);
        let mut since = 0;
        let mut shows = tally.from;
        for &(at, next) in &tally.shown {
            if at > since {
                picture.page.push(number(shows, rect, &style, (since, at - since)));
            }
            (since, shows) = (at, next);
        }
        if n == 0 {
            let text = text(tally.gauge, value - tally.from, locale);
            picture.page.push(change(tally.gauge, value - tally.from, text, rect, first));
        }
        let hide = Move::new(HIDE, (0, last), Ease::Even);
        let pulse = Move::new(PULSE, (last, 240), Ease::Out);
        picture.real.push(Real { element: element.clone(), moves: hide });
        picture.real.push(Real { element, moves: pulse });
    }
}

/// A number in the place of the one that is there.
fn number(value: i32, rect: Rect, style: &str, time: (u32, u32)) -> Item {
    let markup =
        format!(r#"<b class="motion-number" style="{};{style}">{value}</b>"#, rect.style());
    let before = u8::from(time.0 == 0);
    let shown = format!(
        r#"[{{"opacity":{before}}},{{"opacity":1,"offset":0.001}},{{"opacity":1,"offset":0.999}},{{"opacity":0}}]"#
    );
    Item { markup, moves: vec![Move::new(shown, time, Ease::Even)] }
}

/// By how much a number changes, rising from it.
fn change(gauge: Gauge, amount: i32, text: String, rect: Rect, at: u32) -> Item {
    let x = rect.middle().0;
    let mood = if (amount < 0) == (gauge == Gauge::Stress) { "is-good" } else { "is-bad" };
    let markup = format!(
        r#"<b class="motion-change {mood}" style="left:{x:.1}px;top:{:.1}px">{text}</b>"#,
        rect.top - 20.0
    );
    Item { markup, moves: vec![Move::new(RISE, (at, 700), Ease::Even)] }
}

fn text(gauge: Gauge, amount: i32, locale: Locale) -> String {
    match gauge {
        Gauge::Cash => locale.money_change(amount),
        Gauge::Points | Gauge::Stress | Gauge::Workers => locale.change(amount.into()),
    }
}

fn sign(gauge: Gauge) -> String {
    let name = match gauge {
        Gauge::Points => "i-points",
        Gauge::Cash => "i-money",
        Gauge::Stress => "i-stress",
        Gauge::Workers => "i-worker-plain",
    };
    format!(r##"<svg class="icon" viewBox="0 0 48 48"><use href="#{name}"/></svg>"##)
}

/// The type of an element, for a picture of its words.
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
