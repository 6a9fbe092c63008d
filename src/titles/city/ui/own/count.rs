//! Counts a game played with a box: Routes by owner, Tickets by player, the score by the rules.

use crate::table::PlayerColor;
use crate::table::board::lettering::Lettering;
use crate::table::board::look::BoardLook;
use crate::table::board::orientation::Turned;
use crate::titles::city::boards::{Board, BoardData, LocationId, RouteId, TicketId};
use crate::titles::city::rules::scoring::Score;
use crate::titles::city::ui::ground::{ground, name};
use crate::titles::city::ui::routes::{band, claimed, spaces};
use crate::titles::city::view::box_count::{BoxCount, BoxPlayer, Doubt, MOST_PLAYERS, MOST_TOKENS};
use crate::titles::city::view::geometry::{extent, location};
use crate::titles::city::view::points_table::table_size;
use crate::titles::city::words::{self as city, own as words};
use crate::toolkit::browser::window::use_window_size;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, icon, plain_icon};
use crate::toolkit::widgets::radios::{Group, Radio, radios};
use crate::words::Locale;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct CountProps {
    pub board: Board,
    /// The count so far.
    pub first: Rc<BoxCount>,
    pub is_over: bool,
    /// Called with each change, and with whether the count is finished.
    pub onkeep: Callback<(BoxCount, bool)>,
    /// Called when the page is left.
    pub onleave: Callback<()>,
}

/// Returns the colour of a player; colours that no Route has come first, as at a table.
fn color(player: BoxPlayer) -> PlayerColor {
    const COLORS: [PlayerColor; MOST_PLAYERS as usize] = [
        PlayerColor::Brown,
        PlayerColor::Pink,
        PlayerColor::Green,
        PlayerColor::Purple,
        PlayerColor::Orange,
    ];
    COLORS[usize::from(player.0) % COLORS.len()]
}

fn player_name(player: BoxPlayer, locale: Locale) -> String {
    words::player(usize::from(player.0) + 1, locale)
}

#[component]
pub(super) fn CountGame(props: &CountProps) -> Html {
    let locale = use_locale();
    let data = props.board.data();
    let count = use_state_eq(|| props.first.clone());
    let is_over = use_state_eq(|| props.is_over);
    let at = use_state_eq(|| BoxPlayer(0));
    let set = {
        let setter = count.setter();
        use_callback((props.onkeep.clone(), *is_over), move |next: BoxCount, (onkeep, is_over)| {
            onkeep.emit((next.clone(), *is_over));
            setter.set(Rc::new(next));
        })
    };
    let onfinish =
        Callback::from(clone!([count, is_over, onkeep = props.onkeep], move |_: MouseEvent| {
            onkeep.emit(((**count).clone(), !*is_over));
            is_over.set(!*is_over);
        }));
    let onroute = {
        let (count, set, at) = (count.clone(), set.clone(), *at);
        Callback::from(move |route: RouteId| {
            let owner = (count.route(route) != Some(at)).then_some(at);
            set.emit((**count).clone().give_route(route, owner));
        })
    };
    let onprint = Callback::from(|_: MouseEvent| {
        // A browser that cannot print shows its own message.
        let _ = gloo::utils::window().print();
    });
    let onclear = set.reform({
        let players = count.players().count() as u8;
        move |_: MouseEvent| BoxCount::new(data).with_players(players)
    });
    let onback = props.onleave.reform(|_: MouseEvent| ());
    html! {
        <>
            <header class="own-head">
                <div>
                    <h1>{ words::counted(data.name, locale) }</h1>
                    <p class="own-screen">{ words::count_lead(locale) }</p>
                </div>
                <div class="own-head__actions">
                    <button type="button" class="button" onclick={onback} data-testid="leave-count">{ words::back(locale) }</button>
                    <button type="button" class="button" onclick={onclear} data-testid="clear-count">{ words::clear(locale) }</button>
                    <button type="button" class="button" onclick={onfinish} aria-pressed={is_over.to_string()} data-testid="finish-count">{ if *is_over { words::go_on(locale) } else { words::finish(locale) } }</button>
                    <button type="button" class="button button--main" onclick={onprint} data-testid="print-count">{ words::print(locale) }</button>
                </div>
            </header>
            <div class="own-look">
                <div class="own-look__board">
                    { brush(&count, &at, &set, locale) }
                    <CountBoard board={props.board} count={(*count).clone()} {onroute} />
                </div>
                <div class="own-look__list">
                    { result(data, &count, locale) }
                    { tickets(data, &count, &set, locale) }
                    if !data.stacks.is_empty() { { tokens(&count, &set, locale) } }
                    { routes(data, &count, &set, locale) }
                </div>
            </div>
        </>
    }
}

