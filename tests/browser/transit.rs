//! Links in transit: with surrounding text, in the address, pasted, dropped and shared.

use crate::browser::Browser;
use crate::mangled::forms;
use crate::places::go;
use catenary::words::Locale;
use serde_json::json;

/// Returns a game of Berlin and one of Metromania whose links have the characters that text programs change.
fn links() -> [&'static str; 2] {
    let of = |start: &str| {
        let lines = include_str!("../golden/links.txt").lines();
        let games = lines.filter(|line| line.starts_with(start));
        let mut links = games.filter_map(|line| line.split(' ').nth(1));
        let is_rich = |link: &&str| link.contains('-') && link.matches('_').count() >= 2;
        links.find(is_rich).expect("a golden game")
    };
    [of("berlin g2"), of("metromania g2")]
}

/// Returns a mangled form of a link by its name.
fn form(link: &str, name: &str) -> String {
    let form = forms(link).into_iter().find(|(it, _)| *it == name);
    form.unwrap_or_else(|| panic!("no form {name}")).1
}

/// Waits for the page of a link, whose address identifies it.
fn assert_opens(browser: &Browser, link: &str, how: &str) {
    let end = format!("/dist/#/visit/{:08x}", crc32fast::hash(link.as_bytes()));
    browser.wait_until(how, || browser.address().ends_with(&end));
    browser.wait_for("[data-testid=visit]");
}

fn choose(browser: &Browser, locale: Locale) {
    let script =
        "localStorage.setItem('catenary.preferences', JSON.stringify({language: arguments[0]}))";
    browser.run(script, json!([locale.tag()]));
}

fn paste(browser: &Browser, text: &str) {
    browser.open("");
    browser.wait_for("[data-testid=paste-link]");
    paste_here(browser, text);
}

fn paste_here(browser: &Browser, text: &str) {
    // On a device without games the field is inside a collapsed section.
    let script = "document.querySelector('[data-testid=paste-link]').value = arguments[0];
        document.querySelector('details[data-testid=saves]')?.setAttribute('open', '')";
    browser.run(script, json!([text]));
    browser.click("[data-testid=open-link]");
}

#[test]
fn a_mangled_address_opens() {
    let browser = Browser::start();
    let link = links()[0];
    let (start, end) = link.split_at(40);
    for address in [
        format!("#{link}."),
        format!("#{link})!"),
        format!("#{link}%E2%80%9D"),
        format!("#{start}%20%0A{end}"),
        format!("#%23{link}"),
        format!("#{}", link.replace('-', "\u{2013}")),
        format!("#{}", link.replace('_', "%5C_")),
        format!("#{}", &link[..link.len() - 2]),
        format!("#{link}?utm_source=news&utm_medium=email"),
        format!("#/{link}"),
        format!("?fbclid=IwAR1-p1_g2AAAA#{link}"),
        format!("?utm_source=a%23{link}"),
        format!("?title=Catenary&text=Your%20turn%3A%20https%3A%2F%2Fa.org%2F%23{link}%20bye&url="),
        format!("%23{link}"),
        format!("%2523{link}"),
        format!("no/such/folder/{link}.?x=1"),
    ] {
        browser.open(&address);
        assert_opens(&browser, link, &address);
    }
    // All led to the same address.
    browser.reload();
    assert_opens(&browser, link, "the same again");
}

#[test]
fn a_pasted_message_opens() {
    let browser = Browser::start();
    let link = links()[1];
    browser.open("");
    for name in [
        "a message",
        "curly quotes",
        "quoted mail, twice",
        "quoted-printable in an attribute",
        "Safe Links",
        "Proofpoint 2",
        "zero-width spaces",
        "minus signs",
        "two underscores lost to Markdown",
        "three cut",
    ] {
        go(&browser, "#/", "[data-testid=paste-link]");
        paste_here(&browser, &form(link, name));
        assert_opens(&browser, link, name);
    }
    browser.assert_quiet();
}

#[test]
fn a_dropped_text_opens() {
    let browser = Browser::start();
    let link = links()[0];
    let address = format!("https://trams.example/#{link}");
    let shown = format!("{}…", &address[..50]);
    let html = format!("<a href=\"{address}\">{shown}</a>");
    for texts in [
        json!({ "text/plain": form(link, "a message") }),
        json!({ "text/plain": shown, "text/html": html }),
        json!({ "text/uri-list": address }),
    ] {
        browser.open("");
        browser.wait_for("[data-testid=saves]");
        browser.run(
            "const data = new DataTransfer();
            for (const [kind, text] of Object.entries(arguments[0])) data.setData(kind, text);
            const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
            document.querySelector('.home__hero').dispatchEvent(drop)",
            json!([texts]),
        );
        assert_opens(&browser, link, &texts.to_string());
    }
    browser.assert_quiet();
}

