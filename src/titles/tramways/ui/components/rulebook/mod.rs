//! The rules as they are read: paragraphs, figures, the glossary, and the dialog over a table.

mod dialog;
mod figure;
mod glossary;
mod tables;

pub use dialog::RuleDialog;
pub use glossary::glossary;

use crate::titles::TitleKey;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::view::search::runs;
use crate::titles::tramways::words::{Entry, Paragraph, Part, terms_of};
use crate::toolkit::address::Address;
use crate::words::Locale;
use crate::words::search::{Query, Run};
use figure::FigureView;
use yew::prelude::*;

/// How the rules are looked at.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub locale: Locale,
    /// What is looked for.
    pub query: &'a Query,
    /// The rule or term that the address names.
    pub here: Option<&'a str>,
    /// Where its links to terms open: in a window of their own over a game.
    pub terms: Option<&'static str>,
}

impl Look<'_> {
    /// A text with its rules as links and what was looked for marked.
    pub fn text(&self, text: &str) -> Html {
        runs(self.query, text).into_iter().map(|run| self.run(run)).collect()
    }

    fn run(&self, run: Run) -> Html {
        match run {
            Run::Plain(text) => html! { { text.to_owned() } },
            Run::Hit(text) => html! { <mark>{ text.to_owned() }</mark> },
            Run::Rule(id) => rule_link(self.locale, id),
        }
    }

    /// The class of what the address names.
    pub fn here(&self, id: &str) -> Option<&'static str> {
        (self.here == Some(id)).then_some("is-here")
    }
}

/// A rule under its heading, which carries its id; on a page the element itself has it, too.
pub fn rule_section(rule: &Paragraph, look: &Look, id: Option<&'static str>) -> Html {
    html! {
        <section key={rule.id} class={classes!("clause", look.here(rule.id))} {id} tabindex="-1" data-paragraph={rule.id}>
            <h3 class="clause__title">{ rule_link(look.locale, rule.id) }<span>{ look.text(rule.title.of(look.locale)) }</span></h3>
            <div class="clause__body">
                { rule_body(rule.parts, look) }
                { terms(rule, look) }
            </div>
        </section>
    }
}

/// What a rule says; items that follow each other are a list.
pub fn rule_body(parts: &[Part], look: &Look) -> Html {
    let is_item = |part: &Part| matches!(part, Part::Item(_));
    let groups = parts.chunk_by(|one, other| is_item(one) && is_item(other));
    let group = |group: &[Part]| match group {
        [Part::Item(_), ..] => {
            html! { <ul class="clause__list">{ for group.iter().map(|it| part(*it, look)) }</ul> }
        }
        _ => group.iter().map(|it| part(*it, look)).collect(),
    };
    groups.map(group).collect()
}

fn part(part: Part, look: &Look) -> Html {
    let locale = look.locale;
    match part {
        Part::Say(text) => html! { <p>{ look.text(text.of(locale)) }</p> },
        Part::Item(text) => html! { <li>{ look.text(text.of(locale)) }</li> },
        Part::Reading(text) => html! {
            <p class="clause__mark clause__mark--reading"><span class="tag">{ locale.reading_tag() }</span>{ " " }{ look.text(text.of(locale)) }</p>
        },
        Part::Edition(text) => html! {
            <p class="clause__mark clause__mark--edition"><span class="tag">{ locale.edition_tag() }</span>{ " " }{ look.text(text.of(locale)) }</p>
        },
        Part::Figure(figure) => html! { <FigureView {figure} {locale} /> },
    }
}

/// The terms of the glossary that belong to a rule.
fn terms(rule: &Paragraph, look: &Look) -> Html {
    let mut entries = terms_of(rule).peekable();
    if entries.peek().is_none() {
        return Html::default();
    }
    html! {
        <p class="clause__terms">{ look.locale.see_terms() }{ for entries.map(|entry| term_link(entry, look)) }</p>
    }
}

fn term_link(entry: &Entry, look: &Look) -> Html {
    html! {
        <>{ " " }<a href={Address::Rules(TitleKey::Tramways, Some(entry.key.to_owned())).address()} target={look.terms}>{ entry.name(look.locale) }</a></>
    }
}

/// A text whose rule ids are chips.
pub fn linked_text(locale: Locale, text: &str) -> Html {
    let part = |run| match run {
        Run::Plain(text) | Run::Hit(text) => html! { { text.to_owned() } },
        Run::Rule(rule) => rule_link(locale, rule),
    };
    runs(&Query::All, text).into_iter().map(part).collect()
}
