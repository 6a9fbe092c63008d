//! The list of saved games.

use super::home_frame::panel;
use super::last_game::last_game;
use crate::engine::game::Seat;
use crate::shell::backup::{
    BackupBar, Copies, GameFiles, ImportPage, NewDevice, OpenLink, RecoveredGames, use_import,
};
use crate::shell::picture::picture as picture_of;
use crate::storage::{GameId, Listed, delete, size_of};
use crate::table::{GameStatus, Save, SavedCount};
use crate::titles::parts::delete_counted;
use crate::titles::{Capability, TitleKey};
use crate::toolkit::address::Address;
use crate::toolkit::fetching::NotFetched;
use crate::toolkit::hooks::{PartMissing, SavedGames, clone, use_saved_counts};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::{moment, since};
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::download::download;
use crate::toolkit::widgets::export::export_button;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::second_copy::MirrorNotice;
use crate::toolkit::widgets::spare_games::scarce_notice;
use crate::toolkit::widgets::thumbnail::ThumbnailMap;
use crate::words::shell as words;
use crate::words::{Locale, device};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The number of games that are shown at a time: each has a picture.
const STRETCH: usize = 100;

#[derive(Properties, PartialEq)]
pub(crate) struct SavesProps {
    pub games: SavedGames,
    pub files: GameFiles,
}

/// Draws a large link to the game that was played last; draws nothing if it cannot go on.
pub(crate) fn last_game_tile(games: &SavedGames, locale: Locale) -> Html {
    let Some((id, save)) = last_game(&games.list) else { return Html::default() };
    html! {
        <a class="tile tile--last notranslate" translate="no" href={Address::Play(id.clone()).address()} data-testid="continue-last">
            { picture(save, locale) }
            <strong class="tile__name">{ words::resume_title(name(save, locale), locale) }</strong>
            <span class="tile__text">{ facts(save, locale) }</span>
            { scores(save, locale) }
        </a>
    }
}

/// The saved games; each can be continued or deleted, a broken one downloaded.
#[component]
pub(crate) fn Saves(props: &SavesProps) -> Html {
    let locale = use_locale();
    let games = &props.games;
    let import = use_import(&props.files, ImportPage::Games, &games.refresh);
    let doomed = use_state_eq(|| None::<GameId>);
    let shown = use_state_eq(|| STRETCH);
    let more = Callback::from(clone!([shown], move |_: MouseEvent| shown.set(*shown + STRETCH)));
    let copies = use_state_eq(|| Copies::Unasked);
    let ask = Callback::from(clone!([copies], move |_: MouseEvent| copies.set(copies.other())));
    let is_asked = *copies == Copies::Requested;
    let hidden = games.list.len().saturating_sub(*shown);
    let ondelete = use_callback(doomed.setter(), |id: GameId, doomed| doomed.set(Some(id)));
    let spare = use_callback(doomed.setter(), |(), doomed| doomed.set(None));
    // Set if the part that gives up a ranked game could not be fetched.
    let is_kept = use_state_eq(|| false);
    let sure = {
        let (doomed, refresh, games) = (doomed.clone(), games.refresh.clone(), games.list.clone());
        let is_kept = is_kept.setter();
        Callback::from(move |_: MouseEvent| {
            let game = games.iter().find(|it| Some(it.id()) == doomed.as_ref()).cloned();
            let (refresh, is_kept) = (refresh.clone(), is_kept.clone());
            doomed.set(None);
            spawn_local(async move {
                is_kept.set(remove(game).await.is_err());
                refresh.emit(());
            });
        })
    };
    let (onpick, turn) = (import.ways.onpick.clone(), import.importing.report().turn);
    let list = html! {
        <>
            { scarce_notice(games, locale) }
            if *is_kept { <div class="notice notice--bad" role="alert"><PartMissing /></div> }
            <RecoveredGames />
            <MirrorNotice />
            <OpenCounts />
            if games.list.is_empty() {
                <p class="panel__body">{ device::new_device(locale) }</p>
                <NewDevice {onpick} {turn} />
            }
            <ul class="saves">{ for games.list.iter().take(*shown).map(|game| entry(game, *copies, locale, &ondelete)) }</ul>
            if hidden > 0 {
                <button type="button" class="button" onclick={more} data-testid="more-games">{ locale.show_more_games(hidden) }</button>
            }
            if !games.list.is_empty() {
                <div class="panel__body"><button type="button" class="button button--quiet" onclick={ask} aria-expanded={is_asked.to_string()} data-testid="copies">{ locale.copies() }</button></div>
            }
            <BackupBar games={games.clone()} import={import.clone()} copies={*copies} />
            if !games.list.is_empty() {
                <OpenLink />
            }
            if doomed.is_some() {
                <Dialog label={locale.delete_question()} onclose={spare.clone()}>
                    <p>{ locale.delete_question() }</p>
                    <p><b>{ for games.list.iter().filter(|it| Some(it.id()) == doomed.as_ref()).map(|it| title_of(it, locale)) }</b></p>
                    <div class="dialog__actions">
                        <button type="button" class="button" onclick={spare.reform(|_: MouseEvent| ())}>{ locale.no() }</button>
                        <button type="button" class="button button--danger" onclick={sure} data-testid="delete-yes">{ locale.delete() }</button>
                    </div>
                </Dialog>
            }
        </>
    };
    panel(&import.ways, list, locale)
}

