//! The auction through the page: the worked example of AUC-8, step by step.

use crate::browser::{Browser, Screen, wants_pictures};
use crate::player::entry_of;
use catenary::engine::game::{BySeat, Game, Seat};
use catenary::table::{Controller, Hands, Name, Player, PlayerColor, Players, Session, Table};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::saves;
use serde_json::json;

/// The colours of the example, in its old order.
const OLD_ORDER: [PlayerColor; 5] = [
    PlayerColor::Brown,
    PlayerColor::Pink,
    PlayerColor::Green,
    PlayerColor::Orange,
    PlayerColor::Purple,
];

/// A game in which everybody passes and takes money, up to the auction of the second round: each
/// seat has $7 then.
fn second_auction(setup: Setup) -> Session<Tramways> {
    let mut session = Session::<Tramways>::new(setup).expect("a legal setup");
    while session.state().round < 2 || session.state().decision != Decision::Bid {
        let action = saving(session.state());
        session.play(action).expect("a legal action");
    }
    session
}

/// The thrifty decision: pass, take $2, take the first card, play nothing.
fn saving(state: &State) -> Action {
    let legal = Tramways::legal(state);
    let thrifty = [Action::Pass, Action::TwoDollars, Action::Done];
    thrifty.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0])
}

/// People with open hands, whose colours make the old order read as in the example.
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

/// Puts a game into the browser's storage and opens it.
fn sit_down(browser: &Browser, session: Session<Tramways>) {
    let players = players(session.state());
    let seats = session.state().player_count();
    let save = entry_of(saves::save(&Table::new(session, &players, seats), 1, 1));
    browser.open_stored("#/play/scene", &[("catenary.game.scene", save.text())]);
    browser.wait_for("[data-testid=auction]");
}

/// What the page shows of a scene, and what is done to it.
struct Scene<'a>(&'a Browser);

impl Scene<'_> {
    fn standing(&self, letter: &str, part: &str) -> String {
        let selector = format!("[data-old={letter}]");
        self.0.attribute(&selector, part).unwrap_or_default()
    }

    /// Who decides.
    fn bidder(&self) -> String {
        let bidder = self.0.attribute(".bidder.is-deciding", "data-old");
        bidder.expect("somebody decides")
    }

    /// The old order, its bids, and what was paid: `B 4 4`.
    fn old_row(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-old]')].map(it =>
            [it.dataset.old, it.dataset.bid, it.dataset.sunk].join(' '))";
        self.words(script)
    }

    /// The new order and how each place was taken: `B leading`, or a dash.
    fn new_row(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-place]')].map(it =>
            it.dataset.holder ? it.dataset.holder + ' ' + it.dataset.by : '-')";
        self.words(script)
    }

    /// The greyed bids, with their rules.
    fn refused(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-refused]')].map(it =>
            it.dataset.refused + ' ' + it.dataset.rule)";
        self.words(script)
    }

    fn words(&self, script: &str) -> Vec<String> {
        let words = self.0.run(script, json!([]));
        let words = words.as_array().expect("a list").iter();
        words.map(|word| word.as_str().unwrap_or_default().to_owned()).collect()
    }

    fn ply(&self) -> usize {
        let ply = self.0.attribute("[data-testid=table]", "data-ply");
        ply.and_then(|ply| ply.parse().ok()).expect("the table says its ply")
    }

    /// Clicks on a bid or on passing, and pays where a payment is asked for.
    fn act(&self, action: &str) {
        let ply = self.ply();
        self.0.click(&format!("[data-action=\"{action}\"]"));
        self.0.wait_until(action, || self.ply() > ply);
        if self.0.count("[data-testid=bid-payment]") > 0 {
            self.0.click("[data-testid=pay]");
            self.0.wait_until("the payment", || self.0.count("[data-testid=bid-payment]") == 0);
        }
    }

    /// Waits until something was announced; the eye sees it for some seconds only.
    fn hears(&self, what: &str) {
        let script = "return document.querySelector('[data-testid=herald]').textContent";
        self.0.wait_until(what, || {
            let text = self.0.run(script, json!([]));
            text.as_str().unwrap_or_default().contains(what)
        });
    }

    /// Whether the refusal is what is seen in its middle, where the bids have the place of the prompt; how many bids there
    /// are and how many of them reach below the prompt; how many bidders' plaques, and how many beyond their bidder.
    fn clear(&self) -> (bool, [usize; 2], [usize; 2]) {
        let script = "const box = it => it.getBoundingClientRect(), all = it => [...document.querySelectorAll(it)];
            const refusal = document.querySelector('[data-testid=refusal]'), at = box(refusal);
            const seen = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
            const prompt = box(document.querySelector('.prompt')).bottom, bids = all('.bids__row > *'), plaques = all('.bidder__bid');
            return [refusal.contains(seen),
                [bids.length, bids.filter(it => box(it).bottom > prompt + 1).length],
                [plaques.length, plaques.filter(it => box(it).right > box(it.closest('.bidder')).right + 1).length]]";
        serde_json::from_value(self.0.run(script, json!([]))).expect("what was counted")
    }

    fn look(&self, name: &str) {
        if !wants_pictures() {
            return;
        }
        for (screen, size) in
            [(Screen::Tablet, "tablet"), (Screen::Phone, "phone"), (Screen::Desktop, "desktop")]
        {
            self.0.show(screen);
            let moving = "return document.getAnimations().some(it => it instanceof CSSTransition)";
            self.0.wait_until("the discs to arrive", || {
                self.0.run(moving, json!([])) == json!(false)
            });
            self.0.screenshot(&format!("auction-{name}-{size}"));
        }
    }
}

