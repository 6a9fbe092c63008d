//! The results of a link in a list: each is replayed before it is added.

use crate::engine::codec;
use crate::storage::{Brought, now};
use crate::table::scores::challenge::SavedDeal;
use crate::table::scores::{Attempt, AttemptOrigin};
use crate::table::sending::pasted::link_in;
use crate::titles::TitleKey;
use crate::titles::parts::{challenges_of, fetch_scores_of, titled};
use crate::toolkit::ledger::ScoresFace;
use crate::words::Locale;

/// A result that was replayed.
pub(super) struct ReplayedResult {
    /// The result, with its deal if the link has several.
    pub(super) brought: Vec<Brought>,
    /// The result in words.
    pub(super) text: String,
}

/// Replays each result of a link. Senders put their own result first, so the others belong to other players.
pub(super) async fn results_of(
    link: &str,
    origin: AttemptOrigin,
    locale: Locale,
) -> Vec<Result<ReplayedResult, String>> {
    let link = link_in(link);
    let title = titled(&link).unwrap_or(TitleKey::UNNAMED);
    let Ok(rules) = fetch_scores_of(title).await else {
        return vec![Err(locale.import_unchecked().to_owned())];
    };
    let whose = |at| if at == 0 { origin } else { AttemptOrigin::Imported };
    let each = (rules.each_result)(&link).into_iter().enumerate();
    let mut found: Vec<_> =
        each.map(|(at, link)| proven(link, title, rules, whose(at), locale)).collect();
    // The page of a game on this deal compares all of them.
    if let Some(Ok(first)) = found.iter_mut().find(|it| it.is_ok())
        && codec::is_of_results(&link)
    {
        let came = SavedDeal { link, mine: usize::from(origin.is_mine()), at: now() };
        let joined = challenges_of(title).await.ok().and_then(|faces| (faces.joined)(&came));
        first.brought.extend(joined.map(|(name, deal)| Brought::Deal(name, deal)));
    }
    found
}

fn proven(
    link: String,
    title: TitleKey,
    rules: ScoresFace,
    origin: AttemptOrigin,
    locale: Locale,
) -> Result<ReplayedResult, String> {
    let attempt = Attempt::of_link(link, origin);
    let (proof, brought) = (rules.attempt)(attempt).map_err(|why| locale.refuted(&why))?;
    let line = format!("{}, {}", title.facts().name.of(locale), proof.category.name.of(locale));
    Ok(ReplayedResult { brought, text: locale.score_verified(proof.points, &line) })
}
