//! Frozen: every line of tests/golden/links.txt, results.txt, saves.txt and attempts.txt stays readable and keeps its
//! meaning. Lines are added (`cargo run --example golden` prints some), never changed or removed: a change of meaning
//! raises the rules version, and games continue by the version that they began with.
//!
//! Both forms may get new optional fields; where one is absent its old meaning holds.

use crate::attempts::{Storage, shown};
use crate::links::links;
use crate::meaning::{Golden, of_link, of_results, of_save};
use crate::results::results;
use catenary::engine::codec::{self, Kind, Link, MAX_RESULTS, Results};
use catenary::engine::game::Game;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::scores::challenge::name;
use catenary::table::title::Title;
use catenary::table::{Device, GameMode, Save, SavedCount};
use catenary::titles::city::codec::board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::{Action, Payment};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Returns the lines of saves.txt: the key of a title, the meaning of the save, and the save.
fn saves() -> Vec<[&'static str; 3]> {
    let lines = include_str!("../golden/saves.txt").lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.splitn(3, ' ').collect::<Vec<_>>());
    parts.map(|parts| parts.try_into().expect("a key, a meaning and a save")).collect()
}

/// The titles, with their numbers of players.
const TITLES: [(&str, RangeInclusive<usize>); 5] = [
    ("tramways", 1..=5),
    ("san-francisco", 2..=4),
    ("berlin", 2..=4),
    ("own-board", 2..=4),
    ("metromania", 2..=4),
];

/// The golden links of a title, counted.
#[derive(Default)]
struct Seen {
    /// The number of links by kind and number of players.
    kinds: BTreeMap<(char, usize), usize>,
    /// The numbers of links with undone decisions, of links that begin at a position, and of finished games.
    undone: usize,
    begun_at_positions: usize,
    finished: usize,
}

impl Seen {
    fn take<G: Golden>(&mut self, link: &Link<G>, meaning: &str) {
        let players = G::players(&link.record.setup);
        *self.kinds.entry((link.kind.letter(), players)).or_default() += 1;
        if link.kind == Kind::Game {
            self.undone += usize::from(link.cursor < link.record.actions.len());
            self.begun_at_positions += usize::from(G::is_position(&link.record.setup));
            self.finished += usize::from(meaning.contains(":over:"));
        }
    }
}

/// Checks that a link has its old meaning, and is written as before.
fn check_link<G: Golden>([key, text, meaning]: [&str; 3], seen: &mut Seen) {
    let link = codec::read::<G>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(
        (of_link(&link).as_str(), G::title_key(&link.record.setup)),
        (meaning, key),
        "{text}"
    );
    assert_eq!(codec::write(&link), text);
    seen.take(&link, meaning);
}

#[test]
fn golden_links_keep_their_meaning() {
    let lines = links();
    assert!(lines.len() >= 100, "{} golden links", lines.len());
    let mut all: BTreeMap<&str, Seen> = BTreeMap::new();
    for line in lines {
        let seen = all.entry(line[0]).or_default();
        match line[0] {
            "tramways" => check_link::<Tramways>(line, seen),
            "metromania" => check_link::<Metromania>(line, seen),
            _ => check_link::<City>(line, seen),
        }
    }
    assert_eq!(all.len(), TITLES.len());
    for (title, players) in TITLES {
        let seen = &all[title];
        let is_game = |kind: &Kind| !matches!(kind, Kind::Board | Kind::Results);
        for kind in Kind::ALL.into_iter().filter(is_game) {
            let has = |players| seen.kinds.contains_key(&(kind.letter(), players));
            assert!(players.clone().all(has), "{title} {kind:?}: {:?}", seen.kinds);
        }
        assert!(seen.undone > 2 && seen.begun_at_positions > 2 && seen.finished > 2, "{title}");
    }
}

