//! UPL: upgrading Links.

use super::support::check;

#[test]
fn upl_1_upgrades() {
    check("links/upl_1.json");
}
