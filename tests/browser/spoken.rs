//! A solo game by ear: every choice is made from names, roles and announcements, as a screen reader gets them.

use crate::browser::{Browser, key};
use crate::player::late_game;
use catenary::titles::tramways::codec;
use serde_json::{Value, json};

/// More decisions than any solo game has.
const MOST: usize = 400;

/// A listener to the page's accessibility tree.
struct Ear<'a> {
    browser: &'a Browser,
}

/// A node of the tree.
#[derive(Clone, Debug)]
struct Part {
    role: String,
    name: String,
    is_disabled: bool,
}

/// The whole tree at one moment, because every request takes long.
struct Tree(Vec<Value>);

impl Tree {
    /// Returns all nodes within the first node of a role whose name begins like this.
    fn within(&self, role: &str, name: &str) -> Vec<Part> {
        let is_it =
            |node: &&Value| text(node, "role") == role && text(node, "name").starts_with(name);
        self.0.iter().find(is_it).map_or_else(Vec::new, |root| below(&self.0, root))
    }

    /// Returns the texts of the live regions; fails if one occurs twice.
    fn said(&self) -> String {
        let live = self.0.iter().filter(|node| text(node, "role") == "status");
        let parts = live.flat_map(|node| below(&self.0, node));
        let words: Vec<String> =
            parts.filter(|part| part.role == "StaticText").map(|part| part.name).collect();
        let twice = words.iter().enumerate().find(|(n, text)| words[..*n].contains(text));
        assert_eq!(twice, None, "said twice");
        words.join(" ")
    }

    /// Returns the enabled buttons in a part of the page.
    fn buttons(&self, role: &str, name: &str) -> Vec<String> {
        let buttons = self.within(role, name).into_iter();
        let open = buttons.filter(|part| part.role == "button" && !part.is_disabled);
        open.map(|part| part.name).collect()
    }
}

impl Ear<'_> {
    fn tree(&self) -> Tree {
        let tree = self.browser.devtools("Accessibility.getFullAXTree", json!({}));
        Tree(tree["nodes"].as_array().expect("a tree").clone())
    }

    /// Presses the key at the start of a name; otherwise tabs to the button.
    fn press(&self, name: &str) {
        if let Some((key, _)) = name.split_once(' ').filter(|(key, _)| key.len() == 1) {
            self.browser.press(&[&key.to_lowercase()]);
            return;
        }
        for _ in 0..250 {
            let (role, now) = self.browser.focused();
            if role == "button" && bare(&now) == bare(name) {
                self.browser.press(&[key::ENTER]);
                return;
            }
            self.browser.press(&[key::TAB]);
        }
        panic!("no way to {name}; heard: {}", self.tree().said());
    }

    /// Jumps over the map to a cell whose name has one of these words, the best first, and acts there.
    fn act_on_map(&self, payment_choice: &[&str]) -> bool {
        // After a choice the names on the map are updated when the page is idle.
        self.browser.wait_until_idle();
        self.browser.press(&["m"]);
        self.browser.wait_until("the map", || {
            self.browser
                .run("return document.activeElement.matches('[data-place-button]')", json!([]))
                == true
        });
        let mut heard: Vec<String> = Vec::new();
        while heard.len() < 60 {
            self.browser.press(&["n"]);
            let cell = self.browser.focused().1;
            if heard.contains(&cell) {
                break;
            }
            heard.push(cell);
        }
        let wanted =
            payment_choice.iter().find_map(|wish| heard.iter().find(|cell| cell.contains(wish)));
        let Some(wanted) = wanted else { return false };
        for _ in 0..=heard.len() {
            if self.browser.focused().1 == *wanted {
                break;
            }
            self.browser.press(&["n"]);
        }
        assert_eq!(self.browser.focused().1, *wanted, "the way back to a cell");
        self.browser.press(&[key::ENTER]);
        true
    }
}

/// Returns the name of a button without the key at its start.
fn bare_of_key(name: &str) -> &str {
    name.split_once(' ').filter(|(key, _)| key.len() == 1).map_or(name, |(_, words)| words)
}

/// Returns a name without spaces, which two APIs set differently.
fn bare(name: &str) -> String {
    name.split_whitespace().collect()
}

