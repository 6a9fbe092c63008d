//! A game between two devices, each a browser with its own storage: every turn is passed as a link.

use crate::between;
use crate::browser::{Browser, Pointer};
use crate::finger;
use crate::games::{PRESS, begin, play_until, ply, turn};
use crate::places::go;
use catenary::engine::bots::Level;
use catenary::engine::codec::{self, Coded};
use catenary::engine::game::{Game, Seat};
use catenary::table::set_up::SetUpChoices;
use catenary::table::{Controller, LastSetUp, Name, Players};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use data_encoding::BASE64;
use serde_json::{Value, json};

/// Returns the script that presses something at the table, except the button that sends.
fn press() -> String {
    PRESS.replacen(".button--main", ".button--main:not([data-testid=send-link])", 1)
}

const UNTIL: &str = "['elsewhere', 'over'].includes(turn())";

fn players() -> Players {
    let here = Players::people(2).rename(Seat(0), Name::from("Ana".to_owned()));
    let both = here.rename(Seat(1), Name::from("Beto".to_owned()));
    both.hand_over(Seat(1), Controller::Elsewhere)
}

/// The input of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Mouse,
    Finger,
}

/// A browser with its player.
struct Device {
    browser: Browser,
    by: By,
    number: usize,
}

impl Device {
    fn new(by: By, number: usize) -> Self {
        let browser = Browser::start();
        if by == By::Finger {
            browser.show_small((390, 844), Pointer::Finger);
        }
        Device { browser, by, number }
    }

    /// Plays until it is another device's turn, or the game has ended.
    fn play(&mut self) {
        self.number = match self.by {
            By::Mouse => play_until(&self.browser, &press(), self.number, UNTIL),
            By::Finger => finger::play(&self.browser, self.number),
        };
    }

    /// Plays a turn and sends it; returns the link.
    fn play_and_send(&mut self) -> String {
        self.play();
        self.send()
    }

    fn press(&self, selector: &str) {
        match self.by {
            By::Mouse => self.browser.click(selector),
            By::Finger => finger::tap(&self.browser, selector),
        }
    }

    /// Sends the turn; returns the link.
    fn send(&self) -> String {
        let browser = &self.browser;
        if turn(browser) == "over" {
            browser.wait_for("[data-testid=final-count]");
            browser.wait_until("the whole count", || {
                if browser.count("[data-testid=skip-count]") > 0 {
                    browser.click("[data-testid=skip-count]");
                }
                browser.count("[data-testid=send-end]") > 0
            });
            self.press("[data-testid=send-end]");
        } else {
            browser.wait_for("[data-testid=send-link]");
            self.press("[data-testid=send-link]");
        }
        browser.wait_for("[data-testid=code]");
        let link = link(browser);
        self.press("[data-testid=turn-sent]");
        browser.wait_until("no dialog", || browser.count("[data-testid=link]") == 0);
        link
    }

    /// Opens a link for a game that is on this device.
    fn open(&self, link: &str) {
        self.browser.open(&format!("#{link}"));
        self.browser.wait_for("[data-testid=table]");
    }

    /// Opens the link of the player's turn: the others' actions are shown before the table asks for anything.
    fn take_turn(&self, link: &str) -> String {
        self.open(link);
        self.browser.wait_for("[data-testid=own-turn]");
        let shown = self.browser.text("[data-testid=since]");
        self.press("[data-testid=own-turn]");
        self.browser.wait_until("the table", || self.browser.count("[data-testid=own-turn]") == 0);
        shown
    }

    /// Opens a link that is new here; the player to move plays here.
    fn join(&self, link: &str) {
        self.ask_who(link);
        self.press("[data-testid=join]");
        self.browser.wait_for("[data-testid=table]");
    }

    /// Opens a link that is new here, up to the question of who plays here.
    fn ask_who(&self, link: &str) {
        let browser = &self.browser;
        browser.open(&format!("#{link}"));
        browser.wait_for("[data-testid=joining]");
        let chosen = browser.count("[data-testid=joining] input:checked");
        assert_eq!(chosen, 1, "who is asked is chosen");
    }

    fn ply(&self) -> usize {
        ply(&self.browser)
    }

