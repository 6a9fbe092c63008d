//! Head rows of lists: what a table lists, and what its columns are, in English, German, French and Spanish.

use super::values::{key, numeral};

/// What a table lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Table {
    Routes,
    Tickets,
    Places,
}

/// What a column says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    From,
    To,
    FromId,
    ToId,
    Length,
    Points,
    Name,
    Id,
    Across,
    Down,
    North,
    Kind,
    Color,
    Wagon,
    Tunnel,
    Symbols,
    Deck,
    Long,
}

use Column::{
    Across, Color, Deck, Down, From, FromId, Id, Kind, Length, Long, Name, North, Points, Symbols,
    To, ToId, Tunnel, Wagon,
};

/// The columns of each table by their names, as [`key`] writes them. A name that two columns have is the first one's that has no
/// cell yet: in Spanish and French "a" is the second end.
const ROUTES: [(Column, &[&str]); 10] = [
    (From, FROM),
    (To, TO),
    (FromId, FROM_ID),
    (ToId, TO_ID),
    (
        Length,
        &[
            "length", "spaces", "size", "cars", "trains", "wagons", "lange", "laenge", "felder",
            "wagen", "waggons", "longueur", "cases", "longitud", "espacios", "casillas", "vagones",
            "largo",
        ],
    ),
    (Color, &["colour", "color", "farbe", "couleur", "colores"]),
    (Kind, KIND),
    (
        Wagon,
        &[
            "wagonstyle",
            "linestyle",
            "style",
            "wagenstil",
            "waggonstil",
            "stil",
            "styledewagon",
            "estilo",
        ],
    ),
    (Tunnel, &["tunnel", "tunnels", "tunel"]),
    (
        Symbols,
        &[
            "locomotives",
            "ferrylocomotives",
            "joker",
            "jokers",
            "wild",
            "wilds",
            "lokomotiven",
            "loks",
            "lok",
            "locomotoras",
            "comodines",
            "ferry",
            "ferries",
            "fahre",
            "faehre",
        ],
    ),
];
const TICKETS: [(Column, &[&str]); 7] = [
    (From, FROM),
    (To, TO),
    (FromId, FROM_ID),
    (ToId, TO_ID),
    (Points, &["points", "value", "pts", "score", "punkte", "wert", "puntos", "valor", "valeur"]),
    (Deck, &["deck", "set", "ticketset", "stapel", "paquet", "pile", "mazo", "baraja"]),
    (
        Long,
        &[
            "longdeck",
            "long",
            "longticket",
            "lang",
            "lange",
            "langestrecke",
            "largo",
            "larga",
            "longue",
        ],
    ),
];
const PLACES: [(Column, &[&str]); 6] = [
    (
        Name,
        &[
            "name",
            "stop",
            "station",
            "city",
            "place",
            "location",
            "town",
            "ort",
            "stadt",
            "haltestelle",
            "bahnhof",
            "nom",
            "ville",
            "gare",
            "lieu",
            "arret",
            "nombre",
            "ciudad",
            "lugar",
            "estacion",
            "parada",
            "localizacion",
        ],
    ),
    (Id, &["id", "stopid", "kennung", "key"]),
    (
        Across,
        &[
            "x",
            "lon",
            "lng",
            "long",
            "longitude",
            "lange",
            "laenge",
            "langengrad",
            "laengengrad",
            "longitud",
        ],
    ),
    (Down, &["y"]),
    (North, &["lat", "latitude", "breite", "breitengrad", "latitud"]),
    (Kind, KIND),
];
const FROM: &[&str] = &[
    "from", "start", "origin", "source", "von", "ab", "depart", "desde", "origen", "de", "a",
    "city1", "place1", "stop1", "ort1", "stadt1", "ville1", "ciudad1",
];
const TO: &[&str] = &[
    "to",
    "end",
    "destination",
    "target",
    "nach",
    "bis",
    "zu",
    "ziel",
    "vers",
    "arrivee",
    "hasta",
    "hacia",
    "destino",
    "b",
    "a",
    "city2",
    "place2",
    "stop2",
    "ort2",
    "stadt2",
    "ville2",
    "ciudad2",
];
const FROM_ID: &[&str] = &["fromid", "aid", "vonid", "deid", "desdeid", "iddesde"];
const TO_ID: &[&str] = &["toid", "bid", "nachid", "versid", "hastaid", "idhasta"];
const KIND: &[&str] = &["type", "kind", "routetype", "typ", "art", "tipo", "clase", "genre"];

/// A head row: what the table lists, and what each of its cells is.
pub(super) struct Head {
    pub(super) table: Table,
    columns: Vec<Option<Column>>,
}

