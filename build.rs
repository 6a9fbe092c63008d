//! Writes the texts of the titles as tables of Rust, and gives the page and its worker a common mark: a hash of the
//! sources that both are made of, so that a page never listens to a worker of another build that a browser has kept.

#[path = "build/texts.rs"]
mod texts;

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// What a worker is made of.
const SOURCES: [&str; 3] = ["engine", "titles", "worker"];

fn main() -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for name in SOURCES {
        let folder = Path::new("src").join(name);
        println!("cargo:rerun-if-changed={}", folder.display());
        hash_folder(&folder, &mut hasher)?;
    }
    // The tool that cuts the page apart (scripts/site) follows the linker's relocations.
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo:rustc-link-arg-bin=app=--emit-relocs");
    }
    println!("cargo:rustc-env=CATENARY_BUILD={:016x}", hasher.finish());
    for path in entries(Path::new("src/titles"))? {
        if path.join("rulebook.txt").is_file()
            && let Err(fault) = write_book(&path)
        {
            println!("cargo::error={fault}");
        }
    }
    Ok(())
}

/// The entries of a folder, in order.
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

/// Writes the rulebook and the glossary of a title where the title includes them; else what is wrong with them.
fn write_book(title: &Path) -> Result<(), String> {
    let read = |name: &str| {
        let path = title.join(name);
        let source = fs::read_to_string(&path).map_err(|it| format!("{}: {it}", path.display()))?;
        texts::read(&path.display().to_string(), &source)
    };
    let book = texts::rust(&read("rulebook.txt")?, &read("glossary.txt")?)?;
    let name = title.file_name().unwrap_or_default().display();
    let out = std::env::var("OUT_DIR").map_err(|it| it.to_string())?;
    fs::write(Path::new(&out).join(format!("{name}_book.rs")), book).map_err(|it| it.to_string())
}
