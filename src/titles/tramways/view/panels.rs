//! The players, how far the game is, and the final count.

use crate::engine::game::{BySeat, Seat};
use crate::table::title::SeatView;
use crate::table::view::{FinalCount, PlayerPanel, ScoreRow, Shown, Stat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::scoring::{Score, score};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::phase::phase;
use crate::titles::tramways::view::standing::{Standing, Tie};
use crate::titles::tramways::view::summary::Summary;
use crate::words::{Locale, shell};

/// The players, in seat order.
pub(super) fn panels(seen: &SeatView<Tramways>) -> Vec<PlayerPanel> {
    let mut all = Summary::all(seen.state, seen.players);
    all.sort_by_key(|summary| summary.seat);
    all.iter().map(|summary| panel(summary, seen.locale)).collect()
}

fn panel(summary: &Summary, locale: Locale) -> PlayerPanel {
    let number = |number: i64| locale.number(number);
    let stat = |name: &str, value: String| Stat::told(name, value);
    let signed =
        |sign: &'static str, shown: Shown, stat: Stat| Stat { sign: Some(sign), shown, ..stat };
    let in_chip = |sign: &'static str, stat: Stat| signed(sign, Shown::InChip, stat);
    let in_line = |sign: &'static str, stat: Stat| signed(sign, Shown::InLine, stat);
    let (straights, curves) = summary.rails;
    let own = summary.parcels.iter().map(|parcel| parcel.name().to_string());
    let made = summary.buildings.iter().map(|(parcel, building)| {
        let upgraded = if building.upgraded { locale.upgraded() } else { "" };
        format!("{} {} {upgraded}", locale.kind(building.kind), parcel.name()).trim_end().to_owned()
    });
    let stats = vec![
        stat(locale.turn_order(), number(summary.place.into())),
        in_line("#i-points", stat(locale.happiness_points(), number(summary.happiness.into()))),
        in_chip("#i-money", stat(locale.money(), number(summary.money.into()))),
        in_chip("#i-stress", stat(locale.stress(), number(summary.stress.into()))),
        in_line("#i-worker-plain", stat(locale.workers(), number(summary.workers.into()))),
        stat(locale.links_and_open(), links(summary)),
        in_line("#i-card", stat(locale.cards_in_hand(), number(summary.hand as i64))),
        stat(locale.parcels(), listed(own, locale)),
        stat(locale.buildings(), listed(made, locale)),
        stat(locale.straights(), number(straights.into())),
        stat(locale.curves(), number(curves.into())),
        stat(locale.deck(), number(summary.deck as i64)),
        stat(locale.discards(), number(summary.discard as i64)),
        stat(locale.player_board(), locale.equipment(summary.board).to_owned()),
    ];
    PlayerPanel { seat: summary.seat, score: summary.score, stats }
}

/// Complete Links, and incomplete ones where there are any.
pub fn links(summary: &Summary) -> String {
    match summary.open_links {
        0 => summary.links.to_string(),
        open => format!("{}+{open}", summary.links),
    }
}

fn listed(names: impl Iterator<Item = String>, locale: Locale) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { locale.none().to_owned() } else { names.join(", ") }
}

/// The round and its phase.
pub(super) fn progress(state: &State, locale: Locale) -> String {
    match (state.decision, phase(state)) {
        (Decision::Over, _) => shell::game_over(locale).to_owned(),
        (_, None) => locale.setting_up().to_owned(),
        (_, Some(phase)) => format!("{} · {}", locale.round(state.round), locale.phase(phase)),
    }
}

/// What is counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountRow {
    Points,
    Links,
    Money,
    Stress,
}

impl CountRow {
    /// The rows in the order in which they are revealed.
    pub const ALL: [CountRow; 4] =
        [CountRow::Points, CountRow::Links, CountRow::Money, CountRow::Stress];

    fn name(self, locale: Locale) -> &'static str {
        match self {
            CountRow::Points => locale.happiness_points(),
            CountRow::Links => locale.links(),
            CountRow::Money => locale.money(),
            CountRow::Stress => locale.stress(),
        }
    }

    fn points(self, score: &Score) -> i32 {
        match self {
            CountRow::Points => score.happiness,
            CountRow::Links => score.link_points,
            CountRow::Money => score.money_points,
            CountRow::Stress => -score.stress,
        }
    }
}

/// The final count; nothing before the end.
pub(super) fn final_count(seen: &SeatView<Tramways>) -> Option<FinalCount> {
    let (state, locale) = (seen.state, seen.locale);
    if state.decision != Decision::Over {
        return None;
    }
    let seats = state.players.count();
    let row = |row: CountRow| ScoreRow {
        name: row.name(locale).to_owned(),
        points: BySeat::new(seats, |seat: Seat| row.points(&score(state, seat))),
        remark: None,
        stands: ScoreRow::BRIEF,
    };
    let standing = Standing::of(state);
    let tie = match standing.tie {
        Tie::None => None,
        Tie::Money => Some(locale.tie_money()),
        Tie::Shared => Some(locale.tie_shared()),
    };
    Some(FinalCount {
        rows: CountRow::ALL.map(row).into(),
        totals: BySeat::new(seats, |seat| score(state, seat).total()),
        winners: standing.winners().collect(),
        remarks: tie.map(str::to_owned).into_iter().collect(),
    })
}
