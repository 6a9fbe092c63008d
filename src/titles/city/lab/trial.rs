//! `lab board try`: games of Medium on a board, with the figures that show whether it is balanced.

use crate::engine::bots::{Bot, Level};
use crate::engine::game::{BySeat, Rng, Seat};
use crate::measure::statistics::quantile;
use crate::measure::{BotGame, GameObserver, play};
use crate::titles::city::boards::{Board, BoardData};
use crate::titles::city::rules::City;
use crate::titles::city::rules::event::Event;
use crate::titles::city::rules::scoring::{Groups, Score, scores};
use crate::titles::city::rules::setup::{MIN_PLAYERS, Setup};
use crate::titles::city::rules::state::State;
use crate::titles::city::words;
use std::sync::Mutex;
use std::thread::{available_parallelism, scope};

/// The number of standard deviations beyond which a deviation is significant.
const BEYOND: f64 = 2.0;
/// A Route claimed in fewer games than this share is named.
const RARE: f64 = 0.05;

/// Plays games with two seats and with the most, and describes them.
pub(super) fn report(board: Board, games: u64, games_of_most: u64) -> String {
    let most = board.data().most_players();
    let mut text = Trial::played(board, MIN_PLAYERS, games).report(board.data());
    if most > MIN_PLAYERS && games_of_most > 0 {
        text += "\n\n";
        text += &Trial::played(board, most, games_of_most).report(board.data());
    }
    text
}

/// The number of trials, and in how many of them something happened.
#[derive(Clone, Copy, Debug, Default)]
struct Often {
    times: u64,
    of: u64,
}

impl Often {
    fn add(&mut self, is_so: bool) {
        self.times += u64::from(is_so);
        self.of += 1;
    }

    fn plus(&mut self, other: Often) {
        self.times += other.times;
        self.of += other.of;
    }

    fn share(self) -> f64 {
        self.times as f64 / self.of.max(1) as f64
    }

    /// Returns the standard deviation of the share if its true value is `expected`.
    fn chance(self, expected: f64) -> f64 {
        (expected * (1.0 - expected) / self.of.max(1) as f64).sqrt()
    }
}

/// The games with one number of seats.
#[derive(Default)]
struct Trial {
    seats: usize,
    games: u64,
    /// Games that ended because a player ran out of pieces.
    by_pieces: u64,
    /// Games in which the deck ran out of cards, and of Tickets.
    without_cards: u64,
    without_tickets: u64,
    shuffles: u64,
    turns: Vec<i64>,
    scores: Vec<i64>,
    /// The margins by which games were won.
    margins: Vec<i64>,
    /// Games won by the first player; a shared victory counts in part.
    first: f64,
    /// Claims of each Route.
    routes: Vec<Often>,
    /// Each Ticket kept of the times drawn, and completed of the times kept.
    kept: Vec<Often>,
    completed: Vec<Often>,
    /// Points of all players for Routes, completed Tickets, failed Tickets and longest paths.
    parts: [i64; 5],
}

/// Observes whether cards or Tickets run out in one game.
#[derive(Default)]
struct Watch {
    shuffles: u64,
    lacks_cards: bool,
    lacks_tickets: bool,
}

impl GameObserver<City> for Watch {
    fn decided(&mut self, state: &State, _: Seat, events: &[Event]) {
        self.shuffles += events.iter().filter(|it| matches!(it, Event::Shuffled)).count() as u64;
        self.lacks_tickets |= events.iter().any(|it| matches!(it, Event::NoTickets));
        self.lacks_cards |= state.deck.is_empty() && state.display.contains(&None);
    }
}

impl Trial {
    /// Plays games on all processors; the figures do not depend on the number of processors.
    fn played(board: Board, seats: usize, games: u64) -> Trial {
        let data = board.data();
        let empty = || Trial {
            seats,
            routes: vec![Often::default(); data.routes.len()],
            kept: vec![Often::default(); data.tickets.len()],
            completed: vec![Often::default(); data.tickets.len()],
            ..Trial::default()
        };
        let all = Mutex::new(empty());
        let threads = available_parallelism().map_or(1, |count| count.get() as u64);
        scope(|scope| {
            for thread in 0..threads {
                let all = &all;
                scope.spawn(move || {
                    let mut own = empty();
                    let bot: Box<dyn Bot<City>> = Level::Medium.bot::<City>();
                    for game in (thread..games).step_by(threads as usize) {
                        own.play(board, &*bot, game);
                    }
                    all.lock().expect("no thread panics").merge(own);
                });
            }
        });
        all.into_inner().expect("no thread panics")
    }

