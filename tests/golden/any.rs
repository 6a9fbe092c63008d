//! What a golden link of any title leads to, as `titles.txt` tells it.

use catenary::engine::codec::Link;
use catenary::engine::game::{Game, Record};
use catenary::table::title::Title;

/// The lines of the file: each the key of a title, a link and what it leads to.
pub(crate) fn lines() -> Vec<[&'static str; 3]> {
    let lines = include_str!("titles.txt").lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split(' ').collect::<Vec<_>>());
    parts.map(|parts| parts.try_into().expect("a key, a link and what it leads to")).collect()
}

/// The record up to the cursor.
pub(crate) fn past<G: Game>(link: &Link<G>) -> Record<G> {
    let actions = link.record.actions[..link.cursor].to_vec();
    Record { actions, setup: link.record.setup.clone() }
}

/// The cursor, who decides, the scores, and a checksum of all that can be done, in notation.
pub(crate) fn told<G: Title>(link: &Link<G>) -> String {
    let replay = past(link).replay().expect("a legal setup");
    assert!(replay.refusal.is_none(), "action {}", replay.plies + 1);
    let state = replay.state;
    let seats = (0..G::players(&link.record.setup) as u8).map(catenary::engine::game::Seat);
    let outcome = G::outcome(&state);
    let score =
        |seat| outcome.as_ref().map_or_else(|| G::score(&state, seat), |it| it.scores[seat]);
    let scores: Vec<String> = seats.map(|seat| score(seat).to_string()).collect();
    let legal = G::legal(&state).into_iter().map(|action| G::notation(&state, action));
    let legal: Vec<String> = legal.collect();
    let checksum = crc32fast::hash(legal.join(" ").as_bytes());
    let turn = G::to_act(&state).map_or("over".to_owned(), |seat| seat.0.to_string());
    let (cursor, length) = (link.cursor, link.record.actions.len());
    format!("{cursor}/{length}:{turn}:{}:{checksum:08x}", scores.join(","))
}
