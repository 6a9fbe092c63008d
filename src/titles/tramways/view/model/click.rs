//! What clicks on the map and the hand do, and what they could do.

use crate::engine::game::Game;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, Task};
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::map::Terrain;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::meaning::{Choice, Meaning, What, choices};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::{Click, ClickBy, Menu, Note};
use crate::titles::tramways::view::trips::Trip;
use crate::titles::tramways::view::uses::{Begin, Thing, Use, not_now, uses};
use crate::titles::tramways::view::why::{Why, why};

impl GameModel {
    pub(super) fn click(&mut self, click: Click) {
        let menu = self.menu.take();
        let all = self.choices();
        let here = click.targets.iter().filter_map(|id| all.get(usize::from(id.0)));
        let here = distinct(here.chain(self.guests(&all, &click)), click.by);
        match (here.as_slice(), click.cell) {
            ([], _) if click.by == ClickBy::Drag => {}
            ([], Some(cell)) => match menu.and_then(|menu| self.first_tile(&menu, cell)) {
                Some(meaning) => self.choose(meaning),
                None => self.explain(cell),
            },
            ([], None) => self.note = Some(Note::NothingHere),
            ([choice], _) => self.choose(choice.meaning.clone()),
            (several, cell) => {
                let cell = cell.unwrap_or(several[0].cell);
                let preferred_icon = several.iter().map(|choice| Use::of(self.state(), choice));
                let blocked = uses(self.state(), Thing::Cell(cell)).into_iter();
                let blocked = blocked.filter(|it| it.verdict.is_err());
                let uses = preferred_icon.chain(blocked).collect();
                self.menu = Some(Menu { about: Thing::Cell(cell), uses });
            }
        }
    }

    /// The first tile on a cell, where rails can come to it from the place that a menu was about.
    fn first_tile(&self, menu: &Menu, cell: CellId) -> Option<Meaning> {
        let location = menu.begins().find_map(|begin| match begin.meaning {
            Meaning::Arm(location) => Some(location),
            _ => None,
        });
        let is_there = |it: &Choice| it.what == What::FirstTile && it.cell == cell;
        let found = choices(self.state(), Some(location?)).into_iter().find(is_there);
        found.map(|it| it.meaning)
    }

