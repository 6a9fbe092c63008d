//! The site without a network, and its updates: the service worker caches whole builds.

use crate::browser::Browser;
use crate::faults::before_every_page;
use crate::games::PRESS;
use crc32fast::hash;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A host for each test, in a folder whose builds a test can change. It cannot be reached while it is away.
struct Host {
    folder: PathBuf,
    away: PathBuf,
}

impl Host {
    /// Starts a host with the tested build, under a path of its own.
    fn new(name: &str) -> Host {
        let builds = Path::new(env!("CARGO_MANIFEST_DIR")).join("test-output/hosts");
        let host = Host { folder: builds.join(name), away: builds.join(format!("{name}-away")) };
        for folder in [&host.folder, &host.away] {
            // There may be none from the last time.
            let _ = fs::remove_dir_all(folder);
        }
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("dist"), &host.site());
        host
    }

    fn site(&self) -> PathBuf {
        self.folder.join("games/trams")
    }

    fn browser(&self) -> Browser {
        Browser::at(&self.folder, "games/trams/")
    }

    fn leave(&self) {
        fs::rename(&self.folder, &self.away).expect("the folder can be moved");
    }

    fn come_back(&self) {
        fs::rename(&self.away, &self.folder).expect("the folder can be moved");
    }

    fn list(&self) -> Value {
        let text =
            fs::read_to_string(self.site().join("files.json")).expect("the build has a list");
        serde_json::from_str(&text).expect("the list is JSON")
    }

    fn mark(&self) -> String {
        self.list()["build"].as_str().expect("a build has a mark").to_owned()
    }

    /// Returns the common part of the names of the page's own files: a folder, or a prefix.
    fn stem(&self) -> String {
        let list = self.list();
        let path = |file: &Value| file["path"].as_str().map(str::to_owned);
        let mut paths = list["files"].as_array().expect("files").iter().filter_map(path);
        let stem = paths.find_map(|path| {
            let in_folder = path.strip_suffix("/app.js").map(str::to_owned);
            let plain = || path.strip_suffix(".js").filter(|it| it.starts_with("app-"));
            in_folder.or_else(|| plain().map(str::to_owned))
        });
        stem.expect("a page has a script")
    }

    /// Returns the page's script.
    fn script(&self) -> PathBuf {
        let stem = self.site().join(self.stem());
        if stem.is_dir() { stem.join("app.js") } else { stem.with_extension("js") }
    }

    /// Replaces the current build by the next one: the page's own files have other names, its script another content,
    /// and the old files are gone.
    fn publish(&self, mark: &str) {
        let (site, list, before) = (self.site(), self.list(), self.mark());
        let stem = self.stem();
        let kind = stem.split('-').next().expect("a stem has a kind");
        let next = format!("{kind}-{mark}");
        for entry in fs::read_dir(&site).expect("the site is there").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.contains(&stem) {
                fs::rename(entry.path(), site.join(name.replace(&stem, &next))).expect("renamed");
            }
        }
        let index = site.join("index.html");
        let text = fs::read_to_string(&index).expect("the page is there");
        fs::write(&index, text.replace(&before, mark).replace(&stem, &next)).expect("written");
        let folder = site.join(&next);
        let script =
            if folder.is_dir() { folder.join("app.js") } else { folder.with_extension("js") };
        append(&script, &format!("\nglobalThis.build = '{mark}';\n"));
        // The worker has a fixed name.
        append(&site.join("worker-start.js"), &format!("\n// {mark}\n"));
        let mut files = list["files"].as_array().expect("files").clone();
        for file in &mut files {
            let path = file["path"].as_str().unwrap_or_default().replace(&stem, &next);
            let content = fs::read(site.join(&path)).expect("the file is there");
            file["path"] = json!(path);
            file["bytes"] = json!(content.len());
            file["crc"] = json!(hash(&content));
        }
        let list = json!({ "build": mark, "files": files }).to_string();
        fs::write(site.join("files.json"), list).expect("written");
    }
}

