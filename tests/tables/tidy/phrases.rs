//! Counts phrases that a colleague would not use, in comments, documents and identifiers; the counts may only fall.

use super::{files, read, rust_files};
use std::path::Path;

/// Where a word is counted.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// Comments of Rust and documents.
    Prose,
    /// Doc comments that begin with it.
    Doc,
    /// Rust without comments and texts, where it is a whole identifier.
    Code,
}

use Place::{Code, Doc, Prose};

/// The phrases, each with its largest number of uses.
const LIMITS: &[(Place, &str, usize)] = &[
    (Prose, "nothing where", 0),
    (Prose, "whoever", 0),
    (Prose, "so many", 0),
    (Prose, "of which", 1),
    (Prose, "laid aside", 0),
    (Prose, "reckoned", 1),
    (Prose, "reckons", 0),
    (Doc, "What", 1),
    (Doc, "Whether", 0),
    (Code, "told", 4),
    (Code, "seen", 468),
    (Code, "kept", 369),
    (Code, "asked", 151),
    (Code, "apart", 71),
    (Code, "beside", 62),
    (Code, "begun", 33),
    (Code, "fate", 0),
    (Code, "deed", 0),
    (Code, "lag", 0),
    (Code, "witness", 1),
    (Code, "manner", 0),
    (Code, "quest", 0),
    (Code, "mind", 0),
    (Code, "toil", 0),
    (Code, "reflex", 0),
    (Code, "armour", 0),
];

#[test]
fn counts_of_unclear_phrases_only_fall() {
    let sources = ["build", "examples", "src", "tests"].into_iter().flat_map(rust_files);
    let sources: Vec<String> = sources.map(|path| read(&path)).collect();
    let is_document = |path: &Path| path.extension().is_some_and(|it| it == "md");
    let positions = files("tests/positions").into_iter().filter(|path| is_document(path));
    let documents = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"].map(Into::into);
    let mut prose: Vec<String> = positions.chain(documents).map(|path| read(&path)).collect();
    let mut code = Vec::new();
    for line in sources.iter().flat_map(|source| source.lines()) {
        let (before, comment) = line.split_once("//").unwrap_or((line, ""));
        code.extend(before.split('"').step_by(2).map(str::to_owned));
        prose.push(comment.to_owned());
    }
    assert!(
        code.iter().any(|it| it.contains("fn ")) && prose.iter().any(|it| it.starts_with("! "))
    );
    let wrong = LIMITS.iter().filter_map(|&(place, word, limit)| {
        let count: usize = match place {
            Prose => prose.iter().map(|it| uses(&it.to_lowercase(), word)).sum(),
            Doc => prose.iter().filter(|it| begins_with(it, word)).count(),
            Code => code.iter().map(|it| uses(it, word)).sum(),
        };
        let advice = if count > limit { "a plainer word is wanted" } else { "lower the limit" };
        (count != limit)
            .then(|| format!("{place:?} {word:?}: {count} uses, limit {limit}: {advice}"))
    });
    super::assert_none("words", wrong);
}

/// Returns how often a word occurs in a text as a whole.
fn uses(text: &str, word: &str) -> usize {
    let is_of_word = |it: char| it.is_alphanumeric() || it == '_';
    let places = text.match_indices(word).filter(|(at, _)| {
        !text[..*at].ends_with(is_of_word) && !text[at + word.len()..].starts_with(is_of_word)
    });
    places.count()
}

/// Returns whether a doc comment, without its slashes, begins with a word.
fn begins_with(comment: &str, word: &str) -> bool {
    let text = comment.strip_prefix(['/', '!']).unwrap_or_default();
    text.strip_prefix(' ').is_some_and(|it| it.split(' ').next() == Some(word))
}
