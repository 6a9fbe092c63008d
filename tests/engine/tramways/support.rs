//! The position files of Tramways.

pub(crate) use crate::scripts::{Stop, play, refusal_name};

use crate::scripts;
use catenary::measure::{LabTitle, OpenedPosition, PositionError, Script};
use catenary::titles::tramways::rules::Tramways;
use serde_json::Value;

/// Checks every case of a file below `tests/positions`.
pub(crate) fn check(file: &str) {
    scripts::check(&format!("tests/positions/{file}"));
}

/// Reads a file below `tests/positions`.
pub(crate) fn script(file: &str) -> Script {
    scripts::script(&format!("tests/positions/{file}"))
}

/// Returns all files below `tests/positions`.
pub(crate) fn scripts() -> impl Iterator<Item = Script> {
    let all = scripts::all().into_iter();
    all.filter(|(file, _)| file.starts_with("tests/positions")).map(|(_, script)| script)
}

/// Opens the position of a file or a case.
pub(crate) fn open(position: Value) -> Result<OpenedPosition<Tramways>, PositionError> {
    Tramways::open("tramways", position)
}
