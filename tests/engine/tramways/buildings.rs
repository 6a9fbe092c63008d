//! BLD, UPB: building and upgrading Buildings.

use super::support::check;

#[test]
fn bld_1_what_building_needs() {
    check("buildings/bld_1.json");
}

#[test]
fn bld_2_what_comes_with_it() {
    check("buildings/bld_2.json");
}

#[test]
fn bld_3_merging() {
    check("buildings/bld_3.json");
}

#[test]
fn bld_4_hand_limit() {
    check("buildings/bld_4.json");
}

#[test]
fn bld_5_cut_links() {
    check("buildings/bld_5.json");
}

#[test]
fn bld_6_numbers_are_gone() {
    check("buildings/bld_6.json");
}

#[test]
fn upb_1_what_upgrading_needs() {
    check("buildings/upb_1.json");
}

#[test]
fn upb_2_what_comes_with_it() {
    check("buildings/upb_2.json");
}
