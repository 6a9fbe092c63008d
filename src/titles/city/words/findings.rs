//! What is found about a board that a player brings.

use super::color_name;
use crate::titles::city::boards::{MAX_LENGTH, MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS, MOST_TRAMS};
use crate::titles::city::import::{At, DeckColor, Finding, ImportError, Limit, Why};
use crate::titles::city::rules::card::Card;
use crate::words::{Locale, naming};

/// A finding with what it is about: "Route 17 (Bern – Basel): 9 spaces, at most 6 here."
pub fn finding(locale: Locale, finding: &Finding) -> String {
    let why = why(locale, &finding.why);
    match place(locale, &finding.at) {
        Some(place) => format!("{place}: {why}"),
        None => why,
    }
}

/// What a finding is about; nothing where it is about the whole board.
fn place(locale: Locale, at: &At) -> Option<String> {
    let joined = |row: &usize, [from, to]: &[String; 2], english: &str, spanish: &str| {
        format!("{} {row} ({from} – {to})", locale.pick(english, spanish))
    };
    match at {
        At::Board => None,
        At::Place(name) => Some(naming::clean(name)),
        At::Route(row, ends) => Some(joined(row, ends, "Route", "Recorrido")),
        At::Ticket(row, ends) => Some(joined(row, ends, "Ticket", "Billete")),
        At::Line(None, line) => Some(format!("{} {line}", locale.pick("Line", "Línea"))),
        At::Line(Some(file), line) => {
            Some(format!("{}, {} {line}", naming::clean(file), locale.pick("line", "línea")))
        }
        At::File(file) => Some(naming::clean(file)),
    }
}

