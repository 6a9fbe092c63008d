//! A game between devices: who plays here, the turn as a link, and another answer to a turn.

use super::table_context::TableContext;
use crate::engine::game::Seat;
use crate::shell::areas::log::since;
use crate::shell::links::wrong_link::unread;
use crate::shell::start::posters::{First, begin};
use crate::shell::start::saves::picture;
use crate::storage::{Listed, arrived_within_a_day, keep_arrival, list};
use crate::table::Sending;
use crate::table::intent::Intent;
use crate::table::open::{Arriving, ForkView, Hides, Keeps, LineFacts, TableView};
use crate::titles::TitleKey;
use crate::titles::load::{load, play as play_at};
use crate::toolkit::address::Address;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{IconSign, color_class, plain_icon};
use crate::toolkit::widgets::link_dialog::{AddressBox, is_sent_button};
use crate::toolkit::widgets::missing::nothing;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, shell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ArrivalProps {
    pub title: TitleKey,
    /// The link of a turn, already checked.
    pub link: String,
    /// The name of its table.
    pub table: u32,
}

/// Opens the link of a turn: in its game if that is saved on this device; otherwise asks who plays here.
#[component]
pub(crate) fn Arrival(props: &ArrivalProps) -> Html {
    let known = use_memo(props.table, |table| {
        let is_it = |game: &Listed| match game {
            Listed::Good(_, save) => save.remote.is_some_and(|remote| remote.table.0 == *table),
            Listed::Broken(..) => false,
        };
        list().iter().find(|game| is_it(game)).map(|game| game.id().clone())
    });
    let link = props.link.clone();
    use_effect_on(known.clone(), move |known| {
        if let Some(id) = &**known {
            keep_arrival(id, &link);
            Address::Play(id.clone()).go_instead();
        }
    });
    match &*known {
        Some(_) => Html::default(),
        None => html! { <Joining title={props.title} link={props.link.clone()} /> },
    }
}

#[derive(Properties, PartialEq)]
struct JoiningProps {
    title: TitleKey,
    link: String,
}

/// Asks who plays at this device.
#[component]
fn Joining(props: &JoiningProps) -> Html {
    let locale = use_locale();
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let found = use_memo((props.title, props.link.clone()), |(title, link)| {
        let loaded = load(*title)?;
        Some(loaded.join(link, &[]).map(|table| (table.0.view(locale), table.0.save(0, 0))))
    });
    let (view, save) = match &*found {
        Some(Ok((view, _))) if view.players.elsewhere().next().is_none() => {
            return nothing(locale.only_bots(), locale);
        }
        Some(Ok((view, save))) => (view.clone(), save),
        Some(Err(flaw)) => return unread(flaw, &props.link, locale),
        None => return Html::default(),
    };
    html! { <WhoAreYou title={props.title} link={props.link.clone()} picture={picture(save, locale)} {view} {pending} /> }
}

#[derive(Properties, PartialEq)]
struct WhoAreYouProps {
    title: TitleKey,
    link: String,
    /// The board of the current position.
    picture: Html,
    view: Rc<TableView>,
    pending: PendingGame,
}