/// Draws the choice of the number of players, and of the player whose Routes are pressed.
fn brush(
    count: &Rc<BoxCount>,
    at: &UseStateHandle<BoxPlayer>,
    set: &Callback<BoxCount>,
    locale: Locale,
) -> Html {
    const KEYS: [&str; MOST_PLAYERS as usize] = ["1", "2", "3", "4", "5"];
    let group = Group {
        name: "brush".to_owned(),
        label: words::players(locale).into(),
        class: "radios--segments",
        chosen: **at,
        onpick: at.setter().to_callback(),
    };
    let radio = |player: BoxPlayer| Radio {
        it: player,
        key: KEYS[usize::from(player.0) % KEYS.len()],
        face: html! { <span class="own-player">{ plain_icon(IconSign::Disc(color(player))) }{ player_name(player, locale) }</span> },
        label: None,
        heading: None,
    };
    let (players, most) = (count.players().count() as u8, count.most_players());
    let change = |to: u8, sign: IconSign, said: &'static str, id: &'static str| {
        let (count, set, at) = (count.clone(), set.clone(), at.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if at.0 >= to {
                at.set(BoxPlayer(0));
            }
            set.emit((*count).clone().with_players(to));
        });
        let is_barred = !(2..=most).contains(&to);
        html! { <button type="button" class="button button--round" {onclick} disabled={is_barred} data-testid={id}>{ icon(sign, format!("{}: {said}", words::players(locale))) }</button> }
    };
    html! {
        <div class="own-brush own-screen">
            { radios(&group, count.players().map(radio)) }
            { change(players - 1, IconSign::Minus, words::less(locale), "fewer-players") }
            { change(players + 1, IconSign::Plus, words::more(locale), "more-players") }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct CountBoardProps {
    board: Board,
    count: Rc<BoxCount>,
    onroute: Callback<RouteId>,
}

/// Draws the board with the owners of Routes.
#[component]
fn CountBoard(props: &CountBoardProps) -> Html {
    let locale = use_locale();
    let node = use_node_ref();
    let window = use_window_size(node.clone());
    let data = props.board.data();
    let (width, height) = whole_extent(data);
    let scale = (window.width / f64::from(width)).min(window.height / f64::from(height));
    let lettering = Lettering::at(if scale > 0.0 { scale } else { 1.0 });
    let look = BoardLook { turned: Turned::Not, lettering };
    let route = |id: RouteId| {
        let onclick = props.onroute.reform(move |_: MouseEvent| id);
        let drawn = match props.count.route(id) {
            Some(player) => claimed(data, id, color(player)),
            None => spaces(data, id),
        };
        html! {
            <g class="own-route" {onclick} data-testid={format!("count-route-{}", id.0)}>
                { band(data, id, "city-hit") }
                { drawn }
            </g>
        }
    };
    let stop = |id: LocationId| {
        let (x, y) = location(data, id);
        html! { <circle class="city-stop__sign" cx={x.to_string()} cy={y.to_string()} r="12" /> }
    };
    html! {
        <div class="own-frame" role="region" aria-label={data.name} tabindex="0">
            <svg ref={node} class="own-drawing" viewBox={format!("0 0 {width} {height}")} aria-hidden="true" data-testid="count-board">
                <ContextProvider<BoardLook> context={look}>
                    <g>
                        { ground(data, locale) }
                        { for data.all_routes().map(|(id, _)| route(id)) }
                        { for data.all_locations().map(stop) }
                        { for data.all_locations().map(|id| name(data, id)) }
                    </g>
                </ContextProvider<BoardLook>>
            </svg>
        </div>
    }
}

/// Returns the width and height of a board's drawing with its points table.
fn whole_extent(data: &BoardData) -> (u32, u32) {
    const AIR: i32 = 8;
    let (width, height) = extent(data);
    let ((x, y), table) = (data.sheet.points_table, table_size(data));
    let side = |from: i32, long: i32| (from + long + AIR).unsigned_abs();
    (width.max(side(x, table.0)), height.max(side(y, table.1)))
}

/// Draws the score table, the winners, and the doubts.
fn result(data: &'static BoardData, count: &BoxCount, locale: Locale) -> Html {
    let players: Vec<BoxPlayer> = count.players().collect();
    let scores: Vec<_> = players.iter().map(|&player| count.score(data, player)).collect();
    let winners: Vec<String> =
        count.winners(data).into_iter().map(|it| player_name(it, locale)).collect();
    let row = |name: &'static str, points: Vec<i32>| {
        html! {
            <tr><th scope="row">{ name }</th>{ for points.into_iter().map(|it| html! { <td>{ locale.number(it.into()) }</td> }) }</tr>
        }
    };
    let of = |pick: fn(&Score) -> i32| scores.iter().map(pick).collect::<Vec<i32>>();
    let doubt = |doubt: &Doubt| match *doubt {
        Doubt::Pieces(player, used, most) => {
            words::too_many_pieces(&player_name(player, locale), used, most, locale)
        }
        Doubt::Metros(player, used, most) => {
            words::too_many_metros(&player_name(player, locale), used, most, locale)
        }
        Doubt::ClosedLane(id, taken) => {
            let route = &data.routes[id.index()];
            let ends = city::ends(data, route.ends);
            match route.lanes.len() {
                ..=2 => words::closed_lane(&ends, data.rules.both_lanes_from(), locale),
                _ => {
                    let open = data.rules.open_lanes.with(players.len());
                    city::board::closed_lanes(&ends, taken, open, locale)
                }
            }
        }
        Doubt::BothLanes(player, id) => {
            let (name, route) = (player_name(player, locale), &data.routes[id.index()]);
            let ends = city::ends(data, route.ends);
            let tell = match route.lanes.len() {
                ..=2 => words::both_lanes,
                _ => city::board::two_lanes,
            };
            tell(&name, &ends, locale)
        }
    };
    let doubts = count.doubts(data);
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ words::result(locale) }</h2></div>
            <div class="panel__body stack">
                <table class="own-score" data-testid="count-score">
                    <thead><tr><td></td>{ for players.iter().map(|&it| html! { <th scope="col"><span class="own-player">{ plain_icon(IconSign::Disc(color(it))) }<span>{ player_name(it, locale) }</span></span></th> }) }</tr></thead>
                    <tbody>
                        { row(city::routes(locale), of(|it| it.routes)) }
                        { row(city::completed(locale), of(|it| it.completed)) }
                        { row(city::failed(locale), of(|it| it.failed)) }
                        if !data.stacks.is_empty() { { row(city::tokens(locale), of(|it| it.tokens)) } }
                        if data.rules.longest_path > 0 { { row(city::longest_path(locale), of(|it| it.longest_path)) } }
                        { row(words::total(locale), of(|it| it.total())) }
                    </tbody>
                </table>
                <p role="status" data-testid="count-winner"><strong>{ words::winners(&winners, locale) }</strong></p>
                { for doubts.iter().map(|it| html! { <p class="notice">{ doubt(it) }</p> }) }
            </div>
        </section>
    }
}