    fn turn(&self) -> String {
        turn(&self.browser)
    }

    fn news(&self) -> String {
        self.browser.wait_for("[data-testid=news]");
        self.browser.text("[data-testid=news]")
    }
}

/// Returns the link of the open dialog.
fn link(browser: &Browser) -> String {
    browser.wait_for("[data-testid=link]");
    let link = browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
    let link = link.as_str().expect("a link").to_owned();
    link.split_once('#').expect("an address").1.to_owned()
}

fn plies<G: Coded>(link: &str) -> usize {
    codec::read::<G>(link).expect("a sound link").record.actions.len()
}

/// Ana starts and sends her first turn; returns her device, and the link.
fn first_turn(title: &str, seed: u64) -> (Device, String) {
    let mut ana = Device::new(By::Mouse, 0);
    begin(&ana.browser, title, players(), seed, "en");
    let first = ana.play_and_send();
    (ana, first)
}

/// Plays a game on two devices to its end, the second a phone; with repeated and late links, reloads and a second
/// answer.
fn play_apart<G: Coded + Game>(title: &str, by: By) {
    let (ana, first) = first_turn(title, 5);
    let mut beto = Device::new(By::Finger, 3);
    beto.by = by;
    assert!(ana.browser.text("[data-testid=prompt]").contains("Beto"));
    // She opens her own link: the game stays as it is, and she can send the link again.
    ana.open(&first);
    assert!(ana.news().contains("at this position"), "{}", ana.news());
    assert_eq!(ana.turn(), "elsewhere");
    ana.browser.wait_for("[data-testid=send-link]");
    beto.join(&first);
    assert_eq!((beto.turn(), beto.ply()), ("yours".to_owned(), plies::<G>(&first)));
    let answer = beto.play_and_send();

    // The same link again, and an older one.
    beto.open(&answer);
    assert!(beto.news().contains("at this position"), "{}", beto.news());
    beto.open(&first);
    beto.browser.wait_until("an older link", || beto.news().contains("ahead"));
    assert_eq!(beto.ply(), plies::<G>(&answer), "the game stays where it is");

    // A third device answers in place of the second one: Ana has both answers, and chooses.
    let mut other = Device::new(By::Mouse, 8);
    other.join(&first);
    let second = other.play_and_send();
    assert_ne!(second, answer, "{title}: another answer");
    ana.open(&answer);
    ana.browser.wait_until("the answer", || ana.ply() == plies::<G>(&answer));
    ana.open(&second);
    ana.browser.wait_for("[data-testid=keep-answer]");
    ana.browser.click("[data-testid=look-at-answer]");
    ana.browser.wait_until("the other answer", || {
        ana.ply() == plies::<G>(&second) && ana.turn() != "yours"
    });
    assert!(ana.news().contains("the second answer"), "{}", ana.news());
    ana.browser.click("[data-testid=to-present]");
    ana.browser.wait_for("[data-testid=keep-answer]");
    // A question is asked again after a reload, until it is answered.
    ana.browser.reload();
    ana.browser.wait_for("[data-testid=keep-answer]");
    ana.browser.click("[data-testid=keep-answer]");
    ana.browser.wait_until("no question", || ana.browser.count("[data-testid=keep-answer]") == 0);
    assert_eq!(ana.ply(), plies::<G>(&answer), "the first answer stays");
    ana.browser.wait_until_idle();
    ana.browser.reload();
    ana.browser.wait_for("[data-testid=table]");
    ana.browser.wait_until("the turn", || ana.turn() == "yours");
    assert_eq!(ana.browser.count("[data-testid=keep-answer]"), 0, "nothing is asked twice");

    let mut devices = [ana, beto];
    let mut at = 0;
    while devices[at].turn() != "over" {
        let link = devices[at].play_and_send();
        at = 1 - at;
        devices[at].open(&link);
        devices[at].browser.wait_until("the turn", || devices[at].ply() == plies::<G>(&link));
        devices[at].browser.reload();
        devices[at].browser.wait_for("[data-testid=table]");
    }
    // The last move was sent: both devices see the end.
    for device in devices {
        assert_eq!(device.turn(), "over", "{title}");
        device.browser.assert_quiet();
    }
}