/// They have every kind of action, each payment that such boards have, and a claim of each length and number of ferry
/// symbols.
#[test]
fn golden_games_on_own_boards_cover_every_kind_of_action() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for [_, text, _] in links().into_iter().filter(|[key, ..]| *key == "own-board") {
        let link = codec::read::<City>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut state = City::new(&link.record.setup).expect("a legal set-up");
        for action in link.record.actions {
            let kind = match action {
                Action::Take(slot) => format!("take {}", slot.0),
                Action::Pay(Payment { card, wilds }) => format!("pay {} {wilds}", card.name()),
                Action::Claim(id) => {
                    let route = &state.data().routes[id.index()];
                    let kind = format!("{:?}", route.kind);
                    format!("claim {kind} {} {}", route.length, route.symbols)
                }
                _ => format!("{action:?}").split('(').next().unwrap_or_default().to_owned(),
            };
            seen.insert(kind);
            City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        }
    }
    let count = |start: &str| seen.iter().filter(|kind| kind.starts_with(start)).count();
    for kind in ["Blind", "Tickets", "Token", "Keep", "Return", "Place"] {
        assert!(seen.contains(kind), "{kind}: {seen:?}");
    }
    assert!((1..=6).all(|length| seen.contains(&format!("claim Tram {length} 0"))), "{seen:?}");
    assert!((1..=6).all(|length| seen.contains(&format!("claim Metro {length} 0"))), "{seen:?}");
    assert!((1..=4).all(|wilds| count(&format!("claim Ferry {wilds}")) > 0), "{seen:?}");
    let paid = |wilds: usize| {
        seen.iter().any(|kind| kind.ends_with(&format!(" {wilds}")) && kind.starts_with("pay"))
    };
    assert!((0..=6).all(paid), "{seen:?}");
    assert_eq!((count("take "), seen.contains("pay wild 6")), (5, true), "{seen:?}");
}

/// Checks that results have their old meaning, are written as before, and open as their first game on any page.
fn check_results<G: Golden>([key, text, meaning]: [&str; 3]) -> usize {
    let results = Results::<G>::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(
        (of_results(&results).as_str(), G::title_key(&results.setup)),
        (meaning, key),
        "{text}"
    );
    assert_eq!(results.write().as_deref(), Ok(text));
    let first = Link::game(results.record(&results.games[0]), usize::MAX);
    assert_eq!(codec::read::<G>(text).as_ref(), Ok(&first));
    results.games.len()
}

#[test]
fn golden_results_keep_their_meaning() {
    let mut counts: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for line in results() {
        counts.entry(line[0]).or_default().push(match line[0] {
            "tramways" => check_results::<Tramways>(line),
            "metromania" => check_results::<Metromania>(line),
            _ => check_results::<City>(line),
        });
    }
    for (title, _) in TITLES {
        for count in [1, 2, MAX_RESULTS] {
            assert!(counts[title].contains(&count), "{title}: {counts:?}");
        }
    }
}

/// The names of the first deals of results.txt.
const NAMES: [(&str, &str); 5] = [
    ("berlin", "0024d5e9"),
    ("metromania", "058ec859"),
    ("own-board", "73feb37c"),
    ("san-francisco", "8a98cebf"),
    ("tramways", "5b557730"),
];

/// Returns the name of the deal of results; saves and ledger records use it.
fn deal_name<G: Title>(text: &str) -> String {
    name(&Results::<G>::read(text).expect("results"))
}

#[test]
fn golden_deals_keep_their_names() {
    let mut names: BTreeMap<&str, String> = BTreeMap::new();
    for [title, text, _] in results() {
        names.entry(title).or_insert_with(|| match title {
            "tramways" => deal_name::<Tramways>(text),
            "metromania" => deal_name::<Metromania>(text),
            _ => deal_name::<City>(text),
        });
    }
    let names: Vec<_> = names.iter().map(|(title, name)| (*title, name.as_str())).collect();
    assert_eq!(names, NAMES);
}

/// The lines of counts.txt: each a saved count.
#[test]
fn golden_counts_round_trip_unchanged() {
    let lines = include_str!("../golden/counts.txt").lines().filter(|line| !line.starts_with('#'));
    let mut counts = 0;
    for line in lines {
        let count = SavedCount::read(line).expect("a known form").expect("a count");
        assert_eq!(count.write(), line);
        counts += 1;
    }
    assert!(counts >= 3, "{counts} golden counts");
}

/// The lines of boards.txt: the id of an own board, its name, and its link.
#[test]
fn golden_boards_are_unchanged() {
    let lines = include_str!("../golden/boards.txt").lines().filter(|line| !line.starts_with('#'));
    let mut boards = 0;
    for line in lines {
        let (id, rest) = line.split_once(' ').expect("an id");
        let (link, name) = rest.split_once(' ').expect("a link and a name");
        let own = board::read(link).unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!((own.id().to_string().as_str(), own.data().name), (id, name), "{link}");
        assert_eq!(board::write(own).as_deref(), Some(link));
        assert_eq!(codec::board::id_of(link), Ok(own.id()));
        boards += 1;
    }
    assert!(boards >= 3, "{boards} golden boards");
}

