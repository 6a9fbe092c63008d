//! One thing, one word: no phrase of the page has a word that the glossary replaces, and no amount
//! breaks from its sign.

use crate::words::Locale;
use std::path::{Path, PathBuf};

/// A word that no phrase has, what is said instead, and the wordings in which it stays.
struct Banned {
    word: &'static str,
    instead: &'static str,
    allowed: &'static [&'static str],
}

const fn never(word: &'static str, instead: &'static str) -> Banned {
    Banned { word, instead, allowed: &[] }
}

const fn only(
    word: &'static str,
    instead: &'static str,
    allowed: &'static [&'static str],
) -> Banned {
    Banned { word, instead, allowed }
}

const ENGLISH: &[Banned] = &[
    never("cell", "space"),
    never("cells", "spaces"),
    never("decisions", "steps"),
    only("decision", "step", &["our decision"]),
    only("decide", "play", &[]),
    only("decides", "Waiting for", &["the auction decides", "the auction only decides"]),
    only("decided", "turn", &["we decided:", "is decided after"]),
    never("seat", "player"),
    never("seats", "players"),
    never("family", "setup"),
    never("curtain", "screen"),
    never("decay", "removal"),
    never("decays", "is removed"),
    never("calm", "Reduce Stress"),
    never("lit", "highlighted"),
    never("glow", "be highlighted"),
    never("glows", "is highlighted"),
    never("glowing", "highlighted"),
    never("tap", "choose"),
    never("taps", "chooses"),
    never("click", "choose"),
    never("clicks", "chooses"),
    never("ride", "move, route"),
    never("rides", "moves"),
    never("ride on", "travel over"),
    never("get off", "stop"),
    never("gets off", "stops"),
    never("fare", "payment"),
    never("fares", "payments"),
    never("set-up", "setup"),
    never("laid by hand", "custom"),
    never("by hand", "custom"),
    only("alone", "in the solo game", &["icons alone", "boards alone"]),
    never("score board", "scores"),
    never("taken back", "undone"),
    never("open ground", "plain"),
    never("finer", "upgraded"),
    never("half as much", "50% more"),
    never("look into", "look through"),
    never("looked into", "looks through"),
    never("further", "extra"),
    never("pace", "speed"),
    never("lie open", "are face up"),
    never("lies open", "is face up"),
    only("lines", "branches", &["lines of the log"]),
    never("this line", "this branch"),
    never("have not enough", "don't have enough"),
    never("purse", "cash"),
    never("forget", "delete"),
    only("a leisure", "a Leisure Building", &["a leisure building"]),
    only("a commerce", "a Commerce Building", &["a commerce building"]),
    only(
        "free",
        "nothing: no price is expected there",
        &[
            "first free place",
            "last free place",
            "place left, free",
            "place left: {place}, free",
            "{place}, free",
            "icon is free",
            "icon of a card is free",
            "icon of each card is free",
            "discard is free",
            "the first is free",
            "older ones are free",
            "if a space is free",
            "=free",
        ],
    ),
];

const SPANISH: &[Banned] = &[
    never("asiento", "jugador"),
    never("asientos", "jugadores"),
    never("decisión", "paso"),
    never("decisiones", "pasos"),
    only("decide", "turno de", &["la subasta decide", "la subasta solo decide", "se decide tras"]),
    only("decidir", "jugar", &["ni decidir descartarla"]),
    never("decidió", "turno de"),
    never("familia", "preparación"),
    never("telón", "pantalla"),
    never("calma", "Reducir Estrés"),
    never("iluminada", "resaltada"),
    never("iluminadas", "resaltadas"),
    never("iluminado", "resaltado"),
    never("iluminados", "resaltados"),
    never("brilla", "está resaltado"),
    only("toca", "elige", &["te toca", "le toca"]),
    never("tocar", "elegir"),
    only("bajar", "detenerse", &["pueden bajar de 0"]),
    never("bajarse", "detenerse"),
    never("baja", "se detiene"),
    never("almacén", "almacenamiento"),
    never("clasificatoria", "puntuable"),
    never("clasificatorias", "puntuables"),
    never("clasificatorio", "puntuable"),
    never("interpretación", "lectura"),
    never("interpretaciones", "lecturas"),
    never("clasificación", "puntuación"),
    only("marcador", "puntuaciones", &["marcador de estrés", "el marcador", "un marcador en"]),
    never("al marcador", "puntuaciones"),
    never("par", "referencia"),
    never("consejo", "pista"),
    never("consejos", "pistas"),
    never("sortea", "al azar"),
    never("sortear", "al azar"),
    never("a la vista", "boca arriba"),
    never("cartas abiertas", "cartas boca arriba"),
    only(
        "gratis",
        "nada: ahí nadie espera un precio",
        &[
            "puesto libre, gratis",
            "puesto libre: {place}, gratis",
            "{place}, gratis",
            "ocupa gratis el",
            "carta es gratis",
            "icono por carta es gratis",
            "descarte es gratis",
            "la primera es gratis",
            "icono es gratis",
            "anteriores son gratis",
            "=gratis",
        ],
    ),
    never("cada uno más", "adicional"),
    only(
        "de estrés",
        "+1 Estrés",
        &["nivel de estrés", "medidor de estrés", "marcador de estrés", "hay estrés de"],
    ),
    never("llano", "llanura"),
    never("residencial", "residencia"),
    never("un lúdico", "un Edificio Lúdico"),
    never("del lúdico", "del Edificio Lúdico"),
    never("la mitad más", "un 50 % más"),
    never("más fina", "mejorada"),
    never("edificio unido", "gran Edificio"),
    never("casillas unidas", "casillas combinadas"),
    only("vuelta", "cambio", &["media vuelta", "la vuelta", "=vuelta"]),
    never("orden viejo", "orden de turno anterior"),
    only("lugar", "localización", &["en lugar de", "en su lugar"]),
    never("lugares", "localizaciones"),
    never("hecho a mano", "a medida"),
    never("no sea vacía", "no sea un Boleto vacío"),
    never("carta vacía", "Boleto vacío"),
    never("lidera", "va en cabeza"),
    never("entre iguales", "en caso de empate"),
    never("bolsa", "efectivo"),
];

