//! All stored entries of this device, by kind, with a way to delete them.

use crate::storage::{KeptKind, StoredKind, delete_kept, kept};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::sure_button::SureButton;
use crate::words::{Locale, device};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::StorageEvent;
use yew::prelude::*;

/// The stored entries, read when the list is first opened.
#[component]
pub(crate) fn KeptEntries() -> Html {
    let locale = use_locale();
    let all = use_state(Rc::<Vec<StoredKind>>::default);
    let read = use_callback(all.setter(), |(), all| {
        let all = all.clone();
        spawn_local(async move { all.set(Rc::new(kept().await)) });
    });
    let ontoggle = read.reform(|_: Event| ());
    let delete = |kind: KeptKind| {
        let read = read.clone();
        Callback::from(move |_: MouseEvent| {
            let read = read.clone();
            spawn_local(async move {
                delete_kept(kind).await;
                tell_all();
                read.emit(());
            });
        })
    };
    let row = |kept: &StoredKind| {
        let (kind, name) = (kept.kind, name(kept.kind, locale));
        html! {
            <li class="backup__files" key={name} data-testid="kept" data-kind={name}>
                <span>{ name }</span>
                <span class="backup__hint">{ locale.kept_entries(kept.entries, kept.size) }</span>
                <SureButton label={locale.delete()} sure={device::delete_kept(locale)} onsure={delete(kind)} name_of_test="delete-kept" />
            </li>
        }
    };
    html! {
        <details {ontoggle} data-testid="kept-entries">
            <summary>{ device::kept_here(locale) }</summary>
            if all.is_empty() { <p class="backup__hint">{ device::kept_nothing(locale) }</p> }
            <ul>{ for all.iter().map(row) }</ul>
        </details>
    }
}

/// Tells this window's listeners that the storage has changed, as the browser tells other windows.
fn tell_all() {
    if let Ok(event) = StorageEvent::new("storage") {
        // Such an event cannot be cancelled.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

fn name(kind: KeptKind, locale: Locale) -> &'static str {
    match kind {
        KeptKind::Games => device::kept_games(locale),
        KeptKind::Unreadable => device::kept_unreadable(locale),
        KeptKind::Attempts => device::kept_attempts(locale),
        KeptKind::Ledger => device::kept_ledger(locale),
        KeptKind::Seen => device::kept_seen(locale),
        KeptKind::Boards => device::kept_boards(locale),
        KeptKind::Counts => device::kept_counts(locale),
        KeptKind::Deals => device::kept_deals(locale),
        KeptKind::Puzzles => device::kept_puzzles(locale),
        KeptKind::Pars => device::kept_pars(locale),
        KeptKind::Fields => device::kept_fields(locale),
        KeptKind::Import => device::kept_import(locale),
        KeptKind::Looks => device::kept_looks(locale),
        KeptKind::Preferences => device::kept_preferences(locale),
        KeptKind::Visits => device::kept_visits(locale),
        KeptKind::Page => device::kept_page(locale),
        KeptKind::Unknown => device::kept_unknown(locale),
    }
}
