//! Gives the page and its worker a common mark: a hash of the sources that both are made of, so that a page never
//! listens to a worker of another build that a browser has kept.

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
    Ok(())
}

fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash_folder(&path, hasher)?;
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}
