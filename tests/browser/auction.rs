//! The auction on the page: the worked example of AUC-8, step by step.

use crate::browser::{Browser, Screen, wants_pictures};
use crate::games::ply;
use crate::player::{entry_of, pay, save_of};
use catenary::engine::game::{BySeat, Game, Seat};
use catenary::table::{Controller, GameTable, Hands, Name, Player, PlayerColor, Players, Session};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

/// The colours of the example, in its old order.
const OLD_ORDER: [PlayerColor; 5] = [
    PlayerColor::Brown,
    PlayerColor::Pink,
    PlayerColor::Green,
    PlayerColor::Orange,
    PlayerColor::Purple,
];

/// Plays a game in which everybody passes and takes money, up to the auction of the second round: each seat then has
/// $7.
fn second_auction(setup: Setup) -> Session<Tramways> {
    let mut session = Session::<Tramways>::new(setup).expect("a legal setup");
    while session.state().round < 2 || session.state().decision != Decision::Bid {
        let action = saving(session.state());
        session.play(action).expect("a legal action");
    }
    session
}

/// Returns the thrifty action: pass, take $2, take the first card, play nothing.
fn saving(state: &State) -> Action {
    let legal = Tramways::legal(state);
    let thrifty = [Action::Pass, Action::TwoDollars, Action::Done];
    thrifty.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0])
}

/// Returns people with open hands, whose colours give the old order of the example.
fn players(state: &State) -> Players {
    let color_of = |seat: Seat| {
        let place = state.auction.old.iter().position(|&other| other == seat);
        OLD_ORDER[place.expect("every seat is in the order")]
    };
    let player = |seat| Player {
        name: Name::default(),
        color: color_of(seat),
        controller: Controller::Person,
    };
    let seats = BySeat::new(state.player_count(), player);
    Players::of(seats.iter().cloned(), Hands::Open)
}

/// Stores a game and opens it.
fn sit_down(browser: &Browser, session: Session<Tramways>) {
    let players = players(session.state());
    let seats = session.state().player_count();
    let save = entry_of(save_of(&GameTable::new(session, &players, seats), 1, 1));
    browser.open_stored("#/play/scene", &[("catenary.game.scene", save.text())]);
    browser.wait_for(".sale-rows");
}

/// The page of the example.
struct Scene<'a>(&'a Browser);

impl Scene<'_> {
    /// Returns the title of a bidder.
    fn label(&self, name: &str) -> String {
        let script = "return [...document.querySelectorAll('.sale-bidder')].map(it => it.title).find(it => it.startsWith(arguments[0]))";
        let label = self.0.run(script, json!([name]));
        label.as_str().expect("a bidder").to_owned()
    }

    /// Returns the player to move.
    fn bidder(&self) -> String {
        let label =
            self.0.attribute(".sale-bidder.is-deciding", "title").expect("somebody decides");
        label.split(':').next().unwrap_or_default().to_owned()
    }

    /// Returns the old order with its bids: `Brown $4`, or a dash.
    fn old_row(&self) -> Vec<String> {
        self.words(
            "return [...document.querySelectorAll('.sale-bidder')].map(it =>
                [it.title.split(':')[0], it.querySelector('b').textContent].join(' '))",
        )
    }

    /// Returns the players in the new order, or dashes.
    fn new_row(&self) -> Vec<String> {
        self.words(
            "return [...document.querySelectorAll('.sale-berth')].map(it => it.title || '-')",
        )
    }

    /// Returns the greyed bids.
    fn refused(&self) -> Vec<String> {
        self.words(
            "return [...document.querySelectorAll('[data-action^=\"bid \"][aria-disabled]')].map(it => it.dataset.action)",
        )
    }

    fn words(&self, script: &str) -> Vec<String> {
        let words = self.0.run(script, json!([]));
        let words = words.as_array().expect("a list").iter();
        words.map(|word| word.as_str().unwrap_or_default().to_owned()).collect()
    }

    fn ply(&self) -> usize {
        ply(self.0)
    }

    /// Clicks on a bid or on passing, and pays if asked to.
    fn act(&self, action: &str) {
        let ply = self.ply();
        self.0.click(&format!("[data-action=\"{action}\"]"));
        self.0.wait_until(action, || self.ply() > ply);
        if self.0.count(&pay()) > 0 {
            self.0.click(&pay());
            self.0.wait_until("the payment", || self.0.count(&pay()) == 0);
        }
    }

    /// Hovers over a bid or passing until its tooltip has all of these texts.
    fn means(&self, action: &str, all: &[&str]) {
        // A pointer at rest since the last press does not hover.
        self.0.hover("[data-testid=past-button]");
        self.0.hover(&format!("[data-action=\"{action}\"]"));
        self.0.wait_for("[data-testid=board-tip]");
        self.0.wait_until(&format!("what {action} means"), || {
            let tip = self.0.text("[data-testid=board-tip]");
            all.iter().all(|part| tip.contains(part))
        });
    }

    /// Waits until the log has a text.
    fn tells(&self, what: &str) {
        self.0.wait_until(what, || self.0.text("[data-testid=log]").contains(what));
    }

    fn look(&self, name: &str) {
        if !wants_pictures() {
            return;
        }
        for (screen, size) in
            [(Screen::Tablet, "tablet"), (Screen::Phone, "phone"), (Screen::Desktop, "desktop")]
        {
            self.0.show(screen);
            self.0.wait_for_picture();
            self.0.screenshot(&format!("auction-{name}-{size}"));
        }
    }
}

