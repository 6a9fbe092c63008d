//! The prompt bar: what must be done now, what it costs, and the buttons.

use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Task;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::ui::components::changes::changes;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::note::{note, reason};
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::titles::tramways::ui::components::sheet::use_sheet_over_prompt;
use crate::titles::tramways::ui::components::waiting::waiting;
use crate::titles::tramways::ui::contexts::{use_act, use_model};
use crate::titles::tramways::ui::hooks::use_frame;
use crate::titles::tramways::view::frame::Frame;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::offer::{Face, Offer, key, offers};
use crate::titles::tramways::view::prompt::{
    Cost, costs, is_main, is_usual_end, sentence, short, title, why_not_offered,
};
use crate::titles::tramways::view::ruling::{rule_of_offer, rule_of_prompt};
use crate::toolkit::hooks::use_before_picture;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{icon, plain_icon};
use crate::words::{Locale, shell};
use web_sys::Element;
use yew::prelude::*;

/// The prompt bar.
#[component]
pub fn Prompt() -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (on_sheet, frame) = (use_sheet_over_prompt(), use_frame());
    let actions = use_node_ref();
    use_before_picture(model.session().ply(), {
        let actions = actions.clone();
        move || {
            if let Some(actions) = actions.cast::<Element>() {
                actions.set_scroll_left(0);
            }
        }
    });
    let state = model.state();
    if !model.may_act() {
        return waiting(&model, &act, locale);
    }
    let offers = offers(state);
    let on_sheet = on_sheet && state.decision != Decision::Void;
    let elsewhere =
        on_sheet && (state.decision == Decision::Bid || offers.iter().any(|it| it.face.is_card()));
    // Bids have their own buttons, in the auction; cards on a sheet have all that goes with them there.
    let here =
        |offer: &Offer| !offer.face.is_card() && state.decision != Decision::Bid && !elsewhere;
    let buttons = offers.iter().enumerate().filter(|(_, offer)| here(offer));
    let mut buttons: Vec<Html> =
        buttons.map(|(at, offer)| button(&model, offer, at, locale, &act)).collect();
    // Among many it is the last, so that none of them changes its place for it.
    let at = if buttons.len() > FEW { buttons.len() } else { 0 };
    buttons.insert(at, back(&model, locale, &act));
    let seen = model.seen(locale);
    let chip = rule_link(locale, rule_of_prompt(&seen));
    // Where the short form is shown, which the styles decide, all of it comes by a tap, and is always heard.
    let focusable = if frame == Frame::Portrait { "0" } else { "-1" };
    let kinds = matches!(state.decision, Decision::Kind(_)).then_some("prompt__actions--kinds");
    html! {
        <div class="prompt" role="group" aria-label={shell::what_to_do(locale)} tabindex="-1" data-landing="" data-testid="prompt">
            <div class="prompt__say" key={format!("say {}", locale.prompt(state))} tabindex={focusable}>
                <strong class="prompt__short" aria-hidden="true" data-testid="prompt-short">{ short(&seen) }</strong>
                if let Some(title) = title(state, locale) {
                    <strong class="prompt__title">{ title }</strong>
                    <span class="prompt__text">{ sentence(&seen) }</span>{ " " }{ chip.clone() }
                } else {
                    <strong class="prompt__title">{ sentence(&seen) }{ " " }{ chip }</strong>
                }
            </div>
            <div class="prompt__costs" key={locale.prompt(state)}>{ for costs(&seen).into_iter().map(|it| cost(it, &seen)) }</div>
            <div ref={actions} class={classes!("prompt__actions", kinds)}>
                { for buttons }
                { pay(state, locale, &act) }
            </div>
            if !elsewhere { { note(&model, locale) } }
        </div>
    }
}

