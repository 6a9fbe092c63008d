//! San Francisco and Berlin as the shell's table shows them: no web in it.

pub mod box_count;
pub mod claims;
pub mod count;
pub mod geometry;
mod guide;
pub mod hint;
pub mod ids;
pub mod labels;
mod log;
mod metric;
pub mod odds;
pub mod points_table;
mod press;
mod prompt;
pub mod sketch;
mod small;
pub mod tickets;

use super::boards::{Board, LocationId, OWN_KEY, RouteId, TicketId};
use super::codec;
use super::rules::City;
use super::rules::action::Action;
use super::rules::scoring;
use super::rules::setup::{Setup, SetupError};
use super::rules::state::{Decision, State};
use super::rules::turn;
use super::words::{self, prompts};
use crate::engine::bots::Plan;
use crate::engine::codec::{BoardId, LinkError};
use crate::engine::game::{Game, Seat};
use crate::table::hint::Hint;
use crate::table::intent::Perspective;
use crate::table::set_up::{BoardFact, NewGame, SetUp, SetUpChoices, SetUpOption};
use crate::table::title::{LoggedStep, Offered, Response, SeatView, Title};
use crate::table::view::{
    Better, FinalCount, Gesture, Lesson, LogLine, Metric, News, Place, PlaceState, PlayerPanel,
    Pressed, Prompt, Reason, Shown, Sight, Stat, Tally,
};
use crate::table::{Players, Thumbnail};
use crate::words::{Locale, shell};
use claims::Status;
use ids::OnBoard;

/// What a player prepares on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    #[default]
    Nothing,
    /// A Route that was pressed and waits for its payment.
    Route(RouteId),
    /// A Ticket whose way stays in sight.
    Ticket(TicketId),
    /// The deck of Tickets, which was pressed.
    TicketDeck,
}

impl SetUp for City {
    fn key(setup: &Setup) -> &'static str {
        setup.board.key()
    }

    fn board_name(setup: &Setup) -> Option<&'static str> {
        setup.board.own().map(|_| setup.data().name)
    }

    fn board_facts(setup: &Setup, locale: Locale) -> Vec<BoardFact> {
        setup.board.own().map(|it| words::board::facts(locale, &it.rules)).unwrap_or_default()
    }

    fn options(_: &str) -> &'static [SetUpOption] {
        &[]
    }

    fn set_up(key: &str, game: &NewGame) -> Option<Setup> {
        let players = u8::try_from(game.players).ok()?;
        let board = match key {
            OWN_KEY => codec::board::read(game.choices.laid.as_ref()?).ok()?,
            _ => Board::named(key)?,
        };
        Some(Setup::standard(board, players, game.seed))
    }

    fn chosen(setup: &Setup) -> NewGame {
        let laid = codec::board::write(setup.board);
        let choices = SetUpChoices { laid, ..SetUpChoices::default() };
        NewGame { choices, ..NewGame::usual(setup.players.into(), setup.seed) }
    }

    fn take_board(link: &str) -> Result<BoardId, LinkError> {
        codec::board::read(link).map(Board::id)
    }

    fn why_unplayable(error: &SetupError, locale: Locale) -> String {
        words::refusals::unplayable(locale, *error)
    }
}

impl Title for City {
    type Draft = Draft;
    type Derived = ();

    fn prompt(seen: &SeatView<Self>) -> Prompt {
        prompt::prompt(seen)
    }

    fn choices(seen: &SeatView<Self>) -> Vec<Offered<Self>> {
        prompt::choices(seen)
    }

    fn places(seen: &SeatView<Self>) -> Vec<Place> {
        let data = seen.state.data();
        let mut places: Vec<Place> =
            data.all_locations().map(|id| location_place(seen, id)).collect();
        places.extend(data.all_routes().map(|(id, _)| route_place(seen, id)));
        places.sort_by_key(|place| (place.at.1 / 60, place.at.0));
        places
    }

    fn written_draft(_: &State, draft: &Draft) -> Vec<Action> {
        match *draft {
            Draft::Nothing => Vec::new(),
            Draft::Route(route) => vec![Action::Claim(route)],
            Draft::Ticket(ticket) => vec![Action::Keep(ticket)],
            Draft::TicketDeck => vec![Action::Tickets],
        }
    }

    fn draft_of(_: &State, actions: &[Action]) -> Draft {
        match *actions {
            [Action::Claim(route), ..] => Draft::Route(route),
            [Action::Keep(ticket), ..] => Draft::Ticket(ticket),
            [Action::Tickets, ..] => Draft::TicketDeck,
            _ => Draft::Nothing,
        }
    }

