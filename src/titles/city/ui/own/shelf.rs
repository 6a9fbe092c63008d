//! The boards on this device, and the ways to import another one.

use super::bring::{Bring, read_texts, use_intake};
use super::keeping::{address, games_on, kept, play, save_as_file};
use super::mini::mini;
use crate::storage::{GameId, delete_board, delete_count, is_of_boards};
use crate::table::SavedCount;
use crate::titles::TitleKey;
use crate::titles::city::boards::{Board, OurBoard};
use crate::titles::city::import::{Draft, Encoding, Reading, read, write};
use crate::titles::city::words::own as words;
use crate::toolkit::address::Address;
use crate::toolkit::fetching::fetch_text;
use crate::toolkit::hooks::{clone, use_effect_on, use_saved_counts, use_storage_changes};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::moment;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::link_dialog::LinkDialog;
use crate::words::{Locale, shell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Minutes of a game on a big board.
const BIG_MINUTES: u16 = 30;

#[derive(Properties, PartialEq)]
pub(super) struct ShelfProps {
    /// Called with a board to view.
    pub onlook: Callback<Draft>,
    /// Called with a board to count a game on.
    pub oncount: Callback<Board>,
}

/// The lists of boards.
#[derive(Clone, Copy, PartialEq)]
enum List {
    OnDevice,
    BuiltIn,
    Ours(OurBoard),
}

/// The dialog over the list.
#[derive(Clone, PartialEq)]
enum Over {
    Nothing,
    Send(Board),
    Delete(Board),
}

#[component]
pub(super) fn Shelf(props: &ShelfProps) -> Html {
    let locale = use_locale();
    let boards = use_state_eq(|| Rc::new(kept()));
    let refresh = use_callback(boards.setter(), |(), boards| boards.set(Rc::new(kept())));
    use_storage_changes(is_of_boards, refresh);
    let (counts, recount) = use_saved_counts();
    let over = use_state_eq(|| Over::Nothing);
    let wrong = use_state_eq(|| None::<String>);
    let deps = (locale, wrong.setter(), props.onlook.clone());
    let ontexts =
        use_callback(deps, |texts: Vec<Reading>, (locale, wrong, onlook)| {
            match read_texts(&texts, *locale) {
                Some(Ok(draft)) => onlook.emit(draft),
                Some(Err(why)) => wrong.set(Some(why)),
                None => {}
            }
        });
    let intake = use_intake(ontexts.clone());
    let ontext = ontexts.reform(|text| vec![Reading::new(Encoding::Utf8, text)]);
    let onours = {
        let deps = (locale, wrong.setter(), ontexts.clone());
        use_callback(deps, |board: OurBoard, (locale, wrong, ontexts)| {
            let (locale, wrong, ontexts) = (*locale, wrong.clone(), ontexts.clone());
            spawn_local(async move {
                match fetch_text(&board.file()).await {
                    Ok(text) => ontexts.emit(vec![Reading::new(Encoding::Utf8, text)]),
                    Err(_) => wrong.set(Some(words::not_fetched(locale).to_owned())),
                }
            });
        })
    };
    let (ondrop, ondragover) = (intake.ondrop, intake.ondragover);
    let close = use_callback(over.setter(), |(), over| over.set(Over::Nothing));
    let ours = use_our_boards();
    let entry = |board: &Board, list: List| entry(*board, list, props, &over, locale);
    let our_entry = |our: &OurBoard| match ours.iter().find(|(it, _)| it == our) {
        Some((_, board)) => entry(board, List::Ours(*our)),
        None => unfetched(*our, &onours, locale),
    };
    html! {
        <div class="own-shelf" tabindex="-1" data-landing="" {ondragover} {ondrop}>
            <header class="own-head">
                <div>
                    <h1>{ words::own_boards(locale) }</h1>
                    <p>{ words::lead(locale) }</p>
                </div>
            </header>
            if !boards.is_empty() {
                <ul class="own-boards" role="list" data-testid="boards">{ for boards.iter().map(|it| entry(it, List::OnDevice)) }</ul>
            }
            <h2 class="own-boards__title">{ words::built_in(locale) }</h2>
            <ul class="own-boards" role="list" data-testid="built-in-boards">{ for Board::BUILT_IN.iter().map(|it| entry(it, List::BuiltIn)) }</ul>
            <h2 class="own-boards__title">{ words::ours(locale) }</h2>
            <ul class="own-boards" role="list" data-testid="our-boards">{ for OurBoard::ALL.iter().map(our_entry) }</ul>
            if !counts.is_empty() {
                <h2 class="own-boards__title">{ words::counts_kept(locale) }</h2>
                <ul class="panel panel__body own-rows" role="list" data-testid="kept-counts">{ for counts.iter().map(|(id, it)| count_entry(id, it, &recount, locale)) }</ul>
            }
            <section class="panel">
                <div class="panel__head"><h2 class="panel__title">{ words::bring(locale) }</h2></div>
                <div class="panel__body stack">
                    <Bring onpick={intake.take} {ontext} />
                    { intake.notice }
                    if let Some(why) = &*wrong { <p class="notice notice--bad" role="alert" data-testid="not-read">{ why.clone() }</p> }
                    <p class="own-bring__hint">{ words::license(locale) }</p>
                </div>
            </section>
            { shown_over(&over, &boards, &close, locale) }
        </div>
    }
}

/// Returns our big boards as far as they are fetched.
#[hook]
fn use_our_boards() -> Rc<Vec<(OurBoard, Board)>> {
    let boards = use_state(Rc::<Vec<(OurBoard, Board)>>::default);
    let setter = boards.setter();
    use_effect_on((), move |()| {
        spawn_local(async move {
            let mut fetched: Vec<(OurBoard, Board)> = Vec::new();
            for our in OurBoard::ALL {
                let text = fetch_text(&our.file()).await.ok();
                let board = text.and_then(|it| read(&it).ok()?.board().ok());
                fetched.extend(board.map(|board| (our, board)));
                setter.set(Rc::new(fetched.clone()));
            }
        });
    });
    (*boards).clone()
}

/// Draws a saved count, which can be opened or deleted.
fn count_entry(id: &GameId, count: &SavedCount, recount: &Callback<()>, locale: Locale) -> Html {
    let ondelete = Callback::from(clone!([id, recount], move |_: MouseEvent| {
        delete_count(&id);
        recount.emit(());
    }));
    let name = format!("{} · {}", count.name, moment(count.saved_at, locale));
    let delete = format!("{}: {name}", words::delete(locale));
    html! {
        <li class="own-row" key={id.as_str().to_owned()}>
            <span class="own-row__name"><a href={Address::Count(id.clone()).address()} data-testid="kept-count">{ name }</a></span>
            <button type="button" class="button button--danger" onclick={ondelete} aria-label={delete}>{ words::delete(locale) }</button>
        </li>
    }
}

fn entry(
    board: Board,
    list: List,
    props: &ShelfProps,
    over: &UseStateHandle<Over>,
    locale: Locale,
) -> Html {
    let data = board.data();
    let title = TitleKey::named(board.key()).unwrap_or(TitleKey::OwnBoard);
    let facts = title.facts();
    let players = (facts.players.0, data.most_players());
    let minutes = if data.rules.is_big() { BIG_MINUTES } else { facts.minutes };
    let (id, about) = match list {
        List::OnDevice => ("kept-board", None),
        List::BuiltIn => ("built-in-board", None),
        List::Ours(our) => (our.key, Some(words::about(our.key, locale))),
    };
    let onplay = Callback::from(move |_: MouseEvent| match title {
        TitleKey::OwnBoard => play(board),
        _ => Address::New(title).go(),
    });
    let onsave = Callback::from(move |_: MouseEvent| save_as_file(board));
    let opened = move || Draft::of(board).or_else(|| read(&write(board.data())).ok());
    let onlook = {
        let onlook = props.onlook.clone();
        Callback::from(move |_: MouseEvent| opened().into_iter().for_each(|it| onlook.emit(it)))
    };
    let onchange = Callback::from(clone!([onlook = props.onlook], move |_: MouseEvent| {
        let names: Vec<&str> = kept().iter().map(|board| board.data().name).collect();
        let copy = opened().map(|it| it.copied(|name| names.contains(&name)));
        copy.into_iter().for_each(|it| onlook.emit(it))
    }));
    let oncount = props.oncount.reform(move |_: MouseEvent| board);
    let rules = Address::Rules(title, None, board.own_id()).address();
    let show = |next: Over| {
        let over = over.setter();
        Callback::from(move |_: MouseEvent| over.set(next.clone()))
    };
    let button = |onclick: Callback<MouseEvent>,
                  said: &'static str,
                  class: &'static str,
                  id: &'static str| {
        let label = format!("{said}: {}", data.name);
        html! { <button type="button" class={classes!("button", class)} {onclick} aria-label={label} data-testid={id}>{ said }</button> }
    };
    html! {
        <li class="own-board panel" key={board.id().to_string()} data-testid={id}>
            { mini(board) }
            <div class="own-board__words">
                <h2 class="own-board__name">{ data.name }</h2>
                if let Some(about) = about { <p>{ about }</p> }
                <p>{ words::counts(data.locations.len(), data.routes.len(), data.tickets.len(), locale) }</p>
                <p>{ shell::facts(players, minutes, locale) }</p>
                <div class="own-board__ways">
                    { button(onplay, words::play(locale), "button--main", "play-board") }
                    { button(oncount, words::count_game(locale), "", "count-board") }
                    { button(onlook, words::look_at(locale), "", "look-board") }
                    if !matches!(list, List::Ours(_)) {
                        <a class="button" href={rules} aria-label={format!("{}: {}", locale.rules(), data.name)} data-testid="rules-of-board">{ locale.rules() }</a>
                    }
                    { button(onchange, words::change(locale), "", "change-board") }
                    { button(onsave, words::save_file(locale), "", "save-board") }
                    if list == List::OnDevice {
                        { button(show(Over::Send(board)), words::send(locale), "", "send-board") }
                        { button(show(Over::Delete(board)), words::delete(locale), "button--danger", "delete-board") }
                    }
                </div>
            </div>
        </li>
    }
}

