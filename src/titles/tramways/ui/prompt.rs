//! The prompt's signs: prices, payments, and icons of buttons.

use super::components::changes::part;
use super::components::game_sign::GameSign;
use super::sale::coin;
use crate::table::title::SeatView;
use crate::table::view::ChoiceId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::view::cost::bill::{Cost, costs};
use crate::titles::tramways::view::prompts::offer::Face;
use crate::titles::tramways::view::prompts::prompt::offer_of;
use crate::toolkit::widgets::icon::{icon, plain_icon};
use yew::prelude::*;

/// Draws what is spent, what is still to pay, and what the proposed payment changes.
pub(super) fn signs(view: &SeatView<Tramways>) -> Option<Html> {
    let costs = if view.may_act() { costs(view) } else { Vec::new() };
    (!costs.is_empty()).then(|| costs.into_iter().map(|it| cost(it, view)).collect())
}

fn cost(cost: Cost, view: &SeatView<Tramways>) -> Html {
    let locale = view.locale;
    let name = |seat| locale.player(view.players, seat);
    let sign = |it: Icon| icon(GameSign::Action(it), locale.icon(it));
    match cost {
        Cost::Run(cost) => html! {
            <span class="chip" data-testid="run-cost">
                { icon(GameSign::Action(Icon::Rails(1)), locale.task(Task::Rails)) }{ cost }
            </span>
        },
        Cost::Payable(symbols) => html! { <span>{ locale.payable_symbols(symbols) }</span> },
        Cost::Want(icons) => {
            html! { <span class="chip">{ for icons.into_iter().map(sign) }</span> }
        }
        Cost::Symbols(symbols) => html! { <span class="chip">{ locale.symbols(symbols) }</span> },
        // For phones, where the hand may be wider than the screen.
        Cost::Pays((card, slot)) => html! {
            <span class="chip ask__pays" title={locale.card(card)}>
                { card.mark() }{ card.card().icon(slot).map(sign) }
            </span>
        },
        Cost::Label(text) => html! { <span class="ask__label">{ text }</span> },
        Cost::Part(it) => part(it),
        Cost::Unpaid(owner) => {
            html! { <span data-testid="unpaid">{ locale.cannot_pay(&name(owner)) }</span> }
        }
        Cost::Gift(seat, points) => {
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
        Face::Task(Task::Rails) => GameSign::Action(Icon::Rails(1)),
        Face::Task(Task::UpgradeLink) => GameSign::Action(Icon::UpgradeLink),
        Face::Task(Task::Build) => GameSign::Action(Icon::Build),
        Face::Task(Task::UpgradeBuilding) => GameSign::Action(Icon::UpgradeBuilding),
        Face::Task(Task::Passenger) => GameSign::Passenger,
        Face::Kind(kind) => GameSign::Action(Icon::To(Destination::Kind(kind))),
        _ => return None,
    };
    Some(html! { <>{ plain_icon(sign) }<span>{ offer.label(view.state, view.locale) }</span></> })
}
