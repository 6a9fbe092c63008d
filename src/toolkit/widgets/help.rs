//! The list of keys, opened by `?` on every page.

use crate::table::words::{KeyPlace, MapKey};
use crate::toolkit::hooks::{is_taken, stroke, use_page_keys};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{IconSign, tool};
use crate::words::Locale;
use yew::prelude::*;

/// The button of the list, and the list while open.
#[component]
pub(crate) fn Help() -> Html {
    let (locale, open) = (use_locale(), use_state_eq(|| false));
    let show = use_callback(open.clone(), |(), open| open.set(true));
    let hide = use_callback(open.clone(), |(), open| open.set(false));
    use_page_keys(show.clone(), |event, show| {
        let is_help = KeyPlace::Table.meaning(&stroke(event)) == Some(MapKey::Help);
        if is_help && !is_taken(event) {
            show.emit(());
        }
    });
    let onclick = show.reform(|_: MouseEvent| ());
    html! {
        <>
            <button type="button" class="button button--quiet button--round" {onclick} data-testid="help">
                { tool(IconSign::Keys, locale.help()) }
            </button>
            if *open { { keys_dialog(locale, hide) } }
        </>
    }
}

fn keys_dialog(locale: Locale, onclose: Callback<()>) -> Html {
    let close = onclose.reform(|_: MouseEvent| ());
    html! {
        <Dialog label={locale.help()} {onclose}>
            <h2>{ locale.help() }</h2>
            { for KeyPlace::ALL.map(|place| part(place, locale)) }
            <div class="dialog__actions dialog__actions--stay">
                <button type="button" class="button button--main" onclick={close}>{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

fn part(place: KeyPlace, locale: Locale) -> Html {
    let row = |(what, keys): &(MapKey, &[&str])| {
        let keys = keys.iter().map(|key| html! { <kbd>{ locale.key_cap(key) }</kbd> });
        html! { <div class="keys__row"><dt>{ for keys }</dt><dd>{ locale.key(*what) }</dd></div> }
    };
    html! {
        <section>
            <h3>{ locale.key_place(place) }</h3>
            <dl class="keys">{ for place.keys().iter().map(row) }</dl>
        </section>
    }
}