/// In links.txt some games are followed by the link of their position, which includes everything hidden.
#[test]
fn positions_of_golden_games_are_written_unchanged() {
    fn check<G: Golden>(game: &str, position: &str) {
        let mut link = codec::read::<G>(game).unwrap_or_else(|error| panic!("{game}: {error}"));
        link.record.actions.truncate(link.cursor);
        assert_eq!(codec::write(&codec::position(&link.record)), position);
    }
    let lines = links();
    let follows = |pair: &&[[&str; 3]]| pair[0][1].starts_with('g') && pair[1][1].starts_with('p');
    let pairs: Vec<_> = lines.windows(2).filter(follows).collect();
    assert!(pairs.len() >= 12, "{} pairs", pairs.len());
    for pair in pairs {
        match pair[0][0] {
            "tramways" => check::<Tramways>(pair[0][1], pair[1][1]),
            "metromania" => check::<Metromania>(pair[0][1], pair[1][1]),
            _ => check::<City>(pair[0][1], pair[1][1]),
        }
    }
}

/// Checks that a save has its old meaning, and that the game saves as before.
fn check_save<G: Golden>([key, meaning, text]: [&str; 3]) -> Save {
    let save = Save::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((of_save::<G>(&save).as_str(), save.title()), (meaning, key), "{text}");
    assert_eq!(save.write(), text);
    let (table, _) = save.open::<G>().expect("a game");
    assert_eq!(G::title_key(table.session.setup()), key);
    let mut again = Save::of(key, &table, save.glance.clone(), save.revision(), save.saved_at);
    (again.clock, again.prepared, again.planned, again.reopened) =
        (save.clock, save.prepared.clone(), save.planned.clone(), save.reopened);
    assert!(again == save, "{text}");
    save
}

/// Checks that the table of a save, saved again, keeps the prepared actions and the position of the last undo.
fn check_table<G: Golden + Title>(line: [&str; 3]) -> Save {
    let save = check_save::<G>(line);
    let (table, _) = TableModel::<G>::open(&save, Device::default()).expect("a game");
    let mut again = table.save(save.revision(), save.saved_at);
    again.clock = save.clock;
    // Older saves of own boards have neither name nor picture for lists.
    if save.glance.board.is_none() {
        (again.glance.board, again.glance.picture) = (None, save.glance.picture.clone());
    }
    assert!(again == save, "{}", line[2]);
    save
}

#[test]
fn golden_saves_open_unchanged() {
    let lines = saves();
    assert!(lines.len() >= 40, "{} golden saves", lines.len());
    let mut saves = Vec::new();
    for line in lines {
        saves.push(match line[0] {
            Tramways::KEY => check_save::<Tramways>(line),
            Metromania::KEY => check_table::<Metromania>(line),
            _ => check_table::<City>(line),
        });
    }
    for (title, players) in TITLES {
        let own: Vec<&Save> = saves.iter().filter(|save| save.title() == title).collect();
        for players in players {
            let has =
                |over| own.iter().any(|it| it.players.count() == players && it.glance.over == over);
            assert!(has(true) && has(false), "{title} of {players}");
        }
        if title != Tramways::KEY {
            assert!(own.iter().any(|save| save.prepared.is_some()), "{title}");
            assert!(own.iter().any(|save| save.reopened.is_some()), "{title}");
        }
    }
    let strict = saves.iter().filter(|save| save.mode.is_strict()).count();
    let daily = saves.iter().filter(|save| matches!(save.mode, GameMode::Daily(_))).count();
    assert!(strict >= 4 && daily >= 1);
}

/// The lines of attempts.txt: the name of a storage, what the page of scores shows, and its entries.
#[test]
fn golden_storages_show_the_same_scores() {
    let lines =
        include_str!("../golden/attempts.txt").lines().filter(|line| !line.starts_with('#'));
    let mut storages = 0;
    for line in lines {
        let (name, rest) = line.split_once(' ').expect("a name");
        let (meaning, entries) = rest.split_once(' ').expect("a meaning and entries");
        let storage: Storage = serde_json::from_str(entries).expect("entries by their names");
        assert_eq!(shown(&storage), meaning, "{name}");
        storages += 1;
    }
    assert!(storages >= 6, "{storages} golden storages");
}

/// After a change of words, print the file again and read the difference.
#[test]
fn table_texts_equal_the_golden_file() {
    let (printed, golden) = (crate::texts::texts(), include_str!("../golden/texts.txt"));
    let pairs = printed.lines().zip(golden.lines());
    let other = pairs.enumerate().find(|(_, (now, then))| now != then);
    let now = "print it anew (cargo run --no-default-features --example golden -- texts > tests/golden/texts.txt) and read the difference";
    assert_eq!(other, None, "texts.txt: {now}");
    assert_eq!(printed.len(), golden.len(), "texts.txt: {now}");
}
