//! The accessibility tree of a table: named things, and nothing from the inside of drawings.

use crate::browser::{Browser, key};
use crate::games::{PRESS, begin, play_until, ply};
use crate::player::{Player, table};
use catenary::table::{GameTable, Hands, Players};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Roles that are useless without a name.
const NAMED: [&str; 13] = [
    "button",
    "checkbox",
    "dialog",
    "figure",
    "graphics-symbol",
    "grid",
    "group",
    "image",
    "link",
    "radio",
    "region",
    "slider",
    "textbox",
];

/// Removes the search's marks from drawings, so that only the browser's own tree counts; returns the number of drawn
/// elements.
const DRAWN: &str = "
    document.querySelectorAll('[data-drawing]').forEach(it => it.removeAttribute('data-drawing'));
    const all = document.querySelectorAll('svg *');
    return all.length";

/// Opens a table of a title after some presses.
fn sit(browser: &Browser, title: &str, players: Players) {
    if title == "tramways" {
        let table = table(2, 5, |state| state.round > 0);
        let players = players.into();
        Player::sit_down(browser, &GameTable { players, ..table });
        browser.wait_for("[data-testid=table]");
    } else {
        begin(browser, title, players, 5, "en");
    }
}

/// Returns the nodes of the accessibility tree by their ids.
fn tree(browser: &Browser) -> BTreeMap<String, Value> {
    let tree = browser.devtools("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].as_array().expect("a tree").iter();
    nodes
        .map(|node| (node["nodeId"].as_str().expect("a number").to_owned(), node.clone()))
        .collect()
}

fn text<'a>(node: &'a Value, what: &str) -> &'a str {
    node[what]["value"].as_str().unwrap_or_default()
}

/// Returns nodes that should not be in the tree: things without a name, and texts of drawings outside of named things.
fn strays(nodes: &BTreeMap<String, Value>) -> Vec<String> {
    let shown = nodes.values().filter(|node| node["ignored"] != true);
    let output = |node: &Value| {
        let parents =
            std::iter::successors(Some(node), |node| nodes.get(node["parentId"].as_str()?));
        let way: Vec<String> = parents
            .skip(1)
            .take(6)
            .map(|it| format!("{} {:?}", text(it, "role"), text(it, "name")))
            .collect();
        format!("{} {:?} in {}", text(node, "role"), text(node, "name"), way.join(" < "))
    };
    let is_stray = |node: &&Value| {
        let role = text(node, "role");
        let is_nameless = NAMED.contains(&role) && text(node, "name").trim().is_empty();
        is_nameless || role.starts_with("Svg") || role.starts_with("graphics")
    };
    shown.filter(is_stray).map(output).collect()
}

#[test]
fn the_accessibility_tree_has_no_unnamed_parts_of_a_table() {
    let browser = Browser::start();
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        sit(&browser, title, Players::people(2).with_hands(Hands::Open));
        if title != "tramways" {
            play_until(&browser, PRESS, 0, "ply() >= 9");
        }
        assert!(browser.run(DRAWN, json!([])).as_u64() > Some(100), "{title}: there is a drawing");
        browser.wait_until_idle();
        let nodes = tree(&browser);
        assert_eq!(strays(&nodes), Vec::<String>::new(), "{title}");
        // The names on the board come from its places, not from the letters of the drawing.
        let drawn = "return [...document.querySelectorAll('.board-view__sheet text, .board-view__sheet text')].length";
        let in_board = nodes.values().filter(|node| {
            let is_text = node["ignored"] != true && text(node, "role") == "StaticText";
            let parents =
                std::iter::successors(Some(*node), |node| nodes.get(node["parentId"].as_str()?));
            is_text && parents.skip(1).any(|it| matches!(text(it, "role"), "image" | "grid"))
        });
        assert_eq!(in_board.count(), 0, "{title}: of {}", browser.run(drawn, json!([])));
        browser.assert_quiet();
    }
}

/// A screen reader finds the player to move in the list of players.
#[test]
fn whose_turn_it_is_is_heard_in_the_list_of_players() {
    let browser = Browser::start();
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        sit(&browser, title, Players::people(2).with_hands(Hands::Open));
        let nodes = tree(&browser);
        let list = nodes.values().find(|node| {
            text(node, "name") == "Players" && matches!(text(node, "role"), "list" | "region")
        });
        let mut open: Vec<&Value> = list.into_iter().collect();
        let (mut lines, mut heard) = (Vec::new(), String::new());
        while let Some(node) = open.pop() {
            if text(node, "role") == "listitem" && node["ignored"] != true {
                lines.push(std::mem::take(&mut heard));
            }
            if matches!(text(node, "role"), "StaticText" | "button") {
                heard += text(node, "name");
            }
            open.extend(
                node["childIds"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|id| nodes.get(id.as_str()?))
                    .collect::<Vec<_>>()
                    .into_iter()
                    .rev(),
            );
        }
        lines.push(heard);
        let playing: Vec<&String> = lines.iter().filter(|line| line.contains("playing")).collect();
        assert_eq!(playing.len(), 1, "{title}: {lines:?}");
        browser.assert_quiet();
    }
}

#[test]
fn the_curtain_is_modal() {
    let browser = Browser::start();
    let inside =
        || browser.run("return !!document.activeElement.closest('.curtain')", json!([])) == true;
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        // Two players hide nothing from each other in Metromania.
        let count = if title == "metromania" { 3 } else { 2 };
        sit(&browser, title, Players::people(count));
        browser.wait_for("[data-testid=curtain]");
        browser.wait_until(&format!("{title}: the focus in the curtain"), inside);
        let before = ply(&browser);
        for keys in [[key::ESCAPE], ["u"], ["m"], ["n"], ["1"], ["h"], [":"], ["?"]] {
            browser.press(&keys);
            assert!(inside() && browser.count("dialog[open]") == 0, "{title}: {keys:?}");
        }
        assert_eq!((browser.count("[data-testid=curtain]"), ply(&browser)), (1, before), "{title}");
        let mut seen = 0;
        for _ in 0..8 {
            browser.press(&[key::TAB]);
            // After the last element comes the browser's own frame.
            let is_out =
                browser.run("return document.activeElement === document.body", json!([])) == true;
            seen += usize::from(inside());
            assert!(inside() || is_out, "{title}: the focus is below the curtain");
        }
        assert!(seen > 3, "{title}: the curtain has things to go to");
        let nodes = tree(&browser);
        let buttons =
            nodes.values().filter(|it| it["ignored"] != true && text(it, "role") == "button");
        let names: Vec<&str> = buttons.map(|it| text(it, "name")).collect();
        assert!(names.len() < 4 && !names.contains(&"Undo"), "{title}: {names:?}");
        browser.screenshot(&format!("curtain-{title}"));
        browser.run("document.querySelector('.curtain').focus()", json!([]));
        browser.press(&[key::ENTER]);
        browser.wait_until("no curtain", || browser.count("[data-testid=curtain]") == 0);
        // Metromania begins with a choice outside the board.
        if title != "metromania" {
            browser.press(&["m"]);
            let board = "return document.activeElement.matches('[data-place-button]')";
            browser.wait_until("the board", || browser.run(board, json!([])) == true);
        }
        browser.assert_quiet();
    }
}
