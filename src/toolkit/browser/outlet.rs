//! Ways out of the page: the clipboard, the system's share sheet, files.

use gloo::timers::callback::Timeout;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Element, HtmlAnchorElement, HtmlElement, HtmlTextAreaElement, Url};

/// A file stays readable for so many milliseconds after the click; the browser reads it then.
const FILE_LIFE: u32 = 60_000;

/// What became of something that was sent out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// It is in the clipboard.
    Copied,
    /// The clipboard is closed to the page: nothing was copied.
    NotCopied,
    /// It went through the share sheet.
    Shared,
    /// The player closed the share sheet: nothing was sent.
    Closed,
    /// The share sheet did not open.
    NotShared,
}

impl Sent {
    /// Whether it went out of the page.
    pub(crate) fn is_out(self) -> bool {
        matches!(self, Sent::Copied | Sent::Shared)
    }
}

/// Copies a text. Where the clipboard is closed, it is copied from a field that stands in `frame` for a moment.
pub(crate) async fn copy(frame: &Element, text: &str) -> Sent {
    let is_copied = write(text).await.is_ok() || copy_from_field(frame, text).unwrap_or(false);
    if is_copied { Sent::Copied } else { Sent::NotCopied }
}

/// Writes into the clipboard; pages that are not served safely have none.
async fn write(text: &str) -> Result<(), JsValue> {
    let navigator = gloo::utils::window().navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    let written = write.call1(&clipboard, &text.into())?;
    JsFuture::from(Promise::resolve(&written)).await.map(|_| ())
}

/// Copies all of a text from an unseen field. The field stands in the frame because nothing outside an open dialog can have
/// the focus. The focus goes back afterwards.
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
pub(crate) fn has_share_sheet() -> bool {
    share_function().is_some()
}

/// Hands an address to the share sheet, and what is said before it. Only a click may ask for it.
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

/// Whether the player closed the sheet.
fn is_abort(why: &JsValue) -> bool {
    Reflect::get(why, &"name".into()).is_ok_and(|name| name == "AbortError")
}

/// Has the browser save a text as a file.
///
/// # Errors
/// The browser makes no files.
pub(crate) fn save_text(name: &str, text: &str) -> Result<(), JsValue> {
    save_blob(name, &Blob::new_with_str_sequence(&Array::of1(&text.into()))?)
}

/// Has the browser save data as a file.
///
/// # Errors
/// The browser makes no files.
pub(crate) fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
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
