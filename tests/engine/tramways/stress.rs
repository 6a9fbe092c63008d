//! STR: Stress.

use super::support::check;

#[test]
fn str_1_two_tracks() {
    check("stress/str_1.json");
}

#[test]
fn str_2_steps_onto_21() {
    check("stress/str_2.json");
}

#[test]
fn str_3_round_ends_on_21() {
    check("rounds/end_2.json");
}

#[test]
fn str_4_below_zero() {
    check("stress/str_4.json");
}
