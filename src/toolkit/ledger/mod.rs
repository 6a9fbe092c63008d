//! What the tables and the scores of a title ask the ledger of this device. The scores are a part of the page of their own,
//! so that no table fetches what proves results.

mod attempts;
mod begun;
mod brought;
mod challenges;

pub(crate) use attempts::{is_resumed, may_open, note_seed_seen};
pub(crate) use begun::Counted;
pub(crate) use challenges::ChallengeFaces;

use crate::storage::{Brought, GameId, Preferences};
use crate::table::scores::category::{self, Category};
use crate::table::scores::proof::{each_result, prove};
use crate::table::scores::{
    Attempt, AttemptRecord, Mended, Opened, Proof, Ranking, Refuted, Verdict, Witness,
};
use crate::table::view::{FinalCount, Ranks};
use crate::table::{Clock, Save, SaveError, StoreError, Thumbnail};
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};
use crate::words::Locale;

/// What a table asks the ledger of this device, as its title's rules read it.
#[derive(Clone, Copy)]
pub(crate) struct Ledger {
    /// What it says of a save.
    pub verdict: fn(&Save) -> Verdict,
    /// How a save goes on that is opened and counts.
    pub opened: fn(&Save, Mended) -> Opened,
    /// The ranked game under way whose deal a table shows that does not count: it goes on in its place. Where there is
    /// none, what the table shows of deals is noted.
    pub instead: fn(&TableHandle) -> Option<GameId>,
    /// The entries by which it notes how a table stands that is saved.
    pub beside: fn(&TableHandle, &Save, Witness) -> Vec<(String, String)>,
    /// The name of the deal of a table whose set-up is one of a game that counts.
    pub deal: fn(&TableHandle) -> Option<String>,
    /// The table as a save of its own, with this clock.
    pub save: fn(&TableHandle, Clock) -> Option<Save>,
    /// Goes on without counting from an attempt that is given up; the game where it cannot be stored.
    pub play_on: fn(&TableHandle, Clock) -> Option<TableHandle>,
    /// The category of a save, if it counts.
    pub category: fn(&Save) -> Option<&'static Category>,
    /// Deletes a game; an attempt that goes on is given up by it.
    pub delete_game: fn(&GameId),
}

/// What the scores and files with games ask of a title besides.
#[derive(Clone, Copy)]
pub(crate) struct ScoresFace {
    /// What its tables ask.
    pub ledger: Ledger,
    /// What the ledger knows of the game of a table that counts.
    pub known: fn(&TableHandle) -> Option<AttemptRecord>,
    /// Begins a game that counts, or goes on with it.
    pub begin: fn(&Counted, &Preferences) -> Result<(), StoreError>,
    /// The same game without counting.
    pub begin_casually: fn(&Counted, &Preferences) -> Option<TableHandle>,
    /// The kinds of set-ups of the title, and what a link proves.
    pub ranking: Ranking,
    /// The last position of the game of a link, small.
    pub picture: fn(&str) -> Option<Thumbnail>,
    /// The final count of the game of a link.
    pub count: fn(&str, Locale) -> Option<FinalCount>,
    /// The ranks of points of a lone player.
    pub ranks: fn(i32, Locale) -> Option<Ranks>,
    /// The results of a link, each as a link of its own.
    pub each_result: fn(&str) -> Vec<String>,
    /// The version of its bots.
    pub bots: u16,
    /// What a save that comes in holds, besides what can be played of it.
    pub checked: fn(&Save) -> Result<Checked, SaveError>,
    /// What of something that comes in is proven; nothing where its link shows something else.
    pub proven: fn(Brought) -> Vec<Brought>,
    /// What the link of a result proves, and the result with what it shows of its deal.
    pub attempt: fn(Attempt) -> Result<ProvenAttempt, Refuted>,
    /// Deletes a result.
    pub delete_result: fn(&Attempt),
}

/// What is known of a title never changes.
impl PartialEq for ScoresFace {
    fn eq(&self, other: &ScoresFace) -> bool {
        std::ptr::eq(self.ranking.categories, other.ranking.categories)
    }
}

/// What the link of a result proves, and the result with what it shows of its deal.
pub(crate) type ProvenAttempt = (Proof, Vec<Brought>);

/// A save that comes in from a file, replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Checked {
    /// The number, from 1, of the first decision that is not legal, if there is one.
    pub illegal: Option<usize>,
    /// The names of what the list of games shows of deals of ranked games.
    pub seen: Vec<String>,
    /// What it adds to what is known of its attempt, where it counts.
    pub record: Option<AttemptRecord>,
}

impl Ledger {
    /// The ledger as these rules read it.
    pub(crate) const fn of<G: TitleUi>() -> Ledger {
        Ledger {
            verdict: attempts::verdict::<G>,
            opened: attempts::opened::<G>,
            instead: attempts::instead::<G>,
            beside: |table, save, witness| {
                let model = attempts::model::<G>(table);
                model
                    .map(|it| attempts::beside(&it.stored_table(), save, witness))
                    .unwrap_or_default()
            },
            deal: |table| category::name::<G>(attempts::model::<G>(table)?.session().setup()),
            save: |table, clock| {
                Some(begun::save_of(&attempts::model::<G>(table)?.stored_table(), clock))
            },
            play_on: begun::play_on::<G>,
            category: |save| Category::of::<G>(&attempts::setup_of::<G>(save)?),
            delete_game: attempts::delete_game::<G>,
        }
    }
}

impl ScoresFace {
    /// That of a title by its rules.
    pub(crate) fn of<G: TitleUi>(title: TitleKey) -> ScoresFace {
        ScoresFace {
            ledger: Ledger::of::<G>(),
            known: attempts::known_at::<G>,
            begin: begun::begin::<G>,
            begin_casually: begun::begin_casually::<G>,
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
