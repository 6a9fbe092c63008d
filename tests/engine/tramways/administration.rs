//! ADM: Administration.

use super::support::check;

#[test]
fn adm_1_icons() {
    check("administration/adm_1.json");
}

#[test]
fn adm_2_discards() {
    check("administration/adm_2.json");
}

#[test]
fn adm_3_no_hand_is_too_large() {
    check("administration/adm_3.json");
}

#[test]
fn adm_1_worked_example() {
    check("administration/example.json");
}
