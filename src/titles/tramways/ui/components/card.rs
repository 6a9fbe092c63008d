//! A Ticket, face up.

use crate::titles::tramways::rules::card::{CardId, Consequence, Family, IconSlot};
use crate::titles::tramways::rules::icon::Icon;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::game_sign::kind_class;
use crate::toolkit::widgets::icon::icon;
use crate::toolkit::widgets::lettering::{SignPlace, lettering};
use crate::words::Locale;
use yew::prelude::*;

/// Draws a Ticket, face up.
pub(in crate::titles::tramways::ui) fn card(
    id: CardId,
    label: &'static str,
    locale: Locale,
) -> Html {
    let drawn = |_, class: &'static str, art: Html| html! { <span {class}>{ art }</span> };
    html! {
        <div class={classes!("card", family_classes(id))} role="img" aria-label={label} data-card={id.name()}>
            { front(id, drawn, locale) }
        </div>
    }
}

/// Draws everything on a Ticket; `place` gets each icon with its class and its drawing.
pub(in crate::titles::tramways::ui) fn front(
    id: CardId,
    place: impl Fn((IconSlot, Icon), &'static str, Html) -> Html,
    locale: Locale,
) -> Html {
    let face = id.card();
    let count = face.slots.iter().flatten().count();
    let icons = face.icons().filter(|(slot, _)| *slot != IconSlot::STRIPE);
    let slot = |(slot, sign): (IconSlot, Icon)| {
        place((slot, sign), "card__slot", icon(GameSign::Action(sign), locale.icon(sign)))
    };
    let stripe = match face.icon(IconSlot::STRIPE) {
        Some(sign) => {
            let art = stripe_mark(locale.icon(sign).into());
            place((IconSlot::STRIPE, sign), "card__stripe", art)
        }
        None => html! { <span class="card__hole"></span> },
    };
    html! {
        <>
            { band(id) }
            <span class={classes!("card__slots", format!("card__slots--{count}"))}>{ for icons.map(slot) }</span>
            <span class="card__foot">{ consequence(face.consequence, locale) }{ stripe }</span>
        </>
    }
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

/// The emblem of a card's family.
fn emblem(id: CardId) -> &'static str {
    match id.family().0 {
        Family::Development => "#e-development",
        Family::Parcel(_) => "#e-parcel",
        Family::Building(_) => "#e-building",
        Family::Auction => "#e-auction",
        Family::GenericA | Family::GenericB => "#e-generic",
    }
}

/// Draws the family's colour and emblem with the card's mark.
fn band(id: CardId) -> Html {
    let (emblem, mark) = (emblem(id), id.mark());
    html! {
        <span class="card__band">
            <svg class="card__emblem" viewBox="0 0 24 24" aria-hidden="true"><use href={emblem} /></svg>
            <svg class="card__mark" viewBox="0 0 72 28" aria-hidden="true">
                { lettering(&mark, SignPlace { x: 36, y: 14, height: 24 }) }
            </svg>
        </span>
    }
}

/// Draws the magnetic stripe.
fn stripe_mark(label: AttrValue) -> Html {
    html! {
        <svg class="card__stripe-mark" viewBox="0 0 60 16" role="img" aria-label={label.clone()}>
            <title>{ label }</title>
            <path class="card__stripe-code" d="M2 0v16M8 0v16M11 0v16M19 0v16M25 0v16M28 0v16M31 0v16M40 0v16M46 0v16M53 0v16M57 0v16" />
        </svg>
    }
}

/// Draws the seal of a Consequence.
fn consequence(consequence: Consequence, locale: Locale) -> Html {
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
                    { lettering(sign, SignPlace { x: 12, y: 16, height: 28 }) }
                </svg>
            }
            { icon(GameSign::Cost(consequence), locale.consequence(consequence)) }
        </span>
    }
}
