//! The log: each action in one line with its result, for one player.

use super::account::{Happened, Telling, levels, opening};
use crate::engine::game::Seat;
use crate::table::title::{LoggedStep, Logs};
use crate::table::view::LogLine;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::{Mood, Reader};

impl Logs for Tramways {
    fn log(logged: &LoggedStep<Self>) -> Vec<LogLine> {
        let Some(action) = logged.run(ends) else { return Vec::new() };
        let telling = Telling {
            mood: Mood::News,
            reader: reader(logged),
            players: logged.players,
            viewer: logged.viewer,
            state: logged.after,
        };
        let mut levels = levels(action.before);
        let mut lines = Vec::new();
        let events = &action.events;
        let opening = opening(events);
        let begins = |&at: &usize| heading(logged, events[at]).is_some() || opening == Some(at);
        let mut starts: Vec<usize> = (1..events.len()).filter(begins).collect();
        starts.insert(0, 0);
        let ends = starts[1..].iter().copied().chain([events.len()]);
        for (start, end) in starts.iter().copied().zip(ends).filter(|(start, end)| start < end) {
            let happened = telling.gather(events[start..end].iter().copied(), &mut levels);
            match heading(logged, events[start]) {
                Some(title) => {
                    lines.push(logged.line(None, title));
                    lines.extend(consequences(logged, &telling, &happened));
                }
                None if opening == Some(start) => {
                    lines.extend(consequences(logged, &telling, &happened))
                }
                None => lines.extend(action_lines(logged, &telling, happened)),
            }
        }
        lines
    }
}

fn reader(logged: &LoggedStep<Tramways>) -> Reader {
    Reader::new(logged.locale, logged.turned, logged.after)
}

/// Returns whether a step ends a log line: the end of an action, of a player's Administration or last hand.
fn ends(seat: Option<Seat>, events: &[Event], after: &State) -> bool {
    let begins =
        events.iter().any(|event| matches!(event, Event::Phase { .. } | Event::Round { .. }));
    let goes_on = matches!(after.decision, Decision::Administration | Decision::Fill)
        && seat == Some(after.seat)
        && !begins;
    let ended = after.decision.begins_whole_action() || after.decision == Decision::Over;
    ended && !goes_on
}

fn heading(logged: &LoggedStep<Tramways>, event: &Event) -> Option<String> {
    match event {
        Event::Round { round } => Some(logged.locale.round(*round)),
        Event::Phase { phase } => Some(logged.locale.phase(*phase).to_owned()),
        _ => None,
    }
}

/// The player's line, with the gains of others, then the lines of others and of the table.
fn action_lines(
    logged: &LoggedStep<Tramways>,
    telling: &Telling,
    mut happened: Happened,
) -> Vec<LogLine> {
    let reader = telling.reader;
    let own = logged.seat.and_then(|seat| happened.take(seat));
    let mut more = Vec::new();
    if !happened.arrivals.is_empty() {
        more.push(reader.arrivals(logged.after, &happened.arrivals));
        happened.arrivals.clear();
    }
    let Some(own) = own else {
        let own = more.into_iter().map(|text| logged.line(logged.seat, text));
        return own.chain(consequences(logged, telling, &happened)).collect();
    };
    if let ([card], true) = (&happened.revealed[..], telling.does(&own).is_empty()) {
        more.push(reader.reveals_card(telling.mood, Some(*card)));
        happened.revealed.clear();
    }
    // A player with changed numbers but no clause has done nothing.
    let (given, done): (Vec<_>, Vec<_>) =
        happened.accounts.drain(..).partition(|it| telling.does(it).is_empty());
    let given = given.iter().map(|account| {
        let name = logged.players.label(account.seat, logged.locale);
        format!("; {name}: {}", telling.parts(account))
    });
    let given: String = given.collect();
    let text = telling.sum(&own, &more) + &given;
    let line = LogLine { details: telling.details(&own), ..logged.line(logged.seat, text) };
    let line = (!line.text.is_empty()).then_some(line);
    happened.accounts = done;
    line.into_iter().chain(consequences(logged, telling, &happened)).collect()
}

