//! A person's actions on the page, in words: open, click, press, read, look.

use crate::driver::{Lent, Refusal};
use crate::server::Server;
use data_encoding::BASE64;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

/// Keys without a character, as WebDriver names them.
pub(crate) mod key {
    pub(crate) const ENTER: &str = "\u{E007}";
    pub(crate) const ESCAPE: &str = "\u{E00C}";
    pub(crate) const DELETE: &str = "\u{E017}";
    pub(crate) const END: &str = "\u{E010}";
    pub(crate) const HOME: &str = "\u{E011}";
    pub(crate) const LEFT: &str = "\u{E012}";
    pub(crate) const DOWN: &str = "\u{E015}";
    pub(crate) const TAB: &str = "\u{E004}";
    pub(crate) const UP: &str = "\u{E013}";
    pub(crate) const PAGE_UP: &str = "\u{E00E}";
    pub(crate) const PAGE_DOWN: &str = "\u{E00F}";
    pub(crate) const RIGHT: &str = "\u{E014}";
    pub(crate) const SHIFT: &str = "\u{e008}";
    pub(crate) const CONTROL: &str = "\u{E009}";
}

/// Defines the relative luminance of a colour (WCAG 2.2).
pub(crate) const LIGHT: &str = "
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(n => n / 255)
            .map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };";

/// Defines a promise of the next painted frame, for scripts with several steps.
pub(crate) const DRAWN: &str = "
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));";

/// The field of WebDriver's JSON with the reference of an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The time to wait for the page on an idle machine, and the largest factor for a busy one.
const PATIENCE: Duration = Duration::from_secs(30);
const MOST: f64 = 8.0;
/// The interval of polling from outside the page.
const GLANCE: Duration = Duration::from_millis(20);
/// The longest time that a script waits in the page, in which the driver allows half a minute.
const STAY: Duration = Duration::from_secs(10);
/// Waits in the page until `look` returns something, and returns it; `null` after the time limit. It looks again
/// whenever the document changes, and regularly.
const WAIT: &str = "
    const [wanted, stay] = [arguments[0], arguments[arguments.length - 1]];
    return new Promise(done => {
        let open = true;
        const end = value => {
            open = false;
            observer.disconnect();
            clearInterval(often);
            clearTimeout(late);
            done(value);
        };
        const again = () => { const value = open ? look() : null; if (open && value !== null) end(value); };
        const observer = new MutationObserver(again), often = setInterval(again, 30);
        const late = setTimeout(() => end(null), stay);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        again();
    });";
/// The number of moves of a drag.
const STEPS: i32 = 8;

/// The three sizes of the page, in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Screen {
    Desktop,
    Tablet,
    Phone,
}

impl Screen {
    fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Tablet => (1024, 768),
            Screen::Phone => (390, 844),
        }
    }
}

/// The pointing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    Mouse,
    Finger,
}

/// A fresh browser with its own storage, which sees the built page in a folder of a static host.
pub(crate) struct Browser {
    driver: Lent,
    page: String,
}

impl Browser {
    /// Takes a browser on the shared host of the built page; what it fetched and compiled for one test is there for the
    /// next. The page is not open yet.
    pub(crate) fn start() -> Self {
        let browser = Self::seeing(Self::host(), "dist/", Lent::take());
        browser.clear_storage(Self::host());
        browser.save_data();
        browser
    }

    /// Takes a browser with a profile in a folder. The page has the same address each time.
    pub(crate) fn with_profile(folder: &Path) -> Self {
        let browser = Self::seeing(Self::host(), "dist/", Lent::with_profile(folder));
        browser.save_data();
        browser
    }

    /// Kills the browser, like a crash.
    pub(crate) fn kill(mut self) {
        self.driver.kill();
    }

    /// Clears everything that the page has stored.
    pub(crate) fn forget_everything(&self) {
        self.clear_storage(Self::host());
    }

    /// Starts a host of this folder, and a browser that sees the page in a folder of it. The page is not open yet.
    pub(crate) fn at(root: &Path, folder: &str) -> Self {
        let origin = host(root);
        let browser = Self::seeing(&origin, folder, Lent::take());
        browser.clear_storage(&origin);
        browser
    }

