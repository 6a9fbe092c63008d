//! Tramways in links.

mod course;
mod parts;
mod position;
mod primer;
mod setup;

use super::range::{Bit, Coder};
use super::record::Coded;
use super::{Format, Part};
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

    fn opening(
        coder: &mut impl Coder,
        format: Format,
        given: Option<&Setup>,
    ) -> Result<Setup, Part> {
        let usual = if format == Format::Position1 { 15 } else { 1 };
        let begun = given.is_some_and(|setup| setup.start.is_some());
        if coder.bit(&mut Bit::expecting(usual, 16), begun) {
            return position::code(coder, given);
        }
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
