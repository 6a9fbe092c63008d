//! Small pictures of tables as plain data, for lists of games.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The largest number of shapes.
const MAX_SHAPES: usize = 400;
/// The largest total length of the paths, in bytes.
const MAX_PATHS: usize = 100_000;
/// The longest side of the frame, in units.
const MAX_SIDE: i32 = 100_000;
/// The longest name of an ink, in characters.
const MAX_INK: usize = 32;

/// A picture made of a few shapes, lowest first. Pictures from a text are checked, so they can draw only shapes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredThumbnail", into = "StoredThumbnail")]
pub struct Thumbnail {
    frame: [i32; 4],
    shapes: Vec<ThumbnailShape>,
}

/// A shape of a [`Thumbnail`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThumbnailShape {
    /// An SVG path.
    #[serde(rename = "d")]
    pub path: String,
    /// The ink of its area.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<InkToken>,
    /// The line along its path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<ThumbnailLine>,
}

/// A line of a [`ThumbnailShape`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThumbnailLine {
    /// Its ink.
    pub ink: InkToken,
    /// Its width in units.
    pub width: u16,
    /// The lengths of dashes and gaps in units, as in SVG; empty for a solid line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub dashes: String,
}

/// A colour, as the name of a token of the page's styles without its hyphens: lowercase letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct InkToken(String);

impl InkToken {
    /// Returns the ink of a token such as `--ground`.
    pub fn of_token(token: &str) -> InkToken {
        InkToken(token.trim_start_matches('-').to_owned())
    }

    /// Returns the token, such as `--ground`.
    pub fn token(&self) -> String {
        format!("--{}", self.0)
    }
}

/// The error for an invalid picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the picture has a frame, a path or an ink that no picture has")]
pub struct ThumbnailError;

#[derive(Serialize, Deserialize)]
struct StoredThumbnail {
    frame: [i32; 4],
    shapes: Vec<ThumbnailShape>,
}

impl TryFrom<StoredThumbnail> for Thumbnail {
    type Error = ThumbnailError;

    fn try_from(written: StoredThumbnail) -> Result<Thumbnail, ThumbnailError> {
        Thumbnail::new(written.frame, written.shapes)
    }
}

impl From<Thumbnail> for StoredThumbnail {
    fn from(Thumbnail { frame, shapes }: Thumbnail) -> StoredThumbnail {
        StoredThumbnail { frame, shapes }
    }
}

impl Thumbnail {
    /// Makes a picture; the frame is left, top, width and height in units.
    ///
    /// # Errors
    /// It is too large, or a path or ink is invalid.
    pub fn new(frame: [i32; 4], shapes: Vec<ThumbnailShape>) -> Result<Thumbnail, ThumbnailError> {
        let bytes: usize = shapes.iter().map(|shape| shape.path.len()).sum();
        let sides = 1..=MAX_SIDE;
        let fits = sides.contains(&frame[2]) && sides.contains(&frame[3]);
        let small = shapes.len() <= MAX_SHAPES && bytes <= MAX_PATHS;
        if fits && small && shapes.iter().all(is_sound) {
            Ok(Thumbnail { frame, shapes })
        } else {
            Err(ThumbnailError)
        }
    }

    /// The shapes, lowest first.
    pub fn shapes(&self) -> &[ThumbnailShape] {
        &self.shapes
    }

    /// Returns the SVG view box: left, top, width, height.
    pub fn view_box(&self) -> String {
        self.frame.map(|side| side.to_string()).join(" ")
    }
}

fn is_sound(shape: &ThumbnailShape) -> bool {
    let is_path = |c: char| c.is_ascii_digit() || "MmLlHhVvCcSsQqTtAaZz .,-".contains(c);
    let lines = shape.line.iter();
    let inks = shape.fill.iter().chain(lines.clone().map(|line| &line.ink));
    shape.path.chars().all(is_path)
        && inks.into_iter().all(is_ink)
        && lines.into_iter().all(|line| is_dashes(&line.dashes))
}

fn is_ink(InkToken(name): &InkToken) -> bool {
    let is_known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=MAX_INK).contains(&name.len()) && name.chars().all(is_known)
}

fn is_dashes(dashes: &str) -> bool {
    dashes.len() <= MAX_INK && dashes.chars().all(|c| c.is_ascii_digit() || c == ' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"{"frame":[-8,-8,516,916],"shapes":[{"d":"M0 0L9 -3.5z","fill":"ground","line":{"ink":"seat-o","width":4,"dashes":"7 17"}}]}"#;

    fn read(text: &str) -> Option<Thumbnail> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn thumbnails_round_trip() {
        let picture = read(GOOD).expect("a picture");
        assert_eq!(serde_json::to_string(&picture).expect("it can be written"), GOOD);
        assert_eq!(picture.view_box(), "-8 -8 516 916");
        let line = picture.shapes()[0].line.as_ref().expect("a line");
        assert_eq!(line.ink.token(), "--seat-o");
        assert_eq!(InkToken::of_token("--seat-o"), line.ink);
    }

    #[test]
    fn rejects_a_malformed_thumbnail() {
        for (part, other) in [
            ("M0 0L9", "url(x)"),
            ("\"ground\"", "\"red;x\""),
            ("\"ground\"", "\"\""),
            ("7 17", "7;17"),
            ("516", "0"),
            ("916", "1000000"),
        ] {
            assert!(GOOD.contains(part));
            assert_eq!(read(&GOOD.replacen(part, other, 1)), None, "{other}");
        }
    }
}
