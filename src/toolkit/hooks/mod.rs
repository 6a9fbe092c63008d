//! Hooks, one per file, and [`clone!`] for their closures.

mod back_button;
mod bot;
mod clone;
mod counts;
mod double_press;
mod drawer;
mod effect;
mod fetched;
mod focus;
mod games;
mod held_keys;
mod importing;
mod kept;
mod kept_site;
mod keys;
mod lit_screen;
mod lock;
mod mirror;
mod overlay_stack;
mod paper;
mod picture;
mod roving;
mod storage;
mod tips;
mod title;
mod today;

pub(crate) use back_button::go;
pub(crate) use bot::{BotQuestion, BotThought, LongThought, use_bot};
pub(crate) use clone::clone;
pub(crate) use counts::use_kept_counts;
pub(crate) use double_press::use_single_presses;
pub(crate) use drawer::{Drawer, use_drawer};
pub(crate) use effect::use_effect_on;
pub(crate) use fetched::{PartMissing, Wanted, use_drawn, use_fetched};
pub(crate) use focus::{is_by_key, use_autofocus, use_kept_focus};
pub(crate) use games::{SavedGames, use_games};
pub(crate) use held_keys::use_held_keys;
pub(crate) use importing::{
    CheckProgress, CheckReport, CheckStage, Findings, Importing, LineMood, ReportLine,
    UnreadableAnswer, use_importing,
};
pub(crate) use kept::{Autosaved, SaveEvents, Saving, use_kept};
pub(crate) use kept_site::{SavedSite, use_kept_site};
pub(crate) use keys::{is_taken, stroke, use_command_key, use_page_keys};
pub(crate) use lit_screen::{can_stay_lit, use_lit_screen};
pub(crate) use lock::use_lock;
pub(crate) use mirror::use_mirror;
pub(crate) use overlay_stack::{Escape, use_overlay, use_overlay_stack, use_way_back};
pub(crate) use paper::use_paper;
pub(crate) use picture::use_before_picture;
pub(crate) use roving::use_roving;
pub(crate) use storage::use_storage_changes;
pub(crate) use tips::use_tips;
pub(crate) use title::use_page_title;
pub(crate) use today::{today, use_minute, use_today};
