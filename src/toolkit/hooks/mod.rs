//! Hooks, one a file.

mod back_button;
mod bot;
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

pub use back_button::go;
pub use bot::{BotQuestion, BotThought, LongThought, use_bot};
pub use counts::use_kept_counts;
pub use double_press::use_single_presses;
pub use drawer::{Drawer, use_drawer};
pub use effect::use_effect_on;
pub use fetched::{Coming, Drawing, PartMissing, Wanted, use_drawn, use_fetched, use_part};
pub use focus::{is_by_key, use_kept_focus};
pub use games::{Games, use_games};
pub use held_keys::use_held_keys;
pub use importing::{
    Answer, Findings, Importing, Line, Mood, Progress, Report, Stage, use_importing,
};
pub use kept::{Kept, Saving, Told, use_kept};
pub use kept_site::{Site, use_kept_site};
pub use keys::{is_taken, stroke, use_command_key, use_page_keys};
pub use lit_screen::{can_stay_lit, use_lit_screen};
pub use lock::use_lock;
pub use mirror::use_mirror;
pub use overlay_stack::{Escape, use_overlay, use_overlay_stack, use_way_back};
pub use paper::use_paper;
pub use picture::use_before_picture;
pub use roving::use_roving;
pub use storage::use_storage_changes;
pub use tips::use_tips;
pub use title::use_page_title;
pub use today::{today, use_minute, use_today};