impl Host {
    /// Replaces the current build by that of another host at once.
    fn replace_with(&self, other: &Host) {
        fs::rename(self.site(), self.folder.join("before")).expect("the folder can be moved");
        fs::rename(other.site(), self.site()).expect("the folder can be moved");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        for folder in [&self.folder, &self.away] {
            // Only one of the two folders exists.
            let _ = fs::remove_dir_all(folder);
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("test-output can be made");
    for entry in fs::read_dir(from).expect("the folder is there").flatten() {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).expect("test-output can be written");
        }
    }
}

fn append(file: &Path, text: &str) {
    let content = fs::read_to_string(file).expect("the file is text");
    fs::write(file, format!("{content}{text}")).expect("the file can be written");
}

/// Returns the service worker's last message.
fn reported(browser: &Browser) -> Value {
    let text = browser.run("return document.documentElement.dataset.offline ?? '{}'", json!([]));
    serde_json::from_str(text.as_str().unwrap_or("{}")).unwrap_or_default()
}

/// Waits until a build is cached as a whole.
fn kept(browser: &Browser, mark: &str) {
    browser.wait_until("the build to be kept", || reported(browser)["newest"] == mark);
}

/// Returns the build of the page.
fn build(browser: &Browser) -> String {
    let build = browser.run("return document.documentElement.dataset.build ?? ''", json!([]));
    build.as_str().unwrap_or_default().to_owned()
}

/// Opens the page, which caches the site at once, as after the first table.
fn visit(browser: &Browser) {
    browser.open("");
    browser.run(TABLE_STANDS, json!([]));
}

const TABLE_STANDS: &str = "dispatchEvent(new Event('catenary-table'))";

/// Asks the service worker to look for another build now.
fn look(browser: &Browser) {
    browser.run("dispatchEvent(new Event('online'))", json!([]));
}

/// Runs a script in the page to its end and returns its result.
fn wait_run(browser: &Browser, script: &str) -> Value {
    let script = format!(
        "window.outcome = undefined; (async () => {{ {script} }})().then(it => window.outcome = it ?? null)"
    );
    browser.run(&script, json!([]));
    browser.wait_until("the script", || {
        browser.run("return window.outcome !== undefined", json!([])) == true
    });
    browser.run("return window.outcome", json!([]))
}

