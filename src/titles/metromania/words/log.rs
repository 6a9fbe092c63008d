//! The log, hints and the results of test trips.

use super::whereabouts::{Heading, destination as lettered, heading};
use super::{day, spot_name, test_name, the_line};
use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::event::{Ending, Event, StationCause};
use crate::titles::metromania::rules::scoring::{Fault, Test, Verdict};
use crate::titles::metromania::rules::state::Pattern;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// Stops before the third tunnel.
    stopped "Stops digging" "Dejó de excavar"
    passed "Passes the turn" "Pasó el turno"
    /// A test trip that is not possible yet.
    not_yet "not possible yet" "aún no es posible"
    /// The letters were dealt.
    dealt "The Destinations are dealt" "Se repartieron los Destinos"
    ended "Construction ends: the test trips are made" "Fin de las construcciones: se hicieron los trayectos de prueba"
    /// A type is taken twice.
    doubled(kind: SpotType) [kind = spot_name(kind, locale)]
        "Takes {kind} twice" "Tomó {kind} dos veces"
    take_twice(kind: SpotType) [kind = spot_name(kind, locale)]
        "Take {kind} twice." "Toma {kind} dos veces."
    /// A line was begun.
    started(pattern: Pattern) [line = the_line(pattern, locale)] "Starts {line}" "Empezó {line}"
    placed(destination: Destination) [letter = destination.letter().name(), kind = spot_name(destination.kind(), locale)]
        "Places Destination {letter} ({kind})" "Colocó el Destino {letter} ({kind})"
    /// Stations were built where lines meet or part.
    stations(count: i64) => count {
        1 => "Builds a station" "Construyó una estación",
        _ => "Builds {count} stations" "Construyó {count} estaciones",
    }
    built(reason: StationCause) => reason {
        StationCause::Junction => (stations(1, locale)),
        StationCause::Intermediate => "Builds an intermediate station" "Construyó una estación intermedia",
        StationCause::Bonus => "Builds the station of the finished line" "Construyó la estación de la línea terminada",
    }
    /// Says how many tunnels were dug in a turn.
    stroke(count: i64) [tunnels = locale.many(count, ["tunnel", "tunnels"], ["túnel", "túneles"])]
        "Digs {tunnels}" "Excavó {tunnels}"
    finished(pattern: Pattern) [line = the_line(pattern, locale)] "Finishes {line}" "Terminó {line}"
    /// The cause of the last turns.
    last_turns: Ending {
        Ending::BothLines => "Last turns: both lines of a player are finished" "Últimos turnos: un jugador ha terminado sus dos líneas",
        Ending::Stations => "Last turns: no stations left" "Últimos turnos: no quedan estaciones",
        Ending::Lines => "Last turns: enough lines are finished or blocked" "Últimos turnos: bastantes líneas están terminadas o bloqueadas",
    }
    /// Where the line of a plan leads.
    leads(place: &str) "The line is then {place}." "La línea queda {place}."
    /// Where the station of a plan is built.
    stands(place: &str) "The station is {place}." "La estación queda {place}."
    /// The Destination that a plan brings nearer to a Spot.
    nearer(destination: Destination) [name = lettered(destination, locale)]
        "Nearer to a Spot for {name}." "Más cerca de un Lugar para {name}."
    turn_end "End the turn." "Terminar el turno."
}

/// Says what a turn scored.
pub fn scored(turn: &str, points: i64, locale: Locale) -> String {
    format!("{turn}: {}", super::prompts::points(points, locale))
}

/// Says the result of a test trip, with its name.
pub fn verdict(verdict: &Verdict, players: &Players, locale: Locale) -> String {
    format!("{}, {}", test_name(verdict.test, locale), reckoning(verdict, players, locale))
}

/// Says the result of a test trip: its time and pay, or the players at fault and why.
pub fn reckoning(verdict: &Verdict, players: &Players, locale: Locale) -> String {
    let name = |seat: Seat| players.label(seat, locale);
    let paid = verdict.points.seats().filter(|&seat| verdict.points[seat] != 0);
    let paid =
        paid.map(|seat| format!("{} {}", name(seat), locale.change(verdict.points[seat].into())));
    let paid: Vec<String> = paid.collect();
    let mut text = match &verdict.fastest {
        Some(fastest) => {
            let minutes = i64::from(fastest.minutes);
            locale.many(minutes, ["minute", "minutes"], ["minuto", "minutos"])
        }
        None => phrases! { locale, "impossible", "imposible" },
    };
    for &(seat, reason) in &verdict.faults {
        text +=
            &format!("; {}", fault(players.name_of_other(seat, locale).as_deref(), reason, locale));
    }
    let cancelled = verdict.gross != verdict.points;
    if cancelled {
        text +=
            locale.pick("; both players: nothing counts", "; los dos jugadores: no cuenta nada");
    }
    if !paid.is_empty() {
        text += &format!(". {}", paid.join(", "));
    }
    text
}

