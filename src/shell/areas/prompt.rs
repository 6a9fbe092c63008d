//! The prompt: its words, its buttons, and the reason of a refusal.

use super::question::Question;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_context::TableContext;
use crate::table::intent::{Intent, Others};
use crate::table::narration::not_present;
use crate::table::open::{Handover, Moment};
use crate::table::view::{Choice, ChoicePlace, News, Note, Weight};
use crate::table::{DeviceTurn, GameStatus};
use crate::titles::load::play;
use crate::toolkit::border::table_ui::{TableArea, TableHandle};
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::shell;
use yew::prelude::*;

/// Says whether the prompt offers the buttons that leave the analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    Offered,
    /// A lesson is shown and has buttons of its own.
    Withheld,
}

/// Draws the prompt with the others' last actions; `onscore` shows the final count again, where it was left.
pub(crate) fn prompt(
    (plays, leaving): (PlaysHere, Leaving),
    at: &TableContext,
    (others, bot): (Option<Html>, Html),
    onscore: Option<Callback<MouseEvent>>,
    onsend: &Callback<MouseEvent>,
) -> Html {
    let view = &at.view;
    let locale = at.locale;
    if let Some(query) = &view.query {
        return html! { <Question at={at.clone()} query={query.clone()} /> };
    }
    if view.status == GameStatus::Abandoned
        && view.past.moment == Moment::Present
        && !view.is_over()
    {
        return abandoned(at, plays);
    }
    if matches!(view.turn, DeviceTurn::Bot(..)) {
        return bot;
    }
    let waiting = !matches!(view.turn, DeviceTurn::Yours(_));
    let seat_news = view.news.as_ref().map(|news| (news.text.as_str(), news_class(news)));
    let said = match view.note {
        Some(Note::AnyMove) => Some(shell::any_move(locale)),
        Some(Note::Settled) => Some(locale.settled()),
        Some(Note::Unavailable(tool)) => Some(locale.unavailable(tool, view.mode, view.is_over())),
        _ => None,
    };
    let at_once = said.is_some();
    let said = said.map(|text| (text, None));
    let arrived = arrived(at);
    let arrived = arrived.as_deref().map(|text| (text, Some("ask__news--calm")));
    let news =
        not_present(view, locale).map(|text| (text, None)).or(said).or(arrived).or(seat_news);
    // A tap that only zoomed in has to be confirmed before anything else.
    let (short, full) = match view.note {
        Some(Note::Closer) => (locale.tap_again(), locale.tap_again()),
        _ => (view.prompt.short.as_str(), view.prompt.full.as_str()),
    };
    let words = match view.refusal() {
        Some(note) => html! {
            <p key={view.refusals} class="ask__note" role="alert" data-testid="note">{ &note.text }{ " " }{ rule_link(at.title, locale, note.rule) }</p>
        },
        None => html! {
            // In a small window the prompt is short and the others' actions are one line; a tap shows both in full.
            <p tabindex="-1" class={classes!("ask__words", news.is_some().then_some("ask__words--news"), view.asks_to_confirm().then_some("ask__words--asks"), (others.is_some() || short != full).then_some("ask__words--more"))} data-testid="prompt">{ for others }{ for news.iter().map(|(text, class)| html! { <strong class={classes!("ask__news", *class)} role={at_once.then_some("alert")} data-testid="news">{ text }</strong> }) }<span class="ask__short">{ short }</span><span class="ask__full">{ full }if let (false, Some(rule)) = (waiting, view.prompt.rule) { <>{ " " }{ rule_link(at.title, locale, rule) }</> }</span></p>
        },
    };
    let in_prompt = view.choices.iter().filter(|choice| choice.stands != ChoicePlace::Market);
    html! {
        <div class={classes!("ask", waiting.then_some("ask--waiting"))} role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="">
            { words }
            if let Some(signs) = at.draw(TableArea::PromptSigns) { <div class="ask__signs" data-testid="prompt-signs">{ signs }</div> }
            <div class="ask__choices">
                { for in_prompt.map(|choice| button(at, choice)) }
                if let Some(onclick) = onscore {
                    <button type="button" class="button button--main" {onclick} data-testid="to-score">{ shell::final_count(locale) }</button>
                }
                { pass_device(at) }
                { hand_over(at, onsend) }
                { take_answer(at) }
                { decide_anew(at, "take-past") }
                { to_present(at) }
                if leaving == Leaving::Offered { { analysis(at) } }
            </div>
        </div>
    }
}

