//! The prompt while nobody at the device decides.

use crate::engine::game::Seat;
use crate::table::{GameStatus, Turn};
use crate::titles::tramways::ui::components::note::note;
use crate::titles::tramways::ui::components::standing::ladder;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Whose decision it is, or that the game does not go on.
pub fn waiting(model: &GameModel, act: &Callback<Msg>, locale: Locale) -> Html {
    let name = |seat| locale.player(model.players(), seat);
    let says = |title: String, seat| says(model, (seat, title), act, locale);
    match model.turn() {
        Turn::Bot(seat, level) => says(locale.bot_decides(&name(seat), level), seat),
        Turn::Past(seat) if model.viewer() == Some(seat) => {
            says(locale.past_seen().to_owned(), seat)
        }
        Turn::Past(seat) => says(locale.somebody_decided(&name(seat)), seat),
        Turn::Done(seat) | Turn::PassTo(seat) | Turn::Yours(seat) | Turn::Elsewhere(seat) => {
            says(locale.somebody_decides(&name(seat)), seat)
        }
        Turn::Over if model.table.fate == GameStatus::Abandoned => abandoned(model, act, locale),
        Turn::Over | Turn::Visit => html! {
            <div class="prompt prompt--waiting" role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="prompt">
                <div class="prompt__say">
                    <strong class="prompt__title">{ locale.prompt(model.state()) }</strong>
                    if !model.state().is_solo() { { ladder(model, locale) } }
                </div>
                { note(model, locale) }
            </div>
        },
    }
}

fn says(
    model: &GameModel,
    (seat, title): (Seat, String),
    act: &Callback<Msg>,
    locale: Locale,
) -> Html {
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
            if let Turn::Past(seat) = model.turn() { { ways_on(model, seat, act, locale) } }
            { note(model, locale) }
        </div>
    }
}

/// The ways on from an earlier position: to the present, or for the person who decided there.
fn ways_on(model: &GameModel, seat: Seat, act: &Callback<Msg>, locale: Locale) -> Html {
    let (line, length) = (model.session().line(), model.session().length());
    let on = act.reform(move |_: MouseEvent| Msg::GoTo(line, length));
    let take = act.reform(|_: MouseEvent| Msg::TakeDevice);
    let name = locale.player(model.players(), seat);
    html! {
        <div class="prompt__actions">
            if model.may_take_over(seat) {
                <button type="button" class="button" onclick={take} data-testid="take-past">{ locale.decide_anew_as(&name) }</button>
            }
            <button type="button" class="button button--main" onclick={on} data-testid="to-present">{ locale.to_present() }</button>
        </div>
    }
}

/// A game that was given up, and the way back to it.
fn abandoned(model: &GameModel, act: &Callback<Msg>, locale: Locale) -> Html {
    let onclick = act.reform(|_: MouseEvent| Msg::GameStatus(GameStatus::Played));
    html! {
        <div class="prompt prompt--waiting" role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="prompt">
            <div class="prompt__say">
                <strong class="prompt__title">{ locale.abandoned_title() }</strong>
                { ladder(model, locale) }
            </div>
            <div class="prompt__actions">
                <button type="button" class="button button--main" {onclick} data-testid="take-up">{ locale.go_on() }</button>
            </div>
        </div>
    }
}