#[test]
fn auc_8_is_played_as_in_the_worked_example() {
    let browser = Browser::start();
    sit_down(&browser, second_auction(Setup::standard(5, 8)));
    let scene = Scene(&browser);
    assert_eq!(scene.old_row(), ["Brown –", "Pink –", "Green –", "Orange –", "Purple –"]);
    assert_eq!(scene.new_row(), ["-", "-", "-", "-", "-"]);

    assert_eq!(scene.bidder(), "Brown");
    scene.act("bid 4");
    assert_eq!((scene.bidder().as_str(), scene.refused()), ("Pink", vec!["bid 4".to_owned()]));
    scene.act("bid 1");
    assert_eq!(scene.bidder(), "Green");
    assert!(browser.text("[data-action=pass]").contains("5th place, free"));
    scene.means("pass", &["5th place now", "pay nothing"]);
    scene.act("pass");

    assert_eq!(scene.bidder(), "Orange");
    assert_eq!(scene.refused(), ["bid 1", "bid 4"]);
    let why = browser.attribute("[data-action=\"bid 4\"]", "title").unwrap_or_default();
    assert!(why.starts_with("A player to the left already bids"), "{why}");
    let ply = scene.ply();
    browser.click("[data-action=\"bid 1\"]");
    browser.wait_for("[data-testid=note] [data-rule=AUC-2]");
    assert_eq!(scene.ply(), ply, "a greyed bid is not made");
    scene.look("bidding");
    scene.act("bid 3");

    assert_eq!(scene.bidder(), "Purple");
    assert_eq!(scene.refused(), ["bid 1", "bid 3", "bid 4"]);
    assert_eq!(scene.old_row(), ["Brown $4", "Pink $1", "Green –", "Orange $3", "Purple –"]);
    scene.act("bid 2");
    assert_eq!(scene.new_row(), ["Brown", "-", "-", "-", "Green"]);

    assert_eq!(scene.bidder(), "Pink");
    assert!(scene.refused().contains(&"bid 1".to_owned()), "the own latest bid");
    assert!(browser.text("[data-action=pass]").contains("4th place, free"));
    scene.means("pass", &["4th place now", "$1 you have paid are not refunded"]);
    scene.act("bid 2");
    assert_eq!(scene.new_row(), ["Brown", "Orange", "-", "-", "Green"]);

    assert_eq!(scene.bidder(), "Purple");
    assert_eq!(scene.refused(), ["bid 2"]);
    scene.act("bid 3");
    assert_eq!(scene.bidder(), "Pink");
    assert!(scene.label("Pink").contains("spent $3"), "{}", scene.label("Pink"));
    scene.act("pass");
    assert_eq!(scene.new_row(), ["Brown", "Orange", "Purple", "Pink", "Green"]);
    scene.look("market");
    browser.assert_quiet();
}

#[test]
fn shows_the_price_of_a_bid_before_it_is_paid() {
    let browser = Browser::start();
    sit_down(&browser, second_auction(Setup::standard(3, 8)));
    let scene = Scene(&browser);
    scene.means("bid 9", &["9 leads: 1st place", "$7 cash + "]);

    let ply = scene.ply();
    browser.click("[data-action=\"bid 9\"]");
    browser.wait_for(&pay());
    assert!(!browser.text("[data-testid=prompt-signs]").is_empty(), "what it costs");
    assert_eq!(scene.bidder(), "Brown");
    scene.look("payment");
    browser.press(&["u"]);
    browser.wait_until("the way back", || scene.ply() == ply);

    scene.act("pass");
    scene.act("pass");
    assert_eq!(scene.new_row(), ["Green", "Pink", "Brown"]);
    let cards = browser.count("[data-stake] [data-action^=\"take \"]");
    assert_eq!(cards, 3, "each open card can be taken");
    let card = browser.attribute("[data-stake]", "data-stake").expect("a card");
    browser.click(&format!("[data-action=\"take {card}\"]"));
    browser
        .wait_until("the card to be taken", || browser.count(&format!("[data-stake={card}]")) == 0);
    scene.tells(&format!("card {}", card.replace("auc", "S")));
    assert_eq!(browser.attribute(".sale-berth.is-deciding", "title").as_deref(), Some("Pink"));
    browser.assert_quiet();
}

/// Rows can be folded to show the players.
#[test]
fn auc_1_folded_rows_keep_the_bids() {
    let browser = Browser::start();
    sit_down(&browser, second_auction(Setup::standard(4, 8)));
    let before = ply(&browser);
    browser.click(".ticket-market summary");
    browser.wait_for(".ticket-market:not([open])");
    browser.click("[data-action=pass]");
    browser.wait_until("the next bidder", || ply(&browser) != before);
    browser.assert_quiet();
}

#[test]
fn visitors_see_the_auction_without_buttons() {
    let browser = Browser::start();
    let mut session = second_auction(Setup::standard(3, 8));
    session.play(Action::Pass).expect("a legal action");
    let link = codec::encode(&session.record());
    browser.open(&format!("#{link}"));
    browser.wait_for(".sale-rows");
    assert_eq!(browser.count(".sale-bidder"), 3);
    assert_eq!(browser.count("[data-action]"), 0);
    assert!(browser.count("[data-stake]") > 0);
    browser.assert_quiet();
}
