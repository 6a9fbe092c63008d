//! The plates above the table: the number of games, the best result, the days in a row.

use super::attempts::Attempts;
use super::under_way::is_under_way;
use crate::storage::Listed;
use crate::table::Day;
use crate::table::GameStatus;
use crate::table::scores::Category;
use crate::table::scores::results::{Filter, Whose, best};
use crate::toolkit::hooks::SavedGames;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct PlatesProps {
    pub attempts: Attempts,
    pub games: SavedGames,
    pub today: Day,
}

/// The plates, about the player's own games.
#[component]
pub(crate) fn Plates(props: &PlatesProps) -> Html {
    let locale = use_locale();
    let mine = Filter { whose: Some(Whose::Mine), ..Filter::default() };
    let mine = props.attempts.results.filtered(mine);
    let best = best(&mine).map_or_else(
        || "–".to_owned(),
        |entry| locale.result(entry.proof.points, entry.proof.lead, None),
    );
    let streak = props.attempts.results.streak(props.today);
    let given_up = given_up(&props.attempts, &props.games.list, None);
    let plate = |name: &'static str, value: String, id: &'static str| {
        html! {
            <div class="plate"><dt class="plate__name">{ name }</dt><dd class="plate__value" data-testid={id}>{ value }</dd></div>
        }
    };
    html! {
        <dl class="plates">
            { plate(locale.games_played(), mine.len().to_string(), "plate-games") }
            { plate(locale.best(), best, "plate-best") }
            { plate(locale.given_up(), given_up.to_string(), "plate-given-up") }
            { plate(locale.streak(), streak.now.to_string(), "plate-streak") }
            { plate(locale.longest_streak(), streak.longest.to_string(), "plate-longest") }
        </dl>
    }
}

/// Returns the number of attempts given up, of a category or of all: those whose game is gone, and those that were
/// abandoned and can still be resumed.
pub(super) fn given_up(
    attempts: &Attempts,
    games: &[Listed],
    category: Option<&'static Category>,
) -> usize {
    let abandoned = games.iter().filter(|game| match game {
        Listed::Good(_, save) => {
            save.status == GameStatus::Abandoned
                && is_under_way(attempts, save)
                && category.is_none_or(|it| (attempts.rules.ledger.category)(save) == Some(it))
        }
        Listed::Broken(..) => false,
    });
    attempts.results.given_up(category) + abandoned.count()
}
