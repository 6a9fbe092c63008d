//! Typed actions at a table.

use super::table_context::TableContext;
use crate::table::command::{Left, Meant, Typed};
use crate::table::intent::Intent;
use crate::toolkit::widgets::command_box::CommandBox;
use crate::words::shell;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct CommandsProps {
    pub at: TableContext,
    pub onclose: Callback<()>,
}

/// The command box of the table.
#[component]
pub(crate) fn Commands(props: &CommandsProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let key = (at.table.clone(), locale);
    let commands = use_memo(key, |(table, locale)| table.0.commands(*locale));
    let entries =
        use_memo(commands.clone(), |commands| commands.iter().map(|it| it.entry.clone()).collect());
    let reads = use_callback(at.table.clone(), |text: String, table| table.0.reads(&text));
    let ondo = use_callback((commands, at.clone()), |meant: Meant, (commands, at)| {
        let (does, left) = match meant {
            Meant::Entry(place) => (commands.get(place).map(|it| it.does.clone()), Left::Listing),
            Meant::Text(text) => {
                let left = if at.table.0.refuses(&text) { Left::Text } else { Left::Listing };
                (Some(Typed::Act(text)), left)
            }
        };
        does.into_iter().for_each(|does| {
            at.onintent.emit(match does {
                Typed::Press(pressed) => Intent::Press(pressed),
                Typed::Act(notation) => Intent::Act(notation),
                Typed::Undo => Intent::Undo,
                Typed::Redo => Intent::Redo,
            });
        });
        left
    });
    html! {
        <CommandBox {entries} hint={shell::command_hint(locale)} {reads} {ondo} onclose={props.onclose.clone()} />
    }
}
