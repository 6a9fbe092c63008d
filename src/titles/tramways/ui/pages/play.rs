//! The table of a saved game.

use crate::storage::{GameId, Listed, Lock, Look, Preferences, keep_look, load, look_of};
use crate::table::ranked::Verdict;
use crate::table::{Clock, GameMode, Prepared, Replayed, SaveError, Table, Turn};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::ui::begun::play;
use crate::titles::tramways::ui::components::analysis::analysis_bar;
use crate::titles::tramways::ui::components::auction::AuctionTrack;
use crate::titles::tramways::ui::components::board_map::BoardMap;
use crate::titles::tramways::ui::components::bot_status::BotStatus;
use crate::titles::tramways::ui::components::choice_list::choice_list;
use crate::titles::tramways::ui::components::command::CommandBox;
use crate::titles::tramways::ui::components::curtain::curtain;
use crate::titles::tramways::ui::components::guide::GuideBubble;
use crate::titles::tramways::ui::components::hand::Hand;
use crate::titles::tramways::ui::components::hints::use_hints;
use crate::titles::tramways::ui::components::history::History;
use crate::titles::tramways::ui::components::log::Log;
use crate::titles::tramways::ui::components::menu::Menu;
use crate::titles::tramways::ui::components::narrator::Narrator;
use crate::titles::tramways::ui::components::player_board::{player_board, status_strip};
use crate::titles::tramways::ui::components::prompt::Prompt;
use crate::titles::tramways::ui::components::question::Question;
use crate::titles::tramways::ui::components::ranked::use_unsaved_notice;
use crate::titles::tramways::ui::components::round_track::RoundTrack;
use crate::titles::tramways::ui::components::score::use_ending;
use crate::titles::tramways::ui::components::seats::Seats;
use crate::titles::tramways::ui::components::sheet::{
    SheetHeight, SheetProvider, use_raised_sheet,
};
use crate::titles::tramways::ui::components::since::use_since_panel;
use crate::titles::tramways::ui::components::tools::{MoreTools, Tools};
use crate::titles::tramways::ui::contexts::{
    AdviserProvider, HintProvider, MapTurnProvider, TableProvider, use_act, use_hint_switch,
    use_model, use_table_and_analysis,
};
use crate::titles::tramways::ui::hooks::{leave_of, use_missed, use_noting, use_saving};
use crate::titles::tramways::ui::hooks::{use_keys, use_table_title};
use crate::titles::tramways::ui::ledger::{attempt_under_way, counted, note_seen, verdict};
use crate::titles::tramways::ui::motion::use_motion;
use crate::titles::tramways::ui::resumed::{resume_instead, use_resumed_notice};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::phase::phase;
use crate::toolkit::begun::Begun;
use crate::toolkit::hooks::{use_drawer, use_effect_on, use_lit_screen, use_lock};
use crate::toolkit::preferences::{use_locale, use_preferences, use_set_preferences};
use crate::toolkit::widgets::download::download;
use crate::toolkit::widgets::icon::{Sign, icon, plain_icon};
use crate::toolkit::widgets::missing::{missing, nothing};
use crate::toolkit::widgets::second_copy::{MirrorNotice, use_brought_notice};
use crate::toolkit::widgets::topbar::Topbar;
use crate::toolkit::widgets::windows::{looking_on_notice, use_saving_notice};
use crate::words::{Locale, shell};
use std::mem::discriminant;
use yew::prelude::*;

