//! SCO: the final score.

use super::support;
use catenary::engine::game::Game;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::scoring::{Score, result, score};
use catenary::titles::tramways::rules::state::State;

fn open(case: &str) -> State {
    let script = support::script("score/scores.json");
    let found = script.cases.iter().find(|other| other.name == case).expect("the case");
    support::open(script.position_of(found)).unwrap_or_else(|e| panic!("{case}: {e}")).state
}

fn scores(state: &State) -> Vec<Score> {
    state.players.seats().map(|seat| score(state, seat)).collect()
}

fn totals(state: &State) -> Vec<i32> {
    result(state).scores.iter().copied().collect()
}

fn winners(case: &str) -> Vec<u8> {
    result(&open(case)).winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn sco_1_links_money_stress() {
    let scores = scores(&open("each of its own"));
    let seat = |i: usize| (scores[i].happiness, scores[i].link_points, scores[i].money_points);
    assert_eq!(seat(0), (7, 3 * 3, 0), "complete or upgraded, 3 each; incomplete or extended, 0");
    assert_eq!(seat(1), (-4, 0, 2), "$29 are two points");
    assert_eq!((scores[1].money_left, scores[1].stress), (9, 21));
    assert_eq!([scores[0].total(), scores[1].total()], [7 + 9 - 1, -4 + 2 - 21]);
}

#[test]
fn sco_1_a_merged_link_still_scores() {
    assert_eq!(scores(&open("ends that merged"))[0].links, 1);
}

#[test]
fn sco_1_ties() {
    assert_eq!(winners("the highest score wins"), [1]);
    assert_eq!(winners("more money after the conversion breaks a tie"), [0]);
    assert_eq!(winners("else the victory is shared"), [0, 1]);
}

#[test]
fn sco_1_only_at_the_end() {
    let state = open("the highest score wins");
    assert!(Tramways::outcome(&state).is_some());
    assert_eq!(Tramways::outcome(&open("each of its own")), None);
}

#[test]
fn sco_2_worked_example() {
    let state = open("the worked example");
    assert_eq!(totals(&state), [34, 34, 40]);
    assert_eq!(winners("the worked example"), [2]);
    let links: Vec<i32> = scores(&state).iter().map(|score| score.links).collect();
    assert_eq!(links, [4, 5, 6]);
}
