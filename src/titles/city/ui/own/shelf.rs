//! The boards of this device, and the ways to bring another one.

use super::bring::{Bring, read_texts, use_intake};
use super::keeping::{address, games_on, kept, play, save_as_file};
use super::mini::mini;
use crate::storage::{delete_board, is_of_boards};
use crate::titles::city::boards::Board;
use crate::titles::city::import::Draft;
use crate::titles::city::words::own as words;
use crate::toolkit::hooks::use_storage_changes;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::link_dialog::LinkDialog;
use crate::words::Locale;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ShelfProps {
    /// Called with a board to look at.
    pub onlook: Callback<Draft>,
    /// Called with a board on which a game is counted.
    pub oncount: Callback<Board>,
}

/// What is asked or shown over the list.
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
    let refresh = {
        let boards = boards.setter();
        use_callback((), move |(), ()| boards.set(Rc::new(kept())))
    };
    use_storage_changes(is_of_boards, refresh);
    let over = use_state_eq(|| Over::Nothing);
    let wrong = use_state_eq(|| None::<String>);
    let ontexts = {
        let (wrong, onlook) = (wrong.setter(), props.onlook.clone());
        use_callback(locale, move |texts: Vec<String>, locale| match read_texts(&texts, *locale) {
            Some(Ok(draft)) => onlook.emit(draft),
            Some(Err(why)) => wrong.set(Some(why)),
            None => {}
        })
    };
    let intake = use_intake(ontexts.clone());
    let ontext = ontexts.reform(|text| vec![text]);
    let (ondrop, ondragover) = (intake.ondrop, intake.ondragover);
    let close = {
        let over = over.clone();
        use_callback((), move |(), ()| over.set(Over::Nothing))
    };
    let entry = |board: &Board| entry(*board, props, &over, locale);
    html! {
        <div class="own-shelf" {ondragover} {ondrop}>
            <header class="own-head">
                <div>
                    <h1>{ words::own_boards(locale) }</h1>
                    <p>{ words::lead(locale) }</p>
                </div>
            </header>
            if !boards.is_empty() {
                <ul class="own-boards" role="list" data-testid="boards">{ for boards.iter().map(entry) }</ul>
            }
            <section class="panel">
                <div class="panel__head"><h2 class="panel__title">{ words::bring(locale) }</h2></div>
                <div class="panel__body stack">
                    <Bring onpick={intake.take} {ontext} />
                    { intake.told }
                    if let Some(why) = &*wrong { <p class="notice notice--bad" role="alert" data-testid="not-read">{ why.clone() }</p> }
                    <div class="own-templates">
                        <span>{ words::templates(locale) }</span>
                        { for Board::BUILT_IN.map(|board| template(board, locale)) }
                    </div>
                    <p class="own-bring__hint">{ words::license(locale) }</p>
                </div>
            </section>
            { shown_over(&over, &boards, &close, locale) }
        </div>
    }
}

fn template(board: Board, locale: Locale) -> Html {
    let name = board.data().name;
    let onclick = Callback::from(move |_: MouseEvent| save_as_file(board));
    html! { <button type="button" class="button" {onclick} data-testid={format!("template-{}", board.key())}>{ words::save_named(locale, name) }</button> }
}

fn entry(board: Board, props: &ShelfProps, over: &UseStateHandle<Over>, locale: Locale) -> Html {
    let data = board.data();
    let onplay = Callback::from(move |_: MouseEvent| play(board));
    let onsave = Callback::from(move |_: MouseEvent| save_as_file(board));
    let onlook = {
        let onlook = props.onlook.clone();
        Callback::from(move |_: MouseEvent| {
            Draft::of(board).into_iter().for_each(|it| onlook.emit(it))
        })
    };
    let oncount = props.oncount.reform(move |_: MouseEvent| board);
    let show = |next: Over| {
        let over = over.setter();
        Callback::from(move |_: MouseEvent| over.set(next.clone()))
    };
    let button = |onclick: Callback<MouseEvent>,
                  said: &'static str,
                  class: &'static str,
                  id: &'static str| {
        html! { <button type="button" class={classes!("button", class)} {onclick} data-testid={id}>{ said }</button> }
    };
    html! {
        <li class="own-board panel" key={board.id().to_string()} data-testid="kept-board">
            { mini(board) }
            <div class="own-board__words">
                <h2 class="own-board__name">{ data.name }</h2>
                <p>{ words::counts(locale, data.locations.len(), data.routes.len(), data.tickets.len()) }</p>
                <div class="own-board__ways">
                    { button(onplay, words::play(locale), "button--main", "play-board") }
                    { button(oncount, words::count_game(locale), "", "count-board") }
                    { button(onlook, words::change(locale), "", "change-board") }
                    { button(onsave, words::save_file(locale), "", "save-board") }
                    { button(show(Over::Send(board)), words::send(locale), "", "send-board") }
                    { button(show(Over::Delete(board)), words::delete(locale), "button--danger", "delete-board") }
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
                0 => words::delete_plain_question(locale, name),
                _ => words::delete_question(locale, name, games),
            };
            let spare = close.reform(|_: MouseEvent| ());
            let sure = {
                let (id, close, boards) = (board.id(), close.clone(), boards.setter());
                Callback::from(move |_: MouseEvent| {
                    delete_board(id);
                    boards.set(Rc::new(kept()));
                    close.emit(());
                })
            };
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
