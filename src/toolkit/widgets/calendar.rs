//! Dates as people of the page's language write them, and the leaf of a calendar.

use crate::table::Day;
use crate::words::Locale;
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// The date of a moment here; nothing where it is not known.
pub fn date(millis: u64, locale: Locale) -> Option<String> {
    let options = options(&[("dateStyle", "medium")]);
    (millis > 0).then(|| written(millis, locale, &options))
}

/// The date of a day by UTC, in full.
pub fn day_of(day: Day, locale: Locale) -> String {
    written(day.begins(), locale, &options(&[("dateStyle", "long"), ("timeZone", "UTC")]))
}

/// The date of a day by UTC, in short.
pub fn short_day(day: Day, locale: Locale) -> String {
    written(day.begins(), locale, &options(&[("dateStyle", "medium"), ("timeZone", "UTC")]))
}

/// The day of the month and the short month of a day, for a sheet of a calendar.
fn sheet(day: Day, locale: Locale) -> (String, String) {
    let part = |name| {
        options(&[(name, if name == "day" { "numeric" } else { "short" }), ("timeZone", "UTC")])
    };
    let [number, month] = ["day", "month"].map(|name| written(day.begins(), locale, &part(name)));
    (number, month)
}

/// A moment here, in milliseconds since 1970, with its date and time.
pub fn moment(millis: u64, locale: Locale) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    let options = options(&[("dateStyle", "medium"), ("timeStyle", "short")]);
    String::from(date.to_locale_string(&regional(locale), &options))
}

/// When a moment here was, as it is said after "since": today's time, yesterday, or the day.
pub fn since(millis: u64, locale: Locale) -> String {
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
        date(millis, locale).unwrap_or_default()
    }
}

/// The time of day of a moment here, in milliseconds since 1970.
pub fn time_of(millis: u64, locale: Locale) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    String::from(date.to_locale_string(&regional(locale), &options(&[("timeStyle", "short")])))
}

fn written(millis: u64, locale: Locale, options: &JsValue) -> String {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    String::from(date.to_locale_date_string(&regional(locale), options))
}

/// The page's language as the browser's own country writes it, where the browser speaks it.
fn regional(locale: Locale) -> String {
    let own = gloo::utils::window().navigator().language();
    own.filter(|own| own.starts_with(locale.tag())).unwrap_or_else(|| locale.tag().to_owned())
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
pub fn leaf(day: Day, locale: Locale) -> Html {
    let (number, month) = sheet(day, locale);
    html! {
        <div class="leaf" aria-hidden="true">
            <span class="leaf__month">{ month }</span>
            <span class="leaf__day">{ number }</span>
        </div>
    }
}
