//! A solo game by keyboard alone: from the start page to the first decisions, and the last rounds to the final score.

use crate::browser::{Browser, LIGHT, key};
use crate::places::Dress;
use crate::player::{Player, button_of, late_game, pay};
use catenary::engine::game::Game;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::network::{CellId, GridPoint};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::{Action, Port};
use catenary::titles::tramways::rules::card::IconSlot;
use catenary::titles::tramways::rules::state::{CurrentAction, Decision, State};
use catenary::titles::tramways::view::drafts::ids::cell_of;
use catenary::words::Locale;
use serde_json::{Value, json};

/// More presses of Tab than any page needs.
const MOST_TABS: usize = 600;

/// Returns the fault of a focus that is not visible: it needs a ring of its own, at least 2 pixels wide, with a
/// contrast of 3 to 1, or the cursor of the map.
const SEEN: &str = "
    const it = document.activeElement;
    if (it === document.body || !it.matches(':focus-visible')) return `${it.tagName} ${it.className} has no visible focus`;
    if (it.matches('[data-place-button]')) return document.querySelector('.board-view__cursor') ? '' : 'no cursor on the map';
    const box = it.closest('.radio, .ticket-choice, .choice') || it;
    const style = getComputedStyle(box);
    const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    let ground = box.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    const gap = style.boxShadow.match(/rgba?\\([^)]*\\)|color\\([^)]*\\)/);
    const around = [ground && getComputedStyle(ground).backgroundColor, gap && gap[0]].filter(Boolean);
    const wide = parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none';
    const stands = around.some(colour => contrast(style.outlineColor, colour) >= 3);
    return wide && stands ? '' : `${it.outerHTML.slice(0, 200)}: ${style.outline} on ${around}`";

/// Returns the place of the focus, relative to the wanted element.
const PLACE: &str = "
    const it = document.activeElement, row = it.closest('[data-roving]');
    return it.matches(arguments[0]) ? 'there' : row?.querySelector(arguments[0]) ? 'in its row' : 'elsewhere'";

/// A person who has only a keyboard.
struct Keys<'a> {
    browser: &'a Browser,
    player: Player<'a>,
}

