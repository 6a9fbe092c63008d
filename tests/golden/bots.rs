//! The golden games of bots, as bots.txt has them.

use catenary::engine::bots::Level;

/// A game in which one level plays all seats, to its end or, if that takes long, through its first decisions.
pub(crate) struct GoldenGame {
    pub(crate) title: &'static str,
    pub(crate) level: Level,
    pub(crate) link: &'static str,
}

/// The lines of the file: each the key of a title, a level and a link.
pub(crate) fn games() -> Vec<GoldenGame> {
    let lines = include_str!("bots.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let parts: Vec<&str> = line.split(' ').collect();
        let [title, level, link] = parts[..] else { panic!("{line}: three words") };
        GoldenGame { title, level: Level::named(level).expect("a level"), link }
    };
    lines.map(read).collect()
}
