//! Payments: icons for actions (PLAY), money for everything else (AUC-4).

use super::action::{Action, Task};
use super::card::{CardId, Consequence, IconSlot, Slots};
use super::event::Event;
use super::icon::{Icon, IconSet};
use super::purse::{FEE, Purse, RAIL_ICONS};
use super::refusal::Refusal;
use super::state::{Bill, Decision, Payment, PaymentPurpose, PlayedCard, State};
use super::stress;
use super::{actions_phase, administration, auction, passenger, solo_auction};
use crate::engine::game::Seat;

/// Plays an icon: the Consequence before a card's first icon (PLAY-3), +1 Stress for each further icon (PLAY-2).
pub(super) fn play_icon(state: &mut State, card: CardId, slot: IconSlot, events: &mut Vec<Event>) {
    let seat = state.seat;
    events.push(Event::Played { seat, card, slot });
    if let Some(played) = state.played.iter_mut().find(|played| played.card == card) {
        played.used.insert(slot);
        stress::raise(state, seat, 1, events);
        return;
    }
    state.player_mut().hand.retain(|held| *held != card);
    state.played.push(PlayedCard { card, used: Slots::of(slot) });
    apply_consequence(state, card, events);
}

/// Pays a card's Consequence; a Void Ticket has none left (CARD-4, CARD-5).
pub(super) fn apply_consequence(state: &mut State, card: CardId, events: &mut Vec<Event>) {
    let seat = state.seat;
    match card.card().consequence {
        Consequence::None | Consequence::Void => {}
        Consequence::Pay3 => pay_cash(state, FEE, events),
        Consequence::Stress => stress::raise(state, seat, 1, events),
    }
}

/// Takes cash from the player who decides.
pub(super) fn pay_cash(state: &mut State, dollars: u16, events: &mut Vec<Event>) {
    if dollars > 0 {
        let seat = state.seat;
        state.players[seat].money -= dollars;
        events.push(Event::Paid { seat, dollars });
    }
}

/// Gives cash from the bank to a player.
pub(super) fn gain_cash(state: &mut State, seat: Seat, dollars: u16, events: &mut Vec<Event>) {
    if dollars > 0 {
        state.players[seat].money += dollars;
        events.push(Event::Gained { seat, dollars });
    }
}

/// Moves the cards in play to their owner's discard pile (PLAY-1).
pub(super) fn discard_played(state: &mut State) {
    let played = std::mem::take(&mut state.played);
    state.player_mut().discard.extend(played.iter().map(|played| played.card));
}

/// Checks that an icon may be played at all: its card is at hand, its slot is unused, and the
/// Consequence can be paid in cash (PLAY-3).
pub(super) fn check_icon(state: &State, card: CardId, slot: IconSlot) -> Result<Icon, Refusal> {
    let played = state.played.iter().find(|played| played.card == card);
    if played.is_none() && !state.player().hand.contains(&card) {
        return Err(Refusal::NotInHand);
    }
    let icon = card.card().icon(slot).ok_or(Refusal::NoSuchIcon)?;
    match played {
        Some(played) if played.used.has(slot) => Err(Refusal::IconUsed),
        None if card.card().fee() > state.player().money => Err(Refusal::ConsequenceTooDear),
        _ => Ok(icon),
    }
}

/// Refuses an icon outside a payment in the Actions phase (ACT-4).
pub(super) fn check_loose(state: &State, card: CardId, slot: IconSlot) -> Result<(), Refusal> {
    let icon = check_icon(state, card, slot)?;
    Err(if administration::ICONS.has(icon) { Refusal::NotForActions } else { Refusal::NotNow })
}

// Bills: icons for an action.

/// Checks that an icon may be played for the bill and that the rest can still be paid (PLAY-5).
pub(super) fn check_bill(state: &State, card: CardId, slot: IconSlot) -> Result<(), Refusal> {
    check_bill_from(&Purse::of(state, state.seat), state, card, slot)
}

fn check_bill_from(
    purse: &Purse,
    state: &State,
    card: CardId,
    slot: IconSlot,
) -> Result<(), Refusal> {
    let icon = check_icon(state, card, slot)?;
    let mut rest = state.bill.clone();
    let wanted = rest.wants.first().copied().unwrap_or(RAIL_ICONS);
    if !wanted.has(icon) {
        return Err(unwanted(state, icon));
    }
    if !rest.wants.is_empty() {
        rest.wants.remove(0);
    } else if icon.rails() > rest.symbols {
        return Err(Refusal::NotExact);
    } else {
        rest.symbols -= icon.rails();
    }
    let mut purse = purse.after(card, slot).ok_or(Refusal::ConsequenceTooDear)?;
    let payable = purse.has_symbols(&rest.wants, rest.symbols);
    if payable { Ok(()) } else { Err(Refusal::RestUnpayable) }
}

/// The reason why an icon is of no use for the current action (PLAY-4, PLAY-5, ACT-4).
fn unwanted(state: &State, icon: Icon) -> Refusal {
    let task = Task::ALL.into_iter().find(|&task| task_icons(task).has(icon));
    if administration::ICONS.has(icon) {
        Refusal::NotForActions
    } else if task.is_some() && task != state.task() {
        Refusal::OtherAction
    } else {
        Refusal::WrongIcon
    }
}

/// The icons that only one action uses (ACT-3).
fn task_icons(task: Task) -> IconSet {
    match task {
        Task::Rails => RAIL_ICONS,
        Task::UpgradeLink => IconSet::of(Icon::UpgradeLink),
        Task::Build => IconSet::of(Icon::Build),
        Task::UpgradeBuilding => IconSet::of(Icon::UpgradeBuilding),
        Task::Passenger => IconSet::of(Icon::Stripe),
    }
}