    fn play(&mut self, board: Board, bot: &dyn Bot<City>, game: u64) {
        let seed = Rng::new(game).fork(self.seats as u64).next_u64();
        let setup = Setup::standard(board, self.seats as u8, seed);
        let mut watch = Watch::default();
        let bots = BySeat::new(self.seats, |_| bot);
        if let Ok(played) = play::<City>(setup, &bots, &mut watch) {
            self.add(&played, &watch);
        }
    }

    fn add(&mut self, played: &BotGame<City>, watch: &Watch) {
        let (state, Some(outcome)) = (&played.state, &played.outcome) else { return };
        let data = state.data();
        self.games += 1;
        self.by_pieces += u64::from(state.turns_left.is_some());
        self.without_cards += u64::from(watch.lacks_cards);
        self.without_tickets += u64::from(watch.lacks_tickets);
        self.shuffles += watch.shuffles;
        self.turns.push(i64::from(state.turn));
        let mut totals: Vec<i64> = outcome.scores.iter().map(|&score| score.into()).collect();
        self.scores.extend(&totals);
        totals.sort_unstable();
        self.margins.push(totals[totals.len() - 1] - totals[totals.len() - 2]);
        if outcome.winners.contains(&state.first) {
            self.first += 1.0 / outcome.winners.len() as f64;
        }
        let claimed = state.claimed();
        for (id, _) in data.all_routes() {
            self.routes[id.index()].add(claimed.has(id));
        }
        for draw in &state.draws {
            let groups = Groups::of(data, state.players[draw.seat].routes);
            for &ticket in &draw.tickets {
                let is_kept = draw.kept().any(|kept| kept == ticket);
                self.kept[ticket.index()].add(is_kept);
                if is_kept {
                    let is_complete = groups.joins(data.tickets[ticket.index()].ends);
                    self.completed[ticket.index()].add(is_complete);
                }
            }
        }
        for score in scores(state).iter() {
            let Score { routes, completed, failed, tokens, longest_path, .. } = *score;
            let parts = [routes, completed, failed, tokens, longest_path];
            self.parts.iter_mut().zip(parts).for_each(|(all, it)| *all += i64::from(it));
        }
    }

    fn merge(&mut self, other: Trial) {
        self.games += other.games;
        self.by_pieces += other.by_pieces;
        self.without_cards += other.without_cards;
        self.without_tickets += other.without_tickets;
        self.shuffles += other.shuffles;
        self.turns.extend(other.turns);
        self.scores.extend(other.scores);
        self.margins.extend(other.margins);
        self.first += other.first;
        for (all, more) in [
            (&mut self.routes, other.routes),
            (&mut self.kept, other.kept),
            (&mut self.completed, other.completed),
        ] {
            all.iter_mut().zip(more).for_each(|(all, more)| all.plus(more));
        }
        self.parts.iter_mut().zip(other.parts).for_each(|(all, more)| *all += more);
    }

    /// Describes the games: significant deviations in sentences, then all figures.
    fn report(&self, data: &BoardData) -> String {
        let games = self.games;
        if games == 0 {
            return format!("{} seats: no game could be played.", self.seats);
        }
        let percent = |count: u64| 100.0 * count as f64 / games as f64;
        let seats = (games * self.seats as u64) as f64;
        let points = self.parts.map(|all| all as f64 / seats);
        let [routes, completed, failed, tokens, path] = points;
        let mut lines = vec![
            format!("{}, {} seats, {games} games of Medium", data.name, self.seats),
            format!(
                "ended by pieces {:.1} %; turns {}; shuffles a game {:.2}",
                percent(self.by_pieces),
                spread(&self.turns),
                self.shuffles as f64 / games as f64
            ),
            format!("scores {}; won by {}", spread(&self.scores), spread(&self.margins)),
            format!(
                "points a player: Routes {routes:.1}, Tickets {completed:+.1} and {failed:+.1}, Tourist tokens {tokens:.1}, longest path {path:.1}"
            ),
            format!(
                "cards ran out in {:.1} % of the games, Tickets in {:.1} %",
                percent(self.without_cards),
                percent(self.without_tickets)
            ),
        ];
        lines.push(self.first_player());
        let named = self.route_names(data);
        lines.extend(uncommon("Route", "claimed", &named));
        let tickets: Vec<String> = data.all_tickets().map(|id| words::ticket(data, id)).collect();
        let with = |often: &[Often]| -> Vec<(String, Often)> {
            tickets.iter().cloned().zip(often.iter().copied()).collect()
        };
        lines.extend(uncommon("Ticket", "kept", &with(&self.kept)));
        lines.extend(uncommon("Ticket", "completed", &with(&self.completed)));
        let rare: Vec<&str> = named
            .iter()
            .filter(|(_, often)| often.share() < RARE)
            .map(|(name, _)| name.as_str())
            .collect();
        lines.push(match rare[..] {
            [] => "Every Route is claimed in at least 5 of 100 games.".to_owned(),
            _ => format!("Claimed in fewer than 5 of 100 games: {}.", rare.join(", ")),
        });
        lines.push(table("Routes claimed", &named, None));
        lines.push(table("Tickets kept, completed", &with(&self.kept), Some(&self.completed)));
        lines.join("\n")
    }