#[component]
fn WhoAreYou(props: &WhoAreYouProps) -> Html {
    let locale = use_locale();
    let (view, title) = (&props.view, props.title);
    let first = view.to_act().filter(|&seat| view.players.is_elsewhere(seat));
    let sent = use_memo(view.clone(), |view| seats_of_recent_sender(view));
    let mine = use_state_eq(|| {
        let seats = first.into_iter().filter(|seat| !sent.contains(seat));
        seats.collect::<Vec<Seat>>()
    });
    let play = {
        let (pending, mine, link) = (props.pending.clone(), mine.clone(), props.link.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(Ok(table)) = load(title).map(|loaded| loaded.join(&link, &mine)) {
                play_at(title, table, &pending);
            }
        })
    };
    let learn = {
        let (pending, usual) = (props.pending.clone(), use_preferences());
        Callback::from(move |_: MouseEvent| {
            let (pending, usual) = (pending.clone(), usual.clone());
            spawn_local(async move {
                // If a part of the page is missing, the page of a new game opens and says so.
                if begin(title, First::Learn, usual, pending).await.is_err() {
                    Address::New(title).go();
                }
            });
        })
    };
    let seat = |seat: Seat| {
        let (state, is_mine) = (mine.clone(), mine.contains(&seat));
        let onchange = Callback::from(move |_: Event| {
            let mut seats = (*state).clone();
            if is_mine {
                seats.retain(|it| *it != seat)
            } else {
                seats.push(seat)
            }
            state.set(seats);
        });
        let color = view.players.color(seat);
        html! {
            <label key={seat.0} class={classes!("choice", color_class(color))}>
                <input type="checkbox" checked={is_mine} disabled={sent.contains(&seat)} {onchange} data-testid={format!("mine-{}", seat.index() + 1)} />
                <span class="choice__name">{ plain_icon(IconSign::Disc(color)) }{ view.players.name_of(seat, locale) }</span>
                if first == Some(seat) { <span class="choice__text">{ locale.is_next() }</span> }
                if sent.contains(&seat) { <span class="choice__text" data-testid="sent-this-link">{ locale.sent_this_link() }</span> }
            </label>
        }
    };
    let facts = title.facts();
    let game = facts.name.of(locale);
    let name = |seat| view.players.name_of(seat, locale);
    let host = view.remote.as_ref().and_then(|remote| remote.last);
    let heading = host.map_or(game.to_owned(), |host| locale.invites_to(&name(host), game));
    let names: Vec<String> = mine.iter().copied().map(name).collect();
    let names = names.join(", ");
    let play_as = match &*names {
        "" => locale.play_as_chosen().to_owned(),
        names => locale.play_as(names),
    };
    // If only one seat is possible, the dialog does not ask for it.
    let is_clear = view.players.elsewhere().filter(|it| !sent.contains(it)).count() == 1;
    let seats = html! {
        <fieldset class="choices">
            <legend>{ locale.who_are_you() }</legend>
            { for view.players.elsewhere().map(seat) }
        </fieldset>
    };
    html! {
        <div class="page notranslate" translate="no">
            <Topbar />
            <main class="page__main">
                <form class="panel panel__body joining" onsubmit={play} data-testid="joining">
                    { props.picture.clone() }
                    <h1>{ heading }</h1>
                    <p>{ facts.about.of(locale) }</p>
                    if view.past.length > 0 { <p>{ &view.progress }</p> }
                    <ul class="joining__terms">
                        <li>{ locale.needs_no_account() }</li>
                        <li>{ locale.turns_are_links() }{ " " }{ locale.about_links(facts.links) }</li>
                        <li>{ privacy_note(view, locale) }</li>
                    </ul>
                    if is_clear {
                        <details class="joining__others" data-testid="others-here">
                            <summary>{ locale.others_here() }</summary>
                            { seats }
                        </details>
                    } else {
                        { seats }
                    }
                    <div class="row">
                        <button type="submit" class="button button--main" disabled={mine.is_empty()} data-testid="join">{ play_as }</button>
                        <button type="button" class="button" onclick={learn} data-testid="learn-first">{ shell::learn(locale) }</button>
                    </div>
                </form>
            </main>
        </div>
    }
}

/// Returns the seats of the device that sent the link, if it arrived within a day. Empty if the turn is not over,
/// because it may go on here, and at the end of a game, where nothing is hidden.
fn seats_of_recent_sender(view: &TableView) -> Vec<Seat> {
    let Some((remote, to_act)) = view.remote.as_ref().zip(view.to_act()) else { return Vec::new() };
    let Some(sender) = remote.last.filter(|&seat| seat != to_act) else { return Vec::new() };
    if !arrived_within_a_day(remote.table.0, sender, view.past.length) {
        return Vec::new();
    }
    let owner = |seat| remote.taken.iter().find(|it| it.seat == seat).map_or(seat, |it| it.by);
    let is_theirs = |&seat: &Seat| seat != to_act && owner(seat) == owner(sender);
    view.players.seats().filter(is_theirs).collect()
}

