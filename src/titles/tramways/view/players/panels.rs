//! The players' panels, the progress of the game, and the final count.

use crate::engine::game::{BySeat, Seat};
use crate::table::title::{Panels, SeatView};
use crate::table::view::{
    FinalCount, PlayerPanel, RankStep, Ranks, RoundTrack, ScoreRow, Shown, Stat, TrackProgress,
};
use crate::table::{Players, Thumbnail};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::scoring::{Rank, Score, score};
use crate::titles::tramways::rules::state::{Building, Decision, LAST_ROUND, State};
use crate::titles::tramways::view::picture::MapShapes;
use crate::titles::tramways::view::players::gauge::Gauge;
use crate::titles::tramways::view::players::phase::phase;
use crate::titles::tramways::view::players::review;
use crate::titles::tramways::view::players::standing::{ScoreRanking, Tie};
use crate::titles::tramways::view::telling::reader::reader;
use crate::words::{Locale, shell};

/// The aspect ratio of a map in a list of games.
const SHAPE: (i32, i32) = (3, 2);

/// The sign of Stress.
pub(crate) const STRESS: &str = "#i-stress";
/// The sign of Rail Workers.
pub(crate) const WORKERS: &str = "#i-worker-plain";

impl Panels for Tramways {
    fn panels(view: &SeatView<Self>) -> Vec<PlayerPanel> {
        view.state.players.seats().map(|seat| panel(view.state, seat, view.locale)).collect()
    }

    fn progress(view: &SeatView<Self>) -> String {
        let (state, locale) = (view.state, view.locale);
        match (state.decision, phase(state)) {
            (Decision::Over, _) => shell::game_over(locale).to_owned(),
            (_, None) => locale.setting_up().to_owned(),
            (_, Some(phase)) => format!("{} · {}", locale.round(state.round), locale.phase(phase)),
        }
    }

    fn track(view: &SeatView<Self>) -> Option<RoundTrack> {
        let (state, locale) = (view.state, view.locale);
        let phases = [Phase::Auction, Phase::Actions, Phase::Administration];
        let now = phase(state);
        let order =
            |phase: Phase| phases.iter().position(|&it| it == phase).unwrap_or(phases.len());
        let progress = |phase: Phase| match now {
            Some(now) => TrackProgress::of(&order(phase), &order(now)),
            None => TrackProgress::Later,
        };
        Some(RoundTrack {
            rounds: (1..=LAST_ROUND).map(|round| TrackProgress::of(&round, &state.round)).collect(),
            phases: phases.map(|phase| (locale.phase(phase).to_owned(), progress(phase))).into(),
            signs: locale.type_tile().to_owned(),
        })
    }

    fn picture(state: &State, players: &Players) -> Option<Thumbnail> {
        MapShapes::fitting(state, players, SHAPE).thumbnail()
    }

    fn ranks(points: i32, locale: Locale) -> Option<Ranks> {
        Some(ranks(points, locale))
    }

    fn final_count(view: &SeatView<Self>) -> Option<FinalCount> {
        (view.state.decision == Decision::Over).then(|| count(view))
    }
}

fn panel(state: &State, seat: Seat, locale: Locale) -> PlayerPanel {
    let number = |number: usize| locale.number(number as i64);
    let stat = |name: &str, value: String| Stat::in_words(name, value);
    let gauge = |shown: Shown, gauge: Gauge| Stat { shown, ..gauge.stat(state, seat, locale) };
    let player = &state.players[seat];
    let place = state.order.iter().take_while(|other| **other != seat).count() + 1;
    let holdings = holdings(state, seat);
    let own = holdings.iter().filter(|(_, building)| building.is_none());
    let own = own.map(|(parcel, _)| parcel.name().to_string());
    let made = holdings.iter().filter_map(|(parcel, building)| {
        let building = (*building)?;
        let upgraded = if building.upgraded { locale.upgraded() } else { "" };
        let made = format!("{} {} {upgraded}", locale.kind(building.kind), parcel.name());
        Some(made.trim_end().to_owned())
    });
    let cards = stat(locale.cards_in_hand(), number(player.hand.len()));
    let stats = vec![
        stat(locale.turn_order(), number(place)),
        gauge(Shown::Line, Gauge::Points),
        gauge(Shown::Chip, Gauge::Cash),
        gauge(Shown::Chip, Gauge::Stress),
        gauge(Shown::Line, Gauge::Workers),
        stat(locale.links_and_open(), links(state, seat)),
        Stat { sign: Some("#i-card"), shown: Shown::Line, ..cards },
        stat(locale.parcels(), listed(own, locale)),
        stat(locale.buildings(), listed(made, locale)),
        stat(locale.straights(), number(player.straights.into())),
        stat(locale.curves(), number(player.curves.into())),
        stat(locale.deck(), number(player.deck.len())),
        stat(locale.discards(), number(player.discard.len())),
        stat(locale.player_board(), locale.equipment(player.board).to_owned()),
    ];
    PlayerPanel { seat, score: Gauge::Score.of(state, seat), stats }
}

