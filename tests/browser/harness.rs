//! Tests of the helpers: a test that relies on them does fail if it should.

use crate::browser::{Browser, host, key};
use crate::driver::scratch_folder;
use serde_json::json;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;

/// A page with a button that counts clicks, and a field that records its keys.
const SCENE: &str = r#"
    document.body.innerHTML = '<button>0</button><input><p id="keys"></p>';
    const [button, input, keys] = document.body.children;
    button.onclick = () => button.textContent = Number(button.textContent) + 1;
    button.onmouseenter = () => button.title = "hovered";
    input.onkeydown = (event) => keys.textContent += (event.ctrlKey ? "^" : "") + event.key + " ";
"#;

fn scene() -> Browser {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    browser.run(SCENE, json!([]));
    browser
}

#[test]
fn clicks_and_keys_arrive() {
    let browser = scene();
    browser.hover("button");
    browser.wait_until("the hover", || browser.attribute("button", "title").is_some());
    browser.click("button");
    browser.click("button");
    assert_eq!(browser.text("button"), "2");
    browser.click("input");
    browser.press(&["a"]);
    browser.press(&[key::CONTROL, "z"]);
    browser.press(&[key::ENTER]);
    assert_eq!(browser.text("#keys"), "a ^Control ^z Enter");
}

#[test]
fn the_host_answers_head_requests() {
    let folder = scratch_folder();
    fs::write(folder.join("index.html"), "<!doctype html>").expect("a page");
    let address = host(&folder);
    let ask = |method: &str, path: &str| {
        let mut stream =
            TcpStream::connect(address.trim_matches('/').trim_start_matches("http://"))
                .expect("the host answers");
        write!(stream, "{method} /{path} HTTP/1.1\r\nHost: x\r\n\r\n").expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers in text");
        answer
    };
    let (head, all) = (ask("HEAD", ""), ask("GET", ""));
    assert_eq!(format!("{head}<!doctype html>"), all);
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("Content-Length: 15\r\n"), "{head}");
    let lost = ask("HEAD", "none.png");
    assert!(lost.starts_with("HTTP/1.1 404") && lost.ends_with("\r\n\r\n"), "{lost}");
    let refused = ask("POST", "");
    assert!(
        refused.starts_with("HTTP/1.1 405") && refused.contains("Allow: GET, HEAD"),
        "{refused}"
    );
}

#[test]
fn hears_errors_of_the_console_of_scripts_and_of_files() {
    let browser = scene();
    browser.assert_quiet();
    browser
        .run("console.error('first'); setTimeout(() => { throw new Error('second') })", json!([]));
    browser.run("document.body.append(Object.assign(new Image(), { src: 'none.png' }))", json!([]));
    let mut errors = Vec::new();
    browser.wait_until("three errors", || {
        errors.extend(browser.console_errors());
        errors.len() >= 3
    });
    assert!(
        ["first", "second", "none.png"]
            .iter()
            .all(|word| errors.iter().any(|error| error.contains(word)))
    );
}

#[test]
fn inline_scripts_are_refused() {
    let browser = scene();
    browser
        .run("document.body.innerHTML = '<img src=x onerror=\"document.title = 1\">'", json!([]));
    browser.wait_until("the refusal", || {
        browser.console_errors().iter().any(|error| error.contains("Security Policy"))
    });
    assert_eq!(browser.run("return document.title", json!([])), "Catenary");
}

#[test]
fn windows_share_storage_and_reload_keeps_it() {
    let browser = scene();
    browser.run("localStorage.mark = 'kept'", json!([]));
    let first = browser.open_window();
    browser.open("#/second");
    assert!(browser.address().ends_with("/dist/#/second"));
    browser.reload();
    assert_eq!(browser.run("return localStorage.mark", json!([])), "kept");
    browser.switch_to(&first);
    assert_eq!(browser.count("button"), 1);
}
