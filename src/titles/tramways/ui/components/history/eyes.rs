//! With whose eyes the past is seen.

use crate::engine::game::Seat;
use crate::table::intent::Perspective;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::words::Locale;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A choice of eyes, where nothing needs to be hidden any more.
pub(super) fn eyes(model: &GameModel, act: &Callback<Msg>, locale: Locale) -> Html {
    if !model.may_see_all() || model.players().count() < 2 {
        return Html::default();
    }
    let seats: Vec<Seat> = model.players().seats().collect();
    let perspectives: Vec<Perspective> = [Perspective::Own, Perspective::All]
        .into_iter()
        .chain(seats.into_iter().map(Perspective::Of))
        .collect();
    let option = |perspective: &Perspective| {
        let text = match *perspective {
            Perspective::Own => locale.own_eyes().to_owned(),
            Perspective::All => locale.all_eyes().to_owned(),
            Perspective::Of(seat) => locale.player(model.players(), seat),
        };
        html! { <option selected={*perspective == model.perspective}>{ text }</option> }
    };
    let options: Html = perspectives.iter().map(option).collect();
    let onchange = act.reform(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let chosen = usize::try_from(select.selected_index()).unwrap_or(0);
        Msg::See(perspectives.get(chosen).copied().unwrap_or_default())
    });
    html! {
        <label class="history__eyes">
            <span>{ locale.seen_by() }</span>
            <select class="field__control" {onchange} aria-label={locale.seen_by()} data-testid="eyes">{ options }</select>
        </label>
    }
}