/// Draws one of our big boards before it is fetched.
fn unfetched(our: OurBoard, onlook: &Callback<OurBoard>, locale: Locale) -> Html {
    let onclick = onlook.reform(move |_: MouseEvent| our);
    let label = format!("{}: {}", words::look_at(locale), our.name);
    html! {
        <li class="own-board panel" key={our.key} data-testid={our.key}>
            <div class="own-mini"></div>
            <div class="own-board__words">
                <h2 class="own-board__name">{ our.name }</h2>
                <p>{ words::about(our.key, locale) }</p>
                <p>{ words::counts(our.locations, our.routes, our.tickets, locale) }</p>
                <div class="own-board__ways">
                    <button type="button" class="button button--main" {onclick} aria-label={label} data-testid="look-board">{ words::look_at(locale) }</button>
                </div>
            </div>
        </li>
    }
}

fn shown_over(
    over: &UseStateHandle<Over>,
    boards: &UseStateHandle<Rc<Vec<Board>>>,
    close: &Callback<()>,
    locale: Locale,
) -> Html {
    match &**over {
        Over::Nothing => Html::default(),
        Over::Send(board) => match address(*board) {
            Some(address) => html! {
                <LinkDialog title={words::send(locale)} text={format!("{} {}", words::send_text(locale), words::license(locale))} {address} onclose={close.clone()} />
            },
            None => Html::default(),
        },
        Over::Delete(board) => {
            let games = games_on(board.id());
            let name = board.data().name;
            let question = match games {
                0 => words::delete_plain_question(name, locale),
                _ => words::delete_question(name, games, locale),
            };
            let spare = close.reform(|_: MouseEvent| ());
            let id = board.id();
            let sure = Callback::from(clone!([close, boards], move |_: MouseEvent| {
                delete_board(id);
                boards.set(Rc::new(kept()));
                close.emit(());
            }));
            html! {
                <Dialog label={question.clone()} onclose={close.clone()}>
                    <p>{ question }</p>
                    <div class="dialog__actions">
                        <button type="button" class="button" onclick={spare}>{ words::keep_it(locale) }</button>
                        <button type="button" class="button button--danger" onclick={sure} data-testid="delete-yes">{ words::delete(locale) }</button>
                    </div>
                </Dialog>
            }
        }
    }
}
