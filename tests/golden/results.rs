//! The golden results, as results.txt has them.

/// The lines of the file: each has the key of a title, the results of a deal as a link and their meaning.
pub(crate) fn results() -> Vec<[&'static str; 3]> {
    let lines = include_str!("results.txt").lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split(' ').collect::<Vec<_>>());
    parts.map(|parts| parts.try_into().expect("a key, a link and what it means")).collect()
}
