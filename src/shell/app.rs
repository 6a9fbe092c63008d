//! The root of the page: fetches and shows the page that the address names.

use super::backup::GameFiles;
use super::pages;
use super::parts::{self, fetch_title};
use super::prefetch::use_prefetch;
use crate::engine::codec::{self, BoardId, Kind};
use crate::shell::book::rule_link_listener::RuleLinkListener;
use crate::shell::links::link_page::{LinkPage, take_link_of_query};
use crate::shell::links::missing_page::lacking;
use crate::shell::start::first_home::FirstHome;
use crate::shell::start::shortcut::ShortcutPage;
use crate::storage::{
    Preferences, has_preferences, has_records, is_import_torn, keep_visit, settle, title_of_saved,
    visit_text,
};
use crate::table::sending::pasted::Flaw;
use crate::titles::parts::{
    Need, book_of, challenges_of, count_page, fetch_rules_of, late_faces_of, own_boards, set_up_of,
};
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::{Address, PuzzleName, here, use_address};
use crate::toolkit::browser::guard::{Guard, use_guarded};
use crate::toolkit::browser::scripts::tell_scripts;
use crate::toolkit::fetching::{NotFetched, fetch_text};
use crate::toolkit::hooks::{
    use_effect_on, use_fetched, use_held_keys, use_overlay_stack, use_page_title,
    use_restored_focus, use_roving, use_single_presses, use_tips,
};
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::{
    PreferencesProvider, first_preferences, prepare_to_store, use_locale,
};
use crate::toolkit::widgets::missing::nothing;
use crate::words::Locale;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Mounts the page into the element `app` of index.html.
pub fn mount() {
    take_link_of_query();
    if has_preferences() {
        // Runs while the storage settles.
        prepare_to_store();
    }
    spawn_local(async {
        settle().await;
        let Ok(preferences) = first_preferences().await else {
            return tell_scripts("catenary-broken");
        };
        if is_import_torn()
            && let Ok(healed) = parts::heal().await
        {
            healed.await;
        }
        if matches!(here(), Address::Home) && has_records() {
            // Until this part arrives, the start page of index.html is visible. If it fails, the page shows the error.
            let _ = parts::fetch_home().await;
        }
        let body = || gloo::utils::body().into();
        let root = gloo::utils::document().get_element_by_id("app").unwrap_or_else(body);
        let props = AppProps { preferences: Rc::new(preferences) };
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    });
}

#[derive(Properties, PartialEq)]
pub(crate) struct AppProps {
    preferences: Rc<Preferences>,
}

#[component]
pub(crate) fn App(props: &AppProps) -> Html {
    html! {
        <PreferencesProvider first={props.preferences.clone()}>
            <Pages />
        </PreferencesProvider>
    }
}

