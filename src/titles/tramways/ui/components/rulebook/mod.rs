//! The rulebook's figures, tables and signs of terms.

mod figure;
mod tables;

use crate::table::PlayerColor;
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::words::{RULEBOOK, TermEmblem, emblem_of};
use crate::toolkit::border::book::Book;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use yew::prelude::*;

/// Returns the rules with their figures.
pub(crate) fn book(_: &str) -> Book {
    Book { figure: figure::figure, signs, ..Book::plain(RULEBOOK) }
}

fn signs(term: &str) -> Html {
    let signs: &[GameSign] = match emblem_of(term) {
        TermEmblem::None => &[],
        TermEmblem::Icons(icons) => {
            return icons.iter().map(|&icon| plain_icon(GameSign::Action(icon))).collect();
        }
        TermEmblem::Cost(cost) => &[GameSign::Cost(cost)],
        TermEmblem::Points => &[GameSign::Points],
        TermEmblem::Stress => &[GameSign::Stress],
        TermEmblem::Money => &[GameSign::Cash],
        TermEmblem::Passenger => &[GameSign::Passenger],
        TermEmblem::Worker => &[GameSign::Worker],
        TermEmblem::Card => &[GameSign::Card],
        TermEmblem::Disc => return plain_icon(IconSign::Disc(PlayerColor::Orange)),
        TermEmblem::Tiles => {
            &[GameSign::Straight(PlayerColor::Orange), GameSign::Curve(PlayerColor::Orange)]
        }
    };
    signs.iter().map(|&sign| plain_icon(sign)).collect()
}
