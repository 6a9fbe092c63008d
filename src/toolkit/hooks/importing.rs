//! Bringing something in from files and texts: it is checked first, what cannot be read is listed, and then everything
//! else is stored or nothing.

use crate::storage::{Intake, StoreError, Stored};
use crate::toolkit::browser::breath::Breath;
use crate::words::{Locale, device};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A sentence of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub text: String,
    /// Whether it is a complaint.
    pub mood: Mood,
}

/// Whether a line complains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// It went well.
    Good,
    /// Something must be seen.
    Bad,
}

impl Line {
    /// Something went well.
    pub(crate) fn good(text: impl Into<String>) -> Line {
        Line { text: text.into(), mood: Mood::Good }
    }

    /// Something must be seen.
    pub(crate) fn bad(text: impl Into<String>) -> Line {
        Line { text: text.into(), mood: Mood::Bad }
    }
}

/// What files and texts were found to hold.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Findings {
    /// What can be stored.
    pub intake: Intake,
    /// What cannot be read, and where it stands.
    pub unread: Vec<String>,
    /// Whether a part of the page did not come that was to check some of it.
    pub is_part_missing: bool,
    /// What is to be said once it is stored.
    pub remarks: Vec<Line>,
    /// Called once it is stored.
    pub onstored: Callback<()>,
}

/// How an import stands.
#[derive(Clone, Default, PartialEq)]
pub(crate) enum Stage {
    /// It is over, or none was begun.
    #[default]
    Over,
    /// Things are being checked.
    Checking {
        /// So many are.
        done: usize,
        /// Of so many.
        all: usize,
    },
    /// Some things cannot be read: shall the others be stored?
    Asking(Rc<Findings>),
}

/// What is to be shown of an import.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Report {
    /// How it stands.
    pub stage: Stage,
    /// What became of the last one.
    pub lines: Rc<Vec<Line>>,
    /// Raised with every import.
    pub turn: usize,
}

/// Imports one thing after the other.
#[derive(Clone, PartialEq)]
pub(crate) struct Importing {
    state: UseStateHandle<Report>,
    turn: Rc<Cell<usize>>,
    refresh: Callback<()>,
    locale: Locale,
}

/// Shows how far a check has come.
pub(crate) struct Progress {
    importing: Importing,
    breath: Breath,
}

impl Progress {
    /// So many things of so many are checked; the page draws from time to time.
    pub(crate) async fn reach(&mut self, done: usize, all: usize) {
        if self.breath.pause().await {
            self.importing.show(Stage::Checking { done, all }, Rc::default());
        }
    }
}

/// Imports things; `refresh` is called afterwards.
#[hook]
pub(crate) fn use_importing(locale: Locale, refresh: &Callback<()>) -> Importing {
    let turn = use_memo((), |()| Cell::new(0));
    let state = use_state_eq(Report::default);
    Importing { state, turn, refresh: refresh.clone(), locale }
}

impl Importing {
    /// How it stands.
    pub(crate) fn report(&self) -> &Report {
        &self.state
    }

    /// A check begins, unless another one goes on.
    pub(crate) fn begin(&self) -> Option<Progress> {
        if matches!(self.state.stage, Stage::Checking { .. }) {
            return None;
        }
        self.show(Stage::Checking { done: 0, all: 0 }, Rc::default());
        Some(Progress { importing: self.clone(), breath: Breath::default() })
    }

    /// Stores what was found, or asks first where something cannot be read.
    pub(crate) async fn settle(&self, findings: Findings) {
        if findings.unread.is_empty() {
            return self.store(&findings).await;
        }
        self.show(Stage::Asking(Rc::new(findings)), Rc::default());
    }

    /// Answers what was asked.
    pub(crate) fn answer(&self, answer: Answer) {
        let Stage::Asking(findings) = self.state.stage.clone() else { return };
        let importing = self.clone();
        match answer {
            Answer::Rest => {
                let all = findings.intake.len();
                self.show(Stage::Checking { done: all, all }, Rc::default());
                spawn_local(async move { importing.store(&findings).await });
            }
            Answer::Nothing => self.end(vec![Line::good(self.locale.import_nothing())]),
        }
    }

    async fn store(&self, findings: &Findings) {
        let lines = match findings.intake.store().await {
            Ok(stored) => {
                findings.onstored.emit(());
                let told = told(stored, self.locale).into_iter().map(Line::good);
                told.chain(findings.remarks.iter().cloned()).collect()
            }
            Err(StoreError::NoStorage) => vec![Line::bad(self.locale.import_no_storage())],
            Err(_) => vec![Line::bad(self.locale.import_full())],
        };
        self.end(lines);
    }

    fn end(&self, lines: Vec<Line>) {
        self.turn.set(self.turn.get() + 1);
        self.show(Stage::Over, Rc::new(lines));
        self.refresh.emit(());
    }

    fn show(&self, stage: Stage, lines: Rc<Vec<Line>>) {
        self.state.set(Report { stage, lines, turn: self.turn.get() });
    }
}

/// What is to be done where something cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The rest is stored.
    Rest,
    /// Nothing is stored.
    Nothing,
}

/// What was stored, in words.
fn told(stored: Stored, locale: Locale) -> Vec<String> {
    let told = |count: usize, words: String| (count > 0).then_some(words);
    let Stored { kept, renamed, known, attempts, known_attempts, records, boards, .. } = stored;
    let Stored { seen, to_come, too_many, .. } = stored;
    let all = [
        told(kept, locale.import_kept(kept)),
        told(renamed, locale.import_renamed(renamed)),
        told(known, locale.import_known(known)),
        told(attempts, device::attempts_taken(attempts, locale)),
        told(known_attempts, device::attempts_known(known_attempts, locale)),
        told(records, device::records_taken(records, locale)),
        told(boards, device::boards_taken(boards, locale)),
        told(seen, device::seen_taken(seen, locale)),
        told(to_come, device::seen_to_come(to_come, locale)),
        told(too_many, device::seen_too_many(too_many, locale)),
    ];
    all.into_iter().flatten().collect()
}
