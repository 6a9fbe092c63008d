//! The rulebook's figures, tables and signs of terms.

mod figure;
mod tables;

use crate::table::PlayerColor;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::words::{Emblem, RULEBOOK, emblem_of};
use crate::toolkit::border::book::Book;
use crate::toolkit::widgets::icon::{Sign, plain_icon};
use yew::prelude::*;

/// Returns the rules with their figures.
pub(crate) fn book(_: &str) -> Book {
    Book { figure: figure::figure, signs, ..Book::plain(RULEBOOK) }
}

fn signs(term: &str) -> Html {
    let signs: &[GameSign] = match emblem_of(term) {
        Emblem::None => &[],
        Emblem::Icons(icons) => {
            return icons.iter().map(|&icon| plain_icon(GameSign::Action(icon))).collect();
        }
        Emblem::Cost(cost) => &[GameSign::Cost(cost)],
        Emblem::Points => &[GameSign::Points],
        Emblem::Stress => &[GameSign::Stress],
        Emblem::Money => &[GameSign::Cash],
        Emblem::Passenger => &[GameSign::Passenger],
        Emblem::Worker => &[GameSign::Worker],
        Emblem::Card => &[GameSign::Card],
        Emblem::Disc => return plain_icon(Sign::Disc(PlayerColor::Orange)),
        Emblem::Tiles => {
            &[GameSign::Straight(PlayerColor::Orange), GameSign::Curve(PlayerColor::Orange)]
        }
    };
    signs.iter().map(|&sign| plain_icon(sign)).collect()
}
