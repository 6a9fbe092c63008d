//! The prompt, the buttons of the prompt and of the menu, and the questions before an action
//! reveals something or takes rails off the map.

use crate::table::title::{Offered, Prompts, SeatView, TurnOf};
use crate::table::view::{ChoiceId, ChoicePlace, Menu, Pressed, Prompt, Reason, Warning, Weight};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::rules::why_not::why_not;
use crate::titles::tramways::view::auction::{takes_lead, track};
use crate::titles::tramways::view::cost::bill::buys_happiness;
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::view::cost::payment::propose;
use crate::titles::tramways::view::drafts::derived::offers;
use crate::titles::tramways::view::drafts::ids::{self, InHand, place_of};
use crate::titles::tramways::view::drafts::press::{self, action_start};
use crate::titles::tramways::view::guide::proposal;
use crate::titles::tramways::view::map::cut::{ahead_of_building, cuts};
use crate::titles::tramways::view::map::meaning::{Meaning, notation};
use crate::titles::tramways::view::map::trips::WholeRide;
use crate::titles::tramways::view::prompts::offer::{Offer, OfferLook};
use crate::titles::tramways::view::prompts::reveal::question;
use crate::titles::tramways::view::prompts::ruling::{
    rule_of_offer, rule_of_prompt, rule_of_question,
};
use crate::titles::tramways::view::telling::reader::reader;
use crate::titles::tramways::view::uses::{Begin, CardOrCell, Use, travels};
use crate::titles::tramways::words::QuestionKind;
use crate::words::Locale;

impl Prompts for Tramways {
    fn prompt(view: &SeatView<Self>) -> Prompt {
        let (state, locale) = (view.state, view.locale);
        match view.turn {
            TurnOf::Mine => {
                let rule = Some(rule_of_prompt(view));
                Prompt { short: short(view), full: sentence(view), rule }
            }
            TurnOf::Others(Some(seat)) => {
                let full = locale.somebody_decides(&locale.player(view.players, seat));
                Prompt { short: full.clone(), full, rule: None }
            }
            TurnOf::Others(None) | TurnOf::Nobody => {
                let full = locale.prompt(state);
                Prompt { short: full.clone(), full, rule: None }
            }
        }
    }

    fn proposal(view: &SeatView<Self>) -> Option<String> {
        if !view.may_act() {
            return None;
        }
        let (state, locale) = (view.state, view.locale);
        let proposal = propose(state, &view.draft.payment_choice)?;
        let actions = proposal.actions.iter().map(|&action| locale.action(state, action));
        let change = NumbersChange::in_all(state, &proposal.actions).unwrap_or_default();
        let parts = change.parts(locale).into_iter().map(|part| part.text);
        if !buys_happiness(state) {
            return Some(locale.spoken_payment(&actions.chain(parts).collect::<Vec<_>>()));
        }
        let given = locale.spoken_payment(&actions.collect::<Vec<_>>());
        let sum = parts.collect::<Vec<_>>().join(", ");
        Some(format!("{given} {} {sum}.", locale.fares_included()))
    }

    fn choices(view: &SeatView<Self>) -> Vec<Offered<Self>> {
        if !view.may_act() {
            return Vec::new();
        }
        let mut choices: Vec<Offered<Tramways>> =
            offers(view).iter().filter_map(|offer| offered(view, offer)).collect();
        if view.state.decision.is_payment() {
            choices.push(Offered::button(
                ids::pay(),
                view.locale.pay(),
                Weight::Main,
                press::pay(view),
            ));
        }
        if view.draft.start_location.is_some() || action_start(view).is_some() {
            choices.push(Offered::button(
                ids::back(),
                view.locale.back(),
                Weight::Back,
                press::back(view),
            ));
        }
        choices
    }

