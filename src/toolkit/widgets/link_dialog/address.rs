//! An address in a field, with all ways to send it.

use crate::toolkit::browser::export::{Sent, copy, has_share_sheet, share};
use crate::toolkit::hooks::{clone, use_effect_on};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::link_dialog::code::Code;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Some chat programs cut addresses of this length or more.
const LONG: usize = 1_900;

#[derive(Properties, PartialEq)]
pub(crate) struct AddressBoxProps {
    /// The whole address.
    pub address: AttrValue,
    /// The name of the sent thing, for screen readers and the share sheet.
    pub title: AttrValue,
    /// The message before the address, where both are sent.
    #[prop_or_default]
    pub message: Option<AttrValue>,
    /// Called when it was sent.
    #[prop_or_default]
    pub onsent: Callback<()>,
}

/// The address with buttons to copy and share it, and its code.
#[component]
pub(crate) fn AddressBox(props: &AddressBoxProps) -> Html {
    let locale = use_locale();
    let (field, frame) = (use_node_ref(), use_node_ref());
    let sent = use_state_eq(|| None::<Sent>);
    let setter = sent.setter();
    use_effect_on(props.address.clone(), move |_| setter.set(None));
    let whole = AttrValue::from(match &props.message {
        Some(message) => format!("{message}\n{}", props.address),
        None => props.address.to_string(),
    });
    let is_refused = *sent == Some(Sent::NotCopied);
    use_selected(is_refused, &field);
    let report = clone!([sent, onsent = props.onsent], move |how: Sent| {
        sent.set(Some(how));
        if how.is_out() {
            onsent.emit(());
        }
    });
    let oncopy = Callback::from(clone!([field, report, whole], move |_: MouseEvent| {
        let (report, whole) = (report.clone(), whole.clone());
        let frame = field.cast::<Element>().and_then(|field| field.parent_element());
        if let Some(frame) = frame {
            spawn_local(async move { report(copy(&frame, &whole).await) });
        }
    }));
    let onshare = {
        let (title, address) = (props.title.clone(), props.address.clone());
        let message = props.message.clone();
        Callback::from(move |_: MouseEvent| {
            let (title, address, message) = (title.clone(), address.clone(), message.clone());
            let report = report.clone();
            spawn_local(async move { report(share(&title, message.as_deref(), &address).await) });
        })
    };
    let down = Callback::from(clone!([frame], move |_: MouseEvent| show_code(&frame)));
    let length = props.address.chars().count();
    html! {
        <div class="sending">
            <div class="sending__words">
                if is_refused && props.message.is_some() {
                    <textarea ref={field} class="field__control" readonly=true rows="4" value={whole} aria-label={props.title.clone()} data-testid="message-and-link" />
                } else {
                    <input ref={field} class="field__control" readonly=true value={props.address.clone()} onfocus={Callback::from(select_all)}
                        aria-label={props.title.clone()} data-testid="link" />
                }
                <p class="sending__length" data-testid="link-length">{ locale.characters(length) }</p>
                if length >= LONG {
                    <p class="notice" data-testid="link-long">{ locale.long_link() }</p>
                }
                <div class="sending__ways">
                    <button type="button" class="button button--main" onclick={oncopy} data-testid="copy">{ plain_icon(IconSign::Link) }{ if props.message.is_some() { locale.copy_message() } else { locale.copy() } }</button>
                    if has_share_sheet() {
                        <button type="button" class="button" onclick={onshare} data-testid="share-sheet">{ locale.open_sheet() }</button>
                    }
                    <button type="button" class="button sending__down" onclick={down} data-testid="to-code">{ locale.to_code() }</button>
                </div>
                <p class="sending__said" role="status" data-testid="sent">{ sent.map(|sent| match sent {
                    Sent::Copied => locale.copied(),
                    Sent::NotCopied if props.message.is_some() => locale.message_not_copied(),
                    Sent::NotCopied => locale.not_copied(),
                    Sent::Shared => locale.shared(),
                    Sent::Closed => locale.sheet_closed(),
                    Sent::NotShared => locale.not_shared(),
                }) }</p>
            </div>
            <div ref={frame}><Code address={props.address.clone()} /></div>
        </div>
    }
}

/// Selects the whole field once copying failed, so that the player can copy it by hand.
#[hook]
fn use_selected(is_refused: bool, field: &NodeRef) {
    let field = field.clone();
    use_effect_on(is_refused, move |&is_refused| {
        let field = if is_refused { field.get() } else { None };
        if let Some(field) = field.as_ref().and_then(|it| it.dyn_ref::<HtmlTextAreaElement>()) {
            field.select();
        } else if let Some(field) = field.as_ref().and_then(|it| it.dyn_ref::<HtmlInputElement>()) {
            field.select();
        }
    });
}

fn show_code(frame: &NodeRef) {
    if let Some(frame) = frame.cast::<Element>() {
        frame.scroll_into_view();
    }
}

fn select_all(event: FocusEvent) {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.select();
}
