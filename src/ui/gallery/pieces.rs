//! Icons, cards and a map of samples.

use crate::session::PlayerColor;
use crate::titles::tramways::network::{Direction, Point};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Slot};
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};
use crate::ui::components::card::{Card, Standing};
use crate::ui::components::icon::{Sign, icon};
use crate::ui::components::map::{Map, MapWords, Pick};
use crate::view::scene::{
    Board, Era, Ground, Line, Made, Overlay, Place, Plan, Run, Site, Stage, Step, Tag, Target,
    TargetKind, Ware, Warning,
};
use crate::view::slots::Slots;
use yew::prelude::*;

/// Every piece in every state.
#[component]
pub(super) fn Pieces() -> Html {
    html! {
        <div class="page">
            <main class="page__main">
                <Icons />
                <Cards />
                <Maps />
            </main>
        </div>
    }
}

#[component]
fn Icons() -> Html {
    html! {
        <section class="panel">
            <div class="panel__body row" ~style="font-size:1.6rem">
                { for signs().into_iter().map(|sign| icon(sign, format!("{sign:?}"))) }
            </div>
            <div class="panel__body row">
                { for signs().into_iter().map(|sign| icon(sign, format!("{sign:?}"))) }
            </div>
        </section>
    }
}

fn signs() -> Vec<Sign> {
    let kinds = BuildingType::ALL.map(|kind| Icon::To(Destination::Kind(kind)));
    let plain = [
        Icon::Rails(1),
        Icon::Rails(2),
        Icon::Rails(3),
        Icon::UpgradeLink,
        Icon::Build,
        Icon::UpgradeBuilding,
        Icon::To(Destination::Parcel(ParcelId(0))),
        Icon::To(Destination::Parcel(ParcelId(24))),
        Icon::Money(1),
        Icon::Money(2),
        Icon::Money(3),
        Icon::Worker,
        Icon::Passenger,
        Icon::Calm,
        Icon::Stripe,
    ];
    let others =
        [Sign::Points, Sign::Stress, Sign::Cash, Sign::Passenger, Sign::Worker, Sign::Card];
    let tools = [Sign::Undo, Sign::Redo, Sign::Fit, Sign::Menu, Sign::Book, Sign::Link, Sign::Log];
    let actions = kinds.into_iter().chain(plain).map(Sign::Action);
    let discs = PlayerColor::ALL.map(Sign::Disc);
    let rails = [Sign::Straight(PlayerColor::Orange), Sign::Curve(PlayerColor::Orange)];
    actions.chain(others).chain(discs).chain(rails).chain(tools).collect()
}

#[component]
fn Cards() -> Html {
    let words = use_callback((), |sign: Sign, _| AttrValue::from(format!("{sign:?}")));
    let onpick = use_callback((), |_: CardId, _| ());
    let onslot = use_callback((), |_: (CardId, Slot), _| ());
    let shown = [91, 96, 0, 3, 20, 23, 44, 45, 49, 53, 57, 61, 63, 64, 65, 69];
    let cards = |width: u32| {
        shown.map(|id| {
            html! {
                <div ~style={format!("--card-width:{width}px")}>
                    <Card card={CardId(id)} label={CardId(id).name()} words={words.clone()} />
                </div>
            }
        })
    };
    let used: Slots = [Slot(0), Slot::STRIPE].into_iter().collect();
    let open: Slots = [Slot(1), Slot(2)].into_iter().collect();
    let standings = [Standing::Resting, Standing::Playable, Standing::Chosen, Standing::Spent];
    html! {
        <section class="panel">
            <div class="panel__body row">{ for cards(120) }</div>
            <div class="panel__body row">{ for cards(60) }</div>
            <div class="panel__body row">
                { for standings.map(|standing| html! {
                    <Card card={CardId(64)} label="64" words={words.clone()} {standing} onpick={onpick.clone()} />
                }) }
                <Card card={CardId(61)} label="61" words={words.clone()} standing={Standing::Chosen} {used} {open}
                    onslot={onslot.clone()} onpick={onpick.clone()} />
                <div class="card card--back" />
            </div>
        </section>
    }
}

#[component]
fn Maps() -> Html {
    let plan = use_memo((), |()| plan());
    let overlay = use_memo((), |()| overlay());
    let words = use_memo((), |()| MapWords {
        map: "Map".into(),
        closer: "Zoom in".into(),
        farther: "Zoom out".into(),
        whole: "Whole map".into(),
    });
    let onpick = use_callback((), |_: Pick, _| ());
    html! {
        <section class="panel" ~style="position:relative;height:36rem;background:var(--felt)">
            <Map {plan} {overlay} {words} cells={Rc::default()} {onpick} />
        </section>
    }
}

