//! The guide's lesson, next to what it explains.

use crate::shell::table::play::is_covered;
use crate::shell::table::table_context::TableContext;
use crate::table::Teach;
use crate::table::intent::Intent;
use crate::table::open::Moment;
use crate::table::view::{FinalCount, Lesson, Pointer};
use crate::toolkit::border::table_ui::TableArea;
use crate::toolkit::browser::window::elements;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::{Locale, shell};
use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

/// The attribute of elements that the lesson points at.
const MARK: &str = "data-pointed";

/// Milliseconds until hand and prompt have their final sizes.
const SETTLED: u32 = 150;

#[derive(Properties, PartialEq)]
pub(crate) struct GuidedProps {
    pub at: TableContext,
}

/// The lesson with its buttons; marks the elements that it points at.
#[component]
pub(crate) fn Guided(props: &GuidedProps) -> Html {
    let at = &props.at;
    use_effect_on(at.table.clone(), {
        let points = at.view.pointed.clone();
        move |_| {
            let pointed = mark(&points);
            let shown = pointed.clone();
            let later = Timeout::new(SETTLED, move || shown.iter().for_each(bring_into_sight));
            move || {
                drop(later);
                for element in pointed {
                    // A mark that is gone already does no harm.
                    let _ = element.remove_attribute(MARK);
                }
            }
        }
    });
    match &at.view.lesson {
        Some(lesson) if at.view.past.moment != Moment::Past => lesson_text(props, lesson),
        _ => Html::default(),
    }
}

fn lesson_text(props: &GuidedProps, lesson: &Lesson) -> Html {
    let GuidedProps { at } = props;
    let locale = at.locale;
    let teach = |wish| at.intent(Intent::Guide(wish));
    html! {
        <section class="lesson" inert={is_covered(at)} aria-label={shell::guide(locale)} data-testid="lesson" data-lesson={lesson.number.to_string()}>
            <p>{ &lesson.text }</p>
            if let Some(picture) = at.draw(TableArea::LessonPicture(lesson.number)) { <div class="lesson__picture">{ picture }</div> }
            if let Some(count) = &lesson.count { { so_far(count, locale) } }
            <button type="button" class="button button--main" onclick={teach(Teach::GotIt)} data-testid="lesson-next">{ shell::got_it(locale) }</button>
            if let Some(rule) = lesson.rule { <span class="lesson__rule"><span>{ locale.its_rule() }</span>{ rule_link(at.title, locale, rule) }</span> }
            <button type="button" class="button button--quiet" onclick={teach(Teach::Skip)} data-testid="skip-guide">{ shell::end_guide(locale) }</button>
        </section>
    }
}

/// Draws the current score with its parts.
fn so_far(count: &FinalCount, locale: Locale) -> Html {
    let number = |points: &i32| html! { <td>{ locale.number((*points).into()) }</td> };
    html! {
        <table class="lesson__count" data-testid="guide-score">
            <tbody>
                { for count.rows.iter().map(|row| html! { <tr key={row.name.clone()}><th scope="row">{ &row.name }</th>{ for row.points.iter().map(number) }</tr> }) }
                <tr class="lesson__sum"><th scope="row">{ shell::total(locale) }</th>{ for count.totals.iter().map(number) }</tr>
            </tbody>
        </table>
    }
}

/// Marks the elements outside the board that the lesson points at, and returns them.
fn mark(points: &[Pointer]) -> Vec<Element> {
    let pointed: Vec<Element> =
        points.iter().filter_map(selector).flat_map(|selector| elements(&selector)).collect();
    for element in &pointed {
        // The name is valid, so setting cannot fail.
        let _ = element.set_attribute(MARK, "part");
        bring_into_sight(element);
    }
    pointed
}

/// The areas outside the board that scroll.
const SCROLLED: &str = ".ask__choices, .table-of__own, .table-of__market";

/// Scrolls the element's row until the element is visible; the page itself does not scroll.
fn bring_into_sight(element: &Element) {
    // The selector is valid.
    let Some(row) = element.closest(SCROLLED).ok().flatten() else { return };
    let (own, window) = (element.get_bounding_client_rect(), row.get_bounding_client_rect());
    let beyond = |(from, to): (f64, f64), (first, last): (f64, f64)| {
        (to - last).max(0.0) + (from - first).min(0.0)
    };
    let across = beyond((own.left(), own.right()), (window.left(), window.right()));
    let down = beyond((own.top(), own.bottom()), (window.top(), window.bottom()));
    row.scroll_by_with_x_and_y(across, down);
}

fn selector(pointer: &Pointer) -> Option<String> {
    let within = match pointer {
        Pointer::Place(_) => return None,
        Pointer::Piece(piece) => format!("[data-piece=\"{piece}\"]"),
        Pointer::Choice(choice) => format!("[data-choice=\"{choice}\"]"),
        Pointer::Stat(sign) => format!(".is-viewer .player-stat[data-sign=\"{sign}\"]"),
        Pointer::Score => ".is-viewer :is(.player-chip__score, .player-board__score)".to_owned(),
        Pointer::Round => ".rounds__stop.is-now .rounds__tile".to_owned(),
        Pointer::Hand => ".table-of__own".to_owned(),
        Pointer::Market => ".table-of__market".to_owned(),
        Pointer::Note => ".ask__note".to_owned(),
    };
    Some(format!(".table-of {within}"))
}