fn why(locale: Locale, why: &Why) -> String {
    let pick = |english: String, spanish: String| locale.pick(english, spanish);
    let told = |english: &str, spanish: &str| locale.pick(english, spanish).to_owned();
    match why {
        Why::TooManyPlaces(count) => {
            most(locale, *count, MAX_LOCATIONS, "Locations", "Localizaciones")
        }
        Why::TooManyRoutes(count) => most(locale, *count, MAX_ROUTES, "Routes", "Recorridos"),
        Why::TooManyTickets(count) => most(locale, *count, MAX_TICKETS - 1, "Tickets", "Billetes"),
        Why::TooFewTickets(count) => pick(
            format!("{count} Tickets; at least 10 are needed."),
            format!("{count} Billetes; hacen falta al menos 10."),
        ),
        Why::TooManyColors(count) => pick(
            format!("{count} colours of Routes; there are cards of 6."),
            format!("Recorridos de {count} colores; hay cartas de 6."),
        ),
        Why::Trams(count) => pick(
            format!("{count} trams per player; here it is 11 to {MOST_TRAMS}."),
            format!("{count} tranvías por jugador; aquí son de 11 a {MOST_TRAMS}."),
        ),
        Why::Metros(count) => pick(
            format!("{count} metro cars per player; here it is 5 at most."),
            format!("{count} vagones de metro por jugador; aquí son 5 como mucho."),
        ),
        Why::FirstHand(count) => pick(
            format!("{count} cards in the first hand; here it is 4 at most."),
            format!("{count} cartas en la mano inicial; aquí son 4 como mucho."),
        ),
        Why::Stacks(_) => told(
            "Tourist tokens begin on 5 different Locations or on none.",
            "Las fichas de Turista empiezan en 5 Localizaciones distintas o en ninguna.",
        ),
        Why::Length(0) => pick(
            format!("it has no number of spaces; here it is 1 to {MAX_LENGTH}."),
            format!("no tiene número de espacios; aquí son de 1 a {MAX_LENGTH}."),
        ),
        Why::Length(length) => pick(
            format!("{}, at most {MAX_LENGTH} here.", spaces(locale, *length)),
            format!("{}; aquí {MAX_LENGTH} como mucho.", spaces(locale, *length)),
        ),
        Why::Symbols(count) => pick(
            format!("{count} ferry symbols are more than it has spaces."),
            format!("{count} símbolos de ferri son más que sus espacios."),
        ),
        Why::Pieces(count) => pick(
            format!("it takes {count} pieces, more than a player has."),
            format!("usa {count} piezas, más de las que tiene un jugador."),
        ),
        Why::EndsAlike => told("both ends are the same.", "los dos extremos son el mismo."),
        Why::NoSuchPlace(name) if name.is_empty() => {
            told("an end is missing.", "falta un extremo.")
        }
        Why::NoSuchPlace(name) => pick(
            format!("the file has no Location {name}."),
            format!("el archivo no tiene la Localización {name}."),
        ),
        Why::ThirdLane => told(
            "a third Route between the same Locations; here there are 2 at most.",
            "un tercer Recorrido entre las mismas Localizaciones; aquí hay 2 como mucho.",
        ),
        Why::UnlikeLanes => told(
            "both Routes of a Double Route need the same length and kind.",
            "los dos Recorridos de un Recorrido Doble necesitan la misma longitud y clase.",
        ),
        Why::Apart => told(
            "no Routes lead here from the rest of the board.",
            "no llega aquí ningún Recorrido desde el resto del tablero.",
        ),
        Why::NoRoutes => told(
            "There are no Routes. Add the file that has them.",
            "No hay Recorridos. Añade el archivo que los tiene.",
        ),
        Why::TicketWithoutRoute => told(
            "no Route leads to one of its Locations.",
            "ningún Recorrido llega a una de sus Localizaciones.",
        ),
        Why::TicketOfJunction => {
            told("one of its ends is only a junction.", "uno de sus extremos es solo un cruce.")
        }
        Why::Value(points) => pick(
            format!("{points} points; here it is 1 to 40."),
            format!("{points} puntos; aquí son de 1 a 40."),
        ),
        Why::Stations => {
            told("Stations have no rule here.", "Las estaciones no tienen regla aquí.")
        }
        Why::Contested => told(
            "contested Routes have no rule here.",
            "los Recorridos disputados no tienen regla aquí.",
        ),
        Why::Hub => told("hubs have no rule here.", "los nudos no tienen regla aquí."),
        Why::Tunnels(count) => {
            let tunnels = locale.many(*count as i64, ["tunnel", "tunnels"], ["túnel", "túneles"]);
            pick(
                format!("Play the {tunnels} as plain Routes?"),
                format!("¿Jugar {tunnels} como Recorridos normales?"),
            )
        }
        Why::LongTickets(count) => {
            let tickets = locale.many(
                *count as i64,
                ["long Ticket", "long Tickets"],
                ["Billete largo", "Billetes largos"],
            );
            pick(
                format!("Put the {tickets} among the others?"),
                format!("¿Mezclar {tickets} con los demás?"),
            )
        }
        Why::OneSpot(count) => {
            let places = locale.many(
                *count as i64,
                ["Location lies", "Locations lie"],
                ["Localización está", "Localizaciones están"],
            );
            pick(format!("{places} on another one."), format!("{places} encima de otra."))
        }
        Why::ShortGame(turns) => {
            let turns = locale.many((*turns).into(), ["turn", "turns"], ["turno", "turnos"]);
            pick(
                format!(
                    "A game on this board ends after {turns}: the last turns begin with too many pieces left."
                ),
                format!(
                    "Una partida en este tablero acaba tras {turns}: los últimos turnos empiezan con demasiadas piezas."
                ),
            )
        }
        Why::LostLetters => told(
            "letters of its name were lost before the file came here. Type the name.",
            "se perdieron letras de su nombre antes de llegar aquí. Escribe el nombre.",
        ),
        Why::NotWhole(said) => pick(
            format!("{said} is not a whole number. Which is meant?"),
            format!("{said} no es un número entero. ¿Cuál es?"),
        ),
        Why::NoCards(color, rows) => {
            let color = deck_color(locale, *color);
            let rows: Vec<String> = rows.iter().map(usize::to_string).collect();
            let rows = rows.join(", ");
            pick(
                format!("There are no {color} cards. Make Routes {rows} grey?"),
                format!("No hay cartas de color {color}. ¿Hacer grises los Recorridos {rows}?"),
            )
        }
        Why::WhichDeck(names) => {
            let names = names.iter().map(|name| deck(locale, name)).collect::<Vec<_>>().join(", ");
            pick(
                format!("Several decks of Tickets: {names}. Which one?"),
                format!("Varios mazos de Billetes: {names}. ¿Cuál?"),
            )
        }
        _ => remark(locale, why),
    }
}

/// The name of a deck; some Tickets have none.
pub fn deck(locale: Locale, name: &str) -> String {
    if name.is_empty() {
        locale.pick("without a name", "sin nombre").to_owned()
    } else {
        name.to_owned()
    }
}

