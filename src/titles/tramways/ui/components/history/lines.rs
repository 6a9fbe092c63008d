//! The lines that were played: to visit, to name, to forget.

use crate::table::{Comment, Name, Session};
use crate::titles::tramways::view::history::{Branch, Place, branch, branches};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::widgets::sure_button::SureButton;
use crate::words::{Locale, new_game, shell};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

type Game = Session<crate::titles::tramways::rules::Tramways>;

/// The present line and the others, folded until they are asked for; `mark` marks the end of one, to be compared.
pub(super) fn lines(
    session: &Game,
    act: &Callback<Msg>,
    mark: &Callback<Place>,
    locale: Locale,
) -> Html {
    let others = branches(session);
    let here = branch(session, session.line());
    html! {
        <details class="history__part" data-testid="lines">
            <summary>{ locale.lines() }{ " " }<span class="chip">{ session.lines().len() }</span></summary>
            <ul class="lines">
                { entry(session, &here, locale, act, mark) }
                { for others.iter().map(|other| entry(session, other, locale, act, mark)) }
            </ul>
            if others.is_empty() {
                <p>{ locale.no_lines() }</p>
            }
        </details>
    }
}

/// Forgets a line once it is clicked again.
fn forget_button(line: usize, locale: Locale, act: &Callback<Msg>) -> Html {
    let onsure = act.reform(move |_: MouseEvent| Msg::Forget(line));
    html! { <SureButton label={locale.delete()} sure={locale.really_forget_line()} {onsure} name_of_test="line-forget" /> }
}

fn entry(
    session: &Game,
    it: &Branch,
    locale: Locale,
    act: &Callback<Msg>,
    mark: &Callback<Place>,
) -> Html {
    let present = it.line == session.line();
    let line = it.line;
    let text = &session.lines()[line];
    let (name, comment) = (text.name.clone(), text.comment.clone());
    let rename = {
        let comment = comment.clone();
        act.reform(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            Msg::Describe(line, Name::from(input.value()), comment.clone())
        })
    };
    let remark = {
        let name = name.clone();
        act.reform(move |event: Event| {
            let input: HtmlTextAreaElement = event.target_unchecked_into();
            Msg::Describe(line, name.clone(), Comment::from(input.value()))
        })
    };
    let (fork, length) = (it.fork, it.length);
    let go = act.reform(move |_: MouseEvent| Msg::GoTo(line, length));
    let compare = mark.reform(move |_: MouseEvent| Place { line, ply: length });
    let scores: Vec<String> = it.scores.iter().map(i32::to_string).collect();
    let facts = if present {
        locale.present_line().to_owned()
    } else {
        let steps = |ply: usize| Place { line, ply }.steps(session);
        locale.line_facts(steps(fork), steps(length), it.round.into())
    };
    html! {
        <li class={classes!("lines__entry", present.then_some("is-here"))} key={line}>
            <input class="field__control" value={name.as_str().to_owned()} placeholder={shell::line(locale, line + 1)}
                aria-label={locale.line_name()} onchange={rename} maxlength={crate::table::MAX_NAME.to_string()}
                dir="auto" autocapitalize="words" enterkeyhint="done" title={new_game::name_limit(locale, crate::table::MAX_NAME)} />
            <span class="lines__facts">{ format!("{facts} · {}", scores.join(" : ")) }</span>
            <textarea class="field__control" rows="1" value={comment.as_str().to_owned()} placeholder={locale.line_comment()}
                aria-label={locale.line_comment()} onchange={remark} maxlength={crate::table::MAX_COMMENT.to_string()} />
            if !present {
                <span class="row">
                    <button type="button" class="button" onclick={go} data-testid="line-go">{ locale.go_to_line() }</button>
                    <button type="button" class="button button--quiet" onclick={compare} data-testid="line-compare">{ locale.compare_line() }</button>
                    { forget_button(line, locale, act) }
                </span>
            }
        </li>
    }
}
