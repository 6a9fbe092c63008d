//! Links: every record round-trips, every damage is reported, and old links replay for ever.

mod damage;
mod endings;
mod lengths;
#[path = "../../golden/links.rs"]
mod links;
mod mangled;
#[path = "../../golden/mangled.rs"]
mod mangled_forms;
mod positions;
#[path = "../../golden/ranked_games.rs"]
mod ranked_games;
mod records;
mod replay;
mod results;
#[path = "../../golden/results.rs"]
mod results_file;
mod round_trip;
mod starts;
mod turns;
