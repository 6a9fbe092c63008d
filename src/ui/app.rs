//! The page that the address names.

use super::components::rulebook::RuleDialog;
use super::contexts::PreferencesProvider;
use super::guard::{Guard, use_guarded};
use super::hooks::{
    use_kept_focus, use_layers, use_page_title, use_roving, use_single_presses, use_tips,
};
use super::pages::{
    Home, LinkPage, NewGamePage, PlayPage, RankedPage, RulesPage, Unknown, VisitPage,
};
use super::route::{Route, use_route};
use crate::session::Table;
use crate::shell;
use crate::storage::{GameId, Listed, attempt_under_way, load, note_seen};
use crate::table::Save;
use crate::titles::TitleKey;
use crate::titles::tramways::rules::Tramways;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A game and the id under which it will be saved.
type Named = (GameId, Table<Tramways>);

/// A game that was just begun, handed from the page that began it to the table.
#[derive(Clone, Default)]
pub struct Begun(Rc<RefCell<Option<Named>>>);

impl PartialEq for Begun {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Begun {
    /// Hands a game over and goes to its table; while an attempt at its set-up is under way, goes on
    /// with that one instead.
    pub fn play(&self, table: Table<Tramways>) {
        let setup = table.session.setup();
        if let Some(id) = attempt_under_way(setup) {
            return Route::Play(id).go();
        }
        if !table.terms.are_strict() {
            note_seen(setup);
        }
        let id = crate::storage::fresh_id();
        *self.0.borrow_mut() = Some((id.clone(), table));
        Route::Play(id).go();
    }

    /// The game of this id, if it was just begun.
    pub fn get(&self, id: &GameId) -> Option<Table<Tramways>> {
        let begun = self.0.borrow();
        begun.as_ref().filter(|(other, _)| other == id).map(|(_, table)| table.clone())
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    #[cfg(feature = "gallery")]
    return html! { <super::gallery::Gallery /> };
    #[cfg(not(feature = "gallery"))]
    html! {
        <PreferencesProvider>
            <Pages />
        </PreferencesProvider>
    }
}

#[component]
fn Pages() -> Html {
    let guard = use_memo((), |()| Guard::default());
    let route = use_route();
    let (route, question) = use_guarded(&guard, route);
    let begun = use_memo((), |()| Begun::default());
    let tables = use_memo((), |()| shell::Begun::default());
    use_layers();
    use_kept_focus();
    use_tips();
    use_single_presses();
    use_roving();
    use_page_title(&route);
    use_effect_with(route.clone(), |route| {
        // The rules go to the paragraph of their address by themselves.
        if !matches!(route, Route::Rules(_) | Route::RulesOf(..)) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let dialog = match &route {
        Route::Rules(_) | Route::RulesOf(..) => Html::default(),
        route => html! { <RuleDialog key={route.address()} /> },
    };
    let page = match route {
        Route::Home => html! { <Home /> },
        Route::New => html! { <NewGamePage /> },
        Route::NewOf(title) => html! { <shell::NewGame key={title.key()} {title} /> },
        Route::Play(id) => html! { <Game key={id.as_str().to_owned()} id={id.clone()} /> },
        Route::Ranked => html! { <RankedPage /> },
        Route::Lacking(title) => html! { <shell::Lacking {title} /> },
        Route::Rules(rule) => html! { <RulesPage {rule} /> },
        Route::RulesOf(title, rule) => html! { <shell::Rules {title} {rule} /> },
        Route::Link(link) => html! { <LinkPage key={link.clone()} link={link.clone()} /> },
        Route::Visit(id) => html! { <VisitPage key={id.as_str().to_owned()} id={id.clone()} /> },
        Route::Unknown => html! { <Unknown /> },
    };
    html! {
        <ContextProvider<Guard> context={(*guard).clone()}>
            <ContextProvider<Begun> context={(*begun).clone()}>
                <ContextProvider<shell::Begun> context={(*tables).clone()}>{ page }</ContextProvider<shell::Begun>>
            </ContextProvider<Begun>>
            { dialog }
            { question }
        </ContextProvider<Guard>>
    }
}

#[derive(Properties, PartialEq)]
struct GameProps {
    id: GameId,
}

/// The table of a game: of a title that the shell plays, or Tramways' own page.
#[component]
fn Game(props: &GameProps) -> Html {
    let tables = use_context::<shell::Begun>().unwrap_or_default();
    let id = props.id.clone();
    let found = use_memo(id.clone(), |id| of_shell(id, &tables));
    match &*found {
        Some((title, save)) => {
            html! { <shell::SavedGame {id} title={*title} save={save.clone()} /> }
        }
        None => html! { <PlayPage {id} /> },
    }
}

/// The title and the save of a game that the shell plays.
fn of_shell(id: &GameId, tables: &shell::Begun) -> Option<(TitleKey, Option<Rc<Save>>)> {
    let own = |title: &TitleKey| *title != TitleKey::Tramways;
    match load(id) {
        Some(Listed::Good(_, save)) => {
            let title = TitleKey::named(save.title()).filter(own)?;
            Some((title, Some(Rc::from(save))))
        }
        Some(Listed::Broken(..)) => None,
        None => tables.get(id).map(|(title, _)| (title, None)),
    }
}
