//! The mark of a ranked set-up: the best score that a search has found.

use crate::table::ranked::Par;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::session::attempt::prove;
use crate::titles::tramways::session::daily;

/// The name of a ranked set-up, such as `hard.1234`; others have none.
pub fn name(setup: &Setup) -> Option<String> {
    let (_, category) = daily::mode(setup)?;
    Some(format!("{}.{}", category.name(), setup.seed))
}

impl Par {
    /// The score of the best game, replayed; nothing where it is no finished game of this set-up.
    pub fn score(&self, setup: &Setup) -> Option<i32> {
        let proof = prove(&self.link).ok()?;
        (proof.setup == *setup).then(|| proof.score.total())
    }

    /// The same after another search that tried so many games and found this one.
    #[must_use]
    pub fn after(self, setup: &Setup, games: u32, link: String) -> Par {
        let found = Par { games: self.games.saturating_add(games), link };
        if found.score(setup) > self.score(setup) {
            found
        } else {
            Par { link: self.link, ..found }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Day;
    use crate::titles::tramways::codec;
    use crate::titles::tramways::rules::ranked_category::RankedCategory;
    use crate::titles::tramways::session::fixture::played;

    #[test]
    fn the_better_game_stays_and_all_tries_are_counted() {
        let setup = RankedCategory::Hard.setup(3);
        let links = [1, 2].map(|seed| codec::encode(&played(setup.clone(), seed)));
        let score = |link: &String| Par { games: 0, link: link.clone() }.score(&setup);
        let best = links.iter().map(score).max().expect("two games");
        for order in [[0, 1], [1, 0]] {
            let par = order
                .iter()
                .fold(Par::default(), |par, &at| par.after(&setup, 10, links[at].clone()));
            assert_eq!((par.games, par.score(&setup)), (20, best));
            let same = par.clone().after(&setup, 5, "nonsense".to_owned());
            assert_eq!(same, Par { games: 25, ..par });
        }
    }

    #[test]
    fn a_game_of_another_set_up_is_no_par() {
        let link = codec::encode(&played(RankedCategory::Hard.setup(3), 1));
        let par = Par { games: 1, link };
        assert!(par.score(&RankedCategory::Hard.setup(3)).is_some());
        assert_eq!(par.score(&RankedCategory::Hard.setup(4)), None);
        assert_eq!(par.score(&daily::setup(Day(20_800))), None);
    }

    #[test]
    fn only_ranked_set_ups_have_names() {
        assert_eq!(name(&RankedCategory::Hard.setup(1234)).as_deref(), Some("hard.1234"));
        assert_eq!(name(&Setup::standard(1, 7)), None);
    }
}
