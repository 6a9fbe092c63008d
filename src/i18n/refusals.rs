//! Why an action is not legal, in words for people.

use super::Locale;
use crate::titles::tramways::rules::missing::Missing;
use crate::titles::tramways::rules::refusal::Refusal;

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
            return self.pick(
                format!("No card in your hand has this icon: {icon}."),
                format!("Ninguna carta de tu mano tiene este icono: {icon}."),
            );
        }
        let (english, spanish) = lack(missing);
        self.pick(english, spanish).to_owned()
    }
}

fn lack(missing: Missing) -> (&'static str, &'static str) {
    use Missing::*;
    match missing {
        Worker => sentence(Refusal::NoWorker),
        Rails => (
            "No card in your hand has rail icons.",
            "Ninguna carta de tu mano tiene iconos de riel.",
        ),
        Run => (
            "Your rail icons come to no exact cost of rails that could be laid now.",
            "Tus iconos de riel no suman el coste exacto de rieles que se puedan colocar ahora.",
        ),
        Link => (
            "You have no complete Link that is not upgraded yet.",
            "No tienes ningún Enlace completo sin mejorar.",
        ),
        LinkEnd => (
            "Your hand has no Destination icon for an end of your complete Links.",
            "Tu mano no tiene un icono de Destino para un extremo de tus Enlaces completos.",
        ),
        Parcel => {
            ("You have no Parcel without a Building.", "No tienes ningún Terreno sin Edificio.")
        }
        ParcelCard => (
            "No card in your hand names a Parcel of yours without a Building.",
            "Ninguna carta de tu mano nombra un Terreno tuyo sin Edificio.",
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
            "No Passenger can travel over complete Links to a destination that your hand names.",
            "Ningún Pasajero puede viajar por Enlaces completos a un destino que nombre tu mano.",
        ),
        Icon(_) | Together => (
            "Your cards cannot pay for all the icons of that action together.",
            "Tus cartas no pueden pagar juntos todos los iconos de esa acción.",
        ),
    }
}

