//! The page in browsers without newer features.

use crate::browser::{Browser, Pointer};
use crate::driver::scratch_folder;
use crate::games::{begin, press_until};
use crate::tables::PRESS;
use crate::weight::all_files;
use catenary::table::{Hands, Players};
use serde_json::{Value, json};
use std::path::Path;
use std::{fs, io};

/// Features that some of the oldest supported browsers lack, and that no layout needs: the browsers drop rules with
/// them.
const NEWER: [&str; 3] = ["light-dark(", "@property", "@starting-style"];

/// Returns a word that no browser knows, to replace another.
fn unknown(word: &str) -> String {
    match word.strip_prefix(':') {
        Some(name) => format!(":un{name}"),
        None => format!("un{word}"),
    }
}

/// Copies the site into a folder, with styles as such a browser reads them.
fn site_without(newer: &[&str]) -> io::Result<std::path::PathBuf> {
    let (site, root) = (Path::new("dist"), scratch_folder());
    for path in all_files(site) {
        let copy = root.join(&path);
        fs::create_dir_all(copy.parent().unwrap_or(&root))?;
        let kind = path.extension().and_then(|kind| kind.to_str());
        match kind {
            Some("css") => {
                let text = fs::read_to_string(&path)?;
                let text = newer.iter().fold(text, |text, it| text.replace(it, &unknown(it)));
                fs::write(copy, text)?;
            }
            _ => drop(fs::copy(&path, copy)?),
        }
    }
    Ok(root)
}

/// Returns the colours and places of everything at a table, in both themes.
fn looks(browser: &Browser) -> Value {
    const LOOKS: &str = "
        return [...document.querySelectorAll('#app *')].filter(it => it.checkVisibility() && !it.closest('.topbar__middle, .spoken, [data-heard]')).map(it => {
            const style = getComputedStyle(it), box = it.getBoundingClientRect();
            const place = [box.left, box.top, box.width, box.height].map(Math.round);
            return [it.localName, it.className.baseVal ?? it.className, style.fill, style.stroke, style.color, style.backgroundColor,
                style.boxShadow, style.backgroundImage, ...place].join(' ');
        })";
    let by_light = |light: &str| {
        browser.emulate(&[("prefers-color-scheme", light)]);
        browser.wait_for_picture();
        browser.run(LOOKS, json!([]))
    };
    json!([by_light("light"), by_light("dark")])
}

#[test]
fn tables_look_the_same_without_newer_styles() {
    let root = site_without(&NEWER).expect("the site is built");
    let (newest, older) = (Browser::start(), Browser::at(&root, "dist/"));
    for title in ["berlin", "metromania"] {
        let of = |browser: &Browser| {
            begin(browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
            browser.wait_until_idle();
            looks(browser)
        };
        let (newest, older) = (of(&newest), of(&older));
        let pairs = |at: usize| {
            newest[at]
                .as_array()
                .into_iter()
                .flatten()
                .zip(older[at].as_array().into_iter().flatten())
        };
        for at in 0..2 {
            let differing: Vec<_> = pairs(at).filter(|(one, other)| one != other).take(5).collect();
            assert!(pairs(at).count() > 200 && differing.is_empty(), "{title}: {differing:#?}");
        }
        assert_ne!(newest[0], newest[1], "day and night differ");
    }
}

/// Firefox 115 lacks `:has()`, too. Some things then move a little, but all choices are visible.
#[test]
fn every_choice_is_visible_in_browsers_without_has() {
    const HIDDEN: &str = "
        const choices = [...document.querySelectorAll('.ask__choices [data-choice]')];
        return choices.filter(it => {
            it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = it.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return !hit || !it.contains(hit);
        }).map(it => it.textContent)";
    let root = site_without(&[NEWER.as_slice(), &[":has("]].concat()).expect("the site is built");
    let browser = Browser::at(&root, "dist/");
    for title in ["san-francisco", "berlin", "metromania"] {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        let mut asked = 0;
        press_until(&browser, PRESS, 0, || {
            for size in [(1366, 768), (390, 844)] {
                browser.show_small(size, Pointer::Mouse);
                browser.wait_for_picture();
                assert_eq!(browser.run(HIDDEN, json!([])), json!([]), "{title} at {size:?}");
            }
            asked += 1;
            asked >= 8
        });
    }
}
