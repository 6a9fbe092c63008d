//! Refusals: each reason, the rule it names, and every place that can return it.

use super::support::{open, play, refusal_name, scripts};
use super::universe::universe;
use catenary::engine::game::{Game, Rng};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::refusal::Refusal;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::rules::variants::{Deal, DevelopmentRule};
use std::collections::{BTreeMap, BTreeSet};

/// All possible reasons with their rules, by decision and action.
const REASONS: &[(&str, &[&str])] = &[
    ("Draft Take", &["SET-4 NotInDraft"]),
    ("Keep Take", &["SET-9 NotInOffer"]),
    ("Book Book", &["SET-9 EmptyBook"]),
    ("BookTake Take", &["SET-9 NotInBook"]),
    ("BookTop Top", &["SET-9 NotInBook"]),
    (
        "Bid Bid",
        &["AUC-2 BidRepeated", "AUC-2 BidTaken", "AUC-2 BidTooLow", "AUC-4 NotEnoughMoney"],
    ),
    ("Market Take", &["AUC-7 NotInAuction"]),
    ("Void Discard", &["CARD-5 NotInHandForVoid", "CARD-5 VoidForVoid"]),
    ("Line Reveal", &["SOLO-3 EmptyLine", "SOLO-3 RevealTooDear"]),
    ("Line Take", &["SOLO-3 NotInLine"]),
    ("Money Cash", &["AUC-4 NotEnoughMoney"]),
    (
        "Money Play",
        &[
            "AUC-4 NotMoney",
            "AUC-4 Superfluous",
            "CARD-2 NoSuchIcon",
            "PLAY-1 NotInHand",
            "PLAY-2 IconUsed",
            "PLAY-3 ConsequenceTooDear",
        ],
    ),
    ("Task Done", &["ACT-1 MustActFirst", "ACT-2 MustAct"]),
    (
        "Task Play",
        &[
            "ACT-4 NotForActions",
            "CARD-2 NoSuchIcon",
            "PLAY-1 NotInHand",
            "PLAY-3 ConsequenceTooDear",
        ],
    ),
    ("Task Start", &["PLAY-5 NothingToDo", "RAIL-1 NoWorker"]),
    ("Task TwoDollars", &["ACT-2 MoneyTaken"]),
    (
        "Head Head",
        &[
            "RAIL-1 RunTooDear",
            "RAIL-10 EndsUnnamed",
            "RAIL-10 NotYourLink",
            "RAIL-13 LosesItsEnd",
            "RAIL-2 NoStart",
            "RAIL-3 EndUnnamed",
            "RAIL-4 OnlyLastTile",
            "RAIL-5 OnBuilding",
            "RAIL-5 OnForeignParcel",
            "RAIL-5 OnLake",
            "RAIL-6 CellIsFull",
            "RAIL-7 OffTheMap",
            "RAIL-9 UpgradedLink",
        ],
    ),
    (
        "Lay Done",
        &["RAIL-1 RunTooDear", "RAIL-2 NothingLaid", "RAIL-3 EndUnnamed", "RAIL-5 MustGoOn"],
    ),
    (
        "Lay Lay",
        &[
            "RAIL-1 RunTooDear",
            "RAIL-10 EndsUnnamed",
            "RAIL-10 MeetsOther",
            "RAIL-12 BackToStart",
            "RAIL-13 LosesItsEnd",
            "RAIL-2 TurnsBack",
            "RAIL-3 EndUnnamed",
            "RAIL-4 SameTileAgain",
            "RAIL-5 OnLake",
            "RAIL-6 CellIsFull",
            "RAIL-7 IntoForeignParcel",
            "RAIL-7 OffTheMap",
            "RAIL-8 NoTileLeft",
        ],
    ),
    ("Upgrade Link", &["UPL-1 AlreadyUpgraded", "UPL-1 NoSuchLink", "UPL-1 NotYoursToUpgrade"]),
    ("Site Site", &["BLD-1 NotYourParcel", "PLAY-5 NothingToDo"]),
    ("Kind Kind", &["BLD-1 NoTile"]),
    ("UpgradeSite Site", &["PLAY-5 NothingToDo", "UPB-1 NotYourBuilding"]),
    ("Passenger Cell", &["MOV-1 NoPassenger", "MOV-2 NoRoute"]),
    ("Ride Done", &["MOV-2 CannotAlight"]),
    (
        "Ride Link",
        &["MOV-1 IncompleteLink", "MOV-2 NoRoute", "MOV-2 NotTouching", "MOV-3 LocationTwice"],
    ),
    (
        "Bill Play",
        &[
            "ACT-4 NotForActions",
            "CARD-2 NoSuchIcon",
            "PLAY-1 NotInHand",
            "PLAY-2 IconUsed",
            "PLAY-3 ConsequenceTooDear",
            "PLAY-4 OtherAction",
            "PLAY-5 RestUnpayable",
            "PLAY-5 WrongIcon",
            "RAIL-1 NotExact",
        ],
    ),
    ("Bonus Blind", &["MOV-8 NothingBlind"]),
    ("Bonus Book", &["SET-9 EmptyBook"]),
    ("Bonus Take", &["MOV-8 NotOnDisplay"]),
    ("Buy Buy", &["MOV-8 TooManyPoints"]),
    (
        "Administration Discard",
        &["ADM-2 DiscardTooDear", "ADM-2 NotInHandToDiscard", "PLAY-3 ConsequenceTooDear"],
    ),
    (
        "Administration Play",
        &[
            "ADM-1 NoPlaceForPassenger",
            "ADM-1 NoPlaceForWorker",
            "ADM-1 NoStress",
            "ADM-1 NotInThisPhase",
            "CARD-2 NoSuchIcon",
            "PLAY-1 NotInHand",
            "PLAY-2 IconUsed",
            "PLAY-3 ConsequenceTooDear",
        ],
    ),
    ("AddPassenger Cell", &["ADM-1 NotAnEmptyBuilding"]),
    ("Fill Take", &["R6-1 NotForLastHand"]),
];

