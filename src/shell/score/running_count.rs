//! The state of the final count over the board: open or closed, and its current row.

use super::count::FinalCountProps;
use super::field::FieldProps;
use super::result_card::ResultCardProps;
use crate::engine::game::{BySeat, Seat};
use crate::shell::challenge::ChallengeNoteProps;
use crate::shell::overlays;
use crate::shell::table::panels::{OpenPanel, Panel};
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_context::TableContext;
use crate::storage::has_deals;
use crate::table::field::Begins;
use crate::table::open::{Handover, Moment};
use crate::table::past::ChartBy;
use crate::table::{GameMode, Guide};
use crate::titles::Capability;
use crate::titles::load::{load, play};
use crate::toolkit::address::Address;
use crate::toolkit::border::table_ui::TableArea;
use crate::toolkit::hooks::{Wanted, use_drawn, use_overlay};
use crate::toolkit::pending_game::{GameStart, PendingGame};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::words::{challenge, field as words, review};
use yew::prelude::*;

/// The final count at a table.
pub(crate) struct RunningCount {
    /// True if the game has ended and no analysis is open.
    is_there: bool,
    /// True if the player closed it to see the board.
    is_left: UseStateHandle<bool>,
    /// The row that is being counted.
    row: UseStateHandle<usize>,
    /// The row that is shown again after the count.
    again: UseStateHandle<Option<usize>>,
    pub drawn: Html,
}

impl RunningCount {
    /// Returns whether it covers the board.
    pub(crate) fn is_open(&self) -> bool {
        self.is_there && !*self.is_left
    }

    /// Draws the current row on the board.
    pub(crate) fn over(&self, at: &TableContext) -> Html {
        let shown = self.again.or_else(|| self.winner(at)).unwrap_or(*self.row);
        at.draw(TableArea::CountOverlay(shown)).unwrap_or_default()
    }

    /// Returns the row that shows the winner's pieces, for the end of the count; `None` before that and after a tie.
    fn winner(&self, at: &TableContext) -> Option<usize> {
        let count = at.view.count.as_ref()?;
        let [winner] = count.winners[..] else { return None };
        (*self.row == count.rows.len()).then_some(count.rows.len() + 1 + winner.index())
    }

    /// Returns the scores counted so far; `None` if the count is not open. Scores of later rows stay hidden.
    pub(crate) fn so_far(&self, at: &TableContext) -> Option<BySeat<i32>> {
        let count = at.view.count.as_ref()?;
        if self.is_open() { Some(count.so_far(*self.row + 1)) } else { None }
    }

    /// Returns the callback that opens the count again; `None` unless the player closed it.
    pub(crate) fn onscore(&self) -> Option<Callback<MouseEvent>> {
        if !self.is_there || !*self.is_left {
            return None;
        }
        let is_left = self.is_left.setter();
        Some(Callback::from(move |_| is_left.set(false)))
    }
}

/// Returns the final count of a table; fetches its drawing before the game ends.
#[hook]
pub(crate) fn use_running_count(
    at: &TableContext,
    panels: &OpenPanel,
    plays: PlaysHere,
) -> RunningCount {
    let (is_left, row) = (use_state_eq(|| false), use_state_eq(|| 0_usize));
    let again = use_state_eq(|| None::<usize>);
    let is_there = at.view.count.is_some()
        && at.view.past.moment != Moment::Tried
        && !panels.is_open(Panel::Review);
    let onclose = {
        let (is_left, row, again) = (is_left.setter(), row.clone(), again.setter());
        let rows = at.view.count.as_ref().map_or(0, |count| count.rows.len());
        // A player who comes back finds the full table, not a single player's pieces.
        Callback::from(move |()| {
            row.set((*row).min(rows));
            again.set(None);
            is_left.set(true);
        })
    };
    use_overlay(is_there && !*is_left, onclose.clone());
    let onpast = {
        let (onclose, open) = (onclose.clone(), panels.toggle(Panel::Past));
        Callback::from(move |event: MouseEvent| {
            onclose.emit(());
            open.emit(event);
        })
    };
    let onclose = onclose.reform(|_: MouseEvent| ());
    let onnew = use_rematch(at);
    let wanted = if is_there && !*is_left {
        Wanted::Now
    } else if at.view.is_ending {
        Wanted::Soon
    } else {
        Wanted::No
    };
    let field = use_field(at, is_there && !*is_left);
    let challenge = use_challenge(at, is_there && !*is_left && plays == PlaysHere::Here);
    let is_counted = is_there && !*is_left;
    let is_reviewed = use_memo((at.table.clone(), is_counted), |(table, is_counted)| {
        *is_counted && table.0.review_of(Seat(0)).is_some()
    });
    let is_unsent = at.view.remote.as_ref().is_some_and(|it| it.handover == Handover::Send);
    let (card, oncard) = use_card(at);
    let props = FinalCountProps {
        at: at.clone(),
        chart: if at.title.has(Capability::Rounds) { ChartBy::Round } else { ChartBy::Action },
        row: row.clone(),
        again: again.clone(),
        challenge,
        field,
        review: if *is_reviewed { review_button(at, panels) } else { Html::default() },
        oncard,
        onnew,
        onsend: is_unsent.then(|| panels.toggle(Panel::Turn)),
        onpast,
        onshare: panels.toggle(Panel::Share),
        onclose,
    };
    let count = use_drawn(wanted, || Box::pin(overlays::count()), |count| count(props));
    let drawn = html! { <>{ count }{ card }</> };
    RunningCount { is_there, is_left, row, again, drawn }
}

