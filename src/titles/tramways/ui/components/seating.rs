//! Who sits at the table: names, who decides for each seat, hidden or open hands, giving the game up.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::{Controller, GameStatus, Hands, MAX_NAME, Name, Players, controller_name};
use crate::titles::tramways::rules::state::Decision;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{Sign, color_class, plain_icon};
use crate::words::new_game;
use crate::words::{Locale, shell};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SeatingProps {
    /// Called when it is left.
    pub onclose: Callback<()>,
}

/// The dialog of the players.
#[component]
pub fn Seating(props: &SeatingProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let asks = use_state_eq(|| false);
    let ask = use_callback(asks.clone(), |_: MouseEvent, asks| asks.set(true));
    let close = props.onclose.reform(|_: MouseEvent| ());
    let abandon = {
        let close = props.onclose.clone();
        use_callback(act.clone(), move |_: MouseEvent, act: &Callback<Msg>| {
            act.emit(Msg::GameStatus(GameStatus::Abandoned));
            close.emit(());
        })
    };
    let change = act.reform(|players: Players| Msg::Players(Rc::new(players)));
    let players = model.players();
    let goes_on =
        model.table.fate == GameStatus::Played && model.state().decision != Decision::Over;
    html! {
        <Dialog label={shell::players(locale)} onclose={props.onclose.clone()}>
            <h2>{ shell::players(locale) }</h2>
            <p>{ locale.players_hint() }</p>
            <ul class="seating" data-testid="seating">
                { for players.seats().map(|seat| player(players, seat, locale, &change)) }
            </ul>
            if players.persons().count() > 1 { { hands(players, locale, &change) } }
            if *asks {
                <p class="notice" role="alert">{ locale.abandon_question() }</p>
            }
            <div class="dialog__actions">
                if goes_on && *asks {
                    <button type="button" class="button button--danger" onclick={abandon} data-testid="abandon-yes">{ shell::abandon(locale) }</button>
                } else if goes_on {
                    <button type="button" class="button button--quiet" onclick={ask} data-testid="abandon">{ shell::abandon(locale) }</button>
                }
                <button type="button" class="button button--main" onclick={close} data-testid="seating-close">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

/// The name is set as a property, so that a bot that moves meanwhile leaves what is being typed.
fn player(players: &Players, seat: Seat, locale: Locale, change: &Callback<Players>) -> Html {
    let color = players.color(seat);
    let name = players.get(seat).map_or("", |player| player.name.as_str()).to_owned();
    let rename = {
        let players = players.clone();
        change.reform(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            players.rename(seat, Name::from(input.value()))
        })
    };
    html! {
        <li class={classes!("seating__seat", color_class(color))} key={seat.0} data-seat={seat.0.to_string()}>
            { plain_icon(Sign::Disc(color)) }
            <input class="field__control seating__name" ~value={name} maxlength={MAX_NAME.to_string()} onchange={rename}
                dir="auto" autocapitalize="words" enterkeyhint="done" title={new_game::name_limit(locale, MAX_NAME)}
                placeholder={color.name_in(locale)} aria-label={locale.player_name()} />
            <fieldset class="seating__who">
                <legend class="spoken">{ format!("{}: {}", locale.player(players, seat), locale.seat_decider()) }</legend>
                { for controllers(players, seat).map(|it| controller(players, seat, it, locale, change)) }
            </fieldset>
        </li>
    }
}

/// A person, the levels worth playing against, and what the seat has now.
fn controllers(players: &Players, seat: Seat) -> impl Iterator<Item = Controller> {
    let now = players.get(seat).map(|player| player.controller);
    let usual = [
        Controller::Person,
        Controller::Bot(Level::Easy),
        Controller::Bot(Level::Medium),
        Controller::Bot(Level::Hard),
    ];
    usual.into_iter().chain(now.filter(|now| !usual.contains(now)))
}

fn controller(
    players: &Players,
    seat: Seat,
    controller: Controller,
    locale: Locale,
    change: &Callback<Players>,
) -> Html {
    let checked = players.get(seat).is_some_and(|player| player.controller == controller);
    let onchange = {
        let players = players.clone();
        change.reform(move |_: Event| players.hand_over(seat, controller))
    };
    let value = match controller {
        Controller::Person | Controller::Elsewhere => "person",
        Controller::Bot(level) => level.name(),
    };
    html! {
        <label class="seating__choice">
            <input type="radio" name={format!("seat-{}", seat.0)} {value} {checked} {onchange} />
            <span>{ controller_name(controller, locale) }</span>
        </label>
    }
}

fn hands(players: &Players, locale: Locale, change: &Callback<Players>) -> Html {
    let choice = |kept: Hands| {
        let onchange = {
            let players = players.clone();
            change.reform(move |_: Event| players.clone().with_hands(kept))
        };
        html! {
            <label class="seating__choice">
                <input type="radio" name="hands" checked={players.hands() == kept} {onchange} />
                <span>{ locale.hands_kept(kept) }</span>
            </label>
        }
    };
    html! {
        <fieldset class="field">
            <legend class="field__label">{ new_game::hands(locale) }</legend>
            { for [Hands::Hidden, Hands::Open].map(choice) }
        </fieldset>
    }
}