/// Each cell as one of a table's columns; no column twice.
fn columns(keys: &[String], known: &[(Column, &[&str])]) -> Vec<Option<Column>> {
    let mut found: Vec<Option<Column>> = vec![None; keys.len()];
    // Names that are one column's alone come first: "De, A" and "A, B" both have an "a".
    for is_sure in [true, false] {
        for (at, key) in keys.iter().enumerate() {
            let owners = known.iter().filter(|(_, names)| names.contains(&key.as_str()));
            let owners: Vec<Column> = owners.map(|&(column, _)| column).collect();
            if found[at].is_none() && (owners.len() == 1) == is_sure {
                found[at] = owners.into_iter().find(|it| !found.contains(&Some(*it)));
            }
        }
    }
    found
}

impl Head {
    /// The head of a table; nothing where a row is none.
    pub(super) fn of(cells: &[String]) -> Option<Head> {
        if cells.len() < 2 || cells.iter().any(|cell| numeral(cell).is_some()) {
            return None;
        }
        let keys: Vec<String> = cells.iter().map(|cell| key(cell)).collect();
        let head = |table: Table, known: &[(Column, &[&str])]| {
            let head = Head { table, columns: columns(&keys, known) };
            let joins = head.has(&[From, FromId]) && head.has(&[To, ToId]);
            let is_such = match table {
                Table::Routes => joins && head.has(&[Length]),
                Table::Tickets => joins && head.has(&[Points]),
                Table::Places => head.has(&[Name, Id]) && head.count() > 1,
            };
            is_such.then_some(head)
        };
        let tables = [
            head(Table::Routes, &ROUTES),
            head(Table::Tickets, &TICKETS),
            head(Table::Places, &PLACES),
        ];
        tables.into_iter().flatten().next()
    }

    fn has(&self, columns: &[Column]) -> bool {
        columns.iter().any(|&column| self.columns.contains(&Some(column)))
    }

    /// How many of its columns are known.
    pub(super) fn count(&self) -> usize {
        self.columns.iter().flatten().count()
    }

    /// The cell of a column; an empty one where the table has no such column.
    pub(super) fn cell<'a>(&self, cells: &'a [String], column: Column) -> &'a str {
        let at = self.columns.iter().position(|it| *it == Some(column));
        at.and_then(|at| cells.get(at)).map_or("", String::as_str)
    }

    /// The first word of a row that is like a head of which no column is known: nothing where the row is not like one.
    pub(super) fn strange(cells: &[String]) -> Option<&str> {
        let known = [&ROUTES[..], &TICKETS, &PLACES];
        let is_known = |cell: &&String| {
            let key = key(cell);
            known.iter().copied().flatten().any(|(_, names)| names.contains(&key.as_str()))
        };
        let words = || cells.iter().filter(|cell| !cell.is_empty());
        if words().filter(is_known).count() < 2 {
            return None;
        }
        words().find(|cell| !is_known(cell)).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(line: &str) -> Option<Head> {
        Head::of(&line.split(',').map(str::to_owned).collect::<Vec<String>>())
    }

    #[test]
    fn heads_are_read_in_four_languages_in_any_order() {
        for (line, table) in [
            ("From,To,Length,Colour,Type,Wagon style,Locomotives", Table::Routes),
            ("FARBE,Länge,Nach,Von", Table::Routes),
            ("De,À,Longueur,Couleur", Table::Routes),
            ("Desde,Hasta,Longitud,Color", Table::Routes),
            ("de,a,espacios", Table::Routes),
            ("Deck,From,To,Points,Long deck", Table::Tickets),
            ("a,b,points,long", Table::Tickets),
            ("From id,To id,value", Table::Tickets),
            ("Name,Lat,Long", Table::Places),
            ("Ort;X;Y", Table::Places),
            ("Name,Type", Table::Places),
            ("Längengrad,Breitengrad,Stadt", Table::Places),
        ] {
            let line = line.replace(';', ",");
            assert_eq!(head(&line).map(|head| head.table), Some(table), "{line}");
        }
        for line in ["A,B,2,red", "Bern,Basel", "Station,City", "from,to", "name"] {
            assert!(head(line).is_none(), "{line}");
        }
        let cells = ["1", "2"].map(str::to_owned);
        let ends = |line: &str| {
            let line = format!("{line},points");
            head(&line).map(|it| [From, To].map(|column| it.cell(&cells, column).to_owned()))
        };
        assert_eq!(ends("a,b"), Some(["1", "2"].map(str::to_owned)));
        assert_eq!(ends("de,a"), Some(["1", "2"].map(str::to_owned)));
        assert_eq!(ends("a,de"), Some(["2", "1"].map(str::to_owned)));
    }
}
