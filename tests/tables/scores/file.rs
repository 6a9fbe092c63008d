//! Attempts as text: our own JSON, any list of links, and a table for spreadsheets, which is only written.

use crate::ranked_games::RANKING;
use crate::ranked_games::RankedCategory;
use crate::ranked_games::{attempt, daily_attempt};
use catenary::table::scores::file::{
    Claim, MAX_LINKS, MAX_TEXT, ScoreFileError, read, refused_part, write_csv, write_json,
};
use catenary::table::scores::results::Ledger;
use catenary::table::scores::{Attempt, Origin, Refuted};

const FORMAT: &str = "catenary attempts";

fn ledger() -> Ledger {
    let own = daily_attempt(20_800, 1, Origin::Own);
    let ranked = attempt(RankedCategory::Hard.setup(3), 2, 0, Origin::Imported);
    Ledger::of(RANKING, [own, Attempt { finished_at: 0, ..ranked }], &[])
}

fn claims(text: &str) -> Vec<Claim> {
    read(text).expect("a good text").claims
}

#[test]
fn json_is_read_as_it_was_written_and_a_table_is_known_for_one() {
    let ledger = ledger();
    let kept: Vec<Attempt> = ledger.entries.iter().map(|it| it.attempt.clone()).collect();
    let (json, table) = (write_json(&ledger.entries, &[]), write_csv(&ledger.entries));
    for text in [format!("\u{feff}\r\n{json}"), json] {
        let claims = claims(&text);
        assert_eq!(claims.len(), 2, "{text}");
        for (claim, kept) in claims.iter().zip(&kept) {
            let proof = claim.check(RANKING).expect("a proof");
            assert_eq!(claim.attempt(&proof, kept.origin), *kept, "{text}");
            assert_eq!(claim.score, Some(proof.points));
        }
    }
    let quote = |line: &str| format!("\"{}\"\n", line.replace(',', "\";\""));
    let quoted: String = table.lines().map(quote).collect();
    for text in [format!("\u{feff}{table}"), table, quoted] {
        assert_eq!(read(&text), Err(ScoreFileError::Table), "{text}");
    }
}

#[test]
fn an_entry_that_cannot_be_read_harms_no_other() {
    let text = write_json(&ledger().entries, &[]);
    let twice = text.replacen("\"score\":", "\"score\":1,\"score\":", 1);
    let huge = text.replacen("\"begun_at\":", "\"begun_at\":1e999,\"x\":", 1);
    let deep = format!("\"spent\":{},\"x\":", "[".repeat(500) + &"]".repeat(500));
    let deep = text.replacen("\"spent\":", &deep, 1);
    for mangled in [twice, huge, deep] {
        let claims = claims(&mangled);
        assert!(claims[0].check(RANKING).is_err() && claims[1].check(RANKING).is_ok(), "{mangled}");
    }
}

#[test]
fn what_a_newer_page_has_added_is_refused_by_name() {
    let text = write_json(&ledger().entries, &[]);
    let entry = text.replacen("\"spent\":", "\"hurried\":true,\"spent\":", 1);
    let claims = claims(&entry);
    assert_eq!(claims[0].check(RANKING), Err(Refuted::UnknownField("hurried".to_owned())));
    assert!(claims[1].check(RANKING).is_ok());
    let file = text.replacen("\"attempts\":", "\"fields\":[],\"attempts\":", 1);
    assert_eq!(read(&file), Err(ScoreFileError::UnknownField("fields".to_owned())));
}

#[test]
fn a_text_that_is_cut_anywhere_ends_in_an_error() {
    let text = write_json(&ledger().entries, &[]);
    for at in 1..text.len() {
        assert!(matches!(read(&text[..at]), Err(ScoreFileError::Malformed { .. })), "{at}");
    }
}

#[test]
fn another_score_is_found_out() {
    let text = write_json(&ledger().entries, &[]);
    let total = ledger().entries[0].proof.points;
    let text = text.replacen(&format!("\"score\":{total}"), "\"score\":190", 1);
    let claims = claims(&text);
    assert_eq!(claims[0].check(RANKING), Err(Refuted::Score(190, total)));
    assert!(claims[1].check(RANKING).is_ok());
}

#[test]
fn lines_hold_a_link_or_an_address_each() {
    let link = ledger().entries[0].proof.link.clone();
    let text = format!(
        "# the spring cup\n\n#{link}\nAna: https://example.org/#{link}\r\n  {link}  \nnonsense\n#\n"
    );
    let claims = claims(&text);
    let lines: Vec<usize> = claims.iter().map(|claim| claim.line).collect();
    assert_eq!(lines, [3, 4, 5, 6]);
    assert!(claims[..3].iter().all(|claim| claim.check(RANKING).is_ok()));
    assert!(matches!(claims[3].check(RANKING), Err(Refuted::Link(_))));
}

#[test]
fn what_was_refused_is_left_to_be_mended() {
    let list = "\n# cup\ng1a\n\nBeto g1b\ng1c";
    assert_eq!(refused_part(list, &[2, 5]), "g1a\ng1c");
    assert_eq!(refused_part(list, &[]), "");
    let json = write_json(&ledger().entries, &[]);
    assert_eq!(refused_part(&json, &[1]), json);
    assert_eq!(refused_part("{\"a\":", &[1]), "{\"a\":");
}

#[test]
fn hostile_texts_are_refused_and_nothing_panics() {
    assert_eq!(read(""), Err(ScoreFileError::Empty));
    assert_eq!(read("# nothing\n"), Err(ScoreFileError::Empty));
    assert_eq!(read("{\"version\":1}"), Err(ScoreFileError::OtherFile));
    assert_eq!(read("[]"), Err(ScoreFileError::OtherFile));
    let newer = format!("{{\"format\":\"{FORMAT}\",\"version\":2}}");
    assert_eq!(read(&newer), Err(ScoreFileError::Newer(2)));
    assert!(matches!(read("{\"a\":"), Err(ScoreFileError::Malformed { .. })));
    assert_eq!(read(&"[".repeat(100_000)), Err(ScoreFileError::OtherFile));
    assert_eq!(read(&" ".repeat(MAX_TEXT + 1)), Err(ScoreFileError::TooLong(MAX_TEXT + 1)));
    let many = "g1\n".repeat(MAX_LINKS + 1);
    assert_eq!(read(&many), Err(ScoreFileError::TooMany(MAX_LINKS + 1)));
    let odd = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"attempts\":[7,{{}},null]}}");
    assert!(claims(&odd).iter().all(|claim| claim.check(RANKING).is_err()));
    let games = "{\"format\":\"catenary games\",\"version\":1,\"games\":[]}";
    assert_eq!(read(games), Err(ScoreFileError::Games));
    let twice =
        format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"attempts\":[],\"attempts\":[]}}");
    assert_eq!(read(&twice), Err(ScoreFileError::OtherFile));
    let records = vec!["7"; MAX_LINKS + 1].join(",");
    let records = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"ledger\":[{records}]}}");
    assert_eq!(read(&records), Err(ScoreFileError::TooMany(MAX_LINKS + 1)));
    assert!(claims("link\n\n,,,\n\"\n").iter().all(|claim| claim.check(RANKING).is_err()));
    assert!(claims(&"ñ".repeat(100_001)).iter().all(|claim| claim.check(RANKING).is_err()));
}
