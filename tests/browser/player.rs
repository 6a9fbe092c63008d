//! A person at the table, who reads the position from the saved game, decides, and acts through the page.

use crate::browser::{Browser, Screen, key, wants_pictures};
use catenary::engine::bots::{Bot, Level, Rerun};
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::{Controller, Device, GameEntry, GameTable, Players, Save, Session};
use catenary::titles::tramways::network::CellId;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::{Action, Port};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{CurrentAction, Decision, State};
use catenary::titles::tramways::view::drafts::ids::{self, place_of};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// The time of the stored games' last save, in September 2026.
const BEGUN: u64 = 1_790_000_000_000;

/// More steps than any solo game needs.
const MOST_STEPS: usize = 400;

/// Plays people at random up to a position.
pub(crate) fn table(
    players: usize,
    seed: u64,
    until: impl Fn(&State) -> bool,
) -> GameTable<Tramways> {
    let mut session = Session::new(Setup::standard(players, seed)).expect("a legal setup");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    while !until(session.state()) {
        Tramways::legal_actions(session.state(), &mut legal);
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    GameTable::new(session, &Players::people(players), players)
}

/// Plays the easy bot in all seats, up to a position or the end.
pub(crate) fn played(setup: Setup, until: impl Fn(&State) -> bool) -> Session<Tramways> {
    let mut session: Session<Tramways> = Session::new(setup).expect("a legal setup");
    let (bot, mut rerun) = (Level::Easy.bot::<Tramways>(), Rerun::new(Rng::new(3)));
    while !until(session.state()) && Tramways::to_act(session.state()).is_some() {
        let action = rerun.decide(&*bot, session.state(), session.ply()).expect("a decision");
        let mut events = Vec::new();
        Tramways::apply(&mut State::clone(session.state()), action, &mut events)
            .expect("a legal action");
        rerun.note(action, Some(action), &events);
        session.play(action).expect("a legal action");
    }
    session
}

/// Returns a solo game of the easy bot up to its fourth round; the test plays the rest.
pub(crate) fn late_game() -> Record<Tramways> {
    let late = |state: &State| state.round == 4 && state.decision == Decision::Line;
    played(Setup::standard(1, 19), late).record()
}

/// Opens a solo game that the easy bot has played up to its first action.
pub(crate) fn at_first_task(browser: &Browser, seed: u64) -> Player<'_> {
    let session = played(Setup::standard(1, seed), |state| state.decision == Decision::Task);
    Player::sit_down(browser, &GameTable::new(session, &Players::people(1), 1))
}

/// Returns the same table with easy bots in all seats except that of the player to move (the first after the end).
pub(crate) fn with_bots(table: &GameTable<Tramways>) -> GameTable<Tramways> {
    let bot = |players: Players, seat| players.hand_over(seat, Controller::Bot(Level::Easy));
    let person = Tramways::to_act(table.session.state()).unwrap_or(Seat(0));
    let others = table.players.seats().filter(|&seat| seat != person);
    let players = others.fold(Players::clone(&table.players), bot);
    GameTable::new(Session::clone(&table.session), &players, players.count())
}

/// Returns the selector of the button that names a cell of the map.
pub(crate) fn button_of(cell: CellId) -> String {
    format!("[data-place-button=\"{}\"]", place_of(cell))
}

/// Returns the selector of the button that pays the proposed payment.
pub(crate) fn pay() -> String {
    format!("[data-choice=\"{}\"]", ids::pay())
}

/// A person who plays one game.
pub(crate) struct Player<'a> {
    browser: &'a Browser,
    bot: Box<dyn Bot<Tramways>>,
    rerun: Rerun<Tramways>,
    decided: usize,
}

/// Returns the entry of a save for the storage. Each is later than those before, or the page would take it for an older
/// one and restore its mirror.
pub(crate) fn save_of(table: &GameTable<Tramways>, revision: u64, saved_at: u64) -> Save {
    TableModel::new(table.clone(), Device::default()).save(revision, saved_at)
}

