//! Why an action is not legal, in words for people.

use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::why_not::Missing;
use crate::words::{Locale, phrases, shell};

impl Locale {
    /// A refusal as a sentence, without its rule id.
    pub fn refusal(self, refusal: Refusal) -> &'static str {
        let (english, spanish) = sentence(refusal);
        self.pick(english, spanish)
    }

    /// What an action lacks.
    pub fn missing(self, missing: Missing) -> String {
        if let Missing::Icon(icon) = missing {
            let icon = self.icon(icon);
            return phrases! { self, "No card in your hand has this icon: {icon}.", "Ninguna carta de tu mano tiene este icono: {icon}." };
        }
        let (english, spanish) = lack(missing);
        self.pick(english, spanish).to_owned()
    }
}

fn lack(missing: Missing) -> (&'static str, &'static str) {
    use Missing::*;
    match missing {
        Worker => sentence(Refusal::NoWorker),
        Tiles => ("You have no rail tile left.", "No te quedan losetas de riel."),
        Rails => (
            "No card in your hand has rail icons.",
            "Ninguna carta de tu mano tiene iconos de riel.",
        ),
        Run => (
            "Your rail icons don't add up to the exact cost of any rails you can build now.",
            "Tus iconos de riel no suman el coste exacto de ningún riel que puedas construir ahora.",
        ),
        RunEnd => (
            "Your hand has no Destination icon for an end of a Link you could complete.",
            "No tienes icono de Destino para un extremo de un Enlace que podrías completar.",
        ),
        Link => (
            "You have no complete Link that is not upgraded yet.",
            "No tienes ningún Enlace completo sin mejorar.",
        ),
        LinkEnd => (
            "Your hand has no Destination icon of any end of your complete Links.",
            "Tu mano no tiene el icono de Destino de ningún extremo de tus Enlaces completos.",
        ),
        Parcel => {
            ("You have no Parcel without a Building.", "No tienes ningún Terreno sin Edificio.")
        }
        ParcelCard => (
            "No card in your hand has the number of an unbuilt Parcel of yours.",
            "Ninguna carta de tu mano tiene el número de un Terreno tuyo sin Edificio.",
        ),
        Building => (
            "You have built no Building that could be upgraded.",
            "No has construido ningún Edificio que se pueda mejorar.",
        ),
        BuildingKind => (
            "Your hand has no Destination icon of the type of a Building of yours.",
            "Tu mano no tiene un icono de Destino del tipo de un Edificio tuyo.",
        ),
        Ride => (
            "No Passenger can travel over complete Links to a Destination in your hand.",
            "Ningún Pasajero puede ir por Enlaces completos a un Destino de tu mano.",
        ),
        Icon(_) | Together => (
            "Your cards can't provide all the icons of this action at once.",
            "Tus cartas no pueden dar a la vez todos los iconos de esta acción.",
        ),
    }
}

