//! What Metromania's table says, in English and Spanish.

pub mod rulebook;

use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::Pattern;
use crate::words::{Locale, Text, phrases};

phrases! {
    /// A turn, in short.
    turn_short "Dig 3 tunnels or build a station" "Excava 3 Túneles o pon una Estación"
    /// A turn.
    turn_full "Dig 3 tunnels, or build one station on your line." "Excava 3 Túneles o construye una Estación en tu Línea."
    /// The first turn.
    first_turn "Start a Line at a white arrow" "Empieza una Línea en una flecha blanca"
    /// The side of an edge, in short.
    flank_short "Choose the side for the tunnel" "Elige el lado del Túnel"
    /// The side of an edge.
    flank_full "Choose the space beside the edge that the tunnel fills." "Elige la casilla que llena el Túnel, a un lado del borde."
    /// A Destination, in short.
    destination_short "Choose a Destination to place" "Elige el Destino que colocas"
    /// A Destination.
    destination_full "Choose the Destination for this Spot; it lies letter up for all to see." "Elige el Destino para este Lugar; se coloca con la letra a la vista."
    /// The free station, in short.
    bonus_short "Build a free station" "Construye una Estación gratis"
    /// The free station.
    bonus_full "Line finished: build one station on it for free, or decline." "Línea terminada: construye una Estación gratis en ella, o renuncia."
    /// The end.
    over "The test journeys are done." "Los Trayectos de prueba han terminado."
    /// Stops digging.
    stop "Stop digging" "Dejar de excavar"
    /// Passes.
    pass "Pass" "Pasar"
    /// Declines the free station.
    decline "No station" "Sin Estación"
    /// Builds a station.
    build "Build station" "Construir Estación"
    /// Ends asking for a journey.
    end_ride "Clear journey" "Borrar trayecto"
    /// Leaves what was prepared.
    back "Back" "Atrás"
    /// Tunnels left on the solid line.
    solid_left "Solid Line: tunnels left" "Línea continua: Túneles"
    /// Tunnels left on the striped line.
    striped_left "Striped Line: tunnels left" "Línea discontinua: Túneles"
    /// Destinations in hand.
    destinations_left "Destinations in hand" "Destinos en mano"
    /// What the journeys would pay now.
    tests_now "Journeys if it ended now" "Trayectos si acabara ahora"
    /// A station.
    station "Station" "Estación"
    /// The lake.
    lake "Lake" "Lago"
    /// The park.
    park "Park" "Parque"
    /// A start.
    white_arrow "white arrow: a Line starts here" "flecha blanca: aquí empieza una Línea"
    /// An end.
    black_arrow "black arrow: a Line ends here" "flecha negra: aquí acaba una Línea"
    /// The hand, for the ear.
    hand "Your Destinations" "Tus Destinos"
    /// A tunnel that can be dug.
    can_dig "can be dug" "se puede excavar"
    /// No journey.
    no_journey "No journey joins these stations." "Ningún trayecto une estas Estaciones."
    /// The second station of a journey.
    ride_to "Choose the other station of the journey." "Elige la otra Estación del trayecto."
    /// The row of the final count for stations and lines.
    lines_row "Stations (by finished Lines)" "Estaciones (según Líneas terminadas)"
    /// Construction is over soon.
    finishes "finishes the Line" "termina la Línea"
    /// Digs on.
    hint_dig "Dig on" "Sigue excavando"
    /// Builds.
    hint_station "Build a station here" "Construye aquí una Estación"
    /// Nothing better.
    hint_wait "Nothing better than this now" "Ahora no hay nada mejor"
}

/// A kind of Spot.
pub fn spot(locale: Locale, kind: SpotType) -> &'static str {
    match kind {
        SpotType::Housing => locale.pick("Housing", "Vivienda"),
        SpotType::Work => locale.pick("Work", "Trabajo"),
        SpotType::Leisure => locale.pick("Leisure", "Ocio"),
    }
}

/// A Destination.
pub fn destination(locale: Locale, it: Destination) -> String {
    format!("{} ({})", it.letter().name(), spot(locale, it.kind()))
}

/// Which of a player's lines.
pub fn pattern(locale: Locale, pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Solid => locale.pick("solid Line", "Línea continua"),
        Pattern::Striped => locale.pick("striped Line", "Línea discontinua"),
    }
}

/// Digs with one of both lines.
pub fn dig_with(locale: Locale, it: Pattern) -> String {
    format!("{} {}", locale.pick("Dig with the", "Excavar con la"), pattern(locale, it))
}

