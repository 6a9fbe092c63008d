//! The sounds of a table.

use crate::table::DeviceTurn;
use crate::table::open::TableView;

/// A soft sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// Wood on wood, for a piece placed on the board.
    Tile,
    /// The two notes of a tram's bell.
    Bell,
    /// A coin.
    Coin,
    /// A card.
    Card,
    /// A chord at the end of the game.
    Chord,
    /// A low tone, for a change for the worse.
    Low,
}

/// The delay of the bell after the piece, in milliseconds.
const AFTER: u32 = 180;

/// Returns the sounds of a change, with their times in milliseconds: a piece for each decision, a coin for points, the bell
/// when a bot's turn passes to the listener, a chord at the end. None while the past is browsed.
pub fn tones(before: &TableView, after: &TableView) -> Vec<(u32, Tone)> {
    let goes_on = after.past.line == before.past.line && after.past.ply > before.past.ply;
    if before.title != after.title
        || before.past.moment != after.past.moment
        || !goes_on
        || before.past.redo.is_some()
    {
        return Vec::new();
    }
    if after.is_over() && !before.is_over() {
        return vec![(0, Tone::Chord)];
    }
    let scores = before.panels.iter().zip(&after.panels);
    let has_scored = scores.into_iter().any(|(before, after)| after.score > before.score);
    let mut tones = vec![(0, if has_scored { Tone::Coin } else { Tone::Tile })];
    if matches!(after.turn, DeviceTurn::Yours(_)) && matches!(before.turn, DeviceTurn::Bot(..)) {
        tones.push((AFTER, Tone::Bell));
    }
    tones
}