    fn menu(view: &SeatView<Self>) -> Option<Menu<Offered<Self>>> {
        let (state, locale) = (view.state, view.locale);
        let menu = view.draft.menu.as_ref()?;
        let possible: Vec<(&Use, &Begin)> =
            menu.uses.iter().filter_map(|it| Some((it, it.verdict.as_ref().ok()?))).collect();
        let routes = possible.iter().all(|(_, begin)| matches!(begin.meaning, Meaning::Ride(_)));
        let text = match (possible.is_empty(), routes) {
            (true, _) => locale.no_use_now(),
            (false, true) => locale.routes(),
            (false, false) => locale.uses_now(),
        };
        let (about, title) = match menu.about {
            CardOrCell::Card(card) => (Pressed::Piece(InHand::Card(card).id()), locale.card(card)),
            CardOrCell::Cell(cell) => {
                (Pressed::Place(place_of(cell)), reader(view).place(state, cell))
            }
        };
        let uses = possible.iter().enumerate();
        let uses = uses.map(|(at, (it, begin))| use_of(view, at, it, begin)).collect();
        let blocked = menu.uses.iter().filter_map(|it| Some((it, *it.verdict.as_ref().err()?)));
        let not_now =
            blocked.map(|(it, why)| (it.label(locale), press::reason(view, why))).collect();
        Some(Menu { about, title, text: text.to_owned(), uses, not_now })
    }

    /// Asks before revelations in strict games, and before cuts in all games.
    fn warning(view: &SeatView<Self>, actions: &[Action]) -> Option<Warning> {
        let cuts = cuts(view.state, actions);
        let is_wanted = |question: &QuestionKind| view.assistance.warns(key(*question));
        let strict = view.mode.is_strict();
        let reveals = question(view.state, actions).filter(|it| strict && is_wanted(it));
        let question = reveals.or((!cuts.is_empty()).then_some(QuestionKind::Cut))?;
        let texts = cuts.iter().map(|cut| cut.text(view.state, view.players, reader(view)));
        let asked = view.locale.question(question, view.state.round).to_owned();
        let text = texts.chain([asked]).collect::<Vec<_>>().join(" ");
        Some(Warning { key: key(question), text, rule: rule_of_question(question) })
    }
}

/// The prompt in a few words, for phones.
fn short(view: &SeatView<Tramways>) -> String {
    match view.draft.start_location {
        Some(_) => view.locale.short_first_tile().to_owned(),
        None => view.locale.short_prompt(view.state),
    }
}

/// The prompt in one sentence.
fn sentence(view: &SeatView<Tramways>) -> String {
    let (state, locale) = (view.state, view.locale);
    if view.draft.start_location.is_some() {
        return locale.first_tile_prompt().to_owned();
    }
    let cuts = ahead_of_building(state, view.players, reader(view));
    [locale.prompt(state)].into_iter().chain(cuts).collect::<Vec<_>>().join(" ")
}

/// Returns whether an offer is the main choice; it is not while the guide proposes another one.
fn is_main(view: &SeatView<Tramways>, offer: &Offer) -> bool {
    let other = proposal(view).is_some_and(|proposed| proposed != offer.action);
    offer.usual && offer.refusal.is_none() && !other
}

/// Why an offer cannot be chosen; `None` if it can.
fn why_not_offered(offer: &Offer, state: &State, locale: Locale) -> Option<String> {
    Some(match (offer.refusal?, offer.face) {
        (Refusal::NothingToDo, OfferLook::Task(task)) => locale.missing(why_not(state, task)),
        (refusal, _) => locale.refusal(refusal).to_owned(),
    })
}

fn offered(view: &SeatView<Tramways>, offer: &Offer) -> Option<Offered<Tramways>> {
    let (state, locale) = (view.state, view.locale);
    let weight = if is_main(view, offer) { Weight::Main } else { Weight::Plain };
    let press = press::take(view, offer.action);
    let id = ids::offer_of(offer.action)?;
    let mut offered = Offered::button(id, offer.label(state, locale), weight, press);
    let why = why_not_offered(offer, state, locale);
    let choice = &mut offered.choice;
    choice.barred = why.zip(rule_of_offer(offer, state)).map(|(text, rule)| Reason { text, rule });
    choice.detail = match offer.action {
        Action::Bid(dollars) => leads(state, dollars, locale),
        Action::Pass => passing(state, locale),
        _ => change_text(offer.change, locale),
    };
    if offer.face.is_card() {
        choice.stands = ChoicePlace::Market;
    }
    choice.notation = Some(offer.notation(state));
    Some(offered)
}

