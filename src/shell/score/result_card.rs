//! The picture of a result, to look at and to save.

use crate::shell::table::table_context::TableContext;
use crate::table::Sending;
use crate::table::view::ResultCard;
use crate::toolkit::address::Address;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::browser::export::{save_blob, save_text};
use crate::toolkit::browser::pixels::{as_address, pixels_of};
use crate::toolkit::widgets::dialog::Dialog;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultCardProps {
    pub at: TableContext,
    /// The title's functions that draw it.
    pub faces: LateFaces,
    pub onclose: Callback<()>,
}

/// The action that the browser failed to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failed {
    Save,
    Print,
}

/// The picture with its two files; draws nothing if the title has none.
#[component]
pub(crate) fn ResultCardDialog(props: &ResultCardProps) -> Html {
    let locale = props.at.locale;
    let failed = use_state_eq(|| None::<Failed>);
    let faces = props.faces;
    let card = use_memo((props.at.table.clone(), locale), move |(table, locale)| {
        // Only the link of a position deals hidden information anew, so the seed does not matter.
        let address = Address::Link(table.0.link(Sending::Game, 0)).whole_address();
        (faces.result_card)(table, &address, *locale)
    });
    let Some(ResultCard { file, svg }) = &*card else { return Html::default() };
    let vector = {
        let (name, svg, failed) = (format!("{file}.svg"), svg.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            failed.set(save_text(&name, &svg).is_err().then_some(Failed::Save));
        })
    };
    let pixels = {
        let (name, svg, failed) = (format!("{file}.png"), svg.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let (name, svg, failed) = (name.clone(), svg.clone(), failed.clone());
            spawn_local(async move {
                failed.set(match pixels_of(&svg).await {
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
            <img class="result-card" src={as_address(svg)} alt={locale.result_card()} data-testid="result-card" />
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
