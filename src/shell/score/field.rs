//! The results of bots on the deal of a finished game: they play it many times in a worker, and the player's own result
//! is ranked among theirs.

use super::histogram::{bracket, histogram, pointer};
use super::seats::{seat_choice, seats};
use crate::engine::game::Seat;
use crate::shell::table::table_context::TableContext;
use crate::storage::{keep_field, load_field};
use crate::table::field::{
    Aids, Begins, Field, FieldLevel, FieldMarks, FieldOf, FieldRank, FieldSize,
};
use crate::titles::load::load;
use crate::toolkit::browser::live_region::say;
use crate::toolkit::hooks::{use_autofocus, use_effect_on};
use crate::toolkit::widgets::icon::color_class;
use crate::words::{Locale, field as words};
use crate::worker::Adviser;
use crate::worker::protocol::{FieldRequest, Question, RequestId, WorkerResponse};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use yew::prelude::*;

/// The time limit for the games of one level.
const LIMIT: Duration = Duration::from_secs(60);
/// The numbers of Medium's games after which the player's rank is announced.
const ANNOUNCED_AT: [u32; 3] = [10, 50, 100];
/// The number of Medium's games between saves; each game of Hard is saved, and so are all when the games stop.
const SAVED_EACH: u32 = 10;

#[derive(Properties, PartialEq)]
pub(crate) struct FieldProps {
    pub at: TableContext,
}

