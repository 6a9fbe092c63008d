//! Shows a board before it is played: its drawing and all findings, to be corrected on the spot.

use super::bring::{Intake, PickFiles, use_intake};
use super::drawing::{Drawing, severity_class};
use super::editor::{editor, focus_editor};
use super::keeping::{keep, play, save_as_file, why_not_kept};
use crate::storage::StoreError;
use crate::titles::TitleKey;
use crate::titles::city::boards::Board;
use crate::titles::city::import::{
    At, Draft, Finding, Mend, Reading, Severity, Why, beside, check,
};
use crate::titles::city::view::sketch::Subject;
use crate::titles::city::words::findings::{deck as deck_name, finding as said, import_error};
use crate::titles::city::words::own as words;
use crate::toolkit::browser::window::elements;
use crate::toolkit::hooks::clone;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::facts::facts_list;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

/// The origin of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// This device: a file, a text, or the list.
    Here,
    Link,
}

#[derive(Properties, PartialEq)]
pub(super) struct LookProps {
    pub draft: Rc<Draft>,
    pub source: Source,
    /// Called when the page is left.
    pub onleave: Callback<()>,
}

/// A draft with its earlier versions, the first one first.
#[derive(Clone, PartialEq)]
struct Mended(Vec<Rc<Draft>>);

enum Step {
    Mend(Mend),
    /// The draft with the content of more files.
    Join(Rc<Draft>),
    Undo,
}

impl Reducible for Mended {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let mut drafts = self.0.clone();
        match step {
            Step::Mend(mend) => {
                let next = drafts.last().map(|draft| Rc::new(draft.mended(&mend)));
                drafts.extend(next);
            }
            Step::Join(draft) => drafts.push(draft),
            Step::Undo if drafts.len() > 1 => drafts.truncate(drafts.len() - 1),
            Step::Undo => {}
        }
        Rc::new(Mended(drafts))
    }
}