    fn first_player(&self) -> String {
        let (expected, games) = (1.0 / self.seats as f64, self.games as f64);
        let share = self.first / games;
        let chance = (expected * (1.0 - expected) / games).sqrt();
        let finding = if (share - expected).abs() <= BEYOND * chance {
            "about even".to_owned()
        } else {
            let more = if share > expected { "more" } else { "less" };
            format!("{more} than the others")
        };
        format!("The first player wins {:.1} % ({finding}).", 100.0 * share)
    }

    /// Returns the Routes by their names, lanes numbered, with how often they were claimed.
    fn route_names(&self, data: &BoardData) -> Vec<(String, Often)> {
        let name = |(id, route): (_, &crate::titles::city::boards::Route)| {
            let id: crate::titles::city::boards::RouteId = id;
            let [from, to] = route.ends.map(|end| data.name(end));
            let lane = match data.lane(id) {
                (_, 1) => String::new(),
                (lane, _) => format!(" #{}", lane + 1),
            };
            (format!("{from} – {to}{lane}"), self.routes[id.index()])
        };
        data.all_routes().map(name).collect()
    }
}

/// Returns the median with the range of nine in ten.
fn spread(values: &[i64]) -> String {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let at = |percent| quantile(&sorted, percent).unwrap_or(0);
    format!("{} ({} to {})", at(50), at(5), at(95))
}

/// Returns a sentence for each significant share, judged by chance and by the spread of all; one sentence if there is none.
fn uncommon(what: &str, done: &str, all: &[(String, Often)]) -> Vec<String> {
    let shares: Vec<f64> = all.iter().filter(|it| it.1.of > 0).map(|it| it.1.share()).collect();
    let count = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let deviation = (shares.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / count).sqrt();
    let is_beyond = |often: &Often| {
        let away = (often.share() - mean).abs();
        often.of > 0 && away > BEYOND * deviation && away > BEYOND * often.chance(mean)
    };
    let sentence = |(name, often): &(String, Often)| {
        let than = if often.share() > mean { "more" } else { "less" };
        format!(
            "{what} {name} is {done} {than} often than others: {:.0} %, the mean is {:.0} %.",
            100.0 * often.share(),
            100.0 * mean
        )
    };
    let found: Vec<String> = all.iter().filter(|it| is_beyond(&it.1)).map(sentence).collect();
    if found.is_empty() { vec![format!("{what}s {done}: about even.")] } else { found }
}

/// Returns a table in ascending order, with a second column if there is one.
fn table(title: &str, all: &[(String, Often)], second: Option<&[Often]>) -> String {
    let percent = |often: Often| format!("{:5.1} %", 100.0 * often.share());
    let mut rows: Vec<(f64, String)> = (0..)
        .zip(all)
        .map(|(at, (name, often)): (usize, _)| {
            let second = second.map_or(String::new(), |second| percent(second[at]));
            (often.share(), format!("{} {second} {name}", percent(*often)))
        })
        .collect();
    rows.sort_by(|one, two| one.0.total_cmp(&two.0));
    let rows = rows.into_iter().map(|(_, row)| row);
    std::iter::once(format!("{title}:")).chain(rows).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_the_figures_of_games() {
        let text = report(Board::BERLIN, 6, 2);
        for part in [
            "Berlin, 2 seats, 6 games of Medium",
            "Berlin, 4 seats, 2 games of Medium",
            "The first player wins",
            "Routes claimed:",
            "Tickets kept, completed:",
        ] {
            assert!(text.contains(part), "{text}");
        }
        assert_eq!(text, report(Board::BERLIN, 6, 2));
    }

    #[test]
    fn mentions_only_significant_shares() {
        let often = |times: u64| (format!("R{times}"), Often { times, of: 100 });
        let even: Vec<_> = (45..55).map(often).collect();
        assert_eq!(uncommon("Route", "claimed", &even), ["Routes claimed: about even."]);
        let odd: Vec<_> = (45..55).chain([2]).map(often).collect();
        assert_eq!(
            uncommon("Route", "claimed", &odd),
            ["Route R2 is claimed less often than others: 2 %, the mean is 45 %."]
        );
    }
}
