//! What the others did since the player's last turn.

use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::ui::components::card_chip::CardChip;
use crate::titles::tramways::ui::components::map::trace_badge;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::hooks::{Missed, Shown};
use crate::titles::tramways::view::log::Entry;
use crate::titles::tramways::view::scene::TraceKind;
use crate::titles::tramways::view::since::Since;
use crate::titles::tramways::words::Counting;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, color_class, icon, plain_icon};
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

/// The lines of the log by player, and the signs on the map, while they are to be shown.
#[hook]
pub fn use_since_panel(missed: &Missed, since: Option<Since>) -> Html {
    let (model, locale) = (use_model(), use_locale());
    let told = use_memo(
        (since, model.table.clone(), locale, Counting::now()),
        |(since, table, locale, _)| {
            since.map(|since| (since.told(table, *locale), since.traces(table)))
        },
    );
    let close = missed.toggle.reform(|_: MouseEvent| ());
    let call = missed.call.reform(|_: MouseEvent| ());
    let called = (missed.shown == Shown::Called).then_some("since--called");
    let Some((groups, traces)) = &*told else { return Html::default() };
    let kinds = TraceKind::ALL.iter().filter(|kind| traces.iter().any(|it| it.kind == **kind));
    let signs: Vec<Html> = kinds.map(|&kind| sign(kind, locale)).collect();
    let discs = groups.iter().filter_map(|(seat, _)| *seat);
    let discs = discs.map(|seat| plain_icon(Sign::Disc(model.players().color(seat))));
    html! {
        <section class={classes!("since", "panel", called)} aria-label={shell::since_your_turn(locale)} data-testid="since">
            <header class="panel__head">
                <h2 class="panel__title">{ shell::since_your_turn(locale) }</h2>
                <button type="button" class="button button--quiet since__more" onclick={call} aria-label={shell::since_your_turn(locale)} title={shell::since_your_turn(locale)} data-testid="since-more">
                    { plain_icon(Sign::Log) }{ for discs }
                </button>
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="since-close">
                    { icon(Sign::Close, locale.close()) }
                </button>
            </header>
            <ul class="since__groups" tabindex="0" aria-label={shell::since_your_turn(locale)}>
                { for groups.iter().map(|(seat, entries)| group(model.players(), *seat, entries, locale)) }
            </ul>
            if !signs.is_empty() {
                <ul class="since__legend" aria-label={locale.trace_legend()}>{ for signs }</ul>
            }
        </section>
    }
}

fn group(players: &Players, seat: Option<Seat>, entries: &[Rc<Entry>], locale: Locale) -> Html {
    let colour = seat.map(|seat| color_class(players.color(seat)));
    let key = seat.map_or(-1, |seat| i32::from(seat.0));
    html! {
        <li class={classes!("since__group", colour)} {key}>
            <p class="who">{ who(players, seat, locale) }</p>
            <ul>{ for entries.iter().map(|entry| html! { <li key={entry.ply}>{ entry.parts.join(" · ") }{ chips(entry) }</li> }) }</ul>
        </li>
    }
}

/// The cards that an entry names.
fn chips(entry: &Entry) -> Html {
    let chip = |&card: &CardId| html! { <CardChip {card} tabindex="0" key={card.name()} /> };
    html! { <span class="log__cards">{ for entry.cards.iter().map(chip) }</span> }
}

/// A player with the sign of the colour, or the whole table.
pub(super) fn who(players: &Players, seat: Option<Seat>, locale: Locale) -> Html {
    match seat {
        Some(seat) => html! {
            <>{ plain_icon(Sign::Disc(players.color(seat))) }{ locale.player(players, seat) }</>
        },
        None => html! { { locale.whole_table() } },
    }
}

fn sign(kind: TraceKind, locale: Locale) -> Html {
    html! {
        <li class="since__sign">
            <svg class="icon" viewBox="-22 -22 44 44" aria-hidden="true">{ trace_badge(kind) }</svg>
            { kind.label(locale) }
        </li>
    }
}
