//! Writes the texts and boards of the titles as Rust tables, and gives the page and its workers a common build id: a
//! hash of their shared sources, so that a page never talks to a cached worker of another build.

#[path = "build/boards.rs"]
mod boards;
#[path = "build/texts.rs"]
mod texts;

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// The folders of `src` that a worker is built from.
const SOURCES: [&str; 3] = ["engine", "titles", "worker"];

fn main() -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for name in SOURCES {
        let folder = Path::new("src").join(name);
        println!("cargo:rerun-if-changed={}", folder.display());
        hash_folder(&folder, &mut hasher)?;
    }
    // The tool that splits the page (scripts/site) needs the linker's relocations.
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo:rustc-link-arg-bin=app=--emit-relocs");
    }
    println!("cargo:rustc-env=CATENARY_BUILD={:016x}", hasher.finish());
    let titles = entries(Path::new("src/titles"))?.into_iter();
    let books = titles.filter(|title| title.join("rulebook.txt").is_file());
    let books = books.map(|title| (table(&title, "book"), book(&title)));
    let boards = entries(Path::new("src/titles/city/boards"))?.into_iter();
    let boards = boards.filter(|path| path.extension().is_some_and(|it| it == "txt"));
    let boards = boards.map(|path| (table(&path, "board"), board(&path)));
    for (path, tables) in books.chain(boards) {
        match tables {
            Ok(tables) => fs::write(path, tables)?,
            Err(fault) => println!("cargo::error={fault}"),
        }
    }
    Ok(())
}

/// Returns the entries of a folder, sorted.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    for path in entries(folder)? {
        if path.is_dir() {
            hash_folder(&path, hasher)?;
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|fault| format!("{}: {fault}", path.display()))
}

/// Returns the rulebook and the glossary of a title as Rust tables, or what is wrong with them.
fn book(title: &Path) -> Result<String, String> {
    let texts = |name: &str| {
        let path = title.join(name);
        texts::read(&path.display().to_string(), &read(&path)?)
    };
    texts::rust(&texts("rulebook.txt")?, &texts("glossary.txt")?)
}

/// Returns the lists of a built-in board as Rust tables, or what is wrong with them.
fn board(path: &Path) -> Result<String, String> {
    boards::rust(&path.display().to_string(), &read(path)?)
}

/// Returns the path from which a title includes the tables made from a file or folder.
fn table(of: &Path, kind: &str) -> PathBuf {
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    folder.join(format!("{}_{kind}.rs", of.file_stem().unwrap_or_default().display()))
}
