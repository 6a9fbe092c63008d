//! Exports games as files.

use crate::storage::{GameId, Listed, file_of, load, note_copy, now};
use crate::table::archive;
use crate::toolkit::browser::export::save_text;
use crate::words::Locale;
use js_sys::Date;
use std::collections::BTreeMap;
use yew::prelude::*;

/// Draws the button that exports one game.
pub(crate) fn export_button(id: GameId, locale: Locale) -> Html {
    let export = Callback::from(move |_: MouseEvent| {
        if let Some(game @ Listed::Good(..)) = load(&id) {
            export(&[game]);
        }
    });
    html! {
        <button type="button" class="button button--quiet" onclick={export} data-testid="export">{ locale.export() }</button>
    }
}

/// Saves the readable games as one file.
pub(crate) fn export(games: &[Listed]) {
    let good: Vec<_> = games.iter().filter_map(good).collect();
    let text = archive::write(good.iter().copied(), &BTreeMap::new(), now());
    let name = match good.as_slice() {
        &[(id, save)] => {
            format!("catenary-{}-{}-{id}.json", save.title(), day(save.saved_at as f64))
        }
        _ => format!("catenary-games-{}.json", day(Date::now())),
    };
    // A browser that cannot make files shows nothing; the games stay in the list.
    let _ = save_text(&name, &text);
}

/// Saves everything as one file: readable games, attempts, the ledger.
pub(crate) fn export_everything(games: &[Listed]) {
    let name = format!("catenary-everything-{}.json", day(Date::now()));
    if save_text(&name, &file_of(games)).is_ok() {
        note_copy(games);
    }
}

fn good(game: &Listed) -> Option<(&str, &crate::table::Save)> {
    match game {
        Listed::Good(id, save) => Some((id.as_str(), save)),
        Listed::Broken(..) => None,
    }
}

/// Returns the day of a time in milliseconds since 1970, as 2026-02-28.
fn day(time: f64) -> String {
    // `to_iso_string` throws outside this range.
    let time = if (0.0..=8.64e15).contains(&time) { time } else { 0.0 };
    let text = String::from(Date::new(&time.into()).to_iso_string());
    text.split('T').next().unwrap_or_default().to_owned()
}
