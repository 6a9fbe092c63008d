//! Puzzles of the player's own games, each in an entry of its own, and the day of each title's last solved puzzle of the day.

use super::{StoreError, entry};
use crate::engine::json::Unread;
use crate::table::Day;
use crate::table::puzzle::{Puzzle, PuzzleAnswer};
use crate::titles::TitleKey;

/// The prefix of entries of puzzles, before the puzzle's name.
pub(super) const PUZZLE: &str = "catenary.puzzle.";
/// The prefix of the entries with the day of a title's last solved puzzle, before the title's key.
const SOLVED: &str = "catenary.solved.";
/// The largest number of puzzles stored; beyond it the one due last is deleted.
const MOST: usize = 200;

fn key(name: &str) -> String {
    format!("{PUZZLE}{name}")
}

/// Returns the puzzle's name of an entry.
pub(super) fn name_of(key: &str) -> Option<&str> {
    entry::checksum_in(key, PUZZLE)
}

/// Returns all readable puzzles, by due day.
pub(crate) fn saved_puzzles() -> Vec<Puzzle> {
    let names = entry::names();
    let read = |key: &String| Puzzle::read(&entry::read(&self::key(name_of(key)?))?).ok();
    let mut puzzles: Vec<Puzzle> = names.iter().filter_map(read).collect();
    puzzles.sort_by_cached_key(|it| (it.due, it.name()));
    puzzles
}

/// Returns the puzzles that are due on a day.
pub(crate) fn due_puzzles(today: Day) -> Vec<Puzzle> {
    saved_puzzles().into_iter().take_while(|it| it.due <= today).collect()
}

/// Returns the stored puzzle of a name; `None` if it is missing or unreadable.
pub(crate) fn saved_puzzle(name: &str) -> Option<Puzzle> {
    Puzzle::read(&entry::read(&key(name))?).ok()
}

/// Returns whether a puzzle is stored.
pub(crate) fn is_saved_puzzle(puzzle: &Puzzle) -> bool {
    entry::read(&key(&puzzle.name())).is_some()
}

/// Stores a new puzzle, due on the next day.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_puzzle(puzzle: &Puzzle, today: Day) -> Result<(), StoreError> {
    if is_saved_puzzle(puzzle) {
        return Ok(());
    }
    let others = saved_puzzles();
    if others.len() >= MOST
        && let Some(last) = others.last()
    {
        entry::remove(&key(&last.name()));
    }
    let first = puzzle.clone().answered(PuzzleAnswer::Wrong, today);
    first.map_or(Ok(()), |puzzle| entry::write(&key(&puzzle.name()), &puzzle.write()))
}

/// Stores an answer to a puzzle. A missing puzzle, or one that a newer page has written, is left unchanged.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn answer_puzzle(
    name: &str,
    answer: PuzzleAnswer,
    today: Day,
) -> Result<(), StoreError> {
    let key = key(name);
    let Some(Ok(kept)) = entry::read(&key).map(|text| Puzzle::read(&text)) else { return Ok(()) };
    match kept.answered(answer, today) {
        Some(next) => entry::write(&key, &next.write()),
        None => {
            entry::remove(&key);
            Ok(())
        }
    }
}

/// Returns whether a title's puzzle of this day was solved.
pub(crate) fn is_solved(title: TitleKey, day: Day) -> bool {
    entry::read(&format!("{SOLVED}{}", title.key())).is_some_and(|text| text == day.0.to_string())
}

/// Notes that a title's puzzle of this day was solved; without room for the note it may be solved again.
pub(crate) fn note_solved(title: TitleKey, day: Day) {
    let _ = entry::write(&format!("{SOLVED}{}", title.key()), &day.0.to_string());
}

/// Returns the entry of an imported puzzle; `None` if it is already stored, or a newer page has written the stored one.
pub(super) fn written(
    name: &str,
    puzzle: &Puzzle,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(name);
    match there(&key).map(|text| Puzzle::read(&text)) {
        Some(Ok(_) | Err(Unread::UnknownField(_))) => None,
        _ => Some((key, puzzle.write())),
    }
}
