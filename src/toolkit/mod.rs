//! What pages of any title are made of: boards with places, the border to a title's components, hooks and widgets.
//!
//! # A press is cheap
//!
//! `tests/browser/answers.rs` counts restyling and layout of a press, `tests/tables/tidy/styles.rs` holds the rules about styles.
//!
//! - What a press does not change is not drawn again: places, Routes and lines of the log are components without state, and one
//!   listener hears all of them.
//! - Boxes are read before a change or just before its picture ([`hooks`]: `picture`), never between two changes.
//! - No rule with `:has()`, `:nth-child()` or `+ *` is about everything, and no large area is asked with `:has()`: browsers keep
//!   one list of what any such rule restyles. What an area shows and others are laid out by stands as classes at the table's root
//!   (`shell/table/play.rs`).
//! - A measure that changes with a mark does not inherit (`@property`). What goes away by itself after seconds is the delay of
//!   an animation, which asks for no frame.
//!
//! # For everybody
//!
//! - The focus is never lost (`hooks/focus.rs`): when what had it is gone it goes to the nearest `data-landing`.
//! - In what carries `data-roving` one button has `tabindex` 0 and the arrows go on from it (`hooks/roving.rs`).
//! - Escape and the browser's Back close what was opened last (`hooks/{overlay_stack,back_button}.rs`): each open thing has an
//!   entry of the history, which is taken back when it is closed otherwise.
//! - The second press of a double click presses nothing that the first one brought under the pointer (`hooks/double_press.rs`).
//! - A button has its reason as a hidden description, shown while it has the pointer or the focus (`hooks/tips.rs`).

pub(crate) mod address;
pub(crate) mod begun;
pub(crate) mod boards;
pub(crate) mod border;
pub(crate) mod browser;
pub(crate) mod fetching;
pub(crate) mod hooks;
pub(crate) mod ledger;
pub(crate) mod motion;
pub(crate) mod parts;
pub(crate) mod preferences;
pub(crate) mod widgets;