/// The counts of games at a real table that are in progress.
#[component]
fn OpenCounts() -> Html {
    let locale = use_locale();
    let (counts, _) = use_saved_counts();
    let open: Vec<_> = counts.iter().filter(|(_, count)| !count.is_over).collect();
    if open.is_empty() {
        return Html::default();
    }
    let entry = |(id, count): &(GameId, SavedCount)| {
        let name = format!("{}: {}", locale.counted_game(), count.name);
        html! { <li key={id.as_str().to_owned()}><a class="button" href={Address::Count(id.clone()).address()} data-testid="count-under-way">{ name }</a></li> }
    };
    html! { <ul class="panel__body stack">{ for open.into_iter().map(entry) }</ul> }
}

/// Deletes a game. A ranked game in progress is given up, which needs its rules.
async fn remove(game: Option<Listed>) -> Result<(), NotFetched> {
    match game {
        Some(Listed::Good(id, save)) if save.mode.is_strict() && title(&save).is_some() => {
            let title = title(&save).unwrap_or(TitleKey::UNNAMED);
            delete_counted(title, id).await
        }
        Some(game) => {
            delete(game.id());
            Ok(())
        }
        None => Ok(()),
    }
}

/// Returns a line about a game.
pub(crate) fn title_of(game: &Listed, locale: Locale) -> String {
    match game {
        Listed::Good(_, save) => {
            format!("{} · {}", name_and_date(save, locale), facts(save, locale))
        }
        Listed::Broken(..) => locale.unreadable().to_owned(),
    }
}

/// Returns the name of a game and the time of its save.
pub(crate) fn name_and_date(save: &Save, locale: Locale) -> String {
    format!("{} · {}", name(save, locale), moment(save.saved_at, locale))
}

/// Draws the size of a save, if backups are shown.
fn size(id: &GameId, copies: Copies, locale: Locale) -> Html {
    match copies {
        Copies::Requested => {
            html! { <span class="save__size">{ locale.kilobytes(size_of(id)) }</span> }
        }
        Copies::Unasked => Html::default(),
    }
}

fn entry(game: &Listed, copies: Copies, locale: Locale, ondelete: &Callback<GameId>) -> Html {
    let id = game.id().clone();
    let key = id.as_str().to_owned();
    let remove = ondelete.reform(move |_: MouseEvent| id.clone());
    let remove = html! {
        <button type="button" class="button button--quiet" onclick={remove} data-testid="delete">{ locale.delete() }</button>
    };
    match game {
        Listed::Good(id, save) => html! {
            <li class="save" {key}>
                { picture(save, locale) }
                <div class="save__body">
                    <span class="save__name">{ name_and_date(save, locale) }</span>
                    <span class="save__facts">{ facts(save, locale) }</span>
                    { size(id, copies, locale) }
                    { scores(save, locale) }
                    <span class="save__actions">
                        <a class="button" href={Address::Play(id.clone()).address()} data-testid="continue">{ if save.glance.over { locale.look_at_game() } else { locale.go_on() } }</a>
                        { export_button(id.clone(), locale) }
                        { remove }
                    </span>
                </div>
            </li>
        },
        Listed::Broken(id, text, error) => html! {
            <li class="save save--broken" {key}>
                <div class="save__body">
                    <span class="save__name">{ locale.unreadable() }</span>
                    <span class="save__facts">{ locale.broken_save(id.as_str(), error) }</span>
                    { size(id, copies, locale) }
                    <span class="save__actions">
                        { download(id, text, locale) }
                        { remove }
                    </span>
                </div>
            </li>
        },
    }
}

