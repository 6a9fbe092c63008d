//! The page for the ear: the cells of the map, what happened, the names of its parts and windows.

use crate::titles::tramways::network::Direction;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::words::Reader;
use crate::words::Locale;
use crate::words::{counted, texts};

texts! {
    /// A Link with an open end.
    stage_incomplete "incomplete" "incompleto"
    /// A Link that joins two locations.
    stage_complete "complete" "completo"
    /// A Link that is upgraded.
    stage_upgraded "upgraded" "mejorado"
    /// A Passenger on a cell.
    spoken_passenger "a Passenger" "un Pasajero"
    /// A sign of warning on a cell.
    spoken_warning "careful: the rails that point here lead nowhere, or are removed at the end of the round" "cuidado: los rieles que apuntan aquí no llevan a nada, o se retiran al final de la ronda"
}

impl Locale {
    /// A Parcel that is not built on, and whose it is.
    pub fn spoken_parcel(self, name: &str, owner: Option<&str>) -> String {
        match owner {
            Some(owner) => {
                self.pick(format!("Parcel {name} of {owner}"), format!("Terreno {name} de {owner}"))
            }
            None => {
                self.pick(format!("Parcel {name}, unowned"), format!("Terreno {name}, sin dueño"))
            }
        }
    }

    /// A Building with its letter, and who built it.
    pub fn spoken_building(self, kind: BuildingType, owner: Option<&str>) -> String {
        let name = format!("{} {}", self.kind(kind), kind.letter());
        match owner {
            Some(owner) => self.pick(
                format!("{name} built by {owner}"),
                format!("{name}, construido por {owner}"),
            ),
            None => name,
        }
    }

    /// The other cells of a Building.
    pub fn spoken_merged(self, others: &[String]) -> String {
        let others = self.listed(others);
        self.pick(format!("one Building with {others}"), format!("un solo Edificio con {others}"))
    }

    /// Several things, the last two joined by a word.
    pub(super) fn listed(self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.pick(
                format!("{} and {last}", first.join(", ")),
                format!("{} y {last}", first.join(", ")),
            ),
        }
    }

    /// The Link that a tile belongs to.
    pub fn spoken_link(self, number: usize, stage: &str, tiles: usize) -> String {
        let tiles = tiles as i64;
        let tiles = self.pick(counted(tiles, "tile", "tiles"), counted(tiles, "loseta", "losetas"));
        self.pick(
            format!("Link {number} of {tiles}, {stage}"),
            format!("Enlace {number} de {tiles}, {stage}"),
        )
    }

    /// A Link at a location, and where it leads.
    pub fn spoken_end(self, owner: &str, number: usize, stage: &str, far: Option<&str>) -> String {
        match far {
            Some(far) => self.pick(
                format!("{owner} Link {number} to {far}, {stage}"),
                format!("Enlace {number} de {owner} a {far}, {stage}"),
            ),
            None => self.pick(
                format!("{owner} Link {number} starts here, {stage}"),
                format!("aquí empieza el Enlace {number} de {owner}, {stage}"),
            ),
        }
    }

    /// What the Enter key does.
    pub fn spoken_choices(self, labels: &[&str]) -> String {
        let labels = labels.join(self.pick(" or ", " o "));
        self.pick(format!("Enter: {labels}"), format!("Enter: {labels}"))
    }

    /// A payment that is proposed.
    pub fn spoken_payment(self, parts: &[String]) -> String {
        let parts = parts.join(", ");
        self.pick(format!("Proposed: {parts}."), format!("Propuesta: {parts}."))
    }
}

impl Reader {
    /// A rail tile.
    pub fn spoken_rail(self, owner: &str, from: Direction, to: Direction) -> String {
        let (from, to) = (self.direction(from), self.direction(to));
        self.pick(
            format!("{owner} rail {from} to {to}"),
            format!("riel de {owner} de {from} a {to}"),
        )
    }

    /// The end of a Link that is not complete.
    pub fn spoken_open_end(self, side: Direction) -> String {
        let side = self.direction(side);
        self.pick(format!("open end {side}"), format!("extremo abierto al {side}"))
    }

    /// Rails that are being laid, or a ride that is planned.
    pub fn spoken_run(self, from: Direction, to: Direction) -> String {
        let (from, to) = (self.direction(from), self.direction(to));
        self.pick(
            format!("under way now: {from} to {to}"),
            format!("en curso ahora: de {from} a {to}"),
        )
    }
}
