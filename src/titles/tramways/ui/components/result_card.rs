//! The picture of a result, to look at and to save.

use crate::table::{Day, Device, GameMode};
use crate::titles::tramways::codec::{self, Link};
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::print::print;
use crate::titles::tramways::view::result_card::{ResultCard, file_name};
use crate::toolkit::address::Address;
use crate::toolkit::outlet::{save_blob, save_text};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ResultCardDialogProps {
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// What the browser did not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failed {
    Save,
    Print,
}

/// The card with its two files.
#[component]
pub fn ResultCardDialog(props: &ResultCardDialogProps) -> Html {
    let (model, locale) = (use_model(), use_locale());
    let failed = use_state_eq(|| None::<Failed>);
    let mode = (model.device != Device::Visiting).then_some(model.table.mode);
    let card = use_memo((model.table.clone(), mode, locale), |(table, mode, locale)| {
        let link = Link::game(table.session.record(), usize::MAX);
        let address = Address::Link(codec::write(&link)).whole_address();
        let category = RankedCategory::of(table.session.setup());
        let category =
            category.map(|it| format!("{}: {}", locale.column_family(), locale.category(it)));
        ResultCard {
            state: table.session.state(),
            players: &table.players,
            mode: *mode,
            category: category.as_deref(),
            day: mode.and_then(day),
            address: &address,
            locale: *locale,
        }
        .write()
    });
    let day = mode.and_then(day);
    let state = model.table.session.state();
    let vector = {
        let (card, failed) = (card.clone(), failed.setter());
        let name = file_name(state, day, "svg");
        Callback::from(move |_: MouseEvent| {
            failed.set(save_text(&name, &card).is_err().then_some(Failed::Save));
        })
    };
    let pixels = {
        let (card, failed) = (card.clone(), failed.setter());
        let name = file_name(state, day, "png");
        Callback::from(move |_: MouseEvent| {
            let (card, failed, name) = (card.clone(), failed.clone(), name.clone());
            spawn_local(async move {
                failed.set(match print(&card).await {
                    Some(picture) => save_blob(&name, &picture).is_err().then_some(Failed::Save),
                    None => Some(Failed::Print),
                });
            });
        })
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <Dialog label={locale.result_card()} onclose={props.onclose.clone()}>
            <h2>{ locale.result_card() }</h2>
            <img class="result-card" src={as_address(&card)} alt={locale.result_card()} data-testid="result-card" />
            if let Some(failed) = *failed {
                <p class="notice notice--bad" role="alert">{ match failed {
                    Failed::Save => locale.no_file(),
                    Failed::Print => locale.no_pixels(),
                } }</p>
            }
            <div class="dialog__actions">
                <button type="button" class="button" onclick={close} data-testid="close-card">{ locale.close() }</button>
                <button type="button" class="button" onclick={vector} data-testid="card-svg">{ locale.save_svg() }</button>
                <button type="button" class="button button--main" onclick={pixels} data-testid="card-png">{ locale.save_png() }</button>
            </div>
        </Dialog>
    }
}

/// The day of a daily game; of others no day is known once they are opened again.
fn day(mode: GameMode) -> Option<Day> {
    match mode {
        GameMode::Daily(day) => Some(day),
        GameMode::Casual | GameMode::Ranked => None,
    }
}

/// A card as an address for an image.
pub fn as_address(card: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", String::from(js_sys::encode_uri_component(card)))
}