fn sentence(refusal: Refusal) -> (&'static str, &'static str) {
    use Refusal::*;
    match refusal {
        NotNow => ("You can't do that now.", "Ahora no puedes hacer eso."),
        GameOver => Locale::ALL.map(shell::game_over).into(),
        NotInDraft => (
            "That card is not among the Parcel cards on the table.",
            "Esa carta no está entre las cartas de Terreno de la mesa.",
        ),
        NotInOffer => (
            "That card is not among those you can choose.",
            "Esa carta no está entre las que puedes elegir.",
        ),
        NotInBook => {
            ("That card is not in this Ticket Book.", "Esa carta no está en este Libro de boletos.")
        }
        NotInAuction => ("That card is not in the auction.", "Esa carta no está en la subasta."),
        NotInLine => ("That card is not in the line.", "Esa carta no está en la fila."),
        NotOnDisplay => (
            "That card is not among the face-up Development cards.",
            "Esa carta no está entre las cartas de Desarrollo boca arriba.",
        ),
        NotForLastHand => (
            "That card is neither in your deck nor in your discard pile.",
            "Esa carta no está ni en tu mazo ni en tus descartes.",
        ),
        EmptyBook => ("That Ticket Book is empty.", "Ese Libro de boletos está vacío."),
        NothingBlind => ("The Development deck is empty.", "El mazo de Desarrollo está vacío."),
        BidTooLow => ("You can't bid less than $1.", "No puedes pujar menos de 1\u{a0}$."),
        BidRepeated => (
            "That was your last bid: bid another amount.",
            "Esa fue tu última puja: ofrece otra cantidad.",
        ),
        BidTaken => (
            "A player to the left already bids that amount: bid another.",
            "Un jugador a la izquierda ya puja esa cantidad: ofrece otra.",
        ),
        NotEnoughMoney => {
            ("You don't have enough money for that.", "No tienes dinero suficiente para eso.")
        }
        Superfluous => (
            "You may not pay with more Money icons than the price needs.",
            "No puedes pagar con más iconos de Dinero de los que pide el precio.",
        ),
        NotMoney => {
            ("You can only pay with Money icons.", "Solo puedes pagar con iconos de Dinero.")
        }
        EmptyLine => ("There is no card left to reveal.", "No queda ninguna carta por revelar."),
        RevealTooDear => (
            "You don't have enough money to reveal another card.",
            "No tienes dinero suficiente para revelar otra carta.",
        ),
        NotInHand | NotInHandToDiscard | NotInHandForVoid => {
            ("That card is not in your hand.", "Esa carta no está en tu mano.")
        }
        NoSuchIcon => (
            "The card has no icon there; Void Tickets have no stripe.",
            "La carta no tiene icono ahí; los Boletos vacíos no tienen banda.",
        ),
        IconUsed => ("That icon is already used.", "Ese icono ya se ha usado."),
        ConsequenceTooDear => (
            "You can't pay the card's Consequence with your cash.",
            "No puedes pagar la Consecuencia de la carta con tu efectivo.",
        ),
        WrongIcon => ("You can't use that icon here.", "No puedes usar ese icono aquí."),
        OtherAction => (
            "That icon belongs to another action; actions can't be combined into one.",
            "Ese icono es de otra acción; las acciones no se unen en una.",
        ),
        NotForActions => (
            "You can only use that icon in Administration.",
            "Solo puedes usar ese icono en la Administración.",
        ),
        NotExact => (
            "Rail symbols must add up to the exact cost: that icon has too many.",
            "Los símbolos de riel deben sumar el coste exacto: ese icono tiene demasiados.",
        ),
        RestUnpayable => (
            "After that icon you couldn't pay the rest.",
            "Después de ese icono no podrías pagar el resto.",
        ),
        NothingToDo => (
            "You can't complete this action with your hand now.",
            "Con tu mano no puedes completar ahora esta acción.",
        ),
        MoneyTaken => ("You have already taken $2.", "Ya has tomado 2\u{a0}$."),
        MustActFirst | MustAct => {
            ("Take an action or $2 first.", "Haz antes una acción o toma 2\u{a0}$.")
        }
        NoWorker => (
            "You need a Rail Worker to build rails, and you have none.",
            "Para construir rieles necesitas un Trabajador ferroviario y no tienes.",
        ),
        NoStart => (
            "Rails can't start here. Choose a Building, your own Parcel or your own open end.",
            "Los rieles no empiezan aquí. Elige un Edificio, un Terreno tuyo o tu extremo abierto.",
        ),
        NotYourLink => ("That Link belongs to another player.", "Ese Enlace es de otro jugador."),
        OnlyLastTile => (
            "Only the last tile of an incomplete Link can be redirected.",
            "Solo se puede redirigir la última loseta de un Enlace incompleto.",
        ),
        SameTileAgain => {
            ("A redirected tile needs another exit.", "Una loseta redirigida necesita otra salida.")
        }
        UpgradedLink => {
            ("An upgraded Link can't be extended.", "Un Enlace mejorado no se puede prolongar.")
        }
        TurnsBack => (
            "Rails can't turn back: choose another side.",
            "Los rieles no pueden dar la vuelta: elige otro lado.",
        ),
        OnLake => (
            "You can't build rails on a lake; go around it.",
            "No puedes construir rieles en un lago; rodéalo.",
        ),
        OnBuilding => (
            "You can't build rails on a Building; end beside it.",
            "No puedes construir rieles en un Edificio; termina a su lado.",
        ),
        OnForeignParcel => (
            "You can't build rails on a Parcel that is not yours.",
            "No puedes construir rieles en un Terreno que no es tuyo.",
        ),
        CellIsFull => (
            "Two tiles share a space only as a crossing or two curves that don't touch.",
            "Dos losetas solo comparten casilla como cruce o como dos curvas que no se tocan.",
        ),
        OffTheMap => (
            "A tile may not point off the map or into a hole.",
            "Una loseta no puede apuntar fuera del mapa ni a un hueco.",
        ),
        IntoForeignParcel => (
            "A tile may not point into a Parcel that is not yours.",
            "Una loseta no puede apuntar a un Terreno que no es tuyo.",
        ),
        NoTileLeft => {
            ("You have no tile of that shape left.", "No te quedan losetas de esa forma.")
        }
        MeetsOther => (
            "Your rails can't connect to another player's rails.",
            "Tus rieles no pueden conectar con los de otro jugador.",
        ),
        BackToStart => {
            ("A Link can't end where it starts.", "Un Enlace no puede terminar donde empieza.")
        }
        LosesItsEnd => (
            "Another Link of yours would lose its end there.",
            "Otro Enlace tuyo perdería ahí su extremo.",
        ),
        RunTooDear => (
            "Rail symbols must match the cost exactly: your rail icons don't add up to it.",
            "Los símbolos de riel deben igualar el coste: tus iconos de riel no lo suman.",
        ),
        NothingLaid => ("Place a tile first.", "Coloca antes una loseta."),
        MustGoOn => (
            "A Link can't end at a Parcel that it runs over: continue it.",
            "Un Enlace no puede acabar en un Terreno por el que pasa: continúalo.",
        ),
        EndUnnamed => (
            "You can't complete this Link: your hand can't also pay the Destination of an end.",
            "No puedes completar este Enlace: tu mano no paga además el Destino de un extremo.",
        ),
        EndsUnnamed => (
            "You can't join these Links: your hand can't also pay the Destinations of both ends.",
            "No puedes unir estos Enlaces: tu mano no paga además los Destinos de ambos extremos.",
        ),
        NotYoursToUpgrade => {
            ("You can only upgrade your own Links.", "Solo puedes mejorar tus propios Enlaces.")
        }
        NoSuchLink => {
            ("There is no complete Link of yours there.", "Ahí no hay ningún Enlace completo tuyo.")
        }
        AlreadyUpgraded => ("That Link is already upgraded.", "Ese Enlace ya está mejorado."),
        NotYourParcel => {
            ("That is not an unbuilt Parcel of yours.", "Ese no es un Terreno tuyo sin edificar.")
        }
        NoTile => (
            "No Building tile of that type is left.",
            "No queda ninguna loseta de Edificio de ese tipo.",
        ),
        NotYourBuilding => (
            "You can only upgrade a Building that you built, and only once.",
            "Solo puedes mejorar un Edificio construido por ti, y una sola vez.",
        ),
        NoPassenger => (
            "There is no Passenger; those you can move are highlighted.",
            "Ahí no hay ningún Pasajero; los que puedes mover están resaltados.",
        ),
        NoRoute => (
            "This way no Destination can be reached that your hand can pay for.",
            "Así no se llega a ningún Destino que tu mano pueda pagar.",
        ),
        NotTouching => (
            "That Link does not touch the Passenger's location.",
            "Ese Enlace no llega a la localización del Pasajero.",
        ),
        IncompleteLink => (
            "Passengers travel over complete Links only.",
            "Los Pasajeros solo viajan por Enlaces completos.",
        ),
        LocationTwice => (
            "A Passenger can't visit a location twice.",
            "Un Pasajero no puede visitar dos veces una localización.",
        ),
        CannotAlight => ("The Passenger can't stop here.", "El Pasajero no puede detenerse aquí."),
        TooManyPoints => (
            "You don't have enough money for so many HP.",
            "No tienes dinero suficiente para tantos PF.",
        ),
        NoPlaceForWorker => (
            "All your Rail Worker spaces are full.",
            "Todos tus espacios de Trabajador ferroviario están llenos.",
        ),
        NoStress => ("Your Stress is at its lowest already.", "Tu Estrés ya está al mínimo."),
        NoPlaceForPassenger => (
            "Every Building space already has a Passenger.",
            "Todas las casillas de Edificio tienen ya un Pasajero.",
        ),
        NotAnEmptyBuilding => (
            "Choose a Building space without a Passenger.",
            "Elige una casilla de Edificio sin Pasajero.",
        ),
        NotInThisPhase => (
            "You can't use that icon in Administration.",
            "No puedes usar ese icono en la Administración.",
        ),
        DiscardTooDear => (
            "You don't have enough money to discard that card.",
            "No tienes dinero suficiente para descartar esa carta.",
        ),
        VoidForVoid => (
            "For a Void Ticket, discard a card that is not a Void Ticket.",
            "Por un Boleto vacío descarta una carta que no sea un Boleto vacío.",
        ),
        NoSuchPlace => ("That space does not exist.", "Esa casilla no existe."),
        NoSuchCard => ("That card does not exist.", "Esa carta no existe."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reason is read at a glance.
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