/// Says that the game was abandoned, with the button that resumes it.
fn abandoned(at: &TableContext, plays: PlaysHere) -> Html {
    html! {
        <div class="ask ask--waiting" role="group" aria-label={shell::what_to_do(at.locale)} tabindex="-1" data-landing="" data-testid="abandoned">
            <p class="ask__words" role="status">{ shell::abandoned(at.locale) }</p>
            <div class="ask__choices">
                if plays == PlaysHere::Here {
                    <button type="button" class="button button--main" onclick={at.intent(Intent::GameStatus(GameStatus::Played))} data-testid="resume">{ at.locale.go_on() }</button>
                }
            </div>
        </div>
    }
}

/// Returns the result of a link that arrived, or the reminder that others have not seen the end yet.
fn arrived(at: &TableContext) -> Option<String> {
    let remote = at.view.remote.as_ref();
    match at.view.note {
        Some(Note::Arrived(arrival)) => at.locale.arrived(arrival),
        Some(Note::NotArrived(why)) => Some(at.locale.not_arrived(why)),
        Some(Note::SeatTaken(taken)) => Some(at.locale.seat_taken(&at.view.players, taken)),
        _ => {
            let ended = remote.filter(|it| it.to.is_none() && it.handover == Handover::Send)?;
            let name = |&seat: &Seat| at.view.players.name_of(seat, at.locale);
            let names: Vec<String> = ended.others.iter().map(name).collect();
            Some(at.locale.send_end_to(&names.join(", ")))
        }
    }
}

/// Returns the class of news: harmless news looks calm, and in a small window shares a row with the prompt.
fn news_class(news: &News) -> Option<&'static str> {
    if news.weight == 0 { Some("ask__news--calm") } else { None }
}

