//! The lines of a game in a save.

use super::SaveError;
use crate::engine::codec::{self, Coded, Kind, Link, LinkError};
use crate::engine::game::{Game, Record, Rule};
use crate::table::{Comment, MAX_LINES, Name, PlayLine, Session};
use derive_where::derive_where;
use serde::{Deserialize, Serialize};

/// The largest number of decisions in all lines, which limits the time to read a save.
const MAX_DECISIONS: usize = 100_000;

/// A line of play in a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LinkedLine {
    /// The link of the whole line, including the setup.
    pub(super) link: String,
    /// The player's name for it.
    pub(super) name: Name,
    /// The player's comment.
    pub(super) comment: Comment,
}

/// A line of play after reading.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineRecord<G: Game> {
    /// The decisions, from the first.
    actions: Vec<G::Action>,
    /// The player's name for it.
    name: Name,
    /// The player's comment.
    comment: Comment,
}

/// All lines of a game after reading; their decisions may be illegal.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub(super) struct SavedLines<G: Game> {
    /// The common setup.
    setup: G::Setup,
    /// The lines, in the order in which they were begun; at least one.
    lines: Vec<LineRecord<G>>,
    /// The index of the present line.
    present: usize,
    /// The cursor in the present line.
    pub(super) cursor: usize,
}

impl LinkedLine {
    pub(super) fn of<G: Coded>(setup: &G::Setup, line: &PlayLine<G>) -> LinkedLine {
        let record: Record<G> = Record { setup: setup.clone(), actions: line.actions() };
        let link = codec::encode(&record);
        LinkedLine { link, name: line.name.clone(), comment: line.comment.clone() }
    }

    /// Returns the record of the line with this number, from 1.
    pub(super) fn record<G: Coded>(&self, number: usize) -> Result<Record<G>, SaveError> {
        let at = |why| SaveError::Line { number, why };
        let link: Link<G> = codec::read(&self.link).map_err(at)?;
        match link.kind {
            kind @ (Kind::Position | Kind::Turn | Kind::Results | Kind::Board) => {
                Err(at(LinkError::Kind(kind.letter())))
            }
            Kind::Game | Kind::Setup => Ok(link.record),
        }
    }
}

impl<G: Coded> SavedLines<G> {
    /// Reads the lines of a save.
    pub(super) fn read(
        lines: &[LinkedLine],
        present: usize,
        cursor: usize,
    ) -> Result<SavedLines<G>, SaveError> {
        let mut setup = None;
        let mut read = Vec::new();
        for (number, line) in (1..).zip(lines) {
            let record = line.record::<G>(number)?;
            if setup.get_or_insert_with(|| record.setup.clone()) != &record.setup {
                return Err(SaveError::OtherSetup(number));
            }
            let LinkedLine { name, comment, .. } = line.clone();
            read.push(LineRecord { actions: record.actions, name, comment });
        }
        let setup = setup.ok_or(SaveError::Lines(0))?;
        Ok(SavedLines { setup, lines: read, present, cursor })
    }
}

/// How much of a save could be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayedPart {
    /// Every decision.
    Whole,
    /// Each line up to its first illegal decision.
    Part,
}

impl<G: Game> SavedLines<G> {
    /// Replays each line up to its first illegal decision.
    ///
    /// # Errors
    /// The setup cannot be played, or there are too many lines or decisions.
    pub(super) fn session(&self) -> Result<(Session<G>, ReplayedPart), SaveError> {
        self.check()?;
        let setup = |error: G::SetupError| SaveError::Setup(error.rule());
        let mut session = Session::new(self.setup.clone()).map_err(setup)?;
        for (at, line) in self.lines.iter().enumerate() {
            if at == 0 {
                let _ = line.actions.iter().try_for_each(|&action| session.play(action));
            } else {
                let (near, fork) = session.nearest(&line.actions);
                session.go_to_line(near, fork);
                session.add_line(fork, &line.actions[fork..]);
            }
            session.describe(at, line.name.clone(), line.comment.clone());
        }
        session.go_to_line(self.present, self.cursor);
        let replayed = match self.first_illegal(&session) {
            Some(_) => ReplayedPart::Part,
            None => ReplayedPart::Whole,
        };
        Ok((session, replayed))
    }

    /// Returns the number, from 1, of the first decision that their replay could not take, of the first line that has one.
    pub(super) fn first_illegal(&self, replayed: &Session<G>) -> Option<usize> {
        let legal = replayed.lines().iter().map(|line| line.steps().len());
        let mut lengths = legal.zip(self.lines.iter().map(|line| line.actions.len()));
        lengths.find(|(legal, all)| legal < all).map(|(legal, _)| legal + 1)
    }

    fn check(&self) -> Result<(), SaveError> {
        let decisions: usize = self.lines.iter().map(|line| line.actions.len()).sum();
        match self.lines.len() {
            count if count == 0 || count > MAX_LINES => Err(SaveError::Lines(count)),
            _ if decisions > MAX_DECISIONS => Err(SaveError::Decisions(decisions)),
            count if self.present >= count => Err(SaveError::NoLine(self.present + 1)),
            _ => Ok(()),
        }
    }
}
