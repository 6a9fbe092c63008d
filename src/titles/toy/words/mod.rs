//! Every phrase of the toy.

use crate::engine::game::Rule;
use crate::table::view::Reason;
use crate::titles::toy::error::{Refusal, SetupError};
use crate::titles::toy::rules::{Action, Decision, Event};
use crate::words::{Locale, Text, phrases};

phrases! { locale:
    over "The game is over" "La partida ha terminado"
    turn "Reach into the middle or look" "Toma cuentas o mira el número"
    take "Choose how many beads to take" "Elige cuántas cuentas tomas"
    pay "Choose how many beads to pay" "Elige cuántas cuentas pagas"
    reach "Reach" "Tomar"
    look "Look" "Mirar"
    looked "Looks at the number" "Miró el número"
    nearest "Nearest to the number" "Más cerca del número"
    first_turn "Take beads from the middle. A bead is a point." "Toma cuentas del centro. Cada una es un punto."
    not_asked "Something else is asked now." "Ahora se pide otra cosa."
    no_look "You cannot look at the number now." "Ahora no puedes mirar el número."
    /// The label of an action's button.
    action(action: Action) => action {
        Action::Reach => (reach(locale).to_owned()),
        Action::Look => (look(locale).to_owned()),
        Action::Take(count) => "Take {count}" "Tomar {count}",
        Action::Pay(count) => "Pay {count}" "Pagar {count}",
    }
    /// An event in the log.
    event(event: Event) => event {
        Event::Took { beads, .. } => "Takes {beads}" "Tomó {beads}",
        Event::Paid { beads, .. } => "Pays {beads}" "Pagó {beads}",
        Event::Looked { .. } => (looked(locale).to_owned()),
    }
    /// The number of beads in the middle.
    middle(count: u8) "Middle: {count}" "Centro: {count}"
    /// Why a setup cannot be played.
    unplayable(error: SetupError) => error {
        SetupError::Rules(version) => "There is no rules version {version}." "No hay una versión {version} de las reglas.",
        SetupError::Players(count) => "One to four play, not {count}." "Juegan de una a cuatro personas, no {count}.",
    }
}

/// The name of the counted things.
pub(super) const BEADS: Text = Text::new("Beads", "Cuentas");

/// Returns the question of a decision.
pub(super) fn prompt(stage: Decision, locale: Locale) -> &'static str {
    match stage {
        Decision::Turn => turn(locale),
        Decision::Take => take(locale),
        Decision::Pay => pay(locale),
        Decision::Over => over(locale),
    }
}

/// Returns why an action was refused.
pub(super) fn refusal(refusal: Refusal, locale: Locale) -> Reason {
    let text = match refusal {
        Refusal::NotNow => not_asked(locale).to_owned(),
        Refusal::Look => no_look(locale).to_owned(),
        Refusal::Take(count) => {
            phrases! { locale, "You cannot take {count} beads now.", "Ahora no puedes tomar {count} cuentas." }
        }
        Refusal::Pay(count) => {
            phrases! { locale, "You cannot pay {count} beads now.", "Ahora no puedes pagar {count} cuentas." }
        }
    };
    Reason { text, rule: refusal.rule() }
}