/// Adds the icons that may be played for the bill.
pub(super) fn bill_actions(state: &State, into: &mut Vec<Action>) {
    let purse = Purse::of(state, state.seat);
    let fitting = state.bill.wants.first().copied().unwrap_or(RAIL_ICONS);
    push_icons(state, into, fitting, |card, slot| {
        check_bill_from(&purse, state, card, slot).is_ok()
    });
}

/// Adds a `Play` for each fitting icon in hand or in play that passes the test, in order.
pub(super) fn push_icons(
    state: &State,
    into: &mut Vec<Action>,
    fitting: IconSet,
    passes: impl Fn(CardId, IconSlot) -> bool,
) {
    let first = into.len();
    let played = state.played.iter().map(|played| &played.card);
    let cards = state.player().hand.iter().chain(played);
    for &card in cards.filter(|card| card.set().meets(fitting)) {
        let slots = card.card().icons().filter(|(_, icon)| fitting.has(*icon));
        let legal = slots.filter(|&(slot, _)| passes(card, slot));
        into.extend(legal.map(|(slot, _)| Action::Play(card, slot)));
    }
    into[first..].sort_unstable();
}

/// Asks for the icons of a bill.
pub(super) fn ask_bill(state: &mut State, wants: &[IconSet], symbols: u8) {
    state.bill = Bill { wants: wants.iter().copied().collect(), symbols };
    state.decision = Decision::Bill;
}

/// Plays an icon for the bill; carries out the action once it is paid.
pub(super) fn pay_bill(state: &mut State, card: CardId, slot: IconSlot, events: &mut Vec<Event>) {
    play_icon(state, card, slot, events);
    if state.bill.wants.is_empty() {
        state.bill.symbols -= card.card().icon(slot).map_or(0, Icon::rails);
    } else {
        state.bill.wants.remove(0);
    }
    if state.bill.wants.is_empty() && state.bill.symbols == 0 {
        actions_phase::carry_out(state, events);
    }
}

// Money: cash and Money icons.

/// Dollars of the Money icons played for the current payment.
fn coined(state: &State) -> u16 {
    state.coins.iter().map(|&coin| u16::from(coin)).sum()
}

/// Returns the most that a seat can pay at once, in cash and icons.
pub(super) fn most_money(state: &State, seat: Seat) -> u16 {
    Purse::of(state, seat).most_money()
}

/// Checks that an icon may be played for the payment and that the rest can still be paid.
pub(super) fn check_coin(
    state: &State,
    payment: Payment,
    card: CardId,
    slot: IconSlot,
) -> Result<(), Refusal> {
    let icon = check_icon(state, card, slot)?;
    if icon.money() == 0 {
        return Err(Refusal::NotMoney);
    }
    let purse = Purse::of(state, state.seat);
    let purse = purse.after(card, slot).ok_or(Refusal::ConsequenceTooDear)?;
    let mut coins = state.coins.clone();
    coins.push(icon.money());
    if purse.can_settle(&mut coins, payment.price) { Ok(()) } else { Err(Refusal::Superfluous) }
}

/// Checks that the rest may be paid in cash.
pub(super) fn check_cash(state: &State, payment: Payment) -> Result<(), Refusal> {
    let rest = payment.price.saturating_sub(coined(state));
    if state.player().money < rest { Err(Refusal::NotEnoughMoney) } else { Ok(()) }
}

/// Adds the next steps of a payment.
pub(super) fn money_actions(state: &State, payment: Payment, into: &mut Vec<Action>) {
    push_icons(state, into, MONEY_ICONS, |card, slot| {
        check_coin(state, payment, card, slot).is_ok()
    });
    if check_cash(state, payment).is_ok() {
        into.push(Action::Cash);
    }
}

/// All Money icons.
pub(super) const MONEY_ICONS: IconSet =
    IconSet::all(&[Icon::Money(1), Icon::Money(2), Icon::Money(3)]);

/// Asks how to pay; if only cash is possible, pays at once.
pub(super) fn ask_money(
    state: &mut State,
    price: u16,
    purpose: PaymentPurpose,
    events: &mut Vec<Event>,
) {
    let payment = Payment { price, purpose };
    let mut ways = Vec::new();
    state.decision = Decision::Money(payment);
    if price > coined(state) {
        money_actions(state, payment, &mut ways);
    }
    if ways.iter().all(|&way| way == Action::Cash) {
        settle(state, payment, events);
    }
}

/// Plays a Money icon for the current payment.
pub(super) fn pay_coin(
    state: &mut State,
    payment: Payment,
    card: CardId,
    slot: IconSlot,
    events: &mut Vec<Event>,
) {
    play_icon(state, card, slot, events);
    state.coins.push(card.card().icon(slot).map_or(0, Icon::money));
    ask_money(state, payment.price, payment.purpose, events);
}

/// Pays the rest in cash or returns the change, then continues after the payment.
pub(super) fn settle(state: &mut State, payment: Payment, events: &mut Vec<Event>) {
    let coins = coined(state);
    let seat = state.seat;
    pay_cash(state, payment.price.saturating_sub(coins), events);
    gain_cash(state, seat, coins.saturating_sub(payment.price), events);
    state.coins.clear();
    match payment.purpose {
        PaymentPurpose::Bid => auction::bid_paid(state, payment.price, events),
        PaymentPurpose::Reveal => solo_auction::reveal_paid(state, events),
        PaymentPurpose::Happiness(points) => passenger::happiness_paid(state, points, events),
    }
}
