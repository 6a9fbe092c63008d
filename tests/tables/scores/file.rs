//! Attempts as text: lists of links, and a table for spreadsheets, which is only written.

use crate::ranked_games::RANKING;
use crate::ranked_games::RankedCategory;
use crate::ranked_games::{attempt, daily_attempt, prove};
use catenary::table::archive::{self, ArchiveError};
use catenary::table::scores::file::{ListError, MAX_LINKS, read, refused_part, write_csv};
use catenary::table::scores::results::Ledger;
use catenary::table::scores::{Attempt, AttemptOrigin, Refuted};
use catenary::words::Locale;

fn ledger() -> Ledger {
    let own = daily_attempt(20_800, 1, AttemptOrigin::Own);
    let ranked = attempt(RankedCategory::Hard.setup(3), 2, 0, AttemptOrigin::Imported);
    Ledger::of(RANKING, [own, Attempt { finished_at: 0, ..ranked }], &[])
}

/// Returns the links of a list with their lines.
fn links(text: &str) -> Vec<(usize, String)> {
    let claims = read(text).expect("a good text");
    claims.into_iter().map(|claim| (claim.line, claim.link)).collect()
}

/// Frozen: the attempts file of older pages is recognized, however it is damaged outside its name.
#[test]
fn a_file_of_attempts_of_an_older_page_is_refused_by_name() {
    let text = include_str!("../../golden/attempts-file.json");
    let changed = [
        text.to_owned(),
        format!("\u{feff}\n{text}"),
        text.replacen("\"attempts\":", "\"fields\":[],\"attempts\":", 1),
        text.replacen("\"version\":1", "\"version\":2", 1),
        "{\"format\":\"catenary attempts\",\"version\":1}".to_owned(),
    ];
    for text in changed {
        assert!(archive::is_file(&text));
        assert_eq!(archive::read(&text), Err(ArchiveError::Attempts), "{text}");
    }
    let shown = |locale: Locale| locale.archive_error(&ArchiveError::Attempts);
    assert!(shown(Locale::English).contains("of an older page"));
    assert!(shown(Locale::Spanish).contains("de una página más antigua"));
    for at in 1..text.trim_end().len() {
        assert!(matches!(archive::read(&text[..at]), Err(ArchiveError::Malformed { .. })), "{at}");
    }
}

#[test]
fn recognises_a_pasted_results_table() {
    let table = write_csv(&ledger().entries);
    let quote = |line: &str| format!("\"{}\"\n", line.replace(',', "\";\""));
    let quoted: String = table.lines().map(quote).collect();
    for text in [format!("\u{feff}{table}"), table, quoted] {
        assert_eq!(read(&text), Err(ListError::Table), "{text}");
    }
}

#[test]
fn lines_hold_a_link_or_an_address_each() {
    let link = ledger().entries[0].proof.link.clone();
    let text = format!(
        "# the spring cup\n\n#{link}\nAna: https://example.org/#{link}\r\n  {link}  \nnonsense\n#\n"
    );
    let links = links(&text);
    let lines: Vec<usize> = links.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [3, 4, 5, 6]);
    assert!(links[..3].iter().all(|(_, link)| prove(link).is_ok()));
    assert!(matches!(prove(&links[3].1), Err(Refuted::Link(_))));
}

#[test]
fn leaves_refused_lines_in_the_field() {
    let list = "\n# cup\ng1a\n\nBeto g1b\ng1c";
    assert_eq!(refused_part(list, &[2, 5]), "g1a\ng1c");
    assert_eq!(refused_part(list, &[]), "");
}

#[test]
fn hostile_texts_are_refused_and_nothing_panics() {
    assert_eq!(read(""), Err(ListError::Empty));
    assert_eq!(read("# nothing\n"), Err(ListError::Empty));
    let many = "g1\n".repeat(MAX_LINKS + 1);
    assert_eq!(read(&many), Err(ListError::TooMany(MAX_LINKS + 1)));
    for text in ["link\n\n,,,\n\"\n", &"ñ".repeat(100_001), "{\"a\":"] {
        assert!(links(text).iter().all(|(_, link)| prove(link).is_err()));
    }
}
