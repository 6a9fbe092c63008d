//! The table of a link: to look at, to walk through, to play on from.

use crate::storage::{GameId, Listed, list};
use crate::titles::tramways::codec::Kind;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::session::attempt::prove;
use crate::titles::tramways::session::{Proof, Visit};
use crate::titles::tramways::ui::begun::play;
use crate::titles::tramways::ui::components::auction::AuctionTrack;
use crate::titles::tramways::ui::components::board_map::BoardMap;
use crate::titles::tramways::ui::components::hand::Hand;
use crate::titles::tramways::ui::components::history::History;
use crate::titles::tramways::ui::components::link_button::LinkButton;
use crate::titles::tramways::ui::components::log::Log;
use crate::titles::tramways::ui::components::narrator::Narrator;
use crate::titles::tramways::ui::components::player_board::{player_board, status_strip};
use crate::titles::tramways::ui::components::round_track::RoundTrack;
use crate::titles::tramways::ui::components::score::use_ending;
use crate::titles::tramways::ui::components::seats::Seats;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::ui::hooks::use_table_title;
use crate::titles::tramways::ui::pages::play::{several, table_heading};
use crate::titles::tramways::ui::pages::visit::stop::stop_notice;
use crate::toolkit::address::Address;
use crate::toolkit::begun::Begun;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct VisitTableProps {
    /// What the link holds.
    pub(super) visit: Rc<Visit>,
    /// The link's text.
    pub(super) link: String,
}

#[component]
pub(super) fn VisitTable(props: &VisitTableProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let visit = &props.visit;
    let invitation = use_invitation(visit, &props.link);
    use_table_title(&model);
    html! {
        <div class={classes!("table", "frame", "table--visit", several(&model))} data-ply={model.session().ply().to_string()} data-testid="visit">
            <div class="table__head frame__head">
                <Topbar middle={html! { <RoundTrack /> }} more={html! { <LinkButton /> }} />
                { stop_notice(visit, locale) }
            </div>
            <div class="table__seats frame__players"><Seats />{ status_strip(&model, &act, locale) }</div>
            <main class="table__map frame__board">
                { table_heading(&model, locale) }
                <BoardMap />
                <History />
            </main>
            <section class="table__prompt frame__prompt" aria-label={shell::what_to_do(locale)}>
                { invitation }
                <Narrator />
            </section>
            if model.viewer().is_some() {
                <div class="table__hand frame__hand"><Hand /></div>
            }
            <aside class="table__side frame__side" aria-label={locale.region_side()}>
                { player_board(&model, locale) }
                <Log />
            </aside>
            <AuctionTrack />
        </div>
    }
}

/// What the replay of a ranked game proves, and what it cannot.
fn verified(proof: &Proof, locale: Locale) -> Html {
    html! { <p class="score__proof" data-testid="verified">{ plain_icon(Sign::Check) }<span>{ locale.verified(proof.mode, proof.seed) }</span></p> }
}

/// What can be done with the game besides looking at it. It never touches another game.
#[hook]
fn use_invitation(visit: &Rc<Visit>, link: &str) -> Html {
    let (model, locale) = (use_model(), use_locale());
    let begun = use_context::<Begun>().unwrap_or_default();
    let own = use_memo(visit.clone(), |visit| saved_here(visit));
    let proof = use_memo(link.to_owned(), |link| prove(link).ok());
    let proof = (*proof).as_ref().map(|proof| verified(proof, locale)).unwrap_or_default();
    let ending = use_ending(proof);
    let table = model.table.clone();
    let onplay = Callback::from(move |_: MouseEvent| play(&begun, table.clone()));
    let over = model.state().decision == Decision::Over;
    let title = match visit.kind {
        Kind::Position => locale.linked_position(),
        Kind::Game | Kind::Setup | Kind::Turn | Kind::Board => locale.linked_game(),
    };
    html! {
        <div class="prompt prompt--waiting" tabindex="-1" data-landing="">
            <div class="prompt__say">
                <strong class="prompt__title">{ title }</strong>
                <span class="prompt__text">{ hint(model.state(), own.as_ref().as_ref(), locale) }</span>
            </div>
            <div class="prompt__actions">
                if let Some(id) = &*own {
                    <a class="button button--main" href={Address::Play(id.clone()).address()} data-testid="open-saved">{ locale.open_saved() }</a>
                }
                { ending }
                if !over {
                    <button type="button" class={classes!("button", own.is_none().then_some("button--main"))} onclick={onplay} data-testid="play-from-here">{ shell::play_on(locale) }</button>
                }
            </div>
        </div>
    }
}

/// What can be done with a game, or with the one of it that is saved here.
fn hint(state: &State, own: Option<&GameId>, locale: Locale) -> &'static str {
    if own.is_some() {
        locale.saved_here()
    } else if state.decision == Decision::Over {
        locale.walk_back_hint()
    } else if state.is_solo() {
        locale.play_from_here_hint()
    } else {
        locale.play_all_seats_hint()
    }
}

/// The saved game that the link is of, if there is one.
fn saved_here(visit: &Visit) -> Option<GameId> {
    let record = visit.table.session.whole_record();
    list().into_iter().find_map(|game| match game {
        Listed::Good(id, save) if save.is_of(&record) => Some(id),
        _ => None,
    })
}
