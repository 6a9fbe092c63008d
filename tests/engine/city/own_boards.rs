//! Imported boards: reading, findings, and play by the same rules.

use super::maps::{RING, by_chance, draft, file};
use super::support::{play_at_random, tables};
use crate::sample::share;
use catenary::engine::bots::{HasBots, Level};
use catenary::engine::game::{Game, Rng};
use catenary::titles::city::boards::{Board, Color, Kind};
use catenary::titles::city::import::{self, At, DeckColor, Finding, ImportError, Severity, Why};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::state::{Decision, State};
use serde_json::{Value, json};

/// Exports a board and imports it again.
fn again(board: Board) -> Board {
    let draft = import::read(&import::write(board.data())).expect("our own file");
    let findings: Vec<Finding> = import::check(&draft);
    assert!(findings.iter().all(|found| found.severity == Severity::Note), "{findings:?}");
    draft.board().expect("a board")
}

/// Returns the state without its board's identity.
fn shown(state: &State) -> State {
    State { board: Board::BERLIN, ..state.clone() }
}

#[test]
fn a_built_in_board_round_trips_through_a_file() {
    for board in Board::BUILT_IN {
        let (one, two) = (board.data(), again(board).data());
        assert_eq!(one.routes, two.routes);
        assert_eq!(one.tickets, two.tickets);
        assert_eq!((one.rules, one.stacks, one.routes_at), (two.rules, two.stacks, two.routes_at));
        let names = |board: Board| board.data().locations.iter().map(|place| place.name);
        assert!(names(board).eq(names(again(board))));
        assert_ne!(board, again(board));
        assert_eq!(again(board), again(board));
        // The drawing is only shifted.
        let moved = |at: usize| {
            let [a, b] = [one, two].map(|data| data.locations[at].at);
            (b.x - a.x, b.y - a.y)
        };
        assert!((1..one.locations.len()).all(|at| moved(at) == moved(0)));
        let lines = |board: Board| {
            board.data().links.iter().map(move |link| board.data().line(link).points().len())
        };
        assert!(lines(board).eq(lines(again(board))));
    }
}

#[test]
fn a_board_from_a_file_plays_the_same_game_action_by_action() {
    for (board, players) in tables() {
        let other = again(board);
        for seed in 0..6 {
            let setup = Setup::standard(board, players, seed);
            let mut state = City::new(&Setup::standard(other, players, seed)).expect("a game");
            play_at_random(setup, |before, action, after, _| {
                assert_eq!(City::legal(before), City::legal(&state));
                let name = City::notation(&state, action);
                assert_eq!(City::notation(before, action), name);
                City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
                assert_eq!(shown(after), shown(&state));
                assert_eq!(City::outcome(after), City::outcome(&state));
            });
            assert!(state.is_over());
        }
    }
}

#[test]
fn bots_play_a_board_from_a_file_as_the_built_in_one() {
    for board in Board::BUILT_IN {
        let other = again(board);
        for level in [Level::Easy, Level::Medium] {
            let bot = City::bot(level);
            let mut states = [board, other]
                .map(|board| City::new(&Setup::standard(board, 2, 5)).expect("a game"));
            let mut ply = 0;
            while let Some(seat) = City::to_act(&states[0]) {
                let decide = |state: &State| {
                    let rng = Rng::new(7).fork(ply);
                    let legal = City::legal(state);
                    let mut thought = bot.think(City::observe(state, seat), &legal, rng);
                    while {
                        let progress = thought.step();
                        progress.done < progress.of
                    } {}
                    thought.plans(1)[0].actions[0]
                };
                let [one, two] = [&states[0], &states[1]].map(decide);
                assert_eq!(one, two, "{board:?} {level:?} {ply}");
                for state in &mut states {
                    City::apply(state, one, &mut Vec::new()).expect("a legal action");
                }
                ply += 1;
            }
        }
    }
}

#[test]
fn random_boards_are_played_to_the_end() {
    let (mut ended, mut longest, mut symbols, mut junctions) = (0, 0, 0, 0);
    for seed in 0..share(1000) {
        let board = by_chance(seed);
        let data = board.data();
        longest = longest.max(data.routes.iter().map(|it| it.length).max().unwrap_or(0));
        symbols = symbols.max(data.routes.iter().map(|it| it.symbols).max().unwrap_or(0));
        junctions += data
            .all_locations()
            .filter(|place| data.tickets.iter().all(|ticket| !ticket.ends.contains(place)))
            .count();
        let players = 2 + (seed % 3) as u8;
        let (_, state) =
            play_at_random(Setup::standard(board, players, seed), |_, action, after, _| {
                assert_eq!(City::check_invariants(after), Ok(()), "{seed}: {action:?}");
            });
        ended += u64::from(state.decision == Decision::Over);
    }
    assert_eq!((ended, longest), (share(1000), 6));
    assert!(symbols > 1 && junctions > 0, "{symbols} {junctions}");
}