#[test]
fn a_game_of_metromania_is_passed_between_devices_to_its_end() {
    play_apart::<Metromania>("metromania", By::Mouse);
}

#[test]
fn a_game_of_tramways_is_passed_between_devices_to_its_end() {
    play_apart::<Tramways>("tramways", By::Mouse);
}

#[test]
fn a_game_of_berlin_is_passed_between_devices_to_its_end_on_a_phone_by_touch_alone() {
    play_apart::<City>("berlin", By::Finger);
}

#[test]
fn a_device_of_another_seat_waits_and_can_forward_the_link() {
    let (_ana, first) = first_turn("berlin", 7);
    let carla = Device::new(By::Mouse, 0);
    carla.ask_who(&first);
    // For a day the sender of the link counts as playing on another device.
    let is_taken = "return document.querySelector('[data-testid=mine-1]').disabled";
    assert_eq!(carla.browser.run(is_taken, json!([])), json!(true));
    between::let_a_day_pass(&carla.browser);
    // Carla takes Ana's seat instead of Beto's, whose turn it is.
    carla.browser.click("[data-testid=mine-2]");
    let is_barred = "return document.querySelector('[data-testid=join]').disabled";
    assert_eq!(carla.browser.run(is_barred, json!([])), json!(true), "nobody sits here");
    carla.browser.click("[data-testid=mine-1]");
    carla.browser.click("[data-testid=join]");
    carla.browser.wait_for("[data-testid=table]");
    assert_eq!(carla.turn(), "elsewhere");
    assert!(carla.browser.text("[data-testid=prompt]").contains("Waiting for Beto"));
    assert_eq!(carla.send(), first, "it is handed on as it came");
    carla.browser.assert_quiet();
}

#[test]
fn the_seat_of_an_absent_player_can_go_to_a_bot_or_to_this_device() {
    let (ana, first) = first_turn("berlin", 5);
    let beto = Device::new(By::Mouse, 0);
    beto.join(&first);
    let browser = &ana.browser;
    let sure = |name: &str| {
        let way = format!(".player-board.is-open [data-testid={name}]");
        browser.click(&way);
        browser.wait_for(&format!("{way}.button--danger"));
        // Two quick presses count as one, so wait.
        std::thread::sleep(std::time::Duration::from_millis(400));
        browser.click(&way);
    };
    browser.click(".player-board:nth-child(2) [data-testid=unfold]");
    sure("hand-over");
    browser.wait_until("the bot has played", || ana.turn() == "yours");
    let bots = ana.ply();
    assert!(bots > plies::<City>(&first));
    sure("seat-away");
    browser.wait_until("a person far away", || {
        browser.count(".player-board.is-open [data-testid=seat-here]") == 1
    });
    sure("seat-here");
    browser.wait_until("two people here", || {
        browser.count(".player-board.is-open [data-testid=seat-away]") == 1
    });
    sure("seat-away");
    // The next link shows Beto what the bot did in his place.
    let mut ana = ana;
    let link = ana.play_and_send();
    beto.open(&link);
    beto.browser.wait_until("the game as it stands", || beto.ply() == plies::<City>(&link));
    assert_eq!(beto.turn(), "yours");
}

#[test]
fn refuses_a_turn_at_a_table_with_bots_only() {
    let bot = Controller::Bot(Level::Easy);
    let bots = players().hand_over(Seat(0), bot).hand_over(Seat(1), bot);
    let browser = Browser::start();
    browser.open(&format!("#{}", between::turn_of(&between::begun(), &bots)));
    browser.wait_for("[data-testid=missing]");
    assert!(browser.text("[data-testid=missing]").contains("Only bots play"));
    browser.assert_quiet();
}

