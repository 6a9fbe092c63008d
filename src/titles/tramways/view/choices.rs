//! The buttons of the prompt, and those of the menu.

use crate::table::title::{Offered, Response, SeatView};
use crate::table::view::{Choice, ChoiceId, ChoicePlace, Menu, Pressed, Reason, Weight};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::auction::{takes_lead, track};
use crate::titles::tramways::view::change::Change;
use crate::titles::tramways::view::derived::offers;
use crate::titles::tramways::view::ids::{self, InHand, place_of};
use crate::titles::tramways::view::meaning::{Meaning, notation};
use crate::titles::tramways::view::offer::Offer;
use crate::titles::tramways::view::press::{self, action_start};
use crate::titles::tramways::view::prompt::{is_main, why_not_offered};
use crate::titles::tramways::view::reader::reader;
use crate::titles::tramways::view::ruling::rule_of_offer;
use crate::titles::tramways::view::trips::Trip;
use crate::titles::tramways::view::uses::{Begin, Thing, Use, travels};
use crate::words::Locale;

/// The buttons, in the order in which they stand.
pub(super) fn choices(seen: &SeatView<Tramways>) -> Vec<Offered<Tramways>> {
    if !seen.may_act() {
        return Vec::new();
    }
    let mut choices: Vec<Offered<Tramways>> =
        offers(seen).iter().filter_map(|offer| offered(seen, offer)).collect();
    if seen.state.decision.is_payment() {
        choices.push(button(ids::pay(), seen.locale.pay(), Weight::Main, press::pay(seen)));
    }
    if seen.draft.start_location.is_some() || action_start(seen).is_some() {
        choices.push(button(ids::back(), seen.locale.back(), Weight::Back, press::back(seen)));
    }
    choices
}

fn button(
    id: ChoiceId,
    label: &str,
    weight: Weight,
    press: Response<Tramways>,
) -> Offered<Tramways> {
    let choice = Choice {
        id,
        label: label.to_owned(),
        detail: None,
        weight,
        barred: None,
        stands: ChoicePlace::Prompt,
        notation: None,
    };
    Offered { choice, press }
}

fn offered(seen: &SeatView<Tramways>, offer: &Offer) -> Option<Offered<Tramways>> {
    let (state, locale) = (seen.state, seen.locale);
    let weight = if is_main(seen, offer) { Weight::Main } else { Weight::Plain };
    let press = press::take(seen, offer.action);
    let id = ids::offer_of(offer.action)?;
    let mut offered = button(id, &offer.label(state, locale), weight, press);
    let why = why_not_offered(offer, state, locale);
    let choice = &mut offered.choice;
    choice.barred = why.zip(rule_of_offer(offer, state)).map(|(text, rule)| Reason { text, rule });
    choice.detail = match offer.action {
        Action::Bid(dollars) => leads(state, dollars, locale),
        Action::Pass => passing(state, locale),
        _ => told(offer.change, locale),
    };
    if offer.face.is_card() {
        choice.stands = ChoicePlace::Market;
    }
    choice.notation = Some(offer.notation(state));
    Some(offered)
}

/// The offer that a choice stands for; `None` for other choices.
pub fn offer_of<'a>(seen: &SeatView<'a, Tramways>, choice: ChoiceId) -> Option<&'a Offer> {
    offers(seen).iter().find(|offer| ids::offer_of(offer.action) == Some(choice))
}

/// That a bid would take the first free place, said once of the lowest that would; what it costs is told where it is
/// pointed at.
fn leads(state: &State, dollars: u16, locale: Locale) -> Option<String> {
    let is_lowest = takes_lead(state, dollars) && !(1..dollars).any(|it| takes_lead(state, it));
    is_lowest.then(|| locale.leads().to_owned())
}

/// The place that passing brings; nothing where a bonus is passed on.
fn passing(state: &State, locale: Locale) -> Option<String> {
    if state.decision != Decision::Bid {
        return None;
    }
    track(state).passing_place().map(|place| locale.pass_brings(place))
}

/// What changes, in words; nothing where nothing does.
fn told(change: Change, locale: Locale) -> Option<String> {
    let parts: Vec<String> = change.parts(locale).into_iter().map(|part| part.text).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What can be done with the thing that is asked about.
pub(super) fn menu(seen: &SeatView<Tramways>) -> Option<Menu<Offered<Tramways>>> {
    let (state, locale) = (seen.state, seen.locale);
    let menu = seen.draft.menu.as_ref()?;
    let possible: Vec<(&Use, &Begin)> =
        menu.uses.iter().filter_map(|it| Some((it, it.verdict.as_ref().ok()?))).collect();
    let routes = possible.iter().all(|(_, begin)| matches!(begin.meaning, Meaning::Ride(_)));
    let text = match (possible.is_empty(), routes) {
        (true, _) => locale.no_use_now(),
        (false, true) => locale.routes(),
        (false, false) => locale.uses_now(),
    };
    let (about, title) = match menu.about {
        Thing::Card(card) => (Pressed::Piece(InHand::Card(card).id()), locale.card(card)),
        Thing::Cell(cell) => (Pressed::Place(place_of(cell)), reader(seen).place(state, cell)),
    };
    let uses = possible.iter().enumerate();
    let uses = uses.map(|(at, (it, begin))| use_of(seen, at, it, begin)).collect();
    let blocked = menu.uses.iter().filter_map(|it| Some((it, *it.verdict.as_ref().err()?)));
    let not_now = blocked.map(|(it, why)| (it.label(locale), press::reason(seen, why))).collect();
    Some(Menu { about, title, text: text.to_owned(), uses, not_now })
}

fn use_of(seen: &SeatView<Tramways>, at: usize, it: &Use, begin: &Begin) -> Offered<Tramways> {
    let (state, players, locale) = (seen.state, seen.players, seen.locale);
    let (route, price) = (route(begin), begin.price);
    let label =
        route.map_or_else(|| it.label(locale), |trip| reader(seen).route(state, &trip.stops));
    let cards = (price.cards > 0).then(|| locale.cards(price.cards.into()));
    let rails = price.symbols.map(|most| locale.rails_price(most));
    let way = route.map(|trip| travels(state, players, trip, locale));
    let unpaid = price.unpaid.map(|owner| locale.cannot_pay(&locale.player(players, owner)));
    let worth = it.lays_rails().then(|| locale.link_worth());
    let bonus = price.bonus.and_then(|kind| locale.bonus_choice(kind)).or(worth);
    let changes = [told(price.cost, locale), told(price.gain, locale)];
    let parts = [cards].into_iter().chain(changes).chain([rails, way, unpaid]);
    let parts: Vec<String> = parts.chain([bonus.map(str::to_owned)]).flatten().collect();
    let mut offered = button(ids::use_at(at), &label, Weight::Plain, press::pick(seen, begin));
    offered.choice.detail = (!parts.is_empty()).then(|| parts.join(" · "));
    offered.choice.notation = decisions(state, begin);
    offered
}

/// The decisions that a use begins with, in notation; nothing where it takes none yet.
fn decisions(state: &State, begin: &Begin) -> Option<String> {
    let actions = match &begin.meaning {
        Meaning::Play(actions) => actions,
        Meaning::Ride(trips) => &trips.first()?.actions,
        Meaning::Arm(_) | Meaning::Icon(..) => return None,
    };
    Some(notation(state, actions))
}

/// The one ride that a use stands for.
pub fn route(begin: &Begin) -> Option<&Trip> {
    match &begin.meaning {
        Meaning::Ride(trips) if trips.len() == 1 => trips.first(),
        _ => None,
    }
}
