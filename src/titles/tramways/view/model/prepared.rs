//! What a player has prepared and not yet done: where rails are to start, and what is to pay.

use crate::table::Prepared;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::meaning::{Meaning, What, choices};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::payment::{PaymentChoice, propose};

/// The actions that lay a first tile from a location; several directions are one way to say where from.
fn first_tile(state: &State, location: CellId) -> Option<Vec<Action>> {
    let all = choices(state, Some(location));
    all.into_iter().find_map(|choice| match choice.meaning {
        Meaning::Play(actions) if choice.what == What::FirstTile => Some(actions),
        _ => None,
    })
}

impl GameModel {
    /// The same table with what was prepared at it, which is seen once whoever prepared it decides.
    pub fn with_prepared(self, prepared: Option<Prepared>) -> GameModel {
        GameModel { laid_aside: prepared, ..self }.taken_up()
    }

    /// What is prepared, as it is saved.
    pub fn prepared(&self) -> Option<Prepared> {
        let state = self.state();
        let start = self.start_location.and_then(|location| first_tile(state, location));
        let actions = match start {
            Some(actions) => actions,
            None if self.payment_choice == PaymentChoice::default() => Vec::new(),
            None => propose(state, &self.payment_choice).map(|it| it.actions).unwrap_or_default(),
        };
        let here = Prepared::of::<Tramways>(self.place(), State::clone(state), &actions);
        here.or_else(|| self.laid_aside.clone())
    }

    /// The line and the ply that are shown.
    fn place(&self) -> (usize, usize) {
        (self.session().line(), self.session().ply())
    }

    pub(super) fn taken_up(mut self) -> GameModel {
        let place = self.place();
        let is_here = |it: &mut Prepared| (it.line, it.ply) == place;
        if self.may_act()
            && let Some(prepared) = self.laid_aside.take_if(is_here)
        {
            let actions = prepared.actions::<Tramways>(State::clone(self.state()));
            self.prepare(&actions);
        }
        self
    }

    fn prepare(&mut self, actions: &[Action]) {
        let state = self.state();
        let starts = choices(state, None).into_iter().filter_map(|choice| match choice.meaning {
            Meaning::Arm(location) => Some(location),
            _ => None,
        });
        let is_meant = |location: &CellId| first_tile(state, *location).as_deref() == Some(actions);
        let start = starts.into_iter().find(is_meant);
        let icons = actions.iter().filter_map(|action| match *action {
            Action::Play(card, slot) => Some((card, slot)),
            _ => None,
        });
        let is_payment = propose(state, &PaymentChoice::default()).is_some();
        let with = if is_payment { icons.collect() } else { Vec::new() };
        self.start_location = start;
        self.payment_choice = PaymentChoice { with, without: Vec::new() };
    }
}