#[test]
fn home_says_whose_turn_it_is_and_since_when_it_waits() {
    let (mut ana, first) = first_turn("berlin", 5);
    let beto = Device::new(By::Mouse, 0);
    beto.join(&first);
    let home = |device: &Device| {
        go(&device.browser, "#/", "[data-testid=continue-last]");
        device.browser.text("[data-testid=continue-last]")
    };
    assert!(home(&beto).contains("Your turn"));
    let shown = home(&ana);
    let time = shown.split("Waiting for Beto since ").nth(1).and_then(|it| it.lines().next());
    assert!(time.is_some_and(|time| time.contains(':') && time.len() < 12), "{shown}");
    // A day later.
    ana.browser.run("const now = Date.now; Date.now = () => now() + 86_400_000", json!([]));
    go(&ana.browser, "#/rules/berlin", "main");
    assert!(home(&ana).contains("Waiting for Beto since yesterday"), "{}", home(&ana));
    ana.browser.reload();
    ana.browser.click("[data-testid=continue-last]");
    ana.browser.wait_for("[data-testid=table]");
    let answer = {
        let mut beto = beto;
        go(&beto.browser, "#/", "[data-testid=continue-last]");
        beto.browser.click("[data-testid=continue-last]");
        beto.browser.wait_for("[data-testid=table]");
        beto.play_and_send()
    };
    let shown = ana.take_turn(&answer);
    assert!(shown.starts_with("Since your last turn") && shown.contains("Beto"), "{shown}");
    assert_eq!(ana.turn(), "yours");
    ana.play();
    assert!(home(&ana).contains("Link not sent yet"), "{}", home(&ana));
}

#[test]
fn a_turn_can_be_sent_with_the_button_of_the_header() {
    let mut ana = Device::new(By::Mouse, 0);
    begin(&ana.browser, "berlin", players(), 5, "en");
    ana.play();
    assert!(ana.browser.text("[data-testid=prompt]").contains("send the link"));
    ana.browser.click("[data-testid=send]");
    let browser = &ana.browser;
    browser.wait_for("[data-testid=send-turn]:checked");
    assert!(browser.text("[data-testid=message]").contains("your turn, Beto."));
    let turn = link(browser);
    assert!(turn.starts_with('t'), "{turn}");
    assert_eq!(browser.count("[data-testid^=send-]:not(button)"), 1, "nothing shows the deal");
    browser.click("[data-testid=turn-sent]");
    browser.wait_until("no dialog", || browser.count("[data-testid=link]") == 0);
    assert!(browser.text("[data-testid=prompt]").contains("Waiting for Beto"));
    browser.assert_quiet();
}

#[test]
fn a_link_for_a_game_of_another_window_waits_for_it_even_through_a_reload() {
    let (ana, first) = first_turn("berlin", 5);
    let mut beto = Device::new(By::Mouse, 3);
    beto.join(&first);
    let answer = beto.play_and_send();
    let browser = &ana.browser;
    let playing = browser.open_window();
    ana.open(&answer);
    browser.wait_for("[data-testid=take-over]");
    assert_eq!(ana.ply(), plies::<City>(&first), "the other window plays");
    browser.reload();
    browser.wait_for("[data-testid=take-over]");
    browser.click("[data-testid=take-over]");
    browser.wait_until("the answer", || ana.ply() == plies::<City>(&answer));
    assert_eq!(ana.turn(), "yours");
    let looking = browser.switch_to(&playing);
    browser.wait_until("the answer there", || ana.ply() == plies::<City>(&answer));
    browser.switch_to(&looking);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(browser.count("[data-testid=own-turn]"), 0, "it arrives once");
    assert_eq!(
        browser.count("[data-testid=news]"),
        0,
        "it arrives once: {}",
        browser.text("[data-testid=news]")
    );
    browser.assert_quiet();
}

#[test]
fn a_game_needs_a_player_at_this_device() {
    let browser = Browser::start();
    let away = |seat| players().hand_over(Seat(seat), Controller::Elsewhere);
    let bot = Controller::Bot(Level::Easy);
    for nobody in [away(0), away(0).hand_over(Seat(1), bot), away(1).hand_over(Seat(0), bot)] {
        let set_up = LastSetUp::of(nobody, &SetUpChoices::default(), &[]);
        let preferences = json!({ "language": "en", "set_ups": { "berlin": set_up } });
        let stored = [("catenary.preferences", &*preferences.to_string())];
        browser.open_stored("#/new/berlin", &stored);
        browser.wait_for("[data-testid=obstacles]");
        assert!(browser.text("[data-testid=obstacles]").contains("on this device"));
        browser.click("[data-testid=start]");
        browser.wait_for_picture();
        assert_eq!(browser.count("[data-testid=table]"), 0);
        browser.click("[data-testid=control-1-person]");
        browser.wait_until("all right", || browser.count("[data-testid=obstacles]") == 0);
    }
    browser.assert_quiet();
}

