//! The functions of a title that its first render does not need. They are fetched later and take any table, but serve only
//! tables of their own rule set.

use super::table_ui::{TableHandle, TitleUi};
use crate::engine::bots::{Level, Reference};
use crate::engine::game::Seat;
use crate::table::board::orientation::Turned;
use crate::table::hint::Hint;
use crate::table::model::TableModel;
use crate::table::motion::Beat;
use crate::table::puzzle::Puzzle;
use crate::table::review::{DecisionInWords, JudgedDecision};
use crate::table::view::ResultCard;
use crate::words::Locale;
use std::any::Any;

/// Describes the plans of bots, each a link with its worth, at a table.
pub(crate) type TellHints = fn(&TableHandle, &[(String, i64)], Locale) -> Vec<Hint>;

/// Draws the result of a table with the address of its game.
pub(crate) type DrawResult = fn(&TableHandle, &str, Locale) -> Option<ResultCard>;

/// Lists the animations between two tables on a board turned this way; `None` if the later table is shown at once.
pub(crate) type TellBeats = fn(&TableHandle, &TableHandle, Turned, Locale) -> Option<Vec<Beat>>;

/// Describes a seat's decision and the bot's.
pub(crate) type TellDecision =
    fn(&TableHandle, Seat, &JudgedDecision, Locale) -> Option<DecisionInWords>;

/// Makes a puzzle of a judged decision.
pub(crate) type PosePuzzle = fn(&TableHandle, Seat, &JudgedDecision) -> Option<Puzzle>;

/// Returns the median result of the Medium bot over all deals with the table's number of seats.
pub(crate) type TellUsual = fn(&TableHandle) -> Option<i16>;

/// The late functions of a title.
#[derive(Clone, Copy)]
pub(crate) struct LateFaces {
    /// Describes plans of bots ([`Hints`](crate::table::title::Hints)).
    pub hints: TellHints,
    /// Draws the result as a picture ([`ResultCards`](crate::table::title::ResultCards)).
    pub result_card: DrawResult,
    /// Describes a judged decision.
    pub decision: TellDecision,
    /// Returns the usual result of Medium.
    pub usual: TellUsual,
    /// Makes a puzzle of a judged decision.
    pub puzzle: PosePuzzle,
    /// Lists the animations ([`Beats`](super::table_ui::Beats)).
    pub beats: TellBeats,
}

impl PartialEq for LateFaces {
    fn eq(&self, other: &LateFaces) -> bool {
        std::ptr::fn_addr_eq(self.hints, other.hints)
            && std::ptr::fn_addr_eq(self.result_card, other.result_card)
            && std::ptr::fn_addr_eq(self.decision, other.decision)
            && std::ptr::fn_addr_eq(self.usual, other.usual)
            && std::ptr::fn_addr_eq(self.puzzle, other.puzzle)
            && std::ptr::fn_addr_eq(self.beats, other.beats)
    }
}

impl LateFaces {
    /// Returns the functions of a rule set.
    pub(crate) fn of<G: TitleUi>() -> LateFaces {
        LateFaces {
            hints: |table, plans, locale| {
                model::<G>(table).map_or_else(Vec::new, |it| it.hints(plans, locale))
            },
            result_card: |table, address, locale| model::<G>(table)?.result_card(address, locale),
            decision: |table, seat, decision, locale| {
                model::<G>(table)?.decision_in_words(seat, decision, locale)
            },
            usual: |table| {
                let players = model::<G>(table)?.players().count();
                Reference::middle_of(G::REFERENCE, table.0.title(), players, Level::Medium)
            },
            puzzle: |table, seat, decision| model::<G>(table)?.puzzle(seat, decision),
            beats: |before, after, turned, locale| {
                let (before, after) = (model::<G>(before)?, model::<G>(after)?);
                let beats = || {
                    before.ask(locale, |old| after.ask(locale, |new| G::beats(old, new, turned)))
                };
                after.goes_on_from(before).then(beats)
            },
        }
    }
}

/// Returns the model of a table; `None` if the table has another rule set.
fn model<G: TitleUi>(table: &TableHandle) -> Option<&TableModel<G>> {
    let any: &dyn Any = &*table.0;
    any.downcast_ref()
}
