//! What can be done with a thing, what it costs, and why it cannot be done.

use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::{Icon, ParcelId};
use crate::words::Locale;
use crate::words::texts;

texts! {
    /// The uses of a thing.
    uses_now "What can I do with this?" "¿Qué puedo hacer con esto?"
    /// Nothing is possible now.
    no_use_now "You can't do anything with this now." "Ahora no puedes hacer nada con esto."
    /// Another action is under way.
    action_under_way "Finish or cancel the current action first." "Termina o cancela antes la acción en curso."
    /// A Link is worth points.
    link_worth "a complete Link: 3 points at the end" "un Enlace completo: 3 puntos al final"
    /// Discards a card.
    discard_it "Discard" "Descartar"
}

impl Locale {
    /// Pays with an icon.
    pub fn pay_with(self, icon: Icon) -> String {
        let icon = self.icon(icon);
        self.pick(format!("Pay with {icon}"), format!("Pagar con {icon}"))
    }

    /// A Parcel has its Building.
    pub fn is_built(self, parcel: ParcelId) -> String {
        let name = parcel.name();
        self.pick(
            format!("Parcel {name} already has its Building."),
            format!("El Terreno {name} ya tiene su Edificio."),
        )
    }

    /// Something belongs to another phase.
    pub fn belongs_to(self, phase: Phase) -> &'static str {
        match phase {
            Phase::Administration => self.pick(
                "You do that in Administration, after the actions.",
                "Eso se hace en la Administración, después de las acciones.",
            ),
            Phase::Actions | Phase::Auction | Phase::EndOfRound => self
                .pick("You do that in the Actions phase.", "Eso se hace en la fase de Acciones."),
        }
    }

    /// What rails cost, and what the hand can pay.
    pub fn rails_price(self, most: u8) -> String {
        let most = self.symbols(most);
        self.pick(
            format!("1 rail symbol a tile, 2 on a mountain; you have up to {most}"),
            format!("1 símbolo de riel por loseta, 2 en montaña; tienes hasta {most}"),
        )
    }
}
