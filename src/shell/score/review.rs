//! The review of a finished game: the cost of each mistake, next to its position, and the better decision for the
//! player to find.

use super::answer::AnswerStage;
use super::reviews::Reviews;
use super::seats::{seat_choice, seats};
use crate::engine::bots::{Grade, Level};
use crate::engine::game::Seat;
use crate::shell::areas::hint::use_lifted;
use crate::shell::table::table_context::TableContext;
use crate::storage::{is_saved_puzzle, keep_puzzle, load_field};
use crate::table::field::Begins;
use crate::table::hint::Hint;
use crate::table::intent::{Intent, Perspective};
use crate::table::open::{LinePosition, Moment};
use crate::table::review::{DecisionInWords, JudgedDecision, Review, ReviewOf, points};
use crate::titles::load::load;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::browser::live_region::say;
use crate::toolkit::hooks::{clone, today, use_autofocus, use_effect_on};
use crate::toolkit::widgets::icon::{IconSign, color_class, icon};
use crate::toolkit::widgets::thinking::progress_bar;
use crate::words::{Locale, field, puzzles, review as words, sentence};
use crate::worker::Adviser;
use crate::worker::protocol::{AnswerRequest, JudgedPly, Question, ReviewRequest, WorkerResponse};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ReviewProps {
    pub at: TableContext,
    /// The title's functions that put decisions into words.
    pub faces: LateFaces,
    /// The reviews so far.
    pub reviews: Reviews,
    /// Called with the plan to draw on the board, as a link.
    pub onshow: Callback<Option<String>>,
    pub onclose: Callback<()>,
}

/// The decision that the player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ChosenDecision {
    ply: usize,
    /// Set while the player looks for a better one, with the number of wrong answers.
    finding: Option<(AnswerStage, u8)>,
}

/// The review of the viewer's decisions, or of those of one of the people at the table.
#[component]
pub(crate) fn ReviewPanel(props: &ReviewProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let seats = seats(at);
    let picked = use_state_eq(|| at.view.viewer.filter(|seat| seats.contains(seat)));
    let seat = picked.or(seats.first().copied()).unwrap_or(Seat(0));
    let node = use_autofocus();
    let stays = use_mut_ref(|| false);
    {
        let (onintent, stays) = (at.onintent.clone(), stays.clone());
        let home = LinePosition { line: at.view.past.line, ply: at.view.past.length };
        use_effect_on(seat, move |&seat| {
            onintent.emit(Intent::See(Perspective::Of(seat)));
            move || {
                onintent.emit(Intent::See(Perspective::Own));
                if !*stays.borrow() {
                    onintent.emit(Intent::EndAnalysis);
                    onintent.emit(Intent::GoTo { line: home.line, ply: home.ply });
                }
            }
        });
    }
    let of = use_memo((at.table.0.plies(), seat), |(_, seat)| at.table.0.review_of(*seat));
    let onpick = Callback::from(move |seat| picked.set(Some(seat)));
    let choice = seat_choice(at, ("review-seat", words::whose(locale)), seat, onpick);
    let onplay = props.onclose.reform(move |()| *stays.borrow_mut() = true);
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <section ref={node} class="review" tabindex="-1" aria-label={words::heading(locale)} data-testid="review">
            <header><h2>{ words::heading(locale) }</h2><button type="button" class="button button--quiet button--round" onclick={close} data-testid="review-close">{ icon(IconSign::Close, locale.close()) }</button></header>
            if let Some(of) = &*of {
                { choice }
                <ReviewOfSeat key={seat.0} panel={props.clone()} of={of.clone()} {onplay} />
            }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct ReviewOfSeatProps {
    panel: ReviewProps,
    of: ReviewOf,
    /// Called when the player plays on from a position, so that closing the review does not return to the end.
    onplay: Callback<()>,
}

/// The data of a seat's review.
struct Reviewing<'a> {
    at: &'a TableContext,
    of: &'a ReviewOf,
    /// The usual results of bots on this deal and on all deals, in words.
    deal: Option<String>,
    review: Review,
    decisions: &'a [(JudgedDecision, DecisionInWords)],
    chosen: UseStateHandle<Option<ChosenDecision>>,
    runs: UseStateHandle<bool>,
    is_lost: bool,
    faces: LateFaces,
    onplay: Callback<()>,
}

