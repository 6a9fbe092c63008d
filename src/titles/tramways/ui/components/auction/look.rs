//! One of the cards on offer, large and explained, with what takes it.

use crate::titles::tramways::rules::card::{CardId, Consequence};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::ui::components::card::Card;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::words::{consequence_text, icon_text};
use crate::toolkit::hooks::{use_effect_on, use_overlay};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::{Sign, icon, plain_icon};
use yew::prelude::*;

/// The card that is looked at, until the next decision.
#[hook]
pub(super) fn use_looked() -> UseStateHandle<Option<CardId>> {
    let (model, looked) = (use_model(), use_state_eq(|| None));
    {
        let looked = looked.clone();
        use_effect_on(model.session().ply(), move |_| looked.set(None));
    }
    looked
}

#[derive(Properties, PartialEq)]
pub(super) struct LookProps {
    pub card: CardId,
    /// Called when it is put aside.
    pub onclose: Callback<()>,
    /// What takes it; nothing where it cannot be taken now.
    pub children: Html,
}

/// The card in large, what each of its icons does, and its Consequence.
#[component]
pub(super) fn Look(props: &LookProps) -> Html {
    let locale = use_locale();
    let card = props.card;
    use_overlay(true, props.onclose.clone());
    let close = props.onclose.reform(|_: MouseEvent| ());
    let mut icons: Vec<Icon> = card.card().icons().map(|(_, icon)| icon).collect();
    icons.dedup();
    let consequence = card.card().consequence;
    html! {
        <section class="look" role="group" aria-label={locale.card_in_full(card)} data-testid="look" data-card={card.name()}>
            <header class="look__head">
                <h3 class="look__title">{ locale.card(card) }</h3>
                <button type="button" class="button button--quiet button--round" onclick={close} data-testid="look-close">{ icon(Sign::Close, locale.close()) }</button>
            </header>
            <Card {card} />
            <dl class="look__icons">
                { for icons.into_iter().map(|it| html! {
                    <div class="look__icon">
                        <dt>{ plain_icon(GameSign::Action(it)) }<b>{ locale.icon(it) }</b></dt>
                        <dd>{ icon_text(it).of(locale) }</dd>
                    </div>
                }) }
                if consequence != Consequence::None {
                    <div class="look__icon look__icon--cost">
                        <dt>{ plain_icon(GameSign::Cost(consequence)) }<b>{ locale.consequence(consequence) }</b></dt>
                        <dd>{ consequence_text(consequence).of(locale) }</dd>
                    </div>
                }
            </dl>
            <div class="look__actions">{ props.children.clone() }</div>
        </section>
    }
}
