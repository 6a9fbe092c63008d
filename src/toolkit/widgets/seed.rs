//! The seed of a new game: typed, shown, drawn.

use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::words::{Locale, new_game};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The digits of the greatest seed and one more, which shows that it is too great.
const MAX_DIGITS: &str = "21";

/// The seed for its plate.
pub(crate) struct SeedShown<'a> {
    /// The typed text; empty if the page draws the seed.
    pub(crate) typed: &'a str,
    /// The seed drawn by the page.
    pub(crate) rolled: u64,
    /// The seed of the game; `None` if the typed text is invalid.
    pub(crate) seed: Option<u64>,
    /// Says which things the seed decides.
    pub(crate) text: &'static str,
}

/// Draws the plate of the seed with a button that draws another.
pub(crate) fn seed_plate(
    shown: &SeedShown,
    ontype: &Callback<String>,
    onroll: &Callback<u64>,
    locale: Locale,
) -> Html {
    let oninput = ontype
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let roll = onroll.reform(|_: MouseEvent| fresh_seed());
    let bad = shown.seed.is_none();
    html! {
        <div class={classes!("seed", bad.then_some("is-bad"))}>
            <label class="seed__plate">
                <span class="seed__title">{ new_game::seed_title(locale) }</span>
                <input class="seed__number" value={shown.typed.to_owned()} {oninput} inputmode="numeric" autocomplete="off"
                    maxlength={MAX_DIGITS} placeholder={shown.rolled.to_string()} aria-invalid={bad.then_some("true")}
                    data-testid="seed" />
            </label>
            <button type="button" class="button" onclick={roll} data-testid="roll">
                { plain_icon(IconSign::Redo) }{ new_game::roll(locale) }
            </button>
            <p class="seed__text">{ shown.text }</p>
        </div>
    }
}

/// Draws a seed of at most nine digits, so that links stay short and people can read it out.
pub(crate) fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}
