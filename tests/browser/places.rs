//! Every page, panel and dialog, one after the other, for tests that look at all of them.

use crate::browser::Browser;
use crate::player;
use crate::player::{entry_of, save_of};
use catenary::engine::game::{Game, Rng};
use catenary::table::{GameMode, GameTable, Players, Session};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::json;
use std::collections::BTreeMap;

/// The theme and language of a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dress {
    pub(crate) theme: &'static str,
    pub(crate) locale: Locale,
}

impl Dress {
    /// Opens the start page with these; animations do not run.
    pub(crate) fn put_on(self, browser: &Browser) {
        browser.emulate(&[("prefers-reduced-motion", "reduce")]);
        let preferences = json!({ "theme": self.theme, "language": self.locale.tag() });
        browser.open_stored("", &[("catenary.preferences", &preferences.to_string())]);
        browser.wait_for("[data-testid=play]");
        browser.wait_for(&format!("html.theme-{}[lang={}]", self.theme, self.locale.tag()));
    }
}

/// Called in every place.
pub(crate) type Look<'a> = dyn FnMut(&Browser, &str) + 'a;

/// Goes to a page without loading anything again.
pub(crate) fn go(browser: &Browser, fragment: &str, there: &str) {
    browser.run("location.hash = arguments[0]", json!([fragment]));
    browser.wait_for(there);
}

/// Puts a game on the table, in place of the current one.
pub(crate) fn sit(browser: &Browser, table: &GameTable<Tramways>) {
    let save = entry_of(save_of(table, 1, 1));
    let store = "
        const ids = location.hash === '#/play/given' ? ['given', 'other'] : ['other', 'given'];
        for (const id of ids) localStorage.removeItem(`catenary.game.${id}`);
        localStorage.removeItem('catenary.looks');
        localStorage.setItem(`catenary.game.${ids[1]}`, arguments[0]);
        document.querySelectorAll('[data-testid=table]').forEach(it => it.dataset.old = '');
        location.hash = `#/play/${ids[1]}`";
    browser.run(store, json!([save.text()]));
    browser.wait_for("[data-testid=table]:not([data-old])");
}

/// Returns the first position of each kind of decision in random games of this number of players.
fn positions(players: usize, seeds: u64) -> BTreeMap<String, GameTable<Tramways>> {
    first_of_each(players, seeds, |state| Some(decision_name(state)))
}