/// Returns the grey values of a drawn code, and its width, as a camera would see them.
const SEEN: &str = "
    const [shot] = arguments, box = document.querySelector('[data-testid=code]').getBoundingClientRect();
    const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
    return (async () => {
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const scale = image.width / innerWidth, [left, top, width, height] = [box.left, box.top, box.width, box.height].map(it => Math.round(it * scale));
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const drawn = canvas.getContext('2d');
        drawn.drawImage(image, -left, -top);
        const { data } = drawn.getImageData(0, 0, width, height), grey = [];
        for (let n = 0; n < data.length; n += 4) grey.push(Math.round((data[n] + data[n + 1] + data[n + 2]) / 3));
        return [width, height, grey];
    })()";

#[test]
fn another_program_reads_the_code_of_a_turn() {
    for (by, theme) in [(By::Mouse, "light"), (By::Finger, "dark")] {
        let mut ana = Device::new(by, 0);
        begin(&ana.browser, "berlin", players(), 5, "en");
        ana.browser
            .run("document.documentElement.className = `theme-${arguments[0]}`", json!([theme]));
        ana.play();
        ana.press("[data-testid=send-link]");
        let browser = &ana.browser;
        browser.wait_for("[data-testid=code]");
        browser.run(
            "document.querySelector('[data-testid=code]').scrollIntoView({ block: 'center' })",
            json!([]),
        );
        browser.wait_for_picture();
        let shot = BASE64.encode(&browser.picture(&format!("turn-code-{theme}")));
        let seen = browser.run(SEEN, json!([shot]));
        let number = |value: &Value| value.as_u64().expect("a number") as usize;
        let (width, height) = (number(&seen[0]), number(&seen[1]));
        let grey = |x: usize, y: usize| number(&seen[2][y * width + x]) as u8;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1, "one code of {width} pixels");
        let (_, address) = grids[0].decode().expect("a readable code");
        assert!(address.ends_with(&format!("#{}", link(browser))), "{address}");
    }
}

/// Returns all text of the page, visible or not, with its attributes.
const SAID: &str = "
    const said = [document.body.textContent];
    for (const it of document.querySelectorAll('*')) for (const { value } of it.attributes) said.push(value);
    return said.join(' ')";

/// The Tickets in a hand of Berlin are nowhere on the other player's page.
#[test]
fn no_hand_of_the_other_device_is_anywhere_on_the_page() {
    let (ana, link) = first_turn("berlin", 11);
    let mut beto = Device::new(By::Mouse, 3);
    // A Ticket by its two ends, as drawings and sentences name it.
    let tickets = |browser: &Browser| -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-testid=hand] .city-ticket__ends')].flatMap(it => ['', ' – ', ' - '].map(between => [...it.children].map(end => end.textContent).join(between)))";
        let names = browser.run(script, json!([]));
        let names = names.as_array().expect("names").iter();
        names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
    };
    let hers = tickets(&ana.browser);
    assert!(!hers.is_empty(), "Ana has Tickets");
    beto.join(&link);
    beto.play();
    let his = tickets(&beto.browser);
    for (device, foreign, own) in [(&beto.browser, &hers, &his), (&ana.browser, &his, &hers)] {
        for open in ["past-button", "hint-button", "send"] {
            device.click(&format!("[data-testid={open}]"));
            let said = device.run(SAID, json!([])).as_str().expect("text").to_owned();
            for name in foreign.iter().filter(|name| !own.contains(name)) {
                assert!(!said.contains(name.as_str()), "{name} is on the page");
            }
            if open == "send" {
                device.wait_for("[data-testid=send-turn]");
                assert_eq!(device.count("[data-testid=send-game], [data-testid=send-setup]"), 0);
            }
        }
    }
}