#[test]
fn reads_a_board_from_plain_lines() {
    let draft = draft(RING);
    let board = draft.board().expect("a board");
    let data = board.data();
    assert_eq!((data.name, data.locations.len(), data.routes.len()), ("Ring", 9, 14));
    let second = data.routes[11];
    assert_eq!((second.length, second.color, second.points), (2, None, 2));
    assert_eq!(second.twin.map(|twin| data.routes[twin.index()].color), Some(Some(Color::Green)));
    assert_eq!(data.routes[7].points, 15);
    assert!(data.tickets.len() >= 10);
    let spots: Vec<_> = data.locations.iter().map(|place| place.at).collect();
    let is_apart = |at: usize| {
        spots[..at]
            .iter()
            .all(|other| (other.x - spots[at].x).abs().max((other.y - spots[at].y).abs()) >= 4)
    };
    assert!((1..spots.len()).all(is_apart), "{spots:?}");
    assert!(
        spots
            .iter()
            .all(|at| (0..=data.size.x).contains(&at.x) && (0..=data.size.y).contains(&at.y))
    );
}

#[test]
fn removes_invisible_characters_from_names() {
    let read = |text: &str| import::read(text).expect("a board");
    let draft = read(
        "# Ri\u{202E}ng\nBer\u{200B}n ; Base\u{301}l ; 2\nBase\u{301}\u{200D}l ; \u{2066}Bern ; 3\n",
    );
    let names: Vec<&str> = draft.places.iter().map(|place| &*place.name).collect();
    assert_eq!((&*draft.name, &names[..]), ("Ring", &["Bern", "Basél"][..]));
    let list = "name,x,y\nBern,0,0\nBern\u{FE0F},1,1\n\u{115F},2,2\n";
    let names: Vec<String> = read(list).places.into_iter().map(|place| place.name).collect();
    assert_eq!(names, ["Bern", "Bern (2)", "3"]);
}

#[test]
fn reads_a_board_from_lists() {
    let places = "\u{feff}Name;X;Y;Id\r\nA;0;0;p1\r\n\"B; the 2nd\";100;0;p2\r\nC;0;100;p3\r\nD;100;100;p4\r\n\
        '-E;200;0;p5\r\nF;200;100;p6\r\n";
    let routes = "From;To;Length;Colour;Locomotives\r\nA;p2;2;Red;\r\nA;C;3;pink;1\r\nC;D;2;;\r\nB; the 2nd;D;1;Blue;\r\n\
        p2;p5;4;white;\r\np5;F;2;black;\r\nF;D;2;red;\r\nF;D;2;orange;\r\n";
    let routes = routes.replace("B; the 2nd;D", "\"B; the 2nd\";D");
    let tickets = "From;To;Points\r\nA;F;6\r\nA;D;3\r\n";
    let text = format!("{places}\r\n{routes}\r\n{tickets}");
    let draft = draft(&text);
    let names: Vec<&str> = draft.places.iter().map(|place| place.name.as_str()).collect();
    assert_eq!(names, ["A", "B; the 2nd", "C", "D", "E", "F"]);
    let data = draft.board().unwrap_or_else(|found| panic!("{found:?}")).data();
    assert_eq!((data.routes.len(), data.links.len(), data.rules.pieces.trams), (8, 7, 17));
    assert_eq!((data.routes[1].kind, data.routes[1].symbols), (Kind::Ferry, 1));
    assert_eq!(data.routes[1].color, Some(Color::Purple));
    assert_eq!((data.tickets[0].points, data.tickets[1].points), (6, 3));
    let found = import::check(&draft);
    assert!(
        found.iter().any(|it| matches!(it.why, Why::StandsFor(DeckColor::White, _))),
        "{found:?}"
    );
}

/// Returns the findings about a random board after a change.
fn found(change: impl FnOnce(&mut Value)) -> Vec<Finding> {
    let mut file = file(1);
    change(&mut file["payload"]);
    let draft = draft(&file.to_string());
    let found = import::check(&draft);
    let stops = found.iter().any(|it| it.severity != Severity::Note);
    assert_eq!(draft.board().is_err(), stops);
    found
}

