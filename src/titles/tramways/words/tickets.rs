//! The names of cards and icons.

use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Consequence, Family};
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::words::Locale;
use crate::words::counted;

impl Locale {
    /// An action icon (CARD-3).
    pub fn icon(self, icon: Icon) -> String {
        match icon {
            Icon::Rails(n) => {
                let n = i64::from(n);
                let (rails, rieles) = (counted(n, "Rail", "Rails"), counted(n, "riel", "rieles"));
                self.pick(format!("Build {rails}"), format!("Construir {rieles}"))
            }
            Icon::UpgradeLink => self.pick("Upgrade Link", "Mejorar Enlace").to_owned(),
            Icon::Build => self.pick("Build Building", "Construir Edificio").to_owned(),
            Icon::UpgradeBuilding => self.pick("Upgrade Building", "Mejorar Edificio").to_owned(),
            Icon::To(Destination::Kind(kind)) => self.pick(
                format!("Destination {}", self.kind(kind)),
                format!("Destino {}", self.kind(kind)),
            ),
            Icon::To(parcel) => self.destination(parcel),
            Icon::Money(n) => self.dollars(n),
            Icon::Worker => self.pick("Rail Worker", "Trabajador ferroviario").to_owned(),
            Icon::Passenger => self.pick("Add Passenger", "Añadir Pasajero").to_owned(),
            Icon::Calm => self.pick("Reduce Stress", "Reducir Estrés").to_owned(),
            Icon::Stripe => self.pick("Magnetic stripe", "Banda magnética").to_owned(),
        }
    }

    /// A card's Consequence (CARD-4).
    pub fn consequence(self, consequence: Consequence) -> String {
        match consequence {
            Consequence::None => self.pick("No Consequence", "Sin Consecuencia").to_owned(),
            Consequence::Pay3 => {
                let price = self.dollars(3);
                self.pick(
                    format!("Consequence: pay {price}"),
                    format!("Consecuencia: paga {price}"),
                )
            }
            Consequence::Stress => {
                self.pick("Consequence: +1\u{a0}Stress", "Consecuencia: +1\u{a0}Estrés").to_owned()
            }
            Consequence::Void => self
                .pick(
                    "Void Ticket: take it and discard a non-Void card; no stripe",
                    "Boleto vacío: al tomarlo, descarta una carta que no sea un Boleto vacío; sin banda",
                )
                .to_owned(),
        }
    }

    /// A card's name standing alone: its kind and the mark printed on it.
    pub fn card(self, card: CardId) -> String {
        let (english, spanish) = family(card);
        let mark = card.mark();
        self.pick(format!("{english} card {mark}"), format!("Carta {spanish} {mark}"))
    }

    /// A card's name within a sentence.
    pub fn the_card(self, card: CardId) -> String {
        let mark = card.mark();
        let spanish = family(card).1;
        self.pick(self.card(card), format!("la carta {spanish} {mark}"))
    }

    /// A card with all that is on it.
    pub fn card_in_full(self, card: CardId) -> String {
        let face = card.card();
        let icons: Vec<String> = face.icons().map(|(_, icon)| self.icon(icon)).collect();
        let cost = match face.consequence {
            Consequence::None => String::new(),
            consequence => format!(". {}", self.consequence(consequence)),
        };
        format!("{}: {}{cost}", self.card(card), icons.join(", "))
    }
}

/// The kind of a card, as it stands before or behind the word for a card.
fn family(card: CardId) -> (&'static str, &'static str) {
    match card.family().0 {
        Family::Development => ("Development", "de Desarrollo"),
        Family::Parcel(_) => ("Parcel", "de Terreno"),
        Family::Building(BuildingType::Residence) => ("Residence", "de Residencia"),
        Family::Building(BuildingType::Commerce) => ("Commerce", "de Comercio"),
        Family::Building(BuildingType::Industry) => ("Industry", "de Industria"),
        Family::Building(BuildingType::Leisure) => ("Leisure", "de Edificio Lúdico"),
        Family::Auction => ("Auction", "de Subasta"),
        Family::GenericA | Family::GenericB => ("Generic", "Genérica"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_own_name() {
        for locale in Locale::ALL {
            let generic =
                |card: &CardId| matches!(card.family().0, Family::GenericA | Family::GenericB);
            let mut names: Vec<String> =
                CardId::all().filter(|card| !generic(card)).map(|card| locale.card(card)).collect();
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count);
        }
    }

    #[test]
    fn a_card_is_named_by_its_kind_and_the_mark_printed_on_it() {
        let card = CardId::named("auc7").expect("an Auction card");
        assert_eq!(Locale::English.card(card), "Auction card S7");
        assert_eq!(Locale::Spanish.the_card(card), "la carta de Subasta S7");
        let card = CardId::named("bldC2").expect("a Commerce card");
        assert_eq!(Locale::Spanish.card(card), "Carta de Comercio K2");
    }
}
