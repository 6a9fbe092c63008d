//! The table of a game: its areas, and the state that they share.

use super::bots::Bots;
use super::composition::{self, use_composition};
use super::folding::{Boxed, use_folding};
use super::game_menu::{GameMenu, use_assistance};
use super::motion::use_motion;
use super::narration::Narration;
use super::panels::{
    Panel, use_between, use_hints, use_panels, use_past, use_review, use_sharing, use_typing,
};
use super::plays_here::PlaysHere;
use super::pointed::PointedBoard;
use super::saving::use_saving;
use super::table_context::TableContext;
use super::table_state::use_table_state;
use crate::engine::game::Seat;
use crate::shell::areas::hand_row::use_hand_row;
use crate::shell::areas::lesson::Guided;
use crate::shell::areas::log::{Log, since, use_others};
use crate::shell::areas::menu::Uses;
use crate::shell::areas::players::Boards;
use crate::shell::areas::prompt::Leaving;
use crate::shell::areas::rounds::Progress;
use crate::shell::areas::{players, prompt};
use crate::shell::score::reviews::Reviews;
use crate::shell::score::running_count::use_running_count;
use crate::shell::scores::{RankedNotices, RankedTable};
use crate::storage::{self, GameId, Listed};
use crate::table::board::composition::Composition;
use crate::table::intent::Intent;
use crate::table::open::{Arriving, LinePosition, Moment, TableView};
use crate::table::scores::{Evidence, SaveVerdict};
use crate::table::view::Tool;
use crate::table::{BotPermission, Clock, DeviceTurn, GameMode, GameStatus, Screen, Teach};
use crate::table::{ReplayedPart, Save, SaveError};
use crate::titles::TitleKey;
use crate::titles::load::{load, play};
use crate::toolkit::address::Address;
use crate::toolkit::boards::board_controls::{BoardControls, board_controls};
use crate::toolkit::boards::board_seen::{rules_address, see};
use crate::toolkit::border::table_ui::{TableArea, TableHandle};
use crate::toolkit::browser::scripts::tell_scripts;
use crate::toolkit::hooks::{clone, use_drawer, use_effect_on, use_lock, use_wake_lock};
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::command_box::command_button;
use crate::toolkit::widgets::curtain::Curtain;
use crate::toolkit::widgets::download::download;
use crate::toolkit::widgets::icon::{IconSign, plain_icon, tool};
use crate::toolkit::widgets::missing::{missing, nothing};
use crate::toolkit::widgets::second_copy::{MirrorNotice, use_brought_notice};
use crate::toolkit::widgets::sheet_handle::{SheetHandle, SheetHeight};
use crate::toolkit::widgets::topbar::Topbar;
use crate::toolkit::widgets::windows::{looking_on_notice, use_saving_notice};
use crate::words::{Locale, shell};
use crate::worker::Adviser;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct SavedGameProps {
    pub id: GameId,
    pub title: TitleKey,
    /// Its save; `None` for a game that has just started.
    pub save: Option<Rc<Save>>,
}

/// A table as it was found.
struct FoundTable {
    table: TableHandle,
    revision: u64,
    clock: Clock,
    replayed: ReplayedPart,
    /// The ledger's verdict.
    verdict: SaveVerdict,
    /// Says whether the ledger has seen the whole game.
    evidence: Evidence,
}

/// The game with a given id.
enum GameWithId {
    Found(FoundTable),
    /// The ranked game in progress that replaces it.
    Instead(GameId),
    Nothing,
}

/// Returns the game as it is saved now.
fn saved(id: &GameId) -> Option<Rc<Save>> {
    match storage::load(id) {
        Some(Listed::Good(_, save)) => Some(Rc::from(save)),
        _ => None,
    }
}

