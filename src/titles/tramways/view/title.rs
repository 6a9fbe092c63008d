//! What the shell is told of Tramways.

use super::begun::Draft;
use super::derived::Derived;
use super::ids::{InHand, cell_of};
use super::picture::Picture;
use super::press;
use super::reader::reader;
use super::scene::{Spot, centre};
use super::uses::Thing;
use super::{
    choices, guide, hint, log, metric, panels, places, prompt, result_card, ruling, stroke, typed,
    warning,
};
use crate::engine::bots::Plan;
use crate::engine::game::Seat;
use crate::table::board::turned::Turned;
use crate::table::hint::Hint;
use crate::table::title::{LoggedStep, Offered, Response, SeatView, Title, TurnOf};
use crate::table::view::{
    FinalCount, Gesture, Lesson, LogLine, Menu, Metric, Place, PlayerPanel, Pointer, Pressed,
    Prompt, Reason, ResultCard, RoundTrack, Sight, Warning,
};
use crate::table::{GameMode, Players, Thumbnail};
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::analysis_origin::as_if_to_act;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{LAST_ROUND, State};
use crate::titles::tramways::view::why::Why;
use crate::titles::tramways::words::Reader;
use crate::words::Locale;

impl Title for Tramways {
    type Draft = Draft;
    type Derived = Derived;

    fn prompt(seen: &SeatView<Self>) -> Prompt {
        let (state, locale) = (seen.state, seen.locale);
        match seen.turn {
            TurnOf::Mine => {
                let full = prompt::sentence(seen);
                let (short, rule) = (prompt::short(seen), Some(ruling::rule_of_prompt(seen)));
                Prompt { short, full, rule }
            }
            TurnOf::Others(Some(seat)) => {
                let full = locale.somebody_decides(&locale.player(seen.players, seat));
                Prompt { short: full.clone(), full, rule: None }
            }
            TurnOf::Others(None) | TurnOf::Nobody => {
                let full = locale.prompt(state);
                Prompt { short: full.clone(), full, rule: None }
            }
        }
    }

    fn proposal(seen: &SeatView<Self>) -> Option<String> {
        if seen.may_act() { prompt::proposed(seen) } else { None }
    }

    fn choices(seen: &SeatView<Self>) -> Vec<Offered<Self>> {
        choices::choices(seen)
    }

    fn menu(seen: &SeatView<Self>) -> Option<Menu<Offered<Self>>> {
        choices::menu(seen)
    }

    fn places(seen: &SeatView<Self>) -> Vec<Place> {
        places::places(seen)
    }

    fn written_draft(state: &State, draft: &Draft) -> Vec<Action> {
        draft.written(state)
    }

    fn draft_of(state: &State, actions: &[Action]) -> Draft {
        Draft::of(state, actions)
    }

    fn kept(draft: &Draft, next: &State) -> Draft {
        draft.kept(next)
    }

    fn press(seen: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self> {
        match (pressed, by) {
            (Pressed::Back, _) => press::back(seen),
            _ if !seen.may_act() => Response::Nothing,
            (Pressed::Choice(id), _) => seen.chosen(id),
            (_, Gesture::Stroke(step)) => stroke::stroke(seen, step).unwrap_or(Response::Nothing),
            (Pressed::Place(id), _) => cell_of(seen.state, id)
                .map_or(Response::Nothing, |cell| on_map(seen, centre_of(seen, cell), by)),
            (Pressed::Spot(x, y), _) => on_map(seen, Spot { x, y }, by),
            (Pressed::Piece(id), _) => {
                InHand::of(id).map_or(Response::Nothing, |it| on_piece(seen, it, by))
            }
        }
    }

    fn warning(seen: &SeatView<Self>, actions: &[Action]) -> Option<Warning> {
        warning::warning(seen, actions)
    }

    fn panels(seen: &SeatView<Self>) -> Vec<PlayerPanel> {
        panels::panels(seen)
    }

    fn progress(seen: &SeatView<Self>) -> String {
        panels::progress(seen.state, seen.locale)
    }

    fn track(seen: &SeatView<Self>) -> Option<RoundTrack> {
        Some(panels::track(seen.state, seen.locale))
    }

    fn is_ending(state: &State) -> bool {
        state.round == LAST_ROUND
    }

    fn log(told: &LoggedStep<Self>) -> Vec<LogLine> {
        log::lines(told)
    }

    fn why_not(state: &State, refused: &[Action], refusal: &Refusal, locale: Locale) -> Reason {
        let why = Why::refused(state, refused, *refusal);
        // It names no space.
        let text = why.text(state, Reader::new(locale, Turned::Not, state));
        Reason { text, rule: why.rule() }
    }

    fn written(seen: &SeatView<Self>, action: Action) -> String {
        typed::write(reader(seen), seen.state, action)
    }

    fn read(seen: &SeatView<Self>, text: &str) -> Option<Action> {
        typed::read(reader(seen), seen.state, text)
    }

    fn typed(seen: &SeatView<Self>, action: Action) -> String {
        reader(seen).spoken(seen.state, action)
    }

    fn hints(seen: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        hint::hints(seen, plans)
    }

    fn as_if_to_act(state: &State, seat: Seat) -> Option<State> {
        as_if_to_act(state, seat)
    }

    fn metrics() -> &'static [Metric] {
        &metric::METRICS
    }

    fn measure(state: &State, seat: Seat, metric: usize, _: Sight) -> Option<i32> {
        metric::measure(state, seat, metric)
    }

    fn round(state: &State) -> Option<u16> {
        Some(state.round.into()).filter(|&round| round > 0)
    }

    fn picture(state: &State, players: &Players) -> Option<Thumbnail> {
        Picture::fitting(state, players, SHAPE).thumbnail()
    }

    fn final_count(seen: &SeatView<Self>) -> Option<FinalCount> {
        panels::final_count(seen)
    }

    fn result_card(
        seen: &SeatView<Self>,
        played_for: Option<GameMode>,
        address: &str,
    ) -> Option<ResultCard> {
        result_card::result_card(seen, played_for, address)
    }

    fn lesson(seen: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        guide::told(seen, is_told)
    }

    fn pointed(seen: &SeatView<Self>) -> Vec<Pointer> {
        guide::beside_map(seen, None)
    }
}

/// The shape of a map in a list of games, wide to high.
const SHAPE: (i32, i32) = (3, 2);

fn on_piece(seen: &SeatView<Tramways>, piece: InHand, by: Gesture) -> Response<Tramways> {
    match (piece, by) {
        (InHand::Card(card) | InHand::Icon(card, _), Gesture::Ask) => {
            press::look_up(seen, Thing::Card(card))
        }
        (InHand::Card(card), _) => press::card(seen, card),
        (InHand::Icon(card, slot), _) => press::icon(seen, card, slot),
        (InHand::Discard(card), _) => press::take(seen, Action::Discard(card)),
        (InHand::Offered(_), _) => Response::Nothing,
    }
}

fn centre_of(seen: &SeatView<Tramways>, cell: CellId) -> Spot {
    centre(seen.state.map.lattice.point(cell))
}

fn on_map(seen: &SeatView<Tramways>, spot: Spot, by: Gesture) -> Response<Tramways> {
    match (by, places::cell_at(seen, spot)) {
        (Gesture::Ask, Some(cell)) => press::look_up(seen, Thing::Cell(cell)),
        _ => press::on_spot(seen, spot),
    }
}
