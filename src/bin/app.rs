//! The page's entry point.

fn main() {
    catenary::shell::mount();
}
