//! Games of several players: panels, ties, marks of changes.

use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The time before the first round.
    setting_up "Setup" "Preparación"
    /// The place in the turn order.
    turn_order "Turn order" "Orden de turno"
    cards_in_hand "Cards in hand" "Cartas en mano"
    /// Numbers of complete and incomplete Links.
    links_and_open "Complete Links + incomplete ones" "Enlaces completos + incompletos"
    /// Vacant Parcels.
    parcels "Parcels" "Terrenos"
    buildings "Buildings" "Edificios"
    /// An empty list.
    none "none" "ninguno"
    upgraded "upgraded" "mejorado"
    /// A tie that money decides.
    tie_money "Tie: the player with more money left after the conversion wins." "Empate: gana quien tenga más dinero tras la conversión."
    /// A tie in score and money.
    tie_shared "Tie in score and in money left: they share the victory." "Empate también en dinero: comparten la victoria."
    trace_laid "rails laid" "rieles colocados"
    trace_link_upgraded "Link upgraded" "Enlace mejorado"
    trace_built "Building built" "Edificio construido"
    trace_building_upgraded "Building upgraded" "Edificio mejorado"
    trace_left "a Passenger left" "salió un Pasajero"
    trace_arrived "a Passenger arrived" "llegó un Pasajero"
    trace_added "new Passenger" "Pasajero nuevo"
}
