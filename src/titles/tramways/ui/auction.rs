//! The auction of several players: their status, and the effect of bids.

use super::components::game_sign::GameSign;
use crate::engine::game::Seat;
use crate::table::title::SeatView;
use crate::table::view::Tip;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::{LAST_ROUND, State};
use crate::titles::tramways::view::auction::{
    self, AuctionStep, AuctionTrack, BidTurn, BidderStatus, OrderPlace, Pick, bids, is_bidding,
    picks, takes_lead, track,
};
use crate::toolkit::widgets::icon::{IconSign, color_class, icon, plain_icon};
use crate::words::Locale;
use yew::prelude::*;

/// Draws the status of the seat to move.
pub(super) fn now(view: &SeatView<Tramways>) -> Html {
    let (locale, seat) = (view.locale, view.state.seat);
    let who = (!view.may_act()).then(|| locale.player(view.players, seat));
    let text = match track(view.state).bidder().map(|it| it.stage) {
        Some(AuctionStep::Paying(price)) => locale.payer(who.as_deref(), price),
        _ => locale.bidder(who.as_deref()),
    };
    html! { <p class="sale-now">{ plain_icon(IconSign::Disc(view.players.color(seat))) }{ text }</p> }
}

/// Draws the old order with its bids, and the new order as it fills.
pub(super) fn rows(view: &SeatView<Tramways>) -> Html {
    let (state, locale) = (view.state, view.locale);
    let track = track(state);
    let new_order = match (is_bidding(state.decision), state.round) {
        (false, _) => locale.found_order(),
        (true, LAST_ROUND) => locale.last_order(),
        (true, _) => locale.new_order(),
    };
    let picks = picks(view.steps, state);
    html! {
        <div class="sale-rows">
            if is_bidding(state.decision) {
                <h2 class="row-name">{ locale.old_order() }</h2>
                <ol class="sale-row">{ for track.standings.iter().map(|it| bidder(view, it)) }</ol>
            }
            <h2 class="row-name">{ new_order }</h2>
            <ol class="sale-row">{ for track.places.iter().map(|it| berth(view, &track, it, &picks)) }</ol>
        </div>
    }
}

fn bidder(view: &SeatView<Tramways>, it: &BidderStatus) -> Html {
    let (locale, color) = (view.locale, view.players.color(it.seat));
    let stage = match it.stage {
        AuctionStep::Waiting => None,
        AuctionStep::Deciding | AuctionStep::Paying(_) => Some("is-deciding"),
        AuctionStep::Placed(_) => Some("is-placed"),
    };
    let note = match it.stage {
        AuctionStep::Paying(price) => locale.pays(price),
        AuctionStep::Placed(place) => locale.ordinal(place),
        _ if it.leads => locale.leads().to_owned(),
        _ => locale.has_cash(it.cash),
    };
    let bid = if it.bid > 0 { locale.dollars(it.bid) } else { NO_BID.to_owned() };
    let name = it.spoken(&locale.player(view.players, it.seat), locale);
    // The disc moves to its place in the new order.
    let disc = (stage != Some("is-placed")).then(|| format!("{} old", it.seat.0));
    let class =
        classes!("sale-bidder", color_class(color), stage, it.leads.then_some("is-leading"));
    html! {
        <li {class} key={it.seat.0} title={name.clone()}>
            <span class="spoken">{ name }</span>
            <span class="sale-bidder__bid" aria-hidden="true"><span data-disc={disc}>{ plain_icon(IconSign::Disc(color)) }</span><b>{ bid }</b></span>
            <small aria-hidden="true">{ note }</small>
        </li>
    }
}

