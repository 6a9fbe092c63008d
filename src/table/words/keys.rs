//! Keyboard shortcuts: one table for handling and listing them.

use crate::words::letters::capital;
use crate::words::{Locale, phrases};

/// The function of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapKey {
    /// Chooses the option with that number.
    Number,
    /// Confirms.
    Confirm,
    /// Cancels.
    Back,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Moves the focus to the map.
    Map,
    /// Starts an analysis.
    Try,
    /// Asks for a hint.
    Hint,
    /// Opens the command box.
    Command,
    /// Opens the menu of a thing.
    Uses,
    /// Opens the list of keys.
    Help,
    /// Moves to the next or previous thing that can be chosen.
    Leap,
    /// On the map: moves to the next place.
    NextPlace,
    /// On the map: chooses the place.
    ChoosePlace,
    /// On the map: moves to the last place in a direction.
    Edge,
    /// Zooms in, out, or to the whole map.
    Zoom,
    /// In the past: an action back or forward, or to the start or end.
    Walk,
    /// In the past: a decision back or forward.
    Step,
    /// In the past: a round back or forward.
    Round,
    /// In the past: starts or stops the replay.
    Replay,
    /// In a card or the log: moves to the next item.
    Along,
    /// In the hand: moves to the next card.
    Beside,
}

impl MapKey {
    /// Returns whether it repeats while held. Only keys that move or zoom do.
    fn repeats(self) -> bool {
        match self {
            MapKey::NextPlace
            | MapKey::Edge
            | MapKey::Zoom
            | MapKey::Walk
            | MapKey::Step
            | MapKey::Round
            | MapKey::Along
            | MapKey::Beside => true,
            MapKey::Number
            | MapKey::Confirm
            | MapKey::Back
            | MapKey::Undo
            | MapKey::Redo
            | MapKey::Map
            | MapKey::Try
            | MapKey::Hint
            | MapKey::Command
            | MapKey::Uses
            | MapKey::Help
            | MapKey::Leap
            | MapKey::ChoosePlace
            | MapKey::Replay => false,
        }
    }
}

/// The context in which a key works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPlace {
    /// Anywhere at a table.
    Table,
    /// While the map has the focus.
    Map,
    /// While a card of the hand or a line of the log has the focus.
    Row,
    /// While the past is open.
    Past,
}

impl KeyPlace {
    /// All contexts.
    pub const ALL: [KeyPlace; 4] = [KeyPlace::Table, KeyPlace::Map, KeyPlace::Row, KeyPlace::Past];

    /// The keys of the context.
    pub fn keys(self) -> &'static [(MapKey, &'static [&'static str])] {
        match self {
            KeyPlace::Table => &[
                (MapKey::Number, &["1\u{2013}9"]),
                (MapKey::Confirm, &["Enter"]),
                (MapKey::Back, &["Esc"]),
                (MapKey::Undo, &["U", "Ctrl+Z"]),
                (MapKey::Redo, &["Shift+U", "Ctrl+Y", "Ctrl+Shift+Z"]),
                (MapKey::Map, &["M"]),
                (MapKey::Try, &["P"]),
                (MapKey::Hint, &["H"]),
                (MapKey::Command, &[":", "/"]),
                (MapKey::Uses, &["I"]),
                (MapKey::Leap, &["N", "B", "Shift+N"]),
                (MapKey::Zoom, &["+", "-", "0"]),
                (MapKey::Help, &["?"]),
            ],
            KeyPlace::Map => &[
                (MapKey::NextPlace, &["\u{2190}", "\u{2191}", "\u{2192}", "\u{2193}"]),
                (MapKey::Edge, &["Home", "End", "PgUp", "PgDn"]),
                (MapKey::ChoosePlace, &["Enter", "Space"]),
            ],
            KeyPlace::Row => &[
                (MapKey::Along, &["\u{2191}", "\u{2193}", "Home", "End"]),
                (MapKey::Beside, &["\u{2190}", "\u{2192}"]),
            ],
            KeyPlace::Past => &[
                (MapKey::Walk, &["\u{2190}", "\u{2192}", "Home", "End"]),
                (MapKey::Step, &["Shift+\u{2190}", "Shift+\u{2192}"]),
                (MapKey::Round, &["PgUp", "PgDn"]),
                (MapKey::Replay, &["R"]),
            ],
        }
    }

