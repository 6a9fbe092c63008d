//! Tramways as the common table draws it.

use super::{board, cards, hand, market, player_board, prompt, sale};
use crate::engine::game::Seat;
use crate::table::board::composition::HandShape;
use crate::table::board::strokes::Strokes;
use crate::table::board::turned::Turned;
use crate::table::title::SeatView;
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::ui::components::card::Card;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::map::plan_picture;
use crate::titles::tramways::view::drafts::ids::InHand;
use crate::titles::tramways::view::figures;
use crate::titles::tramways::view::guide::LessonKind;
use crate::titles::tramways::view::map::stroke;
use crate::titles::tramways::view::prompts::prompt::offer_of;
use crate::toolkit::border::table_ui::{HandRow, Rulers, TitleUi, Turning};
use crate::toolkit::widgets::icon::icon;
use crate::words::Locale;
use yew::prelude::*;

impl TitleUi for Tramways {
    const TURNING: Turning = Turning::Drawing;

    const HAND: HandShape = HandShape::Cards;

    fn extent(state: &State) -> (u32, u32) {
        board::extent(state)
    }

    fn rulers(state: &State, turned: Turned) -> Rulers {
        board::rulers(state, turned)
    }

    fn strokes(seen: &SeatView<Self>) -> Strokes {
        Strokes::Over(stroke::cells(seen))
    }

    fn ground(state: &State, _: Locale) -> Html {
        board::ground(state)
    }

    fn board(seen: &SeatView<Self>) -> Html {
        board::board(seen)
    }

    fn hover(seen: &SeatView<Self>, at: Pressed) -> Html {
        board::hover(seen, at)
    }

    fn recent(seen: &SeatView<Self>, before: &State) -> Html {
        board::recent(seen, before)
    }

    fn changes(seen: &SeatView<Self>, before: &State, at: Pressed) -> Vec<String> {
        board::changes(seen, before, at)
    }

    fn plan(seen: &SeatView<Self>, plan: &[Action]) -> Html {
        board::plan(seen, plan)
    }

    fn lesson_picture(seen: &SeatView<Self>, number: u8) -> Option<Html> {
        (number == LessonKind::Goal.number()).then(|| first_picture(seen.locale))
    }

    fn tip(seen: &SeatView<Self>, at: Pressed) -> Option<Tip> {
        match at {
            Pressed::Choice(id) => sale::means(seen.state, offer_of(seen, id)?.action, seen.locale),
            _ => board::tip(seen, at),
        }
    }

    // The whole offer appears at once.
    fn market(seen: &SeatView<Self>, _: &State) -> Option<Html> {
        market::market(seen)
    }

    fn hand(seen: &SeatView<Self>) -> Option<Html> {
        hand::hand(seen)
    }

    fn hand_row(seen: &SeatView<Self>) -> HandRow {
        hand::row(seen)
    }

    fn piece_detail(seen: &SeatView<Self>, at: Pressed) -> Option<Html> {
        let card = match at {
            Pressed::Piece(id) => match InHand::of(id)? {
                InHand::Card(card) | InHand::Offered(card) => card,
                InHand::Icon(..) | InHand::Discard(_) => return None,
            },
            Pressed::Choice(id) => match offer_of(seen, id)?.action {
                Action::Take(card) | Action::Top(card) => card,
                _ => return None,
            },
            _ => return None,
        };
        Some(cards::explained(card, seen.locale))
    }

    fn choice_icon(seen: &SeatView<Self>, id: ChoiceId) -> Option<Html> {
        prompt::choice_icon(seen, id)
    }

    fn prompt_signs(seen: &SeatView<Self>) -> Option<Html> {
        prompt::signs(seen)
    }

    fn round_sign(seen: &SeatView<Self>, round: u8) -> Option<Html> {
        let &kind = seen.state.supply_tiles.get(usize::from(round).checked_sub(1)?)?;
        let sign = GameSign::Action(Icon::To(Destination::Kind(kind)));
        Some(icon(sign, seen.locale.kind(kind)))
    }

    fn player_board(seen: &SeatView<Self>, seat: Seat) -> Option<Html> {
        player_board::player_board(seen, seat)
    }

    fn count_overlay(seen: &SeatView<Self>, row: usize) -> Html {
        board::count_overlay(seen, row)
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
            <Card card={figures::card()} label={locale.card_figure()} />
        </>
    }
}
