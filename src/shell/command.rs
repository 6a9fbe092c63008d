//! The command box: acting by typing, with a list of what fits.

use super::at::At;
use crate::table::command::{Command, LONGEST, Typed, fitting};
use crate::table::intent::Intent;
use crate::toolkit::hooks::use_overlay;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::words::shell;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// What belongs together for the ear.
const LIST: &str = "command-list";

/// The properties of [`CommandBox`].
#[derive(Properties, PartialEq)]
pub(super) struct CommandBoxProps {
    pub at: At,
    pub onclose: Callback<()>,
}

/// The box over the prompt, opened.
#[component]
pub(super) fn CommandBox(props: &CommandBoxProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let (text, input) = (use_state_eq(String::new), use_node_ref());
    let chosen = use_state_eq(|| None::<usize>);
    let problem = use_state_eq(|| None::<String>);
    let commands =
        use_memo((at.table.clone(), locale), |(table, locale)| table.0.commands(*locale));
    use_overlay(true, props.onclose.clone());
    use_effect_with(input.clone(), |input| {
        // A page that cannot be focused goes on without.
        let _ = input.cast::<HtmlElement>().map(|input| input.focus());
    });
    let shown: Vec<Command> = fitting(&commands, &text).into_iter().cloned().collect();
    let run = {
        let (onintent, text, chosen) = (at.onintent.clone(), text.clone(), chosen.clone());
        Callback::from(move |command: Command| {
            text.set(String::new());
            chosen.set(None);
            onintent.emit(match command.does {
                Typed::Press(pressed) => Intent::Press(pressed),
                Typed::Act(notation) => Intent::Act(notation),
            });
        })
    };
    let oninput = {
        let (text, chosen, problem) = (text.clone(), chosen.clone(), problem.clone());
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlInputElement>().value());
            chosen.set(None);
            problem.set(None);
        })
    };
    let onkeydown = {
        let (shown, text, chosen) = (shown.clone(), text.clone(), chosen.clone());
        let (run, problem, table) = (run.clone(), problem.clone(), at.table.clone());
        Callback::from(move |event: KeyboardEvent| {
            let last = shown.len().saturating_sub(1);
            match event.key().as_str() {
                "ArrowDown" => chosen.set(Some(chosen.map_or(0, |at| (at + 1).min(last)))),
                "ArrowUp" => chosen.set(Some(chosen.map_or(last, |at| at.saturating_sub(1)))),
                "Enter" if text.trim().is_empty() && chosen.is_none() => {}
                "Enter" => {
                    let meant = shown.get(chosen.unwrap_or(0)).cloned();
                    let typed = text.trim().to_owned();
                    let read = table.0.reads(&typed).then(|| Command {
                        notation: None,
                        words: typed.clone(),
                        does: Typed::Act(typed.clone()),
                    });
                    match meant.or(read) {
                        Some(command) => run.emit(command),
                        None => problem.set(Some(shell::no_command(locale, &typed))),
                    }
                }
                _ => return,
            }
            event.prevent_default();
        })
    };
    let option = |(index, command): (usize, &Command)| {
        let onclick = {
            let command = command.clone();
            run.reform(move |_: MouseEvent| command.clone())
        };
        // The focus stays where one types.
        let onmousedown = |event: MouseEvent| event.prevent_default();
        html! {
            <li class="command__option" id={format!("command-{index}")} key={index} role="option" {onclick} {onmousedown}
                aria-selected={(*chosen == Some(index)).to_string()} data-command={command.notation.clone()}>
                if let Some(notation) = &command.notation { <code>{ notation }</code> }<span>{ &command.words }</span>
            </li>
        }
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <section class="command" aria-label={shell::command(locale)} data-testid="command">
            <ul class="command__list" id={LIST} role="listbox" aria-label={shell::command_list(locale)} hidden={shown.is_empty()}>
                { for shown.iter().enumerate().map(option) }
            </ul>
            if let Some(problem) = &*problem { <p class="prompt__refusal" role="alert" data-testid="command-problem">{ problem }</p> }
            <div class="command__line">
                <input class="field__control command__input" ref={input} type="text" role="combobox" value={(*text).clone()}
                    {oninput} {onkeydown} maxlength={LONGEST.to_string()} placeholder={shell::command_hint(locale)}
                    aria-label={shell::command(locale)} aria-autocomplete="list" aria-controls={LIST}
                    aria-expanded={(!shown.is_empty()).to_string()} aria-activedescendant={chosen.map(|at| format!("command-{at}"))}
                    autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go" data-testid="command-input" />
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="command-close">
                    { icon(Sign::Close, locale.close()) }
                </button>
            </div>
        </section>
    }
}