#[test]
fn auc_8_is_played_as_in_the_worked_example() {
    let browser = Browser::start();
    sit_down(&browser, second_auction(Setup::standard(5, 8)));
    let scene = Scene(&browser);
    assert_eq!(scene.old_row(), ["B 0 0", "K 0 0", "G 0 0", "O 0 0", "P 0 0"]);
    assert_eq!(scene.new_row(), ["-", "-", "-", "-", "-"]);

    assert_eq!(scene.bidder(), "B");
    scene.act("bid 4");
    assert_eq!((scene.bidder().as_str(), scene.refused()), ("K", vec!["bid 4 AUC-2".to_owned()]));
    scene.act("bid 1");
    assert_eq!(scene.bidder(), "G");
    assert!(browser.text("[data-action=pass]").contains("5th place, free"));
    scene.act("pass");
    scene.hears("Green passes: 5th place, free");

    assert_eq!(scene.bidder(), "O");
    assert_eq!(scene.refused(), ["bid 1 AUC-2", "bid 4 AUC-2"]);
    browser.hover("[data-refused=\"bid 4\"]");
    browser.wait_until("the reason", || {
        browser.text("[data-testid=bid-says]").contains("a player to the left already bids")
    });
    let ply = scene.ply();
    browser.click("[data-refused=\"bid 1\"]");
    browser.wait_for("[data-testid=refusal]");
    assert!(browser.text("[data-testid=refusal]").contains("AUC-2"));
    assert_eq!(scene.ply(), ply, "a greyed bid is not made");
    for screen in [Screen::Tablet, Screen::Desktop] {
        browser.show(screen);
        let (seen, bids, plaques) = scene.clear();
        assert!(seen && bids[0] > 10 && bids[1] == 0, "{screen:?}: {seen}, {bids:?}");
        assert_eq!(plaques, [5, 0], "{screen:?}");
    }
    scene.look("bidding");
    scene.act("bid 3");

    assert_eq!(scene.bidder(), "P");
    assert_eq!(scene.refused(), ["bid 1 AUC-2", "bid 3 AUC-2", "bid 4 AUC-2"]);
    assert_eq!(scene.old_row(), ["B 4 4", "K 1 1", "G 0 0", "O 3 3", "P 0 0"]);
    scene.act("bid 2");
    scene.hears("Brown leads with $4: 1st place");
    assert_eq!(scene.new_row(), ["B leading", "-", "-", "-", "G passing"]);

    assert_eq!(scene.bidder(), "K");
    assert!(scene.refused().contains(&"bid 1 AUC-2".to_owned()), "the own latest bid");
    assert!(browser.text("[data-action=pass]").contains("4th place, free"));
    scene.act("bid 2");
    scene.hears("Orange leads with $3: 2nd place");
    assert_eq!(scene.new_row(), ["B leading", "O leading", "-", "-", "G passing"]);

    assert_eq!(scene.bidder(), "P");
    assert_eq!(scene.refused(), ["bid 2 AUC-2"]);
    scene.act("bid 3");
    assert_eq!(scene.bidder(), "K");
    assert_eq!(scene.standing("K", "data-sunk"), "3");
    scene.act("pass");
    scene.hears("Pink passes: 4th place, spent $3");
    scene.hears("Purple gets 3rd place, the last one left: $");
    scene.hears("Brown is first player: +1\u{a0}Stress");
    let order = ["B leading", "O leading", "P remaining", "K passing", "G passing"];
    assert_eq!(scene.new_row(), order);
    scene.look("market");
    browser.assert_quiet();
}

