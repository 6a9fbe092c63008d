//! The editor of the six districts before a game.

use super::{ground, paint};
use crate::engine::game::Game;
use crate::table::set_up::SetUpChoices;
use crate::titles::metromania::boards::{SIDES, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::variants::CityChoice;
use crate::titles::metromania::view::{chart, city};
use crate::titles::metromania::words::setup as phrases;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// The corners of the city, by which sectors are counted.
const CORNERS: [(i8, i8); SIDES] = [(5, 0), (5, -5), (0, -5), (-5, 0), (-5, 5), (0, 5)];

#[derive(Properties, PartialEq)]
pub(super) struct MapEditorProps {
    pub choices: SetUpChoices,
    /// Called with the choices after a change.
    pub onchange: Callback<SetUpChoices>,
}

/// The city with a button for each district.
#[component]
pub(super) fn MapEditor(props: &MapEditorProps) -> Html {
    let locale = use_locale();
    let held = use_state_eq(|| None::<usize>);
    let laid = city::placements(&props.choices);
    let setup = Setup { city: CityChoice::Laid(laid), ..Setup::standard(3, 0) };
    let press = |sector: usize| {
        let (held, choices) = (held.clone(), props.choices.clone());
        props.onchange.reform(move |_: MouseEvent| {
            let (laid, next) = city::pressed(laid, *held, sector);
            held.set(next);
            SetUpChoices { laid: Some(city::written(laid)), ..choices.clone() }
        })
    };
    let point = |number: usize| {
        let (q, r) = CORNERS[number % SIDES];
        Vertex::named(q, r).map_or((0, 0), chart::vertex)
    };
    let middle = Vertex::named(0, 0).map_or((0, 0), chart::vertex);
    let sector = |sector: usize| {
        let shape = paint::points([middle, point(sector), point(sector + 1)]);
        let held = (*held == Some(sector)).then_some("is-held");
        html! { <polygon key={sector} class={classes!("metro-sector", held)} points={shape} onclick={press(sector)} /> }
    };
    let button = |at: usize| {
        let name = phrases::district(at, laid[at].district, laid[at].turn, locale);
        let pressed = (*held == Some(at)).to_string();
        html! { <button key={at} type="button" class="button button--quiet" onclick={press(at)} aria-pressed={pressed}>{ name }</button> }
    };
    let state = Metromania::new(&setup).ok();
    let (width, height) = chart::EXTENT;
    html! {
        <div class="metro-workbench">
            <p>{ phrases::swap_districts(locale) }</p>
            <svg viewBox={format!("0 0 {width} {height}")} class="metro-workbench__city" aria-hidden="true">
                { for state.iter().map(ground::ground) }
                { for (0..SIDES).map(sector) }
            </svg>
            <div class="row">{ for (0..SIDES).map(button) }</div>
        </div>
    }
}
