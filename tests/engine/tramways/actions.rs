//! ACT: the Actions phase.

use super::support::check;

#[test]
fn act_1_first_round() {
    check("actions/act_1.json");
}

#[test]
fn act_2_second_round() {
    check("actions/act_2.json");
}

#[test]
fn act_3_five_actions() {
    check("actions/act_3.json");
}

#[test]
fn act_4_icons_of_another_phase() {
    check("actions/act_4.json");
}
