//! The prompt's signs: prices, payments, and icons of buttons.

use super::auction::coin;
use super::components::changes::part;
use super::components::game_sign::GameSign;
use crate::table::title::SeatView;
use crate::table::view::ChoiceId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::view::cost::bill::{BillSign, costs};
use crate::titles::tramways::view::prompts::offer::OfferLook;
use crate::titles::tramways::view::prompts::prompt::offer_of;
use crate::toolkit::widgets::icon::{icon, plain_icon};
use yew::prelude::*;

/// Draws what is spent, what is still to pay, and what the proposed payment changes.
pub(super) fn signs(view: &SeatView<Tramways>) -> Option<Html> {
    let costs = if view.may_act() { costs(view) } else { Vec::new() };
    (!costs.is_empty()).then(|| costs.into_iter().map(|it| cost(it, view)).collect())
}

fn cost(cost: BillSign, view: &SeatView<Tramways>) -> Html {
    let locale = view.locale;
    let name = |seat| locale.player(view.players, seat);
    let sign = |it: Icon| icon(GameSign::Action(it), locale.icon(it));
    match cost {
        BillSign::Run(cost) => html! {
            <span class="chip" data-testid="run-cost">
                { icon(GameSign::Action(Icon::Rails(1)), locale.task(Task::Rails)) }{ cost }
            </span>
        },
        BillSign::Payable(symbols) => html! { <span>{ locale.payable_symbols(symbols) }</span> },
        BillSign::Want(icons) => {
            html! { <span class="chip">{ for icons.into_iter().map(sign) }</span> }
        }
        BillSign::Symbols(symbols) => {
            html! { <span class="chip">{ locale.symbols(symbols) }</span> }
        }
        // For phones, where the hand may be wider than the screen.
        BillSign::Pays((card, slot)) => html! {
            <span class="chip ask__pays" title={locale.card(card)}>
                { card.mark() }{ card.card().icon(slot).map(sign) }
            </span>
        },
        BillSign::Label(text) => html! { <span class="ask__label">{ text }</span> },
        BillSign::Part(it) => part(it),
        BillSign::Unpaid(owner) => {
            html! { <span data-testid="unpaid">{ locale.cannot_pay(&name(owner)) }</span> }
        }
        BillSign::Gift(seat, points) => {
            html! { <span data-testid="gift">{ locale.points_for(points, &name(seat)) }</span> }
        }
    }
}

/// Draws the button of an action or a Building type: its sign and text.
pub(super) fn choice_icon(view: &SeatView<Tramways>, id: ChoiceId) -> Option<Html> {
    let offer = offer_of(view, id)?;
    if let Some(coin) = coin(view.state, offer.action, view.locale) {
        return Some(coin);
    }
    let sign = match offer.face {
        OfferLook::Task(Task::Rails) => GameSign::Action(Icon::Rails(1)),
        OfferLook::Task(Task::UpgradeLink) => GameSign::Action(Icon::UpgradeLink),
        OfferLook::Task(Task::Build) => GameSign::Action(Icon::Build),
        OfferLook::Task(Task::UpgradeBuilding) => GameSign::Action(Icon::UpgradeBuilding),
        OfferLook::Task(Task::Passenger) => GameSign::Passenger,
        OfferLook::Kind(kind) => GameSign::Action(Icon::To(Destination::Kind(kind))),
        _ => return None,
    };
    Some(html! { <>{ plain_icon(sign) }<span>{ offer.label(view.state, view.locale) }</span></> })
}