fn has(found: &[Finding], why: &Why) -> bool {
    found.iter().any(|it| it.why == *why)
}

#[test]
fn reports_faults_that_stop_a_board() {
    assert!(found(|_| ()).iter().all(|it| it.severity == Severity::Note));
    let route =
        |field: &'static str, value: Value| found(move |map| map["routes"][4][field] = value);
    let long = route("length", json!(12));
    assert!(has(&long, &Why::Length(12)));
    let at = long.iter().find(|it| it.why == Why::Length(12)).map(|it| &it.at);
    assert!(matches!(at, Some(At::Route(5, [from, _])) if from.starts_with("Place")), "{at:?}");
    assert!(has(&route("length", json!("long")), &Why::Length(0)));
    assert!(has(&route("a", json!("nowhere")), &Why::NoSuchPlace("nowhere".to_owned())));
    assert!(has(&route("contested", json!(true)), &Why::Contested));
    assert!(has(&route("locomotiveSlots", json!(vec![0; 9])), &Why::Symbols(9)));
    assert!(has(&route("color", json!("teal")), &Why::UnknownColor("teal".to_owned())));
    let alike = found(|map| map["routes"][4]["b"] = map["routes"][4]["a"].clone());
    assert!(has(&alike, &Why::EndsAlike));
    let fifth = found(|map| {
        let lane = map["routes"][0].clone();
        let lanes = [lane.clone(), lane.clone(), lane.clone(), lane];
        map["routes"].as_array_mut().expect("Routes").extend(lanes);
    });
    assert!(has(&fifth, &Why::TooManyLanes));
    let unlike = found(|map| {
        let routes = map["routes"].as_array_mut().expect("Routes");
        let ends = |route: &Value| (route["a"].clone(), route["b"].clone());
        let count = |at: usize| routes.iter().filter(|it| ends(it) == ends(&routes[at])).count();
        let single = (0..routes.len()).find(|&at| count(at) == 1).expect("a single Route");
        let mut lane = routes[single].clone();
        lane["length"] = json!(lane["length"].as_u64().expect("a length") % 6 + 1);
        routes.push(lane);
    });
    assert!(has(&unlike, &Why::UnlikeLanes));
    assert!(has(&found(|map| map["wagonsPerPlayer"] = json!(70)), &Why::Trams(70)));
    assert!(has(&found(|map| map["stationsPerPlayer"] = json!(3)), &Why::Stations));
    assert!(has(&found(|map| map["stops"][2]["hub"] = json!(true)), &Why::Hub));
    let apart = found(|map| {
        let stops = map["stops"].as_array_mut().expect("stops");
        stops.extend([json!({ "id": "x", "name": "X" }), json!({ "id": "y", "name": "Y" })]);
        let route = json!({ "a": "x", "b": "y", "length": 2, "color": "red" });
        map["routes"].as_array_mut().expect("Routes").push(route);
    });
    assert!(has(&apart, &Why::Apart));
    let alone = found(|map| {
        map["stops"].as_array_mut().expect("stops").push(json!({ "id": "x", "name": "X" }));
        map["tickets"] = json!([{ "a": "s0", "b": "x", "points": 5 }]);
    });
    assert!(has(&alone, &Why::PlaceWithoutRoute) && has(&alone, &Why::TicketWithoutRoute));
    let worth = found(|map| map["tickets"] = json!([{ "a": "s0", "b": "s1", "points": 33 }]));
    assert!(worth.iter().any(|it| matches!(it.why, Why::ValueUnlikeWay(33, _))));
    let twice = found(|map| {
        map["stops"][1]["name"] = map["stops"][0]["name"].clone();
        let ticket = json!({ "a": "s0", "b": "s1", "points": 3 });
        map["tickets"] = json!([ticket, ticket]);
    });
    assert!(has(&twice, &Why::SameName) && has(&twice, &Why::SameTicket));
}

