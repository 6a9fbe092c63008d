//! The choice of the seat from whose view an ended game is shown.

use crate::shell::table::table_context::TableContext;
use crate::table::intent::{Intent, Perspective};
use crate::table::open::Moment;
use crate::words::shell;
use yew::prelude::*;

/// Draws that choice once nothing has to be hidden.
pub(super) fn eyes(at: &TableContext) -> Html {
    if !at.view.is_over() || at.view.past.moment == Moment::Tried {
        return Html::default();
    }
    let now = match (at.view.past.perspective, at.view.viewer) {
        (Perspective::Own, Some(seat)) => Perspective::Of(seat),
        (perspective, _) => perspective,
    };
    let look = |perspective: Perspective, label: String| {
        let is_chosen = now == perspective;
        html! { <button type="button" class="button button--quiet" onclick={at.intent(Intent::See(perspective))} aria-pressed={is_chosen.to_string()}>{ label }</button> }
    };
    html! {
        <div class="row past__choice">
            { look(Perspective::All, shell::everything(at.locale).to_owned()) }
            { for at.view.players.seats().map(|seat| look(Perspective::Of(seat), at.view.players.name_of(seat, at.locale))) }
        </div>
    }
}
