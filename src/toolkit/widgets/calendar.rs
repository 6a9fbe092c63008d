//! Dates in the page's language, and the leaf of a calendar.

use crate::table::Day;
use crate::words::Locale;
use js_sys::{Array, Date, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

/// The last moment that `Date` supports, in milliseconds since 1970.
const LAST: u64 = 8_640_000_000_000_000;

/// Returns the local date of a moment in milliseconds since 1970; `None` for 0 and beyond `LAST`.
pub(crate) fn date(millis: u64, locale: Locale) -> Option<String> {
    (1..=LAST).contains(&millis).then(|| written(millis, locale, &[("dateStyle", "medium")]))
}

/// Returns the date of a UTC day, long.
pub(crate) fn day_of(day: Day, locale: Locale) -> String {
    written(day.begins(), locale, &[("dateStyle", "long"), ("timeZone", "UTC")])
}

/// Returns the date of a UTC day, short.
pub(crate) fn short_day(day: Day, locale: Locale) -> String {
    written(day.begins(), locale, &[("dateStyle", "medium"), ("timeZone", "UTC")])
}

/// Returns the day of the month and the short month of a day, for the leaf.
fn sheet(day: Day, locale: Locale) -> (String, String) {
    let part = |part| written(day.begins(), locale, &[part, ("timeZone", "UTC")]);
    (part(("day", "numeric")), part(("month", "short")))
}

/// Returns the local date and time of a moment in milliseconds since 1970.
pub(crate) fn moment(millis: u64, locale: Locale) -> String {
    formatted("toLocaleString", millis, locale, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// Returns a past moment as said after "since": today's time, yesterday, or the date.
pub(crate) fn since(millis: u64, locale: Locale) -> String {
    let day = |before: u32| {
        let at = Date::new(&JsValue::from_f64(Date::now()));
        // The day before the first of a month is its day 0.
        at.set_date(at.get_date() - before);
        String::from(at.to_date_string())
    };
    let then = String::from(Date::new(&JsValue::from_f64(millis as f64)).to_date_string());
    if then == day(0) {
        time_of(millis, locale)
    } else if then == day(1) {
        locale.yesterday().to_owned()
    } else {
        written(millis, locale, &[("dateStyle", "medium")])
    }
}

/// Returns the local time of a moment in milliseconds since 1970.
pub(crate) fn time_of(millis: u64, locale: Locale) -> String {
    formatted("toLocaleString", millis, locale, &[("timeStyle", "short")])
}

fn written(millis: u64, locale: Locale, options: &[(&str, &str)]) -> String {
    formatted("toLocaleDateString", millis, locale, options)
}

/// Formats a moment by a method of `Date`: in the page's language with the browser's country, else without it, else in figures.
/// Browsers throw if their own language tag is invalid (`en-US@posix`).
fn formatted(method: &str, millis: u64, locale: Locale, pairs: &[(&str, &str)]) -> String {
    if millis > LAST {
        return locale.unknown_date().to_owned();
    }
    let date = Date::new(&JsValue::from_f64(millis as f64));
    let options = options(pairs);
    let method = Reflect::get(&date, &method.into()).and_then(|it| it.dyn_into::<Function>());
    let formatted_in = |language: &str| {
        let said = method.as_ref().ok()?.apply(&date, &Array::of2(&language.into(), &options));
        said.ok()?.as_string()
    };
    let own = gloo::utils::window().navigator().language();
    let own = own.filter(|own| Locale::of_tag(own) == Some(locale));
    let languages = own.as_deref().into_iter().chain([locale.tag()]);
    languages.into_iter().find_map(formatted_in).unwrap_or_else(|| String::from(date.to_string()))
}

fn options(pairs: &[(&str, &str)]) -> JsValue {
    let options = Object::new();
    for (name, value) in pairs {
        // A plain object accepts every property.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    options.into()
}

/// Draws a day as a leaf of a calendar.
pub(crate) fn leaf(day: Day, locale: Locale) -> Html {
    let (number, month) = sheet(day, locale);
    html! {
        <div class="leaf" aria-hidden="true">
            <span class="leaf__month">{ month }</span>
            <span class="leaf__day">{ number }</span>
        </div>
    }
}