/// Returns the marks of the cached builds, whole or not.
fn builds(browser: &Browser) -> Vec<String> {
    let names = wait_run(
        browser,
        "return (await caches.keys()).filter(it => it.includes(' build ')).map(it => it.split(' ').pop())",
    );
    let names = names.as_array().into_iter().flatten();
    names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// Starts a game with bots and plays nothing.
fn begin_with_bots(browser: &Browser) {
    browser.click("[data-testid=more-of]");
    browser.click("[data-testid=play-bots]");
    browser.wait_for("[data-testid=table]");
}

#[test]
fn the_page_opens_offline_after_one_visit() {
    let host = Host::new("cold");
    let browser = host.browser();
    visit(&browser);
    kept(&browser, &host.mark());
    host.leave();
    browser.open("");
    begin_with_bots(&browser);
    // The page also loads at a link, and the bots have their worker.
    browser.open("#/rules/tramways/RAIL-7");
    browser.wait_for("#RAIL-7");
    browser.open("#/new/metromania");
    browser.wait_for("main");
    let started = wait_run(
        &browser,
        "const worker = new Worker('worker-start.js?any#worker-tramways');
         return await new Promise(done => { worker.onmessage = () => done('speaks'); worker.onerror = () => done('fails') })",
    );
    assert_eq!(started, "speaks");
    browser.assert_quiet();
    host.come_back();
}

/// A path without a file leads to the page, without the host, too.
#[test]
fn an_address_with_an_encoded_hash_opens_offline() {
    let host = Host::new("encoded");
    let browser = host.browser();
    visit(&browser);
    kept(&browser, &host.mark());
    host.leave();
    browser.open("deep/%23/rules/tramways/RAIL-7");
    browser.wait_for("#RAIL-7");
    assert!(
        browser.address().ends_with("/games/trams/#/rules/tramways/RAIL-7"),
        "{}",
        browser.address()
    );
    browser.open("rules/tramways/RAIL-7");
    browser.wait_for("#RAIL-7");
    host.come_back();
}

/// Each message to the worker starts a cleanup, also while a build is being cached. Many recent notes make it long; an
/// old one at their end shows when it is over.
#[test]
fn clearing_old_builds_spares_the_one_being_cached() {
    const NOTES: &str = "const name = (await caches.keys()).find(it => it.endsWith(' notes'));
        const notes = await caches.open(name), end = 'notes/page old';";
    let (host, next) = (Host::new("cleared-beside"), Host::new("cleared-beside-next"));
    next.publish("00000000000000c3");
    let browser = host.browser();
    visit(&browser);
    let before = host.mark();
    kept(&browser, &before);
    browser.reload();
    browser.wait_for("[data-testid=play]");
    let many = "for (let at = 0; at < 800; at++) await notes.put(`notes/page ${at}`, new Response(`none ${Date.now()}`));";
    wait_run(&browser, &format!("{NOTES} {many}"));
    let put_end = format!("{NOTES} await notes.put(end, new Response('none 0'))");
    let has_end = format!("{NOTES} return !!(await notes.match(end))");
    let is_cleared = || wait_run(&browser, &has_end) == false;
    wait_run(&browser, &put_end);
    look(&browser);
    browser.wait_until("the clearing after the look to end", is_cleared);
    // The cleanup after the first look is over.
    host.replace_with(&next);
    look(&browser);
    kept(&browser, "00000000000000c3");
    wait_run(&browser, &put_end);
    browser.wait_until("all clearing to end", is_cleared);
    let whole = "return !!(await caches.match('files.json', { cacheName: (await caches.keys()).find(it => it.endsWith('c3')) ?? '-' }))";
    assert_eq!(wait_run(&browser, whole), true, "the build that the next page begins with");
    assert!(builds(&browser).contains(&before), "the page's own build");
}

/// A tab that was open during a deploy, in a browser without service workers: files that it has not fetched yet are
/// gone.
#[test]
fn after_a_deploy_a_page_without_a_worker_says_so_and_loses_nothing() {
    let host = Host::new("deployed");
    if !host.site().join(host.stem()).is_dir() {
        return println!("this build is in one piece: nothing to fetch");
    }
    let browser = host.browser();
    before_every_page(
        &browser,
        "Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined })",
    );
    browser.open("");
    browser.click("[data-testid=play]");
    browser.wait_for("[data-testid=table]");
    browser.run(PRESS, json!([0]));
    let ply = || browser.attribute("[data-testid=table]", "data-ply");
    browser.wait_until("a decision", || ply().as_deref() != Some("0"));
    let played = ply();
    let load_again = |mark: &str| {
        browser.wait_for("[data-testid=load-again]");
        let said = browser.run(
            "return document.querySelector('[data-testid=load-again]').parentElement.innerText",
            json!([]),
        );
        let said = said.as_str().unwrap_or_default();
        assert!(said.contains("newer version") && !said.contains("connection"), "{said}");
        browser.click("[data-testid=load-again]");
        browser.wait_until("the new build", || build(&browser) == mark);
    };

    // The settings are in no part that a table fetches.
    host.publish("00000000000000d4");
    browser.click("[data-testid=settings]");
    load_again("00000000000000d4");
    browser.wait_for("[data-testid=table]");
    assert_eq!(ply(), played, "the game goes on where it was");

    // The choices of the form are there again.
    browser.open("#/new/berlin");
    let type_seed = "const seed = document.querySelector('[data-testid=seed]');
        seed.value = '4711'; seed.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.wait_for("[data-testid=seed]");
    browser.run(type_seed, json!([]));
    let name = "const name = document.querySelector('[data-testid=name-1]');
        name.value = 'Ana'; name.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.run(name, json!([]));
    host.publish("00000000000000e5");
    // Otherwise the files of the first table would still be in the cache.
    browser.devtools("Network.clearBrowserCache", json!({}));
    browser.click("[data-testid=start]");
    load_again("00000000000000e5");
    browser.wait_for("[data-testid=seed]");
    let value = |name: &str| {
        browser
            .run(&format!("return document.querySelector('[data-testid={name}]').value"), json!([]))
    };
    assert_eq!((value("seed"), value("name-1")), (json!("4711"), json!("Ana")));
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    // The next visit draws another deal.
    browser.open("#/new/berlin");
    browser.wait_for("[data-testid=seed]");
    assert_ne!(value("seed"), "4711");
}

#[test]
fn an_update_waits_for_the_next_start_and_harms_no_game() {
    let host = Host::new("update");
    let browser = host.browser();
    visit(&browser);
    let before = host.mark();
    kept(&browser, &before);
    browser.reload();
    begin_with_bots(&browser);
    let first = browser.open_plain_window();
    browser.open("#/rules/tramways");
    browser.wait_for("main");
    let second = browser.switch_to(&first);

    host.publish("00000000000000b2");
    look(&browser);
    kept(&browser, "00000000000000b2");
    assert_eq!(browser.count("[data-testid=update]"), 0, "not over a game");
    assert_eq!(build(&browser), before);
    // Both windows go on with the files of their build, which the host no longer has.
    for window in [&second, &first] {
        browser.switch_to(window);
        let start = wait_run(&browser, "return await (await fetch('worker-start.js?x')).text()");
        assert!(!start.as_str().unwrap_or_default().contains("b2"), "a mixed build");
        let mark = wait_run(
            &browser,
            "const { script } = document.querySelector('meta[name=app]').dataset;
             return (await fetch(script)).status",
        );
        assert_eq!(mark, 200, "the old build is still served");
    }
    assert_eq!(builds(&browser).len(), 2);

    // At home it is announced, and a click takes it; the other window stays as it is.
    browser.open("");
    browser.wait_for("[data-testid=play]");
    assert_eq!(build(&browser), "00000000000000b2", "the next start takes it");
    assert_eq!(browser.run("return globalThis.build", json!([])), "00000000000000b2");
    browser.switch_to(&second);
    assert_eq!(build(&browser), before);
    browser.click(".topbar__brand");
    browser.wait_for("[data-testid=update]");
    browser.screenshot("offline-update");
    browser.click("[data-testid=use-update]");
    browser.wait_until("the new build", || build(&browser) == "00000000000000b2");
    browser.wait_for("[data-testid=play]");
    // The note of a closed page lasts for a minute, because starting pages are not known yet.
    assert!(builds(&browser).contains(&"00000000000000b2".to_owned()));
    browser.assert_quiet();
}

#[test]
fn a_build_with_a_missing_or_wrong_file_is_not_cached() {
    let host = Host::new("mixed");
    let mark = host.mark();
    let text = fs::read_to_string(host.script()).expect("the page has a script");
    let browser = host.browser();
    visit(&browser);
    kept(&browser, &mark);
    // The next build is only half on the host: its list is there, a file is not.
    host.publish("00000000000000b2");
    let next = host.script();
    let whole = fs::read_to_string(&next).expect("the page has a script");
    fs::remove_file(&next).expect("it is there");
    look(&browser);
    browser.wait_until("the complaint", || reported(&browser)["trouble"] == "changing");
    assert_eq!(
        (reported(&browser)["newest"].clone(), builds(&browser)),
        (json!(mark), vec![mark.clone()])
    );
    // A file of another build in its place is not accepted either.
    fs::write(&next, &text).expect("written");
    look(&browser);
    browser.reload();
    browser.wait_for("[data-testid=play]");
    assert_eq!(build(&browser), mark);
    fs::write(&next, &whole).expect("written");
    look(&browser);
    kept(&browser, "00000000000000b2");
    browser.reload();
    browser.wait_until("the new build", || build(&browser) == "00000000000000b2");
}

#[test]
fn a_cache_that_lost_any_file_mends_itself() {
    let host = Host::new("cut");
    let mark = host.mark();
    let browser = host.browser();
    visit(&browser);
    kept(&browser, &mark);
    // Deletes every other file and cuts the rest, including the home page.
    let cut = "const name = (await caches.keys()).find(it => it.includes(' build '));
        const cache = await caches.open(name);
        let at = 0;
        for (const request of await cache.keys()) {
            if (request.url.endsWith('files.json')) continue;
            if (at++ % 2) await cache.delete(request);
            else await cache.put(request, new Response('cut', { headers: { 'content-type': 'text/plain' } }));
        }
        return at";
    assert!(wait_run(&browser, cut).as_u64() > Some(8));
    stop_worker(&browser);
    browser.open("");
    browser.wait_for("[data-testid=play]");
    look(&browser);
    let missing = "const name = (await caches.keys()).find(it => it.includes(' build '));
        const list = await (await caches.match('files.json', { cacheName: name })).json();
        let wrong = 0;
        for (const { path, bytes } of list.files) {
            const kept = await caches.match(path, { cacheName: name });
            if (!kept || (await kept.blob()).size !== bytes) wrong++;
        }
        return wrong";
    browser.wait_until("the cache to be whole", || wait_run(&browser, missing) == 0);
    host.leave();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    begin_with_bots(&browser);
    host.come_back();
}

/// Stops the service worker, so that it loses its memory.
fn stop_worker(browser: &Browser) {
    browser.devtools("ServiceWorker.enable", json!({}));
    browser.devtools("ServiceWorker.stopAllWorkers", json!({}));
}

#[test]
fn a_full_storage_is_reported_and_the_page_still_works() {
    let host = Host::new("room");
    let browser = host.browser();
    browser.open("#/rules/tramways");
    let address = browser.address();
    let origin = address.split("/games").next().unwrap_or_default().to_owned();
    browser.devtools(
        "Storage.overrideQuotaForOrigin",
        json!({ "origin": origin, "quotaSize": 300_000 }),
    );
    visit(&browser);
    browser.wait_until("the complaint", || reported(&browser)["trouble"] == "full");
    assert_eq!(builds(&browser), Vec::<String>::new(), "nothing is left half");
    browser.click("[data-testid=settings]");
    browser.wait_for("[data-testid=offline]");
    assert!(browser.text("[data-testid=offline]").contains("No room"));
    browser.click("[data-testid=close-settings]");
    begin_with_bots(&browser);
}

#[test]
fn storage_cleared_under_a_running_page_is_filled_again() {
    let host = Host::new("cleared");
    let mark = host.mark();
    let browser = host.browser();
    visit(&browser);
    kept(&browser, &mark);
    browser.reload();
    browser.wait_for("[data-testid=play]");
    wait_run(&browser, "for (const name of await caches.keys()) await caches.delete(name)");
    begin_with_bots(&browser);
    let start = wait_run(&browser, "return (await fetch('worker-start.js?x')).status");
    assert_eq!(start, 200);
    look(&browser);
    browser.wait_until("the build", || builds(&browser) == [mark.clone()]);
    kept(&browser, &mark);
    browser.wait_until("the list", || {
        wait_run(&browser, "return !!(await caches.match('files.json'))") == true
    });
    host.leave();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    host.come_back();
}

/// Returns whether the browser has registered the service worker.
fn is_registered(browser: &Browser) -> bool {
    wait_run(browser, "return !!(await navigator.serviceWorker.getRegistration())") == true
}

#[test]
fn the_site_is_cached_after_the_first_table_or_when_idle() {
    let host = Host::new("quiet");
    let browser = host.browser();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    browser.wait_until_idle();
    browser.wait_until_idle();
    assert!(!is_registered(&browser), "home alone keeps nothing yet");
    begin_with_bots(&browser);
    kept(&browser, &host.mark());

    let host = Host::new("quiet-alone");
    let browser = host.browser();
    let sooner = "const later = setTimeout;
        window.setTimeout = (act, time, ...rest) => later(act, time === 20000 ? 500 : time, ...rest)";
    browser.open_with("", sooner);
    kept(&browser, &host.mark());
}

#[test]
fn asks_before_caching_if_the_browser_saves_data() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    browser.click("[data-testid=settings]");
    browser.wait_for("[data-testid=keep-offline]");
    assert_eq!(builds(&browser), Vec::<String>::new());
    browser.screenshot("offline-settings");
    browser.click("[data-testid=keep-offline]");
    browser.wait_until("all of it", || {
        browser.text("[data-testid=offline]").contains("Ready to play offline: all four games")
    });
    browser.assert_quiet();
}
