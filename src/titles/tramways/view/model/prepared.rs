//! What a player has prepared and not yet done: where rails are to start, and what is to pay.

use crate::table::Prepared;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::begun::Draft;
use crate::titles::tramways::view::model::GameModel;

impl GameModel {
    /// The same table with what was prepared at it, which is seen once whoever prepared it decides.
    pub fn with_prepared(self, prepared: Option<Prepared>) -> GameModel {
        GameModel { laid_aside: prepared, ..self }.taken_up()
    }

    /// What is prepared, as it is saved.
    pub fn prepared(&self) -> Option<Prepared> {
        let actions = self.draft.written(self.state());
        let here = Prepared::of::<Tramways>(self.place(), State::clone(self.state()), &actions);
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
            self.draft =
                Draft { menu: self.draft.menu.take(), ..Draft::of(self.state(), &actions) };
        }
        self
    }
}
