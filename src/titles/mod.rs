//! The games, a folder each. No title names another.

/// Hands the rule sets to a macro, a line each: its folder, its rules, its titles with what is known of them, and its parts of the
/// page (what its tables need, its rules in words, who thinks on the page, what tables need later), or its rules in words alone where it has the other pages of its own (`parts.rs`).
macro_rules! each_rule_set {
    ($then:ident) => {
        $then! {
            tramways Tramways { Tramways = FACTS } (tramways_rules)
            city City { SanFrancisco = SAN_FRANCISCO, Berlin = BERLIN } (city city_rules city_bots city_late)
            metromania Metromania { Metromania = FACTS } (metromania metromania_rules metromania_bots metromania_late)
        }
    };
}
use each_rule_set;

pub mod city;
mod key;
#[cfg(feature = "web")]
pub mod load;
pub mod metromania;
#[cfg(feature = "web")]
pub mod parts;
#[cfg(not(target_arch = "wasm32"))]
pub mod rule_sets;
#[cfg(feature = "toy")]
pub mod toy;
pub mod tramways;

pub use key::{Capability, TitleFacts, TitleKey};
