//! Attempts from texts and files: each link is replayed before it is added.

use crate::engine::codec;
use crate::storage::{Brought, has_attempt, now};
use crate::table::scores::Origin;
use crate::table::scores::challenge::KeptDeal;
use crate::table::scores::file::{self, Claim, MAX_TEXT, ScoreFileError};
use crate::table::sending::pasted::link_in;
use crate::titles::TitleKey;
use crate::titles::parts::{challenges_of, fetch_scores_of, prove, titled};
use crate::toolkit::hooks::{Findings, Importing, Line, Progress, use_importing};
use crate::toolkit::ledger::ScoresFace;
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
    let read =
        text.and_then(|text| file::read(&text).map_err(|error| locale.score_file_error(&error)));
    let read = match read {
        Ok(read) => read,
        Err(why) => return findings.unread.push(at(&why)),
    };
    let all = read.claims.len() + read.ledger.len();
    let mut refused = Vec::new();
    for (done, claim) in read.claims.iter().enumerate() {
        progress.reach(done, all).await;
        let row = locale.line_of(claim.line);
        for checked in checked(claim, origin, locale).await {
            match checked {
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
    }
    // Somebody else's ledger says nothing about this player.
    let ledger = if origin == Origin::Brought { read.ledger } else { Vec::new() };
    for (place, record) in (1..).zip(ledger) {
        progress.reach(read.claims.len() + place, all).await;
        let proven = match record {
            Some(record) => prove(Brought::Record(record)).await.ok().flatten(),
            None => None,
        };
        match proven {
            Some(record) => findings.intake.take(record),
            None => findings.unread.push(at(&locale.unsound_record(place))),
        }
    }
    if let Source::Text(text, give_back) = source {
        let left = file::refused_part(&text, &refused);
        findings.onstored = give_back.reform(move |()| left.clone());
    }
}

/// A result that was replayed, with what it shows of the deal, and what it came to; or why it is none.
type Found = Result<(Vec<Brought>, String), String>;

/// Replays each result of a claim. Whoever sends their own puts it first, so the others are somebody else's.
async fn checked(claim: &Claim, origin: Origin, locale: Locale) -> Vec<Found> {
    let title = titled(&link_in(&claim.link)).unwrap_or(TitleKey::UNNAMED);
    let Ok(rules) = fetch_scores_of(title).await else {
        return vec![Err(locale.import_unchecked().to_owned())];
    };
    let whose = |at| if at == 0 { origin } else { Origin::Imported };
    let each = claim.each(rules.each_result).into_iter().enumerate();
    let mut found: Vec<Found> =
        each.map(|(at, claim)| proven(&claim, title, rules, whose(at), locale)).collect();
    // They stand beside each other at the end of a game on their deal.
    if let Some(Ok((brought, _))) = found.iter_mut().find(|it| it.is_ok())
        && codec::is_of_results(&link_in(&claim.link))
    {
        let mine = usize::from(origin.is_mine());
        let came = KeptDeal { link: link_in(&claim.link), mine, at: now() };
        let joined = challenges_of(title).await.ok().and_then(|faces| (faces.joined)(&came));
        brought.extend(joined.map(|(name, deal)| Brought::Deal(name, deal)));
    }
    found
}

fn proven(
    claim: &Claim,
    title: TitleKey,
    rules: ScoresFace,
    origin: Origin,
    locale: Locale,
) -> Found {
    let proof = claim.check(rules.ranking).map_err(|why| locale.refuted(&why))?;
    let told = format!("{}, {}", title.facts().name.of(locale), proof.category.name.of(locale));
    let told = locale.score_verified(proof.points, &told);
    let attempt = claim.attempt(&proof, origin);
    let is_known = has_attempt(&attempt.link);
    let traces = if is_known { Vec::new() } else { (rules.traces)(&proof.setup) };
    let seen = traces.into_iter().map(Brought::Seen);
    Ok((std::iter::once(Brought::Attempt(attempt)).chain(seen).collect(), told))
}

async fn text_of(file: &File, locale: Locale) -> Result<String, String> {
    if file.size() > MAX_TEXT as f64 {
        return Err(locale.score_file_error(&ScoreFileError::TooLong(file.size() as usize)));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(|| locale.unreadable_file().to_owned())
}