/// So many tunnels of the turn are dug.
pub fn digs_left(locale: Locale, left: u8) -> String {
    match locale {
        Locale::English if left == 1 => "Dig 1 more tunnel".to_owned(),
        Locale::English => format!("Dig {left} more tunnels"),
        Locale::Spanish if left == 1 => "Excava 1 Túnel más".to_owned(),
        Locale::Spanish => format!("Excava {left} Túneles más"),
    }
}

/// Waiting for another player.
pub fn waiting(locale: Locale, name: &str) -> String {
    format!("{} {name}", locale.pick("Waiting for", "Turno de"))
}

/// Points for stations that a tunnel makes.
pub fn makes_stations(locale: Locale, stations: usize, points: u8) -> String {
    match locale {
        Locale::English => format!("makes {stations} station(s): +{points}"),
        Locale::Spanish => format!("crea {stations} Estación(es): +{points}"),
    }
}

/// The points of a station.
pub fn station_pays(locale: Locale, points: u8) -> String {
    match locale {
        Locale::English => format!("Build a station here: +{points}."),
        Locale::Spanish => format!("Construye aquí una Estación: +{points}."),
    }
}

/// A journey.
pub fn journey(locale: Locale, minutes: u16, sections: usize, changes: usize) -> String {
    match locale {
        Locale::English => {
            format!("Fastest journey: {minutes}\u{a0}min, {sections} sections, {changes} changes.")
        }
        Locale::Spanish => format!(
            "Trayecto más rápido: {minutes}\u{a0}min, {sections} Tramos, {changes} transbordos."
        ),
    }
}

/// A test.
pub fn test(locale: Locale, test: Test) -> String {
    match test {
        Test::Letter(letter) => format!("{} {}", locale.pick("Journey", "Trayecto"), letter.name()),
        Test::Sunday => {
            locale.pick("Sunday: park to lake", "Domingo: del parque al lago").to_owned()
        }
    }
}

/// How far the game is.
pub fn progress(locale: Locale, stations: u8) -> String {
    match locale {
        Locale::English => format!("{stations} stations left"),
        Locale::Spanish => format!("quedan {stations} Estaciones"),
    }
}

/// The last turns.
pub fn last_turns(locale: Locale, left: u8) -> String {
    match locale {
        Locale::English => format!("Last turns: {left} to go"),
        Locale::Spanish => format!("Últimos turnos: quedan {left}"),
    }
}

/// What happened, for the log.
pub mod log {
    use super::{Destination, Locale, Pattern, destination, pattern};

    /// Starts a line.
    pub fn starts(locale: Locale, it: Pattern) -> String {
        format!("{} {}", locale.pick("Starts the", "Empieza la"), pattern(locale, it))
    }

    /// Digs a tunnel.
    pub fn digs(locale: Locale, it: Pattern) -> String {
        format!("{} {}", locale.pick("Digs on the", "Excava en la"), pattern(locale, it))
    }

    /// Places a Destination.
    pub fn places(locale: Locale, it: Destination) -> String {
        format!(
            "{} {}",
            locale.pick("Places Destination", "Coloca el Destino"),
            destination(locale, it)
        )
    }

    /// Builds a station.
    pub fn builds(locale: Locale, points: u8) -> String {
        format!("{}: +{points}", locale.pick("Builds a station", "Construye una Estación"))
    }

    /// Finishes a line.
    pub fn finishes(locale: Locale, it: Pattern) -> String {
        format!("{} {}", locale.pick("Finishes the", "Termina la"), pattern(locale, it))
    }

    super::phrases! {
        /// Stops digging.
        stops "Stops digging" "Deja de excavar"
        /// Passes.
        passes "Passes" "Pasa"
        /// The last turns.
        last_turns "The last turns begin" "Empiezan los últimos turnos"
        /// The end.
        ends "Construction ends; the test journeys are ridden" "Acaba la construcción; se hacen los Trayectos de prueba"
    }
}

