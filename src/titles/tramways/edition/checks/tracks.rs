//! Checks of the Stress tracks against STR-1.

use crate::titles::tramways::edition::{LONG_STRESS, SHORT_STRESS};

#[test]
fn str_1_the_normal_track_has_every_level_from_1_to_21() {
    assert!(LONG_STRESS.into_iter().eq(1..=21));
}

#[test]
fn str_1_the_hard_track_is_shorter_and_has_the_same_ends() {
    assert_eq!(SHORT_STRESS, [1, 2, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21]);
    assert!(SHORT_STRESS.iter().all(|level| LONG_STRESS.contains(level)));
}
