//! The start page of a device without saved games, which is in the first download. Code that reads saved games and
//! files is in the other one (`home`).

use super::guide_link::GuideLink;
use super::home_frame::HomeFrame;
use crate::shell::backup::{FileRow, GameFiles, NewDevice, use_files};
use crate::storage::game_of;
use crate::titles::TitleKey;
use crate::toolkit::hooks::use_storage_changes;
use crate::toolkit::preferences::use_locale;
use crate::words::device;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct FirstHomeProps {
    /// Called if the page with games is needed: files were chosen, or games appeared on this device.
    pub onmore: Callback<GameFiles>,
}

#[component]
pub(crate) fn FirstHome(props: &FirstHomeProps) -> Html {
    let locale = use_locale();
    let ways = use_files(props.onmore.clone());
    let found = props.onmore.reform(|()| Rc::default());
    use_storage_changes(|key| game_of(key).is_some(), found);
    let posters = TitleKey::posters().map(|title| (title, GuideLink::Begin)).collect::<Vec<_>>();
    let onpick = &ways.onpick;
    let games = html! {
        <details class="home__bring notranslate" translate="no" data-testid="saves">
            <summary>{ device::new_device(locale) }</summary>
            <div class="panel">
                <NewDevice {onpick} />
                <div class="backup"><FileRow {onpick} /></div>
            </div>
        </details>
    };
    html! { <HomeFrame {posters} {games} {ways} /> }
}
