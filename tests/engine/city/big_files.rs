//! Files that need a big board (CBIG): what makes a board big, what is asked, what is refused.

use super::big_by_chance::{big_by_chance, tables_by_chance};
use super::support::play_at_random;
use crate::sample::share;
use catenary::engine::game::Rng;
use catenary::titles::city::boards::{Board, BoardRules, Kind, OpenLanes, TicketRules};
use catenary::titles::city::codec::board;
use catenary::titles::city::import::{self, At, Draft, Finding, Mend, Severity, Why};
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::words::findings;
use catenary::words::Locale;
use serde_json::{Value, json};

fn open(draft: &Draft) -> Vec<Why> {
    let found = import::check(draft).into_iter();
    found.filter(|it| it.severity != Severity::Note).map(|it| it.why).collect()
}

fn found(draft: &Draft) -> Vec<Finding> {
    import::check(draft)
}

/// Returns the stop with a number.
fn stop(at: usize) -> Value {
    json!({ "id": format!("s{at}"), "name": format!("Place {at}"), "x": at % 6 * 150, "y": at / 6 * 120, "type": "city" })
}

fn joins(from: usize, to: usize, length: usize) -> Value {
    json!({ "a": format!("s{from}"), "b": format!("s{to}"), "length": length, "color": "gray" })
}

/// Returns the payload of an editor's file: a grid of 6 places across, with Tickets of all kinds of distances.
fn grid(down: usize) -> Value {
    let count = 6 * down;
    let colors = ["red", "blue", "green", "black", "purple", "orange", "gray"];
    let right = (0..count).filter(|at| at % 6 < 5).map(|at| [at, at + 1]);
    let below = (0..count - 6).map(|at| [at, at + 6]);
    let routes = right.chain(below).enumerate().map(|(at, [from, to])| {
        let mut route = joins(from, to, 1 + at % 4);
        route["color"] = json!(colors[at % colors.len()]);
        route
    });
    let tickets = (0..18).map(|at| {
        let from = at * 7 % count;
        let to = (from + 7 + at % 4) % count;
        json!({ "a": format!("s{from}"), "b": format!("s{to}"), "points": 8 })
    });
    json!({
        "name": "Grid",
        "stops": (0..count).map(stop).collect::<Vec<_>>(),
        "routes": routes.collect::<Vec<_>>(),
        "tickets": tickets.collect::<Vec<_>>(),
        "wagonsPerPlayer": 20,
    })
}

fn read(payload: &Value) -> Draft {
    let file =
        json!({ "format": "ticket-to-ride-map", "version": 4, "kind": "map", "payload": payload });
    import::read(&file.to_string()).expect("a map")
}

/// Returns the draft of a small grid after a change.
fn changed(change: impl FnOnce(&mut Value)) -> Draft {
    let mut payload = grid(4);
    change(&mut payload);
    read(&payload)
}

fn add(payload: &mut Value, list: &str, entries: impl IntoIterator<Item = Value>) {
    payload[list].as_array_mut().expect("a list").extend(entries);
}

#[test]
fn cbig_a_board_within_the_limits_of_a_city_is_a_city() {
    let draft = changed(|_| ());
    assert!(!draft.rules.is_big());
    assert_eq!(open(&draft), []);
    for same in [
        changed(|map| map["startingTickets"] = json!(2)),
        changed(|map| map["players"] = json!({ "min": 2, "max": 4 })),
        changed(|map| map["laneRule"] = json!({ "2+": 1, "3+": "all" })),
    ] {
        assert!(!same.rules.is_big());
    }
    // The pieces are for a city, the dealt Tickets or the players for a bigger game.
    let city = changed(|map| {
        map["wagonsPerPlayer"] = json!(15);
        map["startingTickets"] = json!(3);
        map["players"] = json!({ "min": 2, "max": 5 });
    });
    assert!(!city.rules.is_big());
    assert!(found(&city).iter().any(|it| it.why == Why::TicketsDealt(3, 2)));
    // A misprint does not make a board big.
    for misprint in [
        changed(|map| map["routes"][3]["length"] = json!(26)),
        changed(|map| map["wagonsPerPlayer"] = json!(200)),
    ] {
        assert!(!misprint.rules.is_big());
        assert!(matches!(open(&misprint)[..], [Why::Length(26) | Why::Trams(200)]));
    }
}

