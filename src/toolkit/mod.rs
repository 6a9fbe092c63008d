//! The parts that pages of any title share: boards with places, the border to a title's components, hooks and widgets.
//!
//! # A press is cheap
//!
//! `tests/browser/answers.rs` counts the restyling and layout of a press; `tests/tables/tidy/styles.rs` checks the rules about
//! styles.
//!
//! - A press redraws only what it changes: places, Routes and lines of the log are components without state, and one listener
//!   serves all of them.
//! - Boxes are measured before a change or just before it is painted ([`hooks`]: `picture`), never between two changes.
//! - No rule with `:has()`, `:nth-child()` or `+ *` matches everything, and no large area is tested with `:has()`: browsers keep
//!   one list of what any such rule restyles. What an area shows that lays out others is a class at the table's root
//!   (`shell/table/play.rs`).
//! - A measure that changes with a mark does not inherit (`@property`). Things that disappear after seconds do so by the delay of
//!   an animation, which needs no frame.
//!
//! # For everybody
//!
//! - The focus is never lost (`hooks/focus.rs`): when its element is removed, it goes to the nearest `data-landing`.
//! - In each `data-roving` element one button has `tabindex` 0 and the arrows move on from it (`hooks/roving.rs`).
//! - Escape and the browser's Back close the latest overlay (`hooks/{overlay_stack,back_button}.rs`): each overlay has a history
//!   entry, which is removed when it is closed another way.
//! - The second press of a double click never presses what the first one brought under the pointer (`hooks/double_press.rs`).
//! - The reason of a button is a hidden description, shown while the button has the pointer or the focus (`hooks/tips.rs`).

pub(crate) mod address;
pub(crate) mod boards;
pub(crate) mod border;
pub(crate) mod browser;
pub(crate) mod fetching;
pub(crate) mod hooks;
pub(crate) mod ledger;
pub(crate) mod motion;
pub(crate) mod parts;
pub(crate) mod pending_game;
pub(crate) mod preferences;
pub(crate) mod widgets;
