//! What many components read, each in a context of its own.

mod adviser;
mod hint;
mod map_turn;
mod table;

pub use adviser::{AdviserProvider, THINKERS, use_adviser};
pub use hint::{HintProvider, Hinting, use_hint_switch, use_hinting, use_set_hinting};
pub use map_turn::{MapTurn, MapTurnProvider, use_map_turn};
pub use table::{
    Pointing, TableProvider, use_act, use_model, use_pointed, use_stage, use_table_and_analysis,
};