#[test]
fn the_price_of_a_bid_is_told_before_it_is_paid_and_the_cards_follow() {
    let browser = Browser::start();
    sit_down(&browser, second_auction(Setup::standard(3, 8)));
    let scene = Scene(&browser);
    browser.hover("[data-action=\"bid 9\"]");
    browser.wait_until("the price", || {
        let says = browser.text("[data-testid=bid-says]");
        says.contains("9 leads: 1st place") && says.contains("$7 cash + ")
    });

    let ply = scene.ply();
    browser.click("[data-action=\"bid 9\"]");
    browser.wait_for("[data-testid=bid-payment]");
    assert!(browser.text("[data-testid=bid-payment]").contains("$7 cash + "));
    assert_eq!(scene.standing("B", "data-stage"), "paying");
    scene.look("payment");
    browser.click("[data-testid=back]");
    browser.wait_until("the way back", || scene.ply() == ply);

    scene.act("pass");
    scene.act("pass");
    scene.hears("Green gets 1st place, the last one left: free");
    assert_eq!(scene.new_row(), ["G remaining", "K passing", "B passing"]);
    let cards = browser.count("[data-stake] [data-action^=\"take \"]");
    assert_eq!(cards, 3, "each open card can be taken");
    let card = browser.attribute("[data-stake]", "data-stake").expect("a card");
    browser.click(&format!("[data-action=\"take {card}\"]"));
    browser
        .wait_until("the card to be taken", || browser.count(&format!("[data-stake={card}]")) == 0);
    scene.hears("Green takes ");
    assert_eq!(browser.attribute(".berth.is-now", "data-holder").as_deref(), Some("K"));
    browser.assert_quiet();
}

/// Who folds the rows away to see the players can bid.
#[test]
fn auc_1_bids_stay_where_the_rows_are_folded() {
    let browser = Browser::start();
    sit_down(&browser, second_auction(Setup::standard(4, 8)));
    let ply = || browser.attribute("[data-testid=table]", "data-ply");
    let before = ply();
    browser.click(".auction__fold");
    browser.wait_for(".sale.is-folded");
    browser.click("[data-testid=bids] [data-action=pass]");
    browser.wait_until("the next bidder", || ply() != before);
    browser.assert_quiet();
}

#[test]
fn who_only_watches_sees_the_auction_without_buttons() {
    let browser = Browser::start();
    let mut session = second_auction(Setup::standard(3, 8));
    session.play(Action::Pass).expect("a legal action");
    let link = codec::encode(&session.record());
    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=auction]");
    assert_eq!(browser.count("[data-old]"), 3);
    assert_eq!(browser.count("[data-testid=bids]"), 0);
    assert_eq!(browser.count("[data-action=pass]"), 0);
    assert!(browser.count("[data-stake]") > 0);
    browser.assert_quiet();
}