/// Complete Links, and incomplete ones if any.
fn links(state: &State, seat: Seat) -> String {
    let own = state.links.iter().filter(|link| link.owner == seat);
    let (links, open): (Vec<_>, Vec<_>) = own.partition(|link| link.is_complete());
    match open.len() {
        0 => links.len().to_string(),
        open => format!("{}+{open}", links.len()),
    }
}

/// Returns a player's Parcels, each with its Building.
pub fn holdings(state: &State, seat: Seat) -> Vec<(ParcelId, Option<Building>)> {
    let own = ParcelId::all().filter(|id| state.parcels[id.index()].owner == Some(seat));
    own.map(|id| (id, state.parcels[id.index()].building)).collect()
}

fn listed(names: impl Iterator<Item = String>, locale: Locale) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { locale.none().to_owned() } else { names.join(", ") }
}

/// A row of the final count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountRow {
    Points,
    Links,
    Money,
    Stress,
}

impl CountRow {
    /// The rows, in the order in which they are revealed.
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

    /// The calculation of the points, if it needs words.
    fn calculation(self, score: &Score, locale: Locale) -> Option<String> {
        match self {
            CountRow::Links => Some(locale.score_links(score.links)),
            CountRow::Money => Some(locale.score_money(score.money())),
            CountRow::Points | CountRow::Stress => None,
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

/// Returns the final count at the current state.
pub(crate) fn count(view: &SeatView<Tramways>) -> FinalCount {
    let (state, locale) = (view.state, view.locale);
    let seats = state.players.count();
    let alone = state.is_solo().then(|| score(state, Seat(0)));
    let row = |row: CountRow| ScoreRow {
        name: row.name(locale).to_owned(),
        points: BySeat::new(seats, |seat: Seat| row.points(&score(state, seat))),
        remark: alone.as_ref().and_then(|score| row.calculation(score, locale)),
        stands: ScoreRow::BRIEF,
    };
    let standing = ScoreRanking::of(state);
    let tie = match standing.tie {
        Tie::None => None,
        Tie::Money => Some(locale.tie_money()),
        Tie::Shared => Some(locale.tie_shared()),
    };
    let busiest = busiest(view, standing.winners().next());
    FinalCount {
        rows: CountRow::ALL.map(row).into(),
        totals: BySeat::new(seats, |seat| score(state, seat).total()),
        winners: standing.winners().collect(),
        remarks: tie.map(str::to_owned).into_iter().chain(busiest).collect(),
        rank: alone.map(|score| ranks(score.total(), locale)),
    }
}

/// Describes the winner's Link with the most Passengers.
fn busiest(view: &SeatView<Tramways>, winner: Option<Seat>) -> Option<String> {
    let (state, reader) = (view.state, reader(view));
    let winner = winner?;
    let link = review::busiest(view.steps, winner)?;
    let [from, to] = link.ends.map(|cell| reader.place(state, cell));
    let name = (!state.is_solo()).then(|| reader.player(view.players, winner));
    Some(reader.best_link(name.as_deref(), [&from, &to], link.passengers))
}

/// The ranks of the solo game, with the rank of these points.
fn ranks(points: i32, locale: Locale) -> Ranks {
    let here = Rank::of(points);
    Ranks {
        here: Rank::TABLE.iter().position(|(rank, _)| *rank == here).unwrap_or(0),
        steps: rank_steps(locale),
    }
}

/// Returns the ranks of the solo game, lowest first.
pub(crate) fn rank_steps(locale: Locale) -> Vec<RankStep> {
    let tops = Rank::TABLE.iter().skip(1).map(|(_, from)| Some(from - 1)).chain([None]);
    let step = |((rank, from), to): (&(Rank, i32), Option<i32>)| RankStep {
        name: locale.rank(*rank).to_owned(),
        range: locale.rank_range(*from, to),
    };
    Rank::TABLE.iter().zip(tops).map(step).collect()
}
