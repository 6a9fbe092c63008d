//! The native benchmark: `cargo bench --no-default-features`.

mod work;

use std::time::Instant;

fn main() {
    let start = Instant::now();
    work::report("native", || start.elapsed().as_secs_f64() * 1000.0, |line| println!("{line}"));
}
