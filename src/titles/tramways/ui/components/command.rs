//! The command box of Tramways' table.

use crate::table::command::{Left, Meant};
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::ui::parts::command_box;
use crate::titles::tramways::view::command::{Command, commands, entry, obeyed};
use crate::titles::tramways::words::Counting;
use crate::toolkit::hooks::{Wanted, use_command_key, use_drawn};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::command_box::{CommandBox as Typing, command_button};
use web_sys::HtmlElement;
use yew::prelude::*;

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
        // A page that cannot be focused goes on without.
        let _ = button.cast::<HtmlElement>().map(|button| button.focus());
    });
    let opened = use_drawn(Wanted::by(*open), || Box::pin(command_box()), |draw| draw(onclose));
    if model.device.looks_on() {
        return Html::default();
    }
    html! { <>{ command_button(button, *open, toggle, locale) }{ opened }</> }
}

#[derive(Properties, PartialEq)]
pub struct OpenedProps {
    /// Called when it is closed.
    pub onclose: Callback<()>,
}

/// The box, opened.
#[component]
pub fn Opened(props: &OpenedProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let commands = use_memo(model.clone(), |model| commands(model));
    let told = (model.clone(), commands.clone(), locale, Counting::now());
    let entries = use_memo(told, |(model, commands, locale, _)| {
        commands.iter().map(|&command| entry(model.state(), command, *locale)).collect()
    });
    let reads = use_callback(model.clone(), |text: String, model| {
        Command::read(model.state(), &text).is_some()
    });
    let ondo = use_callback((model, commands, act), |meant: Meant, (model, commands, act)| {
        let command = match meant {
            Meant::Entry(place) => commands.get(place).copied(),
            Meant::Text(text) => Command::read(model.state(), &text),
        };
        let Some(command) = command else { return Left::Text };
        let (left, done) = obeyed(command, model);
        done.into_iter().for_each(|what| act.emit(what));
        left
    });
    html! { <Typing {entries} hint={locale.command_hint()} {reads} {ondo} onclose={props.onclose.clone()} /> }
}
