//! Reads the phrases from the sources.

use crate::texts;
use catenary::words::Locale;
use std::path::{Path, PathBuf};

/// A string literal of the sources: its language if known, and its text.
pub(crate) struct Phrase {
    pub(crate) locale: Option<Locale>,
    pub(crate) text: String,
    pub(crate) file: PathBuf,
}

/// The literals of a source, and the rows of `phrases!`.
#[derive(Default)]
struct Found {
    texts: Vec<(Option<Locale>, String)>,
    rows: Vec<[String; 2]>,
}

/// A row of `phrases!`: its texts in all languages.
pub(crate) struct Row {
    pub(crate) texts: [String; 2],
    pub(crate) file: PathBuf,
}

/// A piece of a source: a literal, or a group in brackets, split at commas.
enum Node {
    Text(String),
    Group { head: String, bracket: char, parts: Vec<Vec<Node>> },
}

struct Reader<'a>(std::iter::Peekable<std::str::Chars<'a>>);

impl Reader<'_> {
    /// Reads up to the closing bracket.
    fn parts(&mut self) -> Vec<Vec<Node>> {
        let mut parts = vec![Vec::new()];
        let mut head = String::new();
        while let Some(letter) = self.0.next() {
            let mut node = None;
            match letter {
                '/' if self.0.peek() == Some(&'/') => {
                    self.0.by_ref().find(|letter| *letter == '\n');
                }
                '"' => node = Some(Node::Text(self.text())),
                '\'' => self.letter(),
                '(' | '[' | '{' => {
                    let (head, bracket) = (std::mem::take(&mut head), letter);
                    node = Some(Node::Group { head, bracket, parts: self.parts() });
                }
                ')' | ']' | '}' => return parts,
                ',' => parts.push(Vec::new()),
                letter if letter.is_alphanumeric() || "_!".contains(letter) => {
                    head.push(letter);
                    continue;
                }
                letter if letter.is_whitespace() && head.ends_with('!') => continue,
                _ => {}
            }
            head.clear();
            parts.last_mut().expect("a part").extend(node);
        }
        parts
    }

    /// Reads the rest of a string literal.
    fn text(&mut self) -> String {
        let mut text = String::new();
        while let Some(letter) = self.0.next() {
            match letter {
                '"' => break,
                '\\' => match self.0.next() {
                    Some('u') => {
                        let code = self.0.by_ref().skip(1).take_while(|letter| *letter != '}');
                        let code = u32::from_str_radix(&code.collect::<String>(), 16);
                        text.extend(code.ok().and_then(char::from_u32));
                    }
                    other => text.extend(other),
                },
                letter => text.push(letter),
            }
        }
        text
    }

    /// Reads the rest of a character literal; a lifetime has none.
    fn letter(&mut self) {
        let escaped = self.0.peek() == Some(&'\\');
        self.0.next();
        if escaped {
            self.0.by_ref().find(|letter| *letter == '\'');
        } else if self.0.peek() == Some(&'\'') {
            self.0.next();
        }
    }
}

fn has_text(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Text(_) => true,
        Node::Group { parts, .. } => parts.iter().any(|part| has_text(part)),
    })
}

fn chooses(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Text(_) => false,
        Node::Group { head, parts, .. } => {
            matches!(head.as_str(), "pick" | "many") || parts.iter().any(|part| chooses(part))
        }
    })
}

/// Collects the literals in these nodes. The two arguments of a call with text are English and Spanish.
fn collect(nodes: &[Node], locale: Option<Locale>, found: &mut Found) {
    for node in nodes {
        let (head, is_call, parts) = match node {
            Node::Text(text) => {
                found.texts.push((locale, text.clone()));
                continue;
            }
            Node::Group { head, bracket, parts } => (head, *bracket == '(', parts),
        };
        let spoken: Vec<&Vec<Node>> = parts.iter().filter(|part| has_text(part)).collect();
        let is_pair = is_call && !head.ends_with('!') && spoken.len() == 2;
        if head == "phrases!" {
            match &parts[..] {
                [_, english, spanish, holes @ ..]
                    if matches!(
                        (&english[..], &spanish[..]),
                        ([Node::Text(_)], [Node::Text(_)])
                    ) =>
                {
                    row(english.iter().chain(spanish), found);
                    holes.iter().for_each(|hole| collect(hole, None, found));
                }
                _ => rows(parts, found),
            }
        } else if locale.is_none() && is_pair && !parts.iter().any(|part| chooses(part)) {
            for (part, locale) in spoken.into_iter().zip(Locale::ALL) {
                collect(part, Some(locale), found);
            }
        } else {
            parts.iter().for_each(|part| collect(part, locale, found));
        }
    }
}