/// Draws a choice of an owner.
fn owner(
    label: String,
    name: String,
    chosen: Option<BoxPlayer>,
    count: &BoxCount,
    onpick: Callback<Option<BoxPlayer>>,
    locale: Locale,
) -> Html {
    let onchange = onpick.reform(|event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        value.parse().ok().map(BoxPlayer)
    });
    let option = |player: BoxPlayer| {
        html! { <option value={player.0.to_string()} selected={chosen == Some(player)}>{ player_name(player, locale) }</option> }
    };
    html! {
        <select class="field__control own-owner" aria-label={label} {onchange} data-testid={name}>
            <option value="" selected={chosen.is_none()}>{ words::nobody(locale) }</option>
            { for count.players().map(option) }
        </select>
    }
}

/// Draws every Ticket with its owner, and its path or that it failed.
fn tickets(
    data: &'static BoardData,
    count: &Rc<BoxCount>,
    set: &Callback<BoxCount>,
    locale: Locale,
) -> Html {
    let entry = |id: TicketId| {
        let owned = count.ticket(id);
        let points = city::points(data.tickets[id.index()].points.into(), locale);
        let name = format!("{}, {points}", city::ticket(data, id));
        let note = owned.map(|_| match count.way(data, id) {
            Some(way) => {
                let names: Vec<&str> = way.into_iter().map(|it| data.name(it)).collect();
                names.join(" – ")
            }
            None => words::not_completed(locale).to_owned(),
        });
        let onpick = {
            let (count, set) = (count.clone(), set.clone());
            Callback::from(move |owner| set.emit((*count).clone().give_ticket(id, owner)))
        };
        html! {
            <li class={classes!("own-row", owned.is_none().then_some("own-row--idle"))} key={id.0}>
                <span class="own-row__name">{ name.clone() }{ for note.map(|note| html! { <small data-testid={format!("way-{}", id.0)}>{ note }</small> }) }</span>
                { for owned.map(|it| plain_icon(IconSign::Disc(color(it)))) }
                { owner(name, format!("ticket-owner-{}", id.0), owned, count, onpick, locale) }
            </li>
        }
    };
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ words::tickets(locale) }</h2></div>
            <ul class="panel__body own-rows" role="list">{ for data.all_tickets().map(entry) }</ul>
        </section>
    }
}

