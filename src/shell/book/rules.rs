//! The rules of a title in our own words: a booklet with contents, search, readings and glossary.

use super::rulebook::BookLook;
use crate::engine::bots::{PERCENTS, Reference};
use crate::engine::codec::BoardId;
use crate::shell::start::credit::credit;
use crate::table::level_name;
use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::see;
use crate::toolkit::border::book::Book;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::booklet::{ContentsLine, numeral, use_booklet};
use crate::toolkit::widgets::rule_table::rule_table;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::rulebook::{
    BOT_RESULTS, BookMatches, Clause, FoundChapter, GLOSSARY, READINGS, Term, TermKind,
};
use crate::words::search::Query;
use crate::words::{Text, rules};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct RulesProps {
    pub title: TitleKey,
    /// The rule, chapter or term to show.
    pub rule: Option<String>,
    /// The board whose numbers are shown with the rules.
    pub board: Option<BoardId>,
    pub book: Book,
}

#[component]
pub(crate) fn Rules(props: &RulesProps) -> Html {
    let locale = use_locale();
    let booklet = use_booklet(&props.rule);
    let (title, book) = (props.title, props.book);
    let query = &book.rulebook.query(booklet.typed());
    let found = book.rulebook.find(query, locale);
    see(props.board);
    let board = book.board(props.board, locale);
    let look =
        BookLook { title, book, query, here: props.rule.as_deref(), target: None, board, locale };
    let (all, count) = (*query == Query::All, found.count());
    let said = if all { String::new() } else { rules::results(count, locale) };
    html! {
        <div class="page rules-page">
            <Topbar {title} />
            <main class="booklet" onclick={booklet.onclick()}>
                { booklet.aside(title, (query, count, said), look.contents(&found), locale) }
                <article key={booklet.drawn_anew(locale)} class="booklet__paper">
                    if all { { look.heading() } }
                    { for found.chapters.iter().map(|it| look.chapter(it)) }
                    if all { { look.readings() } }
                    { look.glossary(&found.terms) }
                    if all { { look.bot_results() } }
                    if count == 0 {
                        <p class="booklet__nothing" data-testid="nothing-fits">{ rules::try_less(look.first_id(), locale) }</p>
                    }
                    <footer class="booklet__foot">{ for credit(title, locale).map(|it| html! { <p>{ it }</p> }) }</footer>
                </article>
            </main>
        </div>
    }
}

