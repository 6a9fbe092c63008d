//! A new game of any title: who plays, the title's options, the seed.

use super::play::Begun;
use super::posters::picture;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::title::{Chosen, OptionOf};
use crate::table::{Chairs, Controller, Guide, Hands, Name, controller_name};
use crate::titles::load::Loaded;
use crate::ui::components::icon::{Sign, livery_class, plain_icon};
use crate::ui::components::new_game::fresh_seed;
use crate::ui::components::topbar::Topbar;
use crate::ui::contexts::use_locale;
use crate::words::{Locale, shell};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The properties of [`NewGame`].
#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    /// What was loaded of the title.
    pub loaded: Loaded,
}

/// Who may decide for a seat, in the order in which it is offered.
const CONTROLLERS: [Controller; 4] = [
    Controller::Person,
    Controller::Bot(Level::Easy),
    Controller::Bot(Level::Medium),
    Controller::Bot(Level::Hard),
];

/// The page of a new game.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let facts = props.loaded.title.facts();
    let chairs = use_state_eq(|| {
        Chairs::people(facts.players.0.max(2)).hand_over(Seat(1), Controller::Bot(Level::Medium))
    });
    let chosen = use_state_eq(Chosen::default);
    let seed = use_state_eq(String::new);
    let wrong = use_state_eq(|| false);
    let start = |guide: Guide| {
        let (begun, chairs, chosen) = (begun.clone(), chairs.clone(), chosen.clone());
        let (seed, wrong, loaded) = (seed.clone(), wrong.clone(), props.loaded);
        Callback::from(move |_: MouseEvent| {
            let number =
                if seed.trim().is_empty() { Some(fresh_seed()) } else { seed.trim().parse().ok() };
            wrong.set(number.is_none());
            let table = number.and_then(|number| loaded.begin(&chairs, &chosen, number));
            table.into_iter().for_each(|table| begun.play(loaded.title, table, guide));
        })
    };
    let resize = |count: usize| {
        let chairs = chairs.clone();
        Callback::from(move |_: MouseEvent| {
            let mut next = chairs.fit(count);
            for seat in next.seats().skip(chairs.count()) {
                next = next.hand_over(seat, Controller::Bot(Level::Medium));
            }
            chairs.set(next);
        })
    };
    let hands = {
        let chairs = chairs.clone();
        Callback::from(move |event: Event| {
            let open = event.target_unchecked_into::<HtmlInputElement>().checked();
            let hands = if open { Hands::Open } else { Hands::Hidden };
            chairs.set((*chairs).clone().with_hands(hands));
        })
    };
    let onseed = {
        let seed = seed.clone();
        Callback::from(move |event: InputEvent| {
            seed.set(event.target_unchecked_into::<HtmlInputElement>().value())
        })
    };
    let counts = facts.players.0.max(1)..=facts.players.1;
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main set-up" data-testid="new-game" data-title={facts.key}>
                <header class="set-up__head">
                    <div class="set-up__art" aria-hidden="true">{ picture(props.loaded.title) }</div>
                    <div><h1>{ facts.name }</h1><p>{ facts.about.of(locale) }</p></div>
                </header>
                <section class="panel">
                    <div class="panel__head"><h2 class="panel__title">{ shell::players(locale) }</h2></div>
                    <div class="panel__body stack">
                        <div class="row" role="group" aria-label={shell::players(locale)}>{ for counts.map(|count| html! {
                            <button key={count} type="button" class="button" onclick={resize(count)} aria-pressed={(count == chairs.count()).to_string()} data-testid={format!("seats-{count}")}>{ count }</button>
                        }) }</div>
                        <ol class="set-up__seats">{ for chairs.seats().map(|seat| seat_row(&chairs, seat, locale)) }</ol>
                        if chairs.persons().count() > 1 {
                            <label class="row"><input type="checkbox" checked={chairs.hands() == Hands::Open} onchange={hands} />{ shell::open_hands(locale) }</label>
                        }
                    </div>
                </section>
                { for props.loaded.options.iter().enumerate().map(|(index, option)| option_row(&chosen, index, option, locale)) }
                <details class="panel set-up__seed">
                    <summary>{ shell::seed(locale) }</summary>
                    <input class="field__control" inputmode="numeric" value={(*seed).clone()} oninput={onseed} aria-label={shell::seed(locale)} data-testid="seed" />
                    if *wrong { <p class="notice notice--bad" role="alert">{ shell::seed_wrong(locale) }</p> }
                </details>
                <div class="dialog__actions">
                    <button type="button" class="button button--main" onclick={start(Guide::default())} data-testid="start">{ shell::start(locale) }</button>
                    <button type="button" class="button" onclick={start(Guide::NEW)} data-testid="start-guided">{ shell::start_guided(locale) }</button>
                </div>
                <p class="set-up__credit">{ shell::credit(locale, facts.name, facts.author) }{ " " }{ shell::own_boards(locale) }</p>
            </main>
        </div>
    }
}

fn seat_row(chairs: &UseStateHandle<Chairs>, seat: Seat, locale: Locale) -> Html {
    let livery = chairs.livery(seat);
    let now = chairs.get(seat).map(|chair| chair.controller);
    let onname = {
        let chairs = chairs.clone();
        Callback::from(move |event: Event| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value();
            chairs.set(chairs.rename(seat, Name::from(name)));
        })
    };
    let onchange = {
        let chairs = chairs.clone();
        Callback::from(move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let next = usize::try_from(at).ok().and_then(|at| CONTROLLERS.get(at).copied());
            next.into_iter().for_each(|next| chairs.set(chairs.hand_over(seat, next)));
        })
    };
    let option = |controller: Controller| {
        html! { <option selected={Some(controller) == now}>{ controller_name(controller, locale) }</option> }
    };
    let name = chairs.get(seat).map(|chair| chair.name.as_str().to_owned()).unwrap_or_default();
    html! {
        <li key={seat.0} class={classes!("set-up__seat", livery_class(livery))}>
            { plain_icon(Sign::Disc(livery)) }
            <input class="field__control" value={name} onchange={onname} placeholder={livery.name_in(locale)} maxlength="20" aria-label={shell::name(locale)} />
            <select class="field__control" {onchange} aria-label={shell::who_plays(locale)} data-testid={format!("controller-{}", seat.0)}>{ for CONTROLLERS.into_iter().map(option) }</select>
        </li>
    }
}

fn option_row(
    chosen: &UseStateHandle<Chosen>,
    index: usize,
    option: &OptionOf,
    locale: Locale,
) -> Html {
    let value = |(at, (key, name, text)): (
        usize,
        &(&'static str, crate::words::Text, crate::words::Text),
    )| {
        let chosen = chosen.clone();
        let is_chosen = chosen.of(index) == at;
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut next = (*chosen).clone();
            next.0.resize(next.0.len().max(index + 1), 0);
            next.0[index] = at;
            chosen.set(next);
        });
        html! {
            <button key={*key} type="button" class="button set-up__value" {onclick} aria-pressed={is_chosen.to_string()}>
                <strong>{ name.of(locale) }</strong><small>{ text.of(locale) }</small>
            </button>
        }
    };
    html! {
        <section key={option.key} class="panel">
            <div class="panel__head"><h2 class="panel__title">{ option.name.of(locale) }</h2></div>
            <div class="panel__body row" role="group" aria-label={option.name.of(locale)}>{ for option.values.iter().enumerate().map(value) }</div>
        </section>
    }
}
