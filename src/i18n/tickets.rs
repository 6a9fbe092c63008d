//! The names of cards and icons.

use super::{Locale, counted};
use crate::titles::tramways::rules::card::{CardId, Consequence, Family};
use crate::titles::tramways::rules::icon::{Destination, Icon};

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
            Consequence::None => self.pick("No Consequence", "Sin consecuencia").to_owned(),
            Consequence::Pay3 => {
                let price = self.dollars(3);
                self.pick(
                    format!("Consequence: pay {price}"),
                    format!("Consecuencia: paga {price}"),
                )
            }
            Consequence::Stress => {
                self.pick("Consequence: +1 Stress", "Consecuencia: +1 Estrés").to_owned()
            }
            Consequence::Void => self
                .pick(
                    "Void Ticket: taking it makes you discard another card; no stripe",
                    "Boleto vacío: al tomarlo descartas otra carta; sin banda",
                )
                .to_owned(),
        }
    }

    /// A card's short name.
    pub fn card(self, card: CardId) -> String {
        match card.family() {
            (Family::Development, n) => {
                self.pick(format!("Development {}", n + 1), format!("Desarrollo {}", n + 1))
            }
            (Family::Parcel(parcel), _) => self.destination(Destination::Parcel(parcel)),
            (Family::Building(kind), n) => self.pick(
                format!("{} card {}", self.kind(kind), n + 1),
                format!("Carta {} {}", self.kind(kind), n + 1),
            ),
            (Family::Auction, n) => {
                self.pick(format!("Auction {}", n + 1), format!("Subasta {}", n + 1))
            }
            (Family::GenericA, _) => self.pick("Generic A", "Genérica A").to_owned(),
            (Family::GenericB, _) => self.pick("Generic B", "Genérica B").to_owned(),
        }
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
}
