//! Texts for screen readers: cells of the map, events, names of parts and windows.

use crate::titles::tramways::network::Direction;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::words::Reader;
use crate::words::Locale;
use crate::words::phrases;

phrases! { impl Locale, self:
    stage_incomplete "incomplete" "incompleto"
    stage_complete "complete" "completo"
    stage_upgraded "upgraded" "mejorado"
    spoken_passenger "a Passenger" "un Pasajero"
    /// A warning sign on a cell.
    spoken_warning "careful: the rails that point here lead nowhere, or are removed at the end of the round" "cuidado: los rieles que apuntan aquí no llevan a nada, o se retiran al final de la ronda"
    /// A vacant Parcel, and its owner.
    spoken_parcel(name: &str, owner: Option<&str>) => owner {
        Some(owner) => "Parcel {name} of {owner}" "Terreno {name} de {owner}",
        None => "Parcel {name}, unowned" "Terreno {name}, sin dueño",
    }
    /// The other cells of a Building.
    spoken_merged(others: &[String]) [others = self.listed(others)]
        "one Building with {others}" "un solo Edificio con {others}"
    /// The Link of a tile.
    spoken_link(number: usize, stage: &str, tiles: usize) [tiles = self.so_many_tiles(tiles)]
        "Link {number} of {tiles}, {stage}" "Enlace {number} de {tiles}, {stage}"
    /// A Link at a location, and where it leads.
    spoken_end(owner: &str, number: usize, stage: &str, far: Option<&str>) => far {
        Some(far) => "{owner} Link {number} to {far}, {stage}" "Enlace {number} de {owner} a {far}, {stage}",
        None => "{owner} Link {number} starts here, {stage}" "aquí empieza el Enlace {number} de {owner}, {stage}",
    }
    /// The effect of the Enter key.
    spoken_choices(labels: &[&str]) [labels = labels.join(self.pick(" or ", " o "))]
        "Enter: {labels}" "Enter: {labels}"
    /// The proposed payment.
    spoken_payment(parts: &[String]) [parts = parts.join(", ")]
        "Proposed: {parts}." "Propuesta: {parts}."
}

impl Locale {
    /// A Building with its letter, and its owner.
    pub fn spoken_building(self, kind: BuildingType, owner: Option<&str>) -> String {
        let name = format!("{} {}", self.kind(kind), kind.letter());
        match owner {
            Some(owner) => {
                phrases! { self, "{name} built by {owner}", "{name}, construido por {owner}" }
            }
            None => name,
        }
    }

    /// A list, its last two entries joined by a word.
    pub(super) fn listed(self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                phrases! { self, "{first} and {last}", "{first} y {last}", first = first.join(", ") }
            }
        }
    }
}

phrases! { impl Reader, self.locale:
    /// A rail tile.
    spoken_rail(owner: &str, from: Direction, to: Direction) [from = self.direction(from), to = self.direction(to)]
        "{owner} rail {from} to {to}" "riel de {owner} de {from} a {to}"
    /// The open end of an incomplete Link.
    spoken_open_end(side: Direction) [side = self.direction(side)]
        "open end {side}" "extremo abierto al {side}"
    /// Rails being laid, or a planned ride.
    spoken_run(from: Direction, to: Direction) [from = self.direction(from), to = self.direction(to)]
        "under way now: {from} to {to}" "en curso ahora: de {from} a {to}"
}