#[component]
pub(super) fn Look(props: &LookProps) -> Html {
    let locale = use_locale();
    let mended = use_reducer_eq(|| Mended(vec![props.draft.clone()]));
    let draft = mended.0.last().cloned().unwrap_or_else(|| props.draft.clone());
    let findings = use_memo(draft.clone(), |draft| check(draft));
    let chosen = use_state_eq(|| Subject::Board);
    let trouble = use_state_eq(|| None::<(StoreError, Board)>);
    let onmend = {
        let (dispatcher, trouble, chosen) =
            (mended.dispatcher(), trouble.setter(), chosen.setter());
        use_callback((), move |mend: Mend, ()| {
            trouble.set(None);
            // The places after the removed one have new indexes.
            if matches!(mend, Mend::Same(..)) {
                chosen.set(Subject::Board);
            }
            dispatcher.dispatch(Step::Mend(mend));
        })
    };
    let onundo = mended.dispatcher().to_callback().reform(|_: MouseEvent| Step::Undo);
    let onchoose = chosen.setter().to_callback();
    let unjoined = use_state_eq(|| None::<String>);
    let ontexts = Callback::from(clone!([draft, mended, unjoined], move |texts: Vec<Reading>| {
        match draft.joined(&texts.iter().collect::<Vec<&Reading>>()) {
            Ok(draft) => {
                unjoined.set(None);
                mended.dispatch(Step::Join(Rc::new(draft)));
            }
            Err(why) => unjoined.set(Some(import_error(&why, locale))),
        }
    }));
    let Intake { take, ondrop, ondragover, notice } = use_intake(ontexts);
    let onmove = onmend.reform(|(place, steps)| Mend::Move(place, steps));
    let is_barred = findings.iter().any(|found| found.severity != Severity::Note);
    let onuse = Callback::from(clone!([draft, trouble], move |_: MouseEvent| {
        // The reasons why it is not a board are shown next to the button.
        let Ok(board) = draft.board() else { return };
        match keep(board) {
            Ok(()) => play(board),
            Err(why) => trouble.set(Some((why, board))),
        }
    }));
    let onkeep =
        Callback::from(clone!([draft, trouble, onleave = props.onleave], move |_: MouseEvent| {
            let Ok(board) = draft.board() else { return };
            match keep(board) {
                Ok(()) => onleave.emit(()),
                Err(why) => trouble.set(Some((why, board))),
            }
        }));
    let oncancel = props.onleave.reform(|_: MouseEvent| ());
    html! {
        <div class="own-shown" {ondrop} {ondragover}>
            <header class="own-head">
                <div>
                    <h1 data-testid="board-title">{ draft.shown_name() }</h1>
                    <p>{ words::counts(draft.places.len(), draft.routes.len(), draft.tickets.len(), locale) }</p>
                    if props.source == Source::Link { <p class="notice" role="status">{ words::from_link(locale) }</p> }
                </div>
            </header>
            <div class="own-look">
                <div class="own-look__board">
                    <Drawing draft={draft.clone()} findings={findings.clone()} chosen={*chosen} onchoose={onchoose.clone()} {onmove} />
                    <p class="own-look__hint">{ words::press_hint(locale) }</p>
                    { editor(&draft, *chosen, &onmend, locale) }
                </div>
                <div class="own-look__list">
                    <section class="panel" tabindex="-1" data-landing="" aria-label={words::findings(locale)} data-testid="findings">
                        <div class="panel__head"><h2 class="panel__title">{ words::findings(locale) }</h2></div>
                        <div class="panel__body stack">{ list(&draft, &findings, *chosen, &onchoose, &onmend, locale) }</div>
                    </section>
                    { parts(&draft, *chosen, &onchoose, locale) }
                    <PickFiles label={words::add_file(locale)} onpick={take} class="" name="add-file" />
                    { notice }
                    if let Some(why) = &*unjoined { <p class="notice notice--bad" role="alert">{ why.clone() }</p> }
                    <section class="panel" data-testid="board-rules">
                        <div class="panel__head"><h2 class="panel__title">{ shell::board_rules(locale) }</h2></div>
                        <div class="panel__body">{ facts_list(TitleKey::OwnBoard, &words::rules_in_short(&draft, locale), locale) }</div>
                    </section>
                </div>
            </div>
            <footer class="own-bar">
                <p class={classes!("own-bar__state", is_barred.then_some("is-bad"))} role="status" data-testid="board-state">{ words::still_open(&findings, locale) }</p>
                <div class="own-head__actions">
                    <button type="button" class="button" onclick={oncancel} data-testid="cancel">{ words::cancel(locale) }</button>
                    if mended.0.len() > 1 {
                        <button type="button" class="button" onclick={onundo} data-testid="undo-mend">{ words::undo(locale) }</button>
                    }
                    <button type="button" class="button" onclick={onkeep} aria-disabled={is_barred.then_some("true")} data-testid="keep-board">{ words::keep_board(locale) }</button>
                    <button type="button" class="button button--main" onclick={onuse} aria-disabled={is_barred.then_some("true")} data-testid="use-board">{ words::use_board(locale) }</button>
                </div>
                { for trouble.as_ref().map(|(why, board)| unkept(*why, *board, locale)) }
            </footer>
        </div>
    }
}

/// Draws the notice that the board could not be saved; it can still be played or exported.
fn unkept(why: StoreError, board: Board, locale: Locale) -> Html {
    let onplay = Callback::from(move |_: MouseEvent| play(board));
    let onsave = Callback::from(move |_: MouseEvent| save_as_file(board));
    html! {
        <div class="notice notice--bad" role="alert" data-testid="not-kept">
            <span>{ why_not_kept(why, locale) }</span>
            <button type="button" class="button" onclick={onplay}>{ words::play(locale) }</button>
            <button type="button" class="button" onclick={onsave}>{ words::save_file(locale) }</button>
        </div>
    }
}

