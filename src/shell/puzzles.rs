//! Puzzles: positions of the player's own games, or of the day, with a better decision to find.

use crate::shell::areas::hint::use_lifted;
use crate::shell::score::answer::AnswerStage;
use crate::shell::table::play::TableFrame;
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_state::use_table_state;
use crate::storage::{answer_puzzle, due_puzzles, note_solved, saved_puzzle, saved_puzzles};
use crate::table::Day;
use crate::table::intent::Others;
use crate::table::puzzle::{Puzzle, PuzzleAnswer};
use crate::table::review::points;
use crate::titles::TitleKey;
use crate::titles::load::{Visited, load};
use crate::toolkit::address::{Address, PuzzleName};
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::hooks::{clone, today, use_effect_on};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::missing::missing;
use crate::words::{puzzles as words, review};
use crate::worker::Adviser;
use crate::worker::protocol::{AnswerRequest, Question};
use yew::prelude::*;

/// Returns the puzzle of a name; the daily one is in `file`. `None` if none is due or saved.
pub(crate) fn find(name: &PuzzleName, file: &str) -> Option<Puzzle> {
    match name {
        PuzzleName::Due => due_puzzles(today()).into_iter().next(),
        PuzzleName::Saved(name) => saved_puzzle(name),
        PuzzleName::Daily(_) => Puzzle::daily(file, today()),
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PuzzleProps {
    pub title: TitleKey,
    /// The title's functions that put plans into words.
    pub faces: LateFaces,
    /// The name by which it was found.
    pub name: PuzzleName,
    pub puzzle: Puzzle,
}

/// The earlier tries of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tries {
    /// The number of wrong answers.
    wrong: u8,
    /// A hint was asked for, which gives the answer away.
    is_hinted: bool,
}

/// A puzzle, with a new table for each try.
#[component]
pub(crate) fn PuzzlePage(props: &PuzzleProps) -> Html {
    let locale = use_locale();
    let tries = use_state_eq(Tries::default);
    // A puzzle of the day stays that day's after midnight.
    let day = *use_memo(props.puzzle.link.clone(), |_| today());
    let adviser = use_memo(props.title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let table = use_memo((props.title, props.puzzle.link.clone()), |(title, link)| {
        let Visited { table, .. } = load(*title)?.visit(link).ok()?;
        Some(TableHandle(table.0.played_on(Others::Bots)))
    });
    let (Some(table), Some(adviser)) = ((*table).clone(), (*adviser).clone()) else {
        return missing(words::unreadable(locale), "", Html::default(), locale);
    };
    let onagain = tries.setter().to_callback();
    html! { <PuzzleTable key={tries.wrong} {table} {adviser} tries={*tries} {day} {onagain} puzzle={props.clone()} /> }
}

#[derive(PartialEq, Properties)]
struct PuzzleTableProps {
    puzzle: PuzzleProps,
    table: TableHandle,
    adviser: Adviser,
    tries: Tries,
    /// The day on which the puzzle was opened.
    day: Day,
    /// Called with the tries so far to start over.
    onagain: Callback<Tries>,
}

#[component]
fn PuzzleTable(props: &PuzzleTableProps) -> Html {
    let locale = use_locale();
    let PuzzleTableProps {
        puzzle: PuzzleProps { title, faces, name, puzzle },
        table,
        tries,
        day,
        ..
    } = props;
    let wrong = tries.wrong;
    let is_daily = matches!(name, PuzzleName::Daily(_));
    let (at, onreplace, _) = use_table_state(*title, table, locale);
    // Restores the puzzle's table: going back by undo would count as looking at the past.
    let onback = Callback::from(clone!([table], move |()| onreplace.emit(table.clone())));
    let stage = use_state_eq(|| AnswerStage::Searching);
    let hinted = use_state_eq(|| tries.is_hinted);
    let note = {
        let (name, is_first) = (puzzle.name(), wrong == 0);
        Callback::from(move |answer: PuzzleAnswer| {
            let answer = if is_first { answer } else { PuzzleAnswer::Wrong };
            // If nothing can be stored, the puzzle is asked again.
            let _ = answer_puzzle(&name, answer, today());
        })
    };
    {
        let is_answered = *stage == AnswerStage::Searching && at.table.0.has_decided_since(0);
        let (stage, note, adviser) = (stage.setter(), note.clone(), props.adviser.clone());
        let hinted = hinted.clone();
        let grading = table.0.grading();
        let (seat, table, onback) = (puzzle.seat, at.table.clone(), onback.clone());
        let (title, day) = (*title, *day);
        use_effect_on(is_answered, move |&is_answered| {
            if !is_answered {
                return;
            }
            stage.set(AnswerStage::Checking);
            let record = table.0.so_far();
            let is_hinted = *hinted || table.0.field_of(seat).aids.hints > 0;
            hinted.set(is_hinted);
            let hear = move |report| {
                let Some(judged) = AnswerStage::after(&report, grading) else { return };
                let is_right = judged == AnswerStage::Right;
                let is_found = is_right && !is_hinted;
                note.emit(if is_found { PuzzleAnswer::Right } else { PuzzleAnswer::Wrong });
                if is_found && is_daily {
                    note_solved(title, day);
                }
                stage.set(judged);
                onback.emit(());
            };
            adviser.ask(Question::Answer(AnswerRequest { record, seat, ply: 0 }), hear);
        });
    }
    let wrong_now = wrong + u8::from(matches!(*stage, AnswerStage::Wrong(_)));
    let is_shown = stage.shows_better(wrong_now);
    let plan = is_shown.then(|| puzzle.best.clone());
    let better = {
        let (faces, table, best) = (*faces, table.clone(), puzzle.best.clone());
        use_memo((is_shown, locale), move |(is_shown, locale)| {
            let tell = || (faces.hints)(&table, &[(best, 0)], *locale).into_iter().next();
            if *is_shown { tell() } else { None }
        })
    };
    use_lifted((*better).as_ref().map(|it| &it.pieces));
    let question = if is_daily { words::daily_question } else { words::question };
    let says = stage.says(question(points(puzzle.lost), locale), locale);
    let heading = if is_daily { words::daily(locale) } else { words::heading(locale) };
    let show = Callback::from(clone!([stage], move |_: MouseEvent| {
        note.emit(PuzzleAnswer::Wrong);
        stage.set(AnswerStage::Shown);
        onback.emit(());
    }));
    let is_hinted = *hinted;
    let again = props.onagain.reform(move |_: MouseEvent| Tries { wrong: wrong_now, is_hinted });
    let due = if is_shown { due_puzzles(today()) } else { Vec::new() };
    let next = due.into_iter().find(|it| it.name() != puzzle.name());
    let notice = html! {
        <section class="notice notice--visit puzzle" aria-label={heading} data-testid="puzzle">
            <span aria-live="polite" data-testid="puzzle-says"><b>{ heading }</b>{ ": " }{ says }</span>
            if let Some(better) = &*better { <span data-testid="puzzle-better">{ review::better(locale) }{ ": " }<b>{ &better.now }</b>{ " " }{ &better.why }</span> }
            if let (AnswerStage::Wrong(_), false) = (*stage, is_shown) {
                <button type="button" class="button button--main" onclick={again} data-testid="puzzle-again">{ review::again(locale) }</button>
            }
            if !is_shown && *stage != AnswerStage::Checking {
                <button type="button" class="button" onclick={show} data-testid="puzzle-show">{ review::show(locale) }</button>
            }
            if is_shown {
                if let Some(next) = next {
                    <a class="button button--main" href={Address::Puzzle(PuzzleName::Saved(next.name())).address()} data-testid="puzzle-next">{ words::next(locale) }</a>
                }
                <a class="button" href={Address::Home.address()} data-testid="puzzle-home">{ locale.home() }</a>
            }
        </section>
    };
    html! { <TableFrame {at} plays={PlaysHere::Nowhere} {plan} {notice} /> }
}

/// The page that replaces a missing puzzle: none is due, or it is no longer saved.
#[component]
pub(crate) fn NoPuzzle() -> Html {
    let locale = use_locale();
    let kept = saved_puzzles();
    let next = kept.first().map(|it| words::next_on(kept.len(), it.due.to_string(), locale));
    missing(words::none(locale), &next.unwrap_or_default(), Html::default(), locale)
}
