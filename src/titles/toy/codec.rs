//! The toy in links.

use super::rules::{Action, Setup, State, Toy};
use crate::engine::codec::model::{Number, Tree};
use crate::engine::codec::range::Coder;
use crate::engine::codec::{Coded, Part, SetupForm};

/// The models for the kind of an action and its number of beads.
pub struct Course {
    kind: Tree,
    beads: Tree,
}

impl Coded for Toy {
    const NUMBERS: &'static [u16] = &[u16::MAX];
    type Course = Course;

    fn number(_: &Setup) -> u16 {
        u16::MAX
    }

    fn setup(coder: &mut dyn Coder, form: SetupForm, given: Option<&Setup>) -> Result<Setup, Part> {
        let players = given.map_or(0, |setup| usize::from(setup.players).saturating_sub(1));
        let players = 1 + Tree::new(2, 4).code(coder, players) as u8;
        let seed = Number::new(32).code(coder, given.map_or(0, |setup| setup.seed));
        Ok(Setup { rules: form.rules, players, seed })
    }

    fn position(_: &mut dyn Coder, _: SetupForm, _: Option<&Setup>) -> Result<Setup, Part> {
        Err(Part::Position)
    }

    fn is_position(_: &Setup) -> bool {
        false
    }

    fn begin_at(_: &State) -> Option<Setup> {
        None
    }

    fn course(_: &Setup) -> Course {
        Course { kind: Tree::new(2, 4), beads: Tree::new(2, 4) }
    }

    fn action(course: &mut Course, coder: &mut dyn Coder, given: Option<Action>) -> Option<Action> {
        let (kind, beads) = given.map_or((0, 0), parts);
        match course.kind.code(coder, kind) {
            0 => Some(Action::Reach),
            1 => Some(Action::Look),
            2 => Some(Action::Take(course.beads.code(coder, beads) as u8)),
            _ => Some(Action::Pay(course.beads.code(coder, beads) as u8)),
        }
    }
}

fn parts(action: Action) -> (usize, usize) {
    match action {
        Action::Reach => (0, 0),
        Action::Look => (1, 0),
        Action::Take(beads) => (2, beads.into()),
        Action::Pay(beads) => (3, beads.into()),
    }
}