impl BookLook<'_> {
    /// Returns the id of the first rule, as an example.
    fn first_id(&self) -> &'static str {
        self.book.rulebook.clauses().next().map_or("", |clause| clause.id)
    }

    /// Returns the number of a section after the chapters.
    fn number_of(&self, section: usize) -> Option<&'static str> {
        numeral(self.book.rulebook.chapters.len() + section)
    }

    fn contents(&self, found: &BookMatches) -> Vec<ContentsLine> {
        let (book, locale) = (self.book.rulebook, self.locale);
        let here = self.here.and_then(|name| book.section_of(name));
        let line = |key: &'static str, title: &'static str, fits: bool| ContentsLine {
            key,
            title,
            fits,
            here: here == Some(key),
        };
        let fits = |key: &str| found.chapters.iter().any(|it| it.chapter.key == key);
        let chapters = book.chapters.iter();
        let chapters = chapters.map(|it| line(it.key, it.title.of(locale), fits(it.key)));
        let readings = line(READINGS, rules::readings(locale), *self.query == Query::All);
        let glossary = line(GLOSSARY, rules::glossary(locale), !found.terms.is_empty());
        let has_glossary = book.terms().next().is_some();
        let results = line(BOT_RESULTS, rules::bot_results(locale), *self.query == Query::All);
        let has_results = book.bot_results().next().is_some();
        let last =
            has_glossary.then_some(glossary).into_iter().chain(has_results.then_some(results));
        chapters.chain([readings]).chain(last).collect()
    }

    fn heading(&self) -> Html {
        let (book, facts) = (self.book.rulebook, self.title.facts());
        let name = Some(self.board.name).filter(|name| !name.is_empty());
        html! {
            <header class="booklet__title">
                <h1>{ name.unwrap_or(facts.name.of(self.locale)) }</h1>
                <p class="booklet__players">{ rules::rules_of(facts.players, self.locale) }</p>
                if self.here.is_some_and(|name| book.section_of(name).is_none()) {
                    <p class="notice notice--bad" role="alert" data-testid="no-such-rule">{ rules::no_such_rule(self.locale) }</p>
                }
                <p class="booklet__goal">{ book.goal.of(self.locale) }</p>
                <p class="booklet__note">{ rules::tags_explained(self.first_id(), self.locale) }</p>
            </header>
        }
    }

    fn chapter(&self, found: &FoundChapter) -> Html {
        let chapter = found.chapter;
        html! {
            <section key={chapter.key} class={classes!("chapter", self.mark(chapter.key))} id={chapter.key} tabindex="-1">
                <h2 data-number={numeral(found.number)}>{ chapter.title.of(self.locale) }</h2>
                if found.opens {
                    <div class="clause__opening" data-paragraph={chapter.key}>{ self.parts(chapter.title, chapter.intro) }</div>
                }
                { for found.clauses.iter().map(|clause| self.clause(clause, Some(clause.id))) }
            </section>
        }
    }

    /// Draws all our readings of the rules.
    fn readings(&self) -> Html {
        let line = |(rule, reading): (&Clause, Text)| {
            html! { <li>{ self.chip(rule.id) }<span><b>{ rule.title.of(self.locale) }{ ". " }</b>{ self.text(reading) }</span></li> }
        };
        html! {
            <section class="chapter" id={READINGS} tabindex="-1">
                <h2 data-number={self.number_of(0)}>{ rules::readings(self.locale) }</h2>
                <p>{ rules::readings_intro(self.locale) }</p>
                <ul class="readings" data-testid="readings">{ for self.book.rulebook.readings().map(line) }</ul>
            </section>
        }
    }

    /// Draws the results of bots, if they were measured.
    fn bot_results(&self) -> Html {
        let (book, locale) = (self.book.rulebook, self.locale);
        if book.bot_results().next().is_none() {
            return Html::default();
        }
        let points = book.bot_results().map(|it| (it, it.points));
        let leads = book.bot_results().filter_map(|it| Some((it, it.lead?)));
        let section = 1 + usize::from(book.terms().next().is_some());
        html! {
            <section class="chapter" id={BOT_RESULTS} tabindex="-1" data-testid="bot-results">
                <h2 data-number={self.number_of(section)}>{ rules::bot_results(locale) }</h2>
                <p>{ rules::bot_results_intro(locale) }</p>
                { self.percentiles(rules::points_of_bots(locale), points) }
                { self.percentiles(rules::leads_of_bots(locale), leads) }
            </section>
        }
    }

    /// Draws a table of percentiles under its heading, by number of players.
    fn percentiles(
        &self,
        heading: &'static str,
        results: impl Iterator<Item = (&'static Reference, [i16; 5])>,
    ) -> Html {
        let locale = self.locale;
        let mut players = 0;
        let row = |(it, numbers): (&Reference, [i16; 5])| {
            let is_first = std::mem::replace(&mut players, it.players) != it.players;
            html! {
                <>
                    if is_first {
                        <tr><th scope="rowgroup" colspan="6">{ rules::among_players(it.players, locale) }</th></tr>
                    }
                    <tr data-result="">
                        <td>{ level_name(it.level, locale) }<small>{ rules::of_games(it.games, locale) }</small></td>
                        { for numbers.map(|it| html! { <td>{ locale.number(it.into()) }</td> }) }
                    </tr>
                </>
            }
        };
        let body = results.map(row).collect();
        let percent = |it: u8| html! { <th scope="col">{ format!("{it}\u{a0}%") }</th> };
        let head = html! { <tr><th scope="col">{ rules::level_column(locale) }</th>{ for PERCENTS.map(percent) }</tr> };
        html! { <div class="bot-results"><h3 class="glossary__title">{ heading }</h3>{ rule_table(heading, head, body) }</div> }
    }

    /// Draws the matching terms, icons first.
    fn glossary(&self, terms: &[&Term]) -> Html {
        if terms.is_empty() {
            return Html::default();
        }
        let (icons, words): (Vec<&Term>, Vec<&Term>) =
            terms.iter().partition(|term| term.kind == TermKind::Icon);
        let has_halves = self.book.rulebook.terms().any(|term| term.kind == TermKind::Icon);
        let half = |title: Text, terms: Vec<&Term>| {
            html! {
                if !terms.is_empty() {
                    if has_halves { <h3 class="glossary__title">{ title.of(self.locale) }</h3> }
                    <dl class="glossary">{ for terms.into_iter().map(|term| self.term(term)) }</dl>
                }
            }
        };
        html! {
            <section class="chapter" id={GLOSSARY} tabindex="-1" data-testid="glossary">
                <h2 data-number={self.number_of(1)}>{ rules::glossary(self.locale) }</h2>
                { half(rules::ICONS, icons) }
                { half(rules::WORDS, words) }
            </section>
        }
    }
}
