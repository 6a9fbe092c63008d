//! Imports from files and texts: everything is checked first, unreadable items are listed, then all the others are stored or
//! none.

use crate::storage::{ImportBatch, StoreError, Stored};
use crate::toolkit::browser::breath::Breath;
use crate::words::{Locale, device};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A sentence of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReportLine {
    pub text: String,
    /// Good news or bad.
    pub mood: LineMood,
}

/// The mood of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineMood {
    /// It went well.
    Good,
    /// Something needs attention.
    Bad,
}

impl ReportLine {
    /// Makes a line for a success.
    pub(crate) fn good(text: impl Into<String>) -> ReportLine {
        ReportLine { text: text.into(), mood: LineMood::Good }
    }

    /// Makes a line for something that needs attention.
    pub(crate) fn bad(text: impl Into<String>) -> ReportLine {
        ReportLine { text: text.into(), mood: LineMood::Bad }
    }
}

/// The checked contents of files and texts.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Findings {
    /// Items that can be stored.
    pub intake: ImportBatch,
    /// Unreadable items, each with its place.
    pub unread: Vec<String>,
    /// True if a part of the page needed for a check could not be fetched.
    pub is_part_missing: bool,
    /// Lines to report once it is stored.
    pub remarks: Vec<ReportLine>,
    /// Called once it is stored.
    pub onstored: Callback<()>,
}

/// The stage of an import.
#[derive(Clone, Default, PartialEq)]
pub(crate) enum CheckStage {
    /// It is over, or none was begun.
    #[default]
    Over,
    /// Items are being checked.
    Checking {
        /// The number checked.
        done: usize,
        /// The number of all items.
        all: usize,
    },
    /// Some items cannot be read; asks if the others should be stored.
    Asking(Rc<Findings>),
}

/// An import, for its report.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct CheckReport {
    /// The present stage.
    pub stage: CheckStage,
    /// The result of the last import.
    pub lines: Rc<Vec<ReportLine>>,
    /// Incremented with every import.
    pub turn: usize,
}

/// Runs one import at a time.
#[derive(Clone, PartialEq)]
pub(crate) struct Importing {
    state: UseStateHandle<CheckReport>,
    turn: Rc<Cell<usize>>,
    refresh: Callback<()>,
    locale: Locale,
}

/// Shows the progress of a check.
pub(crate) struct CheckProgress {
    importing: Importing,
    breath: Breath,
}

impl CheckProgress {
    /// Reports the number of checked items; lets the page draw from time to time.
    pub(crate) async fn reach(&mut self, done: usize, all: usize) {
        if self.breath.pause().await {
            self.importing.show(CheckStage::Checking { done, all }, Rc::default());
        }
    }
}

/// Runs imports; `refresh` is called after each.
#[hook]
pub(crate) fn use_importing(locale: Locale, refresh: &Callback<()>) -> Importing {
    let turn = use_memo((), |()| Cell::new(0));
    let state = use_state_eq(CheckReport::default);
    Importing { state, turn, refresh: refresh.clone(), locale }
}

impl Importing {
    /// Returns the report of the present import.
    pub(crate) fn report(&self) -> &CheckReport {
        &self.state
    }

    /// Begins a check; `None` while another one runs.
    pub(crate) fn begin(&self) -> Option<CheckProgress> {
        if matches!(self.state.stage, CheckStage::Checking { .. }) {
            return None;
        }
        self.show(CheckStage::Checking { done: 0, all: 0 }, Rc::default());
        Some(CheckProgress { importing: self.clone(), breath: Breath::default() })
    }

    /// Stores the findings, or asks first if something is unreadable.
    pub(crate) async fn settle(&self, findings: Findings) {
        if findings.unread.is_empty() {
            return self.store(&findings).await;
        }
        self.show(CheckStage::Asking(Rc::new(findings)), Rc::default());
    }

    /// Answers the question about unreadable items.
    pub(crate) fn answer(&self, answer: UnreadableAnswer) {
        let CheckStage::Asking(findings) = self.state.stage.clone() else { return };
        let importing = self.clone();
        match answer {
            UnreadableAnswer::Rest => {
                let all = findings.intake.len();
                self.show(CheckStage::Checking { done: all, all }, Rc::default());
                spawn_local(async move { importing.store(&findings).await });
            }
            UnreadableAnswer::Nothing => {
                self.end(vec![ReportLine::good(self.locale.import_nothing())])
            }
        }
    }

    async fn store(&self, findings: &Findings) {
        let lines = match findings.intake.store().await {
            Ok(stored) => {
                findings.onstored.emit(());
                let counted = stored_text(stored, self.locale).into_iter().map(ReportLine::good);
                counted.chain(findings.remarks.iter().cloned()).collect()
            }
            Err(StoreError::NoStorage) => vec![ReportLine::bad(self.locale.import_no_storage())],
            Err(_) => vec![ReportLine::bad(self.locale.import_full())],
        };
        self.end(lines);
    }

    fn end(&self, lines: Vec<ReportLine>) {
        self.turn.set(self.turn.get() + 1);
        self.show(CheckStage::Over, Rc::new(lines));
        self.refresh.emit(());
    }

    fn show(&self, stage: CheckStage, lines: Rc<Vec<ReportLine>>) {
        self.state.set(CheckReport { stage, lines, turn: self.turn.get() });
    }
}

/// The answer to unreadable items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnreadableAnswer {
    /// Store the others.
    Rest,
    /// Store nothing.
    Nothing,
}

/// Describes what was stored.
fn stored_text(stored: Stored, locale: Locale) -> Vec<String> {
    let counted = |count: usize, words: String| (count > 0).then_some(words);
    let Stored {
        under_own_ids: kept,
        renamed,
        known,
        attempts,
        known_attempts,
        records,
        boards,
        ..
    } = stored;
    let Stored { seen, to_come, too_many, .. } = stored;
    let all = [
        counted(kept, locale.entries_left(kept)),
        counted(renamed, locale.import_renamed(renamed)),
        counted(known, locale.import_known(known)),
        counted(attempts, device::attempts_taken(attempts, locale)),
        counted(known_attempts, device::attempts_known(known_attempts, locale)),
        counted(records, device::records_taken(records, locale)),
        counted(boards, device::boards_taken(boards, locale)),
        counted(seen, device::seen_taken(seen, locale)),
        counted(to_come, device::seen_to_come(to_come, locale)),
        counted(too_many, device::seen_too_many(too_many, locale)),
    ];
    all.into_iter().flatten().collect()
}