/// Returns the title of a save; `None` if this build does not know it.
fn title(save: &Save) -> Option<TitleKey> {
    TitleKey::named(save.title())
}

fn name(save: &Save, locale: Locale) -> &str {
    let title = || title(save).map_or(save.title(), |title| title.facts().name.of(locale));
    save.glance.board.as_deref().unwrap_or_else(title)
}

/// Draws the map of the current position, or the picture of the title if the save has no map.
pub(crate) fn picture(save: &Save, locale: Locale) -> Html {
    let picture = match (&save.glance.picture, title(save)) {
        (None, Some(title)) => picture_of(title),
        (picture, _) => html! {
            <ThumbnailMap picture={picture.clone()} label={locale.map_thumbnail()} />
        },
    };
    html! {
        <span class="save__map">{ picture }</span>
    }
}

/// Returns the mode, the progress and the player to move.
fn facts(save: &Save, locale: Locale) -> String {
    let facts =
        [locale.mode(save.mode).map(str::to_owned), round(save, locale), turn(save, locale)];
    facts.into_iter().flatten().collect::<Vec<String>>().join(" · ")
}

fn round(save: &Save, locale: Locale) -> Option<String> {
    let has_rounds = title(save).is_none_or(|title| title.has(Capability::Rounds));
    (has_rounds && !save.glance.over).then(|| locale.round(save.glance.round))
}

/// Returns the status of the game, with the player to move if there are several.
fn turn(save: &Save, locale: Locale) -> Option<String> {
    if save.glance.over {
        return Some(locale.finished().to_owned());
    }
    if save.status == GameStatus::Abandoned {
        return Some(locale.abandoned().to_owned());
    }
    if save.players.count() < 2 {
        return None;
    }
    let seat = save.glance.to_act?;
    if let Some(remote) = save.remote {
        let name = locale.player(&save.players, seat);
        return Some(match () {
            () if save.players.is_person(seat) => locale.your_turn().to_owned(),
            () if remote.sent.is_none_or(|sent| sent < save.decisions()) => {
                format!("{} · {}", locale.somebody_decides(&name), locale.not_sent())
            }
            () => locale.waits_since(&name, &since(save.saved_at, locale)),
        });
    }
    let is_only_person = save.players.bot(seat).is_none() && save.players.persons().count() == 1;
    if is_only_person {
        return Some(locale.your_turn().to_owned());
    }
    Some(locale.somebody_decides(&locale.player(&save.players, seat)))
}

/// Draws the current scores, with names if there are several players.
fn scores(save: &Save, locale: Locale) -> Html {
    let several = save.players.count() > 1;
    if !several && save.glance.round == 0 {
        return Html::default();
    }
    let scores = save.players.seats().zip(&save.glance.scores);
    let score = |(seat, score): (Seat, &i32)| {
        let (color, bot) = (save.players.color(seat), save.players.bot(seat));
        html! {
            <span class="chip" key={seat.0} title={bot.map(|level| locale.level(level))}>
                { plain_icon(IconSign::Disc(color)) }{ save.players.label(seat, locale) }{ " " }{ locale.number((*score).into()) }
            </span>
        }
    };
    html! {
        <span class={classes!("save__score", several.then_some("save__score--all"))}>
            if several { { for scores.map(score) } } else { { for save.glance.scores.iter().map(|score| locale.score_now(*score)) } }
        </span>
    }
}
