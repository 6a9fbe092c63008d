//! A link as it is opened: its game as far as it can be replayed, and why no farther.

use crate::engine::codec::{self, Link, LinkError};
use crate::engine::game::{Game, Rule};
use crate::table::title::Title;
use crate::table::{Broken, Players, Session, Table};
use crate::words::{FilledText, Locale};
use derive_where::derive_where;

/// A link that was opened.
pub struct Visit<G: Title> {
    /// What it holds.
    pub link: Link<G>,
    /// Its game at the cursor; where it stops replaying, the last position that the rules allow.
    pub session: Session<G>,
    /// Where it stops replaying; nothing where it does not.
    pub stop: Option<Stop>,
}

/// Where a link stops replaying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The number of the decision that is not legal, from 1.
    pub step: usize,
    /// The decision in the notation of the game.
    pub notation: String,
    /// Why it is not legal.
    pub why: FilledText,
    /// The rule.
    pub rule: &'static str,
}

/// Why a link shows nothing.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub enum Unopened<G: Game> {
    /// It is no link.
    Link(LinkError),
    /// Its set-up cannot be played.
    Setup(G::SetupError),
}

impl<G: Title> Unopened<G> {
    /// Why it shows nothing, in words.
    pub fn why(&self, locale: Locale) -> String {
        match self {
            Unopened::Link(error) => locale.link_error(*error),
            Unopened::Setup(error) => G::why_unplayable(error, locale),
        }
    }
}

impl<G: Title> Visit<G> {
    /// Opens the text of a link.
    ///
    /// # Errors
    /// The text is no link, or nothing of it can be played.
    pub fn open(text: &str) -> Result<Visit<G>, Unopened<G>> {
        let link = codec::read_mended::<G>(text).map_err(Unopened::Link)?;
        let resumed = Session::<G>::resume(&link.record, link.cursor);
        let (session, broken) = resumed.map_err(|error| Unopened::Setup(error.0))?;
        let stop = broken.map(|broken| stop(&session, &link, &broken));
        Ok(Visit { link, session, stop })
    }

    /// A table for its game, with people in all seats.
    pub fn table(self, players: &Players) -> Table<G> {
        let seats = G::players(&self.link.record.setup);
        Table::new(self.session, players, seats)
    }
}

fn stop<G: Title>(session: &Session<G>, link: &Link<G>, broken: &Broken<G::Refusal>) -> Stop {
    let (ply, refusal) = (broken.ply, &broken.refusal);
    Stop::of::<G>(ply, session.state_at(ply), &link.record.actions[ply..=ply], refusal)
}

impl Stop {
    /// The stop at a ply, where this one decision was refused.
    pub(in crate::table) fn of<G: Title>(
        ply: usize,
        state: &G::State,
        refused: &[G::Action],
        refusal: &G::Refusal,
    ) -> Stop {
        let notation = refused.first().map(|&action| G::notation(state, action));
        let why = FilledText::new(|locale| G::why_not(state, refused, refusal, locale).text);
        Stop { step: ply + 1, notation: notation.unwrap_or_default(), why, rule: refusal.rule() }
    }
}
