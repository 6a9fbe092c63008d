//! The rules of a title in our own words.

use crate::titles::TitleKey;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::booklet::{Line, numeral, use_booklet};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::rulebook::{Chapter, Clause, Kind, Rulebook, Table};
use crate::words::search::{Query, Run};
use crate::words::{Locale, Text, shell};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct RulesProps {
    pub title: TitleKey,
    /// The rule to show.
    pub rule: Option<String>,
    pub rulebook: Rulebook,
}

/// The section after the chapters, by its name in addresses.
const READINGS: &str = "readings";

/// The rules page of a title.
#[component]
pub(crate) fn Rules(props: &RulesProps) -> Html {
    let locale = use_locale();
    let facts = props.title.facts();
    let booklet = use_booklet(&props.rule);
    let Rulebook { goal, chapters } = props.rulebook;
    let look = Look {
        title: props.title,
        chapters,
        query: &Query::of(booklet.typed(), all(props.title, chapters).map(|it| it.id)),
        here: props.rule.as_deref(),
        locale,
    };
    let found: Vec<(&Chapter, Vec<&Clause>)> =
        chapters.iter().map(|chapter| (chapter, look.fitting(chapter))).collect();
    let count = found.iter().map(|(_, clauses)| clauses.len()).sum();
    let all = *look.query == Query::All;
    html! {
        <div class="page rules-page">
            <Topbar title={props.title} />
            <main class="booklet booklet--wide" onclick={booklet.onclick()}>
                { booklet.aside(props.title, (look.query, count, look.said(count)), look.contents(&found), locale) }
                <article key={booklet.drawn_anew(locale)} class="booklet__paper">
                    if all { { look.heading(goal) } }
                    { for found.iter().enumerate().map(|(at, (chapter, clauses))| look.chapter(at, chapter, clauses)) }
                    if all { { look.readings() } }
                    <footer class="booklet__foot"><p>{ shell::credit(locale, facts.name, facts.author, facts.publisher) }</p><p>{ shell::own_boards(locale) }</p></footer>
                </article>
            </main>
        </div>
    }
}

/// A rule of a title, by its id.
pub(super) fn clause_named(
    title: TitleKey,
    rulebook: &Rulebook,
    id: &str,
) -> Option<&'static Clause> {
    all(title, rulebook.chapters).find(|it| it.id == id)
}

/// The paragraph of a rule alone.
pub(super) fn paragraph(
    title: TitleKey,
    rulebook: &Rulebook,
    clause: &Clause,
    locale: Locale,
) -> Html {
    let chapters = rulebook.chapters;
    Look { title, chapters, query: &Query::All, here: Some(clause.id), locale }.clause(clause)
}

/// All rules of a title.
fn all(
    title: TitleKey,
    chapters: &'static [Chapter],
) -> impl Iterator<Item = &'static Clause> + Clone {
    chapters.iter().flat_map(move |chapter| chapter.of(title.key()))
}

/// How the rules are looked at.
#[derive(Clone, Copy)]
struct Look<'a> {
    title: TitleKey,
    chapters: &'static [Chapter],
    query: &'a Query,
    /// The rule or chapter that the address names.
    here: Option<&'a str>,
    locale: Locale,
}

