//! Why something cannot be done.

use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::setup::SetupError;
use crate::titles::metromania::rules::state::Decision;
use crate::words::{phrases, shell};

phrases! { locale:
    /// Why a setup cannot be played.
    unplayable(error: &SetupError) => error {
        SetupError::Edition(edition) => "It uses edition {edition} of the city, which this page does not have." "Usa la edición {edition} de la ciudad, que esta página no tiene.",
        SetupError::Players(count) => "It is for {count} players; 2 to 4 can play." "Es para {count} jugadores; pueden jugar de 2 a 4.",
        SetupError::City => "The city needs each of the six districts once." "La ciudad necesita cada uno de los seis barrios una vez.",
        SetupError::StrictPlayers(count) => "The strict municipality is for 4 players, not {count}." "El municipio estricto es para 4 jugadores, no {count}.",
        SetupError::Start => "It begins at a position that does not belong to it." "Empieza en una posición que no es la suya.",
    }
    /// Why an action was refused.
    refusal: Refusal {
        Refusal::NotNow => "You can't do that now." "Ahora no puedes hacer eso.",
        Refusal::GameOver => (shell::game_over(locale)),
        Refusal::TypeTaken => "Another player takes that type twice." "Otro jugador tiene ese tipo dos veces.",
        Refusal::DigOrBuild => "A turn is for tunnels or for one station." "En un turno se excavan túneles o se construye una estación.",
        Refusal::MustDig => "Keep digging: there is an open edge without Spots." "Sigue excavando: hay un borde sin Lugares.",
        Refusal::MustPlay => "You can still dig or build a station." "Todavía puedes excavar o construir una estación.",
        Refusal::LineFinished => "This line is finished." "Esta línea está terminada.",
        Refusal::NoTunnelLeft => "This line has no tunnels left." "A esta línea no le quedan túneles.",
        Refusal::NotAtHead => "A line continues from its open end." "Una línea continúa desde su extremo abierto.",
        Refusal::NotAStart => "A line starts on a space with a white arrow." "Una línea sale de una casilla con flecha blanca.",
        Refusal::SupplyEmpty => "No stations are left." "No quedan estaciones.",
        Refusal::ArrowTaken | Refusal::EndTaken => "That arrow space is taken." "Esa casilla con flecha está ocupada.",
        Refusal::OneLineFirst => "The first turn starts one line only." "En el primer turno solo se empieza una línea.",
        Refusal::StartTooClose => "Too close to the start of your other line." "Demasiado cerca de la salida de tu otra línea.",
        Refusal::TurnsBack => "A line can't turn back." "Una línea no puede retroceder.",
        Refusal::SharpAngle => "An acute angle needs a station here." "Un ángulo agudo necesita aquí una estación.",
        Refusal::MeetsItself => "A line never meets itself." "Una línea nunca se encuentra consigo misma.",
        Refusal::NotAnEnd => "A line ends on a space with a black arrow." "Una línea termina en una casilla con flecha negra.",
        Refusal::EndTooClose => "Too close to the start of this line." "Demasiado cerca de la salida de esta línea.",
        Refusal::NoCellFree => "No space of the city beside that edge is free." "No hay ninguna casilla libre de la ciudad junto a ese borde.",
        Refusal::LakeOrPark => "No tunnels in Lake and Park." "No se excava en el Lago ni en el Parque.",
        Refusal::NoDestination => "You have no Destination of this Spot's type." "No tienes ningún Destino del tipo de este Lugar.",
        Refusal::OneDestination => "One Destination a turn: you have placed yours." "Un Destino por turno: ya has colocado el tuyo.",
        Refusal::LettersTouch => "The same letter is next to this Spot." "La misma letra está junto a este Lugar.",
        Refusal::NotThatLetter => "That is not one of your Destinations of this type." "Ese no es uno de tus Destinos de este tipo.",
        Refusal::NoStationLeft => "Too few stations are left for that." "No quedan estaciones suficientes.",
        Refusal::StationThere => "There is already a station there." "Ahí ya hay una estación.",
        Refusal::NotOnOwnLine => "Build on one of your lines." "Construye en una de tus líneas.",
        Refusal::LineClosed => "This finished line has had its station." "Esta línea terminada ya tiene su estación.",
        Refusal::NotBetween => "Build between two stations of the line; start and end count." "Construye entre dos estaciones de la línea; salida y final cuentan.",
    }
    /// Says what has to be decided first, if something has.
    first(asked: Decision)? => asked {
        Decision::Double => "Choose a type first." "Elige antes un tipo.",
        Decision::Flank(_) => "Choose the space to dig first." "Elige antes qué casilla excavar.",
        Decision::Destination(..) => "Choose the Destination first." "Elige antes el Destino.",
        Decision::Bonus(_) => "Build the free station or decline it first." "Construye antes la estación gratis o renuncia a ella.",
        Decision::Turn | Decision::Over => (None),
    }
    /// The whole turn is planned.
    planned "Your turn is planned: confirm it or undo a tunnel." "Tu turno está planeado: confírmalo o deshaz un túnel."
}
