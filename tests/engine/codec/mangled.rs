//! Links in transit: what is added around, after or inside them, and what is cut off, is found and repaired.

use super::links::links;
use super::mangled_forms::forms;
use super::records::standard_game;
use super::results_file::results;
use crate::sample::share;
use catenary::engine::codec::{self, Coded, Kind, Link, LinkError, MAX_LINK, Part};
use catenary::engine::game::Rng;
use catenary::table::sending::pasted::{Flaw, MAX_TEXT, find, link_in};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use std::time::{Duration, Instant};

/// Returns golden links of all titles; links of results only if they are no longer than most games.
fn golden() -> Vec<&'static str> {
    let results = results().into_iter().filter(|[_, link, _]| link.len() < 320);
    links().into_iter().chain(results).map(|[_, link, _]| link).collect()
}

/// Returns the shortest golden link of each kind and some longer ones.
fn of_each_kind() -> Vec<&'static str> {
    let all = golden();
    let of_kind = |kind: Kind| {
        let mut own: Vec<&str> =
            all.iter().copied().filter(|link| link.starts_with(kind.letter())).collect();
        own.sort_by_key(|link| link.len());
        let step = own.len() / 8;
        own.into_iter().step_by(step.max(1))
    };
    Kind::ALL.into_iter().flat_map(of_kind).collect()
}

#[test]
fn a_link_is_found_in_every_mangled_form() {
    let mut names = Vec::new();
    for link in of_each_kind() {
        for (name, form) in forms(link) {
            assert_eq!(find(&form).as_deref(), Ok(&[link.to_owned()][..]), "{name}: {form}");
            names.push(name);
        }
    }
    names.sort_unstable();
    names.dedup();
    assert!(names.len() >= 80, "{} forms", names.len());
}

/// Repairs that cost no time are made for single lines of a list, too.
#[test]
fn finds_the_link_in_a_line() {
    for link in of_each_kind() {
        for text in [
            format!("Ana: https://a.org/#{link}."),
            format!(" #{link}\r\n"),
            format!("\"%23{link}\""),
        ] {
            assert_eq!(link_in(&text), link);
        }
    }
    assert_eq!(link_in(" nonsense "), "nonsense");
}

#[test]
fn separates_two_links_in_every_form() {
    let links = of_each_kind();
    for pair in links.windows(2).filter(|pair| pair[0] != pair[1]) {
        for (name, form) in forms(pair[0]) {
            let text = format!("{form}\nand {}", forms(pair[1])[1].1);
            let found = find(&text).expect("two links, or one that needs no mending");
            assert!(found.contains(&pair[1].to_owned()), "{name}");
            assert!(found.iter().all(|link| pair.contains(&link.as_str())), "{name}: {found:?}");
        }
    }
}

#[test]
fn distinguishes_a_cut_link_from_a_changed_one() {
    let (mut cuts, mut wrong, mut changes, mut unclear) = (0, 0, 0, 0);
    let mut rng = Rng::new(47);
    for link in golden() {
        let error = |text: &str| {
            let read = |key: u64| match key {
                1 => codec::read::<Tramways>(text).map(|_| ()),
                4 => codec::read::<Metromania>(text).map(|_| ()),
                _ => codec::read::<City>(text).map(|_| ()),
            };
            read(codec::header(link).expect("a golden link").title).expect_err("a damaged link")
        };
        for cut in (4..link.len() - 8).step_by(7) {
            let cut = &link[..link.len() - cut];
            wrong += usize::from(find(cut) != Err(Flaw::Damaged(cut.to_owned())));
            assert_eq!(error(cut), LinkError::Truncated(Part::Checksum), "{cut}");
            cuts += 1;
        }
        for _ in 0..6 {
            let mut changed = link.as_bytes().to_vec();
            for _ in 0..3 {
                let at = 3 + rng.below(link.len() / 2 - 2);
                changed[at] = if changed[at] == b'x' { b'y' } else { b'x' };
            }
            let changed = String::from_utf8(changed).expect("ASCII");
            if changed == link || find(&changed).is_ok() {
                continue;
            }
            changes += 1;
            unclear += usize::from(error(&changed) != LinkError::Checksum);
        }
    }
    assert!(cuts > 1000 && changes > 300, "{cuts} {changes}");
    assert!(wrong * 500 < cuts, "{wrong} of {cuts} are mended to what they were not");
    assert!(unclear * 20 < changes, "{unclear} of {changes}");
}

fn written<G: Coded>(read: Result<Link<G>, LinkError>) -> Option<String> {
    read.ok().map(|link| codec::write(&link))
}

/// Repairs that the checksum leaves open are decided by the rules.
#[test]
fn rules_decide_between_repairs_with_the_same_checksum() {
    let (mut lost, mut cut) = (0, 0);
    for link in golden() {
        let mended = |text: &str| match codec::header(link).expect("a golden link").title {
            1 => written(codec::read_mended::<Tramways>(text)),
            4 => written(codec::read_mended::<Metromania>(text)),
            _ => written(codec::read_mended::<City>(text)),
        };
        // For results this is their first game.
        let whole = mended(link);
        if (2..=4).contains(&link.matches('_').count()) && link.len() < 450 {
            assert_eq!(mended(&link.replace('_', "")), whole);
            lost += 1;
        }
        assert!(whole.is_some());
        if !link.starts_with('s') {
            for count in [4, 5] {
                assert_eq!(mended(&link[..link.len() - count]), whole, "{count}");
                cut += 1;
            }
        }
    }
    assert!(lost >= 30 && cut >= 100, "{lost} {cut}");
}

/// A wrong link is worse than none.
#[test]
fn rarely_repairs_nonsense() {
    let (mut rng, all) = (Rng::new(3), share(4000));
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut mended = 0;
    for _ in 0..all {
        let length = 10 + rng.below(300);
        let text: String = (0..length).map(|_| char::from(letters[rng.below(64)])).collect();
        mended += u64::from(find(&format!("#g2{text}")).is_ok());
    }
    assert!(mended * 500 <= all, "{mended} of {all}");
}

#[test]
fn hostile_texts_are_read_quickly() {
    let link = codec::encode(&standard_game(1, 1));
    let mut texts: Vec<String> = [
        "-g1",
        "#g2",
        "g1",
        "%",
        "%25",
        "=",
        "&amp;",
        "&#",
        "<",
        "[",
        "<b",
        "\\",
        "\\u",
        "—",
        "aHR0c",
        "aHR0c/",
        "-3A__",
        "s1 ",
        "g2AAAAAAAAAAAAAAA—–",
        "> ",
        "é",
        "\u{200b}",
        "%F0",
        "[/b]",
    ]
    .into_iter()
    .map(|part| part.repeat(MAX_TEXT / part.len()))
    .collect();
    texts.push(format!("#g2{}", "A".repeat(MAX_LINK)));
    texts.push(format!("#g2{}", "_-".repeat(MAX_TEXT / 2 - 2)));
    texts.push(format!("{}%", "%25".repeat(MAX_TEXT / 3 - 1)));
    texts.push(format!("{}{link}", "x ".repeat(MAX_TEXT / 2 - link.len())));
    for text in texts {
        let start = Instant::now();
        let found = find(&text);
        let took = start.elapsed();
        assert!(
            took < Duration::from_secs(5),
            "{took:?}: {}",
            text.chars().take(20).collect::<String>()
        );
        assert_eq!(found.is_ok(), text.ends_with(&link), "{found:?}");
    }
}
