//! Checks the shape of the project: sizes, direction of imports, words, phrases, styles, and a test for every rule.

mod bots;
mod browsers;
mod files;
mod layers;
mod phrases;
mod styles;

use std::fs;
use std::path::{Path, PathBuf};

/// The longest source file, in lines: a guard against huge files, no reason to split one subject. The tables of an
/// edition and of boards are data and exempt.
pub(crate) const MAX_LINES: usize = 600;

pub(crate) fn assert_none(what: &str, found: impl Iterator<Item = String>) {
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

/// Returns every file of the project below a folder, relative to the project.
pub(crate) fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(project().join(&folder));
        let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries.flatten() {
            let path = folder.join(entry.file_name());
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(path),
                _ => found.push(path),
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} has no files");
    found
}

pub(crate) fn rust_files(folder: &str) -> Vec<PathBuf> {
    let is_rust = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    let found: Vec<PathBuf> = files(folder).into_iter().filter(is_rust).collect();
    assert!(!found.is_empty(), "{folder} has no sources");
    found
}

pub(crate) fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(project().join(path))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the lines of a source file without its comments.
pub(crate) fn code(path: &Path) -> Vec<String> {
    read(path).lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect()
}

pub(crate) fn has_folder(path: &Path, name: &str) -> bool {
    path.components().any(|part| part.as_os_str() == name)
}

pub(crate) fn first_name(text: &str) -> String {
    text.chars().take_while(|character| character.is_alphanumeric() || *character == '_').collect()
}