/// Reasons that any action can have: the wrong moment, or a place or card that does not exist.
const ANYWHERE: [&str; 4] =
    ["RND-1 NotNow", "SCO-1 GameOver", "SET-1 NoSuchPlace", "CARD-1 NoSuchCard"];

/// The number of positions of each kind of decision that are checked in a game.
const POSITIONS: u32 = 6;

type Reasons = BTreeMap<String, BTreeSet<String>>;

/// Returns the name of a variant.
fn name(variant: impl std::fmt::Debug) -> String {
    let text = format!("{variant:?}");
    text.split('(').next().unwrap_or_default().to_owned()
}

/// Tries all actions of the universe.
fn try_all(state: &State, found: &mut Reasons) {
    for action in universe(state) {
        if let Err(refusal) = Tramways::check(state, action) {
            let place = format!("{} {}", name(state.decision), name(action));
            found.entry(place).or_default().insert(refusal_name(refusal));
        }
    }
}

/// Collects the reasons in all position files.
fn try_positions(found: &mut Reasons) {
    for script in scripts() {
        for case in &script.cases {
            let mut opened = open(script.position_of(case)).expect("a position");
            try_all(&opened.state, found);
            for action in &case.actions {
                if play(&mut opened, std::slice::from_ref(action)).is_err() {
                    break;
                }
                try_all(&opened.state, found);
            }
        }
    }
}

/// Collects the reasons in some positions of a random game.
fn try_game(setup: &Setup, found: &mut Reasons) {
    let mut state = Tramways::new(setup).expect("a legal setup");
    let (mut rng, mut legal, mut looks) = (Rng::new(5), Vec::new(), BTreeMap::new());
    loop {
        let seen: &mut u32 = looks.entry(name(state.decision)).or_default();
        *seen += 1;
        if *seen <= POSITIONS {
            try_all(&state, found);
        }
        Tramways::legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return assert_eq!(state.decision, Decision::Over);
        }
        let action = legal[rng.below(legal.len())];
        Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
    }
}

fn all_reasons() -> Reasons {
    let mut found = Reasons::new();
    try_positions(&mut found);
    let drafted = |players, development| Setup {
        deal: Deal::Advanced,
        development,
        ..Setup::standard(players, 5)
    };
    try_game(&Setup::standard(1, 5), &mut found);
    try_game(&drafted(2, DevelopmentRule::Alternative), &mut found);
    try_game(&drafted(3, DevelopmentRule::Original), &mut found);
    found
}

#[test]
fn every_place_gives_its_own_reasons_and_no_others() {
    let found = all_reasons();
    let mut faults = Vec::new();
    for (place, reasons) in &found {
        let listed = REASONS.iter().find(|(listed, _)| listed == place);
        let listed = listed.map_or(&[][..], |(_, reasons)| reasons);
        let own = reasons.iter().map(String::as_str).filter(|reason| !ANYWHERE.contains(reason));
        let own: Vec<&str> = own.collect();
        if own != listed {
            faults.push(format!("{place}: {own:?}, not {listed:?}"));
        }
    }
    let missing = REASONS.iter().filter(|(place, _)| !found.contains_key(*place));
    faults.extend(missing.map(|(place, _)| format!("{place}: nothing")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_reason_is_given_somewhere() {
    let listed = REASONS.iter().flat_map(|(_, reasons)| reasons.iter().copied());
    let listed: BTreeSet<&str> = listed.chain(ANYWHERE).collect();
    let all: Vec<String> = Refusal::ALL.iter().map(|&refusal| refusal_name(refusal)).collect();
    assert_eq!(all.iter().map(String::as_str).collect::<BTreeSet<&str>>(), listed);
}
