//! Phrases of the page of own boards: importing, viewing, correcting, saving, and counting a game from the box.

use crate::table::set_up::BoardFact;
use crate::titles::city::boards::{Color, Kind};
use crate::titles::city::import::{Deck, DeckColor, Draft, Finding, Ground, Severity};
use crate::titles::city::rules::card::Card;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// Heading of the page and of its list.
    own_boards "Your own boards" "Tus tableros"
    /// The purpose of the page.
    lead "Play on a board from a file or a list, with bots, on one device or by link." "Juega en un tablero de un archivo o una lista: con bots, en un dispositivo o por enlace."
    /// Heading of the ways to import a board.
    bring "Bring a board" "Traer un tablero"
    open_file "Open a file" "Abrir un archivo"
    drop_here "or drop it here" "o suéltalo aquí"
    /// Label of the text field.
    paste "or paste the board" "o pega el tablero"
    /// The accepted formats.
    formats "A map file of the fan editor (JSON), lists as CSV, a board link, or one Route a line: A ; B ; length ; colour" "Un archivo de mapa del editor de aficionados (JSON), listas CSV, un enlace de tablero o un Recorrido por línea: A ; B ; longitud ; color"
    /// A Route as a line; colour names are read in both languages.
    example "Bern ; Basel ; 3 ; red" "Berna ; Basilea ; 3 ; rojo"
    look "Look at the board" "Ver el tablero"
    try_example "Try an example" "Probar un ejemplo"
    /// Asks for the encoding of a file if there are several candidates.
    which_letters "How are these names written?" "¿Cómo se escriben estos nombres?"
    /// Shown below the candidates of an encoding.
    other_letters "Not like any of these? Save the file as UTF-8 and open it again." "¿De ninguna de estas formas? Guarda el archivo en UTF-8 y vuelve a abrirlo."
    /// Adds a file with Tickets or with the positions of Locations.
    add_file "Add a file" "Añadir un archivo"
    /// Which boards may be sent.
    license "Boards stay on this device and in the links that you send. Send what is yours." "Los tableros quedan en este dispositivo y en los enlaces que envías. Envía lo que sea tuyo."
    unreadable "This file can't be read." "No se puede leer este archivo."
    play "Play" "Jugar"
    look_at "Look" "Ver"
    change "Change a copy" "Cambiar una copia"
    /// Heading of the example boards.
    built_in "Boards to begin with" "Tableros para empezar"
    /// Heading of our big boards.
    ours "Big boards of ours" "Nuestros tableros grandes"
    /// One of our big boards, in a sentence.
    about(key: &str) => key {
        "greece" => "Tunnels through the Pindus and ferries to the islands." "Túneles por el Pindo y ferris a las islas.",
        "rhine-and-ruhr" => "Short lines in a dense net, up to three side by side." "Líneas cortas en una red densa, hasta tres en paralelo.",
        "southern-cone" => "Long Tickets from one end of the continent to the other." "Billetes largos de un extremo del continente al otro.",
        _ => "The widest board: 45 Locations from the Alps to the Black Sea." "El tablero más ancho: 45 Localizaciones de los Alpes al mar Negro.",
    }
    /// A board of the site could not be fetched.
    not_fetched "The board can't be fetched now. Try again when there is a connection." "Ahora no se puede obtener el tablero. Inténtalo cuando haya conexión."
    /// Label of the number of tunnels.
    tunnels "Tunnels" "Túneles"
    /// Label of the number of long Tickets.
    long_tickets "Long Tickets" "Billetes largos"
    /// The long Tickets of a big board.
    long_deck(count: usize) "{count}, one for each player at the beginning" "{count}, uno para cada jugador al empezar"
    save_file "Save as a file" "Guardar como archivo"
    send "Send the board" "Enviar el tablero"
    /// The use of a board's link.
    send_text "Whoever opens this link gets the board." "Quien abra este enlace recibe el tablero."
    count_game "Count a game" "Contar una partida"
    delete "Delete" "Eliminar"
    keep_it "Keep it" "Conservarlo"
    /// The board could not be saved.
    full "The browser's storage is full: the board is not kept. Delete finished games to make room." "El almacenamiento del navegador está lleno: el tablero no se conserva. Elimina partidas acabadas para hacer sitio."
    /// The browser offers no storage.
    no_storage "This browser keeps nothing: play now, or save the board as a file." "Este navegador no conserva nada: juega ahora o guarda el tablero como archivo."
    /// The board was opened by a link.
    from_link "A board from a link." "Un tablero de un enlace."
    keep_board "Keep for later" "Guardar para después"
    use_board "Keep and play" "Guardar y jugar"
    /// The board can be played.
    ready "Ready to play." "Listo para jugar."
    /// Leaves the board unchanged.
    cancel "Cancel" "Cancelar"
    undo "Undo" "Deshacer"
    findings "What was found" "Lo encontrado"
    nothing_found "Nothing to correct." "No hay nada que corregir."
    stops "Must be corrected" "Hay que corregirlo"
    asks "Your decision" "Tú decides"
    good_to_know "Good to know" "Conviene saberlo"
    /// Heading of the properties of the whole board.
    the_board "The board" "El tablero"
    name "Name" "Nombre"
    trams "Trams per player" "Tranvías por jugador"
    length "Spaces" "Espacios"
    cost "Cards" "Cartas"
    colour "Colour" "Color"
    grey "grey" "gris"
    points "Points" "Puntos"
    less "Less" "Menos"
    more "More" "Más"
    leave_out "Leave out" "Omitir"
    all_decks "All of them" "Todos"
    by_lengths "Place them by the lengths" "Ponerlas según las longitudes"
    fewer_last "End with 2 pieces left" "Terminar con 2 piezas"
    /// Explains moving a Location.
    move_it "Drag it, or use these and the arrow keys." "Arrástrala, o usa estos botones y las flechas."
    left "Left" "Izquierda"
    right "Right" "Derecha"
    up "Up" "Arriba"
    down "Down" "Abajo"
    propose "Propose Tickets" "Proponer Billetes"
    level "Play them as plain Routes" "Jugarlos como Recorridos normales"
    /// Plays tunnels as tunnels.
    bore "Play them as tunnels" "Jugarlos como túneles"
    /// Makes it a big board.
    enlarge "Big board (45 trams, 4 cards)" "Tablero grande (45 tranvías, 4 cartas)"
    /// Gives long Tickets a deck of their own.
    own_deck "A deck of their own" "Su propio mazo"
    mix "Put them among the others" "Mezclarlos con los demás"
    locations "Locations" "Localizaciones"
    routes "Routes" "Recorridos"
    tickets "Tickets" "Billetes"
    /// Explains the drawing.
    press_hint "Press anything on the board to see or change it." "Pulsa algo del tablero para verlo o cambiarlo."
    /// Explains counting a game played with a box.
    count_lead "Choose a player and press that player's Routes. Then give out the Tickets." "Elige un jugador y pulsa sus Recorridos. Después reparte los Billetes."
    players "Players" "Jugadores"
    nobody "Nobody" "Nadie"
    result "Final score" "Puntuación final"
    total "Total" "Total"
    print "Print" "Imprimir"
    back "Back to your boards" "Volver a tus tableros"
    finish "Finished" "Terminada"
    go_on "Go on counting" "Seguir contando"
    counts_kept "Games from the box" "Partidas de caja"
    /// The count of this address is not on this device.
    no_count "This count is not on this device." "Esta cuenta no está en este dispositivo."
    clear "Clear" "Vaciar"
    not_completed "not completed" "sin completar"
    all_routes "All Routes" "Todos los Recorridos"
    /// Suggests a place for a misspelt name.
    did_you_mean(name: &str) "Did you mean {name}?" "¿Es {name}?"
    /// Asks before deleting a board that saved games use.
    delete_question(name: &str, games: usize) [games = locale.many(games as i64, ["saved game uses", "saved games use"], ["partida guardada usa", "partidas guardadas usan"])]
        "{games} the board {name}. Delete the board? The games stay." "{games} el tablero {name}. ¿Eliminar el tablero? Las partidas se quedan."
    /// Asks before deleting a board.
    delete_plain_question(name: &str) "Delete the board {name}?" "¿Eliminar el tablero {name}?"
    /// Gives a Ticket the points of its shortest path.
    as_its_way(points: u32) "{points}, as its way" "{points}, como su camino"
    /// A player of a counted game, by number.
    player(number: usize) "Player {number}" "Jugador {number}"
    /// A player has placed more trams than there are.
    too_many_pieces(name: &str, used: u32, most: u32)
        "{name} has used {used} trams and there are {most}." "{name} ha usado {used} tranvías y hay {most}."
    /// A player has placed more metro cars than there are.
    too_many_metros(name: &str, used: u32, most: u32)
        "{name} has used {used} metro cars and there are {most}." "{name} ha usado {used} vagones de metro y hay {most}."
    /// Both Routes of a Double Route are claimed, and one of them is closed.
    closed_lane(ends: &str, from: u8)
        "Both Routes {ends} are claimed; that takes {from} players or more." "Los dos Recorridos {ends} están cubiertos; eso pide {from} jugadores o más."
    /// Both Routes of a Double Route have one owner.
    both_lanes(name: &str, ends: &str)
        "{name} has both Routes {ends}." "{name} tiene los dos Recorridos {ends}."
    /// The winners of a counted game.
    winners(names: &[String]) => names {
        [] => "Nobody has points yet." "Nadie tiene puntos todavía.",
        [one] => "{one} wins." "Gana {one}.",
        _ => [all = names.join(locale.pick(" and ", " y "))] "{all} share the victory." "{all} comparten la victoria.",
    }
    /// A Route of a draft, by its places.
    route(draft: &Draft, ends: [usize; 2], row: usize) [ends = joined(draft, ends)] "Route {row}: {ends}" "Recorrido {row}: {ends}"
    /// A Ticket of a draft, by its places.
    ticket(draft: &Draft, ends: [usize; 2], row: usize) [ends = joined(draft, ends)] "Ticket {row}: {ends}" "Billete {row}: {ends}"
    /// Heading of a counted game.
    counted(board: &str) "Count a game: {board}" "Contar una partida: {board}"
}

