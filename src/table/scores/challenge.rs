//! Challenges: a deal that friends play one after the other, each against the same bots. A link carries their results, and
//! this device stores a deal under its name.

use super::proof::{Refuted, replayed};
use super::{AttemptProgress, AttemptRecord, daily};
use crate::engine::bots::Level;
use crate::engine::codec::{self, Link, MAX_LETTERS, PlayedGame, Results, crc32};
use crate::engine::game::{BySeat, Record, Seat};
use crate::engine::json::{self, Unread};
use crate::table::set_up::{LastSetUp, NewGame};
use crate::table::title::Title;
use crate::table::{Controller, GameMode, GameTable, Player, PlayerColor, Players, Session};
use crate::words::naming;
use serde::{Deserialize, Serialize};

/// The stored entry of a deal; frozen like saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDeal {
    /// Its results as a link.
    pub link: String,
    /// The number of the player's own results, which come first.
    #[serde(default)]
    pub mine: usize,
    /// When it was stored, in milliseconds since 1970; the oldest entries are deleted first.
    #[serde(default)]
    pub at: u64,
}

impl SavedDeal {
    /// Reads a stored deal.
    ///
    /// # Errors
    /// It is damaged, or a newer page has written it.
    pub fn read(text: &str) -> Result<SavedDeal, Unread> {
        json::read_known(text)
    }
}

/// A deal with its replayed results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The name of its entry, different for every deal and seating.
    pub name: String,
    /// The key of its title.
    pub title: &'static str,
    /// The name of its board, if a player brought it.
    pub board: Option<&'static str>,
    /// The level of each seat's bot; `None` for the player's seat.
    pub seats: BySeat<Option<Level>>,
    /// Its results, in the order of the link.
    pub results: Vec<FriendResult>,
}

/// A player's result on a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendResult {
    /// The player's name; may be empty.
    pub name: String,
    /// The number among results with this name, from 1.
    pub namesake: usize,
    /// True for this player's own result.
    pub is_mine: bool,
    /// True if this version of the bots played.
    pub same_bots: bool,
    /// The number of undos.
    pub undos: u32,
    /// The number of hints shown.
    pub hints: u32,
    /// The game as a link.
    pub game: String,
    /// The points, and the lead over the best of the other seats if there are any; or why the game is not a result.
    pub count: Result<(i32, Option<i32>), Refuted>,
}

impl FriendResult {
    /// The value that results are compared by: the lead if there is one, else the points.
    pub fn result(&self) -> Option<i32> {
        let (points, lead) = self.count.as_ref().ok()?;
        Some(lead.unwrap_or(*points))
    }
}

impl Challenge {
    /// Reads a challenge from a link whose first `mine` results are the player's own.
    ///
    /// # Errors
    /// The first thing that is wrong: the link is invalid, its deal cannot be played, or none of its games is a result.
    pub fn read<G: Title>(link: &str, mine: usize) -> Result<Challenge, Refuted> {
        let results = Results::<G>::read(link).map_err(Refuted::Link)?;
        let has_bots = results.seats.count() > 1;
        let namesakes = results.namesakes();
        let read = |(at, game): (usize, &PlayedGame<G>)| FriendResult {
            name: naming::clean(&game.name),
            namesake: namesakes[at],
            is_mine: at < mine,
            same_bots: !has_bots || game.bots == G::VERSION,
            undos: game.undos,
            hints: game.hints,
            game: codec::encode(&results.record(game)),
            count: count::<G>(&results, game),
        };
        let games: Vec<FriendResult> = results.games.iter().enumerate().map(read).collect();
        if games.iter().all(|it| it.count.is_err())
            && let Some(Err(why)) = games.first().map(|it| it.count.clone())
        {
            return Err(why);
        }
        Ok(Challenge {
            name: name(&results),
            title: G::key(&results.setup),
            board: G::board_name(&results.setup),
            seats: results.seats,
            results: games,
        })
    }

    /// Returns whether another player has a result.
    pub fn has_friends(&self) -> bool {
        self.results.iter().any(|it| !it.is_mine)
    }

    /// Returns the results with their indices, best first; invalid games come last.
    pub fn in_order(&self) -> Vec<(usize, &FriendResult)> {
        let mut results: Vec<_> = self.results.iter().enumerate().collect();
        results.sort_by_key(|(_, it)| std::cmp::Reverse(it.result()));
        results
    }

