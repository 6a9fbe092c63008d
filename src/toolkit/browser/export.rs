//! Exports: the clipboard, the system's share sheet, files.

use gloo::timers::callback::Timeout;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Element, HtmlAnchorElement, HtmlElement, HtmlTextAreaElement, Url};

/// Milliseconds for which a file stays readable after the click; the browser reads it in that time.
const FILE_LIFE: u32 = 60_000;

/// The outcome of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// It is in the clipboard.
    Copied,
    /// The page may not write to the clipboard.
    NotCopied,
    /// It went through the share sheet.
    Shared,
    /// The player closed the share sheet; nothing was sent.
    Closed,
    /// The share sheet did not open.
    NotShared,
}

impl Sent {
    /// Returns whether it left the page.
    pub(crate) fn is_out(self) -> bool {
        matches!(self, Sent::Copied | Sent::Shared)
    }
}

/// Copies a text; without access to the clipboard through a temporary field in `frame`.
pub(crate) async fn copy(frame: &Element, text: &str) -> Sent {
    let is_copied = write(text).await.is_ok() || copy_from_field(frame, text).unwrap_or(false);
    if is_copied { Sent::Copied } else { Sent::NotCopied }
}

/// Writes to the clipboard; insecure pages have none.
async fn write(text: &str) -> Result<(), JsValue> {
    let navigator = gloo::utils::window().navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    let written = write.call1(&clipboard, &text.into())?;
    JsFuture::from(Promise::resolve(&written)).await.map(|_| ())
}

/// Copies a text from a hidden field. The field is in `frame` because only elements of an open dialog can get the focus, which is
/// restored afterwards.
fn copy_from_field(frame: &Element, text: &str) -> Result<bool, JsValue> {
    let document = gloo::utils::document();
    let before = document.active_element().and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let field = document.create_element("textarea")?.unchecked_into::<HtmlTextAreaElement>();
    field.set_class_name("spoken");
    field.set_read_only(true);
    field.set_value(text);
    frame.append_child(&field)?;
    field.focus()?;
    field.select();
    let is_copied = copy_selection();
    field.remove();
    before.as_ref().map_or(Ok(()), HtmlElement::focus)?;
    Ok(is_copied)
}

/// Copies the selection with the old command, for browsers without a clipboard interface.
fn copy_selection() -> bool {
    let document: JsValue = gloo::utils::document().into();
    let copied = Reflect::get(&document, &"execCommand".into())
        .and_then(|command| command.dyn_into::<Function>())
        .and_then(|command| command.call1(&document, &"copy".into()));
    copied.is_ok_and(|copied| copied.is_truthy())
}

/// Returns the function that opens the share sheet, if there is one.
fn share_function() -> Option<Function> {
    let navigator = gloo::utils::window().navigator();
    Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}

/// Returns whether there is a share sheet.
pub(crate) fn has_share_sheet() -> bool {
    share_function().is_some()
}

/// Sends an address and its message to the share sheet. Browsers allow this only in a click.
pub(crate) async fn share(title: &str, message: Option<&str>, address: &str) -> Sent {
    match offer(title, message, address) {
        Ok(promise) => match JsFuture::from(promise).await {
            Ok(_) => Sent::Shared,
            Err(why) if is_abort(&why) => Sent::Closed,
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

/// Returns whether the player closed the sheet.
fn is_abort(why: &JsValue) -> bool {
    Reflect::get(why, &"name".into()).is_ok_and(|name| name == "AbortError")
}

/// Saves a text as a file.
///
/// # Errors
/// The browser cannot make files.
pub(crate) fn save_text(name: &str, text: &str) -> Result<(), JsValue> {
    save_blob(name, &Blob::new_with_str_sequence(&Array::of1(&text.into()))?)
}

/// Saves data as a file.
///
/// # Errors
/// The browser cannot make files.
pub(crate) fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link = gloo::utils::document().create_element("a")?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(FILE_LIFE, move || {
        // Failing only costs memory until the page is left.
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}
