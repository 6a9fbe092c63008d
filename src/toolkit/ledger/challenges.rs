//! Functions of a title for the pages of a challenge, fetched apart from its tables.

use super::attempts::{attempt_under_way, attempts_on, ledger_entries, model, note_seen, setup_of};
use super::counted_game::save_of;
use crate::engine::codec::{LinkError, Results};
use crate::engine::game::Record;
use crate::storage::{
    GameId, Listed, Preferences, StoreError, fresh_id, list, load_attempts, now, saved_deal, store,
    write_seen,
};
use crate::table::scores::challenge::{self, Challenge, SavedDeal};
use crate::table::scores::deal::traces_of;
use crate::table::scores::{AttemptOrigin, AttemptRecord, Evidence, Refuted};
use crate::table::title::Title;
use crate::table::{Clock, GameTable, Players, Thumbnail};
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};

/// The started or continued game; `None` if the deal cannot be played. Fails if the game cannot be stored.
type StartedChallenge = Result<Option<GameId>, StoreError>;

/// Challenges, for one title's rules.
#[derive(Clone, Copy)]
pub(crate) struct ChallengeFaces {
    /// Replays the results of a deal.
    pub read: fn(&SavedDeal) -> Result<Challenge, Refuted>,
    /// Draws the board of a deal at the start, small. Parts that differ between deals are drawn only if the deal was seen.
    pub board: fn(link: &str, is_seen: bool) -> Option<Thumbnail>,
    /// Returns the result of a table as the player's own, with the scores' results on its deal; `None` if there is none.
    pub own: fn(&TableHandle) -> Option<SavedDeal>,
    /// Merges a stored deal with incoming results and with the player's own result, if there is one.
    pub joined: fn(&SavedDeal) -> Option<(String, SavedDeal)>,
    /// Returns the game under way whose deal the results show.
    pub under_way: fn(&str) -> Option<GameId>,
    /// Begins the deal of a link, or another deal for the same seats by a seed. It is stored before it is shown.
    pub begin: fn(&str, Option<u64>, &Preferences) -> StartedChallenge,
    /// Notes that the deal of a link was seen.
    pub see: fn(&str),
}

impl PartialEq for ChallengeFaces {
    fn eq(&self, other: &ChallengeFaces) -> bool {
        std::ptr::fn_addr_eq(self.read, other.read)
    }
}

impl ChallengeFaces {
    /// Returns the functions of a rule set.
    pub(crate) const fn of<G: TitleUi>() -> ChallengeFaces {
        ChallengeFaces {
            read: |deal| Challenge::read::<G>(&deal.link, deal.mine),
            board: board::<G>,
            own: own::<G>,
            joined: joined::<G>,
            under_way: |link| attempt_under_way::<G>(&results::<G>(link).ok()?.setup),
            begin: begin::<G>,
            see: |link| {
                results::<G>(link).iter().for_each(|it| note_seen::<G>(&it.setup));
            },
        }
    }
}

fn results<G: Title>(link: &str) -> Result<Results<G>, LinkError> {
    Results::read(link)
}

fn board<G: Title>(link: &str, is_seen: bool) -> Option<Thumbnail> {
    let setup = results::<G>(link).ok()?.setup;
    if !is_seen && G::face(&setup).is_some() {
        return None;
    }
    let players = Players::people(G::players(&setup));
    let dealt = Record::<G> { setup, actions: Vec::new() };
    G::picture(&dealt.replay().ok()?.state, &players)
}

fn own<G: Title>(table: &TableHandle) -> Option<SavedDeal> {
    let own = challenge::own(&model::<G>(table)?.stored_table())?;
    let records = attempts_on(&own);
    let mut attempts = load_attempts();
    attempts.sort_by_key(|it| it.place);
    let scored = attempts.iter().filter_map(|it| {
        let undos = records.iter().find(|known| known.link == it.link).map_or(0, |it| it.undos);
        Some((challenge::of_link(&own, &it.link, undos)?, it.origin.is_mine()))
    });
    let kept = |(results, is_mine): (Results<G>, bool)| {
        Some(SavedDeal { link: results.write().ok()?, mine: is_mine.into(), at: now() })
    };
    let all = scored.chain([(own.clone(), true)]).filter_map(kept);
    all.reduce(|known, came| challenge::joined::<G>(Some(&known), &came).unwrap_or(known))
}

fn joined<G: Title>(came: &SavedDeal) -> Option<(String, SavedDeal)> {
    let played = played_here::<G>(&results::<G>(&came.link).ok()?);
    let with_own = |own: SavedDeal| challenge::joined::<G>(Some(&own), came);
    let came = played.and_then(with_own).or_else(|| challenge::joined::<G>(None, came))?;
    let name = challenge::name(&results::<G>(&came.link).ok()?);
    let all = challenge::joined::<G>(saved_deal(&name).as_ref(), &came)?;
    Some((name, all))
}

/// Returns the player's own result on a deal: of a saved game, else of the attempt, even if its game is deleted.
fn played_here<G: Title>(deal: &Results<G>) -> Option<SavedDeal> {
    let own = |game: Listed| match game {
        Listed::Good(_, save)
            if save.glance.over && setup_of::<G>(&save).is_some_and(|it| it == deal.setup) =>
        {
            challenge::own(&save.open::<G>().ok()?.0).filter(|own| own.seats == deal.seats)
        }
        _ => None,
    };
    let saved = list().into_iter().find_map(own);
    let link = saved.or_else(|| attempts_on(deal).iter().find_map(|it| ended(deal, it)))?;
    Some(SavedDeal { link: link.write().ok()?, mine: 1, at: now() })
}

/// Returns the result of an attempt that ended on this device; `None` if its score was deleted. The scores know its bots.
fn ended<G: Title>(deal: &Results<G>, known: &AttemptRecord) -> Option<Results<G>> {
    if known.place == 0 {
        return None;
    }
    let played = challenge::of_record(deal, known)?;
    let own = load_attempts().into_iter().filter(|it| it.origin == AttemptOrigin::Own);
    let mut own = own.filter_map(|it| Results::<G>::read(&it.link).ok());
    let is_it = |own: &Results<G>| {
        (&own.setup, &own.seats) == (&deal.setup, &deal.seats)
            && own.games[0].actions == played.games[0].actions
    };
    Some(own.find(is_it).unwrap_or(played))
}

fn begin<G: Title>(link: &str, seed: Option<u64>, preferences: &Preferences) -> StartedChallenge {
    let Ok(deal) = results::<G>(link) else { return Ok(None) };
    let Some(title) = TitleKey::named(G::key(&deal.setup)) else { return Ok(None) };
    let last = preferences.set_ups.get(title.key());
    let table = challenge::table::<G>(link, seed, last, title.facts().first_colors);
    let Some(table) = table else { return Ok(None) };
    let deal = Results { setup: table.session.setup().clone(), ..deal };
    if let Some(id) = attempt_under_way::<G>(&deal.setup) {
        return Ok(Some(id));
    }
    let undos = challenge::undos_so_far(&attempts_on(&deal));
    let table = GameTable { undos, ..table };
    let id = fresh_id();
    let save = save_of(&table, Clock::started(now()));
    store(&id, &save, 0, ledger_entries(&table, &save, Evidence::Whole))?;
    // Games that count at this deal from now on are no first look.
    traces_of::<G>(&deal.setup).iter().for_each(|trace| write_seen(&trace.to_string()));
    Ok(Some(id))
}