    /// The Passengers that wait in the same Building as the cell, where something is to be begun there.
    fn guests<'a>(
        &self,
        all: &'a [Choice],
        click: &Click,
    ) -> impl Iterator<Item = &'a Choice> + use<'a> {
        let location = |cell| self.state().location(cell);
        let begins = self.start_location.is_none() && !click.targets.is_empty();
        let here = if begins { click.cell.and_then(location) } else { None };
        let waits = |it: &&Choice| {
            it.what == What::Passenger && here.is_some() && location(it.cell) == here
        };
        all.iter().filter(waits).collect::<Vec<_>>().into_iter()
    }

    /// Begins one of the possible uses of the menu.
    pub(super) fn pick(&mut self, at: usize) {
        let begun = self.menu.take().and_then(|menu| menu.begins().nth(at).cloned());
        if let Some(Begin { meaning, wish, .. }) = begun {
            self.preferred_icon = wish;
            self.choose(meaning);
        }
    }

    fn choose(&mut self, meaning: Meaning) {
        match meaning {
            Meaning::Play(actions) => self.try_play(actions),
            Meaning::Arm(cell) => {
                self.start_location =
                    if self.start_location == Some(cell) { None } else { Some(cell) }
            }
            Meaning::Ride(trips) if trips.len() > 1 => self.choose_route(&trips),
            Meaning::Ride(trips) => {
                trips.into_iter().take(1).for_each(|trip| self.try_play(trip.actions));
            }
            Meaning::Icon(card, slot) => self.icon(card, slot),
        }
    }

    fn choose_route(&mut self, trips: &[Trip]) {
        let same = |it: &Trip, choice: &Choice| matches!(&choice.meaning, Meaning::Ride(trips) if trips.contains(it));
        let all = self.choices();
        let route = |trip: &Trip| {
            let choice = all.iter().find(|choice| same(trip, choice))?;
            let meaning = Meaning::Ride(vec![trip.clone()]);
            Some(Use::of(self.state(), &Choice { meaning, ..choice.clone() }))
        };
        let uses = trips.iter().filter_map(route).collect();
        self.menu = trips.first().map(|trip| Menu { about: Thing::Cell(trip.end()), uses });
    }

    /// Shows all uses of a thing.
    pub(super) fn look_up(&mut self, thing: Thing) {
        self.menu = Some(Menu { about: thing, uses: uses(self.state(), thing) });
    }

    /// Before anything is paid another Parcel may still be chosen to build on: the ply at which the action began, and
    /// what it is then.
    fn other_site(&self, cell: CellId) -> Option<(usize, [Action; 2])> {
        let (Decision::Kind(now), Terrain::Parcel(parcel)) =
            (self.state().decision, self.state().map.terrain(cell))
        else {
            return None;
        };
        let start = self.action_start().filter(|&ply| ply >= self.floor())?;
        let mut state = State::clone(self.session().state_at(start));
        let actions = [Action::Start(Task::Build), Action::Site(parcel)];
        let is_legal =
            |&action: &Action| Tramways::apply(&mut state, action, &mut Vec::new()).is_ok();
        let is_other = parcel != now && !self.is_of_others(start);
        (is_other && actions.iter().all(is_legal)).then_some((start, actions))
    }

    /// A click that means nothing opens the uses of what is there, unless an action is under way:
    /// then it was meant for that.
    fn explain(&mut self, cell: CellId) {
        if let Some((start, actions)) = self.other_site(cell) {
            self.take_back(start);
            return self.play(&actions);
        }
        let thing = Thing::Cell(cell);
        if self.state().decision.is_root()
            && self.start_location.is_none()
            && thing.is_worth_a_look(self.state())
        {
            return self.look_up(thing);
        }
        self.note = Some(match why(self.state(), cell, self.start_location) {
            Why::Rule(refusal) => Note::Rule(refusal),
            Why::Missing(task, missing) => Note::Missing(task, missing),
            Why::TooFar => Note::TooFar,
            Why::From(location) => Note::From(location),
            Why::NotBeside(location) => Note::NotBeside(location),
            Why::NothingHere => not_now(self.state()).map_or(Note::NothingHere, Note::Blocked),
        });
    }

    pub(super) fn icon(&mut self, card: CardId, slot: Slot) {
        match self.state().decision {
            Decision::Bill | Decision::Money(_) => self.wish((card, slot)),
            Decision::Administration => self.try_play(vec![Action::Play(card, slot)]),
            Decision::Void => self.try_play(vec![Action::Discard(card)]),
            decision if decision.is_root() => self.look_up(Thing::Card(card)),
            _ => self.note = card.card().icon(slot).map(Note::IconNotNow),
        }
    }

    pub(super) fn card(&mut self, card: CardId) {
        match self.state().decision {
            Decision::Void => self.try_play(vec![Action::Discard(card)]),
            _ => self.look_up(Thing::Card(card)),
        }
    }
}

/// One choice of each kind; a pointer that lays rails means rails.
fn distinct<'a>(here: impl Iterator<Item = &'a Choice>, by: ClickBy) -> Vec<Choice> {
    let mut kept: Vec<Choice> = Vec::new();
    for choice in here {
        let on_the_way = matches!(choice.what, What::LeadOn | What::Complete | What::FirstTile);
        let rails = on_the_way || matches!(choice.what, What::Start | What::GoOn);
        if by == ClickBy::Drag && !rails {
            continue;
        }
        if on_the_way {
            return vec![choice.clone()];
        }
        if kept.iter().all(|other| other.what != choice.what) {
            kept.push(choice.clone());
        }
    }
    kept
}
