//! Own boards: from a file or a text to a game, repaired, saved, sent, and counted at a real table.

use crate::browser::{Browser, Pointer};
use crate::city::PRESS;
use crate::games::play_until;
use crate::places::{Look, go, press};
use catenary::engine::codec::{self, Link};
use catenary::titles::city::boards::Board;
use catenary::titles::city::import::{Draft, Mend, read, write};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A ring of Locations with chords, as plain lines; its only fault is that it has no Tickets.
pub(crate) const RING: &str = "# Ring\nNorth ; East ; 3 ; red\nEast ; South ; 2 ; blue\nSouth ; West ; 4 ; gray\n\
    West ; North ; 1 ; green\nNorth ; Chapel ; 2 ; black\nChapel ; South ; 2 ; purple\nEast ; Market ; 3 ; orange\n\
    Market ; West ; 6 ; blue\nNorth ; Mill ; 2 ; gray\nMill ; Tower ; 3 ; red\nTower ; East ; 2 ; green\n\
    Tower ; East ; 2 ; gray\nMill ; Gate ; 5 ; black\nGate ; West ; 3 ; orange\n";

fn ring() -> Draft {
    read(RING).expect("plain lines").mended(&Mend::ProposeTickets)
}

/// Returns the ring as a file of the editor, with the editor's extra fields, and after a change.
fn editor_file(change: impl FnOnce(&mut Value)) -> String {
    let board = ring().board().expect("a board");
    let mut file: Value = serde_json::from_str(&write(board.data())).expect("JSON");
    file["app"] = json!("an editor");
    file["payload"]["backgroundImage"] = json!({ "dataUrl": "data:image/png;base64,AAAA" });
    file["payload"].as_object_mut().expect("a payload").remove("catenary");
    change(&mut file);
    file.to_string()
}

fn on_disk(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("test-output/boards");
    fs::create_dir_all(&folder).expect("test-output can be made");
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path
}

fn shelf(browser: &Browser) {
    browser.open("#/boards");
    browser.wait_for("[data-testid=board-text]");
}

/// Pastes a text and has it read.
pub(crate) fn paste(browser: &Browser, text: &str) {
    browser.wait_for("[data-testid=board-text]");
    let script = "document.querySelector('[data-testid=board-text]').value = arguments[0]";
    browser.run(script, json!([text]));
    press(browser, "[data-testid=look]");
}

/// Saves the ring, and shows the list with it.
fn keep_ring(browser: &Browser) {
    paste(browser, &editor_file(|_| ()));
    browser.click("[data-testid=keep-board]");
    browser.wait_for("[data-testid=kept-board]");
}

/// Shows the places of the page of own boards.
pub(crate) fn places(browser: &Browser, look: &mut Look<'_>) {
    go(browser, "#/boards", "[data-testid=own-boards]");
    paste(browser, "nothing");
    browser.wait_for("[data-testid=not-read]");
    look(browser, "boards");
    paste(browser, &RING.replace("; 6 ; blue", "; 12 ; teal"));
    browser.wait_for("[data-testid=drawing]");
    press(browser, "[data-testid=finding-2] button");
    browser.run("document.querySelectorAll('details').forEach(it => it.open = true)", json!([]));
    look(browser, "board-looked-at");
    press(browser, "[data-testid=cancel]");
    keep_ring(browser);
    look(browser, "boards-kept");
    press(browser, "[data-testid=count-board]");
    browser.wait_for("[data-testid=count-score]");
    browser.run("document.querySelectorAll('details').forEach(it => it.open = true)", json!([]));
    look(browser, "board-count");
    press(browser, "[data-testid=leave-count]");
    press(browser, "[data-testid=delete-board]");
    press(browser, "[data-testid=delete-yes]");
}

