//! Files as people really have them: each kind is read alike, or the message names what was not understood.

use super::support::play_at_random;
use crate::sample::share;
use catenary::engine::game::Rng;
use catenary::titles::city::boards::{Board, Color, Kind};
use catenary::titles::city::import::{
    self, At, Deck, Draft, Encoding, Finding, Ground, ImportError, Mend, PlaceKind, Reading,
    Severity, Why, readings,
};
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::words::findings;
use catenary::words::Locale;
use serde_json::{Value, json};

fn read(text: &str) -> Draft {
    import::read(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn found(draft: &Draft) -> Vec<Finding> {
    import::check(draft)
}

fn has(draft: &Draft, why: &Why) -> bool {
    found(draft).iter().any(|it| it.why == *why)
}

fn open(draft: &Draft) -> Vec<Why> {
    found(draft).into_iter().filter(|it| it.severity != Severity::Note).map(|it| it.why).collect()
}

fn names(draft: &Draft) -> Vec<&str> {
    draft.places.iter().map(|place| place.name.as_str()).collect()
}

fn decode(bytes: &[u8], encoding: Encoding) -> String {
    let encoding = encoding_rs::Encoding::for_label(encoding.label().as_bytes());
    encoding.expect("a label").decode(bytes).0.into_owned()
}

/// Returns the bytes of a text; encodings without an encoder in the crate are written by hand.
fn encoded(text: &str, encoding: Encoding, bom: bool) -> Vec<u8> {
    let units = |to: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let mark = bom.then_some(0xFEFF);
        mark.into_iter().chain(text.encode_utf16()).flat_map(to).collect()
    };
    match encoding {
        Encoding::Utf8 => format!("{}{text}", if bom { "\u{FEFF}" } else { "" }).into_bytes(),
        Encoding::Utf16Le => units(u16::to_le_bytes),
        Encoding::Utf16Be => units(u16::to_be_bytes),
        _ => {
            let to =
                encoding_rs::Encoding::for_label(encoding.label().as_bytes()).expect("a label");
            to.encode(text).0.into_owned()
        }
    }
}

#[test]
fn asks_about_tunnels_in_every_notation() {
    let lists = [
        "From,To,Length,Colour,Type,Wagon style,Locomotives\nA,B,3,Grey,Railway,Tunnel,0\nB,C,2,Red,Railway,Wagon,0",
        "Von;Nach;Länge;Farbe;Tunnel\nA;B;3;grau;ja\nB;C;2;rot;nein",
        "De;A;Longueur;Type\nA;B;3;Tunnel\nB;C;2;Voie",
        "desde\thasta\tespacios\ttúnel\nA\tB\t3\tx\nB\tC\t2\t",
        "Source,Target,Weight,Is tunnel?\nA,B,3,TRUE\nB,C,2,n/a",
        "From,To,Length,Tunnel\nA,B,3,✓\nB,C,2,-",
        "From,To,Length,Colour\nA,B,3,grey (tunnel)\nB,C,2,red",
        "From,To,Length,Remarks\nA,B,3,a long tunnel\nB,C,2,",
        "A ; B ; 3 ; red ; tunnel\nB ; C ; 2 ; blue",
        "[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"isTunnel\":true},{\"from\":\"B\",\"to\":\"C\",\"length\":2,\"isTunnel\":false}]",
        "[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"features\":[\"Tunnel\"]},{\"from\":\"B\",\"to\":\"C\",\"length\":2}]",
        "[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"route_type\":\"tunnel\"},{\"from\":\"B\",\"to\":\"Tunnel\",\"length\":2}]",
    ];
    for text in lists {
        let draft = read(text);
        let grounds: Vec<Ground> = draft.routes.iter().map(|route| route.ground).collect();
        assert_eq!(grounds, [Ground::Tunnel, Ground::Open], "{text}");
        assert!(has(&draft, &Why::Tunnels(1)), "{text}");
        assert!(!has(&draft.mended(&Mend::LevelTunnels), &Why::Tunnels(1)));
    }
    let ends = json!({ "a": "1", "b": "2", "length": 3, "color": "gray" });
    let file = |payload: Value, route: Value, is_version_1: bool| {
        let mut it = ends.clone();
        it.as_object_mut().expect("a Route").extend(route.as_object().expect("fields").clone());
        let mut map = json!({ "stops": [{ "id": "1", "name": "A" }, { "id": "2", "name": "B" }], "routes": [it] });
        map.as_object_mut().expect("a map").extend(payload.as_object().expect("lists").clone());
        if is_version_1 {
            map["kind"] = json!("map");
            return map.to_string();
        }
        json!({ "format": "ticket-to-ride-map", "version": 4, "kind": "map", "payload": map })
            .to_string()
    };
    let style = |list: &str, style: Value| json!({ list: [style] });
    let own = json!({ "id": "style-8f2", "label": "Tunnel", "shape": "serrated" });
    for text in [
        file(style("wagonStyles", own.clone()), json!({ "wagonStyle": "style-8f2" }), false),
        file(
            style("wagonStyles", json!({ "id": "s", "shape": "serrated" })),
            json!({ "wagonStyle": "s" }),
            false,
        ),
        file(
            style("lineStyles", json!({ "id": "s", "label": "Im Tunnel" })),
            json!({ "lineStyle": "s" }),
            false,
        ),
        file(
            style("routeTypeStyles", json!({ "id": "s", "label": "Túnel" })),
            json!({ "type": "s" }),
            false,
        ),
        file(
            json!({ "routeTypeStyles": [{ "id": "t", "wagonStyle": "style-8f2" }], "wagonStyles": [own] }),
            json!({ "type": "t" }),
            false,
        ),
        file(json!({}), json!({ "wagonStyle": "tunnel" }), false),
        file(json!({}), json!({ "tunnel": true }), true),
    ] {
        assert!(has(&read(&text), &Why::Tunnels(1)), "{text}");
    }
    // An id counts only if the file does not define it.
    let plain = style("wagonStyles", json!({ "id": "tunnel", "label": "Wagon" }));
    assert!(!has(&read(&file(plain, json!({ "wagonStyle": "tunnel" }), false)), &Why::Tunnels(1)));
}

#[test]
fn asks_about_long_tickets_in_every_notation() {
    let routes = "From,To,Length\nA,B,3\nB,C,2\n\n";
    for tickets in [
        "Deck,From,To,Points,Long deck\nMain,A,B,3,no\nMain,A,C,9,yes",
        "a,b,points,long\nA,B,3,\nA,C,9,True",
        "a,b,points,long\nA,B,3,nein\nA,C,9,ja",
        "a;b;points;long\nA;B;3;0\nA;C;9;1",
        "Mazo;Desde;Hasta;Puntos\nBilletes;A;B;3\nBilletes largos;A;C;9",
        "Deck\tVon\tNach\tPunkte\tLang\nx\tA\tB\t3\t\nx\tA\tC\t9\tx",
        "set,from,to,value,long\n,A,B,3,false\n,A,C,9,sí",
        "From,To,Points,Type\nA,B,3,short\nA,C,9,Long route",
        "From,To,Points,Category\nA,B,3,\nA,C,9,long",
        "From,To,Points\nA,B,3\n\nLong Tickets\nFrom,To,Points\nA,C,9",
    ] {
        let draft = read(&format!("{routes}{tickets}"));
        let decks: Vec<Deck> = draft.tickets.iter().map(|ticket| ticket.deck).collect();
        assert_eq!(decks, [Deck::Usual, Deck::Long], "{tickets}");
        assert!(has(&draft, &Why::LongTickets(1)), "{tickets}");
    }
}

const STOPS: &str =
    "Id;Name;X;Y\n1;Nordtor;500,00;300,00\n2;Südsee;100;40,5\n3;Mole;0;0\n4;Warte;300;10\n";
const ROUTES: &str = "From;To;Length;Colour\nNordtor;Südsee;3;red\n2;Mole;2,0;blue\nMole;Nordtor;3.0;\nWarte;Mole;2;grey\nWarte;Nordtor;1;gelb\n";
const TICKETS: &str = "From;To;Points\nNordtor;Mole;3\n4;2;4\n";

/// Decks have their own names, or programs identify places by name or number.
#[test]
fn reads_json_of_other_programs() {
    let routes = "\"routes\":[{\"from\":\"A\",\"to\":\"B\",\"length\":3},{\"from\":\"B\",\"to\":\"C\",\"length\":2}]";
    for tickets in [
        "\"tickets\":[{\"from\":\"A\",\"to\":\"B\",\"points\":3}],\"longTickets\":[{\"from\":\"A\",\"to\":\"C\",\"points\":9}]",
        "\"tickets\":{\"short\":[{\"from\":\"A\",\"to\":\"B\",\"points\":3}],\"long\":[{\"from\":\"A\",\"to\":\"C\",\"points\":9}]}",
        "\"tickets\":[{\"from\":\"A\",\"to\":\"B\",\"points\":3,\"type\":\"short\"},{\"from\":\"A\",\"to\":\"C\",\"points\":9,\"type\":\"long\"}]",
    ] {
        let draft = read(&format!("{{{routes},{tickets}}}"));
        let deck =
            |points: u32| draft.tickets.iter().find(|it| it.points == points).map(|it| it.deck);
        assert_eq!([deck(3), deck(9)], [Some(Deck::Usual), Some(Deck::Long)], "{tickets}");
    }
    for text in [
        "{\"cities\":[\"A\",\"B\",\"C\"],\"routes\":[{\"from\":\"A\",\"to\":\"B\",\"length\":3},{\"from\":\"B\",\"to\":\"C\",\"length\":2}]}",
        "{\"cities\":[\"A\",\"B\",\"C\"],\"routes\":[{\"from\":0,\"to\":1,\"length\":3},{\"from\":1,\"to\":2,\"length\":2}]}",
        "{\"cities\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"}],\"routes\":[[1,2,3],[2,3,2]]}",
        "{\"elements\":{\"nodes\":[{\"data\":{\"id\":\"A\"}},{\"data\":{\"id\":\"B\"}},{\"data\":{\"id\":\"C\"}}],\"edges\":[{\"data\":{\"source\":\"A\",\"target\":\"B\",\"length\":3}},{\"data\":{\"source\":\"B\",\"target\":\"C\",\"length\":2}}]}}",
    ] {
        let draft = read(text);
        assert_eq!(routes_of(&draft), ["A-B 3 grey 0", "B-C 2 grey 0"], "{text}");
        assert!(!found(&draft).iter().any(|it| matches!(it.why, Why::EmptyEntries(_))), "{text}");
    }
}

