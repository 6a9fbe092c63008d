//! What is counted in many games, for the balance of cards and boards.

use super::auctions::Auctions;
use crate::engine::game::{Game, Outcome, Record, Seat};
use crate::measure::statistics::{lengths, mean, quantile, round};
use crate::measure::{Checking, Counts, Played, Results, Totals, Witness};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Family};
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::link::Status;
use crate::titles::tramways::rules::state::{Decision, State};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Counts of many games.
#[derive(Default)]
pub(super) struct Tally {
    totals: Totals,
    scores: Vec<i64>,
    spreads: Vec<i64>,
    link_chars: Vec<i64>,
    position_chars: Vec<i64>,
    stress: Vec<i64>,
    complete: u64,
    upgraded: u64,
    auctions: Auctions,
    icons: BTreeMap<&'static str, u64>,
    buildings: [u64; 4],
    happiness: BTreeMap<&'static str, i64>,
    by_seat: Places,
    by_place: Places,
    by_opening: Groups,
    by_built: Groups,
    /// The order of the first round, once it stands.
    first_order: Vec<Seat>,
    /// The Development card that each seat took during the setup.
    openings: BTreeMap<Seat, CardId>,
    /// Who built which types.
    built: BTreeSet<(Seat, BuildingType)>,
}

/// Scores and wins by place in some order of the seats.
#[derive(Default)]
struct Places(Vec<Results>);

impl Places {
    fn add(&mut self, order: &[Seat], outcome: &Outcome) {
        self.0.resize_with(order.len().max(self.0.len()), Default::default);
        self.0.iter_mut().zip(order).for_each(|(place, &seat)| place.add(seat, outcome));
    }

    fn report(&self) -> Value {
        self.0.iter().map(Results::report).collect()
    }
}

/// Scores and wins by what players had.
#[derive(Default)]
struct Groups(BTreeMap<String, Results>);

impl Groups {
    fn add(&mut self, name: String, seat: Seat, outcome: &Outcome) {
        self.0.entry(name).or_default().add(seat, outcome);
    }

    /// How many had it, their scores and their share of wins.
    fn report(&self) -> Value {
        let group = |(name, results): (&String, &Results)| {
            let mut report = results.report();
            report["players"] = results.scores().len().into();
            (name.clone(), report)
        };
        self.0.iter().map(group).collect()
    }
}

impl Witness<Tramways> for Tally {
    fn decided(&mut self, state: &State, _seat: Seat, events: &[Event]) {
        self.totals.decided::<Tramways>(state);
        if state.round == 1 && state.decision == Decision::Task && self.first_order.is_empty() {
            self.first_order = state.order.to_vec();
        }
        events.iter().for_each(|event| self.count(event));
        if self.first_order.is_empty() {
            self.openings.extend(events.iter().filter_map(development));
        }
        self.count_happiness(events);
    }

    fn thought(&mut self, _seat: Seat, time: Duration) {
        self.totals.thought(time);
    }
}

impl Counts<Tramways> for Tally {
    fn add(&mut self, played: &Played<Tramways>) {
        let order = std::mem::take(&mut self.first_order);
        let (openings, built) =
            (std::mem::take(&mut self.openings), std::mem::take(&mut self.built));
        let Some(outcome) = self.totals.add(played) else { return };
        let state = &played.state;
        self.link_chars.push(codec::encode(&played.record).len() as i64);
        self.count_positions(&played.record);
        let scores: Vec<i64> = outcome.scores.iter().map(|&score| score.into()).collect();
        let (low, high) = (scores.iter().min(), scores.iter().max());
        self.spreads.extend(high.zip(low).map(|(high, low)| high - low));
        self.scores.extend(scores);
        self.stress.extend(state.players.iter().map(|player| i64::from(player.stress())));
        let status =
            |wanted| state.links.iter().filter(|link| link.status == wanted).count() as u64;
        self.upgraded += status(Status::Upgraded);
        self.complete += status(Status::Complete) + status(Status::Upgraded);
        if let Ok(start) = Tramways::new(&played.record.setup) {
            self.by_seat.add(&start.order, outcome);
        }
        self.by_place.add(&order, outcome);
        for (seat, card) in openings {
            self.by_opening.add(card.name(), seat, outcome);
        }
        for (seat, kind) in built {
            self.by_built.add(kind.letter().to_string(), seat, outcome);
        }
    }

    fn report(&self, speed: u64) -> Value {
        let mut report = object(self.totals.report(speed));
        report.extend(self.results());
        report.extend(self.play());
        Value::Object(report)
    }
}