    fn press(seen: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self> {
        match by {
            Gesture::Press | Gesture::Stroke(_) => press::press(seen, pressed),
            Gesture::Ask => Response::Nothing,
        }
    }

    fn picture(state: &State, _: &Players) -> Option<Thumbnail> {
        state.board.own().and_then(|_| small::picture(state.data()))
    }

    fn panels(seen: &SeatView<Self>) -> Vec<PlayerPanel> {
        seen.state.players.seats().map(|seat| panel(seen, seat)).collect()
    }

    fn progress(seen: &SeatView<Self>) -> String {
        let (state, locale) = (seen.state, seen.locale);
        match (state.decision, state.turns_left) {
            (Decision::Over, _) => shell::game_over(locale).to_owned(),
            (_, Some(left)) => locale.last_turns(left.into()),
            _ => match City::turns_as_rounds(state) {
                None => words::setting_up(locale).to_owned(),
                Some(round) => prompts::turn_number(locale, round),
            },
        }
    }

    fn is_ending(state: &State) -> bool {
        state.turns_left.is_some()
    }

    fn log(told: &LoggedStep<Self>) -> Vec<LogLine> {
        log::log(told)
    }

    fn news(told: &LoggedStep<Self>) -> Option<News> {
        log::news(told)
    }

    fn why_not(
        state: &State,
        refused: &[Action],
        refusal: &Self::Refusal,
        locale: Locale,
    ) -> Reason {
        match *refused {
            [Action::Claim(route), ..] if state.decision == Decision::Turn => {
                claims::why_not_claimed(state, route, *refusal, locale)
            }
            _ => claims::why_not(*refusal, locale),
        }
    }

    fn typed(seen: &SeatView<Self>, action: Action) -> String {
        words::typed::typed(seen.locale, seen.state, action)
    }

    fn hints(seen: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        plans.iter().enumerate().map(|it| hint::hint(seen, it)).collect()
    }

    fn as_if_to_act(state: &State, seat: Seat) -> Option<State> {
        turn::as_if_to_act(state, seat)
    }

    fn metrics() -> &'static [Metric] {
        &metric::METRICS
    }

    fn measure(state: &State, seat: Seat, metric: usize, sight: Sight) -> Option<i32> {
        metric::measure(state, seat, metric, sight)
    }

    fn turns_as_rounds(state: &State) -> Option<u16> {
        let turn = state.turn.checked_sub(1)?;
        Some(turn / state.players.count() as u16 + 1)
    }

    fn final_count(seen: &SeatView<Self>) -> Option<FinalCount> {
        count::final_count(seen)
    }

    fn lesson(seen: &SeatView<Self>, is_told: &dyn Fn(u8) -> bool) -> Option<Lesson> {
        guide::lesson(seen, is_told)
    }
}

fn route_place(seen: &SeatView<City>, id: RouteId) -> Place {
    let middle = geometry::Track::of(seen.state.data(), id).middle();
    let standing = match (*seen.draft, claims::status(seen, id)) {
        (Draft::Route(chosen), _) if chosen == id => PlaceState::Chosen,
        (_, Status::Payable) => PlaceState::Legal,
        _ => PlaceState::Idle,
    };
    Place {
        id: OnBoard::Route(id).id(),
        name: claims::described(seen, id),
        at: (middle.0.round() as i32, middle.1.round() as i32),
        state: standing,
    }
}

fn location_place(seen: &SeatView<City>, id: LocationId) -> Place {
    let state = seen.state;
    let place = OnBoard::Location(id);
    let name = state.data().name(id);
    let stack = state.stack(id).map(|stack| words::stack(seen.locale, stack.height));
    Place {
        id: place.id(),
        name: stack.map_or_else(|| name.to_owned(), |stack| format!("{name}, {stack}")),
        at: geometry::location(state.data(), id),
        state: location_standing(seen, id),
    }
}

/// Whether a Location can be pressed.
pub fn location_standing(seen: &SeatView<City>, id: LocationId) -> PlaceState {
    let action = press::location_action(seen.state, id);
    match action {
        Some(action) if seen.may_act() && City::check(seen.state, action).is_ok() => {
            PlaceState::Legal
        }
        _ => PlaceState::Idle,
    }
}

fn panel(seen: &SeatView<City>, seat: Seat) -> PlayerPanel {
    let (state, locale) = (seen.state, seen.locale);
    let player = &state.players[seat];
    let tally = |key, value: i32| Tally { key, value, better: Better::More };
    let in_chip = |name: &str, value: String, sign: &'static str| Stat {
        sign: Some(sign),
        shown: Shown::Chip,
        ..Stat::told(name, value)
    };
    let cards = in_chip(words::cards_in_hand(locale), player.hand.count().to_string(), "#u-cards");
    let mut stats = vec![cards.counting(tally("cards", i32::from(player.hand.count())))];
    if state.data().rules.pieces.metros > 0 {
        let pieces = format!("{}+{}", player.trams, player.metros);
        stats.push(in_chip(words::pieces_left(locale), pieces, "#u-tram"));
    } else {
        let trams = player.trams.to_string();
        let trams = in_chip(words::trams_left(locale), trams, "#u-tram");
        stats.push(trams.counting(tally("trams", i32::from(player.trams))));
    }
    if seen.perspective == Perspective::All {
        let tickets = player.tickets.iter().map(|id| words::ticket(state.data(), id));
        let held = [
            (words::hand_told(locale), words::cards(locale, &player.hand)),
            (words::tickets_told(locale), tickets.collect::<Vec<_>>().join(", ")),
        ];
        let held = held.into_iter().filter(|(_, value)| !value.is_empty());
        stats.extend(held.map(|(name, value)| Stat::told(name, value)));
    }
    if !state.data().stacks.is_empty() {
        let points = words::points(locale, scoring::token_points(player).into());
        let tokens = format!("{} ({points})", player.tokens.count());
        stats.push(Stat::told(words::tokens(locale), tokens));
    }
    let sight = if state.is_over() { Sight::Whole } else { Sight::Public };
    let score = metric::score(state, seat, sight);
    PlayerPanel { seat, score, stats }
}
