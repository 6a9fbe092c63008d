//! The words of Metromania.

use crate::words::rulebook::{Term, term, text};

pub(super) const TERMS: &[Term] = &[
    term(
        "space",
        text("Space", "Casilla"),
        text(
            "A small triangle of the city. It takes one tunnel.",
            "Un triángulo pequeño de la ciudad. Cabe un túnel.",
        ),
        &["MLINE-3", "MBOARD-1"],
    ),
    term(
        "district",
        text("District", "Barrio"),
        text(
            "A big triangle of 25 spaces. Six of them make the city.",
            "Un triángulo grande de 25 casillas. Seis forman la ciudad.",
        ),
        &["MSET-1", "MBOARD-2"],
    ),
    term(
        "spot",
        text("Spot", "Lugar"),
        text(
            "A space with a symbol: Residential (house), Commercial (factory) or Entertainment (star). A tunnel on it needs a Destination.",
            "Una casilla con símbolo: Vivienda (casa), Trabajo (fábrica) u Ocio (estrella). Un túnel en ella necesita un Destino.",
        ),
        &["MSET-1", "MTURN-2", "MSTAT-2", "MDEST-1"],
    ),
    term(
        "lake-and-park",
        text("Lake and Park", "Lago y Parque"),
        text(
            "Two spaces each, without tunnels. The trip of Sunday goes from one to the other.",
            "Dos casillas cada uno, sin túneles. El trayecto del domingo va de uno a otro.",
        ),
        &["MLINE-3", "MSTAT-2", "MTEST-4"],
    ),
    term(
        "line",
        text("Line", "Línea"),
        text(
            "A path of your tunnels from a white arrow to a black one. You have two, a solid and a striped one.",
            "Un camino de túneles tuyos de una flecha blanca a una negra. Tienes dos, una lisa y otra rayada.",
        ),
        &["MSET-2", "MLINE-1", "MLINE-6", "MEND-2"],
    ),
    term(
        "tunnel",
        text("Tunnel", "Túnel"),
        text(
            "One step of a line along an edge. A turn digs three.",
            "Un paso de una línea por un borde. En un turno se excavan tres.",
        ),
        &["MSET-2", "MTURN-1", "MLINE-3"],
    ),
    term(
        "open-end",
        text("Open end", "Extremo abierto"),
        text(
            "Where a line that is not finished goes on.",
            "Donde continúa una línea sin terminar.",
        ),
        &["MLINE-3", "MLINE-7", "MSTAT-1"],
    ),
    term(
        "blocked",
        text("Blocked line", "Línea bloqueada"),
        text(
            "A line that cannot go on: nothing beside its open end can be dug, or it has no tunnels left.",
            "Una línea que no puede continuar: no se puede excavar nada junto a su extremo abierto o no le quedan túneles.",
        ),
        &["MLINE-7", "MEND-1"],
    ),
    term(
        "station",
        text("Station", "Estación"),
        text(
            "Stands on a corner where lines meet or part, and serves every line there. It scores 1 for each Spot that it touches.",
            "Está en un vértice donde las líneas se encuentran o se separan, y sirve a todas. Da 1 punto por cada Lugar que toca.",
        ),
        &["MSTAT-1", "MSTAT-2", "MSTAT-3"],
    ),
    term(
        "intermediate-station",
        text("Intermediate station", "Estación intermedia"),
        text(
            "A station that you build as your whole turn, or for free when a line ends.",
            "Una estación que construyes como turno entero, o gratis cuando una línea termina.",
        ),
        &["MSTAT-4", "MTURN-1", "MLINE-6"],
    ),
    term(
        "destination",
        text("Destination", "Destino"),
        text(
            "A tile with a type and a letter. You place it on a Spot of its type when you dig there.",
            "Una loseta con un tipo y una letra. La colocas en un Lugar de su tipo al excavar allí.",
        ),
        &["MSET-3", "MDEST-1", "MTEST-2"],
    ),
    term(
        "test-trip",
        text("Test trip", "Trayecto de prueba"),
        text(
            "After construction: from Monday to Saturday the fastest trip between the two Destinations of a letter, on Sunday from Park to Lake.",
            "Tras las construcciones: de lunes a sábado, el trayecto más rápido entre los dos Destinos de una letra; el domingo, del Parque al Lago.",
        ),
        &["MTEST-1", "MTEST-2", "MTEST-3", "MTEST-4"],
    ),
    term(
        "section",
        text("Section", "Tramo"),
        text(
            "The part of a line between two stations. It takes 1 minute; a change of line takes 3.",
            "La parte de una línea entre dos estaciones. Dura 1 minuto; un cambio de línea, 3.",
        ),
        &["MTEST-1", "MTEST-2"],
    ),
    term(
        "municipality",
        text("Municipality", "Municipio"),
        text(
            "How open the letters of the Destinations are. Loyal: all are seen. Strict: they are set by a table.",
            "Cómo se conocen las letras de los Destinos. Leal: todas se ven. Estricto: las fija una tabla.",
        ),
        &["MSET-4"],
    ),
];
