//! Attempts from texts and files: each link is replayed before it is added.

use crate::storage::{Noted, StoreError, join_ledger, store_attempt};
use crate::table::ranked::Origin;
use crate::titles::tramways::session::score_file;
use crate::titles::tramways::session::score_file::{Claim, MAX_TEXT, ScoreFileError};
use crate::titles::tramways::ui::ledger::note_seen;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use gloo::timers::callback::Timeout;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::prelude::*;

/// So many links are replayed before the page draws again.
const STRIDE: usize = 10;

/// What became of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The sentence.
    pub(super) text: String,
    /// Whether it is a complaint.
    pub(super) is_bad: bool,
}

/// A text to import.
pub(super) enum Source {
    /// A text that was typed or pasted, and who takes back what of it was refused.
    Text(String, Callback<String>),
    /// A file.
    File(File),
}

/// Importing: how to, how far it has come, and what became of the last links.
#[derive(Clone, PartialEq)]
pub(super) struct ScoreImport {
    /// Imports texts one after the other.
    pub(super) take: Callback<(Vec<Source>, Origin)>,
    /// What became of each link.
    pub(super) report: Vec<Line>,
    /// How many links of how many were replayed, while it goes on.
    pub(super) progress: Option<(usize, usize)>,
}

/// Imports attempts; `refresh` is called afterwards.
#[hook]
pub(super) fn use_score_import(refresh: &Callback<()>) -> ScoreImport {
    let locale = use_locale();
    let report = use_state_eq(Vec::new);
    let progress = use_state_eq(|| None);
    let take = {
        let (report, progress) = (report.setter(), progress.setter());
        use_callback(
            (locale, refresh.clone()),
            move |(sources, origin): (Vec<Source>, Origin), (locale, refresh)| {
                let (report, progress) = (report.clone(), progress.clone());
                let (locale, refresh) = (*locale, refresh.clone());
                spawn_local(async move {
                    let mut lines = Vec::new();
                    for source in sources {
                        lines.extend(take_in(source, origin, locale, &progress).await);
                    }
                    report.set(lines);
                    progress.set(None);
                    refresh.emit(());
                });
            },
        )
    };
    ScoreImport { take, report: (*report).clone(), progress: *progress }
}

/// Lets the page draw.
async fn breathe() {
    let promise = Promise::new(&mut |resolve, _| {
        Timeout::new(0, move || {
            // It settles a promise, which cannot fail.
            let _ = resolve.call0(&JsValue::UNDEFINED);
        })
        .forget();
    });
    let _ = JsFuture::from(promise).await;
}

/// Imports all links of a source, and says what became of each.
async fn take_in(
    source: Source,
    origin: Origin,
    locale: Locale,
    progress: &UseStateSetter<Option<(usize, usize)>>,
) -> Vec<Line> {
    let text = text_in(&source, locale).await;
    let claims = text.as_ref().map_err(Clone::clone).and_then(|text| claims(&source, text, locale));
    let (mut lines, mut refused) = (Vec::new(), Vec::new());
    if let (Ok(text), Origin::Brought) = (&text, origin) {
        lines.extend(join(text, locale));
    }
    for (at, claim) in claims.iter().flatten().enumerate() {
        if at % STRIDE == 0 {
            progress.set(Some((at, claims.as_ref().map_or(0, Vec::len))));
            breathe().await;
        }
        let line = import(claim, origin, locale);
        refused.extend(line.is_bad.then_some(claim.line));
        lines.push(line);
    }
    if let Source::Text(text, give_back) = source {
        let left = if claims.is_ok() { score_file::refused_part(&text, &refused) } else { text };
        give_back.emit(left);
    }
    lines.extend(claims.err().map(|why| Line { text: why, is_bad: true }));
    lines
}

async fn text_in(source: &Source, locale: Locale) -> Result<String, String> {
    match source {
        Source::Text(text, _) => Ok(text.clone()),
        Source::File(file) => text_of(file, locale).await,
    }
}

fn claims(source: &Source, text: &str, locale: Locale) -> Result<Vec<Claim>, String> {
    let name = match source {
        Source::Text(..) => None,
        Source::File(file) => Some(file.name()),
    };
    score_file::read(text).map_err(|error| named(name, &locale.score_file_error(&error)))
}

/// Joins the ledger of a player's other device with this one.
fn join(text: &str, locale: Locale) -> Option<Line> {
    let records = score_file::read_ledger(text);
    let count = records.len();
    if count == 0 {
        return None;
    }
    Some(match join_ledger(records) {
        Ok(()) => Line { text: locale.ledger_joined(count), is_bad: false },
        Err(StoreError::NoStorage) => {
            Line { text: locale.import_no_storage().to_owned(), is_bad: true }
        }
        Err(_) => Line { text: locale.import_full().to_owned(), is_bad: true },
    })
}

async fn text_of(file: &File, locale: Locale) -> Result<String, String> {
    if file.size() > MAX_TEXT as f64 {
        let error = ScoreFileError::TooLong(file.size() as usize);
        return Err(named(Some(file.name()), &locale.score_file_error(&error)));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| named(Some(file.name()), locale.unreadable_file()))
}

fn named(name: Option<String>, why: &str) -> String {
    name.map_or_else(|| why.to_owned(), |name| format!("{name}: {why}"))
}

fn import(claim: &Claim, origin: Origin, locale: Locale) -> Line {
    let (what, is_bad) = match claim.check() {
        Err(why) => (locale.refuted(&why), true),
        Ok(proof) => match store_attempt(&claim.attempt(&proof, origin)) {
            Ok(noted) => {
                if noted == Noted::New {
                    // The result shows the map.
                    note_seen(&proof.setup());
                }
                let score = proof.score.total();
                let told = locale.score_verified(score, proof.rank(), proof.category);
                let known = (noted == Noted::Known).then(|| locale.score_known());
                (known.map_or(told.clone(), |known| format!("{told}; {known}")), false)
            }
            Err(StoreError::NoStorage) => (locale.import_no_storage().to_owned(), true),
            Err(_) => (locale.import_full().to_owned(), true),
        },
    };
    Line { text: format!("{} {what}", locale.line_of(claim.line)), is_bad }
}