/// A place of the new order, with the seat that has it or gets it next.
fn berth(view: &SeatView<Tramways>, track: &AuctionTrack, it: &OrderPlace, picks: &[Pick]) -> Html {
    let locale = view.locale;
    let pick = picks.get(usize::from(it.number) - 1);
    let now = pick.is_some_and(|pick| pick.turn == BidTurn::Now);
    let color = it.holder.map(|holder| view.players.color(holder.seat));
    let class = classes!("sale-berth", color.map(color_class), now.then_some("is-deciding"));
    let note = match (it.holder, pick) {
        (_, Some(Pick { card: Some(card), .. })) => locale.card(*card),
        (_, Some(pick)) => pick.turn.text(locale).to_owned(),
        (Some(holder), None) => locale.placed_by(holder.by, bid_of(track, holder.seat)),
        (None, None) => it.way.map_or_else(String::new, |way| way.text(locale).to_owned()),
    };
    html! {
        <li {class} key={it.number} title={it.holder.map(|holder| locale.player(view.players, holder.seat))}>
            <span class="sale-berth__place">
                { locale.ordinal(it.number) }
                if it.stress > 0 { <span class="chip chip--loss">{ format!("+{}", it.stress) }{ icon(GameSign::Stress, locale.stress()) }</span> }
                { for it.holder.map(|holder| placed(view, holder.seat, it.number)) }
            </span>
            <small>{ note }</small>
        </li>
    }
}

/// The disc of a player in the new order.
fn placed(view: &SeatView<Tramways>, seat: Seat, place: u8) -> Html {
    let disc = IconSign::Disc(view.players.color(seat));
    let name = view.locale.player(view.players, seat);
    html! { <span data-disc={format!("{} {place}", seat.0)}>{ icon(disc, name) }</span> }
}

fn bid_of(track: &AuctionTrack, seat: Seat) -> u16 {
    track.standings.iter().find(|it| it.seat == seat).map_or(0, |it| it.bid)
}

/// Shown next to a player without a bid.
const NO_BID: &str = "–";

/// Draws the turns of the advanced deal (SET-4).
pub(super) fn shares(view: &SeatView<Tramways>) -> Html {
    let locale = view.locale;
    let turn = |share: auction::Share| {
        let color = view.players.color(share.seat);
        let state = match share.turn {
            BidTurn::Past => Some("is-placed"),
            BidTurn::Now => Some("is-deciding"),
            BidTurn::Next | BidTurn::Later => None,
        };
        html! {
            <li class={classes!("sale-bidder", color_class(color), state)}>
                <span class="sale-bidder__bid">{ icon(IconSign::Disc(color), locale.player(view.players, share.seat)) }</span>
                <small>{ share.text(locale) }</small>
            </li>
        }
    };
    html! { <ol class="sale-row">{ for auction::shares(view.state).into_iter().map(turn) }</ol> }
}

/// Draws a bid as a coin; `None` for a pass.
pub(super) fn coin(state: &State, action: Action, locale: Locale) -> Option<Html> {
    let Action::Bid(dollars) = action else { return None };
    let class = classes!("sale-coin", takes_lead(state, dollars).then_some("sale-coin--leads"));
    Some(html! { <span {class}>{ locale.dollars(dollars) }</span> })
}

/// Explains the effect of a bid or a pass, and its cost.
pub(super) fn means(state: &State, action: Action, locale: Locale) -> Option<Tip> {
    let track = track(state);
    let stress = |place: u8| {
        let stress = track.places.iter().find(|it| it.number == place)?.stress;
        (stress > 0).then(|| locale.place_stress(place, stress))
    };
    let more: Vec<String> = match action {
        Action::Bid(dollars) => {
            let leading = track.leading_place()?;
            let bid = bids(state).into_iter().find(|bid| bid.dollars == dollars)?;
            let cost = bid.cost.as_ref().map(|cost| cost.text(locale));
            let stress = if bid.takes_lead() { stress(leading) } else { None };
            [bid.means(leading, locale)].into_iter().chain(cost).chain(stress).collect()
        }
        Action::Pass => {
            let place = track.passing_place()?;
            let sunk = track.bidder().map_or(0, |it| it.sunk);
            [locale.pass_means(place, sunk)].into_iter().chain(stress(place)).collect()
        }
        _ => return None,
    };
    Some(Tip { name: locale.action(state, action), more })
}
