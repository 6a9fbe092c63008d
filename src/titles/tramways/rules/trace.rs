//! The game as plain data: positions as in position files, actions as in their texts.

use super::action::{Action, Port};
use super::card::{CardId, Consequence};
use super::event::Event;
use super::icon::{Icon, IconSet};
use super::link::{LinkEnd, LinkIndex, Tile};
use super::observe::Observation;
use super::position::{Names, Position, tell};
use super::scoring::{Score, score};
use super::setup::Setup;
use super::state::{Bill, Decision, Payment, Played, Purpose, State, Work};
use super::{Tramways, notation};
use crate::engine::game::{Game, MAX_SEATS};
use crate::engine::trace::Traced;
use serde_json::{Map, Value, json};

impl Traced for Tramways {
    const TITLES: &'static [&'static str] = &[Tramways::KEY];

    fn title(_: &Setup) -> &'static str {
        Tramways::KEY
    }

    fn usual(title: &str, players: usize, seed: u64) -> Option<Setup> {
        if title != Tramways::KEY || !(1..=MAX_SEATS).contains(&players) {
            return None;
        }
        Some(Setup::standard(players, seed))
    }

    fn board(setup: &Setup) -> Value {
        let map = Tramways::new(setup)
            .ok()
            .map(|state| position(&state, &Names::default())["map"].take());
        let cards = CardId::all().map(|card| (card.name(), json!(carried(card))));
        json!({ "map": map, "cards": Map::from_iter(cards) })
    }

    fn position(state: &State) -> Value {
        position(state, &Names::default())
    }

    fn known(observation: &Observation) -> Value {
        position(observation.shown(), &Names::default())
    }

    fn action(state: &State, action: Action) -> Value {
        let text = notation::write(state, action);
        let mut words = text.split_whitespace();
        json!({ "action": words.next(), "operands": words.collect::<Vec<_>>() })
    }

    fn event(state: &State, event: &Event) -> Value {
        tell(state, &Names::default(), event)
    }

    fn result(state: &State) -> Map<String, Value> {
        let parts = state.players.seats().map(|seat| part(score(state, seat)));
        Map::from_iter([("parts".to_owned(), parts.collect())])
    }
}

/// A position as in position files, and what they have no words for, by the names that a file gives
/// its cards.
pub(in crate::titles::tramways) fn position(state: &State, names: &Names) -> Value {
    let mut told = serde_json::to_value(Position::of(state, names)).unwrap_or_default();
    told.as_object_mut().into_iter().for_each(|fields| fields.extend(under_way(state, names)));
    told
}

/// What a position file has no words for, because none begins there: what is chosen, played and
/// offered so far. Only what there is.
fn under_way(state: &State, names: &Names) -> Map<String, Value> {
    let entries =
        |cards: &[CardId]| cards.iter().map(|&card| names.entry(card)).collect::<Vec<_>>();
    let in_play = (!state.played.is_empty())
        .then(|| state.played.iter().map(|it| played(it, names)).collect());
    let has_offer = state.players.iter().any(|player| !player.offer.is_empty());
    let offers = has_offer.then(|| state.players.iter().map(|it| entries(&it.offer)).collect());
    let open_book = match state.decision {
        Decision::BookTake(book) | Decision::BookTop(book) => Some((book.0 + 1).into()),
        _ => None,
    };
    let bill = (state.decision == Decision::Bill).then(|| bill(&state.bill));
    let payment = match state.decision {
        Decision::Money(payment) => Some(money(state, payment)),
        _ => None,
    };
    let fields = [
        ("in_play", in_play),
        ("offers", offers),
        ("open_book", open_book),
        ("work", work(state)),
        ("bill", bill),
        ("payment", payment),
    ];
    fields.into_iter().filter_map(|(name, told)| Some((name.to_owned(), told?))).collect()
}

fn played(played: &Played, names: &Names) -> Value {
    let icons = played.card.card().icons();
    let used = icons.filter(|(slot, _)| played.used.has(*slot));
    let words: Vec<String> = used.map(|(_, icon)| notation::icon_word(icon)).collect();
    json!({ "card": names.entry(played.card), "icons": words })
}

/// What is still to be paid in icons.
fn bill(bill: &Bill) -> Value {
    let words = |&wanted: &IconSet| {
        Icon::all().filter(|&icon| wanted.has(icon)).map(notation::icon_word).collect::<Vec<_>>()
    };
    json!({ "wants": bill.wants.iter().map(words).collect::<Vec<_>>(), "symbols": bill.symbols })
}

/// The money to be paid, and the Money icons played for it so far.
fn money(state: &State, payment: Payment) -> Value {
    let purpose = match payment.purpose {
        Purpose::Bid => "bid",
        Purpose::Reveal => "reveal",
        Purpose::Happiness(_) => "happiness",
    };
    json!({ "price": payment.price, "for": purpose, "coins": state.coins.as_slice() })
}

/// What was chosen for the action under way.
fn work(state: &State) -> Option<Value> {
    let cell = |cell| state.map.lattice.name(cell);
    let port = |port: Port| format!("{}{}", cell(port.cell), port.side.letter());
    let link = |link: LinkIndex| port(state.link(link).port(LinkEnd::Last));
    match (&state.work, state.decision) {
        (Work::Nothing, Decision::Kind(parcel)) => Some(json!({ "site": parcel.name() })),
        (Work::Nothing, _) => None,
        (Work::Rails(run), _) => {
            let tile = |tile: &Tile| {
                let entry = port(Port { cell: tile.cell, side: tile.entry });
                format!("{entry}{}", tile.exit.letter())
            };
            Some(json!({ "tiles": run.tiles.iter().map(tile).collect::<Vec<_>>() }))
        }
        (Work::UpgradeLink(index), _) => Some(json!({ "link": link(*index) })),
        (Work::Build(parcel, kind), _) => {
            Some(json!({ "site": parcel.name(), "kind": kind.letter().to_string() }))
        }
        (Work::UpgradeBuilding(parcel), _) => Some(json!({ "site": parcel.name() })),
        (Work::Ride(ride), _) => {
            let stops: Vec<String> = ride.stops.iter().map(|&stop| cell(stop)).collect();
            Some(json!({ "passenger": cell(ride.from), "stops": stops }))
        }
    }
}

/// What a card carries, in the words of position files.
fn carried(card: CardId) -> Vec<String> {
    let consequence = match card.card().consequence {
        Consequence::None => None,
        Consequence::Pay3 => Some("!pay3".to_owned()),
        Consequence::Stress => Some("!stress".to_owned()),
        Consequence::Void => Some("!void".to_owned()),
    };
    card.card().icons().map(|(_, icon)| notation::icon_word(icon)).chain(consequence).collect()
}

fn part(score: Score) -> Value {
    json!({
        "happiness": score.happiness,
        "links": score.link_points,
        "money": score.money_points,
        "stress": -score.stress,
        "dollars_left": score.money_left,
    })
}
