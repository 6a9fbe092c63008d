//! A link that was opened: its game to look at, and a way to play on from it.

use super::at::At;
use super::play::{Plays, TableFrame};
use super::sitting::use_sitting;
use crate::table::Turn;
use crate::titles::TitleKey;
use crate::titles::load::{Preset, load};
use crate::toolkit::begun::Begun;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::table_ui::TableHandle;
use crate::toolkit::widgets::missing::Missing;
use crate::words::shell;
use yew::prelude::*;

/// The properties of [`VisitedGame`].
#[derive(Properties, PartialEq)]
pub(crate) struct VisitedGameProps {
    /// What is played.
    pub title: TitleKey,
    /// The text of the link.
    pub link: String,
}

/// The set-up of a link in which nothing was decided yet.
pub(crate) fn preset_of(title: TitleKey, link: &str) -> Option<Preset> {
    load(title)?.visit(link).ok()?.preset
}

/// The game of a link.
#[component]
pub(crate) fn VisitedGame(props: &VisitedGameProps) -> Html {
    let locale = use_locale();
    let opened = use_memo((props.title, props.link.clone()), |(title, link)| {
        load(*title).map(|loaded| loaded.visit(link))
    });
    match &*opened {
        Some(Ok(visited)) => html! {
            <Visit title={props.title} table={visited.table.clone()} broken={visited.broken.clone()} />
        },
        Some(Err(why)) => wrong(shell::link_wrong(locale, why)),
        None => wrong(shell::no_such_game(locale).to_owned()),
    }
}

fn wrong(text: String) -> Html {
    html! { <Missing title={text} text="" /> }
}

#[derive(Properties, PartialEq)]
struct VisitProps {
    title: TitleKey,
    table: TableHandle,
    broken: Option<String>,
}

#[component]
fn Visit(props: &VisitProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let (table, onintent, _) = use_sitting(&props.table, locale);
    let view = table.0.view(locale);
    let play_on = {
        let (table, title) = (table.clone(), props.title);
        Callback::from(move |_: MouseEvent| {
            begun.play(title, TableHandle(table.0.played_on()));
        })
    };
    let notice = html! {
        <div class="notice" data-testid="visit">
            if let Some(broken) = &props.broken {
                <span role="alert">{ shell::link_stops(locale, broken) }</span>
            } else {
                <span>{ shell::visiting(locale) }</span>
            }
            if view.turn != Turn::Over {
                <button type="button" class="button button--main" onclick={play_on} data-testid="play-on">{ shell::play_on(locale) }</button>
            }
        </div>
    };
    let at = At { table, view, locale, onintent };
    html! { <TableFrame title={props.title} {at} plays={Plays::Nowhere} {notice} /> }
}