/// Scrolls the drawing into view after a choice in a list.
fn show_drawing() {
    elements(".own-drawing").iter().for_each(|drawing| {
        if drawing.get_bounding_client_rect().bottom() < 120.0 {
            drawing.scroll_into_view();
        }
    });
}

/// Chooses an item of a list. With the keyboard the focus moves to the fields, and Escape returns.
fn choose(onchoose: &Callback<Subject>, subject: Subject) -> Callback<MouseEvent> {
    onchoose.reform(move |event: MouseEvent| {
        show_drawing();
        if event.detail() == 0 {
            focus_editor();
        }
        subject
    })
}

fn list(
    draft: &Draft,
    findings: &[Finding],
    chosen: Subject,
    onchoose: &Callback<Subject>,
    onmend: &Callback<Mend>,
    locale: Locale,
) -> Html {
    if findings.is_empty() {
        return html! { <p>{ words::nothing_found(locale) }</p> };
    }
    let entry = |(number, found): (usize, &Finding)| {
        let subject = Subject::of(draft, found);
        let onclick = choose(onchoose, subject);
        let is_chosen = subject != Subject::Board && subject == chosen;
        html! {
            <li class={classes!("own-finding", severity_class(found.severity), is_chosen.then_some("is-chosen"))} key={number} data-testid={format!("finding-{number}")}>
                <button type="button" class="own-finding__text" {onclick} aria-pressed={is_chosen.to_string()}>
                    <span class="own-finding__number">{ number }</span>
                    <span>{ said(found, locale) }</span>
                </button>
                { answers(draft, found, onmend, locale) }
            </li>
        }
    };
    let group = |severity: Severity, title: &'static str| {
        let some = (1..).zip(findings).filter(|(_, found)| found.severity == severity);
        let entries: Vec<Html> = some.map(entry).collect();
        if entries.is_empty() {
            return Html::default();
        }
        html! { <section><h3 class="own-group">{ title }</h3><ol class="own-findings">{ for entries }</ol></section> }
    };
    html! {
        <>
            { group(Severity::Stops, words::stops(locale)) }
            { group(Severity::Asks, words::asks(locale)) }
            { group(Severity::Note, words::good_to_know(locale)) }
        </>
    }
}

