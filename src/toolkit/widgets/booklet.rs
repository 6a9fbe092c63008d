//! A rulebook as a page: its search, the steps from hit to hit, its table of contents.

use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::rules_address;
use crate::toolkit::hooks::{use_command_key, use_effect_on, use_overlay};
use crate::toolkit::widgets::hits::{HitSteps, use_hits};
use crate::toolkit::widgets::icon::{IconSign, icon};
use crate::words::search::Query;
use crate::words::{Locale, rules, shell};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The reader's state of a rulebook.
#[derive(Clone, PartialEq)]
pub(crate) struct Booklet {
    typed: UseStateHandle<String>,
    open: UseStateHandle<bool>,
    field: NodeRef,
    hits: HitSteps,
    onclick: Callback<MouseEvent>,
}

/// A line of the table of contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ContentsLine {
    /// The chapter's name in addresses.
    pub key: &'static str,
    pub title: &'static str,
    /// True if something in it matches the search.
    pub fits: bool,
    /// True if the address is in it.
    pub here: bool,
}

/// Opens a rulebook at a rule, a chapter or a term.
#[hook]
pub(crate) fn use_booklet(rule: &Option<String>) -> Booklet {
    let (typed, open) = (use_state_eq(String::new), use_state_eq(|| false));
    let (field, setter) = (use_node_ref(), open.setter());
    use_overlay(*open, Callback::from(move |()| setter.set(false)));
    let onclick = use_arrival(rule, &typed, &open);
    let to_field = use_callback(field.clone(), |(), field| focus(field.cast::<HtmlElement>()));
    use_command_key(to_field);
    let hits = use_hits(&typed);
    Booklet { typed, open, field, hits, onclick }
}

impl Booklet {
    /// Returns the text of the search.
    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns the key of the paper. It changes with search and language, so that the texts are drawn anew: translators replace
    /// nodes of the page.
    pub(crate) fn drawn_anew(&self, locale: Locale) -> String {
        format!("{} {}", locale.tag(), *self.typed)
    }

    /// Handles clicks on links within the page.
    pub(crate) fn onclick(&self) -> Callback<MouseEvent> {
        self.onclick.clone()
    }

    /// Draws the column next to the paper: search, hits, contents.
    pub(crate) fn aside(
        &self,
        title: TitleKey,
        (query, found, said): (&Query, usize, String),
        lines: Vec<ContentsLine>,
        locale: Locale,
    ) -> Html {
        html! {
            <div class="booklet__aside notranslate" translate="no">
                { titles(title, locale) }
                { self.search(locale) }
                <div class="booklet__found">
                    <p role="status" data-testid="rules-found">{ said }{ for self.hits.text(locale) }</p>
                    if matches!(query, Query::Words(_)) && found > 0 { { self.hits.buttons(locale) } }
                </div>
                <nav class={classes!("contents", self.open.then_some("is-open"))} id="contents" aria-label={rules::contents(locale)}>
                    <ol>{ for lines.into_iter().map(|line| contents_line(title, line)) }</ol>
                </nav>
            </div>
        }
    }

    fn search(&self, locale: Locale) -> Html {
        let typed = self.typed.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            typed.set(event.target_unchecked_into::<HtmlInputElement>().value());
        });
        let (typed, field) = (self.typed.clone(), self.field.clone());
        let clear = Callback::from(move |_: MouseEvent| {
            typed.set(String::new());
            focus(field.cast::<HtmlElement>());
        });
        let open = self.open.clone();
        let fold = Callback::from(move |_: MouseEvent| open.set(!*open));
        html! {
            <div class="booklet__search" role="search">
                <input ref={&self.field} class="field__control booklet__field" type="search" value={(*self.typed).clone()} {oninput} onkeydown={self.hits.onkeydown()} maxlength="80"
                    placeholder={rules::search_rules(locale)} aria-label={rules::search_rules(locale)} aria-keyshortcuts="/" autocomplete="off" spellcheck="false" data-testid="rules-search" />
                if self.typed.is_empty() {
                    <kbd class="booklet__key" aria-hidden="true">{ SLASH }</kbd>
                } else {
                    <button type="button" class="button button--quiet button--round booklet__clear" onclick={clear} data-testid="clear-search">{ icon(IconSign::Close, rules::clear_search(locale)) }</button>
                }
                <button type="button" class="button button--round booklet__fold" onclick={fold} aria-expanded={self.open.to_string()} aria-controls="contents" data-testid="fold-contents">{ icon(IconSign::Menu, rules::contents(locale)) }</button>
            </div>
        }
    }
}

/// The key that focuses the search, the same in every language.
const SLASH: &str = "/";

/// Draws links to the rulebooks of all titles.
fn titles(here: TitleKey, locale: Locale) -> Html {
    let link = |title: TitleKey| {
        let current = (title == here).then_some("page");
        html! { <a key={title.key()} href={rules_address(title, None)} aria-current={current}>{ title.facts().name.of(locale) }</a> }
    };
    html! { <nav class="booklet__titles" aria-label={shell::games(locale)}>{ for TitleKey::posters().map(link) }</nav> }
}

/// Draws a chapter of the contents; faint if nothing in it matches.
fn contents_line(title: TitleKey, line: ContentsLine) -> Html {
    let href = rules_address(title, Some(line.key));
    html! {
        <li class={(!line.fits).then_some("is-faint")}><a {href} aria-current={line.here.then_some("true")}>{ line.title }</a></li>
    }
}

/// Returns the Roman numeral of a chapter.
pub(crate) fn numeral(chapter: usize) -> Option<&'static str> {
    NUMERALS.get(chapter).copied()
}

const NUMERALS: [&str; 24] = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV",
    "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "XXII", "XXIII", "XXIV",
];

/// Shows the addressed place: clears the search, scrolls there and focuses it. Returns a listener for clicks, because a link to
/// the present address causes no change.
#[hook]
fn use_arrival(
    rule: &Option<String>,
    typed: &UseStateHandle<String>,
    open: &UseStateHandle<bool>,
) -> Callback<MouseEvent> {
    let arrived = use_mut_ref(|| None::<String>);
    let (empty, close) = (typed.setter(), open.setter());
    use_effect_on(rule.clone(), move |_| {
        empty.set(String::new());
        close.set(false);
    });
    {
        let arrived = arrived.clone();
        use_effect_on((rule.clone(), typed.is_empty()), move |(rule, everything)| {
            if *everything && *arrived.borrow() != *rule {
                rule.iter().for_each(|rule| go_to(rule));
                arrived.borrow_mut().clone_from(rule);
            }
        });
    }
    use_callback(typed.clone(), move |event: MouseEvent, typed| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|it| it.closest(INNER_LINK).ok().flatten().is_some()) {
            *arrived.borrow_mut() = None;
            typed.set(String::new());
        }
    })
}

/// Links to other places of this page.
const INNER_LINK: &str = "a[href^='#/rules/']";

fn go_to(id: &str) {
    let Some(place) = gloo::utils::document().get_element_by_id(id) else { return };
    place.scroll_into_view();
    focus(place.dyn_into::<HtmlElement>().ok());
}

fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // Fails only if the element cannot be focused.
        let _ = element.focus();
    }
}
