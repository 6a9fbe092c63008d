//! AUC: the auction.

use super::support::check;

#[test]
fn auc_1_leading_passing_bidding() {
    check("auction/auc_1.json");
}

#[test]
fn auc_2_what_may_be_bid() {
    check("auction/auc_2.json");
}

#[test]
fn auc_3_bids_are_paid_at_once() {
    check("auction/auc_3.json");
}

#[test]
fn auc_4_cash_and_icons() {
    check("auction/auc_4.json");
}

#[test]
fn auc_5_the_remaining_place() {
    check("auction/auc_5.json");
}

#[test]
fn auc_6_stress_of_the_first() {
    check("auction/auc_6.json");
}

#[test]
fn auc_7_taking_cards() {
    check("auction/auc_7.json");
}

#[test]
fn auc_8_worked_example() {
    check("auction/auc_8.json");
}