/// Removes the clipboard, like a page on the home network; `arguments[0]` says whether the browser copies the
/// selection.
const NO_CLIPBOARD: &str = "
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    window.copied = null;
    document.execCommand = () => {
        const it = document.activeElement;
        window.copied = it.value.slice(it.selectionStart, it.selectionEnd);
        return arguments[0];
    }";

#[test]
fn says_whether_a_link_was_shared_copied_or_not_sent() {
    let mut ana = Device::new(By::Mouse, 0);
    begin(&ana.browser, "berlin", players(), 5, "en");
    ana.play();
    let browser = &ana.browser;
    let share = |script: &str| {
        browser.run(&format!("navigator.share = {script}"), json!([]));
        // The button exists only if the browser can share.
        browser.click("[data-testid=send-link]");
        browser.wait_for("[data-testid=code]");
        browser.click("[data-testid=share-sheet]");
        browser.wait_until("word of it", || !browser.text("[data-testid=sent]").is_empty());
        let said = browser.text("[data-testid=sent]");
        browser.click("[data-testid=close-link]");
        browser.wait_until("no dialog", || browser.count("[data-testid=link]") == 0);
        said
    };
    let sent = || !browser.text("[data-testid=prompt]").contains("send the link");
    let closed = share("() => Promise.reject(new DOMException('', 'AbortError'))");
    assert!(closed.contains("nothing was sent") && !sent(), "{closed}");
    let failed = share("() => Promise.reject(new DOMException('', 'NotAllowedError'))");
    assert!(failed.contains("did not open") && !sent(), "{failed}");

    let copy = |copies: bool| {
        browser.run(NO_CLIPBOARD, json!([copies]));
        browser.click("[data-testid=send-link]");
        browser.wait_for("[data-testid=code]");
        let message = browser.text("[data-testid=message]");
        let link =
            browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
        browser.click("[data-testid=copy]");
        browser.wait_until("word of it", || !browser.text("[data-testid=sent]").is_empty());
        (
            format!("{message}\n{}", link.as_str().expect("a link")),
            browser.text("[data-testid=sent]"),
        )
    };
    let close = || {
        browser.click("[data-testid=close-link]");
        browser.wait_until("no dialog", || browser.count("[data-testid=close-link]") == 0);
    };
    let (whole, said) = copy(false);
    assert!(said.contains("Message and link are selected"), "{said}");
    let selected = "const it = document.querySelector('[data-testid=message-and-link]');
        return it.value.slice(it.selectionStart, it.selectionEnd)";
    browser.wait_until("the selected text", || browser.run(selected, json!([])) == whole.as_str());
    close();
    assert!(!sent());
    let (whole, said) = copy(true);
    assert_eq!(browser.run("return window.copied", json!([])), whole.as_str());
    assert_eq!(said, "Copied.");
    close();
    browser.wait_until("the turn was sent", sent);
    assert_eq!(share("() => Promise.resolve()"), "Shared.");
    browser.assert_quiet();
}

#[test]
fn the_other_device_hears_that_a_seat_was_taken() {
    let (ana, first) = first_turn("berlin", 9);
    let beto = Device::new(By::Mouse, 0);
    beto.join(&first);
    let browser = &ana.browser;
    browser.click(".player-board:nth-child(2) [data-testid=unfold]");
    let way = ".player-board.is-open [data-testid=seat-here]";
    browser.click(way);
    browser.wait_for(&format!("{way}.button--danger"));
    // Two quick presses count as one, so wait.
    std::thread::sleep(std::time::Duration::from_millis(400));
    browser.click(way);
    browser.wait_for("[data-testid=seat-taken]");
    let shown = "Ana's device now plays for Beto.";
    assert_eq!(browser.text("[data-testid=seat-taken]"), shown);
    browser.wait_for("[data-testid=curtain]");
    browser.click("[data-testid=take-device]");
    browser.click("[data-testid=send]");
    browser.wait_for("[data-testid=code]");
    assert!(browser.text("[data-testid=message]").ends_with(shown));
    let link = link(browser);
    beto.open(&link);
    assert_eq!(beto.news(), shown);
    beto.browser.assert_quiet();
    browser.assert_quiet();
}
