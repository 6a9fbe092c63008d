//! Decides whether a change of tables is animated.

use super::TableModel;
use crate::engine::game::Boundary;
use crate::table::Device;
use crate::table::title::Title;
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// Returns whether new decisions, or one action of the past, lead from `before` to this table, so that they can be
    /// animated. Undo, jumps and watching windows show the position at once.
    pub fn goes_on_from(&self, before: &Self) -> bool {
        let (old, new) = (before.session(), self.session());
        let (from, to) = (old.ply(), new.ply());
        let plays = !matches!(self.device, Device::Visiting | Device::LookingOn(_));
        let goes_on = to > from && Rc::ptr_eq(old.state(), new.state_at(from));
        let is_root = |&ply: &usize| matches!(G::boundary(new.state_at(ply)), Boundary::Root);
        let is_one = || !(from + 1..to).any(|ply| is_root(&ply));
        plays && goes_on && (from == old.length() || is_one())
    }
}
