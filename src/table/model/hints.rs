//! What is told of the plans of bots, and what of them is played.

use super::TableModel;
use crate::engine::bots::Plan;
use crate::engine::game::Boundary;
use crate::table::hint::Hint;
use crate::table::title::Title;
use crate::words::Locale;

/// So many hints at most.
const MOST: usize = 3;

impl<G: Title> TableModel<G> {
    /// The decisions of a plan, given as the link of this game up to here with them behind the cursor, up to the first
    /// that reveals something; nothing where the plan is of another position, or not legal.
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

    /// What of a plan is played by one press: the first whole action, up to the first thing that it reveals.
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

    /// What is told of plans of bots, each given as a link with its decisions behind the cursor and its worth in hundredths
    /// of a point, the best first. Those that are not legal here are left out, and of those that read alike all but the
    /// first. What a plan does after something was revealed is not told: it was thought about before anybody could know.
    pub fn hints(&self, plans: &[(String, i64)], locale: Locale) -> Vec<Hint> {
        let read = |(at, (line, worth)): (usize, &(String, i64))| {
            Some((at, Plan { actions: self.planned(line)?, worth: *worth }))
        };
        let (places, plans): (Vec<usize>, Vec<Plan<G>>) =
            plans.iter().enumerate().filter_map(read).unzip();
        let mut told = Vec::new();
        let mut hints = self.ask(locale, |seen| G::hints(seen, &plans));
        hints.retain(|hint| {
            let text = hint.text();
            let is_new = !told.contains(&text);
            told.push(text);
            is_new
        });
        hints.truncate(MOST);
        for hint in &mut hints {
            hint.plan = places[hint.plan];
        }
        hints
    }
}
