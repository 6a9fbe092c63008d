//! Player panels, progress, thumbnails of own boards, and the final count.

use super::{metric, small};
use crate::engine::game::{BySeat, Game, Seat, Turns};
use crate::table::intent::Perspective;
use crate::table::title::{Panels, ResultCards, SeatView};
use crate::table::view::{Better, FinalCount, PlayerPanel, ScoreRow, Shown, Sight, Stat, Tally};
use crate::table::{Players, Thumbnail};
use crate::titles::city::boards::{BoardData, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::scoring::{self, Groups, Score, scores};
use crate::titles::city::rules::state::{Decision, State};
use crate::titles::city::words::{self, deeds, prompts};
use crate::words::shell;

impl Panels for City {
    fn panels(view: &SeatView<Self>) -> Vec<PlayerPanel> {
        view.state.players.seats().map(|seat| panel(view, seat)).collect()
    }

    fn progress(view: &SeatView<Self>) -> String {
        let (state, locale) = (view.state, view.locale);
        match (state.decision, state.turns_left) {
            (Decision::Over, _) => shell::game_over(locale).to_owned(),
            (_, Some(left)) => locale.last_turns(left.into()),
            _ => match City::turns_as_rounds(state) {
                None => words::setting_up(locale).to_owned(),
                Some(round) => prompts::turn_number(round, locale),
            },
        }
    }

    fn picture(state: &State, _: &Players) -> Option<Thumbnail> {
        state.board.own().and_then(|_| small::picture(state.data()))
    }

    fn final_count(view: &SeatView<Self>) -> Option<FinalCount> {
        let (state, locale) = (view.state, view.locale);
        let outcome = City::outcome(state)?;
        let scores: Vec<Score> = scores(state).iter().copied().collect();
        let rows = Row::of(state.data());
        let row = |row: Row| ScoreRow {
            name: match row {
                Row::Routes => words::routes(locale),
                Row::Failed => words::failed(locale),
                Row::Completed => words::completed(locale),
                Row::Tokens => words::tokens(locale),
                Row::LongestPath => words::longest_path(locale),
            }
            .to_owned(),
            points: scores.iter().map(|score| row.points(score)).collect::<BySeat<i32>>(),
            remark: remark(view, row),
            stands: stands(state, row),
        };
        let best = outcome.scores.iter().max().copied();
        let tied: Vec<String> = (state.players.seats())
            .filter(|&seat| outcome.scores.get(seat).copied() == best)
            .map(|seat| {
                format!(
                    "{} {}",
                    view.players.name_of(seat, locale),
                    scores[seat.index()].completed_count
                )
            })
            .collect();
        let is_tie = tied.len() > 1;
        let remarks = if is_tie { vec![deeds::tie(&tied.join(", "), locale)] } else { Vec::new() };
        Some(FinalCount {
            rows: rows.map(row).collect(),
            totals: outcome.scores,
            winners: outcome.winners,
            remarks,
            rank: None,
        })
    }
}

fn panel(view: &SeatView<City>, seat: Seat) -> PlayerPanel {
    let (state, locale) = (view.state, view.locale);
    let player = &state.players[seat];
    let tally = |key, value: i32| Tally { key, value, better: Better::More };
    let in_chip = |name: &str, value: String, sign: &'static str| Stat {
        sign: Some(sign),
        shown: Shown::Chip,
        ..Stat::in_words(name, value)
    };
    let cards = in_chip(words::cards_in_hand(locale), player.hand.count().to_string(), "#u-cards");
    let mut stats = vec![cards.counted(tally("cards", i32::from(player.hand.count())))];
    if state.data().rules.pieces.metros > 0 {
        let pieces = format!("{}+{}", player.trams, player.metros);
        stats.push(in_chip(words::pieces_left(locale), pieces, "#u-tram"));
    } else {
        let trams = player.trams.to_string();
        let trams = in_chip(words::trams_left(locale), trams, "#u-tram");
        stats.push(trams.counted(tally("trams", i32::from(player.trams))));
    }
    if view.perspective == Perspective::All {
        let tickets = player.tickets.iter().map(|id| words::ticket(state.data(), id));
        let held = [
            (words::hand_told(locale), words::cards(&player.hand, locale)),
            (words::tickets_told(locale), tickets.collect::<Vec<_>>().join(", ")),
        ];
        let held = held.into_iter().filter(|(_, value)| !value.is_empty());
        stats.extend(held.map(|(name, value)| Stat::in_words(name, value)));
    }
    if !state.data().stacks.is_empty() {
        let points = words::points(scoring::token_points(player).into(), locale);
        let tokens = format!("{} ({points})", player.tokens.len());
        stats.push(Stat::in_words(words::tokens(locale), tokens));
    }
    if state.data().rules.longest_path > 0 {
        let length = state.data().longest_path(player.routes, 0).length;
        stats.push(Stat::in_words(words::longest_path(locale), length.to_string()));
    }
    let sight = if state.is_over() { Sight::Whole } else { Sight::Public };
    PlayerPanel { seat, score: metric::score(state, seat, sight), stats }
}