#[component]
fn Pages() -> Html {
    let locale = use_locale();
    let guard = use_memo((), |()| Guard::default());
    let address = use_address();
    let (address, question) = use_guarded(&guard, address);
    let pending_game = use_memo((), |()| PendingGame::default());
    use_held_keys();
    use_overlay_stack();
    use_restored_focus();
    use_tips();
    use_single_presses();
    use_roving();
    use_page_title(&address);
    use_translated(&address);
    let files = use_state_eq(|| None::<GameFiles>);
    let setter = files.setter();
    use_effect_on(address.clone(), move |address| {
        if *address != Address::Home {
            setter.set(None);
        }
        // The rules page scrolls to the paragraph of its address.
        if !matches!(address, Address::Rules(_, Some(_), _)) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    use_prefetch();
    let is_chosen_at = matches!(address, Address::New(_) | Address::Play(_) | Address::Visit(_));
    use_effect_on(is_chosen_at, |&is_chosen_at| {
        if is_chosen_at {
            prepare_to_store();
        }
    });
    let rules = match &address {
        Address::Rules(..) => Html::default(),
        address => html! { <RuleLinkListener key={address.address()} /> },
    };
    let onmore = use_callback(files.setter(), |more, files| files.set(Some(more)));
    let drawn = page_here(&address, files.as_ref(), &onmore, locale);
    let chosen = if address == Address::Home { (*files).clone() } else { None };
    let request = FetchPage { address, pending: (*pending_game).clone(), files: chosen };
    let request = drawn.is_none().then_some(request);
    let fetched = use_fetched(request, |request| Box::pin(page(request)));
    let page = drawn.unwrap_or_else(|| html! { <>{ fetched }</> });
    html! {
        <ContextProvider<Guard> context={(*guard).clone()}>
            <ContextProvider<PendingGame> context={(*pending_game).clone()}>{ page }</ContextProvider<PendingGame>>
            { rules }
            { question }
        </ContextProvider<Guard>>
    }
}

/// Lets browsers translate pages of text. Elsewhere a translation would hide changes, or break the page.
#[hook]
fn use_translated(address: &Address) {
    let is_read = matches!(address, Address::Home | Address::Rules(..));
    use_effect_on(is_read, |is_read| {
        if let Some(app) = gloo::utils::document().get_element_by_id("app") {
            // The names are valid.
            let _ = app.set_attribute("translate", if *is_read { "yes" } else { "no" });
            let _ = app.class_list().toggle_with_force("notranslate", !*is_read);
        }
    });
}

/// The address of a page to fetch, and the data for it.
#[derive(Clone, PartialEq)]
struct FetchPage {
    address: Address,
    pending: PendingGame,
    files: Option<GameFiles>,
}

/// Returns a page of the first download; `None` if the page has to be fetched.
fn page_here(
    address: &Address,
    files: Option<&GameFiles>,
    onmore: &Callback<GameFiles>,
    locale: Locale,
) -> Option<Html> {
    Some(match address {
        Address::Home if files.is_none() && !has_records() => html! { <FirstHome {onmore} /> },
        Address::Link(link) => html! { <LinkPage key={link.clone()} link={link.clone()} /> },
        Address::Ranked(title) if !title.has(Capability::Ranked) => lacking(*title, locale),
        Address::Shortcut(shortcut) => html! { <ShortcutPage shortcut={*shortcut} /> },
        Address::Unknown => nothing(locale.no_such_page(), locale),
        _ => return None,
    })
}

/// Fetches a page.
async fn page(request: FetchPage) -> Result<Html, NotFetched> {
    match request.address {
        Address::Home => pages::home(request.files.unwrap_or_default()).await,
        // Nothing can be set up without a board.
        Address::New(title) if title.has(Capability::OwnBoards) => own_boards(None).await,
        Address::New(title) => pages::set_up(set_up_of(title).await?, None).await,
        Address::Play(id) => {
            let kept = title_of_saved(&id).and_then(|key| TitleKey::named(&key));
            let title = kept.or(request.pending.title(&id)).unwrap_or(TitleKey::UNNAMED);
            fetch_title(title, Need::Table).await?;
            pages::table(id, title).await
        }
        Address::Boards => own_boards(None).await,
        Address::Puzzle(name) => puzzle_page(name).await,
        Address::Count(id) => count_page(id).await,
        Address::Ranked(title) => {
            fetch_title(title, Need::Scores).await?;
            pages::scores(title).await
        }
        Address::Rules(title, rule, board) => {
            let book = book_of(title).await?;
            if let Some(board) = board.filter(|&board| !book.has_board(board)) {
                // Without the board the rules are shown without its numbers.
                let _ = bring_board(title, board).await;
            }
            pages::rules(title, rule, board, book).await
        }
        Address::Visit(id) => match visit_text(&id) {
            Some(text) => text_page(text).await,
            None => pages::no_link().await,
        },
        Address::Link(_) | Address::Shortcut(_) | Address::Unknown => Ok(Html::default()),
    }
}

/// Fetches a title and loads one of its boards from this device.
async fn bring_board(title: TitleKey, board: BoardId) -> Result<(), NotFetched> {
    fetch_rules_of(title).await?;
    parts::read_board(title, board).await
}

/// Returns the page of a text: that of its one link, repaired if necessary, or the question which of its links is
/// meant.
async fn text_page(text: String) -> Result<Html, NotFetched> {
    if codec::header(&text).is_ok() {
        return link_page(text).await;
    }
    match parts::links_in(text.clone()).await? {
        Ok(links) if links.len() == 1 => {
            links.iter().for_each(|link| Address::Visit(keep_visit(link)).go_instead());
            Ok(Html::default())
        }
        // The page of the link shows what is wrong with it.
        Err(Flaw::Damaged(link) | Flaw::Foreign(link, _)) => link_page(link).await,
        found => pages::pasted(text, found).await,
    }
}

/// Returns the page of a puzzle.
async fn puzzle_page(name: PuzzleName) -> Result<Html, NotFetched> {
    let file = match name {
        PuzzleName::Daily(title) if title.has(Capability::Puzzles) => {
            fetch_text(&format!("puzzles/{}.txt", title.key())).await?
        }
        _ => String::new(),
    };
    let Some(puzzle) = pages::find_puzzle(name.clone(), file).await? else {
        return pages::no_puzzle().await;
    };
    let title = title_of(&puzzle.link);
    fetch_title(title, Need::Table).await?;
    pages::puzzle(title, late_faces_of(title).await?, name, puzzle).await
}

/// Returns the page of a link.
async fn link_page(link: String) -> Result<Html, NotFetched> {
    let title = title_of(&link);
    if link.trim_start().starts_with(Kind::Board.letter()) {
        return own_boards(Some(link)).await;
    }
    // If no action was taken yet, the visitor may choose the players.
    if link.trim_start().starts_with(Kind::Setup.letter()) {
        let fns = set_up_of(title).await?;
        if let Some(game) = (fns.linked)(&link) {
            return pages::set_up(fns, Some((link, game))).await;
        }
    }
    if codec::is_of_results(&link) {
        return pages::challenge(title, challenges_of(title).await?, link).await;
    }
    if let Some(table) = codec::table_of(&link) {
        fetch_title(title, Need::Table).await?;
        return pages::arrival(title, link, table).await;
    }
    fetch_title(title, Need::Table).await?;
    pages::visit(title, link).await
}

/// Returns the title of a link; [`TitleKey::UNNAMED`] if it cannot be read.
fn title_of(text: &str) -> TitleKey {
    let header = codec::header(text).ok().or_else(|| codec::header_of_damaged(text));
    header.and_then(|it| TitleKey::numbered(it.title)).unwrap_or(TitleKey::UNNAMED)
}
