//! An address in a field, with everything that can be done with it.

use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::outlet::{Sent, copy, has_share_sheet, share};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::toolkit::widgets::link_dialog::code::Code;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// From so many characters on some chat programs cut an address.
const LONG: usize = 1_900;

#[derive(Properties, PartialEq)]
pub struct AddressBoxProps {
    /// The whole address.
    pub address: AttrValue,
    /// What is sent, for the ear and for the share sheet.
    pub title: AttrValue,
}

/// The address: to copy, to hand to the share sheet, to photograph.
#[component]
pub fn AddressBox(props: &AddressBoxProps) -> Html {
    let locale = use_locale();
    let (field, frame) = (use_node_ref(), use_node_ref());
    let sent = use_state_eq(|| None::<Sent>);
    {
        let sent = sent.setter();
        use_effect_on(props.address.clone(), move |_| sent.set(None));
    }
    let oncopy = {
        let (field, sent) = (field.clone(), sent.setter());
        Callback::from(move |_: MouseEvent| {
            let sent = sent.clone();
            if let Some(field) = field.cast::<HtmlInputElement>() {
                spawn_local(async move { sent.set(Some(copy(&field).await)) });
            }
        })
    };
    let onshare = {
        let (title, address, sent) = (props.title.clone(), props.address.clone(), sent.setter());
        Callback::from(move |_: MouseEvent| {
            let (title, address, sent) = (title.clone(), address.clone(), sent.clone());
            spawn_local(async move { sent.set(Some(share(&title, &address).await)) });
        })
    };
    let down = {
        let frame = frame.clone();
        Callback::from(move |_: MouseEvent| show_code(&frame))
    };
    let length = props.address.chars().count();
    html! {
        <div class="sending">
            <div class="sending__words">
                <input ref={field} class="field__control" readonly=true value={props.address.clone()} onfocus={Callback::from(select_all)}
                    aria-label={props.title.clone()} data-testid="link" />
                <p class="sending__length" data-testid="link-length">{ locale.characters(length) }</p>
                if length >= LONG {
                    <p class="notice" data-testid="link-long">{ locale.long_link() }</p>
                }
                <div class="sending__ways">
                    <button type="button" class="button button--main" onclick={oncopy} data-testid="copy">{ plain_icon(Sign::Link) }{ locale.copy() }</button>
                    if has_share_sheet() {
                        <button type="button" class="button" onclick={onshare} data-testid="share-sheet">{ locale.open_sheet() }</button>
                    }
                    <button type="button" class="button sending__down" onclick={down} data-testid="to-code">{ locale.to_code() }</button>
                </div>
                <p class="sending__said" role="status" data-testid="sent">{ sent.map(|sent| match sent {
                    Sent::Copied => locale.copied(),
                    Sent::Selected => locale.not_copied(),
                    Sent::Shared => "",
                    Sent::NotShared => locale.not_shared(),
                }) }</p>
            </div>
            <div ref={frame}><Code address={props.address.clone()} /></div>
        </div>
    }
}

/// Brings the code into sight.
fn show_code(frame: &NodeRef) {
    if let Some(frame) = frame.cast::<Element>() {
        frame.scroll_into_view();
    }
}

fn select_all(event: FocusEvent) {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.select();
}
