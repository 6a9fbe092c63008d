//! Buttons for the selected board, and for all boards.

use crate::table::set_up::NewGame;
use crate::titles::tramways::network::Direction;
use crate::titles::tramways::rules::variants::PlacedBoard;
use crate::titles::tramways::view::new_game::builder::{Lay, MapLayout};
use crate::titles::tramways::view::new_game::set_up::random_boards;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use yew::prelude::*;

/// A button: its sign, name, key for tests, and change of a board.
type Handle = (&'static str, &'static str, &'static str, fn(PlacedBoard) -> Lay);

#[derive(Properties, PartialEq)]
pub(super) struct HandlesProps {
    pub game: NewGame,
    pub layout: MapLayout,
    pub onlay: Callback<Lay>,
    /// Called with the new layout.
    pub onlaid: Callback<MapLayout>,
}

#[component]
pub(super) fn Handles(props: &HandlesProps) -> Html {
    let locale = use_locale();
    let chosen = props.layout.chosen();
    let random = random_boards(&props.game);
    let has_random = !random.is_empty();
    let copy = props.onlaid.reform(move |_: MouseEvent| MapLayout::of(&random));
    let clear = props.onlay.reform(|_: MouseEvent| Lay::Clear);
    let spoken = chosen.map(|it| locale.laid_board(it)).unwrap_or_default();
    let title = chosen.map_or(locale.no_board_chosen().to_owned(), |it| locale.board(it.board));
    html! {
        <div class="handles">
            <div class="handles__group" role="group" aria-label={title.clone()}>
                <strong class="handles__title" data-testid="chosen-board">{ title }</strong>
                { for handles(locale).map(|handle| button(&props.onlay, chosen, handle)) }
            </div>
            <div class="handles__group">
                <button type="button" class="button" onclick={copy} disabled={!has_random}
                    data-testid="copy-random">{ locale.copy_random() }</button>
                <button type="button" class="button" onclick={clear} disabled={props.layout.placements().is_empty()}
                    data-testid="clear-sheet">{ locale.clear_sheet() }</button>
            </div>
            <p class="spoken" aria-live="polite">{ spoken }</p>
            <p class="handles__goal">{ locale.layout_goal(props.game.players) }</p>
        </div>
    }
}

fn handles(locale: Locale) -> [Handle; 7] {
    [
        ("\u{2190}", locale.step_west(), "west", |it| Lay::Step(it.board, Direction::West)),
        ("\u{2191}", locale.step_north(), "north", |it| Lay::Step(it.board, Direction::North)),
        ("\u{2193}", locale.step_south(), "south", |it| Lay::Step(it.board, Direction::South)),
        ("\u{2192}", locale.step_east(), "east", |it| Lay::Step(it.board, Direction::East)),
        ("\u{21bb}", locale.turn_board(), "turn", |it| Lay::Turn(it.board)),
        ("\u{21c4}", locale.flip_board(), "flip", |it| Lay::Flip(it.board)),
        ("\u{2715}", locale.remove_board(), "take-away", |it| Lay::Remove(it.board)),
    ]
}

fn button(
    onlay: &Callback<Lay>,
    chosen: Option<PlacedBoard>,
    (sign, name, key, lay): Handle,
) -> Html {
    let onlay = onlay.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        chosen.into_iter().for_each(|it| onlay.emit(lay(it)));
    });
    html! {
        <button type="button" class="button button--round handle" {onclick} disabled={chosen.is_none()}
            title={name} aria-label={name} data-testid={key}>{ sign }</button>
    }
}
