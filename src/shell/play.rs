//! The table of a game: its areas, and what joins them.

use super::at::At;
use super::bots::{Leave, bot_status, use_bots};
use super::count::CountProps;
use super::hint::Hint;
use super::keys::{Door, use_table_keys};
use super::log::{Log, lately, since};
use super::saving::use_saving;
use super::sitting::use_sitting;
use super::sound::use_sounds;
use super::ways::{Ways, use_aids};
use super::{parts, past, players, prompt};
use crate::storage::{self, GameId, Listed, Lock};
use crate::table::intent::Intent;
use crate::table::open::{AnalysisState, Moment, TableView};
use crate::table::view::{PieceId, PlaceId, Pressed};
use crate::table::{Clock, Fate, Guide, Turn, Voice};
use crate::table::{Save, SaveError};
use crate::titles::TitleKey;
use crate::titles::load::load;
use crate::toolkit::begun::Begun;
use crate::toolkit::board::Board;
use crate::toolkit::hooks::{Saving, Wanted, use_drawer, use_drawn, use_lock};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::table_ui::TableHandle;
use crate::toolkit::widgets::command_box::command_button;
use crate::toolkit::widgets::curtain::Curtain;
use crate::toolkit::widgets::icon::{Sign, tool};
use crate::toolkit::widgets::missing::Missing;
use crate::toolkit::widgets::topbar::Topbar;
use crate::toolkit::widgets::windows::{looking_on_notice, use_mended_notice, use_saving_notice};
use crate::words::{Locale, shell};
use crate::worker::Adviser;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};
use yew::prelude::*;

/// A table whose guide speaks as it is told.
pub(super) fn guided(table: TableHandle, guide: Guide) -> TableHandle {
    match guide.voice {
        Voice::Silent => table,
        Voice::Speaking => TableHandle(table.0.after(&Intent::Guide(guide), Locale::English)),
    }
}

/// The properties of [`SavedGame`].
#[derive(Properties, PartialEq)]
pub(crate) struct SavedGameProps {
    /// The game.
    pub id: GameId,
    /// What is played.
    pub title: TitleKey,
    /// Its save; nothing for one that was just begun.
    pub save: Option<Rc<Save>>,
}

/// A table as it was found.
struct Found {
    table: TableHandle,
    revision: u64,
    clock: Clock,
    whole: bool,
}

/// The game as it is saved now.
fn saved(id: &GameId) -> Option<Rc<Save>> {
    match storage::load(id) {
        Some(Listed::Good(_, save)) => Some(Rc::from(save)),
        _ => None,
    }
}

fn find(
    props: &SavedGameProps,
    save: Option<&Rc<Save>>,
    begun: &Begun,
) -> Result<Option<Found>, SaveError> {
    let Some(loaded) = load(props.title) else { return Ok(None) };
    let Some(save) = save else {
        let table = begun.get::<TableHandle>(&props.id);
        return Ok(table.map(|table| Found {
            table,
            revision: 0,
            clock: Clock::default(),
            whole: true,
        }));
    };
    let resumed = loaded.resume(save)?;
    Ok(Some(Found {
        table: resumed.table,
        revision: save.revision(),
        clock: save.clock,
        whole: resumed.whole,
    }))
}

