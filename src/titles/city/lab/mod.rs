//! The city games in the command line: statistics about the balance of their boards (CBOARD).

mod board;
mod position;
mod trace;
mod trial;

use super::boards::{Board, BoardData};
use super::rules::City;
use super::rules::event::Event;
use super::rules::setup::{MIN_PLAYERS, Setup};
use super::rules::state::State;
use super::words;
use crate::engine::game::Game;
use crate::engine::game::Seat;
use crate::measure::statistics::{lengths, share};
use crate::measure::{
    BotGame, Counts, GameObserver, InvariantChecks, LabError, LabReport, LabTitle, OpenedPosition,
    Overview, PositionError, Ranked, read, wrong,
};
use crate::table::scores::category::mode;
use board::OfFile;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use position::Position;
use serde_json::{Value, json};
use std::time::Duration;

#[derive(Subcommand)]
enum Own {
    /// Looks at boards in files, tries them out, and writes built-in ones as files.
    #[command(display_order = 8)]
    Board(board::Arguments),
}

/// Returns the standard setup of a board; `None` if it cannot be played by this number of players.
fn standard(board: Board, players: usize, seed: u64) -> Option<Setup> {
    let can_play = (MIN_PLAYERS..=board.data().most_players()).contains(&players);
    can_play.then(|| Setup::standard(board, players as u8, seed))
}

impl LabTitle for City {
    const GUESTS: Option<&'static str> =
        Some("in the city games, path, one-step, long-route or hungry, four simple styles");

    fn ranked(setup: &Setup) -> Option<Ranked> {
        let (mode, category) = mode::<City>(setup)?;
        Some(Ranked { family: category.key, day: mode.day().map(|day| day.to_string()) })
    }

    fn open(title: &str, position: Value) -> Result<OpenedPosition<City>, PositionError> {
        match Board::named(title) {
            Some(board) => read::<Position>(position)?.open(board).map(OpenedPosition::plain),
            None => wrong("game", format!("there is no board {title:?}")),
        }
    }

    fn varied_setups(title: &str) -> Vec<Setup> {
        let Some(board) = Board::named(title) else { return Vec::new() };
        let players = (MIN_PLAYERS..=board.data().most_players()).zip(1..);
        players.map(|(players, seed)| Setup::standard(board, players as u8, seed)).collect()
    }

    fn with_variants(command: Command) -> Command {
        OfFile::augment_args(command)
    }

    fn chosen_setup(
        title: &str,
        variants: &ArgMatches,
        players: usize,
        seed: u64,
    ) -> Result<Setup, LabError> {
        let own = OfFile::board(variants)?;
        let name = own.map_or(title, |board| board.data().name);
        let board = own.or(Board::named(title));
        let setup = board.and_then(|board| standard(board, players, seed));
        let setup = setup.ok_or_else(|| LabError::Players(name.to_owned(), players))?;
        City::new(&setup).map_err(|why| LabError::unplayable(&why))?;
        Ok(setup)
    }

    fn with_commands(lab: Command) -> Command {
        Own::augment_subcommands(lab)
    }

    fn run(arguments: &ArgMatches) -> Option<LabReport> {
        let Own::Board(arguments) = Own::from_arg_matches(arguments).ok()?;
        Some(board::run(&arguments))
    }

    fn counts(games: u64, checking: InvariantChecks) -> Box<dyn Counts<City>> {
        Box::new(Balance { overview: Overview::new(games, checking), ..Balance::default() })
    }
}

/// Statistics of many games on one board.
#[derive(Default)]
struct Balance {
    overview: Overview,
    data: Option<&'static BoardData>,
    games: u64,
    /// Number of games that ended by CEND-1.
    by_pieces: u64,
    /// Turns per player of each game.
    turns: Vec<i64>,
    /// Games won by place in the order of play; shared wins count fractionally.
    wins_by_order: Vec<f64>,
    /// For each Ticket the number of times it was drawn, and kept.
    tickets: Vec<(u64, u64)>,
    /// For each Route the number of times it was claimed.
    routes: Vec<u64>,
}

impl GameObserver<City> for Balance {
    fn decided(&mut self, state: &State, seat: Seat, events: &[Event]) {
        GameObserver::<City>::decided(&mut self.overview, state, seat, events);
    }

    fn thought(&mut self, seat: Seat, time: Duration) {
        GameObserver::<City>::thought(&mut self.overview, seat, time);
    }
}

impl Counts<City> for Balance {
    fn add(&mut self, played: &BotGame<City>) {
        self.overview.add(played);
        let (state, Some(outcome)) = (&played.state, &played.outcome) else { return };
        let data = state.data();
        let count = state.players.count();
        self.data = Some(data);
        self.games += 1;
        self.by_pieces += u64::from(state.turns_left.is_some());
        self.turns.push(i64::from(state.turn).div_euclid(count as i64));
        self.wins_by_order.resize(count, 0.0);
        self.routes.resize(data.routes.len(), 0);
        self.tickets.resize(data.tickets.len(), (0, 0));
        for winner in &outcome.winners {
            let place = (winner.index() + count - state.first.index()) % count;
            self.wins_by_order[place] += 1.0 / outcome.winners.len() as f64;
        }
        for draw in &state.draws {
            for ticket in &draw.tickets {
                let (drawn, kept) = &mut self.tickets[ticket.index()];
                *drawn += 1;
                *kept += u64::from(draw.kept().any(|kept| kept == *ticket));
            }
        }
        let owned = |seat: Seat| state.players[seat].routes.iter();
        for route in state.players.seats().flat_map(owned) {
            self.routes[route.index()] += 1;
        }
    }

    fn report(&self, speed: u64) -> Value {
        let mut report = Counts::<City>::report(&self.overview, speed);
        report["balance"] = self.data.map_or(Value::Null, |data| self.balance(data));
        report
    }
}

impl Balance {
    /// Returns the figures that show whether a board is balanced.
    fn balance(&self, data: &BoardData) -> Value {
        let kept = data.all_tickets().map(|id| {
            let (drawn, kept) = self.tickets[id.index()];
            (kept as f64 / drawn.max(1) as f64, words::ticket(data, id))
        });
        let claimed = data.all_routes().map(|(id, route)| {
            let lane = match data.lane(id).0 {
                0 => String::new(),
                before => format!(" #{}", before + 1),
            };
            let [from, to] = route.ends.map(|end| data.name(end));
            let share = self.routes[id.index()] as f64 / self.games as f64;
            (share, format!("{from} - {to}{lane}"))
        });
        let order = self.wins_by_order.iter().map(|&wins| share(wins, self.games));
        json!({
            "ended_by_pieces": share(self.by_pieces as f64, self.games),
            "turns_a_player": lengths(&self.turns),
            "wins_by_order": order.collect::<Value>(),
            "tickets_kept": ranked(kept),
            "routes_claimed": ranked(claimed),
        })
    }
}

/// Returns all shares with their names, in ascending order.
fn ranked(shares: impl Iterator<Item = (f64, String)>) -> Value {
    let mut all: Vec<(f64, String)> = shares.collect();
    all.sort_by(|one, two| one.0.total_cmp(&two.0));
    all.into_iter().map(|(share, name)| json!([name, (share * 1e4).round() / 1e4])).collect()
}
