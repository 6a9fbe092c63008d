//! The games, a folder each. No title names another.

/// Passes the rule sets to a macro, one per line: folder, rules, titles with their facts, and the parts of the page:
/// tables, rulebook, bots on the page, what tables need later, scores, and the page of a new game. A table's part may be
/// packed with a page of the title's own (`parts.rs`).
macro_rules! each_rule_set {
    ($then:ident) => {
        $then! {
            tramways Tramways { Tramways = FACTS } { table: tramways, rules: tramways_rules, bots: tramways_bots, late: tramways_late, scores: tramways_scores, set_up: tramways_set_up }
            city City { SanFrancisco = SAN_FRANCISCO, Berlin = BERLIN, OwnBoard = OWN_BOARD } { table: city, rules: city_rules, bots: city_bots, late: city_late, scores: city_scores, set_up: city }
            metromania Metromania { Metromania = FACTS } { table: metromania, rules: metromania_rules, bots: metromania_bots, late: metromania_late, scores: metromania_scores, set_up: metromania }
        }
    };
}
use each_rule_set;

pub mod city;
mod key;
#[cfg(feature = "web")]
pub(crate) mod load;
pub mod metromania;
#[cfg(feature = "web")]
pub(crate) mod parts;
#[cfg(not(target_arch = "wasm32"))]
pub mod rule_sets;
#[cfg(feature = "toy")]
pub mod toy;
pub mod tramways;

pub use key::{Capability, TitleFacts, TitleKey};
