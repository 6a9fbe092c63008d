//! All players in turn order: what everybody may see of them.

use crate::engine::game::Seat;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};
use crate::titles::tramways::rules::state::Building;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::game_sign::kind_class;
use crate::titles::tramways::ui::components::player_board::gauge;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::motion::Gauge;
use crate::titles::tramways::view::panels::links;
use crate::titles::tramways::view::summary::{Part, Summary};
use crate::toolkit::hooks::use_before_picture;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, color_class, icon, plain_icon};
use crate::words::{Locale, shell};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The players at a table of several; one of them can be unfolded.
#[component]
pub fn Seats() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let unfolded = use_state_eq(|| None::<Seat>);
    let toggle = {
        let unfolded = unfolded.clone();
        Callback::from(move |seat: Seat| {
            unfolded.set((*unfolded != Some(seat)).then_some(seat));
        })
    };
    let list = use_node_ref();
    use_in_sight(&list, model.state().seat);
    let all = use_memo(model.clone(), |model| Summary::all(model.state(), model.players()));
    if all.len() < 2 {
        return Html::default();
    }
    let place = |summary: &Summary| {
        let is_open = *unfolded == Some(summary.seat);
        let seat = summary.seat;
        let onclick = toggle.reform(move |_: MouseEvent| seat);
        html! {
            <li class={class(&model, summary)} key={seat.0} data-seat={seat.0.to_string()}
                aria-current={(summary.part == Part::Decides).then_some("true")}>
                <button type="button" class="seats__row" {onclick} aria-expanded={is_open.to_string()}>
                    { heading(&model, summary, locale) }
                    { facts(summary, locale) }
                </button>
                if is_open { { details(summary, locale) } }
            </li>
        }
    };
    html! {
        <section class="seats" aria-label={shell::players(locale)} data-testid="seats">
            <ol class="seats__list" ref={list}>{ for all.iter().map(place) }</ol>
        </section>
    }
}

/// On a phone the players stand in a strip that is wider than the screen: whoever decides is in it.
#[hook]
fn use_in_sight(list: &NodeRef, seat: Seat) {
    let list = list.clone();
    use_before_picture(seat, move || {
        let Some(list) = list.cast::<HtmlElement>() else { return };
        let place = list.query_selector(&format!("[data-seat=\"{}\"]", seat.0)).ok().flatten();
        let place = place.and_then(|place| place.dyn_into::<HtmlElement>().ok());
        if let Some(place) = place {
            let before = (list.client_width() - place.offset_width()) / 2;
            list.set_scroll_left(place.offset_left() - list.offset_left() - before);
        }
    });
}

fn class(model: &GameModel, summary: &Summary) -> Classes {
    let decides = (summary.part == Part::Decides).then_some("is-deciding");
    let viewer = (model.viewer() == Some(summary.seat)).then_some("is-viewer");
    classes!("seats__place", color_class(summary.color), decides, viewer)
}

fn heading(model: &GameModel, summary: &Summary, locale: Locale) -> Html {
    let order = if summary.place == 1 { locale.first_player() } else { locale.turn_order() };
    let order_class = classes!("seats__order", (summary.place == 1).then_some("is-first"));
    let bot = summary.bot.map(|level| locale.level(level));
    let you = (model.viewer() == Some(summary.seat) && summary.bot.is_none()).then(|| locale.you());
    html! {
        <span class="seats__heading">
            <span class={order_class} title={order}>{ summary.place }</span>
            { plain_icon(Sign::Disc(summary.color)) }
            <span class="seats__name">{ locale.player(model.players(), summary.seat) }</span>
            <small class="seats__role">{ bot.or(you) }</small>
            if summary.part == Part::Decides {
                <small class="seats__turn">{ shell::playing(locale) }</small>
            }
            <b class="seats__score" title={locale.score_so_far()}>{ locale.number(summary.score.into()) }</b>
        </span>
    }
}

fn facts(summary: &Summary, locale: Locale) -> Html {
    let counted = |sign, name: &'static str, of: Gauge, value: i32| {
        html! { <span class="seats__fact">{ icon(sign, name) }<span data-gauge={gauge(of, summary.seat)}>{ value }</span></span> }
    };
    let fact = |sign, name: &'static str, value: String| {
        html! { <span class="seats__fact">{ icon(sign, name) }{ value }</span> }
    };
    html! {
        <span class="seats__facts">
            { counted(GameSign::Points, locale.happiness_points(), Gauge::Points, summary.happiness.into()) }
            { counted(GameSign::Cash, locale.money(), Gauge::Cash, summary.money.into()) }
            { counted(GameSign::Stress, locale.stress(), Gauge::Stress, summary.stress.into()) }
            { counted(GameSign::Worker, locale.workers(), Gauge::Workers, summary.workers.into()) }
            { fact(GameSign::Action(Icon::Rails(1)), locale.links_and_open(), links(summary)) }
            { fact(GameSign::Card, locale.cards_in_hand(), summary.hand.to_string()) }
        </span>
    }
}

fn details(summary: &Summary, locale: Locale) -> Html {
    let row = |name: &'static str, value: Html| html! { <><dt>{ name }</dt><dd>{ value }</dd></> };
    let (straights, curves) = summary.rails;
    let rails = html! {
        <>
            { icon(GameSign::Straight(summary.color), locale.straights()) }{ straights }
            { icon(GameSign::Curve(summary.color), locale.curves()) }{ curves }
        </>
    };
    html! {
        <dl class="seats__details">
            { row(locale.parcels(), some(summary.parcels.iter().map(parcel), locale)) }
            { row(locale.buildings(), some(summary.buildings.iter().map(|it| building(it, locale)), locale)) }
            { row(locale.rails_left(), rails) }
            { row(locale.deck(), html! { { summary.deck } }) }
            { row(locale.discards(), html! { { summary.discard } }) }
            { row(locale.player_board(), html! { { locale.equipment(summary.board) } }) }
        </dl>
    }
}

fn some(things: impl ExactSizeIterator<Item = Html>, locale: Locale) -> Html {
    if things.len() == 0 {
        html! { { locale.none() } }
    } else {
        html! { <>{ for things }</> }
    }
}

fn parcel(parcel: &ParcelId) -> Html {
    html! { <span class="seats__parcel">{ parcel.name() }</span> }
}

fn building((parcel, building): &(ParcelId, Building), locale: Locale) -> Html {
    let sign = GameSign::Action(Icon::To(Destination::Kind(building.kind)));
    let made = if building.upgraded { locale.upgraded() } else { "" };
    html! {
        <span class={classes!("seats__parcel", kind_class(building.kind))}>
            { icon(sign, locale.kind(building.kind)) }{ parcel.name() }{ " " }{ made }
        </span>
    }
}
