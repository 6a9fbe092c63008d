//! Imports a board from chosen or dropped files, or from pasted text.

use crate::storage::keep_visit;
use crate::table::sending::pasted::may_hold_link;
use crate::titles::city::import::{Draft, Encoding, MAX_FILE, Reading, read_all, readings};
use crate::titles::city::words::findings::import_error;
use crate::titles::city::words::own as words;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::words::{Locale, naming};
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::Uint8Array;
use web_sys::{DragEvent, File, FileList, HtmlInputElement, HtmlTextAreaElement, TextDecoder};
use yew::prelude::*;

/// The shortest run of link characters that is too long for a name.
const SHORTEST_LINK: usize = 30;

/// The state of importing files.
#[derive(Clone, Debug, PartialEq)]
enum Files {
    None,
    /// The file with this name cannot be read.
    Unreadable(String),
    /// The possible readings of each file, for the player to choose.
    Asked(Rc<Vec<Vec<Reading>>>),
}

/// Callbacks for importing files.
pub(super) struct Intake {
    /// Imports chosen or dropped files.
    pub(super) take: Callback<Option<FileList>>,
    pub(super) ondrop: Callback<DragEvent>,
    pub(super) ondragover: Callback<DragEvent>,
    /// An error or a question about the files.
    pub(super) notice: Html,
}

/// Imports files, and passes on all their texts together.
#[hook]
pub(super) fn use_intake(ontexts: Callback<Vec<Reading>>) -> Intake {
    let locale = use_locale();
    let files = use_state_eq(|| Files::None);
    let settle = {
        let (files, ontexts) = (files.setter(), ontexts.clone());
        Callback::from(move |read: Result<Vec<Vec<Reading>>, String>| match read {
            Err(file) => files.set(Files::Unreadable(file)),
            Ok(read) if read.iter().any(|of| of.len() > 1) => {
                files.set(Files::Asked(Rc::new(read)));
            }
            Ok(read) => {
                files.set(Files::None);
                ontexts.emit(read.into_iter().flatten().collect());
            }
        })
    };
    let take = Callback::from(clone!([settle], move |list: Option<FileList>| {
        let settle = settle.clone();
        let list = list.into_iter().flat_map(|list| (0..list.length()).map(move |at| list.get(at)));
        let all: Vec<File> = list.flatten().collect();
        if !all.is_empty() {
            spawn_local(async move { settle.emit(read_files(&all).await) });
        }
    }));
    let ondrop = Callback::from(clone!([take], move |event: DragEvent| {
        event.prevent_default();
        take.emit(event.data_transfer().and_then(|it| it.files()));
    }));
    let notice = match &*files {
        Files::None => Html::default(),
        Files::Unreadable(file) => {
            html! { <p class="notice notice--bad" role="alert" data-testid="not-read">{ format!("{}: {}", naming::clean(file), words::unreadable(locale)) }</p> }
        }
        Files::Asked(read) => {
            let close = Callback::from(clone!([files], move |()| files.set(Files::None)));
            which(read, &settle, close, locale)
        }
    };
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    Intake { take, ondrop, ondragover, notice }
}

/// Asks for the encoding of files, by showing names in them.
fn which(
    read: &Rc<Vec<Vec<Reading>>>,
    settle: &Callback<Result<Vec<Vec<Reading>>, String>>,
    close: Callback<()>,
    locale: Locale,
) -> Html {
    let asked = || read.iter().filter(|of| of.len() > 1).flatten();
    let way = |encoding: Encoding| {
        let is_such = move |it: &&Reading| it.encoding == encoding;
        let names: Vec<String> = asked().filter(is_such).flat_map(Reading::words).collect();
        let onclick = Callback::from(clone!([read, settle], move |_: MouseEvent| {
            let chosen = read
                .iter()
                .map(|of| of.iter().find(is_such).or(of.first()).cloned().into_iter().collect());
            settle.emit(Ok(chosen.collect()));
        }));
        html! { <button type="button" class="button" {onclick} data-testid={encoding.label()}>{ names.join(", ") }</button> }
    };
    let mut ways: Vec<Encoding> = Vec::new();
    for reading in asked() {
        ways.extend((!ways.contains(&reading.encoding)).then_some(reading.encoding));
    }
    html! {
        <Dialog label={words::which_letters(locale)} onclose={close}>
            <p>{ words::which_letters(locale) }</p>
            <div class="stack">
                { for ways.into_iter().map(way) }
            </div>
            <p>{ words::other_letters(locale) }</p>
        </Dialog>
    }
}

