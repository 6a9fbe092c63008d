//! The end of a ranked game: the note that it is on the board, and par.

use crate::engine::game::Seat;
use crate::storage::load_par;
use crate::titles::tramways::rules::scoring::score;
use crate::ui::contexts::{use_desk, use_locale};
use crate::ui::route::Route;
use yew::prelude::*;

/// What is said below the score of a game that counts; nothing below that of a casual one.
#[component]
pub fn RankedNote() -> Html {
    let (desk, locale) = (use_desk(), use_locale());
    let setup = desk.session().setup().clone();
    let par = use_memo(setup, |setup| load_par(setup)?.score(setup));
    let Some(terms) = locale.terms(desk.table.terms) else { return Html::default() };
    let total = score(desk.state(), Seat(0)).total();
    html! {
        <p class="score__ranked" data-testid="ranked-note">
            <span>{ terms }{ " · " }{ locale.attempt_noted() }</span>
            if let Some(par) = *par {
                <strong>{ locale.par_and_you(par, total) }</strong>
            }
            <a class="button" href={Route::Ranked.address()}>{ locale.to_score_board() }</a>
        </p>
    }
}
