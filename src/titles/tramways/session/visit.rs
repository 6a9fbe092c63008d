//! A link as it is opened: the game as far as it can be replayed, and why no farther.

use crate::engine::codec::read_mended;
use crate::table::{Broken, Players, Session, Table};
use crate::titles::tramways::codec::{Kind, LinkError};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::setup_error::SetupError;

/// A link that was opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Visit {
    /// What the link holds.
    pub kind: Kind,
    /// Its game at the cursor, people in all seats; where it stops replaying, the last position
    /// that the rules allow.
    pub table: Table<Tramways>,
    /// How many decisions the link has.
    pub length: usize,
    /// Where it stops replaying; nothing where it does not.
    pub broken: Option<Broken<Refusal>>,
}

/// Why a link shows nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisitError {
    /// It is no link.
    Link(LinkError),
    /// Its setup cannot be played.
    Setup(SetupError),
}

impl Visit {
    /// Opens the text of a link.
    ///
    /// # Errors
    /// The text is no link, or nothing of it can be played.
    pub fn open(text: &str) -> Result<Visit, VisitError> {
        let link = read_mended::<Tramways>(text).map_err(VisitError::Link)?;
        let resumed = Session::<Tramways>::resume(&link.record, link.cursor);
        let (session, broken) = resumed.map_err(|error| VisitError::Setup(error.0))?;
        let players = link.record.setup.players();
        let table = Table::new(session, &Players::people(players), players);
        Ok(Visit { kind: link.kind, table, length: link.record.actions.len(), broken })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Record};
    use crate::titles::tramways::codec::{self, Link};
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::rules::setup::Setup;

    fn record(plies: usize) -> Record<Tramways> {
        let mut session = Session::new(Setup::standard(2, 4)).expect("a legal setup");
        let mut legal = Vec::new();
        for _ in 0..plies {
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[0]).expect("a legal action");
        }
        session.record()
    }

    #[test]
    fn a_game_opens_at_its_cursor() {
        let visit = Visit::open(&codec::write(&Link::game(record(30), 11))).expect("a good link");
        let session = &visit.table.session;
        assert_eq!((visit.kind, session.ply(), session.length()), (Kind::Game, 11, 30));
        assert_eq!((visit.length, visit.broken), (30, None));
    }

    #[test]
    fn a_game_that_stops_replaying_shows_what_is_legal_and_says_why_no_more() {
        let mut record = record(30);
        record.actions[20] = Action::Five;
        let visit = Visit::open(&codec::write(&Link::game(record, 3))).expect("a good link");
        assert_eq!((visit.table.session.ply(), visit.table.session.length()), (20, 20));
        let broken = visit.broken.expect("a decision that is not legal");
        assert_eq!((broken.ply, visit.length), (20, 30));
        assert!(!broken.notation.is_empty());
    }

    #[test]
    fn a_text_that_is_no_link_says_why() {
        assert_eq!(Visit::open(""), Err(VisitError::Link(LinkError::Empty)));
        let setup = Setup { edition: 99, ..Setup::standard(1, 1) };
        let link = codec::write(&Link::setup(setup));
        assert!(matches!(Visit::open(&link), Err(VisitError::Setup(_))));
    }
}
