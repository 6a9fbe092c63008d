//! The par of a ranked set-up: the best score that a search has found.

use crate::ranked_games::RankedCategory;
use crate::ranked_games::par::name;
use crate::ranked_games::random_game as played;
use crate::ranked_games::{daily, prove};
use catenary::table::Day;
use catenary::table::scores::ParResults;
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::setup::Setup;

fn link_of(setup: &Setup) -> String {
    codec::write(&TramwaysLink::setup(setup.clone()))
}

#[test]
fn par_keeps_the_better_game_and_counts_all_tries() {
    let setup = RankedCategory::Hard.setup(3);
    let links = [1, 2].map(|seed| codec::encode(&played(setup.clone(), seed)));
    let score =
        |link: &String| ParResults { games: 0, link: link.clone() }.score(&link_of(&setup), prove);
    let best = links.iter().map(score).max().expect("two games");
    for order in [[0, 1], [1, 0]] {
        let par = order.iter().fold(ParResults::default(), |par, &at| {
            par.after(&link_of(&setup), prove, 10, links[at].clone())
        });
        assert_eq!((par.games, par.score(&link_of(&setup), prove)), (20, best));
        let same = par.clone().after(&link_of(&setup), prove, 5, "nonsense".to_owned());
        assert_eq!(same, ParResults { games: 25, ..par });
    }
}

#[test]
fn a_game_of_another_set_up_does_not_count_for_par() {
    let link = codec::encode(&played(RankedCategory::Hard.setup(3), 1));
    let par = ParResults { games: 1, link };
    assert!(par.score(&link_of(&RankedCategory::Hard.setup(3)), prove).is_some());
    assert_eq!(par.score(&link_of(&RankedCategory::Hard.setup(4)), prove), None);
    assert_eq!(par.score(&link_of(&daily::setup(Day(20_800))), prove), None);
}

#[test]
fn only_ranked_set_ups_have_names() {
    assert_eq!(name(&RankedCategory::Hard.setup(1234)).as_deref(), Some("hard.1234"));
    assert_eq!(name(&Setup::standard(1, 7)), None);
}