impl Keys<'_> {
    fn is_on(&self, selector: &str) -> bool {
        let script = "return document.activeElement.matches(arguments[0])";
        self.browser.run(script, json!([selector])) == json!(true)
    }

    /// Moves the focus to the wanted element, and checks that the focus is visible all the way.
    fn reach(&self, selector: &str) {
        let mut at = self.place(selector);
        for _ in 0..MOST_TABS {
            match at.as_str() {
                "there" => return,
                "in its row" => self.browser.press(&[key::DOWN]),
                _ => self.browser.press(&[key::TAB]),
            }
            at = self.see(selector);
        }
        panic!("the keys do not come to {selector}");
    }

    /// Returns the place of the focus, relative to the wanted element.
    fn place(&self, selector: &str) -> String {
        let place = self.browser.run(PLACE, json!([selector]));
        place.as_str().expect("a place").to_owned()
    }

    /// Fails if the focus is not visible soon; returns its place.
    fn see(&self, selector: &str) -> String {
        // At the end of the page the body has the focus; the next Tab leads to the start.
        let script = format!(
            "{LIGHT}
            const fault = () => {{ {SEEN} }}, at = function (wanted) {{ {PLACE} }};
            const is_seen = () => document.activeElement === document.body || fault() === '';
            return (async () => {{
                for (let tries = 0; tries < 20 && !is_seen(); tries++) await new Promise(done => setTimeout(done, 20));
                return [is_seen() ? '' : fault(), at(arguments[0])];
            }})()"
        );
        let seen = self.browser.run(&script, json!([selector]));
        assert_eq!(seen[0], "");
        seen[1].as_str().expect("a place").to_owned()
    }

    /// Checks that an action has not lost the focus.
    fn keeps_focus(&self, after: &str) {
        self.browser.wait_until(&format!("the focus to be somewhere after {after}"), || {
            !self.is_on("body")
        });
    }

    fn enter(&self, selector: &str) {
        self.reach(selector);
        self.browser.press(&[key::ENTER]);
    }

    /// Presses the key that a button shows, or else the button.
    fn choose(&self, selector: &str) {
        let script = "const key = document.querySelector(arguments[0] + ' kbd');
            return key && /^[0-9A-Z]$/.test(key.innerText) ? key.innerText.toLowerCase() : ''";
        self.browser.wait_for(selector);
        match self.browser.run(script, json!([selector])) {
            Value::String(shown) if !shown.is_empty() => self.browser.press(&[&shown]),
            _ => self.enter(selector),
        }
    }

    /// Returns the cell of the map that has the focus.
    fn cell(&self, state: &State) -> Option<CellId> {
        let script = "return document.activeElement.dataset.placeButton ?? ''";
        let id = self.browser.run(script, json!([]));
        cell_of(state, id.as_str()?.parse().ok()?)
    }

    /// Moves over the map to a cell, and acts there.
    fn act_on(&self, state: &State, goal: CellId) {
        if self.cell(state).is_none() {
            self.browser.press(&["m"]);
            self.browser.wait_until("the map to have the focus", || self.cell(state).is_some());
        }
        let from = state.map.lattice.point(self.cell(state).expect("a cell"));
        let to = state.map.lattice.point(goal);
        self.browser.type_keys(&steps(from, to));
        self.browser.wait_until("the cursor to arrive", || self.cell(state) == Some(goal));
        self.see("body");
        self.browser.press(&[key::ENTER]);
    }

    /// Chooses from the list that opens if a click could mean several things, or a ride has several routes.
    fn answer(&self, wanted: &str) {
        if self.browser.count("[data-testid=agree]") > 0 {
            return self.enter("[data-testid=agree]");
        }
        let exact = format!("[data-testid=uses] [data-action=\"{wanted}\"]");
        let start = "[data-testid=use]:not([data-action])".to_owned();
        let any = "[data-testid=use]".to_owned();
        let all = [exact, start, any];
        let found = all.iter().find(|it| self.browser.count(it) > 0);
        self.choose(found.expect("something to choose"));
    }

    fn act(&self, state: &State, action: Action) {
        let text = Tramways::notation(state, action);
        let named = format!("[data-action=\"{text}\"]");
        match (state.decision, action) {
            (Decision::Bill | Decision::Money(_), _) => self.enter(&pay()),
            (Decision::Lay, Action::Lay(exit)) => {
                let CurrentAction::Rails(run) = &state.work else { panic!("rails are laid") };
                self.act_on(state, state.map.next(run.head.cell, exit).expect("a cell"));
            }
            (Decision::Head, Action::Head(head)) => self.start(state, head),
            (Decision::Ride, Action::Link(_)) => {
                // The next place that can be chosen.
                self.browser.press(&["m"]);
                self.browser.wait_until("the map to have the focus", || self.cell(state).is_some());
                self.browser.press(&["n"]);
                self.browser.wait_until("a place that can be reached", || {
                    self.is_on("[data-place-button][data-legal]")
                });
                self.browser.press(&[key::ENTER]);
            }
            (Decision::Passenger | Decision::AddPassenger, Action::Cell(cell)) => {
                self.act_on(state, cell)
            }
            (Decision::Upgrade, Action::Link(port)) => self.act_on(state, port.cell),
            (Decision::Site | Decision::UpgradeSite, Action::Site(parcel)) => {
                self.act_on(state, state.map.parcels[parcel.index()].expect("on the map"));
            }
            (Decision::Administration, Action::Play(card, IconSlot(slot))) => {
                self.enter(&format!(
                    "[data-testid=hand] [data-card=\"{}\"] [data-slot=\"{slot}\"]",
                    card.name()
                ));
            }
            _ => self.choose(&named),
        }
    }

    /// Starts rails: first the place where they start, then the cell of their first tile.
    fn start(&self, state: &State, head: Port) {
        let action = Tramways::notation(state, Action::Head(head));
        let before = state.map.next(head.cell, head.side).expect("a start");
        let first = if state.rails.is_taken(head) { head.cell } else { before };
        let ply = self.player.ply();
        self.act_on(state, first);
        let look = "const look = () => {
                const [ply, chosen] = wanted;
                if (Number(document.querySelector('[data-testid=table]')?.dataset.ply) > ply) return 'done';
                if (document.querySelector('[data-testid=uses]')) return 'asked';
                return document.querySelector(chosen + '[aria-pressed=true]') ? 'chosen' : null;
            };";
        let arguments = [json!([ply, button_of(first)])];
        let output = || self.browser.wait_for_value("the start of the rails", look, &arguments);
        let mut now = output();
        while now == "asked" {
            self.answer(&action);
            self.browser.wait_for_picture();
            now = output();
        }
        if now == "chosen" {
            self.act_on(state, head.cell);
        }
    }

    fn step(&mut self, state: &State) {
        let action = self.player.decide(state);
        let (before, text) = (self.player.ply(), Tramways::notation(state, action));
        self.act(state, action);
        let look = "const look = () =>
            Number(document.querySelector('[data-testid=table]')?.dataset.ply) > wanted ? 'done'
            : document.querySelector('[data-testid=agree], [data-testid=uses]') ? 'asked' : null;";
        let what = format!("{text} to be done");
        while self.browser.wait_for_value(&what, look, &[json!(before)]) == "asked" {
            self.answer(&text);
            self.browser.wait_for_picture();
        }
        self.keeps_focus(&text);
    }
}

