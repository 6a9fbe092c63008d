//! Tramways in links.

mod course;
mod parts;
mod primer;
mod setup;

use super::Part;
use super::range::Coder;
use super::record::Coded;
use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::setup::Setup;
use course::Course;
use parts::Parts;

impl Coded for Tramways {
    const NUMBER: u16 = 1;
    type Course = Course;

    fn setup(coder: &mut impl Coder, given: Option<&Setup>) -> Result<Setup, Part> {
        setup::code(coder, given)
    }

    fn course(setup: &Setup) -> Course {
        Course::new(setup)
    }

    fn action(
        course: &mut Course,
        coder: &mut impl Coder,
        given: Option<Action>,
    ) -> Option<Action> {
        course.code(coder, given.map(Parts::of).unwrap_or_default()).action()
    }
}