#[test]
fn skips_remarks_within_a_list() {
    let draft = read("# Ring\n# by me\nFrom,To,Length\n# north\nA,B,3\n// south\nB,C,2\n");
    assert_eq!((draft.name.as_str(), names(&draft)), ("Ring", vec!["A", "B", "C"]));
    assert!(!found(&draft).iter().any(|it| matches!(it.at, At::Line(..) | At::Route(..))));
}

#[test]
fn three_files_are_one_board_in_any_order() {
    let whole = read(&format!("{STOPS}\n{ROUTES}\n{TICKETS}"));
    assert_eq!((whole.places.len(), whole.routes.len(), whole.tickets.len()), (4, 5, 2));
    assert_eq!(whole.places[0].at, Some((500.0, 300.0)));
    for texts in [[STOPS, ROUTES, TICKETS], [TICKETS, ROUTES, STOPS], [ROUTES, TICKETS, STOPS]] {
        assert_eq!(import::read_all(&texts), Ok(whole.clone()));
    }
    // Each may come alone, the others later.
    let network = import::read_all(&[ROUTES, STOPS]).expect("places and Routes");
    let joined = network.joined(&[TICKETS]).expect("Tickets");
    assert_eq!((joined.tickets, joined.routes), (whole.tickets.clone(), whole.routes.clone()));
    let bare = read("From;To;Length\nNordtor;Mole;3");
    let placed = bare.joined(&["Name;X;Y\nMole;1;2\nNordtor;3;4"]).expect("places");
    assert_eq!(placed.places[0].at, Some((3.0, 4.0)));
    assert_eq!(import::read(TICKETS), Err(ImportError::Part("tickets".to_owned())));
    let stops = read(STOPS);
    assert!(
        has(&stops, &Why::TooFewTickets(0, 10))
            && stops.joined(&[ROUTES]).is_ok_and(|it| it.routes.len() == 5)
    );
    assert_eq!(import::read_all(&[ROUTES, ROUTES]), Err(ImportError::TwoBoards(vec![])));
    assert_eq!(network.joined(&[ROUTES]), Err(ImportError::TwoBoards(vec![])));
    // A file of the editor and a list can form one board.
    let map = json!({ "format": "ticket-to-ride-map", "version": 4, "kind": "network", "payload": {
        "stops": [{ "id": "s1", "name": "Nordtor", "x": 0, "y": 0 }, { "id": "s2", "name": "Mole", "x": 9, "y": 0 }],
        "routes": [{ "a": "s1", "b": "s2", "length": 3 }] } });
    let deck = json!({ "format": "ticket-to-ride-map", "version": 4, "kind": "tickets", "payload": {
        "tickets": [{ "a": "x", "b": "y", "aName": "nordtor", "bName": "Mole", "points": 3 }] } });
    let draft =
        import::read_all(&[&*deck.to_string(), &*map.to_string()]).expect("a map and a deck");
    assert_eq!(draft.tickets[0].ends, [0, 1]);
}