/// Why something cannot be done, in words for the player.
pub fn refusal(locale: Locale, refusal: Refusal) -> &'static str {
    use Refusal::*;
    let text = match refusal {
        NotNow => Text::new("You can't do that now.", "Ahora no puedes hacer eso."),
        GameOver => Text::new("The game is over.", "La partida ha terminado."),
        DigOrBuild => Text::new(
            "You can't build a station after digging.",
            "No puedes construir una Estación después de excavar.",
        ),
        MustDig => Text::new(
            "You can't stop while a tunnel off the Spots is possible.",
            "No puedes parar si cabe un Túnel fuera de los Lugares.",
        ),
        MustPlay => Text::new(
            "You can't pass while something else is possible.",
            "No puedes pasar si puedes hacer otra cosa.",
        ),
        LineFinished => Text::new("This Line is finished.", "Esta Línea está terminada."),
        NoTunnelLeft => {
            Text::new("This Line has no tunnel left.", "A esta Línea no le quedan Túneles.")
        }
        NotAtHead => Text::new(
            "You can't dig here: a Line goes on from its open end.",
            "No puedes excavar aquí: la Línea sigue desde su extremo.",
        ),
        NotAStart => Text::new(
            "You can't start here: a Line starts at a white arrow.",
            "No puedes empezar aquí: se empieza en una flecha blanca.",
        ),
        ArrowTaken => Text::new("This arrow is taken.", "Esta flecha está ocupada."),
        OneLineFirst => Text::new(
            "You can't start both Lines in your first turn.",
            "No puedes empezar las dos Líneas en tu primer turno.",
        ),
        StartTooClose => Text::new(
            "You can't start so near your other Line's start.",
            "No puedes empezar tan cerca del inicio de tu otra Línea.",
        ),
        TurnsBack => Text::new("A Line can't turn back.", "Una Línea no puede dar la vuelta."),
        SharpAngle => Text::new(
            "You can't turn so sharply: that needs a station there.",
            "No puedes girar tanto: hace falta una Estación ahí.",
        ),
        MeetsItself => {
            Text::new("A Line can't meet itself.", "Una Línea no puede tocarse a sí misma.")
        }
        NotAnEnd => {
            Text::new("A Line ends at a black arrow.", "Una Línea acaba en una flecha negra.")
        }
        EndTooClose => Text::new(
            "You can't end so near this Line's start.",
            "No puedes acabar tan cerca del inicio de esta Línea.",
        ),
        NoCellFree => Text::new(
            "No space beside this edge is free.",
            "No hay casilla libre junto a este borde.",
        ),
        LakeOrPark => Text::new(
            "You can't dig under the lake or the park.",
            "No puedes excavar bajo el lago ni el parque.",
        ),
        NoDestination => Text::new(
            "You have no Destination of this Spot's type.",
            "No tienes un Destino del tipo de este Lugar.",
        ),
        OneDestination => Text::new(
            "You can place only one Destination a turn.",
            "Solo puedes colocar un Destino por turno.",
        ),
        LettersTouch => {
            Text::new("Equal letters can't touch.", "Dos letras iguales no pueden tocarse.")
        }
        NotThatLetter => Text::new(
            "You don't have that Destination for this Spot.",
            "No tienes ese Destino para este Lugar.",
        ),
        NoStationLeft => {
            Text::new("Too few stations are left for that.", "No quedan Estaciones para eso.")
        }
        StationThere => Text::new("A station stands there already.", "Ahí ya hay una Estación."),
        NotOnOwnLine => Text::new(
            "You can't build here: choose a point of your unfinished Line.",
            "No puedes construir aquí: elige un punto de tu Línea sin terminar.",
        ),
        NotBetween => Text::new(
            "You can't build here: it must lie between two stations.",
            "No puedes construir aquí: debe quedar entre dos Estaciones.",
        ),
    };
    text.of(locale)
}

/// The lessons of the guide, in their order.
pub const LESSONS: &[Text] = &[
    Text::new(
        "You win with points: stations at Spots while you dig, then seven test journeys that pay everyone whose Line is on the fastest way.",
        "Ganas con puntos: Estaciones junto a Lugares al excavar y luego siete Trayectos de prueba que pagan a quien esté en la vía más rápida.",
    ),
    Text::new(
        "Choose a glowing edge at a white arrow: your Line starts there. Each turn has three tunnels.",
        "Elige un borde iluminado en una flecha blanca: ahí empieza tu Línea. Cada turno son tres Túneles.",
    ),
    Text::new(
        "Where two Lines meet or part, a station is built by itself, and whoever digs scores 1 for each Spot around it.",
        "Donde dos Líneas se juntan o se separan surge una Estación, y quien excava gana 1 por cada Lugar alrededor.",
    ),
    Text::new(
        "Dig under a Spot to place a Destination of its type. Both Destinations of a letter make a test journey at the end.",
        "Excava bajo un Lugar para colocar un Destino de su tipo. Los dos Destinos de una letra dan un Trayecto de prueba al final.",
    ),
    Text::new(
        "Instead of digging you may build one station between two others on your Line.",
        "En lugar de excavar puedes construir una Estación entre otras dos de tu Línea.",
    ),
    Text::new(
        "End your Line at a black arrow on the far side. Two finished Lines keep all station points, one keeps half.",
        "Termina tu Línea en una flecha negra del otro lado. Con dos Líneas terminadas conservas todos los puntos; con una, la mitad.",
    ),
    Text::new(
        "Every Destination that you don't place, or that no station serves, costs you 6 at the end.",
        "Cada Destino que no coloques, o que no tenga Estación, te cuesta 6 al final.",
    ),
];
