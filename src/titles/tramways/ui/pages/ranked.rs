//! The page of ranked games: the game of the day, set-ups that are drawn, and the score board.

use crate::storage::notes_deleted_at;
use crate::table::Day;
use crate::titles::tramways::ui::components::ranked::{
    Categories, DailySign, Exchange, Plates, ScoreBoard, UnderWay, use_beginning,
};
use crate::titles::tramways::ui::hooks::{use_attempts, use_par_search};
use crate::toolkit::hooks::{use_games, use_minute};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::date;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::Locale;
use yew::prelude::*;

/// The page of ranked games.
#[component]
pub(crate) fn RankedPage() -> Html {
    let locale = use_locale();
    let (attempts, games, now) = (use_attempts(), use_games(), use_minute());
    let search = use_par_search(attempts.refresh.clone());
    let (begin, refused) = use_beginning();
    let today = Day::of_millis(now);
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main ranked" data-testid="ranked">
                <header class="ranked__head">
                    <h1 class="ranked__title">{ locale.score_board() }</h1>
                    <p>{ locale.score_board_lead() }</p>
                    <Plates attempts={attempts.clone()} games={games.clone()} {today} />
                    if let Some(when) = notes_deleted_at().and_then(|at| date(at, locale)) {
                        <p class="backup__hint" data-testid="notes-deleted">{ locale.notes_deleted_on(&when) }</p>
                    }
                </header>
                { refused }
                <UnderWay games={games.clone()} {today} />
                <DailySign {now} attempts={attempts.clone()} games={games.clone()} begin={begin.clone()} />
                <Categories attempts={attempts.clone()} {games} {begin} />
                <ScoreBoard attempts={attempts.clone()} {search} />
                <Exchange {attempts} />
                { honesty(locale) }
            </main>
        </div>
    }
}

/// What a score proves and what it does not, and what par is.
fn honesty(locale: Locale) -> Html {
    html! {
        <section class="panel" data-testid="honesty">
            <div class="panel__head"><h2 class="panel__title">{ locale.proof_heading() }</h2></div>
            <div class="panel__body stack prose">
                <p>{ locale.proof_yes() }</p>
                <p>{ locale.proof_no() }</p>
                <p>{ locale.proof_marks() }</p>
                <p>{ locale.proof_limits() }</p>
                <p>{ locale.par_text() }</p>
            </div>
        </section>
    }
}