fn find(
    props: &SavedGameProps,
    save: Option<&Rc<Save>>,
    pending: &PendingGame,
) -> Result<GameWithId, SaveError> {
    let Some(loaded) = load(props.title) else { return Ok(GameWithId::Nothing) };
    let Some(save) = save else {
        let table = pending.get::<TableHandle>(&props.id);
        return Ok(table.map_or(GameWithId::Nothing, |table| {
            GameWithId::Found(FoundTable {
                table,
                revision: 0,
                clock: Clock::default(),
                replayed: ReplayedPart::Whole,
                verdict: SaveVerdict::GoesOn,
                evidence: Evidence::Whole,
            })
        }));
    };
    if save.mode.is_strict() {
        storage::keep_marks(&props.id);
    }
    let resumed = loaded.resume(save, storage::mended(&props.id))?;
    let counts = resumed.table.0.view(Locale::English).mode.is_strict();
    if !counts && let Some(id) = (loaded.ledger.instead)(&resumed.table) {
        return Ok(GameWithId::Instead(id));
    }
    Ok(GameWithId::Found(FoundTable {
        table: resumed.table,
        revision: save.revision(),
        clock: save.clock,
        replayed: resumed.replayed,
        verdict: resumed.verdict,
        evidence: resumed.evidence,
    }))
}

