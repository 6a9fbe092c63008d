//! The saved state of a game on this device.

use crate::engine::codec::Coded;
use crate::engine::game::Game;
use crate::table::intent::BotAnswer;
use crate::table::remote::{RemoteGame, SeatMarks, TableName, TakenSeat, TakenSeats};
use crate::table::{BotMove, DecisionSource, Device, GameMode, Guide, Players, Session};
use derive_where::derive_where;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The status of a game: played or abandoned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameStatus {
    /// It is in play or finished.
    #[default]
    Played,
    /// The players abandoned it; it can be resumed.
    Abandoned,
}

/// A game with its players, mode and counters: everything about it that is saved.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct GameTable<G: Game> {
    /// The lines of play with the cursor.
    pub session: Rc<Session<G>>,
    /// The players.
    pub players: Rc<Players>,
    /// The status: played or abandoned.
    pub status: GameStatus,
    /// The mode of the game.
    pub mode: GameMode,
    /// The state of the guide.
    pub guide: Guide,
    /// The number of undos.
    pub undos: u32,
    /// The number of bot decisions that were cut short or missing, which cannot be proven.
    pub hurried: u32,
    /// The number of hints shown.
    pub hints: u32,
    /// The version of the bots in a strict game that has any; 0 for several versions.
    pub bots: Option<u16>,
    /// True if a person gave a seat to a bot while other people were at the table.
    pub handed_over: bool,
    /// The remote-play data, if players sit at several devices.
    pub remote: Option<RemoteGame>,
}

impl<G: Game> GameTable<G> {
    /// Creates a casual game; the players are adjusted to the number of `seats`.
    pub fn new(session: Session<G>, players: &Players, seats: usize) -> GameTable<G> {
        let players = Rc::new(players.fit(seats));
        let (session, status, mode) = (Rc::new(session), GameStatus::Played, GameMode::Casual);
        GameTable {
            session,
            players,
            status,
            mode,
            guide: Guide::default(),
            undos: 0,
            hurried: 0,
            hints: 0,
            bots: None,
            handed_over: false,
            remote: None,
        }
    }

    /// Returns the table with the name of its remote game, if a player is at another device.
    #[must_use]
    pub fn named(self, name: TableName) -> GameTable<G> {
        let is_apart = self.players.elsewhere().next().is_some();
        let (taken, put_away) = (TakenSeats::default(), SeatMarks::default());
        let remote = is_apart.then_some(RemoteGame { table: name, sent: None, taken, put_away });
        GameTable { remote, ..self }
    }

    /// Changes who plays the seats.
    pub fn seat(&mut self, players: &Rc<Players>) {
        let several = self.players.persons().nth(1).is_some();
        let leaves = self.players.persons().any(|seat| players.bot(seat).is_some());
        self.handed_over |= several && leaves;
        self.players = Rc::clone(players);
    }

    /// Notes which seats move to or from this device. Returns the last one that moved here.
    pub fn take_seats(&mut self, players: &Players) -> Option<TakenSeat> {
        let remote = self.remote.as_mut()?;
        let mut taken = None;
        let own = remote.taken.own_seat(&self.players);
        for seat in players.seats() {
            // A seat that moves here to a bot is reported once a person takes it from the bot. A seat that goes back stays
            // marked until the next link, because its hand may have been seen.
            match (self.players.is_elsewhere(seat), players.is_elsewhere(seat)) {
                (true, false) if !remote.put_away.has(seat) => {
                    remote.taken.set(seat, Some(own.unwrap_or(seat)));
                }
                (was_away, is_away) => {
                    remote.put_away.set(seat, is_away && (!was_away || remote.put_away.has(seat)));
                }
            }
            if players.is_person(seat)
                && !self.players.is_person(seat)
                && let Some(by) = remote.taken.by(seat)
            {
                taken = Some(TakenSeat { seat, by });
            }
        }
        taken
    }

    /// Returns the device for an opened game: if a person gave a seat to a bot, the remaining person has to take it.
    pub fn held(&self, device: Device) -> Device {
        if self.handed_over { device.handed_over() } else { device }
    }
}

impl<G: Coded> GameTable<G> {
    /// Returns the decisions to play for the bot to move, and counts a hurried one. If the answer does not fit the position
    /// it is any legal decision, or `None` in a strict game.
    pub fn bot_move(
        &mut self,
        answer: &BotAnswer,
        goes_along: impl Fn(&G::State, &[G::Action]) -> bool,
    ) -> Option<BotMove<G>> {
        let thought = match answer {
            BotAnswer::Line { line, extent } => {
                let plan = self.session.planned(line);
                let actions = plan.map(|plan| self.session.stride(plan, goes_along));
                let actions = actions.filter(|actions| !actions.is_empty());
                actions.map(|actions| BotMove { actions, source: DecisionSource::Thought(*extent) })
            }
            BotAnswer::Missing => None,
        };
        let bot_move = match thought {
            Some(thought) => thought,
            None if self.mode.is_strict() => return None,
            None => {
                let actions = vec![self.session.any_action()?];
                BotMove { actions, source: DecisionSource::AnyLegal }
            }
        };
        self.hurried = self.hurried.saturating_add(u32::from(!bot_move.source.is_reproducible()));
        Some(bot_move)
    }
}
