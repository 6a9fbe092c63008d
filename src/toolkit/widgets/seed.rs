//! The seed of a new game: typed, shown, rolled.

use crate::toolkit::widgets::icon::{Sign, plain_icon};
use crate::words::{Locale, new_game};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The digits of the greatest seed, and one more that shows it to be too great.
const MAX_DIGITS: &str = "21";

/// What the plate shows.
pub(crate) struct SeedShown<'a> {
    /// The seed as it was typed; empty where the page draws one.
    pub(crate) typed: &'a str,
    /// The seed that the page drew.
    pub(crate) rolled: u64,
    /// The seed of the game; nothing where what was typed is none.
    pub(crate) seed: Option<u64>,
    /// What the seed decides.
    pub(crate) text: &'static str,
}

/// The plate with the seed, and a button that draws another.
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
                { plain_icon(Sign::Redo) }{ new_game::roll(locale) }
            </button>
            <p class="seed__text">{ shown.text }</p>
        </div>
    }
}

/// A seed of nine digits at most, so that links stay short and people can read it out.
pub(crate) fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1e9) as u64
}
