//! The draft of a table: parked while another position is shown, and saved.

use super::{TableModel, VEIL};
use crate::engine::game::Rng;
use crate::table::open::OpenTable;
use crate::table::save::Prepared;
use crate::table::title::Title;
use crate::table::{Device, DeviceTurn, ReplayedPart, Save, SaveError};
use std::rc::Rc;

/// A draft and the position of the game that it belongs to.
#[derive(Clone, PartialEq)]
pub(super) struct ParkedDraft<Draft> {
    line: usize,
    ply: usize,
    draft: Draft,
}

impl<Draft> ParkedDraft<Draft> {
    /// Renumbers its line; `None` if the line was deleted.
    pub(super) fn moved(self, kept: impl FnOnce(usize) -> Option<usize>) -> Option<Self> {
        Some(ParkedDraft { line: kept(self.line)?, ..self })
    }
}

impl<G: Title> TableModel<G> {
    /// Opens the table of a save, with its draft.
    ///
    /// # Errors
    /// The save belongs to other rules or cannot be replayed.
    pub fn open(save: &Save, device: Device) -> Result<(Self, ReplayedPart), SaveError> {
        let (table, replayed) = save.open()?;
        let device = table.held(device);
        let mut opened = TableModel::new(table, device);
        opened.reopened = save.reopened.and_then(|saved| opened.reopened_at(saved));
        opened.parked = save.prepared.as_ref().and_then(|prepared| opened.laid_out(prepared));
        opened.saved_plan = save.planned.clone();
        opened.take_up();
        Ok((opened, replayed))
    }

    /// Returns a position as the player to move there may know it.
    fn position_at(&self, line: usize, ply: usize) -> Option<G::State> {
        let state = self.stored().state_in(line, ply)?;
        let seat = G::to_act(state)?;
        Some(G::redacted(state, Some(seat), &mut Rng::new(VEIL)))
    }

    /// Reads a saved draft, as far as it is still legal; `None` if nothing of it is.
    fn laid_out(&self, prepared: &Prepared) -> Option<ParkedDraft<G::Draft>> {
        let Prepared { line, ply, .. } = *prepared;
        let state = self.position_at(line, ply)?;
        let actions = prepared.actions::<G>(state.clone());
        let draft = G::draft_of(&state, &actions);
        (draft != G::Draft::default()).then_some(ParkedDraft { line, ply, draft })
    }

    /// Returns the draft in its saved form: the present one, else the parked one.
    pub(super) fn prepared(&self) -> Option<Rc<Prepared>> {
        let written = |(line, ply), draft: &G::Draft| {
            if *draft == G::Draft::default() {
                return None;
            }
            let state = self.position_at(line, ply)?;
            let actions = G::written_draft(&state, draft);
            if actions.is_empty() {
                return None;
            }
            Prepared::of::<G>((line, ply), state, &actions).map(Rc::new)
        };
        let find = || {
            let session = self.stored();
            let here = (session.line(), session.ply());
            let here = match self.analysis {
                None if self.waits_for_storage() => {
                    written(here, &G::carried_over(&self.draft, session.state()))
                }
                None => written(here, &self.draft),
                Some(_) => None,
            };
            let laid = self.parked.as_ref();
            here.or_else(|| laid.and_then(|it| written((it.line, it.ply), &it.draft)))
        };
        self.prepared.get_or_init(find).clone()
    }

    /// Parks the draft of this position. A watching window has no draft.
    pub(super) fn lay_aside(&mut self) {
        let draft = std::mem::take(&mut self.draft);
        if self.analysis.is_none() && !self.only_looks_on() && draft != G::Draft::default() {
            let session = self.session();
            let (line, ply) = (session.line(), session.ply());
            self.parked = Some(ParkedDraft { line, ply, draft });
        }
    }

    /// Restores the parked draft of this position, if its owner is at the device.
    pub(super) fn take_up(&mut self) {
        let session = self.session();
        let here = (session.line(), session.ply());
        let is_here = |it: &mut ParkedDraft<G::Draft>| (it.line, it.ply) == here;
        if self.analysis.is_none()
            && !matches!(self.turn(), DeviceTurn::PassTo(_) | DeviceTurn::Past(_))
            && !self.only_looks_on()
            && let Some(laid) = self.parked.take_if(is_here)
        {
            self.draft = laid.draft;
        }
    }
}
