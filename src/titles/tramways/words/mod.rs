//! All texts of the title, with the languages side by side.
//!
//! A phrase is a method of [`Locale`]; it does not compile without its Spanish.

mod auction;
mod bots;
pub mod categories;
mod choices;
mod command;
mod errors;
mod events;
mod glossary;
mod guide;
mod layout;
mod legend;
pub mod metrics;
pub mod new_game;
mod nouns;
mod page;
mod prompts;
mod reader;
mod refusals;
mod rulebook;
mod rules;
mod sharing;
mod short;
mod spoken;
mod table;
mod tickets;
mod uses;

pub(in crate::titles::tramways) use events::Mood;
pub use glossary::{TermEmblem, emblem_of};
pub use legend::{consequence_text, icon_text};
pub use prompts::QuestionKind;
pub use reader::Reader;
pub use rulebook::{Figure, RULEBOOK};