#[test]
fn cbig_a_board_beyond_the_limits_of_a_city_is_a_big_board() {
    let many = (0..40).map(|at| {
        json!({ "a": format!("s{}", at % 24), "b": format!("s{}", (at + 5 + at / 24 * 6) % 24), "points": 8 })
    });
    for draft in [
        read(&grid(5)),
        changed(|map| map["routes"][3]["length"] = json!(7)),
        changed(|map| map["wagonsPerPlayer"] = json!(45)),
        changed(|map| map["players"] = json!({ "min": 2, "max": 5 })),
        changed(|map| map["startingTickets"] = json!(3)),
        changed(|map| map["keptTickets"] = json!(2)),
        changed(|map| map["routes"][2]["color"] = json!("white")),
        changed(|map| {
            let lane = map["routes"][4].clone();
            add(map, "routes", [lane.clone(), lane]);
        }),
        changed(|map| add(map, "tickets", many)),
    ] {
        assert!(draft.rules.is_big());
        assert_eq!(open(&draft), [], "{:?}", draft.rules);
        let board = draft.board().expect("a board");
        assert_eq!(board::read(&board::write(board).expect("a link")), Ok(board));
        assert!(board.data().rules.is_big());
    }
}

#[test]
fn cbig_3_the_rules_of_the_file_are_kept() {
    let silent = changed(|map| {
        map["routes"][3]["length"] = json!(7);
        map["wagonsPerPlayer"] = Value::Null;
    });
    assert_eq!(silent.rules, BoardRules::big());
    let draft = changed(|map| {
        map["wagonsPerPlayer"] = json!(40);
        map["startingTickets"] = json!(4);
        map["keptTickets"] = json!(3);
        map["laneRule"] = json!({ "2+": 1, "3+": 2, "5+": "all" });
    });
    assert_eq!(draft.rules.pieces.trams, 40);
    assert_eq!(draft.rules.tickets, TicketRules { dealt: 4, kept: 3, drawn: 3 });
    assert_eq!(draft.rules.open_lanes, OpenLanes([1, 2, 2, 4]));
    let odd = changed(|map| (map["wagonsPerPlayer"], map["keptTickets"]) = (json!(45), json!(9)));
    assert!(open(&odd).contains(&Why::TicketsDrawn(9, 9, 3)), "{:?}", open(&odd));
}

#[test]
fn cbig_9_tunnels_are_asked_about_with_two_answers() {
    let with = |down: usize| {
        let mut payload = grid(down);
        payload["routes"][3]["tunnel"] = json!(true);
        payload["routes"][5]["tunnel"] = json!(true);
        read(&payload)
    };
    for (down, is_big) in [(4, false), (5, true)] {
        let draft = with(down);
        assert_eq!((draft.rules.is_big(), open(&draft)), (is_big, vec![Why::Tunnels(2)]));
        let bored = draft.mended(&Mend::BoreTunnels);
        let tunnels = |draft: &Draft| {
            let board = draft.board().expect("a board");
            board.data().routes.iter().filter(|route| route.is_tunnel).count()
        };
        assert_eq!((tunnels(&bored), bored.rules.is_big()), (2, true));
        let plain = draft.mended(&Mend::LevelTunnels);
        assert_eq!((tunnels(&plain), plain.rules.is_big()), (0, is_big));
    }
}

#[test]
fn cbig_3_long_tickets_are_asked_about_with_two_answers() {
    let with = |down: usize| {
        let mut payload = grid(down);
        let long = |at: usize| json!({ "a": "s0", "b": format!("s{}", 23 - at), "points": 15, "long": true });
        add(&mut payload, "tickets", (0..5).map(long));
        // The same pair in both decks would be one Ticket twice.
        add(&mut payload, "tickets", [json!({ "a": "s23", "b": "s0", "points": 9 })]);
        read(&payload)
    };
    for (down, is_big) in [(4, false), (5, true)] {
        let draft = with(down);
        assert_eq!((draft.rules.is_big(), open(&draft)), (is_big, vec![Why::LongTickets(5)]));
        assert!(found(&draft).iter().any(|it| it.why == Why::SameTicket));
        let parted = draft.mended(&Mend::PartTickets).board().expect("a board").data();
        assert_eq!((parted.long_tickets, parted.rules.is_big()), (5, true));
        assert!(parted.all_tickets().all(|it| parted.is_long(it) == (it.index() >= 18)));
        let mixed = draft.mended(&Mend::MixTickets).board().expect("a board").data();
        assert_eq!((mixed.long_tickets, mixed.tickets.len()), (0, 23));
        assert_eq!(mixed.rules.is_big(), is_big);
        for board in [parted.board(), mixed.board()] {
            assert_eq!(board::read(&board::write(board).expect("a link")), Ok(board));
        }
    }
}