/// The lines of other players and of the whole table.
fn consequences(
    logged: &LoggedStep<Tramways>,
    telling: &Telling,
    happened: &Happened,
) -> Vec<LogLine> {
    let reader = telling.reader;
    let mut lines = Vec::new();
    for account in &happened.accounts {
        let text = telling.sum(account, &[]);
        if !text.is_empty() {
            let details = telling.details(account);
            lines.push(LogLine { details, ..logged.line(Some(account.seat), text) });
        }
    }
    if !happened.arrivals.is_empty() {
        lines.push(logged.line(None, reader.arrivals(logged.after, &happened.arrivals)));
    }
    if !happened.revealed.is_empty() {
        lines.push(logged.line(None, reader.revealed(&happened.revealed)));
    }
    lines.extend(happened.table.iter().map(|text| logged.line(None, text.as_str())));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::table::board::orientation::Turned;
    use crate::table::{GameTable, Players, Session};
    use crate::titles::tramways::rules::card::{CardId, Family};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::variants::DevelopmentRule;
    use crate::words::Locale;

    fn played(setup: Setup) -> GameTable<Tramways> {
        let (mut rng, mut legal) = (Rng::new(setup.seed), Vec::new());
        let players = setup.players();
        let mut session = Session::new(setup).expect("a legal setup");
        loop {
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                return GameTable::new(session, &Players::people(players), players);
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }

    /// The log lines of each step of a game.
    fn log(table: &GameTable<Tramways>, viewer: Option<Seat>, locale: Locale) -> Vec<Vec<LogLine>> {
        let steps = table.session.line_steps();
        let logged = steps.iter().enumerate().map(|(at, step)| {
            Tramways::log(&LoggedStep {
                before: &**table.session.state_at(at),
                earlier: &steps[..at],
                seat: step.seat,
                events: &step.events,
                after: &*step.state,
                ply: at + 1,
                viewer,
                players: &table.players,
                turned: Turned::Not,
                locale,
            })
        });
        logged.collect()
    }

    #[test]
    fn a_whole_game_has_a_log_with_six_rounds_in_both_languages() {
        let table = played(Setup::standard(1, 4));
        for locale in Locale::ALL {
            let lines = log(&table, Some(Seat(0)), locale).concat();
            for round in 1..=6 {
                let heads = lines.iter().filter(|line| line.text == locale.round(round));
                assert_eq!(heads.count(), 1);
            }
            assert!(lines.iter().all(|line| !line.text.is_empty()));
        }
    }

    #[test]
    fn an_action_is_one_line_with_its_total_and_its_cards() {
        let games = (1..9).map(|seed| played(Setup::standard(2, seed)));
        let lines: Vec<LogLine> =
            games.flat_map(|table| log(&table, None, Locale::English).concat()).collect();
        let with = |part: &str| lines.iter().filter(|line| line.text.contains(part)).count();
        assert!(with("Links ") > 0 && with(" rails, ") > 0 && with("Moves a Passenger") > 0);
        let same = |pair: &&[LogLine]| pair[0].ply == pair[1].ply && pair[0].seat.is_some();
        for pair in lines.windows(2).filter(same) {
            assert!(pair[0].text != pair[1].text || pair[0].seat != pair[1].seat, "{pair:?}");
        }
        let secrets = lines.iter().filter(|line| line.text.ends_with(" cards in secret")).count();
        assert!(secrets > 0, "the last hand is one line");
        for line in lines.iter().filter(|it| it.text.starts_with("Moves a")) {
            assert!(line.details.iter().any(|it| it.starts_with("Plays ")), "{line:?}");
        }
        let sums = lines.iter().filter(|line| line.text.starts_with("Receives ")).count();
        assert!(sums > 5, "{sums} incomes");
    }

    #[test]
    fn gains_of_other_players_are_in_the_line_of_the_action() {
        let mut given = 0;
        for seed in 1..12 {
            let table = played(Setup::standard(4, seed));
            let lines = log(&table, None, Locale::English).concat();
            let moves = lines.iter().filter(|line| line.text.starts_with("Moves a Passenger"));
            given += moves.filter(|line| line.text.contains("; ")).count();
        }
        assert!(given > 0);
    }

    #[test]
    fn a_decision_is_logged_for_its_player() {
        let table = played(Setup::standard(3, 2));
        let lines = log(&table, None, Locale::English).concat();
        let bids: Vec<&LogLine> =
            lines.iter().filter(|line| line.text.starts_with("Bids")).collect();
        assert!(!bids.is_empty());
        for bid in bids {
            assert_eq!(bid.seat, table.session.steps()[bid.ply - 1].seat);
        }
    }

    #[test]
    fn effects_on_another_player_are_logged_for_that_player() {
        let table = played(Setup::standard(3, 2));
        let lines = log(&table, None, Locale::English).concat();
        let decided = |line: &LogLine| table.session.steps()[line.ply - 1].seat;
        let taken = lines.iter().filter(|line| line.text.starts_with("Takes "));
        let others = taken.filter(|line| line.seat != decided(line)).count();
        assert!(others > 0);
    }

    /// The cards that `viewer` ever had or that were ever open to all.
    fn known(table: &GameTable<Tramways>, viewer: Option<Seat>) -> Vec<CardId> {
        let mut known = Vec::new();
        for ply in 0..=table.session.ply() {
            let state = table.session.state_at(ply);
            known.extend(CardId::all().filter(|&card| state.seen.has(card)));
            known.extend(state.books.books.iter().filter_map(|book| book.last()));
            if let Some(seat) = viewer {
                let own = &state.players[seat];
                known.extend(own.hand.iter().chain(&own.offer).chain(&own.deck));
            }
        }
        known
    }

    /// All Generic cards share their names.
    fn has_a_name_of_its_own(card: &CardId) -> bool {
        !matches!(card.family().0, Family::GenericA | Family::GenericB)
    }

    fn mentions(text: &str, name: &str) -> bool {
        let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_ascii_digit());
        text.match_indices(name).any(|(at, _)| !goes_on(&text[at + name.len()..]))
    }

    #[test]
    fn no_line_names_a_card_that_its_reader_may_not_know() {
        let mut secrets = 0;
        for seed in 0..40 {
            let setup = Setup::standard(2 + seed as usize % 4, seed);
            let development = match seed % 8 {
                0..=3 => DevelopmentRule::Original,
                _ => DevelopmentRule::Alternative,
            };
            let table = played(Setup { development, ..setup });
            for viewer in table.players.seats().map(Some).chain([None]) {
                let known = known(&table, viewer);
                let hidden: Vec<CardId> = CardId::all()
                    .filter(has_a_name_of_its_own)
                    .filter(|card| !known.contains(card))
                    .collect();
                secrets += hidden.len();
                for locale in Locale::ALL {
                    for line in log(&table, viewer, locale).concat() {
                        let text = format!("{} {}", line.text, line.details.join(" "));
                        let name =
                            hidden.iter().find(|card| mentions(&text, &locale.the_card(**card)));
                        assert_eq!(name, None, "{text} for {viewer:?}, seed {seed}");
                    }
                }
            }
        }
        assert!(secrets > 100, "only {secrets} secrets");
    }
}
