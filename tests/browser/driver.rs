//! chromedriver, and a test's session with it (WebDriver, <https://www.w3.org/TR/webdriver2/>).

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::ops::Deref;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};
use ureq::Agent;

/// The time that the driver itself waits for an element, in milliseconds.
const PATIENCE: u64 = 10_000;

/// The number of attempts to start a browser: the driver ends at once if its port is taken for one of the two address
/// families, and on a busy machine a browser sometimes does not start.
const ATTEMPTS: usize = 5;

/// A refusal of the driver: its error code (`no such element`, ...) and its message.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) code: String,
    pub(crate) message: String,
}

impl Refusal {
    /// Returns whether an element is not there yet, or was replaced meanwhile.
    pub(crate) fn is_of_a_missing_element(&self) -> bool {
        matches!(self.code.as_str(), "no such element" | "stale element reference")
    }

    /// Returns whether the page left while a script ran in it.
    pub(crate) fn is_of_a_page_that_left(&self) -> bool {
        let left =
            ["document unloaded", "aborted by navigation", "context", "frame", "Inspected target"];
        left.iter().any(|part| self.message.contains(part))
    }
}

/// The time in which a driver must announce its port.
const START: Duration = Duration::from_secs(60);

/// Runs a driver until its input ends, together with the tests, and then cleans up. Only the driver keeps the output
/// open, so that its end is noticed.
const UNTIL_THE_TESTS_END: &str = r#"
    "$0" --port=0 &
    exec >&-
    read -r _
    trap '' TERM
    kill -TERM 0
    sleep 0.2
    rm -rf "$TMPDIR""#;

/// Idle browsers; the next test takes one of them, so there are as many as tests run at the same time.
static IDLE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// A browser lent to a test, with one empty window. A test that fails takes its browser with it.
pub(crate) struct Lent(Option<Driver>);

impl Lent {
    /// Takes a browser with an empty window, no emulation and an empty console.
    pub(crate) fn take() -> Self {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let fresh = idle.filter(|driver| driver.renew().is_ok());
        Self(Some(fresh.unwrap_or_else(|| Driver::start(Profile::Own))))
    }

    /// Starts a browser with a profile in this folder; it is to be killed, and serves no other test.
    pub(crate) fn with_profile(folder: &Path) -> Self {
        Self(Some(Driver::start(Profile::In(folder))))
    }

    /// Kills a browser with a folder of its own, like a crash.
    pub(crate) fn kill(&mut self) {
        drop(self.0.take());
    }
}

impl Deref for Lent {
    type Target = Driver;

    fn deref(&self) -> &Driver {
        self.0.as_ref().expect("a browser is lent until the test ends")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !thread::panicking() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).extend(self.0.take());
        }
    }
}

/// A running chromedriver with an open browser. Both end with this value, or with the tests.
pub(crate) struct Driver {
    process: Child,
    agent: Agent,
    session: String,
    /// The browser, if the driver did not start it itself.
    browser: Option<Child>,
}

/// The place of a browser's profile.
#[derive(Clone, Copy)]
enum Profile<'a> {
    /// A temporary folder.
    Own,
    /// This folder, which another browser may have used before.
    In(&'a Path),
}

impl Driver {
    /// Starts the driver named by `CHROMEDRIVER` (else the one on the path) and the browser named by `CHROMIUM` (else
    /// the driver's choice), with the options of `webdriver.json`.
    fn start(profile: Profile) -> Self {
        let program = std::env::var("CHROMEDRIVER").unwrap_or("chromedriver".into());
        let mut reasons = Vec::new();
        for _ in 0..ATTEMPTS {
            match Self::attempt(&program, profile) {
                Ok(driver) => return driver,
                Err(reason) => reasons.push(reason),
            }
            thread::sleep(Duration::from_millis(500));
        }
        panic!("no browser after {ATTEMPTS} attempts:\n{}", reasons.join("\n"));
    }

    fn attempt(program: &str, profile: Profile) -> Result<Self, String> {
        let scratch = scratch_folder();
        let process = Command::new("sh")
            .args(["-c", UNTIL_THE_TESTS_END, program])
            .env("TMPDIR", &scratch)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {program}: {error}"));
        // From here on every failure ends the process and clears the folder.
        let mut driver = Self { process, agent: agent(), session: String::new(), browser: None };
        let port = announced_port(&mut driver.process)?;
        driver.session = format!("http://127.0.0.1:{port}/session");
        driver.open_session(profile)?;
        Ok(driver)
    }

    fn open_session(&mut self, profile: Profile) -> Result<(), String> {
        let mut capabilities: Value = serde_json::from_str(include_str!("../../webdriver.json"))
            .expect("webdriver.json is valid");
        if let Ok(program) = std::env::var("CHROMIUM") {
            capabilities["goog:chromeOptions"]["binary"] = json!(program);
        }
        if let Profile::In(folder) = profile {
            let options = &mut capabilities["goog:chromeOptions"];
            let (browser, address) = started_in(folder, &options["args"])?;
            self.browser = Some(browser);
            *options = json!({ "debuggerAddress": address });
        }
        capabilities["goog:loggingPrefs"] = json!({ "browser": "ALL" });
        capabilities["timeouts"] = json!({ "implicit": PATIENCE });
        let wish = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let session = self.post("", wish).map_err(|refusal| refusal.message)?;
        let id = session["sessionId"].as_str().expect("a session has an id").to_owned();
        self.session = format!("{}/{id}", self.session);
        Ok(())
    }

