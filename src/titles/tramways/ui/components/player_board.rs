//! The player board: points, money, workers, Stress, tiles.

use crate::engine::game::Seat;
use crate::table::Device;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::scoring;
use crate::titles::tramways::rules::state::{PlayerState, State};
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::game_sign::kind_class;
use crate::titles::tramways::ui::components::history::to_present;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::motion::Gauge;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::widgets::icon::{Sign, color_class, icon, plain_icon};
use crate::words::Locale;
use yew::prelude::*;

/// The board of the player who looks at the page; none while nobody does.
pub fn player_board(model: &GameModel, locale: Locale) -> Html {
    let state = model.state();
    let Some(seat) = model.viewer() else { return Html::default() };
    let player = &state.players[seat];
    let color = model.players().color(seat);
    let title = if state.is_solo() && model.device != Device::Visiting {
        locale.your_board().to_owned()
    } else {
        locale.board_of(&locale.player(model.players(), seat))
    };
    html! {
        <section class={classes!("panel", "player", color_class(color))} aria-label={title.clone()}
            data-testid="board" data-seat={seat.0.to_string()}>
            <header class="player__head">
                { plain_icon(Sign::Disc(color)) }
                <h2 class="player__name">{ title }</h2>
                if state.round > 0 {
                    <span data-testid="score-now">{ locale.score_now(scoring::score(state, seat).total()) }</span>
                }
            </header>
            <dl class="player__stats">
                { stat(GameSign::Points, locale.hp(), html! { <span data-testid="hp" data-gauge={gauge(Gauge::Points, seat)}>{ player.happiness }</span> }) }
                { stat(GameSign::Cash, locale.money(), html! { <span data-testid="money" data-gauge={gauge(Gauge::Cash, seat)}>{ player.money }</span> }) }
                { stat(GameSign::Worker, locale.workers(), workers(player)) }
                { stat(GameSign::Action(Icon::Rails(1)), locale.links(), html! { { links(state, seat) } }) }
            </dl>
            { stress(player, seat, locale) }
            <div class="supply">
                <span class="supply__name">{ locale.rails_left() }</span>
                { icon(GameSign::Straight(color), locale.straights()) }{ player.straights }
                { icon(GameSign::Curve(color), locale.curves()) }{ player.curves }
            </div>
            <div class="supply">
                <span class="supply__name">{ locale.tiles_left() }</span>
                { for BuildingType::ALL.map(|kind| stock(state, kind, locale)) }
            </div>
        </section>
    }
}

/// The same in one line, where there is no room for the board.
pub fn status_strip(model: &GameModel, act: &Callback<Msg>, locale: Locale) -> Html {
    let state = model.state();
    let Some(seat) = model.viewer() else { return Html::default() };
    let player = &state.players[seat];
    let chip = |sign: GameSign, name: &'static str, of: Gauge| {
        html! { <span class="chip">{ icon(sign, name) }<span data-gauge={gauge(of, seat)}>{ of.of(player) }</span></span> }
    };
    html! {
        <div class="strip">
            { chip(GameSign::Points, locale.happiness_points(), Gauge::Points) }
            { chip(GameSign::Cash, locale.money(), Gauge::Cash) }
            { chip(GameSign::Worker, locale.workers(), Gauge::Workers) }
            { chip(GameSign::Stress, locale.stress(), Gauge::Stress) }
            { to_present(model, act, locale, "strip__present") }
        </div>
    }
}

/// What names the number of a player's gauge, for what makes it count.
pub(super) fn gauge(gauge: Gauge, seat: Seat) -> String {
    format!("{}-{}", gauge.name(), seat.0)
}

fn links(state: &State, seat: Seat) -> String {
    let own = state.links.iter().filter(|link| link.owner == seat);
    let (done, open): (Vec<_>, Vec<_>) = own.partition(|link| link.is_complete());
    if open.is_empty() { done.len().to_string() } else { format!("{}+{}", done.len(), open.len()) }
}

fn stat(sign: GameSign, name: &'static str, value: Html) -> Html {
    html! {
        <div class="stat">
            <dt class="stat__name">{ name }</dt>
            <dd class="stat__value">{ plain_icon(sign) }{ value }</dd>
        </div>
    }
}

fn workers(player: &PlayerState) -> Html {
    html! {
        <span data-testid="workers">{ format!("{}/{}", player.workers, player.board.workers()) }</span>
    }
}

fn stress(player: &PlayerState, seat: Seat, locale: Locale) -> Html {
    let here = usize::from(player.stress_space);
    let space = |(at, level): (usize, &u8)| {
        let state = match at {
            at if at < here => Some("is-passed"),
            at if at == here => Some("is-here"),
            _ => None,
        };
        html! {
            <li class={classes!("stress__space", state)} key={*level}>{ *level }</li>
        }
    };
    html! {
        <div class="stress">
            <p class="stress__head"><span>{ locale.stress() }</span><b data-testid="stress" data-gauge={gauge(Gauge::Stress, seat)}>{ player.stress() }</b></p>
            <ol class="stress__track" aria-hidden="true">
                { for player.board.stress_track().iter().enumerate().map(space) }
            </ol>
        </div>
    }
}

fn stock(state: &State, kind: BuildingType, locale: Locale) -> Html {
    let sign = GameSign::Action(Icon::To(Destination::Kind(kind)));
    html! {
        <span class={kind_class(kind)}>
            { icon(sign, locale.kind(kind)) }{ state.stock[kind.index()] }
        </span>
    }
}
