//! The names of cards and icons.

use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::{CardId, Consequence, Family};
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The kind of a card, next to the word for a card.
    kind_of_card: Family {
        Family::Development => "Development" "de Desarrollo",
        Family::Parcel(_) => "Parcel" "de Terreno",
        Family::Building(BuildingType::Residence) => "Residence" "de Residencia",
        Family::Building(BuildingType::Commerce) => "Commerce" "de Comercio",
        Family::Building(BuildingType::Industry) => "Industry" "de Industria",
        Family::Building(BuildingType::Leisure) => "Leisure" "de Edificio Lúdico",
        Family::Auction => "Auction" "de Subasta",
        Family::GenericA | Family::GenericB => "Generic" "Genérica",
    }
    /// A card's Consequence (CARD-4).
    consequence(consequence: Consequence) => consequence {
        Consequence::None => "No Consequence" "Sin Consecuencia",
        Consequence::Pay3 => [price = self.dollars(3)] "Consequence: pay {price}" "Consecuencia: paga {price}",
        Consequence::Stress => "Consequence: +1\u{a0}Stress" "Consecuencia: +1\u{a0}Estrés",
        Consequence::Void => "Void Ticket: take it and discard a non-Void card; no stripe" "Boleto vacío: al tomarlo, descarta una carta que no sea un Boleto vacío; sin banda",
    }
    /// An action icon (CARD-3).
    icon(icon: Icon) => icon {
        Icon::Rails(n) => [n = i64::from(n), rails = self.many(n, ["Rail", "Rails"], ["riel", "rieles"])] "Build {rails}" "Construir {rails}",
        Icon::UpgradeLink => "Upgrade Link" "Mejorar Enlace",
        Icon::Build => "Build Building" "Construir Edificio",
        Icon::UpgradeBuilding => "Upgrade Building" "Mejorar Edificio",
        Icon::To(Destination::Kind(kind)) => [kind = self.kind(kind)] "Destination {kind}" "Destino {kind}",
        Icon::To(parcel) => (self.destination(parcel)),
        Icon::Money(n) => (self.dollars(n)),
        Icon::Worker => "Rail Worker" "Trabajador ferroviario",
        Icon::Passenger => "Add Passenger" "Añadir Pasajero",
        Icon::Calm => "Reduce Stress" "Reducir Estrés",
        Icon::Stripe => "Magnetic stripe" "Banda magnética",
    }
    /// The name of a card on its own: its kind and its printed mark.
    card(card: CardId) [family = self.kind_of_card(card.family().0), mark = card.mark()]
        "{family} card {mark}" "Carta {family} {mark}"
    /// The name of a card in a sentence.
    the_card(card: CardId) [family = self.kind_of_card(card.family().0), mark = card.mark()]
        "{family} card {mark}" "la carta {family} {mark}"
}

impl Locale {
    /// Describes a card in full.
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

    #[test]
    fn a_card_is_named_by_its_kind_and_the_mark_printed_on_it() {
        let card = CardId::named("auc7").expect("an Auction card");
        assert_eq!(Locale::English.card(card), "Auction card S7");
        assert_eq!(Locale::Spanish.the_card(card), "la carta de Subasta S7");
        let card = CardId::named("bldC2").expect("a Commerce card");
        assert_eq!(Locale::Spanish.card(card), "Carta de Comercio K2");
    }
}