    /// Replaces all windows by an empty one, without emulation. Each leaves its page first, so that the page releases
    /// its locks before another one asks for them.
    fn renew(&self) -> Result<(), Refusal> {
        let old = self.get("/window/handles")?;
        let new = self.post("/window/new", json!({ "type": "tab" }))?;
        for handle in old.as_array().into_iter().flatten() {
            self.post("/window", json!({ "handle": handle }))?;
            self.post("/url", json!({ "url": "about:blank" }))?;
            value(self.agent.delete(self.url("/window")).call())?;
        }
        self.post("/window", json!({ "handle": new["handle"] }))?;
        self.post("/se/log", json!({ "type": "browser" })).map(drop)
    }

    /// Reads `path`, which is relative to the session.
    pub(crate) fn get(&self, path: &str) -> Result<Value, Refusal> {
        value(self.agent.get(self.url(path)).call())
    }

    /// Sends a command to `path`, which is relative to the session.
    pub(crate) fn post(&self, path: &str, body: Value) -> Result<Value, Refusal> {
        value(self.agent.post(self.url(path)).send_json(body))
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.session)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(mut browser) = self.browser.take() {
            // Kills its other processes, too: one of them would keep the database open.
            let group = format!("-{}", browser.id());
            let _ = Command::new("kill").args(["-9", "--", &group]).status();
            let _ = browser.wait();
        }
        // The browser ends with its session, and the driver with its input. An error means that it has already ended.
        let _ = self.agent.delete(&self.session).call();
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

/// Starts a browser with a profile in this folder, and returns the address for a driver. A driver opens no window in a
/// folder that it has not made.
fn started_in(folder: &Path, options: &Value) -> Result<(Child, String), String> {
    let program = std::env::var("CHROMIUM").unwrap_or("chromium".into());
    let shown = folder.join("DevToolsActivePort");
    // A killed browser may have left it.
    let _ = std::fs::remove_file(&shown);
    let options = options.as_array().into_iter().flatten().filter_map(Value::as_str);
    let mut browser = Command::new(&program)
        .args(options)
        .arg(format!("--user-data-dir={}", folder.display()))
        .args(["--remote-debugging-port=0", "about:blank"])
        .process_group(0)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("cannot start {program}: {error}"))?;
    let started = Instant::now();
    while started.elapsed() < START {
        let text = std::fs::read_to_string(&shown).unwrap_or_default();
        if let Some((port, _)) = text.split_once('\n') {
            return Ok((browser, format!("127.0.0.1:{port}")));
        }
        thread::sleep(Duration::from_millis(50));
    }
    let _ = browser.kill();
    Err("the browser said no port in time".into())
}

/// Returns a new folder for a browser's files. Its path is short, because it holds a socket.
pub(crate) fn scratch_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("catenary-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the folder for temporary files can be written");
    folder
}

fn agent() -> Agent {
    Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(300)))
        .build()
        .into()
}

/// Returns the free port that the driver chose and printed.
///
/// # Errors
/// The driver's whole output, if it ended before it named a port; or that it named none in time.
fn announced_port(process: &mut Child) -> Result<u16, String> {
    let output = process.stdout.take().expect("standard output is piped");
    let (announce, announced) = mpsc::channel();
    thread::spawn(move || {
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        // The receiver may be gone.
        let _ = announce.send(port_in(lines.by_ref()));
        // The driver needs an open output as long as it lives.
        lines.for_each(drop);
    });
    announced.recv_timeout(START).unwrap_or(Err("the driver said no port in time".into()))
}

fn port_in(lines: impl Iterator<Item = String>) -> Result<u16, String> {
    let mut said = Vec::new();
    for line in lines {
        let named =
            line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.'));
        if let Some(port) = named.and_then(|port| port.parse().ok()) {
            return Ok(port);
        }
        said.push(line);
    }
    Err(format!("the driver ended without a port: {}", said.join(" / ")))
}

fn value(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, Refusal> {
    let mut answer = answer.unwrap_or_else(|error| panic!("chromedriver does not answer: {error}"));
    let mut json: Value = answer.body_mut().read_json().expect("chromedriver answers in JSON");
    let value = json["value"].take();
    match value["error"].as_str() {
        Some(code) => Err(Refusal {
            code: code.to_owned(),
            message: value["message"].as_str().unwrap_or_default().to_owned(),
        }),
        None => Ok(value),
    }
}

#[test]
fn a_driver_that_ends_at_once_is_noticed() {
    let refusal = Driver::attempt("false", Profile::Own).err();
    assert!(refusal.is_some_and(|reason| reason.contains("ended without a port")));
}
