//! All stored entries of this device, by kind, with a way to delete them.

use crate::storage::{EntryKind, StoredKind, delete_kind, stored_kinds};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::sure_button::SureButton;
use crate::words::{Locale, device};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::StorageEvent;
use yew::prelude::*;

/// The stored entries, read when the list is first opened.
#[component]
pub(crate) fn StoredEntries() -> Html {
    let locale = use_locale();
    let all = use_state(Rc::<Vec<StoredKind>>::default);
    let read = use_callback(all.setter(), |(), all| {
        let all = all.clone();
        spawn_local(async move { all.set(Rc::new(stored_kinds().await)) });
    });
    let ontoggle = read.reform(|_: Event| ());
    let delete = |kind: EntryKind| {
        let read = read.clone();
        Callback::from(move |_: MouseEvent| {
            let read = read.clone();
            spawn_local(async move {
                delete_kind(kind).await;
                tell_all();
                read.emit(());
            });
        })
    };
    let row = |stored: &StoredKind| {
        let (kind, name) = (stored.kind, name(stored.kind, locale));
        html! {
            <li class="backup__files" key={name} data-testid="kept" data-kind={name}>
                <span>{ name }</span>
                <span class="backup__hint">{ locale.stored_entries(stored.entries, stored.size) }</span>
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

fn name(kind: EntryKind, locale: Locale) -> &'static str {
    match kind {
        EntryKind::Games => device::kept_games(locale),
        EntryKind::Unreadable => device::kept_unreadable(locale),
        EntryKind::Attempts => device::kept_attempts(locale),
        EntryKind::Ledger => device::kept_ledger(locale),
        EntryKind::Seen => device::kept_seen(locale),
        EntryKind::Boards => device::kept_boards(locale),
        EntryKind::Counts => device::kept_counts(locale),
        EntryKind::Deals => device::kept_deals(locale),
        EntryKind::Puzzles => device::kept_puzzles(locale),
        EntryKind::Pars => device::kept_pars(locale),
        EntryKind::Fields => device::kept_fields(locale),
        EntryKind::Import => device::kept_import(locale),
        EntryKind::Looks => device::kept_looks(locale),
        EntryKind::Preferences => device::kept_preferences(locale),
        EntryKind::Visits => device::kept_visits(locale),
        EntryKind::Page => device::kept_page(locale),
        EntryKind::Unknown => device::kept_unknown(locale),
    }
}
