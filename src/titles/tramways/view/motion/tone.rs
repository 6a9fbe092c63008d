//! The sounds that go with what moves.

pub use crate::table::tone::Tone;
use crate::titles::tramways::view::motion::cards::Zone;
use crate::titles::tramways::view::motion::tally::{FLIGHT, Gauge};
use crate::titles::tramways::view::motion::{Beat, Cue};

/// A tile falls so long, in milliseconds.
const LANDING: u32 = 120;
/// So many sounds of one kind are enough.
const MOST: usize = 6;

/// The sounds of some cues with their times, in milliseconds from the beginning.
pub fn tones(beats: &[Beat]) -> Vec<(u32, Tone)> {
    let mut tones: Vec<(u32, Tone)> = beats.iter().flat_map(tones_of).collect();
    tones.sort_unstable();
    tones.dedup();
    let mut kept: Vec<(u32, Tone)> = Vec::new();
    for tone in tones {
        if kept.iter().filter(|other| other.1 == tone.1).count() < MOST {
            kept.push(tone);
        }
    }
    kept
}

fn tones_of(beat: &Beat) -> Vec<(u32, Tone)> {
    let at = beat.at;
    match &beat.cue {
        Cue::Rails(rails) => {
            let lands = |n| (at + rails.begins(n) + LANDING, Tone::Tile);
            (0..rails.pieces.len()).map(lands).collect()
        }
        Cue::Person(_) | Cue::House(_) => vec![(at, Tone::Tile)],
        Cue::Ride(_) => vec![(at, Tone::Bell)],
        Cue::Reward(reward) if reward.gauge == Gauge::Cash => vec![(at + FLIGHT, Tone::Coin)],
        Cue::Tally(tally) => tally_tones(tally),
        Cue::Card(moved) if moved.to != Zone::Away => vec![(at, Tone::Card)],
        Cue::End => vec![(at, Tone::Chord)],
        Cue::Reward(_) | Cue::Card(_) => Vec::new(),
    }
}

fn tally_tones(tally: &super::Tally) -> Vec<(u32, Tone)> {
    let last = tally.shown.last().map_or(tally.from, |shown| shown.1);
    let first = tally.shown.first().map_or(0, |shown| shown.0);
    match tally.gauge {
        Gauge::Stress if last > tally.from => vec![(first, Tone::Low)],
        Gauge::Cash if tally.shown.len() > 1 || last < tally.from => vec![(first, Tone::Coin)],
        _ => Vec::new(),
    }
}