/// What is only said.
fn remark(locale: Locale, why: &Why) -> String {
    let pick = |english: String, spanish: String| locale.pick(english, spanish);
    let told = |english: &str, spanish: &str| locale.pick(english, spanish).to_owned();
    match why {
        Why::UnknownColor(name) => pick(
            format!("the colour {name} is not known; the Route is grey."),
            format!("no se conoce el color {name}; el Recorrido es gris."),
        ),
        Why::StandsFor(of, by) => {
            let [of, by] = [of, by].map(|color| deck_color(locale, *color));
            pick(
                format!("{of} Routes are played as {by}: there are no {of} cards."),
                format!(
                    "Los Recorridos de color {of} se juegan como {by}: no hay cartas de ese color."
                ),
            )
        }
        Why::Scenery(count) => {
            let lines = locale.many(*count as i64, ["line", "lines"], ["línea", "líneas"]);
            pick(format!("{lines} of the picture left out."), format!("Sin {lines} del dibujo."))
        }
        Why::PlaceWithoutRoute => told(
            "left out, because no Route leads here.",
            "se omite, porque no llega ningún Recorrido.",
        ),
        Why::ValueUnlikeWay(points, way) => pick(
            format!("worth {points}, its shortest way has {}.", spaces(locale, *way)),
            format!("vale {points}; su camino más corto tiene {}.", spaces(locale, *way)),
        ),
        Why::NeverEnds => told(
            "Two players may never run out of pieces. The game ends when nobody can do anything.",
            "Puede que a dos jugadores no se les acaben las piezas. La partida termina cuando nadie puede hacer nada.",
        ),
        Why::SameName => told(
            "another Location has the same name; this one got a number.",
            "otra Localización se llama igual; esta lleva un número.",
        ),
        Why::SameTicket => told(
            "left out, because another Ticket has the same Locations.",
            "se omite, porque otro Billete tiene las mismas Localizaciones.",
        ),
        Why::PlacesFound => told(
            "The file doesn't say where Locations are. They were placed by the lengths of the Routes.",
            "El archivo no dice dónde están las Localizaciones. Se han puesto según la longitud de los Recorridos.",
        ),
        Why::PlaceBetween => told(
            "the file doesn't say where it is; it stands between its neighbours.",
            "el archivo no dice dónde está; se ha puesto entre sus vecinas.",
        ),
        Why::TramsAssumed(count) => pick(
            format!("The file doesn't say how many trams a player has: {count} here."),
            format!("El archivo no dice cuántos tranvías tiene un jugador: aquí, {count}."),
        ),
        Why::TicketsDealt(dealt, kept) => pick(
            format!(
                "The file gives {dealt} Tickets to keep {kept} of; here you draw 2 and keep at least 1."
            ),
            format!(
                "El archivo da {dealt} Billetes para quedarse {kept}; aquí robas 2 y te quedas al menos 1."
            ),
        ),
        Why::Players(least, most) => pick(
            format!("The file is for {least} to {most} players; here 2 to 4 can play."),
            format!("El archivo es para {least} a {most} jugadores; aquí pueden jugar de 2 a 4."),
        ),
        Why::NoNumber(word) => {
            pick(format!("“{word}” is not a number."), format!("«{word}» no es un número."))
        }
        Why::SameId(id) => pick(
            format!("another Location has the id {id}, too; Routes and Tickets mean the first."),
            format!(
                "otra Localización tiene también el id {id}; los Recorridos y Billetes se refieren a la primera."
            ),
        ),
        Why::EmptyEntries(count) => {
            let entries = locale.many(
                *count as i64,
                ["entry that says nothing is", "entries that say nothing are"],
                ["entrada vacía", "entradas vacías"],
            );
            pick(format!("{entries} left out."), format!("Se omiten {entries}."))
        }
        Why::Alike(other) => pick(
            format!("another Location is called {other}; perhaps it is the same."),
            format!("otra Localización se llama {other}; quizá sea la misma."),
        ),
        Why::NotUnderstood(row) => pick(
            format!("“{row}” is not understood and left out."),
            format!("«{row}» no se entiende y se omite."),
        ),
        Why::UnknownColumns(names) => {
            let names = names.join(", ");
            pick(
                format!("columns that are not known here and not read: {names}."),
                format!("columnas que aquí no se conocen y no se leen: {names}."),
            )
        }
        Why::UnknownFields(names) => {
            let names = names.join(", ");
            pick(
                format!("Fields that are not known here and not read: {names}."),
                format!("Campos que aquí no se conocen y no se leen: {names}."),
            )
        }
        Why::PairsAsTickets(count) => {
            let lines = locale.many(
                *count as i64,
                [
                    "line without a colour is read as a Ticket",
                    "lines without a colour are read as Tickets",
                ],
                ["línea sin color se lee como Billete", "líneas sin color se leen como Billetes"],
            );
            pick(
                format!("{lines}. A grey Route ends with “; grey”."),
                format!("{lines}. Un Recorrido gris acaba en «; gris»."),
            )
        }
        Why::Bigger(limits) => {
            let limits: Vec<&str> = limits.iter().map(|it| limit(locale, *it)).collect();
            let limits = limits.join(", ");
            pick(
                format!("This is a board of the bigger kind, which is still to come ({limits})."),
                format!("Es un tablero de la clase grande, que aún está por llegar ({limits})."),
            )
        }
        Why::LettersGuessed(names) => {
            let names = names.join(", ");
            pick(
                format!(
                    "its letters are not written as UTF-8 and were read like this: {names}. If they are wrong, save the file as UTF-8."
                ),
                format!(
                    "sus letras no están en UTF-8 y se leyeron así: {names}. Si no son correctas, guarda el archivo en UTF-8."
                ),
            )
        }
        Why::NoLetters => told("there is no letter in its name.", "su nombre no tiene letras."),
        _ => String::new(),
    }
}

