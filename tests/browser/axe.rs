//! axe-core, which finds accessibility faults of a page, in the light and the dark theme.

use crate::browser::Browser;
use crate::places::Dress;
use catenary::words::Locale;
use serde_json::json;

/// Runs the rules of axe-core for the levels A to AAA of the WCAG and for best practices; in the dark theme only those about
/// colours. Restores the theme. The arguments say which themes are checked.
const RUN: &str = "
    const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const off = axe.getRules(['experimental', 'deprecated', 'wcag2a-obsolete']).map(rule => rule.ruleId);
    const rules = Object.fromEntries(axe.getRules(tags).map(rule => [rule.ruleId, { enabled: !off.includes(rule.ruleId) }]));
    const run = async (theme, options) => {
        // Elements under a modal dialog cannot be reached.
        const found = await axe.run(document.querySelector('dialog:modal') ?? document, { resultTypes: ['violations'], ...options });
        return found.violations.flatMap(it => it.nodes.map(node =>
            `${theme}, ${it.id}: ${node.target.join(' ')} | ${(node.any.concat(node.all, node.none)[0] || {}).message || ''}`));
    };
    const [byDay, byNight] = arguments;
    const colours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
    return (async () => {
        const root = document.documentElement, day = root.className;
        const found = byDay ? await run('day', { rules }) : [];
        root.className = day.replace('theme-light', 'theme-dark');
        if (root.className === day) return ['there is no night'];
        if (byNight) found.push(...await run('night', { runOnly: colours }));
        root.className = day;
        return found;
    })()";

/// Returns the script of axe-core, as scripts/setup has it.
pub(crate) fn script() -> String {
    let path =
        std::env::var("AXE").expect("AXE names axe.min.js: run `. scripts/setup test` first");
    std::fs::read_to_string(path).expect("axe.min.js can be read")
}

/// The theme in which axe checks a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Light {
    /// The light theme.
    Day,
    /// The dark theme.
    Night,
}

/// Returns the faults that axe finds on a page, one line each.
pub(crate) fn violations(browser: &Browser, axe: &str, lights: &[Light]) -> Vec<String> {
    // Before the page's font is loaded, axe takes letters for icons, which need no contrast.
    browser.run("return document.fonts.ready.then(() => true)", json!([]));
    if browser.run("return typeof window.axe", json!([])) == "undefined" {
        browser.run(axe, json!([]));
    }
    let looks = [Light::Day, Light::Night].map(|light| lights.contains(&light));
    let found = browser.run(RUN, json!(looks));
    let lines = found.as_array().expect("axe gives a list");
    lines.iter().map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_scan_finds_planted_faults() {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::English }.put_on(&browser);
    // The page's policy allows no style attributes in markup.
    let spoil =
        "document.body.innerHTML = '<main><h1>A</h1><p>pale</p><img src=\"icon.svg\"></main>';
        document.querySelector('main p').style.cssText = 'color:#666;background:#fff'";
    browser.run(spoil, json!([]));
    let found = violations(&browser, &script(), &[Light::Day, Light::Night]);
    for rule in ["day, color-contrast-enhanced", "night, color-contrast-enhanced", "day, image-alt"]
    {
        assert!(found.iter().any(|line| line.starts_with(rule)), "{rule}: {found:?}");
    }
}
