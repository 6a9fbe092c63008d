//! The table with a real position, as a sample of its layout.

use crate::engine::bots::{Level, PlanRunner};
use crate::engine::game::{Game, Rng};
use crate::session::{Chairs, PlayerColor};
use crate::titles::tramways::network::Point;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::state::State;
use crate::ui::components::card::{Card, Standing};
use crate::ui::components::icon::{Sign, icon, plain_icon};
use crate::ui::components::map::{Map, MapWords, Pick};
use crate::ui::components::wordmark::Wordmark;
use crate::view::position::{Choices, moment, plan};
use crate::view::scene::Overlay;
use std::rc::Rc;
use yew::prelude::*;

const LINE: &str = "Auction line";
const ONE_MORE: &str = "+1";
const LOG: &str = "Log";

/// The properties of [`Table`].
#[derive(Clone, Properties, PartialEq)]
pub(super) struct TableProps {
    pub seed: u64,
    pub round: u8,
    pub ask: String,
    pub players: usize,
}

struct Played {
    state: State,
    legal: Vec<crate::titles::tramways::rules::action::Action>,
    rng: Rng,
}

impl Played {
    fn step(&mut self) {
        self.legal.clear();
        Tramways::legal_actions(&self.state, &mut self.legal);
    }
}

/// Plays until a round and a question.
fn play(TableProps { seed, round, ask, players }: &TableProps) -> Played {
    let state = Tramways::new(&Setup::standard(*players, *seed)).expect("a standard setup");
    let mut game = Played { state, legal: Vec::new(), rng: Rng::new(*seed) };
    let (bot, mut runner) = (Level::Easy.bot(), PlanRunner::default());
    let mut events = Vec::new();
    loop {
        game.step();
        let here = game.state.round >= *round
            && format!("{:?}", game.state.decision).starts_with(ask.as_str());
        if here || game.legal.is_empty() {
            return game;
        }
        let state = &game.state;
        let look = || Tramways::observe(state, state.seat);
        let action = runner.decide(&*bot, state.seat, &game.legal, look, &mut game.rng);
        events.clear();
        Tramways::apply_unchecked(&mut game.state, action.expect("a decision"), &mut events);
        runner.note(&events);
    }
}

/// The table.
#[component]
pub(super) fn Table(props: &TableProps) -> Html {
    let game = use_memo(props.clone(), play);
    let state = &game.state;
    let picked = use_state_eq(|| None::<Pick>);
    let words = use_memo((), |()| MapWords {
        map: "Map".into(),
        closer: "+".into(),
        farther: "-".into(),
        whole: "0".into(),
    });
    let onpick = {
        let picked = picked.clone();
        use_callback((), move |pick: Pick, ()| picked.set(Some(pick)))
    };
    let chairs = Chairs::people(state.player_count());
    let targets = Choices::of(state, &game.legal).targets;
    let overlay = Overlay { targets, ..moment(state, &chairs) };
    html! {
        <div class="table frame">
            <header class="table__head frame__head topbar">
                <a class="topbar__brand wordmark" href="#home"><Wordmark label="Catenary" letters="CATENARY" /></a>
                <div class="topbar__middle">{ rounds(state) }</div>
                <div class="topbar__tools">
                    { for [Sign::Undo, Sign::Redo, Sign::Link, Sign::Menu].map(|sign| html! {
                        <button class="button button--quiet button--round">{ plain_icon(sign) }</button>
                    }) }
                </div>
            </header>
            <div class="table__map frame__board">
                <Map plan={Rc::new(plan(state, &chairs))} overlay={Rc::new(overlay)} {words} cells={Rc::default()} {onpick} />
            </div>
            <aside class="table__side frame__side">
                { player(state) }
                <Market cards={state.market.open.to_vec()} />
                { log() }
            </aside>
            <div class="table__prompt frame__prompt">{ prompt(state, &picked) }</div>
            <div class="table__hand frame__hand"><Hand cards={state.player().hand.to_vec()} /></div>
        </div>
    }
}

fn rounds(state: &State) -> Html {
    let stop = |round: u8| {
        let when = match round.cmp(&state.round) {
            std::cmp::Ordering::Less => "is-past",
            std::cmp::Ordering::Equal => "is-now",
            std::cmp::Ordering::Greater => "is-next",
        };
        let tile = state.supply_tiles.get(usize::from(round) - 1);
        let sign = tile.map(|&kind| Sign::Action(Icon::To(Destination::Kind(kind))));
        html! {
            <li class={classes!("rounds__stop", when)}>
                <span class="rounds__dot">{ round }</span>
                <span class="rounds__tile">{ for sign.map(plain_icon) }</span>
            </li>
        }
    };
    let phases = ["Auction", "Actions", "Administration"];
    let phase = |(n, name): (usize, &str)| {
        let now = (n == 1).then_some("is-now");
        html! { <li class={classes!("phases__step", now)}>{ name.to_owned() }</li> }
    };
    html! {
        <div class="rounds">
            <ol class="rounds__line">{ for (1..=6).map(stop) }</ol>
            <ol class="phases">{ for phases.into_iter().enumerate().map(phase) }</ol>
        </div>
    }
}

