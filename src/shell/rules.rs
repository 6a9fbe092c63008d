//! The rules of a title in our own words.

use crate::titles::TitleKey;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::rulebook::{Chapter, Clause, Kind};
use crate::words::{Locale, shell};
use yew::prelude::*;

/// The properties of [`Rules`].
#[derive(Properties, PartialEq)]
pub(crate) struct RulesProps {
    /// Whose rules.
    pub title: TitleKey,
    /// The rule to show.
    pub rule: Option<String>,
    /// The rulebook.
    pub chapters: &'static [Chapter],
}

/// The rules page of a title.
#[component]
pub(crate) fn Rules(props: &RulesProps) -> Html {
    let locale = use_locale();
    let facts = props.title.facts();
    let typed = use_state_eq(String::new);
    {
        use_effect_with(props.rule.clone(), |rule| {
            let place = rule.as_ref().and_then(|id| gloo::utils::document().get_element_by_id(id));
            place.iter().for_each(web_sys::Element::scroll_into_view);
        });
    }
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            typed.set(event.target_unchecked_into::<web_sys::HtmlInputElement>().value());
        })
    };
    let words = typed.to_lowercase();
    let fits = |clause: &&Clause| {
        let text = format!("{} {} {}", clause.id, clause.title.of(locale), clause.text.of(locale));
        words.split_whitespace().all(|word| text.to_lowercase().contains(word))
    };
    let key = props.title.key();
    let clause = |clause: &Clause| {
        let here = props.rule.as_deref() == Some(clause.id);
        html! {
            <section key={clause.id} id={clause.id} class={classes!("clause", here.then_some("is-here"))} tabindex="-1">
                <h3><a class="rule-chip" href={format!("#/rules/{key}/{}", clause.id)}>{ clause.id }</a>{ " " }{ clause.title.of(locale) }{ tag(clause.kind, locale) }</h3>
                <p>{ clause.text.of(locale) }</p>
            </section>
        }
    };
    let found =
        |chapter: &'static Chapter| (chapter, chapter.clauses.iter().filter(fits).collect());
    let found: Vec<(&Chapter, Vec<&Clause>)> = props.chapters.iter().map(found).collect();
    let count: usize = found.iter().map(|(_, clauses)| clauses.len()).sum();
    let chapter = |(chapter, clauses): (&Chapter, Vec<&Clause>)| {
        if clauses.is_empty() {
            return Html::default();
        }
        html! {
            <section key={chapter.key} class="chapter" id={chapter.key}>
                <h2>{ chapter.title.of(locale) }</h2>
                { for clauses.into_iter().map(clause) }
            </section>
        }
    };
    let all = || props.chapters.iter().flat_map(|it| it.clauses);
    let unknown = props.rule.as_ref().is_some_and(|id| all().all(|it| it.id != id));
    let said = match (words.trim().is_empty(), count) {
        (true, _) if unknown => shell::no_such_rule(locale).to_owned(),
        (true, _) => String::new(),
        (false, 0) => shell::nothing_found(locale).to_owned(),
        (false, count) => shell::rules_found(locale, count),
    };
    let readings = all().filter(|it| it.kind == Kind::Reading);
    html! {
        <div class="page rules-page">
            <Topbar title={props.title} />
            <main class="booklet booklet--plain">
                <article class="booklet__paper">
                    <header class="booklet__title">
                        <h1>{ facts.name }</h1>
                        <p>{ shell::rules_of(locale, facts.players) }</p>
                        <input class="field__control" type="search" value={(*typed).clone()} {oninput} placeholder={shell::search_rules(locale)} aria-label={shell::search_rules(locale)} data-testid="rules-search" />
                        <p role="status" data-testid="rules-found">{ said }</p>
                    </header>
                    { for found.into_iter().map(chapter) }
                    if words.is_empty() {
                        <section class="chapter" id="readings">
                            <h2>{ shell::readings(locale) }</h2>
                            <p>{ shell::readings_intro(locale) }</p>
                            <ul class="readings">{ for readings.map(|it| html! { <li><a class="rule-chip" href={format!("#/rules/{key}/{}", it.id)}>{ it.id }</a>{ " " }{ it.text.of(locale) }</li> }) }</ul>
                        </section>
                    }
                    <footer class="booklet__foot"><p>{ shell::credit(locale, facts.name, facts.author, facts.publisher) }</p><p>{ shell::own_boards(locale) }</p></footer>
                </article>
            </main>
        </div>
    }
}

fn tag(kind: Kind, locale: Locale) -> Html {
    let words = match kind {
        Kind::Rule => return Html::default(),
        Kind::Reading => shell::reading(locale),
        Kind::Edition => shell::edition(locale),
    };
    html! { <small class="clause__tag">{ words }</small> }
}
