//! The uses of a thing, with costs and reasons.

use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::{Icon, ParcelId};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The question about a thing.
    uses_now "What can I do with this?" "¿Qué puedo hacer con esto?"
    no_use_now "You can't do anything with this now." "Ahora no puedes hacer nada con esto."
    action_under_way "Finish or cancel the current action first." "Termina o cancela antes la acción en curso."
    /// The worth of a Link.
    link_worth "a complete Link: 3 points at the end" "un Enlace completo: 3 puntos al final"
    discard_it "Discard" "Descartar"
    pay_with(icon: Icon) [icon = self.icon(icon)] "Pay with {icon}" "Pagar con {icon}"
    /// The Parcel has its Building already.
    is_built(parcel: ParcelId) [name = parcel.name()]
        "Parcel {name} already has its Building." "El Terreno {name} ya tiene su Edificio."
    /// The phase for this action.
    belongs_to: Phase {
        Phase::Administration => "You do that in Administration, after the actions." "Eso se hace en la Administración, después de las acciones.",
        Phase::Actions | Phase::Auction | Phase::EndOfRound => "You do that in the Actions phase." "Eso se hace en la fase de Acciones.",
    }
    /// The price of rails, and the symbols in hand.
    rails_price(most: u8) [most = self.symbols(most)]
        "1 rail symbol a tile, 2 on a mountain; you have up to {most}" "1 símbolo de riel por loseta, 2 en montaña; tienes hasta {most}"
}