#[test]
fn a_file_is_played_from_home_to_the_third_turn() {
    for (screen, size, pointer) in
        [("desktop", (1366, 768), Pointer::Mouse), ("phone", (390, 844), Pointer::Finger)]
    {
        let browser = Browser::start();
        browser.show_small(size, pointer);
        browser.open("");
        browser.click("[data-testid=own-boards-entry]");
        browser.wait_for("[data-testid=board-file]");
        let file = on_disk("ring.json", editor_file(|_| ()));
        browser.choose_file("[data-testid=board-file]", &file);
        browser.wait_for("[data-testid=drawing]");
        assert_eq!(browser.text("[data-testid=board-title]"), "Ring");
        browser.screenshot(&format!("board-look-{screen}"));
        browser.click("[data-testid=use-board]");
        browser.wait_for("[data-testid=start]");
        browser.click("[data-testid=start]");
        browser.wait_for("[data-testid=table]");
        browser.wait_for("[data-place-button]");
        let names =
            "return [...document.querySelectorAll('.city-name')].map(it => it.textContent).sort()";
        let shown = browser.run(names, json!([]));
        let own = ["Chapel", "East", "Gate", "Market", "Mill", "North", "South", "Tower", "West"];
        assert_eq!(shown, json!(own), "{screen}");
        play_until(&browser, PRESS, 0, "ply() >= 12 && turn() === 'yours'");
        browser.reload();
        browser.wait_for("[data-testid=table]");
        assert_eq!(browser.run(names, json!([])), json!(own), "{screen}");
        browser.screenshot(&format!("board-table-{screen}"));
        browser.assert_quiet();
    }
}

/// The keyboard reaches and changes everything: an item chosen in a list is changed in the fields, and Escape leads
/// back.
#[test]
fn a_board_can_be_repaired_with_the_keyboard() {
    let browser = Browser::start();
    shelf(&browser);
    paste(&browser, &RING.replace("; 6 ; blue", "; 12 ; blue"));
    browser.wait_for("[data-testid=drawing]");
    let focus = |selector: &str| {
        browser.run("document.querySelector(arguments[0]).focus()", json!([selector]));
    };
    let has = |selector: &str| {
        let script = "return document.activeElement.matches(arguments[0])";
        browser.wait_until(selector, || browser.run(script, json!([selector])) == true);
    };
    let keys = |keys: &[&str]| browser.type_keys(keys);
    let (enter, tab, escape, right) = ("\u{E007}", "\u{E004}", "\u{E00C}", "\u{E014}");
    // Enter on a finding opens its Route, whose length is changed.
    focus("[data-testid=finding-2] .own-finding__text");
    keys(&[enter]);
    has("[data-testid=editor]");
    assert_eq!(browser.text("[data-testid=editor] h2"), "Route 8: Market – West");
    keys(&[tab]);
    has("[data-testid=length-less]");
    keys(&[enter]);
    browser.wait_until("a length", || browser.text("[data-testid=length]") == "6");
    has("[data-testid=length-less]");
    // On a Location's buttons the arrows move it, in its name they move the caret; Escape leads back to the list.
    browser.run("document.querySelector('[data-testid=locations]').open = true", json!([]));
    focus("[data-testid=locations] li:nth-child(2) button");
    keys(&[enter]);
    has("[data-testid=editor]");
    let at = || {
        browser.run(
            "return document.querySelector('[data-testid=place-1]').getAttribute('transform')",
            json!([]),
        )
    };
    let first = at();
    keys(&[tab]);
    has("[data-testid=place-name]");
    keys(&[right, "x"]);
    assert_eq!((at(), browser.text("[data-testid=editor] h2")), (first.clone(), "East".to_owned()));
    keys(&[tab]);
    has("[data-testid=move] button");
    keys(&[right]);
    browser.wait_until("a place that moved", || at() != first);
    keys(&[escape]);
    has("[data-testid=locations] li:nth-child(2) button");
    // After a removal the focus stays in the fields.
    browser.run("document.querySelector('[data-testid=routes]').open = true", json!([]));
    focus("[data-testid=routes] li:nth-child(3) button");
    keys(&[enter]);
    has("[data-testid=editor]");
    focus("[data-testid=leave-out]");
    keys(&[enter]);
    browser.wait_until("a Route less", || {
        browser.text("[data-testid=routes] summary").contains("(13)")
    });
    has("[data-testid=editor], [data-testid=editor] *");
    // Back leads to the list of boards.
    browser.back();
    browser.wait_for("[data-testid=built-in-boards]");
    browser.assert_quiet();
}

