//! Lets the bots of a table play.

use super::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::open::{BotTurn, Moment};
use crate::table::view::Note;
use crate::table::{BotPermission, Controller, level_name};
use crate::toolkit::hooks::{BotQuestion, BotThought, use_bot};
use crate::toolkit::widgets::icon::{IconSign, color_class, plain_icon};
use crate::toolkit::widgets::thinking::thinking;
use crate::words::shell;
use crate::worker::Adviser;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct BotsProps {
    pub at: TableContext,
    pub adviser: Adviser,
    /// Says whether bots may play in this window.
    pub leave: BotPermission,
    pub ontoggle: Callback<MouseEvent>,
    /// The others' last actions.
    pub others: Option<Html>,
}

/// Plays for the bot to move, and shows its progress in place of the prompt.
#[component]
pub(crate) fn Bots(props: &BotsProps) -> Html {
    let (at, leave, locale) = (&props.at, props.leave, props.at.locale);
    let turn = at.view.bot();
    // Bots wait until the first lesson is read.
    let waits = at.view.lesson.is_some() && at.view.guide.given.is_empty();
    let plays = turn.is_some() && leave == BotPermission::Play && !waits;
    let question = use_memo((at.table.clone(), plays), |(table, plays)| {
        let (view, record) = (&at.view, || table.0.so_far());
        // During an analysis a bot may decide for any seat.
        let BotTurn { seat, level } = if *plays { turn? } else { return None };
        let players = view.players.hand_over(seat, Controller::Bot(level));
        Some(BotQuestion::new(view.past.ply, record(), &players, view.mode))
    });
    let onintent = at.onintent.clone();
    let onplay = Callback::from(move |(ply, answer)| onintent.emit(Intent::Bot { ply, answer }));
    let stage = at.stage.clone();
    let thought = use_bot((*question).clone(), &props.adviser, move || stage.rest(), onplay);
    let Some(BotTurn { seat, level }) = turn else { return Html::default() };
    let color = at.view.players.color(seat);
    let (words, switch) = match leave {
        _ if waits => (shell::bots_wait(locale).to_owned(), shell::pause(locale)),
        BotPermission::Play => {
            (shell::level_thinks(level_name(level, locale), locale), shell::pause(locale))
        }
        BotPermission::Wait => (shell::bots_paused(locale).to_owned(), shell::unpause(locale)),
    };
    let note = |text: &'static str, name: &'static str| {
        html! { <p class="ask__note" role="alert" data-testid={name}>{ text }</p> }
    };
    let is_tried = at.view.past.moment == Moment::Tried;
    let is_silent = thought == Some(BotThought::Silent);
    let words = match at.view.note {
        _ if is_silent => note(shell::bot_is_silent(locale), "bot-silent"),
        Some(Note::AnyMove) => note(shell::any_move(locale), "any-move"),
        Some(Note::Unavailable(tool)) => {
            note(locale.unavailable(tool, at.view.mode, at.view.is_over()), "news")
        }
        _ => html! {
            <p class={classes!("ask__words", props.others.is_some().then_some("ask__words--more"))} tabindex="-1">{ for props.others.clone() }{ plain_icon(IconSign::Disc(color)) }<b>{ at.view.players.name_of(seat, locale) }</b>{ " " }{ words }if is_tried { <>{ " " }<small>{ locale.stand_in_text() }</small></> }</p>
        },
    };
    html! {
        <div class={classes!("ask", "ask--waiting", color_class(color))} role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="bot-status" data-seat={seat.0.to_string()}>
            { words }
            <div class="ask__choices">
                if let Some(BotThought::Thinks(Some(long))) = &thought { { thinking(long, locale) } }
                if !is_silent && !waits { <button type="button" class="button ask__aside" onclick={props.ontoggle.clone()} data-testid="bots-pause">{ switch }</button> }
                if is_tried { <button type="button" class="button" onclick={at.intent(Intent::EndAnalysis)} data-testid="end-analysis">{ shell::end_analysis(locale) }</button> }
            </div>
        </div>
    }
}