/// Returns the arrow keys from one cell to another.
fn steps(from: GridPoint, to: GridPoint) -> Vec<&'static str> {
    let line = |by: i16, less, more| {
        std::iter::repeat_n(if by < 0 { less } else { more }, usize::from(by.unsigned_abs()))
    };
    let across = line(to.x - from.x, key::LEFT, key::RIGHT);
    across.chain(line(to.y - from.y, key::UP, key::DOWN)).collect()
}

#[test]
fn a_game_is_begun_and_its_last_rounds_are_played_with_the_keys() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=more-of]");
    let mut keys = Keys { browser: &browser, player: Player::new(&browser) };
    keys.enter("[data-testid=more-of]");
    browser.wait_for("[data-testid=poster-menu]");
    keys.keeps_focus("the menu of a poster");
    keys.enter("[data-testid=new]");
    browser.wait_for("[data-testid=seed]");
    keys.keeps_focus("the start page");
    keys.reach("[data-testid=seed]");
    browser.press(&[key::CONTROL, "a"]);
    browser.type_keys(&["1", "9"]);
    keys.enter("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    keys.keeps_focus("the page of a new game");
    for _ in 0..3 {
        let state = keys.player.state();
        keys.step(&state);
    }
    browser.open(&format!("#{}", codec::encode(&late_game())));
    browser.wait_for("[data-testid=visit]");
    keys.enter("[data-testid=play-on]");
    browser.wait_for("[data-testid=table]");
    keys.keeps_focus("the page of a link");
    let started = keys.player.ply();
    loop {
        let state = keys.player.state();
        if state.decision == Decision::Over {
            break;
        }
        keys.step(&state);
    }
    browser.wait_for("[data-testid=final-count]");
    let taken = keys.player.record().actions.split_off(started);
    for (what, is_it) in [
        ("rails", (|action: &Action| matches!(action, Action::Lay(_))) as fn(&Action) -> bool),
        ("a Passenger", |action| matches!(action, Action::Link(_))),
        ("icons", |action| matches!(action, Action::Play(..))),
    ] {
        assert!(taken.iter().any(is_it), "{what}");
    }
    browser.assert_quiet();
}

#[test]
fn one_key_moves_the_focus_to_each_edge_of_the_map() {
    let browser = Browser::start();
    crate::solo::begin(&browser, "19");
    let keys = Keys { browser: &browser, player: Player::new(&browser) };
    let state = keys.player.state();
    let (columns, rows) = state.map.lattice.size();
    let edge = |size: u16| size as i16 - 1;
    browser.press(&["m"]);
    browser.wait_until("the map to have the focus", || keys.cell(&state).is_some());
    let here = || keys.cell(&state).map(|cell| state.map.lattice.point(cell));
    let mut goal = here().expect("a cell");
    for (pressed, x, y) in [
        (key::END, Some(edge(columns)), None),
        (key::PAGE_DOWN, None, Some(edge(rows))),
        (key::HOME, Some(0), None),
        (key::PAGE_UP, None, Some(0)),
    ] {
        browser.press(&[pressed]);
        goal = GridPoint { x: x.unwrap_or(goal.x), y: y.unwrap_or(goal.y) };
        browser.wait_until(&format!("the cell at {goal:?}"), || here() == Some(goal));
        keys.see("body");
    }
    browser.assert_quiet();
}