/// An example board as plain lines: a ring of Locations with chords.
pub const EXAMPLE: &str = "# Ring\nNorth ; East ; 3 ; red\nEast ; South ; 2 ; blue\nSouth ; West ; 4 ; grey\nWest ; North ; 1 ; green\n\
    North ; Chapel ; 2 ; black\nChapel ; South ; 2 ; purple\nEast ; Market ; 3 ; orange\nMarket ; West ; 6 ; blue\n\
    North ; Mill ; 2 ; grey\nMill ; Tower ; 3 ; red\nTower ; East ; 2 ; green\nTower ; East ; 2 ; grey\nMill ; Gate ; 5 ; black\n\
    Gate ; West ; 3 ; orange\n";

/// Returns the size of a board: "19 Locations · 44 Routes · 24 Tickets".
pub fn counts(locations: usize, routes: usize, tickets: usize, locale: Locale) -> String {
    let parts = [
        locale.many(
            locations as i64,
            ["Location", "Locations"],
            ["Localización", "Localizaciones"],
        ),
        locale.many(routes as i64, ["Route", "Routes"], ["Recorrido", "Recorridos"]),
        locale.many(tickets as i64, ["Ticket", "Tickets"], ["Billete", "Billetes"]),
    ];
    parts.join(" · ")
}