#[test]
fn refuses_fields_without_a_rule_by_name_and_place() {
    let first = |draft: &Draft| {
        let found = found(draft);
        let first = found.iter().find(|it| it.severity == Severity::Stops).expect("a fault");
        Locale::ALL.map(|locale| findings::finding(first, locale))
    };
    let route = |field: &'static str, value: Value| {
        let mut payload = grid(5);
        payload["routes"][2][field] = value;
        first(&read(&payload))
    };
    let bridge = route("wagonStyle", json!("bridge"));
    assert_eq!(bridge[0], "Route 3 (Place 2 – Place 3): bridges have no rule here.");
    assert_eq!(bridge[1], "Recorrido 3 (Place 2 – Place 3): los puentes no tienen regla aquí.");
    let contested = route("contested", json!(true));
    assert_eq!(contested[0], "Route 3 (Place 2 – Place 3): contested Routes have no rule here.");
    assert_eq!(
        route("length", json!(10))[0],
        "Route 3 (Place 2 – Place 3): 10 spaces, at most 9 here."
    );
    let list = import::read("From,To,Length,Type\nA,B,7,Bridge\nB,C,2,Rail").expect("a list");
    assert!(open(&list).contains(&Why::Bridge));
    let board = |change: fn(&mut Value)| {
        let mut payload = grid(5);
        change(&mut payload);
        first(&read(&payload))[0].clone()
    };
    assert_eq!(board(|map| map["stationsPerPlayer"] = json!(3)), "Stations have no rule here.");
    assert_eq!(
        board(|map| map["stops"][4]["hub"] = json!(true)),
        "Place 4: hubs have no rule here."
    );
    assert_eq!(
        board(|map| map["wagonsPerPlayer"] = json!(70)),
        "70 trams per player; on a city board it is 11 to 21, on a big one 20 to 60."
    );
    assert_eq!(board(|map| map["tickets"] = json!([])), "0 Tickets; at least 7 are needed.");
    let mut large = grid(11);
    assert_eq!(first(&read(&large))[0], "66 Locations; here it is 64 at most.");
    large = grid(10);
    let routes = large["routes"].as_array().expect("Routes").clone();
    add(&mut large, "routes", routes);
    assert_eq!(first(&read(&large))[0], "208 Routes; here it is 128 at most.");
    let mut many = grid(8);
    let pairs = (0..48).flat_map(|from| (from + 20..48).map(move |to| (from, to)));
    let tickets = pairs
        .map(|(from, to)| json!({ "a": format!("s{from}"), "b": format!("s{to}"), "points": 9 }));
    many["tickets"] = tickets.take(65).collect();
    assert_eq!(first(&read(&many))[0], "65 Tickets; here it is 64 at most.");
}

