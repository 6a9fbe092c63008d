//! What a click could mean where it could mean several things, and all that a thing is good for.

use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::contexts::{Pointing, use_act, use_model, use_pointed};
use crate::titles::tramways::view::choices::route;
use crate::titles::tramways::view::meaning::{Meaning, notation};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::offer::key;
use crate::titles::tramways::view::uses::{Begin, Block, Thing, Use, travels};
use crate::toolkit::hooks::{use_effect_on, use_frame_mark, use_overlay};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon, plain_icon};
use crate::words::Locale;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The uses of what was clicked, if they are to be seen.
#[component]
pub fn Menu() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let node = use_node_ref();
    let pointed = use_shown_route(model.draft.menu.is_some());
    use_focus(&node, model.draft.menu.as_ref().map(|menu| menu.about));
    let back = use_callback(act.clone(), |_: MouseEvent, act| act.emit(Msg::Back));
    use_overlay(model.draft.menu.is_some(), act.reform(|()| Msg::Back));
    use_frame_mark("data-menu", model.draft.menu.as_ref().map(|_| "".into()));
    let Some(menu) = &model.draft.menu else { return Html::default() };
    let routes = menu.begins().all(|begin| matches!(begin.meaning, Meaning::Ride(_)));
    let text =
        if routes && menu.begins().next().is_some() { locale.routes() } else { locale.uses_now() };
    let possible = menu.uses.iter().filter_map(|it| Some((it, it.verdict.as_ref().ok()?)));
    let blocked = menu.uses.iter().filter_map(|it| Some((it, it.verdict.as_ref().err()?)));
    let entries: Html = possible
        .enumerate()
        .map(|(at, it)| entry(&model, it, at, locale, &act, &pointed))
        .collect();
    let reasons: Vec<Html> = blocked.map(|(it, block)| reason(it, *block, locale)).collect();
    html! {
        <section ref={node} class={classes!("offer", "uses", side(&model, menu.about))} role="dialog" aria-label={format!("{}: {text}", title(&model, menu.about, locale))} tabindex="-1" data-testid="uses">
            <header class="uses__head">
                <h2 class="offer__title">{ title(&model, menu.about, locale) }</h2>
                <button type="button" class="button button--quiet button--round" onclick={back} data-testid="uses-close">
                    { icon(Sign::Close, locale.back()) }
                </button>
            </header>
            <p class="offer__text">{ if menu.begins().next().is_some() { text } else { locale.no_use_now() } }</p>
            <ul class="stack">{ entries }</ul>
            if !reasons.is_empty() {
                <h3 class="uses__not">{ locale.uses_not_now() }</h3>
                <ul class="uses__reasons">{ for reasons }</ul>
            }
        </section>
    }
}

/// What the map shows of the menu, no longer than it is open.
#[hook]
fn use_shown_route(is_open: bool) -> UseStateHandle<Pointing> {
    let pointed = use_pointed();
    let shown = pointed.clone();
    use_effect_on(is_open, move |_| move || shown.set(Pointing::Nothing));
    pointed
}

/// Moves the focus into the menu when it opens, and back when it closes.
#[hook]
fn use_focus(node: &NodeRef, about: Option<Thing>) {
    let node = node.clone();
    use_effect_on(about, move |about| {
        let document = gloo::utils::document();
        let before = document.active_element();
        let inside = about.and(node.cast::<HtmlElement>());
        // Where nothing takes the focus it stays where it is.
        let _ = inside.as_ref().map(HtmlElement::focus);
        let back = inside
            .and(before)
            .and_then(|it| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(it).ok());
        move || {
            let lost = document.active_element().is_none_or(|it| it.tag_name() == "BODY");
            if lost && let Some(back) = back {
                let _ = back.focus();
            }
        }
    });
}

