//! The lines of play: open, compare, name, delete.

use super::compare::line_name;
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_context::TableContext;
use crate::table::intent::Intent;
use crate::table::open::{Keeps, LineFacts, LinePosition};
use crate::table::past::steps;
use crate::table::{Comment, MAX_COMMENT, MAX_NAME, Name};
use crate::toolkit::widgets::sure_button::SureButton;
use crate::words::{new_game, shell};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Draws the current line and the others; `onmark` marks the end of one for a comparison.
pub(super) fn lines(
    at: &TableContext,
    plays: PlaysHere,
    onmark: &Callback<Option<LinePosition>>,
) -> Html {
    let (lines, here, locale) = (at.table.0.lines(), at.view.past.line, at.locale);
    let others = (0..lines.len()).filter(|&line| line != here);
    let entry = |line: usize| entry(at, &lines, line, plays, onmark);
    html! {
        <section class="past__part" aria-label={locale.lines()} data-testid="lines">
            <h2>{ locale.lines() }{ " " }<span class="chip">{ lines.len() }</span></h2>
            <ul class="past__lines">{ for std::iter::once(here).chain(others).map(entry) }</ul>
            if lines.len() == 1 { <p>{ locale.no_lines() }</p> }
        </section>
    }
}

fn entry(
    at: &TableContext,
    lines: &[LineFacts],
    line: usize,
    plays: PlaysHere,
    onmark: &Callback<Option<LinePosition>>,
) -> Html {
    let (facts, locale) = (&lines[line], at.locale);
    let is_here = line == at.view.past.line;
    let end = LinePosition { line, ply: facts.length };
    let go = at.intent(Intent::GoTo { line, ply: facts.length });
    let compare = onmark.reform(move |_: MouseEvent| Some(end));
    let course = if is_here {
        locale.present_line().to_owned()
    } else {
        let roots = at.table.0.roots(line);
        let round = at.table.0.stops(line).last().map_or(1, |stop| stop.round);
        locale.line_facts(steps(&roots, facts.fork), steps(&roots, facts.length), round)
    };
    let scores = at.table.0.measured(end, 0).unwrap_or_default();
    let scores: Vec<String> = scores.into_iter().map(|it| locale.number(it.into())).collect();
    html! {
        <li class={classes!("past__line", is_here.then_some("is-here"))} key={line} data-line={line.to_string()}>
            if plays == PlaysHere::Here { { words(at, facts, line) } } else { <b>{ line_name(lines, line, locale) }</b>if !facts.comment.as_str().is_empty() { <p>{ facts.comment.as_str() }</p> } }
            <span class="past__facts">{ format!("{course} · {}", scores.join(" : ")) }</span>
            if !is_here {
                <span class="row">
                    <button type="button" class="button" onclick={go} data-testid="line-go">{ locale.go_to_line() }</button>
                    <button type="button" class="button button--quiet" onclick={compare} data-testid="line-compare">{ locale.compare_line() }</button>
                    if plays == PlaysHere::Here && facts.keeps == Keeps::No {
                        <SureButton label={locale.delete()} sure={locale.really_forget_line()} onsure={at.intent(Intent::Forget(line))} name_of_test="line-forget" />
                    }
                </span>
            }
        </li>
    }
}

/// Draws the fields for the name of a line and the player's comment.
fn words(at: &TableContext, facts: &LineFacts, line: usize) -> Html {
    let locale = at.locale;
    let (name, comment) = (facts.name.clone(), facts.comment.clone());
    let rename = at.onintent.reform(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Intent::Describe { line, name: Name::typed(&input.value()), comment: comment.clone() }
    });
    let remark = at.onintent.reform(move |event: Event| {
        let input: HtmlTextAreaElement = event.target_unchecked_into();
        Intent::Describe { line, name: name.clone(), comment: Comment::from(input.value()) }
    });
    html! {
        <>
            <input class="field__control" value={facts.name.shown()} placeholder={shell::line(line + 1, locale)} aria-label={locale.line_name()} onchange={rename}
                maxlength={MAX_NAME.to_string()} dir="auto" autocapitalize="words" enterkeyhint="done" title={new_game::name_limit(MAX_NAME, locale)} data-testid="line-name" />
            <textarea class="field__control" rows="1" value={facts.comment.as_str().to_owned()} placeholder={locale.line_comment()} aria-label={locale.line_comment()} onchange={remark}
                maxlength={MAX_COMMENT.to_string()} dir="auto" data-testid="line-comment" />
        </>
    }
}