/// Draws the number of kinds of Tourist tokens of each player.
fn tokens(count: &Rc<BoxCount>, set: &Callback<BoxCount>, locale: Locale) -> Html {
    let entry = |player: BoxPlayer| {
        let has = count.tokens(player);
        let name = player_name(player, locale);
        let onchange = Callback::from(clone!([count, set], move |event: Event| {
            let value = event.target_unchecked_into::<HtmlSelectElement>().value();
            let tokens = value.parse().unwrap_or(0);
            set.emit((*count).clone().with_tokens(player, tokens));
        }));
        let label = format!("{}: {name}", city::tokens(locale));
        html! {
            <li class="own-row" key={player.0}>
                <span class="own-row__name">{ name }</span>
                <select class="field__control own-owner" aria-label={label} {onchange}>
                    { for (0..=MOST_TOKENS).map(|it| html! { <option value={it.to_string()} selected={it == has}>{ it }</option> }) }
                </select>
            </li>
        }
    };
    html! {
        <section class="panel">
            <div class="panel__head"><h2 class="panel__title">{ city::tokens(locale) }</h2></div>
            <ul class="panel__body own-rows" role="list">{ for count.players().map(entry) }</ul>
        </section>
    }
}

/// Draws every Route with its owner, for keyboards and screen readers.
fn routes(
    data: &'static BoardData,
    count: &Rc<BoxCount>,
    set: &Callback<BoxCount>,
    locale: Locale,
) -> Html {
    let entry = |id: RouteId| {
        let route = &data.routes[id.index()];
        let what = words::described(route.color, route.kind, route.length, locale);
        let name = format!("{}, {what}", city::ends(data, route.ends));
        let onpick = {
            let (count, set) = (count.clone(), set.clone());
            Callback::from(move |owner| set.emit((*count).clone().give_route(id, owner)))
        };
        html! {
            <li class="own-row" key={id.0}>
                <span class="own-row__name">{ name.clone() }</span>
                { owner(name, format!("route-owner-{}", id.0), count.route(id), count, onpick, locale) }
            </li>
        }
    };
    html! {
        <details class="panel own-list own-screen" data-testid="all-routes">
            <summary>{ words::all_routes(locale) }</summary>
            <ul class="panel__body own-rows" role="list">{ for data.all_routes().map(|(id, _)| entry(id)) }</ul>
        </details>
    }
}
