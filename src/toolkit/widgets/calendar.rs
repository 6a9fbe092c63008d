//! Dates as people of the page's language write them, and the leaf of a calendar.

use crate::table::Day;
use crate::words::Locale;
use js_sys::{Array, Date, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

/// The last moment that a browser has a date for, in milliseconds since 1970.
const LAST: u64 = 8_640_000_000_000_000;

/// The date of a moment here; nothing where it is not known.
pub(crate) fn date(millis: u64, locale: Locale) -> Option<String> {
    (1..=LAST).contains(&millis).then(|| written(millis, locale, &[("dateStyle", "medium")]))
}

/// The date of a day by UTC, in full.
pub(crate) fn day_of(day: Day, locale: Locale) -> String {
    written(day.begins(), locale, &[("dateStyle", "long"), ("timeZone", "UTC")])
}

/// The date of a day by UTC, in short.
pub(crate) fn short_day(day: Day, locale: Locale) -> String {
    written(day.begins(), locale, &[("dateStyle", "medium"), ("timeZone", "UTC")])
}

/// The day of the month and the short month of a day, for a sheet of a calendar.
fn sheet(day: Day, locale: Locale) -> (String, String) {
    let part = |part| written(day.begins(), locale, &[part, ("timeZone", "UTC")]);
    (part(("day", "numeric")), part(("month", "short")))
}

/// A moment here, in milliseconds since 1970, with its date and time.
pub(crate) fn moment(millis: u64, locale: Locale) -> String {
    told("toLocaleString", millis, locale, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// When a moment here was, as it is said after "since": today's time, yesterday, or the day.
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

/// The time of day of a moment here, in milliseconds since 1970.
pub(crate) fn time_of(millis: u64, locale: Locale) -> String {
    told("toLocaleString", millis, locale, &[("timeStyle", "short")])
}

fn written(millis: u64, locale: Locale, options: &[(&str, &str)]) -> String {
    told("toLocaleDateString", millis, locale, options)
}

/// A moment in words of a method of `Date`: as the browser's own country writes the page's language, else as the page's language
/// is written, else in figures. Browsers throw where their language, as they say it, is none (`en-US@posix`).
fn told(method: &str, millis: u64, locale: Locale, pairs: &[(&str, &str)]) -> String {
    if millis > LAST {
        return locale.unknown_date().to_owned();
    }
    let date = Date::new(&JsValue::from_f64(millis as f64));
    let options = options(pairs);
    let method = Reflect::get(&date, &method.into()).and_then(|it| it.dyn_into::<Function>());
    let told = |language: &str| {
        let said = method.as_ref().ok()?.apply(&date, &Array::of2(&language.into(), &options));
        said.ok()?.as_string()
    };
    let own = gloo::utils::window().navigator().language();
    let own = own.filter(|own| Locale::of_tag(own) == Some(locale));
    let languages = own.as_deref().into_iter().chain([locale.tag()]);
    languages.into_iter().find_map(told).unwrap_or_else(|| String::from(date.to_string()))
}

fn options(pairs: &[(&str, &str)]) -> JsValue {
    let options = Object::new();
    for (name, value) in pairs {
        // A plain object takes every property.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    options.into()
}

/// A day as a leaf of a calendar.
pub(crate) fn leaf(day: Day, locale: Locale) -> Html {
    let (number, month) = sheet(day, locale);
    html! {
        <div class="leaf" aria-hidden="true">
            <span class="leaf__month">{ month }</span>
            <span class="leaf__day">{ number }</span>
        </div>
    }
}
