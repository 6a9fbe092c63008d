//! What a golden link leads to, as the file tells it.

use catenary::engine::game::{Game, Record, Seat};
use catenary::titles::tramways::codec::{Kind, Link};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::card::CardId;
use catenary::titles::tramways::rules::completion::tidy;
use catenary::titles::tramways::rules::link::{Status, Worked};
use catenary::titles::tramways::rules::scoring;
use catenary::titles::tramways::rules::state::State;

/// The lines of the file: each a link and what it leads to.
pub(crate) fn lines() -> Vec<(&'static str, &'static str)> {
    let lines = include_str!("links.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').expect("a link and what it leads to")).collect()
}

/// The record up to the cursor.
pub(crate) fn past(link: &Link) -> Record<Tramways> {
    let actions = link.record.actions[..link.cursor].to_vec();
    Record { actions, setup: link.record.setup.clone() }
}

/// Of a game at its end the scores, else round, decision, cursor and scores; in any case a checksum
/// of everything else.
pub(crate) fn told(link: &Link) -> String {
    let replay = past(link).replay().unwrap_or_else(|error| panic!("{}", error.0));
    assert_eq!(replay.refusal, None, "action {}", replay.plies + 1);
    let mut state = replay.state;
    tidy(&mut state);
    let score = |seat| scoring::score(&state, seat).total().to_string();
    let scores: Vec<String> = state.players.seats().map(score).collect();
    let scores = scores.join(",");
    let checksum = crc32fast::hash(all(&state).as_bytes());
    if link.kind == Kind::Game && Tramways::outcome(&state).is_some() {
        return format!("{scores}:{checksum:08x}");
    }
    let (cursor, length) = (link.cursor, link.record.actions.len());
    let decision = format!("{:?}", state.decision);
    let decision = decision.split('(').next().unwrap_or_default();
    format!("{}:{decision}:{cursor}/{length}:{scores}:{checksum:08x}", state.round)
}

/// All cards, numbers, Parcels and Links of a position, in terms that no change of the code shifts.
fn all(state: &State) -> String {
    let seats = |seats: &[Seat]| seats.iter().map(|seat| seat.0.to_string()).collect::<String>();
    let mut words = vec![seats(&state.order), state.seat.0.to_string()];
    words.push(state.rng.state().to_string());
    for player in state.players.iter() {
        let numbers = [player.money.into(), player.happiness.into(), i32::from(player.stress())];
        words.extend(numbers.map(|number| number.to_string()));
        words.push(player.workers.to_string());
        let piles = [&player.hand, &player.deck, &player.discard];
        words.extend(piles.map(|pile| names(pile)));
    }
    let market = [&state.market.open, &state.market.deck, &state.market.discard];
    words.extend(market.map(|pile| names(pile)));
    words.extend(state.books.books.iter().map(|book| names(book)));
    words.extend([names(&state.books.open), names(&state.books.deck)]);
    words.push(names(&state.building_cards));
    words.push(names(&CardId::all().filter(|&card| state.seen.has(card)).collect::<Vec<_>>()));
    words.extend(state.passengers.iter().map(|cell| cell.0.to_string()));
    words.extend(state.links.iter().map(way));
    words.extend(state.supply_tiles.map(|kind| kind.letter().to_string()));
    words.join(" ")
}

fn names(cards: &[CardId]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join("+")
}

fn way(link: &catenary::titles::tramways::rules::link::Link) -> String {
    let start = format!("{}{}", link.tiles[0].cell.0, link.tiles[0].entry.letter());
    let turns: String = link.tiles.iter().map(|tile| tile.exit.letter()).collect();
    let status = match link.status {
        Status::Incomplete { kept } => kept.to_string(),
        Status::Complete => "c".to_owned(),
        Status::Upgraded => "u".to_owned(),
    };
    let worked = if link.worked == Worked::ThisRound { "!" } else { "" };
    format!("{}:{start}{turns}:{status}{worked}", link.owner.0)
}
