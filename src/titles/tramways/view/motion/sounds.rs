//! The sounds of motion.

use crate::table::motion::{FLIGHT, Zone};
use crate::table::sounds::Tone;
use crate::titles::tramways::view::motion::{GameChange, MapBeat, MapCue, ride_of};
use crate::titles::tramways::view::players::gauge::Gauge;

/// Milliseconds that a tile falls.
const LANDING: u32 = 120;
/// Limit of sounds of one kind.
const MOST: usize = 6;

/// Returns the sounds of cues with their times, in milliseconds from the beginning.
pub fn tones(change: GameChange, beats: &[MapBeat]) -> Vec<(u32, Tone)> {
    let mut tones: Vec<(u32, Tone)> = beats.iter().flat_map(tones_of).collect();
    tones.extend(tones_of_numbers(change, beats));
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

fn tones_of(beat: &MapBeat) -> Vec<(u32, Tone)> {
    let at = beat.at;
    match &beat.cue {
        MapCue::Rails(rails) => {
            let lands = |n| (at + rails.begins(n) + LANDING, Tone::Tile);
            (0..rails.pieces.len()).map(lands).collect()
        }
        MapCue::Person(_) | MapCue::House(_) => vec![(at, Tone::Tile)],
        MapCue::Ride(_) => vec![(at, Tone::Bell)],
        MapCue::Reward(reward) if reward.gauge == Gauge::Cash => vec![(at + FLIGHT, Tone::Coin)],
        MapCue::Card(moved) if moved.to != Zone::Away => vec![(at, Tone::Card)],
        MapCue::End => vec![(at, Tone::Chord)],
        MapCue::Reward(_) | MapCue::Card(_) => Vec::new(),
    }
}

/// Sounds for growing Stress, and for money that did not fly from the map.
fn tones_of_numbers(change: GameChange, beats: &[MapBeat]) -> Vec<(u32, Tone)> {
    let late = ride_of(beats);
    let of_seat = |seat| {
        let by =
            |gauge: Gauge| gauge.of(change.after.state, seat) - gauge.of(change.before.state, seat);
        let flew = beats.iter().any(|beat| match &beat.cue {
            MapCue::Reward(reward) => (reward.seat, reward.gauge) == (seat, Gauge::Cash),
            _ => false,
        });
        let coin = by(Gauge::Cash) < 0 || by(Gauge::Cash) > 1 && !flew;
        let low = (by(Gauge::Stress) > 0).then_some((late, Tone::Low));
        low.into_iter().chain(coin.then_some((late, Tone::Coin)))
    };
    change.after.players.seats().flat_map(of_seat).collect()
}