pub(crate) fn entry_of(save: Save) -> GameEntry {
    static REVISION: AtomicU64 = AtomicU64::new(1);
    GameEntry::of(&save.at_revision(REVISION.fetch_add(1_000, Ordering::Relaxed)))
}

impl<'a> Player<'a> {
    pub(crate) fn new(browser: &'a Browser) -> Self {
        let rerun = Rerun::new(Rng::new(7));
        Player { browser, bot: Level::Easy.bot(), rerun, decided: 0 }
    }

    /// Stores a game and opens it.
    pub(crate) fn sit_down(browser: &'a Browser, table: &GameTable<Tramways>) -> Self {
        Self::sit_down_with(browser, table, &json!({}))
    }

    /// Does the same with these preferences.
    pub(crate) fn sit_down_with(
        browser: &'a Browser,
        table: &GameTable<Tramways>,
        preferences: &Value,
    ) -> Self {
        let (save, preferences) = (entry_of(save_of(table, 1, BEGUN)), preferences.to_string());
        let stored = [("catenary.game.given", save.text()), ("catenary.preferences", &preferences)];
        // Without preferences the earlier ones stay.
        browser.open_stored("#/play/given", &stored[..1 + usize::from(preferences != "{}")]);
        browser.wait_for("[data-testid=table]");
        Player::new(browser)
    }

    /// Returns the saved game, once everything on the page is saved.
    pub(crate) fn record(&self) -> Record<Tramways> {
        let mut record = None;
        // Bots may go on deciding meanwhile.
        self.browser.wait_until("the last decision to be saved", || {
            let (entry, ply) = self.entry_and_ply();
            let save = entry.and_then(|entry| entry.save().ok());
            record =
                save.map(|save| save.open().expect("the save can be played").0.session.record());
            record.as_ref().is_some_and(|record| record.actions.len() as u64 == ply)
        });
        record.expect("the game is saved")
    }

