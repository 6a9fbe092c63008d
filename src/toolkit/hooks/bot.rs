//! Lets a bot play: asks for its decision and hands it to the table after the player's chosen pause.

use crate::engine::game::BySeat;
use crate::table::intent::BotAnswer;
use crate::table::{GameMode, Players};
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_preferences;
use crate::worker::Adviser;
use crate::worker::protocol::{BotDecision, DecisionRequest, Question, WorkerResponse};
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use yew::prelude::*;

/// The longest time a bot may think in games without proof.
const LIMIT: Duration = Duration::from_secs(5);
/// A bot that thinks longer than this, in milliseconds, shows its progress.
const LONG: f64 = 1000.0;

/// A request for a bot's decision.
#[derive(Clone, PartialEq)]
pub(crate) struct BotQuestion {
    ply: usize,
    mode: GameMode,
    decision: DecisionRequest,
}

impl BotQuestion {
    /// Asks for the decision at a ply; `record` is the link that leads there.
    pub(crate) fn new(
        ply: usize,
        record: String,
        players: &Players,
        mode: GameMode,
    ) -> BotQuestion {
        let levels = BySeat::new(players.count(), |seat| players.bot(seat));
        let limit = if mode.is_strict() { None } else { Some(LIMIT) };
        BotQuestion { ply, mode, decision: DecisionRequest { record, levels, limit } }
    }
}

/// The state of a bot's decision.
#[derive(Clone, PartialEq)]
pub(crate) enum BotThought {
    Thinks(Option<LongThought>),
    /// It has decided.
    Playing,
    /// It gave no answer, and nothing is done in its place.
    Silent,
}

/// A search that takes long.
#[derive(Clone, PartialEq)]
pub(crate) struct LongThought {
    /// Progress in percent.
    pub progress: u8,
    /// Asks for the decision now; `None` if that would make the game unprovable.
    pub enough: Option<Callback<()>>,
}

/// The latest answer to a question.
#[derive(Clone, PartialEq)]
enum BotReply {
    Progress(u8),
    Answer(BotAnswer),
    Silence,
}

/// Asks for and plays the bot's decision; `None` if there is no question. `rest` returns for how many milliseconds something
/// still moves on the table.
#[hook]
pub(crate) fn use_bot(
    question: Option<BotQuestion>,
    adviser: &Adviser,
    rest: impl Fn() -> u32 + 'static,
    onplay: Callback<(usize, BotAnswer)>,
) -> Option<BotThought> {
    let pace = use_preferences().pace;
    let question = use_memo(question, |question| question.clone().map(Rc::new));
    let question = Option::clone(&question);
    let last = use_state_eq(|| None::<(Rc<BotQuestion>, BotReply)>);
    let asked = use_mut_ref(|| None);
    let heard = last.as_ref().filter(|(of, _)| Some(of) == question.as_ref());
    let heard = heard.map(|(_, heard)| heard.clone());
    {
        let (last, asked, adviser) = (last.clone(), asked.clone(), adviser.clone());
        let known = matches!(heard, Some(BotReply::Answer(_)));
        use_effect_on(question.clone(), move |question| {
            let unanswered = if known { None } else { question.clone() };
            let id = unanswered.map(|question| {
                let start = js_sys::Date::now();
                let (decision, most) = (question.decision.clone(), Cell::new(0));
                let listen = move |report| {
                    let strict = question.mode.is_strict();
                    let heard = match report {
                        WorkerResponse::Progress(_, hundredths) => {
                            // A worker that replaces a lost one starts again; that is not shown.
                            most.set(hundredths.max(most.get()));
                            let long = js_sys::Date::now() - start >= LONG;
                            long.then_some(BotReply::Progress(most.get()))
                        }
                        WorkerResponse::Decided(_, BotDecision { line, extent }) => {
                            Some(BotReply::Answer(BotAnswer::Line { line, extent }))
                        }
                        WorkerResponse::Refused(..) if strict => Some(BotReply::Silence),
                        WorkerResponse::Refused(..) => Some(BotReply::Answer(BotAnswer::Missing)),
                        _ => None,
                    };
                    heard.into_iter().for_each(|it| last.set(Some((question.clone(), it))));
                };
                adviser.ask(Question::Decision(decision), listen)
            });
            *asked.borrow_mut() = id;
            move || id.into_iter().for_each(|id| adviser.cancel(id))
        });
    }
    let answer = match (&question, &heard) {
        (Some(question), Some(BotReply::Answer(answer))) => Some((question.ply, answer.clone())),
        _ => None,
    };
    use_effect_on((answer, pace), move |(answer, pace)| {
        let pause = pace.pause().as_millis() as u32;
        let timeout = answer.clone().map(|answer| {
            let play = move || onplay.emit(answer);
            // It may be too late by then; the table checks that.
            Timeout::new(pause, move || match rest() {
                0 => play(),
                rest => drop(Timeout::new(rest, play).forget()),
            })
        });
        move || drop(timeout)
    });
    let enough = use_callback(adviser.clone(), move |(), adviser| {
        let id = *asked.borrow();
        id.into_iter().for_each(|id| adviser.enough(id));
    });
    question.map(|question| match heard {
        None => BotThought::Thinks(None),
        Some(BotReply::Progress(progress)) => {
            let enough = (!question.mode.is_strict()).then_some(enough);
            BotThought::Thinks(Some(LongThought { progress, enough }))
        }
        Some(BotReply::Answer(_)) => BotThought::Playing,
        Some(BotReply::Silence) => BotThought::Silent,
    })
}
