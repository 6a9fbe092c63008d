//! The rules: a booklet with a table of contents, a search and a glossary.

use crate::titles::TitleKey;
use crate::titles::tramways::ui::components::rulebook::{
    Look, glossary, rule_body, rule_section, use_hits,
};
use crate::titles::tramways::ui::hooks::use_command_key;
use crate::titles::tramways::view::search::{Found, Query};
use crate::titles::tramways::words::{
    Chapter, Entry, Paragraph, RULEBOOK, find_rule, find_term, readings,
};
use crate::toolkit::address::Address;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, shell};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// The properties of [`RulesPage`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The rule, chapter or term to show.
    pub rule: Option<String>,
}

/// The sections after the chapters, by their names in addresses.
const READINGS: &str = "readings";
const GLOSSARY: &str = "glossary";

/// The rules page.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    let (typed, open) = (use_state_eq(String::new), use_state_eq(|| false));
    let field = use_node_ref();
    let onclick = use_arrival(&props.rule, &typed, &open);
    let to_field = use_callback(field.clone(), |(), field| focus(field.cast::<HtmlElement>()));
    use_command_key(to_field);
    let oninput = use_callback(typed.clone(), |event: InputEvent, typed| {
        typed.set(event.target_unchecked_into::<HtmlInputElement>().value());
    });
    let clear = use_callback((typed.clone(), field.clone()), |_: MouseEvent, (typed, field)| {
        typed.set(String::new());
        focus(field.cast::<HtmlElement>());
    });
    let fold = use_callback(open.clone(), |_: MouseEvent, open| open.set(!**open));
    let query = Query::of(&typed);
    let found = query.find(locale);
    let hits = use_hits(&typed);
    let look = Look { locale, query: &query, here: props.rule.as_deref(), terms: None };
    html! {
        <div class="page rules-page">
            <Topbar />
            <main class="booklet" {onclick}>
                <div class="booklet__aside">
                    <div class="booklet__search" role="search">
                        <input ref={field} class="field__control booklet__field" type="search" value={(*typed).clone()} {oninput} onkeydown={hits.onkeydown()} maxlength="80"
                            placeholder={shell::search_rules(locale)} aria-label={shell::search_rules(locale)} aria-keyshortcuts="/" autocomplete="off" spellcheck="false" data-testid="rules-search" />
                        if typed.is_empty() {
                            <kbd class="booklet__key" aria-hidden="true">{ SLASH }</kbd>
                        } else {
                            <button type="button" class="button button--quiet button--round booklet__clear" onclick={clear} data-testid="clear-search">{ icon(Sign::Close, locale.clear_search()) }</button>
                        }
                        <button type="button" class="button button--round booklet__fold" onclick={fold} aria-expanded={open.to_string()} aria-controls="contents" data-testid="fold-contents">{ icon(Sign::Menu, locale.contents()) }</button>
                    </div>
                    <div class="booklet__found">
                        <p role="status" data-testid="rules-found">{ for (query != Query::All).then(|| locale.rules_found(found.count())) }{ for hits.text(locale) }</p>
                        if matches!(query, Query::Words(_)) && found.count() > 0 { { hits.buttons(locale) } }
                    </div>
                    { contents(&found, *open, look) }
                </div>
                <article class="booklet__paper">
                    if query == Query::All { { title(locale, props.rule.as_deref()) } }
                    { for found.chapters.iter().map(|(it, rules)| chapter(it, rules, &look)) }
                    if query == Query::All { { decisions(&look) } }
                    { terms(&found.terms, &look) }
                    if found.count() == 0 {
                        <p class="booklet__nothing" data-testid="nothing-fits">{ locale.try_less() }</p>
                    }
                    <footer class="booklet__foot"><p>{ locale.credit() }</p><p>{ locale.own_edition() }</p></footer>
                </article>
            </main>
        </div>
    }
}

/// The key that goes to the search field is the same in every language.
const SLASH: &str = "/";

