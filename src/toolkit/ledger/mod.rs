//! This device's ledger, for a title's tables and scores. The scores are a part of their own, so that no table fetches the code
//! that proves results.

mod attempts;
mod brought;
mod challenges;
mod counted_game;

pub(crate) use attempts::{is_resumed, may_open, note_seed_seen};
pub(crate) use challenges::ChallengeFaces;
pub(crate) use counted_game::CountedGame;

use crate::storage::{Brought, GameId, Preferences};
use crate::table::scores::category::{self, Category};
use crate::table::scores::proof::{each_result, prove};
use crate::table::scores::{
    Attempt, AttemptRecord, Evidence, OpenedAttempt, Proof, Ranking, Refuted, SaveRepair,
    SaveVerdict,
};
use crate::table::view::{FinalCount, Ranks};
use crate::table::{Clock, Save, SaveError, StoreError, Thumbnail};
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};
use crate::words::Locale;

/// The ledger's functions for tables, for one title's rules.
#[derive(Clone, Copy)]
pub(crate) struct LedgerAccess {
    /// Returns the ledger's verdict on a save.
    pub verdict: fn(&Save) -> SaveVerdict,
    /// Returns how an opened save that counts continues.
    pub opened: fn(&Save, SaveRepair) -> OpenedAttempt,
    /// Returns the ranked game under way whose deal a casual table shows, which continues instead; if there is none, notes the
    /// deals shown as seen.
    pub instead: fn(&TableHandle) -> Option<GameId>,
    /// Returns the ledger entries that are stored with a table's save.
    pub entries: fn(&TableHandle, &Save, Evidence) -> Vec<(String, String)>,
    /// Returns the name of the deal of a table whose setup can count.
    pub deal: fn(&TableHandle) -> Option<String>,
    /// Makes a new save of the table with this clock.
    pub save: fn(&TableHandle, Clock) -> Option<Save>,
    /// Continues an attempt without counting once it is given up; returns the table if it has to be handed over.
    pub play_on: fn(&TableHandle, Clock) -> Option<TableHandle>,
    /// Returns the category of a save, if it counts.
    pub category: fn(&Save) -> Option<&'static Category>,
    /// Deletes a game; an attempt under way is given up by that.
    pub delete_game: fn(&GameId),
}

/// A title's functions for scores and imports.
#[derive(Clone, Copy)]
pub(crate) struct ScoresFace {
    /// The functions for its tables.
    pub ledger: LedgerAccess,
    /// Returns the record of a counting game, by its table.
    pub known: fn(&TableHandle) -> Option<AttemptRecord>,
    /// Begins or continues a game that counts.
    pub begin: fn(&CountedGame, &Preferences) -> Result<(), StoreError>,
    /// Makes the same game without counting.
    pub begin_casually: fn(&CountedGame, &Preferences) -> Option<TableHandle>,
    /// The categories of the title's setups, and the proof of a link.
    pub ranking: Ranking,
    /// Draws the last position of a link's game, small.
    pub picture: fn(&str) -> Option<Thumbnail>,
    /// Returns the final count of a link's game.
    pub count: fn(&str, Locale) -> Option<FinalCount>,
    /// Returns the ranks for a solo player's points.
    pub ranks: fn(i32, Locale) -> Option<Ranks>,
    /// Returns the results of a link, each as a link of its own.
    pub each_result: fn(&str) -> Vec<String>,
    /// The version of its bots.
    pub bots: u16,
    /// Checks an imported save.
    pub checked: fn(&Save) -> Result<CheckedSave, SaveError>,
    /// Returns the proven parts of an imported item; empty if its link shows something else.
    pub proven: fn(Brought) -> Vec<Brought>,
    /// Proves the link of a result; returns the proof, and the result with the deals it reveals.
    pub attempt: fn(Attempt) -> Result<ProvenAttempt, Refuted>,
    /// Deletes a result.
    pub delete_result: fn(&Attempt),
}

/// The functions of a title never change.
impl PartialEq for ScoresFace {
    fn eq(&self, other: &ScoresFace) -> bool {
        std::ptr::eq(self.ranking.categories, other.ranking.categories)
    }
}

/// The proof of a result's link, and the result with the deals it reveals.
pub(crate) type ProvenAttempt = (Proof, Vec<Brought>);

/// An imported save, replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CheckedSave {
    /// The number, from 1, of the first illegal action, if there is one.
    pub illegal: Option<usize>,
    /// The names of the ranked deals that the list of games reveals.
    pub seen: Vec<String>,
    /// The addition to the record of its attempt, if it counts.
    pub record: Option<AttemptRecord>,
}

impl LedgerAccess {
    /// Returns the ledger's functions for these rules.
    pub(crate) const fn of<G: TitleUi>() -> LedgerAccess {
        LedgerAccess {
            verdict: attempts::verdict::<G>,
            opened: attempts::opened::<G>,
            instead: attempts::instead::<G>,
            entries: |table, save, evidence| {
                let model = attempts::model::<G>(table);
                model
                    .map(|it| attempts::ledger_entries(&it.stored_table(), save, evidence))
                    .unwrap_or_default()
            },
            deal: |table| category::name::<G>(attempts::model::<G>(table)?.session().setup()),
            save: |table, clock| {
                Some(counted_game::save_of(&attempts::model::<G>(table)?.stored_table(), clock))
            },
            play_on: counted_game::play_on::<G>,
            category: |save| Category::of::<G>(&attempts::setup_of::<G>(save)?),
            delete_game: attempts::delete_game::<G>,
        }
    }
}

impl ScoresFace {
    /// Returns the functions of a title.
    pub(crate) fn of<G: TitleUi>(title: TitleKey) -> ScoresFace {
        ScoresFace {
            ledger: LedgerAccess::of::<G>(),
            known: attempts::known_at::<G>,
            begin: counted_game::begin::<G>,
            begin_casually: counted_game::begin_casually::<G>,
            ranking: Ranking { categories: G::categories(title.key()), prove: prove::<G> },
            picture: attempts::picture::<G>,
            count: attempts::count::<G>,
            ranks: G::ranks,
            each_result: each_result::<G>,
            bots: G::VERSION,
            checked: brought::checked::<G>,
            proven: brought::proven::<G>,
            attempt: brought::attempt::<G>,
            delete_result: attempts::delete_result::<G>,
        }
    }
}