#[test]
fn reads_every_kind_of_list_at_the_size_of_a_big_board() {
    let count = 40;
    let name = |at: usize| format!("Ort {at}");
    let right = (0..count).filter(|at| at % 8 < 7).map(|at| (at, at + 1));
    let links: Vec<(usize, usize)> = right.chain((0..count - 8).map(|at| (at, at + 8))).collect();
    let colors = ["rot", "blau", "grün", "schwarz", "lila", "orange", "gelb", "weiß", "grau"];
    let length = |at: usize| 1 + at % 9;
    for mark in [',', ';', '\t'] {
        let row = |cells: &[String]| cells.join(&mark.to_string()) + "\r\n";
        let texts =
            |words: &[&str]| row(&words.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
        let mut routes = texts(&["Von", "Nach", "Länge", "Farbe", "Tunnel"]);
        for (at, (from, to)) in links.iter().enumerate() {
            let tunnel = if at == 9 { "ja" } else { "" };
            routes += &row(&[
                name(*from),
                name(*to),
                length(at).to_string(),
                colors[at % 9].to_owned(),
                tunnel.to_owned(),
            ]);
        }
        let mut places = texts(&["Ort", "X", "Y"]);
        (0..count).for_each(|at| {
            places += &row(&[name(at), (at % 8 * 100).to_string(), (at / 8 * 90).to_string()])
        });
        let mut tickets = texts(&["Von", "Nach", "Punkte", "Lang"]);
        for at in 0..30 {
            let long = if at < 6 { "ja" } else { "nein" };
            tickets += &row(&[
                name(at),
                name((at * 3 + 11) % count),
                (4 + at % 9).to_string(),
                long.to_owned(),
            ]);
        }
        for text in [[&routes, &places, &tickets], [&tickets, &routes, &places]] {
            let draft = import::read_all(&text.map(|it| it.as_str())).expect("three lists");
            assert!(draft.rules.is_big());
            assert_eq!(open(&draft), [Why::Tunnels(1), Why::LongTickets(6)]);
            let draft = draft.mended(&Mend::BoreTunnels).mended(&Mend::PartTickets);
            let data = draft.board().unwrap_or_else(|found| panic!("{found:?}")).data();
            assert_eq!((data.locations.len(), data.routes.len()), (40, links.len()));
            assert_eq!((data.tickets.len(), data.long_tickets), (30, 6));
        }
        let alone = import::read(&routes).expect("Routes").mended(&Mend::ProposeTickets);
        assert_eq!(open(&alone), [Why::Tunnels(1)]);
        assert_eq!(alone.tickets.len(), 36);
        let alone = alone.mended(&Mend::LevelTunnels).board().expect("a board");
        assert_eq!(
            play_at_random(Setup::standard(alone, 5, 1), |_, _, _, _| {}).1.players.count(),
            5
        );
    }
    // Plain lines, and a generator's text of paths, spots and tasks.
    let lines = |at: usize, (from, to): (usize, usize)| {
        format!("P{from} ; P{to} ; {} ; {}\n", length(at), colors[at % 9])
    };
    let paths: String = links.iter().enumerate().map(|(at, ends)| lines(at, *ends)).collect();
    let spots: String =
        (0..count).map(|at| format!("P{at} ; {} ; {}\n", at % 8 * 100, at / 8 * 90)).collect();
    let tasks: String = (0..20).map(|at| format!("P{at} ; P{} ; 12\n", 39 - at)).collect();
    for text in [format!("{paths}{spots}{tasks}"), format!("{spots}{paths}{tasks}")] {
        let draft = import::read(&text).expect("a generator's text");
        assert!(draft.rules.is_big());
        assert_eq!((open(&draft), draft.tickets.len()), (vec![], 20));
    }
    let grey: String = links
        .iter()
        .enumerate()
        .map(|(at, (from, to))| format!("P{from} ; P{to} ; {}\n", length(at)))
        .collect();
    for texts in [[&grey, &tasks], [&tasks, &grey]] {
        let draft = import::read_all(&texts.map(|it| it.as_str())).expect("two lists of pairs");
        assert_eq!((draft.routes.len(), draft.tickets.len()), (links.len(), 20));
    }
    // Three lanes in one row.
    let lanes =
        import::read("From,To,Length,Colour,Lanes\nA,B,3,grey,3\nB,C,2,red,1").expect("a list");
    assert_eq!((lanes.routes.len(), lanes.rules.is_big()), (4, true));
}

#[test]
fn a_big_board_round_trips_through_a_file() {
    for seed in 0..share(60) {
        let board = big_by_chance(seed);
        let draft = import::read(&import::write(board.data())).expect("our own file");
        assert_eq!(open(&draft), [], "{seed}");
        let (one, two) = (board.data(), draft.board().expect("a board").data());
        assert_eq!((one.rules, one.tickets), (two.rules, two.tickets), "{seed}");
        assert_eq!(one.long_tickets, two.long_tickets);
        let facts = |it: &catenary::titles::city::boards::Route| {
            (it.ends, it.length, it.kind, it.symbols, it.color, it.is_tunnel)
        };
        assert!(one.routes.iter().map(facts).eq(two.routes.iter().map(facts)), "{seed}");
        let again = Draft::of(two.board()).expect("a draft");
        assert_eq!(again.board(), Ok(two.board()), "{seed}");
    }
    let small = import::write(Board::BERLIN.data());
    assert!(!small.contains("\"big\"") && !small.contains("tunnel") && !small.contains("long"));
}

/// Each damaged file or link of a big board ends in an error, in findings or in a playable board.
#[test]
fn damaged_files_and_links_of_big_boards_never_panic() {
    let files: Vec<String> = (0..4).map(|seed| import::write(big_by_chance(seed).data())).collect();
    let (mut errors, mut stopped, mut boards) = (0, 0, 0);
    // Each board that is read is tried out by a game: a few are enough in an ordinary run.
    let step = if std::env::var_os("CATENARY_PROVE").is_some() { 1 } else { 5 };
    for seed in (0..share(10_000)).step_by(step) {
        let mut rng = Rng::new(seed);
        let mut bytes = files[rng.below(files.len())].clone().into_bytes();
        let is_mild = rng.below(2) == 0;
        for _ in 0..=rng.below(if is_mild { 40 } else { 5 }) {
            let (at, to) = (rng.below(bytes.len()), rng.below(bytes.len()));
            let (from, to) = (at.min(to), at.max(to));
            match rng.below(6) {
                _ if is_mild && bytes[at].is_ascii_digit() => {
                    bytes[at] = b'0' + rng.below(10) as u8
                }
                _ if is_mild => {}
                0 => bytes[at] = rng.below(256) as u8,
                1 => bytes[at] = b"0123456789-\",;[]{}:\n\r#"[rng.below(22)],
                2 => drop(bytes.drain(from..to.min(from + 40))),
                3 => bytes.truncate(from.max(1)),
                4 => bytes.insert(at, b'"'),
                _ => {
                    let piece = bytes[from..to.min(from + 60)].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        match import::read(&String::from_utf8_lossy(&bytes)) {
            Err(_) => errors += 1,
            Ok(draft) => {
                let answers =
                    [Mend::ProposeTickets, Mend::BoreTunnels, Mend::PartTickets, Mend::Deck(None)];
                let draft = answers.iter().fold(draft, |draft, mend| draft.mended(mend));
                match draft.board() {
                    Err(found) => stopped += u64::from(!found.is_empty()),
                    Ok(kept) => {
                        boards += 1;
                        assert_eq!(
                            board::read(&board::write(kept).expect("a link")),
                            Ok(kept),
                            "{seed}"
                        );
                    }
                }
            }
        }
    }
    assert!(errors > 5 && stopped > 5 && boards > 5, "{errors} {stopped} {boards}");
    let links: Vec<String> = (0..4).map(|seed| tables_by_chance(seed).link()).collect();
    for seed in 0..share(10_000) {
        let mut rng = Rng::new(seed);
        let mut link = links[rng.below(links.len())].clone().into_bytes();
        for _ in 0..=rng.below(3) {
            if link.len() < 4 {
                break;
            }
            let at = 2 + rng.below(link.len() - 2);
            match rng.below(4) {
                0 => {
                    link[at] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
                        [rng.below(64)]
                }
                1 => drop(link.remove(at)),
                2 => link.truncate(at.max(3)),
                _ => link.insert(at, b'Q'),
            }
        }
        let _ = board::read(&String::from_utf8_lossy(&link));
    }
}

/// One of the decks is chosen, or all.
#[test]
fn names_decks_and_places_of_findings_in_big_files() {
    let mut payload = grid(6);
    payload["ticketSets"] =
        json!([{ "id": "new", "name": "New", "tickets": [{ "a": "s0", "b": "s9", "points": 5 }] }]);
    payload["routes"][7]["a"] = json!("nowhere");
    let draft = read(&payload);
    let reported = found(&draft);
    assert!(
        reported
            .iter()
            .any(|it| matches!(&it.at, At::Route(8, _)) && matches!(it.why, Why::NoSuchPlace(_)))
    );
    assert!(reported.iter().any(|it| matches!(it.why, Why::WhichDeck(_))));
    let draft = draft.mended(&Mend::LeaveOutRoute(8)).mended(&Mend::Deck(None));
    assert_eq!(open(&draft), []);
    let ferry = read(&{
        payload["routes"][2]["locomotiveSlots"] = json!([0]);
        payload
    });
    assert_eq!(ferry.routes[2].kind, Kind::Ferry);
}
