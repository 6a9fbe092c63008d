//! Players, progress and the final count.

use super::{metric, trips};
use crate::engine::game::{BySeat, Game, Seat};
use crate::table::Aid;
use crate::table::intent::Perspective;
use crate::table::title::{Panels, ResultCards, SeatView};
use crate::table::view::{FinalCount, PlayerPanel, ScoreRow, Shown, Stat};
use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::scoring;
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, Phase};
use crate::titles::metromania::rules::turn;
use crate::titles::metromania::words::{self, panels as phrases};
use crate::words::{capitalized, shell};

impl Panels for Metromania {
    fn panels(view: &SeatView<Self>) -> Vec<PlayerPanel> {
        let forecast = view.shows(Aid::Forecast).then(|| trips::sums(view.state));
        let panel = |seat: Seat| PlayerPanel {
            seat,
            score: metric::score(view.state, seat),
            stats: stats(view, seat, forecast.as_ref().map(|now| now[seat])),
        };
        view.state.points.seats().map(panel).collect()
    }

    fn progress(view: &SeatView<Self>) -> String {
        let locale = view.locale;
        match (view.state.decision, view.state.phase) {
            (Decision::Over, _) => shell::game_over(locale).to_owned(),
            (Decision::Double, _) => phrases::undealt(locale).to_owned(),
            (_, Phase::LastTurns(left)) => locale.last_turns(left.into()),
            _ => phrases::stations_left(view.state.supply.into(), locale),
        }
    }

    fn final_count(view: &SeatView<Self>) -> Option<FinalCount> {
        let outcome = Metromania::outcome(view.state)?;
        let count = scoring::count(view.state);
        let locale = view.locale;
        let mut rows = vec![lines_row(view, count.lines)];
        let mut remarks = Vec::new();
        for verdict in &count.tests {
            let name = words::test_name(verdict.test, locale);
            let text = words::log::reckoning(verdict, view.players, locale);
            let remark = Some(capitalized(&text) + ".");
            let minutes = verdict.fastest.as_ref().map_or(0, |fastest| u32::from(fastest.minutes));
            let stands = trips::MINUTE * minutes + 2 * ScoreRow::BRIEF;
            rows.push(ScoreRow { name, points: verdict.points.clone(), remark, stands });
        }
        let top = outcome.scores.iter().max().copied().unwrap_or(0);
        let tied = outcome.scores.iter().filter(|&&score| score == top).count();
        if tied > outcome.winners.len() {
            remarks.push(phrases::tie_broken(locale).to_owned());
        }
        let (totals, winners) = (outcome.scores, outcome.winners);
        Some(FinalCount { rows, totals, winners, remarks, rank: None })
    }
}

/// Describes the state of a line.
pub(super) fn line(view: &SeatView<Metromania>, line: LineId) -> String {
    let (own, locale) = (view.state.line(line), view.locale);
    match (own.is_finished(), own.is_started()) {
        (true, _) => phrases::finished(locale).to_owned(),
        (_, false) => phrases::not_begun(locale).to_owned(),
        _ if turn::is_blocked(view.state, line) => phrases::blocked(locale).to_owned(),
        _ => phrases::tunnels_left(own.tunnels_left() as i64, locale),
    }
}

/// Shows the state of a line as a sign or number.
fn line_in_short(view: &SeatView<Metromania>, line: LineId) -> String {
    let own = view.state.line(line);
    match (own.is_finished(), own.is_started()) {
        (true, _) => "✓".to_owned(),
        (_, false) => "–".to_owned(),
        _ if turn::is_blocked(view.state, line) => "✕".to_owned(),
        _ => view.locale.number(own.tunnels_left() as i64),
    }
}

fn pattern_sign(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Solid => "#u-solid",
        Pattern::Striped => "#u-striped",
    }
}

fn type_sign(kind: SpotType) -> &'static str {
    match kind {
        SpotType::Housing => "#u-housing",
        SpotType::Work => "#u-work",
        SpotType::Leisure => "#u-leisure",
    }
}

fn stats(view: &SeatView<Metromania>, seat: Seat, now: Option<i32>) -> Vec<Stat> {
    let (state, locale, mut stats) = (view.state, view.locale, Vec::new());
    for pattern in Pattern::ALL {
        let id = LineId::of(seat, pattern);
        stats.push(Stat {
            short: line_in_short(view, id),
            sign: Some(pattern_sign(pattern)),
            shown: Shown::Line,
            ..Stat::in_words(words::line_name(pattern, locale), line(view, id))
        });
    }
    let hand = state.hands[seat];
    let types = SpotType::ALL.into_iter().filter(|&kind| !hand.of_type(kind).is_empty());
    let is_hidden = state.has_secrets() && view.perspective != Perspective::All;
    let held = types.map(|kind| {
        let own = hand.of_type(kind);
        let letters = || own.iter().map(|it| it.letter().name().to_string()).collect::<Vec<_>>();
        let known = if is_hidden { vec![locale.number(own.len() as i64)] } else { letters() };
        Stat {
            short: known.concat(),
            sign: Some(type_sign(kind)),
            shown: Shown::Line,
            ..Stat::in_words(phrases::to_place(kind, locale), known.join("+"))
        }
    });
    let held: Vec<Stat> = held.collect();
    let stat = |value: String| Stat::in_words(phrases::destinations(locale), value);
    match &state.undealt {
        Some(undealt) => stats.push(stat(undealt.doubles[seat].map_or_else(
            || phrases::not_chosen(locale).to_owned(),
            |kind| words::prompts::twice(kind, locale),
        ))),
        None if held.is_empty() => stats.push(stat(phrases::none(locale).to_owned())),
        None => stats.extend(held),
    }
    let (finished, lines) = (state.finished_lines(seat), Pattern::ALL.len());
    let marks = format!("{}{}", FINISHED.repeat(finished), OPEN.repeat(lines - finished));
    stats.push(Stat {
        short: marks,
        shown: if finished > 0 { Shown::Chip } else { Shown::Words },
        ..Stat::in_words(
            phrases::finished_lines(locale),
            phrases::finished_of(finished, lines, locale),
        )
    });
    if let Some(now) = now
        && state.decision != Decision::Over
    {
        let change = locale.change(now.into());
        stats.push(Stat {
            short: format!("({change})"),
            shown: if now == 0 { Shown::Words } else { Shown::Chip },
            ..Stat::in_words(phrases::trips_now(locale), change)
        });
    }
    stats
}

/// The signs of a line in a player's chip, where numbers would run into the score.
const FINISHED: &str = "●";
const OPEN: &str = "○";

/// Returns the row of points for stations, with the players who keep only some of them (MEND-2).
fn lines_row(view: &SeatView<Metromania>, points: BySeat<i32>) -> ScoreRow {
    let locale = view.locale;
    let short = points.seats().filter(|&seat| view.state.finished_lines(seat) < 2);
    let remarks = short.map(|seat| {
        let name = view.players.name_of_other(seat, locale);
        phrases::lost_points(name.as_deref(), view.state.finished_lines(seat), locale)
    });
    let remarks: Vec<String> = remarks.collect();
    let remark = (!remarks.is_empty()).then(|| remarks.join(" "));
    let name = phrases::lines_row(locale).to_owned();
    ScoreRow { name, points, remark, stands: 2 * ScoreRow::BRIEF }
}

impl ResultCards for Metromania {}
