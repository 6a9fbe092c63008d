//! The command box: actions typed on the keyboard, with a list of matches.

use crate::table::command::{Completion, LONGEST, Left, ListMove, Meant, TypedLine};
use crate::toolkit::hooks::{clone, use_autofocus, use_effect_on, use_overlay};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, icon, plain_icon};
use crate::words::{Locale, shell};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Ids that link the box to its list and keys for screen readers.
const LIST: &str = "command-list";
const KEYS: &str = "command-keys";

/// Draws the button that opens or closes the box.
pub(crate) fn command_button(
    node: NodeRef,
    is_open: bool,
    onclick: Callback<MouseEvent>,
    locale: Locale,
) -> Html {
    let title = format!("{} (: /)", shell::command(locale));
    html! {
        <button type="button" class="button button--quiet command-open" ref={node} {onclick} {title}
            aria-label={shell::command(locale)} aria-expanded={is_open.to_string()} data-testid="command-open">
            { plain_icon(IconSign::Type) }
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct CommandBoxProps {
    /// The entries that can be typed now.
    pub entries: Rc<Vec<Completion>>,
    /// The placeholder of the empty box.
    pub hint: &'static str,
    /// Returns whether a text is a complete command.
    pub reads: Callback<String, bool>,
    /// Runs a line's meaning; returns what is left of the line.
    pub ondo: Callback<Meant, Left>,
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// The open box over the prompt.
#[component]
pub(crate) fn CommandBox(props: &CommandBoxProps) -> Html {
    let locale = use_locale();
    let (line, input) = (use_state_eq(TypedLine::listing), use_autofocus());
    let tries = use_state_eq(|| 0_u32);
    let entries = &props.entries;
    use_overlay(true, props.onclose.clone());
    use_effect_on(line.chosen(), |chosen| chosen.iter().for_each(|&at| reveal(at)));
    let oninput = Callback::from(clone!([line], move |event: InputEvent| {
        line.set(TypedLine::typed(&event.target_unchecked_into::<HtmlInputElement>().value()));
    }));
    let run = Callback::from(clone!([line, ondo = props.ondo], move |meant: Meant| {
        let left = ondo.emit(meant);
        line.set(line.after(left));
    }));
    let onkeydown = {
        let (line, entries, run) = (line.clone(), entries.clone(), run.clone());
        let (reads, tries) = (props.reads.clone(), tries.clone());
        Callback::from(move |event: KeyboardEvent| {
            match event.key().as_str() {
                "Enter" if !event.is_composing() => {
                    match line.meaning(&entries, &|text| reads.emit(text.to_owned())) {
                        Some(Ok(meant)) => run.emit(meant),
                        Some(Err(problem)) => {
                            line.set(line.with(problem));
                            tries.set(*tries + 1);
                        }
                        None => {}
                    }
                }
                "ArrowUp" => line.set(line.moved(ListMove::Up, &entries)),
                "ArrowDown" => line.set(line.moved(ListMove::Down, &entries)),
                "Tab" if !event.shift_key() => match line.completed(&entries) {
                    Some(whole) => line.set(whole),
                    None => return,
                },
                _ => return,
            }
            event.prevent_default();
        })
    };
    let shown = line.shown(entries);
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <section class="command" aria-label={shell::command(locale)} data-testid="command">
            { list(&shown, line.chosen(), &run, locale) }
            { answer(&line, shown.len(), *tries, locale) }
            <div class="command__line">
                <input class="field__control command__input" ref={input} type="text" role="combobox" value={line.text().to_owned()}
                    {oninput} {onkeydown} maxlength={LONGEST.to_string()} placeholder={props.hint}
                    aria-label={shell::command(locale)} aria-describedby={KEYS} aria-autocomplete="list" aria-controls={LIST}
                    aria-expanded={(!shown.is_empty()).to_string()} aria-activedescendant={line.chosen().map(option_id)}
                    autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go" data-testid="command-input" />
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="command-close">
                    { icon(IconSign::Close, locale.close()) }
                </button>
            </div>
            <p class="command__keys" id={KEYS}>{ shell::command_keys(locale) }</p>
        </section>
    }
}

fn option_id(at: usize) -> String {
    format!("command-{at}")
}

/// Scrolls the list to an entry.
fn reveal(at: usize) {
    if let Some(element) = gloo::utils::document().get_element_by_id(&option_id(at)) {
        element.scroll_into_view_with_bool(false);
    }
}

/// Draws the matching entries, or all.
fn list(
    shown: &[(usize, &Completion)],
    chosen: Option<usize>,
    run: &Callback<Meant>,
    locale: Locale,
) -> Html {
    let option = |(at, &(place, entry)): (usize, &(usize, &Completion))| {
        let onclick = run.reform(move |_: MouseEvent| Meant::Entry(place));
        // Keeps the focus in the field.
        let onmousedown = |event: MouseEvent| event.prevent_default();
        let notation = (!entry.notation.is_empty()).then(|| entry.notation.clone());
        html! {
            <li class="command__option" id={option_id(at)} key={at} role="option" {onclick} {onmousedown}
                aria-selected={(chosen == Some(at)).to_string()} data-command={notation.clone()}>
                if let Some(notation) = notation { <code>{ notation }</code> }<span>{ &entry.words }</span>
            </li>
        }
    };
    html! {
        <ul class="command__list" id={LIST} role="listbox" aria-label={shell::command_list(locale)} hidden={shown.is_empty()}>
            { for shown.iter().enumerate().map(option) }
        </ul>
    }
}

/// Announces the number of matches, and the problem with the line at each try.
fn answer(line: &TypedLine, count: usize, tries: u32, locale: Locale) -> Html {
    let found = (!line.text().is_empty()).then(|| shell::commands_found(count, locale));
    html! {
        <>
            <p class="spoken" role="status" data-testid="command-found">{ found }</p>
            if let Some(problem) = line.problem() {
                <p key={tries} class="prompt__refusal" role="alert" data-testid="command-problem">{ problem.words(locale) }</p>
            }
        </>
    }
}
