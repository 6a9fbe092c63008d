//! Links: every record comes back, every damage is told, and old links replay for ever.

#[path = "../../golden/any.rs"]
mod any;
mod damage;
mod endings;
mod golden;
mod lengths;
mod mangled;
#[path = "../../golden/mangled.rs"]
mod mangled_forms;
mod positions;
#[path = "../../golden/reading.rs"]
mod reading;
mod records;
mod replay;
mod round_trip;
mod starts;
