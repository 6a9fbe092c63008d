//! Recognizes head rows of lists and their columns, in English, German, French and Spanish; `lists` reads the cells.

use super::values::{is_yes, key, numeral};

/// The content of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Table {
    Routes,
    Tickets,
    Places,
}

/// The content of a column.
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
    Spot,
    Second,
    Lanes,
    Double,
}

use Column::{
    Across, Color, Deck, Double, Down, From, FromId, Id, Kind, Lanes, Length, Long, Name, North,
    Points, Second, Spot, Symbols, To, ToId, Tunnel, Wagon,
};

/// The columns of each table by name, as [`key`] writes it. A name of two columns belongs to the first that has no cell
/// yet: in Spanish and French "a" is the second end.
const ROUTES: [(Column, &[&str]); 13] = [
    (From, FROM),
    (To, TO),
    (FromId, FROM_ID),
    (ToId, TO_ID),
    (
        Length,
        &[
            "length", "spaces", "size", "distance", "weight", "cost", "kosten", "costo", "coste",
            "cars", "trains", "wagons", "car", "train", "wagon", "space", "lange", "laenge",
            "felder", "wagen", "waggons", "longueur", "cases", "longitud", "espacios", "casillas",
            "vagones", "largo",
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
    (Second, &["color2", "colour2", "2ndcolor", "secondcolor", "farbe2", "couleur2"]),
    (Lanes, &["lanes", "tracks", "gleise", "voies", "vias", "carriles"]),
    (Double, &["double", "doubles", "parallel", "twin", "doppelt", "doppelstrecke", "doble"]),
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
const TICKETS: [(Column, &[&str]); 8] = [
    (From, FROM),
    (To, TO),
    (FromId, FROM_ID),
    (ToId, TO_ID),
    (Points, &["points", "value", "pts", "score", "punkte", "wert", "puntos", "valor", "valeur"]),
    (Deck, &["deck", "set", "ticketset", "stapel", "paquet", "pile", "mazo", "baraja"]),
    (Kind, KIND),
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
const PLACES: [(Column, &[&str]); 7] = [
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
            "easting",
        ],
    ),
    (Down, &["y"]),
    (North, &["lat", "northing", "latitude", "breite", "breitengrad", "latitud"]),
    (Kind, KIND),
    (
        Spot,
        &[
            "coordinates",
            "coordinate",
            "position",
            "latlon",
            "latlng",
            "koordinaten",
            "coordenadas",
        ],
    ),
];
/// Words in heads that carry no information: small words, and words that hold for all rows.
const FILLERS: &[&str] = &[
    "is",
    "has",
    "of",
    "the",
    "in",
    "de",
    "d",
    "la",
    "l",
    "le",
    "el",
    "del",
    "no",
    "nr",
    "number",
    "anzahl",
    "numero",
    "route",
    "recorrido",
    "strecke",
    "ruta",
    "city",
    "town",
    "stop",
    "station",
    "place",
    "node",
    "point",
    "ort",
    "stadt",
    "bahnhof",
    "ciudad",
    "lugar",
    "parada",
    "ville",
    "gare",
];
/// Heads of columns that only count or name rows.
const NUMBERS: &[&str] = &["id", "index", "row", "num", "zeile", "fila", "ligne"];
const FROM: &[&str] = &[
    "from",
    "start",
    "origin",
    "source",
    "von",
    "ab",
    "depart",
    "desde",
    "origen",
    "de",
    "a",
    "origine",
    "destination1",
    "end1",
    "startort",
    "city1",
    "node1",
    "place1",
    "stop1",
    "ort1",
    "stadt1",
    "ville1",
    "ciudad1",
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
    "zielort",
    "destination2",
    "end2",
    "city2",
    "node2",
    "place2",
    "stop2",
    "ort2",
    "stadt2",
    "ville2",
    "ciudad2",
];
const FROM_ID: &[&str] = &["fromid", "aid", "vonid", "deid", "desdeid", "iddesde"];
const TO_ID: &[&str] = &["toid", "bid", "nachid", "versid", "hastaid", "idhasta"];
const KIND: &[&str] = &[
    "type",
    "kind",
    "routetype",
    "category",
    "typ",
    "art",
    "kategorie",
    "tipo",
    "clase",
    "categoria",
    "genre",
    "categorie",
];

/// Names of columns.
type Names = &'static [(Column, &'static [&'static str])];

/// The tables with their columns, the one that needs the most columns first.
const TABLES: [(Table, Names); 3] =
    [(Table::Routes, &ROUTES), (Table::Tickets, &TICKETS), (Table::Places, &PLACES)];

impl Table {
    /// Returns whether columns suffice for the table.
    fn is_such(self, columns: &[Option<Column>]) -> bool {
        let has = |of: &[Column]| of.iter().any(|&column| columns.contains(&Some(column)));
        let joins = has(&[From, FromId]) && has(&[To, ToId]);
        match self {
            Table::Routes => joins && has(&[Length]),
            Table::Tickets => joins && has(&[Points]),
            Table::Places => has(&[Name, Id]) && columns.iter().flatten().count() > 1,
        }
    }
}

/// A head row: the content of the table and of each column.
pub(super) struct Head {
    pub(super) table: Table,
    columns: Vec<Option<Column>>,
    cells: Vec<String>,
}

/// Returns a table's column for each cell by its possible names; each column at most once.
fn columns(names: &[Vec<String>], known: Names) -> Vec<Option<Column>> {
    let mut found: Vec<Option<Column>> = vec![None; names.len()];
    let most = names.iter().map(Vec::len).max().unwrap_or(0);
    for rank in 0..most {
        // Unambiguous names come first: "De, A" and "A, B" both have an "a".
        for is_sure in [true, false] {
            for (at, names) in names.iter().enumerate() {
                let Some(name) = names.get(rank) else { continue };
                let owners = known.iter().filter(|(_, names)| names.contains(&name.as_str()));
                let owners: Vec<Column> = owners.map(|&(column, _)| column).collect();
                if found[at].is_none() && (owners.len() == 1) == is_sure {
                    found[at] = owners.into_iter().find(|it| !found.contains(&Some(*it)));
                }
            }
        }
    }
    found
}

/// Returns whether a cell is a number, or a number with a unit: "3 cars".
fn is_number(cell: &str) -> bool {
    let behind = cell.trim_start_matches(|it: char| it.is_ascii_digit());
    numeral(cell).is_some() || behind.len() < cell.len() && behind.starts_with(' ')
}

/// Splits a head at capital letters: "fromCity" as "from City".
fn parted(head: &str) -> String {
    let mut parted = String::new();
    for letter in head.chars() {
        if letter.is_uppercase() && parted.ends_with(char::is_lowercase) {
            parted.push(' ');
        }
        parted.push(letter);
    }
    parted
}

/// Returns the possible names of a head: the whole, then its significant words, the likeliest first.
fn names(cell: &str) -> Vec<String> {
    if cell.contains(['{', '"']) {
        return vec![key(cell)];
    }
    let bare = cell.split(['(', '[']).next().unwrap_or_default();
    let words: Vec<String> =
        parted(bare).split(|it: char| !it.is_alphanumeric()).map(key).collect();
    let telling = || words.iter().filter(|it| !FILLERS.contains(&it.as_str())).cloned();
    let mut names = vec![key(cell), key(bare), telling().collect()];
    names.extend(telling());
    names.extend_from_slice(&words);
    names
}

impl Head {
    /// Returns the head of a table; `None` if the row is not a head.
    pub(super) fn of(cells: &[String]) -> Option<Head> {
        if cells.len() < 2 || cells.iter().any(|cell| is_number(cell)) {
            return None;
        }
        let names: Vec<Vec<String>> = cells.iter().map(|cell| names(cell)).collect();
        let keys: Vec<Vec<String>> = names.iter().map(|names| names[..1].to_vec()).collect();
        // Whole names identify a table best; its other columns may have longer heads.
        let sure = TABLES.iter().find(|(table, known)| table.is_such(&columns(&keys, known)));
        let (table, known) = sure.or_else(|| {
            TABLES.iter().find(|(table, known)| {
                let columns = columns(&names, known);
                let has = |column: Column| columns.contains(&Some(column));
                let lies = has(Spot) || has(Across) && (has(Down) || has(North));
                table.is_such(&columns) && (*table != Table::Places || lies)
            })
        })?;
        let cells = cells.to_vec();
        Some(Head { table: *table, columns: columns(&names, known), cells })
    }

    /// Returns the number of known columns.
    pub(super) fn count(&self) -> usize {
        self.columns.iter().flatten().count()
    }

    /// Returns the cell of a column; empty if the table does not have it.
    pub(super) fn cell<'a>(&self, cells: &'a [String], column: Column) -> &'a str {
        let at = self.columns.iter().position(|it| *it == Some(column));
        at.and_then(|at| cells.get(at)).map_or("", String::as_str)
    }

    /// Returns the cells of all columns except these.
    pub(super) fn beside<'a>(
        &self,
        cells: &'a [String],
        but: &[Column],
    ) -> impl Iterator<Item = &'a str> {
        let columns = self.columns.iter().zip(cells);
        columns
            .filter(|(column, _)| column.is_none_or(|it| !but.contains(&it)))
            .map(|(_, cell)| &**cell)
    }

    /// Returns the heads of unknown columns with content in a row, except those that only count or name rows.
    pub(super) fn unread(&self, cells: &[String]) -> impl Iterator<Item = &str> {
        let says = |head: &str| {
            let mut words = head.split(|it: char| !it.is_alphanumeric()).map(key);
            words.any(|it| !it.is_empty() && !FILLERS.contains(&&*it) && !NUMBERS.contains(&&*it))
        };
        let columns = self.cells.iter().zip(&self.columns).zip(cells);
        let unread = columns.filter(|((_, column), cell)| column.is_none() && is_yes(cell));
        unread.map(|((head, _), _)| head.as_str()).filter(move |head| says(head))
    }

    /// Returns the first unknown word of a row that resembles a head; `None` if it does not.
    pub(super) fn strange(cells: &[String]) -> Option<&str> {
        let is_known = |cell: &&String| {
            let key = key(cell);
            let mut known = TABLES.iter().flat_map(|(_, columns)| *columns);
            known.any(|(_, names)| names.contains(&key.as_str()))
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
    fn reads_heads_in_four_languages_in_any_order() {
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
            ("Origen,Destino,Nº de vagones,Color,Túnel", Table::Routes),
            ("Start-Ort,Ziel-Ort,Länge (Felder),Farbe", Table::Routes),
            ("From City,To City,Route Length,Is Tunnel", Table::Routes),
            ("city_a,city_b,length,color", Table::Routes),
            ("Ville de départ,Ville d’arrivée,Longueur", Table::Routes),
            ("Ciudad de origen,Ciudad de destino,Puntos", Table::Tickets),
            ("From,To,Points,Length of the way", Table::Tickets),
            ("Nombre de la ciudad,Coordenada X,Coordenada Y", Table::Places),
            ("City,Coordinates", Table::Places),
            ("Source,Target,Weight", Table::Routes),
            ("fromCity,toCity,trainCount", Table::Routes),
            ("City A,City B,Train count,Color", Table::Routes),
            ("Stop,PosX,PosY", Table::Places),
            ("Name,Easting,Northing", Table::Places),
            ("Destination 1,Destination 2,Value (points)", Table::Tickets),
        ] {
            let line = line.replace(';', ",");
            assert_eq!(head(&line).map(|head| head.table), Some(table), "{line}");
        }
        for line in [
            "A,B,2,red",
            "Bern,Basel",
            "Station,City",
            "from,to",
            "name",
            "Gare du Nord,Long Island",
        ] {
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
        let third = ["1", "2", "3"].map(str::to_owned);
        let it = head("From zone,From,To,points").expect("a head");
        assert_eq!(it.cell(&third, From), "2");
    }
}
