//! RAIL: building rails.

use super::support::check;

#[test]
fn rail_1_symbols_are_exact() {
    check("rails/rail_1.json");
}

#[test]
fn rail_2_where_a_run_starts() {
    check("rails/rail_2.json");
}

#[test]
fn rail_3_what_completes_a_link() {
    check("rails/rail_3.json");
}

#[test]
fn rail_4_redirects() {
    check("rails/rail_4.json");
}

#[test]
fn rail_5_where_tiles_lie() {
    check("rails/rail_5.json");
}

#[test]
fn rail_6_two_tiles_in_a_cell() {
    check("rails/rail_6.json");
}

#[test]
fn rail_7_where_tiles_point() {
    check("rails/rail_7.json");
}

#[test]
fn rail_8_supply() {
    check("rails/rail_8.json");
}

#[test]
fn rail_9_extensions() {
    check("rails/rail_9.json");
}

#[test]
fn rail_10_joins() {
    check("rails/rail_10.json");
}

#[test]
fn rail_11_many_open_links() {
    check("rails/rail_11.json");
}

#[test]
fn rail_12_two_different_ends() {
    check("rails/rail_12.json");
}

#[test]
fn rail_13_no_link_loses_its_end() {
    check("rails/rail_13.json");
}
