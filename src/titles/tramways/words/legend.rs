//! The legend: what each icon of a card does.

use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon};
use crate::words::Text;

/// What an icon of a card does.
pub const fn icon_text(icon: Icon) -> Text {
    match icon {
        Icon::Rails(_) => Text::new(
            "Rail symbols: a tile costs 1, on a mountain 2, a redirect 1. The sum must be exact; the action also spends a Rail Worker.",
            "Símbolos de riel: una loseta cuesta 1, en montaña 2, una redirección 1. La suma debe ser exacta; la acción gasta además un Trabajador ferroviario.",
        ),
        Icon::UpgradeLink => Text::new(
            "With the Destination of one of its ends: upgrades a complete Link of yours, +3\u{a0}HP; it then pays 50% more (rounded up for each Link).",
            "Con el Destino de uno de sus extremos: mejora un Enlace completo tuyo, +3\u{a0}PF; después paga un 50\u{a0}% más (redondeado hacia arriba en cada Enlace).",
        ),
        Icon::Build => Text::new(
            "With the number of a Parcel of yours: you build a Building there with a Passenger, +1\u{a0}HP, and take its card.",
            "Con el número de un Terreno tuyo: construyes allí un Edificio con un Pasajero, +1\u{a0}PF, y tomas su carta.",
        ),
        Icon::UpgradeBuilding => Text::new(
            "With the Destination of its type: upgrades a Building that you built, +3\u{a0}HP.",
            "Con el Destino de su tipo: mejora un Edificio construido por ti, +3\u{a0}PF.",
        ),
        Icon::To(Destination::Kind(_)) => Text::new(
            "Completes a Link at a Building of this type, sends a Passenger there, or goes with an upgrade.",
            "Completa un Enlace en un Edificio de este tipo, lleva allí a un Pasajero o acompaña una mejora.",
        ),
        Icon::To(Destination::Parcel(_)) => Text::new(
            "Completes a Link at this Parcel, sends a Passenger there, or says where you build.",
            "Completa un Enlace en este Terreno, lleva allí a un Pasajero o indica dónde construyes.",
        ),
        Icon::Money(_) => Text::new(
            "Dollars: for a bid, for HP at a Leisure Building, or to take as cash in Administration.",
            "Dólares: para una puja, para PF en un Edificio Lúdico o para cobrarlos en la Administración.",
        ),
        Icon::Worker => Text::new(
            "In Administration a Rail Worker comes back, if you have an empty space.",
            "En la Administración vuelve un Trabajador ferroviario, si tienes un espacio vacío.",
        ),
        Icon::Passenger => Text::new(
            "In Administration a Passenger comes to a Building space that has none.",
            "En la Administración llega un Pasajero a una casilla de Edificio sin ninguno.",
        ),
        Icon::Calm => {
            Text::new("In Administration: −1\u{a0}Stress.", "En la Administración: −1\u{a0}Estrés.")
        }
        Icon::Stripe => Text::new(
            "With a Destination icon it moves a Passenger. Void Tickets have no stripe.",
            "Con un icono de Destino mueve a un Pasajero. Los Boletos vacíos no la tienen.",
        ),
    }
}

/// When a Consequence happens.
pub const fn consequence_text(consequence: Consequence) -> Text {
    match consequence {
        Consequence::Void => Text::new(
            "Once, when you take it: discard a card that is not a Void Ticket.",
            "Una vez, al tomarlo: descarta una carta que no sea un Boleto vacío.",
        ),
        Consequence::Stress => Text::new(
            "Each time, before the card's first icon, and when you discard the card. At Stress level 21 it costs 1\u{a0}HP instead.",
            "Cada vez, antes del primer icono de la carta, y al descartarla. En el nivel de Estrés 21 cuesta 1\u{a0}PF en su lugar.",
        ),
        Consequence::None | Consequence::Pay3 => Text::new(
            "Each time, before the card's first icon, and when you discard the card. If you can't pay, you can't play it.",
            "Cada vez, antes del primer icono de la carta, y al descartarla. Si no puedes pagar, no puedes jugarla.",
        ),
    }
}