impl Tally {
    /// Nothing counted yet of so many games.
    pub(super) fn new(games: u64, checking: Checking) -> Self {
        Tally { totals: Totals::new(games, checking), ..Tally::default() }
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Bid { dollars, .. } => self.auctions.bid(dollars),
            Event::Round { round } => self.auctions.begin(round),
            Event::Played { card, slot, .. } => {
                let icon = card.card().icon(slot).map_or("none", icon_name);
                *self.icons.entry(icon).or_default() += 1;
            }
            Event::Built { kind, seat, .. } => {
                self.buildings[kind.index()] += 1;
                self.built.insert((seat, kind));
            }
            _ => {}
        }
    }

    /// Happiness Points by what they were won or lost for.
    fn count_happiness(&mut self, events: &[Event]) {
        let mut source = "bought";
        for event in events {
            match event {
                Event::Moved { .. } => source = "rides",
                Event::Built { .. } => source = "built",
                Event::BuildingUpgraded { .. } => source = "buildings_upgraded",
                Event::LinkUpgraded { .. } => source = "links_upgraded",
                Event::Happiness { points, .. } => {
                    let source = if *points < 0 { "stress" } else { source };
                    *self.happiness.entry(source).or_default() += i64::from(*points);
                }
                _ => {}
            }
        }
    }

    /// The lengths of the links of some positions, from the first to the last.
    fn count_positions(&mut self, record: &Record<Tramways>) {
        for part in 0..=POSITIONS {
            let plies = record.actions.len() * part / POSITIONS;
            let actions = record.actions[..plies].to_vec();
            let link =
                codec::position::<Tramways>(&Record { actions, setup: record.setup.clone() });
            self.position_chars.push(codec::write(&link).len() as i64);
        }
    }

    fn results(&self) -> Map<String, Value> {
        let mut scores = self.scores.clone();
        scores.sort_unstable();
        object(json!({
            "score": {
                "min": quantile(&scores, 0),
                "p10": quantile(&scores, 10),
                "median": quantile(&scores, 50),
                "p90": quantile(&scores, 90),
                "max": quantile(&scores, 100),
                "mean": mean(&scores),
            },
            "spread": mean(&self.spreads),
            "by_initial_order": self.by_seat.report(),
            "by_first_round_order": self.by_place.report(),
            "by_opening_card": self.by_opening.report(),
            "by_type_built": self.by_built.report(),
            "link_chars": lengths(&self.link_chars),
            "position_chars": lengths(&self.position_chars),
        }))
    }

    /// How the games went, most of it as a mean for one player of one game.
    fn play(&self) -> Map<String, Value> {
        let players = self.scores.len().max(1) as f64;
        let each = |count: f64| round(count / players);
        let built =
            BuildingType::ALL.map(|kind| (kind.letter().to_string(), self.buildings[kind.index()]));
        let built = built.map(|(letter, count)| (letter, each(count as f64).into()));
        let named = |(name, count): (&&str, f64)| ((*name).to_owned(), each(count).into());
        let icons = self.icons.iter().map(|(name, &count)| named((name, count as f64)));
        let happiness = self.happiness.iter().map(|(name, &points)| named((name, points as f64)));
        object(json!({
            "bids": self.auctions.report(),
            "stress": mean(&self.stress),
            "links_complete": each(self.complete as f64),
            "links_upgraded": each(self.upgraded as f64),
            "buildings": Value::Object(Map::from_iter(built)),
            "icons": Value::Object(icons.collect()),
            "happiness": Value::Object(happiness.collect()),
        }))
    }
}

/// So many parts of a game begin at a position whose link is measured; the end is one more.
const POSITIONS: usize = 16;

/// A Development card that a seat took.
fn development(event: &Event) -> Option<(Seat, CardId)> {
    match *event {
        Event::Took { seat, card } | Event::TookSecretly { seat, card } => {
            (card.family().0 == Family::Development).then_some((seat, card))
        }
        _ => None,
    }
}

fn object(value: Value) -> Map<String, Value> {
    if let Value::Object(map) = value { map } else { Map::new() }
}

fn icon_name(icon: Icon) -> &'static str {
    match icon {
        Icon::Rails(1) => "rails_1",
        Icon::Rails(2) => "rails_2",
        Icon::Rails(_) => "rails_3",
        Icon::UpgradeLink => "upgrade_link",
        Icon::Build => "build",
        Icon::UpgradeBuilding => "upgrade_building",
        Icon::To(Destination::Kind(BuildingType::Residence)) => "to_r",
        Icon::To(Destination::Kind(BuildingType::Commerce)) => "to_c",
        Icon::To(Destination::Kind(BuildingType::Industry)) => "to_i",
        Icon::To(Destination::Kind(BuildingType::Leisure)) => "to_l",
        Icon::To(Destination::Parcel(_)) => "to_parcel",
        Icon::Money(1) => "money_1",
        Icon::Money(2) => "money_2",
        Icon::Money(_) => "money_3",
        Icon::Worker => "worker",
        Icon::Passenger => "passenger",
        Icon::Calm => "calm",
        Icon::Stripe => "stripe",
    }
}