    /// Returns the host of the built page.
    fn host() -> &'static str {
        static HOST: LazyLock<String> = LazyLock::new(|| {
            let project = Path::new(env!("CARGO_MANIFEST_DIR"));
            assert!(
                project.join("dist/index.html").exists(),
                "no page to test: run `trunk build --release` first"
            );
            host(project)
        });
        &HOST
    }

    fn seeing(origin: &str, folder: &str, driver: Lent) -> Self {
        let browser = Self { driver, page: format!("{origin}{folder}") };
        browser.show(Screen::Desktop);
        browser.emulate(&[]);
        browser
    }

    /// Clears the storage, because a browser serves several tests.
    fn clear_storage(&self, origin: &str) {
        let all = json!({ "origin": origin, "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", all);
    }

    /// Turns on data saving, so that the page does not store itself for offline use: most tests need not wait for that.
    fn save_data(&self) {
        self.devtools("Emulation.setDataSaverOverride", json!({ "dataSaverEnabled": true }));
    }

    /// Opens the page; `fragment` is empty or begins with `#`.
    pub(crate) fn open(&self, fragment: &str) {
        // A change of the fragment alone would not load the page again.
        self.command("/url", json!({ "url": "about:blank" }));
        self.command("/url", json!({ "url": format!("{}{fragment}", self.page) }));
        self.wait_for_page();
    }

    /// Opens the page after this JavaScript has run; later pages are without it.
    pub(crate) fn open_with(&self, fragment: &str, first: &str) {
        let only_here = format!("if (location.protocol !== 'about:') {{ {first} }}");
        let added =
            self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": only_here }));
        self.open(fragment);
        self.devtools("Page.removeScriptToEvaluateOnNewDocument", added);
    }

    /// Opens the page with these entries added to its storage.
    pub(crate) fn open_stored(&self, fragment: &str, entries: &[(&str, &str)]) {
        let entries = json!(entries);
        self.open_with(
            fragment,
            &format!("for (const [key, text] of {entries}) localStorage.setItem(key, text)"),
        );
    }

    /// Waits until the page has rendered, or says that it cannot; before that the start page of index.html is visible.
    fn wait_for_page(&self) {
        let runs = "document.querySelector('#app > :not(.static)') || document.querySelector('#stopped[open]')";
        self.wait_in_page("the page to run", runs, json!([]));
    }

    /// Leaves the site for another page.
    pub(crate) fn leave_for(&self, address: &str) {
        self.command("/url", json!({ "url": address }));
    }

    /// Continues in the first frame of the page.
    pub(crate) fn enter_frame(&self) {
        self.command("/frame", json!({ "id": 0 }));
    }

    /// Reloads the page, like F5.
    pub(crate) fn reload(&self) {
        self.command("/refresh", json!({}));
        self.wait_for_page();
    }

    /// Goes a page back, like the browser's button.
    pub(crate) fn back(&self) {
        self.command("/back", json!({}));
    }

    /// Goes a page forward.
    pub(crate) fn forward(&self) {
        self.command("/forward", json!({}));
    }

    /// Returns the address of the page.
    pub(crate) fn address(&self) -> String {
        let address = self.driver.get("/url").expect("a page has an address");
        address.as_str().unwrap_or_default().to_owned()
    }

    /// Changes the size of the page.
    pub(crate) fn show(&self, screen: Screen) {
        self.resize(screen.size());
    }

    /// Sets the size of the page in CSS pixels, and its pointer.
    pub(crate) fn show_small(&self, size: (u32, u32), pointer: Pointer) {
        let touch = json!({ "enabled": pointer == Pointer::Finger });
        self.devtools("Emulation.setTouchEmulationEnabled", touch);
        self.resize(size);
    }

    /// Resizes the page, and waits until it has handled that, which could undo the next press.
    fn resize(&self, (width, height): (u32, u32)) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size);
        let shown = "return new Promise(done => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 500) })";
        self.run(shown, json!([]));
    }

    /// Sets media features of the system. Motion is reduced unless they say otherwise, so that tests need not wait for
    /// it.
    pub(crate) fn emulate(&self, features: &[(&str, &str)]) {
        let feature = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
        let still = ("prefers-reduced-motion", "reduce");
        let given = features.iter().any(|(name, _)| *name == still.0);
        let features = features.iter().chain((!given).then_some(&still));
        let features: Vec<Value> = features.map(feature).collect();
        let command =
            json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
        self.command("/goog/cdp/execute", command);
    }

    /// Lays the page out as on paper of this size in CSS pixels, as one long page.
    pub(crate) fn lay_on_paper(&self, size: (u32, u32)) {
        self.show_small(size, Pointer::Mouse);
        self.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        self.run("window.dispatchEvent(new Event('beforeprint'))", json!([]));
    }

    /// Lays the page out for the screen again.
    pub(crate) fn lay_on_screen(&self) {
        self.devtools("Emulation.setEmulatedMedia", json!({ "media": "" }));
        self.run("window.dispatchEvent(new Event('afterprint'))", json!([]));
    }

    /// Prints on A4, saves `test-output/NAME.pdf` and returns the number of pages.
    pub(crate) fn print(&self, name: &str) -> usize {
        let a4 = json!({ "page": { "width": 21.0, "height": 29.7 }, "background": false });
        let paper = self.command("/print", a4);
        let paper = BASE64.decode(paper.as_str().unwrap_or_default().as_bytes()).expect("base64");
        save(&format!("{name}.pdf"), &paper);
        let page = |at: &[u8]| at.starts_with(b"/Type /Page") && !at.starts_with(b"/Type /Pages");
        (0..paper.len()).filter(|at| page(&paper[*at..])).count()
    }

    /// Makes the host lose all files whose address ends like this.
    pub(crate) fn lose(&self, ending: &str) {
        self.lose_all(&[ending]);
    }

    /// Does the same for several endings.
    pub(crate) fn lose_all(&self, endings: &[impl std::fmt::Display]) {
        let lost: Vec<String> = endings.iter().map(|ending| format!("*{ending}")).collect();
        for (command, parameters) in
            [("Network.enable", json!({})), ("Network.setBlockedURLs", json!({ "urls": lost }))]
        {
            self.command("/goog/cdp/execute", json!({ "cmd": command, "params": parameters }));
        }
    }

    /// Clicks on the middle of the first element that the selector finds, once there is one.
    pub(crate) fn click(&self, selector: &str) {
        self.with_element(selector, |path| self.driver.post(&format!("{path}/click"), json!({})));
    }

    /// Moves the pointer to the middle of an element.
    pub(crate) fn hover(&self, selector: &str) {
        self.with_element(selector, |path| {
            let id = path.rsplit('/').next();
            let there = json!({ "type": "pointerMove", "origin": { ELEMENT: id }, "x": 0, "y": 0, "duration": 0 });
            let pointer = json!({ "type": "pointer", "id": "pointer", "actions": [there] });
            self.driver.post("/actions", json!({ "actions": [pointer] }))
        });
    }

    /// Clicks on a point of the page, in CSS pixels. The events carry their times, so that a busy machine makes no long
    /// press of it.
    pub(crate) fn click_at(&self, x: f64, y: f64) {
        let now = self.run("return Date.now() / 1000", json!([])).as_f64().expect("a time");
        let (x, y) = (x.round(), y.round());
        for (kind, after) in [("mouseMoved", 0.0), ("mousePressed", 0.01), ("mouseReleased", 0.05)]
        {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1, "timestamp": now + after });
            self.devtools("Input.dispatchMouseEvent", event);
        }
    }

    /// Returns the middle of an element, in CSS pixels, once it is there.
    pub(crate) fn middle(&self, selector: &str) -> (f64, f64) {
        self.wait_for(selector);
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2]";
        let middle = self.run(script, json!([selector]));
        let part = |n: usize| middle[n].as_f64().expect("the element is there");
        (part(0), part(1))
    }

    /// Double-clicks on a point of the page.
    pub(crate) fn double_click(&self, (x, y): (f64, f64)) {
        for (count, kind) in
            [(1, "mousePressed"), (1, "mouseReleased"), (2, "mousePressed"), (2, "mouseReleased")]
        {
            let event =
                json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": count });
            self.devtools("Input.dispatchMouseEvent", event);
        }
    }

    /// Taps twice on a point of the page, a tenth of a second apart by the events' clock, however long a busy machine
    /// takes.
    pub(crate) fn double_tap(&self, (x, y): (f64, f64)) {
        let now = self.run("return Date.now() / 1000", json!([])).as_f64().expect("a time");
        for (kind, after) in
            [("touchStart", 0.0), ("touchEnd", 0.02), ("touchStart", 0.1), ("touchEnd", 0.12)]
        {
            let points = if kind == "touchStart" { json!([{ "x": x, "y": y }]) } else { json!([]) };
            let event = json!({ "type": kind, "touchPoints": points, "timestamp": now + after });
            self.devtools("Input.dispatchTouchEvent", event);
        }
    }

    /// Presses the mouse button at a point of the page, moves, and releases it at another.
    pub(crate) fn drag(&self, from: (f64, f64), to: (f64, f64)) {
        let at = |(x, y): (f64, f64)| json!({ "type": "pointerMove", "origin": "viewport", "x": x.round() as i64, "y": y.round() as i64, "duration": 50 });
        let steps = f64::from(STEPS);
        let part = |number: i32| {
            let part = f64::from(number) / steps;
            at((from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1)))
        };
        let down = json!({ "type": "pointerDown", "button": 0 });
        let up = json!({ "type": "pointerUp", "button": 0 });
        let mut way = vec![at(from), down];
        way.extend((1..=STEPS).map(part));
        way.push(up);
        let pointer = json!({ "type": "pointer", "id": "pointer", "actions": way });
        self.command("/actions", json!({ "actions": [pointer] }));
    }

    /// Turns the wheel over a point of the page, by this number of pixels; positive is towards the person.
    pub(crate) fn turn_wheel(&self, (x, y): (f64, f64), by: i32) {
        let (x, y) = (x.round() as i64, y.round() as i64);
        let turn = json!({ "type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": by, "duration": 0, "origin": "viewport" });
        let wheel = json!({ "type": "wheel", "id": "wheel", "actions": [turn] });
        self.command("/actions", json!({ "actions": [wheel] }));
    }

    /// Touches the page with fingers, each at the first of its points, and lifts them at the second.
    pub(crate) fn touch(&self, fingers: &[[(f64, f64); 2]]) {
        let touch = |kind: &str, part: f64| {
            let points = fingers.iter().enumerate().map(|(id, [from, to])| {
                let (x, y) = (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1));
                json!({ "x": x, "y": y, "id": id })
            });
            let points: Vec<Value> = if kind == "touchEnd" { Vec::new() } else { points.collect() };
            self.devtools(
                "Input.dispatchTouchEvent",
                json!({ "type": kind, "touchPoints": points }),
            );
        };
        touch("touchStart", 0.0);
        touch("touchMove", 0.5);
        touch("touchMove", 1.0);
        touch("touchEnd", 1.0);
    }

    /// Presses the keys together (`[CONTROL, "z"]`) at the focus, and releases them.
    pub(crate) fn press(&self, keys: &[&str]) {
        let down = keys.iter().map(|key| json!({ "type": "keyDown", "value": key }));
        let up = keys.iter().rev().map(|key| json!({ "type": "keyUp", "value": key }));
        let strokes: Vec<Value> = down.chain(up).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.command("/actions", json!({ "actions": [keyboard] }));
    }

    /// Presses keys one after the other at the focus.
    pub(crate) fn type_keys(&self, keys: &[&str]) {
        let stroke =
            |key: &&str| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key }));
        let strokes: Vec<Value> = keys.iter().flat_map(stroke).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.command("/actions", json!({ "actions": [keyboard] }));
    }

    /// Returns the role and the name of the focused element, as for a screen reader.
    pub(crate) fn focused(&self) -> (String, String) {
        let element = self.driver.get("/element/active").expect("something has the focus");
        let id = element[ELEMENT].as_str().unwrap_or_default();
        let shown = |what: &str| match self.driver.get(&format!("/element/{id}/{what}")) {
            Ok(value) => value.as_str().unwrap_or_default().to_owned(),
            // The element was replaced meanwhile.
            Err(_) => String::new(),
        };
        (shown("computedrole"), shown("computedlabel"))
    }

    /// Calls a method of the browser's DevTools.
    pub(crate) fn devtools(&self, method: &str, parameters: Value) -> Value {
        self.command("/goog/cdp/execute", json!({ "cmd": method, "params": parameters }))
    }

    /// Returns the visible text of the first element that the selector finds, once there is one.
    pub(crate) fn text(&self, selector: &str) -> String {
        let text = self.with_element(selector, |path| self.driver.get(&format!("{path}/text")));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Returns an attribute of the first element that the selector finds, once there is one; `None` if it has no such
    /// attribute.
    pub(crate) fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let look = "const look = () => {
            const it = document.querySelector(wanted);
            return it && [it.getAttribute(arguments[1])];
        };";
        let value = self.wait_for_value(selector, look, &[json!(selector), json!(name)]);
        value[0].as_str().map(str::to_owned)
    }

    /// Returns the current number of elements.
    pub(crate) fn count(&self, selector: &str) -> usize {
        let count =
            self.run("return document.querySelectorAll(arguments[0]).length", json!([selector]));
        count.as_u64().unwrap_or_default() as usize
    }

    /// Waits until the selector finds an element.
    pub(crate) fn wait_for(&self, selector: &str) {
        self.wait_in_page(selector, "document.querySelector(wanted)", json!([selector]));
    }

    /// Waits until a JavaScript expression holds, inside the page; `wanted` is the first argument. A failure names
    /// `what`.
    pub(crate) fn wait_in_page(&self, what: &str, expression: &str, arguments: Value) {
        let look = format!("const look = () => ({expression}) ? true : null;");
        self.wait_for_value(what, &look, arguments.as_array().expect("a list of arguments"));
    }

    /// Waits until the JavaScript function `look` returns something other than null, and returns it; `wanted` is the
    /// first argument. A failure names `what`.
    pub(crate) fn wait_for_value(&self, what: &str, look: &str, arguments: &[Value]) -> Value {
        let script = format!("{look}{WAIT}");
        let stay = json!(STAY.as_millis() as u64);
        let arguments: Vec<&Value> = arguments.iter().chain([&stay]).collect();
        let wish = json!({ "script": script, "args": arguments });
        let start = Instant::now();
        loop {
            match self.driver.post("/execute/sync", wish.clone()) {
                Ok(Value::Null) => {}
                Ok(value) => return value,
                // The page went away meanwhile; the next one is asked.
                Err(refusal)
                    if start.elapsed() < patience() && refusal.is_of_a_page_that_left() =>
                {
                    thread::sleep(GLANCE);
                }
                Err(refusal) => panic!("waiting for {what}: {}", refusal.message),
            }
            assert!(
                start.elapsed() < patience(),
                "waited in vain for {what}; the page: {}",
                self.page_text()
            );
        }
    }

    /// Waits until `holds`, by polling; a failure names `what`.
    pub(crate) fn wait_until(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let start = Instant::now();
        while !holds() {
            assert!(
                start.elapsed() < patience(),
                "waited in vain for {what}; the page: {}",
                self.page_text()
            );
            thread::sleep(GLANCE);
        }
    }

    /// Waits until changes are painted.
    pub(crate) fn wait_for_picture(&self) {
        self.run(&format!("{DRAWN} return drawn()"), json!([]));
    }

    /// Waits until the page was idle twice and its changes are painted: one measured size may change another.
    pub(crate) fn wait_until_idle(&self) {
        let idle = "// A busy machine may leave it no idle moment.
            const idle = then => requestIdleCallback(then, { timeout: 2000 });
            return new Promise(done =>
            idle(() => requestAnimationFrame(() => idle(() => setTimeout(done, 30)))))";
        self.run(idle, json!([]));
    }

    /// Runs JavaScript, as the body of a function with `arguments`, and returns its result; waits for a promise.
    pub(crate) fn run(&self, script: &str, arguments: Value) -> Value {
        self.command("/execute/sync", json!({ "script": script, "args": arguments }))
    }

    /// Saves the visible page as `test-output/NAME.png`, if pictures are wanted.
    pub(crate) fn screenshot(&self, name: &str) {
        if wants_pictures() {
            self.picture(name);
        }
    }

    /// Saves the visible page as `test-output/NAME.png`, and returns it.
    pub(crate) fn picture(&self, name: &str) -> Vec<u8> {
        let image = self.driver.get("/screenshot").expect("the page can be drawn");
        let image = BASE64.decode(image.as_str().unwrap_or_default().as_bytes()).expect("base64");
        save(&format!("{name}.png"), &image);
        image
    }

    /// Makes the browser save files into a folder of this name, which is empty at first.
    pub(crate) fn save_files(&self, name: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("test-output").join(name);
        // There may be none from the last time.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("test-output can be made");
        let parameters = json!({ "behavior": "allow", "downloadPath": folder });
        let command = json!({ "cmd": "Browser.setDownloadBehavior", "params": parameters });
        self.command("/goog/cdp/execute", command);
        folder
    }

    /// Chooses a file of the disk in a file field.
    pub(crate) fn choose_file(&self, selector: &str, file: &Path) {
        self.choose_files(selector, &[file]);
    }

    /// Chooses several files at once.
    pub(crate) fn choose_files(&self, selector: &str, files: &[&Path]) {
        let files: Vec<&str> = files.iter().filter_map(|file| file.to_str()).collect();
        let text = json!({ "text": files.join("\n") });
        self.with_element(selector, |path| {
            self.driver.post(&format!("{path}/value"), text.clone())
        });
    }

    /// Opens a second window of the same browser with the same storage, continues there, and returns the first. It
    /// saves data like the first.
    pub(crate) fn open_window(&self) -> Window {
        let first = self.open_plain_window();
        self.save_data();
        first
    }

    /// Does the same without saving data.
    pub(crate) fn open_plain_window(&self) -> Window {
        let first = Window(self.driver.get("/window").expect("there is a window"));
        let second = self.command("/window/new", json!({ "type": "tab" }));
        self.switch_to(&Window(second["handle"].clone()));
        self.show(Screen::Desktop);
        self.emulate(&[]);
        first
    }

    /// Continues in another window, and returns the one that was left.
    pub(crate) fn switch_to(&self, window: &Window) -> Window {
        let left = Window(self.driver.get("/window").expect("there is a window"));
        self.command("/window", json!({ "handle": window.0 }));
        left
    }

    /// Returns the errors on the console since the last call: uncaught exceptions, refused or missing files,
    /// `console.error`.
    pub(crate) fn console_errors(&self) -> Vec<String> {
        let log = self.command("/se/log", json!({ "type": "browser" }));
        let entries = log.as_array().into_iter().flatten();
        let errors = entries.filter(|entry| entry["level"] == "SEVERE");
        errors.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Fails if there was an error on the console.
    pub(crate) fn assert_quiet(&self) {
        assert_eq!(self.console_errors(), Vec::<String>::new(), "errors on the console");
    }

    fn page_text(&self) -> String {
        self.run("return document.body.innerText.slice(0, 2000)", json!([])).to_string()
    }

    fn command(&self, path: &str, body: Value) -> Value {
        self.driver.post(path, body).unwrap_or_else(|refusal| panic!("{path}: {}", refusal.message))
    }

    /// Acts on an element; if the page replaces it meanwhile, on its successor.
    fn with_element(&self, selector: &str, act: impl Fn(&str) -> Result<Value, Refusal>) -> Value {
        let start = Instant::now();
        loop {
            let found =
                self.driver.post("/element", json!({ "using": "css selector", "value": selector }));
            let done = found.and_then(|element| {
                act(&format!("/element/{}", element[ELEMENT].as_str().unwrap_or("")))
            });
            match done {
                Ok(value) => return value,
                Err(refusal)
                    if refusal.is_of_a_missing_element() && start.elapsed() < patience() => {}
                Err(refusal) => {
                    panic!("{selector}: {}; the page: {}", refusal.message, self.page_text())
                }
            }
        }
    }
}

/// Returns the time to wait for the page now: longer if more programs share a processor.
pub(crate) fn patience() -> Duration {
    // Without that file the machine counts as idle.
    let shown = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load: f64 = shown.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or_default();
    let processors = thread::available_parallelism().map_or(1.0, |it| it.get() as f64);
    PATIENCE.mul_f64((load / processors).clamp(1.0, MOST))
}

/// Returns whether this run saves pictures: `CATENARY_PICTURES=1`.
pub(crate) fn wants_pictures() -> bool {
    std::env::var_os("CATENARY_PICTURES").is_some()
}

/// Starts a host of a folder, which serves until the tests end, and returns its address.
pub(crate) fn host(root: &Path) -> String {
    let server = Server::bind(root, 0).expect("a port is free");
    let origin = server.address().expect("the port is known");
    thread::spawn(|| server.run());
    origin
}

/// A window of a browser.
pub(crate) struct Window(Value);

/// Saves a file in `test-output`.
fn save(name: &str, content: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("test-output");
    std::fs::create_dir_all(&folder).expect("test-output can be made");
    std::fs::write(folder.join(name), content).expect("test-output can be written");
}
