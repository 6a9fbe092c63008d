//! Files that are chosen, or dropped onto the list of games; a text that is dropped there is looked through for links.

use crate::shell::links::link_page::open_text;
use crate::toolkit::preferences::use_locale;
use std::rc::Rc;
use web_sys::{DragEvent, File, FileList, HtmlInputElement};
use yew::prelude::*;

/// Files of games, still to be read.
pub(crate) type Files = Rc<Vec<File>>;

/// How files come.
#[derive(Clone, PartialEq)]
pub(crate) struct FileWays {
    /// They were chosen.
    pub onpick: Callback<Event>,
    /// They hover over the list.
    pub ondragover: Callback<DragEvent>,
    /// They, or a text, were dropped.
    pub ondrop: Callback<DragEvent>,
}

/// The ways for files to this taker.
#[hook]
pub(crate) fn use_files(take: Callback<Files>) -> FileWays {
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
    FileWays { onpick, ondragover, ondrop }
}

/// The forms of a text that is dropped: of a link its caption, its address, and both.
const TEXTS: [&str; 3] = ["text/plain", "text/uri-list", "text/html"];

fn files(list: Option<FileList>) -> Files {
    let list = list.iter().flat_map(|list| (0..list.length()).filter_map(|n| list.get(n)));
    Rc::new(list.collect())
}

/// The properties of what lets files be chosen.
#[derive(Properties, PartialEq)]
pub(crate) struct PickerProps {
    /// Called when files were chosen.
    pub onpick: Callback<Event>,
    /// Another one makes a new field, so that the same file can be chosen again.
    #[prop_or_default]
    pub turn: usize,
}

/// Below the list of games: a file can be chosen or dropped.
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

/// A button that lets files be chosen.
pub(crate) fn picker(name: &'static str, id: &'static str, props: &PickerProps) -> Html {
    html! {
        <label class="button backup__pick">
            { name }
            <input key={props.turn} type="file" multiple=true onchange={props.onpick.clone()} data-testid={id} />
        </label>
    }
}
