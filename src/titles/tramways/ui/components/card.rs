//! A Ticket, face up.

use crate::titles::tramways::rules::card::{
    Card as Face, CardId, Consequence, Family, Slot, Slots,
};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::game_sign::kind_class;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::icon::icon;
use crate::toolkit::widgets::lettering::{Placed, lettering};
use crate::words::Locale;
use yew::prelude::*;

/// The state of a card among others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CardState {
    /// Nothing special.
    #[default]
    Resting,
    /// May be played now.
    Playable,
    /// In play, or picked from an offer.
    Chosen,
    /// Of no use now.
    Spent,
}

#[derive(Properties, PartialEq)]
pub(crate) struct CardProps {
    pub card: CardId,
    /// Its label; the full description if `None`.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    #[prop_or_default]
    pub standing: CardState,
    /// The slots in play or proposed.
    #[prop_or_default]
    pub used: Slots,
    /// The slots that have an effect if clicked.
    #[prop_or_default]
    pub open: Slots,
    /// Called when a slot is clicked, open or not; makes each slot a button.
    #[prop_or_default]
    pub onslot: Option<Callback<(CardId, Slot)>>,
    /// Called when the card is clicked outside its slots; makes the card a button.
    #[prop_or_default]
    pub onpick: Option<Callback<CardId>>,
}

/// Draws a Ticket, face up, in the player's language.
#[component]
pub(crate) fn Card(props: &CardProps) -> Html {
    let (id, locale) = (props.card, use_locale());
    let class = classes!("card", family_classes(id), standing_class(props.standing));
    let label = props.label.clone().unwrap_or_else(|| locale.card_in_full(id).into());
    let face = face(props, locale);
    let name = id.name();
    let onclick = use_callback((props.onpick.clone(), id), |_: MouseEvent, (onpick, id)| {
        if let Some(onpick) = onpick {
            onpick.emit(*id);
        }
    });
    match (&props.onpick, &props.onslot) {
        (Some(_), None) => html! {
            <button type="button" {class} aria-label={label} aria-pressed={pressed(props.standing)}
                data-card={name} {onclick}>{ face }</button>
        },
        (Some(_), Some(_)) => html! {
            <div {class} role="group" aria-label={label} data-card={name} {onclick}>{ face }</div>
        },
        (None, Some(_)) => html! {
            <div {class} role="group" aria-label={label} data-card={name}>{ face }</div>
        },
        (None, None) => html! {
            <div {class} role="img" aria-label={label} data-card={name}>{ face }</div>
        },
    }
}

fn pressed(standing: CardState) -> &'static str {
    if standing == CardState::Chosen { "true" } else { "false" }
}

/// Returns the classes for the colours of a card's family.
pub(in crate::titles::tramways::ui) fn family_classes(id: CardId) -> Classes {
    let family = match id.family().0 {
        Family::Development => classes!("card--dev"),
        Family::Parcel(_) => classes!("card--parcel"),
        Family::Building(kind) => classes!("card--building", kind_class(kind)),
        Family::Auction => classes!("card--auction"),
        Family::GenericA | Family::GenericB => classes!("card--generic"),
    };
    classes!(family, id.card().is_void().then_some("card--void"))
}

/// Returns the class for a card's state.
pub(in crate::titles::tramways::ui) fn standing_class(standing: CardState) -> Option<&'static str> {
    match standing {
        CardState::Resting => None,
        CardState::Playable => Some("is-playable"),
        CardState::Chosen => Some("is-selected"),
        CardState::Spent => Some("card--spent"),
    }
}

fn face(props: &CardProps, locale: Locale) -> Html {
    let face = props.card.card();
    let count = face.slots.iter().flatten().count();
    html! {
        <>
            { band(props.card) }
            <span class={classes!("card__slots", format!("card__slots--{count}"))}>
                { for face.icons().filter(|(slot, _)| *slot != Slot::STRIPE).map(|place| slot(props, place, locale)) }
            </span>
            <span class="card__foot">
                { consequence(face.consequence, locale) }
                { stripe(props, face, locale) }
            </span>
        </>
    }
}

