//! The final count over the board: whether it is open, and how far it has come.

use super::count::CountProps;
use super::field::FieldProps;
use super::result_card::ResultCardProps;
use crate::engine::game::{BySeat, Seat};
use crate::shell::challenge::ChallengeNoteProps;
use crate::shell::overlays;
use crate::shell::table::panels::{Panel, Panels};
use crate::shell::table::plays::Plays;
use crate::shell::table::table_context::TableContext;
use crate::storage::has_deals;
use crate::table::field::Begins;
use crate::table::open::{Handover, Moment};
use crate::table::past::ChartBy;
use crate::table::{GameMode, Guide};
use crate::titles::Capability;
use crate::titles::load::{load, play};
use crate::toolkit::address::Address;
use crate::toolkit::begun::{Begun, Start};
use crate::toolkit::border::table_ui::Area;
use crate::toolkit::hooks::{Wanted, use_drawn, use_overlay};
use crate::toolkit::widgets::seed::fresh_seed;
use crate::words::{challenge, field as words, review};
use yew::prelude::*;

/// The final count at a table.
pub(crate) struct Counting {
    /// Whether there is something to count here: the game has ended, and nothing is tried beside it.
    is_there: bool,
    /// Whether it was left for the board.
    is_left: UseStateHandle<bool>,
    /// The row that is counted now.
    row: UseStateHandle<usize>,
    /// The row that is shown again, once everything is counted.
    again: UseStateHandle<Option<usize>>,
    pub drawn: Html,
}

impl Counting {
    /// Whether it lies over the board.
    pub(crate) fn is_open(&self) -> bool {
        self.is_there && !*self.is_left
    }

    /// What it shows on the board.
    pub(crate) fn over(&self, at: &TableContext) -> Html {
        let shown = self.again.or_else(|| self.winner(at)).unwrap_or(*self.row);
        at.draw(Area::CountOverlay(shown)).unwrap_or_default()
    }

    /// The row that shows what the winner has on the board: once all is counted it lights up.
    fn winner(&self, at: &TableContext) -> Option<usize> {
        let count = at.view.count.as_ref()?;
        let [winner] = count.winners[..] else { return None };
        (*self.row == count.rows.len()).then_some(count.rows.len() + 1 + winner.index())
    }

    /// The scores as far as they are counted; nothing where nothing is. Nobody is told the end before.
    pub(crate) fn so_far(&self, at: &TableContext) -> Option<BySeat<i32>> {
        let count = at.view.count.as_ref()?;
        if self.is_open() { Some(count.so_far(*self.row + 1)) } else { None }
    }

    /// What comes back to it from the board, where it was left.
    pub(crate) fn onscore(&self) -> Option<Callback<MouseEvent>> {
        if !self.is_there || !*self.is_left {
            return None;
        }
        let is_left = self.is_left.setter();
        Some(Callback::from(move |_| is_left.set(false)))
    }
}

/// The final count of a table; it is fetched before the game ends.
#[hook]
pub(crate) fn use_counting(at: &TableContext, panels: &Panels, plays: Plays) -> Counting {
    let (is_left, row) = (use_state_eq(|| false), use_state_eq(|| 0_usize));
    let again = use_state_eq(|| None::<usize>);
    let is_there = at.view.count.is_some()
        && at.view.past.moment != Moment::Tried
        && !panels.is_open(Panel::Review);
    let onclose = {
        let (is_left, row, again) = (is_left.setter(), row.clone(), again.setter());
        let rows = at.view.count.as_ref().map_or(0, |count| count.rows.len());
        // Who comes back finds the table, not what was shown alone.
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
    let challenge = use_challenge(at, is_there && !*is_left && plays == Plays::Here);
    let is_counted = is_there && !*is_left;
    let is_reviewed = use_memo((at.table.clone(), is_counted), |(table, is_counted)| {
        *is_counted && table.0.review_of(Seat(0)).is_some()
    });
    let is_unsent = at.view.apart.as_ref().is_some_and(|it| it.handover == Handover::Send);
    let (card, oncard) = use_card(at);
    let props = CountProps {
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
    Counting { is_there, is_left, row, again, drawn }
}

/// The picture of the result while it is open, and what opens it; nothing where the title draws none.
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

/// How bots would have done, once that is asked, and the button that asks it.
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

/// What opens the review of the decisions.
fn review_button(at: &TableContext, panels: &Panels) -> Html {
    html! {
        <button type="button" class="button count__ask" onclick={panels.toggle(Panel::Review)} data-testid="ask-review">{ review::ask(at.locale) }</button>
    }
}

/// The results of friends on the deal, and the button that challenges them: of a challenge at once, else where there
/// can be several. Nothing where several people have played, or the game did not begin at a deal.
#[hook]
fn use_challenge(at: &TableContext, is_counted: bool) -> Html {
    let title = at.title;
    let is_asked = use_state_eq(|| at.view.mode == GameMode::Challenge);
    let mut persons = at.view.players.persons();
    let (first, is_alone) = (persons.next(), persons.next().is_none());
    let is_dealt = |seat| at.table.0.field_of(seat).begins == Begins::Dealt;
    let may_ask = is_counted && is_alone && at.view.apart.is_none() && first.is_some_and(is_dealt);
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

/// Begins a new game like this one with the same players; after a ranked one the next is chosen among those.
#[hook]
fn use_rematch(at: &TableContext) -> Callback<MouseEvent> {
    let begun = use_context::<Begun>().unwrap_or_default();
    let (title, open) = (at.title, at.table.clone());
    let (players, is_ranked) = (at.view.players.clone(), at.view.mode.is_scored());
    Callback::from(move |_: MouseEvent| {
        if is_ranked {
            return Address::Ranked(title).go();
        }
        let game = Some(open.0.another(fresh_seed()));
        let start = Start { players: (*players).clone(), game, guide: Guide::default() };
        let table = load(title).and_then(|loaded| loaded.begin(title, &start));
        table.into_iter().for_each(|table| play(title, table, &begun));
    })
}