fn player(state: &State) -> Html {
    let player = state.player();
    let stat = |name: &'static str, value: Html| {
        html! {
            <div class="stat">
                <dt class="stat__name">{ name }</dt>
                <dd class="stat__value">{ value }</dd>
            </div>
        }
    };
    let workers = (0..player.board.workers()).map(|n| {
        let full = (n < player.workers).then_some("is-full");
        let sign = full.map(|_| plain_icon(Sign::Worker));
        html! { <span class={classes!("worker-space", full)}>{ for sign }</span> }
    });
    let space = |(n, level): (usize, &u8)| {
        let here = (n == usize::from(player.stress_space)).then_some("is-here");
        html! { <li class={classes!("stress__space", here)}>{ *level }</li> }
    };
    let piece =
        |sign, count: u8| html! { <span class="supply__item">{ plain_icon(sign) }{ count }</span> };
    html! {
        <section class="panel player seat-o">
            <header class="player__head">
                { icon(Sign::Disc(PlayerColor::Orange), "Orange") }
                <h2 class="player__name">{ format!("{:?}", PlayerColor::Orange) }</h2>
            </header>
            <dl class="player__stats">
                { stat("Happiness", html! { <>{ plain_icon(Sign::Points) }{ player.happiness }</> }) }
                { stat("Money", html! { <>{ plain_icon(Sign::Cash) }{ player.money }</> }) }
                { stat("Workers", html! { <span class="workers">{ for workers }</span> }) }
                { stat("Deck", html! { <>{ plain_icon(Sign::Card) }{ player.deck.len() }</> }) }
            </dl>
            <div class="stress">
                <p class="stress__head"><span>{ format!("{:?}", Sign::Stress) }</span><b>{ player.stress() }</b></p>
                <ol class="stress__track">{ for player.board.stress_track().iter().enumerate().map(space) }</ol>
            </div>
            <div class="supply">
                { piece(Sign::Straight(PlayerColor::Orange), player.straights) }
                { piece(Sign::Curve(PlayerColor::Orange), player.curves) }
            </div>
        </section>
    }
}

/// The properties of [`Hand`] and [`Market`].
#[derive(Properties, PartialEq)]
struct CardsProps {
    cards: Vec<CardId>,
}

#[component]
fn Market(props: &CardsProps) -> Html {
    let words = use_callback((), |sign: Sign, ()| AttrValue::from(format!("{sign:?}")));
    let onpick = use_callback((), |_: CardId, ()| ());
    html! {
        <section class="panel auction">
            <div class="panel__head"><h2 class="panel__title">{ LINE }</h2></div>
            <ol class="auction__line">
                { for props.cards.iter().map(|&card| html! {
                    <li class="auction__place">
                        <Card {card} label={card.name()} words={words.clone()} onpick={onpick.clone()} />
                        <span class="auction__price">{ plain_icon(Sign::Cash) }{ 1 }</span>
                    </li>
                }) }
            </ol>
        </section>
    }
}

#[component]
fn Hand(props: &CardsProps) -> Html {
    let words = use_callback((), |sign: Sign, ()| AttrValue::from(format!("{sign:?}")));
    let onslot = use_callback((), |_, ()| ());
    html! {
        <section class="hand">
            <ol class="hand__row">
                { for props.cards.iter().enumerate().map(|(n, &card)| {
                    let standing = if n % 3 == 1 { Standing::Playable } else { Standing::Resting };
                    html! {
                        <li class="hand__place">
                            <Card {card} {standing} label={card.name()} words={words.clone()} onslot={onslot.clone()} />
                        </li>
                    }
                }) }
            </ol>
        </section>
    }
}

fn prompt(state: &State, picked: &Option<Pick>) -> Html {
    let ask = format!("{:?}", state.decision);
    let text =
        picked.as_ref().map_or("Click where the Link starts.".to_owned(), |p| format!("{p:?}"));
    let done = "Done".to_owned();
    html! {
        <section class="prompt" role="status">
            <div class="prompt__say">
                <strong class="prompt__title">{ ask }</strong>
                <span class="prompt__text">{ text }</span>
            </div>
            <div class="prompt__costs">
                <span class="chip">{ plain_icon(Sign::Action(Icon::Rails(3))) }{ 3 }</span>
                <span class="chip">{ plain_icon(Sign::Worker) }{ 1 }</span>
                <span class="chip chip--loss">{ plain_icon(Sign::Stress) }{ ONE_MORE }</span>
            </div>
            <div class="prompt__actions">
                <button class="button">{ plain_icon(Sign::Undo) }{ format!("{:?}", Sign::Undo) }</button>
                <button class="button button--main">{ done }</button>
            </div>
        </section>
    }
}

fn log() -> Html {
    let lines = ["+2 HP", "Upgrades the Link from C1 to R", "$3 from the bank"];
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ LOG }</h2></div>
            <ol class="log">
                { for lines.map(|line| html! { <li class="log__entry seat-o">{ line.to_owned() }</li> }) }
            </ol>
        </section>
    }
}
