//! What is asked before decisions that reveal something or take rails off the map.

use crate::table::title::SeatView;
use crate::table::view::Warning;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::view::cut::cuts;
use crate::titles::tramways::view::reader::reader;
use crate::titles::tramways::view::reveal::question;
use crate::titles::tramways::view::ruling::rule_of_question;
use crate::titles::tramways::words::Question;

/// What is asked before these decisions: of what they reveal where nothing is taken back, of what they cut everywhere.
pub(super) fn warning(seen: &SeatView<Tramways>, actions: &[Action]) -> Option<Warning> {
    let cuts = cuts(seen.state, actions);
    let is_wanted = |question: &Question| seen.assistance.warns(key(*question));
    let strict = seen.mode.is_strict();
    let reveals = question(seen.state, actions).filter(|it| strict && is_wanted(it));
    let question = reveals.or((!cuts.is_empty()).then_some(Question::Cut))?;
    let told = cuts.iter().map(|cut| cut.text(seen.state, seen.players, reader(seen)));
    let asked = seen.locale.question(question, seen.state.round).to_owned();
    let text = told.chain([asked]).collect::<Vec<_>>().join(" ");
    Some(Warning { key: key(question), text, rule: rule_of_question(question) })
}

/// The written name by which preferences silence it; frozen.
fn key(question: Question) -> &'static str {
    match question {
        Question::Line => "line",
        Question::Book => "book",
        Question::Development => "development",
        Question::Market => "market",
        Question::Round => "round",
        Question::Cut => "cut",
    }
}
