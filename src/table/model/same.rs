//! Detects intents that change nothing.

use super::TableModel;
use crate::table::title::Title;

impl<G: Title> TableModel<G> {
    /// Returns whether another table shows and saves the same as this one. An open question always counts as a change, so a
    /// repeated question is spoken again.
    pub fn is_same(&self, other: &Self) -> bool {
        // Lists all fields, so that no new field is forgotten.
        let TableModel {
            table,
            device,
            perspective,
            turned,
            assistance,
            draft,
            parked: laid_aside,
            note,
            refusals,
            pending: asked,
            reopened,
            analysis,
            unshown,
            tried_from,
            planner,
            stand_in,
            saved_plan: kept_plan,
            stays,
            peek: beside,
            view: _,
            log_so_far: _,
            shown: _,
            derived: _,
            prepared: _,
        } = self;
        asked.is_none()
            && other.pending.is_none()
            && *table == other.table
            && *device == other.device
            && *perspective == other.perspective
            && *turned == other.turned
            && *assistance == other.assistance
            && *draft == other.draft
            && *laid_aside == other.parked
            && *note == other.note
            && *refusals == other.refusals
            && *reopened == other.reopened
            && *analysis == other.analysis
            && *unshown == other.unshown
            && *tried_from == other.tried_from
            && *planner == other.planner
            && *stand_in == other.stand_in
            && *kept_plan == other.saved_plan
            && *stays == other.stays
            && *beside == other.peek
    }
}
