//! Tramways as the common table draws it.

use super::{auction, board, cards, hand, market, player_board, prompt};
use crate::engine::game::Seat;
use crate::table::board::composition::HandShape;
use crate::table::board::orientation::Turned;
use crate::table::board::strokes::Strokes;
use crate::table::title::SeatView;
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::ui::components::card::card;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::map::plan_picture;
use crate::titles::tramways::view::drafts::ids::InHand;
use crate::titles::tramways::view::figures;
use crate::titles::tramways::view::guide::LessonKind;
use crate::titles::tramways::view::map::stroke;
use crate::titles::tramways::view::prompts::prompt::offer_of;
use crate::toolkit::border::table_ui::{HandRow, Rulers, TitleUi, TurnedBy};
use crate::toolkit::widgets::icon::icon;
use crate::words::Locale;
use yew::prelude::*;

impl TitleUi for Tramways {
    const TURNING: TurnedBy = TurnedBy::Drawing;

    const HAND: HandShape = HandShape::Cards;

    fn extent(state: &State) -> (u32, u32) {
        board::extent(state)
    }

    fn rulers(state: &State, turned: Turned) -> Rulers {
        board::rulers(state, turned)
    }

    fn strokes(view: &SeatView<Self>) -> Strokes {
        Strokes::Over(stroke::cells(view))
    }

    fn ground(state: &State, _: Locale) -> Html {
        board::ground(state)
    }

    fn board(view: &SeatView<Self>) -> Html {
        board::board(view)
    }

    fn hover(view: &SeatView<Self>, at: Pressed) -> Html {
        board::hover(view, at)
    }

    fn recent(view: &SeatView<Self>, before: &State) -> Html {
        board::recent(view, before)
    }

    fn changes(view: &SeatView<Self>, before: &State, at: Pressed) -> Vec<String> {
        board::changes(view, before, at)
    }

    fn plan(view: &SeatView<Self>, plan: &[Action]) -> Html {
        board::plan(view, plan)
    }

    fn lesson_picture(view: &SeatView<Self>, number: u8) -> Option<Html> {
        (number == LessonKind::Goal.number()).then(|| first_picture(view.locale))
    }

    fn tip(view: &SeatView<Self>, at: Pressed) -> Option<Tip> {
        match at {
            Pressed::Choice(id) => {
                auction::means(view.state, offer_of(view, id)?.action, view.locale)
            }
            _ => board::tip(view, at),
        }
    }

    // No card is marked as new: the whole offer appears at once.
    fn market(view: &SeatView<Self>, _: &State) -> Option<Html> {
        market::market(view)
    }

    fn hand(view: &SeatView<Self>) -> Option<Html> {
        hand::hand(view)
    }

    fn hand_row(view: &SeatView<Self>) -> HandRow {
        hand::row(view)
    }

    fn piece_detail(view: &SeatView<Self>, at: Pressed) -> Option<Html> {
        let card = match at {
            Pressed::Piece(id) => match InHand::of(id)? {
                InHand::Card(card) | InHand::Offered(card) => card,
                InHand::Icon(..) | InHand::Discard(_) => return None,
            },
            Pressed::Choice(id) => match offer_of(view, id)?.action {
                Action::Take(card) | Action::Top(card) => card,
                _ => return None,
            },
            _ => return None,
        };
        Some(cards::explained(card, view.locale))
    }

    fn choice_icon(view: &SeatView<Self>, id: ChoiceId) -> Option<Html> {
        prompt::choice_icon(view, id)
    }

    fn prompt_signs(view: &SeatView<Self>) -> Option<Html> {
        prompt::signs(view)
    }

    fn round_sign(view: &SeatView<Self>, round: u8) -> Option<Html> {
        let &kind = view.state.supply_tiles.get(usize::from(round).checked_sub(1)?)?;
        let sign = GameSign::Action(Icon::To(Destination::Kind(kind)));
        Some(icon(sign, view.locale.kind(kind)))
    }

    fn player_board(view: &SeatView<Self>, seat: Seat) -> Option<Html> {
        player_board::player_board(view, seat)
    }

    fn count_overlay(view: &SeatView<Self>, row: usize) -> Html {
        board::count_overlay(view, row)
    }
}

/// The picture of the first lesson: a Link that pays, and a large card.
fn first_picture(locale: Locale) -> Html {
    let [complete, _] = &figures::links();
    html! {
        <>
            <figure class="lesson__figure">
                { plan_picture(complete, locale.complete_figure()) }
                <figcaption>{ locale.first_figure() }</figcaption>
            </figure>
            { card(figures::card(), locale.card_figure(), locale) }
        </>
    }
}
