//! Backups outside the browser: a folder that gets every decision, or a file of everything.

use crate::storage::{
    FOLDER_CHANGED, Folder, Listed, choose_folder, folder, leave_folder, missing, resume_folder,
    write_all,
};
use crate::toolkit::hooks::{SavedGames, clone, use_effect_on};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::moment;
use crate::toolkit::widgets::export::export_everything;
use crate::words::{Locale, device, naming};
use gloo::events::EventListener;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Returns the current state of the backup folder.
#[hook]
fn use_folder() -> Folder {
    let state = use_state_eq(folder);
    let setter = state.setter();
    use_effect_on((), move |()| {
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, FOLDER_CHANGED, move |_| setter.set(folder()));
        move || drop(listener)
    });
    (*state).clone()
}

#[derive(Properties, PartialEq)]
pub(super) struct TakeCopiesProps {
    pub(super) games: SavedGames,
}

/// The time of the last backup, and the buttons that make one.
#[component]
pub(super) fn TakeCopies(props: &TakeCopiesProps) -> Html {
    let locale = use_locale();
    let folder = use_folder();
    let SavedGames { list, refresh, .. } = &props.games;
    let update = use_force_update();
    let download = Callback::from(clone!([list, update], move |_: MouseEvent| {
        export_everything(&list);
        update.force_update();
    }));
    let choose = Callback::from(clone!([refresh], move |_: MouseEvent| {
        let refresh = refresh.clone();
        spawn_local(async move { copy_if(choose_folder().await, &refresh) });
    }));
    let resume = Callback::from(clone!([refresh], move |_: MouseEvent| {
        let refresh = refresh.clone();
        spawn_local(async move { copy_if(resume_folder().await, &refresh) });
    }));
    let leave = Callback::from(|_: MouseEvent| spawn_local(leave_folder()));
    if !list.iter().any(|game| matches!(game, Listed::Good(..))) {
        return Html::default();
    }
    let text = match &folder {
        Folder::Writing(name) => device::copying_to(&naming::clean(name), locale),
        Folder::Stopped(name) => {
            format!(
                "{} {}",
                device::copying_stopped(&naming::clean(name), locale),
                since(list, locale)
            )
        }
        Folder::Unknown | Folder::None => since(list, locale),
    };
    let button = |onclick, text: &'static str, id: &'static str| {
        html! { <button type="button" class="button" {onclick} data-testid={id}>{ text }</button> }
    };
    html! {
        <div class="backup__files">
            { button(download, device::download_everything(locale), "export-all") }
            if folder == Folder::None { { button(choose, device::choose_folder(locale), "choose-folder") } }
            if matches!(folder, Folder::Stopped(_)) { { button(resume, device::resume_folder(locale), "resume-folder") } }
            if matches!(folder, Folder::Writing(_) | Folder::Stopped(_)) { { button(leave, device::leave_folder(locale), "leave-folder") } }
            <span class="backup__hint" role="status" data-testid="copied">{ text }</span>
        </div>
    }
}

/// Writes everything into a folder that the player has just allowed.
fn copy_if(allowed: bool, refresh: &Callback<()>) {
    if allowed {
        write_all();
    }
    refresh.emit(());
}

fn since(games: &[Listed], locale: Locale) -> String {
    let missing = missing(games);
    let when = missing.taken_at.map(|at| moment(at, locale));
    device::copied(when.as_deref(), missing.decisions, locale)
}
