//! Draws San Francisco and Berlin.

mod board;
mod ground;
pub(crate) mod own;
mod pieces;
mod plan;
mod routes;
mod set_up;
mod signs;

use super::rules::City;
use super::rules::plan::{Prospect, needs};
use super::view::claims::{Status, barred, described, status, told_effects};
use super::view::geometry;
use super::view::ids::{OnBoard, TablePiece};
use super::view::tickets::held;
use super::words;
use crate::engine::codec::BoardId;
use crate::engine::game::Seat;
use crate::table::Aid;
use crate::table::title::SeatView;
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::titles::city::boards::{Board, BoardData, Kind, RouteId, TicketId};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::state::{Decision, State};
use crate::toolkit::border::book::{BoardSeen, Book};
use crate::toolkit::border::table_ui::{Beats, TitleUi};
use crate::words::Locale;
use yew::prelude::Html;

/// Returns the rulebook of a title.
pub(crate) fn book(title: &'static str) -> Book {
    Book { board: own_board, ..Book::plain(words::rulebook::RULEBOOK.of(title)) }
}

fn own_board(board: BoardId, locale: Locale) -> Option<BoardSeen> {
    let data = Board::of_id(board)?.data();
    Some(BoardSeen { name: data.name, facts: words::board::facts(&data.rules, locale) })
}

impl Beats for City {}

impl TitleUi for City {
    fn extent(state: &State) -> (u32, u32) {
        geometry::extent(state.data())
    }

    fn ground(state: &State, locale: Locale) -> Html {
        ground::ground(state.data(), locale)
    }

    fn board(view: &SeatView<Self>) -> Html {
        board::board(view)
    }

    fn hover(view: &SeatView<Self>, at: Pressed) -> Html {
        plan::hover(view, at)
    }

    fn recent(view: &SeatView<Self>, before: &State) -> Html {
        plan::recent(view, before)
    }

    fn plan(view: &SeatView<Self>, plan: &[Action]) -> Html {
        plan::plan(view, plan)
    }

    fn tip(view: &SeatView<Self>, at: Pressed) -> Option<Tip> {
        match at {
            Pressed::Place(id) => match OnBoard::of(id, view.state.data())? {
                OnBoard::Route(route) => Some(route_tip(view, route)),
                OnBoard::Location(location) => {
                    let stack = view.state.stack(location)?;
                    let name = view.state.data().name(location);
                    let name = format!("{name}: {}", words::stack(stack.height, view.locale));
                    Some(Tip { name, more: Vec::new() })
                }
            },
            Pressed::Piece(id) => match TablePiece::of(id, view.state.data())? {
                TablePiece::Ticket(ticket) => ticket_tip(view, ticket),
                TablePiece::Deck | TablePiece::Slot(_) | TablePiece::TicketDeck => None,
            },
            Pressed::Choice(_) | Pressed::Spot(..) | Pressed::Back => None,
        }
    }

    fn market(view: &SeatView<Self>, before: &State) -> Option<Html> {
        Some(pieces::market(view, before))
    }

    fn hand(view: &SeatView<Self>) -> Option<Html> {
        pieces::hand(view)
    }

    fn choice_icon(view: &SeatView<Self>, choice: ChoiceId) -> Option<Html> {
        pieces::choice_icon(view, choice)
    }

    fn player_board(view: &SeatView<Self>, seat: Seat) -> Option<Html> {
        board::player_board(view, seat)
    }

    fn count_overlay(view: &SeatView<Self>, row: usize) -> Html {
        plan::count_overlay(view, row)
    }
}

/// Returns the tooltip of a Route: its kind, its effect on the viewer's Tickets, and the missing cards.
fn route_tip(view: &SeatView<City>, id: RouteId) -> Tip {
    let mut more = Vec::new();
    let is_turn = view.may_act() && view.state.decision == Decision::Turn;
    if let (Some(seat), Status::Payable | Status::Near | Status::Open) =
        (view.viewer, status(view, id))
    {
        more.extend(told_effects(view, seat, id));
        if is_turn {
            more.extend(barred(view, Action::Claim(id)).map(|why| why.text));
        }
    }
    Tip { name: described(view, id), more }
}

/// Returns the tooltip of a Ticket: its prospect, as on its button, and the cheapest remaining path.
fn ticket_tip(view: &SeatView<City>, id: TicketId) -> Option<Tip> {
    let (data, locale) = (view.state.data(), view.locale);
    let ticket = held(view).into_iter().find(|held| held.id == id)?;
    let points = words::points(data.tickets[id.index()].points.into(), locale);
    let name = format!("{}: {points}", words::ticket(data, id));
    let plain = |state: &str| Tip { name: format!("{name}, {state}"), more: Vec::new() };
    Some(match ticket.prospect {
        _ if !view.shows(Aid::Plan) => Tip { name, more: Vec::new() },
        Prospect::Completed => plain(words::is_completed(locale)),
        Prospect::CutOff => plain(words::is_cut_off(locale)),
        Prospect::Possible(_) | Prospect::OutOfReach if view.state.is_over() => {
            plain(words::is_not_completed(locale))
        }
        Prospect::OutOfReach => plain(words::is_out_of_reach(locale)),
        Prospect::Possible(way) => {
            let needs = needs(view.state, way.routes);
            let way = words::way(needs.cards, needs.trams, needs.metros, locale);
            Tip { name, more: vec![way] }
        }
    })
}

fn has_metro(data: &BoardData) -> bool {
    data.routes.iter().any(|route| route.kind == Kind::Metro)
}