/// The words that no title says either, nor the shell: what belongs to the program, to pointing and to the page.
const EVERYWHERE: &[&str] = &[
    "decision",
    "decisions",
    "decides",
    "seat",
    "seats",
    "family",
    "curtain",
    "lit",
    "glows",
    "tap",
    "click",
    "set-up",
    "laid by hand",
    "score board",
    "taken back",
    "lie open",
    "lies open",
    "have not enough",
    "purse",
    "forget",
    "asiento",
    "asientos",
    "decisión",
    "decisiones",
    "decidió",
    "familia",
    "telón",
    "iluminada",
    "iluminados",
    "brilla",
    "almacén",
    "clasificatoria",
    "clasificatorias",
    "clasificatorio",
    "clasificación",
    "consejo",
    "consejos",
    "sortea",
    "sortear",
    "a la vista",
    "cartas abiertas",
    "entre iguales",
    "lidera",
    "interpretación",
    "interpretaciones",
];

/// Kinds of cards have a capital.
const LOWER_CASE: [&str; 4] =
    ["carta de subasta", "cartas de subasta", "mazo de subasta", "descartes de subasta"];

/// A literal of the sources: its language where it can be told, and its text.
struct Phrase {
    locale: Option<Locale>,
    text: String,
    file: PathBuf,
}

/// A piece of a source: a literal, or what stands in brackets, parted by commas.
enum Node {
    Text(String),
    Group { head: String, round: bool, parts: Vec<Vec<Node>> },
}

struct Reader<'a>(std::iter::Peekable<std::str::Chars<'a>>);

impl Reader<'_> {
    /// Reads up to the bracket that closes what is open.
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
                    let (head, round) = (std::mem::take(&mut head), letter == '(');
                    node = Some(Node::Group { head, round, parts: self.parts() });
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

    /// The rest of a literal.
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

    /// The rest of a letter in quotation marks; a lifetime has none.
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

/// The literals under these nodes. The two arguments of a call with text are English and Spanish.
fn collect(nodes: &[Node], locale: Option<Locale>, found: &mut Vec<(Option<Locale>, String)>) {
    for node in nodes {
        let (head, round, parts) = match node {
            Node::Text(text) => {
                found.push((locale, text.clone()));
                continue;
            }
            Node::Group { head, round, parts } => (head, *round, parts),
        };
        let spoken: Vec<&Vec<Node>> = parts.iter().filter(|part| has_text(part)).collect();
        let is_pair = round && !head.ends_with('!') && spoken.len() == 2;
        if locale.is_none() && matches!(head.as_str(), "texts!" | "phrases!") {
            let texts = parts.iter().flatten().filter(|node| matches!(node, Node::Text(_)));
            for (node, locale) in texts.zip(Locale::ALL.into_iter().cycle()) {
                collect(std::slice::from_ref(node), Some(locale), found);
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

/// Every phrase of Tramways, and of the pages around any game.
fn phrases() -> Vec<Phrase> {
    phrases_of(["src/titles/tramways/words", "src/table/words"])
}

/// Every phrase of the shell and of the other titles.
fn other_phrases() -> Vec<Phrase> {
    let titles = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/titles"));
    let words = titles.expect("the titles").flatten().map(|title| title.path().join("words"));
    let others = words.filter(|words| words.is_dir() && !words.ends_with("tramways/words"));
    phrases_of(others.chain(["src/words".into()]))
}

/// Every literal of these folders, without their tests.
fn phrases_of(folders: impl IntoIterator<Item = impl AsRef<Path>>) -> Vec<Phrase> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = folders.into_iter().map(|folder| project.join(folder));
    let mut folders: Vec<PathBuf> = folders.collect();
    let mut phrases = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of words") {
            let file = entry.expect("an entry").path();
            if file.is_dir() {
                folders.push(file);
                continue;
            }
            if file.ends_with("wording.rs") || file.ends_with("tests.rs") {
                continue;
            }
            let source = std::fs::read_to_string(&file).expect("a file of words");
            let words = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let mut found = Vec::new();
            let nodes = Reader(words.chars().peekable()).parts();
            nodes.iter().for_each(|part| collect(part, None, &mut found));
            let phrase = |(locale, text)| Phrase { locale, text, file: file.clone() };
            phrases.extend(found.into_iter().map(phrase));
        }
    }
    phrases
}

/// Whether a text has a word that stands alone, apart from the wordings in which it may.
fn has(text: &str, banned: &Banned) -> bool {
    let mut text = text.to_lowercase();
    for allowed in banned.allowed {
        match allowed.strip_prefix('=') {
            Some(whole) if whole == text => return false,
            Some(_) => {}
            None => text = text.replace(allowed, " "),
        }
    }
    text.match_indices(banned.word).any(|(at, word)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(|it| it.is_alphanumeric() || "-{_}".contains(it))
    })
}

