//! The page that the address names.

use super::address::{Address, use_address};
use super::components::rulebook::RuleDoor;
use super::contexts::PreferencesProvider;
use super::guard::{Guard, use_guarded};
use super::hooks::{
    use_fetched, use_kept_focus, use_overlay_stack, use_page_title, use_prefetch, use_roving,
    use_single_presses, use_tips,
};
use super::pages::{Home, LinkPage, ShortcutPage, Unknown};
use super::parts::{self, NotFetched};
use crate::engine::codec;
use crate::session::Table;
use crate::shell;
use crate::storage::{GameId, Listed, attempt_under_way, kept_visit, load, note_seen};
use crate::table::Save;
use crate::titles::TitleKey;
use crate::titles::tramways::rules::Tramways;
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A game and the id under which it will be saved. Its type is named by those who play it alone, so that the rules
/// are not in the first download.
type Named = (GameId, Rc<dyn Any>);

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
            return Address::Play(id).go();
        }
        if !table.mode.is_strict() {
            note_seen(setup);
        }
        let id = crate::storage::fresh_id();
        *self.0.borrow_mut() = Some((id.clone(), Rc::new(table)));
        Address::Play(id).go();
    }

    /// The game of this id, if it was just begun.
    pub fn get(&self, id: &GameId) -> Option<Table<Tramways>> {
        let begun = self.0.borrow();
        let (_, table) = begun.as_ref().filter(|(other, _)| other == id)?;
        table.downcast_ref::<Table<Tramways>>().cloned()
    }
}

/// The whole page.
#[component]
pub fn App() -> Html {
    html! {
        <PreferencesProvider>
            <Pages />
        </PreferencesProvider>
    }
}

#[component]
fn Pages() -> Html {
    let guard = use_memo((), |()| Guard::default());
    let address = use_address();
    let (address, question) = use_guarded(&guard, address);
    let begun = use_memo((), |()| Begun::default());
    let tables = use_memo((), |()| shell::Begun::default());
    use_overlay_stack();
    use_kept_focus();
    use_tips();
    use_single_presses();
    use_roving();
    use_page_title(&address);
    use_effect_with(address.clone(), |address| {
        // The rules go to the paragraph of their address by themselves.
        if !matches!(address, Address::Rules(_) | Address::RulesOf(..)) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    use_prefetch();
    let rules = match &address {
        Address::Rules(_) | Address::RulesOf(..) => Html::default(),
        address => html! { <RuleDoor key={address.address()} /> },
    };
    let asked = (!is_here(&address)).then(|| (address.clone(), (*tables).clone()));
    let fetched = use_fetched(asked, |(address, tables)| Box::pin(page(address, tables)));
    let page = match address {
        Address::Home => html! { <Home /> },
        Address::Link(link) => html! { <LinkPage key={link.clone()} link={link.clone()} /> },
        Address::Lacking(title) => html! { <shell::Lacking {title} /> },
        Address::Shortcut(shortcut) => html! { <ShortcutPage {shortcut} /> },
        Address::Unknown => html! { <Unknown /> },
        _ => html! { <>{ fetched }</> },
    };
    html! {
        <ContextProvider<Guard> context={(*guard).clone()}>
            <ContextProvider<Begun> context={(*begun).clone()}>
                <ContextProvider<shell::Begun> context={(*tables).clone()}>{ page }</ContextProvider<shell::Begun>>
            </ContextProvider<Begun>>
            { rules }
            { question }
        </ContextProvider<Guard>>
    }
}

/// Whether a page is in the first download.
fn is_here(address: &Address) -> bool {
    matches!(
        address,
        Address::Home
            | Address::Lacking(_)
            | Address::Link(_)
            | Address::Shortcut(_)
            | Address::Unknown
    )
}

/// Fetches a page.
async fn page(address: Address, tables: shell::Begun) -> Result<Html, NotFetched> {
    match address {
        Address::New => parts::set_up(None).await,
        Address::NewOf(title) => {
            parts::fetch_title(title).await?;
            parts::shell_set_up(title).await
        }
        Address::Play(id) => match of_shell(&id, &tables) {
            Some((title, save)) => {
                parts::fetch_title(title).await?;
                parts::shell_table(id, title, save).await
            }
            None => parts::table(id).await,
        },
        Address::Ranked => parts::ranked_games().await,
        Address::Rules(rule) => parts::rules(rule).await,
        Address::RulesOf(title, rule) => {
            parts::fetch_title(title).await?;
            parts::shell_rules(title, rule).await
        }
        Address::Visit(id) => {
            let link = kept_visit(&id);
            match link.as_deref().and_then(title_of) {
                Some(title) => {
                    parts::fetch_title(title).await?;
                    parts::shell_visit(title, link.unwrap_or_default()).await
                }
                None => parts::visit(id).await,
            }
        }
        Address::Home
        | Address::Lacking(_)
        | Address::Link(_)
        | Address::Shortcut(_)
        | Address::Unknown => Ok(Html::default()),
    }
}

/// The title of a link that the shell opens.
fn title_of(text: &str) -> Option<TitleKey> {
    let header = codec::header(text).ok()?;
    TitleKey::numbered(header.title).filter(|title| *title != TitleKey::Tramways)
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
