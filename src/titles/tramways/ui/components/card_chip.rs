//! A card in small, within a text; large under the pointer, the finger or the focus.

use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::ui::components::card::{Card, emblem, family_classes};
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CardChipProps {
    pub card: CardId,
    /// Its place in the order of the Tab key; none where arrow keys or nothing leads there.
    #[prop_or(AttrValue::Static("-1"))]
    pub tabindex: AttrValue,
}

/// The distance of the large card from the small one, in pixels.
const GAP: f64 = 8.0;
/// The room that the large card needs, in pixels.
const LARGE: (f64, f64) = (176.0, 260.0);

/// The card's emblem and mark on a small card.
#[component]
pub fn CardChip(props: &CardChipProps) -> Html {
    let locale = use_locale();
    let at = use_state_eq(|| None::<(i32, i32)>);
    let card = props.card;
    let show = {
        let at = at.clone();
        move |target: web_sys::Element| at.set(Some(beside(&target)))
    };
    let onmouseenter = {
        let show = show.clone();
        Callback::from(move |event: MouseEvent| show(event.target_unchecked_into()))
    };
    let onfocus = {
        let show = show.clone();
        Callback::from(move |event: FocusEvent| show(event.target_unchecked_into()))
    };
    let onclick = Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        show(event.target_unchecked_into());
    });
    let hide = use_callback(at.clone(), |(), at| at.set(None));
    let class = classes!("card-chip", family_classes(card));
    html! {
        <>
            <button type="button" {class} aria-label={locale.card_in_full(card)} data-card-chip={card.name()}
                tabindex={props.tabindex.clone()} {onmouseenter} onmouseleave={hide.reform(|_: MouseEvent| ())} {onfocus} onblur={hide.reform(|_: FocusEvent| ())}
                {onclick}>
                <svg class="card-chip__emblem" viewBox="0 0 24 24" aria-hidden="true"><use href={emblem(card)} /></svg>
                { card.mark() }
            </button>
            if let Some((left, top)) = *at {
                <span class="card-chip__large" ~style={format!("left:{left}px;top:{top}px")} aria-hidden="true" data-testid="large-card"><Card {card} /></span>
            }
        </>
    }
}

/// Where the large card has room: left of the small one, else right of it, within the window.
fn beside(target: &web_sys::Element) -> (i32, i32) {
    let button = target.closest("button").ok().flatten();
    let small = button.as_ref().unwrap_or(target).get_bounding_client_rect();
    let height = gloo::utils::window().inner_height().ok().and_then(|it| it.as_f64());
    let room = small.left() - LARGE.0 - GAP;
    let left = if room > 0.0 { room } else { small.right() + GAP };
    let lowest = height.unwrap_or(LARGE.1) - LARGE.1 - GAP;
    (left as i32, small.top().min(lowest).max(GAP) as i32)
}