#[test]
fn the_sources_are_read_in_both_languages() {
    let phrases = phrases();
    for locale in Locale::ALL {
        let count = phrases.iter().filter(|phrase| phrase.locale == Some(locale)).count();
        assert!(count > 1200, "only {count} phrases in {}", locale.name());
    }
    let in_locale = |locale, text: &str| {
        phrases.iter().any(|phrase| phrase.locale == Some(locale) && phrase.text == text)
    };
    assert!(in_locale(Locale::English, "You can't do that now."));
    assert!(in_locale(Locale::Spanish, "Ahora no puedes hacer eso."));
    assert!(in_locale(Locale::Spanish, "Paso {step} de {all}"));
}

/// Where phrases have words that they should not have.
fn banned_in(phrases: &[Phrase], counts: impl Fn(&Banned) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for phrase in phrases.iter().filter(|it| it.locale.is_some() || it.text.contains(' ')) {
        let tables = [(Locale::English, ENGLISH), (Locale::Spanish, SPANISH)];
        let tables =
            tables.into_iter().filter(|(locale, _)| phrase.locale.unwrap_or(*locale) == *locale);
        for banned in tables.flat_map(|(_, table)| table).filter(|banned| counts(banned)) {
            if has(&phrase.text, banned) {
                let (file, text) = (phrase.file.display(), &phrase.text);
                found.push(format!("{file}: “{}”, say “{}”: {text}", banned.word, banned.instead));
            }
        }
    }
    found
}

#[test]
fn no_phrase_has_a_word_that_the_glossary_replaces() {
    let phrases = phrases();
    let mut found = banned_in(&phrases, |_| true);
    for phrase in &phrases {
        if let Some(lower) = LOWER_CASE.iter().find(|lower| phrase.text.contains(**lower)) {
            found.push(format!("{}: “{lower}”: {}", phrase.file.display(), phrase.text));
        }
    }
    assert!(found.is_empty(), "{}\n{} in all", found.join("\n"), found.len());
}

#[test]
fn no_title_and_no_part_of_the_shell_has_a_word_of_the_program() {
    let words = ENGLISH.iter().chain(SPANISH).map(|banned| banned.word);
    let words: Vec<&str> = words.collect();
    let unknown: Vec<_> = EVERYWHERE.iter().filter(|word| !words.contains(word)).collect();
    assert!(unknown.is_empty(), "in no table: {unknown:?}");
    let phrases = other_phrases();
    for locale in Locale::ALL {
        let count = phrases.iter().filter(|phrase| phrase.locale == Some(locale)).count();
        assert!(count > 600, "only {count} phrases in {}", locale.name());
    }
    let found = banned_in(&phrases, |banned| EVERYWHERE.contains(&banned.word));
    assert!(found.is_empty(), "{}\n{} in all", found.join("\n"), found.len());
}

#[test]
fn a_banned_word_is_found_where_it_stands_alone_and_not_where_it_is_allowed() {
    let free = ENGLISH.iter().find(|banned| banned.word == "free").expect("a banned word");
    assert!(has("Take a card, free.", free) && has("Free", &never("free", "")));
    assert!(!has("A card's first icon is free.", free) && !has("Freely", free));
    assert!(!has("free", free) && !has("{free} cards", free));
}

#[test]
fn amounts_never_break_from_their_signs() {
    let signs = ["HP", "PF", "Stress", "Estrés", "$", "%"];
    let mut found = Vec::new();
    let mut kept = 0;
    for phrase in phrases().into_iter().chain(other_phrases()) {
        let text = phrase.text.as_str();
        kept += text.matches('\u{a0}').count();
        for sign in signs {
            let breaks = text
                .match_indices(&format!(" {sign}"))
                .any(|(at, _)| text[..at].ends_with(|it: char| it.is_ascii_digit() || it == '}'));
            let hyphen = text.match_indices('-').any(|(at, _)| {
                let before = text[..at].chars().next_back();
                let after = text[at + 1..].chars().next();
                before.is_none_or(|it| it == ' ') && after.is_some_and(|it| it.is_ascii_digit())
            });
            if breaks || hyphen {
                found.push(format!("{}: {text}", phrase.file.display()));
            }
        }
    }
    assert!(kept > 100, "only {kept} amounts");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
