//! The rules: a booklet with a table of contents, a search and a glossary.

use crate::titles::TitleKey;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::components::rulebook::{Look, glossary, rule_body, rule_section};
use crate::titles::tramways::view::search::{Found, find, query};
use crate::titles::tramways::words::{
    Chapter, Entry, Paragraph, RULEBOOK, find_rule, find_term, readings,
};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::booklet::{self, Line, use_booklet};
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::search::Query;
use crate::words::{Locale, shell};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The rule, chapter or term to show.
    pub rule: Option<String>,
}

/// The sections after the chapters, by their names in addresses.
const READINGS: &str = "readings";
const GLOSSARY: &str = "glossary";

#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    let booklet = use_booklet(&props.rule);
    let query = query(booklet.typed());
    let found = find(&query, locale);
    let look = Look { locale, query: &query, here: props.rule.as_deref(), terms: None };
    let said = if query == Query::All { String::new() } else { locale.rules_found(found.count()) };
    let lines = contents(&found, look);
    html! {
        <div class="page rules-page">
            <Topbar />
            <main class="booklet" onclick={booklet.onclick()}>
                { booklet.aside(TitleKey::Tramways, (&query, found.count(), said), lines, locale) }
                <article key={booklet.drawn_anew(locale)} class="booklet__paper">
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

/// The chapter in which something under that name is.
fn chapter_of(id: &str) -> Option<&'static str> {
    let rule = find_rule(id).map(|(chapter, _)| chapter.key);
    let chapter = || RULEBOOK.iter().map(|it| it.key).find(|key| *key == id);
    let end = || [READINGS, GLOSSARY].into_iter().find(|key| *key == id);
    rule.or_else(chapter).or_else(end).or_else(|| find_term(id).map(|_| GLOSSARY))
}

/// The number of a section, which is the same while some are not shown.
fn numeral(key: &str) -> Option<&'static str> {
    let mut keys = RULEBOOK.iter().map(|chapter| chapter.key).chain([READINGS, GLOSSARY]);
    keys.position(|it| it == key).and_then(booklet::numeral)
}

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

/// The table of contents.
fn contents(found: &Found, look: Look) -> Vec<Line> {
    let locale = look.locale;
    let line = |key: &'static str, title: &'static str, fits: bool| Line {
        key,
        title,
        fits,
        here: chapter_of(look.here.unwrap_or_default()) == Some(key),
    };
    let fits = |key: &str| found.chapters.iter().any(|(other, _)| other.key == key);
    let mut lines: Vec<Line> =
        RULEBOOK.iter().map(|it| line(it.key, it.title.of(locale), fits(it.key))).collect();
    lines.push(line(READINGS, locale.readings(), *look.query == Query::All));
    lines.push(line(GLOSSARY, locale.glossary(), !found.terms.is_empty()));
    lines
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