/// The order of the files does not matter.
#[test]
fn reads_pairs_as_tickets_if_another_file_has_routes() {
    let routes = "From;To;Length;Color\nNord;Ost;3;red\nOst;West;2;blue";
    let plain = "Nord ; Ost ; 3 ; red\nOst ; West ; 2 ; blue";
    let pairs = "Nord;Ost;3\nWest;Nord;5";
    let is_whole =
        |draft: Draft| (draft.routes.len(), draft.tickets.len(), draft.rules.both_lanes_from());
    for routes in [routes, plain] {
        assert_eq!(import::read_all(&[pairs, routes]).map(is_whole), Ok((2, 2, 4)));
        assert_eq!(read(routes).joined(&[pairs]).map(is_whole), Ok((2, 2, 4)));
        assert_eq!(read(pairs).joined(&[routes]).map(is_whole), Ok((2, 2, 4)));
        assert_eq!(read(routes).joined(&[routes]), Err(ImportError::TwoBoards(vec![])));
        // Files read before the Routes are not lost, in either way of adding them.
        let spots = "Name;X;Y\nNord;1;2\nOst;30;4\nWest;5;60";
        for draft in [
            read(pairs).joined(&[spots]).and_then(|draft| draft.joined(&[routes])),
            import::read_all(&[pairs, spots]).and_then(|draft| draft.joined(&[routes])),
            import::read_all(&[routes, spots, pairs]),
        ] {
            let draft = draft.expect("a board");
            let nord = draft.places.iter().find(|place| place.name == "Nord");
            assert_eq!(nord.and_then(|place| place.at), Some((1.0, 2.0)));
            assert_eq!(is_whole(draft), (2, 2, 4));
        }
    }
    // Of two such files, the one with numbers above the length of a Route has Tickets.
    let grey = "Nord;Ost;3\nOst;West;2";
    let far = "Nord;West;5\nOst;West;12";
    for texts in [[grey, far], [far, grey]] {
        assert_eq!(import::read_all(&texts).map(is_whole), Ok((2, 2, 4)));
    }
    assert_eq!(read(grey).joined(&[far]).map(is_whole), Ok((2, 2, 4)));
    assert_eq!(import::read_all(&[grey, grey]), Err(ImportError::TwoBoards(vec![])));
}

/// Describes each Route of a draft by places, length, colour and wild cards.
fn routes_of(draft: &Draft) -> Vec<String> {
    let route = |it: &import::DraftRoute| {
        let color = it.color.map_or("grey", import::DeckColor::name);
        format!("{} {} {color} {}", draft.names(it.ends).join("-"), it.length, it.symbols)
    };
    draft.routes.iter().map(route).collect()
}

/// Lists from many sources have longer headers, titles above, sums below, and numbers with units.
#[test]
fn reads_lists_of_other_programs_alike() {
    for text in [
        "Origen\tDestino\tNº de vagones\tColor\tComodines\nA\tB\t3\tRojo\t0\nB\tC\t2,0\tGris\t1",
        "Start-Ort;Ziel-Ort;Länge (Felder);Farbe;Lokomotiven\nA;B;3;rot;\nB;C;2;egal;1",
        "Ciudad de origen;Ciudad de destino;Longitud;Color;Ferry\nA;B;3;rojo;no\nB;C;2;gris;sí",
        "Ville de départ,Ville d’arrivée,Longueur,Couleur,Locomotives\nA,B,3,rouge,\nB,C,2,gris,1",
        "From City,To City,Route Length,Route Color,# of Locomotives\nA,B,3,red,0\nB,C,2,any,1",
        "\"From\nstop\",\"To\nstop\",Length,Color,Is Ferry\nA,B,3,red,FALSE\nB,C,2,grey,TRUE",
        "city_a,city_b,cost,color,jokers\nA,B,3 spaces,red,0\nB,C,x2,grey,1",
        ";;;;;\n;My map;;;;\n;From;To;Length;Color;Joker\n;A;B;3;red;\n;B;C;2;;1\n;Total;;5;;",
        "| From | To | Length | Color | Joker |\n|------|----|-------:|-------|---|\n| A | B | 3 | red | |\n| B | C | 2 | | 1 |",
        "From,To,Length,Color,Joker\n=\"A\",=\"B\",3,red,\n=\"B\",=\"C\",2,grey/any,1\n\nSum,,5,,",
        "{\"Routes\":[{\"From\":\"A\",\"To\":\"B\",\"Length\":3,\"Color\":\"Red\"},{\"From\":\"B\",\"To\":\"C\",\"Length\":2,\"Jokers\":1}]}",
        "{\"map\":{\"cities\":{\"A\":{\"x\":1,\"y\":2},\"B\":[3,4],\"C\":{\"position\":[5,6]}},\"routes\":[{\"city_a\":\"A\",\"city_b\":\"B\",\"distance\":3,\"color\":\"red\"},{\"cities\":[\"B\",\"C\"],\"length\":2,\"jokers\":1}]}}",
        "{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"color\":\"red\"}\n{\"from\":\"B\",\"to\":\"C\",\"length\":2,\"jokers\":1}\n",
    ] {
        let draft = read(text);
        assert_eq!(routes_of(&draft), ["A-B 3 red 0", "B-C 2 grey 1"], "{text}");
        assert_eq!(names(&draft), ["A", "B", "C"], "{text}");
    }
    for text in [
        "A -> B, 3, red\nB -> C, 2, grey",
        "A–B;3;red\nB–C;2;grey",
        "A,B,red,3\nB,C,grey,2",
        "{\"name\":\"J\",\"routes\":[[\"A\",\"B\",3,\"red\"],[\"B\",\"C\",2,null]]}",
    ] {
        assert_eq!(routes_of(&read(text)), ["A-B 3 red 0", "B-C 2 grey 0"], "{text}");
    }
    // Numbers that Excel turned into dates, and negative ones, are reported.
    let odd = read("From,To,Length\nA,B,Mar-03\nB,C,-2");
    for word in ["Mar-03", "-2"] {
        assert!(has(&odd, &Why::NoNumber(word.to_owned())), "{word}");
    }
}

/// Both Routes of a Double Route in one row, in any notation; two rows are already two Routes.
#[test]
fn a_row_of_two_lanes_is_a_double_route() {
    for text in [
        "From,To,Length,Color,Color 2\nA,B,3,red,blue\nB,C,2,green,",
        "From,To,Length,Color\nA,B,3,red/blue\nB,C,2,green",
        "A ; B ; 3 ; red + blue\nB ; C ; 2 ; green",
        "{\"routes\":[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"colors\":[\"red\",\"blue\"]},{\"from\":\"B\",\"to\":\"C\",\"length\":2,\"color\":\"green\"}]}",
        "From,To,Length,Color,Double\nA,B,3,red,yes\nB,A,3,blue,yes\nB,C,2,green,no",
    ] {
        let draft = read(text);
        let mut lanes = routes_of(&draft);
        lanes.iter_mut().for_each(|lane| *lane = lane.replace("B-A", "A-B"));
        assert_eq!(lanes, ["A-B 3 red 0", "A-B 3 blue 0", "B-C 2 green 0"], "{text}");
        let rows: Vec<usize> = draft.routes.iter().map(|route| route.row).collect();
        assert_eq!(rows, [1, 2, 3], "{text}");
    }
    for text in [
        "From,To,Length,Color,Lanes\nA,B,3,grey,2\nB,C,2,green,1",
        "Von;Nach;Länge;Farbe;Doppelt\nA;B;3;grau;ja\nB;C;2;grün;nein",
        "From,To,Length,Color\nA,B,3,\"grey, grey\"\nB,C,2,green",
        "{\"routes\":[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"double\":true},{\"from\":\"B\",\"to\":\"C\",\"length\":2,\"color\":\"green\"}]}",
    ] {
        let lanes = routes_of(&read(text));
        assert_eq!(lanes, ["A-B 3 grey 0", "A-B 3 grey 0", "B-C 2 green 0"], "{text}");
    }
}