/// The review of a seat. It starts when first rendered, continues from the decisions judged so far, and stops when
/// removed.
#[component]
fn ReviewOfSeat(props: &ReviewOfSeatProps) -> Html {
    let ReviewOfSeatProps { panel, of, onplay } = props;
    let ReviewProps { at, faces, reviews, onshow, .. } = panel;
    let adviser = use_memo(at.title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let review = reviews.get(of);
    let (runs, is_lost) = (use_state_eq(|| !review.is_whole()), use_state_eq(|| false));
    let judged = use_state_eq(|| 0_usize);
    let chosen = use_state_eq(|| None::<ChosenDecision>);
    let is_asked =
        matches!(*chosen, Some(ChosenDecision { finding: Some((AnswerStage::Checking, _)), .. }));
    {
        // An answer is judged before the other decisions.
        let heard = (adviser.clone(), of.clone(), reviews.clone(), at.locale);
        let (runs, is_lost, judged) = (runs.clone(), is_lost.setter(), judged.setter());
        use_effect_on(*runs && !is_asked, move |&goes_on| {
            let (adviser, of, reviews, locale) = heard;
            let from = reviews.get(&of).from();
            let request = ReviewRequest { record: of.record.clone(), seat: of.seat, from };
            let hear = move |report| match report {
                WorkerResponse::Judged(_, decision) => {
                    reviews.change(&of, |review| review.add(decision_of(decision)));
                    judged.set(reviews.get(&of).decisions().len());
                }
                WorkerResponse::Reviewed(_) => {
                    reviews.change(&of, Review::end);
                    say(&summary(&reviews.get(&of), locale));
                    runs.set(false);
                }
                WorkerResponse::Refused(..) => {
                    is_lost.set(true);
                    runs.set(false);
                }
                _ => {}
            };
            let ask = |adviser: &Adviser| adviser.ask(Question::Review(request), hear);
            let id = if goes_on { (*adviser).as_ref().map(ask) } else { None };
            move || {
                let adviser = (*adviser).as_ref();
                id.zip(adviser).into_iter().for_each(|(id, adviser)| adviser.cancel(id));
            }
        });
    }
    let described = {
        let of = (review.decisions().len(), at.locale);
        let (review, table, faces, seat) =
            (review.clone(), at.table.clone(), *faces, props.of.seat);
        use_memo(of, move |(_, locale)| {
            let tell = |it: &JudgedDecision| {
                Some((it.clone(), (faces.decision)(&table, seat, it, *locale)?))
            };
            let all = review.mistakes().into_iter().chain(review.better());
            all.filter_map(tell).collect::<Vec<_>>()
        })
    };
    use_answer(at, of, (*adviser).clone(), &chosen);
    let shown = (*chosen).and_then(|chosen| {
        let is_shown =
            matches!(chosen.finding, None | Some((AnswerStage::Right | AnswerStage::Shown, _)));
        described.iter().find(|(decision, _)| is_shown && decision.ply == chosen.ply)
    });
    let is_there = at.view.past.moment != Moment::Tried;
    let best = || shown.map(|(decision, _)| decision.best.clone());
    let plan = if is_there { best() } else { None };
    use_effect_on((plan, onshow.clone()), |(plan, onshow)| onshow.emit(plan.clone()));
    let onend = onshow.clone();
    use_effect_on((), move |()| move || onend.emit(None));
    use_lifted(shown.map(|(_, described)| &described.best.pieces));
    let deal = {
        let (table, faces, seat) = (at.table.clone(), *faces, of.seat);
        use_memo(at.locale, move |locale| deal_line(&table, faces, seat, *locale))
    };
    let reviewing = Reviewing {
        at,
        of,
        deal: (*deal).clone(),
        review,
        decisions: &described,
        chosen: chosen.clone(),
        runs,
        is_lost: *is_lost,
        faces: *faces,
        onplay: onplay.clone(),
    };
    match *chosen {
        Some(ChosenDecision { ply, finding: Some(finding) }) => reviewing.lesson(ply, finding),
        chosen => reviewing.overview(chosen.map(|it| it.ply)),
    }
}

fn decision_of(JudgedPly { ply, upto, best, lost }: JudgedPly) -> JudgedDecision {
    JudgedDecision { ply, upto, best, lost }
}

/// Returns the usual result of the Medium bot on this deal and on all, in words; `None` if its games are not known.
fn deal_line(table: &TableHandle, faces: LateFaces, seat: Seat, locale: Locale) -> Option<String> {
    let of = table.0.field_of(seat);
    let mut others = of.others.seats().filter(|&other| other != seat);
    if of.begins != Begins::Dealt || others.any(|other| of.others[other] != Level::Medium) {
        return None;
    }
    let (here, usual) = load_field(&of).middle().zip((faces.usual)(table))?;
    let described = |result: i32| match of.others.count() {
        1 => locale.number(result.into()),
        _ => locale.change(result.into()),
    };
    Some(words::deal(described(here), described(usual.into()), locale))
}

/// Returns the summary of all decisions, in a sentence.
fn summary(review: &Review, locale: Locale) -> String {
    let Some(percent) = review.accuracy() else {
        return if review.is_whole() { words::nothing(locale) } else { words::first(locale) }
            .to_owned();
    };
    let cost = words::cost(review.mistakes().len(), review.points_lost(), locale);
    let good = words::accuracy(percent, review.good(), review.decisions().len(), locale);
    sentence(&[good, cost]) + "."
}

/// Judges the player's answer while a better decision is looked for.
#[hook]
fn use_answer(
    at: &TableContext,
    of: &ReviewOf,
    adviser: Option<Adviser>,
    chosen: &UseStateHandle<Option<ChosenDecision>>,
) {
    let is_answered =
        |ply| at.view.past.moment == Moment::Tried && at.table.0.has_decided_since(ply);
    let asked = match **chosen {
        Some(ChosenDecision { ply, finding: Some((AnswerStage::Searching, tries)) })
            if is_answered(ply) =>
        {
            Some((ply, tries))
        }
        _ => None,
    };
    let (chosen, grading, seat) = (chosen.setter(), of.grading, of.seat);
    let (table, onintent) = (at.table.clone(), at.onintent.clone());
    use_effect_on(asked, move |&asked| {
        let Some(((ply, tries), adviser)) = asked.zip(adviser) else { return };
        let set = move |stage, tries| {
            chosen.set(Some(ChosenDecision { ply, finding: Some((stage, tries)) }));
        };
        set(AnswerStage::Checking, tries);
        let request = AnswerRequest { record: table.0.so_far(), seat, ply };
        let hear = move |report| {
            let Some(stage) = AnswerStage::after(&report, Some(grading)) else { return };
            set(stage, tries + u8::from(matches!(stage, AnswerStage::Wrong(_))));
            onintent.emit(Intent::EndAnalysis);
        };
        adviser.ask(Question::Answer(request), hear);
    });
}

impl Reviewing<'_> {
    /// Draws all judged decisions, the most expensive first.
    fn overview(&self, shown: Option<usize>) -> Html {
        let locale = self.at.locale;
        let (runs, is_whole) = (self.runs.setter(), self.review.is_whole());
        let press = |goes_on: bool| {
            let runs = runs.clone();
            Callback::from(move |_: MouseEvent| runs.set(goes_on))
        };
        let (mistakes, better): (Vec<_>, Vec<_>) =
            self.decisions.iter().partition(|(it, _)| self.review.grade(it) >= Grade::Mistake);
        let list = |heading: &'static str, entries: Vec<&(JudgedDecision, DecisionInWords)>| {
            html! {
                if !entries.is_empty() {
                    <h3>{ heading }</h3>
                    <ol class="review__list">{ for entries.into_iter().map(|it| self.entry(it, shown)) }</ol>
                }
            }
        };
        html! {
            <div class={color_class(self.at.view.players.color(self.of.seat))}>
                <p class="review__sum" data-testid="review-sum">{ summary(&self.review, locale) }</p>
                if !is_whole && !self.is_lost {
                    <div class="thinking">
                        if *self.runs {
                            { progress_bar(self.hundredths(), locale) }
                            <button type="button" class="button" onclick={press(false)} data-testid="review-stop">{ field::stop(locale) }</button>
                        } else {
                            <button type="button" class="button" onclick={press(true)} data-testid="review-go-on">{ field::go_on(locale) }</button>
                        }
                    </div>
                }
                if self.is_lost { <p role="alert" data-testid="review-lost">{ field::no_answer(locale) }</p> }
                if let Some(deal) = &self.deal { <p data-testid="review-deal">{ deal }</p> }
                { list(words::mistakes_heading(locale), mistakes) }
                { list(words::better_heading(locale), better) }
                <p class="review__small">{ words::help(points(self.of.grading.mistake), locale) }</p>
            </div>
        }
    }

    /// Returns how much of the game is judged, in hundredths.
    fn hundredths(&self) -> u8 {
        let all = self.at.view.past.length.max(1);
        (100 * self.review.from() / all).min(100) as u8
    }

    /// Draws a decision in the list. A press shows its position with the bot's choice.
    fn entry(
        &self,
        (decision, described): &(JudgedDecision, DecisionInWords),
        shown: Option<usize>,
    ) -> Html {
        let (locale, ply) = (self.at.locale, decision.ply);
        let is_shown = shown == Some(ply);
        let grade = self.review.grade(decision);
        let is_mistake = grade >= Grade::Mistake;
        let best = if is_mistake { words::better(locale) } else { words::bot(locale) };
        // A hint's aim did not justify a mistake, so it is left out.
        let played =
            if is_mistake { described.taken.now.clone() } else { with_aim(&described.taken) };
        let onplay = {
            let (onplay, onintent) = (self.onplay.clone(), self.at.onintent.clone());
            Callback::from(move |_: MouseEvent| {
                onplay.emit(());
                onintent.emit(Intent::Analyse);
            })
        };
        html! {
            <li key={ply} class={is_shown.then_some("is-shown")} data-testid="review-entry" data-ply={ply.to_string()}>
                <button type="button" class="review__entry" aria-pressed={is_shown.to_string()} onclick={self.choose(ply)} data-testid="review-show">
                    <span class="review__when"><b>{ locale.change(-points(decision.lost)) }</b>{ " " }{ &described.when }if grade == Grade::Blunder { { " · " }{ words::blunder(locale) } }</span>
                    <span>{ words::played(locale) }{ ": " }{ played }</span>
                    <span><b>{ best }{ ": " }{ &described.best.now }</b>{ aim(described, locale) }</span>
                </button>
                if is_shown {
                    <p class="review__foot">
                        if is_mistake { <button type="button" class="button" onclick={self.find(ply, 0)} data-testid="review-find">{ words::find(locale) }</button> }
                        if is_mistake { <KeepPuzzle at={self.at.clone()} faces={self.faces} seat={self.of.seat} decision={decision.clone()} /> }
                        <button type="button" class="button button--quiet" onclick={onplay} data-testid="review-try">{ words::try_it(locale) }</button>
                    </p>
                }
            </li>
        }
    }

    /// Draws a position in which the player looks for a better decision.
    fn lesson(&self, ply: usize, (stage, tries): (AnswerStage, u8)) -> Html {
        let locale = self.at.locale;
        let Some((decision, described)) = self.decisions.iter().find(|(it, _)| it.ply == ply)
        else {
            return Html::default();
        };
        let is_open = self.at.view.past.moment == Moment::Tried;
        let lost = points(decision.lost);
        let says = stage.says(words::question(lost, locale), locale);
        let is_shown = stage.shows_better(tries);
        let mistakes =
            self.decisions.iter().filter(|(it, _)| self.review.grade(it) >= Grade::Mistake);
        let next = mistakes.map(|(it, _)| it.ply).skip_while(|&it| it != ply).nth(1);
        let show =
            self.set(Some(ChosenDecision { ply, finding: Some((AnswerStage::Shown, tries)) }));
        html! {
            <div class="review__lesson" data-testid="lesson-of-review">
                <p class="review__sum" aria-live="polite" data-testid="review-says"><b>{ &described.when }</b>{ " · " }{ says }</p>
                if stage == AnswerStage::Searching && is_open { <p class="review__small">{ words::how_to_answer(locale) }</p> }
                if is_shown {
                    <p data-testid="review-better">{ words::better(locale) }{ ": " }<b>{ &described.best.now }</b>{ aim(described, locale) }</p>
                }
                <p class="review__foot">
                    if !is_shown && (matches!(stage, AnswerStage::Wrong(_)) || stage == AnswerStage::Searching && !is_open) {
                        <button type="button" class="button button--main" onclick={self.find(ply, tries)} data-testid="review-again">{ words::again(locale) }</button>
                    }
                    if !is_shown && stage != AnswerStage::Checking {
                        <button type="button" class="button" onclick={show} data-testid="review-answer">{ words::show(locale) }</button>
                    }
                    if let (true, Some(next)) = (is_shown, next) {
                        <button type="button" class="button button--main" onclick={self.find(next, 0)} data-testid="review-next">{ words::next(locale) }</button>
                    }
                    <button type="button" class="button button--quiet" onclick={self.set(Some(ChosenDecision { ply, finding: None }))} data-testid="review-all">{ words::back(locale) }</button>
                </p>
            </div>
        }
    }

    /// Returns the callback that opens the position of a decision.
    fn choose(&self, ply: usize) -> Callback<MouseEvent> {
        self.set(Some(ChosenDecision { ply, finding: None }))
    }

    /// Returns the callback that lets the player look for a better decision, after `tries` wrong answers.
    fn find(&self, ply: usize, tries: u8) -> Callback<MouseEvent> {
        let set =
            self.set(Some(ChosenDecision { ply, finding: Some((AnswerStage::Searching, tries)) }));
        let onintent = self.at.onintent.clone();
        Callback::from(move |event: MouseEvent| {
            set.emit(event);
            onintent.emit(Intent::Analyse);
        })
    }

    /// Returns the callback that selects a decision and opens its position.
    fn set(&self, wanted: Option<ChosenDecision>) -> Callback<MouseEvent> {
        let (chosen, onintent) = (self.chosen.setter(), self.at.onintent.clone());
        let line = self.at.view.past.home.line;
        Callback::from(move |_: MouseEvent| {
            chosen.set(wanted);
            onintent.emit(Intent::EndAnalysis);
            wanted.into_iter().for_each(|it| onintent.emit(Intent::GoTo { line, ply: it.ply }));
        })
    }
}