/// Collects the rows of a table, including those inside arms.
fn rows(parts: &[Vec<Node>], found: &mut Found) {
    for nodes in parts {
        for run in
            nodes.chunk_by(|one, other| matches!((one, other), (Node::Text(_), Node::Text(_))))
        {
            match run {
                // From the end: the pattern of an arm may be a literal.
                [Node::Text(_), ..] => run.rchunks_exact(2).rev().for_each(|run| row(run, found)),
                [Node::Group { bracket: '{', parts, .. }] => rows(parts, found),
                _ => collect(run, None, found),
            }
        }
    }
}

/// Adds a row: its texts are English and Spanish.
fn row<'a>(nodes: impl IntoIterator<Item = &'a Node>, found: &mut Found) {
    let texts = nodes.into_iter().filter_map(|node| match node {
        Node::Text(text) => Some(text.clone()),
        Node::Group { .. } => None,
    });
    let texts: Vec<String> = texts.collect();
    let texts: [String; 2] = texts.try_into().expect("a text of each language");
    found.texts.extend(Locale::ALL.map(Some).into_iter().zip(texts.clone()));
    found.rows.push(texts);
}

fn is_tramways(title: &Path) -> bool {
    title.ends_with("tramways")
}

/// Returns every phrase of Tramways, and of the pages around any game.
pub(crate) fn phrases() -> Vec<Phrase> {
    phrases_of(["src/titles/tramways/words", "src/table/words"], is_tramways)
}

/// Returns every phrase of the shell and of the other titles.
pub(crate) fn other_phrases() -> Vec<Phrase> {
    let titles = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/titles"));
    let words = titles.expect("the titles").flatten().map(|title| title.path().join("words"));
    let others = words.filter(|words| words.is_dir() && !words.ends_with("tramways/words"));
    phrases_of(others.chain(["src/words".into()]), |title| !is_tramways(title))
}

/// Returns every row of `phrases!` in the sources.
pub(crate) fn all_rows() -> Vec<Row> {
    let mut all = Vec::new();
    for (file, found) in found_in(["src"]) {
        all.extend(found.rows.into_iter().map(|texts| Row { texts, file: file.clone() }));
    }
    all
}

/// Returns every literal of these folders, without their tests, and every text of the rulebooks of these titles.
fn phrases_of(
    folders: impl IntoIterator<Item = impl AsRef<Path>>,
    has_book: impl Fn(&Path) -> bool,
) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    let texts = texts::all().into_iter();
    for (file, texts) in texts.filter(|(file, _)| file.parent().is_some_and(&has_book)) {
        for (locale, text) in Locale::ALL.into_iter().zip(texts) {
            phrases.push(Phrase { locale: Some(locale), text, file: file.clone() });
        }
    }
    for (file, found) in found_in(folders) {
        let phrase = |(locale, text)| Phrase { locale, text, file: file.clone() };
        phrases.extend(found.texts.into_iter().map(phrase));
    }
    phrases
}

/// Returns the literals in the files of these folders, without their tests.
fn found_in(folders: impl IntoIterator<Item = impl AsRef<Path>>) -> Vec<(PathBuf, Found)> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = folders.into_iter().map(|folder| project.join(folder));
    let mut folders: Vec<PathBuf> = folders.collect();
    let mut all = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of words") {
            let file = entry.expect("an entry").path();
            if file.is_dir() {
                folders.push(file);
                continue;
            }
            if file.ends_with("tests.rs") || file.ends_with("src/words/mod.rs") {
                continue;
            }
            let source = std::fs::read_to_string(&file).expect("a file of words");
            let words = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let mut found = Found::default();
            let nodes = Reader(words.chars().peekable()).parts();
            nodes.iter().for_each(|part| collect(part, None, &mut found));
            all.push((file, found));
        }
    }
    all
}
