//! The two rows: the old order with the bids, the new order as it fills, and the discs that move
//! from one to the other.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::tramways::rules::event::PlacedBy;
use crate::titles::tramways::rules::state::{LAST_ROUND, State};
use crate::titles::tramways::ui::components::auction::bids::Aim;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::view::auction::{
    Holder, Pick, Place, Stage, Standing, Track, Turn, Way, bids, is_bidding, track,
};
use crate::toolkit::widgets::icon::{Sign, color_class, icon, plain_icon};
use crate::words::Locale;
use yew::prelude::*;

/// Both rows; `aim` is what the bidder points at.
pub(super) fn rows(
    state: &State,
    players: &Players,
    picks: &[Pick],
    aim: Option<Aim>,
    locale: Locale,
) -> Html {
    let track = track(state);
    let bidding = is_bidding(state.decision);
    let new_order = match (bidding, state.round) {
        (false, _) => locale.found_order(),
        (true, LAST_ROUND) => locale.last_order(),
        (true, _) => locale.new_order(),
    };
    let style = format!("--seats: {}", track.standings.len());
    let ghost = ghost(state, &track, aim);
    let row = Row { state, track: &track, players, picks, locale };
    html! {
        <div class="rows" ~style={style}>
            if bidding {
                <p class="rows__label">{ locale.old_order() }</p>
                <ol class="rows__old">{ for track.standings.iter().map(|it| row.standing(it)) }</ol>
            }
            <p class="rows__label">{ new_order }</p>
            <ol class="rows__new">{ for track.places.iter().map(|it| row.place(it, ghost)) }</ol>
            <ul class="rows__pucks" aria-hidden="true">
                { for players.seats().filter_map(|seat| row.puck(seat)) }
            </ul>
        </div>
    }
}

/// The place that what is pointed at would bring.
fn ghost(state: &State, track: &Track, aim: Option<Aim>) -> Option<u8> {
    match aim? {
        Aim::Pass => track.passing_place(),
        Aim::Bid(dollars) => {
            let leads = bids(state).iter().any(|bid| bid.dollars == dollars && bid.takes_lead());
            if leads { track.leading_place() } else { None }
        }
    }
}

/// What both rows are drawn from.
struct Row<'a> {
    state: &'a State,
    track: &'a Track,
    players: &'a Players,
    picks: &'a [Pick],
    locale: Locale,
}

impl Row<'_> {
    fn name(&self, seat: Seat) -> String {
        self.locale.player(self.players, seat)
    }

    fn letter(&self, seat: Seat) -> String {
        self.players.color(seat).letter().to_string()
    }

    fn standing(&self, it: &Standing) -> Html {
        let locale = self.locale;
        let name = self.name(it.seat);
        let stage = match it.stage {
            Stage::Waiting => "waiting",
            Stage::Deciding => "deciding",
            Stage::Paying(_) => "paying",
            Stage::Placed(_) => "placed",
        };
        let class = classes!(
            "bidder",
            color_class(self.players.color(it.seat)),
            format!("is-{stage}"),
            it.leads.then_some("is-leading")
        );
        let note = match it.stage {
            Stage::Paying(price) => locale.pays(price),
            Stage::Placed(place) => locale.ordinal(place),
            _ if it.leads => locale.leads().to_owned(),
            _ => String::new(),
        };
        let bid = if it.bid > 0 { locale.dollars(it.bid) } else { NO_BID.to_owned() };
        html! {
            <li {class} key={it.seat.0} aria-label={it.spoken(&name, locale)}
                data-old={self.letter(it.seat)} data-stage={stage} data-bid={it.bid.to_string()}
                data-sunk={it.sunk.to_string()}>
                <span class="bidder__head">
                    <span class="bidder__name">{ name.clone() }</span>
                    <span class="bidder__note">{ note }</span>
                </span>
                <span class="bidder__spot"></span>
                <span class={classes!("bidder__bid", (it.bid == 0).then_some("is-none"))}>{ bid }</span>
                <span class="bidder__money">
                    <span class="bidder__sunk" title={locale.spent_means()}>{ (it.sunk > 0).then(|| locale.sunk(it.sunk)) }</span>
                    <span>{ locale.has_cash(it.cash) }</span>
                </span>
            </li>
        }
    }

    fn place(&self, it: &Place, ghost: Option<u8>) -> Html {
        let locale = self.locale;
        let color = it.holder.map(|holder| self.players.color(holder.seat));
        let way = it.way.map(|way| match way {
            Way::Leading => "is-leading",
            Way::Passing => "is-passing",
        });
        let now = self.pick(it).is_some_and(|pick| pick.turn == Turn::Now);
        let class = classes!("berth", color.map(color_class), way, now.then_some("is-now"));
        html! {
            <li {class} key={it.number} data-place={it.number.to_string()}
                data-holder={it.holder.map(|holder| self.letter(holder.seat))}
                data-by={it.holder.map(|holder| way_of(holder.by))}>
                <span class="berth__number">
                    { locale.ordinal(it.number) }
                    if it.stress > 0 {
                        <b class="berth__stress">{ format!("+{}", it.stress) }{ icon(GameSign::Stress, locale.stress()) }</b>
                    }
                </span>
                <span class="berth__spot">
                    if ghost == Some(it.number) {
                        <span class="berth__ghost">{ plain_icon(Sign::Disc(self.players.color(self.state.seat))) }</span>
                    }
                </span>
                { self.holder(it) }
                <span class="berth__way">{ it.way.map(|way| way.text(locale)) }</span>
            </li>
        }
    }

    /// Who has a place, and how.
    fn holder(&self, it: &Place) -> Html {
        let Some(holder) = it.holder else { return Html::default() };
        html! {
            <span class="berth__who">
                <b>{ self.name(holder.seat) }</b>
                <small>{ self.how(it, holder) }</small>
            </span>
        }
    }

    /// How a seat came to its place; once cards are taken, what it took.
    fn how(&self, it: &Place, holder: Holder) -> String {
        let locale = self.locale;
        match self.pick(it) {
            Some(Pick { card: Some(card), .. }) => locale.card(*card),
            Some(pick) => pick.turn.text(locale).to_owned(),
            None => {
                let standing = self.track.standings.iter().find(|it| it.seat == holder.seat);
                locale.placed_by(holder.by, standing.map_or(0, |it| it.bid))
            }
        }
    }

    fn pick(&self, place: &Place) -> Option<&Pick> {
        self.picks.get(usize::from(place.number) - 1)
    }

    fn puck(&self, seat: Seat) -> Option<Html> {
        let (old, place) = self.track.columns(seat)?;
        let column = place.map_or(old, |place| usize::from(place) - 1);
        let class = classes!("puck", place.map(|_| "is-placed"), self.turn(seat));
        Some(html! {
            <li {class} ~style={format!("--column: {column}")} key={seat.0}>
                { plain_icon(Sign::Disc(self.players.color(seat))) }
            </li>
        })
    }

    fn turn(&self, seat: Seat) -> Option<&'static str> {
        let acts = self.track.bidder().is_some_and(|it| it.seat == seat);
        acts.then_some("is-deciding")
    }
}

/// What stands on the plaque of a seat that has not bid.
pub(super) const NO_BID: &str = "–";

fn way_of(by: PlacedBy) -> &'static str {
    match by {
        PlacedBy::Leading => "leading",
        PlacedBy::Passing => "passing",
        PlacedBy::Remaining => "remaining",
    }
}
