//! Splits a text into rows of cells, as written by spreadsheets and people: with any separator, quotes, and line breaks
//! within quotes.

/// The separators of cells. If two fit a text equally, the earlier one is used.
pub(super) const MARKS: [char; 4] = [';', '\t', ',', '|'];

/// A row of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The line at which it begins, from 1.
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}

impl Row {
    /// Returns whether the row has only separators and ruled lines.
    pub(super) fn is_empty(&self) -> bool {
        let says_nothing = |it: char| matches!(it, '-' | ':' | '=') || MARKS.contains(&it);
        self.cells.iter().all(|cell| cell.chars().all(says_nothing))
    }
}

/// The rest of a text, from the beginning of a line.
#[derive(Clone, Copy)]
pub(super) struct Rest<'a> {
    pub(super) text: &'a str,
    pub(super) line: usize,
}

impl<'a> Rest<'a> {
    /// Returns a text from its first line.
    pub(super) fn new(text: &'a str) -> Rest<'a> {
        Rest { text, line: 1 }
    }

    /// Returns the next line without its line break.
    pub(super) fn first_line(self) -> &'a str {
        self.text.split(['\n', '\r']).next().unwrap_or_default()
    }

    /// Returns the next line, with a few more if a quote is left open.
    pub(super) fn head_lines(self) -> &'a str {
        const MOST: usize = 8;
        let line = self.first_line();
        if line.matches('"').count().is_multiple_of(2) {
            return line;
        }
        let lines = self.text.split_inclusive('\n').take(MOST).map(str::len).sum();
        &self.text[..lines]
    }

    /// Returns the text after the next line.
    pub(super) fn behind_line(self) -> Rest<'a> {
        let behind = &self.text[self.first_line().len()..];
        let behind = behind.strip_prefix('\r').unwrap_or(behind);
        Rest { text: behind.strip_prefix('\n').unwrap_or(behind), line: self.line + 1 }
    }

    /// Returns the text from the next line that is not empty.
    pub(super) fn behind_gaps(self) -> Rest<'a> {
        let is_gap = |line: &str| line.chars().all(|it| it.is_whitespace() || MARKS.contains(&it));
        let mut rest = self;
        while !rest.text.is_empty() && is_gap(rest.first_line()) {
            rest = rest.behind_line();
        }
        rest
    }

    /// Returns the next row, split by a separator, and the text after it; `None` at the end.
    pub(super) fn row(self, mark: char) -> Option<(Row, Rest<'a>)> {
        if self.text.is_empty() {
            return None;
        }
        let (mut cells, mut text) = (Vec::new(), self.text);
        loop {
            let (cell, behind) = cell(text, mark);
            cells.push(bare(&cell));
            let mut letters = behind.chars();
            match letters.next() {
                Some(letter) if letter == mark => text = letters.as_str(),
                Some('\r') => {
                    text = behind.strip_prefix("\r\n").unwrap_or(letters.as_str());
                    break;
                }
                _ => {
                    text = letters.as_str();
                    break;
                }
            }
        }
        let read = &self.text[..self.text.len() - text.len()];
        let breaks =
            read.matches('\n').count() + read.matches('\r').count() - read.matches("\r\n").count();
        Some((Row { line: self.line, cells }, Rest { text, line: self.line + breaks }))
    }
}

/// Returns the first cell of a text, and the text from the separator or line break after it. A quote within a cell, or
/// an unclosed one, is an ordinary character.
fn cell(text: &str, mark: char) -> (String, &str) {
    let is_end = |it: char| it == mark || it == '\n' || it == '\r';
    let inner = text.trim_start_matches([' ', '\u{A0}']);
    if let Some(quoted) = inner.strip_prefix('"')
        && let Some((cell, behind)) = unquoted(quoted)
    {
        let rest = behind.trim_start_matches([' ', '\u{A0}']);
        if rest.is_empty() || rest.starts_with(is_end) {
            return (cell, rest);
        }
    }
    let end = text.find(is_end).unwrap_or(text.len());
    (text[..end].to_owned(), &text[end..])
}

/// Returns the text up to the closing quote, and the text after it.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let (mut cell, mut from) = (String::new(), 0);
    loop {
        let at = from + text[from..].find('"')?;
        cell.push_str(&text[from..at]);
        if !text[at + 1..].starts_with('"') {
            return Some((cell, &text[at + 1..]));
        }
        cell.push('"');
        from = at + 2;
    }
}

/// Returns a cell without surrounding space and without the apostrophe that spreadsheets put before a sign.
fn bare(cell: &str) -> String {
    let cell = cell.trim();
    // The spreadsheet's way to keep a text from becoming a number.
    if let Some(text) = cell.strip_prefix("=\"").and_then(|cell| cell.strip_suffix('"')) {
        return text.trim().to_owned();
    }
    let sign = cell.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@']));
    sign.unwrap_or(cell).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<(usize, Vec<String>)> {
        let mut rest = Rest::new(text);
        let mut rows = Vec::new();
        while let Some((row, behind)) = rest.row(';') {
            rows.push((row.line, row.cells));
            rest = behind;
        }
        rows
    }

    #[test]
    fn quoted_cells_may_contain_separators_and_line_breaks() {
        let text = "a;\"b; \"\"c\"\"\";d\r\n\"e\r\nf\";'-g;\n\nh \"i\";j\rk;\"l";
        let cells = |cells: &[&str]| cells.iter().map(|&it| it.to_owned()).collect::<Vec<String>>();
        let expected = [
            (1, cells(&["a", "b; \"c\"", "d"])),
            (2, cells(&["e\r\nf", "-g", ""])),
            (4, cells(&[""])),
            (5, cells(&["h \"i\"", "j"])),
            (6, cells(&["k", "\"l"])),
        ];
        assert_eq!(rows(text), expected);
    }
}