/// Returns the possible readings of each file.
///
/// # Errors
/// The name of a file that cannot be read.
async fn read_files(files: &[File]) -> Result<Vec<Vec<Reading>>, String> {
    let mut read = Vec::new();
    for file in files {
        if file.size() > MAX_FILE as f64 {
            return Err(file.name());
        }
        let bytes = JsFuture::from(file.array_buffer()).await.map_err(|_| file.name())?;
        let ways = readings(&Uint8Array::new(&bytes).to_vec(), decode).into_iter();
        read.push(ways.map(|it| Reading { file: Some(file.name()), ..it }).collect());
    }
    Ok(read)
}

/// Decodes bytes with the browser's decoder.
fn decode(bytes: &[u8], encoding: Encoding) -> String {
    let decoder = TextDecoder::new_with_label(encoding.label()).ok();
    let text = decoder.and_then(|decoder| decoder.decode_with_u8_array(bytes).ok());
    text.unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
}

#[derive(Properties, PartialEq)]
pub(super) struct FilesProps {
    /// The label of the button.
    pub label: &'static str,
    pub class: Classes,
    pub onpick: Callback<Option<FileList>>,
    /// The name of the input field.
    pub name: &'static str,
}

/// A button that opens files.
#[component]
pub(super) fn PickFiles(props: &FilesProps) -> Html {
    // A new field accepts the same file again.
    let turn = use_state_eq(|| 0_u32);
    let onchange = Callback::from(clone!([onpick = props.onpick, turn], move |event: Event| {
        onpick.emit(event.target_unchecked_into::<HtmlInputElement>().files());
        turn.set(*turn + 1);
    }));
    html! {
        <label class={classes!("button", "backup__pick", props.class.clone())}>
            { props.label }
            <input key={*turn} type="file" multiple=true {onchange} data-testid={props.name} />
        </label>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct BringProps {
    pub onpick: Callback<Option<FileList>>,
    /// Called with a pasted text.
    pub ontext: Callback<String>,
}

/// The ways to import a board.
#[component]
pub(super) fn Bring(props: &BringProps) -> Html {
    let locale = use_locale();
    let field = use_node_ref();
    let onsubmit =
        Callback::from(clone!([field, ontext = props.ontext], move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlTextAreaElement>().map(|it| it.value());
            ontext.emit(text.unwrap_or_default());
        }));
    let onexample = props.ontext.reform(move |_: MouseEvent| words::EXAMPLE.to_owned());
    html! {
        <form class="own-bring" {onsubmit}>
            <div class="backup__files">
                <PickFiles label={words::open_file(locale)} class="button--main" onpick={props.onpick.clone()} name="board-file" />
                <span class="backup__hint">{ words::drop_here(locale) }</span>
            </div>
            <label class="own-field">
                <span>{ words::paste(locale) }</span>
                <textarea ref={field} class="field__control own-bring__text" rows="4" spellcheck="false" autocomplete="off" placeholder={words::example(locale)} data-testid="board-text" />
            </label>
            <p class="own-bring__hint">{ words::formats(locale) }</p>
            <div class="backup__files">
                <button type="submit" class="button" data-testid="look">{ words::look(locale) }</button>
                <button type="button" class="button" onclick={onexample} data-testid="try-example">{ words::try_example(locale) }</button>
            </div>
        </form>
    }
}

/// Reads the board of texts; `None` if a text is a link, which is opened instead.
pub(super) fn read_texts(texts: &[Reading], locale: Locale) -> Option<Result<Draft, String>> {
    let all: Vec<&Reading> = texts.iter().collect();
    match (read_all(&all), texts) {
        (Err(error), [Reading { text, .. }]) if error.is_open() && is_link(text) => {
            Address::Visit(keep_visit(text)).go();
            None
        }
        (read, _) => Some(read.map_err(|error| import_error(&error, locale))),
    }
}

/// Returns whether a text that is not a list may contain a link.
fn is_link(text: &str) -> bool {
    let is_gap = |it: char| !it.is_ascii_alphanumeric() && it != '-' && it != '_';
    text.split(is_gap).any(|word| word.len() >= SHORTEST_LINK) && may_hold_link(text)
}