/// The table of a saved game, or of one that was just begun.
#[component]
pub(crate) fn SavedGame(props: &SavedGameProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let visit = use_state(|| 0_u32);
    let found = use_memo((props.id.clone(), *visit), |(id, visit)| {
        let save = if *visit == 0 { props.save.clone() } else { saved(id) };
        find(props, save.as_ref(), &begun)
    });
    let onload = {
        let visit = visit.clone();
        Callback::from(move |()| visit.set(*visit + 1))
    };
    match &*found {
        Ok(Some(found)) => html! {
            <PlayTable key={*visit} {onload} id={props.id.clone()} title={props.title} table={found.table.clone()} revision={found.revision} clock={found.clock} whole={found.whole} />
        },
        Ok(None) => html! { <Missing title={shell::no_such_game(locale)} text="" /> },
        Err(why) => {
            html! { <Missing title={shell::broken_save(locale)} text={why.to_string()} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct PlayTableProps {
    id: GameId,
    title: TitleKey,
    table: TableHandle,
    revision: u64,
    clock: Clock,
    whole: bool,
    onload: Callback<()>,
}

#[component]
fn PlayTable(props: &PlayTableProps) -> Html {
    let locale = use_locale();
    let (table, onintent, onreplace) = use_sitting(&props.table, locale);
    let view = table.0.view(locale);
    let at = At { table, view, locale, onintent };
    let (lock, take_over) = use_lock(&props.id);
    let saving = use_saving(&props.id, (props.revision, props.clock), lock, &at, &onreplace);
    let plays = Plays::of(lock, &saving);
    let begun = use_context::<Begun>().unwrap_or_default();
    let onkeep = {
        let (table, title) = (at.table.clone(), props.title);
        Callback::from(move |()| begun.play(title, table.clone()))
    };
    let mended = use_mended_notice(&props.id);
    let trouble = use_saving_notice(&props.id, &saving, &props.onload, &onkeep);
    let notice = html! {
        <>
            if !props.whole { <p class="notice notice--bad" role="alert">{ shell::partial_save(locale) }</p> }
            { trouble }
            { looking_on_notice(lock, &take_over, locale) }
            { mended }
        </>
    };
    html! { <TableFrame title={props.title} {at} {plays} {notice} /> }
}

/// Whether this window plays the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plays {
    /// It does.
    Here,
    /// Another one does, or nobody knows yet.
    Elsewhere,
    /// It is a link's, which nobody plays.
    Nowhere,
}

impl Plays {
    fn of(lock: Lock, saving: &Saving) -> Plays {
        let waits = lock == Lock::Asked || lock.looks_on() || saving.is_overtaken();
        if waits { Plays::Elsewhere } else { Plays::Here }
    }
}

/// The properties of [`TableFrame`].
#[derive(Properties, PartialEq)]
pub(super) struct TableFrameProps {
    pub title: TitleKey,
    pub at: At,
    pub plays: Plays,
    #[prop_or_default]
    pub notice: Html,
}

/// What is open beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Nothing,
    Past,
    Hint,
    Share,
    Command,
}

/// The areas of a table.
#[component]
pub(super) fn TableFrame(props: &TableFrameProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let view = &at.view;
    let adviser = use_memo(props.title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let paused = use_state_eq(|| false);
    let leave = if *paused || props.plays != Plays::Here { Leave::Wait } else { Leave::Play };
    let open = use_state_eq(|| Open::Nothing);
    let pointed = use_state_eq(|| None::<Pressed>);
    let row = use_state_eq(|| 0_usize);
    let row_again = use_state_eq(|| None::<usize>);
    let counted = use_state_eq(|| false);
    let hinted = use_state_eq(|| None::<String>);
    let side = use_drawer();
    let begun = use_context::<Begun>().unwrap_or_default();
    use_sounds(view);
    use_aids(at);
    use_table_keys(at, {
        let open = open.clone();
        Callback::from(move |door: Door| {
            open.set(match door {
                Door::Command => Open::Command,
                Door::Hint => Open::Hint,
            });
        })
    });
    {
        // What is tried is done at board and prompt, which the past would lie over.
        let open = open.setter();
        use_effect_with(view.analysis, move |now| {
            if *now == AnalysisState::On {
                open.set(Open::Nothing);
            }
        });
    }
    use_title(view, props.title, locale);
    let root = use_node_ref();
    use_pieces(&root, at, &pointed);
    let places = use_memo(view.clone(), |view| view.places.clone());
    let counting = view.count.is_some() && view.analysis == AnalysisState::Off && !*counted;
    let over = if counting {
        at.table.0.counting(row_again.unwrap_or(*row), locale)
    } else {
        let hint = || hinted.as_ref().map(|line| at.table.0.hinted(line, locale));
        let pointed = pointed.map(|it| at.table.0.pointed(it, locale)).or_else(hint);
        html! { <>{ at.table.0.lately(view.past.since, locale) }{ pointed.unwrap_or_default() }</> }
    };
    // Nobody is told the end before it is counted.
    let counted_so_far = view.count.as_ref().filter(|_| counting).map(|it| it.so_far(*row + 1));
    // A hint is seen whole, and on a crowded board, which comes closer by itself, what others do.
    let others = matches!(view.turn, Turn::Bot(..) | Turn::PassTo(_)) && at.table.0.crowds();
    let overview = (*hinted).clone().map(AttrValue::from);
    let overview = overview.or(others.then_some(AttrValue::Static("others")));
    let tip = pointed.filter(|_| !counting).and_then(|it| at.table.0.tip(it, locale));
    let onpoint = {
        let pointed = pointed.clone();
        use_callback((), move |place: Option<PlaceId>, ()| pointed.set(place.map(Pressed::Place)))
    };
    let onshow = {
        let hinted = hinted.setter();
        use_callback((), move |line: Option<String>, ()| hinted.set(line))
    };
    let onpress = {
        let (open, onintent) = (open.clone(), at.onintent.clone());
        Callback::from(move |pressed| {
            // Whoever goes an own way has read the hint.
            if *open == Open::Hint {
                open.set(Open::Nothing);
            }
            onintent.emit(Intent::Press(pressed));
        })
    };
    let waits = matches!(view.turn, Turn::PassTo(_));
    let show = |what: Open| {
        let (open, now, leave) = (open.clone(), *open, at.onintent.reform(|()| Intent::Leave));
        let asked = view.query.is_some();
        Callback::from(move |_: MouseEvent| {
            // Nothing opens behind the curtain; a question beside which something opens is left.
            open.set(if now == what || waits { Open::Nothing } else { what });
            if asked {
                leave.emit(());
            }
        })
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(Open::Nothing))
    };
    let sharing = {
        let (wanted, at, close) = (Wanted::by(*open == Open::Share), at.clone(), close.clone());
        use_drawn(wanted, || Box::pin(parts::share()), |share| share(at, close))
    };
    let typing = {
        let (wanted, at) = (Wanted::by(*open == Open::Command), at.clone());
        let close = close.clone();
        use_drawn(wanted, || Box::pin(parts::commands()), |commands| commands(at, close))
    };
    let toggle_pause = {
        let paused = paused.clone();
        Callback::from(move |_: MouseEvent| paused.set(!*paused))
    };
    let again = {
        let (players, title) = (view.players.clone(), props.title);
        Callback::from(move |_: MouseEvent| {
            let seed = crate::toolkit::widgets::seed::fresh_seed();
            let chosen = crate::table::title::Chosen::default();
            let table = load(title).and_then(|it| it.begin(title, &players, &chosen, seed));
            table.into_iter().for_each(|table| begun.play(title, table));
        })
    };
    let done_counting = {
        let counted = counted.clone();
        Callback::from(move |_: MouseEvent| counted.set(true))
    };
    let count_left = view.count.is_some() && view.analysis == AnalysisState::Off && *counted;
    let onscore = count_left.then(|| {
        let counted = counted.clone();
        Callback::from(move |_: MouseEvent| counted.set(false))
    });
    let toggle_side = side.toggle.reform(|_: MouseEvent| ());
    let bot = bot_status(at, leave, toggle_pause);
    let count = {
        let props = CountProps {
            at: at.clone(),
            row,
            again: row_again,
            onnew: again,
            onclose: done_counting,
        };
        let wanted = match counting {
            true => Wanted::Now,
            false if view.is_ending => Wanted::Soon,
            false => Wanted::No,
        };
        use_drawn(wanted, || Box::pin(parts::count()), |count| count(props))
    };
    let tools = tools(at, show(Open::Past), show(Open::Hint), toggle_side.clone());
    let more = html! {
        <button type="button" class="button button--quiet button--round" onclick={show(Open::Share)} data-testid="send">{ tool(Sign::Link, shell::send(locale)) }</button>
    };
    let market = at.table.0.market(locale);
    let class = classes!(
        "frame",
        "table-of",
        format!("table-of--{}", rule_set(props.title)),
        market.is_some().then_some("frame--market"),
        side.is_open.then_some("is-side-open"),
        (view.analysis == AnalysisState::On).then_some("is-analysis")
    );
    html! {
        <div ref={root} {class} data-testid="table" data-title={props.title.key()} data-ply={view.past.ply.to_string()} data-turn={turn_name(view.turn)}>
            if let Some(adviser) = (*adviser).clone() { <Bots at={at.clone()} {adviser} {leave} /> }
            <div class="frame__head"><Topbar middle={html! { <span class="table-of__progress" data-testid="progress">{ &view.progress }</span> }} {tools} {more} title={props.title} />{ abandoned(at, props.plays) }{ props.notice.clone() }</div>
            <div class="frame__players">{ players::players(at, &counted_so_far) }</div>
            <main class="frame__board">
                <h1 class="spoken">{ format!("{}: {}", props.title.facts().name, view.progress) }</h1>
                // What is counted is shown on the whole board, however near it was looked at before.
                <Board key={if counting { "counted" } else { "played" }} table={at.table.clone()} {locale} {places} {over} {overview} {onpress} {onpoint} />
                if let Some(tip) = tip { <p class="board-tip" role="status" data-testid="board-tip">{ tip }</p> }
                if !counting && *open == Open::Nothing { { lately(at) } }
                if *open == Open::Past { { past::past(at, show(Open::Past)) } }
                if let (Open::Hint, Some(adviser)) = (*open, (*adviser).clone()) { <Hint at={at.clone()} {adviser} {onshow} onclose={close.clone()} /> }
                { count }
            </main>
            { lesson(at) }
            <section class="frame__prompt" aria-label={shell::what_to_do(locale)}>
                if at.may_act() { { command_button(NodeRef::default(), *open == Open::Command, show(Open::Command), locale) } }
                { typing }
                { prompt::prompt(at, bot, onscore) }
                <p class="spoken" role="status" aria-live="polite">{ narration(at) }</p>
            </section>
            <div class="frame__hand table-of__hand">
                if let Some(market) = market { <div class="table-of__market" data-testid="market">{ market }</div> }
                if let Some(hand) = at.table.0.hand(locale) { <div class="table-of__own" data-testid="hand">{ hand }</div> }
            </div>
            <aside class="frame__side table-of__side" aria-label={shell::boards_and_log(locale)}>
                <button ref={side.closer} type="button" class="button sheet-toggle" onclick={toggle_side}>{ locale.close() }</button>
                { players::boards(at, &counted_so_far, props.plays) }
                <Log at={at.clone()} />
                <Ways at={at.clone()} title={props.title} plays={props.plays} />
            </aside>
            if let Turn::PassTo(seat) = view.turn {
                <Curtain key={seat.0} {seat} players={view.players.clone()} text={shell::curtain_text(locale)} take={html! { { shell::take_device(locale) } }} ontake={at.intent(Intent::TakeDevice)}>
                    { since(at) }
                </Curtain>
            }
            { sharing }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct BotsProps {
    at: At,
    adviser: Adviser,
    leave: Leave,
}

/// Plays for the bots; draws nothing.
#[component]
fn Bots(props: &BotsProps) -> Html {
    use_bots(&props.at, &props.adviser, props.leave);
    Html::default()
}

/// The folder of styles of a title.
fn rule_set(title: TitleKey) -> &'static str {
    title.facts().rule_set
}

fn turn_name(turn: Turn) -> &'static str {
    match turn {
        Turn::Yours(_) => "yours",
        Turn::Done(_) => "done",
        Turn::PassTo(_) => "pass",
        Turn::Bot(..) => "bot",
        Turn::Visit => "visit",
        Turn::Past(_) => "past",
        Turn::Over => "over",
    }
}

/// The buttons of the head.
fn tools(
    at: &At,
    past: Callback<MouseEvent>,
    hint: Callback<MouseEvent>,
    side: Callback<MouseEvent>,
) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let class = "button button--quiet button--round";
    let grey = |there: bool| (!there).then_some("true");
    html! {
        <>
            <button type="button" {class} onclick={at.intent(Intent::Undo)} aria-disabled={grey(view.past.undo.is_some())} data-testid="undo">{ tool(Sign::Undo, locale.undo()) }</button>
            <button type="button" {class} onclick={at.intent(Intent::Redo)} aria-disabled={grey(view.past.redo.is_some())} data-testid="redo">{ tool(Sign::Redo, locale.redo()) }</button>
            <button type="button" {class} onclick={hint} data-testid="hint-button">{ tool(Sign::Hint, shell::hint(locale)) }</button>
            <button type="button" {class} onclick={past} data-testid="past-button">{ tool(Sign::Past, shell::past(locale)) }</button>
            <button type="button" class={classes!(class, "table-of__side-toggle")} onclick={side} data-testid="open-side">{ tool(Sign::Menu, shell::boards_and_log(locale)) }</button>
        </>
    }
}

/// That the game was given up, and what takes it up again.
fn abandoned(at: &At, plays: Plays) -> Html {
    if at.view.fate != Fate::Abandoned || plays != Plays::Here {
        return Html::default();
    }
    html! {
        <div class="notice" role="status" data-testid="abandoned">
            <span>{ shell::abandoned(at.locale) }</span>
            <button type="button" class="button button--main" onclick={at.intent(Intent::Fate(Fate::Played))} data-testid="resume">{ at.locale.go_on() }</button>
        </div>
    }
}

/// What the guide says, with what closes it.
fn lesson(at: &At) -> Html {
    if at.view.past.moment == Moment::Past {
        return Html::default();
    }
    let Some(lesson) = &at.view.lesson else { return Html::default() };
    let told = Guide { voice: Voice::Speaking, told: at.view.guide.told.with(lesson.number) };
    let silent = Guide { voice: Voice::Silent, ..at.view.guide };
    html! {
        <section class="lesson" aria-label={shell::guide(at.locale)} data-testid="lesson" data-lesson={lesson.number.to_string()}>
            <p>{ &lesson.text }</p>
            <button type="button" class="button button--main" onclick={at.intent(Intent::Guide(told))} data-testid="lesson-next">{ shell::got_it(at.locale) }</button>
            <button type="button" class="button button--quiet" onclick={at.intent(Intent::Guide(silent))}>{ shell::end_guide(at.locale) }</button>
        </section>
    }
}

/// What happened last and what is asked now, for the ear.
fn narration(at: &At) -> String {
    let (view, locale) = (&at.view, at.locale);
    let lines = view.last_action();
    let who =
        lines.iter().find_map(|line| line.seat).map(|seat| view.players.name_of(seat, locale));
    let texts: Vec<&str> = lines.iter().map(|line| line.text.trim_end_matches('.')).collect();
    let told = format!("{} {}. ", who.unwrap_or_default(), texts.join(". "));
    let told = if texts.is_empty() { None } else { Some(told) };
    let apart = prompt::apart(at).map(|words| format!("{words} ")).unwrap_or_default();
    format!("{apart}{}{}", told.unwrap_or_default(), view.prompt.full)
}

/// Gives the table its title.
#[hook]
fn use_title(view: &TableView, title: TitleKey, locale: Locale) {
    let name = format!("{} · {}", title.facts().name, view.progress);
    use_effect_with((name, locale), |(name, _)| gloo::utils::document().set_title(name));
}

/// Hears what is pressed and pointed at among the pieces beside the board.
#[hook]
fn use_pieces(root: &NodeRef, at: &At, pointed: &UseStateHandle<Option<Pressed>>) {
    let latest = use_mut_ref(|| at.onintent.clone());
    latest.replace(at.onintent.clone());
    let by_finger = use_mut_ref(|| false);
    {
        // A finger points at nothing any more once what it pressed is done.
        let (by_finger, pointed) = (by_finger.clone(), pointed.setter());
        use_effect_with(at.view.past.ply, move |_| {
            if *by_finger.borrow() {
                pointed.set(None);
            }
        });
    }
    let (root, pointed) = (root.clone(), pointed.setter());
    use_effect_with((), move |()| {
        let element = root.cast::<Element>();
        let listeners = element.map(|element| {
            let press = gloo::events::EventListener::new(&element, "click", move |event| {
                if let Some(piece) = piece_of(event) {
                    latest.borrow().emit(Intent::Press(Pressed::Piece(piece)));
                }
            });
            let point = ["pointerover", "focusin"].map(|name| {
                let (pointed, by_finger) = (pointed.clone(), by_finger.clone());
                gloo::events::EventListener::new(&element, name, move |event| {
                    if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
                        by_finger.replace(pointer.pointer_type() == "touch");
                    }
                    match piece_of(event) {
                        Some(piece) => pointed.set(Some(Pressed::Piece(piece))),
                        None if is_beside_board(event) => pointed.set(None),
                        None => {}
                    }
                })
            });
            (press, point)
        });
        move || drop(listeners)
    });
}

fn element_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

/// The piece that was pressed.
pub(super) fn piece_of(event: &Event) -> Option<PieceId> {
    let piece = element_of(event)?.closest("[data-piece]").ok().flatten()?;
    piece.get_attribute("data-piece")?.parse().ok().map(PieceId)
}

fn is_beside_board(event: &Event) -> bool {
    let board = element_of(event).and_then(|it| it.closest(".board-view").ok().flatten());
    board.is_none()
}