    /// Returns whether the player's first result is better than that of this friend; `None` if either has none.
    pub fn is_ahead_of(&self, name: &str) -> Option<bool> {
        let first = |is_it: &dyn Fn(&FriendResult) -> bool| {
            self.results.iter().find(|it| is_it(it)).and_then(FriendResult::result)
        };
        let mine = first(&|it| it.is_mine)?;
        let theirs = first(&|it| !it.is_mine && it.name == name)?;
        Some(mine > theirs)
    }
}

/// Returns the number of deals where the player is ahead of a friend, and the number that both have played.
pub fn ahead(deals: &[Challenge], name: &str) -> (usize, usize) {
    let met: Vec<bool> = deals.iter().filter_map(|it| it.is_ahead_of(name)).collect();
    (met.iter().filter(|is_ahead| **is_ahead).count(), met.len())
}

/// Computes the points and the lead of a game.
fn count<G: Title>(
    results: &Results<G>,
    game: &PlayedGame<G>,
) -> Result<(i32, Option<i32>), Refuted> {
    let state = replayed(&results.record(game))?;
    let outcome = G::outcome(&state).ok_or(Refuted::Unfinished(game.actions.len()))?;
    let me = player_of(&results.seats);
    Ok((outcome.scores[me], outcome.scores.lead(me)))
}

/// Returns the player's seat.
fn player_of(seats: &BySeat<Option<Level>>) -> Seat {
    let at = seats.iter().position(Option::is_none).unwrap_or(0);
    Seat(u8::try_from(at).unwrap_or(0))
}

/// The name of a deal with its seating.
pub fn name<G: Title>(results: &Results<G>) -> String {
    name_of::<G>(&results.setup, &results.seats)
}

/// The name of a deal, from its setup and the level of each seat's bot; frozen.
pub fn name_of<G: Title>(setup: &G::Setup, seats: &BySeat<Option<Level>>) -> String {
    let setup = codec::write(&Link::<G>::setup(setup.clone()));
    let levels = seats.iter().map(|level| level.map_or("-", Level::name));
    let text = std::iter::once(setup.as_str()).chain(levels).collect::<Vec<_>>().join(" ");
    format!("{:08x}", crc32(text.as_bytes()))
}

/// Returns the result of a finished table where one person played from a deal, alone or against bots; `None` for other games.
pub fn own<G: Title>(table: &GameTable<G>) -> Option<Results<G>> {
    let Record { setup, actions } = table.session.whole_record();
    let is_over = G::outcome(table.session.last_state()).is_some();
    let is_together = table.remote.is_some() || table.handed_over;
    if !is_over || is_together || G::is_position(&setup) || table.players.persons().count() != 1 {
        return None;
    }
    let me = table.players.persons().next()?;
    let seats = BySeat::new(table.players.count(), |seat| table.players.bot(seat));
    let has_bots = seats.count() > 1;
    let name = table.players.get(me)?.name.as_str().chars().take(MAX_LETTERS).collect();
    // A casual game does not store the version; a check shows whether it was this one.
    let bots = if has_bots { table.bots.unwrap_or(G::VERSION) } else { 0 };
    let (undos, hints, hurried) = (table.undos, table.hints, table.hurried);
    let game = PlayedGame { name, bots, undos, hints, hurried, actions };
    Some(Results { setup, seats, games: vec![game] })
}

/// Returns the result of a finished attempt from its record; `None` if it belongs to another deal or is not over.
pub fn of_record<G: Title>(deal: &Results<G>, known: &AttemptRecord) -> Option<Results<G>> {
    let record = codec::decode::<G>(&known.link).ok()?;
    if known.progress != AttemptProgress::Finished || record.setup != deal.setup {
        return None;
    }
    Some(of_actions(deal, record.actions, known.undos))
}

/// Returns the result of a link from the scores; `None` if it belongs to another deal. Links of solo games do not
/// store undos, so these are passed in.
pub fn of_link<G: Title>(deal: &Results<G>, link: &str, undos: u32) -> Option<Results<G>> {
    let results = match codec::decode::<G>(link) {
        Ok(record) if deal.seats.count() == 1 && record.setup == deal.setup => {
            of_actions(deal, record.actions, undos)
        }
        _ => Results::<G>::read(link).ok()?,
    };
    let is_of_it = (&results.setup, &results.seats) == (&deal.setup, &deal.seats);
    if is_of_it { Some(results) } else { None }
}

/// Makes a result from its decisions and undos; everything else is unknown.
fn of_actions<G: Title>(deal: &Results<G>, actions: Vec<G::Action>, undos: u32) -> Results<G> {
    // The version of the bots is not recorded.
    let (name, bots, hints, hurried) = (String::new(), 0, 0, 0);
    let game = PlayedGame { name, bots, undos, hints, hurried, actions };
    Results { games: vec![game], ..deal.clone() }
}

