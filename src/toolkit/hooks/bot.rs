//! Lets a bot play: asks what it decides, and hands that to the table after the pause that the player has chosen.

use crate::engine::game::BySeat;
use crate::table::intent::BotAnswer;
use crate::table::{GameMode, Players};
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_preferences;
use crate::worker::Adviser;
use crate::worker::protocol::{Decided, Decision, Question, Report};
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use yew::prelude::*;

/// The longest time that a bot thinks where nothing is to be proven.
const LIMIT: Duration = Duration::from_secs(5);
/// A thought that takes longer is shown, in milliseconds.
const LONG: f64 = 1000.0;

/// What is asked for a bot.
#[derive(Clone, PartialEq)]
pub(crate) struct BotQuestion {
    ply: usize,
    mode: GameMode,
    decision: Decision,
}

impl BotQuestion {
    /// What the bot decides at a ply, which the record, as a link, leads to.
    pub(crate) fn new(
        ply: usize,
        record: String,
        players: &Players,
        mode: GameMode,
    ) -> BotQuestion {
        let levels = BySeat::new(players.count(), |seat| players.bot(seat));
        let limit = if mode.is_strict() { None } else { Some(LIMIT) };
        BotQuestion { ply, mode, decision: Decision { record, levels, limit } }
    }
}

/// How far a bot is with its decision.
#[derive(Clone, PartialEq)]
pub(crate) enum BotThought {
    /// It thinks.
    Thinks(Option<LongThought>),
    /// It knows what to do.
    Plays,
    /// It gives no answer, and nothing is done in its place.
    Silent,
}

/// A thought that takes its time.
#[derive(Clone, PartialEq)]
pub(crate) struct LongThought {
    /// How far it has come, in hundredths.
    pub progress: u8,
    /// Wants the decision now; nothing where the game could not be proven then.
    pub enough: Option<Callback<()>>,
}

/// What was heard of a question.
#[derive(Clone, PartialEq)]
enum Heard {
    Progress(u8),
    Answer(BotAnswer),
    Silence,
}

/// Asks and plays as long as there is something to ask; nothing where there is not. `rest` tells for how many milliseconds
/// something still moves on the table.
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
    let last = use_state_eq(|| None::<(Rc<BotQuestion>, Heard)>);
    let asked = use_mut_ref(|| None);
    let heard = last.as_ref().filter(|(of, _)| Some(of) == question.as_ref());
    let heard = heard.map(|(_, heard)| heard.clone());
    {
        let (last, asked, adviser) = (last.clone(), asked.clone(), adviser.clone());
        let known = matches!(heard, Some(Heard::Answer(_)));
        use_effect_on(question.clone(), move |question| {
            let unanswered = if known { None } else { question.clone() };
            let id = unanswered.map(|question| {
                let start = js_sys::Date::now();
                let (decision, most) = (question.decision.clone(), Cell::new(0));
                let listen = move |report| {
                    let strict = question.mode.is_strict();
                    let heard = match report {
                        Report::Progress(_, hundredths) => {
                            // Whoever takes over from a lost worker begins anew, which is not shown.
                            most.set(hundredths.max(most.get()));
                            let long = js_sys::Date::now() - start >= LONG;
                            long.then_some(Heard::Progress(most.get()))
                        }
                        Report::Decided(_, Decided { line, extent }) => {
                            Some(Heard::Answer(BotAnswer::Line { line, extent }))
                        }
                        Report::Refused(..) if strict => Some(Heard::Silence),
                        Report::Refused(..) => Some(Heard::Answer(BotAnswer::Missing)),
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
        (Some(question), Some(Heard::Answer(answer))) => Some((question.ply, answer.clone())),
        _ => None,
    };
    use_effect_on((answer, pace), move |(answer, pace)| {
        let pause = pace.pause().as_millis() as u32;
        let timeout = answer.clone().map(|answer| {
            let play = move || onplay.emit(answer);
            // By then it may be too late, which the table knows.
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
        Some(Heard::Progress(progress)) => {
            let enough = (!question.mode.is_strict()).then_some(enough);
            BotThought::Thinks(Some(LongThought { progress, enough }))
        }
        Some(Heard::Answer(_)) => BotThought::Plays,
        Some(Heard::Silence) => BotThought::Silent,
    })
}
