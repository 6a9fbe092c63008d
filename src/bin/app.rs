//! The page's entry point.

fn main() {
    catenary::ui::mount();
}