fn limit(locale: Locale, limit: Limit) -> &'static str {
    match limit {
        Limit::Places => locale.pick("Locations", "Localizaciones"),
        Limit::Routes => locale.pick("Routes", "Recorridos"),
        Limit::Tickets => locale.pick("Tickets", "Billetes"),
        Limit::Colors => locale.pick("colours", "colores"),
        Limit::Trams => locale.pick("trams", "tranvías"),
        Limit::Length => locale.pick("spaces of a Route", "espacios de un Recorrido"),
        Limit::Lanes => locale.pick("Routes side by side", "Recorridos paralelos"),
    }
}

/// So many things, and how many there can be.
fn most(locale: Locale, count: usize, most: usize, english: &str, spanish: &str) -> String {
    locale.pick(
        format!("{count} {english}; here it is {most} at most."),
        format!("{count} {spanish}; aquí son {most} como mucho."),
    )
}

fn spaces(locale: Locale, count: u32) -> String {
    locale.many(count.into(), ["space", "spaces"], ["espacio", "espacios"])
}

fn deck_color(locale: Locale, color: DeckColor) -> &'static str {
    match color {
        DeckColor::Yellow => locale.pick("yellow", "amarillo"),
        DeckColor::White => locale.pick("white", "blanco"),
        _ => Card::named(color.name()).map_or("", |card| color_name(locale, card)),
    }
}

