//! The results of bots on a deal are the same everywhere: the built page is tested with these numbers, too.

use crate::golden_field::{GoldenField, fields};
use catenary::engine::bots::{FieldGames, FieldStep, Level};
use catenary::engine::codec;
use catenary::measure::LabTitle;
use catenary::titles::rule_sets::{self, TitleTask};
use std::collections::BTreeSet;

struct Check<'a>(&'a GoldenField);

impl TitleTask for Check<'_> {
    type Output = ();

    fn run<G: LabTitle>(self) {
        let GoldenField { link, seat, level, results, bots, .. } = self.0;
        assert_eq!(*bots, G::VERSION, "{link}: other bots, so make its numbers anew (field.txt)");
        let setup = codec::decode::<G>(link).expect("a setup").setup;
        assert!(*level == Level::Medium || G::players(&setup) <= G::MOST_SEATS_OF_HARD);
        let level_of = |other| if other == *seat { *level } else { Level::Medium };
        let mut games = FieldGames::<G>::new(&setup, level_of, 0).expect("a legal setup");
        for (number, expected) in (0..).zip(results) {
            let outcome = loop {
                match games.step() {
                    FieldStep::Playing => {}
                    FieldStep::Ended(at, outcome) if at == number => break outcome,
                    other => panic!("{link}: {other:?} in game {number}"),
                }
            };
            assert_eq!(outcome.scores.result(*seat), *expected, "{link}: game {number}");
        }
    }
}

#[test]
fn golden_fields_are_reproduced() {
    let mut titles = BTreeSet::new();
    for field in &fields() {
        titles.insert(field.title);
        rule_sets::with_key(field.title, Check(field)).expect("a title");
    }
    assert_eq!(titles.len(), 4, "{titles:?}");
}