/// Returns the offer of a choice; `None` for other choices.
pub fn offer_of<'a>(view: &SeatView<'a, Tramways>, choice: ChoiceId) -> Option<&'a Offer> {
    offers(view).iter().find(|offer| ids::offer_of(offer.action) == Some(choice))
}

/// Marks the lowest bid that takes the lead.
fn leads(state: &State, dollars: u16, locale: Locale) -> Option<String> {
    let is_lowest = takes_lead(state, dollars) && !(1..dollars).any(|it| takes_lead(state, it));
    is_lowest.then(|| locale.leads().to_owned())
}

/// The place that a pass brings; `None` if no bid is asked for.
fn passing(state: &State, locale: Locale) -> Option<String> {
    if state.decision != Decision::Bid {
        return None;
    }
    track(state).passing_place().map(|place| locale.pass_brings(place))
}

/// The changes in words; `None` if there are none.
fn change_text(change: NumbersChange, locale: Locale) -> Option<String> {
    let parts: Vec<String> = change.parts(locale).into_iter().map(|part| part.text).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn use_of(view: &SeatView<Tramways>, at: usize, it: &Use, begin: &Begin) -> Offered<Tramways> {
    let (state, players, locale) = (view.state, view.players, view.locale);
    let (route, price) = (route(begin), begin.price);
    let label =
        route.map_or_else(|| it.label(locale), |trip| reader(view).route(state, &trip.stops));
    let cards = (price.cards > 0).then(|| locale.cards(price.cards.into()));
    let rails = price.symbols.map(|most| locale.rails_price(most));
    let way = route.map(|trip| travels(state, players, trip, locale));
    let unpaid = price.unpaid.map(|owner| locale.cannot_pay(&locale.player(players, owner)));
    let worth = it.lays_rails().then(|| locale.link_worth());
    let bonus = price.bonus.and_then(|kind| locale.bonus_choice(kind)).or(worth);
    let changes = [change_text(price.cost, locale), change_text(price.gain, locale)];
    let parts = [cards].into_iter().chain(changes).chain([rails, way, unpaid]);
    let parts: Vec<String> = parts.chain([bonus.map(str::to_owned)]).flatten().collect();
    let mut offered =
        Offered::button(ids::use_at(at), &label, Weight::Plain, press::pick(view, begin));
    offered.choice.detail = (!parts.is_empty()).then(|| parts.join(" · "));
    offered.choice.notation = decisions(state, begin);
    offered
}

/// The first actions of a use in notation; `None` if it takes none yet.
fn decisions(state: &State, begin: &Begin) -> Option<String> {
    let actions = match &begin.meaning {
        Meaning::Play(actions) => actions,
        Meaning::Ride(trips) => &trips.first()?.actions,
        Meaning::Arm(_) | Meaning::Icon(..) => return None,
    };
    Some(notation(state, actions))
}

/// Returns the ride of a use; `None` if it has several or none.
pub fn route(begin: &Begin) -> Option<&WholeRide> {
    match &begin.meaning {
        Meaning::Ride(trips) if trips.len() == 1 => trips.first(),
        _ => None,
    }
}

/// The name under which preferences silence the question; frozen.
fn key(question: QuestionKind) -> &'static str {
    match question {
        QuestionKind::Line => "line",
        QuestionKind::Book => "book",
        QuestionKind::Development => "development",
        QuestionKind::Market => "market",
        QuestionKind::Round => "round",
        QuestionKind::Cut => "cut",
    }
}