/// A board is shown unchanged; a copy to change has a name of its own.
#[test]
fn a_copy_of_a_board_is_changed_under_a_name_of_its_own() {
    let browser = Browser::start();
    shelf(&browser);
    keep_ring(&browser);
    let title = || browser.text("[data-testid=board-title]");
    for (button, name) in [("look-board", "Ring"), ("change-board", "Ring (2)")] {
        browser.click(&format!("[data-testid=kept-board] [data-testid={button}]"));
        browser.wait_for("[data-testid=board-title]");
        assert_eq!(title(), name);
        if button == "look-board" {
            browser.click("[data-testid=cancel]");
        }
    }
    browser.click("[data-testid=keep-board]");
    browser.wait_until("two boards", || browser.count("[data-testid=kept-board]") == 2);
    browser.assert_quiet();
}

/// A link that only names its board says what to ask for, and where to open it.
#[test]
fn a_game_without_its_board_says_how_to_get_it() {
    let browser = Browser::start();
    let board = ring().board().expect("a board");
    let setup = Setup::standard(board, 2, 1);
    browser.open(&format!("#{}", codec::write_short(&Link::<City>::setup(setup))));
    browser.wait_for("[data-testid=missing]");
    let output = browser.text("[data-testid=missing]");
    assert!(
        output.contains("is not on this device") && output.contains(&board.id().to_string()),
        "{output}"
    );
    browser.screenshot("board-missing");
    browser.click("[data-testid=bring-board]");
    browser.wait_for("[data-testid=board-text]");
    browser.assert_quiet();
}

/// The numbers of a board are on a card at its table, and in the rules that leave them to the board.
#[test]
fn the_rules_are_read_with_the_numbers_of_the_board() {
    let browser = Browser::start();
    shelf(&browser);
    let file = editor_file(|file| {
        file["payload"]["wagonsPerPlayer"] = json!(19);
        file["payload"]["catenary"] = json!({ "lastPieces": 3 });
    });
    paste(&browser, &file);
    browser.click("[data-testid=use-board]");
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    browser.click("[data-testid=game-menu]");
    browser.click("[data-testid=show-board-rules]");
    let card = browser.text("[data-testid=board-rules]");
    assert!(card.contains("19 trams") && card.contains("3 pieces left"), "{card}");
    browser.screenshot("board-rules-at-table");
    browser.click("[data-testid=board-rules] [data-rule=CEND-1]");
    browser.wait_for("[data-testid=rule-dialog]");
    let output = browser.text("[data-testid=rule-dialog] [data-testid=board-fact]");
    assert!(output.contains("3 pieces left"), "{output}");
    browser.click("[data-testid=close-rule]");
    browser.click("[data-testid=hide-board-rules]");
    browser.click("[data-testid=to-rules]");
    browser.wait_for("#CSET-1 [data-testid=board-fact]");
    let output = |place: &str| browser.text(&format!("{place} [data-testid=board-fact]"));
    assert!(output("#CSET-1").contains("19 trams"), "{}", output("#CSET-1"));
    assert!(output("[data-term=last-turn]").contains("3 pieces left"));
    assert_eq!(browser.text(".booklet__title h1"), "Ring");
    browser.screenshot("board-rules-page");
    // The rules of another title have their own numbers.
    go(&browser, "#/rules/berlin", "#CSET-1");
    assert_eq!(browser.count("[data-testid=board-fact]"), 0);
    browser.show_small((390, 844), Pointer::Finger);
    browser.back();
    browser.back();
    browser.wait_for("[data-testid=table]");
    for button in ["open-side", "game-menu", "show-board-rules"] {
        browser.click(&format!("[data-testid={button}]"));
    }
    browser.wait_for("[data-testid=board-rules]");
    browser.screenshot("board-rules-phone");
    browser.click("[data-testid=hide-board-rules]");
    assert_eq!(browser.count("[data-testid=board-rules]"), 0);
    browser.assert_quiet();
}

