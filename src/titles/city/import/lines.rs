//! Plain lines `A ; B ; length ; colour`, as map generators write and anybody can type.

use super::check::{At, Finding, Why};
use super::{Draft, DraftRoute, Ground, ImportError, MAX_ROWS, Paint};
use crate::titles::city::boards::Kind;
use crate::words::naming;

/// Reads lines; those that begin with `#` say nothing, but for the first, which is the board's name.
pub(super) fn read(text: &str, findings: &mut Vec<Finding>) -> Result<Draft, ImportError> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    let name = lines.peek().and_then(|line| line.strip_prefix('#')).unwrap_or("Board");
    let mut draft = Draft::new(name);
    for (row, line) in (1..).zip(lines.filter(|line| !line.starts_with('#')).take(MAX_ROWS)) {
        let cells: Vec<&str> = line.split(';').map(str::trim).collect();
        let (Some(from), Some(to), Some(length)) = (cells.first(), cells.get(1), cells.get(2))
        else {
            return Err(ImportError::NotABoard);
        };
        let Ok(length) = length.parse::<u32>() else { return Err(ImportError::NotABoard) };
        let (Some(a), Some(b)) = (draft.place(from), draft.place(to)) else {
            return Err(ImportError::NotABoard);
        };
        let names = draft.names([a, b]);
        let color =
            painted(cells.get(3).copied().unwrap_or_default(), findings, || At::Route(row, names));
        draft.routes.push(DraftRoute {
            row,
            ends: [a, b],
            length,
            kind: Kind::Tram,
            symbols: 0,
            color,
            ground: Ground::Open,
            bends: Vec::new(),
        });
    }
    if draft.routes.is_empty() {
        return Err(ImportError::NotABoard);
    }
    findings.push(Finding::new(At::Board, Why::TramsAssumed(draft.rules.pieces.trams)));
    Ok(draft)
}

/// The colour of a name; an unknown one is told and counts as grey.
pub(super) fn painted(
    name: &str,
    findings: &mut Vec<Finding>,
    at: impl FnOnce() -> At,
) -> Option<super::DeckColor> {
    match Paint::named(name) {
        Paint::Color(color) => Some(color),
        Paint::Grey => None,
        Paint::Unknown => {
            let name = naming::clipped(name, 20);
            findings.push(Finding::new(at(), Why::UnknownColor(name)));
            None
        }
    }
}
