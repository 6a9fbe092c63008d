//! What a bill says in signs: what is spent, what is still to pay, what the proposed payment changes.

use crate::engine::game::Seat;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::state::{Decision, Purpose, State, Work};
use crate::titles::tramways::view::cost::change::{Part, Sequel};
use crate::titles::tramways::view::cost::payment::{Place, most_symbols, propose, wanted};

/// Whether the payments of a ride follow what is decided (MOV-7, MOV-8).
pub(crate) fn pays_fares(state: &State) -> bool {
    matches!(state.decision, Decision::Bonus | Decision::Buy) || buys_happiness(state)
}

/// Whether Happiness Points are paid for.
pub(crate) fn buys_happiness(state: &State) -> bool {
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
