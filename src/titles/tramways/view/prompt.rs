//! What is asked now, in words, with what it costs.

use crate::engine::game::Seat;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{Decision, Purpose, State, Work};
use crate::titles::tramways::rules::why_not::why_not;
use crate::titles::tramways::view::change::{Change, Part, Sequel};
use crate::titles::tramways::view::cut::ahead_of_building;
use crate::titles::tramways::view::guide::proposal;
use crate::titles::tramways::view::offer::{Face, Offer};
use crate::titles::tramways::view::payment::{Place, most_symbols, propose, wanted};
use crate::titles::tramways::view::reader::reader;
use crate::words::Locale;

/// What must be done now, as short as a phone needs it.
pub fn short(seen: &SeatView<Tramways>) -> String {
    match seen.draft.start_location {
        Some(_) => seen.locale.short_first_tile().to_owned(),
        None => seen.locale.short_prompt(seen.state),
    }
}

/// What the player must do now, in one sentence.
pub fn sentence(seen: &SeatView<Tramways>) -> String {
    let (state, locale) = (seen.state, seen.locale);
    if seen.draft.start_location.is_some() {
        return locale.first_tile_prompt().to_owned();
    }
    let cuts = ahead_of_building(state, seen.players, reader(seen));
    [locale.prompt(state)].into_iter().chain(cuts).collect::<Vec<_>>().join(" ")
}

/// The payment that is proposed, for the ear.
pub fn proposed(seen: &SeatView<Tramways>) -> Option<String> {
    let (state, locale) = (seen.state, seen.locale);
    let proposal = propose(state, &seen.draft.payment_choice)?;
    let actions = proposal.actions.iter().map(|&action| locale.action(state, action));
    let change = Change::in_all(state, &proposal.actions).unwrap_or_default();
    let parts = change.parts(locale).into_iter().map(|part| part.text);
    if !buys_happiness(state) {
        return Some(locale.spoken_payment(&actions.chain(parts).collect::<Vec<_>>()));
    }
    let given = locale.spoken_payment(&actions.collect::<Vec<_>>());
    let sum = parts.collect::<Vec<_>>().join(", ");
    Some(format!("{given} {} {sum}.", locale.fares_included()))
}

/// Whether the payments of a ride follow what is decided (MOV-7, MOV-8).
pub(super) fn pays_fares(state: &State) -> bool {
    matches!(state.decision, Decision::Bonus | Decision::Buy) || buys_happiness(state)
}

/// Whether Happiness Points are paid for.
fn buys_happiness(state: &State) -> bool {
    matches!(state.decision, Decision::Money(it) if matches!(it.purpose, Purpose::Happiness(_)))
}

/// A part of what is spent so far, of what is still to pay, and of what the proposed payment changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    /// The rail symbols of the run.
    Run(u8),
    /// The rail symbols that can be paid.
    Payable(u8),
    /// Any of these icons.
    Want(Vec<Icon>),
    /// So many rail symbols.
    Symbols(u8),
    /// An icon of a card that pays.
    Pays(Place),
    /// What the parts behind it are.
    Label(&'static str),
    /// What is lost or won.
    Part(Part),
    /// Whose Link cannot be paid in full (MOV-7).
    Unpaid(Seat),
    /// What another player gets (MOV-6).
    Gift(Seat, i32),
}

/// What is spent so far, what is still to pay, and what the proposed payment changes, in order.
pub fn costs(seen: &SeatView<Tramways>) -> Vec<Cost> {
    let (state, locale) = (seen.state, seen.locale);
    match (state.decision, &state.work) {
        (Decision::Lay, Work::Rails(run)) => {
            vec![Cost::Run(run.cost), Cost::Payable(most_symbols(state))]
        }
        (Decision::Bill | Decision::Money(_), _) => {
            let mut costs = labelled(locale.bill_wants(), wants(state));
            let Some(proposal) = propose(state, &seen.draft.payment_choice) else { return costs };
            let sequel = Sequel::of(state, &proposal.actions).unwrap_or_default();
            let given = proposal.places.into_iter().map(Cost::Pays).collect();
            costs.extend(labelled(locale.bill_given(), given));
            costs.extend(buys_happiness(state).then(|| Cost::Label(locale.fares_included())));
            let parts = sequel.change.parts(locale).into_iter();
            let (won, lost): (Vec<Part>, Vec<Part>) = parts.partition(|part| part.good);
            let unpaid = sequel.unpaid.map(Cost::Unpaid);
            let lost = lost.into_iter().map(Cost::Part).chain(unpaid).collect();
            costs.extend(labelled(locale.bill_lost(), lost));
            let gifts = sequel.gifts.into_iter().map(|(seat, points)| Cost::Gift(seat, points));
            let won = won.into_iter().map(Cost::Part).chain(gifts).collect();
            costs.extend(labelled(locale.bill_brings(), won));
            costs
        }
        (Decision::Bonus | Decision::Buy, _) => {
            let fares = Sequel::of(state, &[]).unwrap_or_default();
            if fares.change.is_nothing() {
                return Vec::new();
            }
            let parts = fares.change.parts(locale).into_iter().map(Cost::Part);
            let unpaid = fares.unpaid.map(Cost::Unpaid);
            let gifts = fares.gifts.into_iter().map(|(seat, points)| Cost::Gift(seat, points));
            labelled(locale.then_fares(), parts.chain(unpaid).chain(gifts).collect())
        }
        _ => Vec::new(),
    }
}

/// Parts of a bill behind what they are; nothing where there are none.
fn labelled(label: &'static str, parts: Vec<Cost>) -> Vec<Cost> {
    let label = (!parts.is_empty()).then_some(Cost::Label(label));
    label.into_iter().chain(parts).collect()
}

/// The icons that the bill asks for.
fn wants(state: &State) -> Vec<Cost> {
    if state.decision != Decision::Bill {
        return Vec::new();
    }
    let icons = wanted(state).into_iter().map(Cost::Want);
    let symbols = (state.bill.symbols > 0).then_some(Cost::Symbols(state.bill.symbols));
    icons.chain(symbols).collect()
}

/// Whether an offer is what most players do here: not while the guide proposes something else.
pub fn is_main(seen: &SeatView<Tramways>, offer: &Offer) -> bool {
    let other = proposal(seen).is_some_and(|proposed| proposed != offer.action);
    offer.usual && offer.refusal.is_none() && !other
}

/// Why something is not offered now; nothing where it is.
pub fn why_not_offered(offer: &Offer, state: &State, locale: Locale) -> Option<String> {
    Some(match (offer.refusal?, offer.face) {
        (Refusal::NothingToDo, Face::Task(task)) => locale.missing(why_not(state, task)),
        (refusal, _) => locale.refusal(refusal).to_owned(),
    })
}
