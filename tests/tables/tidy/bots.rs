//! Bots decide the same on every machine: no outside randomness reaches a decision.

use super::{assert_none, code, has_folder, rust_files};
use std::path::PathBuf;

/// The standard library guarantees neither the order nor the values of its hashers: they differ between machines and
/// compilers.
const STD_HASHING: &[&str] = &["DefaultHasher", "RandomState", "HashMap", "HashSet"];

/// The browser's sources of randomness.
const CHANCE: &[&str] = &["Math::random", "fresh_seed", "getRandomValues"];

fn lines_with(files: &[PathBuf], words: &[&str]) -> Vec<String> {
    let of = |path: &PathBuf| {
        let lines = code(path).into_iter().zip(1..);
        let found = lines.filter(|(line, _)| words.iter().any(|word| line.contains(word)));
        found.map(|(line, at)| format!("{}:{at}: {}", path.display(), line.trim())).collect()
    };
    files.iter().flat_map(|path| -> Vec<String> { of(path) }).collect()
}

#[test]
fn no_decision_depends_on_std_hashing() {
    let decides = |path: &PathBuf| {
        let rooms = ["rules", "bots", "codec"];
        path.starts_with("src/engine") || rooms.iter().any(|room| has_folder(path, room))
    };
    let files: Vec<PathBuf> = rust_files("src").into_iter().filter(decides).collect();
    for room in ["src/engine/bots", "src/titles/metromania/bots", "src/titles/city/codec"] {
        assert!(files.iter().any(|path| path.starts_with(room)), "{room} was not looked at");
    }
    assert_none("hashing of std", lines_with(&files, STD_HASHING).into_iter());
}

/// The seed of a search for par comes with the request.
#[test]
fn the_worker_draws_no_random_numbers() {
    let files = rust_files("src/worker");
    assert!(files.len() > 5 && !lines_with(&files, &["advice()"]).is_empty(), "{files:?}");
    assert_none("chance in the worker", lines_with(&files, CHANCE).into_iter());
}