fn button(at: &TableContext, choice: &Choice) -> Html {
    let id = choice.id;
    let weight = match choice.weight {
        Weight::Main => "button--main",
        Weight::Plain => "",
        Weight::Quiet => "button--quiet ask__aside",
        // The row belongs to the choices that the market offers too.
        Weight::Back if at.view.choices.iter().any(|it| it.stands == ChoicePlace::Both) => {
            "button--quiet ask__aside"
        }
        Weight::Back => "button--quiet",
    };
    let title = choice.barred.as_ref().map(|why| why.text.clone()).or(choice.detail.clone());
    let icon = at.draw(TableArea::ChoiceIcon(id));
    let label = icon.is_some().then(|| match &choice.detail {
        Some(detail) => format!("{}, {detail}", choice.label),
        None => choice.label.clone(),
    });
    let title = title.or(label.clone());
    html! {
        <button key={id.to_string()} type="button" class={format!("button {weight}")} {title} aria-label={label}
            aria-disabled={choice.barred.is_some().then_some("true")} data-offered={(choice.stands == ChoicePlace::Both).then_some("")} data-choice={id.to_string()} data-action={choice.notation.clone()}>
            { icon.unwrap_or_else(|| html! { { &choice.label } }) }
            if let Some(detail) = &choice.detail { <>{ " " }<small class="ask__detail">{ detail }</small></> }
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct PlayOnProps {
    at: TableContext,
}

/// The button that starts a game from an analysis of an ended one.
#[component]
fn PlayOn(props: &PlayOnProps) -> Html {
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let (title, locale, table) = (props.at.title, props.at.locale, props.at.table.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        play(title, TableHandle(table.0.played_on(Others::People)), &pending);
    });
    html! {
        { way_out((IconSign::Run, shell::play_on(locale), Some(locale.play_on_text())), onclick, "play-on") }
    }
}

/// Draws the button that plays the analysed actions.
fn carry_out(at: &TableContext) -> Html {
    if !at.view.may.carry_out {
        return Html::default();
    }
    html! {
        { way_out((IconSign::Check, at.locale.carry_out(), Some(at.locale.carry_out_text())), at.intent(Intent::CarryOut), "carry-out") }
    }
}

/// Draws the button that lets a bot play for the others during an analysis.
fn stand_in(at: &TableContext, level: Level) -> Html {
    html! {
        <button type="button" class="button ask__stand-in" onclick={at.intent(Intent::StandIn(level))} title={at.locale.stand_in_text()} data-testid="stand-in">{ at.locale.stand_in(level) }</button>
    }
}

/// Draws a button that leaves the analysis; it follows the words if the choices need their row.
fn way_out(
    (sign, label, about): (IconSign, &'static str, Option<&'static str>),
    onclick: Callback<MouseEvent>,
    test: &'static str,
) -> Html {
    html! {
        <button type="button" class="button ask__aside ask__way" {onclick} aria-label={label} title={about} data-testid={test}>{ plain_icon(sign) }<span>{ label }</span></button>
    }
}

/// Draws the buttons of the analysis.
fn analysis(at: &TableContext) -> Html {
    if at.view.past.moment != Moment::Tried {
        return carry_out(at);
    }
    html! {
        <>
            if at.view.may.skip {
                <button type="button" class="button" onclick={at.intent(Intent::Skip)} data-testid="plan-on">{ at.locale.plan_on() }</button>
            }
            if at.view.may.stand_in { { for [Level::Easy, Level::Medium, Level::Hard].map(|level| stand_in(at, level)) } }
            { carry_out(at) }
            if at.view.is_over() && at.view.to_act.is_some() { <PlayOn at={at.clone()} /> }
            { way_out((IconSign::Close, shell::end_analysis(at.locale), None), at.intent(Intent::EndAnalysis), "end-analysis") }
        </>
    }
}

/// Draws the button that passes the device on, after the player has seen the result of the turn.
fn pass_device(at: &TableContext) -> Html {
    let DeviceTurn::Done(next) = at.view.turn else { return Html::default() };
    let name = at.view.players.name_of(next, at.locale);
    html! {
        <button type="button" class="button button--main" onclick={at.intent(Intent::PassDevice)} data-testid="pass-device">{ at.locale.pass_to(&name) }</button>
    }
}

/// Draws the button that sends the turn to players at other devices.
fn hand_over(at: &TableContext, onsend: &Callback<MouseEvent>) -> Html {
    let handover = at.view.remote.as_ref().map_or(Handover::Nothing, |remote| remote.handover);
    let (label, class) = match handover {
        _ if at.view.past.moment == Moment::Past => return Html::default(),
        Handover::Nothing => return Html::default(),
        Handover::Send => (at.locale.send_turn(), "button button--main"),
        Handover::Again => (at.locale.send_again(), "button"),
    };
    html! {
        <button type="button" {class} onclick={onsend} data-testid="send-link">{ label }</button>
    }
}

/// Draws the button that continues the game with the other answer, while that answer is shown.
fn take_answer(at: &TableContext) -> Html {
    if at.view.fork.is_none() || at.view.past.moment == Moment::Present {
        return Html::default();
    }
    html! {
        <button type="button" class="button" onclick={at.intent(Intent::Agree)} data-testid="take-answer">{ at.locale.take_answer() }</button>
    }
}

/// Draws the button by which the player of an earlier decision takes the device and decides again.
pub(crate) fn decide_anew(at: &TableContext, name_of_test: &'static str) -> Html {
    let view = &at.view;
    match view.turn {
        DeviceTurn::Past(seat) if view.players.is_person(seat) && view.may_decide_anew() => {
            let name = view.players.name_of(seat, at.locale);
            html! {
                <button type="button" class="button" onclick={at.intent(Intent::TakeDevice)} data-testid={name_of_test}>{ at.locale.decide_anew_as(&name) }</button>
            }
        }
        _ => Html::default(),
    }
}

/// Draws the number of decisions made while the viewer looks back.
pub(crate) fn new_since(at: &TableContext) -> Html {
    match at.view.past.new {
        0 => Html::default(),
        new => {
            html! { <>{ " " }<small class="ask__detail" data-testid="new-since">{ at.locale.new_since(new) }</small></> }
        }
    }
}

/// Draws the button that returns to the present.
fn to_present(at: &TableContext) -> Html {
    let past = &at.view.past;
    if past.moment != Moment::Past {
        return Html::default();
    }
    let go = Intent::GoTo { line: past.home.line, ply: past.home.ply };
    html! {
        <button type="button" class="button" onclick={at.intent(go)} data-testid="to-present">{ shell::to_present(at.locale) }{ new_since(at) }</button>
    }
}
