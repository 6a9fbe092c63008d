//! Tramways in links.

#![warn(missing_docs)]

mod course;
mod parts;
mod position;
mod primer;
mod setup;

pub use crate::engine::codec::{
    Header, Kind, LinkError, MAX_ACTIONS, MAX_LINK, Part, encode, header, position, redacted, write,
};

use crate::engine::codec::range::Coder;
use crate::engine::codec::{Coded, SetupForm};
use crate::engine::game::Record;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::start::Start;
use crate::titles::tramways::rules::state::State;
use course::Course;
use parts::Parts;

/// A link of Tramways.
pub type TramwaysLink = crate::engine::codec::Link<Tramways>;

/// Returns the record of a link of any kind, ignoring its cursor.
///
/// # Errors
/// The first error in the link.
pub fn decode(text: &str) -> Result<Record<Tramways>, LinkError> {
    crate::engine::codec::decode(text)
}

impl Coded for Tramways {
    const NUMBERS: &'static [u16] = &[1];
    type Course = Course;

    fn number(_: &Setup) -> u16 {
        1
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
        course.code(coder, given.map(Parts::of).unwrap_or_default()).action()
    }
}
