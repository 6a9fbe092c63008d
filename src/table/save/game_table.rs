//! A game on this device: what is saved of it.

use crate::engine::codec::Coded;
use crate::engine::game::Game;
use crate::table::apart::{Apart, SeatMarks, TableName, TakenSeat, TakenSeats};
use crate::table::intent::BotAnswer;
use crate::table::{BotMove, Device, GameMode, Guide, Players, Session, Source};
use derive_where::derive_where;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// Whether a game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameStatus {
    /// It goes on, or was played to its end.
    #[default]
    Played,
    /// The players gave it up; it can be taken up again.
    Abandoned,
}

/// A game, who sits at it, whether it goes on, what for, and who explains it.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Game> {
    /// The game.
    pub session: Rc<Session<G>>,
    /// Who sits at it.
    pub players: Rc<Players>,
    /// Whether it goes on.
    pub fate: GameStatus,
    /// What it is played for.
    pub mode: GameMode,
    /// What was explained.
    pub guide: Guide,
    /// How often somebody took something back in it.
    pub undos: u32,
    /// How often a bot was cut short or gave no answer: those decisions cannot be proven.
    pub hurried: u32,
    /// How often a hint was shown for a decision of it.
    pub hints: u32,
    /// The version of the bots, in a game that counts and has any; 0 if they were of several.
    pub bots: Option<u16>,
    /// Whether a person has given a seat to a bot while other people sat at the table.
    pub handed_over: bool,
    /// What is kept where players sit at several devices.
    pub apart: Option<Apart>,
}

impl<G: Game> Table<G> {
    /// A casual game that goes on; players are added or taken away until there is one for each of
    /// `seats`.
    pub fn new(session: Session<G>, players: &Players, seats: usize) -> Table<G> {
        let players = Rc::new(players.fit(seats));
        let (session, fate, mode) = (Rc::new(session), GameStatus::Played, GameMode::Casual);
        Table {
            session,
            players,
            fate,
            mode,
            guide: Guide::default(),
            undos: 0,
            hurried: 0,
            hints: 0,
            bots: None,
            handed_over: false,
            apart: None,
        }
    }

    /// The same table with the name of a game that is played apart, if somebody sits at another device.
    #[must_use]
    pub fn named(self, name: TableName) -> Table<G> {
        let is_apart = self.players.elsewhere().next().is_some();
        let (taken, put_away) = (TakenSeats::default(), SeatMarks::default());
        let apart = is_apart.then_some(Apart { table: name, sent: None, taken, put_away });
        Table { apart, ..self }
    }

    /// Others decide for the seats.
    pub fn seat(&mut self, players: &Rc<Players>) {
        let several = self.players.persons().nth(1).is_some();
        let leaves = self.players.persons().any(|seat| players.bot(seat).is_some());
        self.handed_over |= several && leaves;
        self.players = Rc::clone(players);
    }

    /// Notes which seats come to this device from others, and which go there. Returns the last one that comes.
    pub fn take_seats(&mut self, players: &Players) -> Option<TakenSeat> {
        let apart = self.apart.as_mut()?;
        let mut taken = None;
        let own = apart.taken.own_seat(&self.players);
        for seat in players.seats() {
            // While a bot has it, the mark waits for who takes it from the bot; what goes back stays marked for the next link,
            // because its hand may have been seen.
            match (self.players.is_elsewhere(seat), players.is_elsewhere(seat)) {
                (true, false) if !apart.put_away.has(seat) => {
                    apart.taken.set(seat, Some(own.unwrap_or(seat)));
                }
                (was_away, is_away) => {
                    apart.put_away.set(seat, is_away && (!was_away || apart.put_away.has(seat)));
                }
            }
            if players.is_person(seat)
                && !self.players.is_person(seat)
                && let Some(by) = apart.taken.by(seat)
            {
                taken = Some(TakenSeat { seat, by });
            }
        }
        taken
    }

    /// The device as it comes to the table when the game is opened: where somebody has given a seat to a bot, whoever is
    /// left has to take it.
    pub fn held(&self, device: Device) -> Device {
        if self.handed_over { device.handed_over() } else { device }
    }
}

impl<G: Coded> Table<G> {
    /// What is done for the bot that decides now, and counted if it was hurried. Where it gives no
    /// answer to this position that is any legal decision; in a game that counts, nothing.
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
                actions.map(|actions| BotMove { actions, source: Source::Thought(*extent) })
            }
            BotAnswer::Missing => None,
        };
        let bot_move = match thought {
            Some(thought) => thought,
            None if self.mode.is_strict() => return None,
            None => {
                let actions = vec![self.session.any_action()?];
                BotMove { actions, source: Source::AnyLegal }
            }
        };
        self.hurried = self.hurried.saturating_add(u32::from(!bot_move.source.is_sound()));
        Some(bot_move)
    }
}
