//! SVG text, element by element.

use std::fmt::Write;

/// The fonts of a file; the first one installed is used.
const FACES: &str = "'Avenir Next',Avenir,'Century Gothic','URW Gothic','Segoe UI',Ubuntu,'Noto Sans','DejaVu Sans Condensed','DejaVu Sans',sans-serif";

/// The alignment of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextAlignment {
    /// Starts at the point.
    Start,
    Middle,
    /// Ends at the point.
    End,
}

/// The look of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TextStyle {
    /// The font size in units.
    pub(super) size: i32,
    pub(super) fill: &'static str,
    pub(super) weight: FontWeight,
    /// The alignment at the point.
    pub(super) anchor: TextAlignment,
}

/// The weight of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FontWeight {
    Plain,
    /// For titles and numbers.
    Bold,
}

impl TextStyle {
    pub(super) fn plain(size: i32, fill: &'static str) -> TextStyle {
        TextStyle { size, fill, weight: FontWeight::Plain, anchor: TextAlignment::Start }
    }

    pub(super) fn bold(size: i32, fill: &'static str) -> TextStyle {
        TextStyle { weight: FontWeight::Bold, ..TextStyle::plain(size, fill) }
    }

    pub(super) fn anchored(self, anchor: TextAlignment) -> TextStyle {
        TextStyle { anchor, ..self }
    }
}

/// An area of the sheet, in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SheetArea {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

/// A sheet that is being written.
pub(super) struct CardSheet(String);

impl CardSheet {
    /// Creates an empty sheet with a title for screen readers.
    pub(super) fn new(width: i32, height: i32, title: &str) -> CardSheet {
        let title = escape(title);
        CardSheet(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" font-family="{FACES}"><title>{title}</title>"#
        ))
    }

    /// Returns the finished SVG.
    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }

    /// Draws a rectangle with round corners; `more` are trusted attributes.
    pub(super) fn block(&mut self, area: SheetArea, radius: i32, more: &str) {
        let SheetArea { x, y, width, height } = area;
        self.raw(&format!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" {more}/>"#
        ));
    }

    /// Draws a path; `d` and `more` are trusted.
    pub(super) fn path(&mut self, d: &str, more: &str) {
        self.raw(&format!(r#"<path d="{d}" {more}/>"#));
    }

    /// Draws elements in a frame of their own, as large as they fit into an area.
    pub(super) fn inset(&mut self, area: SheetArea, view_box: &str, elements: &str) {
        let SheetArea { x, y, width, height } = area;
        self.raw(&format!(
            r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{view_box}">{elements}</svg>"#
        ));
    }

    /// Writes a line of text on a base line.
    pub(super) fn words(&mut self, x: i32, y: i32, face: TextStyle, text: &str) {
        let TextStyle { size, fill, .. } = face;
        let weight = if face.weight == FontWeight::Bold { r#" font-weight="700""# } else { "" };
        let anchor = match face.anchor {
            TextAlignment::Start => "",
            TextAlignment::Middle => r#" text-anchor="middle""#,
            TextAlignment::End => r#" text-anchor="end""#,
        };
        let text = escape(text);
        self.raw(&format!(
            r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}"{weight}{anchor}>{text}</text>"#
        ));
    }

    /// Writes a line of text, smaller if it would be wider than `width`.
    pub(super) fn fitted(&mut self, (x, y): (i32, i32), width: i32, face: TextStyle, text: &str) {
        let size = face.size.min(width * 100 / (WIDE * text.chars().count().max(1) as i32));
        self.words(x, y, TextStyle { size, ..face }, text);
    }

    /// Writes a text in as many lines as it needs; returns the base line after them.
    pub(super) fn lines(
        &mut self,
        (x, y): (i32, i32),
        width: i32,
        face: TextStyle,
        text: &str,
    ) -> i32 {
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

/// The assumed width of a letter in hundredths of its size, in capitals and in running text. A file
/// cannot measure text, so both are generous.
const WIDE: i32 = 60;
const NARROW: i32 = 55;

/// Wraps a text into lines of at most `most` letters.
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

/// Escapes a text for a file, without the characters that no file may have.
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
    fn escapes_texts() {
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
        let mut sheet = CardSheet::new(100, 100, "");
        sheet.fitted((0, 0), 100, TextStyle::plain(20, "#000"), "12345678901234567890");
        assert!(sheet.finish().contains(r#"font-size="8""#));
    }
}
