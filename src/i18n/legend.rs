//! The legend: what each icon of a card does.

use super::Locale;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon};

impl Locale {
    /// What an icon is for.
    pub fn icon_use(self, icon: Icon) -> &'static str {
        match icon {
            Icon::Rails(_) => self.pick(
                "Rail symbols: a tile costs 1, on a mountain 2, a redirect 1. The sum must be exact; every action on rails also takes a Rail Worker.",
                "Símbolos de riel: una loseta cuesta 1, en montaña 2, una redirección 1. La suma ha de ser exacta; cada acción de rieles gasta además un Trabajador ferroviario.",
            ),
            Icon::UpgradeLink => self.pick(
                "With a Destination of either end: one of your complete Links is upgraded, +3 HP, and pays half as much again.",
                "Con el Destino de uno de sus extremos: mejora un Enlace completo tuyo, +3 PF, y paga la mitad más.",
            ),
            Icon::Build => self.pick(
                "With the number of a Parcel of yours: a Building stands there, +1 HP, with a Passenger, and its card comes to your hand.",
                "Con el número de un Terreno tuyo: surge allí un Edificio, +1 PF, con un Pasajero, y su carta llega a tu mano.",
            ),
            Icon::UpgradeBuilding => self.pick(
                "With the Destination of its type: a Building that you built is upgraded, +3 HP.",
                "Con el Destino de su tipo: mejora un Edificio construido por ti, +3 PF.",
            ),
            Icon::To(Destination::Kind(_)) => self.pick(
                "Completes a Link at such a Building, sends a Passenger there, or goes with an upgrade.",
                "Completa un Enlace en un Edificio así, lleva allí a un Pasajero o acompaña una mejora.",
            ),
            Icon::To(Destination::Parcel(_)) => self.pick(
                "The same for the Parcel of this number; with Build Building it is where you build.",
                "Lo mismo para el Terreno de este número; con Construir Edificio es donde construyes.",
            ),
            Icon::Money(_) => self.pick(
                "Dollars: for a bid, for Happiness Points at a Leisure, or into your purse during Administration.",
                "Dólares: para una puja, para Puntos de Felicidad en un Lúdico o para tu bolsa en la Administración.",
            ),
            Icon::Worker => self.pick(
                "In Administration a Rail Worker comes back, if a space is free.",
                "En la Administración vuelve un Trabajador ferroviario, si hay hueco.",
            ),
            Icon::Passenger => self.pick(
                "In Administration a Passenger comes to a Building cell that has none.",
                "En la Administración llega un Pasajero a una casilla de Edificio sin ninguno.",
            ),
            Icon::Calm => self.pick(
                "In Administration your Stress goes back by one space.",
                "En la Administración tu Estrés baja un espacio.",
            ),
            Icon::Stripe => self.pick(
                "With a Destination icon it moves a Passenger. Void Tickets have none.",
                "Con un icono de Destino mueve a un Pasajero. Los Boletos vacíos no la tienen.",
            ),
        }
    }

    /// When a Consequence happens.
    pub fn consequence_use(self, consequence: Consequence) -> &'static str {
        match consequence {
            Consequence::Void => self.pick(
                "Once, when you take it: discard another card that is not void.",
                "Una vez, al tomarlo: descarta otra carta que no sea vacía.",
            ),
            Consequence::None | Consequence::Pay3 | Consequence::Stress => self.pick(
                "Each time, before the card's first icon, and when you discard the card. Who cannot pay cannot play it.",
                "Cada vez, antes del primer icono de la carta, y al descartarla. Quien no puede pagar no puede jugarla.",
            ),
        }
    }
}
