//! Notices about the second copy of the storage.

use crate::storage::{
    GameId, MirrorState, dismiss_recovered, game_of, hush_mirror, is_recovered, list,
};
use crate::toolkit::hooks::{clone, use_mirror, use_storage_changes};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::export::export_everything;
use crate::words::device;
use yew::prelude::*;

/// Says at a table that the game's last steps came from the second copy, until dismissed.
#[hook]
pub(crate) fn use_brought_notice(id: &GameId) -> Html {
    let locale = use_locale();
    let came = use_state_eq(|| is_recovered(id));
    let renew =
        use_callback((id.clone(), came.setter()), |(), (id, came)| came.set(is_recovered(id)));
    use_storage_changes(|key| game_of(key).is_some(), renew);
    let read = Callback::from(clone!([id, came], move |_: MouseEvent| {
        dismiss_recovered(&[&id]);
        came.set(false);
    }));
    if !*came {
        return Html::default();
    }
    html! {
        <div class="notice" role="status" data-testid="brought">
            <span>{ device::brought_game(locale) }</span>
            <button type="button" class="button" onclick={read}>{ locale.close() }</button>
        </div>
    }
}

/// Says once that the second copy is behind, and what can be done.
#[component]
pub(crate) fn MirrorNotice() -> Html {
    let locale = use_locale();
    let state = use_mirror();
    if state == MirrorState::Current {
        return Html::default();
    }
    let read = Callback::from(|_: MouseEvent| hush_mirror());
    let download = Callback::from(|_: MouseEvent| export_everything(&list()));
    html! {
        <div class="notice" role="status" data-testid="mirror-behind">
            <span>{ device::mirror_behind(locale) }</span>
            <button type="button" class="button" onclick={download}>{ device::download_everything(locale) }</button>
            <button type="button" class="button" onclick={read} data-testid="close-mirror">{ locale.close() }</button>
        </div>
    }
}
