//! The parts of the page that a table of Tramways fetches when they are first wanted.

// What the macro of the split points writes is unsafe; here and in the other files of parts alone.
#![allow(unsafe_code)]

use super::components::auction::Sale;
use super::components::command::Opened;
use super::components::guide::Telling;
use super::components::hints::Hints;
use super::components::history::Past;
use super::components::link_button::GameLinkDialog;
use super::components::score::FinalScore;
use super::motion::{Moves, moved};
use super::pages::table;
use crate::toolkit::fetching::parts;
use yew::prelude::*;

parts! {
    /// Draws the box in which actions are typed.
    tramways_typing over table: fn command_box() -> fn(Callback<()>) -> Html {
        |onclose| html! { <Opened {onclose} /> }
    }

    /// Draws the dialog that sends the game.
    tramways_sending over table: fn game_link() -> fn(Callback<()>) -> Html {
        |onclose| html! { <GameLinkDialog {onclose} /> }
    }

    /// Draws the auction among several players.
    tramways_sale over table: fn auction_sale() -> fn() -> Html {
        || html! { <Sale /> }
    }

    /// Tells the lessons of the guide.
    tramways_guide over table: fn guide() -> Telling {
        Telling::ALL
    }

    /// Draws the hints.
    tramways_hints over table: fn opened_hints() -> fn() -> Html {
        || html! { <Hints /> }
    }

    /// Moves and sounds what was decided.
    tramways_motion over table: fn motion() -> Moves {
        moved
    }

    /// Draws the past; what it gets closes it.
    tramways_past over table: fn opened_past() -> fn(Callback<()>) -> Html {
        |toggle| html! { <Past {toggle} /> }
    }

    /// Draws the final score, with what else is to be said of it.
    tramways_end over table: fn final_score() -> fn(Html) -> Html {
        |note| html! { <FinalScore {note} /> }
    }
}
