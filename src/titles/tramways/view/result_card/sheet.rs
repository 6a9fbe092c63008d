//! An SVG text, element by element.

use std::fmt::Write;

/// The faces of a file: whatever of these its reader has.
const FACES: &str = "'Avenir Next',Avenir,'Century Gothic','URW Gothic','Segoe UI',Ubuntu,'Noto Sans','DejaVu Sans Condensed','DejaVu Sans',sans-serif";

/// How words stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    /// From here to the right.
    Start,
    Middle,
    /// Up to here.
    End,
}

/// How words look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Face {
    /// The height of a line in units.
    pub(super) size: i32,
    pub(super) fill: &'static str,
    pub(super) weight: Weight,
    /// Which way from the given place.
    pub(super) anchor: Anchor,
}

/// How heavy words are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    Plain,
    /// Titles and figures.
    Bold,
}

impl Face {
    pub(super) fn plain(size: i32, fill: &'static str) -> Face {
        Face { size, fill, weight: Weight::Plain, anchor: Anchor::Start }
    }

    pub(super) fn bold(size: i32, fill: &'static str) -> Face {
        Face { weight: Weight::Bold, ..Face::plain(size, fill) }
    }

    pub(super) fn anchored(self, anchor: Anchor) -> Face {
        Face { anchor, ..self }
    }
}

/// An area of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

/// A sheet that is being written.
pub(super) struct Sheet(String);

impl Sheet {
    /// An empty sheet with its name for the ear.
    pub(super) fn new(width: i32, height: i32, title: &str) -> Sheet {
        let title = escape(title);
        Sheet(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" font-family="{FACES}"><title>{title}</title>"#
        ))
    }

    /// The finished text.
    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }

    /// A rectangle with round corners; `more` are attributes of our own making.
    pub(super) fn block(&mut self, area: Area, radius: i32, more: &str) {
        let Area { x, y, width, height } = area;
        self.raw(&format!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" {more}/>"#
        ));
    }

    /// A path of our own making.
    pub(super) fn path(&mut self, d: &str, more: &str) {
        self.raw(&format!(r#"<path d="{d}" {more}/>"#));
    }

    /// Elements in a frame of their own, as large as they fit into an area.
    pub(super) fn inset(&mut self, area: Area, view_box: &str, elements: &str) {
        let Area { x, y, width, height } = area;
        self.raw(&format!(
            r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{view_box}">{elements}</svg>"#
        ));
    }

    /// A line of words on a base line.
    pub(super) fn words(&mut self, x: i32, y: i32, face: Face, text: &str) {
        let Face { size, fill, .. } = face;
        let weight = if face.weight == Weight::Bold { r#" font-weight="700""# } else { "" };
        let anchor = match face.anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let text = escape(text);
        self.raw(&format!(
            r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}"{weight}{anchor}>{text}</text>"#
        ));
    }

    /// A line of words that is written smaller where it would be wider than `width`.
    pub(super) fn fitted(&mut self, (x, y): (i32, i32), width: i32, face: Face, text: &str) {
        let size = face.size.min(width * 100 / (WIDE * text.chars().count().max(1) as i32));
        self.words(x, y, Face { size, ..face }, text);
    }

    /// Words over as many lines as they need, each so many units below the last; gives the base
    /// line after them.
    pub(super) fn lines(&mut self, (x, y): (i32, i32), width: i32, face: Face, text: &str) -> i32 {
        let (most, leading) = (width * 100 / (NARROW * face.size), face.size * 13 / 10);
        let mut base = y;
        for line in wrap(text, usize::try_from(most).unwrap_or(1)) {
            self.words(x, base, face, &line);
            base += leading;
        }
        base
    }

    fn raw(&mut self, element: &str) {
        self.0.push_str(element);
    }
}

/// The width of a letter in hundredths of its size: of capitals and of running text. No file can
/// measure words, so these are on the safe side.
const WIDE: i32 = 60;
const NARROW: i32 = 55;

/// Cuts words into lines of at most so many letters.
fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                let _ = write!(line, " {word}");
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Text as it must stand in a file; characters that no file may hold are left out.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stay_texts() {
        assert_eq!(
            escape("<b a='1'>\u{7}&\u{ffff}\"</b>"),
            "&lt;b a=&#39;1&#39;&gt;&amp;&quot;&lt;/b&gt;"
        );
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 3), ["unbreakable"]);
        assert!(wrap(" ", 3).is_empty());
    }

    #[test]
    fn long_words_are_written_smaller() {
        let mut sheet = Sheet::new(100, 100, "");
        sheet.fitted((0, 0), 100, Face::plain(20, "#000"), "12345678901234567890");
        assert!(sheet.finish().contains(r#"font-size="8""#));
    }
}