impl Look<'_> {
    fn fitting(&self, chapter: &'static Chapter) -> Vec<&'static Clause> {
        let fits = |it: &&Clause| {
            let cells =
                it.table.iter().flat_map(|it| it.rows.iter().chain([&it.head]).copied().flatten());
            let texts = it.texts().chain(cells.copied()).chain([it.title]);
            let texts = texts.map(|text| text.of(self.locale));
            self.query.fits(&texts.chain([it.id]).collect::<Vec<_>>())
        };
        chapter.of(self.title.key()).filter(fits).collect()
    }

    /// How much was found.
    fn said(&self, count: usize) -> String {
        match (self.query, count) {
            (Query::All, _) => String::new(),
            (_, 0) => shell::nothing_found(self.locale).to_owned(),
            (_, count) => shell::rules_found(self.locale, count),
        }
    }

    /// Whether the address names something that the rulebook has.
    fn is_known(&self, id: &str) -> bool {
        let is_rule = all(self.title, self.chapters).any(|it| it.id == id);
        is_rule || id == READINGS || self.chapters.iter().any(|it| it.key == id)
    }

    fn contents(&self, found: &[(&'static Chapter, Vec<&Clause>)]) -> Vec<Line> {
        let here = self.here.unwrap_or_default();
        let line = |&(chapter, ref clauses): &(&'static Chapter, Vec<&Clause>)| Line {
            key: chapter.key,
            title: chapter.title.of(self.locale),
            fits: !clauses.is_empty(),
            here: chapter.key == here || chapter.clauses.iter().any(|it| it.id == here),
        };
        let readings = Line {
            key: READINGS,
            title: shell::readings(self.locale),
            fits: *self.query == Query::All,
            here: here == READINGS,
        };
        found.iter().map(line).chain([readings]).collect()
    }

    fn heading(&self, goal: Text) -> Html {
        let facts = self.title.facts();
        html! {
            <header class="booklet__title">
                <h1>{ facts.name }</h1>
                <p class="booklet__players">{ shell::rules_of(self.locale, facts.players) }</p>
                if self.here.is_some_and(|id| !self.is_known(id)) {
                    <p class="notice notice--bad" role="alert" data-testid="no-such-rule">{ shell::no_such_rule(self.locale) }</p>
                }
                <p class="booklet__goal">{ goal.of(self.locale) }</p>
            </header>
        }
    }

    fn chapter(&self, at: usize, chapter: &Chapter, clauses: &[&Clause]) -> Html {
        if clauses.is_empty() {
            return Html::default();
        }
        html! {
            <section key={chapter.key} class={classes!("chapter", self.mark(chapter.key))} id={chapter.key} tabindex="-1">
                <h2 data-number={numeral(at)}>{ chapter.title.of(self.locale) }</h2>
                { for clauses.iter().map(|clause| self.clause(clause)) }
            </section>
        }
    }

    fn clause(&self, clause: &Clause) -> Html {
        let tag = match clause.kind {
            Kind::Rule => None,
            Kind::Reading => Some(shell::reading(self.locale)),
            Kind::Edition => Some(shell::edition(self.locale)),
        };
        html! {
            <section key={clause.id} id={clause.id} class={classes!("clause", self.mark(clause.id))} tabindex="-1">
                <h3 class="clause__title">{ self.chip(clause.id) }<span>{ self.text(clause.title.of(self.locale)) }{ for tag.map(|tag| html! { <small class="clause__tag">{ tag }</small> }) }</span></h3>
                <div class="clause__body">
                    <p>{ self.text(clause.text.of(self.locale)) }</p>
                    { for clause.table.map(|table| self.table(clause.title, table)) }
                    if let Some(reading) = clause.reading {
                        <p class="clause__reading"><small class="clause__tag">{ shell::reading(self.locale) }</small>{ " " }{ self.text(reading.of(self.locale)) }</p>
                    }
                </div>
            </section>
        }
    }

    fn table(&self, caption: Text, table: Table) -> Html {
        let caption = caption.of(self.locale);
        let head = |text: &Text| html! { <th scope="col">{ self.text(text.of(self.locale)) }</th> };
        let cell = |text: &Text| html! { <td>{ self.text(text.of(self.locale)) }</td> };
        let row = |row: &&[Text]| {
            let Some((name, cells)) = row.split_first() else { return Html::default() };
            html! { <tr><th scope="row">{ self.text(name.of(self.locale)) }</th>{ for cells.iter().map(cell) }</tr> }
        };
        html! {
            <div class="rule-table__frame" tabindex="0" role="group" aria-label={caption}>
                <table class="rule-table">
                    <caption class="spoken">{ caption }</caption>
                    <thead><tr>{ for table.head.iter().map(head) }</tr></thead>
                    <tbody>{ for table.rows.iter().map(row) }</tbody>
                </table>
            </div>
        }
    }

    /// All our readings together.
    fn readings(&self) -> Html {
        let readings = all(self.title, self.chapters).filter_map(|it| Some((it, it.decided()?)));
        let number = numeral(self.chapters.len());
        let line = |(it, reading): (&Clause, Text)| {
            html! { <li>{ self.chip(it.id) }<span><b>{ it.title.of(self.locale) }{ ". " }</b>{ self.text(reading.of(self.locale)) }</span></li> }
        };
        html! {
            <section class="chapter" id={READINGS} tabindex="-1">
                <h2 data-number={number}>{ shell::readings(self.locale) }</h2>
                <p>{ shell::readings_intro(self.locale) }</p>
                <ul class="readings">{ for readings.map(line) }</ul>
            </section>
        }
    }

    /// A text with its rules as links and what was looked for marked.
    fn text(&self, text: &str) -> Html {
        let known =
            |id: &str| all(self.title, self.chapters).find(|it| it.id == id).map(|it| it.id);
        let run = |run: Run| match run {
            Run::Plain(text) => html! { { text.to_owned() } },
            Run::Hit(text) => html! { <mark>{ text.to_owned() }</mark> },
            Run::Rule(id) => self.chip(id),
        };
        self.query.runs(text, known).into_iter().map(run).collect()
    }

    fn chip(&self, id: &'static str) -> Html {
        rule_link(self.title, self.locale, id)
    }

    /// The class of what the address names.
    fn mark(&self, id: &str) -> Option<&'static str> {
        (self.here == Some(id)).then_some("is-here")
    }
}
