//! The page that the address names.

use super::home::Home;
use super::lacking::Lacking;
use super::link_page::LinkPage;
use super::parts::{self, fetch_title};
use super::prefetch::use_prefetch;
use super::rule_door::RuleDoor;
use super::shortcut::ShortcutPage;
use super::unknown::Unknown;
use crate::engine::codec;
use crate::storage::{GameId, Listed, kept_visit, load};
use crate::table::Save;
use crate::titles::parts::{own_ranked, own_rules, own_set_up, own_table, own_visit};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::{Address, use_address};
use crate::toolkit::begun::Begun;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::guard::{Guard, use_guarded};
use crate::toolkit::hooks::{
    use_fetched, use_kept_focus, use_overlay_stack, use_page_title, use_roving, use_single_presses,
    use_tips,
};
use crate::toolkit::preferences::PreferencesProvider;
use std::rc::Rc;
use yew::prelude::*;

/// Mounts the page into the element `app` of index.html, beside the drawings it uses.
pub fn mount() {
    let body = || gloo::utils::body().into();
    let root = gloo::utils::document().get_element_by_id("app").unwrap_or_else(body);
    yew::Renderer::<App>::with_root(root).render();
}

/// The whole page.
#[component]
pub(crate) fn App() -> Html {
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
    use_overlay_stack();
    use_kept_focus();
    use_tips();
    use_single_presses();
    use_roving();
    use_page_title(&address);
    use_effect_with(address.clone(), |address| {
        // The rules go to the paragraph of their address by themselves.
        if !matches!(address, Address::Rules(..)) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    use_prefetch();
    let rules = match &address {
        Address::Rules(..) => Html::default(),
        address => html! { <RuleDoor key={address.address()} /> },
    };
    let here = page_here(&address);
    let asked = here.is_none().then(|| (address.clone(), (*begun).clone()));
    let fetched = use_fetched(asked, |(address, begun)| Box::pin(page(address, begun)));
    let page = here.unwrap_or_else(|| html! { <>{ fetched }</> });
    html! {
        <ContextProvider<Guard> context={(*guard).clone()}>
            <ContextProvider<Begun> context={(*begun).clone()}>{ page }</ContextProvider<Begun>>
            { rules }
            { question }
        </ContextProvider<Guard>>
    }
}

/// A page that is in the first download.
fn page_here(address: &Address) -> Option<Html> {
    Some(match address {
        Address::Home => html! { <Home /> },
        Address::Link(link) => html! { <LinkPage key={link.clone()} link={link.clone()} /> },
        Address::Ranked(title) if !title.has(Capability::Ranked) => {
            html! { <Lacking title={*title} /> }
        }
        Address::Shortcut(shortcut) => html! { <ShortcutPage shortcut={*shortcut} /> },
        Address::Unknown => html! { <Unknown /> },
        _ => return None,
    })
}

/// Fetches a page: the title's own, where it has one, else the shell's.
async fn page(address: Address, begun: Begun) -> Result<Html, NotFetched> {
    match address {
        Address::New(title) => match own_set_up(title).await? {
            Some(page) => Ok(page),
            None => {
                fetch_title(title).await?;
                parts::set_up(title).await
            }
        },
        Address::Play(id) => {
            let (title, save) = game_of(&id, &begun);
            match own_table(title, id.clone()).await? {
                Some(page) => Ok(page),
                None => {
                    fetch_title(title).await?;
                    parts::table(id, title, save).await
                }
            }
        }
        Address::Ranked(title) => Ok(own_ranked(title).await?.unwrap_or_default()),
        Address::Rules(title, rule) => match own_rules(title, rule.clone()).await? {
            Some(page) => Ok(page),
            None => {
                fetch_title(title).await?;
                parts::rules(title, rule).await
            }
        },
        Address::Visit(id) => {
            let link = kept_visit(&id);
            let title = link.as_deref().map_or(TitleKey::UNNAMED, title_of);
            match own_visit(title, id).await? {
                Some(page) => Ok(page),
                None => {
                    fetch_title(title).await?;
                    parts::visit(title, link.unwrap_or_default()).await
                }
            }
        }
        Address::Home | Address::Link(_) | Address::Shortcut(_) | Address::Unknown => {
            Ok(Html::default())
        }
    }
}

/// The title of a link; what cannot be read is told by the title of addresses that name none.
fn title_of(text: &str) -> TitleKey {
    let header = codec::header(text).ok();
    header.and_then(|it| TitleKey::numbered(it.title)).unwrap_or(TitleKey::UNNAMED)
}

/// The title of a game, and its save unless it was just begun. What cannot be read is told by the title of addresses
/// that name none.
fn game_of(id: &GameId, begun: &Begun) -> (TitleKey, Option<Rc<Save>>) {
    match load(id) {
        Some(Listed::Good(_, save)) => {
            let title = TitleKey::named(save.title()).unwrap_or(TitleKey::UNNAMED);
            (title, Some(Rc::from(save)))
        }
        Some(Listed::Broken(..)) => (TitleKey::UNNAMED, None),
        None => (begun.title(id).unwrap_or(TitleKey::UNNAMED), None),
    }
}