/// The classes that put the menu beside the cell that it is about, as it lies on the screen.
fn side(model: &GameModel, about: Thing) -> Classes {
    let Thing::Cell(cell) = about else { return Classes::new() };
    let name = model.state().map.lattice.name(cell);
    let middle = |selector: &str| {
        let found = gloo::utils::document().query_selector(selector).ok().flatten()?;
        let area = found.get_bounding_client_rect();
        Some((area.left() + area.width() / 2.0, area.top() + area.height() / 2.0))
    };
    let (cell, map) = (middle(&format!("#cell-{name}")), middle(".map__sheet"));
    let Some(((x, y), (across, down))) = cell.zip(map) else { return classes!("uses--east") };
    let beside = if x > across { "uses--west" } else { "uses--east" };
    classes!(beside, if y > down { "uses--north" } else { "uses--south" })
}

fn title(model: &GameModel, about: Thing, locale: Locale) -> String {
    match about {
        Thing::Card(card) => locale.card(card),
        Thing::Cell(cell) => locale.place(model.state(), cell),
    }
}

fn entry(
    model: &GameModel,
    (it, begin): (&Use, &Begin),
    at: usize,
    locale: Locale,
    act: &Callback<Msg>,
    pointed: &UseStateHandle<Pointing>,
) -> Html {
    let onclick = act.reform(move |_: MouseEvent| Msg::Choose(at));
    let key = key(at).map(|key| key.to_ascii_uppercase().to_string());
    let price = begin.price;
    let worth = it.lays_rails().then(|| locale.link_worth());
    let route = route(begin);
    let ridden = route.map_or(Pointing::Nothing, |trip| Pointing::Ride(trip.links.clone()));
    let (show, hide) = (points(pointed, ridden), points(pointed, Pointing::Nothing));
    html! {
        <li key={at} onmouseenter={show.reform(|_: MouseEvent| ())} onmouseleave={hide.reform(|_: MouseEvent| ())}
            onfocusin={show.reform(|_: FocusEvent| ())} onfocusout={hide.reform(|_: FocusEvent| ())}>
            <button type="button" class="button uses__entry" {onclick} data-action={begins(model, begin)} data-testid="use">
                if let Some(key) = key {
                    <kbd class="button__key">{ key }</kbd>
                }
                { for it.icons.iter().map(|&it| plain_icon(GameSign::Action(it))) }
                <span>{ text(model, it, begin, locale) }</span>
                if price.cards > 0 {
                    <span class="chip">{ locale.cards(price.cards.into()) }</span>
                }
                { changes(price.cost, locale) }
                { changes(price.gain, locale) }
                if let Some(most) = price.symbols {
                    <small>{ locale.rails_price(most) }</small>
                }
                if let Some(trip) = route {
                    <small>{ travels(model.state(), model.players(), trip, locale) }</small>
                }
                if let Some(owner) = price.unpaid {
                    <small>{ locale.cannot_pay(&locale.player(model.players(), owner)) }</small>
                }
                <small>{ price.bonus.and_then(|kind| locale.bonus_choice(kind)).or(worth) }</small>
            </button>
        </li>
    }
}

/// Has the map show something.
fn points(pointed: &UseStateHandle<Pointing>, what: Pointing) -> Callback<()> {
    let pointed = pointed.clone();
    Callback::from(move |()| pointed.set(what.clone()))
}

/// The notation of the decisions that a use begins with, if it takes any.
fn begins(model: &GameModel, begin: &Begin) -> Option<String> {
    let actions = match &begin.meaning {
        Meaning::Play(actions) => actions,
        Meaning::Ride(trips) => &trips.first()?.actions,
        Meaning::Arm(_) | Meaning::Icon(..) => return None,
    };
    Some(notation(model.state(), actions))
}

fn text(model: &GameModel, it: &Use, begin: &Begin, locale: Locale) -> String {
    route(begin).map_or_else(|| it.label(locale), |trip| locale.route(model.state(), &trip.stops))
}

fn reason(it: &Use, block: Block, locale: Locale) -> Html {
    let rule = block.rule();
    let key = format!("{} {rule}", it.label(locale));
    html! {
        <li {key} data-testid="no-use">
            <strong>{ it.label(locale) }</strong>
            { " " }{ block.text(locale) }{ " " }{ rule_link(locale, rule) }
        </li>
    }
}
