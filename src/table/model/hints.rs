//! Hints from the plans of bots, and playing them.

use super::TableModel;
use crate::engine::bots::Plan;
use crate::engine::game::Boundary;
use crate::table::hint::Hint;
use crate::table::title::Title;
use crate::words::Locale;

/// The largest number of hints.
const MOST: usize = 3;

impl<G: Title> TableModel<G> {
    /// Returns the decisions of a plan up to the first revelation. The plan is a link of this game with its decisions after
    /// the cursor. `None` if it is for another position or illegal.
    pub fn planned(&self, line: &str) -> Option<Vec<G::Action>> {
        let mut actions = self.session().planned(line)?;
        G::check(self.session().state(), *actions.first()?).ok()?;
        let mut session = self.session().clone();
        let reveals = |&action: &G::Action| {
            session.play(action).is_err() || session.steps().last().is_some_and(|it| it.reveals())
        };
        let known = actions.iter().position(reveals).map_or(actions.len(), |last| last + 1);
        actions.truncate(known);
        Some(actions)
    }

    /// Returns the first action of a plan, up to its first revelation.
    pub(super) fn first_action(&self, line: &str) -> Option<Vec<G::Action>> {
        let mut actions = self.planned(line)?;
        let mut session = self.session().clone();
        let ends = |&action: &G::Action| {
            let _ = session.play(action);
            matches!(G::boundary(session.state()), Boundary::Root | Boundary::Over)
        };
        let whole = actions.iter().position(ends).map_or(actions.len(), |last| last + 1);
        actions.truncate(whole);
        Some(actions)
    }

    /// Returns hints for plans of bots, best first. Each plan is a link with its decisions after the cursor, and a value in
    /// hundredths of a point. Illegal plans and repeated texts are left out, and decisions after a revelation are not
    /// mentioned, because they were planned without knowing it.
    pub fn hints(&self, plans: &[(String, i64)], locale: Locale) -> Vec<Hint> {
        let read = |(at, (line, worth)): (usize, &(String, i64))| {
            Some((at, Plan { actions: self.planned(line)?, worth: *worth }))
        };
        let (places, plans): (Vec<usize>, Vec<Plan<G>>) =
            plans.iter().enumerate().filter_map(read).unzip();
        let mut texts = Vec::new();
        let mut hints = self.ask(locale, |seen| G::hints(seen, &plans));
        hints.retain(|hint| {
            let text = hint.text();
            let is_new = !texts.contains(&text);
            texts.push(text);
            is_new
        });
        hints.truncate(MOST);
        for hint in &mut hints {
            hint.plan = places[hint.plan];
        }
        hints
    }
}
