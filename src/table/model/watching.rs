//! A window that watches while another one plays the game.

use super::TableModel;
use crate::table::open::LinePosition;
use crate::table::title::Title;
use crate::table::{Device, Session};

/// Marks that the viewer looks at another position than the present one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stay {
    /// The present position of the game at that time.
    home: LinePosition,
    /// The number of decisions played since.
    new: usize,
}

impl<G: Title> TableModel<G> {
    /// Starts watching while another window plays. The draft is parked, and an analysis ends if its hand may not be shown any
    /// more.
    pub(super) fn look_on(&mut self) {
        if self.analysis.is_none() {
            self.lay_aside();
        }
        let before = self.device;
        self.device = self.device.looking_on(self.players());
        self.end_closed_plan(before);
        let looks_back = self.stays.is_some() && self.is_earlier();
        self.stays = looks_back.then(|| Stay { home: self.home(), new: 0 });
    }

    /// Lets this window play from now on, at the present position.
    pub(super) fn play_here(&mut self) {
        if let Some(Stay { home, .. }) = self.looks_back() {
            self.show_position(home.line, home.ply);
        }
        self.stays = None;
        self.device = self.device.playing();
        self.take_up();
    }

    /// Ends an analysis whose hand may not be shown any more, if the device has changed since `before`.
    pub(super) fn end_closed_plan(&mut self, before: Device) {
        let hides = !self.is_over() && G::has_secrets(self.table.session.state());
        if before != self.device && hides && self.own_viewer().is_none() {
            self.end_analysis();
        }
    }

    /// Goes to a position. A watching window stays there while the game goes on.
    pub(super) fn go_to(&mut self, line: usize, ply: usize) {
        let stay = self.looks_back().unwrap_or(Stay { home: self.home(), new: 0 });
        self.show_position(line, ply);
        if self.analysis.is_none() {
            let shown = LinePosition { line: self.session().line(), ply: self.session().ply() };
            self.stays = (shown != stay.home).then_some(stay);
        }
    }

    /// Returns the mark of a watching viewer who looks back.
    pub(super) fn looks_back(&self) -> Option<Stay> {
        if self.only_looks_on() { self.stays } else { None }
    }

    /// Returns the number of decisions played since the viewer began to look back.
    pub(super) fn new_since(&self) -> usize {
        self.looks_back().map_or(0, |stay| stay.new)
    }

    /// Returns the present position of the game while the viewer looks back.
    pub(super) fn home_of_watcher(&self) -> Option<LinePosition> {
        self.looks_back().map(|stay| stay.home)
    }

    /// Keeps looking at the position that `before` looked back at, if the game still has it.
    pub(super) fn stay_as(&mut self, before: &Self) {
        let stays = if self.device.looks_on() { before.stays } else { None };
        let Some(stay) = stays else { return };
        let (home, looked) = (self.home(), before.shown_of_game());
        let at = LinePosition { line: looked.line(), ply: looked.ply() };
        let Some((line, shown)) = self.same_position(before, at) else { return };
        let old = before.decisions_to(stay.home);
        let now = self.decisions_to(home);
        let common = old.iter().zip(&now).take_while(|(one, other)| one == other).count();
        let new = stay.new + now.len() - common;
        if (LinePosition { line, ply: shown }) != home {
            self.show_position(line, shown);
            self.stays = Some(Stay { home, new });
        }
    }

    /// Returns the game on display, without the analysis.
    fn shown_of_game(&self) -> &Session<G> {
        self.peek.peek.as_deref().unwrap_or(&self.table.session)
    }

    /// Finds a position of the previous table in this game, in the present line if possible.
    fn same_position(&self, before: &Self, at: LinePosition) -> Option<(usize, usize)> {
        let (session, shown) = (&self.table.session, before.decisions_to(at));
        let is_in = |line: &usize| {
            let steps = session.lines().get(*line).map(|line| line.steps());
            steps.is_some_and(|steps| {
                let taken = steps.iter().map(|step| step.action);
                steps.len() >= shown.len() && taken.zip(&shown).all(|(one, other)| one == *other)
            })
        };
        let lines = [at.line, session.line()].into_iter().chain(0..session.lines().len());
        Some((lines.into_iter().find(is_in)?, shown.len()))
    }

    /// Returns the decisions that lead to a position of the game.
    fn decisions_to(&self, at: LinePosition) -> Vec<G::Action> {
        let line = self.table.session.lines().get(at.line);
        let steps = line.map_or(&[][..], |line| line.steps());
        steps.iter().take(at.ply).map(|step| step.action).collect()
    }
}
