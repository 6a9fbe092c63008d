//! Recognizes files of other kinds, so that the message can say what to save instead.

use super::ImportError;
use serde_json::Value;

/// How files of other kinds begin: their bytes, the same read as [`super::Encoding::Windows1252`], and the name of the
/// kind.
const BEGINNINGS: [(&[u8], &str, &str); 10] = [
    (ZIP.as_bytes(), ZIP, "ZIP"),
    (b"\xD0\xCF\x11\xE0", "ÐÏ\u{11}à", EXCEL),
    (b"%PDF-", "%PDF-", "PDF"),
    (b"\x89PNG", "‰PNG", "PNG"),
    (b"\xFF\xD8\xFF", "ÿØÿ", "JPEG"),
    (b"GIF8", "GIF8", "GIF"),
    (b"RIFF", "RIFF", "WebP"),
    (b"\x1F\x8B", "\u{1F}‹", "GZIP"),
    (b"{\\rtf", "{\\rtf", "RTF"),
    (b"SQLite format 3", "SQLite format 3", "SQLite"),
];
const ZIP: &str = "PK\u{3}\u{4}";
const EXCEL: &str = "Excel";
const OPEN_DOCUMENT: &str = "OpenDocument";
pub(super) const HTML: &str = "HTML";

/// The kinds packed as ZIP, by the names of their parts.
const ZIPPED: [(&str, &str); 3] =
    [("opendocument.spreadsheet", OPEN_DOCUMENT), ("xl/", EXCEL), ("doc.kml", "KMZ")];

/// The kinds written as XML, by a text near their beginning.
const WRITTEN: [(&str, &str); 9] = [
    ("<html", HTML),
    ("<kml", "KML"),
    ("<gpx", "GPX"),
    ("<svg", "SVG"),
    ("<osm", "OpenStreetMap"),
    ("<graphml", "GraphML"),
    ("office:spreadsheet", EXCEL),
    ("<office:document", OPEN_DOCUMENT),
    ("<?xml", "XML"),
];
/// Number of characters at the beginning that are searched for these texts.
const NEAR: usize = 4000;

/// Returns whether bytes are not text.
pub(super) fn is_binary(bytes: &[u8]) -> bool {
    BEGINNINGS.iter().any(|(begins, ..)| bytes.starts_with(begins))
}

/// Returns the error that names the kind of a text that is another kind of file.
pub(super) fn named(text: &str) -> Option<ImportError> {
    let started = BEGINNINGS.iter().find(|(_, begins, _)| text.starts_with(begins));
    let kind = match started {
        Some((_, ZIP, kind)) => {
            ZIPPED.iter().find(|(part, _)| text.contains(part)).map_or(*kind, |(_, kind)| kind)
        }
        Some((.., kind)) => kind,
        None if text.trim_start().starts_with('<') => {
            let near = text.chars().take(NEAR).collect::<String>().to_ascii_lowercase();
            WRITTEN.iter().find(|(part, _)| near.contains(part)).map(|(_, kind)| kind)?
        }
        None => return None,
    };
    Some(match kind {
        EXCEL | OPEN_DOCUMENT => ImportError::Sheet(kind),
        _ => ImportError::Foreign(kind),
    })
}

/// Returns the error that names the kind of JSON without places and Routes.
pub(super) fn named_json(value: &Value) -> Option<ImportError> {
    match value["type"].as_str()? {
        "FeatureCollection" | "Feature" | "GeometryCollection" => {
            Some(ImportError::Foreign("GeoJSON"))
        }
        "Topology" => Some(ImportError::Foreign("TopoJSON")),
        _ => None,
    }
}
