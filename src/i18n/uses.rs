//! What can be done with a thing, what it costs, and why it cannot be done.

use super::{Locale, texts};
use crate::titles::tramways::rules::event::Phase;
use crate::titles::tramways::rules::icon::Icon;

texts! {
    /// The uses of a thing.
    uses_now "What can I do with this?" "¿Qué puedo hacer con esto?"
    /// What is not possible now.
    uses_not_now "Not now" "Ahora no"
    /// Nothing is possible now.
    no_use_now "Nothing is possible with this now." "Con esto no se puede hacer nada ahora."
    /// How to see the uses of a thing.
    key_uses "What can I do with this card or cell?" "¿Qué puedo hacer con esta carta o casilla?"
    /// Another action is under way.
    action_under_way "Another action is under way: finish it, or go back." "Hay otra acción en marcha: termínala o vuelve atrás."
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

    /// Something belongs to another phase.
    pub fn belongs_to(self, phase: Phase) -> &'static str {
        match phase {
            Phase::Administration => self.pick(
                "That is done in the Administration, after the actions.",
                "Eso se hace en la Administración, después de las acciones.",
            ),
            Phase::Actions | Phase::Auction | Phase::EndOfRound => self
                .pick("That is done in the Actions phase.", "Eso se hace en la fase de Acciones."),
        }
    }

    /// What rails cost, and what the hand can pay.
    pub fn rails_price(self, most: u8) -> String {
        let most = self.symbols(most);
        self.pick(
            format!("1 symbol a tile, 2 on a mountain; you have {most}"),
            format!("1 símbolo por loseta, 2 en montaña; tienes {most}"),
        )
    }
}
