//! MOV: moving a Passenger.

use super::support::check;

#[test]
fn mov_1_what_moves_a_passenger() {
    check("passengers/mov_1.json");
}

#[test]
fn mov_2_the_first_match() {
    check("passengers/mov_2.json");
}

#[test]
fn mov_3_no_location_twice() {
    check("passengers/mov_3.json");
}

#[test]
fn mov_4_the_passenger_leaves() {
    check("passengers/mov_4.json");
}

#[test]
fn mov_5_order_of_rewards() {
    check("passengers/mov_5.json");
}

#[test]
fn mov_6_happiness_of_each_link() {
    check("passengers/mov_6.json");
}

#[test]
fn mov_7_fares() {
    check("passengers/mov_7.json");
}

#[test]
fn mov_8_bonus() {
    check("passengers/mov_8.json");
}

#[test]
fn mov_9_worked_example() {
    check("passengers/mov_9.json");
}