/// Geographic positions of some or all places; an unreadable one is reported.
#[test]
fn positions_are_read_in_degrees() {
    let spots = |text: &str| -> Vec<Option<(f64, f64)>> {
        read(&format!("{text}\n\nFrom,To,Length\nA,B,3\nB,C,2\n"))
            .places
            .iter()
            .map(|it| it.at)
            .collect()
    };
    let all = [Some((11.5, -48.1)), Some((-6.9, -50.9)), Some((13.0, 12.0))];
    for text in [
        "City;Lat;Lon\nA;48,1°N;11,5°E\nB;50.9 N;6.9 W\nC;12.0 S;13 E",
        "City,Coordinates\nA,\"48.1, 11.5\"\nB,\"50.9,-6.9\"\nC,\"(-12; 13)\"",
        "Name,Latitude (°),Longitude (°)\nA,48.1,11.5\nB,50.9,-6.9\nC,-12,13",
    ] {
        assert_eq!(spots(text), all, "{text}");
    }
    let part = read(
        "City,Lat,Lon\nA,48.1,11.5\nB,50.9,6.9\nC,,\nTotal,3,\n\nFrom,To,Length\nA,B,3\nB,C,2",
    );
    assert_eq!((names(&part), part.places[2].at), (vec!["A", "B", "C"], None));
    assert!(has(&part, &Why::NotUnderstood("Total 3".to_owned())));
    let odd = read("City,Lat,Lon\nA,48°08'N,11.5\nB,50.9,6.9\n\nFrom,To,Length\nA,B,3");
    assert!(has(&odd, &Why::NoNumber("48°08'N".to_owned())));
}

/// A missing reference does not match a missing id.
#[test]
fn ignores_styles_and_decks_without_ids() {
    let file = json!({
        "stopTypeStyles": [{ "label": "Junction" }],
        "ticketSets": [{ "label": "Long", "long": true, "tickets": [] }],
        "wagonStyles": [{ "label": "Tunnel" }],
        "stops": [{ "id": "1", "name": "A" }, { "id": "2", "name": "B" }],
        "routes": [{ "a": "1", "b": "2", "length": 3 }],
        "tickets": [{ "a": "1", "b": "2", "points": 3 }],
    });
    let draft = read(&file.to_string());
    assert!(draft.places.iter().all(|place| place.kind == PlaceKind::Location));
    assert_eq!((draft.tickets[0].deck, draft.decks.clone()), (Deck::Usual, vec![String::new()]));
    assert_eq!(draft.routes[0].ground, Ground::Open);
}

/// The layout of a board that is too large to play takes no time.
#[test]
fn reads_a_network_that_is_too_large_quickly() {
    let line = |at: usize| format!("P{at} ; P{} ; 3 ; red\n", at + 1);
    let text: String = (0..990).map(line).collect();
    let started = std::time::Instant::now();
    let draft = read(&text);
    assert!(has(&draft, &Why::TooManyPlaces(991)));
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}

#[test]
fn decodes_spreadsheets_or_asks_for_the_encoding() {
    let text = "Name;X;Y\nMalmö;0;0\nSüdsee;1;1\nCafé Ünal;2;2\n";
    let all = [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be, Encoding::Windows1252];
    for encoding in all {
        for bom in [false, true] {
            let readings = readings(&encoded(text, encoding, bom), decode);
            let texts: Vec<&str> =
                readings.iter().map(|it| it.text.trim_start_matches('\u{FEFF}')).collect();
            assert_eq!(texts, [text], "{encoding:?} {bom}");
        }
    }
    let mac = readings(&encoded(text, Encoding::MacRoman, false), decode);
    assert_eq!(mac.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), [text]);
    // A final ö could be an š; nothing decides it.
    let either = readings(&encoded("Malmö;Tromsø", Encoding::MacRoman, false), decode);
    let words: Vec<Vec<String>> = either.iter().map(Reading::words).collect();
    assert_eq!(words.len(), 2, "{either:?}");
    assert!(words.contains(&vec!["Malmö".to_owned(), "Tromsø".to_owned()]), "{words:?}");
    // Lost letters cannot be decoded: the name has to be typed.
    let draft = read("Malm\u{FFFD} ; Mole ; 2 ; red\nMole ; Tor ; 3");
    assert!(open(&draft).contains(&Why::LostLetters));
    let named = draft.mended(&Mend::PlaceName(0, "Malmö".to_owned()));
    assert!(!open(&named).contains(&Why::LostLetters));
    assert_eq!(named.places[0].name, "Malmö");
}

/// For other alphabets the question shows the names as they would read; text read without a question is reported.
#[test]
fn asks_about_other_encodings_or_reports_the_guess() {
    let words_of = |text: &str, encoding: Encoding| {
        let ways = readings(&encoded(text, encoding, false), decode);
        let words = ways.iter().map(|it| (it.encoding, it.words())).collect::<Vec<_>>();
        (words, ways[0].is_guessed)
    };
    let owned =
        |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
    for (encoding, text, names) in [
        (
            Encoding::Windows1251,
            "Имя;X;Y\nМосква;0;0\nНижний Новгород;9;9\n",
            ["Имя", "Москва", "Нижний Новгород"],
        ),
        (
            Encoding::Windows1253,
            "Name;X;Y\nΑθήνα;0;0\nΠάτρα;9;9\nΒόλος;5;1\n",
            ["Αθήνα", "Πάτρα", "Βόλος"],
        ),
    ] {
        let (ways, is_guessed) = words_of(text, encoding);
        assert!(ways.contains(&(encoding, owned(&names))), "{ways:?}");
        assert_eq!(is_guessed, ways.len() == 1, "{ways:?}");
        assert!(ways.iter().all(|(it, _)| *it != Encoding::Windows1252), "{ways:?}");
    }
    let polish = words_of("Name;X;Y\nWrocław;0;0\nŁódź;9;9\n", Encoding::Windows1250);
    assert_eq!(polish, (vec![(Encoding::Windows1250, owned(&["Wrocław", "Łódź"]))], true));
    // If the letters could belong to another language, the assumed encoding is reported.
    let read_as = |text: &str, encoding: Encoding| {
        let mut ways = readings(&encoded(text, encoding, false), decode);
        ways[0].file = Some("list.csv".to_owned());
        let draft = import::read_all(&[&ways[0]]).expect("a list");
        let mut found = found(&draft);
        found.retain(|it| matches!(it.why, Why::LettersGuessed(_)));
        found
    };
    let guessed = |names: &[&str]| Finding {
        severity: Severity::Note,
        at: At::File("list.csv".to_owned()),
        why: Why::LettersGuessed(owned(names)),
    };
    let list = "From,To,Length\nMalmö,Südsee,2\nSüdsee,Mole,3\n";
    let western = [Encoding::Windows1252, Encoding::MacRoman];
    assert_eq!(
        western.map(|it| read_as(list, it)),
        [(); 2].map(|()| vec![guessed(&["Malmö", "Südsee"])])
    );
    assert_eq!(
        read_as("From,To,Length\nGdańsk,Poznań,2\n", Encoding::Windows1250),
        [guessed(&["Gdañsk", "Poznañ"])]
    );
    for encoding in [Encoding::Utf8, Encoding::Utf16Le] {
        assert_eq!(read_as(list, encoding), []);
    }
}

