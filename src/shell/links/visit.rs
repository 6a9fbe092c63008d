//! An opened link: its game to look at, and a way to play on from it.

use super::wrong_link::unread;
use crate::engine::codec;
use crate::shell::table::play::TableFrame;
use crate::shell::table::plays_here::PlaysHere;
use crate::shell::table::table_state::use_table_state;
use crate::storage::{GameId, Listed, list};
use crate::table::DeviceTurn;
use crate::table::intent::Others;
use crate::table::scores::category::named;
use crate::table::sending::visit::LinkStop;
use crate::titles::TitleKey;
use crate::titles::load::{UnreadLink, Visited, ledger_of, load, play};
use crate::titles::parts::fetch_scores_of;
use crate::toolkit::address::Address;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::hooks::{Wanted, use_drawn, use_effect_on};
use crate::toolkit::ledger::ScoresFace;
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::missing::{missing, nothing};
use crate::toolkit::widgets::rule_link::rule_link;
use crate::words::shell;
use yew::prelude::*;

/// Returns the page of a link.
pub(crate) fn visited(title: TitleKey, link: &str) -> Html {
    let visited = load(title).map(|loaded| loaded.visit(link));
    match visited {
        Some(Ok(Visited { table, stop })) => {
            html! { <Visit key={link.to_owned()} {title} {table} {stop} link={link.to_owned()} /> }
        }
        Some(Err(flaw)) => html! { <Wrong key={link.to_owned()} {flaw} text={link.to_owned()} /> },
        None => html! { <NoGame /> },
    }
}

#[derive(Properties, PartialEq)]
struct WrongProps {
    flaw: UnreadLink,
    text: String,
}

#[component]
fn Wrong(props: &WrongProps) -> Html {
    let locale = use_locale();
    unread(&props.flaw, &props.text, locale)
}

/// The page of a link whose text is no longer stored.
#[component]
pub(crate) fn NoLink() -> Html {
    let locale = use_locale();
    missing(locale.no_visit(), locale.no_visit_advice(), Html::default(), locale)
}

/// The page of a link to a game that this build does not have.
#[component]
fn NoGame() -> Html {
    let locale = use_locale();
    nothing(shell::no_such_game(locale), locale)
}

#[derive(Clone, PartialEq, Properties)]
struct VisitProps {
    title: TitleKey,
    table: TableHandle,
    stop: Option<LinkStop>,
    link: String,
}

/// Returns the saved game that belongs to a link; `None` if there is none.
fn saved_here(table: &TableHandle) -> Option<GameId> {
    list().into_iter().find_map(|game| match game {
        Listed::Good(id, save) if table.0.is_of(&save) => Some(id),
        _ => None,
    })
}

#[component]
fn Visit(props: &VisitProps) -> Html {
    let locale = use_locale();
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let (at, ..) = use_table_state(props.title, &props.table, locale);
    let (table, view) = (at.table.clone(), at.view.clone());
    let play_on = |others: Others| {
        let (pending, table, title) = (pending.clone(), table.clone(), props.title);
        Callback::from(move |_: MouseEvent| {
            play(title, TableHandle(table.0.played_on(others)), &pending);
        })
    };
    let several = view.players.count() > 1;
    let own = use_memo(props.table.clone(), saved_here);
    // A ranked game in progress continues in place of a link that shows its deal.
    let instead = use_memo(props.table.clone(), |table| (ledger_of(table)?.instead)(table));
    use_effect_on((*instead).clone(), |instead| {
        instead.iter().for_each(|id| Address::Play(id.clone()).go_instead());
    });
    if instead.is_some() {
        return Html::default();
    }
    let main =
        |is_first: bool| classes!("button", (is_first && own.is_none()).then_some("button--main"));
    let notice = html! {
        <section class="notice notice--visit" aria-label={shell::visiting(locale)} data-testid="visit">
            if let Some(LinkStop { step, notation, why, rule }) = &props.stop {
                <span role="alert">{ shell::link_stops(*step, notation, why.of(locale), locale) }</span>
                { rule_link(props.title, locale, rule) }
            } else {
                <span>{ if own.is_some() { locale.saved_here() } else { shell::visiting(locale) } }</span>
            }
            if view.turn == DeviceTurn::Over {
                <Verified ..props.clone() />
            }
            if let Some(id) = &*own {
                <a class="button button--main" href={Address::Play(id.clone()).address()} data-testid="open-saved">{ locale.open_saved() }</a>
            }
            if view.turn != DeviceTurn::Over {
                if several {
                    <button type="button" class={main(several)} onclick={play_on(Others::Bots)} data-testid="play-on-with-bots">{ shell::play_on_with_bots(locale) }</button>
                }
                <button type="button" class={main(!several)} onclick={play_on(Others::People)} data-testid="play-on">{ if several { shell::play_on_together(locale) } else { shell::play_on(locale) } }</button>
            }
        </section>
    };
    html! { <TableFrame {at} plays={PlaysHere::Nowhere} {notice} /> }
}

/// Says that a link proves a ranked result; draws nothing for other links.
#[component]
fn Verified(props: &VisitProps) -> Html {
    let (locale, title) = (use_locale(), props.title);
    let is_of_deal = || ledger_of(&props.table).is_some_and(|it| (it.deal)(&props.table).is_some());
    let is_alone = || props.table.0.view(locale).players.count() == 1;
    // For a game against bots only the link of its result says which bots played.
    let counts = is_of_deal() && (is_alone() || codec::is_of_results(&props.link));
    let said = |rules: ScoresFace| {
        let proof = (rules.ranking.prove)(&props.link).ok()?;
        let (_, seed) = named(&proof.deal, rules.ranking.categories)?;
        let proof = locale.verified(proof.mode, seed);
        Some(html! { <span data-testid="verified">{ plain_icon(IconSign::Check) }{ proof }</span> })
    };
    let fetch = move || Box::pin(fetch_scores_of(title)) as _;
    use_drawn(Wanted::by(counts), fetch, |rules| said(rules).unwrap_or_default())
}
