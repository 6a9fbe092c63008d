//! The reasons why actions are illegal, in words for players.

use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::why_not::Missing;
use crate::words::{Locale, phrases, shell};

impl Locale {
    /// Describes what an action lacks.
    pub fn missing(self, missing: Missing) -> String {
        if let Missing::Icon(icon) = missing {
            let icon = self.icon(icon);
            return phrases! { self, "No card in your hand has this icon: {icon}.", "Ninguna carta de tu mano tiene este icono: {icon}." };
        }
        self.lacking(missing).to_owned()
    }
}

phrases! { impl Locale, self:
    /// A refusal as a sentence, without its rule id.
    refusal: Refusal {
        Refusal::NotNow => "You can't do that now." "Ahora no puedes hacer eso.",
        Refusal::GameOver => (shell::game_over(self)),
        Refusal::NotInDraft => "That card is not among the Parcel cards on the table." "Esa carta no está entre las cartas de Terreno de la mesa.",
        Refusal::NotInOffer => "That card is not among those you can choose." "Esa carta no está entre las que puedes elegir.",
        Refusal::NotInBook => "That card is not in this Ticket Book." "Esa carta no está en este Libro de boletos.",
        Refusal::NotInAuction => "That card is not in the auction." "Esa carta no está en la subasta.",
        Refusal::NotInLine => "That card is not in the line." "Esa carta no está en la fila.",
        Refusal::NotOnDisplay => "That card is not among the face-up Development cards." "Esa carta no está entre las cartas de Desarrollo boca arriba.",
        Refusal::NotForLastHand => "That card is neither in your deck nor in your discard pile." "Esa carta no está ni en tu mazo ni en tus descartes.",
        Refusal::EmptyBook => "That Ticket Book is empty." "Ese Libro de boletos está vacío.",
        Refusal::NothingBlind => "The Development deck is empty." "El mazo de Desarrollo está vacío.",
        Refusal::BidTooLow => "You can't bid less than $1." "No puedes pujar menos de 1\u{a0}$.",
        Refusal::BidRepeated => "That was your last bid: bid another amount." "Esa fue tu última puja: ofrece otra cantidad.",
        Refusal::BidTaken => "A player to the left already bids that amount: bid another." "Un jugador a la izquierda ya puja esa cantidad: ofrece otra.",
        Refusal::NotEnoughMoney => "You don't have enough money for that." "No tienes dinero suficiente para eso.",
        Refusal::Superfluous => "You may not pay with more Money icons than the price needs." "No puedes pagar con más iconos de Dinero de los que pide el precio.",
        Refusal::NotMoney => "You can only pay with Money icons." "Solo puedes pagar con iconos de Dinero.",
        Refusal::EmptyLine => "There is no card left to reveal." "No queda ninguna carta por revelar.",
        Refusal::RevealTooDear => "You don't have enough money to reveal another card." "No tienes dinero suficiente para revelar otra carta.",
        Refusal::NotInHand | Refusal::NotInHandToDiscard | Refusal::NotInHandForVoid => "That card is not in your hand." "Esa carta no está en tu mano.",
        Refusal::NoSuchIcon => "The card has no icon there; Void Tickets have no stripe." "La carta no tiene icono ahí; los Boletos vacíos no tienen banda.",
        Refusal::IconUsed => "That icon is already used." "Ese icono ya se ha usado.",
        Refusal::ConsequenceTooDear => "You can't pay the card's Consequence with your cash." "No puedes pagar la Consecuencia de la carta con tu efectivo.",
        Refusal::WrongIcon => "You can't use that icon here." "No puedes usar ese icono aquí.",
        Refusal::OtherAction => "That icon belongs to another action; actions can't be combined into one." "Ese icono es de otra acción; las acciones no se unen en una.",
        Refusal::NotForActions => "You can only use that icon in Administration." "Solo puedes usar ese icono en la Administración.",
        Refusal::NotExact => "Rail symbols must add up to the exact cost: that icon has too many." "Los símbolos de riel deben sumar el coste exacto: ese icono tiene demasiados.",
        Refusal::RestUnpayable => "After that icon you couldn't pay the rest." "Después de ese icono no podrías pagar el resto.",
        Refusal::NothingToDo => "You can't complete this action with your hand now." "Con tu mano no puedes completar ahora esta acción.",
        Refusal::MoneyTaken => "You have already taken $2." "Ya has tomado 2\u{a0}$.",
        Refusal::MustActFirst | Refusal::MustAct => "Take an action or $2 first." "Haz antes una acción o toma 2\u{a0}$.",
        Refusal::NoWorker => "You need a Rail Worker to build rails, and you have none." "Para construir rieles necesitas un Trabajador ferroviario y no tienes.",
        Refusal::NoStart => "Rails can't start here. Choose a Building, your own Parcel or your own open end." "Los rieles no empiezan aquí. Elige un Edificio, un Terreno tuyo o tu extremo abierto.",
        Refusal::NotYourLink => "That Link belongs to another player." "Ese Enlace es de otro jugador.",
        Refusal::OnlyLastTile => "Only the last tile of an incomplete Link can be redirected." "Solo se puede redirigir la última loseta de un Enlace incompleto.",
        Refusal::SameTileAgain => "A redirected tile needs another exit." "Una loseta redirigida necesita otra salida.",
        Refusal::UpgradedLink => "An upgraded Link can't be extended." "Un Enlace mejorado no se puede prolongar.",
        Refusal::TurnsBack => "Rails can't turn back: choose another side." "Los rieles no pueden dar la vuelta: elige otro lado.",
        Refusal::OnLake => "You can't build rails on a lake; go around it." "No puedes construir rieles en un lago; rodéalo.",
        Refusal::OnBuilding => "You can't build rails on a Building; end beside it." "No puedes construir rieles en un Edificio; termina a su lado.",
        Refusal::OnForeignParcel => "You can't build rails on a Parcel that is not yours." "No puedes construir rieles en un Terreno que no es tuyo.",
        Refusal::CellIsFull => "Two tiles share a space only as a crossing or two curves that don't touch." "Dos losetas solo comparten casilla como cruce o como dos curvas que no se tocan.",
        Refusal::OffTheMap => "A tile may not point off the map or into a hole." "Una loseta no puede apuntar fuera del mapa ni a un hueco.",
        Refusal::IntoForeignParcel => "A tile may not point into a Parcel that is not yours." "Una loseta no puede apuntar a un Terreno que no es tuyo.",
        Refusal::NoTileLeft => "You have no tile of that shape left." "No te quedan losetas de esa forma.",
        Refusal::MeetsOther => "Your rails can't connect to another player's rails." "Tus rieles no pueden conectar con los de otro jugador.",
        Refusal::BackToStart => "A Link can't end where it starts." "Un Enlace no puede terminar donde empieza.",
        Refusal::LosesItsEnd => "Another Link of yours would lose its end there." "Otro Enlace tuyo perdería ahí su extremo.",
        Refusal::RunTooDear => "Rail symbols must match the cost exactly: your rail icons don't add up to it." "Los símbolos de riel deben igualar el coste: tus iconos de riel no lo suman.",
        Refusal::NothingLaid => "Place a tile first." "Coloca antes una loseta.",
        Refusal::MustGoOn => "A Link can't end at a Parcel that it runs over: continue it." "Un Enlace no puede acabar en un Terreno por el que pasa: continúalo.",
        Refusal::EndUnnamed => "You can't complete this Link: your hand can't also pay the Destination of an end." "No puedes completar este Enlace: tu mano no paga además el Destino de un extremo.",
        Refusal::EndsUnnamed => "You can't join these Links: your hand can't also pay the Destinations of both ends." "No puedes unir estos Enlaces: tu mano no paga además los Destinos de ambos extremos.",
        Refusal::NotYoursToUpgrade => "You can only upgrade your own Links." "Solo puedes mejorar tus propios Enlaces.",
        Refusal::NoSuchLink => "There is no complete Link of yours there." "Ahí no hay ningún Enlace completo tuyo.",
        Refusal::AlreadyUpgraded => "That Link is already upgraded." "Ese Enlace ya está mejorado.",
        Refusal::NotYourParcel => "That is not an unbuilt Parcel of yours." "Ese no es un Terreno tuyo sin edificar.",
        Refusal::NoTile => "No Building tile of that type is left." "No queda ninguna loseta de Edificio de ese tipo.",
        Refusal::NotYourBuilding => "You can only upgrade a Building that you built, and only once." "Solo puedes mejorar un Edificio construido por ti, y una sola vez.",
        Refusal::NoPassenger => "There is no Passenger; those you can move are highlighted." "Ahí no hay ningún Pasajero; los que puedes mover están resaltados.",
        Refusal::NoRoute => "This way leads to no Destination that your hand can pay for." "Así no se llega a ningún Destino que tu mano pueda pagar.",
        Refusal::NotTouching => "That Link does not touch the Passenger's location." "Ese Enlace no llega a la localización del Pasajero.",
        Refusal::IncompleteLink => "Passengers travel over complete Links only." "Los Pasajeros solo viajan por Enlaces completos.",
        Refusal::LocationTwice => "A Passenger can't visit a location twice." "Un Pasajero no puede visitar dos veces una localización.",
        Refusal::CannotAlight => "The Passenger can't stop here." "El Pasajero no puede detenerse aquí.",
        Refusal::TooManyPoints => "You don't have enough money for so many HP." "No tienes dinero suficiente para tantos PF.",
        Refusal::NoPlaceForWorker => "All your Rail Worker spaces are full." "Todos tus espacios de Trabajador ferroviario están llenos.",
        Refusal::NoStress => "Your Stress is at its lowest already." "Tu Estrés ya está al mínimo.",
        Refusal::NoPlaceForPassenger => "Every Building space already has a Passenger." "Todas las casillas de Edificio tienen ya un Pasajero.",
        Refusal::NotAnEmptyBuilding => "Choose a Building space without a Passenger." "Elige una casilla de Edificio sin Pasajero.",
        Refusal::NotInThisPhase => "You can't use that icon in Administration." "No puedes usar ese icono en la Administración.",
        Refusal::DiscardTooDear => "You don't have enough money to discard that card." "No tienes dinero suficiente para descartar esa carta.",
        Refusal::VoidForVoid => "For a Void Ticket, discard a card that is not a Void Ticket." "Por un Boleto vacío descarta una carta que no sea un Boleto vacío.",
        Refusal::NoSuchPlace => "That space does not exist." "Esa casilla no existe.",
        Refusal::NoSuchCard => "That card does not exist." "Esa carta no existe.",
    }
    /// The missing thing, except icons.
    lacking: Missing {
        Missing::Worker => (self.refusal(Refusal::NoWorker)),
        Missing::Tiles => "You have no rail tile left." "No te quedan losetas de riel.",
        Missing::Rails => "No card in your hand has rail icons." "Ninguna carta de tu mano tiene iconos de riel.",
        Missing::Run => "Your rail icons don't add up to the exact cost of any rails you can build now." "Tus iconos de riel no suman el coste exacto de ningún riel que puedas construir ahora.",
        Missing::RunEnd => "Your hand has no Destination icon for an end of a Link you could complete." "No tienes icono de Destino para un extremo de un Enlace que podrías completar.",
        Missing::Link => "You have no complete Link that is not upgraded yet." "No tienes ningún Enlace completo sin mejorar.",
        Missing::LinkEnd => "Your hand has no Destination icon of any end of your complete Links." "Tu mano no tiene el icono de Destino de ningún extremo de tus Enlaces completos.",
        Missing::Parcel => "You have no Parcel without a Building." "No tienes ningún Terreno sin Edificio.",
        Missing::ParcelCard => "No card in your hand has the number of an unbuilt Parcel of yours." "Ninguna carta de tu mano tiene el número de un Terreno tuyo sin Edificio.",
        Missing::Building => "You have built no Building that could be upgraded." "No has construido ningún Edificio que se pueda mejorar.",
        Missing::BuildingKind => "Your hand has no Destination icon of the type of a Building of yours." "Tu mano no tiene un icono de Destino del tipo de un Edificio tuyo.",
        Missing::Ride => "No Passenger can travel over complete Links to a Destination in your hand." "Ningún Pasajero puede ir por Enlaces completos a un Destino de tu mano.",
        Missing::Icon(_) | Missing::Together => "Your cards can't provide all the icons of this action at once." "Tus cartas no pueden dar a la vez todos los iconos de esta acción.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Limit of words, so that a reason is read at a glance.
    const MOST_WORDS: usize = 15;

    #[test]
    fn every_reason_is_short() {
        let lacks =
            [Missing::Worker, Missing::Tiles, Missing::Rails, Missing::RunEnd, Missing::Link];
        let texts = Locale::ALL.into_iter().flat_map(|locale| {
            let refusals = Refusal::ALL.iter().map(move |&it| locale.refusal(it).to_owned());
            refusals.chain(lacks.map(|it| locale.missing(it)))
        });
        let long: Vec<String> =
            texts.filter(|text| text.split_whitespace().count() > MOST_WORDS).collect();
        assert!(long.is_empty(), "{long:#?}");
    }
}