/// Returns the first position of each kind in random games of people; skips those without a kind.
pub(crate) fn first_of_each(
    players: usize,
    seeds: u64,
    kind: impl Fn(&State) -> Option<String>,
) -> BTreeMap<String, GameTable<Tramways>> {
    let mut found = BTreeMap::new();
    for seed in 0..seeds {
        let mut session: Session<Tramways> =
            Session::new(Setup::standard(players, seed)).expect("a standard setup is legal");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        loop {
            if let Some(kind) = kind(session.state()) {
                let table = || GameTable::new(session.clone(), &Players::people(players), players);
                found.entry(kind).or_insert_with(table);
            }
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                break;
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }
    found
}

/// Returns the kind of a decision, by its name in the code.
pub(crate) fn decision_name(state: &State) -> String {
    let name = format!("{:?}", state.decision);
    name.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

fn task(round: u8) -> impl Fn(&State) -> bool {
    move |state| state.round == round && state.decision == Decision::Task
}

/// Clicks on an element, wherever it is and whatever covers it.
pub(crate) fn press(browser: &Browser, selector: &str) {
    browser.wait_for(selector);
    browser.run("document.querySelector(arguments[0]).click()", json!([selector]));
}

/// Shows the tables of Tramways, and finally what opens there, so that no table gets styles that another one has fetched.
pub(crate) fn tables(browser: &Browser, look: &mut Look<'_>) {
    decisions(browser, look);
    several_and_panels(browser, look);
}

/// Shows the tables of several players, the end of a game, and everything that opens at a table.
pub(crate) fn several_and_panels(browser: &Browser, look: &mut Look<'_>) {
    several(browser, look);
    ending(browser, look);
    panels(browser, look);
}

/// Shows the pages other than the table.
pub(crate) fn pages(browser: &Browser, look: &mut Look<'_>) {
    look(browser, "home");
    go(browser, "#/new/tramways", "[data-testid=start]");
    look(browser, "new-game");
    browser.run("document.querySelectorAll('details').forEach(it => it.open = true)", json!([]));
    look(browser, "new-game-options");
    go(browser, "#/ranked/tramways", "[data-testid=ranked]");
    look(browser, "ranked");
    go(browser, "#/rules/tramways", "main");
    look(browser, "rules");
    go(browser, "#/nowhere", "[data-testid=missing]");
    look(browser, "unknown");
    go(browser, "#g2AAAAAAAA", "[data-testid=missing]");
    look(browser, "bad-link");
    browser.run("localStorage.setItem('catenary.game.broken1', '{\"version\":1,')", json!([]));
    go(browser, "#/play/broken1", "[data-testid=missing]");
    look(browser, "broken-save");
    go(browser, "#/", "[data-testid=saves]");
    look(browser, "home-broken-save");
    browser.run("localStorage.removeItem('catenary.game.broken1')", json!([]));
}

/// Shows the table at each kind of decision of the solo game.
pub(crate) fn decisions(browser: &Browser, look: &mut Look<'_>) {
    let positions = positions(1, 30);
    assert!(positions.len() > 15, "only {:?}", positions.keys());
    for (name, table) in positions.iter().filter(|(name, _)| *name != "Over") {
        sit(browser, table);
        look(browser, &format!("ask-{name}"));
    }
}

/// Shows the tables of several players.
fn several(browser: &Browser, look: &mut Look<'_>) {
    let bidding = player::table(4, 3, |state| state.round == 2 && state.decision == Decision::Bid);
    sit(browser, &bidding);
    look(browser, "curtain");
    press(browser, "[data-testid=take-device]");
    browser.wait_for("[data-testid=hand]");
    look(browser, "auction");
    let market = player::table(3, 3, |state| state.decision == Decision::Market);
    sit(browser, &market);
    press(browser, "[data-testid=take-device]");
    look(browser, "market");
    sit(browser, &player::table(5, 8, task(3)));
    press(browser, "[data-testid=take-device]");
    browser.wait_for("[data-testid=hand]");
    look(browser, "table-of-five");
}

/// Shows what opens at the table, and a game that is only visited.
fn panels(browser: &Browser, look: &mut Look<'_>) {
    let table = player::table(1, 4, task(3));
    let open = |look: &mut Look<'_>, button: &str, there: &str, name: &str| {
        sit(browser, &table);
        press(browser, button);
        browser.wait_for(there);
        look(browser, name);
    };
    open(look, "[data-testid=send]", "[data-testid=link]", "link-dialog");
    open(look, "[data-testid=settings]", "dialog[open]", "settings");
    open(look, "[data-testid=help]", "dialog[open]", "keys");
    open(look, "[data-testid=prompt] .rule-chip", "[data-testid=rule-dialog]", "rule");
    open(look, "[data-testid=past-button]", "[data-testid=past]", "past");
    // On windows where it is a sheet.
    press(browser, "[data-testid=past-more]");
    press(browser, "[data-testid=mark-position]");
    press(browser, "[data-testid=past-back]");
    look(browser, "past-compare");
    press(browser, "[data-testid=analyse]");
    browser.wait_for("[data-testid=end-analysis]");
    look(browser, "plan");
    open(look, "[data-testid=hint-button]", "[data-testid=hint]", "hints");
    open(look, "[data-testid=command-open]", "[data-testid=command-input]", "command");
    browser.run("document.querySelector('[data-testid=command-input]').focus()", json!([]));
    browser.press(&["m"]);
    browser.wait_for("[data-testid=command] [role=option]");
    look(browser, "command-options");
    sit(browser, &table);
    browser.run("document.querySelectorAll('details').forEach(it => it.open = true)", json!([]));
    look(browser, "table-unfolded");
    let link = codec::encode(&table.session.record());
    go(browser, &format!("#{link}"), "[data-testid=visit]");
    look(browser, "visit");
    let line = player::table(1, 4, |state| state.decision == Decision::Line);
    sit(browser, &GameTable { mode: GameMode::Ranked, ..line });
    press(browser, "[data-action=reveal]");
    press(browser, &player::pay());
    browser.wait_for("[data-testid=agree]");
    look(browser, "question");
}

/// Counts all rows, so that nothing changes during the look.
fn skip_to_result(browser: &Browser) {
    press(browser, "[data-testid=skip-count]");
    browser.wait_for("[data-testid=winner]");
}

/// Shows the end of a game, and what is stored of it.
fn ending(browser: &Browser, look: &mut Look<'_>) {
    let over = |state: &State| state.decision == Decision::Over;
    sit(browser, &player::table(3, 5, over));
    skip_to_result(browser);
    look(browser, "final-score-of-three");
    let end = player::table(1, 4, over);
    sit(browser, &GameTable { mode: GameMode::Ranked, ..end });
    skip_to_result(browser);
    look(browser, "final-score");
    go(browser, "#/ranked/tramways", "[data-testid=ranked]");
    look(browser, "ranked-attempts");
    go(browser, "#/", "[data-testid=saves]");
    look(browser, "home-games");
}
