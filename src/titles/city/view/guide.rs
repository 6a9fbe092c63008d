//! The guide's lessons and when each is shown.

use super::Draft;
use super::ids::OnBoard;
use super::tickets::held;
use crate::table::title::{Guides, SeatView};
use crate::table::view::{Lesson, PlaceId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::plan::Prospect;
use crate::titles::city::rules::state::Decision;
use crate::titles::city::words::lessons;

/// Returns a Route that can be claimed now.
fn claimable(view: &SeatView<City>) -> Option<PlaceId> {
    view.legal().into_iter().find_map(|action| match action {
        Action::Claim(route) => Some(OnBoard::Route(route).id()),
        _ => None,
    })
}

impl Guides for City {
    /// The numbers of lessons are frozen.
    fn lesson(view: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        // Bots wait until the first lesson is read.
        if !view.may_act() && is_told(0) {
            return None;
        }
        let (state, locale) = (view.state, view.locale);
        let is_prepared = *view.draft != Draft::default();
        let is_turn = state.decision == Decision::Turn;
        let pays = matches!(state.decision, Decision::Payment(_));
        let confirms = pays || matches!(view.draft, Draft::Route(_));
        let keeps = matches!(state.decision, Decision::Keep | Decision::KeepOther);
        let (is_last, route) = (state.turns_left.is_some(), claimable(view));
        let wild_shown = state.face_up()[Card::Wild] > 0;
        let is_late = state.turn > 2 * state.players.count() as u16;
        let is_done = || held(view).iter().any(|held| held.prospect == Prospect::Completed);
        let goal = lessons::goal(state.data(), locale);
        let is_pair = !state.data().rules.is_big();
        let lessons: [(u8, bool, &str, Option<PlaceId>); 12] = [
            (0, true, &goal, None),
            (1, keeps, &lessons::keep(state.least_kept(), is_pair, locale), None),
            (2, state.decision == Decision::Place, lessons::place(locale), None),
            (9, state.decision == Decision::SecondCard, lessons::second(locale), None),
            (10, confirms, lessons::pay(locale), None),
            (11, matches!(state.decision, Decision::Token(_)), lessons::token(locale), None),
            (3, is_turn && !is_prepared, lessons::turn(locale), None),
            (4, is_turn && !is_prepared && route.is_some(), lessons::claim(locale), route),
            (5, is_last, lessons::last(locale), None),
            (6, is_turn && !is_last && is_done(), lessons::done(locale), None),
            (7, is_turn && is_late && wild_shown, lessons::wild(locale), None),
            (8, is_turn && is_late, lessons::board(state.board, locale), None),
        ];
        let needed = lessons.into_iter().find(|(number, needed, ..)| *needed && !is_told(*number));
        needed.map(|(number, _, text, place)| Lesson::plain(number, text).at(place))
    }
}
