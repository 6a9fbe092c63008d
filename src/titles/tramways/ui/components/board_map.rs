//! The map of the table, with what can be clicked on it now.

use crate::titles::tramways::ui::components::map::{Gesture, Map, MapWords, Pick};
use crate::titles::tramways::ui::contexts::{
    Pointing, use_act, use_hinting, use_map_turn, use_model, use_pointed,
};
use crate::titles::tramways::view::meaning::{Choice, overlay};
use crate::titles::tramways::view::msg::{Click, ClickBy, Msg};
use crate::titles::tramways::view::position;
use crate::titles::tramways::view::scene::{Chosen, Overlay};
use crate::titles::tramways::view::since::Since;
use crate::titles::tramways::view::spoken::Spoken;
use crate::titles::tramways::view::uses::Thing;
use crate::titles::tramways::view::{guide, history};
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, shell};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BoardMapProps {
    /// What is marked as changed.
    #[prop_or_default]
    pub since: Option<Since>,
    /// What can be done on it.
    #[prop_or_default]
    pub choices: Rc<Vec<Choice>>,
}

#[component]
pub fn BoardMap(props: &BoardMapProps) -> Html {
    let (model, act, locale) = (use_model(), use_act(), use_locale());
    let (state, players) = (model.state().clone(), model.players().clone());
    let plan =
        use_memo((state.clone(), players), |(state, players)| position::plan(state, players));
    let (pointed, hinting) = (use_pointed(), use_hinting());
    let choices = props.choices.clone();
    let shown = (model.clone(), choices.clone(), props.since, (*pointed).clone(), hinting);
    let overlay = use_memo(shown, |(model, choices, since, pointed, hinting)| {
        let past = || history::marks(&model.table);
        let traces = since.map_or_else(past, |since| since.traces(&model.table));
        let overlay = hinting.over(overlay(model.state(), model.players(), choices));
        let start =
            model.draft.start_location.map(|cell| position::location_points(model.state(), cell));
        let (cell, ride) = match pointed {
            Pointing::Nothing => (None, None),
            Pointing::Cell(cell) => (Some(vec![position::point(model.state(), *cell)]), None),
            Pointing::Ride(links) => {
                (None, Some(position::ride(model.state(), model.players(), links)))
            }
        };
        let chosen = overlay.chosen.or(start.or(cell).map(Chosen::Cells));
        let run = ride.or(overlay.run);
        let broken = model.broken(overlay.broken);
        Overlay {
            chosen,
            run,
            traces,
            broken,
            pointed: guide::places(&model.seen(locale), model.lesson()),
            ..overlay
        }
    });
    let words = use_memo(locale, |locale| words(*locale));
    let turning = use_map_turn();
    let (turn, onturn) = turning.map_or_else(Default::default, |it| (it.turn, it.other));
    let told = (plan.clone(), overlay.clone(), choices, model.players().clone(), locale, turn);
    let cells = use_memo(told, |(plan, overlay, choices, players, locale, _)| {
        Spoken { plan, overlay, choices, players, locale: *locale }.cells()
    });
    let onpick = use_callback((act, state), |pick: Pick, (act, state)| {
        let by = if pick.gesture == Gesture::Drag { ClickBy::Drag } else { ClickBy::Tap };
        let cell = state.map.lattice.at(pick.at);
        if let (Gesture::Decision, Some(cell)) = (pick.gesture, cell) {
            return act.emit(Msg::LookUp(Thing::Cell(cell)));
        }
        act.emit(Msg::Click(Click { cell, targets: pick.targets, by }));
    });
    html! {
        <Map {plan} {overlay} {words} {cells} {onpick} {turn} {onturn} />
    }
}

fn words(locale: Locale) -> MapWords {
    MapWords {
        map: locale.map().into(),
        closer: shell::closer(locale).into(),
        farther: shell::farther(locale).into(),
        whole: locale.whole().into(),
        turn: locale.turn_map().into(),
        far: locale.far_news().into(),
    }
}
