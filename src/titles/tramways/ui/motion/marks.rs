//! Passengers that appear, and Buildings that rise.

use crate::table::motion::{Cue, Ease, Move};

const COME: &str = r#"[{"opacity":0,"transform":"translate(0px,-26px) scale(0.6)"},{"opacity":1,"transform":"none","offset":0.65},{"opacity":1,"transform":"scale(1.08,0.9)","offset":0.8},{"opacity":1,"transform":"none"}]"#;
const RISE: &str = r#"[{"opacity":0,"transform":"scale(0.9,0)"},{"opacity":1,"transform":"scale(0.98,1.1)","offset":0.6},{"opacity":1,"transform":"scale(1.02,0.96)","offset":0.8},{"opacity":1,"transform":"none"}]"#;

/// Returns the cue of the map's Passenger with this index.
pub(super) fn person(n: usize) -> Cue {
    let which = format!(".people > .person:nth-child({})", n + 1);
    Cue::Pieces { which, movement: Move::new(COME, (0, 280), Ease::Out) }
}

/// Returns the cue of the map's Building with this index.
pub(super) fn house(n: usize) -> Cue {
    let which = format!(".town > :nth-child({} of .house)", n + 1);
    Cue::Pieces { which, movement: Move::new(RISE, (0, 400), Ease::InOut) }
}