/// The address of the rules names the board: its numbers appear after a reload, in a new window, from the list of
/// boards and the page of a new game. Addresses without a board, or with an unknown one, have none.
#[test]
fn the_rules_address_of_a_board_shows_its_numbers() {
    let browser = Browser::start();
    shelf(&browser);
    paste(&browser, RING);
    browser.click("[data-testid=propose-now]");
    browser.click("[data-testid=use-board]");
    browser.wait_for("[data-testid=new-game]");
    browser.click("[data-testid=to-rules]");
    let has_fact = || browser.wait_for("#CSET-1 [data-testid=board-fact]");
    has_fact();
    browser.click(".contents a[href*='/routes']");
    has_fact();
    browser.reload();
    has_fact();
    let address = browser.run("return location.hash", json!([]));
    let address = address.as_str().unwrap_or_default().to_owned();
    assert!(address.contains("?board="), "{address}");
    for without in ["#/rules/own-board", "#/rules/own-board/CSET-1?board=0123456789abcdef&x=1"] {
        go(&browser, without, "#CSET-1");
        assert_eq!(browser.count("[data-testid=board-fact]"), 0, "{without}");
    }
    go(&browser, "#/boards", "[data-testid=kept-board]");
    browser.click("[data-testid=kept-board] [data-testid=rules-of-board]");
    has_fact();
    // A game keeps its board after the board was deleted from the list.
    go(&browser, "#/boards", "[data-testid=kept-board]");
    browser.click("[data-testid=play-board]");
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    go(&browser, "#/boards", "[data-testid=kept-board]");
    browser.click("[data-testid=delete-board]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("no board", || browser.count("[data-testid=kept-board]") == 0);
    go(&browser, &address, "#CSET-1");
    browser.reload();
    has_fact();
    assert_eq!(browser.text(".booklet__title h1"), "Ring");
    browser.assert_quiet();
}

#[test]
fn a_broken_board_can_be_repaired_and_played() {
    let browser = Browser::start();
    shelf(&browser);
    let broken = editor_file(|file| {
        let payload = &mut file["payload"];
        payload["routes"][7]["length"] = json!(12);
        payload["routes"][0]["color"] = json!("teal");
        payload["routes"][4]["type"] = json!("tunnel");
        payload["routeTypeStyles"][0] = json!({ "id": "tunnel", "label": "Tunnel" });
        payload["tickets"] = json!([{ "a": "0", "b": "2", "points": 30 }]);
        payload["wagonsPerPlayer"] = json!(70);
    });
    paste(&browser, &broken);
    browser.wait_for("[data-testid=drawing]");
    let state = || browser.text("[data-testid=board-state]");
    assert_eq!(state(), "3 to correct, 1 to decide");
    browser.click("[data-testid=use-board]");
    assert_eq!(browser.count("[data-testid=drawing]"), 1, "it is not taken");
    let finding = |text: &str| {
        let script = "const all = [...document.querySelectorAll('.own-finding__text')];
            const it = all.find(it => it.textContent.includes(arguments[0])); it?.click(); return Boolean(it)";
        assert_eq!(browser.run(script, json!([text])), true, "{text}");
        browser.wait_for_picture();
    };
    finding("12 spaces, at most 9 here");
    assert_eq!(browser.count(".own-mark.is-chosen"), 1, "it is marked on the board");
    assert_eq!(browser.text("[data-testid=editor] h2"), "Route 8: Market – West");
    browser.click("[data-testid=length-less]");
    browser.wait_until("a length that can be played", || state() == "2 to correct, 1 to decide");
    finding("70 trams");
    browser.click("[data-testid=trams-less]");
    browser.click("[data-testid=propose-now]");
    browser.click("[data-testid=level]");
    browser.wait_until("a board", || state() == "Ready to play.");
    finding("teal");
    let paint = "const it = document.querySelector('[data-testid=colour]');
        it.value = 'red'; it.dispatchEvent(new Event('change', { bubbles: true }))";
    browser.run(paint, json!([]));
    browser.wait_until("a colour", || !browser.text(".own-look__list").contains("teal"));
    finding("worth 30");
    browser.click("[data-testid=as-way]");
    browser.wait_until("its value", || !browser.text(".own-look__list").contains("worth 30"));
    // A Location is moved by a key and by a pointer.
    let spot = "return document.querySelector('[data-testid=place-1]').getAttribute('transform')";
    let before = browser.run(spot, json!([]));
    let at = browser.middle("[data-testid=place-1] .own-place__hit");
    browser.drag(at, (at.0 + 40.0, at.1 + 30.0));
    browser.wait_until("a place dragged", || browser.run(spot, json!([])) != before);
    let before = browser.run(spot, json!([]));
    browser.click("[data-testid=move] button:last-child");
    browser.wait_until("a place moved", || browser.run(spot, json!([])) != before);
    browser.click("[data-testid=undo-mend]");
    browser.wait_until("a place moved back", || browser.run(spot, json!([])) == before);
    browser.click("[data-testid=use-board]");
    browser.wait_for("[data-testid=start]");
    browser.assert_quiet();
}

/// Our big boards are drawn in the list, and are played from there or opened; they ask nothing.
#[test]
fn a_big_board_of_ours_is_opened_and_begun() {
    let browser = Browser::start();
    shelf(&browser);
    for board in ["greece", "rhine-and-ruhr", "southern-cone", "danube"] {
        browser.wait_for(&format!("[data-testid={board}] svg.own-mini"));
    }
    let facts = browser.text("[data-testid=greece] .own-board__words");
    assert!(facts.contains("2–5 players"), "{facts}");
    browser.click("[data-testid=danube] [data-testid=play-board]");
    browser.wait_for("[data-testid=start]");
    shelf(&browser);
    browser.click("[data-testid=southern-cone] svg.own-mini ~ * [data-testid=look-board]");
    browser.wait_for("[data-testid=drawing]");
    assert_eq!(browser.text("[data-testid=board-state]"), "Ready to play.");
    let rules = browser.text("[data-testid=board-rules]");
    for fact in ["Longest path", "Tunnels", "Long Tickets", "Routes side by side"] {
        assert!(rules.contains(fact), "{rules}");
    }
    browser.click("[data-testid=use-board]");
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    go(&browser, "#/boards", "[data-testid=kept-board]");
    browser.assert_quiet();
}

/// The page asks about the features that make a board big, with two answers each.
#[test]
fn tunnels_and_long_tickets_of_a_file_are_decided_by_the_player() {
    let browser = Browser::start();
    shelf(&browser);
    let file = editor_file(|file| {
        let payload = &mut file["payload"];
        payload["routes"][4]["tunnel"] = json!(true);
        payload["tickets"][0]["long"] = json!(true);
    });
    paste(&browser, &file);
    browser.wait_for("[data-testid=drawing]");
    let state = || browser.text("[data-testid=board-state]");
    let is_big = || browser.text("[data-testid=board-rules]").contains("Longest path");
    assert_eq!((state().as_str(), is_big()), ("2 to decide", false));
    browser.click("[data-testid=mix]");
    browser.wait_until("one answer", || state() == "1 to decide");
    browser.click("[data-testid=level]");
    browser.wait_until("a city's board", || state() == "Ready to play.");
    assert!(!is_big());
    browser.click("[data-testid=undo-mend]");
    browser.click("[data-testid=undo-mend]");
    browser.wait_until("both questions", || state() == "2 to decide");
    browser.click("[data-testid=bore]");
    browser.wait_until("a big board", is_big);
    browser.click("[data-testid=own-deck]");
    browser.wait_until("no question", || !state().contains("to decide"));
    browser.assert_quiet();
}

#[test]
fn reports_texts_that_are_no_board_and_escapes_their_content() {
    let browser = Browser::start();
    shelf(&browser);
    let whole = editor_file(|_| ());
    let cut = &whole[..whole.len() / 2];
    for (text, why) in [
        ("", "The file is empty."),
        ("hello", "Line 1 is not understood: “hello”."),
        ("{\"type\":\"FeatureCollection\",\"features\":[]}", "This is a GeoJSON file"),
        (cut, "The file is damaged at line 1"),
        ("b1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "link"),
    ] {
        paste(&browser, text);
        let output = || browser.text("[data-testid=not-read]");
        browser.wait_for("[data-testid=not-read]");
        browser.wait_until("why", || output().contains(why));
    }
    let named = editor_file(|file| {
        file["payload"]["name"] = json!("<img src=x onerror=alert(1)>");
        file["payload"]["stops"][0]["name"] = json!("<b>North</b>");
    });
    paste(&browser, &named);
    browser.wait_for("[data-testid=drawing]");
    assert_eq!(browser.text("[data-testid=board-title]"), "<img src=x onerror=alert(1)>");
    browser.click("[data-testid=keep-board]");
    browser.wait_for("[data-testid=kept-board]");
    assert_eq!(browser.count("main img, main b, .own-drawing b"), 0);
    browser.assert_quiet();
}

#[test]
fn a_board_is_sent_by_link_and_by_file() {
    let browser = Browser::start();
    let folder = browser.save_files("boards-saved");
    shelf(&browser);
    keep_ring(&browser);
    browser.click("[data-testid=send-board]");
    browser.wait_for("[data-testid=link]");
    let script = "return document.querySelector('[data-testid=link]').value";
    let link = browser.run(script, json!([])).as_str().expect("a link").to_owned();
    browser.click("[data-testid=close-link]");
    browser.click("[data-testid=save-board]");
    let file = folder.join("board-ring.json");
    browser.wait_until("a file", || file.exists());
    browser.click("[data-testid=delete-board]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("no board", || browser.count("[data-testid=kept-board]") == 0);
    // Both file and link bring the same board, which is listed once.
    browser.choose_file("[data-testid=board-file]", &file);
    browser.click("[data-testid=keep-board]");
    browser.wait_for("[data-testid=kept-board]");
    let (_, fragment) = link.split_once('#').expect("an address");
    assert!(fragment.starts_with("b1"), "{fragment}");
    browser.open(&format!("#{fragment}"));
    browser.wait_for("[data-testid=drawing]");
    browser.click("[data-testid=keep-board]");
    browser.wait_for("[data-testid=kept-board]");
    assert_eq!(browser.count("[data-testid=kept-board]"), 1);
    browser.reload();
    browser.wait_for("[data-testid=board-text], [data-testid=drawing]");
    browser.assert_quiet();
}

#[test]
fn a_built_in_board_is_saved_as_a_file_and_opened_again() {
    let browser = Browser::start();
    let folder = browser.save_files("boards-built-in");
    for (board, name) in [(Board::SAN_FRANCISCO, "San Francisco"), (Board::BERLIN, "Berlin")] {
        browser.open(&format!("#/new/{}", board.key()));
        browser.click("[data-testid=save-board-file]");
        let file = folder.join(format!("board-{}.json", board.key()));
        browser.wait_until("a file", || file.exists());
        shelf(&browser);
        browser.choose_file("[data-testid=board-file]", &file);
        browser.wait_for("[data-testid=drawing]");
        assert_eq!(browser.text("[data-testid=board-title]"), name);
        assert_eq!(browser.text("[data-testid=board-state]"), "Ready to play.");
        assert_eq!(browser.count(".own-route"), board.data().routes.len());
    }
    browser.assert_quiet();
}

#[test]
fn counts_a_game_played_with_the_box() {
    let browser = Browser::start();
    shelf(&browser);
    keep_ring(&browser);
    browser.click("[data-testid=count-board]");
    browser.wait_for("[data-testid=count-board] .own-route");
    let data = ring().board().expect("a board").data();
    let id = data.all_tickets().next().expect("a Ticket");
    // One player has everything, the other one Ticket.
    for (route, _) in data.all_routes().filter(|(id, it)| it.twin.is_none_or(|twin| *id < twin)) {
        let script = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        browser.run(script, json!([format!("[data-testid=count-route-{}]", route.0)]));
    }
    let give = |ticket: u8, player: &str| {
        let script = "const it = document.querySelector(arguments[0]);
            it.value = arguments[1]; it.dispatchEvent(new Event('change', { bubbles: true }))";
        browser.run(script, json!([format!("[data-testid=ticket-owner-{ticket}]"), player]));
        browser.wait_for_picture();
    };
    give(id.0, "0");
    give(1, "1");
    let score =
        "return [...document.querySelectorAll('[data-testid=count-score] tbody tr')].map(it =>
        [...it.querySelectorAll('td')].map(it => it.textContent))";
    let singles = data
        .routes
        .iter()
        .enumerate()
        .filter(|(at, it)| it.twin.is_none_or(|twin| *at < twin.index()));
    let routes: u32 = singles.map(|(_, route)| u32::from(route.points)).sum();
    let [own, other] = [0, 1].map(|at| u32::from(data.tickets[at].points));
    let table = json!([
        [routes.to_string(), "0"],
        [own.to_string(), "0"],
        ["0", format!("−{other}")],
        [(routes + own).to_string(), format!("−{other}")],
    ]);
    browser.wait_until("the score", || browser.run(score, json!([])) == table);
    assert_eq!(browser.text("[data-testid=count-winner]"), "Player 1 wins.");
    let way = browser.text("[data-testid=way-0]");
    let [from, to] = data.tickets[0].ends.map(|end| data.name(end));
    assert!(way.starts_with(from) && way.ends_with(to), "{way}");
    assert_eq!(browser.text("[data-testid=way-1]"), "not completed");
    browser.screenshot("board-count");
    assert!(browser.print("board-count") <= 2);
    browser.assert_quiet();
}

/// A list from a spreadsheet in Windows-1252, with a misspelt Location, from the file to the table and to a count of
/// its own.
#[test]
fn a_spreadsheet_list_is_repaired_named_played_and_counted() {
    let browser = Browser::start();
    shelf(&browser);
    assert_eq!(browser.count("[data-testid=built-in-board]"), 2);
    let places = "Ort;X;Y\r\nMalmö;0,5;0\r\nSüdsee;60;0\r\nMole;60;50,5\r\nWarte;0;50\r\n\r\n";
    let routes = "Von;Nach;Länge;Farbe\r\nMalmö;Südsee;4;rot\r\nSüdsee;Mole;4;blau\r\nMole;Warte;4;grün\r\n\
        Warte;Malmo;4;schwarz\r\nMalmö;Mole;6;grau\r\nSüdsee;Warte;6;lila\r\n";
    let text = format!("{places}{routes}");
    let (bytes, ..) = encoding_rs::WINDOWS_1252.encode(&text);
    browser.choose_file("[data-testid=board-file]", &on_disk("list.csv", bytes));
    browser.wait_for("[data-testid=drawing]");
    let listed = || browser.text(".own-look__list");
    assert!(listed().contains("Malmo"), "{}", listed());
    browser.click("[data-testid=meant]");
    browser.wait_until("the place that was meant", || browser.count("[data-testid=meant]") == 0);
    let state = || browser.text("[data-testid=board-state]");
    assert!(state().contains("to correct"), "four places have too few Tickets: {}", state());
    browser.click("[data-testid=cancel]");
    paste(&browser, RING);
    browser.wait_for("[data-testid=drawing]");
    browser.click("[data-testid=propose-now]");
    browser.wait_until("a board", || state() == "Ready to play.");
    assert_eq!(browser.count("[data-testid=board-rules]"), 1);
    browser.click("[data-testid=use-board]");
    browser.wait_for("[data-testid=start]");
    assert_eq!(browser.text("[data-testid=new-game] h1"), "Ring");
    assert!(browser.text("[data-testid=board-rules]").contains("17 trams"));
    shelf(&browser);
    browser.click("[data-testid=count-board]");
    browser.wait_for("[data-testid=count-board] .own-route");
    assert_eq!(browser.text("[data-testid=count-winner]"), "Nobody has points yet.");
    let press_route = "document.querySelector('[data-testid=count-route-0]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    browser.run(press_route, json!([]));
    let won = || browser.text("[data-testid=count-winner]") == "Player 1 wins.";
    browser.wait_until("a Route counted", won);
    browser.reload();
    browser.wait_for("[data-testid=count-winner]");
    browser.wait_until("the Route after a reload", won);
    browser.open("#/");
    browser.click("[data-testid=count-under-way]");
    browser.wait_for("[data-testid=count-winner]");
    browser.wait_until("the Route by way of home", won);
    browser.click("[data-testid=finish-count]");
    browser.wait_for_picture();
    browser.open("#/");
    browser.wait_for("[data-testid=own-boards-entry]");
    assert_eq!(browser.count("[data-testid=count-under-way]"), 0);
    browser.assert_quiet();
}

/// The field reads what the start page reads.
#[test]
fn the_field_reads_a_link_with_additions_or_line_breaks() {
    let browser = Browser::start();
    let link = catenary::titles::city::codec::board::write(ring().board().expect("a board"))
        .expect("a link");
    let (first, rest) = link.split_at(link.len() / 2);
    for text in
        [format!("Look: https://example.org/#{link}&fbclid=Iw1"), format!("{first}\n{rest}")]
    {
        shelf(&browser);
        paste(&browser, &text);
        browser.wait_for("[data-testid=drawing]");
        assert_eq!(browser.text("[data-testid=board-title]"), "Ring");
    }
    browser.assert_quiet();
}

/// Locations, Routes and Tickets are chosen at once; with several files the page asks which one is meant, and which
/// encoding, with the names as they would read.
#[test]
fn several_files_make_one_board_and_the_page_asks_for_their_encoding() {
    let browser = Browser::start();
    shelf(&browser);
    let in_letters = |text: &str| encoding_rs::MACINTOSH.encode(text).0.into_owned();
    let text = "Name;X;Y\nMalmö;0;0\nTromsø;9;0\nMole;5;9\n";
    let places = on_disk("places.csv", in_letters(text));
    let routes = on_disk("routes.csv", "From;To;Length;Toll\nMalmö;Tromsø;3;2\nTromsø;Mole;2;\n");
    let tickets = on_disk("tickets.csv", in_letters("From;To;Points\nMalmö;Mole;5\n"));
    let bad = on_disk("bad.csv", "nothing");
    let choose = |files: &[&Path]| browser.choose_files("[data-testid=board-file]", files);
    choose(&[&bad, &routes]);
    let output = || browser.text("[data-testid=not-read]");
    browser.wait_for("[data-testid=not-read]");
    browser.wait_until("the file", || output().starts_with("bad.csv: Line 1 is not understood"));
    choose(&[&places, &routes, &tickets]);
    browser.wait_for("[data-testid=macintosh]");
    assert!(browser.text("[data-testid=macintosh]").contains("Malmö, Tromsø"));
    browser.screenshot("board-letters");
    browser.click("[data-testid=macintosh]");
    browser.wait_for("[data-testid=drawing]");
    let listed = browser.text(".own-look__list");
    assert!(listed.contains("routes.csv, line 1: columns that are not known"), "{listed}");
    for name in ["Malmö", "Tromsø", "Mole"] {
        assert!(browser.text(".own-look").contains(name), "{name}");
    }
    assert!(browser.text("[data-testid=tickets] summary").contains("(1)"));
    browser.screenshot("board-files");
    browser.assert_quiet();
}