/// Returns a node and all below it, in reading order.
fn below(nodes: &[Value], root: &Value) -> Vec<Part> {
    let (mut found, mut open) = (Vec::new(), vec![root]);
    while let Some(node) = open.pop() {
        if node["ignored"] != json!(true) {
            found.push(part(node));
        }
        let children: Vec<&Value> = node["childIds"].as_array().into_iter().flatten().collect();
        let child = |id: &&Value| nodes.iter().find(|other| other["nodeId"] == **id);
        open.extend(children.iter().rev().filter_map(child));
    }
    found
}

fn text(node: &Value, what: &str) -> String {
    node[what]["value"].as_str().unwrap_or_default().to_owned()
}

fn part(node: &Value) -> Part {
    let disabled = |it: &Value| it["name"] == "disabled" && it["value"]["value"] == json!(true);
    let properties = node["properties"].as_array();
    Part {
        role: text(node, "role"),
        name: text(node, "name"),
        is_disabled: properties.into_iter().flatten().any(disabled),
    }
}

/// Decides like a person who only hears: rails and Passengers if they can be paid, otherwise money. Returns whether
/// there was anything to do: the prompt may not be announced yet.
fn decide(ear: &Ear<'_>, tree: &Tree) -> bool {
    let (said, prompt) = (tree.said(), tree.buttons("region", "What to do now"));
    let is_there = |word: &str| prompt.iter().find(|name| name.contains(word)).cloned();
    let other =
        |name: &&String| !["Back", "Type your move", "Close"].iter().any(|it| name.contains(it));
    let dialog = tree.buttons("dialog", "");
    let first = is_there("Pay").or_else(|| dialog.into_iter().find(|name| other(&name)));
    if first.is_none() && said.contains("Choose") && ear.act_on_map(&ON_MAP) {
        return true;
    }
    let all = tree.buttons("RootWebArea", "");
    let is_card = |name: &&String| CARDS.iter().any(|word| bare_of_key(name).starts_with(word));
    let wish = || WISHES.iter().find_map(|wish| is_there(wish));
    let card = || all.iter().find(is_card).or(prompt.iter().find(other)).cloned();
    let button = first.or_else(wish).or_else(card);
    button.iter().for_each(|button| ear.press(button));
    button.is_some()
}

/// Choices on the map, the best first.
const ON_MAP: [&str; 6] = [
    "Complete the Link",
    "Lay a tile here",
    "First tile here",
    "Continue this Link",
    "Start rails here",
    "Enter: ",
];
/// Buttons, the best first.
const WISHES: [&str; 6] = [
    "Finish here",
    "Move a Passenger",
    "Build rails",
    "Take $2",
    "End the turn",
    "Finish Administration",
];
/// Choices of cards.
const CARDS: [&str; 6] =
    ["Take: ", "Take +1 Stress: ", "Look through", "Put on top: ", "Draw the", "Discard: "];

/// The first rounds are like the last ones; other tests play whole games by mouse, by touch and by typing.
#[test]
fn the_last_half_of_a_solo_game_can_be_played_with_a_screen_reader() {
    let browser = Browser::start();
    browser.open(&format!("#{}", codec::encode(&late_game())));
    browser.click("[data-testid=play-on]");
    browser.wait_for("[data-testid=table]");
    let ear = Ear { browser: &browser };
    let ply = || browser.attribute("[data-testid=table]", "data-ply");
    let mut heard = Vec::new();
    for _ in 0..MOST {
        if browser.count("[data-testid=final-count]") > 0 {
            break;
        }
        // The prompt is announced when the page is idle.
        browser.wait_until_idle();
        let (before, mut said, mut answer) = (ply(), String::new(), String::new());
        browser.wait_until("something to do", || {
            let tree = ear.tree();
            said = tree.said();
            decide(&ear, &tree)
        });
        browser.wait_until(&format!("an answer to a choice after: {said}"), || {
            answer = ear.tree().said();
            (ply(), &answer) != (before.clone(), &said) || browser.count("[role=dialog]") > 0
        });
        heard.push(answer);
    }
    crate::solo::counted(&browser);
    let score = ear.tree().within("region", "Final score");
    assert!(score.iter().any(|part| part.name.contains("Links")), "{score:?}");
    let all = heard.join("\n");
    for shown in ["Links ", "Moves a Passenger", "Round 6", "Takes", "Proposed: "] {
        assert!(all.contains(shown), "{shown} was never told:\n{all}");
    }
    browser.assert_quiet();
}