    /// Returns the stored entry of the game and the page's number of decisions, at the same moment.
    fn entry_and_ply(&self) -> (Option<GameEntry>, u64) {
        let look = "const look = () => {
            const ply = document.querySelector('[data-testid=table]')?.dataset.ply;
            return ply && [localStorage.getItem('catenary.game.' + location.hash.split('/').pop()), Number(ply)];
        };";
        let shown = self.browser.wait_for_value("a table", look, &[]);
        let entry = shown[0].as_str().map(|text| GameEntry::stored(text.to_owned()));
        (entry, shown[1].as_u64().expect("the table says its ply"))
    }

    /// Returns the stored save.
    pub(crate) fn save(&self) -> Save {
        self.entry().expect("the game is stored").save().expect("a sound save")
    }

    /// Returns the stored entry of the game.
    pub(crate) fn entry(&self) -> Option<GameEntry> {
        let script =
            "return localStorage.getItem('catenary.game.' + location.hash.split('/').pop())";
        let text = self.browser.run(script, json!([]));
        text.as_str().map(|text| GameEntry::stored(text.to_owned()))
    }

    /// Waits until the mirror has the stored entry of the game.
    pub(crate) fn wait_for_the_copy(&self) {
        let copied = "const key = 'catenary.game.' + location.hash.split('/').pop();
            return (async () => {
                const open = indexedDB.open('catenary');
                const database = await new Promise(done => open.onsuccess = () => done(open.result));
                const get = database.transaction('entries').objectStore('entries').get(key);
                const copy = await new Promise(done => get.onsuccess = () => done(get.result));
                database.close();
                return copy?.text === localStorage.getItem(key);
            })()";
        self.browser.wait_until("the second copy", || self.browser.run(copied, json!([])) == true);
    }

    /// Returns the saved position.
    pub(crate) fn state(&self) -> State {
        self.record().replay().expect("the setup is legal").state
    }

    /// Returns the page's number of decisions.
    pub(crate) fn ply(&self) -> usize {
        let ply = self.browser.attribute("[data-testid=table]", "data-ply");
        ply.and_then(|ply| ply.parse().ok()).expect("the table says its ply")
    }

    /// Plays on until `enough`, or to the end.
    pub(crate) fn play_until(&mut self, enough: impl Fn(&State) -> bool) {
        for _ in 0..MOST_STEPS {
            let state = self.state();
            if state.decision == Decision::Over || enough(&state) {
                return;
            }
            self.step(&state);
        }
        panic!("the game does not end");
    }

    /// Plays on in a game with bots, which play on their own, until `enough` or the end.
    pub(crate) fn play_with_bots_until(&mut self, enough: impl Fn(&State) -> bool) {
        for _ in 0..MOST_STEPS {
            let mine = "[data-testid=table]:is([data-turn=yours], [data-turn=over])";
            self.browser.wait_for(mine);
            let state = self.state();
            if state.decision == Decision::Over || enough(&state) {
                return;
            }
            self.step(&state);
        }
        panic!("the game does not end");
    }

    /// Plays to the end by typing with `write` at the focus.
    pub(crate) fn type_to_the_end(&mut self, write: impl Fn(&str)) {
        for _ in 0..MOST_STEPS {
            let (state, before) = (self.state(), self.ply());
            if state.decision == Decision::Over {
                return;
            }
            let action = self.decide(&state);
            let text = match state.decision {
                Decision::Money(_) => "pay".to_owned(),
                _ => Tramways::notation(&state, action),
            };
            write(&text);
            self.browser.press(&[key::ENTER]);
            self.browser.wait_until(&format!("{text} to be done"), || self.ply() > before);
        }
        panic!("the game does not end");
    }

    /// Returns the person's decision.
    pub(crate) fn decide(&mut self, state: &State) -> Action {
        let action = self.rerun.decide(&*self.bot, state, self.decided).expect("a decision");
        self.rerun.note(action, Some(action), &[]);
        self.decided += 1;
        action
    }

    /// Takes the next decision of the player with the device.
    pub(crate) fn step(&mut self, state: &State) {
        let action = self.decide(state);
        let before = self.ply();
        self.act(state, action);
        // Confirms a reveal; in a menu chooses the meant action, or the first of several routes to one place.
        let look = "const pressed = new Set();
            const look = () => {
                const [ply, action] = wanted;
                if (Number(document.querySelector('[data-testid=table]')?.dataset.ply) > ply) return true;
                const uses = '[data-testid=uses] [data-testid=use]';
                const all = ['[data-testid=agree]', `${uses}[data-action=\"${action}\"]`, `${uses}[data-action^=\"link \"]`];
                const it = all.map(it => document.querySelector(it)).find(it => it);
                if (it && !pressed.has(it)) { pressed.add(it); it.click(); }
                return null;
            };";
        let arguments = json!([before, Tramways::notation(state, action)]);
        self.browser.wait_for_value(&format!("{action:?} to be taken"), look, &[arguments]);
    }

    fn act(&self, state: &State, action: Action) {
        let text = Tramways::notation(state, action);
        match (state.decision, action) {
            (Decision::Bill | Decision::Money(_), _) if state.turn.actions == 0 => {
                self.browser.press(&[key::ENTER]);
            }
            (Decision::Bill | Decision::Money(_), _) => self.browser.click(&pay()),
            (Decision::Lay, Action::Lay(exit)) => {
                let CurrentAction::Rails(run) = &state.work else { panic!("rails are laid") };
                self.click_cell(state.map.next(run.head.cell, exit).expect("a cell"));
            }
            (Decision::Lay, Action::Done) => self.browser.press(&[key::ENTER]),
            (Decision::Head, Action::Head(head)) => self.start_run(state, head, &text),
            (Decision::Ride, _) => self.click_drawn("[data-place-button][data-legal]"),
            (_, Action::Cell(cell) | Action::Link(Port { cell, .. })) => self.click_cell(cell),
            (_, Action::Site(parcel)) => {
                self.click_cell(state.map.parcels[parcel.index()].expect("a Parcel on the map"));
            }
            (Decision::Administration, Action::Play(card, slot)) => {
                let card = format!("[data-card=\"{}\"]", card.name());
                let icon = format!("[data-testid=hand] {card} [data-slot=\"{}\"]", slot.0);
                self.browser.click(&icon);
            }
            _ => self.browser.click(&format!("[data-action=\"{text}\"]")),
        }
    }

    /// Clicks on a cell of the map.
    pub(crate) fn click_cell(&self, cell: CellId) {
        self.click_drawn(&button_of(cell));
    }

    /// Clicks on the map at the place that a button of the list of places names.
    fn click_drawn(&self, button: &str) {
        // A banner covers the upper edge of the board until it is closed.
        if self.browser.count("[data-testid=close-mirror]") > 0 {
            self.browser.click("[data-testid=close-mirror]");
        }
        self.browser.wait_for(button);
        let script = "const id = document.querySelector(arguments[0]).dataset.placeButton;
            const sheet = document.querySelector('.board-view__sheet');
            const [cell, window] = [sheet.querySelector(`[data-place=\"${id}\"]`), sheet].map(it => it.getBoundingClientRect());
            const [x, y] = [cell.left + cell.width / 2, cell.top + cell.height / 2];
            return [x, y, x > window.left && x < window.right && y > window.top && y < window.bottom]";
        let mut there = self.browser.run(script, json!([button]));
        if there[2] == json!(false) {
            // If it is outside the window, shows the whole map first.
            self.browser.press(&["0"]);
            self.browser.wait_until("the cell to be in sight", || {
                there = self.browser.run(script, json!([button]));
                there[2] == json!(true)
            });
        }
        let part = |n: usize| there[n].as_f64().expect("a number");
        self.browser.click_at(part(0), part(1));
    }

    /// Starts a run: first the location that it leaves, then the cell that it enters.
    fn start_run(&self, state: &State, head: Port, action: &str) {
        let before = state.map.next(head.cell, head.side).expect("a start");
        let first = if state.rails.is_taken(head) { head.cell } else { before };
        let ply = self.ply();
        self.click_cell(first);
        let look = "const look = () => {
                const [ply, action, chosen] = wanted;
                if (Number(document.querySelector('[data-testid=table]')?.dataset.ply) > ply) return 'begun';
                const menu = document.querySelector('[data-testid=uses]');
                const it = menu?.querySelector(`[data-action=\"${action}\"]`) ?? menu?.querySelector('[data-testid=use]:not([data-action])');
                if (it) it.click();
                return document.querySelector(chosen + '[aria-pressed=true]') && !menu ? 'chosen' : null;
            };";
        let arguments = json!([ply, action, button_of(first)]);
        if self.browser.wait_for_value("the start of the rails", look, &[arguments]) == "chosen" {
            self.click_cell(head.cell);
        }
    }

    /// Shows the page on the three screens.
    pub(crate) fn look(&self, name: &str) {
        for (screen, size) in
            [(Screen::Tablet, "tablet"), (Screen::Phone, "phone"), (Screen::Desktop, "desktop")]
        {
            self.browser.show(screen);
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            self.browser.wait_in_page("the page to fit its screen", fits, json!([]));
            if !wants_pictures() {
                continue;
            }
            let still = "document.getAnimations().every(it => it.playState != 'running' || it.effect.getTiming().iterations == Infinity)";
            self.browser.wait_in_page("the page to stand still", still, json!([]));
            self.browser.screenshot(&format!("{name}-{size}"));
        }
    }
}