#[derive(Properties, PartialEq)]
struct KeepPuzzleProps {
    at: TableContext,
    faces: LateFaces,
    seat: Seat,
    decision: JudgedDecision,
}

/// Saves a mistake as a puzzle, or says that it is saved.
#[component]
fn KeepPuzzle(props: &KeepPuzzleProps) -> Html {
    let locale = props.at.locale;
    let puzzle = use_memo((props.seat, props.decision.clone()), |(seat, decision)| {
        (props.faces.puzzle)(&props.at.table, *seat, decision)
    });
    let is_kept = use_state_eq(|| (*puzzle).as_ref().is_some_and(is_saved_puzzle));
    let says = match &*puzzle {
        None => Some(puzzles::not_kept(locale)),
        Some(_) if *is_kept => Some(puzzles::kept(locale)),
        Some(_) => None,
    };
    let onclick = Callback::from(clone!([puzzle, is_kept], move |_: MouseEvent| {
        let kept = (*puzzle).as_ref().is_some_and(|it| keep_puzzle(it, today()).is_ok());
        is_kept.set(kept);
    }));
    match says {
        Some(says) => {
            html! { <span class="review__small" role="status" data-testid="review-kept">{ says }</span> }
        }
        None => {
            html! { <button type="button" class="button" {onclick} data-testid="review-keep">{ puzzles::keep(locale) }</button> }
        }
    }
}

/// Returns an action with its aim.
fn with_aim(Hint { now, why, .. }: &Hint) -> String {
    if why.is_empty() { now.clone() } else { format!("{now} ({})", why.trim_end_matches('.')) }
}

/// Draws the aim of the better decision; if both decisions read alike, refers to the drawing.
fn aim(described: &DecisionInWords, locale: Locale) -> Html {
    let DecisionInWords { taken, best, .. } = described;
    let is_alike = taken.now == best.now;
    html! {
        <>
            if !best.why.is_empty() { { " " }{ &best.why } }
            if is_alike { { " (" }{ words::as_drawn(locale) }{ ")" } }
        </>
    }
}