    /// Returns the function of a key.
    pub fn meaning(self, stroke: &KeyStroke) -> Option<MapKey> {
        self.function_of(stroke).map(|(what, _)| what)
    }

    /// Returns the function of a key, and the name by which it was found.
    pub fn function_of(self, stroke: &KeyStroke) -> Option<(MapKey, &str)> {
        let names = [Some(stroke.name.as_str()), stroke.digit.as_deref()];
        names.into_iter().flatten().find_map(|name| Some((self.named(name)?, name)))
    }

    /// Returns whether a key repeats while held, in any context.
    pub fn repeats(stroke: &KeyStroke) -> bool {
        let meanings = KeyPlace::ALL.map(|place| place.meaning(stroke));
        meanings.into_iter().flatten().any(MapKey::repeats)
    }

    /// Returns the function of a name: single keys first, then ranges.
    fn named(self, name: &str) -> Option<MapKey> {
        let keys = self.keys().iter();
        let listed = keys.flat_map(|(what, names)| names.iter().map(|it| (*what, *it)));
        let alone = listed.clone().find(|(_, it)| *it == name);
        alone.or_else(|| listed.clone().find(|(_, it)| is_in(it, name))).map(|(what, _)| what)
    }
}

/// Returns whether a range such as "1–9" contains a key.
fn is_in(range: &str, name: &str) -> bool {
    let ends = range.split_once('\u{2013}');
    ends.is_some_and(|(first, last)| name.len() == 1 && (first..=last).contains(&name))
}

/// A pressed key, by the names of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyStroke {
    /// The character that it writes; if that is not Latin or a sign, the one at its position on a Latin keyboard.
    name: String,
    /// The digit at its position, if it writes something else: many keyboards need Shift for digits.
    digit: Option<String>,
}

impl KeyStroke {
    /// Converts a key of the browser, by its `KeyboardEvent.key` and its position `KeyboardEvent.code`.
    pub fn new(key: &str, code: &str, held: HeldModifiers) -> KeyStroke {
        let place = at_place(code, held);
        if let Some(place) = place
            && !is_latin(key)
        {
            return KeyStroke { name: key_name(place, held), digit: None };
        }
        let writes_other =
            key.chars().count() == 1 && !key.starts_with(|it: char| it.is_ascii_digit());
        let digit = if writes_other && held == HeldModifiers::default() {
            place.filter(|it| it.starts_with(|it: char| it.is_ascii_digit()))
        } else {
            None
        };
        KeyStroke { name: key_name(key, held), digit: digit.map(str::to_owned) }
    }
}

/// Returns whether a key writes Latin letters or signs, or has a name. A letter of another script may have two characters.
fn is_latin(key: &str) -> bool {
    let is_latin = |it: char| it < '\u{250}' || ('\u{1E00}'..'\u{1F00}').contains(&it);
    !matches!(key, "Unidentified" | "Process" | "Dead") && key.chars().all(is_latin)
}

/// Returns the character at a position of a Latin keyboard, for the keys in use.
fn at_place(code: &str, held: HeldModifiers) -> Option<&str> {
    let written = code.strip_prefix("Key").or(code.strip_prefix("Digit"));
    match (code, held.shift) {
        ("Slash", false) => Some("/"),
        ("Slash", true) => Some("?"),
        ("Semicolon", true) => Some(":"),
        ("Equal", _) => Some("+"),
        ("Minus", _) => Some("-"),
        _ => written.filter(|it| it.len() == 1),
    }
}

/// Returns the name of a key in the list, from the browser's name and the modifiers.
fn key_name(key: &str, held: HeldModifiers) -> String {
    let letter: String = key.chars().map(capital).collect();
    let name = match key {
        "Escape" => "Esc",
        "ArrowLeft" => "\u{2190}",
        "ArrowUp" => "\u{2191}",
        "ArrowRight" => "\u{2192}",
        "ArrowDown" => "\u{2193}",
        "PageUp" => "PgUp",
        "PageDown" => "PgDn",
        " " => "Space",
        "=" => "+",
        key if key.chars().count() == 1 => &letter,
        key => key,
    };
    // Some keyboards need Shift for signs and digits.
    let is_sign = name.len() == 1 && !name.starts_with(|it: char| it.is_ascii_alphabetic());
    let shift = if held.shift && !is_sign { "Shift+" } else { "" };
    let ctrl = if held.ctrl { "Ctrl+" } else { "" };
    format!("{ctrl}{shift}{name}")
}

