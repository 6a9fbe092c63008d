//! The buttons of the bidder: every bid with its reasons and its price, and passing.

use crate::engine::game::{Game, Rule};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::ui::components::auction::rows::NO_BID;
use crate::titles::tramways::ui::components::note::reason;
use crate::titles::tramways::ui::contexts::use_act;
use crate::titles::tramways::view::auction::{
    Bid, MOST_CHIPS, Stage, Standing, Track, cost, is_paying, most, track,
};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::offer::key;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::words::Locale;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What the bidder points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// A bid of so many dollars.
    Bid(u16),
    Pass,
}

/// All bids, passing, and what the one that is pointed at means; then its payment.
pub(super) fn bids(
    model: &GameModel,
    all: &[Bid],
    aim: &UseStateHandle<Option<Aim>>,
    act: &Callback<Msg>,
    locale: Locale,
) -> Html {
    let state = model.state();
    if is_paying(state.decision) {
        return paying(model, locale);
    }
    let in_cash = all.iter().filter(|bid| bid.dollars <= state.player().money).count();
    let hand = Hand { state, track: track(state), aim, act, locale };
    let mut chips: Vec<Html> = all.iter().enumerate().map(|(at, bid)| hand.chip(bid, at)).collect();
    let dearer = chips.split_off(in_cash);
    html! {
        <section class="bids" aria-label={locale.your_bid()} data-testid="bids">
            <div class="bids__row">
                { for chips }
                if !dearer.is_empty() {
                    <span class="bids__from">{ locale.with_cards() }</span>
                }
                { for dearer }
                if most(state) > MOST_CHIPS {
                    <HigherBid most={most(state)} />
                }
                { hand.pass(all.len()) }
            </div>
            <ol class="bids__stands" aria-hidden="true" data-testid="bids-stand">{ for hand.track.standings.iter().map(|it| stand(it, model, locale)) }</ol>
            <p class="bids__says" data-testid="bid-says">{ for hand.says(all) }</p>
        </section>
    }
}

/// What somebody has bid or got, in a line of its own where the rows are out of sight; for the ear the rows tell it.
fn stand(it: &Standing, model: &GameModel, locale: Locale) -> Html {
    let color = model.players().color(it.seat);
    let text = match it.stage {
        Stage::Placed(place) => locale.ordinal(place),
        _ if it.bid > 0 => locale.dollars(it.bid),
        _ => NO_BID.to_owned(),
    };
    let class = classes!(
        "bids__stand",
        it.leads.then_some("is-leading"),
        matches!(it.stage, Stage::Placed(_)).then_some("is-placed")
    );
    html! { <li {class}>{ plain_icon(Sign::Disc(color)) }{ text }</li> }
}

/// What the payment that is proposed takes.
fn paying(model: &GameModel, locale: Locale) -> Html {
    let cost = cost(model.state(), &model.draft.payment_choice).map(|cost| cost.text(locale));
    html! {
        <section class="bids bids--paying" aria-label={locale.your_bid()} data-testid="bid-payment">
            <p class="bids__says"><b>{ cost }</b><span>{ locale.swap_coins() }</span></p>
        </section>
    }
}

/// What the buttons are made from.
struct Hand<'a> {
    state: &'a State,
    track: Track,
    aim: &'a UseStateHandle<Option<Aim>>,
    act: &'a Callback<Msg>,
    locale: Locale,
}

