//! The characters of a link in a text, where dashes and spaces may replace some of them.

use crate::engine::codec::mend::Letters;

/// The meaning of dashes, spaces and stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LinkReading {
    /// The meaning of a long dash.
    em: &'static str,
    /// The meaning of a shorter dash.
    en: &'static str,
    /// The meaning of a hyphen at the end of a line.
    broken: &'static str,
    /// The meaning of a space.
    space: &'static str,
    /// The meaning of a star.
    star: &'static str,
}

impl Default for LinkReading {
    fn default() -> LinkReading {
        LinkReading { em: "--", en: "-", broken: "-", space: "", star: "" }
    }
}

impl LinkReading {
    /// Returns the possible readings of a text, the usual one first.
    pub(super) fn of(text: &[char]) -> Vec<LinkReading> {
        let usual = LinkReading::default();
        let mut readings = vec![usual];
        let has = |is_such: fn(char) -> bool| text.iter().any(|&c| is_such(c));
        if has(is_em) || has(is_en) {
            let dashes = [("-", "-"), ("--", "--"), ("---", "--")];
            readings.extend(dashes.map(|(em, en)| LinkReading { em, en, ..usual }));
        }
        if text.windows(2).any(|pair| pair[0] == '-' && is_line_end(pair[1])) {
            readings.push(LinkReading { broken: "", ..usual });
        }
        if has(|c| c == ' ') {
            readings.push(LinkReading { space: "_", ..usual });
        }
        if has(|c| c == '*') {
            readings.push(LinkReading { star: "_", ..usual });
        }
        readings
    }

    /// Returns the meaning of a character; `None` if it belongs to links or has none.
    fn meaning(self, text: &[char], at: usize) -> Option<&'static str> {
        Some(match text[at] {
            '-' if text.get(at + 1).copied().is_some_and(is_line_end) => self.broken,
            '\u{2010}' | '\u{2011}' | '\u{2012}' | '\u{2043}' | '\u{2212}' | '\u{FE63}'
            | '\u{2D7}' => "-",
            c if is_em(c) => self.em,
            c if is_en(c) => self.en,
            ' ' => self.space,
            '*' => self.star,
            _ => return None,
        })
    }
}

fn is_em(c: char) -> bool {
    matches!(c, '\u{2014}' | '\u{2015}' | '\u{FE58}')
}

fn is_en(c: char) -> bool {
    c == '\u{2013}'
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// The characters of a link from some place on, without anything between them.
pub(super) struct LinkRun {
    /// The characters.
    pub(super) letters: Letters,
    /// The index of each in the text.
    pub(super) places: Vec<usize>,
    /// The number of characters of the text that were read.
    pub(super) passed: usize,
}

impl LinkRun {
    /// Reads at most `most` characters of a link.
    pub(super) fn from(text: &[char], from: usize, reading: LinkReading, most: usize) -> LinkRun {
        let mut run = LinkRun { letters: Letters::default(), places: Vec::new(), passed: 0 };
        for at in from..text.len().min(from + 4 * most) {
            if run.letters.count() >= most {
                break;
            }
            run.passed += 1;
            match reading.meaning(text, at) {
                Some(meaning) => meaning.chars().for_each(|c| run.push(c, at)),
                None => run.push(text[at], at),
            }
        }
        run
    }

    fn push(&mut self, c: char, at: usize) {
        if self.letters.push(c) {
            self.places.push(at);
        }
    }

    /// Returns the number of characters before each gap.
    pub(super) fn ends(&self) -> impl Iterator<Item = usize> {
        let gaps = (1..).zip(self.places.windows(2)).filter(|(_, pair)| pair[1] > pair[0] + 1);
        gaps.map(|(length, _)| length).chain(Some(self.places.len()))
    }
}
