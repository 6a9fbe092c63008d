//! Hooks, one per file, and [`clone!`] for their closures.

mod autosave;
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
mod keys;
mod lock;
mod mirror;
mod overlay_stack;
mod paper;
mod picture;
mod roving;
mod saved_site;
mod storage;
mod tips;
mod title;
mod today;
mod wake_lock;

pub(crate) use autosave::{Autosaved, SaveEvents, Saving, use_autosave};
pub(crate) use back_button::go;
pub(crate) use bot::{BotQuestion, BotThought, LongThought, use_bot};
pub(crate) use clone::clone;
pub(crate) use counts::use_saved_counts;
pub(crate) use double_press::use_single_presses;
pub(crate) use drawer::{Drawer, use_drawer};
pub(crate) use effect::use_effect_on;
pub(crate) use fetched::{PartMissing, Wanted, use_drawn, use_fetched};
pub(crate) use focus::{is_by_key, use_autofocus, use_restored_focus};
pub(crate) use games::{SavedGames, use_games};
pub(crate) use held_keys::use_held_keys;
pub(crate) use importing::{
    CheckProgress, CheckReport, CheckStage, Findings, Importing, LineMood, ReportLine,
    UnreadableAnswer, use_importing,
};
pub(crate) use keys::{is_taken, stroke, use_command_key, use_page_keys};
pub(crate) use lock::use_lock;
pub(crate) use mirror::use_mirror;
pub(crate) use overlay_stack::{Escape, use_overlay, use_overlay_stack, use_way_back};
pub(crate) use paper::use_paper;
pub(crate) use picture::use_before_picture;
pub(crate) use roving::use_roving;
pub(crate) use saved_site::{SavedSite, use_saved_site};
pub(crate) use storage::use_storage_changes;
pub(crate) use tips::use_tips;
pub(crate) use title::use_page_title;
pub(crate) use today::{today, use_minute, use_today};
pub(crate) use wake_lock::{can_stay_awake, use_wake_lock};