/// Returns the rules of a draft in short: those of its board, and its tunnels and long Tickets.
pub fn rules_in_short(draft: &Draft, locale: Locale) -> Vec<BoardFact> {
    let mut facts = super::board::facts(&draft.rules, locale);
    if !draft.rules.is_big() {
        return facts;
    }
    let bored = draft.routes.iter().filter(|route| route.ground == Ground::Tunnel).count();
    if draft.has_tunnels && bored > 0 {
        let description = bored.to_string();
        facts.push(BoardFact { rule: "CBIG-9", term: "", name: tunnels(locale), description });
    }
    let long = draft.tickets.iter().filter(|ticket| ticket.deck == Deck::Long).count();
    if draft.has_long_deck && long > 0 {
        let description = long_deck(long, locale);
        facts.push(BoardFact { rule: "CBIG-3", term: "", name: long_tickets(locale), description });
    }
    facts
}

/// Returns the number of findings that keep a board from being used.
pub fn still_open(findings: &[Finding], locale: Locale) -> String {
    let count =
        |severity: Severity| findings.iter().filter(|it| it.severity == severity).count() as i64;
    let stops = count(Severity::Stops);
    let asks = count(Severity::Asks);
    let mut parts = Vec::new();
    if stops > 0 {
        parts.push(phrases! { locale, "{stops} to correct", "{stops} por corregir" });
    }
    if asks > 0 {
        parts.push(phrases! { locale, "{asks} to decide", "{asks} por decidir" });
    }
    if parts.is_empty() { ready(locale).to_owned() } else { parts.join(", ") }
}

fn joined(draft: &Draft, ends: [usize; 2]) -> String {
    let [from, to] = draft.names(ends);
    format!("{from} – {to}")
}

/// Returns the name of a colour of the usual deck.
pub fn deck_color(color: DeckColor, locale: Locale) -> &'static str {
    match color {
        DeckColor::Yellow => locale.pick("yellow", "amarillo"),
        DeckColor::White => locale.pick("white", "blanco"),
        _ => Card::named(color.name()).map_or("", |card| super::color_name(card, locale)),
    }
}

/// Describes a Route for screen readers: "red, 4 spaces".
pub fn described(color: Option<Color>, kind: Kind, length: u8, locale: Locale) -> String {
    let color = color.map_or(grey(locale), |color| super::color_name(Card::of(color), locale));
    let length = match kind {
        Kind::Metro => locale.many(length.into(), ["card", "cards"], ["carta", "cartas"]),
        Kind::Tram | Kind::Ferry => {
            locale.many(length.into(), ["space", "spaces"], ["espacio", "espacios"])
        }
    };
    format!("{color}, {length}")
}
