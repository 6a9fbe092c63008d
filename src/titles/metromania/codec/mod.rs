//! Metromania in links.

#![warn(missing_docs)]

mod course;
mod position;
mod setup;

use crate::engine::codec::range::Coder;
use crate::engine::codec::{Coded, Part, SetupForm};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::start::Start;
use crate::titles::metromania::rules::state::State;
use course::Course;

impl Coded for Metromania {
    const NUMBERS: &'static [u16] = &[4];
    type Course = Course;

    fn number(_: &Setup) -> u16 {
        4
    }

    fn setup(coder: &mut dyn Coder, form: SetupForm, given: Option<&Setup>) -> Result<Setup, Part> {
        setup::code(coder, form.rules, given)
    }

    fn position(
        coder: &mut dyn Coder,
        form: SetupForm,
        given: Option<&Setup>,
    ) -> Result<Setup, Part> {
        position::code(coder, form.rules, given)
    }

    fn is_position(setup: &Setup) -> bool {
        setup.start.is_some()
    }

    fn begin_at(state: &State) -> Option<Setup> {
        Some(Start::new(state.clone()).ok()?.setup())
    }

    fn course(setup: &Setup) -> Course {
        Course::new(setup)
    }

    fn action(course: &mut Course, coder: &mut dyn Coder, given: Option<Action>) -> Option<Action> {
        course.code(coder, given)
    }
}