/// The modifiers held with a key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldModifiers {
    /// Control, or Command.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
}

phrases! { impl Locale, self:
    /// The heading for keys of a context.
    key_place: KeyPlace {
        KeyPlace::Table => "At the table" "En la mesa",
        KeyPlace::Map => "On the map" "En el mapa",
        KeyPlace::Row => "In the log and on cards with icons" "En el registro y en las cartas con iconos",
        KeyPlace::Past => "In the history" "En el historial",
    }
    /// The description of a key.
    key: MapKey {
        MapKey::Number => "choose the option with that number" "elegir la opción con ese número",
        MapKey::Leap => "to the next or previous thing you can choose" "a lo siguiente o lo anterior que puedes elegir",
        MapKey::NextPlace => "from place to place" "de punto en punto",
        MapKey::ChoosePlace => "choose the place" "elegir el punto",
        MapKey::Confirm => "confirm" "confirmar",
        MapKey::Back => "cancel the action" "cancelar la acción",
        MapKey::Undo => "undo one step" "deshacer un paso",
        MapKey::Redo => "redo one step" "rehacer un paso",
        MapKey::Map => "go to the map" "ir al mapa",
        MapKey::Try => "plan: try moves without effect" "planear: probar jugadas sin efecto",
        MapKey::Hint => "ask for a hint" "pedir una pista",
        MapKey::Command => "type your move" "escribir la jugada",
        MapKey::Uses => (self.key_uses()),
        MapKey::Help => "this list" "esta lista",
        MapKey::Edge => "to the last place in that direction" "al último punto en esa dirección",
        MapKey::Zoom => "zoom in, zoom out, whole map" "acercar, alejar, mapa entero",
        MapKey::Walk => "a step back or forward, to the start or the end" "un paso atrás o adelante, al principio o al final",
        MapKey::Round => "a round back or forward" "una ronda atrás o adelante",
        MapKey::Replay => "play or stop" "reproducir o parar",
        MapKey::Along => "along the icons of a card or the lines of the log" "por los iconos de una carta o las líneas del registro",
        MapKey::Beside => "to the next or previous card" "a la carta siguiente o anterior",
        MapKey::Step => "within a step, back or forward" "dentro de un paso, atrás o adelante",
    }
}