/// The results for the viewer's seat, or for one of the people at the table.
#[component]
pub(crate) fn FieldBox(props: &FieldProps) -> Html {
    let FieldProps { at } = props;
    let seats = seats(at);
    let seat = use_state_eq(|| at.view.viewer.filter(|seat| seats.contains(seat)));
    let seat_now = seat.or(seats.first().copied()).unwrap_or(Seat(0));
    let node = use_autofocus();
    let locale = at.locale;
    let onpick = Callback::from(move |picked| seat.set(Some(picked)));
    let choice = seat_choice(at, ("field-seat", words::whose(locale)), seat_now, onpick);
    html! {
        <section ref={node} class="bot-field" tabindex="-1" aria-label={words::heading(locale)} data-testid="field">
            <h3 class="bot-field__title">{ words::heading(locale) }</h3>
            { choice }
            <FieldOfSeat key={seat_now.0} at={at.clone()} seat={seat_now} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct FieldOfSeatProps {
    at: TableContext,
    seat: Seat,
}

/// The data that the games need, and their results.
#[derive(Clone)]
struct FieldData {
    of: Rc<FieldOf>,
    own: i32,
    locale: Locale,
    /// A worker apart from the page's own, so that bots at tables do not wait for it.
    adviser: Option<Adviser>,
    field: Rc<RefCell<Field>>,
    /// The level that plays now.
    playing: UseStateHandle<Option<FieldLevel>>,
    /// True if the games cannot be played.
    is_lost: UseStateHandle<bool>,
    /// The number of games played; renders again when it grows.
    reached: UseStateHandle<u32>,
}

/// The results for a seat. The games start when it is first rendered, continue from the saved ones, and stop when it is
/// removed.
#[component]
fn FieldOfSeat(props: &FieldOfSeatProps) -> Html {
    let FieldOfSeatProps { at, seat } = props;
    let of = use_memo((at.table.clone(), *seat), |(table, seat)| table.0.field_of(*seat));
    let adviser = use_memo(at.title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let field = use_mut_ref(|| load_field(&of));
    let playing = use_state_eq(|| field.borrow().next(of.aim));
    let (is_lost, reached) = (use_state_eq(|| false), use_state_eq(|| 0_u32));
    let own = at.view.count.as_ref().map_or(0, |count| count.totals.result(*seat));
    let adviser = (*adviser).clone();
    let games = FieldData { of, own, locale: at.locale, adviser, field, playing, is_lost, reached };
    {
        let games = games.clone();
        use_effect_on(*games.playing, move |&level| {
            let under_way = level.and_then(|level| games.begin(level));
            move || {
                if let Some((id, _limit)) = under_way {
                    games.adviser.iter().for_each(|adviser| adviser.cancel(id));
                    games.keep();
                }
            }
        });
    }
    games.drawn(at, *seat)
}

impl FieldData {
    /// Starts the remaining games of a level.
    fn begin(&self, level: FieldLevel) -> Option<(RequestId, Timeout)> {
        let adviser = self.adviser.as_ref()?;
        let field = self.field.borrow();
        let question = Question::Field(FieldRequest {
            setup: self.of.setup.clone(),
            levels: self.of.levels(level),
            from: field.played(level),
            games: field.left(level, self.of.aim),
        });
        self.is_lost.set(false);
        let games = self.clone();
        let id = adviser.ask(question, move |report| games.hear(level, report));
        let games = self.clone();
        let limit = Timeout::new(LIMIT.as_millis() as u32, move || games.end(level));
        Some((id, limit))
    }

    fn hear(&self, level: FieldLevel, report: WorkerResponse) {
        match report {
            WorkerResponse::Game(_, game) => {
                let before = self.field.borrow().played(level);
                let result = game.scores.result(self.of.seat);
                self.field.borrow_mut().add(level, game.number, result);
                self.reached.set(self.reached_now());
                let played = self.field.borrow().played(level);
                let is_new = played > before;
                if level == FieldLevel::Hard || played.is_multiple_of(SAVED_EACH) {
                    self.keep();
                }
                if self.field.borrow().left(level, self.aim()) == 0 {
                    self.end(level);
                } else if level == FieldLevel::Medium && is_new && ANNOUNCED_AT.contains(&played) {
                    self.say(level);
                }
            }
            WorkerResponse::Refused(..) => {
                self.is_lost.set(true);
                self.playing.set(None);
            }
            _ => {}
        }
    }

    /// Ends the games of a level and starts the next level.
    fn end(&self, level: FieldLevel) {
        self.say(level);
        let waits = level == FieldLevel::Medium
            && self.field.borrow().left(FieldLevel::Hard, self.aim()) > 0;
        self.playing.set(waits.then_some(FieldLevel::Hard));
    }

    fn keep(&self) {
        keep_field(&self.of, &self.field.borrow());
    }

    /// Returns the number of games to play: fewer if they run on the page's own thread.
    fn aim(&self) -> FieldSize {
        let is_on_page = self.adviser.as_ref().is_some_and(Adviser::thinks_on_page);
        if is_on_page { FieldSize::ON_PAGE } else { self.of.aim }
    }

    fn reached_now(&self) -> u32 {
        FieldLevel::ALL.into_iter().map(|level| self.field.borrow().played(level)).sum()
    }

    /// Announces the results of a level.
    fn say(&self, level: FieldLevel) {
        let said = match level {
            FieldLevel::Medium => Some(self.standing()),
            FieldLevel::Hard => self.marks(),
        };
        said.into_iter().for_each(|said| say(&said));
    }

    fn standing(&self) -> String {
        let FieldRank { better, same, of } = self.field.borrow().standing(self.own);
        match of {
            0 if self.playing.is_some() => words::first_game(self.locale).to_owned(),
            0 => words::no_game(self.locale).to_owned(),
            _ => words::standing(better, same, of, self.locale),
        }
    }

    fn marks(&self) -> Option<String> {
        let FieldMarks { lowest, middle, highest } = self.field.borrow().marks()?;
        let texts = [lowest, middle, highest].map(|result| self.result_text(result));
        Some(words::marks(texts.each_ref().map(String::as_str), self.locale))
    }

    /// Returns a result as text; a lead has its sign.
    fn result_text(&self, result: i32) -> String {
        let is_lead = self.of.others.count() > 1;
        if is_lead && result != 0 {
            self.locale.change(result.into())
        } else {
            self.locale.number(result.into())
        }
    }

    /// Returns the numbers of games played, in words.
    fn played(&self) -> String {
        let (field, aim) = (self.field.borrow(), self.aim());
        let of = |level| (field.played(level), aim.of(level).max(field.played(level)));
        let hard = Some(of(FieldLevel::Hard)).filter(|(_, all)| *all > 0);
        words::played(field.bots(), of(FieldLevel::Medium), hard, self.locale)
    }

    fn drawn(&self, at: &TableContext, seat: Seat) -> Html {
        let (locale, field) = (self.locale, self.field.borrow());
        let axis = if self.of.others.count() > 1 { words::lead } else { words::score };
        let next = field.next(self.aim());
        let Aids { undos, hints } = self.of.aids;
        let press = |level: Option<FieldLevel>| {
            let playing = self.playing.setter();
            Callback::from(move |_: MouseEvent| playing.set(level))
        };
        html! {
            <div class={color_class(at.view.players.color(seat))} translate="no">
                <div class="bot-field__head">
                    <p class="bot-field__standing" data-testid="field-standing">{ pointer() }{ self.standing() }</p>
                    if self.playing.is_some() {
                        <button type="button" class="button" onclick={press(None)} data-testid="field-stop">{ words::stop(locale) }</button>
                    } else if next.is_some() {
                        <button type="button" class="button" onclick={press(next)} data-testid="field-go-on">{ words::go_on(locale) }</button>
                    }
                </div>
                { histogram(&field, self.own, &|result| self.result_text(result)) }
                <p class="bot-field__axis">{ axis(locale) }{ ": " }<b>{ self.result_text(self.own) }</b></p>
                if let Some(marks) = self.marks() {
                    <p class="bot-field__marks" data-testid="field-marks">{ bracket() }{ marks }</p>
                }
                <p class="bot-field__small" data-testid="field-played">{ self.played() }{ " " }{ words::same_for_all(locale) }</p>
                if let Some(aids) = words::aids(undos, hints, locale) {
                    <p class="bot-field__small" data-testid="field-aids">{ aids }</p>
                }
                if self.of.begins == Begins::AtPosition {
                    <p class="bot-field__small" data-testid="field-begun">{ words::begun(locale) }</p>
                }
                if *self.is_lost {
                    <p role="alert" data-testid="field-lost">{ words::no_answer(locale) }</p>
                }
            </div>
        }
    }
}
