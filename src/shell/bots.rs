//! Lets the bots of a table play.

use super::at::At;
use crate::engine::bots::Level;
use crate::table::Leave;
use crate::table::intent::Intent;
use crate::table::level_name;
use crate::table::open::BotTurn;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_preferences;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::shell;
use crate::worker::protocol::{Purpose, Report};
use crate::worker::{Adviser, Asked};
use gloo::timers::callback::Timeout;
use std::time::Duration;
use yew::prelude::*;

/// The longest time that a bot thinks about a decision.
const LIMIT: Duration = Duration::from_secs(2);

/// What is asked for a bot.
#[derive(Clone, Debug, PartialEq)]
struct Question {
    ply: usize,
    turn: BotTurn,
    record: String,
}

/// Plays for the bots while they have leave to.
#[hook]
pub(super) fn use_bots(at: &At, adviser: &Adviser, leave: Leave) {
    let pace = use_preferences().pace;
    let turn = if leave == Leave::Play { at.view.bot() } else { None };
    let question = use_memo((at.table.clone(), turn), |(table, turn)| {
        turn.map(|turn| Question { ply: at.view.past.ply, turn, record: table.0.so_far() })
    });
    let answer = use_mut_ref(|| None::<Timeout>);
    let (onintent, adviser) = (at.onintent.clone(), adviser.clone());
    use_effect_on(question, move |question| {
        let asked = question.as_ref().as_ref().map(|question| {
            let (ply, onintent) = (question.ply, onintent.clone());
            let pause = pace.pause().as_millis() as u32;
            let play = move |line: Option<String>| {
                let onintent = onintent.clone();
                *answer.borrow_mut() = Some(Timeout::new(pause, move || {
                    onintent.emit(Intent::Bot { ply, line });
                }));
            };
            let listen = move |report| match report {
                Report::Answer(_, ideas) => play(ideas.into_iter().next().map(|idea| idea.line)),
                Report::Refused(..) => play(None),
                Report::Progress(..) | Report::Ready(_) | Report::Found(..) => {}
            };
            let Question { turn: BotTurn { seat, level }, record, .. } = question.clone();
            adviser.ask(Asked { record, seat, level, purpose: Purpose::Move, limit: LIMIT }, listen)
        });
        let adviser = adviser.clone();
        move || asked.into_iter().for_each(|id| adviser.cancel(id))
    });
}

/// What a bot does, in place of the prompt.
pub(super) fn bot_status(at: &At, leave: Leave, ontoggle: Callback<MouseEvent>) -> Html {
    let Some(BotTurn { seat, level }) = at.view.bot() else { return Html::default() };
    let color = at.view.players.color(seat);
    let (words, switch) = match leave {
        Leave::Play => (thinks(level, at), shell::pause(at.locale)),
        Leave::Wait => (shell::bots_paused(at.locale).to_owned(), shell::unpause(at.locale)),
    };
    html! {
        <div class={classes!("ask", "ask--waiting", color_class(color))} data-testid="bot-status" data-seat={seat.0.to_string()}>
            <p class="ask__words">{ plain_icon(Sign::Disc(color)) }<b>{ at.view.players.name_of(seat, at.locale) }</b>{ " " }{ words }</p>
            <div class="ask__choices"><button type="button" class="button" onclick={ontoggle} data-testid="bots-pause">{ switch }</button></div>
        </div>
    }
}

fn thinks(level: Level, at: &At) -> String {
    shell::level_thinks(at.locale, level_name(level, at.locale))
}
