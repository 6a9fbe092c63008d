//! Games that this browser's storage had lost and its mirror brought back.

use crate::shell::start::saves::title_of;
use crate::storage::{Listed, Recovered, dismiss_recovered, file_of, game_of, recovered};
use crate::toolkit::browser::export::save_text;
use crate::toolkit::hooks::{clone, use_storage_changes};
use crate::toolkit::preferences::use_locale;
use crate::words::device;
use yew::prelude::*;

/// Lists the games that came back; draws nothing if none did.
#[component]
pub(crate) fn RecoveredGames() -> Html {
    let locale = use_locale();
    let games = use_state_eq(recovered);
    let renew = use_callback(games.setter(), |(), games| games.set(recovered()));
    use_storage_changes(|key| game_of(key).is_some(), renew);
    let Recovered { restored, mirror_only } = &*games;
    if restored.is_empty() && mirror_only.is_empty() {
        return Html::default();
    }
    let close = Callback::from(clone!([games], move |_: MouseEvent| {
        let shown_ids = games.restored.iter().chain(&games.mirror_only).map(Listed::id);
        dismiss_recovered(&shown_ids.collect::<Vec<_>>());
        games.set(Recovered::default());
    }));
    // A browser that cannot make files does nothing; the games are still in the list.
    let download = Callback::from(clone!([games], move |_: MouseEvent| {
        drop(save_text("catenary-games.json", &file_of(&games.mirror_only)))
    }));
    let list = |games: &[Listed]| {
        let line = |game: &Listed| html! { <li key={game.id().as_str().to_owned()}>{ title_of(game, locale) }</li> };
        html! { <ul>{ for games.iter().map(line) }</ul> }
    };
    html! {
        <div class="notice backup__brought" role="alert" data-testid="brought">
            if !restored.is_empty() {
                <p>{ device::brought_games(locale) }</p>
                { list(restored) }
            }
            if !mirror_only.is_empty() {
                <p>{ device::homeless_games(locale) }</p>
                { list(mirror_only) }
            }
            <div class="row">
                if !mirror_only.is_empty() {
                    <button type="button" class="button button--main" onclick={download} data-testid="download-homeless">{ locale.download() }</button>
                }
                <button type="button" class="button" onclick={close} data-testid="close-brought">{ locale.close() }</button>
            </div>
        </div>
    }
}
