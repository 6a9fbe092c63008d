//! Files that are chosen, or dropped onto the list of games; dropped text is searched for links.

use crate::shell::links::link_page::open_text;
use crate::toolkit::preferences::use_locale;
use std::rc::Rc;
use web_sys::{DragEvent, File, FileList, HtmlInputElement};
use yew::prelude::*;

/// Files with games, not read yet.
pub(crate) type GameFiles = Rc<Vec<File>>;

/// The event handlers that receive files.
#[derive(Clone, PartialEq)]
pub(crate) struct FileInputs {
    /// Files were chosen.
    pub onpick: Callback<Event>,
    /// Files hover over the list.
    pub ondragover: Callback<DragEvent>,
    /// Files or a text were dropped.
    pub ondrop: Callback<DragEvent>,
}

/// Returns the handlers that pass files to `take`.
#[hook]
pub(crate) fn use_files(take: Callback<GameFiles>) -> FileInputs {
    let onpick = use_callback(take.clone(), |event: Event, take| {
        take.emit(files(event.target_unchecked_into::<HtmlInputElement>().files()));
    });
    let ondrop = use_callback(take, |event: DragEvent, take| {
        event.prevent_default();
        let Some(data) = event.data_transfer() else { return };
        let files = files(data.files());
        if files.is_empty() {
            let texts = TEXTS.map(|kind| data.get_data(kind).unwrap_or_default());
            open_text(&texts.join("\n"));
        } else {
            take.emit(files);
        }
    });
    let ondragover = use_callback((), |event: DragEvent, ()| event.prevent_default());
    FileInputs { onpick, ondragover, ondrop }
}

/// The formats of dropped text; a link comes as its caption, its address, or both.
const TEXTS: [&str; 3] = ["text/plain", "text/uri-list", "text/html"];

fn files(list: Option<FileList>) -> GameFiles {
    let list = list.iter().flat_map(|list| (0..list.length()).filter_map(|n| list.get(n)));
    Rc::new(list.collect())
}

/// The properties of a file picker.
#[derive(Properties, PartialEq)]
pub(crate) struct PickerProps {
    /// Called when files were chosen.
    pub onpick: Callback<Event>,
    /// A new number makes a new field, so that the same file can be chosen again.
    #[prop_or_default]
    pub turn: usize,
}

/// The row below the list of games where a file can be chosen or dropped.
#[component]
pub(crate) fn FileRow(props: &PickerProps) -> Html {
    let locale = use_locale();
    html! {
        <div class="backup__files">
            { picker(locale.import(), "import", props) }
            <span class="backup__hint">{ locale.drop_here() }</span>
        </div>
    }
}

/// Draws a button that opens the browser's file dialog.
pub(crate) fn picker(name: &'static str, id: &'static str, props: &PickerProps) -> Html {
    html! {
        <label class="button backup__pick">
            { name }
            <input key={props.turn} type="file" multiple=true onchange={props.onpick.clone()} data-testid={id} />
        </label>
    }
}