const ROWS: [&str; 5] = [
    ". . A1 ^ . . ~ ~ .",
    ". R R . C . ~ . L",
    ". . . . C1 . . . .",
    "I . ^ C2 . L L . R",
    "I A2 . . ^ . I . .",
];

fn plan() -> Plan {
    let board = |name: &str, era| Board { name: name.to_owned(), era };
    let boards = vec![board("A", Era::Normal), board("F", Era::Hard), board("J", Era::Normal)];
    let site = |x: usize, y: usize, word: &str| Site {
        at: Point { x: x as i16, y: y as i16 },
        board: x / 3,
        ground: ground(x, word),
    };
    let row = |(y, row): (usize, &&str)| {
        row.split(' ').enumerate().map(|(x, word)| site(x, y, word)).collect::<Vec<_>>()
    };
    let sites: Vec<Site> = ROWS.iter().enumerate().flat_map(row).collect();
    let built = |s: &&Site| matches!(s.ground, Ground::Building(..));
    let people = sites.iter().filter(built).map(|s| s.at).collect();
    Plan { boards, people, sites, lines: lines() }
}

fn ground(x: usize, word: &str) -> Ground {
    let kind = word.chars().next().and_then(BuildingType::from_letter);
    match (word, ParcelId::named(word), kind) {
        ("^", ..) => Ground::Mountain,
        ("~", ..) => Ground::Lake,
        ("A1", Some(parcel), _) => Ground::Lot(parcel, None),
        (_, Some(parcel), _) => Ground::Lot(parcel, Some(PlayerColor::Orange)),
        (_, None, Some(kind)) if x == 8 => {
            Ground::Building(kind, Made::Upgraded(PlayerColor::Orange))
        }
        (_, None, Some(kind)) if x == 6 => Ground::Building(kind, Made::Built(PlayerColor::Purple)),
        (_, None, Some(kind)) => Ground::Building(kind, Made::Printed),
        _ => Ground::Plain,
    }
}

fn run(start: (i16, i16), way: &str) -> Vec<Step> {
    let mut at = Point { x: start.0, y: start.1 };
    let sides: Vec<Direction> = way.chars().filter_map(Direction::from_letter).collect();
    let steps = sides.windows(2).map(|pair| {
        let step = Step { at, from: pair[0].opposite(), to: pair[1] };
        at = at.step(pair[1]);
        step
    });
    steps.collect()
}

fn lines() -> Vec<Line> {
    let line = |owner, start, way, stage| Line { owner, steps: run(start, way), stage };
    vec![
        line(PlayerColor::Orange, (1, 2), "sswww", Stage::Incomplete),
        line(PlayerColor::Orange, (3, 1), "ee", Stage::Complete),
        line(PlayerColor::Purple, (4, 0), "neeeesss", Stage::Upgraded),
        line(PlayerColor::Brown, (5, 1), "esse", Stage::Complete),
        line(PlayerColor::Pink, (2, 2), "sess", Stage::Incomplete),
        line(PlayerColor::Green, (7, 4), "eee", Stage::Complete),
        line(PlayerColor::Orange, (7, 3), "ee", Stage::Upgraded),
    ]
}

fn overlay() -> Overlay {
    let target = |kind, place, tags| Target { kind, place, preview: None, tags };
    let at = |x, y| Point { x, y };
    let tag = |what, amount| Tag { what, amount };
    let gains = vec![tag(Ware::Points, 2), tag(Ware::Cash, -3)];
    let now =
        Line { owner: PlayerColor::Orange, steps: run((7, 1), "wws"), stage: Stage::Incomplete };
    Overlay {
        targets: vec![
            target(TargetKind::Start, Place::Gate(at(1, 1), Direction::North), Vec::new()),
            target(TargetKind::Next, Place::Gate(at(4, 4), Direction::East), Vec::new()),
            target(TargetKind::End, Place::Gate(at(2, 4), Direction::West), Vec::new()),
            target(TargetKind::Passenger, Place::Cell(at(4, 1)), Vec::new()),
            target(TargetKind::Ride, Place::Cells(vec![at(5, 3), at(6, 3)]), gains),
        ],
        chosen: None,
        run: Some(Run { owner: PlayerColor::Orange, lines: vec![now] }),
        warnings: vec![Warning { at: at(5, 0), side: Direction::East }],
    }
}
