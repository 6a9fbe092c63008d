//! The players: chips in a small window, boards of one line each in the side column.

use crate::engine::bots::Level;
use crate::engine::game::{BySeat, Seat};
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::view::{PlayerPanel, Shown, Stat};
use crate::table::{Controller, GameStatus, level_name};
use crate::toolkit::border::table_ui::TableArea;
use crate::toolkit::hooks::{clone, use_effect_on};
use crate::toolkit::widgets::icon::{IconSign, SpriteSymbol, color_class, plain_icon};
use crate::toolkit::widgets::sure_button::SureButton;
use crate::words::shell;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The points of each seat so far, while the final count runs.
pub(crate) type CountedPoints = Option<BySeat<i32>>;

fn score(at: &TableContext, counted: &CountedPoints, panel: &PlayerPanel) -> String {
    let counted = counted.as_ref().and_then(|counted| counted.get(panel.seat).copied());
    at.locale.number(counted.unwrap_or(panel.score).into())
}

/// Returns the name by which the counting animation finds a number.
fn tally(seat: Seat, key: &str) -> String {
    format!("{key}-{}", seat.0)
}

/// Draws the chips of all players, with the player to move marked; a press opens the player's board.
pub(crate) fn players(at: &TableContext, counted: &CountedPoints, onopen: &Callback<Seat>) -> Html {
    let chip = |panel: &PlayerPanel| {
        let players = &at.view.players;
        let color = players.color(panel.seat);
        let decides = at.view.to_act() == Some(panel.seat);
        let own = at.view.viewer == Some(panel.seat);
        let stats = panel.stats.iter().filter(|stat| stat.shown == Shown::Chip);
        let class = classes!(
            "player-chip",
            color_class(color),
            decides.then_some("is-deciding"),
            own.then_some("is-viewer")
        );
        let seat = panel.seat;
        html! {
            <li key={seat.0} {class} aria-current={decides.then_some("true")} data-seat={seat.0.to_string()}>
                <button type="button" class="player-chip__face" onclick={onopen.reform(move |_: MouseEvent| seat)}>
                    <span class="player-chip__who">{ plain_icon(IconSign::Disc(color)) }<span class="player-chip__name">{ players.label(seat, at.locale) }</span></span>
                    if decides { <span class="spoken">{ shell::playing(at.locale) }</span> }
                    <span class="spoken">{ ", " }{ shell::score(at.locale) }{ ": " }</span>
                    <span class="player-chip__counts">
                        <b class="player-chip__score" title={shell::score(at.locale)} data-tally={tally(seat, PlayerPanel::SCORE)}>{ score(at, counted, panel) }</b>
                        { for stats.map(|stat| html! {
                            <span class="player-chip__stat"><span class="spoken">{ ", " }{ &stat.name }{ ": " }{ &stat.value }</span><span aria-hidden="true">{ in_short(stat, seat) }</span></span>
                        }) }
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <ol class="player-chips" aria-label={shell::players(at.locale)} data-testid="players">
            { for at.view.panels.iter().map(chip) }
        </ol>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct BoardsProps {
    pub at: TableContext,
    pub counted: CountedPoints,
    pub plays: PlaysHere,
    /// The seat whose board is open.
    pub unfolded: UseStateHandle<Option<Seat>>,
}

/// The boards of all players with all public numbers: one line of signs each. The meaning of the signs, and the
/// player's controller, unfold if there is no room for them.
#[component]
pub(crate) fn Boards(props: &BoardsProps) -> Html {
    let BoardsProps { at, counted, plays, unfolded } = props;
    let list = use_node_ref();
    use_effect_on(**unfolded, {
        let list = list.clone();
        move |_| {
            // In the drawer. The selectors are valid.
            let list = list.cast::<Element>();
            let list = list.filter(|it| it.closest(".is-side-open").ok().flatten().is_some());
            let open = list.and_then(|list| list.query_selector(".is-open").ok().flatten());
            open.iter().for_each(|open| open.scroll_into_view_with_bool(true));
        }
    });
    let board = |panel: &PlayerPanel| {
        let (players, seat) = (&at.view.players, panel.seat);
        let decides = at.view.to_act() == Some(seat);
        let is_open = **unfolded == Some(seat);
        let class = classes!(
            "player-board",
            color_class(players.color(seat)),
            decides.then_some("is-deciding"),
            (at.view.viewer == Some(seat)).then_some("is-viewer"),
            is_open.then_some("is-open")
        );
        let toggle =
            clone!([unfolded], move |_: MouseEvent| unfolded.set((!is_open).then_some(seat)));
        // The whole line can be pressed; the button in it is for the keyboard.
        let in_line = panel.stats.iter().filter(|stat| stat.shown >= Shown::Line);
        let name = players.label(seat, at.locale);
        html! {
            <li key={seat.0} {class} aria-current={decides.then_some("true")}>
                <div class="player-board__head" onclick={toggle}>
                    <h2 class="player-board__name">{ plain_icon(IconSign::Disc(players.color(seat))) }<span>{ &name }</span>
                        if let Some(level) = players.bot(seat) { <small>{ level_name(level, at.locale) }</small> }
                        if decides { <span class="spoken">{ ", " }{ shell::playing(at.locale) }</span> }
                    </h2>
                    <span class="player-board__line" aria-hidden="true">{ for in_line.map(|stat| in_short(stat, seat)) }</span>
                    <b class="player-board__score" aria-hidden="true" title={shell::score(at.locale)} data-tally={tally(seat, PlayerPanel::SCORE)}>{ score(at, counted, panel) }</b>
                    <button type="button" class="button button--quiet button--round player-board__more" aria-expanded={is_open.to_string()} aria-label={format!("{}: {name}", at.locale.more())} data-testid="unfold">{ plain_icon(IconSign::More) }</button>
                </div>
                <div class="player-board__all">
                    <dl class="player-board__stats">
                        <div><dt>{ shell::score(at.locale) }</dt><dd>{ score(at, counted, panel) }</dd></div>
                        { for panel.stats.iter().map(|stat| html! { <div key={stat.name.clone()}><dt>{ &stat.name }</dt><dd>{ &stat.value }</dd></div> }) }
                    </dl>
                    { controller(at, panel, *plays) }
                </div>
                { at.draw(TableArea::PlayerBoard(seat)).unwrap_or_default() }
            </li>
        }
    };
    html! { <ol ref={list} class="player-boards" aria-label={shell::players(at.locale)}>{ for at.view.panels.iter().map(board) }</ol> }
}

/// Draws a number with its sign; the tooltip has its name and value in words.
fn in_short(stat: &Stat, seat: Seat) -> Html {
    let number = match stat.tally {
        Some(counts) => html! { <span data-tally={tally(seat, counts.key)}>{ &stat.short }</span> },
        None => html! { { &stat.short } },
    };
    html! {
        <span class="player-stat" data-sign={stat.sign} title={format!("{}: {}", stat.name, stat.value)}>{ for stat.sign.map(|sign| plain_icon(SpriteSymbol(sign))) }{ number }</span>
    }
}

/// Gives a seat to a bot, or takes it back, after a second press: bots may play the game to its end at once, and the
/// hand of a seat that is taken back becomes visible.
fn controller(at: &TableContext, panel: &PlayerPanel, plays: PlaysHere) -> Html {
    let is_settled = at.view.status == GameStatus::Abandoned || at.view.is_over();
    if is_settled || !at.view.may.hand_over || plays == PlaysHere::Nowhere {
        return Html::default();
    }
    let (seat, players) = (panel.seat, &at.view.players);
    if at.view.remote.is_some() {
        return remote_controller(at, seat, plays);
    }
    let (next, label, sure) = match players.bot(seat) {
        Some(_) => (
            Controller::Person,
            shell::seat_to_person(at.locale),
            shell::seat_surely_to_person(at.locale),
        ),
        None => (
            Controller::Bot(Level::Medium),
            shell::seat_to_bot(at.locale),
            shell::seat_surely_to_bot(at.locale),
        ),
    };
    let onsure = at.intent(Intent::Players(Rc::new(players.hand_over(seat, next))));
    html! { <SureButton {label} {sure} disabled={plays == PlaysHere::Elsewhere} {onsure} name_of_test="hand-over" /> }
}

/// Does the same in a game between devices: a player may move to this device, to another one, or leave the seat to a
/// bot; the next link tells the others.
fn remote_controller(at: &TableContext, seat: Seat, plays: PlaysHere) -> Html {
    let (players, locale) = (&at.view.players, at.locale);
    let here = (Controller::Person, locale.seat_here(), locale.seat_surely_here(), "seat-here");
    let away = (Controller::Elsewhere, locale.seat_away(), locale.seat_surely_away(), "seat-away");
    let medium = Controller::Bot(Level::Medium);
    let bot = (medium, shell::seat_to_bot(locale), shell::seat_surely_to_bot(locale), "hand-over");
    let ways = match players.bot(seat) {
        Some(_) => [here, away],
        None if players.is_elsewhere(seat) => [here, bot],
        None => [away, bot],
    };
    let way = |(controller, label, sure, name): (
        Controller,
        &'static str,
        &'static str,
        &'static str,
    )| {
        let onsure = at.intent(Intent::Players(Rc::new(players.hand_over(seat, controller))));
        html! { <SureButton key={name} {label} {sure} disabled={plays == PlaysHere::Elsewhere} {onsure} name_of_test={name} /> }
    };
    let taken = at.view.remote.iter().flat_map(|remote| &remote.taken).find(|it| it.seat == seat);
    html! {
        <>
            if let Some(&taken) = taken { <p data-testid="seat-taken">{ locale.seat_taken(players, taken) }</p> }
            { for ways.map(way) }
        </>
    }
}