/// Says why a player is at fault; without a name it addresses the player.
pub fn fault(name: Option<&str>, fault: Fault, locale: Locale) -> String {
    let destination = fault.destination();
    let which =
        format!("{} ({})", destination.letter().name(), spot_name(destination.kind(), locale));
    match (fault, name) {
        (Fault::NotPlaced(_), Some(name)) => {
            phrases! { locale, "{name} did not place {which}", "{name} no colocó {which}" }
        }
        (Fault::NotPlaced(_), None) => {
            phrases! { locale, "you did not place {which}", "no colocaste {which}" }
        }
        (Fault::NoStation(_), Some(name)) => {
            phrases! { locale, "no station touches {which} of {name}", "ninguna estación toca {which} de {name}" }
        }
        (Fault::NoStation(_), None) => {
            phrases! { locale, "no station touches your {which}", "ninguna estación toca tu {which}" }
        }
        (Fault::NotConnected(_), Some(name)) => {
            phrases! { locale, "{which} of {name} is not connected", "{which} de {name} no tiene conexión" }
        }
        (Fault::NotConnected(_), None) => {
            phrases! { locale, "your {which} is not connected", "tu {which} no tiene conexión" }
        }
    }
}

/// Says the tunnels of a plan, with their line and goal if they belong to one line.
fn dug(count: i64, course: Option<(Pattern, Heading)>, locale: Locale) -> String {
    let tunnels = locale.many(count, ["tunnel", "tunnels"], ["túnel", "túneles"]);
    let Some((pattern, to)) = course else {
        return phrases! { locale, "Dig {tunnels}", "Excava {tunnels}" };
    };
    let (line, to) = (the_line(pattern, locale), heading(to, locale));
    phrases! { locale, "Dig {tunnels} of {line} {to}", "Excava {tunnels} de {line} {to}" }
}

/// Says what a plan does, in one sentence.
pub fn plan_sums(events: &[Event], course: Option<(Pattern, Heading)>, locale: Locale) -> String {
    let mut parts = Vec::new();
    let tunnels = events.iter().filter(|event| matches!(event, Event::Dug { .. })).count() as i64;
    if tunnels > 0 {
        parts.push(dug(tunnels, course, locale));
    }
    let built = events.iter().filter(|event| matches!(event, Event::Built { .. })).count() as i64;
    if built > 0 {
        let stations = locale.many(built, ["station", "stations"], ["estación", "estaciones"]);
        let points = events.iter().map(|event| match event {
            Event::Built { points, .. } => i64::from(*points),
            _ => 0,
        });
        parts.push(format!("{stations} ({})", super::prompts::points(points.sum(), locale)));
    }
    for event in events {
        match event {
            Event::Placed { destination, .. } => {
                let letter = destination.letter().name();
                parts.push(phrases! { locale, "Destination {letter}", "Destino {letter}" });
            }
            Event::Finished { line } => {
                let line = the_line(line.pattern(), locale);
                parts.push(phrases! { locale, "{line} finished", "{line} terminada" });
            }
            _ => {}
        }
    }
    let is_passed = |event: &Event| matches!(event, Event::Passed { .. });
    if parts.is_empty() && events.iter().any(is_passed) {
        parts.push(phrases! { locale, "Pass the turn", "Pasa el turno" });
    }
    if parts.is_empty() { turn_end(locale).to_owned() } else { format!("{}.", parts.join(", ")) }
}

/// Says the pay of the viewer's test trips after a plan and now, with the change of each trip that changes.
pub fn trip_points_after(now: i32, then: i32, changed: &[(Test, i32)], locale: Locale) -> String {
    let points = locale.many(then.into(), ["point", "points"], ["punto", "puntos"]);
    let now = locale.number(now.into());
    let changed = changed.iter().map(|&(test, by)| {
        let name = match test {
            Test::Letter(letter) => format!("{} {}", day(test, locale), letter.name()),
            Test::Sunday => day(test, locale).to_owned(),
        };
        format!("{name} {}", locale.change(by.into()))
    });
    let changed = changed.collect::<Vec<_>>().join(", ");
    phrases! { locale, "Your test trips: {points} instead of {now} ({changed}).", "Tus trayectos: {points} en vez de {now} ({changed})." }
}
