//! The prompts and their buttons.

use super::board::EdgeSide;
use super::spot_name;
use crate::titles::metromania::boards::SpotType;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// For a player who looks on.
    looking "Look at the game" "Mira la partida"
    /// Asks for the type to take twice.
    double "Choose the type you take twice" "Elige el tipo que tendrás dos veces"
    double_full "You get four Destinations: two of the type that you choose now, one of each other type. The letters are dealt after the choices." "Recibes cuatro Destinos: dos del tipo que elijas ahora y uno de cada uno de los otros. Las letras se reparten después de elegir."
    /// A last turn that may be declined.
    last_turn "Your last turn; you may decline it." "Tu último turno; puedes renunciar a él."
    /// The first turn.
    start "Choose where your first line starts" "Elige la salida de tu primera línea"
    start_full "Choose a white arrow: your first line starts there. Then dig two more tunnels." "Elige una flecha blanca: ahí sale tu primera línea. Después, excava dos túneles más."
    /// An ordinary turn.
    turn "Dig 3 tunnels or build 1 station" "Excava 3 túneles o construye 1 estación"
    turn_full "Dig 3 tunnels, shared between your lines as you like, or build one intermediate station." "Excava 3 túneles, repartidos entre tus líneas como quieras, o construye una estación intermedia."
    /// An ordinary turn without a place for a station.
    turn_dig "Dig 3 tunnels" "Excava 3 túneles"
    turn_dig_full "Dig 3 tunnels, shared between your lines as you like." "Excava 3 túneles, repartidos entre tus líneas como quieras."
    /// An ordinary turn in which no line can continue.
    turn_build "Build 1 station" "Construye 1 estación"
    turn_build_full "You can't dig: choose a highlighted corner for an intermediate station." "No puedes excavar: elige un vértice resaltado para una estación intermedia."
    /// Asks for the side of the edge.
    side "Choose a space beside the edge" "Elige una casilla junto al borde"
    letter "Choose a Destination for this Spot" "Elige un Destino para este Lugar"
    /// The free station of a finished line.
    bonus "Choose a corner for the station" "Elige un vértice para la estación"
    bonus_full "Choose a corner for the free station. If you build none now, you can still build one later, as a turn." "Elige un vértice para la estación gratuita. Si no la construyes ahora, podrás construir una más tarde, como turno."
    /// The turn is planned.
    confirm "Confirm your turn" "Confirma tu turno"
    /// Builds the planned station.
    build "Build the station" "Construir la estación"
    /// Leaves the chosen edge.
    leave_it "Back" "Volver"
    /// Takes back the last tunnel of the plan.
    take_back "Undo the last one" "Deshacer lo último"
    stop "Stop before the Spots" "Parar ante los Lugares"
    /// Builds no station on the finished line.
    decline "Build none now" "No construir ahora"
    ask_trip "Ask for a trip" "Consultar un trayecto"
    /// Closes the question about trips.
    leave_trip "Close the trip" "Cerrar el trayecto"
    /// Asks for the first station of a trip.
    trip_from "Choose a station" "Elige una estación"
    /// Asks for the last station of a trip.
    trip_to "Choose another station" "Elige otra estación"
    no_trip "No trip connects these stations" "Ningún trayecto une esas estaciones"
    /// Names the player to act.
    waiting(name: &str) "Waiting for {name}" "Turno de {name}"
    /// Names the player who takes a type twice.
    takes_it_twice(name: &str) "{name} takes it twice." "{name} lo tiene dos veces."
    /// More tunnels to plan.
    dig_on(left: u8) [left = i64::from(left), tunnels = locale.many(left, ["more tunnel", "more tunnels"], ["túnel más", "túneles más"])]
        "Dig {tunnels}" "Excava {tunnels}"
    /// Confirms a number of tunnels.
    dig(count: i64) [tunnels = locale.many(count, ["tunnel", "tunnels"], ["túnel", "túneles"])]
        "Dig {tunnels}" "Excavar {tunnels}"
    /// Digs a cell next to the edge.
    dig_side: EdgeSide {
        EdgeSide::Above => "Dig the upper space" "Excavar arriba",
        EdgeSide::Below => "Dig the lower space" "Excavar abajo",
        EdgeSide::Left => "Dig the left space" "Excavar a la izquierda",
        EdgeSide::Right => "Dig the right space" "Excavar a la derecha",
    }
    place_letter(letter: char) "Place Destination {letter}" "Colocar el Destino {letter}"
    /// The duration of a trip.
    trip(minutes: i64) [time = locale.many(minutes, ["minute", "minutes"], ["minuto", "minutos"])]
        "The trip takes {time}" "El trayecto dura {time}"
    /// Labels passing a turn, or declining the last one.
    pass: bool {
        true => "Decline the last turn" "Renunciar al último turno",
        false => "Pass the turn" "Pasar el turno",
    }
    /// Asks for more tunnels, in full.
    dig_on_full(left: u8) [order = dig_on(left, locale)]
        "{order}. Choose a highlighted edge. What you mark is dug once you confirm." "{order}. Elige un borde resaltado. Lo que marques se excava al confirmar."
    /// Names a number of points with its sign.
    points(points: i64) [change = locale.change(points)] => points {
        1 | -1 => "{change} point" "{change} punto",
        _ => "{change} points" "{change} puntos",
    }
    /// The edges that a tunnel closes for others.
    closes(count: i64) [edges = locale.many(count, ["edge", "edges"], ["borde", "bordes"])]
        "Closes {edges} for others" "Cierra {edges} a otros"
}

/// Names two Destinations of a type.
pub fn twice(kind: SpotType, locale: Locale) -> String {
    format!("{} ×2", spot_name(kind, locale))
}

/// Says the duration of a trip, and how it comes about.
pub fn trip_full(minutes: i64, sections: i64, changes: i64, locale: Locale) -> String {
    let sections = locale.many(sections, ["section", "sections"], ["tramo", "tramos"]);
    let changes = locale.many(
        changes,
        ["change of line", "changes of line"],
        ["cambio de línea", "cambios de línea"],
    );
    format!("{}: {sections}, {changes}.", trip(minutes, locale))
}
