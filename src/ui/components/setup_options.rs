//! The options of a new game.

use crate::games::tramways::setup::{DevelopmentRule, MapChoice, MapSize, PlayerBoard, Sides};
use crate::ui::contexts::use_locale;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What is chosen for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The seed as it was typed; empty is at random.
    pub seed: String,
    /// The sides of the boards.
    pub sides: Sides,
    /// The player board.
    pub board: PlayerBoard,
    /// The Development rule.
    pub development: DevelopmentRule,
}

impl Default for Chosen {
    fn default() -> Self {
        Chosen {
            seed: String::new(),
            sides: Sides::Normal,
            board: PlayerBoard::Normal,
            development: DevelopmentRule::Original,
        }
    }
}

impl Chosen {
    /// The chosen map.
    pub fn map(&self) -> MapChoice {
        MapChoice::Random { sides: self.sides, size: MapSize::Standard }
    }
}

/// The properties of [`SetupOptions`].
#[derive(Properties, PartialEq)]
pub struct SetupOptionsProps {
    /// What is chosen.
    pub chosen: Chosen,
    /// Called with what is chosen then.
    pub onchange: Callback<Chosen>,
}

/// The options, folded until they are asked for.
#[component]
pub fn SetupOptions(props: &SetupOptionsProps) -> Html {
    let locale = use_locale();
    let chosen = &props.chosen;
    let sides = [
        (Sides::Normal, locale.sides_normal()),
        (Sides::Mixed, locale.sides_mixed()),
        (Sides::Hard, locale.sides_hard()),
    ];
    let boards =
        [(PlayerBoard::Normal, locale.board_normal()), (PlayerBoard::Hard, locale.board_hard())];
    let rules = [
        (DevelopmentRule::Original, locale.development_original()),
        (DevelopmentRule::Alternative, locale.development_alternative()),
    ];
    let seed = {
        let (chosen, onchange) = (chosen.clone(), props.onchange.clone());
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            onchange.emit(Chosen { seed: input.value(), ..chosen.clone() });
        })
    };
    html! {
        <details class="panel">
            <summary class="panel__head panel__title">{ locale.options() }</summary>
            <div class="panel__body stack">
                { choice(props, "sides", locale.sides(), sides.map(|(it, text)| (text, Chosen { sides: it, ..chosen.clone() }))) }
                { choice(props, "board", locale.player_board(), boards.map(|(it, text)| (text, Chosen { board: it, ..chosen.clone() }))) }
                { choice(props, "development", locale.development_rule(), rules.map(|(it, text)| (text, Chosen { development: it, ..chosen.clone() }))) }
                <label class="field">
                    <span class="field__label">{ locale.seed() }</span>
                    <input class="field__control" inputmode="numeric" autocomplete="off" value={chosen.seed.clone()} oninput={seed} data-testid="seed" />
                </label>
            </div>
        </details>
    }
}

fn choice<const N: usize>(
    props: &SetupOptionsProps,
    group: &'static str,
    title: &'static str,
    options: [(&'static str, Chosen); N],
) -> Html {
    let option = |(text, then): (&'static str, Chosen)| {
        let checked = then == props.chosen;
        let onchange = props.onchange.reform(move |_: Event| then.clone());
        html! {
            <label class="choice">
                <input type="radio" name={group} {checked} {onchange} />
                <span class="choice__name">{ text }</span>
            </label>
        }
    };
    html! {
        <fieldset class="field">
            <legend class="field__label">{ title }</legend>
            <div class="choices">{ for options.map(option) }</div>
        </fieldset>
    }
}