/// Returns the emblem of a card's family.
pub(super) fn emblem(id: CardId) -> &'static str {
    match id.family().0 {
        Family::Development => "#e-development",
        Family::Parcel(_) => "#e-parcel",
        Family::Building(_) => "#e-building",
        Family::Auction => "#e-auction",
        Family::GenericA | Family::GenericB => "#e-generic",
    }
}

/// Draws the family's colour and emblem with the card's mark.
pub(in crate::titles::tramways::ui) fn band(id: CardId) -> Html {
    let (emblem, mark) = (emblem(id), id.mark());
    html! {
        <span class="card__band">
            <svg class="card__emblem" viewBox="0 0 24 24" aria-hidden="true"><use href={emblem} /></svg>
            <svg class="card__mark" viewBox="0 0 72 28" aria-hidden="true">
                { lettering(&mark, Placed { x: 36, y: 14, height: 24 }) }
            </svg>
        </span>
    }
}

fn slot(props: &CardProps, (slot, sign): (Slot, Icon), locale: Locale) -> Html {
    let name = AttrValue::from(locale.icon(sign));
    place(props, (slot, name.clone()), "card__slot", icon(GameSign::Action(sign), name))
}

fn stripe(props: &CardProps, face: &Face, locale: Locale) -> Html {
    let Some(sign) = face.icon(Slot::STRIPE) else {
        return html! { <span class="card__hole"></span> };
    };
    let label = AttrValue::from(locale.icon(sign));
    let mark = stripe_mark(label.clone());
    place(props, (Slot::STRIPE, label), "card__stripe", mark)
}

/// Draws the magnetic stripe.
pub(in crate::titles::tramways::ui) fn stripe_mark(label: AttrValue) -> Html {
    html! {
        <svg class="card__stripe-mark" viewBox="0 0 60 16" role="img" aria-label={label.clone()}>
            <title>{ label }</title>
            <path class="card__stripe-code" d="M2 0v16M8 0v16M11 0v16M19 0v16M25 0v16M28 0v16M31 0v16M40 0v16M46 0v16M53 0v16M57 0v16" />
        </svg>
    }
}

/// A slot, as a button if slots can be clicked, else as a picture.
fn place(
    props: &CardProps,
    (slot, name): (Slot, AttrValue),
    class: &'static str,
    art: Html,
) -> Html {
    let used = props.used.has(slot);
    let open = props.open.has(slot);
    let class = classes!(class, used.then_some("is-used"), open.then_some("is-open"));
    let Some(onslot) = &props.onslot else {
        return html! { <span {class}>{ art }</span> };
    };
    let pair = (props.card, slot);
    let onclick = onslot.reform(move |event: MouseEvent| {
        event.stop_propagation();
        pair
    });
    let pressed = if used { "true" } else { "false" };
    // Tab stops at the first slot; arrow keys reach the others.
    let is_first = props.card.card().icons().next().is_some_and(|(first, _)| first == slot);
    let tabindex = if is_first { "0" } else { "-1" };
    html! {
        <button type="button" {class} aria-label={name} aria-pressed={pressed} data-slot={slot.0.to_string()} {tabindex} {onclick}>
            { art }
        </button>
    }
}

/// Draws the seal of a Consequence.
pub(in crate::titles::tramways::ui) fn consequence(
    consequence: Consequence,
    locale: Locale,
) -> Html {
    let sign = match consequence {
        Consequence::None => return Html::default(),
        Consequence::Pay3 => "−",
        Consequence::Stress => "+",
        Consequence::Void => "",
    };
    html! {
        <span class="card__cost">
            if !sign.is_empty() {
                <svg class="card__sign" viewBox="0 0 24 32" aria-hidden="true">
                    { lettering(sign, Placed { x: 12, y: 16, height: 28 }) }
                </svg>
            }
            { icon(GameSign::Cost(consequence), locale.consequence(consequence)) }
        </span>
    }
}
