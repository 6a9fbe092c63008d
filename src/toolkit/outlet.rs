//! Ways out of the page: the clipboard, the system's share sheet, files.

use gloo::timers::callback::Timeout;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url};

/// A file stays readable for so many milliseconds after the click; the browser reads it then.
const FILE_LIFE: u32 = 60_000;

/// What became of something that was sent out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// It is in the clipboard.
    Copied,
    /// The clipboard is closed to the page; the text is selected, so that a key can copy it.
    Selected,
    /// It went to the share sheet, or the player thought better of it.
    Shared,
    /// The share sheet did not open.
    NotShared,
}

/// Copies a text; where the clipboard is closed, that of a field.
pub async fn copy(field: &HtmlInputElement, text: &str) -> Sent {
    field.select();
    if write(text).await.is_ok() || copy_selection() { Sent::Copied } else { Sent::Selected }
}

/// Writes into the clipboard; pages that are not served safely have none.
async fn write(text: &str) -> Result<(), JsValue> {
    let navigator = gloo::utils::window().navigator();
    if !Reflect::get(&navigator, &"clipboard".into())?.is_object() {
        return Err(JsValue::UNDEFINED);
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await.map(|_| ())
}

/// Copies what is selected, as browsers did before they had a clipboard for pages.
fn copy_selection() -> bool {
    let document: JsValue = gloo::utils::document().into();
    let copied = Reflect::get(&document, &"execCommand".into())
        .and_then(|command| command.dyn_into::<Function>())
        .and_then(|command| command.call1(&document, &"copy".into()));
    copied.is_ok_and(|copied| copied.is_truthy())
}

/// The function that opens the share sheet, where there is one.
fn share_function() -> Option<Function> {
    let navigator = gloo::utils::window().navigator();
    Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}

/// Whether there is a share sheet.
pub fn has_share_sheet() -> bool {
    share_function().is_some()
}

/// Hands an address to the share sheet, and what is said before it. Only a click may ask for it.
pub async fn share(title: &str, message: Option<&str>, address: &str) -> Sent {
    match offer(title, message, address) {
        Ok(promise) => match JsFuture::from(promise).await {
            Ok(_) => Sent::Shared,
            Err(why) if is_abort(&why) => Sent::Shared,
            Err(_) => Sent::NotShared,
        },
        Err(_) => Sent::NotShared,
    }
}

fn offer(title: &str, message: Option<&str>, address: &str) -> Result<Promise, JsValue> {
    let share = share_function().ok_or(JsValue::UNDEFINED)?;
    let what = Object::new();
    Reflect::set(&what, &"title".into(), &title.into())?;
    if let Some(message) = message {
        Reflect::set(&what, &"text".into(), &message.into())?;
    }
    Reflect::set(&what, &"url".into(), &address.into())?;
    share.call1(&gloo::utils::window().navigator(), &what)?.dyn_into()
}

/// Whether the player closed the sheet.
fn is_abort(why: &JsValue) -> bool {
    Reflect::get(why, &"name".into()).is_ok_and(|name| name == "AbortError")
}

/// Has the browser save a text as a file.
///
/// # Errors
/// The browser makes no files.
pub fn save_text(name: &str, text: &str) -> Result<(), JsValue> {
    save_blob(name, &Blob::new_with_str_sequence(&Array::of1(&text.into()))?)
}

/// Has the browser save data as a file.
///
/// # Errors
/// The browser makes no files.
pub fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link = gloo::utils::document().create_element("a")?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(FILE_LIFE, move || {
        // An address that is not given back costs memory until the page is left, no more.
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}
