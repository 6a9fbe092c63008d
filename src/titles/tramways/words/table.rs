//! Several players at one table: whose turn it is, what the others did, who wins.

use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// What comes before the first round.
    setting_up "Setup" "Preparación"
    /// The place in the turn order.
    turn_order "Turn order" "Orden de turno"
    cards_in_hand "Cards in hand" "Cartas en mano"
    /// Links that are complete, and those that are not.
    links_and_open "Complete Links + incomplete ones" "Enlaces completos + incompletos"
    /// Parcels that are not built on.
    parcels "Parcels" "Terrenos"
    buildings "Buildings" "Edificios"
    /// Nothing of a kind.
    none "none" "ninguno"
    /// An upgraded Building.
    upgraded "upgraded" "mejorado"
    /// Equal totals, decided by money.
    tie_money "Tie: the player with more money left after the conversion wins." "Empate: gana quien tenga más dinero tras la conversión."
    /// Equal totals and equal money.
    tie_shared "Tie in score and in money left: they share the victory." "Empate también en dinero: comparten la victoria."
    /// A mark on the map.
    trace_laid "rails laid" "rieles colocados"
    /// A mark on the map.
    trace_link_upgraded "Link upgraded" "Enlace mejorado"
    /// A mark on the map.
    trace_built "Building built" "Edificio construido"
    /// A mark on the map.
    trace_building_upgraded "Building upgraded" "Edificio mejorado"
    /// A mark on the map.
    trace_left "a Passenger left" "salió un Pasajero"
    /// A mark on the map.
    trace_arrived "a Passenger arrived" "llegó un Pasajero"
    /// A mark on the map.
    trace_added "new Passenger" "Pasajero nuevo"
}