impl Hand<'_> {
    fn chip(&self, bid: &Bid, at: usize) -> Html {
        let (locale, action) = (self.locale, Action::Bid(bid.dollars));
        let (point, leave) = self.pointing(Aim::Bid(bid.dollars));
        let means = self.means(bid);
        let text = Tramways::notation(self.state, action);
        let legal = bid.refusal.is_none();
        let (why, id) = (means.join(" "), format!("why-bid-{}", bid.dollars));
        let told =
            format!("{}: {} ", locale.action(self.state, action), if legal { &why } else { "" });
        let class = classes!("bid", bid.takes_lead().then_some("bid--leads"));
        html! {
            <button type="button" {class} key={bid.dollars} onclick={self.play(action)}
                aria-disabled={(!legal).then_some("true")} aria-describedby={(!legal).then(|| id.clone())}
                data-action={legal.then(|| text.clone())} data-refused={(!legal).then_some(text)}
                data-rule={bid.refusal.map(|refusal| refusal.rule())}
                onmouseenter={point.reform(|_: MouseEvent| ())} onfocus={point.reform(|_: FocusEvent| ())}
                onmouseleave={leave.reform(|_: MouseEvent| ())} onblur={leave.reform(|_: FocusEvent| ())}>
                { shortcut(at) }
                <span class="spoken">{ told }</span>
                <span class="bid__amount">{ locale.dollars(bid.dollars) }</span>
                if bid.takes_lead() {
                    <span class="bid__leads">{ locale.leads() }</span>
                }
                { for (!legal).then(|| reason(id, why)) }
            </button>
        }
    }

    fn pass(&self, at: usize) -> Html {
        let (locale, action) = (self.locale, Action::Pass);
        let (point, leave) = self.pointing(Aim::Pass);
        let place = self.track.passing_place().unwrap_or(1);
        html! {
            <button type="button" class="bid bid--pass" onclick={self.play(action)}
                data-action={Tramways::notation(self.state, action)}
                onmouseenter={point.reform(|_: MouseEvent| ())} onfocus={point.reform(|_: FocusEvent| ())}
                onmouseleave={leave.reform(|_: MouseEvent| ())} onblur={leave.reform(|_: FocusEvent| ())}>
                { shortcut(at) }
                <span class="bid__amount">{ locale.action(self.state, action) }</span>
                <span class="bid__brings">{ locale.pass_brings(place) }</span>
            </button>
        }
    }

    fn play(&self, action: Action) -> Callback<MouseEvent> {
        self.act.reform(move |_: MouseEvent| Msg::Play(vec![action]))
    }

    /// Begins and ends to point at something.
    fn pointing(&self, aim: Aim) -> (Callback<()>, Callback<()>) {
        let (begin, end) = (self.aim.clone(), self.aim.clone());
        (Callback::from(move |()| begin.set(Some(aim))), Callback::from(move |()| end.set(None)))
    }

    /// What a bid means, and what it costs where it is legal.
    fn means(&self, bid: &Bid) -> Vec<String> {
        let leading = self.track.leading_place().unwrap_or(1);
        let means = bid.means(leading, self.locale);
        let cost = bid.cost.as_ref().map(|cost| cost.text(self.locale));
        let place = bid.takes_lead().then(|| self.stress_of(leading)).flatten();
        [means].into_iter().chain(cost).chain(place).collect()
    }

    /// What a place does to Stress; nothing where it does nothing.
    fn stress_of(&self, place: u8) -> Option<String> {
        let stress = self.track.places.iter().find(|it| it.number == place)?.stress;
        (stress > 0).then(|| self.locale.place_stress(place, stress))
    }

    /// The words below the buttons.
    fn says(&self, all: &[Bid]) -> Vec<Html> {
        let (track, locale) = (&self.track, self.locale);
        let leading = track.leading_place().unwrap_or(1);
        let passing = track.passing_place().unwrap_or(1);
        let sunk = track.bidder().map_or(0, |it| it.sunk);
        let lines = match **self.aim {
            Some(Aim::Bid(dollars)) => {
                let bid = all.iter().find(|bid| bid.dollars == dollars);
                bid.map(|bid| self.means(bid)).unwrap_or_default()
            }
            Some(Aim::Pass) => {
                let means = locale.pass_means(passing, sunk);
                [means].into_iter().chain(self.stress_of(passing)).collect()
            }
            None => vec![locale.auction_hint(leading, passing)],
        };
        lines.into_iter().map(|line| html! { <span>{ line }</span> }).collect()
    }
}

fn shortcut(at: usize) -> Html {
    let key = key(at).map(|key| key.to_ascii_uppercase());
    html! { <kbd class="button__key bid__key" aria-hidden="true">{ key }</kbd> }
}

#[derive(Properties, PartialEq)]
struct HigherBidProps {
    most: u16,
}

/// A bid that is higher than all those with a button: a number to type.
#[component]
fn HigherBid(props: &HigherBidProps) -> Html {
    let (act, locale) = (use_act(), use_locale());
    let node = use_node_ref();
    let onsubmit = {
        let node = node.clone();
        use_callback(act, move |event: SubmitEvent, act| {
            event.prevent_default();
            let typed = node.cast::<HtmlInputElement>().map(|it| it.value());
            if let Some(dollars) = typed.and_then(|text| text.parse().ok()) {
                act.emit(Msg::Play(vec![Action::Bid(dollars)]));
            }
        })
    };
    let least = MOST_CHIPS + 1;
    html! {
        <form class="bids__higher" {onsubmit}>
            <label>{ locale.higher_bid() }{ " " }
                <input ref={node} type="number" inputmode="numeric" min={least.to_string()}
                    max={props.most.to_string()} value={least.to_string()} data-testid="higher-bid" />
            </label>
            <button class="button">{ locale.bid() }</button>
        </form>
    }
}