/// Returns the undos to start with when a deal is played again: moves shown in unfinished attempts count as taken back.
pub fn undos_so_far(attempts: &[AttemptRecord]) -> u32 {
    let left = attempts.iter().filter(|it| it.progress != AttemptProgress::Finished);
    left.map(|it| it.undos.saturating_add(1)).max().unwrap_or(0)
}

/// Merges results of a deal into its entry: the player's own first, each game once, only valid ones, and the best if there
/// are too many. `None` if none are left.
pub fn joined<G: Title>(known: Option<&SavedDeal>, came: &SavedDeal) -> Option<SavedDeal> {
    let read = |deal: &SavedDeal| {
        let mut results = Results::<G>::read(&deal.link).ok()?;
        let mut own = Vec::new();
        let mut others = Vec::new();
        for (at, game) in std::mem::take(&mut results.games).into_iter().enumerate() {
            if count::<G>(&results, &game).is_ok() {
                (if at < deal.mine { &mut own } else { &mut others }).push(game);
            }
        }
        Some((results, own, others))
    };
    let (deal, own, others) = read(came)?;
    let (deal, known_own, known_others) = match known.and_then(read) {
        Some(known) if (&known.0.setup, &known.0.seats) == (&deal.setup, &deal.seats) => known,
        _ => (deal, Vec::new(), Vec::new()),
    };
    let with = |games: Vec<PlayedGame<G>>| Results { games, ..deal.clone() };
    let is_mine = |games: &Results<G>, game: &PlayedGame<G>| {
        games.games.iter().any(|own| own.actions == game.actions)
    };
    let worth =
        |game: &PlayedGame<G>| count::<G>(&deal, game).map_or(i32::MIN, |it| it.1.unwrap_or(it.0));
    let mine = with(known_own).merged(&with(own), worth).ok()?;
    let others = with(known_others.into_iter().chain(others).collect());
    let all = mine.merged(&others, |game| (is_mine(&mine, game), worth(game))).ok()?;
    let mine = all.games.iter().filter(|game| is_mine(&mine, game)).count();
    Some(SavedDeal { link: all.write().ok()?, mine, at: came.at })
}

/// Creates the table of a challenge before its first decision. `seed` replaces the deal for the same seats. `None` if it
/// cannot be played.
pub fn table<G: Title>(
    link: &str,
    seed: Option<u64>,
    last: Option<&LastSetUp>,
    colors: &[PlayerColor],
) -> Option<GameTable<G>> {
    let Results { mut setup, seats, .. } = Results::<G>::read(link).ok()?;
    if let Some(seed) = seed.map(daily::drawn_seed) {
        let game = NewGame { seed, ..G::chosen(&setup) };
        setup = G::set_up(G::key(&setup), &game)?;
    }
    let count = seats.count();
    let (usual, _) = LastSetUp::against_bots(last, count.saturating_sub(1), colors);
    let mut sitting: Vec<Player> =
        usual.seats().filter_map(|seat| usual.get(seat).cloned()).collect();
    if player_of(&seats).index() < sitting.len() {
        sitting.swap(0, player_of(&seats).index());
    }
    let controllers = seats.iter().map(|level| level.map_or(Controller::Person, Controller::Bot));
    let seated = sitting
        .into_iter()
        .zip(controllers)
        .map(|(player, controller)| Player { controller, ..player });
    let players = Players::of(seated, usual.hands());
    let session = Session::<G>::new(setup).ok()?;
    let bots = (count > 1).then_some(G::VERSION);
    Some(GameTable { mode: GameMode::Challenge, bots, ..GameTable::new(session, &players, count) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: stored texts keep their meaning for ever.
    #[test]
    fn saved_deals_are_frozen() {
        let text = r#"{"link":"d1AA","mine":1,"at":9}"#;
        let deal = SavedDeal { link: "d1AA".to_owned(), mine: 1, at: 9 };
        assert_eq!(SavedDeal::read(text).expect("a deal"), deal);
        assert_eq!(serde_json::to_string(&deal).expect("a text"), text);
        let bare = SavedDeal::read(r#"{"link":"d1AA"}"#).expect("a deal");
        assert_eq!((bare.mine, bare.at), (0, 0));
        let newer = SavedDeal::read(r#"{"link":"d1AA","note":1}"#);
        assert!(matches!(newer, Err(Unread::UnknownField(field)) if field == "note"));
    }
}