/// An omitted line belongs to one file.
#[test]
fn each_message_names_its_file() {
    let file = |name: &str, text: &str| Reading {
        file: Some(name.to_owned()),
        ..Reading::new(Encoding::Utf8, text.to_owned())
    };
    let [stops, routes, tickets] =
        [("stops.csv", STOPS), ("routes.csv", ROUTES), ("tickets.csv", TICKETS)]
            .map(|(name, text)| file(name, &format!("Made;2026;;;\n{text}")));
    let draft = import::read_all(&[&routes, &tickets, &stops]).expect("a board");
    let lines = |draft: &Draft| {
        let all = found(draft).into_iter().filter(|it| matches!(it.at, At::Line(..)));
        all.map(|it| findings::finding(&it, Locale::English)).collect::<Vec<String>>()
    };
    let left_out =
        |name: &str| format!("{name}, line 1: “Made 2026” is not understood and left out.");
    assert_eq!(lines(&draft), ["routes.csv", "tickets.csv", "stops.csv"].map(left_out));
    let line = At::Line(Some("tickets.csv".to_owned()), 1);
    assert_eq!(
        lines(&draft.mended(&Mend::LeaveOutLine(line))),
        ["routes.csv", "stops.csv"].map(left_out)
    );
    let said = |files: &[&Reading]| {
        let error = import::read_all(files).expect_err("no board");
        Locale::ALL.map(|locale| findings::import_error(&error, locale))
    };
    for (text, english, spanish) in [
        (
            "x".to_owned(),
            "bad.csv: Line 1 is not understood: “x”.",
            "bad.csv: No se entiende la línea 1: «x».",
        ),
        (
            "{\"a\":\n]".to_owned(),
            "bad.csv: The file is damaged at line 2, column 1.",
            "bad.csv: El archivo está dañado en la línea 2, columna 1.",
        ),
        (" ".to_owned(), "bad.csv: The file is empty.", "bad.csv: El archivo está vacío."),
        ("%PDF-1.7".to_owned(), "bad.csv: This is a PDF file", "bad.csv: Esto es un archivo PDF"),
    ] {
        let [in_english, in_spanish] = said(&[&routes, &file("bad.csv", &text), &stops]);
        assert!(in_english.starts_with(english), "{in_english}");
        assert!(in_spanish.starts_with(spanish), "{in_spanish}");
    }
    let [twice, _] = said(&[&routes, &stops, &file("more.csv", ROUTES)]);
    assert!(twice.contains("routes.csv, more.csv"), "{twice}");
    let more = draft.joined(&[&file("more.csv", ROUTES)]).expect_err("two boards");
    assert_eq!(more, ImportError::TwoBoards(vec!["more.csv".to_owned()]));
    assert!(findings::import_error(&more, Locale::English).contains("more.csv has others"));
    let fields =
        file("map.json", r#"{"stops":[],"routes":[{"from":"A","to":"B","length":2,"toll":2}]}"#);
    let unread = found(&import::read_all(&[&fields]).expect("a board"));
    let at = At::File("map.json".to_owned());
    assert!(
        unread
            .iter()
            .any(|it| it.at == at && it.why == Why::UnknownFields(vec!["toll".to_owned()]))
    );
}

#[test]
fn reads_every_kind_of_column_header_and_names_unknown_ones() {
    let network = "From,To,Length\nA,B,2\nB,C,3\n";
    assert_eq!(
        names(&read(&format!("Name,Type\nA,city\nB,Waypoint\nC,city\n\n{network}"))),
        ["A", "B", "C"]
    );
    let globe = read(&format!("Name,Lat,Long\nA,47.5,7.6\nB,46.9,7.4\nC,47.4,8.5\n\n{network}"));
    assert_eq!(globe.places[1].at, Some((7.4, -46.9)));
    let kinds = read(&format!("Name,Type\nA,city\nB,Waypoint\nC,junction\n\n{network}"));
    assert_eq!(kinds.places[1].kind, PlaceKind::Junction);
    assert_eq!(kinds.places[2].kind, PlaceKind::Junction);
    for text in [
        "sep=;\nFrom;To;Length\nA;B;2",
        "\"sep=;\"\r\nFrom;To;Length\r\nA;B;2",
        "SEP=\t\nFrom\tTo\tLength\nA\tB\t2",
    ] {
        assert_eq!(read(text).routes.len(), 1, "{text}");
    }
    // A length with a unit is not a header, and separators alone are not a row.
    let counted = read(",,,\nFrom,To,Length,\n,,,\nA,B,3 cars,\nB,C,2 wagons,");
    assert_eq!(routes_of(&counted), ["A-B 3 grey 0", "B-C 2 grey 0"]);
    assert!(!found(&counted).iter().any(|it| matches!(it.at, At::Line(..))));
    // Tables with different separators follow each other.
    let mixed = read("Name;X;Y\nA;0,5;1\nB;2;3\n\nFrom,To,Length\nA,B,2\n\na\tb\tpoints\nA\tB\t2");
    assert_eq!(
        (mixed.places[0].at, mixed.routes.len(), mixed.tickets.len()),
        (Some((0.5, 1.0)), 1, 1)
    );
    let error = |text: &str| import::read(text).expect_err("no board");
    assert_eq!(error("From;To;Laenx\nA;B;zwei"), ImportError::Line(1, "Laenx".to_owned()));
    assert_eq!(error("My map\n\nA ; B ; three ; red"), ImportError::Line(3, "three".to_owned()));
    let named = read("My map;2026\nFrom;To;Length\nA;B;2");
    let line = Finding {
        severity: Severity::Note,
        at: At::Line(None, 1),
        why: Why::NotUnderstood("My map 2026".to_owned()),
    };
    assert!(found(&named).contains(&line));
    assert!(!found(&named.mended(&Mend::LeaveOutLine(At::Line(None, 1)))).contains(&line));
}

/// Unknown columns with content are reported, except those that only count or name rows.
#[test]
fn columns_and_fields_that_are_not_read_are_named() {
    let text = "Nr;From;To;Length;Terrain;Empty;Bridge\n1;A;B;2;hills;;no\n2;B;C;3;;;0\n\n\
        #,a,b,points,Bonus\n1,A,B,2,\n2,A,C,5,10\n\nName,X,Y,Hub\nA,0,0,yes\nB,9,0,\nC,5,5,";
    let draft = read(text);
    let unread = |line: usize, column: &str| Finding {
        severity: Severity::Note,
        at: At::Line(None, line),
        why: Why::UnknownColumns(vec![column.to_owned()]),
    };
    let unknown_columns = |draft: &Draft| {
        let mut unknown_columns = found(draft);
        unknown_columns.retain(|it| matches!(it.why, Why::UnknownColumns(_)));
        unknown_columns
    };
    let all = [unread(1, "Terrain"), unread(5, "Bonus"), unread(9, "Hub")];
    assert_eq!(unknown_columns(&draft), all);
    assert_eq!(
        unknown_columns(&draft.mended(&Mend::LeaveOutLine(At::Line(None, 5)))),
        [all[0].clone(), all[2].clone()]
    );
    let file = json!({ "name": "J", "author": "x", "doubleTurns": 2, "scale": 3,
        "stops": [{ "id": "1", "name": "A" }, { "id": "2", "name": "B" }],
        "routes": [{ "a": "1", "b": "2", "length": 3, "toll": 2, "curved": true, "steep": false, "drawn": [1] }],
        "tickets": [{ "a": "1", "b": "2", "points": 3, "Bonus": "4" }] });
    let fields = ["toll", "bonus", "doubleTurns"].map(str::to_owned).to_vec();
    assert!(has(&read(&file.to_string()), &Why::UnknownFields(fields)));
    for board in Board::BUILT_IN {
        let is_unread = |it: &Finding| matches!(it.why, Why::UnknownFields(_));
        assert!(!found(&read(&import::write(board.data()))).iter().any(is_unread));
    }
}

/// A list that marks ferries in words requires one wild card each, as does a column of symbols without numbers.
#[test]
fn reads_ferries_in_every_notation() {
    for text in [
        "From,To,Length,Type\nA,B,3,Ferry\nB,C,2,Rail",
        "Von;Nach;Länge;Typ\nA;B;3;Fähre\nB;C;2;Bahn",
        "From,To,Length,Type,Locomotives\nA,B,3,Ferry,1\nB,C,2,Ferry,0",
        "[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"ferry\":true},{\"from\":\"B\",\"to\":\"C\",\"length\":2,\"ferry\":false}]",
        "[{\"from\":\"A\",\"to\":\"B\",\"length\":3,\"ferry\":\"yes\"},{\"from\":\"B\",\"to\":\"C\",\"length\":2,\"ferry\":\"no\"}]",
    ] {
        let draft = read(text);
        let symbols: Vec<u32> = draft.routes.iter().map(|route| route.symbols).collect();
        assert_eq!(symbols, [1, 0], "{text}");
    }
}

/// Files of other kinds are named, with advice what to save instead; their encoding is not asked for.
#[test]
fn files_of_other_kinds_are_named() {
    let zip = |parts: &str| {
        [b"PK\x03\x04\x14\x00\x08\x00".as_slice(), parts.as_bytes(), b"\x8a\xff\x00"].concat()
    };
    let sheet = ImportError::Sheet;
    let kind = ImportError::Foreign;
    let files: [(Vec<u8>, ImportError); 17] = [
        (zip("[Content_Types].xml xl/workbook.xml"), sheet("Excel")),
        (zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), sheet("OpenDocument")),
        (zip("doc.kml"), kind("KMZ")),
        (zip("a.csv"), kind("ZIP")),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00\x00\x00".to_vec(), sheet("Excel")),
        (b"\x89PNG\r\n\x1a\n\x00\x00".to_vec(), kind("PNG")),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF".to_vec(), kind("JPEG")),
        (b"%PDF-1.7\n%\xe2\xe3".to_vec(), kind("PDF")),
        (b"{\\rtf1\\ansi A;B;2}".to_vec(), kind("RTF")),
        (b"<?xml version=\"1.0\"?>\n<kml xmlns=\"x\"><Placemark/></kml>".to_vec(), kind("KML")),
        (b"\xef\xbb\xbf<gpx version=\"1.1\"></gpx>".to_vec(), kind("GPX")),
        (b" <svg viewBox=\"0 0 1 1\"></svg>".to_vec(), kind("SVG")),
        (b"<!DOCTYPE html><html><table></table></html>".to_vec(), kind("HTML")),
        (b"<?xml version=\"1.0\"?><board/>".to_vec(), kind("XML")),
        (br#"{"type":"FeatureCollection","features":[]}"#.to_vec(), kind("GeoJSON")),
        (br#"{"type":"Topology","objects":{}}"#.to_vec(), kind("TopoJSON")),
        (
            b"<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"/>".to_vec(),
            sheet("Excel"),
        ),
    ];
    for (bytes, why) in files {
        let readings = readings(&bytes, decode);
        assert_eq!(readings.len(), 1, "{why}");
        assert_eq!(import::read(&readings[0].text), Err(why));
    }
    // A place may have such a name.
    assert_eq!(read("PK ; %PDF ; 2 ; red\n<Nord> ; PK ; 3").routes.len(), 2);
}

#[test]
fn reads_the_texts_of_a_board_generator_together() {
    let paths = "Nord ; Süd\\nTor ; 3 ; red\nSüd\\nTor ; Ost ; 2 ; blue\nOst ; Nord ; 4 ; grey\n";
    let locations = "Nord ; 0 ; 1.5\nSüd\\nTor ; 20 ; 30\nOst ; 5 ; 5\n";
    let tasks = "Nord ; Ost ; 4\nSüd\\nTor ; Nord ; 3\nOst ; Süd\\nTor ; 2\n";
    for text in [
        format!("{paths}{locations}{tasks}"),
        format!("{locations}{paths}{tasks}"),
        format!("{paths}\n{tasks}{locations}"),
    ] {
        let draft = read(&text);
        let mut all = names(&draft);
        all.sort();
        assert_eq!(all, ["Nord", "Ost", "Süd Tor"], "{text}");
        assert_eq!((draft.routes.len(), draft.tickets.len()), (3, 3), "{text}");
        assert!(draft.places.iter().all(|place| place.at.is_some()), "{text}");
        assert!(has(&draft, &Why::PairsAsTickets(3)), "{text}");
    }
    let apart = import::read_all(&[tasks, paths, locations]).expect("three files");
    assert_eq!((apart.routes.len(), apart.tickets.len(), apart.places.len()), (3, 3, 3));
    // Pairs are grey Routes if no line has a colour, and between lines with colours.
    assert_eq!(read("A ; B ; 2\nB ; C ; 3").routes.len(), 2);
    assert_eq!(read("A ; B ; 2 ; red\nB ; C ; 3\nC ; A ; 2 ; blue").routes.len(), 3);
}

#[test]
fn numbers_are_read_as_they_are_written() {
    let file = json!({ "stops": [{ "id": 1, "name": "A", "x": "300", "y": "7,5" }, { "id": "2", "name": "B", "x": 1, "y": 2 }],
        "routes": [{ "a": "1", "b": 2, "length": "3" }, { "a": 1, "b": 2, "length": 2.6, "color": "red" }, null],
        "tickets": [{ "a": 1, "b": 2, "points": "5.5" }], "wagonsPerPlayer": "15", "lanesUsableByPlayers": 3 });
    let draft = read(&file.to_string());
    assert_eq!((draft.places[0].at, draft.routes[0].length), (Some((300.0, 7.5)), 3));
    assert_eq!((draft.rules.pieces.trams, draft.rules.both_lanes_from()), (15, 3));
    assert!(has(&draft, &Why::EmptyEntries(1)));
    let open_now = open(&draft);
    assert!(open_now.contains(&Why::NotWhole("2.6".to_owned())), "{open_now:?}");
    assert!(open_now.contains(&Why::NotWhole("5.5".to_owned())), "{open_now:?}");
    let mended = draft.mended(&Mend::Length(2, 3)).mended(&Mend::Value(1, 5));
    assert!(!open(&mended).iter().any(|why| matches!(why, Why::NotWhole(_))));
    let list = read(
        "Name;X;Y\nNordtor;500,00;300,00\nMole;\"1.000,5\";2\n\nFrom;To;Length\nNordtor;Mole;3.0\nMole;Nordtor;drei",
    );
    assert_eq!(list.places[1].at, Some((1000.5, 2.0)));
    assert_eq!((list.routes[0].length, list.routes[1].length), (3, 0));
    assert!(has(&list, &Why::NoNumber("drei".to_owned())) && has(&list, &Why::Length(0)));
    assert!(!has(&list, &Why::PlacesFound));
}

#[test]
fn cells_may_contain_line_breaks_and_names_any_text() {
    let draft =
        read("From,To,Length\n\"Nord\r\ntor\",\"Hof \"\"Alt\"\"\",2\n__proto__,\"Nord\ntor\",3\n");
    assert_eq!(names(&draft), ["Nord tor", "Hof \"Alt\"", "__proto__"]);
    assert_eq!(draft.routes.len(), 2);
    // Composed and decomposed letters are the same name.
    let twice = read("Name,X,Y\nMalmo\u{308},0,0\nB,9,9\n\nFrom,To,Length\nMalm\u{F6},B,2");
    assert_eq!((names(&twice), twice.routes[0].ends), (vec!["Malmö", "B"], [0, 1]));
}

#[test]
fn a_misspelt_end_can_be_corrected_or_omitted() {
    let text = "Name,X,Y\nNordtor,0,0\nMole,9,0\nWarte,5,9\n\nFrom,To,Length,Colour\nNordtor,Mole,2,red\nMole,Wate,3,blau\n\
        Wate,Nordtor,2.5,\n\na,b,points\nNordtor,Wate,4\nMole,Nirgendwo,5\n";
    let draft = read(text);
    let lost = |draft: &Draft| {
        found(draft).iter().filter(|it| matches!(it.why, Why::NoSuchPlace(_))).count()
    };
    assert_eq!((lost(&draft), draft.routes.len(), draft.tickets.len()), (4, 1, 0));
    assert_eq!((draft.meant("Wate"), draft.meant("Nirgendwo")), (Some(2), None));
    let meant = draft.mended(&Mend::Mean("Wate".to_owned(), 2));
    assert_eq!((lost(&meant), meant.routes.len(), meant.tickets.len()), (1, 3, 1));
    let rows: Vec<usize> = meant.routes.iter().map(|route| route.row).collect();
    assert_eq!((rows, meant.routes[1].ends, meant.routes[2].length), (vec![1, 2, 3], [1, 2], 3));
    assert!(has(&meant, &Why::NotWhole("2.5".to_owned())));
    assert_eq!(lost(&meant.mended(&Mend::LeaveOutTicket(2))), 0);
    let left = draft.mended(&Mend::LeaveOutRoute(2)).mended(&Mend::LeaveOutRoute(3));
    assert_eq!((lost(&left), left.routes.len()), (2, 1));
}

#[test]
fn asks_which_of_two_decks_to_use() {
    let text = "From,To,Length\nA,B,2\nB,C,3\nC,A,2\n\nDeck,From,To,Points\nOld,A,B,2\nOld,B,C,3\nNew,A,B,4\nNew,A,C,5\nNew,C,A,5\n";
    let draft = read(text);
    let decks = Why::WhichDeck(vec!["Old".to_owned(), "New".to_owned()]);
    assert!(open(&draft).contains(&decks));
    let points = |draft: &Draft| draft.tickets.iter().map(|it| it.points).collect::<Vec<u32>>();
    assert_eq!(points(&draft.mended(&Mend::Deck(Some(1)))), [4, 5]);
    let all = draft.mended(&Mend::Deck(None));
    assert_eq!(points(&all), [2, 3, 5]);
    assert!(!open(&all).contains(&decks));
}

#[test]
fn cbig_2_a_seventh_colour_makes_a_big_board() {
    let colors = ["red", "rot", "blau", "azul", "vert", "noir", "lila", "orange", "gelb"];
    let rows = |colors: &[&str]| {
        let row = |(at, color): (usize, &&str)| format!("P{at};P{};2;{color}\n", at + 1);
        colors.iter().enumerate().map(row).collect::<String>()
    };
    let draft = read(&rows(&colors));
    assert!(draft.rules.is_big());
    assert_eq!(draft.played_color(&draft.routes[8]), Some(Color::Yellow));
    let six = read(&rows(&colors[..8]));
    assert!(!six.rules.is_big());
}

#[test]
fn reads_simple_json_of_small_projects() {
    let routes = json!([{ "from": "A", "to": "B", "length": 3, "color": "red", "joker": 1, "tunnel": false },
        { "from": "B", "to": "C", "length": 2, "color": "any", "joker": 0, "tunnel": true }]);
    let alone = read(&routes.to_string());
    assert_eq!((names(&alone), alone.routes[0].kind), (vec!["A", "B", "C"], Kind::Ferry));
    assert!(has(&alone, &Why::Tunnels(1)));
    let whole = json!({ "title": "Island", "image": "x.png", "width": 9, "height": 9,
        "cities": [{ "name": "A", "x": 1, "y": 2 }, { "name": "B", "x": 3, "y": 4 }, { "name": "C", "x": 5, "y": 6 }],
        "routes": routes });
    let draft = read(&whole.to_string());
    assert_eq!(
        (&*draft.name, draft.places[2].at, draft.routes.len()),
        ("Island", Some((5.0, 6.0)), 2)
    );
    let doubled =
        json!({ "stops": [{ "id": 1, "name": "A" }, { "id": 1, "name": "B" }], "routes": [] });
    assert!(
        read(&doubled.to_string()).places.len() == 2
            && has(&read(&doubled.to_string()), &Why::SameId("1".to_owned()))
    );
}

#[test]
fn lays_a_board_out_and_plays_it_before_it_is_ready() {
    let file = |change: fn(&mut Value)| {
        let board = read(&import::write(Board::BERLIN.data())).board().expect("a board");
        let mut file: Value = serde_json::from_str(&import::write(board.data())).expect("JSON");
        change(&mut file["payload"]);
        read(&file.to_string())
    };
    let short = file(|map| map["catenary"]["lastPieces"] = json!(255));
    assert!(
        open(&short).iter().all(|why| matches!(why, Why::ShortGame(_))) && !open(&short).is_empty()
    );
    assert_eq!(open(&short.mended(&Mend::LastPieces(2))), []);
    let stacked = file(|map| {
        for stop in map["stops"].as_array_mut().expect("stops") {
            (stop["x"], stop["y"]) = (json!(50), json!(50));
        }
    });
    let count = stacked.places.len() - 1;
    assert_eq!(open(&stacked), [Why::OneSpot(count)]);
    assert_eq!(open(&stacked.mended(&Mend::PlaceByLengths)), []);
    let unnamed = file(|map| map["stops"][3]["name"] = json!("—"));
    assert!(has(&unnamed, &Why::NoLetters));
    let lost = file(|map| map["stops"][3]["x"] = Value::Null);
    assert!(has(&lost, &Why::PlaceBetween) && !has(&lost, &Why::PlacesFound));
    let silent = read("A;B;2;red").rules.both_lanes_from();
    assert_eq!((silent, read("{\"stops\":[],\"routes\":[]}").rules.both_lanes_from()), (4, 4));
}

/// A playable board with letters of several languages.
const PLACES: [(&str, f64, f64); 9] = [
    ("Malmö", 0.5, 0.0),
    ("Südsee", 30.0, 1.5),
    ("Café Ünal", 61.0, 3.0),
    ("Ärmel", 1.0, 29.5),
    ("Châtelet", 33.0, 33.0),
    ("Peña", 66.0, 30.0),
    ("Vår", 3.0, 60.0),
    ("Zürich, Mitte", 35.0, 62.0),
    ("-Ende", 64.0, 64.0),
];
const LINKS: [(usize, usize, u32, usize); 14] = [
    (0, 1, 2, 0),
    (1, 2, 3, 1),
    (3, 4, 2, 2),
    (4, 5, 3, 3),
    (6, 7, 4, 4),
    (7, 8, 2, 5),
    (0, 3, 3, 8),
    (3, 6, 1, 8),
    (1, 4, 2, 0),
    (4, 7, 5, 1),
    (2, 5, 6, 2),
    (5, 8, 1, 3),
    (0, 4, 4, 4),
    (0, 4, 4, 5),
];
const WAYS: [(usize, usize, u32); 11] = [
    (0, 2, 5),
    (0, 5, 7),
    (0, 8, 8),
    (1, 3, 4),
    (1, 6, 5),
    (2, 3, 7),
    (2, 8, 7),
    (3, 8, 6),
    (4, 6, 3),
    (5, 6, 6),
    (6, 8, 6),
];

/// The notation of a list.
struct ListNotation {
    mark: char,
    decimal: char,
    end: &'static str,
    language: usize,
    is_cased: bool,
}

const HEADS: [[[&str; 4]; 3]; 4] = [
    [["Name", "X", "Y", ""], ["From", "To", "Length", "Colour"], ["From", "To", "Points", ""]],
    [["Ort", "X", "Y", ""], ["Von", "Nach", "Länge", "Farbe"], ["Von", "Nach", "Punkte", ""]],
    [["Ville", "X", "Y", ""], ["De", "À", "Longueur", "Couleur"], ["De", "À", "Points", ""]],
    [
        ["Ciudad", "X", "Y", ""],
        ["Desde", "Hasta", "Longitud", "Color"],
        ["Desde", "Hasta", "Puntos", ""],
    ],
];
const COLORS: [[&str; 9]; 4] = [
    ["red", "blue", "green", "black", "purple", "orange", "yellow", "white", "grey"],
    ["rot", "blau", "grün", "schwarz", "lila", "orange", "gelb", "weiß", "grau"],
    ["rouge", "bleu", "vert", "noir", "violet", "orange", "jaune", "blanc", "gris"],
    ["rojo", "azul", "verde", "negro", "morado", "naranja", "amarillo", "blanco", "gris"],
];

impl ListNotation {
    fn number(&self, number: f64) -> String {
        format!("{number:.2}").replace('.', &self.decimal.to_string())
    }

    fn row(&self, cells: &[String]) -> String {
        let cell = |cell: &String| {
            let sign = if cell.starts_with('-') { "'" } else { "" };
            let is_odd = cell.contains([self.mark, '"', '\n']);
            if is_odd {
                format!("\"{sign}{}\"", cell.replace('"', "\"\""))
            } else {
                format!("{sign}{cell}")
            }
        };
        cells.iter().map(cell).collect::<Vec<_>>().join(&self.mark.to_string()) + self.end
    }

    fn head(&self, table: usize) -> String {
        let heads = HEADS[self.language][table].iter().filter(|head| !head.is_empty());
        let cased =
            |head: &&str| if self.is_cased { head.to_uppercase() } else { (*head).to_owned() };
        self.row(&heads.map(cased).collect::<Vec<_>>())
    }

    fn text(&self) -> String {
        let name = |at: usize| PLACES[at].0.to_owned();
        let mut text = self.head(0);
        for (name, x, y) in PLACES {
            text += &self.row(&[name.to_owned(), self.number(x), self.number(y)]);
        }
        text += &(self.row(&["".to_owned(), "".to_owned(), "".to_owned()]) + &self.head(1));
        for (from, to, length, color) in LINKS {
            let color = COLORS[self.language][color].to_owned();
            text += &self.row(&[name(from), name(to), length.to_string(), color]);
        }
        text += &(self.end.to_owned() + &self.head(2));
        for (from, to, points) in WAYS {
            text += &self.row(&[name(from), name(to), self.number(points.into())]);
        }
        text
    }
}

/// Encodings, separators, headers, decimal signs, line ends and languages are combined pairwise.
#[test]
fn reads_all_encodings_separators_and_languages_alike() {
    let encodings = [
        (Encoding::Utf8, false),
        (Encoding::Utf8, true),
        (Encoding::Utf16Le, true),
        (Encoding::Utf16Be, false),
        (Encoding::Windows1252, false),
        (Encoding::MacRoman, false),
    ];
    let mut first: Option<Draft> = None;
    for at in 0..40_usize {
        let (encoding, bom) = encodings[at % encodings.len()];
        let notation = ListNotation {
            mark: [',', ';', '\t'][at / 2 % 3],
            decimal: ['.', ','][at / 3 % 2],
            end: ["\n", "\r\n", "\r"][at % 3],
            language: at % 4,
            is_cased: at % 5 == 0,
        };
        let text = notation.text();
        let readings = readings(&encoded(&text, encoding, bom), decode);
        let read_back = readings.iter().find(|it| it.text.trim_start_matches('\u{FEFF}') == text);
        let draft = read(&read_back.unwrap_or_else(|| panic!("{at}: {readings:?}")).text);
        assert_eq!(open(&draft), [], "{at}: {text}");
        let first = first.get_or_insert_with(|| draft.clone());
        assert_eq!(
            (&draft.places, &draft.routes, &draft.tickets),
            (&first.places, &first.routes, &first.tickets),
            "{at}"
        );
    }
    let board = first.expect("a draft").board().expect("a board");
    assert_eq!((board.data().locations.len(), board.data().routes.len()), (9, 14));
    let (_, state) = play_at_random(Setup::standard(board, 3, 1), |_, _, _, _| {});
    assert!(state.is_over());
}

/// Each damaged file ends in an error, in findings or in a playable board.
#[test]
fn damaged_files_of_every_kind_do_no_harm() {
    let notation =
        ListNotation { mark: ';', decimal: ',', end: "\r\n", language: 1, is_cased: false };
    let mut files: Vec<Vec<u8>> =
        [Encoding::Utf8, Encoding::Utf16Le, Encoding::Windows1252, Encoding::MacRoman]
            .map(|encoding| encoded(&notation.text(), encoding, false))
            .into();
    files.push(import::write(Board::BERLIN.data()).into_bytes());
    files.push(b"Nord ; Tor ; 3 ; red\nTor ; Ost ; 2 ; blue\nOst ; Nord ; 4 ; grey\n\nNord ; 0 ; 1.5\nTor ; 20 ; 30\n\nNord ; Tor ; 9\n".to_vec());
    let (mut errors, mut stopped, mut boards) = (0, 0, 0);
    for seed in 0..share(10_000) {
        let mut rng = Rng::new(seed);
        let mut bytes = files[rng.below(files.len())].clone();
        for _ in 0..=rng.below(5) {
            let (at, to) = (rng.below(bytes.len()), rng.below(bytes.len()));
            let (from, to) = (at.min(to), at.max(to));
            match rng.below(6) {
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
            if bytes.is_empty() {
                break;
            }
        }
        for reading in readings(&bytes, decode) {
            match import::read(&reading.text) {
                Err(_) => errors += 1,
                Ok(draft) => {
                    let answers = [
                        Mend::ProposeTickets,
                        Mend::LevelTunnels,
                        Mend::MixTickets,
                        Mend::Deck(None),
                    ];
                    let draft = answers.iter().fold(draft, |draft, mend| draft.mended(mend));
                    match draft.board() {
                        Err(found) => stopped += u64::from(!found.is_empty()),
                        Ok(_) => boards += 1,
                    }
                }
            }
        }
    }
    assert!(errors + stopped + boards >= share(10_000));
    assert!(errors > 10 && stopped > 10 && boards > 10, "{errors} {stopped} {boards}");
}