/// Why a file is no board at all.
pub fn import_error(locale: Locale, error: &ImportError) -> String {
    let told = |english: &str, spanish: &str| locale.pick(english, spanish).to_owned();
    match error {
        ImportError::Empty => told("The file is empty.", "El archivo está vacío."),
        ImportError::TooLong(_) => told(
            "The file is too long: 2 MB at most without its pictures.",
            "El archivo es demasiado largo: 2 MB como mucho sin sus imágenes.",
        ),
        ImportError::Malformed(line, column) => locale.pick(
            format!("The file is damaged at line {line}, column {column}."),
            format!("El archivo está dañado en la línea {line}, columna {column}."),
        ),
        ImportError::Newer(version) => locale.pick(
            format!("The file has version {version} of its format; up to version 4 is known here."),
            format!(
                "El archivo tiene la versión {version} de su formato; aquí se conocen hasta la 4."
            ),
        ),
        ImportError::Part(_) => told(
            "This is only a part of a board: it has no Routes. Open it together with the file that has them.",
            "Esto es solo una parte de un tablero: no tiene Recorridos. Ábrelo junto con el archivo que los tiene.",
        ),
        ImportError::TwoBoards(files) => match files.as_slice() {
            [] => told(
                "More than one text has Routes. Open one board at a time.",
                "Más de un texto tiene Recorridos. Abre los tableros de uno en uno.",
            ),
            [file] => locale.pick(
                format!("The board has its Routes already, and {file} has others. Open one board at a time."),
                format!("El tablero ya tiene sus Recorridos, y {file} tiene otros. Abre los tableros de uno en uno."),
            ),
            _ => {
                let files = files.join(", ");
                locale.pick(
                    format!("More than one file has Routes: {files}. Open one board at a time."),
                    format!("Más de un archivo tiene Recorridos: {files}. Abre los tableros de uno en uno."),
                )
            }
        },
        ImportError::In(file, why) => format!("{}: {}", naming::clean(file), import_error(locale, why)),
        ImportError::Line(line, word) => locale.pick(
            format!("Line {line} is not understood: “{word}”. A Route is A ; B ; length ; colour; a list begins with a row of heads such as From, To, Length."),
            format!("No se entiende la línea {line}: «{word}». Un Recorrido es A ; B ; longitud ; color; una lista empieza con una fila de títulos como Desde, Hasta, Longitud."),
        ),
        ImportError::Sheet(kind) => locale.pick(
            format!("This is a spreadsheet ({kind}), which can't be read here. Save each of its sheets as CSV and open them together."),
            format!("Esto es una hoja de cálculo ({kind}), que aquí no se puede leer. Guarda cada hoja como CSV y ábrelas juntas."),
        ),
        ImportError::Foreign(kind) => locale.pick(
            format!("This is a {kind} file, which can't be read here. Save the board as JSON, or its Routes as a list in CSV: From, To, Length, Colour."),
            format!("Esto es un archivo {kind}, que aquí no se puede leer. Guarda el tablero como JSON, o sus Recorridos como lista en CSV: Desde, Hasta, Longitud, Color."),
        ),
        ImportError::NotABoard => told(
            "This is no board that can be read here: it lists no Routes. A list begins with a row of heads such as From, To, Length; JSON has “routes”.",
            "Esto no es un tablero que se pueda leer aquí: no tiene Recorridos. Una lista empieza con una fila de títulos como Desde, Hasta, Longitud; un JSON tiene «routes».",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each, in both languages, as a sentence.
    #[test]
    fn every_finding_is_told() {
        let whys = [
            Why::TooManyPlaces(30),
            Why::TooManyRoutes(70),
            Why::TooManyTickets(40),
            Why::TooFewTickets(3),
            Why::TooManyColors(8),
            Why::Trams(45),
            Why::Metros(9),
            Why::FirstHand(9),
            Why::Stacks(2),
            Why::Length(9),
            Why::Symbols(9),
            Why::Pieces(6),
            Why::EndsAlike,
            Why::NoSuchPlace("X".to_owned()),
            Why::NoSuchPlace(String::new()),
            Why::ThirdLane,
            Why::UnlikeLanes,
            Why::Apart,
            Why::NoRoutes,
            Why::TicketWithoutRoute,
            Why::TicketOfJunction,
            Why::Value(90),
            Why::Stations,
            Why::Contested,
            Why::Hub,
            Why::Tunnels(7),
            Why::Tunnels(1),
            Why::LongTickets(6),
            Why::UnknownColor("teal".to_owned()),
            Why::StandsFor(DeckColor::Yellow, DeckColor::Orange),
            Why::Scenery(2),
            Why::PlaceWithoutRoute,
            Why::ValueUnlikeWay(9, 8),
            Why::NeverEnds,
            Why::SameName,
            Why::SameTicket,
            Why::PlacesFound,
            Why::PlaceBetween,
            Why::TramsAssumed(17),
            Why::TicketsDealt(3, 2),
            Why::Players(2, 5),
            Why::Length(0),
            Why::NotWhole("2.6".to_owned()),
            Why::NoNumber("three".to_owned()),
            Why::NoCards(DeckColor::White, vec![3, 8]),
            Why::WhichDeck(vec!["Main".to_owned(), String::new()]),
            Why::SameId("p1".to_owned()),
            Why::EmptyEntries(1),
            Why::NotUnderstood("My map".to_owned()),
            Why::UnknownColumns(vec!["Terrain".to_owned(), "Toll".to_owned()]),
            Why::UnknownFields(vec!["toll".to_owned()]),
            Why::PairsAsTickets(3),
            Why::Bigger(vec![Limit::Places, Limit::Lanes]),
            Why::LettersGuessed(vec!["Malmö".to_owned(), "Südsee".to_owned()]),
            Why::LostLetters,
            Why::NoLetters,
            Why::Alike("Bern".to_owned()),
            Why::OneSpot(3),
            Why::ShortGame(2),
        ];
        for why in whys {
            let at = At::Route(17, ["Bern".to_owned(), "Basel".to_owned()]);
            let found = Finding { grave: why.grave(), at, why };
            let [english, spanish] = Locale::ALL.map(|locale| finding(locale, &found));
            assert!(english.starts_with("Route 17 (Bern – Basel): "), "{english}");
            assert!(spanish.starts_with("Recorrido 17 (Bern – Basel): "), "{spanish}");
            for text in [english, spanish] {
                assert!(text.ends_with(['.', '?']) && !text.ends_with(": "), "{text}");
            }
        }
    }
}