/// Returns the possible answers to a finding, one press each.
fn answers(draft: &Draft, found: &Finding, onmend: &Callback<Mend>, locale: Locale) -> Html {
    let mut ways: Vec<(Mend, String, &'static str)> = Vec::new();
    let mut add = |mend: Mend, said: &str, id| ways.push((mend, said.to_owned(), id));
    match &found.why {
        Why::Tunnels(_) => {
            add(Mend::BoreTunnels, words::bore(locale), "bore");
            add(Mend::LevelTunnels, words::level(locale), "level");
        }
        Why::LongTickets(_) => {
            add(Mend::PartTickets, words::own_deck(locale), "own-deck");
            add(Mend::MixTickets, words::mix(locale), "mix");
        }
        Why::TramsAssumed(_) => add(Mend::Enlarge, words::enlarge(locale), "enlarge"),
        Why::TooFewTickets(..) => add(Mend::ProposeTickets, words::propose(locale), "propose-now"),
        Why::OneSpot(_) => add(Mend::PlaceByLengths, words::by_lengths(locale), "by-lengths"),
        Why::ShortGame(_) => add(Mend::LastPieces(2), words::fewer_last(locale), "fewer-last"),
        Why::WhichDeck(_) => {
            for deck in draft.open_decks() {
                add(Mend::Deck(Some(deck)), &deck_name(&draft.decks[deck], locale), "deck");
            }
            add(Mend::Deck(None), words::all_decks(locale), "all-decks");
        }
        Why::NoSuchPlace(name) => {
            if let Some(place) = draft.meant(name) {
                let mend = Mend::Mean(name.clone(), place);
                let said = words::did_you_mean(&draft.places[place].shown_name(), locale);
                add(mend, &said, "meant");
            }
        }
        Why::Alike(other) => {
            let place = |name: &str| draft.places.iter().position(|place| place.name == name);
            if let At::Place(name) = &found.at
                && let (Some(one), Some(two)) = (place(name), place(other))
            {
                add(
                    Mend::Same(one, two),
                    &words::did_you_mean(&draft.places[two].shown_name(), locale),
                    "same",
                );
            }
        }
        Why::NotWhole(said) => {
            for count in beside(said) {
                match found.at {
                    At::Route(row, _) => add(Mend::Length(row, count), &count.to_string(), "whole"),
                    At::Ticket(row, _) => add(Mend::Value(row, count), &count.to_string(), "whole"),
                    _ => {}
                }
            }
        }
        _ => {}
    }
    match found.at {
        At::Route(row, _) if found.severity != Severity::Note => {
            add(Mend::LeaveOutRoute(row), words::leave_out(locale), "leave-out-route");
        }
        At::Ticket(row, _) if found.severity != Severity::Note => {
            add(Mend::LeaveOutTicket(row), words::leave_out(locale), "leave-out-ticket");
        }
        At::Line(..) => {
            add(Mend::LeaveOutLine(found.at.clone()), words::leave_out(locale), "leave-out-line")
        }
        _ => {}
    }
    if ways.is_empty() {
        return Html::default();
    }
    let button = |(mend, said, id): (Mend, String, &'static str)| {
        let is_main = !id.starts_with("leave-out");
        let onclick = onmend.reform(move |_: MouseEvent| mend.clone());
        html! { <button type="button" class={classes!("button", is_main.then_some("button--main"))} {onclick} data-testid={id}>{ said }</button> }
    };
    html! { <div class="own-finding__ways">{ for ways.into_iter().map(button) }</div> }
}

/// Draws the whole board as lists, for keyboards and screen readers.
fn parts(draft: &Draft, chosen: Subject, onchoose: &Callback<Subject>, locale: Locale) -> Html {
    let item = |subject: Subject, name: String| {
        let onclick = choose(onchoose, subject);
        html! {
            <li key={format!("{subject:?}")}><button type="button" class="button button--quiet own-part" {onclick} aria-pressed={(subject == chosen).to_string()}>{ name }</button></li>
        }
    };
    let tickets = draft.tickets.iter().map(|it| {
        let name = format!("{}, {}", words::ticket(draft, it.ends, it.row, locale), it.points);
        item(Subject::Ticket(it.row), name)
    });
    let routes = draft.routes.iter().map(|it| {
        let color = draft.played_color(it);
        let what = words::described(color, it.kind, it.length.min(u8::MAX.into()) as u8, locale);
        let name = format!("{}, {what}", words::route(draft, it.ends, it.row, locale));
        item(Subject::Route(it.row), name)
    });
    let places = (0..).zip(&draft.places);
    let places = places.map(|(at, it)| item(Subject::Place(at), it.shown_name()));
    let list = |title: &'static str, name: &'static str, items: Vec<Html>| {
        html! {
            <details class="panel own-list" data-testid={name}>
                <summary>{ format!("{title} ({})", items.len()) }</summary>
                <ul class="panel__body own-parts">{ for items }</ul>
            </details>
        }
    };
    let onboard = choose(onchoose, Subject::Board);
    html! {
        <>
            <button type="button" class="button" onclick={onboard} aria-pressed={(chosen == Subject::Board).to_string()} data-testid="choose-board">{ words::the_board(locale) }</button>
            { list(words::tickets(locale), "tickets", tickets.collect()) }
            { list(words::routes(locale), "routes", routes.collect()) }
            { list(words::locations(locale), "locations", places.collect()) }
        </>
    }
}