/// A row of the final count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Points for Routes.
    Routes,
    /// Tickets that were not completed.
    Failed,
    Completed,
    Tokens,
    /// The longest path (CBIG-7).
    LongestPath,
}

impl Row {
    /// The rows in the order of the reveal.
    pub const ALL: [Row; 5] =
        [Row::Routes, Row::Failed, Row::Completed, Row::Tokens, Row::LongestPath];

    /// Returns the rows that a board has.
    pub fn of(data: &'static BoardData) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(|row| match row {
            Row::Routes | Row::Failed | Row::Completed => true,
            Row::Tokens => !data.stacks.is_empty(),
            Row::LongestPath => data.rules.longest_path > 0,
        })
    }

    fn points(self, score: &Score) -> i32 {
        match self {
            Row::Routes => score.routes,
            Row::Failed => score.failed,
            Row::Completed => score.completed,
            Row::Tokens => score.tokens,
            Row::LongestPath => score.longest_path,
        }
    }
}

/// Delay between two Routes while Routes are counted, in milliseconds.
pub const BETWEEN_ROUTES: u32 = 90;
/// Delay between two players' Tickets, in milliseconds.
pub const BETWEEN_PLAYERS: u32 = 1200;

/// Returns the Tickets that a row reveals, by player; players without any are omitted.
pub fn revealed(state: &State, row: Row) -> Vec<(Seat, Vec<TicketId>)> {
    let data = state.data();
    let of = |seat: Seat| {
        let player = &state.players[seat];
        let groups = Groups::of(data, player.routes);
        let fits = |id: &TicketId| match row {
            Row::Completed => groups.joins(data.tickets[id.index()].ends),
            Row::Failed => !groups.joins(data.tickets[id.index()].ends),
            Row::Routes | Row::Tokens | Row::LongestPath => false,
        };
        (seat, player.tickets.iter().filter(fits).collect::<Vec<_>>())
    };
    state.players.seats().map(of).filter(|(_, tickets)| !tickets.is_empty()).collect()
}

/// Returns the duration of a row in milliseconds: its items are revealed one by one.
fn stands(state: &State, row: Row) -> u32 {
    let shown = match row {
        Row::Routes => state.claimed().len() as u32 * BETWEEN_ROUTES,
        _ => revealed(state, row).len() as u32 * BETWEEN_PLAYERS,
    };
    ScoreRow::BRIEF + shown
}

/// Returns the Tickets that a row counts, in words.
fn remark(view: &SeatView<City>, row: Row) -> Option<String> {
    let data = view.state.data();
    let ticket = |&id: &TicketId| {
        format!("{} ({})", words::ticket(data, id), data.tickets[id.index()].points)
    };
    let texts = revealed(view.state, row).into_iter().map(|(seat, tickets)| {
        let tickets: Vec<String> = tickets.iter().map(ticket).collect();
        format!("{}: {}", view.players.name_of(seat, view.locale), tickets.join(", "))
    });
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { None } else { Some(texts.join("; ")) }
}

impl ResultCards for City {}