/// Returns the picture of the result while it is open, and the callback that opens it; `None` if the title has none.
#[hook]
fn use_card(at: &TableContext) -> (Html, Option<Callback<MouseEvent>>) {
    let title = at.title;
    let is_open = use_state_eq(|| false);
    let (setter, closer) = (is_open.setter(), is_open.setter());
    let onclose = use_callback((), move |(), ()| closer.set(false));
    let card = use_drawn(
        Wanted::by(*is_open),
        move || Box::pin(overlays::card_of(title)),
        |(draw, faces)| draw(ResultCardProps { at: at.clone(), faces, onclose }),
    );
    let oncard = Callback::from(move |_: MouseEvent| setter.set(true));
    (card, title.has(Capability::ResultCard).then_some(oncard))
}

/// Draws the results of bots, or the button that asks for them.
#[hook]
fn use_field(at: &TableContext, is_counted: bool) -> Html {
    let is_asked = use_state_eq(|| false);
    let wanted = Wanted::by(is_counted && *is_asked);
    let field = use_drawn(
        wanted,
        || Box::pin(overlays::field()),
        |field| field(FieldProps { at: at.clone() }),
    );
    if *is_asked {
        return field;
    }
    let onclick = Callback::from(move |_: MouseEvent| is_asked.set(true));
    html! {
        <button type="button" class="button count__ask" {onclick} data-testid="ask-field">{ words::ask(at.locale) }</button>
    }
}

/// Draws the button that opens the review of the decisions.
fn review_button(at: &TableContext, panels: &OpenPanel) -> Html {
    html! {
        <button type="button" class="button count__ask" onclick={panels.toggle(Panel::Review)} data-testid="ask-review">{ review::ask(at.locale) }</button>
    }
}

/// Draws the results of friends on the deal, or the button that asks for them. A challenge shows them at once. Draws
/// nothing after a game of several people, or one that did not begin at a deal.
#[hook]
fn use_challenge(at: &TableContext, is_counted: bool) -> Html {
    let title = at.title;
    let is_asked = use_state_eq(|| at.view.mode == GameMode::Challenge);
    let mut persons = at.view.players.persons();
    let (first, is_alone) = (persons.next(), persons.next().is_none());
    let is_dealt = |seat| at.table.0.field_of(seat).begins == Begins::Dealt;
    let may_ask = is_counted && is_alone && at.view.remote.is_none() && first.is_some_and(is_dealt);
    let ask = (may_ask && !*is_asked).then(|| {
        let is_asked = is_asked.setter();
        let onclick = Callback::from(move |_: MouseEvent| is_asked.set(true));
        html! {
            <button type="button" class="button count__ask" {onclick} data-testid="ask-friend">{ challenge::ask(at.locale) }</button>
        }
    });
    let is_known = use_memo((may_ask, at.view.mode.is_scored()), |&(may_ask, is_scored)| {
        may_ask && (is_scored || has_deals())
    });
    let drawn = use_drawn(
        Wanted::by(is_counted && (*is_asked || *is_known)),
        move || Box::pin(overlays::challenge_of(title)),
        |(draw, faces)| draw(ChallengeNoteProps { at: at.clone(), title, faces, ask: ask.clone() }),
    );
    match ask {
        Some(ask) if !*is_known => ask,
        _ => drawn,
    }
}

/// Starts a new game with the same players and options; after a ranked game goes to the page of scores.
#[hook]
fn use_rematch(at: &TableContext) -> Callback<MouseEvent> {
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let (title, open) = (at.title, at.table.clone());
    let (players, is_ranked) = (at.view.players.clone(), at.view.mode.is_scored());
    Callback::from(move |_: MouseEvent| {
        if is_ranked {
            return Address::Ranked(title).go();
        }
        let game = Some(open.0.another(fresh_seed()));
        let start = GameStart { players: (*players).clone(), game, guide: Guide::default() };
        let table = load(title).and_then(|loaded| loaded.begin(title, &start));
        table.into_iter().for_each(|table| play(title, table, &pending));
    })
}