#[test]
fn dialogs_keep_the_focus_and_give_it_back() {
    let browser = Browser::start();
    crate::solo::begin(&browser, "19");
    let keys = Keys { browser: &browser, player: Player::new(&browser) };
    for opener in ["send", "help", "settings"] {
        let opener = format!("[data-testid={opener}]");
        keys.enter(&opener);
        browser.wait_for("dialog[open]");
        for keys_pressed in 0..12 {
            let inside = keys.is_on("dialog[open] *, dialog[open], body");
            assert!(inside, "{opener}: the focus left the dialog after {keys_pressed} keys");
            browser.press(&[key::TAB]);
        }
        browser.press(&[key::ESCAPE]);
        browser.wait_until("no dialog", || browser.count("dialog[open]") == 0);
        browser.wait_until(&format!("the focus on {opener}"), || keys.is_on(&opener));
    }
    browser.press(&["?"]);
    browser.wait_for("dialog[open]");
    browser.press(&[key::ESCAPE]);
    browser.wait_until("the focus back", || keys.is_on("[data-testid=settings]"));
    browser.assert_quiet();
}

/// In a group of radio buttons the chosen one gets the focus first: Space would choose another.
#[test]
fn a_dialog_focuses_the_current_choice() {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::Spanish }.put_on(&browser);
    browser.click("[data-testid=settings]");
    browser.wait_for("dialog[open] [data-testid=setting-language-es]:checked");
    let at = "return document.activeElement.dataset.testid";
    browser.wait_until("the focus", || browser.run(at, json!([])) == "setting-language-es");
    browser.press(&[" "]);
    assert_eq!(browser.attribute("html", "lang"), Some("es".to_owned()));
    browser.assert_quiet();
}

/// The hand has one tab stop per card, the log one in all; arrows reach the rest.
#[test]
fn each_card_and_the_log_are_one_tab_stop() {
    let browser = Browser::start();
    crate::solo::begin(&browser, "19");
    let mut keys = Keys { browser: &browser, player: Player::new(&browser) };
    for _ in 0..3 {
        let state = keys.player.state();
        keys.step(&state);
    }
    let stops = "return [...document.querySelectorAll(arguments[0])]
        .map(row => [...row.querySelectorAll('button')].filter(it => it.tabIndex >= 0).length)";
    let cards = browser.run(stops, json!(["[data-testid=hand] [data-roving]"]));
    let cards = cards.as_array().expect("a list").clone();
    assert!(cards.len() > 4 && cards.iter().all(|it| it == &json!(1)), "{cards:?}");
    assert_eq!(browser.run(stops, json!([".log"])), json!([1]));
    assert!(browser.count(".log__door") > 1);
    keys.reach("[data-testid=hand] [data-slot]");
    let place = "const at = document.activeElement;
        const cards = [...document.querySelectorAll('[data-testid=hand] [data-roving]')];
        const card = cards.findIndex(it => it.contains(at));
        return [card, [...cards[card].querySelectorAll('button')].indexOf(at)]";
    assert_eq!(browser.run(place, json!([])), json!([0, 0]));
    browser.press(&[key::DOWN]);
    assert_eq!(browser.run(place, json!([])), json!([0, 1]));
    browser.press(&[key::RIGHT]);
    assert_eq!(browser.run(place, json!([])), json!([1, 0]));
    keys.see("body");
    browser.press(&[key::LEFT]);
    assert_eq!(browser.run(place, json!([])), json!([0, 0]));
    keys.reach(".log__door");
    browser.press(&[key::HOME]);
    let first = "return document.activeElement === document.querySelector('.log__door')";
    assert_eq!(browser.run(first, json!([])), json!(true));
    browser.assert_quiet();
}