impl Locale {
    /// Returns the caption of a key or a combination.
    pub fn key_cap(self, name: &str) -> String {
        let cap = |name| match name {
            "Shift" => self.pick("Shift", "Mayús"),
            "Home" => self.pick("Home", "Inicio"),
            "End" => self.pick("End", "Fin"),
            "PgUp" => self.pick("PgUp", "RePág"),
            "PgDn" => self.pick("PgDn", "AvPág"),
            "Space" => self.pick("Space", "Espacio"),
            _ => name,
        };
        name.split('+').map(cap).collect::<Vec<_>>().join("+")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_their_listed_names() {
        let none = HeldModifiers::default();
        let shift = HeldModifiers { shift: true, ..none };
        for (key, held, name) in [
            ("u", none, "U"),
            ("U", shift, "Shift+U"),
            ("Z", HeldModifiers { ctrl: true, shift: true }, "Ctrl+Shift+Z"),
            ("?", shift, "?"),
            ("/", shift, "/"),
            ("Escape", none, "Esc"),
            ("ArrowLeft", shift, "Shift+\u{2190}"),
            ("Home", HeldModifiers { ctrl: true, shift: false }, "Ctrl+Home"),
            ("=", none, "+"),
            (" ", none, "Space"),
        ] {
            assert_eq!(key_name(key, held), name);
        }
    }

    #[test]
    fn keys_work_on_every_keyboard_layout() {
        let none = HeldModifiers::default();
        let shift = HeldModifiers { shift: true, ..none };
        let ctrl = HeldModifiers { ctrl: true, ..none };
        let number = |name| Some((MapKey::Number, name));
        for (key, code, held, heard) in [
            // Cyrillic, Greek, Hebrew, and an Arabic letter with two characters.
            ("\u{433}", "KeyU", none, Some((MapKey::Undo, "U"))),
            ("\u{413}", "KeyU", shift, Some((MapKey::Redo, "Shift+U"))),
            ("\u{44f}", "KeyZ", ctrl, Some((MapKey::Undo, "Ctrl+Z"))),
            ("\u{3bc}", "KeyM", none, Some((MapKey::Map, "M"))),
            ("\u{5d9}", "KeyH", none, Some((MapKey::Hint, "H"))),
            ("\u{644}\u{627}", "KeyB", none, Some((MapKey::Leap, "B"))),
            ("\u{61f}", "Slash", shift, Some((MapKey::Help, "?"))),
            ("\u{661}", "Digit1", none, number("1")),
            ("Process", "KeyN", none, Some((MapKey::Leap, "N"))),
            // The sign at Q on a Hebrew keyboard, and at 6 on a Russian one.
            ("/", "KeyQ", none, Some((MapKey::Command, "/"))),
            (":", "Digit6", shift, Some((MapKey::Command, ":"))),
            // A Latin letter counts wherever it is, dotless or not.
            ("u", "KeyF", none, Some((MapKey::Undo, "U"))),
            ("z", "KeyW", ctrl, Some((MapKey::Undo, "Ctrl+Z"))),
            ("\u{131}", "KeyI", none, Some((MapKey::Uses, "I"))),
            (",", "KeyM", none, None),
            ("\u{d1}", "Semicolon", shift, None),
            // French digits, with and without Shift; a sign with a function keeps it.
            ("&", "Digit1", none, number("1")),
            ("1", "Digit1", shift, number("1")),
            ("\u{e7}", "Digit9", none, number("9")),
            ("\u{e0}", "Digit0", none, Some((MapKey::Zoom, "0"))),
            ("-", "Digit6", none, Some((MapKey::Zoom, "-"))),
            ("!", "Digit1", shift, None),
            ("&", "Digit1", ctrl, None),
            ("End", "Numpad1", none, None),
            ("1", "", none, number("1")),
        ] {
            let stroke = KeyStroke::new(key, code, held);
            assert_eq!(KeyPlace::Table.function_of(&stroke), heard, "{key} {code}");
        }
    }

    #[test]
    fn a_held_key_walks_and_zooms_and_does_nothing_else() {
        let none = HeldModifiers::default();
        let shift = HeldModifiers { shift: true, ..none };
        let ctrl = HeldModifiers { ctrl: true, ..none };
        let arrows = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
        let walks =
            arrows.into_iter().chain(["Home", "End", "PageUp", "PageDown", "+", "=", "-", "0"]);
        for key in walks {
            assert!(KeyPlace::repeats(&KeyStroke::new(key, "", none)), "{key}");
        }
        assert!(
            KeyPlace::repeats(&KeyStroke::new("ArrowLeft", "ArrowLeft", shift)),
            "a decision back"
        );
        let digits = (1..=9).map(|digit| digit.to_string());
        let letters = ('a'..='z').map(|letter| letter.to_string());
        for key in
            digits.chain(letters).chain(["Enter", "Escape", " ", ":", "/", "?"].map(Into::into))
        {
            for held in [none, shift, ctrl] {
                assert!(!KeyPlace::repeats(&KeyStroke::new(&key, "", held)), "{key} {held:?}");
            }
        }
        assert!(!KeyPlace::repeats(&KeyStroke::new("&", "Digit1", none)), "a French 1");
    }

    #[test]
    fn no_place_uses_a_key_twice() {
        for place in KeyPlace::ALL {
            let listed = place.keys().iter();
            let keys: Vec<&str> = listed.flat_map(|(_, keys)| *keys).copied().collect();
            for (n, key) in keys.iter().enumerate() {
                assert!(!keys[n + 1..].contains(key), "{key} in {place:?}");
                assert!(place.named(key).is_some());
            }
        }
    }
}
