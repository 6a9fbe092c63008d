//! The viewer's own board: the Stress track, rails and Buildings left, and Parcels.

use super::components::game_sign::{GameSign, kind_class};
use crate::engine::game::Seat;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};
use crate::titles::tramways::rules::state::{Building, PlayerState};
use crate::titles::tramways::view::players::panels::holdings;
use crate::toolkit::widgets::icon::icon;
use crate::words::Locale;
use yew::prelude::*;

/// Draws the viewer's board; `None` for other seats, whose numbers are in their panels.
pub(super) fn player_board(view: &SeatView<Tramways>, seat: Seat) -> Option<Html> {
    if view.viewer != Some(seat) {
        return None;
    }
    let (state, locale) = (view.state, view.locale);
    let player = &state.players[seat];
    let color = view.players.color(seat);
    let holdings = holdings(state, seat);
    Some(html! {
        <div class="tram-board" data-testid="board">
            { stress(player, locale) }
            <p class="tram-board__line">
                <span class="tram-board__name">{ locale.rails_left() }</span>
                <span>{ icon(GameSign::Straight(color), locale.straights()) }{ player.straights }</span>
                <span>{ icon(GameSign::Curve(color), locale.curves()) }{ player.curves }</span>
            </p>
            <p class="tram-board__line">
                <span class="tram-board__name">{ locale.tiles_left() }</span>
                { for BuildingType::ALL.map(|kind| html! { <span class={kind_class(kind)}>{ icon(kind_sign(kind), locale.kind(kind)) }{ state.stock[kind.index()] }</span> }) }
            </p>
            if !holdings.is_empty() {
                <p class="tram-board__line">
                    <span class="tram-board__name">{ locale.parcels() }</span>
                    { for holdings.into_iter().map(|it| parcel(it, locale)) }
                </p>
            }
        </div>
    })
}

fn kind_sign(kind: BuildingType) -> GameSign {
    GameSign::Action(Icon::To(Destination::Kind(kind)))
}

/// An own Parcel, with its Building.
fn parcel((parcel, building): (ParcelId, Option<Building>), locale: Locale) -> Html {
    let Some(building) = building else {
        let sign = GameSign::Action(Icon::To(Destination::Parcel(parcel)));
        return html! { <span key={parcel.name()}>{ icon(sign, parcel.name()) }</span> };
    };
    let upgraded = if building.upgraded { locale.upgraded() } else { "" };
    let name = format!("{} {} {upgraded}", locale.kind(building.kind), parcel.name());
    html! {
        <span class={kind_class(building.kind)} key={parcel.name()}>
            { icon(kind_sign(building.kind), name.trim_end().to_owned()) }{ parcel.name() }{ if building.upgraded { "+" } else { "" } }
        </span>
    }
}

fn stress(player: &PlayerState, locale: Locale) -> Html {
    let here = usize::from(player.stress_space);
    let space = |(at, level): (usize, &u8)| {
        let state = match at {
            at if at < here => Some("is-passed"),
            at if at == here => Some("is-here"),
            _ => None,
        };
        // The current level implies the levels below it.
        let mark = (at == here).then(|| format!("stress {at}"));
        html! { <li class={classes!(state)} key={at} data-mark={mark}>{ (at >= here).then_some(*level) }</li> }
    };
    html! {
        <div class="tram-board__stress" role="img" aria-label={format!("{}: {}", locale.stress(), player.stress())} title={locale.stress()}>
            <ol aria-hidden="true">{ for player.board.stress_track().iter().enumerate().map(space) }</ol>
        </div>
    }
}
