//! A link that was opened: its game to look at, and a way to play on from it.

use super::play::{At, Begun, Plays, TableFrame};
use crate::table::Guide;
use crate::table::intent::Intent;
use crate::titles::load::Loaded;
use crate::toolkit::table_ui::TableHandle;
use crate::ui::components::topbar::Topbar;
use crate::ui::contexts::use_locale;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`VisitedGame`].
#[derive(Properties, PartialEq)]
pub struct VisitedGameProps {
    /// What was loaded of its title.
    pub loaded: Loaded,
    /// The text of the link.
    pub link: String,
}

/// The game of a link.
#[component]
pub fn VisitedGame(props: &VisitedGameProps) -> Html {
    let locale = use_locale();
    let loaded = props.loaded;
    let opened = use_memo(props.link.clone(), |link| loaded.visit(link));
    match &*opened {
        Ok(visited) => html! {
            <Visit {loaded} table={visited.table.clone()} broken={visited.broken.clone()} />
        },
        Err(why) => wrong(shell::link_wrong(locale, why)),
    }
}

fn wrong(text: String) -> Html {
    html! {
        <div class="page"><Topbar /><main class="page__main"><section class="panel" role="alert" data-testid="missing"><div class="panel__body"><p>{ text }</p></div></section></main></div>
    }
}

#[derive(Properties, PartialEq)]
struct VisitProps {
    loaded: Loaded,
    table: TableHandle,
    broken: Option<String>,
}

#[derive(PartialEq)]
struct Shown(TableHandle);

impl Reducible for Shown {
    type Action = (Intent, Locale);

    fn reduce(self: Rc<Self>, (intent, locale): Self::Action) -> Rc<Self> {
        Rc::new(Shown(TableHandle(self.0.0.after(&intent, locale))))
    }
}

#[component]
fn Visit(props: &VisitProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let shown = use_reducer_eq(|| Shown(props.table.clone()));
    let onintent = {
        let dispatcher = shown.dispatcher();
        use_callback(locale, move |intent: Intent, locale| dispatcher.dispatch((intent, *locale)))
    };
    let table = shown.0.clone();
    let view = table.0.view(locale);
    let play_on = {
        let (table, title) = (table.clone(), props.loaded.title);
        Callback::from(move |_: MouseEvent| {
            begun.play(title, TableHandle(table.0.played_on()), Guide::default());
        })
    };
    let notice = html! {
        <div class="notice" data-testid="visit">
            if let Some(broken) = &props.broken {
                <span role="alert">{ shell::link_stops(locale, broken) }</span>
            } else {
                <span>{ shell::visiting(locale) }</span>
            }
            <button type="button" class="button button--main" onclick={play_on} data-testid="play-on">{ shell::play_on(locale) }</button>
        </div>
    };
    let at = At { table, view, locale, onintent };
    html! { <TableFrame loaded={props.loaded} {at} plays={Plays::Elsewhere} {notice} /> }
}
