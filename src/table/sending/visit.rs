//! Opened links: the game as far as it can be replayed, and why no further.

use crate::engine::codec::{self, Link, LinkError};
use crate::engine::game::{Game, Rule};
use crate::table::title::Title;
use crate::table::{Broken, GameTable, Players, Session};
use crate::words::{FilledText, Locale};
use derive_where::derive_where;

/// An opened link.
pub struct Visit<G: Title> {
    /// The contents of the link.
    pub link: Link<G>,
    /// Its game at the cursor, or at the last legal position.
    pub session: Session<G>,
    /// The first illegal decision; `None` if the whole game is legal.
    pub stop: Option<LinkStop>,
}

/// The illegal decision at which a link stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkStop {
    /// The number of the decision, from 1.
    pub step: usize,
    /// The decision in the game's notation.
    pub notation: String,
    /// Why it is illegal.
    pub why: FilledText,
    /// The id of the rule.
    pub rule: &'static str,
}

/// Why a link cannot be opened.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub enum Unopened<G: Game> {
    /// It is not a link.
    Link(LinkError),
    /// Its setup cannot be played.
    Setup(G::SetupError),
}

impl<G: Title> Unopened<G> {
    /// Describes the reason.
    pub fn why(&self, locale: Locale) -> String {
        match self {
            Unopened::Link(error) => locale.link_error(*error),
            Unopened::Setup(error) => G::why_unplayable(error, locale),
        }
    }
}

impl<G: Title> Visit<G> {
    /// Opens the link in a text.
    ///
    /// # Errors
    /// The text is not a link, or its setup cannot be played.
    pub fn open(text: &str) -> Result<Visit<G>, Unopened<G>> {
        let link = codec::read_mended::<G>(text).map_err(Unopened::Link)?;
        let resumed = Session::<G>::resume(&link.record, link.cursor);
        let (session, broken) = resumed.map_err(|error| Unopened::Setup(error.0))?;
        let stop = broken.map(|broken| stop(&session, &link, &broken));
        Ok(Visit { link, session, stop })
    }

    /// Creates a table for the game; extra seats get people.
    pub fn table(self, players: &Players) -> GameTable<G> {
        let seats = G::players(&self.link.record.setup);
        GameTable::new(self.session, players, seats)
    }
}

fn stop<G: Title>(session: &Session<G>, link: &Link<G>, broken: &Broken<G::Refusal>) -> LinkStop {
    let (ply, refusal) = (broken.ply, &broken.refusal);
    LinkStop::of::<G>(ply, session.state_at(ply), &link.record.actions[ply..=ply], refusal)
}

impl LinkStop {
    /// Describes a refused decision at a ply.
    pub(in crate::table) fn of<G: Title>(
        ply: usize,
        state: &G::State,
        refused: &[G::Action],
        refusal: &G::Refusal,
    ) -> LinkStop {
        let notation = refused.first().map(|&action| G::notation(state, action));
        let why = FilledText::new(|locale| G::why_not(state, refused, refusal, locale).text);
        LinkStop {
            step: ply + 1,
            notation: notation.unwrap_or_default(),
            why,
            rule: refusal.rule(),
        }
    }
}
