//! Tramways in links.

mod parts;
mod script;
mod setup;

use super::range::Coder;
use super::record::Coded;
use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::setup::Setup;
use parts::Parts;
use script::Script;

impl Coded for Tramways {
    const NUMBER: u16 = 1;
    type Script = Script;

    fn setup(coder: &mut impl Coder, given: Option<&Setup>) -> Result<Setup, &'static str> {
        setup::code(coder, given)
    }

    fn script(setup: &Setup) -> Script {
        Script::new(setup)
    }

    fn action(
        script: &mut Script,
        coder: &mut impl Coder,
        given: Option<Action>,
    ) -> Option<Action> {
        script.code(coder, given.map(Parts::of).unwrap_or_default()).action()
    }
}
