//! The brass plates above the board: how many games, the best, days in a row.

use crate::table::Day;
use crate::titles::tramways::session::ledger::{Filter, Whose, best};
use crate::titles::tramways::ui::hooks::Attempts;
use crate::titles::tramways::ui::ledger::given_up;
use crate::toolkit::hooks::Games;
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct PlatesProps {
    pub attempts: Attempts,
    /// The saved games.
    pub games: Games,
    pub today: Day,
}

/// The plates; they tell of the player's own games.
#[component]
pub(crate) fn Plates(props: &PlatesProps) -> Html {
    let locale = use_locale();
    let mine = Filter { whose: Some(Whose::Mine), ..Filter::default() };
    let mine = props.attempts.ledger.filtered(mine);
    let best =
        best(&mine).map_or_else(|| "–".to_owned(), |entry| locale.number(entry.total().into()));
    let streak = props.attempts.ledger.streak(props.today);
    let given_up = given_up(&props.attempts.ledger, &props.games.list, None);
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