#[test]
fn several_links_are_asked_about() {
    let browser = Browser::start();
    let [berlin, metromania] = links();
    paste(
        &browser,
        &format!("Ours: https://a.org/#{berlin}, and theirs: <https://a.org/#{metromania}>."),
    );
    browser.wait_for("[data-testid=which-link] li + li");
    let first = browser.text("[data-testid=which-link] li");
    assert!(
        first.contains("Berlin: a game") && first.ends_with(&berlin[berlin.len() - 6..]),
        "{first}"
    );
    browser.screenshot("transit-which");
    browser.reload();
    browser.click("[data-testid=which-link] li + li a");
    assert_opens(&browser, metromania, "the second link");
    browser.back();
    browser.wait_for("[data-testid=which-link]");
    browser.assert_quiet();
}

#[test]
fn a_link_beyond_repair_says_what_is_wrong() {
    let browser = Browser::start();
    let mut lines = include_str!("../golden/links.txt").lines();
    let tramways = lines.find(|line| line.starts_with("tramways g2"));
    let tramways = tramways.and_then(|line| line.split(' ').nth(1)).expect("a game of Tramways");
    browser.open("");
    let missing = [
        (Locale::English, "The end of the link is missing"),
        (Locale::Spanish, "Falta el final del enlace"),
    ];
    for (locale, end) in missing {
        choose(&browser, locale);
        for link in [links()[0], links()[1], tramways] {
            browser.open(&format!("#{}", &link[..link.len() - 30]));
            browser.wait_for("[data-testid=missing]");
            let text = browser.text("[data-testid=missing]");
            assert!(text.contains(end), "{text}");
            assert_eq!(
                browser.count("[data-testid=missing] p"),
                3,
                "why, what to do, and a way home"
            );
        }
    }
    choose(&browser, Locale::English);
    browser.open(&format!("#{}", links()[0].to_lowercase()));
    browser.wait_until("the reason", || browser.text("[data-testid=missing]").contains("capitals"));
    paste(&browser, "See you at 8!");
    browser.wait_for("form [role=alert]");
    browser.assert_quiet();
}

/// A path without a file on the host leads to the page, however deep it is.
#[test]
fn a_path_without_a_file_leads_to_the_page() {
    let browser = Browser::start();
    browser.open("rules/berlin");
    browser.wait_until("the rules", || browser.address().ends_with("/dist/#/rules/berlin"));
    browser.wait_for("main h1");
    browser.open("a/b/c/d/e/%23/new/metromania?utm_source=x");
    browser.wait_until("a new game", || browser.address().contains("/dist/#/new/metromania"));
    browser.wait_for("[data-testid=seats], form, main");
    browser.open("no/such/page.html");
    browser.wait_for("[data-testid=missing]");
    assert!(browser.address().contains("/dist/#/"));
    let errors = browser.console_errors();
    assert!(!errors.iter().any(|error| error.contains("Security Policy")), "{errors:?}");
}

/// Links made by other versions of the page are distinguished from damaged ones: alone, and in a message.
#[test]
fn links_of_other_versions_say_so() {
    let browser = Browser::start();
    browser.open("");
    let [older, newer] = ["g1hM9QO_B0Pg", "d1MTIzNDU2Nzg5Jjn0yw"];
    for (locale, preview, reload) in [
        (Locale::English, "by a preview of this page", "Reload the page"),
        (Locale::Spanish, "versión preliminar", "Recarga la página"),
    ] {
        choose(&browser, locale);
        for (link, why) in [(older, preview), (newer, reload)] {
            browser.open(&format!("#{link}"));
            browser.wait_until(why, || {
                browser.count("[data-testid=missing]") == 1
                    && browser.text("[data-testid=missing]").contains(why)
            });
        }
    }
    paste(&browser, &format!("Hi! https://a.example/#{older} is your turn, Ana."));
    browser.wait_until("why", || {
        browser.count("[data-testid=missing]") == 1
            && browser.text("[data-testid=missing]").contains("preliminar")
    });
    browser.assert_quiet();
}
