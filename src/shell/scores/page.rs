//! The page of scores: the daily game, the ranked categories, and the table of results.

use super::attempts::{Attempts, use_attempts};
use super::board::ScoreBoard;
use super::categories::Categories;
use super::daily::DailySign;
use super::exchange::Exchange;
use super::par_search::use_par_search;
use super::plates::Plates;
use super::refused::use_beginning;
use super::under_way::UnderWay;
use crate::storage::notes_deleted_at;
use crate::table::Day;
use crate::titles::TitleKey;
use crate::toolkit::hooks::{use_games, use_minute};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::calendar::date;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::Locale;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct ScoresPageProps {
    /// A title whose rules were fetched.
    pub title: TitleKey,
}

/// The page of scores of a title.
#[component]
pub(crate) fn ScoresPage(props: &ScoresPageProps) -> Html {
    match use_attempts(props.title) {
        Some((attempts, proven)) => html! { <Scores {attempts} {proven} /> },
        None => Html::default(),
    }
}

#[derive(PartialEq, Properties)]
struct ScoresProps {
    attempts: Attempts,
    /// The numbers of results replayed so far and in all.
    proven: Option<(usize, usize)>,
}

#[component]
fn Scores(props: &ScoresProps) -> Html {
    let (locale, attempts) = (use_locale(), &props.attempts);
    let (games, now) = (use_games(), use_minute());
    let search = use_par_search(attempts.title, attempts.refresh.clone());
    let (begin, refused) = use_beginning();
    let today = Day::of_millis(now);
    let name = attempts.title.facts().name.of(locale);
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main ranked" data-testid="ranked">
                <header class="ranked__head">
                    <h1 class="ranked__title">{ locale.scores_of(name) }</h1>
                    <p>{ locale.score_board_lead() }</p>
                    <Plates attempts={attempts.clone()} games={games.clone()} {today} />
                    if let Some((proven, all)) = props.proven {
                        <p class="backup__hint" data-testid="replaying">{ locale.import_progress(proven, all) }</p>
                    }
                    if let Some(when) = notes_deleted_at().and_then(|at| date(at, locale)) {
                        <p class="backup__hint" data-testid="notes-deleted">{ locale.notes_deleted_on(&when) }</p>
                    }
                </header>
                { refused }
                <UnderWay attempts={attempts.clone()} games={games.clone()} {today} />
                <DailySign {now} attempts={attempts.clone()} games={games.clone()} begin={begin.clone()} />
                <Categories attempts={attempts.clone()} {games} {begin} />
                <ScoreBoard attempts={attempts.clone()} {search} />
                <Exchange attempts={attempts.clone()} />
                { honesty(attempts, locale) }
            </main>
        </div>
    }
}

/// Explains what a score proves and what it does not, and what par is.
fn honesty(attempts: &Attempts, locale: Locale) -> Html {
    html! {
        <section class="panel" data-testid="honesty">
            <div class="panel__head"><h2 class="panel__title">{ locale.proof_heading() }</h2></div>
            <div class="panel__body stack prose">
                <p>{ locale.proof_yes() }</p>
                <p>{ locale.proof_no() }</p>
                <p>{ locale.proof_marks() }</p>
                <p>{ locale.proof_limits() }</p>
                <p>{ if attempts.is_alone() { locale.par_text() } else { locale.proof_bots() } }</p>
            </div>
        </section>
    }
}
