//! The command box: acting by typing, with a list of what fits.

use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::ui::hooks::use_command_key;
use crate::titles::tramways::ui::parts::command_box;
use crate::titles::tramways::view::command::{Command, Entry, LONGEST, Line, Step, entries};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::words::Counting;
use crate::toolkit::hooks::{Wanted, use_drawn, use_overlay};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon, plain_icon};
use crate::words::{Locale, shell};
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// What belongs together for the ear.
const LIST: &str = "command-list";
const KEYS: &str = "command-keys";

/// The button at the prompt bar, and the box over it. Whoever only looks has neither.
#[component]
pub fn CommandBox() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let (open, button) = (use_state_eq(|| false), use_node_ref());
    let onopen = use_callback(open.clone(), |(), open| open.set(true));
    use_command_key(onopen);
    let toggle = use_callback(open.clone(), |_: MouseEvent, open| open.set(!**open));
    let onclose = use_callback((open.clone(), button.clone()), |(), (open, button)| {
        open.set(false);
        focus(button);
    });
    let opened = use_drawn(Wanted::by(*open), || Box::pin(command_box()), |draw| draw(onclose));
    if model.device.looks_on() {
        return Html::default();
    }
    let title = format!("{} (: /)", shell::command(locale));
    html! {
        <>
            <button type="button" class="button button--quiet command-open" ref={button} onclick={toggle} {title}
                aria-label={shell::command(locale)} aria-expanded={open.to_string()} data-testid="command-open">
                { plain_icon(Sign::Type) }
            </button>
            { opened }
        </>
    }
}

fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // A page that cannot be focused goes on without.
        let _ = element.focus();
    }
}

/// The properties of [`Opened`].
#[derive(Properties, PartialEq)]
pub struct OpenedProps {
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// The box, opened.
#[component]
pub fn Opened(props: &OpenedProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (line, input) = (use_state_eq(Line::default), use_node_ref());
    let entries = use_memo((model.clone(), locale, Counting::now()), |(model, locale, _)| {
        entries(model, *locale)
    });
    use_overlay(true, props.onclose.clone());
    use_effect_with(input.clone(), focus);
    use_effect_with(line.chosen(), |chosen| chosen.iter().for_each(|&at| reveal(at)));
    let turn = {
        let line = line.clone();
        Callback::from(move |(next, done): (Line, Option<Msg>)| {
            line.set(next);
            done.into_iter().for_each(|what| act.emit(what));
        })
    };
    let oninput = turn.reform(|event: InputEvent| {
        (Line::typed(&event.target_unchecked_into::<HtmlInputElement>().value()), None)
    });
    let onkeydown = {
        let (line, entries, model) = (line.clone(), entries.clone(), model.clone());
        let turn = turn.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = pressed(&event, &line, &model, &entries) {
                event.prevent_default();
                turn.emit(next);
            }
        })
    };
    let run = {
        let line = line.clone();
        turn.reform(move |command: Command| line.obeyed(command, &model))
    };
    let shown = line.shown(&entries);
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <section class="command" aria-label={shell::command(locale)} data-testid="command">
            { list(&shown, line.chosen(), &run, locale) }
            { answer(&line, shown.len(), locale) }
            <div class="command__line">
                <input class="field__control command__input" ref={input} type="text" role="combobox" value={line.text().to_owned()}
                    {oninput} {onkeydown} maxlength={LONGEST.to_string()} placeholder={locale.command_hint()}
                    aria-label={shell::command(locale)} aria-describedby={KEYS} aria-autocomplete="list" aria-controls={LIST}
                    aria-expanded={(!shown.is_empty()).to_string()} aria-activedescendant={line.chosen().map(option_id)}
                    autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go" data-testid="command-input" />
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="command-close">
                    { icon(Sign::Close, locale.close()) }
                </button>
            </div>
            <p class="command__keys" id={KEYS}>{ locale.command_keys() }</p>
        </section>
    }
}

/// The line after a key, and what that does at the table; nothing where the key is the field's own.
fn pressed(
    event: &KeyboardEvent,
    line: &Line,
    model: &GameModel,
    entries: &[Entry],
) -> Option<(Line, Option<Msg>)> {
    match event.key().as_str() {
        "Enter" if !event.is_composing() => Some(line.entered(model, entries)),
        "ArrowUp" => Some((line.moved(Step::Up, entries), None)),
        "ArrowDown" => Some((line.moved(Step::Down, entries), None)),
        "Tab" if !event.shift_key() => Some((line.completed(entries)?, None)),
        _ => None,
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

/// What fits, or all that there is.
fn list(shown: &[&Entry], chosen: Option<usize>, run: &Callback<Command>, locale: Locale) -> Html {
    let option = |(at, entry): (usize, &&Entry)| {
        let command = entry.command;
        let onclick = run.reform(move |_: MouseEvent| command);
        // The focus stays where one types.
        let onmousedown = |event: MouseEvent| event.prevent_default();
        html! {
            <li class="command__option" id={option_id(at)} key={at} role="option" {onclick} {onmousedown}
                aria-selected={(chosen == Some(at)).to_string()} data-command={entry.notation.clone()}>
                <code>{ &entry.notation }</code><span>{ &entry.words }</span>
            </li>
        }
    };
    html! {
        <ul class="command__list" id={LIST} role="listbox" aria-label={locale.command_list()} hidden={shown.is_empty()}>
            { for shown.iter().enumerate().map(option) }
        </ul>
    }
}

/// How many commands fit, for the ear, and what is wrong with what was typed.
fn answer(line: &Line, count: usize, locale: Locale) -> Html {
    let found = (!line.text().is_empty()).then(|| locale.commands_found(count));
    html! {
        <>
            <p class="spoken" role="status" data-testid="command-found">{ found }</p>
            if let Some(problem) = line.problem() {
                <p class="prompt__refusal" role="alert" data-testid="command-problem">{ problem.words(locale) }</p>
            }
        </>
    }
}
