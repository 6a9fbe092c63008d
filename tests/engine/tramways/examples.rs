//! Worked examples that involve several rules, and the positions of the guide to the format.

use super::support::{check, open, play, script};

#[test]
fn example_mountains() {
    check("examples/mountains.json");
}

#[test]
fn example_two_icons() {
    check("examples/two_icons.json");
}

#[test]
fn example_own_parcel() {
    check("examples/own_parcel.json");
}

#[test]
fn example_detour() {
    check("examples/detour.json");
}

#[test]
fn example_unfinished_links() {
    check("examples/unfinished_links.json");
}

#[test]
fn example_cut_links() {
    check("examples/cut_links.json");
}

#[test]
fn example_mall() {
    check("examples/mall.json");
}

#[test]
fn example_choice_of_destination() {
    check("examples/choice_of_destination.json");
}

#[test]
fn example_adjacent_parcels() {
    check("examples/adjacent_parcels.json");
}

#[test]
fn example_upgraded_fare() {
    check("examples/upgraded_fare.json");
}

#[test]
fn example_solo_line() {
    check("examples/solo_line.json");
}

#[test]
fn example_first_steps() {
    let script = script("examples/first_steps.json");
    let mut opened = open(script.position.clone()).expect("a position");
    play(&mut opened, &script.actions).expect("legal actions");
    assert_eq!(opened.position()["players"][0]["links"], serde_json::json!(["A1 D1 worked"]));
}
