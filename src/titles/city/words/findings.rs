//! Findings about an imported board.

use super::own::deck_color;
use crate::titles::city::boards::{MAX_LENGTH, MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS};
use crate::titles::city::import::{At, Finding, ImportError, Why};
use crate::words::{Locale, naming, phrases};

phrases! { locale:
    too_many_places(count: usize) "{count} Locations; here it is {MAX_LOCATIONS} at most." "{count} Localizaciones; aquí son {MAX_LOCATIONS} como mucho."
    too_many_routes(count: usize) "{count} Routes; here it is {MAX_ROUTES} at most." "{count} Recorridos; aquí son {MAX_ROUTES} como mucho."
    too_many_tickets(count: usize) "{count} Tickets; here it is {MAX_TICKETS} at most." "{count} Billetes; aquí son {MAX_TICKETS} como mucho."
    why(why: &Why) => why {
        Why::TooManyPlaces(count) => (too_many_places(*count, locale)),
        Why::TooManyRoutes(count) => (too_many_routes(*count, locale)),
        Why::TooManyTickets(count) => (too_many_tickets(*count, locale)),
        Why::TooFewTickets(count, least) => "{count} Tickets; at least {least} are needed." "{count} Billetes; hacen falta al menos {least}.",
        Why::TicketsDrawn(dealt, kept, drawn) => "{dealt} Tickets to begin with, {kept} kept, {drawn} drawn later: here 2 to 5 are dealt and 1 to 5 drawn." "{dealt} Billetes iniciales, {kept} guardados, {drawn} al robar: aquí se reparten de 2 a 5 y se roban de 1 a 5.",
        Why::Trams(count) => "{count} trams per player; on a city board it is 11 to 21, on a big one 20 to 60." "{count} tranvías por jugador; en un tablero de ciudad son de 11 a 21, en uno grande de 20 a 60.",
        Why::Metros(count) => "{count} metro cars per player; here it is 5 at most." "{count} vagones de metro por jugador; aquí son 5 como mucho.",
        Why::FirstHand(count, most) => "{count} cards in the first hand; here it is {most} at most." "{count} cartas en la mano inicial; aquí son {most} como mucho.",
        Why::Stacks(_) => "Tourist tokens begin on 5 different Locations or on none." "Las fichas de Turista empiezan en 5 Localizaciones distintas o en ninguna.",
        Why::Length(0) => "it has no number of spaces; here it is 1 to {MAX_LENGTH}." "no tiene número de espacios; aquí son de 1 a {MAX_LENGTH}.",
        Why::Length(length) => [spaces = spaces(*length, locale)] "{spaces}, at most {MAX_LENGTH} here." "{spaces}; aquí {MAX_LENGTH} como mucho.",
        Why::Symbols(count) => "{count} ferry symbols are more than it has spaces." "{count} símbolos de ferri son más que sus espacios.",
        Why::Pieces(count) => "it takes {count} pieces, more than a player has." "usa {count} piezas, más de las que tiene un jugador.",
        Why::EndsAlike => "both ends are the same." "los dos extremos son el mismo.",
        Why::NoSuchPlace(name) if name.is_empty() => "an end is missing." "falta un extremo.",
        Why::NoSuchPlace(name) => "the file has no Location {name}." "el archivo no tiene la Localización {name}.",
        Why::TooManyLanes => "a fifth Route between the same Locations; there are 4 at most." "un quinto Recorrido entre las mismas Localizaciones; hay 4 como mucho.",
        Why::UnlikeLanes => "Routes between the same Locations need the same length and kind." "los Recorridos entre las mismas Localizaciones necesitan la misma longitud y clase.",
        Why::Apart => "no Routes lead here from the rest of the board." "no llega aquí ningún Recorrido desde el resto del tablero.",
        Why::NoRoutes => "There are no Routes. Add the file that has them." "No hay Recorridos. Añade el archivo que los tiene.",
        Why::TicketWithoutRoute => "no Route leads to one of its Locations." "ningún Recorrido llega a una de sus Localizaciones.",
        Why::TicketOfJunction => "one of its ends is only a junction." "uno de sus extremos es solo un cruce.",
        Why::Value(points) => "{points} points; here it is 1 to 40." "{points} puntos; aquí son de 1 a 40.",
        Why::Stations => "Stations have no rule here." "Las estaciones no tienen regla aquí.",
        Why::Contested => "contested Routes have no rule here." "los Recorridos disputados no tienen regla aquí.",
        Why::Bridge => "bridges have no rule here." "los puentes no tienen regla aquí.",
        Why::Hub => "hubs have no rule here." "los nudos no tienen regla aquí.",
        Why::Tunnels(count) => [tunnels = locale.many(*count as i64, ["tunnel", "tunnels"], ["túnel", "túneles"])] "{tunnels}: played as tunnels, on a big board, or as plain Routes?" "{tunnels}: ¿se juegan como túneles, en un tablero grande, o como Recorridos normales?",
        Why::LongTickets(count) => [tickets = locale.many(*count as i64, ["long Ticket", "long Tickets"], ["Billete largo", "Billetes largos"])] "{tickets}: one for each player from a deck of their own, on a big board, or among the others?" "{tickets}: ¿uno para cada jugador de su propio mazo, en un tablero grande, o con los demás?",
        Why::OneSpot(count) => [places = locale.many(*count as i64, ["Location lies", "Locations lie"], ["Localización está", "Localizaciones están"])] "{places} on another one." "{places} encima de otra.",
        Why::ShortGame(turns) => [turns = locale.many((*turns).into(), ["turn", "turns"], ["turno", "turnos"])] "A game on this board ends after {turns}: the last turns begin with too many pieces left." "Una partida en este tablero acaba tras {turns}: los últimos turnos empiezan con demasiadas piezas.",
        Why::LostLetters => "letters of its name were lost before the file came here. Type the name." "se perdieron letras de su nombre antes de llegar aquí. Escribe el nombre.",
        Why::NotWhole(said) => "{said} is not a whole number. Which is meant?" "{said} no es un número entero. ¿Cuál es?",
        Why::WhichDeck(names) => [names = decks(names, locale)] "Several decks of Tickets: {names}. Which one?" "Varios mazos de Billetes: {names}. ¿Cuál?",
        _ => (remark(why, locale)),
    }
    /// Remarks, which need no correction.
    remark(why: &Why) => why {
        Why::UnknownColor(name) => "the colour {name} is not known; the Route is grey." "no se conoce el color {name}; el Recorrido es gris.",
        Why::StandsFor(of, by) => [of = deck_color(*of, locale), by = deck_color(*by, locale)] "{of} Routes are played as {by}: there are no {of} cards." "Los Recorridos de color {of} se juegan como {by}: no hay cartas de ese color.",
        Why::Scenery(count) => [lines = locale.many(*count as i64, ["line", "lines"], ["línea", "líneas"])] "{lines} of the picture left out." "Sin {lines} del dibujo.",
        Why::PlaceWithoutRoute => "left out, because no Route leads here." "se omite, porque no llega ningún Recorrido.",
        Why::ValueUnlikeWay(points, way) => [spaces = spaces(*way, locale)] "worth {points}, its shortest way has {spaces}." "vale {points}; su camino más corto tiene {spaces}.",
        Why::NeverEnds => "Two players may never run out of pieces. The game ends when nobody can do anything." "Puede que a dos jugadores no se les acaben las piezas. La partida termina cuando nadie puede hacer nada.",
        Why::SameName => "another Location has the same name; this one got a number." "otra Localización se llama igual; esta lleva un número.",
        Why::SameTicket => "left out, because another Ticket has the same Locations." "se omite, porque otro Billete tiene las mismas Localizaciones.",
        Why::PlacesFound => "The file doesn't say where Locations are. They were placed by the lengths of the Routes." "El archivo no dice dónde están las Localizaciones. Se han puesto según la longitud de los Recorridos.",
        Why::PlaceBetween => "the file doesn't say where it is; it stands between its neighbours." "el archivo no dice dónde está; se ha puesto entre sus vecinas.",
        Why::TramsAssumed(count) => "The file doesn't say how many trams a player has: {count} here." "El archivo no dice cuántos tranvías tiene un jugador: aquí, {count}.",
        Why::TicketsDealt(dealt, kept) => "The file gives {dealt} Tickets to keep {kept} of; here you draw 2 and keep at least 1." "El archivo da {dealt} Billetes para quedarse {kept}; aquí robas 2 y te quedas al menos 1.",
        Why::Players(least, most) => "The file is for {least} to {most} players; here 2 to 4 can play." "El archivo es para {least} a {most} jugadores; aquí pueden jugar de 2 a 4.",
        Why::NoNumber(word) => "“{word}” is not a number." "«{word}» no es un número.",
        Why::SameId(id) => "another Location has the id {id}, too; Routes and Tickets mean the first." "otra Localización tiene también el id {id}; los Recorridos y Billetes se refieren a la primera.",
        Why::EmptyEntries(count) => [entries = locale.many(*count as i64, ["entry that says nothing is", "entries that say nothing are"], ["entrada vacía", "entradas vacías"])] "{entries} left out." "Se omiten {entries}.",
        Why::Alike(other) => "another Location is called {other}; perhaps it is the same." "otra Localización se llama {other}; quizá sea la misma.",
        Why::NotUnderstood(row) => "“{row}” is not understood and left out." "«{row}» no se entiende y se omite.",
        Why::UnknownColumns(names) => [names = names.join(", ")] "columns that are not known here and not read: {names}." "columnas que aquí no se conocen y no se leen: {names}.",
        Why::UnknownFields(names) => [names = names.join(", ")] "Fields that are not known here and not read: {names}." "Campos que aquí no se conocen y no se leen: {names}.",
        Why::PairsAsTickets(1) => "1 line without a colour is read as a Ticket. A grey Route ends with “; grey”." "1 línea sin color se lee como Billete. Un Recorrido gris acaba en «; gris».",
        Why::PairsAsTickets(count) => [count = locale.number(*count as i64)] "{count} lines without a colour are read as Tickets. A grey Route ends with “; grey”." "{count} líneas sin color se leen como Billetes. Un Recorrido gris acaba en «; gris».",
        Why::LettersGuessed(names) => [names = names.join(", ")] "its letters are not written as UTF-8 and were read like this: {names}. If they are wrong, save the file as UTF-8." "sus letras no están en UTF-8 y se leyeron así: {names}. Si no son correctas, guarda el archivo en UTF-8.",
        Why::NoLetters => "there is no letter in its name." "su nombre no tiene letras.",
        _ => (String::new()),
    }
}