fn sentence(refusal: Refusal) -> (&'static str, &'static str) {
    use Refusal::*;
    match refusal {
        NotNow => ("That is not asked for now.", "Eso no se pide ahora."),
        GameOver => ("The game has ended.", "La partida ha terminado."),
        NotOffered => ("That card is not on offer.", "Esa carta no está entre las que se ofrecen."),
        EmptyBook => ("That Ticket Book is empty.", "Ese Libro de boletos está vacío."),
        NothingBlind => ("The Development deck is empty.", "El mazo de Desarrollo está vacío."),
        BidTooLow => ("A bid is at least $1.", "Una puja es de al menos 1 $."),
        BidRepeated => (
            "That was your last bid: bid another amount.",
            "Esa fue tu última puja: ofrece otra cantidad.",
        ),
        BidTaken => (
            "A bid to the left already stands at that amount.",
            "A la izquierda ya hay una puja de esa cantidad.",
        ),
        NotEnoughMoney => {
            ("You have not enough money for that.", "No tienes dinero suficiente para eso.")
        }
        Superfluous => (
            "With that icon the price could not be paid exactly as the rule wants: no icon may be more than needed.",
            "Con ese icono el precio no se pagaría como pide la regla: ningún icono puede sobrar.",
        ),
        EmptyLine => ("There is no card left to reveal.", "No queda ninguna carta por revelar."),
        NotInHand => ("That card is not in your hand.", "Esa carta no está en tu mano."),
        NoSuchIcon => (
            "The card has no icon there; Void Tickets have no stripe.",
            "La carta no tiene icono ahí; los Boletos vacíos no tienen banda.",
        ),
        IconUsed => ("That icon was used already.", "Ese icono ya se ha usado."),
        ConsequenceTooDear => (
            "You cannot pay the card's Consequence from your cash.",
            "No puedes pagar la Consecuencia de la carta con tu efectivo.",
        ),
        WrongIcon => ("That icon is of no use here.", "Ese icono no sirve aquí."),
        NotExact => (
            "Rail symbols must come to the exact cost: that icon has too many.",
            "Los símbolos de riel deben sumar el coste exacto: ese icono tiene demasiados.",
        ),
        RestUnpayable => (
            "After that icon you could not pay the rest.",
            "Después de ese icono no podrías pagar el resto.",
        ),
        NothingToDo => (
            "With this hand no such action can be completed now.",
            "Con esta mano no se puede completar ahora una acción así.",
        ),
        MoneyTaken => ("You took $2 already.", "Ya has tomado 2 $."),
        MustAct => ("Do an action or take $2 first.", "Antes haz una acción o toma 2 $."),
        NoWorker => (
            "Work on rails needs a Rail Worker, and you have none.",
            "Para construir rieles hace falta un Trabajador ferroviario y no tienes.",
        ),
        NoStart => (
            "Nothing can begin on this cell. Rails start at a Building, at your own Parcel, or at the open end of your own Link.",
            "En esta casilla no puede empezar nada. Los rieles empiezan en un Edificio, en un Terreno tuyo o en el extremo abierto de un Enlace tuyo.",
        ),
        NotYourLink => ("That Link is another player's.", "Ese Enlace es de otro jugador."),
        OnlyLastTile => (
            "Only the last tile of an incomplete Link can be redirected.",
            "Solo se puede redirigir la última loseta de un Enlace incompleto.",
        ),
        SameTileAgain => {
            ("A redirected tile needs another exit.", "Una loseta redirigida necesita otra salida.")
        }
        UpgradedLink => {
            ("An upgraded Link cannot be extended.", "Un Enlace mejorado no se puede prolongar.")
        }
        RunIsClosed => ("The Link is complete.", "El Enlace está completo."),
        TurnsBack => (
            "A tile cannot leave by the side it is entered.",
            "Una loseta no puede salir por donde entra.",
        ),
        OnLake => (
            "Rails cannot lie on a lake; lead them around it.",
            "No se ponen rieles en un lago; hay que rodearlo.",
        ),
        OnBuilding => (
            "Rails lead to a Building, but never lie on it.",
            "Los rieles llegan a un Edificio, pero nunca lo atraviesan.",
        ),
        OnForeignParcel => (
            "Rails cannot lie on a Parcel that is not yours.",
            "No se ponen rieles en un Terreno que no es tuyo.",
        ),
        OverOwnEnd => (
            "A Link cannot run over the Parcel it starts at.",
            "Un Enlace no puede pasar por el Terreno donde empieza.",
        ),
        CellIsFull => (
            "Two tiles share a cell only as a crossing or as two curves that do not touch.",
            "Dos losetas comparten casilla solo como cruce o como dos curvas que no se tocan.",
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
            "A tile may not meet another player's tile.",
            "Una loseta no puede tocar la de otro jugador.",
        ),
        BackToStart => {
            ("A Link cannot end where it starts.", "Un Enlace no puede terminar donde empieza.")
        }
        LosesItsEnd => (
            "Another Link of yours would lose its end there.",
            "Otro Enlace tuyo perdería ahí su extremo.",
        ),
        RunTooDear => (
            "Your hand cannot pay a Link that goes that way: rail symbols must match its cost exactly, and completing it needs a Destination icon.",
            "Tu mano no puede pagar un Enlace por ahí: los símbolos de riel deben igualar su coste y completarlo pide un icono de Destino.",
        ),
        CannotStop => (
            "You cannot stop here: this length cannot be paid with your hand.",
            "No puedes parar aquí: tu mano no puede pagar justo esta longitud.",
        ),
        NoSuchLink => (
            "There is no complete Link that can be used there.",
            "Ahí no hay un Enlace completo que se pueda usar.",
        ),
        AlreadyUpgraded => ("That Link is upgraded already.", "Ese Enlace ya está mejorado."),
        NotYourParcel => (
            "That is not a Parcel of yours without a Building.",
            "Ese no es un Terreno tuyo sin Edificio.",
        ),
        NoTile => (
            "No Building tile of that type is left.",
            "No queda ninguna loseta de Edificio de ese tipo.",
        ),
        NotYourBuilding => (
            "Only a Building that you built can be upgraded, and only once.",
            "Solo se mejora un Edificio construido por ti, y una sola vez.",
        ),
        NoPassenger => (
            "No Passenger waits there; those that can ride are marked.",
            "Ahí no espera ningún Pasajero; los que pueden viajar están marcados.",
        ),
        NoRoute => (
            "That way leads to no destination that your hand can pay for.",
            "Por ahí no se llega a ningún destino que tu mano pueda pagar.",
        ),
        LocationTwice => {
            ("A location may be visited only once.", "Una localización solo se visita una vez.")
        }
        CannotAlight => {
            ("The Passenger cannot get off here.", "El Pasajero no puede bajarse aquí.")
        }
        TooManyPoints => (
            "You have not enough money for so many Happiness Points.",
            "No tienes dinero para tantos Puntos de Felicidad.",
        ),
        NoPlaceForWorker => (
            "All your Rail Worker spaces are full.",
            "Todos tus espacios de Trabajador ferroviario están llenos.",
        ),
        NoStress => ("Your Stress is at its lowest already.", "Tu Estrés ya está al mínimo."),
        NoPlaceForPassenger => (
            "Every Building cell has a Passenger already.",
            "Todas las casillas de Edificio tienen ya un Pasajero.",
        ),
        NotAnEmptyBuilding => (
            "A Passenger goes to a Building cell without one.",
            "Un Pasajero va a una casilla de Edificio que no tenga otro.",
        ),
        NotInThisPhase => {
            ("That icon is not for Administration.", "Ese icono no es para la Administración.")
        }
        DiscardTooDear => (
            "You have not enough money to discard that card.",
            "No tienes dinero para descartar esa carta.",
        ),
        VoidForVoid => (
            "A Void Ticket makes you discard a card that is not void.",
            "Un Boleto vacío te hace descartar una carta que no sea vacía.",
        ),
        NoSuchPlace => ("There is no such cell.", "No existe esa casilla."),
    }
}