/// What is spent so far, what is still to pay, and what the proposed payment changes.
fn cost(cost: Cost, seen: &SeatView<Tramways>) -> Html {
    let locale = seen.locale;
    let name = |seat| locale.player(seen.players, seat);
    let sign = |it: Icon| icon(GameSign::Action(it), locale.icon(it));
    match cost {
        Cost::Run(cost) => html! {
            <span class="chip" data-testid="run-cost">
                { icon(GameSign::Action(Icon::Rails(1)), locale.task(Task::Rails)) }{ cost }
            </span>
        },
        Cost::Payable(symbols) => {
            html! { <span class="prompt__hint">{ locale.payable_symbols(symbols) }</span> }
        }
        Cost::Want(icons) => {
            html! { <span class="chip prompt__wants">{ for icons.into_iter().map(sign) }</span> }
        }
        Cost::Symbols(symbols) => {
            html! { <span class="chip prompt__wants">{ locale.symbols(symbols) }</span> }
        }
        // For a phone, where the hand may be wider than the screen.
        Cost::Pays((card, slot)) => html! {
            <span class="chip prompt__paying" title={locale.card(card)}>
                { card.mark() }{ card.card().icon(slot).map(sign) }
            </span>
        },
        Cost::Fares(text) => html! { { text } },
        Cost::Change(change) => changes(change, locale),
        Cost::Unpaid(owner) => {
            html! { <span class="prompt__hint" data-testid="unpaid">{ locale.cannot_pay(&name(owner)) }</span> }
        }
        Cost::Gift(seat, points) => {
            html! { <span class="prompt__hint" data-testid="gift">{ locale.points_for(points, &name(seat)) }</span> }
        }
    }
}

fn back(model: &GameModel, locale: Locale, act: &Callback<Msg>) -> Html {
    let inside = model.draft.start_location.is_some()
        || model.action_start().is_some_and(|ply| ply >= model.floor());
    if !inside {
        return Html::default();
    }
    let onclick = act.reform(|_: MouseEvent| Msg::Back);
    html! {
        <button type="button" class="button" {onclick} data-testid="back">
            { locale.back() }<kbd class="button__key">{ ESCAPE }</kbd>
        </button>
    }
}

/// So many buttons stand right of the one that goes back.
const FEW: usize = 2;

/// Names of keys are the same in every language.
const ESCAPE: &str = "Esc";
const ENTER: &str = "Enter";

fn pay(state: &State, locale: Locale, act: &Callback<Msg>) -> Html {
    if !state.decision.is_payment() {
        return Html::default();
    }
    let onclick = act.reform(|_: MouseEvent| Msg::Pay);
    html! {
        <button type="button" class="button button--main" {onclick} data-testid="pay">
            { locale.pay() }<kbd class="button__key">{ ENTER }</kbd>
        </button>
    }
}

/// The button of an offer that is no card.
pub(super) fn button(
    model: &GameModel,
    offer: &Offer,
    at: usize,
    locale: Locale,
    act: &Callback<Msg>,
) -> Html {
    let (state, action) = (&**model.state(), offer.action);
    let onclick = act.reform(move |_: MouseEvent| Msg::Play(vec![action]));
    let why = why_not_offered(offer, state, locale);
    let why = why.zip(rule_of_offer(offer, state)).map(|(why, rule)| format!("{rule} {why}"));
    let tip = why.or_else(|| match offer.face {
        Face::Task(task) => Some(locale.task_needs(task).to_owned()),
        _ => None,
    });
    let id = format!("why-{at}");
    let main = is_main(&model.seen(locale), offer);
    let class = classes!("button", main.then_some("button--main"));
    html! {
        <button type="button" {class} {onclick} key={offer.notation(state)}
            aria-describedby={tip.as_ref().map(|_| id.clone())} aria-disabled={offer.refusal.is_some().then_some("true")} data-action={offer.notation(state)}>
            if let Some(key) = key(at) {
                <kbd class="button__key">{ key.to_ascii_uppercase() }</kbd>
            }
            { art(offer.face) }
            { offer.label(state, locale) }
            if is_usual_end(state, action) {
                <kbd class="button__key">{ ENTER }</kbd>
            }
            { changes(offer.change, locale) }
            { for tip.map(|text| reason(id, text)) }
        </button>
    }
}

fn art(face: Face) -> Html {
    let sign = match face {
        Face::Task(Task::Rails) => Icon::Rails(1),
        Face::Task(Task::UpgradeLink) => Icon::UpgradeLink,
        Face::Task(Task::Build) => Icon::Build,
        Face::Task(Task::UpgradeBuilding) => Icon::UpgradeBuilding,
        Face::Task(Task::Passenger) => return plain_icon(GameSign::Passenger),
        Face::Kind(kind) => Icon::To(Destination::Kind(kind)),
        _ => return Html::default(),
    };
    plain_icon(GameSign::Action(sign))
}
