//! The golden links, as links.txt has them.

/// The lines of the file: each has the key of a title, a link and its meaning.
pub(crate) fn links() -> Vec<[&'static str; 3]> {
    let lines = include_str!("links.txt").lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split(' ').collect::<Vec<_>>());
    parts.map(|parts| parts.try_into().expect("a key, a link and what it means")).collect()
}
