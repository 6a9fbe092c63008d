//! Building rails.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, Clause, clause, item, reading, say, text};

pub(super) const RAILS: Chapter = Chapter {
    key: "rails",
    title: text("Build rails", "Construir rieles"),
    intro: &[say(
        "A Link is an unbroken run of one player's rail tiles. It is complete when its two ends point into two different locations: any Building, or a Parcel of its owner.",
        "Un Enlace es una serie sin cortes de losetas de riel de un jugador. Está completo cuando sus dos extremos apuntan a dos localizaciones distintas: cualquier Edificio o un Terreno de su dueño.",
    )],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "RAIL-1",
        text("What it costs", "Lo que cuesta"),
        &[
            say(
                "Building rails costs one Rail Worker, and rail symbols that add up to exactly the sum of:",
                "Construir rieles cuesta un Trabajador ferroviario y símbolos de riel que sumen exactamente:",
            ),
            item(
                "1 for each tile on a plain or on your own Parcel,",
                "1 por cada loseta en llanura o en un Terreno tuyo,",
            ),
            item("2 for each tile on a mountain,", "2 por cada loseta en montaña,"),
            item("1 for a redirect (RAIL-4).", "1 por una redirección (RAIL-4)."),
            say("One action works on one Link.", "Una acción trabaja en un solo Enlace."),
        ],
    ),
    clause(
        "RAIL-2",
        text("Where it starts", "Dónde empieza"),
        &[say(
            "At any Building, whoever owns it, at your own Parcel, or at the open end of an incomplete Link of yours. Each tile continues where the last one ended.",
            "En cualquier Edificio, sea de quien sea, en un Terreno tuyo o en el extremo abierto de un Enlace incompleto tuyo. Cada loseta sigue donde acabó la anterior.",
        )],
    ),
    clause(
        "RAIL-3",
        text("When a Link is complete", "Cuándo se completa un Enlace"),
        &[
            say(
                "When after the last tile of the action the open end points into a Building or your own Parcel, the Link is complete. Then you must also play one Destination icon that matches one of its ends: the type of the Building, or the number of the Parcel. Otherwise the Link stays incomplete and no Destination is played.",
                "Si tras la última loseta de la acción el extremo abierto apunta a un Edificio o a un Terreno tuyo, el Enlace está completo. Entonces debes jugar además un icono de Destino que coincida con uno de sus extremos: el tipo del Edificio o el número del Terreno. Si no, el Enlace queda incompleto y no se juega ningún Destino.",
            ),
            say(
                "Your rails may continue over Parcels of yours before they end.",
                "Tus rieles pueden seguir por Terrenos tuyos antes de acabar.",
            ),
            figure(Figure::Link),
        ],
    ),
    clause(
        "RAIL-4",
        text("Redirect", "Redirección"),
        &[
            say(
                "Once in an action you may replace the last tile of an incomplete Link of yours by one with a different exit, for 1 rail symbol. That may complete the Link, and it may be the whole action.",
                "Una vez por acción puedes cambiar la última loseta de un Enlace incompleto tuyo por otra con otra salida, por 1 símbolo de riel. Eso puede completar el Enlace y puede ser toda la acción.",
            ),
            reading(
                "A redirect comes first in its action, and costs 1 rail symbol on a mountain too.",
                "La redirección es lo primero de su acción, y cuesta 1 símbolo de riel también en montaña.",
            ),
        ],
    ),
    clause(
        "RAIL-5",
        text("Where tiles may lie", "Dónde puede haber losetas"),
        &[
            say(
                "On plains, on mountains, and on your own Parcels, which are then not a stop of this Link. Never on a lake, on a Building, or on a Parcel that is not yours.",
                "En llanura, en montaña y en Terrenos tuyos, que entonces no son parada de ese Enlace. Nunca en un lago, en un Edificio ni en un Terreno que no sea tuyo.",
            ),
            reading(
                "A Link that runs over a Parcel cannot also end there; it must continue: by the rulebook that Parcel is no longer a stop or Destination of this Link. A Link may cross itself.",
                "Un Enlace que pasa por un Terreno no puede acabar en él; debe seguir: según el reglamento ese Terreno ya no es parada ni Destino de este Enlace. Un Enlace puede cruzarse a sí mismo.",
            ),
        ],
    ),
    clause(
        "RAIL-6",
        text("Two tiles in one space", "Dos losetas en una casilla"),
        &[
            say(
                "Two tiles may share a space, whoever owns them, in two ways only: as a straight crossing, or as two curves that do not touch.",
                "Dos losetas pueden compartir casilla, sean de quien sean, solo de dos maneras: como cruce recto, o como dos curvas que no se tocan.",
            ),
            reading(
                "A second tile on a mountain also costs 2.",
                "Una segunda loseta en la misma montaña también cuesta 2.",
            ),
            figure(Figure::Shared),
        ],
    ),
    clause(
        "RAIL-7",
        text("Where a tile may point", "A dónde puede apuntar una loseta"),
        &[
            say(
                "A tile may never point off the map, into a hole, or into a Parcel that is not yours. It may pass beside such a Parcel.",
                "Una loseta nunca puede apuntar fuera del mapa, a un hueco ni a un Terreno que no sea tuyo. Pasar a su lado sí se puede.",
            ),
            reading(
                "A tile may point at a lake or at a full space, though it leads nowhere; you are warned.",
                "Una loseta puede apuntar a un lago o a una casilla llena, aunque no lleve a nada; se te avisa.",
            ),
        ],
    ),
    clause(
        "RAIL-8",
        text("The supply of tiles", "La reserva de losetas"),
        &[say(
            "You have 12 straight and 12 curved tiles. They come back only when they are redirected (RAIL-4), when an idle Link is removed (END-3), or when a Building is built on them (BLD-5).",
            "Tienes 12 losetas rectas y 12 curvas. Solo vuelven al redirigir (RAIL-4), al retirarse un Enlace sin trabajar (END-3) o al construir un Edificio encima (BLD-5).",
        )],
    ),
    clause(
        "RAIL-9",
        text("Extending a complete Link", "Prolongar un Enlace completo"),
        &[
            say(
                "A complete Link of yours that is not upgraded and ends at your own unbuilt Parcel may be extended over that Parcel. Until it has a new end it counts as incomplete: it carries nobody, scores nothing and cannot be upgraded. The old Link is remembered.",
                "Un Enlace tuyo completo y sin mejorar que acaba en un Terreno tuyo sin edificar puede prolongarse por encima de él. Hasta que tenga otro extremo cuenta como incompleto: no lleva a nadie, no puntúa y no se puede mejorar. El Enlace anterior se recuerda.",
            ),
            reading(
                "When an idle extension is removed, only its tiles go back, and the complete Link before it is restored.",
                "Si una prolongación se retira, solo vuelven sus losetas y se recupera el Enlace completo anterior.",
            ),
        ],
    ),
    clause(
        "RAIL-10",
        text("Joining Links", "Unir Enlaces"),
        &[
            say(
                "Two incomplete Links of yours may be joined into one complete Link; then Destination icons for both of its ends are needed. Open ends of yours that meet are joined. Nobody works on another player's Link.",
                "Dos Enlaces incompletos tuyos pueden unirse en uno completo; entonces hacen falta iconos de Destino de sus dos extremos. Si dos extremos abiertos tuyos se encuentran, quedan unidos. Nadie trabaja en el Enlace de otro.",
            ),
            reading(
                "Complete Links of yours, not upgraded, that end at the same own Parcel or at adjacent own Parcels may be joined by tiles on those Parcels, for one icon of either end; an incomplete and a complete Link likewise.",
                "Los Enlaces tuyos completos y sin mejorar que acaban en el mismo Terreno tuyo o en Terrenos tuyos contiguos pueden unirse con losetas en esos Terrenos, por un icono de uno de los extremos; igual uno incompleto y uno completo.",
            ),
            reading(
                "New rails that meet an incomplete Link of yours complete it with one icon; only two incomplete Links need both. Rails end where they meet a Link of yours.",
                "Los rieles nuevos que se unen a un Enlace incompleto tuyo lo completan con un icono; solo dos Enlaces incompletos piden los dos. Los rieles acaban donde se unen.",
            ),
            reading(
                "Your rails cannot connect to another player's rails at the edge of a space.",
                "Tus rieles no pueden conectar con los de otro jugador en el borde de una casilla.",
            ),
        ],
    ),
    clause(
        "RAIL-11",
        text("Several incomplete Links", "Varios Enlaces incompletos"),
        &[say(
            "You may have any number of incomplete Links at once, but each needs work every round, or it is removed (END-3).",
            "Puedes tener a la vez cuantos Enlaces incompletos quieras, pero cada uno pide trabajo en cada ronda o se retira (END-3).",
        )],
    ),
    clause(
        "RAIL-12",
        text("Two different ends", "Dos extremos distintos"),
        &[
            say(
                "A Link may not be built from a Building to the same Building, all its merged spaces counted (BLD-3), nor from a Parcel to itself.",
                "No se puede construir un Enlace de un Edificio a él mismo, contadas todas sus casillas combinadas (BLD-3), ni de un Terreno a él mismo.",
            ),
            reading(
                "If a later Building merges the two ends of a Link, the Link stays and scores, but carries no Passenger.",
                "Si un Edificio posterior combina los dos extremos de un Enlace, este permanece y puntúa, pero no lleva Pasajeros.",
            ),
            reading(
                "A Link may not run over the Parcel at its other end.",
                "Un Enlace no puede pasar por el Terreno de su otro extremo.",
            ),
        ],
    ),
    clause(
        "RAIL-13",
        text("Links keep their ends", "Los Enlaces conservan sus extremos"),
        &[
            reading(
                "No tile may take away the end of another complete Link of yours, except by extending (RAIL-9) or joining it (RAIL-10).",
                "Ninguna loseta puede quitarle el extremo a otro Enlace completo tuyo, salvo al prolongarlo (RAIL-9) o unirlo (RAIL-10).",
            ),
            reading(
                "The start of an incomplete Link can be neither extended nor joined; an upgraded Link neither.",
                "El comienzo de un Enlace incompleto no se prolonga ni se une; un Enlace mejorado tampoco.",
            ),
        ],
    ),
];