/// The table of a saved game, or of one that has just started.
#[component]
pub(crate) fn SavedGame(props: &SavedGameProps) -> Html {
    let locale = use_locale();
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let visit = use_state(|| 0_u32);
    let found = use_memo((props.id.clone(), *visit), |(id, visit)| {
        let save = if *visit == 0 { props.save.clone() } else { saved(id) };
        find(props, save.as_ref(), &pending)
    });
    let onload = Callback::from(clone!([visit], move |()| visit.set(*visit + 1)));
    let instead = match &*found {
        Ok(GameWithId::Instead(id)) => Some(id.clone()),
        _ => None,
    };
    use_effect_on(instead, |instead| {
        instead.iter().for_each(|id| Address::Play(id.clone()).go_instead());
    });
    match &*found {
        Ok(GameWithId::Found(found)) => html! {
            <PlayTable key={*visit} {onload} id={props.id.clone()} title={props.title} table={found.table.clone()} revision={found.revision} clock={found.clock} replayed={found.replayed} verdict={found.verdict} evidence={found.evidence} />
        },
        Ok(GameWithId::Instead(_)) => Html::default(),
        Ok(GameWithId::Nothing) => nothing(shell::no_such_game(locale), locale),
        Err(why) => {
            let text = saved(&props.id).map(|save| save.write()).unwrap_or_default();
            html! { <BrokenSave id={props.id.clone()} {text} why={why.clone()} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct BrokenSaveProps {
    pub id: GameId,
    /// The text of the save.
    pub text: String,
    pub why: SaveError,
}

/// The page of a game whose save cannot be read, with a way to download it.
#[component]
pub(crate) fn BrokenSave(props: &BrokenSaveProps) -> Html {
    let locale = use_locale();
    let reason = locale.broken_save(props.id.as_str(), &props.why);
    missing(locale.unreadable(), &reason, download(&props.id, &props.text, locale), locale)
}

#[derive(Properties, PartialEq)]
struct PlayTableProps {
    id: GameId,
    title: TitleKey,
    table: TableHandle,
    revision: u64,
    clock: Clock,
    replayed: ReplayedPart,
    verdict: SaveVerdict,
    evidence: Evidence,
    onload: Callback<()>,
}

#[component]
fn PlayTable(props: &PlayTableProps) -> Html {
    let locale = use_locale();
    let (at, onreplace, keeper) = use_table_state(props.title, &props.table, locale);
    let (lock, take_over) = use_lock(&props.id);
    let known = (props.revision, props.clock, props.evidence);
    let saving = use_saving(&props.id, known, lock, (&at, &keeper), &onreplace);
    let plays = PlaysHere::of(lock, &saving);
    let pending = use_context::<PendingGame>().unwrap_or_default();
    use_arrival(&props.id, plays, &at);
    let onkeep = Callback::from(clone!([table = at.table, title = props.title], move |()| {
        // A copy is played in this window as a new game.
        let played = table.0.after(&Intent::PlayHere, locale).map(TableHandle);
        play(title, played.unwrap_or_else(|| table.clone()), &pending);
    }));
    let brought = use_brought_notice(&props.id);
    let trouble = use_saving_notice(&props.id, &saving, &props.onload, &onkeep);
    let ranked = RankedTable {
        id: props.id.clone(),
        table: at.table.clone(),
        verdict: props.verdict,
        clock: props.clock,
        saving: saving.clone(),
        onload: props.onload.clone(),
    };
    let notice = html! {
        <>
            if props.replayed == ReplayedPart::Part { <p class="notice notice--bad" role="alert">{ shell::partial_save(locale) }</p> }
            if !at.view.mode.is_strict() { { trouble } }
            <RankedNotices ..ranked />
            { looking_on_notice(lock, &take_over, locale) }
            { brought }
            <MirrorNotice />
        </>
    };
    html! { <TableFrame {at} {plays} {notice} /> }
}

/// Hands a link that was opened for this game to the table once this window plays it. The link stays stored while the
/// table asks about it, so that a reload loses nothing.
#[hook]
fn use_arrival(id: &GameId, plays: PlaysHere, at: &TableContext) {
    let has_arrived = use_state_eq(|| false);
    let (onintent, arrives) = (at.onintent.clone(), has_arrived.setter());
    use_effect_on((id.clone(), plays), move |(id, plays)| {
        if *plays == PlaysHere::Here
            && let Some(link) = storage::arrival(id)
        {
            onintent.emit(Intent::Arrive(link));
            arrives.set(true);
        }
    });
    let asks = at.view.arriving.is_some_and(Arriving::asks) || at.view.fork.is_some();
    use_effect_on((id.clone(), *has_arrived && !asks), move |(id, is_done)| {
        if *is_done {
            storage::forget_arrival(id);
        }
    });
}

#[derive(Properties, PartialEq)]
pub(crate) struct TableFrameProps {
    pub at: TableContext,
    pub plays: PlaysHere,
    #[prop_or_default]
    pub notice: Html,
    /// A plan to draw on the board, as a link.
    #[prop_or_default]
    pub plan: Option<String>,
}

/// The areas of a table.
#[component]
pub(crate) fn TableFrame(props: &TableFrameProps) -> Html {
    let (at, title, locale) = (&props.at, props.at.title, props.at.locale);
    let view = &at.view;
    let root = use_node_ref();
    let adviser = use_memo(title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let adviser = (*adviser).clone();
    let paused = use_state_eq(|| false);
    let plays_here = props.plays == PlaysHere::Here || view.past.moment == Moment::Tried;
    let leave = if *paused || !plays_here { BotPermission::Wait } else { BotPermission::Play };
    let toggle_pause = Callback::from(clone!([paused], move |_: MouseEvent| paused.set(!*paused)));
    let side = use_drawer();
    let toggle_side = side.toggle.reform(|_: MouseEvent| ());
    let unfolded = use_state_eq(|| None::<Seat>);
    let onchip = {
        let (unfolded, toggle, is_open) = (unfolded.setter(), side.toggle.clone(), side.is_open);
        Callback::from(move |seat: Seat| {
            unfolded.set(Some(seat));
            if !is_open {
                toggle.emit(());
            }
        })
    };
    let opens_side = (side.opener.clone(), toggle_side.clone());
    use_motion(at);
    // Stores the site for offline use (`static/offline.js`).
    use_effect_on((), |()| tell_scripts("catenary-table"));
    see(at.table.0.board_id());
    use_assistance(at);
    use_title(view, at.name(), locale);
    let panels = use_panels(at);
    let reviews = (*use_memo((), |()| Reviews::default())).clone();
    let (past, marked) = use_past(&panels, props.plays, &reviews);
    let changed_since =
        marked.unwrap_or(LinePosition { line: view.past.line, ply: view.past.since });
    let opener = use_node_ref();
    let (sharing, typing) = (use_sharing(&panels), use_typing(&panels, &opener));
    let between = use_between(&panels);
    let hint = use_state_eq(|| None::<String>);
    let onhint = hint.setter().to_callback();
    let hints = use_hints(&panels, adviser.clone(), onhint.clone());
    let review = use_review(&panels, &reviews, onhint);
    let counting = use_running_count(at, &panels, props.plays);
    let counted = counting.so_far(at);
    let is_counting = counting.is_open();
    let on_board = if is_counting { Some(counting.over(at)) } else { None };
    let leaving = if panels.shows(Panel::Review) { Leaving::Withheld } else { Leaving::Offered };
    let onread = if panels.is_open(Panel::Hint) { panels.close() } else { Callback::noop() };
    let is_played = props.plays == PlaysHere::Here && view.status == GameStatus::Played;
    use_wake_lock(if is_played { view.turn.screen(&view.players, leave) } else { Screen::Usual });
    let others = use_others(at);
    let bot = adviser.clone().map(|adviser| {
        html! { <Bots at={at.clone()} {adviser} {leave} ontoggle={toggle_pause} others={others.clone()} /> }
    });
    let show = |panel| panels.toggle(panel);
    let tools = tools(at, show(Panel::Past), show(Panel::Hint), opens_side);
    let wheel = use_memo((), |()| BoardControls::default());
    let explain = explain(at);
    let more = html! {
        <>
            <div class="board-menu" role="group" aria-label={shell::board(locale)}>{ board_controls(&at.table, &wheel, locale) }</div>
            // On touch screens few players type.
            if at.may_act() {
                <button type="button" class="button button--quiet button--round command-menu" onclick={show(Panel::Command)} data-testid="command-menu">{ tool(IconSign::Type, shell::command(locale)) }</button>
            }
            // Always present, so that the buttons next to it never move.
            { explain }
            <button type="button" class="button button--quiet button--round" onclick={show(Panel::Share)} data-testid="send">{ tool(IconSign::Link, shell::send(locale)) }</button>
        </>
    };
    let facts = at.table.0.facts();
    let head = use_node_ref();
    let composition = use_composition(facts, &head);
    // In portrait both are sheets, unless the title has a row for the market.
    let (offer_height, side_height) =
        (use_state_eq(SheetHeight::default), use_state_eq(SheetHeight::default));
    // Another kind of decision raises the sheet.
    let height = offer_height.clone();
    use_effect_on(view.prompt.rule, move |_| {
        if *height == SheetHeight::Peek {
            height.set(SheetHeight::Half);
        }
    });
    let market = at.draw(TableArea::Market(changed_since)).map(|market| {
        let class = classes!("table-of__market", offer_height.class());
        html! { <div {class} data-testid="market"><SheetHandle height={offer_height} label={shell::resize(locale)} />{ market }</div> }
    });
    let has_market = market.is_some();
    // In a wide window the market is above the players, otherwise above the hand; banners are above the log, otherwise
    // below the head.
    let banners = props.notice.clone();
    let (offer, over_log, over_hand, under_head) = match composition {
        Composition::Stacked => (None, Html::default(), market, banners),
        Composition::Below | Composition::Left => (market, banners, None, Html::default()),
    };
    let hand_row = use_hand_row(at);
    let inert = is_covered(at);
    let high = Composition::share(composition::drawing(facts));
    let boxed = match (panels.is_beside_board() || is_counting, &view.lesson) {
        (true, _) => Boxed::Panel,
        (false, Some(_)) => Boxed::Lesson,
        (false, None) => Boxed::Log,
    };
    let column = use_node_ref();
    let prompt_area = use_node_ref();
    let banners = use_node_ref();
    use_folding(at, [&column, &prompt_area, &banners], boxed);
    let class = classes!(
        "frame",
        "table-of",
        format!("table-of--{}", title.facts().rule_set),
        composition::class(composition),
        has_market.then_some("frame--market"),
        hand_row.class(),
        side.is_open.then_some("is-side-open"),
        (view.past.moment == Moment::Tried).then_some("is-analysis"),
        panels.is_open(Panel::Past).then_some("is-past"),
        (boxed == Boxed::Panel).then_some("is-boxed"),
        view.query.is_some().then_some("is-asked")
    );
    html! {
        <div class="room"><div ref={root.clone()} {class} ~style={format!("--high:{high:.4}")} data-testid="table" data-title={title.key()} data-ply={view.past.ply.to_string()} data-turn={turn_name(view.turn)}>
            <div class="frame__head" ref={head} {inert}><Topbar middle={html! { <><Progress at={at.clone()} />{ mode(view.mode, locale) }</> }} {tools} {more} {title} /><div class="frame__banners">{ under_head }</div></div>
            <section class="frame__players" {inert} aria-label={shell::players(locale)}>{ players::players(at, &counted, &onchip) }</section>
            <main class="frame__board" {inert}>
                <h1 class="spoken">{ format!("{}: {}", at.name(), view.progress) }</h1>
                <PointedBoard at={at.clone()} {root} since={changed_since} hint={(*hint).clone().or(props.plan.clone())} counted={on_board} wheel={(*wheel).clone()} {onread} />
                <Uses at={at.clone()} />
            </main>
            <div class="frame__foot">
                <section ref={prompt_area} class="frame__prompt" {inert} aria-label={shell::what_to_do(locale)}>
                    if at.may_act() { { command_button(opener, panels.is_open(Panel::Command), show(Panel::Command), locale) } }
                    { typing }
                    { prompt::prompt((props.plays, leaving), at, (others, bot.unwrap_or_default()), counting.onscore(), &show(Panel::Turn)) }
                </section>
                <section class="frame__hand table-of__hand" {inert} aria-label={shell::hand_and_market(locale)}>
                    { over_hand.unwrap_or_default() }
                    if let Some(hand) = at.draw(TableArea::Hand) { <div class="table-of__own" data-testid="hand">{ hand }{ hand_row.opener(at) }</div> }
                </section>
            </div>
            <div class="frame__column" ref={column}>
                if let Some(offer) = offer { <section class="frame__offer" {inert} aria-label={shell::on_offer(locale)}>{ offer }</section> }
                <div ref={banners} class="frame__banners" {inert}>{ over_log }</div>
                // Panels replace the log; in a small window they cover the table.
                <div class="frame__opened">
                    { past }
                    <Guided at={at.clone()} />
                    <div class="frame__over" {inert}>{ hints }{ review }{ counting.drawn.clone() }</div>
                </div>
                <aside class={classes!("frame__side", "table-of__side", side_height.class())} {inert} aria-label={shell::boards_and_log(locale)}>
                    <SheetHandle height={side_height} label={shell::resize(locale)} />
                    <button ref={side.closer} type="button" class="button sheet-toggle" onclick={toggle_side}>{ locale.close() }</button>
                    <Boards at={at.clone()} {unfolded} counted={counted.clone()} plays={props.plays} />
                    <Log at={at.clone()} />
                    <GameMenu at={at.clone()} plays={props.plays} />
                </aside>
            </div>
            if let DeviceTurn::PassTo(seat) = view.turn {
                <Curtain key={seat.0} {seat} players={view.players.clone()} text={shell::curtain_text(locale)} take={html! { { shell::take_device(locale) } }} ontake={at.intent(Intent::TakeDevice)}>
                    { go_back(at) }
                    { since(at) }
                </Curtain>
            }
            { sharing }
            { between }
            <Narration at={at.clone()} />
            // Filled by `toolkit/motion`.
            <div class="motion" aria-hidden="true" inert=true></div>
        </div></div>
    }
}

/// Draws the mode of a game; draws nothing for a casual one.
fn mode(mode: GameMode, locale: Locale) -> Html {
    let day = match mode {
        GameMode::Casual => return Html::default(),
        GameMode::Ranked | GameMode::Challenge => None,
        GameMode::Daily(day) => Some(day),
    };
    html! {
        <span class="game-mode" data-testid="mode">
            { plain_icon(IconSign::Cup) }{ locale.card_mode(mode) }
            if let Some(day) = day { { format!(" {day}") } }
        </span>
    }
}

/// Draws the button that takes back an offer of the device for an earlier position.
fn go_back(at: &TableContext) -> Html {
    let Some(seat) = at.view.returns_to else { return Html::default() };
    let name = at.view.players.name_of(seat, at.locale);
    html! {
        <button type="button" class="button button--quiet" onclick={at.intent(Intent::Leave)} data-testid="go-back">{ at.locale.go_back_as(&name) }</button>
    }
}

fn turn_name(turn: DeviceTurn) -> &'static str {
    match turn {
        DeviceTurn::Yours(_) => "yours",
        DeviceTurn::Done(_) => "done",
        DeviceTurn::PassTo(_) => "pass",
        DeviceTurn::Bot(..) => "bot",
        DeviceTurn::Elsewhere(_) => "elsewhere",
        DeviceTurn::Visit => "visit",
        DeviceTurn::Past(_) => "past",
        DeviceTurn::Over => "over",
    }
}

/// Draws the buttons of the head.
fn tools(
    at: &TableContext,
    past: Callback<MouseEvent>,
    hint: Callback<MouseEvent>,
    (opener, side): (NodeRef, Callback<MouseEvent>),
) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let class = "button button--quiet button--round";
    let grey = |there: bool| (!there).then_some("true");
    let or_why = |there: bool, tool: Tool, does: Callback<MouseEvent>| match there {
        true => does,
        false => at.intent(Intent::PressGrey(tool)),
    };
    // A ranked game has no undo; a press makes the table say so.
    let undo = or_why(
        view.past.undo.is_some() || view.mode.is_strict(),
        Tool::Undo,
        at.intent(Intent::Undo),
    );
    let redo = or_why(view.past.redo.is_some(), Tool::Redo, at.intent(Intent::Redo));
    let hint = or_why(view.may.hint, Tool::Hint, hint);
    html! {
        <>
            <button type="button" {class} onclick={undo} aria-disabled={grey(view.past.undo.is_some())} data-testid="undo">{ tool(IconSign::Undo, locale.undo()) }</button>
            <button type="button" {class} onclick={redo} aria-disabled={grey(view.past.redo.is_some())} data-testid="redo">{ tool(IconSign::Redo, locale.redo()) }</button>
            <button type="button" {class} onclick={hint} aria-disabled={grey(view.may.hint)} data-testid="hint-button">{ tool(IconSign::Hint, shell::hint(locale)) }</button>
            <button type="button" {class} onclick={past} data-testid="past-button">{ tool(IconSign::Past, shell::past(locale)) }</button>
            <button ref={opener} type="button" class={classes!(class, "table-of__side-toggle")} onclick={side} data-testid="open-side">{ tool(IconSign::Menu, shell::boards_and_log(locale)) }</button>
        </>
    }
}

/// Returns whether the curtain covers the table.
pub(crate) fn is_covered(at: &TableContext) -> bool {
    matches!(at.view.turn, DeviceTurn::PassTo(_))
}

/// Sets the title of the page.
#[hook]
fn use_title(view: &TableView, name: &str, locale: Locale) {
    let name = format!("{name} · {}", view.progress);
    use_effect_on((name, locale), |(name, _)| gloo::utils::document().set_title(name));
}

/// Draws the button that explains the decision: by the guide, in a ranked game only by the rule.
fn explain(at: &TableContext) -> Html {
    let (view, locale) = (&at.view, at.locale);
    let name = tool(IconSign::Conductor, locale.explain_again());
    if let (true, Some(rule)) = (view.mode.is_strict(), view.prompt.rule) {
        let href = rules_address(at.title, Some(rule));
        return html! {
            <a class="button button--quiet button--round" {href} data-rule={rule} data-rule-of={at.title.key()} title={locale.explains_by_rule()} data-testid="explain-again">{ name }</a>
        };
    }
    let onclick = match view.may.explain {
        true => at.intent(Intent::Guide(Teach::Again)),
        false => at.intent(Intent::PressGrey(Tool::Explain)),
    };
    html! {
        <button type="button" class="button button--quiet button--round" {onclick} aria-disabled={(!view.may.explain).then_some("true")} title={view.mode.is_strict().then(|| locale.explains_by_rule())} data-testid="explain-again">{ name }</button>
    }
}
