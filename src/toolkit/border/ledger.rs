//! What the tables of a title with ranked games ask the ledger of this device, and what is said of them there.

use super::table_ui::TableHandle;
use crate::storage::GameId;
use crate::table::ranked::{Mended, Opened, Verdict, Witness};
use crate::table::{Clock, Save};
use crate::toolkit::hooks::Saving;
use crate::words::Locale;
use yew::prelude::*;

/// The ledger of a title's ranked games.
#[derive(Clone, Copy)]
pub(crate) struct Ledger {
    /// What it says of a save.
    pub verdict: fn(&Save) -> Verdict,
    /// How a save goes on that is opened and counts.
    pub opened: fn(&Save, Mended) -> Opened,
    /// The ranked game under way whose deal a table shows that does not count: it goes on in its place, and says so. Where
    /// there is none, what the table shows of deals is noted.
    pub instead: fn(&TableHandle) -> Option<GameId>,
    /// The entries by which it notes how a table stands that is saved.
    pub beside: fn(&TableHandle, &Save, Witness) -> Vec<(String, String)>,
    /// What is said above a table.
    pub notices: fn(RankedTable) -> Html,
    /// What is said below the final count.
    pub at_end: fn(&TableHandle) -> Html,
    /// What a link proves.
    pub proof: fn(&str, Locale) -> Option<String>,
}

/// A table of a title with ranked games.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct RankedTable {
    /// The game.
    pub id: GameId,
    /// The table as it is shown.
    pub table: TableHandle,
    /// What the ledger said when it was opened.
    pub verdict: Verdict,
    /// The clock of its save.
    pub clock: Clock,
    /// How saving goes.
    pub saving: Saving,
    /// Shows what another window has saved.
    pub onload: Callback<()>,
}
