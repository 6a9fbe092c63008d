//! Metromania in links.

mod course;
mod excerpt;
mod position;
mod setup;

pub use excerpt::{position, redacted};

use crate::engine::codec::range::{Bit, Coder};
use crate::engine::codec::{Coded, Format, Part};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::setup::Setup;
use course::Course;

/// A link of Metromania.
pub type Link = crate::engine::codec::Link<Metromania>;

impl Coded for Metromania {
    const NUMBERS: &'static [u16] = &[4];
    type Course = Course;

    fn number(_: &Setup) -> u16 {
        4
    }

    fn setup(coder: &mut impl Coder, rules: u16, given: Option<&Setup>) -> Result<Setup, Part> {
        setup::code(coder, rules, given)
    }

    fn opening(
        coder: &mut impl Coder,
        format: Format,
        rules: u16,
        given: Option<&Setup>,
    ) -> Result<Setup, Part> {
        let usual = if format == Format::Position1 { 15 } else { 1 };
        let begun = given.is_some_and(|setup| setup.start.is_some());
        if coder.bit(&mut Bit::expecting(usual, 16), begun) {
            return position::code(coder, rules, given);
        }
        setup::code(coder, rules, given)
    }

    fn course(setup: &Setup) -> Course {
        Course::new(setup)
    }

    fn action(
        course: &mut Course,
        coder: &mut impl Coder,
        given: Option<Action>,
    ) -> Option<Action> {
        course.code(coder, given)
    }
}