#[test]
fn tunnels_and_long_tickets_are_asked_about() {
    let mut file = file(1);
    let map = &mut file["payload"];
    map["routeTypeStyles"] =
        json!([{ "id": "t", "wagonStyle": "tunnel" }, { "id": "water", "infrastructure": true }]);
    map["routes"][0]["type"] = json!("t");
    map["routes"]
        .as_array_mut()
        .expect("Routes")
        .push(json!({ "a": "s0", "b": "s1", "type": "water" }));
    map["ticketSets"] = json!([{ "id": "long", "name": "Long Tickets", "tickets": [{ "a": "s0", "b": "s5", "points": 9 }] }]);
    let mut draft = draft(&file.to_string());
    let found = import::check(&draft);
    let asks: Vec<&Why> =
        found.iter().filter(|it| it.severity == Severity::Asks).map(|it| &it.why).collect();
    assert_eq!(asks, [&Why::Tunnels(1), &Why::LongTickets(1)]);
    assert!(has(&found, &Why::Scenery(1)));
    assert!(draft.board().is_err());
    draft.level_tunnels();
    assert!(draft.board().is_err());
    draft.mix_tickets();
    assert!(draft.board().is_ok());
}

#[test]
fn says_why_a_text_is_no_board() {
    let error = |text: &str| import::read(text).expect_err("no board");
    assert_eq!(error(" \n"), ImportError::Empty);
    assert_eq!(error("{}"), ImportError::NotABoard);
    assert_eq!(error("[1, 2]"), ImportError::NotABoard);
    assert_eq!(error("Dear friend"), ImportError::Line(1, "Dear friend".to_owned()));
    assert!(matches!(error("{\"a\": "), ImportError::Malformed(1, _)));
    assert_eq!(error(&"[".repeat(10_000)), ImportError::Malformed(1, 128));
    let mut newer = file(1);
    newer["version"] = json!(5);
    assert_eq!(error(&newer.to_string()), ImportError::Newer(5));
    let part =
        json!({ "format": "ticket-to-ride-map", "version": 4, "kind": "tickets", "payload": {} });
    assert_eq!(error(&part.to_string()), ImportError::Part("tickets".to_owned()));
    assert!(matches!(error(&"x".repeat(3 << 20)), ImportError::TooLong(_)));
}

#[test]
fn a_file_of_version_1_and_one_with_a_large_picture_are_read() {
    let mut old = file(3)["payload"].clone();
    old["kind"] = json!("map");
    old["format"] = json!("board-2x3");
    assert_eq!(draft(&old.to_string()).board(), Ok(by_chance(3)));
    let mut large = file(3);
    large["payload"]["backgroundImage"] =
        json!({ "dataUrl": format!("data:image/png;base64,{}", "A".repeat(5 << 20)) });
    assert_eq!(draft(&large.to_string()).board(), Ok(by_chance(3)));
}

/// Each mangled file ends in an error, in findings or in a playable board.
#[test]
fn mangled_files_do_no_harm() {
    let lists = "Name,X,Y\nA,0,0\nB,1,0\nC,0,1\n\nFrom,To,Length,Color\nA,B,2,red\nB,C,1,\nC,A,3,blue\n\nFrom,To,Points\nA,B,2\n";
    let files: Vec<String> = [1, 2, 3]
        .map(|seed| file(seed).to_string())
        .into_iter()
        .chain([import::write(Board::SAN_FRANCISCO.data()), RING.to_owned(), lists.to_owned()])
        .collect();
    let (mut errors, mut stopped, mut boards) = (0, 0, 0);
    for seed in 0..share(10_000) {
        let mut rng = Rng::new(seed);
        let mut bytes = files[rng.below(files.len())].clone().into_bytes();
        for _ in 0..=rng.below(4) {
            let (at, to) = (rng.below(bytes.len()), rng.below(bytes.len()));
            match rng.below(5) {
                0 => bytes[at] = rng.below(256) as u8,
                1 => bytes[at] = b"0123456789-\",;[]{}:"[rng.below(18)],
                2 => drop(bytes.drain(at.min(to)..(at.max(to)).min(at.min(to) + 40))),
                3 => bytes.swap(at, to),
                _ => {
                    let piece = bytes[at.min(to)..at.max(to).min(at.min(to) + 60)].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
            if bytes.is_empty() {
                break;
            }
        }
        match import::read(&String::from_utf8_lossy(&bytes)) {
            Err(_) => errors += 1,
            Ok(mut draft) => {
                draft.propose_tickets();
                draft.level_tunnels();
                draft.mix_tickets();
                match draft.board() {
                    Err(found) => stopped += u64::from(!found.is_empty()),
                    Ok(board) => {
                        boards += 1;
                        if boards % 20 == 1 {
                            play_at_random(Setup::standard(board, 3, seed), |_, _, _, _| {});
                        }
                    }
                }
            }
        }
    }
    assert_eq!(errors + stopped + boards, share(10_000));
    assert!(errors > 10 && stopped > 10 && boards > 10, "{errors} {stopped} {boards}");
}