/// Shows what the address names: the search is emptied, then the place scrolled to and focused. What it
/// gives hears the clicks, because a link to the present address changes nothing by itself.
#[hook]
fn use_arrival(
    rule: &Option<String>,
    typed: &UseStateHandle<String>,
    open: &UseStateHandle<bool>,
) -> Callback<MouseEvent> {
    let arrived = use_mut_ref(|| None::<String>);
    {
        let (typed, open) = (typed.clone(), open.clone());
        use_effect_with(rule.clone(), move |_| {
            typed.set(String::new());
            open.set(false);
        });
    }
    {
        let arrived = arrived.clone();
        use_effect_with((rule.clone(), typed.is_empty()), move |(rule, everything)| {
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

/// A link that leads to another place of this page.
const INNER_LINK: &str = "a[href^='#/rules/']";

fn go_to(id: &str) {
    let Some(place) = gloo::utils::document().get_element_by_id(id) else { return };
    place.scroll_into_view();
    focus(place.dyn_into::<HtmlElement>().ok());
}

fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // A page that cannot be focused goes on without.
        let _ = element.focus();
    }
}

/// The chapter in which something under that name is.
fn chapter_of(id: &str) -> Option<&'static str> {
    let rule = find_rule(id).map(|(chapter, _)| chapter.key);
    let chapter = || RULEBOOK.iter().map(|it| it.key).find(|key| *key == id);
    let end = || [READINGS, GLOSSARY].into_iter().find(|key| *key == id);
    rule.or_else(chapter).or_else(end).or_else(|| find_term(id).map(|_| GLOSSARY))
}

/// The number of a section, which is the same while some are not shown.
fn numeral(key: &str) -> Option<&'static str> {
    let keys = RULEBOOK.iter().map(|chapter| chapter.key).chain([READINGS, GLOSSARY]);
    keys.zip(NUMERALS).find(|(it, _)| *it == key).map(|(_, numeral)| numeral)
}

const NUMERALS: [&str; 24] = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV",
    "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "XXII", "XXIII", "XXIV",
];

fn title(locale: Locale, rule: Option<&str>) -> Html {
    html! {
        <header class="booklet__title">
            <p class="booklet__kicker">{ locale.rules_kicker() }</p>
            <h1>{ locale.tramways() }</h1>
            <p class="booklet__players">{ locale.players_and_rounds() }</p>
            if rule.is_some_and(|rule| chapter_of(rule).is_none()) {
                <p class="notice notice--bad" role="alert" data-testid="no-such-rule">{ shell::no_such_rule(locale) }</p>
            }
            <p class="booklet__note">{ locale.tags_explained() }</p>
        </header>
    }
}

/// The table of contents; what has nothing that fits is faint.
fn contents(found: &Found, open: bool, look: Look) -> Html {
    let locale = look.locale;
    let link = |key: &'static str, title: &'static str, fits: bool| {
        let href = Address::Rules(TitleKey::Tramways, Some(key.to_owned())).address();
        let here = chapter_of(look.here.unwrap_or_default()) == Some(key);
        html! { <li class={(!fits).then_some("is-faint")}><a {href} aria-current={here.then_some("true")}>{ title }</a></li> }
    };
    let chapter = |it: &'static Chapter| {
        let fits = found.chapters.iter().any(|(other, _)| other.key == it.key);
        link(it.key, it.title.of(locale), fits)
    };
    let all = *look.query == Query::All;
    html! {
        <nav class={classes!("contents", open.then_some("is-open"))} id="contents" aria-label={locale.contents()}>
            <ol>
                { for RULEBOOK.iter().map(chapter) }
                { link(READINGS, locale.readings(), all) }
                { link(GLOSSARY, locale.glossary(), !found.terms.is_empty()) }
            </ol>
        </nav>
    }
}

fn chapter(chapter: &'static Chapter, rules: &[Paragraph], look: &Look) -> Html {
    let part = |rule: &Paragraph| match rule.id {
        id if id == chapter.key => {
            html! { <div class="clause__opening" data-paragraph={id}>{ rule_body(rule.parts, look) }</div> }
        }
        id => rule_section(rule, look, Some(id)),
    };
    html! {
        <section key={chapter.key} class={classes!("chapter", look.here(chapter.key))} id={chapter.key} tabindex="-1">
            <h2 data-number={numeral(chapter.key)}>{ chapter.title.of(look.locale) }</h2>
            { for rules.iter().map(part) }
        </section>
    }
}

/// All our readings together.
fn decisions(look: &Look) -> Html {
    let locale = look.locale;
    html! {
        <section class="chapter" id={READINGS} tabindex="-1">
            <h2 data-number={numeral(READINGS)}>{ locale.readings() }</h2>
            <p>{ locale.readings_intro() }</p>
            <ul class="readings" data-testid="readings">
                { for readings().map(|(rule, text)| html! { <li>{ rule_link(locale, rule.id) }<span><b>{ rule.title.of(locale) }{ ". " }</b>{ look.text(text.of(locale)) }</span></li> }) }
            </ul>
        </section>
    }
}

fn terms(entries: &[&'static Entry], look: &Look) -> Html {
    if entries.is_empty() {
        return Html::default();
    }
    html! {
        <section class="chapter" id={GLOSSARY} tabindex="-1" data-testid="glossary">
            <h2 data-number={numeral(GLOSSARY)}>{ look.locale.glossary() }</h2>
            { glossary(entries, look) }
        </section>
    }
}