/// Returns a finding with its subject: "Route 17 (Bern – Basel): 12 spaces, at most 9 here."
pub fn finding(finding: &Finding, locale: Locale) -> String {
    let why = why(&finding.why, locale);
    match place(&finding.at, locale) {
        Some(place) => format!("{place}: {why}"),
        None => why,
    }
}

/// Returns the subject of a finding; `None` if it is the whole board.
fn place(at: &At, locale: Locale) -> Option<String> {
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

/// Returns the name of a deck, or a phrase if it has none.
pub fn deck(name: &str, locale: Locale) -> String {
    if name.is_empty() {
        phrases! { locale, "without a name", "sin nombre" }
    } else {
        name.to_owned()
    }
}

fn decks(names: &[String], locale: Locale) -> String {
    names.iter().map(|name| deck(name, locale)).collect::<Vec<_>>().join(", ")
}

fn spaces(count: u32, locale: Locale) -> String {
    locale.many(count.into(), ["space", "spaces"], ["espacio", "espacios"])
}

/// Returns the reason why a file cannot be imported.
pub fn import_error(error: &ImportError, locale: Locale) -> String {
    match error {
        ImportError::Empty => phrases! { locale, "The file is empty.", "El archivo está vacío." },
        ImportError::TooLong(_) => {
            phrases! { locale, "The file is too long: 2 MB at most without its pictures.", "El archivo es demasiado largo: 2 MB como mucho sin sus imágenes." }
        }
        ImportError::Malformed(line, column) => {
            phrases! { locale, "The file is damaged at line {line}, column {column}.", "El archivo está dañado en la línea {line}, columna {column}." }
        }
        ImportError::Newer(version) => {
            phrases! { locale, "The file has version {version} of its format; up to version 4 is known here.", "El archivo tiene la versión {version} de su formato; aquí se conocen hasta la 4." }
        }
        ImportError::Part(_) => {
            phrases! { locale, "This is only a part of a board: it has no Routes. Open it together with the file that has them.", "Esto es solo una parte de un tablero: no tiene Recorridos. Ábrelo junto con el archivo que los tiene." }
        }
        ImportError::TwoBoards(files) => match files.as_slice() {
            [] => {
                phrases! { locale, "More than one text has Routes. Open one board at a time.", "Más de un texto tiene Recorridos. Abre los tableros de uno en uno." }
            }
            [file] => {
                phrases! { locale, "The board has its Routes already, and {file} has others. Open one board at a time.", "El tablero ya tiene sus Recorridos, y {file} tiene otros. Abre los tableros de uno en uno." }
            }
            _ => {
                let files = files.join(", ");
                phrases! { locale, "More than one file has Routes: {files}. Open one board at a time.", "Más de un archivo tiene Recorridos: {files}. Abre los tableros de uno en uno." }
            }
        },
        ImportError::In(file, why) => {
            format!("{}: {}", naming::clean(file), import_error(why, locale))
        }
        ImportError::Line(line, word) => {
            phrases! { locale, "Line {line} is not understood: “{word}”. A Route is A ; B ; length ; colour; a list begins with a row of heads such as From, To, Length.", "No se entiende la línea {line}: «{word}». Un Recorrido es A ; B ; longitud ; color; una lista empieza con una fila de títulos como Desde, Hasta, Longitud." }
        }
        ImportError::Sheet(kind) => {
            phrases! { locale, "This is a spreadsheet ({kind}), which can't be read here. Save each of its sheets as CSV and open them together.", "Esto es una hoja de cálculo ({kind}), que aquí no se puede leer. Guarda cada hoja como CSV y ábrelas juntas." }
        }
        ImportError::Foreign(kind) => {
            phrases! { locale, "This is a {kind} file, which can't be read here. Save the board as JSON, or its Routes as a list in CSV: From, To, Length, Colour.", "Esto es un archivo {kind}, que aquí no se puede leer. Guarda el tablero como JSON, o sus Recorridos como lista en CSV: Desde, Hasta, Longitud, Color." }
        }
        ImportError::NotABoard => {
            phrases! { locale, "This is no board that can be read here: it lists no Routes. A list begins with a row of heads such as From, To, Length; JSON has “routes”.", "Esto no es un tablero que se pueda leer aquí: no tiene Recorridos. Una lista empieza con una fila de títulos como Desde, Hasta, Longitud; un JSON tiene «routes»." }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::import::DeckColor;

    /// Each finding is a full sentence in both languages.
    #[test]
    fn every_finding_is_a_full_sentence() {
        let whys = [
            Why::TooManyPlaces(30),
            Why::TooManyRoutes(70),
            Why::TooManyTickets(40),
            Why::TooFewTickets(3, 10),
            Why::Trams(45),
            Why::Metros(9),
            Why::FirstHand(9, 4),
            Why::Stacks(2),
            Why::Length(9),
            Why::Symbols(9),
            Why::Pieces(6),
            Why::EndsAlike,
            Why::NoSuchPlace("X".to_owned()),
            Why::NoSuchPlace(String::new()),
            Why::TooManyLanes,
            Why::UnlikeLanes,
            Why::Apart,
            Why::NoRoutes,
            Why::TicketWithoutRoute,
            Why::TicketOfJunction,
            Why::Value(90),
            Why::Stations,
            Why::Contested,
            Why::Bridge,
            Why::TicketsDrawn(6, 1, 3),
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
            Why::WhichDeck(vec!["Main".to_owned(), String::new()]),
            Why::SameId("p1".to_owned()),
            Why::EmptyEntries(1),
            Why::NotUnderstood("My map".to_owned()),
            Why::UnknownColumns(vec!["Terrain".to_owned(), "Toll".to_owned()]),
            Why::UnknownFields(vec!["toll".to_owned()]),
            Why::PairsAsTickets(3),
            Why::LettersGuessed(vec!["Malmö".to_owned(), "Südsee".to_owned()]),
            Why::LostLetters,
            Why::NoLetters,
            Why::Alike("Bern".to_owned()),
            Why::OneSpot(3),
            Why::ShortGame(2),
        ];
        for why in whys {
            let at = At::Route(17, ["Bern".to_owned(), "Basel".to_owned()]);
            let found = Finding { severity: why.severity(), at, why };
            let [english, spanish] = Locale::ALL.map(|locale| finding(&found, locale));
            assert!(english.starts_with("Route 17 (Bern – Basel): "), "{english}");
            assert!(spanish.starts_with("Recorrido 17 (Bern – Basel): "), "{spanish}");
            for text in [english, spanish] {
                assert!(text.ends_with(['.', '?']) && !text.ends_with(": "), "{text}");
            }
        }
    }
}