/// The page of a game.
pub fn table(id: GameId) -> Html {
    html! { <PlayPage key={id.as_str().to_owned()} id={id.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct PlayPageProps {
    pub id: GameId,
}

/// A game as it was found.
#[derive(Clone, PartialEq)]
enum Found {
    /// A game, with its save's revision and clock.
    Game {
        table: Table<Tramways>,
        prepared: Option<Prepared>,
        revision: u64,
        clock: Clock,
        replayed: Replayed,
        /// What the ledger says of it; a game that lags behind the ledger does not count any more.
        verdict: Verdict,
    },
    /// A game that does not count at the set-up of an attempt under way, which is opened instead.
    Attempt(GameId),
    /// A save that cannot be read, with its text.
    Broken(SaveError, String),
    /// No such game.
    Nothing,
}

fn find(id: &GameId, begun: &Begun) -> Found {
    match load(id) {
        Some(Listed::Good(_, save)) => match save.open() {
            Ok((table, replayed)) => {
                let verdict = verdict(&save);
                let table = counted(table, verdict);
                match instead(&table) {
                    Some(attempt) => Found::Attempt(attempt),
                    None => Found::Game {
                        table,
                        prepared: save.prepared.clone(),
                        revision: save.revision(),
                        clock: save.clock,
                        replayed,
                        verdict,
                    },
                }
            }
            Err(error) => Found::Broken(error, save.write()),
        },
        Some(Listed::Broken(_, text, error)) => Found::Broken(error, text),
        None => begun.get(id).map_or(Found::Nothing, |table| Found::Game {
            table,
            prepared: None,
            revision: 0,
            clock: Clock::default(),
            replayed: Replayed::Whole,
            verdict: Verdict::GoesOn,
        }),
    }
}

/// The attempt under way that is opened instead of a game that does not count. Where there is none, the game's set-up is
/// noted as seen.
fn instead(table: &Table<Tramways>) -> Option<GameId> {
    if table.mode.is_strict() {
        return None;
    }
    let setup = table.session.setup();
    let attempt = attempt_under_way(setup);
    if attempt.is_none() {
        note_seen(setup);
    }
    attempt
}

#[component]
fn PlayPage(props: &PlayPageProps) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let preferences = use_preferences();
    let (lock, take_over) = use_lock(&props.id);
    let visit = use_state(|| 0);
    let found = use_memo((props.id.clone(), *visit), |(id, _)| find(id, &begun));
    let onload = {
        let visit = visit.clone();
        Callback::from(move |()| visit.set(*visit + 1))
    };
    let onheight = use_callback(props.id.clone(), |height: SheetHeight, id| {
        keep_look(id, Look::Sheet, height.name());
    });
    let sheet = look_of(&props.id, Look::Sheet).and_then(|name| SheetHeight::named(&name));
    let sheet = sheet.unwrap_or_default();
    use_effect_on(found.clone(), |found| {
        if let Found::Attempt(id) = &**found {
            resume_instead(id.clone());
        }
    });
    match &*found {
        Found::Attempt(_) => Html::default(),
        Found::Game { table, prepared, revision, clock, replayed, verdict } => html! {
            <TableProvider key={*visit} table={table.clone()} prepared={prepared.clone()} questions={preferences.questions.clone()}>
                <AdviserProvider>
                    <HintProvider>
                        <MapTurnProvider game={props.id.clone()}>
                            <SheetProvider height={sheet} {onheight}>
                                <PlayTable id={props.id.clone()} revision={*revision} clock={*clock} replayed={*replayed} verdict={*verdict} {lock} {take_over} {onload} />
                            </SheetProvider>
                        </MapTurnProvider>
                    </HintProvider>
                </AdviserProvider>
            </TableProvider>
        },
        Found::Broken(why, text) => {
            let (id, told) = (&props.id, locale.broken_save(props.id.as_str(), why));
            missing(locale.unreadable(), &told, download(id, text, locale), locale)
        }
        Found::Nothing => nothing(locale.no_such_game(), locale),
    }
}

#[derive(Properties, PartialEq)]
struct PlayTableProps {
    id: GameId,
    revision: u64,
    clock: Clock,
    replayed: Replayed,
    verdict: Verdict,
    lock: Lock,
    take_over: Callback<()>,
    onload: Callback<()>,
}

#[component]
fn PlayTable(props: &PlayTableProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let tables = use_table_and_analysis();
    let saving = use_saving(&props.id, props.revision, props.clock, props.lock);
    let unnoted = use_noting(&props.id, saving.error.is_none());
    let leave = leave_of(props.lock, saving.error);
    let begun = use_context::<Begun>().unwrap_or_default();
    let onkeep = {
        let (begun, table) = (begun.clone(), model.table.clone());
        Callback::from(move |()| play(&begun, table.clone()))
    };
    let brought = use_brought_notice(&props.id);
    let resumed = use_resumed_notice(&props.id);
    let trouble = use_saving_notice(&props.id, &saving, &props.onload, &onkeep);
    let unsaved = use_unsaved_notice(&props.id, props.clock, &saving, &props.onload);
    let choices = use_memo(model.clone(), |model| model.choices());
    let (hints, ending) = (use_hints(), use_ending(Html::default()));
    let side = use_drawer();
    let toggle_hint = use_hint_switch();
    let toggle = side.toggle.reform(|_: MouseEvent| ());
    use_keys(tables.shown().clone(), act.clone(), toggle_hint);
    let missed = use_missed(&tables.model);
    let tries = tables.analysis.is_some();
    let since = if tries { None } else { missed.in_sight() };
    let since_panel = use_since_panel(&missed, since);
    use_stored_questions();
    use_table_title(&model);
    use_motion();
    use_raised_sheet(model.may_act().then(|| discriminant(&model.state().decision)));
    use_lit_screen(model.turn().screen(model.players(), leave));
    let state = model.state();
    let inert = matches!(model.turn(), Turn::PassTo(_));
    html! {
        <div class={classes!("table", "frame", side.is_open.then_some("is-side-open"), tries.then_some("is-analysis"), several(&model))} data-decision={decision_name(state.decision)} data-ply={model.session().ply().to_string()} data-lock={props.lock.name()} data-testid="table">
            <div class="table__head frame__head" {inert}>
                <Topbar middle={html! { <><RoundTrack />{ mode(model.table.mode, locale) }</> }} tools={html! { <Tools /> }} more={html! { <MoreTools missed={missed.clone()} /> }} />
                { if model.table.mode.is_strict() { unsaved } else { trouble } }
                { looking_on_notice(props.lock, &props.take_over, locale) }
                { brought }
                <MirrorNotice />
                { resumed }
                if unnoted.is_some() {
                    <p class="notice notice--bad" role="alert" data-testid="unnoted">{ locale.attempt_unnoted() }</p>
                }
                if let Some(why) = locale.uncounted(props.verdict) {
                    <p class="notice notice--bad" role="status" data-testid="uncounted">{ why }</p>
                }
                if props.replayed == Replayed::Part {
                    <p class="notice notice--bad" role="alert">{ locale.partial_save() }</p>
                }
            </div>
            <div class="table__seats frame__players" {inert}><Seats />{ status_strip(&model, &act, locale) }</div>
            if !tries { <div class="table__since" {inert}>{ since_panel }</div> }
            <main class="table__map frame__board" {inert}>
                { table_heading(&model, locale) }
                <BoardMap {since} choices={choices.clone()} />
                <Menu />
                <History />
                { hints }
                <GuideBubble />
                <button ref={side.opener} type="button" class="button sheet-toggle" onclick={toggle.clone()} aria-expanded={side.is_open.to_string()} data-testid="open-side">{ icon(Sign::Menu, locale.show_side()) }</button>
            </main>
            <section class="table__prompt frame__prompt" {inert} aria-label={shell::what_to_do(locale)}>
                { analysis_bar(&tables, &act, &begun, locale) }
                <div class="prompt-frame">
                    <BotStatus {leave}><Prompt /></BotStatus>
                    <CommandBox />
                </div>
                <Narrator />
            </section>
            <div class="table__hand frame__hand" {inert}><Hand /></div>
            <aside class="table__side frame__side" {inert} aria-label={locale.region_side()}>
                <button ref={side.closer} type="button" class="button sheet-toggle" onclick={toggle} data-testid="close-side">{ icon(Sign::Close, locale.close()) }{ locale.close() }</button>
                { player_board(&model, locale) }
                { choice_list(&model, &choices, &act, locale) }
                <Log />
            </aside>
            <AuctionTrack />
            { curtain(model.turn()) }
            if model.waiting.is_some() { <Question /> }
            if !tries { { ending } }
            <div class="motion" aria-hidden="true"></div>
        </div>
    }
}

/// Questions that were switched off at the table stay so.
#[hook]
fn use_stored_questions() {
    let (model, preferences, set) =
        (use_table_and_analysis().model, use_preferences(), use_set_preferences());
    use_effect_on(model.questions.clone(), move |questions| {
        if *questions != preferences.questions {
            set.emit(Preferences { questions: questions.clone(), ..(*preferences).clone() });
        }
    });
}

/// The heading of a table, for the ear; it is the title of the page.
pub(super) fn table_heading(model: &GameModel, locale: Locale) -> Html {
    let state = model.state();
    let now = locale.table_title(state.round, phase(state).map(|phase| locale.phase(phase)));
    html! { <h1 class="spoken">{ format!("{}: {now}", locale.tramways()) }</h1> }
}

/// What a game is played for, where that is not only itself.
fn mode(mode: GameMode, locale: Locale) -> Html {
    let day = match mode {
        GameMode::Casual => return Html::default(),
        GameMode::Ranked => None,
        GameMode::Daily(day) => Some(day),
    };
    html! {
        <span class="game-mode" data-testid="mode">
            { plain_icon(Sign::Cup) }{ locale.card_mode(mode) }
            if let Some(day) = day { { format!(" {day}") } }
        </span>
    }
}

/// The classes of a table with more players than one, and with so many that the auction lies over their boards.
pub(super) fn several(model: &GameModel) -> Classes {
    let players = model.state().player_count();
    classes!(
        (players > 1).then_some("table--several"),
        (players >= CROWD).then_some("table--crowded")
    )
}

/// So many players.
const CROWD: usize = 4;

/// The name of what is asked, without its details.
fn decision_name(decision: crate::titles::tramways::rules::state::Decision) -> String {
    let name = format!("{decision:?}");
    name.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}