/// Says what a game between devices hides, and from whom.
fn privacy_note(view: &TableView, locale: Locale) -> &'static str {
    match view.remote.as_ref().map(|remote| remote.hides) {
        Some(Hides::Nothing) => locale.nothing_to_hide(),
        _ => locale.kept_from_the_eye(),
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct BetweenProps {
    pub at: TableContext,
    /// True if the turn is being sent.
    pub sends: bool,
    pub onclose: Callback<()>,
}

/// The dialog over the table of a game between devices: it sends the turn, asks about another answer, or shows the
/// others' actions.
#[component]
pub(crate) fn Between(props: &BetweenProps) -> Html {
    let at = &props.at;
    match (at.view.arriving, &at.view.fork) {
        (Some(Arriving::OtherAnswer), Some(fork)) => other_answer(at, fork),
        (Some(Arriving::TooManyLines), _) => too_many_lines(at),
        (Some(Arriving::OwnTurn), _) => own_turn(at),
        _ if props.sends => {
            html! { <SendTurn at={at.clone()} onclose={props.onclose.clone()} /> }
        }
        _ => Html::default(),
    }
}

#[derive(Properties, PartialEq)]
struct SendTurnProps {
    at: TableContext,
    onclose: Callback<()>,
}

/// The turn as a link, with a message.
#[component]
fn SendTurn(props: &SendTurnProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let address = Address::Link(at.table.0.link(Sending::Turn, 0)).whole_address();
    let message = at.table.0.message(at.name(), locale);
    let onsent = at.onintent.reform(|()| Intent::Sent);
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <Dialog label={locale.send_turn_title()} onclose={props.onclose.clone()}>
            <h2>{ locale.send_turn_title() }</h2>
            <p data-testid="message">{ message.clone() }</p>
            <AddressBox {address} title={locale.send_turn_title()} {message} onsent={onsent.clone()} />
            <div class="dialog__actions">
                { is_sent_button(&onsent, &props.onclose, locale) }
                <button type="button" class="button" onclick={close} data-testid="close-link">{ locale.close() }</button>
            </div>
        </Dialog>
    }
}

/// Shows the others' actions since the viewer's last turn, before the table asks for anything.
fn own_turn(at: &TableContext) -> Html {
    let onclose = at.onintent.reform(|()| Intent::Leave);
    html! {
        <Dialog label={shell::since_your_turn(at.locale)} {onclose}>
            if at.view.since().is_empty() {
                <h2>{ shell::since_your_turn(at.locale) }</h2>
                <p>{ &at.view.progress }</p>
            } else {
                { since(at) }
            }
            <div class="dialog__actions">
                <button type="button" class="button button--main" onclick={at.intent(Intent::Leave)} data-testid="own-turn">{ shell::to_the_table(at.locale) }</button>
            </div>
        </Dialog>
    }
}

/// Asks about another answer to a turn: continue with it, look at it, or ignore it.
fn other_answer(at: &TableContext, fork: &ForkView) -> Html {
    let locale = at.locale;
    let name = fork.seat.map(|seat| at.view.players.name_of(seat, locale)).unwrap_or_default();
    let look = Intent::GoTo { line: fork.line, ply: fork.length };
    html! {
        <Dialog label={locale.other_answer(&name, &fork.when)} onclose={at.onintent.reform(|()| Intent::Leave)}>
            <h2>{ locale.other_answer(&name, &fork.when) }</h2>
            <ul>{ for fork.lines.iter().map(|text| html! { <li>{ text }</li> }) }</ul>
            if fork.own > 0 { <p>{ locale.own_steps_stay(fork.own) }</p> }
            <div class="dialog__actions">
                <button type="button" class="button" onclick={at.intent(look)} data-testid="look-at-answer">{ locale.look_at_answer() }</button>
                <button type="button" class="button" onclick={at.intent(Intent::Agree)} data-testid="take-answer">{ locale.take_answer() }</button>
                <button type="button" class="button button--main" onclick={at.intent(Intent::Leave)} data-testid="keep-answer">{ locale.keep_answer() }</button>
            </div>
        </Dialog>
    }
}

/// Asks which line to delete, to make room for another answer.
fn too_many_lines(at: &TableContext) -> Html {
    let locale = at.locale;
    let lines = at.table.0.lines().into_iter().enumerate();
    let lines = lines.filter(|(_, facts)| facts.keeps == Keeps::No);
    let line = |(number, facts): (usize, LineFacts)| {
        let name = facts.name.shown();
        let name = if name.is_empty() { shell::line(number + 1, locale) } else { name };
        let length = locale.decisions_many(facts.length as i64);
        html! {
            <li key={number}>{ name }{ ", " }{ length }{ " " }
                <button type="button" class="button" onclick={at.intent(Intent::Forget(number))} data-testid="forget-branch">{ locale.delete() }</button>
            </li>
        }
    };
    html! {
        <Dialog label={locale.too_many_branches()} onclose={at.onintent.reform(|()| Intent::Leave)}>
            <h2>{ locale.too_many_branches() }</h2>
            <ul>{ for lines.map(line) }</ul>
            <div class="dialog__actions">
                <button type="button" class="button button--main" onclick={at.intent(Intent::Leave)}>{ shell::leave_it(locale) }</button>
            </div>
        </Dialog>
    }
}
