//! The prompt while nobody at the device decides.

use crate::engine::game::Seat;
use crate::table::{Fate, Turn};
use crate::titles::tramways::ui::components::note::note;
use crate::titles::tramways::ui::components::standing::Ladder;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Whose decision it is, or that the game does not go on.
#[component]
pub fn Waiting() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let name = |seat| locale.player(model.players(), seat);
    match model.turn() {
        Turn::Bot(seat, level) => {
            says(&model, seat, locale.bot_decides(&name(seat), level), locale)
        }
        Turn::Past(seat) if model.viewer() == Some(seat) => {
            says(&model, seat, locale.past_seen().to_owned(), locale)
        }
        Turn::Past(seat) => says(&model, seat, locale.somebody_decided(&name(seat)), locale),
        Turn::Done(seat) | Turn::PassTo(seat) | Turn::Yours(seat) => {
            says(&model, seat, locale.somebody_decides(&name(seat)), locale)
        }
        Turn::Over if model.table.fate == Fate::Abandoned => html! { <Abandoned /> },
        Turn::Over | Turn::Visit => html! {
            <div class="prompt prompt--waiting" role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="prompt">
                <div class="prompt__say">
                    <strong class="prompt__title">{ locale.prompt(model.state()) }</strong>
                    if !model.state().is_solo() { <Ladder /> }
                </div>
                { note(&model, locale) }
            </div>
        },
    }
}

fn says(model: &GameModel, seat: Seat, title: String, locale: Locale) -> Html {
    let color = model.players().color(seat);
    html! {
        <div class={classes!("prompt", "prompt--waiting", color_class(color))} role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="prompt">
            { plain_icon(Sign::Disc(color)) }
            <div class="prompt__say">
                <strong class="prompt__title">{ title }</strong>
                if !matches!(model.turn(), Turn::Past(_) | Turn::PassTo(_)) {
                    <span class="prompt__text">{ locale.look_around() }</span>
                }
            </div>
            if let Turn::Past(seat) = model.turn() { <Return {seat} /> }
            { note(model, locale) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ReturnProps {
    seat: Seat,
}

/// The ways on from an earlier position: to the present, or for the person who decided there.
#[component]
fn Return(props: &ReturnProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (line, length) = (model.session().line(), model.session().length());
    let on = act.reform(move |_: MouseEvent| Msg::GoTo(line, length));
    let take = act.reform(|_: MouseEvent| Msg::TakeDevice);
    let name = locale.player(model.players(), props.seat);
    html! {
        <div class="prompt__actions">
            if model.may_take_over(props.seat) {
                <button type="button" class="button" onclick={take} data-testid="take-past">{ locale.decide_anew_as(&name) }</button>
            }
            <button type="button" class="button button--main" onclick={on} data-testid="to-present">{ locale.to_present() }</button>
        </div>
    }
}

/// A game that was given up, and the way back to it.
#[component]
fn Abandoned() -> Html {
    let (act, locale) = (use_act(), use_locale());
    let onclick = act.reform(|_: MouseEvent| Msg::Fate(Fate::Played));
    html! {
        <div class="prompt prompt--waiting" role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="prompt">
            <div class="prompt__say">
                <strong class="prompt__title">{ locale.abandoned_title() }</strong>
                <Ladder />
            </div>
            <div class="prompt__actions">
                <button type="button" class="button button--main" {onclick} data-testid="take-up">{ locale.go_on() }</button>
            </div>
        </div>
    }
}
