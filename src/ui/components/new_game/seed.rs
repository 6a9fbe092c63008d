//! The seed: typed, shown, rolled.

use super::PartProps;
use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::contexts::use_locale;
use crate::view::draft::{Change, Ground};
use crate::words::new_game;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The digits of the greatest seed, and one more that shows it to be too great.
const MAX_DIGITS: &str = "21";

/// The seed.
#[component]
pub(super) fn Seed(props: &PartProps) -> Html {
    let locale = use_locale();
    let draft = &props.draft;
    let oninput = props.onchange.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Change::Type(input.value())
    });
    let roll = props.onchange.reform(|_: MouseEvent| Change::Roll(fresh_seed()));
    let text = match draft.ground {
        Ground::Random => locale.seed_text(),
        Ground::ByHand => locale.seed_text_by_hand(),
    };
    let bad = draft.seed().is_none();
    html! {
        <div class={classes!("seed", bad.then_some("is-bad"))}>
            <label class="seed__plate">
                <span class="seed__title">{ new_game::seed_title(locale) }</span>
                <input class="seed__number" value={draft.typed.clone()} {oninput} inputmode="numeric" autocomplete="off"
                    maxlength={MAX_DIGITS} placeholder={draft.rolled.to_string()} aria-invalid={bad.then_some("true")}
                    data-testid="seed" />
            </label>
            <button type="button" class="button" onclick={roll} data-testid="roll">
                { plain_icon(Sign::Redo) }{ new_game::roll(locale) }
            </button>
            <p class="seed__text">{ text }</p>
        </div>
    }
}

/// A seed of nine digits at most, so that links stay short and people can read it out.
pub fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}
