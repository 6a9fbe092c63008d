//! The parts of a rulebook, as its page and its dialog draw them: rules, tables, terms.

use crate::table::set_up::BoardFact;
use crate::titles::TitleKey;
use crate::toolkit::boards::board_seen::rules_address;
use crate::toolkit::border::book::{BoardSeen, Book};
use crate::toolkit::widgets::rule_link::{linked, rule_link};
use crate::toolkit::widgets::rule_table::rule_table;
use crate::words::rulebook::{Clause, RulePart, RuleTable, Term};
use crate::words::search::Query;
use crate::words::{Locale, Text, rules};
use yew::prelude::*;

/// The settings with which a rulebook is drawn.
#[derive(Clone)]
pub(crate) struct BookLook<'a> {
    pub title: TitleKey,
    pub book: Book,
    pub query: &'a Query,
    /// The rule, chapter or term that the address names.
    pub here: Option<&'a str>,
    /// The window in which links to terms open: a new one over a game.
    pub target: Option<&'static str>,
    /// The board in play, whose numbers are shown with the rules.
    pub board: BoardSeen,
    pub locale: Locale,
}

impl BookLook<'_> {
    /// Draws a text with its rules as links and the matches of the query marked.
    pub(crate) fn text(&self, text: Text) -> Html {
        let runs = self.book.rulebook.runs(self.query, text.of(self.locale));
        linked(self.title, self.locale, runs)
    }

    pub(crate) fn chip(&self, rule: &'static str) -> Html {
        rule_link(self.title, self.locale, rule)
    }

    /// Returns the class of an entry that the address names.
    pub(crate) fn mark(&self, id: &str) -> Option<&'static str> {
        (self.here == Some(id)).then_some("is-here")
    }

    /// Draws a rule under its heading. Only the page sets an id, because the dialog must not repeat it.
    pub(crate) fn clause(&self, clause: &Clause, id: Option<&'static str>) -> Html {
        html! {
            <section key={clause.id} class={classes!("clause", self.mark(clause.id))} {id} tabindex="-1" data-paragraph={clause.id}>
                <h3 class="clause__title">{ self.chip(clause.id) }<span>{ self.text(clause.title) }</span></h3>
                <div class="clause__body">
                    { self.parts(clause.title, clause.parts) }
                    { self.facts(|fact| fact.rule == clause.id) }
                    { self.terms_of(clause) }
                </div>
            </section>
        }
    }

    /// Draws the parts under a heading; consecutive items become a list.
    pub(crate) fn parts(&self, heading: Text, parts: &[RulePart]) -> Html {
        let is_item = |part: &RulePart| matches!(part, RulePart::Item(_));
        let groups = parts.chunk_by(|one, other| is_item(one) && is_item(other));
        let group = |group: &[RulePart]| {
            let parts: Html = group.iter().map(|it| self.part(heading, *it)).collect();
            match group {
                [RulePart::Item(_), ..] => html! { <ul class="clause__list">{ parts }</ul> },
                _ => parts,
            }
        };
        groups.map(group).collect()
    }

    fn part(&self, heading: Text, part: RulePart) -> Html {
        match part {
            RulePart::Say(text) => html! { <p>{ self.text(text) }</p> },
            RulePart::Item(text) => html! { <li>{ self.text(text) }</li> },
            RulePart::Reading(text) => {
                self.marked("clause__mark--reading", rules::reading_tag(self.locale), text)
            }
            RulePart::Edition(text) => {
                self.marked("clause__mark--edition", rules::edition_tag(self.locale), text)
            }
            RulePart::Table(table) => self.table(heading, table),
            RulePart::Figure(number) => (self.book.figure)(number, self.locale),
        }
    }

    fn marked(&self, class: &'static str, tag: &'static str, text: Text) -> Html {
        html! { <p class={classes!("clause__mark", class)}><span class="tag">{ tag }</span>{ " " }{ self.text(text) }</p> }
    }

    fn table(&self, caption: Text, table: RuleTable) -> Html {
        let head = |text: &Text| html! { <th scope="col">{ self.text(*text) }</th> };
        let cell = |text: &Text| html! { <td>{ self.text(*text) }</td> };
        let row = |row: &&[Text]| {
            let Some((name, cells)) = row.split_first() else { return Html::default() };
            html! { <tr><th scope="row">{ self.text(*name) }</th>{ for cells.iter().map(cell) }</tr> }
        };
        let head = html! { <tr>{ for table.head.iter().map(head) }</tr> };
        rule_table(caption.of(self.locale), head, table.rows.iter().map(row).collect())
    }

    /// Draws the numbers of the board in play.
    fn facts(&self, is_such: impl Fn(&&BoardFact) -> bool) -> Html {
        let fact = |fact: &BoardFact| {
            html! {
                <p class="clause__mark clause__mark--board" data-testid="board-fact">
                    <span class="tag">{ self.board.name }</span>{ format!(" {}: ", fact.name) }<b>{ fact.description.clone() }</b>
                </p>
            }
        };
        self.board.facts.iter().filter(is_such).map(fact).collect()
    }

    fn terms_of(&self, clause: &Clause) -> Html {
        let mut terms = self.book.rulebook.terms_of(clause).peekable();
        if terms.peek().is_none() {
            return Html::default();
        }
        let link = |term: &Term| {
            let href = rules_address(self.title, Some(term.key));
            html! { <>{ " " }<a {href} target={self.target}>{ term.name.of(self.locale) }</a></> }
        };
        html! { <p class="clause__terms">{ rules::see_terms(self.locale) }{ for terms.map(link) }</p> }
    }

    /// Draws a term with its signs, its meaning and its rules.
    pub(crate) fn term(&self, term: &Term) -> Html {
        let rules = term.rules.iter().map(|rule| html! { <>{ " " }{ self.chip(rule) }</> });
        html! {
            <div key={term.key} class={classes!("glossary__entry", self.mark(term.key))} id={term.key} tabindex="-1" data-term={term.key}>
                <dt>
                    <span class="glossary__signs">{ (self.book.signs)(term.key) }</span>
                    <span>{ self.text(term.name) }</span>
                </dt>
                <dd>
                    { self.text(term.text) }
                    { self.facts(|fact| fact.term == term.key) }
                    <span class="glossary__rules"><span class="spoken">{ rules::see_rules(self.locale) }</span>{ for rules }</span>
                </dd>
            </div>
        }
    }
}
