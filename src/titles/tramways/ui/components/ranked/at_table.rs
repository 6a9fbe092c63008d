//! The end of a ranked game: the note that it is on the board, with the marks it has there, and par.

use crate::engine::game::Seat;
use crate::table::ranked::AttemptRecord;
use crate::titles::TitleKey;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::ui::components::ranked::facts::marks_of;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::ledger::{load_par, logged_game};
use crate::toolkit::address::Address;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// What is said below the score of a game that counts; nothing below that of a casual one.
#[hook]
pub fn use_ranked_note() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let setup = model.session().setup().clone();
    let par = use_memo(setup, |setup| load_par(setup)?.score(setup));
    let known = use_logged();
    let Some(mode) = locale.mode(model.table.mode) else { return Html::default() };
    let total = score(model.state(), Seat(0)).total();
    html! {
        <p class="score__ranked" data-testid="ranked-note">
            <span>{ mode }{ " · " }{ locale.attempt_noted() }</span>
            if let Some(known) = known {
                <span class="score__marks">
                    { marks_of(&known, locale) }
                    <span class="entry__mark">{ locale.duration(known.spent) }</span>
                </span>
            }
            if let Some(par) = *par {
                <strong>{ locale.par_and_you(par, total) }</strong>
            }
            <a class="button" href={Address::Ranked(TitleKey::Tramways).address()}>{ locale.to_score_board() }</a>
        </p>
    }
}

/// What the ledger knows of the game, once the effects of its end have saved it.
#[hook]
fn use_logged() -> Option<AttemptRecord> {
    let model = use_model();
    let known = use_state_eq(|| None);
    let setter = known.setter();
    let strict = model.table.mode.is_strict();
    use_effect_on((model.session().clone(), strict), move |(session, strict)| {
        let session = strict.then(|| session.clone());
        let later = Timeout::new(0, move || {
            setter.set(session.and_then(|it| logged_game(&it.whole_record())));
        });
        move || drop(later)
    });
    (*known).clone()
}
