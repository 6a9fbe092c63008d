//! A board is brought: a file that is picked or dropped, or a pasted text.

use super::keeping::read_link;
use crate::titles::city::import::{Draft, MAX_FILE, read};
use crate::titles::city::words::findings::import_error;
use crate::titles::city::words::own as words;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, FileList, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// A text in which a board link may stand is no longer than this.
const LONGEST_LINK: usize = 8000;

#[derive(Properties, PartialEq)]
pub(super) struct BringProps {
    /// Called with what was read.
    pub onread: Callback<Result<Draft, String>>,
}

/// The ways to bring a board.
#[component]
pub(super) fn Bring(props: &BringProps) -> Html {
    let locale = use_locale();
    let field = use_node_ref();
    // Another field takes the same file again.
    let turn = use_state_eq(|| 0_u32);
    let onpick = {
        let (onread, turn) = (props.onread.clone(), turn.clone());
        Callback::from(move |event: Event| {
            let picked = event.target_unchecked_into::<HtmlInputElement>().files();
            if let Some(file) = first_file(picked) {
                read_file(file, onread.clone(), locale);
            }
            turn.set(*turn + 1);
        })
    };
    let onsubmit = {
        let (field, onread) = (field.clone(), props.onread.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlTextAreaElement>().map(|it| it.value());
            onread.emit(read_text(&text.unwrap_or_default(), locale));
        })
    };
    html! {
        <form class="own-bring" {onsubmit}>
            <div class="backup__files">
                <label class="button button--main backup__pick">
                    { words::open_file(locale) }
                    <input key={*turn} type="file" accept=".json,.csv,.txt,.tsv,application/json,text/plain,text/csv" onchange={onpick} data-testid="board-file" />
                </label>
                <span class="backup__hint">{ words::drop_here(locale) }</span>
            </div>
            <label class="own-field">
                <span>{ words::paste(locale) }</span>
                <textarea ref={field} class="field__control own-bring__text" rows="4" spellcheck="false" autocomplete="off" placeholder={words::example(locale)} data-testid="board-text" />
            </label>
            <p class="own-bring__hint">{ words::formats(locale) }</p>
            <button type="submit" class="button" data-testid="look">{ words::look(locale) }</button>
        </form>
    }
}

/// The first of some files.
pub(super) fn first_file(files: Option<FileList>) -> Option<File> {
    files.and_then(|files| files.get(0))
}

/// Reads a file, and hands on what it holds.
pub(super) fn read_file(file: File, onread: Callback<Result<Draft, String>>, locale: Locale) {
    spawn_local(async move {
        let is_short = file.size() <= MAX_FILE as f64;
        let text = if is_short { JsFuture::from(file.text()).await.ok() } else { None };
        let read = match text.and_then(|text| text.as_string()) {
            Some(text) => read_text(&text, locale),
            None => Err(words::unreadable(locale).to_owned()),
        };
        onread.emit(read);
    });
}

/// The board of a text: of a link in it, or in one of the formats.
pub(super) fn read_text(text: &str, locale: Locale) -> Result<Draft, String> {
    if text.len() <= LONGEST_LINK
        && let Some(link) = link_in(text)
    {
        let board = read_link(link, locale)?;
        return Draft::of(board).ok_or_else(|| words::unreadable(locale).to_owned());
    }
    read(text).map_err(|error| import_error(locale, &error))
}

/// The board link in a text, which may be an address.
fn link_in(text: &str) -> Option<&str> {
    let words = text.split(|it: char| it.is_whitespace() || it == '#' || it == '<' || it == '>');
    let is_code = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    let mut codes = words.map(|word| word.trim_matches(|it| !is_code(it)));
    codes.find(|word| word.len() > 40 && word.starts_with("b1") && word.chars().all(is_code))
}
