//! The prompt while nobody at the device decides.

use super::icon::{Sign, livery_class, plain_icon};
use super::note::note;
use super::standing::Ladder;
use crate::engine::game::Seat;
use crate::i18n::Locale;
use crate::session::{Fate, Turn};
use crate::ui::contexts::{use_act, use_desk, use_locale};
use crate::view::act::Act;
use crate::view::desk::Desk;
use yew::prelude::*;

/// Whose decision it is, or that the game does not go on.
#[component]
pub fn Waiting() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let name = |seat| locale.player(desk.chairs(), seat);
    match desk.turn() {
        Turn::Bot(seat, level) => says(&desk, seat, locale.bot_decides(&name(seat), level), locale),
        Turn::Past(seat) if desk.viewer() == Some(seat) => {
            says(&desk, seat, locale.past_seen().to_owned(), locale)
        }
        Turn::Past(seat) => says(&desk, seat, locale.somebody_decided(&name(seat)), locale),
        Turn::PassTo(seat) | Turn::Yours(seat) => {
            says(&desk, seat, locale.somebody_decides(&name(seat)), locale)
        }
        Turn::Over if desk.table.fate == Fate::Abandoned => html! { <Abandoned /> },
        Turn::Over | Turn::Visit => html! {
            <div class="prompt prompt--waiting" role="group" aria-label={locale.region_prompt()} tabindex="-1" data-landing="" data-testid="prompt">
                <div class="prompt__say">
                    <strong class="prompt__title">{ locale.prompt(desk.state()) }</strong>
                    if !desk.state().is_solo() { <Ladder /> }
                </div>
                { note(&desk, locale) }
            </div>
        },
    }
}

fn says(desk: &Desk, seat: Seat, title: String, locale: Locale) -> Html {
    let livery = desk.chairs().livery(seat);
    html! {
        <div class={classes!("prompt", "prompt--waiting", livery_class(livery))} role="group" aria-label={locale.region_prompt()} tabindex="-1" data-landing="" data-testid="prompt">
            { plain_icon(Sign::Disc(livery)) }
            <div class="prompt__say">
                <strong class="prompt__title">{ title }</strong>
                if !matches!(desk.turn(), Turn::Past(_)) {
                    <span class="prompt__text">{ locale.look_around() }</span>
                }
            </div>
            if let Turn::Past(seat) = desk.turn() { <Return {seat} /> }
            { note(desk, locale) }
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
    let (desk, act, locale) = (use_desk(), use_act(), use_locale());
    let (line, length) = (desk.session().line(), desk.session().length());
    let on = act.reform(move |_: MouseEvent| Act::GoTo(line, length));
    let take = act.reform(|_: MouseEvent| Act::TakeDevice);
    let name = locale.player(desk.chairs(), props.seat);
    html! {
        <div class="prompt__actions">
            if desk.may_take_over(props.seat) {
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
    let onclick = act.reform(|_: MouseEvent| Act::Fate(Fate::Played));
    html! {
        <div class="prompt prompt--waiting" role="group" aria-label={locale.region_prompt()} tabindex="-1" data-landing="" data-testid="prompt">
            <div class="prompt__say">
                <strong class="prompt__title">{ locale.abandoned_title() }</strong>
                <Ladder />
            </div>
            <div class="prompt__actions">
                <button type="button" class="button button--main" {onclick} data-testid="take-up">{ locale.take_up() }</button>
            </div>
        </div>
    }
}
