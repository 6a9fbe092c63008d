//! `files FOLDER`: the last step of a build of the page, run by `scripts/site`. Writes the build's mark, a hash of all its
//! files, into `index.html`, and lists the files in `files.json`, from which the service worker stores a build.

#[allow(dead_code)]
#[path = "../../src/engine/codec/checksum.rs"]
mod checksum;

use checksum::crc32;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// The placeholder of the mark in `index.html`.
const UNSTAMPED: &str = "catenary-build-unstamped";
/// The name of the list.
const LIST: &str = "files.json";
/// Files that the page does not need to run: the service worker, which browsers store anyway, and pictures for app stores.
const LEFT_OUT: [&str; 3] = [LIST, "sw.js", "screenshots/"];

fn main() -> ExitCode {
    let Some(folder) = env::args().nth(1).map(PathBuf::from) else {
        eprintln!("files: usage: files FOLDER");
        return ExitCode::FAILURE;
    };
    match list(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("files: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn list(folder: &Path) -> io::Result<()> {
    let mut paths = Vec::new();
    collect(folder, "", &mut paths)?;
    paths.retain(|path| !LEFT_OUT.iter().any(|out| path.starts_with(out)));
    paths.sort();
    let build = stamp(folder, &paths)?;
    let rule_sets = rule_sets(&paths);
    let mut lines = Vec::new();
    for path in &paths {
        let content = fs::read(folder.join(path))?;
        let (bytes, crc, part) = (content.len(), crc32(&content), part(path, &rule_sets));
        lines.push(format!(r#"{{"path":"{path}","bytes":{bytes},"crc":{crc},"part":"{part}"}}"#));
    }
    let text = format!("{{\"build\":\"{build}\",\"files\":[\n{}\n]}}\n", lines.join(",\n"));
    fs::write(folder.join(LIST), text)
}

/// Collects the paths of all files below a folder, with slashes.
fn collect(root: &Path, below: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let name = entry.file_name().into_string().ok();
        let plain = |name: &String| !name.contains(['"', '\\', '%', '?', '#']);
        let name = name.filter(plain).ok_or(io::Error::other("a name is no plain text"))?;
        let path = if below.is_empty() { name } else { format!("{below}/{name}") };
        if entry.file_type()?.is_dir() {
            collect(root, &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// Writes the mark of these files into `index.html` and returns it. Builds of the same sources have the same mark.
fn stamp(folder: &Path, paths: &[String]) -> io::Result<String> {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for path in paths {
        let content = fs::read(folder.join(path))?;
        hash.add(format!("{path} {}\n", content.len()).as_bytes());
        hash.add(&content);
    }
    let build = format!("{:016x}", hash.0);
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index)?;
    if !page.contains(UNSTAMPED) {
        return Err(io::Error::other(format!("index.html has no place for the mark: {UNSTAMPED}")));
    }
    fs::write(index, page.replace(UNSTAMPED, &build))?;
    Ok(build)
}

/// Returns the rule sets, by the files of their workers.
fn rule_sets(paths: &[String]) -> Vec<&str> {
    let paths = paths.iter().filter_map(|path| path.strip_prefix("worker-"));
    paths.filter_map(|rest| rest.strip_suffix("_bg.wasm")).collect()
}

/// Returns the part of the site to which a file belongs: the rule set named by a word of its path, otherwise the shell.
fn part<'a>(path: &str, rule_sets: &[&'a str]) -> &'a str {
    let mut words = path.split(|it: char| !it.is_ascii_alphanumeric());
    let named = |word: &str| rule_sets.iter().copied().find(|rule_set| *rule_set == word);
    words.find_map(named).unwrap_or("shell")
}

/// FNV-1a, 64 bits.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
