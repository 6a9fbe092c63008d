//! The parts of a bill as signs: spent, still to pay, and the effect of the proposed payment.

use crate::engine::game::Seat;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, PaymentPurpose, State};
use crate::titles::tramways::view::cost::change::{ChangePart, PredictedOutcome};
use crate::titles::tramways::view::cost::payment::{IconPlace, most_symbols, propose, wanted};

/// Returns whether the decision comes before the payments of a ride (MOV-7, MOV-8).
pub(crate) fn pays_fares(state: &State) -> bool {
    matches!(state.decision, Decision::Bonus | Decision::Buy) || buys_happiness(state)
}

/// Returns whether Happiness Points are being bought.
pub(crate) fn buys_happiness(state: &State) -> bool {
    matches!(state.decision, Decision::Money(it) if matches!(it.purpose, PaymentPurpose::Happiness(_)))
}

/// One sign of a bill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BillSign {
    /// Rail symbols that the run costs.
    Run(u8),
    /// Rail symbols that the player can pay.
    Payable(u8),
    /// Any of these icons is asked for.
    Want(Vec<Icon>),
    /// This many rail symbols are asked for.
    Symbols(u8),
    /// An icon of a card that pays.
    Pays(IconPlace),
    /// A label before the signs that follow.
    Label(&'static str),
    /// A loss or gain.
    Part(ChangePart),
    /// The owner of a Link that cannot be paid in full (MOV-7).
    Unpaid(Seat),
    /// Points for another player (MOV-6).
    Gift(Seat, i32),
}

/// Lists what is spent, what is still to pay and what the proposed payment changes, in that order.
pub fn costs(view: &SeatView<Tramways>) -> Vec<BillSign> {
    let (state, locale) = (view.state, view.locale);
    match (state.decision, &state.work) {
        (Decision::Lay, CurrentAction::Rails(run)) => {
            vec![BillSign::Run(run.cost), BillSign::Payable(most_symbols(state))]
        }
        (Decision::Bill | Decision::Money(_), _) => {
            let mut costs = labelled(locale.bill_wants(), wants(state));
            let Some(proposal) = propose(state, &view.draft.payment_choice) else { return costs };
            let sequel = PredictedOutcome::of(state, &proposal.actions).unwrap_or_default();
            let given = proposal.places.into_iter().map(BillSign::Pays).collect();
            costs.extend(labelled(locale.bill_given(), given));
            costs.extend(buys_happiness(state).then(|| BillSign::Label(locale.fares_included())));
            let parts = sequel.change.parts(locale).into_iter();
            let (won, lost): (Vec<ChangePart>, Vec<ChangePart>) = parts.partition(|part| part.good);
            let unpaid = sequel.unpaid.map(BillSign::Unpaid);
            let lost = lost.into_iter().map(BillSign::Part).chain(unpaid).collect();
            costs.extend(labelled(locale.bill_lost(), lost));
            let gifts = sequel.gifts.into_iter().map(|(seat, points)| BillSign::Gift(seat, points));
            let won = won.into_iter().map(BillSign::Part).chain(gifts).collect();
            costs.extend(labelled(locale.bill_brings(), won));
            costs
        }
        (Decision::Bonus | Decision::Buy, _) => {
            let fares = PredictedOutcome::of(state, &[]).unwrap_or_default();
            if fares.change.is_nothing() {
                return Vec::new();
            }
            let parts = fares.change.parts(locale).into_iter().map(BillSign::Part);
            let unpaid = fares.unpaid.map(BillSign::Unpaid);
            let gifts = fares.gifts.into_iter().map(|(seat, points)| BillSign::Gift(seat, points));
            labelled(locale.then_fares(), parts.chain(unpaid).chain(gifts).collect())
        }
        _ => Vec::new(),
    }
}

/// The signs with a label before them; empty if there are none.
fn labelled(label: &'static str, parts: Vec<BillSign>) -> Vec<BillSign> {
    let label = (!parts.is_empty()).then_some(BillSign::Label(label));
    label.into_iter().chain(parts).collect()
}

/// The icons that the bill asks for.
fn wants(state: &State) -> Vec<BillSign> {
    if state.decision != Decision::Bill {
        return Vec::new();
    }
    let icons = wanted(state).into_iter().map(BillSign::Want);
    let symbols = (state.bill.symbols > 0).then_some(BillSign::Symbols(state.bill.symbols));
    icons.chain(symbols).collect()
}
