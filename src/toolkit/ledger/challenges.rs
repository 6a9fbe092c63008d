//! What the pages of a challenge get of a title, fetched apart from its tables.

use super::attempts::{attempt_under_way, model, note_seen, setup_of};
use super::begun::save_of;
use crate::engine::codec::{LinkError, Results};
use crate::storage::{
    GameId, Listed, Preferences, StoreError, fresh_id, kept_deal, list, now, store, write_seen,
};
use crate::table::Clock;
use crate::table::scores::Refuted;
use crate::table::scores::challenge::{self, Challenge, KeptDeal};
use crate::table::scores::deal::traces_of;
use crate::table::title::Title;
use crate::titles::TitleKey;
use crate::toolkit::border::table_ui::{TableHandle, TitleUi};

/// The game that has begun, or goes on; `None` where the deal cannot be played. An error is why it cannot be stored.
type Begun = Result<Option<GameId>, StoreError>;

/// Challenges, as one title's rules read them.
#[derive(Clone, Copy)]
pub(crate) struct ChallengeFaces {
    /// Replays the results of a deal.
    pub read: fn(&KeptDeal) -> Result<Challenge, Refuted>,
    /// The result of a table, as its player's own; `None` where it is none.
    pub own: fn(&TableHandle) -> Option<KeptDeal>,
    /// What is kept of a deal and what came in, with the player's own result where a saved game has it.
    pub joined: fn(&KeptDeal) -> Option<(String, KeptDeal)>,
    /// The game under way whose deal the results show.
    pub under_way: fn(&str) -> Option<GameId>,
    /// Begins the deal of a link, or another for the same seats by a number of chance. It is stored before it is shown.
    pub begin: fn(&str, Option<u64>, &Preferences) -> Begun,
    /// Notes that the deal of a link was seen.
    pub see: fn(&str),
}

impl PartialEq for ChallengeFaces {
    fn eq(&self, other: &ChallengeFaces) -> bool {
        std::ptr::fn_addr_eq(self.read, other.read)
    }
}

impl ChallengeFaces {
    /// Those of a rule set.
    pub(crate) const fn of<G: TitleUi>() -> ChallengeFaces {
        ChallengeFaces {
            read: |deal| Challenge::read::<G>(&deal.link, deal.mine),
            own: |table| {
                let results = challenge::own(&model::<G>(table)?.stored_table())?;
                Some(KeptDeal { link: results.write().ok()?, mine: 1, at: now() })
            },
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

fn joined<G: Title>(came: &KeptDeal) -> Option<(String, KeptDeal)> {
    let played = played_here::<G>(&results::<G>(&came.link).ok()?);
    let with_own = |own: KeptDeal| challenge::joined::<G>(Some(&own), came);
    let came = played.and_then(with_own).or_else(|| challenge::joined::<G>(None, came))?;
    let name = challenge::name(&results::<G>(&came.link).ok()?);
    let all = challenge::joined::<G>(kept_deal(&name).as_ref(), &came)?;
    Some((name, all))
}

/// The player's own result on a deal, where a saved game has it.
fn played_here<G: Title>(deal: &Results<G>) -> Option<KeptDeal> {
    let own = |game: Listed| match game {
        Listed::Good(_, save)
            if save.glance.over && setup_of::<G>(&save).is_some_and(|it| it == deal.setup) =>
        {
            challenge::own(&save.open::<G>().ok()?.0).filter(|own| own.seats == deal.seats)
        }
        _ => None,
    };
    let link = list().into_iter().find_map(own)?.write().ok()?;
    Some(KeptDeal { link, mine: 1, at: now() })
}

fn begin<G: Title>(link: &str, seed: Option<u64>, preferences: &Preferences) -> Begun {
    let title = results::<G>(link).ok().and_then(|it| TitleKey::named(G::key(&it.setup)));
    let Some(title) = title else { return Ok(None) };
    let last = preferences.set_ups.get(title.key());
    let table = challenge::table::<G>(link, seed, last, title.facts().first_colors);
    let Some(table) = table else { return Ok(None) };
    let setup = table.session.setup();
    if let Some(id) = attempt_under_way::<G>(setup) {
        return Ok(Some(id));
    }
    let id = fresh_id();
    store(&id, &save_of(&table, Clock::started(now())), 0, Vec::new())?;
    // Whatever counts at this deal from now on is no first look at it.
    traces_of::<G>(setup).iter().for_each(|trace| write_seen(&trace.to_string()));
    Ok(Some(id))
}
