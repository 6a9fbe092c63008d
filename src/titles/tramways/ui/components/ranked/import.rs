//! Attempts from texts and files: each link is replayed before it is added.

use crate::storage::{Brought, has_attempt};
use crate::table::ranked::Origin;
use crate::titles::tramways::session::deal::traces_left;
use crate::titles::tramways::session::score_file::{self, Claim, MAX_TEXT, ScoreFileError};
use crate::titles::tramways::ui::ledger::taken;
use crate::toolkit::hooks::{Findings, Importing, Line, Progress, use_importing};
use crate::toolkit::preferences::use_locale;
use crate::words::{Locale, naming};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::prelude::*;

/// A text to import.
pub(super) enum Source {
    /// A text that was typed or pasted, and who takes back what of it was refused once the rest is stored.
    Text(String, Callback<String>),
    File(File),
}

/// Importing: how to, and what comes of it.
#[derive(Clone, PartialEq)]
pub(super) struct ScoreImport {
    /// Imports texts one after the other.
    pub(super) take: Callback<(Vec<Source>, Origin)>,
    /// What comes of them.
    pub(super) importing: Importing,
}

/// Imports attempts; `refresh` is called afterwards.
#[hook]
pub(super) fn use_score_import(refresh: &Callback<()>) -> ScoreImport {
    let locale = use_locale();
    let importing = use_importing(locale, refresh);
    let take = use_callback(
        (importing.clone(), locale),
        |(sources, origin): (Vec<Source>, Origin), (importing, locale)| {
            let Some(mut progress) = importing.begin() else { return };
            let (importing, locale) = (importing.clone(), *locale);
            spawn_local(async move {
                let mut findings = Findings::default();
                for source in sources {
                    take_in(source, origin, locale, (&mut findings, &mut progress)).await;
                }
                importing.settle(findings).await;
            });
        },
    );
    ScoreImport { take, importing }
}

/// Takes what of a source can be replayed.
async fn take_in(
    source: Source,
    origin: Origin,
    locale: Locale,
    (findings, progress): (&mut Findings, &mut Progress),
) {
    let (name, text) = match &source {
        Source::Text(text, _) => (None, Ok(text.clone())),
        Source::File(file) => (Some(naming::clean(&file.name())), text_of(file, locale).await),
    };
    let at = |what: &str| name.as_ref().map_or(what.to_owned(), |name| format!("{name}: {what}"));
    let read = text
        .and_then(|text| score_file::read(&text).map_err(|error| locale.score_file_error(&error)));
    let read = match read {
        Ok(read) => read,
        Err(why) => return findings.unread.push(at(&why)),
    };
    let all = read.claims.len() + read.ledger.len();
    let mut refused = Vec::new();
    for (done, claim) in read.claims.iter().enumerate() {
        progress.reach(done, all).await;
        let row = locale.line_of(claim.line);
        match checked(claim, origin, locale) {
            Ok((brought, told)) => {
                brought.into_iter().for_each(|brought| findings.intake.take(brought));
                findings.remarks.push(Line::good(at(&format!("{row} {told}"))));
            }
            Err(why) => {
                refused.push(claim.line);
                findings.unread.push(at(&format!("{row} {why}")));
            }
        }
    }
    // Somebody else's ledger says nothing about this player.
    let ledger = if origin == Origin::Brought { read.ledger } else { Vec::new() };
    for (place, record) in (1..).zip(ledger) {
        progress.reach(read.claims.len() + place, all).await;
        match record.filter(|record| record.is_sound()) {
            Some(record) => findings.intake.take(Brought::Record(taken(record))),
            None => findings.unread.push(at(&locale.unsound_record(place))),
        }
    }
    if let Source::Text(text, give_back) = source {
        let left = score_file::refused_part(&text, &refused);
        findings.onstored = give_back.reform(move |()| left.clone());
    }
}

/// A claim that was replayed, with what its result shows of the deal, and what it came to.
fn checked(
    claim: &Claim,
    origin: Origin,
    locale: Locale,
) -> Result<(Vec<Brought>, String), String> {
    let proof = claim.check().map_err(|why| locale.refuted(&why))?;
    let told = locale.score_verified(proof.score.total(), proof.rank(), proof.category);
    let attempt = claim.attempt(&proof, origin);
    let traces = if has_attempt(&attempt.link) { Vec::new() } else { traces_left(&proof.setup) };
    let seen = traces.iter().map(|trace| Brought::Seen(trace.to_string()));
    Ok((std::iter::once(Brought::Attempt(attempt)).chain(seen).collect(), told))
}

async fn text_of(file: &File, locale: Locale) -> Result<String, String> {
    if file.size() > MAX_TEXT as f64 {
        return Err(locale.score_file_error(&ScoreFileError::TooLong(file.size() as usize)));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| locale.unreadable_file().to_owned())
}
