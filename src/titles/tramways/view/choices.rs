//! The buttons of the prompt, and those of the menu.

use crate::table::title::SeatView;
use crate::table::view::{Choice, ChoicePlace, Menu, Pressed, Reason, Weight};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::auction::{takes_lead, track};
use crate::titles::tramways::view::change::Change;
use crate::titles::tramways::view::ids::{Button, InHand, place_of};
use crate::titles::tramways::view::meaning::{Meaning, notation};
use crate::titles::tramways::view::offer::{Offer, offers};
use crate::titles::tramways::view::press::action_start;
use crate::titles::tramways::view::prompt::{is_main, why_not_offered};
use crate::titles::tramways::view::reader::reader;
use crate::titles::tramways::view::ruling::rule_of_offer;
use crate::titles::tramways::view::trips::Trip;
use crate::titles::tramways::view::uses::{Begin, Block, Thing, Use, travels};
use crate::words::Locale;

/// The buttons, in the order in which they stand.
pub(super) fn choices(seen: &SeatView<Tramways>) -> Vec<Choice> {
    if !seen.may_act() {
        return Vec::new();
    }
    let mut choices: Vec<Choice> =
        offers(seen.state).iter().filter_map(|offer| offered(seen, offer)).collect();
    if seen.state.decision.is_payment() {
        choices.extend(button(Button::Pay, seen.locale.pay(), Weight::Main));
    }
    if seen.draft.start_location.is_some() || action_start(seen).is_some() {
        choices.extend(button(Button::Back, seen.locale.back(), Weight::Back));
    }
    choices
}

fn button(button: Button, label: &str, weight: Weight) -> Option<Choice> {
    let label = label.to_owned();
    Some(Choice {
        id: button.id()?,
        label,
        detail: None,
        weight,
        barred: None,
        stands: ChoicePlace::Prompt,
        notation: None,
    })
}

fn offered(seen: &SeatView<Tramways>, offer: &Offer) -> Option<Choice> {
    let (state, locale) = (seen.state, seen.locale);
    let weight = if is_main(seen, offer) { Weight::Main } else { Weight::Plain };
    let why = why_not_offered(offer, state, locale);
    let barred = why.zip(rule_of_offer(offer, state)).map(|(text, rule)| Reason { text, rule });
    let detail = match offer.action {
        Action::Bid(dollars) => leads(state, dollars, locale),
        Action::Pass => passing(state, locale),
        _ => told(offer.change, locale),
    };
    let stands = if offer.face.is_card() { ChoicePlace::Market } else { ChoicePlace::Prompt };
    let label = offer.label(state, locale);
    let notation = Some(offer.notation(state));
    let plain = button(Button::Offer(offer.action), &label, weight)?;
    Some(Choice { barred, detail, stands, notation, ..plain })
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
pub(super) fn menu(seen: &SeatView<Tramways>) -> Option<Menu> {
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
    let uses = uses.filter_map(|(at, (it, begin))| use_of(seen, at, it, begin)).collect();
    let blocked = menu.uses.iter().filter_map(|it| Some((it, *it.verdict.as_ref().err()?)));
    let not_now = blocked.map(|(it, block)| (it.label(locale), reason(block, locale))).collect();
    Some(Menu { about, title, text: text.to_owned(), uses, not_now })
}

fn reason(block: Block, locale: Locale) -> Reason {
    Reason { text: block.text(locale), rule: block.rule() }
}

fn use_of(seen: &SeatView<Tramways>, at: usize, it: &Use, begin: &Begin) -> Option<Choice> {
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
    let detail = (!parts.is_empty()).then(|| parts.join(" · "));
    let notation = decisions(state, begin);
    Some(Choice { detail, notation, ..button(Button::Use(at), &label, Weight::Plain)? })
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
